//! Parts of a picture compressed on their own, and the writer that joins their rows.
//!
//! A PNG is compressed row by row across the whole picture, but a row of a board is a row of
//! tiles, and a tile looks the same wherever it lies. So each tile is filtered and coded once, and
//! a picture is the joining of such rows: the raster is never built. What makes parts
//! independent: a part's first row uses the filter None and the others Up, so no pixel looks
//! beyond its part; and matches reach back one byte only. Zeros at the ends of a row are kept as
//! numbers, so that they become one run with the zeros of the neighbours.

use super::deflate::{Bits, Codes, Counts};

/// The filter type of a row that stands for itself.
const NONE: u8 = 0;
/// The filter type of a row that is given as its difference to the row above.
const UP: u8 = 2;

/// A compressed part of a picture.
pub(super) struct Block {
    width: usize,
    rows: Vec<Row>,
    words: Vec<u64>,
}

struct Row {
    /// Zeros before and after what is coded.
    lead: u16,
    trail: u16,
    /// Where the coded bits begin in `words`, and how many there are.
    start: u32,
    bits: u32,
    /// Sum of the filtered bytes, and of each times its distance to the row's end, for Adler-32.
    sum: u32,
    weighted: u32,
}

/// Pixels of a part within a raster.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    /// From the part's first pixel on.
    pub(super) pixels: &'a [u8],
    /// Pixels from a row to the next.
    pub(super) stride: usize,
    pub(super) width: usize,
    pub(super) height: usize,
}

impl<'a> Part<'a> {
    fn row(self, y: usize) -> &'a [u8] {
        &self.pixels[y * self.stride..][..self.width]
    }
}

/// Fills `into` with a row as its filter leaves it.
fn filter(part: Part, y: usize, alone: bool, into: &mut Vec<u8>) {
    into.clear();
    let row = part.row(y);
    if alone {
        into.extend_from_slice(row);
    } else {
        let above = part.row(y - 1);
        into.extend(row.iter().zip(above).map(|(a, b)| a.wrapping_sub(*b)));
    }
}

/// Calls back for each run of equal bytes.
#[inline]
fn runs(bytes: &[u8], mut each: impl FnMut(u8, usize)) {
    let mut at = 0;
    while at < bytes.len() {
        let byte = bytes[at];
        // Many runs are of one byte.
        let length = match bytes.get(at + 1) {
            Some(&next) if next == byte => same(&bytes[at..], byte),
            _ => 1,
        };
        each(byte, length);
        at += length;
    }
}

/// How many bytes at the start are this one: eight at a time, since most runs are of zeros.
#[inline]
fn same(bytes: &[u8], byte: u8) -> usize {
    let (words, rest) = bytes.as_chunks::<8>();
    let repeated = u64::from(byte) * 0x0101_0101_0101_0101;
    for (number, &word) in words.iter().enumerate() {
        let differing = u64::from_le_bytes(word) ^ repeated;
        if differing != 0 {
            return number * 8 + differing.trailing_zeros() as usize / 8;
        }
    }
    let after = rest.iter().take_while(|&&other| other == byte).count();
    words.len() * 8 + after
}

fn zeros_at_end(bytes: &[u8]) -> usize {
    let (rest, words) = bytes.as_rchunks::<8>();
    for (number, &word) in words.iter().rev().enumerate() {
        let word = u64::from_le_bytes(word);
        if word != 0 {
            return number * 8 + word.leading_zeros() as usize / 8;
        }
    }
    let before = rest.iter().rev().take_while(|&&byte| byte == 0).count();
    words.len() * 8 + before
}

/// Counts the symbols that a part needs. `alone` tells which rows stand for themselves.
pub(super) fn count(part: Part, alone: impl Fn(usize) -> bool, counts: &mut Counts) {
    let mut row = Vec::with_capacity(part.width);
    for y in 0..part.height {
        let alone = alone(y);
        filter(part, y, alone, &mut row);
        counts.literal(if alone { NONE } else { UP });
        runs(&row, |byte, length| counts.run(byte, length));
    }
}

impl Block {
    /// Codes a part. `alone` tells which rows stand for themselves; the first one must.
    pub(super) fn new(part: Part, alone: impl Fn(usize) -> bool, codes: &Codes) -> Block {
        let mut block = Block {
            width: part.width,
            rows: Vec::with_capacity(part.height),
            words: Vec::with_capacity(part.height * 2),
        };
        let mut row = Vec::with_capacity(part.width);
        let mut bits = Bits::default();
        for y in 0..part.height {
            let alone = alone(y);
            if !alone && part.row(y) == part.row(y - 1) {
                block.rows.push(Row {
                    lead: part.width as u16,
                    trail: 0,
                    start: block.words.len() as u32,
                    bits: 0,
                    sum: 0,
                    weighted: 0,
                });
                continue;
            }
            filter(part, y, alone, &mut row);
            block.push(&row, alone, codes, &mut bits);
        }
        block
    }

    fn push(&mut self, row: &[u8], alone: bool, codes: &Codes, bits: &mut Bits) {
        let (lead, trail) = if alone {
            (0, 0)
        } else {
            let lead = same(row, 0);
            (lead, zeros_at_end(&row[lead..]))
        };
        let filled = &row[lead..row.len() - trail];
        bits.clear();
        runs(filled, |byte, length| match byte {
            0 => codes.zeros(bits, length),
            _ => codes.run(bits, byte, length),
        });
        let start = self.words.len() as u32;
        let count = bits.len() as u32;
        self.words.extend(bits.words());
        let (mut sum, mut weighted) = (0, 0);
        for (&byte, distance) in filled.iter().zip((0..=row.len() - lead).rev()) {
            sum += u32::from(byte);
            weighted += u32::from(byte) * distance as u32;
        }
        self.rows.push(Row {
            lead: lead as u16,
            trail: trail as u16,
            start,
            bits: count,
            sum,
            weighted,
        });
    }
}

/// A block within a row of blocks.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) block: &'a Block,
    /// The row of the block that comes first.
    pub(super) first: usize,
    /// How many places before this one there is a block that is the same once it is filtered; all
    /// in between are as wide. 0 if there is none.
    pub(super) back: usize,
}

impl<'a> Place<'a> {
    /// A block from one of its rows on, like no other.
    pub(super) fn new(block: &'a Block, first: usize) -> Place<'a> {
        Place {
            block,
            first,
            back: 0,
        }
    }
}

/// A repetition costs about as many bits as this.
const WORTH: u32 = 20;

/// What has to be repeated from `back` places before.
#[derive(Default)]
struct Again {
    back: usize,
    length: usize,
    /// Whether all places since have looked back as far.
    open: bool,
}

impl Again {
    fn write(&self, codes: &Codes, bits: &mut Bits) {
        codes.again(bits, self.back, self.length);
    }
}

/// Joins rows of blocks into one zlib stream (RFC 1950).
pub(super) struct Joiner<'a> {
    codes: &'a Codes,
    bits: Bits,
    low: u64,
    high: u64,
}

/// What Adler-32 counts by.
const ADLER: u64 = 65521;

impl<'a> Joiner<'a> {
    /// Goes on after `bytes`.
    pub(super) fn new(mut bytes: Vec<u8>, codes: &'a Codes) -> Joiner<'a> {
        // Deflate with a window of 32 kB; check bits, fastest level.
        bytes.extend([0x78, 0x01]);
        let mut bits = Bits::after(bytes);
        codes.begin(&mut bits);
        Joiner {
            codes,
            bits,
            low: 1,
            high: 0,
        }
    }

    /// Appends `count` rows of blocks that lie side by side. `alone` as in [`Block::new`], counted
    /// from the first of these rows.
    pub(super) fn rows(&mut self, line: &[Place], count: usize, alone: impl Fn(usize) -> bool) {
        for y in 0..count {
            let alone = alone(y);
            let kind = if alone { NONE } else { UP };
            self.codes.literal(&mut self.bits, kind);
            self.low += u64::from(kind);
            self.high += self.low;
            self.row(line, y, alone);
            self.low %= ADLER;
            self.high %= ADLER;
        }
    }

    fn row(&mut self, line: &[Place], y: usize, alone: bool) {
        let (codes, bits) = (self.codes, &mut self.bits);
        // Zeros and a repetition that are not written yet, in this order: repetition, zeros.
        let (mut zeros, mut again) = (0, Again::default());
        for place in line {
            let row = &place.block.rows[place.first + y];
            self.high += self.low * place.block.width as u64 + u64::from(row.weighted);
            self.low += u64::from(row.sum);
            zeros += usize::from(row.lead);
            if row.bits == 0 {
                again.open &= place.back == again.back;
                continue;
            }
            let middle = place.block.width - usize::from(row.lead) - usize::from(row.trail);
            if !alone && place.back > 0 && middle >= 3 && row.bits > WORTH {
                if again.open && again.back == place.back {
                    again.length += zeros + middle;
                } else {
                    again.write(codes, bits);
                    codes.zeros(bits, zeros);
                    again = Again {
                        back: place.back,
                        length: middle,
                        open: true,
                    };
                }
            } else {
                again.write(codes, bits);
                again = Again::default();
                codes.zeros(bits, zeros);
                let mut rest = row.bits;
                for &word in &place.block.words[row.start as usize..] {
                    bits.put(word, rest.min(64));
                    if rest <= 64 {
                        break;
                    }
                    rest -= 64;
                }
            }
            zeros = usize::from(row.trail);
        }
        again.write(codes, bits);
        codes.zeros(bits, zeros);
    }

    /// The bytes with the finished stream.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.codes.end(&mut self.bits);
        let mut bytes = self.bits.finish();
        let check = (self.high as u32) << 16 | self.low as u32;
        bytes.extend(check.to_be_bytes());
        bytes
    }
}
