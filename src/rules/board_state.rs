//! The mutable board state: placement on bitboards, side to move, counters, Zobrist key; move generation, make and
//! unmake.

use super::board::Cell;
use super::piece_code::{MovementGroup, PieceCode};
use super::rule_tables::{RuleTables, StepGroup};
use super::square_set::SquareSet;
use super::step_set::StepSet;
use super::{Piece, Side};

/// The result of a game decided by the placement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum GameDecision {
    Den(Side),
    AllCaptured(Side),
    NobodyLeft,
}

/// The ply counters, packed into one word because both are incremented by each move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct PlyCounters(u64);

impl PlyCounters {
    fn new(ply: u32, quiet: u32) -> PlyCounters {
        PlyCounters(u64::from(quiet) << 32 | u64::from(ply))
    }

    /// Plies since the start of the game.
    fn ply(self) -> u32 {
        self.0 as u32
    }

    /// Plies since the last capture.
    fn quiet(self) -> u32 {
        (self.0 >> 32) as u32
    }

    #[inline(always)]
    fn ticked(self) -> PlyCounters {
        PlyCounters(self.0.wrapping_add(1 << 32 | 1))
    }
}

/// A placement, the side to move and the counters.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct BoardState<S: SquareSet> {
    codes: S::Cells<PieceCode>,
    /// The squares of each side's animals.
    own: [S; 2],
    /// The squares of each group's animals.
    groups: S::Groups,
    pub decided: Option<GameDecision>,
    clock: PlyCounters,
    /// Zobrist key of placement and side to move. Odd if Black is to move.
    pub key: u64,
}

/// The changes of a move, for unmaking it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Undo {
    from: u16,
    to: u16,
    mover: PieceCode,
    /// The mover's group before the move.
    group: MovementGroup,
    victim: PieceCode,
    landed: PieceCode,
    clock: PlyCounters,
    key: u64,
}

/// The side to move in the position with a key.
#[inline(always)]
fn side_in(key: u64) -> Side {
    if key & 1 == 0 { Side::White } else { Side::Black }
}

impl<S: SquareSet> BoardState<S> {
    pub fn empty(tables: &RuleTables<S>, side: Side, quiet: u32, ply: u32) -> BoardState<S> {
        BoardState {
            codes: S::cells(PieceCode::EMPTY, |_| PieceCode::EMPTY),
            own: [S::EMPTY; 2],
            groups: S::groups(tables.groups),
            decided: None,
            clock: PlyCounters::new(ply, quiet),
            key: if side == Side::Black { tables.zobrist_side } else { 0 },
        }
    }

    /// The side to move.
    #[inline(always)]
    pub fn side(&self) -> Side {
        side_in(self.key)
    }

    /// Plies since the start of the game.
    pub fn ply(&self) -> u32 {
        self.clock.ply()
    }

    /// Plies since the last capture.
    pub fn quiet(&self) -> u32 {
        self.clock.quiet()
    }

    /// Puts a piece on an empty square.
    pub fn put(&mut self, tables: &RuleTables<S>, cell: Cell, piece: Piece, weak: bool) {
        let code = tables.code_on_arrival(tables.code(piece, weak), piece.side, cell.0);
        self.toggle(tables, piece.side, code, cell.0);
        S::set_cell(&mut self.codes, cell.0, code);
        self.key ^= tables.zobrist(code, cell.0);
    }

    /// Determines whether the placement decides the game, for a position that was set up, not played.
    pub fn decide(&mut self, tables: &RuleTables<S>) {
        let in_den = |side: &Side| self.stands_in_den(tables, *side);
        self.decided =
            Side::BOTH.into_iter().find(in_den).map(GameDecision::Den).or_else(|| self.decided_by_captures(tables));
    }

    /// Whether some animal of the side is in an enemy den.
    pub fn stands_in_den(&self, tables: &RuleTables<S>, side: Side) -> bool {
        !self.own[side.index()].and(tables.board.sides[side.index()].wins).is_empty()
    }

    #[cold]
    fn decided_by_captures(&self, tables: &RuleTables<S>) -> Option<GameDecision> {
        match (tables.all_captured_wins, self.own[0].is_empty(), self.own[1].is_empty()) {
            (true, true, true) => Some(GameDecision::NobodyLeft),
            (true, true, false) => Some(GameDecision::AllCaptured(Side::Black)),
            (true, false, true) => Some(GameDecision::AllCaptured(Side::White)),
            _ => None,
        }
    }

    /// The squares of a side's animals.
    #[inline(always)]
    pub fn animals(&self, side: Side) -> S {
        self.own[side.index()]
    }

    /// A null move: the same placement with the other side to move. The rules have no pass, but searches use it.
    #[inline(always)]
    pub fn pass(&mut self, tables: &RuleTables<S>) {
        self.key ^= tables.zobrist_side;
    }

    #[inline(always)]
    pub fn at(&self, cell: u16) -> PieceCode {
        S::cell(&self.codes, cell)
    }

    /// Same placement, same weakness, same side to move.
    pub fn same_position(&self, other: &BoardState<S>) -> bool {
        self.side() == other.side() && self.codes == other.codes
    }

    /// Whether the game is over by placement or limit, whatever the moves.
    #[inline(always)]
    pub fn ended(&self, tables: &RuleTables<S>) -> bool {
        self.decided.is_some() || self.ply() >= tables.turn_limit || self.quiet() >= tables.capture_limit
    }

    /// Whether a limit of the ruleset draws the game with the next move, unless that captures.
    pub fn ends_with_next(&self, tables: &RuleTables<S>) -> bool {
        self.ply().saturating_add(1) >= tables.turn_limit || self.quiet().saturating_add(1) >= tables.capture_limit
    }

    /// Calls `visit` for each group of pieces of the side to move with equal steps: their steps, and the squares they
    /// may step onto.
    #[inline(always)]
    fn for_each_step_group(&self, tables: &RuleTables<S>, mut visit: impl FnMut([S; 4], S)) {
        let side = self.side().index();
        let table = &tables.board.sides[side];
        let mut rest = tables.board.stepped(self.own[side]);
        for StepGroup { group, enter } in &table.others {
            let walkers = S::group(&self.groups, *group);
            if !walkers.is_empty() {
                let steps = tables.board.stepped(walkers);
                for (rest, steps) in rest.iter_mut().zip(steps) {
                    *rest = rest.without(steps);
                }
                visit(steps, *enter);
            }
        }
        visit(rest, table.enter);
    }

    /// All steps onto empty squares.
    #[inline(always)]
    pub(super) fn steps(&self, tables: &RuleTables<S>) -> StepSet<S> {
        let taken = self.own[0].or(self.own[1]);
        self.steps_where(tables, |enter| enter.without(taken))
    }

    /// The steps onto those squares that `keep` selects.
    #[inline(always)]
    fn steps_where(&self, tables: &RuleTables<S>, keep: impl Fn(S) -> S) -> StepSet<S> {
        let mut steps = StepSet::none(&tables.board);
        self.for_each_step_group(tables, |walked, enter| {
            let open = keep(enter);
            steps.add(walked, open);
        });
        steps
    }

    /// The number of moves of the side to move, without making them.
    #[inline]
    pub fn count(&self, tables: &RuleTables<S>) -> u64 {
        let mut landings = 0;
        self.for_each_landing(tables, |_, _| landings += 1);
        u64::from(self.steps(tables).count() + landings)
    }

    /// Calls `visit` with every move of the side to move, from and to.
    #[inline]
    pub fn for_each_move(&self, tables: &RuleTables<S>, mut visit: impl FnMut(u16, u16)) {
        self.steps(tables).each(&mut visit);
        self.for_each_landing(tables, visit);
    }

    /// Calls `visit` with every move that is not a step onto an empty square: captures and leaps.
    #[inline(always)]
    pub fn for_each_landing(&self, tables: &RuleTables<S>, mut visit: impl FnMut(u16, u16)) {
        let side = self.side().index();
        let [up, down, right, left] = tables.board.stepped(self.own[side]);
        if !up.or(down).or(right).or(left).and(self.own[1 - side]).is_empty() {
            self.for_each_capture(tables, &mut visit);
        }
        let table = &tables.board.sides[side];
        for group in &table.leapers {
            let leapers = S::group(&self.groups, *group).and(table.banks);
            if !leapers.is_empty() {
                self.for_each_leap(tables, leapers, &mut visit);
            }
        }
    }

    /// Every square whose occupant may affect the moves of the side to move: the neighbours of its pieces, and the
    /// paths and targets of its leaps. While its own pieces stay, no other square matters.
    pub fn watched(&self, tables: &RuleTables<S>) -> S {
        let side = self.side().index();
        let table = &tables.board.sides[side];
        let [up, down, right, left] = tables.board.stepped(self.own[side]);
        let mut watched = up.or(down).or(right).or(left);
        for group in &table.leapers {
            S::group(&self.groups, *group).and(table.banks).for_each(|from| {
                for leap in tables.leaps(self.at(from), from) {
                    let path = leap.path.iter().map(|square| square.cell);
                    watched = path.fold(watched.or(S::of(leap.to)), |watched, cell| watched.or(S::of(cell)));
                }
            });
        }
        watched
    }

    /// Captures by a step.
    #[inline(never)]
    fn for_each_capture(&self, tables: &RuleTables<S>, mut visit: impl FnMut(u16, u16)) {
        let enemy = self.own[1 - self.side().index()];
        self.steps_where(tables, |enter| enter.and(enemy)).each(|from, to| {
            if tables.step_lands(self.at(from), from, to, self.at(to)) {
                visit(from, to);
            }
        });
    }

    /// Leaps of some animals.
    #[inline(never)]
    fn for_each_leap(&self, tables: &RuleTables<S>, leapers: S, mut visit: impl FnMut(u16, u16)) {
        leapers.for_each(|from| {
            for leap in tables.leaps(self.at(from), from) {
                if tables.leap_lands(leap, self.side(), |cell| self.at(cell)) {
                    visit(from, leap.to);
                }
            }
        });
    }

    /// Adds a piece to the bitboards, or removes it.
    #[inline(always)]
    fn toggle(&mut self, tables: &RuleTables<S>, side: Side, code: PieceCode, cell: u16) {
        self.own[side.index()].toggle(cell);
        S::group_mut(&mut self.groups, tables.group(code)).toggle(cell);
    }

    /// Moves a piece in the bitboards; its code stays the same.
    #[inline(always)]
    fn shift(&mut self, group: MovementGroup, side: Side, from: u16, to: u16) {
        for set in [&mut self.own[side.index()], S::group_mut(&mut self.groups, group)] {
            set.toggle(from);
            set.toggle(to);
        }
    }

    /// Makes a legal move.
    #[inline(always)]
    pub fn make(&mut self, tables: &RuleTables<S>, from: u16, to: u16) -> Undo {
        self.make_onto(tables, from, to, self.at(to))
    }

    /// Makes a legal move onto a square whose occupant the caller knows.
    #[inline(always)]
    pub fn make_onto(&mut self, tables: &RuleTables<S>, from: u16, to: u16, victim: PieceCode) -> Undo {
        let side = self.side();
        let mover = self.at(from);
        let group = tables.group(mover);
        let mut undo = Undo { from, to, mover, group, victim, landed: mover, clock: self.clock, key: self.key };
        self.clock = self.clock.ticked();
        if victim.is_piece() || !tables.has_plain_landings {
            undo.landed = self.land(tables, from, to, mover, victim);
        } else {
            self.key ^= tables.zobrist_side ^ tables.zobrist(mover, from) ^ tables.zobrist(mover, to);
            S::set_cell(&mut self.codes, from, PieceCode::EMPTY);
            S::set_cell(&mut self.codes, to, mover);
            self.shift(group, side, from, to);
            self.check_den(tables, side, to);
        }
        undo
    }

    /// The key of the position after a step or leap onto an empty square.
    #[inline(always)]
    pub fn key_after_step(&self, tables: &RuleTables<S>, from: u16, to: u16) -> u64 {
        let mover = self.at(from);
        let landed = if tables.has_plain_landings { mover } else { tables.code_on_arrival(mover, self.side(), to) };
        self.key ^ tables.zobrist_side ^ tables.zobrist(mover, from) ^ tables.zobrist(landed, to)
    }

    /// Decides the game if an animal of the side has reached a den in which it wins.
    #[inline(always)]
    fn check_den(&mut self, tables: &RuleTables<S>, side: Side, reached: u16) {
        if tables.board.sides[side.index()].wins.has(reached) {
            self.decided = Some(GameDecision::Den(side));
        }
    }

    /// The rare part of a move: captures and changes of the mover. Returns the code on the target.
    #[inline(never)]
    fn land(&mut self, tables: &RuleTables<S>, from: u16, to: u16, mover: PieceCode, victim: PieceCode) -> PieceCode {
        let side = self.side();
        self.key ^= tables.zobrist_side;
        if victim.is_piece() {
            self.leave(tables, !side, victim, to);
            self.clock = PlyCounters::new(self.clock.ply(), 0);
        }
        self.leave(tables, side, mover, from);
        let landed = match victim.is_piece() && tables.takes_both_out(mover, from, to, victim) {
            true => PieceCode::EMPTY,
            false => tables.code_on_arrival(mover, side, to),
        };
        if landed.is_piece() {
            self.arrive(tables, side, landed, to);
        }
        if victim.is_piece() {
            self.decided = self.decided_by_captures(tables);
        }
        if landed.is_piece() {
            self.check_den(tables, side, to);
        }
        landed
    }

    fn arrive(&mut self, tables: &RuleTables<S>, side: Side, code: PieceCode, cell: u16) {
        self.toggle(tables, side, code, cell);
        S::set_cell(&mut self.codes, cell, code);
        self.key ^= tables.zobrist(code, cell);
    }

    fn leave(&mut self, tables: &RuleTables<S>, side: Side, code: PieceCode, cell: u16) {
        self.toggle(tables, side, code, cell);
        S::set_cell(&mut self.codes, cell, PieceCode::EMPTY);
        self.key ^= tables.zobrist(code, cell);
    }

    /// Unmakes a move. `undo` must come from the last move made.
    #[inline(always)]
    pub fn unmake(&mut self, tables: &RuleTables<S>, undo: Undo) {
        let Undo { from, to, mover, group, victim, landed, clock, key } = undo;
        if victim.is_piece() || landed != mover {
            self.unland(tables, from, to, [mover, victim, landed]);
        } else {
            self.shift(group, side_in(key), from, to);
        }
        self.decided = None;
        self.clock = clock;
        self.key = key;
        S::set_cell(&mut self.codes, from, mover);
        S::set_cell(&mut self.codes, to, victim);
    }

    /// Reverts the bitboard changes of [`land`](BoardState::land), while the key is still that after the move.
    #[inline(never)]
    fn unland(&mut self, tables: &RuleTables<S>, from: u16, to: u16, [mover, victim, landed]: [PieceCode; 3]) {
        let side = !self.side();
        if landed.is_piece() {
            self.toggle(tables, side, landed, to);
        }
        self.toggle(tables, side, mover, from);
        if victim.is_piece() {
            self.toggle(tables, !side, victim, to);
        }
    }
}
