//! The traps.

mod claws;
mod cross;
mod fangs;
mod jaws;
mod pit;
mod plain;
mod snare;

use super::sketch::Sketch;
use super::word::Word;
use crate::rules::Side;
use crate::theme::Trap;

/// A trap around (0, 0), in a half of the board. One that is taken by an animal leaves it the middle.
pub(super) fn trap(sketch: &mut Sketch<'_, '_>, half: Side, taken: bool) {
    let site = sketch.site;
    let draw: fn(&mut Sketch<'_, '_>, Option<Side>) = match site.style().trap {
        Trap::Fangs => fangs::fangs,
        Trap::Snare => snare::snare,
        Trap::Cross => cross::cross,
        Trap::Pit => pit::pit,
        Trap::Jaws => jaws::jaws,
        Trap::Claws => claws::claws,
        Trap::Plain => plain::plain,
    };
    let name = format!("trap{}{}", site.words.suffix(half), if taken { "-bare" } else { "" });
    sketch.symbol(&name, |sketch| draw(sketch, (!taken).then_some(half)));
}

/// The word for a trap, if it is shown and there is room for it.
fn word(sketch: &Sketch<'_, '_>, reader: Option<Side>) -> Option<Word> {
    let site = sketch.site;
    site.words.board(reader?, "trap").filter(|_| site.style().labels.trap)
}
