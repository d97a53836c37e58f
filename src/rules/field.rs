//! The placement of the animals on sets of squares, ready to move.

use super::board::Cell;
use super::set::SquareSet;
use super::tables::{Code, Tables};
use super::{Piece, Side};

/// How a game was decided on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Decided {
    Den(Side),
    AllCaptured(Side),
    NobodyLeft,
}

/// A placement, the side to move and the counters.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Field<S: SquareSet> {
    codes: S::Codes,
    /// The squares of each side's animals.
    own: [S; 2],
    /// The squares of the animals with each code.
    by_code: Vec<S>,
    pub side: Side,
    pub decided: Option<Decided>,
    /// Plies since the last capture.
    pub quiet: u32,
    /// Plies since the beginning of the game.
    pub ply: u32,
    /// Placement and side to move: equal positions have equal keys.
    pub key: u64,
}

/// What a move changed, to take it back.
#[derive(Debug, Clone, Copy)]
pub(super) struct Undo {
    from: u16,
    to: u16,
    mover: Code,
    victim: Code,
    landed: Code,
    quiet: u32,
    key: u64,
}

impl<S: SquareSet> Field<S> {
    pub fn empty(tables: &Tables<S>, side: Side, quiet: u32, ply: u32) -> Field<S> {
        Field {
            codes: S::codes(),
            own: [S::EMPTY; 2],
            by_code: vec![S::EMPTY; tables.codes()],
            side,
            decided: None,
            quiet,
            ply,
            key: if side == Side::Black { tables.zobrist_side } else { 0 },
        }
    }

    /// Puts a piece on an empty square.
    pub fn put(&mut self, tables: &Tables<S>, cell: Cell, piece: Piece, weak: bool) {
        let code = tables.marked(tables.code(piece, weak), piece.side, cell.0);
        self.toggle(piece.side, code, S::of(cell.0));
        S::set_code(&mut self.codes, cell.0, code);
        self.key ^= tables.zobrist(code, cell.0);
    }

    /// Looks at the whole board for a decision: for a position that was set up, not played.
    pub fn decide(&mut self, tables: &Tables<S>) {
        let in_den = |side: &Side| !self.own[side.index()].and(tables.board.wins[side.index()]).is_empty();
        self.decided =
            Side::BOTH.into_iter().find(in_den).map(Decided::Den).or_else(|| self.decided_by_captures(tables));
    }

    /// Whether some animal of the side stands in an enemy den.
    pub fn stands_in_den(&self, tables: &Tables<S>, side: Side) -> bool {
        !self.own[side.index()].and(tables.board.wins[side.index()]).is_empty()
    }

    #[cold]
    fn decided_by_captures(&self, tables: &Tables<S>) -> Option<Decided> {
        match (tables.all_captured_wins, self.own[0].is_empty(), self.own[1].is_empty()) {
            (true, true, true) => Some(Decided::NobodyLeft),
            (true, true, false) => Some(Decided::AllCaptured(Side::Black)),
            (true, false, true) => Some(Decided::AllCaptured(Side::White)),
            _ => None,
        }
    }

    #[inline(always)]
    pub fn at(&self, cell: u16) -> Code {
        S::code(&self.codes, cell)
    }

    /// Same placement, same weakness, same side to move.
    pub fn same_position(&self, other: &Field<S>) -> bool {
        self.side == other.side && self.codes == other.codes
    }

    /// Whether no further move may be made, whatever the moves.
    #[inline(always)]
    pub fn ended(&self, tables: &Tables<S>) -> bool {
        self.decided.is_some() || self.ply >= tables.turn_limit || self.quiet >= tables.capture_limit
    }

    /// The squares one step away from `from` in each direction, and how far back the step came from.
    #[inline(always)]
    fn stepped(tables: &Tables<S>, from: S) -> [S; 4] {
        let board = &tables.board;
        [
            from.up(board.files),
            from.down(board.files),
            from.and(board.can_right).up(1),
            from.and(board.can_left).down(1),
        ]
    }

    /// Calls `visit` with the animals of each walking class of the side to move, and the squares they may step onto.
    #[inline(always)]
    fn each_class(&self, tables: &Tables<S>, mut visit: impl FnMut(S, S)) {
        let side = self.side.index();
        if let [most, others @ ..] = tables.board.walkers[side].as_slice() {
            let mut rest = self.own[side];
            for class in others {
                let walkers = self.all(&class.codes);
                rest = rest.without(walkers);
                visit(walkers, class.enter);
            }
            visit(rest, most.enter);
        }
    }

    /// The squares of all animals with one of these codes.
    #[inline(always)]
    fn all(&self, codes: &[Code]) -> S {
        codes.iter().fold(S::EMPTY, |set, code| set.or(self.by_code[code.index()]))
    }

    /// The animals of the side to move that stand where some animal of that side has a leap.
    #[inline(always)]
    fn leapers(&self, tables: &Tables<S>) -> S {
        let side = self.side.index();
        self.all(&tables.board.leapers[side]).and(tables.board.banks[side])
    }

    /// How many moves the side to move has, without making them.
    #[inline]
    pub fn count(&self, tables: &Tables<S>) -> u64 {
        let side = self.side.index();
        let (own, enemy) = (self.own[side], self.own[1 - side]);
        let taken = own.or(enemy);
        let mut count = 0;
        self.each_class(tables, |walkers, enter| {
            let open = enter.without(taken);
            for step in Self::stepped(tables, walkers) {
                count += step.and(open).count();
            }
        });
        let [up, down, right, left] = Self::stepped(tables, own);
        if !up.or(down).or(right).or(left).and(enemy).is_empty() {
            self.each_capture(tables, |_, _| count += 1);
        }
        let leapers = self.leapers(tables);
        if !leapers.is_empty() {
            self.each_leap(tables, leapers, |_, _| count += 1);
        }
        u64::from(count)
    }

    /// Calls `visit` with every move of the side to move, from and to.
    #[inline]
    pub fn each_move(&self, tables: &Tables<S>, mut visit: impl FnMut(u16, u16)) {
        let side = self.side.index();
        let (own, enemy) = (self.own[side], self.own[1 - side]);
        let taken = own.or(enemy);
        let files = tables.board.files as u16;
        self.each_class(tables, |walkers, enter| {
            let open = enter.without(taken);
            let [up, down, right, left] = Self::stepped(tables, walkers);
            up.and(open).for_each(|to| visit(to - files, to));
            down.and(open).for_each(|to| visit(to + files, to));
            right.and(open).for_each(|to| visit(to - 1, to));
            left.and(open).for_each(|to| visit(to + 1, to));
        });
        self.each_capture(tables, &mut visit);
        let leapers = self.leapers(tables);
        if !leapers.is_empty() {
            self.each_leap(tables, leapers, visit);
        }
    }

    /// Captures by a step.
    #[inline]
    fn each_capture(&self, tables: &Tables<S>, mut visit: impl FnMut(u16, u16)) {
        let side = self.side.index();
        let files = tables.board.files as u16;
        let mut lands = |from: u16, to: u16| {
            if tables.step_lands(self.at(from), from, to, self.at(to)) {
                visit(from, to);
            }
        };
        self.each_class(tables, |walkers, enter| {
            let prey = self.own[1 - side].and(enter);
            let [up, down, right, left] = Self::stepped(tables, walkers);
            up.and(prey).for_each(|to| lands(to - files, to));
            down.and(prey).for_each(|to| lands(to + files, to));
            right.and(prey).for_each(|to| lands(to - 1, to));
            left.and(prey).for_each(|to| lands(to + 1, to));
        });
    }

    #[inline]
    fn each_leap(&self, tables: &Tables<S>, leapers: S, mut visit: impl FnMut(u16, u16)) {
        leapers.for_each(|from| {
            for leap in tables.leaps(self.at(from), from) {
                if tables.leap_lands(leap, self.side, |cell| self.at(cell)) {
                    visit(from, leap.to);
                }
            }
        });
    }

    /// Adds or takes away an animal's squares from the sets.
    #[inline(always)]
    fn toggle(&mut self, side: Side, code: Code, squares: S) {
        self.own[side.index()] = self.own[side.index()].xor(squares);
        self.by_code[code.index()] = self.by_code[code.index()].xor(squares);
    }

    /// Makes a legal move.
    #[inline(always)]
    pub fn make(&mut self, tables: &Tables<S>, from: u16, to: u16) -> Undo {
        let side = self.side;
        let (mover, victim) = (self.at(from), self.at(to));
        let mut undo = Undo { from, to, mover, victim, landed: mover, quiet: self.quiet, key: self.key };
        self.ply += 1;
        self.quiet += 1;
        self.side = !side;
        self.key ^= tables.zobrist_side ^ tables.zobrist(mover, from);
        if victim.is_piece() {
            self.toggle(!side, victim, S::of(to));
            self.key ^= tables.zobrist(victim, to);
            self.quiet = 0;
        }
        if !tables.landing_is_plain {
            undo.landed = match victim.is_piece() && tables.takes_both_out(mover, from, to, victim) {
                true => Code::EMPTY,
                false => tables.marked(mover, side, to),
            };
        }
        S::set_code(&mut self.codes, from, Code::EMPTY);
        S::set_code(&mut self.codes, to, undo.landed);
        if undo.landed.is_piece() {
            self.toggle_mover(side, mover, undo.landed, from, to);
            self.key ^= tables.zobrist(undo.landed, to);
            if tables.board.wins[side.index()].has(to) {
                self.decided = Some(Decided::Den(side));
            }
        } else {
            self.toggle(side, mover, S::of(from));
        }
        if victim.is_piece() && self.decided.is_none() {
            self.decided = self.decided_by_captures(tables);
        }
        undo
    }

    /// Takes a move back. `undo` must come from the last move made.
    #[inline(always)]
    pub fn unmake(&mut self, undo: &Undo) {
        let &Undo { from, to, mover, victim, landed, quiet, key } = undo;
        self.side = !self.side;
        self.decided = None;
        self.ply -= 1;
        self.quiet = quiet;
        self.key = key;
        S::set_code(&mut self.codes, from, mover);
        S::set_code(&mut self.codes, to, victim);
        match landed.is_piece() {
            true => self.toggle_mover(self.side, mover, landed, from, to),
            false => self.toggle(self.side, mover, S::of(from)),
        }
        if victim.is_piece() {
            self.toggle(!self.side, victim, S::of(to));
        }
    }

    /// Moves an animal's mark in the sets; a trap may have changed its code on the way.
    #[inline(always)]
    fn toggle_mover(&mut self, side: Side, mover: Code, landed: Code, from: u16, to: u16) {
        if mover == landed {
            self.toggle(side, mover, S::of(from).xor(S::of(to)));
        } else {
            self.toggle(side, mover, S::of(from));
            self.toggle(side, landed, S::of(to));
        }
    }
}
