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
use crate::scene::Colour;
use crate::theme::{Den, Theme};

/// How a den is drawn: on the board, and with its name in diagrams.
pub(crate) struct DenMotif {
    /// Draws the den around (0, 0), with its name unless an animal takes it.
    draw: fn(&mut BoardCanvas<'_, '_>, Mark, Option<Side>),
    /// Its name in diagrams; `None` if the drawing says enough.
    pub name: Option<DenName>,
}

/// How the name of a den is written on it in diagrams; lengths in cells.
#[derive(Clone, Copy)]
pub(crate) struct DenName {
    /// The size of its characters.
    pub em: f64,
    /// How far it is below the middle.
    pub down: f64,
    /// Whether its characters are side by side, and not in a column.
    pub level: bool,
    /// Its colour.
    pub colour: fn(&Theme, Side) -> Colour,
    /// Whether the name is also written where an animal enters the den.
    pub entered: bool,
    /// Whether a doorway is drawn where the name would be too small or is not in ideographs.
    pub doorway: bool,
}

/// The motif of each den, a row each.
pub(crate) fn motif(den: Den) -> DenMotif {
    let land: fn(&Theme, Side) -> Colour = |theme, _| theme.colours.land;
    let mark: fn(&Theme, Side) -> Colour = Theme::marks;
    let name = |em, colour| DenName { em, down: 0.0, level: false, colour, entered: true, doorway: true };
    let row = |draw: fn(&mut BoardCanvas<'_, '_>, Mark, Option<Side>), name| DenMotif { draw, name };
    match den {
        Den::Seal => row(seal::seal, Some(name(0.355, land))),
        Den::Cave => row(cave::cave, Some(DenName { down: 0.09, entered: false, doorway: false, ..name(0.24, mark) })),
        Den::Crown => row(crown::crown, None),
        Den::Arch => row(arch::arch, None),
        Den::Stamp => row(stamp::stamp, Some(name(0.365, land))),
        Den::Palace => row(palace::palace, None),
        Den::Plain => row(plain::plain, Some(name(0.34, mark))),
        Den::Solid => row(solid::solid, Some(DenName { level: true, ..name(0.36, land) })),
        Den::Patch => row(patch::patch, Some(name(0.31, land))),
    }
}

/// The den of a side around (0, 0), in a half of the board. One that is taken by an animal leaves out its name.
pub(crate) fn den(canvas: &mut BoardCanvas<'_, '_>, owner: Side, half: Side, taken: bool) {
    let site = canvas.site();
    let DenMotif { draw, .. } = motif(site.style().den);
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
