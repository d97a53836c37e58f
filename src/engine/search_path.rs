//! The path from the start of the game to the current node: repetitions and shuttling.

use crate::rules::{Cell, Game, Move, Repetition, Rules};

/// A move by its cell indices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CellMove {
    pub from: u16,
    pub to: u16,
}

impl CellMove {
    pub fn of(mv: Move, rules: &Rules) -> Option<CellMove> {
        let board = rules.board();
        Some(CellMove { from: board.cell(mv.from)?.0, to: board.cell(mv.to)?.0 })
    }

    pub fn mv(self, rules: &Rules) -> Move {
        let board = rules.board();
        Move::new(board.square(Cell(self.from)), board.square(Cell(self.to)))
    }
}

/// Buckets of the counting filter of keys: a power of two.
const FILTER: usize = 1 << 11;

fn bucket(key: u64) -> usize {
    // Bit 0 is the side to move.
    (key >> 1) as usize & (FILTER - 1)
}

/// The ruleset's treatment of a repeated position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Recurrence {
    /// Allowed: counts as a draw, since repeating gains nothing.
    Draws,
    /// Illegal after this number of occurrences; counts as a draw before.
    BarredAfter(usize),
}

/// The effect of earlier positions on a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PathVerdict {
    /// The position is new.
    New,
    /// It occurred before, last at this ply of the game, and counts as a draw.
    Draw(usize),
    /// The move is illegal because of the position at this ply.
    Barred(usize),
}

/// The keys of all positions of the game and of the searched path, and the moves between them.
#[derive(Debug, Clone)]
pub(crate) struct SearchPath<'a> {
    rules: &'a Rules,
    recurrence: Recurrence,
    to_and_fro: bool,
    /// The last is the current node.
    keys: Vec<u64>,
    /// By bucket: the number of keys in it. A single lookup shows most positions to be new.
    filter: Box<[u32; FILTER]>,
    /// One fewer than the keys; `None` for a null move.
    steps: Vec<Option<CellMove>>,
    /// No position before this one can recur: there was a null move.
    since: usize,
}

impl<'a> SearchPath<'a> {
    pub fn new(game: &Game, rules: &'a Rules) -> SearchPath<'a> {
        let mut then = game.clone();
        let mut keys = vec![then.position().key()];
        let mut steps = Vec::new();
        while let Some(mv) = then.take_back() {
            keys.push(then.position().key());
            steps.push(CellMove::of(mv, rules));
        }
        keys.reverse();
        steps.reverse();
        let recurrence = match rules.switches().repetition {
            Repetition::Free | Repetition::ThreefoldDraws | Repetition::ThreefoldClaim => Recurrence::Draws,
            Repetition::NoEarlierPosition => Recurrence::BarredAfter(1),
            Repetition::ThirdTimeBarred => Recurrence::BarredAfter(2),
        };
        let to_and_fro = rules.switches().limit_shuttling();
        let mut filter = Box::new([0; FILTER]);
        keys.iter().for_each(|&key| filter[bucket(key)] += 1);
        SearchPath { rules, recurrence, to_and_fro, keys, filter, steps, since: 0 }
    }

    /// The number of plies from the start of the game to the current node.
    pub fn here(&self) -> usize {
        self.steps.len()
    }

    /// The moves since this ply, without null moves.
    pub fn since(&self, plies: usize) -> impl Iterator<Item = CellMove> + '_ {
        self.steps[plies..].iter().copied().flatten()
    }

    /// Whether there was a null move since.
    pub fn passed_since(&self, plies: usize) -> bool {
        self.steps[plies..].iter().any(Option::is_none)
    }

    /// The last move, unless it was a null move.
    pub fn last(&self) -> Option<CellMove> {
        *self.steps.last()?
    }

    pub fn push(&mut self, step: CellMove, key: u64) {
        self.extend(Some(step), key);
    }

    fn extend(&mut self, step: Option<CellMove>, key: u64) {
        self.steps.push(step);
        self.keys.push(key);
        self.filter[bucket(key)] += 1;
    }

    /// Whether a position is certainly not on the path.
    #[inline]
    pub fn is_surely_new(&self, key: u64) -> bool {
        self.filter[bucket(key)] == 0
    }

    pub fn pop(&mut self) {
        self.steps.pop();
        if let Some(key) = self.keys.pop() {
            self.filter[bucket(key)] -= 1;
        }
    }

    /// A null move. Returns the argument of [`SearchPath::unpass`].
    pub fn pass(&mut self, key: u64) -> usize {
        self.extend(None, key);
        let here = self.here();
        std::mem::replace(&mut self.since, here)
    }

    pub fn unpass(&mut self, since: usize) {
        self.pop();
        self.since = since;
    }

    /// Whether the last move is illegal, or the position drawn, because of earlier positions. `quiet` are the plies
    /// since the last capture: no earlier position can recur.
    pub fn verdict(&self, quiet: u32) -> PathVerdict {
        let here = self.here();
        let Some(&key) = self.keys.last() else { return PathVerdict::New };
        if self.filter[bucket(key)] < 2 {
            return PathVerdict::New;
        }
        let earliest = here.saturating_sub(quiet as usize).max(self.since);
        // No position recurs after two plies.
        let Some(last) = here.checked_sub(4) else { return PathVerdict::New };
        let mut earlier = (earliest..=last).rev().step_by(2).filter(|&ply| self.keys[ply] == key);
        let Some(latest) = earlier.next() else { return PathVerdict::New };
        match self.recurrence {
            Recurrence::Draws => PathVerdict::Draw(latest),
            Recurrence::BarredAfter(1) => PathVerdict::Barred(latest),
            Recurrence::BarredAfter(times) => match earlier.nth(times - 2) {
                Some(first) => PathVerdict::Barred(first),
                None => PathVerdict::Draw(latest),
            },
        }
    }

    /// Whether a move of the side to move exceeds a limit on shuttling.
    pub fn bars_to_and_fro(&self, step: CellMove) -> bool {
        let own = self.steps.iter().rev().skip(1).step_by(2).map_while(|step| *step);
        self.to_and_fro && self.rules.bars_to_and_fro(step.mv(self.rules), own.map(|step| step.mv(self.rules)))
    }
}
