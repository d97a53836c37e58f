//! Black's strategy: take variables, hold what can be held, and run.

use super::game::Player;
use super::local::Advice;
use super::view::{Taken, View, side_at};
use crate::gadget::formula_game::FormulaGame;
use crate::gadget::whole::{Fragment, WholeBoard};
use crate::rules::{Game, Move, Position, Side, judge};

/// The most signals that Black counts at an exit.
const MOST_SIGNALS: u8 = 2;

/// Black by the strategies of the gadgets.
pub struct BlackByGadgets<'a> {
    view: View<'a>,
}

impl<'a> BlackByGadgets<'a> {
    /// Black on a board.
    pub fn new(board: &'a WholeBoard) -> BlackByGadgets<'a> {
        BlackByGadgets { view: View::new(board) }
    }

    /// The runner's next move.
    fn run(&self, position: &Position) -> Option<Move> {
        let path = &self.view.board.runner;
        let steps = path.windows(2).map(|pair| Move::new(pair[0], pair[1]));
        let mut steps = steps.filter(|mv| side_at(position, mv.from) == Some(Side::Black));
        steps.find(|&mv| judge(position, mv).is_legal())
    }

    /// The last step of the runner.
    fn home(&self, position: &Position) -> Option<Move> {
        self.run(position).filter(|mv| Some(&mv.to) == self.view.board.runner.last())
    }

    /// A variable, as long as the formula can still be true.
    fn take(&self, position: &Position, taken: Taken) -> Option<Move> {
        let formula = &self.view.board.formula;
        if formula.fails(taken.black) {
            return None;
        }
        let winning = FormulaGame::new(formula, Side::White).winning(taken.white, taken.black, Side::Black);
        let is_free = |variable: &usize| !taken.white.has(*variable) && !taken.black.has(*variable);
        let free = (0..formula.variables()).filter(is_free);
        winning.into_iter().chain(free).find_map(|variable| {
            let (_, fragment) =
                self.view.fragments_from_den().find(|(_, fragment)| fragment.variable == Some(variable))?;
            let captures = position.moves().into_iter().filter(|mv| fragment.has(mv.from) && fragment.has(mv.to));
            captures.into_iter().find(|mv| side_at(position, mv.to) == Some(Side::White))
        })
    }

    /// A move that keeps a signal from leaving, where it can be kept.
    fn hold(&mut self, position: &Position, taken: Taken) -> Option<Move> {
        let feared = taken.white_at_best(self.view.board.formula.variables());
        for (number, fragment) in self.view.fragments_from_den() {
            let Some(gadget) = &fragment.gadget else { continue };
            if !fragment.path.is_empty() || fragment.variable.is_some() {
                continue;
            }
            let mut arrivals = vec![0; gadget.ports.len()];
            for (port, signal) in &fragment.arrivals {
                arrivals[*port] = u8::from(signal.is_on(feared) && self.comes(fragment, position));
            }
            for leave in 1..=MOST_SIGNALS {
                match self.view.hold(number, position, arrivals.clone(), leave) {
                    Advice::Free => break,
                    Advice::Play(mv) => match self.view.on_board(fragment, mv, position) {
                        Some(mv) => return Some(mv),
                        None => break,
                    },
                    Advice::Lost => {}
                }
            }
        }
        None
    }

    /// Whether a leopard stands below a fragment.
    fn comes(&self, fragment: &Fragment, position: &Position) -> bool {
        let lowest = fragment.squares.iter().map(|(_, lies)| lies.row).min();
        let leopards = position.pieces().into_iter().filter(|placed| self.view.is_leopard(position, placed.square));
        leopards.into_iter().any(|placed| Some(placed.square.row) < lowest)
    }
}

impl Player for BlackByGadgets<'_> {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        let position = game.position();
        let taken = self.view.taken(position);
        self.home(position)
            .or_else(|| self.take(position, taken))
            .or_else(|| self.hold(position, taken))
            .or_else(|| self.run(position))
            .or_else(|| position.moves().first().copied())
    }
}
