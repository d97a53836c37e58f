//! What a position is worth at first sight.

use super::Score;
use super::knowledge::Knowledge;
use crate::rules::compiled::{Field, OnField, SquareSet, Tabled, Tables};
use crate::rules::{Position, Side};
use std::any::Any;

/// Of each living enemy kind that an animal may take, and against it for each that may take it.
const LIVING: i32 = 7;
/// Of each move a side has.
const FREEDOM: i32 = 2;
/// Of being to move.
const TURN: i32 = 6;

/// Judges positions under one ruleset at first sight.
pub struct Evaluation(Box<dyn Any + Send + Sync>);

impl Evaluation {
    /// Reads off the ruleset of a position what is to be known.
    pub fn under(position: &Position) -> Evaluation {
        struct Learn;
        impl OnField for Learn {
            type Out = Evaluation;

            fn run<S: SquareSet>(self, tabled: &Tabled<S>) -> Evaluation {
                Evaluation(Box::new(Knowledge::of(&tabled.tables)))
            }
        }
        position.on_field(Learn)
    }

    /// The worth of a position to the side to move by what stands where, without looking ahead. Colours do not matter:
    /// it is the same for a position and for the same position turned round with the colours changed. Of a position
    /// under other rules it says nothing of use.
    pub fn of(&self, position: &Position) -> Score {
        struct Judge<'a>(&'a Evaluation);
        impl OnField for Judge<'_> {
            type Out = Score;

            fn run<S: SquareSet>(self, Tabled { tables, field }: &Tabled<S>) -> Score {
                let (field, balance) = (&mut field.clone(), &mut Balance::default());
                match self.0.0.downcast_ref::<Knowledge<S>>() {
                    Some(knowledge) => knowledge.evaluate(tables, field, balance),
                    // A board of another width.
                    None => Knowledge::of(tables).evaluate(tables, field, balance),
                }
            }
        }
        position.on_field(Judge(self))
    }
}

/// What the animals that are there are worth to White by whom they take: the same until one is captured, so the last
/// answer is kept.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Balance {
    /// The sum of the names of those who are there.
    of: u64,
    worth: i32,
}

impl<S: SquareSet> Knowledge<S> {
    /// The worth to the side to move. The field is the same afterwards.
    pub fn evaluate(&self, tables: &Tables<S>, field: &mut Field<S>, balance: &mut Balance) -> Score {
        let side = field.side();
        let mut of = 0_u64;
        let [white, black] = Side::BOTH.map(|side| {
            let mut sum = 0;
            field.animals(side).for_each(|cell| {
                let code = field.at(cell);
                of = of.wrapping_add(self.name(code));
                sum += self.placed(code, cell);
            });
            sum
        });
        if balance.of != of {
            *balance = Balance { of, worth: self.balance(field) };
        }
        let to_white = white - black + balance.worth;
        let freedom = field.count(tables) as i32;
        field.pass(tables);
        let theirs = field.count(tables) as i32;
        field.pass(tables);
        let own = if side == Side::White { to_white } else { -to_white };
        let worth = own + FREEDOM * (freedom - theirs) + TURN;
        Score(worth.clamp(-Score::MOST.0, Score::MOST.0))
    }

    /// To White: for each animal the kinds of living enemies that it may take, against those that may take it.
    fn balance(&self, field: &Field<S>) -> i32 {
        let living = Side::BOTH.map(|side| {
            let mut living = 0u128;
            field.animals(side).for_each(|cell| living |= 1 << field.at(cell).index());
            living
        });
        let [white, black] = Side::BOTH.map(|side| {
            let enemies = living[(!side).index()];
            let mut sum = 0;
            field.animals(side).for_each(|cell| {
                let code = field.at(cell);
                let prey = (self.prey(code) & enemies).count_ones() as i32;
                let hunters = (self.hunters(code) & enemies).count_ones() as i32;
                sum += LIVING * (prey - hunters);
            });
            sum
        });
        white - black
    }
}
