//! Just enough of DEFLATE (RFC 1951) for rows of a picture: literals, runs of one byte, and
//! repetitions at a known distance, in one block with its own Huffman code. A run is a match at
//! distance 1; no matches are searched.

/// Literals, end of block, and the symbols of match lengths.
const SYMBOLS: usize = 286;
const END: usize = 256;
/// The longest match.
const LONGEST: usize = 258;
/// The longest Huffman code.
const DEPTH: u8 = 15;

/// Bits, the lowest of a number first, as DEFLATE packs them.
#[derive(Default)]
pub(super) struct Bits {
    bytes: Vec<u8>,
    pending: u64,
    used: u32,
}

impl Bits {
    /// Starts anew.
    pub(super) fn clear(&mut self) {
        self.bytes.clear();
        self.pending = 0;
        self.used = 0;
    }

    /// All bits in words of 64, the last one filled up with zeros.
    pub(super) fn words(&self) -> impl Iterator<Item = u64> {
        let words = self.bytes.as_chunks().0.iter();
        let rest = (self.used > 0).then_some(self.pending);
        words.map(|&word| u64::from_le_bytes(word)).chain(rest)
    }

    /// Goes on after bytes that stand there already.
    pub(super) fn after(bytes: Vec<u8>) -> Bits {
        Bits {
            bytes,
            pending: 0,
            used: 0,
        }
    }

    /// Appends the lowest `count` bits, at most 64; the others are 0.
    #[inline]
    pub(super) fn put(&mut self, bits: u64, count: u32) {
        self.pending |= bits << self.used;
        let total = self.used + count;
        if total < 64 {
            self.used = total;
        } else {
            self.bytes.extend_from_slice(&self.pending.to_le_bytes());
            self.pending = if self.used == 0 {
                0
            } else {
                bits >> (64 - self.used)
            };
            self.used = total - 64;
        }
    }

    #[inline]
    pub(super) fn code(&mut self, code: Code) {
        self.put(u64::from(code.bits), u32::from(code.count));
    }

    /// The bytes, the last one filled up with zero bits.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let rest = self.used.div_ceil(8) as usize;
        self.bytes
            .extend_from_slice(&self.pending.to_le_bytes()[..rest]);
        self.bytes
    }

    /// Bits so far.
    pub(super) fn len(&self) -> usize {
        self.bytes.len() * 8 + self.used as usize
    }
}

/// Some bits to be put as they are.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Code {
    pub(super) bits: u32,
    pub(super) count: u8,
}

impl Code {
    /// With extra bits after it.
    fn and(self, extra: u32, extra_bits: u8) -> Code {
        Code {
            bits: self.bits | extra << self.count,
            count: self.count + extra_bits,
        }
    }
}

/// How often each symbol is needed.
pub(super) struct Counts([u32; SYMBOLS]);

impl Counts {
    /// Every symbol once, so that anything can be written in the code that is made of the counts.
    pub(super) fn new() -> Counts {
        Counts([1; SYMBOLS])
    }

    pub(super) fn literal(&mut self, byte: u8) {
        self.0[usize::from(byte)] += 1;
    }

    /// Counts a run as [`Codes::run`] will roughly write it.
    pub(super) fn run(&mut self, byte: u8, length: usize) {
        self.literal(byte);
        let mut rest = length - 1;
        while rest > 0 {
            if rest < 4 {
                self.0[usize::from(byte)] += rest as u32;
                return;
            }
            let part = rest.min(LONGEST);
            self.0[length_symbol(part).0] += 1;
            rest -= part;
        }
    }
}

/// A Huffman code for literals and runs.
pub(super) struct Codes {
    literals: [Code; 256],
    end: Code,
    /// Match lengths.
    lengths: Vec<Code>,
    /// Matches at distance 1, by length.
    matches: Vec<Code>,
    /// Other distances, by how many times the unit.
    distances: Vec<Code>,
    /// Runs of zeros, by length, as far as they fit into 64 bits.
    zeros: Vec<(u64, u8)>,
    /// Block header with the code lengths.
    header: Vec<(u64, u32)>,
}

impl Codes {
    /// Besides distance 1 there are those up to `most` times `unit`, below 32768.
    pub(super) fn new(counts: &Counts, unit: usize, most: usize) -> Codes {
        let lengths = code_lengths(counts.0.to_vec(), DEPTH);
        let codes = canonical(&lengths);
        let mut near = vec![0; 30];
        for times in 1..=most {
            near[distance_symbol(times * unit).0] += (most + 1 - times) as u32;
        }
        // The code has to be complete, and so to have two symbols at least.
        near[1] += 1;
        // More than all others together, so that distance 1 takes a single bit.
        near[0] = near.iter().sum::<u32>() + 1;
        let near = code_lengths(near, DEPTH);
        let near_codes = canonical(&near);
        let length_codes: Vec<Code> = (0..=LONGEST)
            .map(|length| {
                if length < 3 {
                    return Code::default();
                }
                let (symbol, extra, extra_bits) = length_symbol(length);
                codes[symbol].and(extra, extra_bits)
            })
            .collect();
        let at_one = |code: &Code| code.and(near_codes[0].bits, near_codes[0].count);
        let distances = (0..=most).map(|times| {
            let (symbol, extra, extra_bits) = distance_symbol((times * unit).max(1));
            near_codes[symbol].and(extra, extra_bits)
        });
        let mut codes = Codes {
            literals: std::array::from_fn(|byte| codes[byte]),
            end: codes[END],
            matches: length_codes.iter().map(at_one).collect(),
            distances: distances.collect(),
            zeros: vec![(0, 0)],
            header: header(&lengths, &near),
            lengths: length_codes,
        };
        // A literal and two matches have 15 + 2 × (15 + 5 + 1) bits at most.
        for length in 1..=1 + 2 * LONGEST {
            let mut bits = Bits::default();
            codes.run(&mut bits, 0, length);
            let word = bits.words().next().unwrap_or_default();
            codes.zeros.push((word, bits.len() as u8));
        }
        codes
    }

    /// `length` bytes, at least 3, as they stood `times` units before.
    pub(super) fn again(&self, bits: &mut Bits, times: usize, length: usize) {
        let mut rest = length;
        while rest > 0 {
            // What is left must not be too short for a match.
            let part = match rest {
                0..=LONGEST => rest,
                259..=260 => rest - 3,
                _ => LONGEST,
            };
            bits.code(self.lengths[part]);
            bits.code(self.distances[times]);
            rest -= part;
        }
    }

    /// Begins the one and last block.
    pub(super) fn begin(&self, bits: &mut Bits) {
        for &(value, count) in &self.header {
            bits.put(value, count);
        }
    }

    pub(super) fn end(&self, bits: &mut Bits) {
        bits.code(self.end);
    }

    #[inline]
    pub(super) fn literal(&self, bits: &mut Bits, byte: u8) {
        bits.code(self.literals[usize::from(byte)]);
    }

    /// `length` zeros, if any.
    #[inline]
    pub(super) fn zeros(&self, bits: &mut Bits, length: usize) {
        match self.zeros.get(length) {
            Some(&(word, count)) => bits.put(word, u32::from(count)),
            None => self.run(bits, 0, length),
        }
    }

    /// `length` times the same byte, at least once.
    #[inline]
    pub(super) fn run(&self, bits: &mut Bits, byte: u8, length: usize) {
        let literal = self.literals[usize::from(byte)];
        bits.code(literal);
        let mut rest = length - 1;
        while rest > 0 {
            let part = rest.min(LONGEST);
            let repeat = self.matches[part];
            if part < 3 || rest * usize::from(literal.count) <= usize::from(repeat.count) {
                for _ in 0..rest {
                    bits.code(literal);
                }
                return;
            }
            bits.code(repeat);
            rest -= part;
        }
    }
}

/// The symbol of a match length, its extra bits and how many (RFC 1951, 3.2.5).
fn length_symbol(length: usize) -> (usize, u32, u8) {
    if length == LONGEST {
        return (285, 0, 0);
    }
    let above = (length - 3) as u32;
    if above < 8 {
        return (257 + above as usize, 0, 0);
    }
    // Four symbols share each number of extra bits.
    let extra_bits = above.ilog2() - 2;
    let group = above >> extra_bits;
    let symbol = 257 + 4 * extra_bits + group;
    (
        symbol as usize,
        above & ((1 << extra_bits) - 1),
        extra_bits as u8,
    )
}

/// The symbol of a distance, its extra bits and how many (RFC 1951, 3.2.5).
fn distance_symbol(distance: usize) -> (usize, u32, u8) {
    let above = (distance - 1) as u32;
    if above < 4 {
        return (above as usize, 0, 0);
    }
    // Two symbols share each number of extra bits.
    let extra_bits = above.ilog2() - 1;
    let symbol = 2 * extra_bits + (above >> extra_bits);
    let extra = above & ((1 << extra_bits) - 1);
    (symbol as usize, extra, extra_bits as u8)
}

/// Lengths of a Huffman code, none above `depth`: where the true one is deeper, rare symbols are
/// counted as less rare until it fits.
fn code_lengths(mut counts: Vec<u32>, depth: u8) -> Vec<u8> {
    loop {
        let lengths = huffman(&counts);
        if lengths.iter().all(|&length| length <= depth) {
            return lengths;
        }
        for count in counts.iter_mut().filter(|count| **count > 0) {
            *count = count.div_ceil(2) + 1;
        }
    }
}

/// Code lengths of an optimal prefix code; 0 for what does not occur.
fn huffman(counts: &[u32]) -> Vec<u8> {
    use std::{cmp::Reverse, collections::BinaryHeap};
    let mut heap: BinaryHeap<Reverse<(u32, usize)>> = counts
        .iter()
        .enumerate()
        .filter(|&(_, &count)| count > 0)
        .map(|(symbol, &count)| Reverse((count, symbol)))
        .collect();
    let mut parents = vec![usize::MAX; counts.len()];
    while let (Some(Reverse(a)), Some(Reverse(b))) = (heap.pop(), heap.pop()) {
        let node = parents.len();
        parents.push(usize::MAX);
        parents[a.1] = node;
        parents[b.1] = node;
        if heap.is_empty() {
            break;
        }
        heap.push(Reverse((a.0 + b.0, node)));
    }
    let mut depths = vec![0u8; parents.len()];
    for node in (0..parents.len()).rev() {
        if parents[node] != usize::MAX {
            depths[node] = depths[parents[node]] + 1;
        }
    }
    depths.truncate(counts.len());
    depths
}

/// The codes that follow from their lengths (RFC 1951, 3.2.2), mirrored for packing.
fn canonical(lengths: &[u8]) -> Vec<Code> {
    let mut codes = vec![Code::default(); lengths.len()];
    let mut next = 0u32;
    for count in 1..=DEPTH {
        next <<= 1;
        for (code, _) in codes
            .iter_mut()
            .zip(lengths)
            .filter(|&(_, &length)| length == count)
        {
            let bits = next.reverse_bits() >> (32 - u32::from(count));
            *code = Code { bits, count };
            next += 1;
        }
    }
    codes
}

/// The head of a final block with dynamic codes (RFC 1951, 3.2.7).
fn header(lengths: &[u8], distances: &[u8]) -> Vec<(u64, u32)> {
    const ORDER: [usize; 19] = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ];
    let all: Vec<u8> = lengths.iter().chain(distances).copied().collect();
    // Symbol, extra bits and how many: 16 repeats the last length 3 to 6 times.
    let mut symbols: Vec<(usize, u64, u32)> = Vec::new();
    let mut at = 0;
    while at < all.len() {
        let same = all[at..]
            .iter()
            .take_while(|&&length| length == all[at])
            .count();
        symbols.push((usize::from(all[at]), 0, 0));
        at += 1;
        let mut rest = same - 1;
        while rest >= 3 {
            let part = rest.min(6);
            symbols.push((16, part as u64 - 3, 2));
            at += part;
            rest -= part;
        }
    }
    let mut counts = vec![0; 19];
    for &(symbol, ..) in &symbols {
        counts[symbol] += 1;
    }
    let inner = code_lengths(counts, 7);
    let codes = canonical(&inner);
    let used = ORDER
        .iter()
        .rposition(|&symbol| inner[symbol] > 0)
        .expect("lengths occur");
    let mut bits = vec![
        (0b101, 3),
        ((lengths.len() - 257) as u64, 5),
        ((distances.len() - 1) as u64, 5),
        (used as u64 - 3, 4),
    ];
    bits.extend(
        ORDER[..=used]
            .iter()
            .map(|&symbol| (u64::from(inner[symbol]), 3)),
    );
    for (symbol, extra, extra_bits) in symbols {
        let code = codes[symbol];
        bits.push((u64::from(code.bits), u32::from(code.count)));
        bits.push((extra, extra_bits));
    }
    bits
}
