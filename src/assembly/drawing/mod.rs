//! The drawings: one for each step, one for each thing to buy, the sign of the age note. Lengths in millimetres.

mod back;
mod boards;
mod colour;
mod cut;
mod easel;
mod fold;
mod fold_pieces;
pub mod icons;
mod join;
pub mod laser;
mod press;
mod print;
mod things;
mod tools;
mod warning;

pub use easel::Easel;
pub use warning::warning;

use super::step::Step;
use super::task::Task;
use crate::geom::{Rect, Size};

/// Nothing of a picture comes nearer to the edge of its card.
const MARGIN: f64 = 4.0;

/// The picture of a step on a card of this size, from the card's upper left corner.
pub fn picture(easel: &mut Easel<'_, '_>, step: Step, card: Size, task: &Task<'_>) {
    let room = Rect::from_origin_size((0.0, 0.0), card).inflate(-MARGIN, -MARGIN);
    match step {
        Step::Print => print::print(easel, room),
        Step::Colour => colour::colour(easel, room),
        Step::FoldPieces => fold_pieces::fold(easel, room, task),
        Step::Cut => cut::cut(easel, room, task),
        Step::Join => join::join(easel, room, task),
        Step::Fold => fold::fold(easel, room, task),
        Step::Back => back::back(easel, room, task),
        Step::Press => press::press(easel, room, task),
        Step::Load => laser::load(easel, room, task),
        Step::Colours => laser::colours(easel, room, task),
        Step::Test => laser::test(easel, room, task),
        Step::Burn => laser::burn(easel, room, task),
        Step::Glue => join::join(easel, room, task),
        Step::Finish => laser::finish(easel, room, task),
        Step::Sort => laser::sort(easel, room, task),
    }
}
