//! Patterns in solved endings: draws, long wins, positions in which nobody wants to move, and parity.

use super::class::Class;
use super::material::{Man, Material};
use super::store::Tablebase;
use super::table::Counts;
use super::value::Value;
use crate::rules::{Figure, KindId, Mobility, Piece, Placed, Side};
use std::collections::VecDeque;
use std::ops::ControlFlow;

/// What is worth telling of an ending.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Findings {
    /// The counts with White, and with Black to move.
    pub counts: [Counts; 2],
    /// A position that lasts longest, and who is to move in it.
    pub longest: Option<(Vec<Placed>, Side, Value)>,
    /// Positions that whoever is to move loses.
    pub whoever_moves_loses: u64,
    /// Other positions in which both sides do worse if they are to move than if the other is.
    pub whoever_moves_does_worse: u64,
    /// One of those, the first of the two sorts first.
    pub zugzwang: Option<Vec<Placed>>,
}

/// What comes of two animals of one kind, one a side, by the distance between them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parity {
    /// The kind.
    pub kind: KindId,
    /// All positions with White to move: wins, losses, draws.
    pub all: Counts,
    /// Contested positions, in which neither can run to a den unopposed, with an odd number of files and rows between
    /// the animals.
    pub odd: Counts,
    /// Those with an even number.
    pub even: Counts,
}

impl Tablebase {
    /// What is worth telling of a class's least ending. `None` if its table is not there.
    pub fn findings(&self, class: &Class) -> Option<Findings> {
        let material = &class.material;
        let [white, black] = Side::BOTH.map(|mover| self.count(material, mover));
        let counts = [white?, black?];
        let mut findings =
            Findings { counts, longest: None, whoever_moves_loses: 0, whoever_moves_does_worse: 0, zugzwang: None };
        let most = counts.iter().map(|counts| counts.longest).max().unwrap_or(0);
        let mut half = None;
        let _ = self.each(material, Side::White, |met| {
            for (side, value) in [(Side::White, met.value), (Side::Black, met.reply)] {
                if findings.longest.is_none() && value.plies() == Some(most) {
                    findings.longest = Some((met.pieces.to_vec(), side, value));
                }
            }
            match (met.value, met.reply) {
                (Value::Loss(_), Value::Loss(_)) => {
                    findings.whoever_moves_loses += 1;
                    findings.zugzwang.get_or_insert_with(|| met.pieces.to_vec());
                }
                (Value::Loss(_), Value::Draw) | (Value::Draw, Value::Loss(_)) => {
                    findings.whoever_moves_does_worse += 1;
                    half.get_or_insert_with(|| met.pieces.to_vec());
                }
                _ => (),
            }
            ControlFlow::<()>::Continue(())
        })?;
        findings.zugzwang = findings.zugzwang.or(half);
        Some(findings)
    }

    /// What comes of two animals of a kind, one a side. `None` if their table is not there.
    pub fn parity(&self, kind: KindId) -> Option<Parity> {
        let man = Man { kind, weak: false };
        let [white_runs, black_runs] = Side::BOTH.map(|side| Race::of(self, kind, side));
        let mut parity = Parity { kind, all: Counts::default(), odd: Counts::default(), even: Counts::default() };
        let board = self.rules().board();
        let _ = self.each(&Material::new(vec![man], vec![man]), Side::White, |met| {
            let (Some(white), Some(black)) = (met.pieces.first(), met.pieces.get(1)) else {
                return ControlFlow::Break(());
            };
            let cell = |placed: &Placed| board.cell(placed.square).map_or(0, |cell| cell.index());
            let (a, b) = (cell(white), cell(black));
            let file = white.square.file.0.abs_diff(black.square.file.0);
            let row = white.square.row.0.abs_diff(black.square.row.0);
            parity.all.tally(met.value, met.is_stuck);
            if !white_runs.is_open(a, b) && !black_runs.is_open(b, a) {
                let counts = if (file + row) % 2 == 1 { &mut parity.odd } else { &mut parity.even };
                counts.tally(met.value, met.is_stuck);
            }
            ControlFlow::Continue(())
        })?;
        Some(parity)
    }
}

/// The race of an animal to a den in which it wins, against another of its kind.
struct Race<'a> {
    mobility: &'a Mobility,
    runner: Figure,
    side: Side,
    /// By the other's cell, and cell: how many moves the other needs, alone on the board.
    comes: Vec<Vec<u32>>,
}

impl<'a> Race<'a> {
    fn of(tables: &'a Tablebase, kind: KindId, side: Side) -> Race<'a> {
        let mobility = &tables.survey().mobility;
        let other = mobility.figure(Piece { side: !side, kind }, false);
        let comes = (0..mobility.cells as u16).map(|from| moves_to_each(mobility, other, from)).collect();
        Race { mobility, runner: mobility.figure(Piece { side, kind }, false), side, comes }
    }

    /// Whether the runner, moving first, gets to a den without a square on its way to which the other can come in as
    /// many moves.
    fn is_open(&self, runner: usize, other: usize) -> bool {
        let mut met = vec![false; self.mobility.cells];
        let mut front = vec![runner as u16];
        for made in 1.. {
            let mut next = Vec::new();
            for way in front.iter().flat_map(|&cell| self.mobility.ways(self.runner, cell)) {
                if self.mobility.wins(self.side, way.to) {
                    return true;
                }
                let to = usize::from(way.to);
                if !met[to] && self.comes[other][to] > made {
                    met[to] = true;
                    next.push(way.to);
                }
            }
            if next.is_empty() {
                break;
            }
            front = next;
        }
        false
    }
}

/// By cell: how many moves a figure needs from a cell, alone on the board.
fn moves_to_each(mobility: &Mobility, figure: Figure, from: u16) -> Vec<u32> {
    let mut moves = vec![u32::MAX; mobility.cells];
    moves[usize::from(from)] = 0;
    let mut open = VecDeque::from([from]);
    while let Some(cell) = open.pop_front() {
        for way in mobility.ways(figure, cell) {
            if moves[usize::from(way.to)] == u32::MAX {
                moves[usize::from(way.to)] = moves[usize::from(cell)] + 1;
                open.push_back(way.to);
            }
        }
    }
    moves
}

impl Counts {
    fn tally(&mut self, value: Value, is_stuck: bool) {
        let count = match value {
            _ if is_stuck => &mut self.stuck,
            Value::Win(_) => &mut self.wins,
            Value::Loss(_) => &mut self.losses,
            Value::Draw => &mut self.draws,
        };
        *count += 1;
        self.longest = self.longest.max(value.plies().unwrap_or(0));
    }
}
