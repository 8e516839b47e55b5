//! LZW as GIF wants it (GIF89a, appendix F). Fast where one byte comes in long runs, which is what
//! the frames of a film consist of: the transparent index.

/// Codes have at most twelve bits.
const CODES: usize = 4096;
/// Slots of the hash table of known strings, a power of two well above the number of codes.
const SLOTS: usize = 1 << 14;

/// A dictionary that is used again for each frame.
pub(super) struct Lzw {
    /// Prefix code and byte of each known string, and its code; 0 is an empty slot.
    slots: Vec<(u32, u16)>,
    /// Codes of the runs of the frequent byte, by length.
    runs: Vec<u16>,
}

/// Bits in sub-blocks of at most 255 bytes.
struct Blocks<'a> {
    out: &'a mut Vec<u8>,
    /// Where the length of the open sub-block stands.
    start: usize,
    pending: u32,
    used: u32,
}

impl Lzw {
    pub(super) fn new() -> Lzw {
        Lzw {
            slots: vec![(0, 0); SLOTS],
            runs: Vec::with_capacity(CODES),
        }
    }

    /// Appends the image data of `pixels`, each below `1 << depth`: the depth, sub-blocks, the
    /// terminator. `frequent` is the byte that comes in long runs; where it stands, the byte of
    /// `under` would show the same and is written instead if that is shorter.
    pub(super) fn encode(
        &mut self,
        (pixels, under): (&[u8], &[u8]),
        depth: u8,
        frequent: u8,
        out: &mut Vec<u8>,
    ) {
        out.push(depth);
        let clear = 1u16 << depth;
        let mut blocks = Blocks::new(out);
        let mut width = u32::from(depth) + 1;
        // One more than the last code; the next string known gets it.
        let mut next = clear + 2;
        self.forget(frequent);
        blocks.put(clear, width);
        // The longest known string so far, and its length if it is a run of the frequent byte.
        let mut prefix: Option<u16> = None;
        let mut run = 0;
        let mut at = 0;
        let mut last = frequent;
        while at < pixels.len() {
            let mut byte = pixels[at];
            let (emit, known) = if byte == frequent && (run > 0 || prefix.is_none()) {
                let ahead = pixels[at..].iter().take_while(|&&other| other == byte);
                let most = self.runs.len() - run;
                let step = ahead.take(most + 1).count();
                if step <= most {
                    run += step;
                    at += step;
                    prefix = Some(self.runs[run - 1]);
                    last = frequent;
                    continue;
                }
                // One longer than any known run: it becomes known.
                at += most;
                (*self.runs.last().expect("the byte itself"), true)
            } else {
                let Some(code) = prefix else {
                    prefix = Some(u16::from(byte));
                    last = byte;
                    at += 1;
                    continue;
                };
                // A colour that goes on does so into what has not changed.
                let mut choices = [byte, byte];
                if byte == frequent {
                    choices[usize::from(under[at] != last)] = under[at];
                }
                let known = choices.into_iter().find_map(|choice| {
                    let (key, slot) = self.find(code, choice);
                    let (known, code) = self.slots[slot];
                    (known == key).then_some((choice, code))
                });
                if let Some((choice, code)) = known {
                    prefix = Some(code);
                    last = choice;
                    run = 0;
                    at += 1;
                    continue;
                }
                byte = choices[0];
                let (key, slot) = self.find(code, byte);
                self.slots[slot] = (key, next);
                (code, false)
            };
            blocks.put(emit, width);
            if known {
                self.runs.push(next);
            }
            prefix = Some(u16::from(byte));
            run = usize::from(byte == frequent);
            last = byte;
            at += 1;
            if usize::from(next) == CODES - 1 {
                blocks.put(clear, width);
                self.forget(frequent);
                width = u32::from(depth) + 1;
                next = clear + 2;
            } else {
                // The decoder knows a string one code later, so the width grows one later too.
                if next == 1 << width {
                    width += 1;
                }
                next += 1;
            }
        }
        if let Some(code) = prefix {
            blocks.put(code, width);
            if next == 1 << width && width < 12 {
                width += 1;
            }
        }
        blocks.put(clear + 1, width);
        blocks.finish();
    }

    fn forget(&mut self, frequent: u8) {
        self.slots.fill((0, 0));
        self.runs.clear();
        self.runs.push(u16::from(frequent));
    }

    /// The key of a string and where it is, or where it belongs.
    fn find(&self, prefix: u16, byte: u8) -> (u32, usize) {
        let key = (u32::from(prefix) << 8 | u32::from(byte)) + 1;
        (key, self.slot(key))
    }

    fn slot(&self, key: u32) -> usize {
        let mut slot = (key.wrapping_mul(0x9e37_79b1) >> 18) as usize;
        while self.slots[slot].0 != 0 && self.slots[slot].0 != key {
            slot = (slot + 1) % SLOTS;
        }
        slot
    }
}

impl<'a> Blocks<'a> {
    fn new(out: &'a mut Vec<u8>) -> Blocks<'a> {
        let start = out.len();
        out.push(0);
        Blocks {
            out,
            start,
            pending: 0,
            used: 0,
        }
    }

    fn put(&mut self, code: u16, width: u32) {
        self.pending |= u32::from(code) << self.used;
        self.used += width;
        while self.used >= 8 {
            self.byte();
            self.used -= 8;
        }
    }

    fn byte(&mut self) {
        if self.out.len() - self.start > 255 {
            self.out[self.start] = 255;
            self.start = self.out.len();
            self.out.push(0);
        }
        self.out.push(self.pending as u8);
        self.pending >>= 8;
    }

    fn finish(mut self) {
        if self.used > 0 {
            self.byte();
        }
        let length = self.out.len() - self.start - 1;
        self.out[self.start] = length as u8;
        if length > 0 {
            self.out.push(0);
        }
    }
}
