//! The traps.

mod cross;
mod fangs;
mod pit;
mod plain;
mod snare;

use super::sketch::Sketch;
use super::word::Word;
use crate::rules::Side;
use crate::theme::Trap;

/// A trap around (0, 0), in a half of the board.
pub(super) fn trap(sketch: &mut Sketch<'_, '_>, half: Side) {
    let site = sketch.site;
    let draw = match site.style().trap {
        Trap::Fangs => fangs::fangs,
        Trap::Snare => snare::snare,
        Trap::Cross => cross::cross,
        Trap::Pit => pit::pit,
        Trap::Plain => plain::plain,
    };
    let name = format!("trap{}", site.words.suffix(half));
    sketch.symbol(&name, |sketch| draw(sketch, half));
}

/// The word for a trap, if it is shown.
fn word(sketch: &Sketch<'_, '_>, half: Side) -> Option<Word> {
    let site = sketch.site;
    site.words.board(half, "trap").filter(|_| site.style().labels.trap)
}
