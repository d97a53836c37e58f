//! The dens.

mod arch;
mod cave;
mod crown;
mod plain;
mod seal;

use super::sketch::Sketch;
use super::word::Word;
use crate::rules::Side;
use crate::theme::Den;

/// The den of a side around (0, 0), in a half of the board.
pub(super) fn den(sketch: &mut Sketch<'_, '_>, owner: Side, half: Side) {
    let site = sketch.site;
    let draw = match site.style().den {
        Den::Seal => seal::seal,
        Den::Cave => cave::cave,
        Den::Crown => crown::crown,
        Den::Arch => arch::arch,
        Den::Plain => plain::plain,
    };
    let name = format!("den-{}{}", owner.letter(), site.words.suffix(half));
    sketch.symbol(&name, |sketch| draw(sketch, owner, half));
}

/// The word for a den, if it is shown.
fn word(sketch: &Sketch<'_, '_>, half: Side) -> Option<Word> {
    let site = sketch.site;
    site.words.board(half, "den").filter(|_| site.style().labels.den)
}
