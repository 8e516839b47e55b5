//! Positions in a file, one after the other.

/// A quiet position of a game, with what came of it.
pub(super) struct Record {
    /// The seat to move, clockwise from Red.
    pub(super) turn: u8,
    /// For the mover's side: 0 lost, 1 drawn or not played to the end, 2 won.
    pub(super) result: u8,
    /// For the seat to move, by a search, in hundredths of a pawn.
    pub(super) score: i16,
    /// For each piece: 16 times its rank and its file, both from 0; then eight times its seat and
    /// its role.
    pub(super) men: Vec<[u8; 2]>,
}

/// Before the pieces: turn, result, score, and their number.
const HEAD: usize = 5;

impl Record {
    /// The rank and file, the seat and the role of every piece.
    pub(super) fn pieces(&self) -> impl Iterator<Item = ((i32, i32), usize, usize)> {
        self.men.iter().map(|&[square, piece]| {
            let at = (i32::from(square >> 4), i32::from(square & 15));
            (at, usize::from(piece >> 3), usize::from(piece & 7))
        })
    }

    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        let [low, high] = self.score.to_le_bytes();
        let number = self.men.len() as u8;
        bytes.extend([self.turn, self.result, low, high, number]);
        bytes.extend(self.men.iter().flatten());
    }
}

/// All of them; a last one that is not complete is left out.
pub(super) fn read(bytes: &[u8]) -> Vec<Record> {
    let (mut records, mut rest) = (Vec::new(), bytes);
    while let Some((&[turn, result, low, high, number], after)) = rest.split_first_chunk::<HEAD>()
        && let Some((men, after)) = after.split_at_checked(2 * usize::from(number))
    {
        records.push(Record {
            turn,
            result,
            score: i16::from_le_bytes([low, high]),
            men: men.chunks_exact(2).map(|man| [man[0], man[1]]).collect(),
        });
        rest = after;
    }
    records
}
