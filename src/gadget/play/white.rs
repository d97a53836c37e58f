//! White's strategy: take variables, answer on the spot, and bring the foremost signal on.

use super::game::Player;
use super::local::Advice;
use super::view::{Taken, View, neighbours, side_at};
use crate::gadget::formula_game::FormulaGame;
use crate::gadget::local_game::LocalMove;
use crate::gadget::whole::{Fragment, WholeBoard};
use crate::rules::{Game, Move, Position, Side, Square, Terrain, judge};

/// White by the strategies of the gadgets.
pub struct WhiteByGadgets<'a> {
    view: View<'a>,
    /// By fragment: whether its signal has left.
    served: Vec<bool>,
}

impl<'a> WhiteByGadgets<'a> {
    /// White on a board, at the start of a game.
    pub fn new(board: &'a WholeBoard) -> WhiteByGadgets<'a> {
        WhiteByGadgets { view: View::new(board), served: vec![false; board.fragments.len()] }
    }

    /// Into the den.
    fn home(&self, position: &Position) -> Option<Move> {
        let board = self.view.board.rules.board();
        position.moves().into_iter().find(|mv| board.terrain(mv.to) == Some(Terrain::Den(Side::Black)))
    }

    /// A capture of what stands in a white trap.
    fn trapped(&self, position: &Position) -> Option<Move> {
        let board = self.view.board.rules.board();
        let is_trapped = |square: Square| {
            board.terrain(square) == Some(Terrain::Trap(Side::White)) && side_at(position, square) == Some(Side::Black)
        };
        position.moves().into_iter().find(|mv| is_trapped(mv.to))
    }

    /// A variable, as long as the formula is not true with those that White has.
    fn take(&mut self, position: &Position, taken: Taken) -> Option<Move> {
        let formula = &self.view.board.formula;
        if formula.holds(taken.white) {
            return None;
        }
        let winning = FormulaGame::new(formula, Side::White).winning(taken.white, taken.black, Side::White);
        let is_free = |variable: usize| !taken.white.has(variable) && !taken.black.has(variable);
        let free = (0..formula.variables()).filter(|&variable| is_free(variable));
        let variable = winning.first().copied().or(free.into_iter().next())?;
        let (number, fragment) =
            self.view.fragments_from_den().find(|(_, fragment)| fragment.variable == Some(variable))?;
        let gadget = fragment.gadget.as_ref()?;
        match self.view.force(number, position, vec![0; gadget.ports.len()]) {
            Advice::Play(mv) => self.view.on_board(fragment, mv, position),
            _ => None,
        }
    }

    /// The fragment nearest to the den through which a signal can be forced now, and the move that begins it.
    fn foremost(&mut self, position: &Position) -> Option<(usize, LocalMove, Move)> {
        self.view.fragments_from_den().find_map(|(number, fragment)| {
            let gadget = fragment.gadget.as_ref().filter(|_| fragment.path.is_empty() && !self.served[number])?;
            let ready = self.view.ready(fragment, gadget, position);
            let Advice::Play(mv) = self.view.force(number, position, ready) else { return None };
            Some((number, mv, self.view.on_board(fragment, mv, position)?))
        })
    }

    /// An answer on the spot, where White still needs a fragment other than the one in which it goes on.
    fn answer(&mut self, position: &Position, taken: Taken, but: Option<usize>) -> Option<Move> {
        let hoped = taken.white_at_best(self.view.board.formula.variables());
        for (number, fragment) in self.view.fragments_from_den().filter(|&(number, _)| Some(number) != but) {
            let Some(gadget) = fragment.gadget.as_ref().filter(|_| self.is_open(number, fragment)) else { continue };
            let mut arrivals = vec![0; gadget.ports.len()];
            let expected = fragment.arrivals.iter().filter(|(_, signal)| signal.is_on(hoped));
            for (port, _) in expected {
                arrivals[*port] = 1;
            }
            if arrivals.iter().all(|&number| number == 0) {
                continue;
            }
            if let Advice::Play(mv) = self.view.wait(number, position, arrivals)
                && let Some(mv) = self.view.on_board(fragment, mv, position)
            {
                return Some(mv);
            }
        }
        None
    }

    /// Whether a signal is still to pass what black animals guard.
    fn is_open(&self, number: usize, fragment: &Fragment) -> bool {
        fragment.path.is_empty() && fragment.variable.is_none() && !self.served[number]
    }

    /// The next step along a path beyond a fragment, nearest to the den first.
    fn walked(&self, position: &Position, beyond: usize) -> Option<Move> {
        let mut paths =
            self.view.fragments_from_den().filter(|(number, path)| *number > beyond && !path.path.is_empty());
        paths.find_map(|(_, path)| self.walk(path, position).or_else(|| self.clear(path, position)))
    }

    /// A step along a path without black animals, up to the square before what they guard.
    fn walk(&self, fragment: &Fragment, position: &Position) -> Option<Move> {
        let steps = fragment.path.windows(2).rev().map(|pair| Move::new(pair[0], pair[1]));
        let mut steps = steps.filter(|mv| self.view.is_leopard(position, mv.from) && !self.view.is_entrance(mv.to));
        steps.find(|&mv| judge(position, mv).is_legal())
    }

    /// A cat that has captured on a path before a leopard goes back beside it.
    fn clear(&self, fragment: &Fragment, position: &Position) -> Option<Move> {
        let blocks = |pair: &[Square]| {
            self.view.is_leopard(position, pair[0])
                && side_at(position, pair[1]) == Some(Side::White)
                && !self.view.is_leopard(position, pair[1])
        };
        let blocked = fragment.path.windows(2).rev().find(|pair| blocks(pair))?[1];
        let is_aside = |mv: &Move| mv.from == blocked && fragment.has(mv.to) && !fragment.path.contains(&mv.to);
        position.moves().into_iter().find(is_aside)
    }

    /// Any move that gives nothing up, or any at all.
    fn other(&self, position: &Position) -> Option<Move> {
        let is_near = |square: Square| neighbours(square).any(|near| side_at(position, near) == Some(Side::Black));
        let moves = position.moves();
        moves.iter().find(|mv| !is_near(mv.to) && !is_near(mv.from)).or(moves.first()).copied()
    }
}

impl Player for WhiteByGadgets<'_> {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        let position = game.position();
        let taken = self.view.taken(position);
        let foremost = self.foremost(position);
        let walked = self.walked(position, foremost.map_or(0, |(number, ..)| number));
        // Where White goes on, it need not answer.
        let goes_on = foremost.filter(|_| walked.is_none());
        let chosen = self
            .home(position)
            .or_else(|| self.trapped(position))
            .or_else(|| self.take(position, taken))
            .or_else(|| self.answer(position, taken, goes_on.map(|(number, ..)| number)))
            .or(walked);
        if chosen.is_some() {
            return chosen;
        }
        let Some((number, mv, on_board)) = foremost else { return self.other(position) };
        self.served[number] |= matches!(mv, LocalMove::Leave(_));
        Some(on_board)
    }
}
