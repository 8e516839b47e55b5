//! The colours of each theme. Chosen so that owners stay apart in simulated colour blindness
//! (tests/it/render_colours.rs states by how much), and never the only sign of anything.

use super::Theme;
use crate::rules::Geometry;

pub(super) type Rgb = [u8; 3];

/// Pairs are for light and dark squares.
pub(super) struct Colours {
    /// Around the board and between the plates.
    pub(super) background: Rgb,
    /// Coordinates.
    pub(super) text: Rgb,
    pub(super) plate: Rgb,
    pub(super) plate_text: Rgb,
    /// The plate of the seat to move and of a winner.
    pub(super) lit: Rgb,
    pub(super) lit_text: Rgb,
    pub(super) squares: [Rgb; 2],
    /// Where the last move ended, and where it began.
    pub(super) to: [Rgb; 2],
    pub(super) from: [Rgb; 2],
    /// Both ends of the moves before it.
    pub(super) earlier: [Rgb; 2],
    pub(super) selected: [Rgb; 2],
    pub(super) check: Rgb,
    pub(super) to_frame: Rgb,
    pub(super) from_frame: Rgb,
    pub(super) earlier_frame: Rgb,
    pub(super) selected_frame: Rgb,
    /// Red, Blue, Yellow, Green, and the dead.
    pub(super) owners: [Rgb; 5],
    /// The bar with the name of a seat that is out; light enough for dark text.
    pub(super) out: Rgb,
    /// Around every piece and mark.
    pub(super) outline: Rgb,
    /// Owner's marks, and the disc below a king in check.
    pub(super) mark: Rgb,
}

const fn rgb(value: u32) -> Rgb {
    [(value >> 16) as u8, (value >> 8) as u8, value as u8]
}

const DEFAULT: Colours = Colours {
    background: rgb(0x2b_2d31),
    text: rgb(0xf2_f3f5),
    plate: rgb(0x1e_1f22),
    plate_text: rgb(0xf2_f3f5),
    lit: rgb(0xff_ffff),
    lit_text: rgb(0x10_1010),
    squares: [rgb(0xf7_f1e6), rgb(0xcb_c8c4)],
    to: [rgb(0xd0_a6f2), rgb(0xb1_84dc)],
    from: [rgb(0xe2_c8ed), rgb(0xce_b5dd)],
    earlier: [rgb(0xec_dcea), rgb(0xcd_bfd2)],
    selected: [rgb(0x9f_dbe0), rgb(0x83_c3ca)],
    check: rgb(0x6a_1346),
    to_frame: rgb(0x69_5080),
    from_frame: rgb(0x89_67a9),
    earlier_frame: rgb(0x89_67a9),
    selected_frame: rgb(0x10_1010),
    owners: [
        rgb(0xc4_1e14),
        rgb(0x12_34b4),
        rgb(0xf2_bc08),
        rgb(0x38_947c),
        rgb(0xe8_e8e8),
    ],
    out: rgb(0x8c_8f96),
    outline: rgb(0x10_1010),
    mark: rgb(0xff_ffff),
};

const HIGH_CONTRAST: Colours = Colours {
    background: rgb(0x00_0000),
    text: rgb(0xff_ffff),
    plate: rgb(0x00_0000),
    plate_text: rgb(0xff_ffff),
    lit: rgb(0xff_ffff),
    lit_text: rgb(0x00_0000),
    squares: [rgb(0xff_ffff), rgb(0xb4_b4b4)],
    to: [rgb(0xc0_80ff), rgb(0x9c_58e6)],
    from: [rgb(0xdc_b8ff), rgb(0xc0_94f0)],
    earlier: [rgb(0xec_d8ff), rgb(0xc4_b0d8)],
    selected: [rgb(0x70_e4ee), rgb(0x50_c0cc)],
    check: rgb(0x50_0030),
    to_frame: rgb(0x30_0060),
    from_frame: rgb(0x50_2090),
    earlier_frame: rgb(0x50_2090),
    selected_frame: rgb(0x00_0000),
    outline: rgb(0x00_0000),
    ..DEFAULT
};

const DARK: Colours = Colours {
    background: rgb(0x11_1214),
    text: rgb(0xc4_c7cc),
    plate: rgb(0x1b_1c1f),
    plate_text: rgb(0xd4_d7dc),
    lit: rgb(0xd8_dadf),
    squares: [rgb(0x92_969e), rgb(0x73_777f)],
    to: [rgb(0xa0_78c4), rgb(0x86_5cae)],
    from: [rgb(0x9c_88b4), rgb(0x82_6c9c)],
    earlier: [rgb(0x96_90a6), rgb(0x7a_728c)],
    selected: [rgb(0x62_a4aa), rgb(0x4c_8c94)],
    // Light on dark squares, where the other themes have it the other way round.
    to_frame: rgb(0xf0_e4ff),
    from_frame: rgb(0xdc_caf8),
    earlier_frame: rgb(0xcc_bce4),
    ..DEFAULT
};

const PRINT: Colours = Colours {
    background: rgb(0xff_ffff),
    text: rgb(0x00_0000),
    plate: rgb(0xff_ffff),
    plate_text: rgb(0x00_0000),
    lit: rgb(0x20_2020),
    lit_text: rgb(0xff_ffff),
    squares: [rgb(0xff_ffff), rgb(0xd8_d8d8)],
    to: [rgb(0xd9_bcf0), rgb(0xb9_9ad4)],
    from: [rgb(0xec_dcf6), rgb(0xcf_bede)],
    earlier: [rgb(0xf4_ecf8), rgb(0xd6_ccdc)],
    to_frame: rgb(0x00_0000),
    from_frame: rgb(0x40_4040),
    earlier_frame: rgb(0x60_6060),
    outline: rgb(0x00_0000),
    ..DEFAULT
};

impl Colours {
    /// The colours of the pieces: on the 8×8 board Red is White and Yellow is Black.
    pub(super) const fn owners(&self, geometry: Geometry) -> [Rgb; 5] {
        let [_, blue, _, green, dead] = self.owners;
        match geometry {
            Geometry::Cross => self.owners,
            Geometry::Eight => [rgb(0xff_ffff), blue, rgb(0x50_5258), green, dead],
        }
    }
}

impl Theme {
    pub(super) const fn colours(self) -> &'static Colours {
        match self {
            Theme::Default => &DEFAULT,
            Theme::HighContrast => &HIGH_CONTRAST,
            Theme::Dark => &DARK,
            Theme::Print => &PRINT,
        }
    }
}
