//! A ruleset compiled to tables from [`movement_bans`](super::movement_bans) and [`capture_bans`](super::capture_bans).
//!
//! For each group of pieces that step alike, the squares they may step onto; for each piece and square, its leaps; and
//! for each context of landing a *row*: the result for every possible occupant.

use super::board::{Cell, Direction, Displacement};
use super::compiler::Compiler;
use super::movement_bans::{den_ban, movement_ban};
use super::piece_code::{MovementGroup, PieceCode, decode, encode};
use super::rule_spec::RuleSpec;
use super::square_set::SquareSet;
use super::{Piece, Side, Terrain, WhenAllCaptured};

/// A leap: target, row of its landing, and path.
#[derive(Debug, Clone)]
pub(crate) struct LeapMove {
    pub to: u16,
    pub row: u32,
    pub path: Vec<PathSquare>,
}

/// A square in the path of a leap.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PathSquare {
    pub cell: u16,
    pub water: bool,
}

/// May not land.
pub(super) const BARRED: u8 = 0;
/// May land; an enemy there is captured.
pub(super) const ALLOWED: u8 = 1;
/// May land, and the mover leaves the board together with its victim.
pub(super) const BOTH_OUT: u8 = 2;

/// A compiled ruleset.
#[derive(Debug)]
pub(crate) struct RuleTables<S: SquareSet> {
    pub board: BoardTables<S>,
    kinds: usize,
    codes: usize,
    /// No landing changes the mover: nothing becomes permanently weak, and no capture removes the mover.
    pub has_plain_landings: bool,
    /// By row and occupant: the result of landing.
    rows: Vec<u8>,
    /// By code, terrain left and terrain reached: the row of a step, as an offset into `rows`.
    step_rows: Vec<u32>,
    /// By cell: the place of its terrain in [`Terrain::ALL`].
    terrain: Vec<u8>,
    /// By code and cell.
    leaps: Vec<Vec<LeapMove>>,
    /// By leaper's side, water or not, and code: whether it blocks a leap.
    stops: Vec<bool>,
    /// By side and cell: whether a piece of that side becomes permanently weak there.
    weakening: Vec<bool>,
    pub all_captured_wins: bool,
    /// Plies after which the game is drawn; unreachable without a limit.
    pub turn_limit: u32,
    /// Plies without capture after which the game is drawn.
    pub capture_limit: u32,
    /// By code.
    group_of: [MovementGroup; PieceCode::MOST],
    /// By code and cell.
    zobrist: Box<[S::Cells<u64>; PieceCode::MOST]>,
    /// Number of groups.
    pub groups: usize,
    /// The Zobrist number of the side to move. It is the only odd one, so the lowest bit of a key is the side to move.
    pub zobrist_side: u64,
}

/// A group and the squares that its pieces may step onto.
#[derive(Debug)]
pub(crate) struct StepGroup<S> {
    pub group: MovementGroup,
    pub enter: S,
}

/// The board as bitboards.
#[derive(Debug)]
pub(crate) struct BoardTables<S> {
    pub files: u32,
    /// For a step up, down, right or left: the offset from the target back to the origin, added with wrap-around.
    pub back: [u16; 4],
    /// Every cell except those of the first file: a step to the left is possible.
    pub can_left: S,
    /// Every cell except those of the last file.
    pub can_right: S,
    /// Per side.
    pub sides: [SideTables<S>; 2],
}

impl<S: SquareSet> BoardTables<S> {
    /// The squares one step up, down, right and left of `from`.
    #[inline(always)]
    pub fn stepped(&self, from: S) -> [S; 4] {
        [from.up(self.files), from.down(self.files), from.and(self.can_right).up(1), from.and(self.can_left).down(1)]
    }
}

/// Tables of one side.
#[derive(Debug)]
pub(crate) struct SideTables<S> {
    /// The squares that most kinds may step onto.
    pub enter: S,
    /// The groups that may step onto others.
    pub others: Vec<StepGroup<S>>,
    /// The groups that may leap from some square.
    pub leapers: Vec<MovementGroup>,
    /// The squares from which some piece of the side may leap.
    pub banks: S,
    /// The dens in which a piece of the side wins.
    pub wins: S,
}

/// The squares that satisfy a predicate.
fn cells_where<S: SquareSet>(spec: &RuleSpec, holds: &dyn Fn(Cell) -> bool) -> S {
    spec.board.cells().filter(|&cell| holds(cell)).fold(S::EMPTY, |set, cell| set.or(S::of(cell.0)))
}

impl<S: SquareSet> BoardTables<S> {
    /// `patterns` by code, `groups` of equal ones, `banks` by side.
    fn compile(
        spec: &RuleSpec,
        patterns: &[MovePattern<S>],
        groups: &[MovePattern<S>],
        banks: [S; 2],
    ) -> BoardTables<S> {
        let files = u16::from(spec.board.files());
        let sides = Side::BOTH.map(|side| {
            let own = || groups.iter().enumerate().filter(move |(_, pattern)| pattern.side == side);
            let enter = commonest_enter(patterns, side);
            let walkers = |(number, pattern): (usize, &MovePattern<S>)| {
                (pattern.enter != enter)
                    .then_some(StepGroup { group: MovementGroup(number as u8), enter: pattern.enter })
            };
            SideTables {
                enter,
                others: own().filter_map(walkers).collect(),
                leapers: own()
                    .filter(|(_, pattern)| pattern.leaps)
                    .map(|(number, _)| MovementGroup(number as u8))
                    .collect(),
                banks: banks[side.index()],
                wins: cells_where(spec, &|cell| spec.switches.den_wins && spec.board.at(cell) == Terrain::Den(!side)),
            }
        });
        BoardTables {
            files: u32::from(files),
            back: [files.wrapping_neg(), files, 1u16.wrapping_neg(), 1],
            can_left: cells_where(spec, &|cell| spec.board.step(cell, Direction::Left).is_some()),
            can_right: cells_where(spec, &|cell| spec.board.step(cell, Direction::Right).is_some()),
            sides,
        }
    }
}

impl<S: SquareSet> RuleTables<S> {
    pub(super) fn compile(spec: &RuleSpec) -> RuleTables<S> {
        let cells = spec.board.len();
        assert!(cells <= S::CAPACITY, "the set is chosen by the board's size");
        let kinds = spec.kinds.len();
        let codes = usize::from(PieceCode::FIRST) + kinds * if spec.remembers_weakness() { 4 } else { 2 };
        let mut compiler = Compiler::new(spec, codes);
        let pieces: Vec<(Piece, bool)> =
            (PieceCode::FIRST..codes as u8).map(|code| decode(PieceCode(code), kinds)).collect();
        let step_rows = compiler.step_rows(&pieces);
        let leaps: Vec<Vec<LeapMove>> = pieces
            .iter()
            .flat_map(|&(piece, weak)| spec.board.cells().map(move |cell| (piece, weak, cell)))
            .map(|(piece, weak, cell)| compiler.leaps(piece, weak, cell))
            .collect();
        let leaps_of = |code: usize| &leaps[code * cells..][..cells];
        let banks = Side::BOTH.map(|side| {
            let of_side = |code: &usize| pieces[*code].0.side == side;
            cells_where(spec, &|cell| {
                (0..pieces.len()).filter(of_side).any(|code| !leaps_of(code)[cell.index()].is_empty())
            })
        });
        let patterns: Vec<MovePattern<S>> = pieces
            .iter()
            .enumerate()
            .map(|(code, &(piece, _))| MovePattern {
                side: piece.side,
                enter: cells_where(spec, &|to| {
                    movement_ban(spec, piece.kind, &Displacement::Adjacent, to).is_none()
                        && den_ban(spec, piece, to).is_none()
                }),
                leaps: leaps_of(code).iter().any(|leaps| !leaps.is_empty()),
            })
            .collect();
        let (groups, group_of) = group(&patterns);
        let board = BoardTables::compile(spec, &patterns, &groups, banks);
        let weakening = Side::BOTH
            .iter()
            .flat_map(|&side| spec.board.cells().map(move |cell| spec.remembers_weakness() && spec.weakens(cell, side)))
            .collect();
        let number = |terrain| Terrain::ALL.iter().position(|&other| other == terrain).unwrap_or_default() as u8;
        let mut random = SplitMix(0x5348_4f55_5149_0001);
        let zobrist: Box<[S::Cells<u64>]> = (0..PieceCode::MOST)
            .map(|code| S::cells(0, |_| if code < codes { random.next() & !1 } else { 0 }))
            .collect();
        RuleTables {
            board,
            kinds,
            codes,
            has_plain_landings: !spec.remembers_weakness() && !compiler.rows.contains(&BOTH_OUT),
            step_rows,
            terrain: spec.board.cells().map(|cell| number(spec.board.at(cell))).collect(),
            leaps,
            stops: compiler.stops(),
            rows: compiler.rows,
            weakening,
            all_captured_wins: spec.switches.all_captured == WhenAllCaptured::Wins,
            turn_limit: spec.switches.turn_limit.unwrap_or(u32::MAX),
            capture_limit: spec.switches.capture_limit.unwrap_or(u32::MAX),
            group_of,
            zobrist: zobrist.try_into().expect("so many were made"),
            groups: groups.len(),
            zobrist_side: random.next() | 1,
        }
    }

    /// Number of squares.
    pub fn cells(&self) -> usize {
        self.terrain.len()
    }

    /// Every code.
    pub fn all_codes(&self) -> impl Iterator<Item = PieceCode> + use<S> {
        (PieceCode::FIRST..self.codes as u8).map(PieceCode)
    }

    pub fn code(&self, piece: Piece, weak: bool) -> PieceCode {
        encode(piece, weak, self.kinds)
    }

    pub fn decode(&self, code: PieceCode) -> (Piece, bool) {
        decode(code, self.kinds)
    }

    /// Whether a step may land on an occupant.
    #[inline]
    pub fn step_lands(&self, mover: PieceCode, from: u16, to: u16, occupant: PieceCode) -> bool {
        self.rows[self.step_row(mover, from, to) + occupant.index()] != BARRED
    }

    /// The offset of a step's row.
    pub fn step_row(&self, mover: PieceCode, from: u16, to: u16) -> usize {
        let (from, to) = (self.terrain[usize::from(from)], self.terrain[usize::from(to)]);
        let place = (mover.index() * TERRAINS + usize::from(from)) * TERRAINS + usize::from(to);
        self.step_rows[place] as usize
    }

    #[inline]
    pub fn leaps(&self, code: PieceCode, cell: u16) -> &[LeapMove] {
        &self.leaps[(code.index() - usize::from(PieceCode::FIRST)) * self.cells() + usize::from(cell)]
    }

    /// Whether a leap of `side` is legal with these occupants of its path and target.
    #[inline]
    pub fn leap_lands(&self, leap: &LeapMove, side: Side, at: impl Fn(u16) -> PieceCode) -> bool {
        let stops = |square: &PathSquare| self.stops(side, *square, at(square.cell));
        self.rows[leap.row as usize + at(leap.to).index()] != BARRED && !leap.path.iter().any(stops)
    }

    /// Whether an occupant of a square in the path blocks a leap of `side`.
    #[inline]
    pub fn stops(&self, side: Side, square: PathSquare, occupant: PieceCode) -> bool {
        self.stops[(side.index() * 2 + usize::from(square.water)) * self.codes + occupant.index()]
    }

    /// By row and occupant: the result of landing.
    pub fn rows(&self) -> &[u8] {
        &self.rows
    }

    /// The squares that a piece may step onto.
    pub fn enter(&self, code: PieceCode) -> S {
        let side = &self.board.sides[self.decode(code).0.side.index()];
        let group = self.group(code);
        side.others.iter().find(|walkers| walkers.group == group).map_or(side.enter, |walkers| walkers.enter)
    }

    /// Whether a legal move removes the mover together with its victim.
    pub fn takes_both_out(&self, mover: PieceCode, from: u16, to: u16, occupant: PieceCode) -> bool {
        let leap = self.leaps(mover, from).iter().find(|leap| leap.to == to);
        let row = leap.map_or_else(|| self.step_row(mover, from, to), |leap| leap.row as usize);
        self.rows[row + occupant.index()] == BOTH_OUT
    }

    /// The code of a piece that has just arrived on a square: permanently weak if the square makes it so.
    pub fn code_on_arrival(&self, code: PieceCode, side: Side, cell: u16) -> PieceCode {
        let (piece, weak) = self.decode(code);
        self.code(piece, weak || self.weakening[side.index() * self.cells() + usize::from(cell)])
    }

    #[inline(always)]
    pub fn group(&self, code: PieceCode) -> MovementGroup {
        self.group_of[code.index() & (PieceCode::MOST - 1)]
    }

    /// The Zobrist number of an occupant on a square.
    #[inline(always)]
    pub fn zobrist(&self, code: PieceCode, cell: u16) -> u64 {
        S::cell(&self.zobrist[code.index() & (PieceCode::MOST - 1)], cell)
    }
}

pub(super) const TERRAINS: usize = Terrain::ALL.len();

/// How a piece moves on an empty board.
#[derive(Debug, Clone, Copy, PartialEq)]
struct MovePattern<S> {
    side: Side,
    /// The squares it may step onto.
    enter: S,
    /// Whether it may leap from some square.
    leaps: bool,
}

/// The distinct patterns, and by code the group of each.
fn group<S: SquareSet>(patterns: &[MovePattern<S>]) -> (Vec<MovePattern<S>>, [MovementGroup; PieceCode::MOST]) {
    let mut groups: Vec<MovePattern<S>> = Vec::new();
    let mut group_of = [MovementGroup(0); PieceCode::MOST];
    for (pattern, group) in patterns.iter().zip(&mut group_of[usize::from(PieceCode::FIRST)..]) {
        let known = groups.iter().position(|other| other == pattern);
        let number = known.unwrap_or(groups.len());
        if known.is_none() {
            groups.push(*pattern);
        }
        *group = MovementGroup(number as u8);
    }
    (groups, group_of)
}

/// The squares that most of a side's pieces may step onto.
fn commonest_enter<S: SquareSet>(patterns: &[MovePattern<S>], side: Side) -> S {
    let own = || patterns.iter().filter(move |pattern| pattern.side == side).map(|pattern| pattern.enter);
    own().max_by_key(|&enter| own().filter(|&other| other == enter).count()).unwrap_or(S::EMPTY)
}

/// Sebastiano Vigna's SplitMix64: the same numbers on every machine.
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}
