//! Illustrated boards: a scene in place of frame, grid, rivers, traps and dens.
//!
//! Scenes are drawn in *units*: a square's side is [`SQUARE`] units, (0, 0) the upper left corner of the squares. What
//! stands in the near half is drawn for its player, and once more turned for the other. The inks of a landscape are
//! data of the theme ([`crate::theme::LandscapeInks`]).

mod album;
mod construction;
mod field_notes;
mod indigo;
mod new_year;
mod night;
mod plate;
mod scene;

use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::miniature::Miniature;
use crate::motif::site::Site;
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Landscape, Theme};
pub(crate) use plate::Plate;
use plate::PlateRoom;
use scene::Scene;

/// The side of a square in units.
const SQUARE: f64 = 100.0;

/// How a landscape is drawn.
#[derive(Clone, Copy)]
struct LandscapeDrawing {
    /// All of it but the animals and the words.
    draw: fn(&mut Scene<'_, '_, '_>),
    /// What an animal of a side stands on, around (0, 0).
    start: fn(&mut Scene<'_, '_, '_>, Side),
    small: SmallDrawing,
    /// Where the game's name stands before each player, and in which ink.
    plate: PlateRoom,
}

/// What of a landscape the pictures of the rules show: a whole square around (0, 0), so simple that it is clear at 5 mm.
/// Without motifs, which have the size of the board.
#[derive(Clone, Copy)]
struct SmallDrawing {
    /// The trap of a side, and its den.
    trap: fn(&mut Scene<'_, '_, '_>, Side),
    den: fn(&mut Scene<'_, '_, '_>, Side),
    /// What is on the water, in two kinds that alternate.
    water: fn(&mut Scene<'_, '_, '_>, bool),
}

/// A square of a landscape in small.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SmallSquare {
    Trap(Side),
    Den(Side),
    /// The surface alone, of one of two kinds.
    Water(bool),
}

/// The drawing of each landscape, a row each.
fn drawing(landscape: Landscape) -> Option<LandscapeDrawing> {
    let row = |draw, start, small, plate| Some(LandscapeDrawing { draw, start, small, plate });
    match landscape {
        Landscape::None => None,
        Landscape::NewYear => row(new_year::draw, new_year::start, new_year::SMALL, new_year::PLATE),
        Landscape::Night => row(night::draw, night::start, night::SMALL, night::PLATE),
        Landscape::Indigo => row(indigo::draw, indigo::start, indigo::SMALL, indigo::PLATE),
        Landscape::FieldNotes => row(field_notes::draw, field_notes::start, field_notes::SMALL, field_notes::PLATE),
        Landscape::Album => row(album::draw, album::start, album::SMALL, album::PLATE),
    }
}

/// Draws the landscape of the theme, if it has one.
pub(crate) fn draw(canvas: &mut BoardCanvas<'_, '_>) {
    if let Some(LandscapeDrawing { draw, plate, .. }) = drawing(canvas.site().style().landscape) {
        Scene::on(canvas, |scene| {
            draw(scene);
            plate.in_strip(scene);
        });
    }
}

/// Draws what an animal of a side stands on, around (0, 0); whether the landscape has a drawing for it.
pub(crate) fn start_disc(canvas: &mut BoardCanvas<'_, '_>, side: Side) -> bool {
    let drawing = drawing(canvas.site().style().landscape);
    drawing.map(|drawing| Scene::on(canvas, |scene| (drawing.start)(scene, side))).is_some()
}

/// The square print that a photograph fills where an animal starts: half its side, and how much of its corners what
/// holds it covers, in design units. `None` if animals stand on discs.
pub(crate) fn print(site: &Site<'_>) -> Option<(f64, f64)> {
    let (half, corner) = match site.style().landscape {
        Landscape::Album => album::PRINT,
        Landscape::None | Landscape::NewYear | Landscape::Night | Landscape::Indigo | Landscape::FieldNotes => {
            return None;
        }
    };
    Some((half * C / SQUARE, corner * C / SQUARE))
}

/// The plate with the game's name before the near player, if the landscape has one and there is room for it.
pub(crate) fn plate(site: &Site<'_>) -> Option<Plate> {
    drawing(site.style().landscape)?.plate.on(site)
}

/// The colour of the name on the plates of a narrow frame, if the theme has a landscape.
pub(crate) fn strip_words(site: &Site<'_>) -> Option<Colour> {
    Some(site.theme.landscape_inks.ink(drawing(site.style().landscape)?.plate.ink))
}

/// A square of the theme's landscape whose side is so many millimetres, if it has one.
pub(crate) fn small(theme: &Theme, square: f64, what: SmallSquare) -> Option<Miniature> {
    let SmallDrawing { trap, den, water } = drawing(theme.board.landscape)?.small;
    let draw = |scene: &mut Scene<'_, '_, '_>| match what {
        SmallSquare::Trap(owner) => trap(scene, owner),
        SmallSquare::Den(owner) => den(scene, owner),
        SmallSquare::Water(other) => water(scene, other),
    };
    Some(Miniature::without_symbols(theme, square, |canvas| Scene::on(canvas, draw)))
}
