//! The dens.

mod arch;
mod cave;
mod crown;
mod palace;
mod patch;
mod plain;
mod seal;
mod solid;
mod stamp;

use super::board_canvas::BoardCanvas;
use super::mark::Mark;
use super::word::Word;
use crate::rules::Side;
use crate::theme::Den;

/// The den of a side around (0, 0), in a half of the board. One that is taken by an animal leaves out its name.
pub(crate) fn den(canvas: &mut BoardCanvas<'_, '_>, owner: Side, half: Side, taken: bool) {
    let site = canvas.site();
    let draw: fn(&mut BoardCanvas<'_, '_>, Mark, Option<Side>) = match site.style().den {
        Den::Seal => seal::seal,
        Den::Cave => cave::cave,
        Den::Crown => crown::crown,
        Den::Arch => arch::arch,
        Den::Stamp => stamp::stamp,
        Den::Palace => palace::palace,
        Den::Plain => plain::plain,
        Den::Solid => solid::solid,
        Den::Patch => patch::patch,
    };
    let bare = if taken { "-bare" } else { "" };
    let name = format!("den-{}{}{bare}", owner.letter(), site.words.suffix(half));
    let mark = Mark::of(site, owner);
    canvas.symbol(&name, |canvas| draw(canvas, mark, (!taken).then_some(half)));
}

/// The word for a den, if it is shown and there is room for it.
fn word(canvas: &BoardCanvas<'_, '_>, reader: Option<Side>) -> Option<Word> {
    let site = canvas.site();
    site.words.board(reader?, "den").filter(|_| site.style().labels.den)
}
