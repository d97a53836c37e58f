//! Tables as somebody who knows endings, and lines played out by who knows them.

use super::{Ending, Endings, Fate};
use crate::rules::{Move, Position, Rules};
use crate::tablebase::{Tablebase, Value, holds_in_games, limit_within};

/// The tables of the ruleset that is played by.
#[derive(Debug, Clone, Copy)]
pub struct Solved<'a> {
    tables: &'a Tablebase,
    most_animals: usize,
}

impl<'a> Solved<'a> {
    /// Tables to ask about positions of up to so many animals. `None` if they are of other rules than are played by,
    /// or if a clause of the rules [bars](holds_in_games) moves because of earlier ones, which no table knows.
    pub fn of(tables: &'a Tablebase, rules: &Rules, most_animals: usize) -> Option<Solved<'a>> {
        let own = tables.rules().hash() == rules.hash();
        (own && holds_in_games(rules)).then_some(Solved { tables, most_animals })
    }
}

impl Endings for Solved<'_> {
    fn most_animals(&self) -> usize {
        self.most_animals
    }

    /// Nothing of a win or loss that a limit on moves may forestall.
    fn probe(&self, position: &Position) -> Option<Ending> {
        let (fate, plies) = match self.tables.probe(position)? {
            Value::Win(plies) => (Fate::Won, plies),
            Value::Loss(plies) => (Fate::Lost, plies),
            Value::Draw => return Some(Ending { fate: Fate::Drawn, plies: 0 }),
        };
        limit_within(position, plies, true).is_none().then_some(Ending { fate, plies })
    }
}

/// Plies to the end of a position; `None` if it is drawn or not known.
fn plies_left(endings: &dyn Endings, position: &Position) -> Option<u32> {
    if let Some(outcome) = position.outcome() {
        return outcome.winner.map(|_| 0);
    }
    let within = position.pieces().len() <= endings.most_animals();
    let Ending { fate, plies } = within.then(|| endings.probe(position))??;
    (fate != Fate::Drawn).then_some(plies)
}

/// Goes on from the end of a decided line to the end of the game, which is so many plies from its beginning, as far as
/// the endings are known.
pub(crate) fn play_out(endings: &dyn Endings, position: &Position, line: &mut Vec<Move>, plies: u32) {
    let mut position = line.iter().fold(position.clone(), |position, &mv| position.after(mv));
    while line.len() < plies as usize && position.outcome().is_none() {
        let left = plies - line.len() as u32 - 1;
        // Who wins moves last: a number of plies tells the winner as well.
        let fits = |mv: &Move| plies_left(endings, &position.after(*mv)) == Some(left);
        let Some(mv) = position.moves().into_iter().find(fits) else { return };
        line.push(mv);
        position.make(mv);
    }
}

/// Whether everything about a position is known: what each move leads to.
pub(crate) fn knows_all(endings: &dyn Endings, position: &Position, moves: &[Move]) -> bool {
    moves.iter().all(|&mv| {
        let then = position.after(mv);
        then.outcome().is_some() || then.pieces().len() <= endings.most_animals() && endings.probe(&then).is_some()
    })
}
