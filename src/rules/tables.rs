//! A ruleset compiled: [`reach`](super::reach) and [`capture`](super::capture) asked once about everything.
//!
//! For each class of kinds that walk alike the squares they may step onto; for each piece and square its leaps; and
//! for each way of landing a *row* that tells of every possible occupant whether the piece may land on it. Nothing
//! here knows a rule.

use super::board::{Cell, Direction, Lie};
use super::capture::{Encounter, bars_capture, takes_both_out};
use super::reach::{bars_den, bars_way, stops_leap};
use super::ruleset::Law;
use super::set::SquareSet;
use super::{Board, KindId, Piece, Side, Terrain, WhenAllCaptured};
use std::collections::BTreeMap;

/// What stands on a square, as a number: nothing, or a piece, weak for good or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Code(pub u8);

impl Code {
    pub const EMPTY: Code = Code(0);
    /// The first number that is a piece.
    const FIRST: u8 = 1;
    /// Room for the most codes there may be, so that a masked index needs no check.
    const MOST: usize = 128;

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn is_piece(self) -> bool {
        self != Code::EMPTY
    }
}

/// Animals of one side that walk alike and leap alike: the generator needs their squares, not who they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Group(u8);

impl Group {
    /// Room for the most groups there may be, a leaping and another one for each kind: a power of two.
    pub const MOST: usize = 64;

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

const _: () = assert!(2 * KindId::MOST <= Group::MOST, "a kind and a side make one group");
const _: () = assert!(4 * KindId::MOST < Code::MOST, "a kind, a side and a weakness make one code");

/// A leap, the row of its landing, and the squares that may hold something in its way.
#[derive(Debug, Clone)]
pub(super) struct LeapWay {
    pub to: u16,
    row: u32,
    path: Vec<PathSquare>,
}

/// A square on a leap's way.
#[derive(Debug, Clone, Copy)]
struct PathSquare {
    cell: u16,
    water: bool,
}

/// May not land.
const BARRED: u8 = 0;
/// May land; an enemy there is captured.
const ALLOWED: u8 = 1;
/// May land, and the mover leaves the board together with its victim.
const BOTH_OUT: u8 = 2;

/// A compiled ruleset.
#[derive(Debug)]
pub(super) struct Tables<S: SquareSet> {
    pub board: TableBoard<S>,
    kinds: usize,
    codes: usize,
    /// By code: may it become weak for good, take equals out with it? Then landing needs a second look.
    pub landing_is_plain: bool,
    /// By row and occupant.
    rows: Vec<u8>,
    /// By code, terrain left and terrain reached: the row of a step, as an offset into `rows`.
    step_rows: Vec<u32>,
    /// Terrain of each cell as a small number.
    terrain: Vec<u8>,
    /// By code and cell.
    leaps: Vec<Vec<LeapWay>>,
    /// By leaper's side, water or not, and code: whether it stops a leap.
    stops: Vec<bool>,
    /// By side and cell: whether a piece of that side becomes weak for good there.
    marks: Vec<bool>,
    pub all_captured_wins: bool,
    /// Plies after which the game is drawn; never reached where the ruleset has no limit.
    pub turn_limit: u32,
    /// Plies without capture after which the game is drawn.
    pub capture_limit: u32,
    /// By code.
    group_of: [Group; Code::MOST],
    /// By code and cell.
    zobrist: Box<[S::Cells<u64>; Code::MOST]>,
    /// How many groups there are.
    pub groups: usize,
    /// What the change of sides does to a key. Of all Zobrist numbers only this one is odd: a key tells whose move it
    /// is.
    pub zobrist_side: u64,
}

/// A group and the squares that its animals may step onto.
#[derive(Debug)]
pub(super) struct Walkers<S> {
    pub group: Group,
    pub enter: S,
}

/// The board as sets.
#[derive(Debug)]
pub(super) struct TableBoard<S> {
    pub files: u32,
    /// For a step up, down, right or left: what leads from the cell reached back to the cell left, added with
    /// wrap-around.
    pub back: [u16; 4],
    /// Every cell but those of the first file: from there a step to the left is possible.
    pub can_left: S,
    /// Every cell but those of the last file.
    pub can_right: S,
    /// What differs between the sides.
    pub sides: [TableSide<S>; 2],
}

/// The board as one side's animals see it.
#[derive(Debug)]
pub(super) struct TableSide<S> {
    /// The squares that most kinds may step onto.
    pub enter: S,
    /// The groups that may step onto others.
    pub others: Vec<Walkers<S>>,
    /// The groups that leap from anywhere.
    pub leapers: Vec<Group>,
    /// Where some animal of the side has a leap.
    pub banks: S,
    /// The dens in which a piece of the side wins.
    pub wins: S,
}

impl<S: SquareSet> Tables<S> {
    pub fn compile(law: &Law) -> Tables<S> {
        let cells = law.board.len();
        assert!(cells <= S::CAPACITY, "the set is chosen by the board's size");
        let kinds = law.kinds.len();
        let codes = usize::from(Code::FIRST) + kinds * if law.remembers_weakness() { 4 } else { 2 };
        let crossings = law.board.cells().map(|cell| crossings(&law.board, cell)).collect();
        let mut compiler = Compiler {
            law,
            crossings,
            made: vec![None; codes * Footing::COUNT],
            known: BTreeMap::new(),
            rows: Vec::new(),
            codes,
        };
        let pieces: Vec<(Piece, bool)> = (Code::FIRST..codes as u8).map(|code| decode(Code(code), kinds)).collect();
        let step_rows = compiler.step_rows(&pieces);
        let leaps: Vec<Vec<LeapWay>> = pieces
            .iter()
            .flat_map(|&(piece, weak)| law.board.cells().map(move |cell| (piece, weak, cell)))
            .map(|(piece, weak, cell)| compiler.leaps(piece, weak, cell))
            .collect();
        let set = |holds: &dyn Fn(Cell) -> bool| {
            law.board.cells().filter(|&cell| holds(cell)).fold(S::EMPTY, |set, cell| set.or(S::of(cell.0)))
        };
        let leaps_of = |code: usize| &leaps[code * cells..][..cells];
        let banks = |side: Side| {
            let of_side = |code: &usize| pieces[*code].0.side == side;
            set(&|cell| (0..pieces.len()).filter(of_side).any(|code| !leaps_of(code)[cell.index()].is_empty()))
        };
        let habits: Vec<Habit<S>> = pieces
            .iter()
            .enumerate()
            .map(|(code, &(piece, _))| Habit {
                side: piece.side,
                enter: set(&|to| {
                    bars_way(law, piece.kind, &Lie::Beside, to).is_none() && bars_den(law, piece, to).is_none()
                }),
                leaps: leaps_of(code).iter().any(|leaps| !leaps.is_empty()),
            })
            .collect();
        let (groups, group_of) = group(&habits);
        let files = u16::from(law.board.files());
        let board = TableBoard {
            files: u32::from(files),
            back: [files.wrapping_neg(), files, 1u16.wrapping_neg(), 1],
            can_left: set(&|cell| law.board.step(cell, Direction::Left).is_some()),
            can_right: set(&|cell| law.board.step(cell, Direction::Right).is_some()),
            sides: Side::BOTH.map(|side| {
                let own = || groups.iter().enumerate().filter(move |(_, habit)| habit.side == side);
                let enter = commonest_enter(&habits, side);
                let walkers = |(number, habit): (usize, &Habit<S>)| {
                    (habit.enter != enter).then_some(Walkers { group: Group(number as u8), enter: habit.enter })
                };
                TableSide {
                    enter,
                    others: own().filter_map(walkers).collect(),
                    leapers: own().filter(|(_, habit)| habit.leaps).map(|(number, _)| Group(number as u8)).collect(),
                    banks: banks(side),
                    wins: set(&|cell| law.switches.den_wins && law.board.at(cell) == Terrain::Den(!side)),
                }
            }),
        };
        let marks = Side::BOTH
            .iter()
            .flat_map(|&side| law.board.cells().map(move |cell| law.remembers_weakness() && law.weakens(cell, side)))
            .collect();
        let mut random = SplitMix(0x5348_4f55_5149_0001);
        let zobrist: Box<[S::Cells<u64>]> =
            (0..Code::MOST).map(|code| S::cells(0, |_| if code < codes { random.next() & !1 } else { 0 })).collect();
        Tables {
            board,
            kinds,
            codes,
            landing_is_plain: !law.remembers_weakness() && !compiler.rows.contains(&BOTH_OUT),
            step_rows,
            terrain: law.board.cells().map(|cell| terrain_number(law.board.at(cell)) as u8).collect(),
            leaps,
            stops: compiler.stops(),
            rows: compiler.rows,
            marks,
            all_captured_wins: law.switches.all_captured == WhenAllCaptured::Wins,
            turn_limit: law.switches.turn_limit.unwrap_or(u32::MAX),
            capture_limit: law.switches.capture_limit.unwrap_or(u32::MAX),
            group_of,
            zobrist: zobrist.try_into().expect("so many were made"),
            groups: groups.len(),
            zobrist_side: random.next() | 1,
        }
    }

    fn cells(&self) -> usize {
        self.terrain.len()
    }

    pub fn code(&self, piece: Piece, weak: bool) -> Code {
        encode(piece, weak, self.kinds)
    }

    pub fn decode(&self, code: Code) -> (Piece, bool) {
        decode(code, self.kinds)
    }

    /// Whether a step may land on an occupant.
    #[inline]
    pub fn step_lands(&self, mover: Code, from: u16, to: u16, occupant: Code) -> bool {
        self.rows[self.step_row(mover, from, to) + occupant.index()] != BARRED
    }

    fn step_row(&self, mover: Code, from: u16, to: u16) -> usize {
        let (from, to) = (self.terrain[usize::from(from)], self.terrain[usize::from(to)]);
        let place = (mover.index() * TERRAINS + usize::from(from)) * TERRAINS + usize::from(to);
        self.step_rows[place] as usize
    }

    #[inline]
    pub fn leaps(&self, code: Code, cell: u16) -> &[LeapWay] {
        &self.leaps[(code.index() - usize::from(Code::FIRST)) * self.cells() + usize::from(cell)]
    }

    /// Whether a leap of `side` may be made over what stands on its way and land on what stands at its end.
    #[inline]
    pub fn leap_lands(&self, leap: &LeapWay, side: Side, at: impl Fn(u16) -> Code) -> bool {
        let stops = |square: &PathSquare| {
            self.stops[(side.index() * 2 + usize::from(square.water)) * self.codes + at(square.cell).index()]
        };
        self.rows[leap.row as usize + at(leap.to).index()] != BARRED && !leap.path.iter().any(stops)
    }

    /// Whether a legal move takes the mover off the board together with its victim.
    pub fn takes_both_out(&self, mover: Code, from: u16, to: u16, occupant: Code) -> bool {
        let leap = self.leaps(mover, from).iter().find(|leap| leap.to == to);
        let row = leap.map_or_else(|| self.step_row(mover, from, to), |leap| leap.row as usize);
        self.rows[row + occupant.index()] == BOTH_OUT
    }

    /// The code of a piece that has just arrived on a square: weak for good if the square makes it so.
    pub fn marked(&self, code: Code, side: Side, cell: u16) -> Code {
        let (piece, weak) = self.decode(code);
        self.code(piece, weak || self.marks[side.index() * self.cells() + usize::from(cell)])
    }

    #[inline(always)]
    pub fn group(&self, code: Code) -> Group {
        self.group_of[code.index() & (Code::MOST - 1)]
    }

    /// The Zobrist number of an occupant on a square.
    #[inline(always)]
    pub fn zobrist(&self, code: Code, cell: u16) -> u64 {
        S::cell(&self.zobrist[code.index() & (Code::MOST - 1)], cell)
    }
}

fn encode(piece: Piece, weak: bool, kinds: usize) -> Code {
    let place = (usize::from(weak) * 2 + piece.side.index()) * kinds + piece.kind.index();
    Code(Code::FIRST + place as u8)
}

fn decode(code: Code, kinds: usize) -> (Piece, bool) {
    let place = usize::from(code.0 - Code::FIRST);
    let (row, kind) = (place / kinds, place % kinds);
    let side = Side::BOTH[row & 1];
    (Piece { side, kind: KindId(kind as u8) }, row >= 2)
}

const TERRAINS: usize = 6;

fn terrain_number(terrain: Terrain) -> usize {
    match terrain {
        Terrain::Land => 0,
        Terrain::Water => 1,
        Terrain::Trap(side) => 2 + side.index(),
        Terrain::Den(side) => 4 + side.index(),
    }
}

/// How a piece gets about on an empty board.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Habit<S> {
    side: Side,
    /// The squares it may step onto.
    enter: S,
    /// Whether it leaps from anywhere.
    leaps: bool,
}

/// The habits that there are, each once, and by code the group that has them.
fn group<S: SquareSet>(habits: &[Habit<S>]) -> (Vec<Habit<S>>, [Group; Code::MOST]) {
    let mut groups: Vec<Habit<S>> = Vec::new();
    let mut group_of = [Group(0); Code::MOST];
    for (habit, group) in habits.iter().zip(&mut group_of[usize::from(Code::FIRST)..]) {
        let known = groups.iter().position(|other| other == habit);
        let number = known.unwrap_or(groups.len());
        if known.is_none() {
            groups.push(*habit);
        }
        *group = Group(number as u8);
    }
    (groups, group_of)
}

/// The squares that more of a side's pieces may step onto than any others.
fn commonest_enter<S: SquareSet>(habits: &[Habit<S>], side: Side) -> S {
    let own = || habits.iter().filter(move |habit| habit.side == side).map(|habit| habit.enter);
    own().max_by_key(|&enter| own().filter(|&other| other == enter).count()).unwrap_or(S::EMPTY)
}

/// What decides a row beside the mover itself, as the digits of a small number.
#[derive(Clone, Copy)]
struct Footing {
    mover_weak: bool,
    from_water: bool,
    on_water: bool,
    /// The square landed on weakens the enemy's animals.
    weakens_enemy: bool,
    by_leap: bool,
}

impl Footing {
    /// How many there are.
    const COUNT: usize = 1 << 5;

    fn number(self) -> usize {
        let digits = [self.mover_weak, self.from_water, self.on_water, self.weakens_enemy, self.by_leap];
        digits.into_iter().fold(0, |number, digit| number * 2 + usize::from(digit))
    }
}

/// A far bank and how it lies.
struct Crossing {
    to: Cell,
    lie: Lie,
}

fn crossings(board: &Board, from: Cell) -> Vec<Crossing> {
    let rivers = Direction::ALL
        .into_iter()
        .flat_map(|direction| [board.over_river(from, direction), board.over_both_rivers(from, direction)]);
    rivers.flatten().map(|river| Crossing { to: river.to, lie: board.lie(from, river.to) }).collect()
}

/// The rows in the making.
struct Compiler<'a> {
    law: &'a Law,
    /// By cell: the far banks that lie opposite, whoever may leap there.
    crossings: Vec<Vec<Crossing>>,
    /// By mover's code and footing: the row, as an offset, once it is made.
    made: Vec<Option<u32>>,
    /// Rows by what they say: equal ones are kept once.
    known: BTreeMap<Vec<u8>, u32>,
    rows: Vec<u8>,
    codes: usize,
}

impl Compiler<'_> {
    fn step_rows(&mut self, pieces: &[(Piece, bool)]) -> Vec<u32> {
        const ALL: [Terrain; TERRAINS] = [
            Terrain::Land,
            Terrain::Water,
            Terrain::Trap(Side::White),
            Terrain::Trap(Side::Black),
            Terrain::Den(Side::White),
            Terrain::Den(Side::Black),
        ];
        let mut rows = vec![0; TERRAINS * TERRAINS];
        for &(piece, weak) in pieces {
            for from in ALL {
                rows.extend(ALL.map(|to| self.row(piece, weak, (from, to), false)));
            }
        }
        rows
    }

    fn leaps(&mut self, piece: Piece, weak: bool, from: Cell) -> Vec<LeapWay> {
        let board = &self.law.board;
        if self.law.kind(piece.kind).leaps.is_empty() || !self.law.may_stand(piece.kind, piece.side, from) {
            return Vec::new();
        }
        let mut leaps = Vec::new();
        for place in 0..self.crossings[from.index()].len() {
            let Crossing { to, lie } = &self.crossings[from.index()][place];
            let to = *to;
            let barred = bars_way(self.law, piece.kind, lie, to).or(bars_den(self.law, piece, to));
            if let (Lie::Opposite(_, river), None) = (lie, barred) {
                let square = |water: bool| move |cell: &Cell| PathSquare { cell: cell.0, water };
                let water = river.water.iter().map(square(true));
                let path = water.chain(river.land.iter().map(square(false))).collect();
                let row = self.row(piece, weak, (board.at(from), board.at(to)), true);
                leaps.push(LeapWay { to: to.0, row, path });
            }
        }
        leaps
    }

    /// The row of one way: for every occupant, what landing on it means.
    fn row(&mut self, mover: Piece, weak: bool, (from, to): (Terrain, Terrain), by_leap: bool) -> u32 {
        let law = self.law;
        let footing = Footing {
            mover_weak: weak || law.weakens_on(from, mover.side),
            from_water: from == Terrain::Water,
            on_water: to == Terrain::Water,
            weakens_enemy: law.weakens_on(to, !mover.side),
            by_leap,
        };
        let place = encode(mover, weak, law.kinds.len()).index() * Footing::COUNT + footing.number();
        if let Some(row) = self.made[place] {
            return row;
        }
        let occupants = (Code::FIRST..self.codes as u8).map(|code| {
            let (occupant, occupant_weak) = decode(Code(code), law.kinds.len());
            if occupant.side == mover.side {
                return BARRED;
            }
            let encounter = Encounter {
                attacker: mover.kind,
                victim: occupant.kind,
                from_water: footing.from_water,
                on_water: footing.on_water,
                by_leap,
                attacker_weak: footing.mover_weak,
                victim_weak: occupant_weak || footing.weakens_enemy,
            };
            match bars_capture(law, &encounter).is_empty() {
                false => BARRED,
                true if takes_both_out(law, &encounter) => BOTH_OUT,
                true => ALLOWED,
            }
        });
        let row: Vec<u8> = [ALLOWED].into_iter().chain(occupants).collect();
        let offset = *self.known.entry(row).or_insert_with_key(|row| {
            self.rows.extend_from_slice(row);
            (self.rows.len() - row.len()) as u32
        });
        self.made[place] = Some(offset);
        offset
    }

    fn stops(&self) -> Vec<bool> {
        let mut stops = Vec::with_capacity(4 * self.codes);
        for leaper in Side::BOTH {
            for water in [false, true] {
                stops.extend((0..self.codes as u8).map(|code| {
                    Code(code).is_piece()
                        && stops_leap(self.law, leaper, decode(Code(code), self.law.kinds.len()).0, water).is_some()
                }));
            }
        }
        stops
    }
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
