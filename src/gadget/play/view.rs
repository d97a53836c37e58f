//! A fragment's animals on the large board, and its moves as moves there.

use super::local::{Advice, force, hold, wait};
use crate::gadget::formula::VariableSet;
use crate::gadget::local_game::LocalMove;
use crate::gadget::model::{Claim, ClaimSort, Gadget};
use crate::gadget::whole::{Fragment, WholeBoard};
use crate::rules::{Move, Piece, Placed, Position, Side, Square, Terrain, judge};
use std::collections::BTreeMap;

/// What is asked of a fragment: its number, the claim's sort, what arrives, what leaves, and the animals there.
type Question = (usize, &'static str, Vec<u8>, Vec<u8>, Vec<Placed>);

/// A whole board, and what was decided of its fragments.
pub(super) struct View<'a> {
    pub board: &'a WholeBoard,
    /// Where signals come into reach of black animals.
    entrances: Vec<Square>,
    known: BTreeMap<Question, Advice>,
}

/// The variables that each side has taken.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Taken {
    pub white: VariableSet,
    pub black: VariableSet,
}

impl Taken {
    /// Those that White has, or may still take.
    pub fn white_at_best(self, variables: usize) -> VariableSet {
        let open = (0..variables).filter(|&variable| !self.black.has(variable));
        open.fold(VariableSet::default(), VariableSet::with)
    }
}

impl<'a> View<'a> {
    pub fn new(board: &'a WholeBoard) -> View<'a> {
        let doors = board.fragments.iter().filter_map(|fragment| Some((fragment, fragment.gadget.as_ref()?)));
        let entrances = doors.flat_map(|(fragment, gadget)| {
            let ports = fragment.arrivals.iter().map(|(port, _)| gadget.ports[*port].square);
            ports.filter_map(|square| fragment.on_board(square))
        });
        View { board, entrances: entrances.collect(), known: BTreeMap::new() }
    }

    /// The fragments with their numbers, those near the black den first.
    pub fn fragments_from_den(&self) -> impl Iterator<Item = (usize, &'a Fragment)> + use<'a> {
        self.board.fragments.iter().enumerate().rev()
    }

    /// Who has taken which variable: White where its leopard has left, Black where its dog stands in its place.
    pub fn taken(&self, position: &Position) -> Taken {
        let mut taken = Taken::default();
        for fragment in &self.board.fragments {
            let Some(variable) = fragment.variable else { continue };
            let seat = fragment.animals().find(|(_, placed)| placed.piece.side == Side::White).map(|(seat, _)| seat);
            let has_black = fragment.squares.iter().any(|&(_, lies)| side_at(position, lies) == Some(Side::Black));
            match seat.and_then(|seat| side_at(position, seat)) {
                Some(Side::White) if has_black => {}
                Some(Side::Black) => taken.black = taken.black.with(variable),
                _ => taken.white = taken.white.with(variable),
            }
        }
        taken
    }

    /// Whether a signal on this square is within reach of black animals.
    pub fn is_entrance(&self, square: Square) -> bool {
        self.entrances.contains(&square)
    }

    /// The square outside a fragment to which its port leads.
    pub fn outside(&self, fragment: &Fragment, port: Square) -> Option<Square> {
        let board = self.board.rules.board();
        let is_land = |square: &Square| board.terrain(*square).is_some_and(|terrain| terrain != Terrain::Water);
        neighbours(port).filter(is_land).find(|&square| !fragment.has(square))
    }

    /// By port: 1 where a white leopard stands before it.
    pub fn ready(&self, fragment: &Fragment, gadget: &Gadget, position: &Position) -> Vec<u8> {
        let mut ready = vec![0; gadget.ports.len()];
        for &(port, _) in &fragment.arrivals {
            let at = fragment.on_board(gadget.ports[port].square).and_then(|square| self.outside(fragment, square));
            ready[port] = u8::from(at.is_some_and(|at| self.is_leopard(position, at)));
        }
        ready
    }

    /// Whether a white leopard stands there.
    pub fn is_leopard(&self, position: &Position, square: Square) -> bool {
        let leopard = self.board.rules.kind_named("leopard");
        position.at(square).is_some_and(|placed| placed.piece.side == Side::White && Some(placed.piece.kind) == leopard)
    }

    /// What White has to do so that one leaves at the exit.
    pub fn force(&mut self, number: usize, position: &Position, arrivals: Vec<u8>) -> Advice {
        self.ask(number, position, ClaimSort::Can, arrivals, 1)
    }

    /// What White has to answer so that one can still be forced to leave.
    pub fn wait(&mut self, number: usize, position: &Position, arrivals: Vec<u8>) -> Advice {
        self.ask(number, position, ClaimSort::WhiteCanWait, arrivals, 1)
    }

    /// What Black has to do so that so many do not leave.
    pub fn hold(&mut self, number: usize, position: &Position, arrivals: Vec<u8>, leave: u8) -> Advice {
        self.ask(number, position, ClaimSort::Cannot, arrivals, leave)
    }

    fn ask(&mut self, number: usize, position: &Position, sort: ClaimSort, arrivals: Vec<u8>, leave: u8) -> Advice {
        let fragment = &self.board.fragments[number];
        let (Some(gadget), Some(exit)) = (&fragment.gadget, fragment.exit) else { return Advice::Free };
        let Some(animals) = self.animals(fragment, gadget, position) else { return Advice::Free };
        let mut leave_each = vec![0; gadget.ports.len()];
        leave_each[exit] = leave;
        self.decided(number, gadget, sort, (arrivals, leave_each), animals)
    }

    fn decided(
        &mut self,
        number: usize,
        gadget: &Gadget,
        sort: ClaimSort,
        (arrivals, leave_each): (Vec<u8>, Vec<u8>),
        animals: Vec<Placed>,
    ) -> Advice {
        use crate::diagnostics::Keyword;
        let question = (number, sort.keyword(), arrivals, leave_each, animals);
        if let Some(&known) = self.known.get(&question) {
            return known;
        }
        let (_, _, arrivals, leave_each, animals) = &question;
        let first = if sort == ClaimSort::Cannot { Side::Black } else { Side::White };
        let mut alike = gadget.claims.iter().filter(|claim| claim.sort == sort && !claim.within.is_empty());
        let within = alike.next().map(|claim| claim.within.clone()).unwrap_or_default();
        let claim = Claim {
            name: String::new(),
            title: String::new(),
            sort,
            side: Side::White,
            first,
            arrivals: arrivals.clone(),
            leave_each: leave_each.clone(),
            leave_total: 0,
            assumes: Vec::new(),
            within,
        };
        let advice = match sort {
            ClaimSort::Can => force(gadget, &claim, animals),
            ClaimSort::WhiteCanWait => wait(gadget, &claim, animals),
            _ => hold(gadget, &claim, animals),
        };
        self.known.insert(question, advice);
        advice
    }

    /// The animals of a fragment as its gadget has them; `None` if it knows no animal of their kind.
    fn animals(&self, fragment: &Fragment, gadget: &Gadget, position: &Position) -> Option<Vec<Placed>> {
        let here = fragment.squares.iter().filter_map(|&(own, lies)| Some((own, position.at(lies)?)));
        here.map(|(square, placed)| {
            let kind = gadget.rules.kind_named(&self.board.rules.kind(placed.piece.kind).id)?;
            Some(Placed { square, piece: Piece { side: placed.piece.side, kind }, weak: placed.weak })
        })
        .collect()
    }

    /// A move of a fragment's local game on the large board, if it is legal there.
    pub fn on_board(&self, fragment: &Fragment, mv: LocalMove, position: &Position) -> Option<Move> {
        let gadget = fragment.gadget.as_ref()?;
        let port = |number: usize| {
            let square = fragment.on_board(gadget.ports[number].square)?;
            Some((square, self.outside(fragment, square)?))
        };
        let mv = match mv {
            LocalMove::Pass => return None,
            LocalMove::Board(mv, _) => Move::new(fragment.on_board(mv.from)?, fragment.on_board(mv.to)?),
            LocalMove::Arrive(number) => port(number).map(|(square, outside)| Move::new(outside, square))?,
            LocalMove::Leave(number) => port(number).map(|(square, outside)| Move::new(square, outside))?,
        };
        judge(position, mv).is_legal().then_some(mv)
    }
}

/// The side of the animal on a square.
pub(super) fn side_at(position: &Position, square: Square) -> Option<Side> {
    position.at(square).map(|placed| placed.piece.side)
}

/// The squares beside one.
pub(super) fn neighbours(square: Square) -> impl Iterator<Item = Square> {
    let (file, row) = (square.file.0, square.row.0);
    let sideways = [file.checked_sub(1), file.checked_add(1)].into_iter().flatten();
    let upwards = [row.checked_sub(1), row.checked_add(1)].into_iter().flatten();
    sideways.map(move |file| Square::new(file, row)).chain(upwards.map(move |row| Square::new(file, row)))
}
