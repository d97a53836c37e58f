//! The drawings: one per step, one per thing to buy, and the age warning. Lengths in millimetres.

mod back;
mod boards;
mod canvas;
mod colour;
mod cut;
mod fold;
mod fold_pieces;
pub mod icons;
mod join;
pub mod laser;
mod press;
mod print;
mod shore;
mod things;

pub use canvas::AssemblyCanvas;
pub use icons::warning;

use super::step::Step;
use super::task::SheetTask;
use crate::geom::{Rect, Size};

/// Margin of a picture within its card.
const MARGIN: f64 = 4.0;

/// The picture of a step on a card of this size, from the card's upper left corner.
pub fn picture(canvas: &mut AssemblyCanvas<'_, '_>, step: Step, card: Size, task: &SheetTask<'_>) {
    let room = Rect::from_origin_size((0.0, 0.0), card).inflate(-MARGIN, -MARGIN);
    match step {
        Step::Print => print::print(canvas, room),
        Step::Colour => colour::colour(canvas, room),
        Step::FoldPieces => fold_pieces::fold(canvas, room, task),
        Step::Cut => cut::cut(canvas, room, task),
        Step::Join => join::join(canvas, room, task),
        Step::Fold => fold::fold(canvas, room, task),
        Step::Back => back::back(canvas, room, task),
        Step::Press => press::press(canvas, room, task),
        Step::Load => laser::load(canvas, room, task),
        Step::Colours => laser::colours(canvas, room, task),
        Step::Test => laser::test(canvas, room, task),
        Step::Burn => laser::burn(canvas, room, task),
        Step::Glue => join::join(canvas, room, task),
        Step::Finish => laser::finish(canvas, room, task),
        Step::Sort => laser::sort(canvas, room, task),
    }
}
