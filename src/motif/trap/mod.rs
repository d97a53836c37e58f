//! The traps.

mod claws;
mod cross;
mod disc;
mod fangs;
mod hatched;
mod jaws;
mod net;
mod pit;
mod plain;
mod snare;

pub(crate) use hatched::{hatch, leaning};

use super::board_canvas::BoardCanvas;
use super::mark::Mark;
use super::word::Word;
use crate::rules::Side;
use crate::theme::Trap;

/// A trap of a side around (0, 0), in a half of the board. One that is taken by an animal leaves it the middle.
pub(crate) fn trap(canvas: &mut BoardCanvas<'_, '_>, owner: Side, half: Side, taken: bool) {
    let site = canvas.site();
    let draw: fn(&mut BoardCanvas<'_, '_>, Mark, Option<Side>) = match site.style().trap {
        Trap::Fangs => fangs::fangs,
        Trap::Snare => snare::snare,
        Trap::Cross => cross::cross,
        Trap::Pit => pit::pit,
        Trap::Jaws => jaws::jaws,
        Trap::Claws => claws::claws,
        Trap::Plain => plain::plain,
        Trap::Hatched => hatched::hatched,
        Trap::Disc => disc::disc,
        Trap::Net => net::net,
    };
    let bare = if taken { "-bare" } else { "" };
    let name = format!("trap-{}{}{bare}", owner.letter(), site.words.suffix(half));
    let mark = Mark::of(site, owner);
    canvas.symbol(&name, |canvas| draw(canvas, mark, (!taken).then_some(half)));
}

/// The word for a trap, if it is shown and there is room for it.
fn word(canvas: &BoardCanvas<'_, '_>, reader: Option<Side>) -> Option<Word> {
    let site = canvas.site();
    site.words.board(reader?, "trap").filter(|_| site.style().labels.trap)
}
