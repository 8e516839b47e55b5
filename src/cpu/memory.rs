//! What a search has found out about positions, in a table of bounded size that several searches
//! may share.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};

use prefetch_index::prefetch_index;

use crate::rules::{Move, MoveKind, Role, Square};

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Bound {
    /// Nothing: only the evaluation is known.
    Nothing = 0,
    Upper = 1,
    Lower = 2,
    Exact = 3,
}

impl Bound {
    /// Of a score that was searched for between `alpha` and `beta`.
    pub(super) fn of(score: i32, alpha: i32, beta: i32) -> Bound {
        if score >= beta {
            Bound::Lower
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
}

/// What was found out about one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Finding {
    pub(super) best: Option<Move>,
    pub(super) score: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
    /// What the position is worth at first sight.
    pub(super) eval: Option<i32>,
}

impl Finding {
    /// Of a position that was only evaluated.
    pub(super) fn at_sight(eval: i32) -> Finding {
        Finding {
            best: None,
            score: 0,
            depth: 0,
            bound: Bound::Nothing,
            eval: Some(eval),
        }
    }
}

/// The table. An entry that two threads write at once fails its check and is as good as absent.
///
/// A search begins with a small part of it, which the processor's caches and page tables hold,
/// and takes more as it needs more.
pub struct Memory {
    buckets: Vec<Bucket>,
    /// How many of the buckets are in use, from the first; the others are empty.
    used: AtomicUsize,
    /// Somebody is making room.
    growing: AtomicBool,
    age: AtomicU64,
    /// Positions that the present search has looked at, in all its threads.
    looked_at: AtomicU64,
}

/// Buckets in use to begin with: 1 MiB.
const FIRST: usize = 1 << 14;
/// Up to here, 32 MiB, the part in use is doubled; then all is used, so that there is never much
/// to be moved at a time.
const DOUBLED: usize = 1 << 19;

/// One line of the processor's cache.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Entry; WAYS]);

const WAYS: usize = 4;

/// The position's key, xored with the data; and the data.
#[derive(Default)]
struct Entry {
    check: AtomicU64,
    data: AtomicU64,
}

impl Memory {
    /// What the bot uses, in MiB.
    pub const DEFAULT_MIB: usize = 32;

    pub fn new(mib: usize) -> Memory {
        let count = (mib.max(1) << 20) / size_of::<Bucket>();
        let mut buckets = Vec::new();
        buckets.resize_with(count, Default::default);
        Memory {
            used: AtomicUsize::new(FIRST.min(count)),
            growing: AtomicBool::new(false),
            buckets,
            age: AtomicU64::new(0),
            looked_at: AtomicU64::new(0),
        }
    }

    /// What it takes, whatever it holds.
    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Forgets everything.
    pub fn clear(&self) {
        let used = self.used.load(Relaxed);
        for entry in self.buckets[..used].iter().flat_map(|bucket| &bucket.0) {
            entry.set(0, 0);
        }
        self.used.store(FIRST.min(self.buckets.len()), Relaxed);
        self.age.store(0, Relaxed);
        self.looked_at.store(0, Relaxed);
    }

    /// A new search begins: what older ones stored gives way sooner.
    pub(super) fn grow_older(&self) {
        self.age.fetch_add(1, Relaxed);
        self.looked_at.store(0, Relaxed);
    }

    /// Takes more of the table in use if a search that has looked at so many more positions may
    /// need it. What other threads find out meanwhile may be lost.
    pub(super) fn make_room(&self, more: u64) {
        let nodes = self.looked_at.fetch_add(more, Relaxed) + more;
        let used = self.used.load(Relaxed);
        let enough = nodes < (used * WAYS / 2) as u64 || used == self.buckets.len();
        if enough || self.growing.swap(true, Relaxed) {
            return;
        }
        let more = if used < DOUBLED { 2 * used } else { usize::MAX };
        let more = more.min(self.buckets.len());
        // From the last on, every entry goes up, where nothing is that has not moved.
        for bucket in self.buckets[..used].iter().rev() {
            let entries = bucket.0.each_ref().map(Entry::take);
            for (check, data) in entries.into_iter().filter(|&(_, data)| data != 0) {
                let target = &self.buckets[place(check ^ data, more)].0;
                if let Some(free) = target.iter().find(|entry| entry.data.load(Relaxed) == 0) {
                    free.set(check, data);
                }
            }
        }
        self.used.store(more, Relaxed);
        self.growing.store(false, Relaxed);
    }

    /// Begins to fetch what is known of a position that will be asked for soon.
    #[inline]
    pub(super) fn touch(&self, key: u64) {
        prefetch_index(&self.buckets, self.index(key));
    }

    pub(super) fn get(&self, key: u64) -> Option<Finding> {
        self.bucket(key).iter().find_map(|entry| {
            let data = entry.data.load(Relaxed);
            (entry.check.load(Relaxed) ^ data == key && data != 0).then(|| unpack(data))
        })
    }

    pub(super) fn put(&self, key: u64, finding: Finding) {
        let age = self.age.load(Relaxed) & AGES;
        let bucket = self.bucket(key);
        let same = |entry: &&Entry| {
            let data = entry.data.load(Relaxed);
            entry.check.load(Relaxed) ^ data == key && data != 0
        };
        let keep = |entry: &&Entry| {
            let data = entry.data.load(Relaxed);
            let years = age.wrapping_sub(data >> AGE_AT) & AGES;
            (
                data != 0,
                (data >> DEPTH_AT & 127) as i64 - 8 * years as i64,
            )
        };
        let mut finding = finding;
        let entry = if let Some(entry) = bucket.iter().find(same) {
            let old = unpack(entry.data.load(Relaxed));
            if finding.best.is_none() {
                finding.best = old.best;
            }
            if finding.eval.is_none() {
                finding.eval = old.eval;
            }
            if finding.bound != Bound::Exact
                && finding.depth + 3 < old.depth
                && entry.data.load(Relaxed) >> AGE_AT & AGES == age
            {
                return;
            }
            entry
        } else {
            let least = bucket.iter().min_by_key(keep);
            least.expect("a bucket has entries")
        };
        let data = pack(finding) | age << AGE_AT;
        entry.set(key ^ data, data);
    }

    fn bucket(&self, key: u64) -> &[Entry; WAYS] {
        &self.buckets[self.index(key)].0
    }

    fn index(&self, key: u64) -> usize {
        place(key, self.used.load(Relaxed))
    }
}

impl Entry {
    fn set(&self, check: u64, data: u64) {
        self.data.store(data, Relaxed);
        self.check.store(check, Relaxed);
    }

    /// Check and data; the entry is empty then.
    fn take(&self) -> (u64, u64) {
        let was = (self.check.load(Relaxed), self.data.load(Relaxed));
        self.set(0, 0);
        was
    }
}

/// Where among so many buckets what is known of a position is: the more there are the further on.
fn place(key: u64, buckets: usize) -> usize {
    ((u128::from(key) * buckets as u128) >> 64) as usize
}

// Data, from the lowest bit: move 20, score 16, evaluation 16, depth 7, bound 2, age 3.
const SCORE_AT: u32 = 20;
const EVAL_AT: u32 = 36;
const DEPTH_AT: u32 = 52;
const BOUND_AT: u32 = 59;
const AGE_AT: u32 = 61;
const AGES: u64 = 7;
/// Stands for no evaluation.
const NO_EVAL: i16 = i16::MIN;

fn pack(finding: Finding) -> u64 {
    let best = finding.best.map_or(0, |mv| {
        let what = (mv.kind, mv.promotion);
        let what = WHATS.iter().position(|&other| other == what);
        u64::from(mv.from.index())
            | u64::from(mv.to.index()) << 8
            | (what.unwrap_or(0) as u64) << 16
    });
    let eval = finding.eval.map_or(NO_EVAL, |eval| eval as i16);
    best | u64::from(finding.score as i16 as u16) << SCORE_AT
        | u64::from(eval as u16) << EVAL_AT
        | (finding.depth.clamp(0, 127) as u64) << DEPTH_AT
        | (finding.bound as u64) << BOUND_AT
}

fn unpack(data: u64) -> Finding {
    let (kind, promotion) = WHATS[(data >> 16 & 15) as usize % WHATS.len()];
    let mv = Move {
        from: Square::from_index(data as u8),
        to: Square::from_index((data >> 8) as u8),
        kind,
        promotion,
    };
    let eval = (data >> EVAL_AT) as u16 as i16;
    Finding {
        best: (mv.from != mv.to).then_some(mv),
        score: i32::from((data >> SCORE_AT) as u16 as i16),
        depth: (data >> DEPTH_AT & 127) as i32,
        bound: match data >> BOUND_AT & 3 {
            0 => Bound::Nothing,
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
        eval: (eval != NO_EVAL).then_some(i32::from(eval)),
    }
}

/// What a move can do besides going from here to there.
const WHATS: [(MoveKind, Option<Role>); 13] = [
    (MoveKind::Normal, None),
    (MoveKind::DoubleStep, None),
    (MoveKind::EnPassant, None),
    (MoveKind::CastleShort, None),
    (MoveKind::CastleLong, None),
    (MoveKind::Normal, Some(Role::Queen)),
    (MoveKind::Normal, Some(Role::Rook)),
    (MoveKind::Normal, Some(Role::Bishop)),
    (MoveKind::Normal, Some(Role::Knight)),
    (MoveKind::EnPassant, Some(Role::Queen)),
    (MoveKind::EnPassant, Some(Role::Rook)),
    (MoveKind::EnPassant, Some(Role::Bishop)),
    (MoveKind::EnPassant, Some(Role::Knight)),
];
