//! A picture as PNG with a palette, by the `png` crate.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

use super::Picture;

impl Picture {
    /// The bytes of a PNG file with an 8-bit palette.
    pub fn png(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(self.palette.concat());
        encoder.set_deflate_compression(DeflateCompression::Level(2));
        encoder.set_filter(Filter::Up);
        let written = encoder
            .write_header()
            .and_then(|mut writer| writer.write_image_data(&self.pixels));
        written.expect("writing to memory does not fail, and the sizes agree");
        bytes
    }
}
