#!/usr/bin/env python3
"""Makes a sheet of one picture as people with colour blindness see it, and in grey.

    python3 tools/colour_vision.py PICTURE.png SHEET.png [WIDTH]

Needs Pillow and numpy. Simulation: Machado, Oliveira and Fernandes 2009, severity 1.0, in linear
RGB, as in tests/it/render_colours.rs.
"""
import sys

import numpy as np
from PIL import Image, ImageDraw

MATRICES = {
    "normal": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
    "grey": [[0.2126, 0.7152, 0.0722]] * 3,
}


def simulate(pixels, matrix):
    """An sRGB picture (height, width, 3; 0 to 255) as seen through a matrix in linear RGB."""
    part = pixels / 255.0
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    seen = np.clip(linear @ np.array(matrix).T, 0, 1)
    back = np.where(seen <= 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055)
    return np.round(back * 255).astype(np.uint8)


def main():
    source, target = sys.argv[1:3]
    width = int(sys.argv[3]) if len(sys.argv) > 3 else 550
    picture = Image.open(source).convert("RGB")
    height = picture.height * width // picture.width
    pixels = np.asarray(picture.resize((width, height), Image.LANCZOS), dtype=float)
    columns = 3
    rows = -(-len(MATRICES) // columns)
    sheet = Image.new("RGB", (columns * width, rows * (height + 16)), "white")
    draw = ImageDraw.Draw(sheet)
    for number, (name, matrix) in enumerate(MATRICES.items()):
        x, y = number % columns * width, number // columns * (height + 16)
        sheet.paste(Image.fromarray(simulate(pixels, matrix)), (x, y + 16))
        draw.text((x + 4, y + 2), name, fill="black")
    sheet.save(target)


if __name__ == "__main__":
    main()
