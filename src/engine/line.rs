//! The way from the beginning of the game to the position looked at: what comes again, and who goes to and fro.

use crate::rules::{Cell, Game, Move, Repetition, Rules};

/// A move by its squares' numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Step {
    pub from: u16,
    pub to: u16,
}

impl Step {
    pub fn of(mv: Move, rules: &Rules) -> Option<Step> {
        let board = rules.board();
        Some(Step { from: board.cell(mv.from)?.0, to: board.cell(mv.to)?.0 })
    }

    pub fn mv(self, rules: &Rules) -> Move {
        let board = rules.board();
        Move::new(board.square(Cell(self.from)), board.square(Cell(self.to)))
    }
}

/// How many parts of keys are told apart: a power of two.
const ALIKE: usize = 1 << 11;

fn part(key: u64) -> usize {
    // Bit 0 is the side to move.
    (key >> 1) as usize & (ALIKE - 1)
}

/// What a ruleset says of a position that stood before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Again {
    /// Nothing forbids it: going round in circles wins nothing, so it counts as a draw.
    Draws,
    /// So many earlier times make it illegal; fewer count as a draw.
    BarredAfter(usize),
}

/// What became of a move in view of the past.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Past {
    /// The position is new.
    New,
    /// It stood before, the last time so many plies after the beginning of the game, and counts as a draw.
    Draw(usize),
    /// The move that led to it is illegal because of what stood that many plies after the beginning.
    Barred(usize),
}

/// The keys of all positions of the game and of the line looked at, and the moves between them.
#[derive(Debug, Clone)]
pub(crate) struct Line<'a> {
    rules: &'a Rules,
    again: Again,
    to_and_fro: bool,
    /// The last is the position looked at.
    keys: Vec<u64>,
    /// By a part of the key: how many of the keys have it. Most positions are seen to be new by one look here.
    alike: Box<[u32; ALIKE]>,
    /// One fewer than the keys; `None` where a side passed.
    steps: Vec<Option<Step>>,
    /// No position from before this one can come again: a side has passed there.
    since: usize,
}

impl<'a> Line<'a> {
    pub fn new(game: &Game, rules: &'a Rules) -> Line<'a> {
        let mut then = game.clone();
        let mut keys = vec![then.position().key()];
        let mut steps = Vec::new();
        while let Some(mv) = then.take_back() {
            keys.push(then.position().key());
            steps.push(Step::of(mv, rules));
        }
        keys.reverse();
        steps.reverse();
        let again = match rules.switches().repetition {
            Repetition::Free | Repetition::ThreefoldDraws | Repetition::ThreefoldClaim => Again::Draws,
            Repetition::NoEarlierPosition => Again::BarredAfter(1),
            Repetition::ThirdTimeBarred => Again::BarredAfter(2),
        };
        let switches = rules.switches();
        let to_and_fro = switches.same_square_limit.is_some() || switches.few_squares_limit.is_some();
        let mut alike = Box::new([0; ALIKE]);
        keys.iter().for_each(|&key| alike[part(key)] += 1);
        Line { rules, again, to_and_fro, keys, alike, steps, since: 0 }
    }

    /// The number of plies from the beginning of the game to the position looked at.
    pub fn here(&self) -> usize {
        self.steps.len()
    }

    /// The moves since the game had so many plies, without passes.
    pub fn since(&self, plies: usize) -> impl Iterator<Item = Step> + '_ {
        self.steps[plies..].iter().copied().flatten()
    }

    /// Whether a side has passed since.
    pub fn passed_since(&self, plies: usize) -> bool {
        self.steps[plies..].iter().any(Option::is_none)
    }

    /// The last move, unless a side passed.
    pub fn last(&self) -> Option<Step> {
        *self.steps.last()?
    }

    pub fn push(&mut self, step: Step, key: u64) {
        self.extend(Some(step), key);
    }

    fn extend(&mut self, step: Option<Step>, key: u64) {
        self.steps.push(step);
        self.keys.push(key);
        self.alike[part(key)] += 1;
    }

    /// Whether a position is surely not one of those on the line.
    #[inline]
    pub fn is_surely_new(&self, key: u64) -> bool {
        self.alike[part(key)] == 0
    }

    pub fn pop(&mut self) {
        self.steps.pop();
        if let Some(key) = self.keys.pop() {
            self.alike[part(key)] -= 1;
        }
    }

    /// A side passes. Returns what [`Line::unpass`] wants back.
    pub fn pass(&mut self, key: u64) -> usize {
        self.extend(None, key);
        let here = self.here();
        std::mem::replace(&mut self.since, here)
    }

    pub fn unpass(&mut self, since: usize) {
        self.pop();
        self.since = since;
    }

    /// Whether the move that led here is barred, or the position drawn, by what stood before. `quiet` are the plies
    /// since the last capture: nothing from before it can come again.
    pub fn past(&self, quiet: u32) -> Past {
        let here = self.here();
        let Some(&key) = self.keys.last() else { return Past::New };
        if self.alike[part(key)] < 2 {
            return Past::New;
        }
        let earliest = here.saturating_sub(quiet as usize).max(self.since);
        // Two plies never bring a position back.
        let Some(last) = here.checked_sub(4) else { return Past::New };
        let mut earlier = (earliest..=last).rev().step_by(2).filter(|&ply| self.keys[ply] == key);
        let Some(latest) = earlier.next() else { return Past::New };
        match self.again {
            Again::Draws => Past::Draw(latest),
            Again::BarredAfter(1) => Past::Barred(latest),
            Again::BarredAfter(times) => match earlier.nth(times - 2) {
                Some(first) => Past::Barred(first),
                None => Past::Draw(latest),
            },
        }
    }

    /// Whether a move of the side to move goes to and fro too often.
    pub fn bars_to_and_fro(&self, step: Step) -> bool {
        let own = self.steps.iter().rev().skip(1).step_by(2).map_while(|step| *step);
        self.to_and_fro && self.rules.bars_to_and_fro(step.mv(self.rules), own.map(|step| step.mv(self.rules)))
    }
}
