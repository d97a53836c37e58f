//! Illustrated boards: a scene in place of frame, grid, rivers, traps and dens.
//!
//! Scenes are drawn in *units*: a square's side is [`SQUARE`] units, (0, 0) the upper left corner of the squares. What
//! stands in the near half is drawn for its player, and once more turned for the other. The inks of a landscape are
//! data of the theme ([`crate::theme::LandscapeInks`]).

mod construction;
mod new_year;
mod night;
mod plain;
mod scene;

use crate::motif::board_canvas::BoardCanvas;
use crate::theme::Landscape;
use scene::Scene;

/// The side of a square in units.
const SQUARE: f64 = 100.0;

/// How a landscape is drawn.
#[derive(Clone, Copy)]
struct LandscapeDrawing {
    /// All of it but the animals and the letters.
    draw: fn(&mut Scene<'_, '_, '_>),
    /// What an animal stands on, around (0, 0); else a plain disc.
    start: Option<fn(&mut Scene<'_, '_, '_>)>,
}

/// The drawing of each landscape, a row each.
fn drawing(landscape: Landscape) -> Option<LandscapeDrawing> {
    let row = |draw, start| Some(LandscapeDrawing { draw, start });
    match landscape {
        Landscape::None => None,
        Landscape::NewYear => row(new_year::draw, Some(new_year::start)),
        Landscape::Night => row(night::draw, Some(night::start)),
        Landscape::Indigo => row(plain::draw, None),
        Landscape::FieldNotes => row(plain::draw, None),
    }
}

/// Draws the landscape of the theme, if it has one.
pub(crate) fn draw(canvas: &mut BoardCanvas<'_, '_>) {
    if let Some(LandscapeDrawing { draw, .. }) = drawing(canvas.site().style().landscape) {
        Scene::on(canvas, draw);
    }
}

/// Draws what an animal stands on, around (0, 0); whether the landscape has a drawing for it.
pub(crate) fn start_disc(canvas: &mut BoardCanvas<'_, '_>) -> bool {
    let start = drawing(canvas.site().style().landscape).and_then(|drawing| drawing.start);
    start.map(|start| Scene::on(canvas, start)).is_some()
}
