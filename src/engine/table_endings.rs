//! A tablebase as a source of endings, and principal variations extended by it.

use super::Endings;
use crate::rules::{Move, Position, Rules};
use crate::tablebase::{Tablebase, Value, limit_within, values_hold_in_games};

/// The tablebase of the game's ruleset.
#[derive(Debug, Clone, Copy)]
pub struct TableEndings<'a> {
    tables: &'a Tablebase,
    most_animals: usize,
}

impl<'a> TableEndings<'a> {
    /// Tables to probe for positions of up to `pieces` pieces. `None` if they are of other rules, or if a clause of the
    /// rules [bars](values_hold_in_games) moves because of earlier ones, which tables ignore.
    pub fn of(tables: &'a Tablebase, rules: &Rules, most_animals: usize) -> Option<TableEndings<'a>> {
        let own = tables.rules().hash() == rules.hash();
        (own && values_hold_in_games(rules)).then_some(TableEndings { tables, most_animals })
    }
}

impl Endings for TableEndings<'_> {
    fn most_animals(&self) -> usize {
        self.most_animals
    }

    /// `None` for a win or loss that a limit on moves may prevent.
    fn probe(&self, position: &Position) -> Option<Value> {
        let value = self.tables.probe(position)?;
        let may_be_prevented = |plies| limit_within(position, plies, true).is_some();
        (!value.plies().is_some_and(may_be_prevented)).then_some(value)
    }
}

/// Plies to the end of a position; `None` if it is drawn or unknown.
fn plies_left(endings: &dyn Endings, position: &Position) -> Option<u32> {
    if let Some(outcome) = position.outcome() {
        return outcome.winner.map(|_| 0);
    }
    let within = position.pieces().len() <= endings.most_animals();
    within.then(|| endings.probe(position))??.plies()
}

/// Extends a decided principal variation to the end of the game, `plies` from its start, as far as endings are known.
pub(crate) fn play_out(endings: &dyn Endings, position: &Position, line: &mut Vec<Move>, plies: u32) {
    let mut position = line.iter().fold(position.clone(), |position, &mv| position.after(mv));
    while line.len() < plies as usize && position.outcome().is_none() {
        let left = plies - line.len() as u32 - 1;
        // The winner moves last: the parity of the plies tells the winner.
        let fits = |mv: &Move| plies_left(endings, &position.after(*mv)) == Some(left);
        let Some(mv) = position.moves().into_iter().find(fits) else { return };
        line.push(mv);
        position.make(mv);
    }
}

/// Whether the result of each of these moves is known.
pub(crate) fn knows_all(endings: &dyn Endings, position: &Position, moves: &[Move]) -> bool {
    moves.iter().all(|&mv| {
        let then = position.after(mv);
        then.outcome().is_some() || then.pieces().len() <= endings.most_animals() && endings.probe(&then).is_some()
    })
}
