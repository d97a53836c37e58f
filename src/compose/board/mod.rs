//! The board: its squares drawn from the ruleset, its motifs chosen by the theme.

mod coordinates;
mod end;
mod start;
#[cfg(test)]
mod tests;

use crate::canvas::resources::Resources;
use crate::geom::{Affine, Size};
use crate::landscape;
use crate::motif::bands::Bands;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::site::Site;
use crate::motif::{den, fillers, frame, grid, ground, river, trap};
use crate::rules::Terrain;
use crate::scene::{Colour, Item};
use crate::theme::Theme;

/// A drawn board.
#[derive(Debug, Clone)]
pub(crate) struct DrawnBoard {
    /// Its trimmed size, in millimetres.
    pub size: Size,
    /// Its items, in millimetres from the trim's upper left corner, all inside the trim.
    pub items: Vec<Item>,
    /// The fill of the bleed.
    pub ground: Colour,
}

/// The trimmed size of a theme's board in a frame of this size, in millimetres.
pub(crate) fn size(theme: &Theme, bands: Bands) -> Size {
    Size::new(
        2.0 * bands.side + f64::from(theme.rules.board().files()) * theme.board.square,
        2.0 * bands.end + f64::from(theme.rules.board().rows()) * theme.board.square,
    )
}

/// The fill of the bleed of a theme's board in a frame of this size, and its extent inside the trim (the hem), in
/// millimetres.
pub(crate) fn beyond(theme: &Theme, bands: Bands) -> (Colour, f64) {
    let site = Site::new(theme, bands);
    let (ground, hem) = frame::beyond(&site);
    (ground, hem * site.k)
}

/// The radius of the corners of a theme's board in a frame of this size, in millimetres; 0 if they are square.
pub(crate) fn corner(theme: &Theme, bands: Bands) -> f64 {
    let site = Site::new(theme, bands);
    frame::corner(&site) * site.k
}

/// The theme's board in a frame of this size. White is at its lower edge.
pub(crate) fn board(resources: &mut Resources<'_>, bands: Bands) -> DrawnBoard {
    let theme = resources.theme;
    let site = Site::new(theme, bands);
    let size = size(theme, bands);
    let to = Affine::translate((bands.side, bands.end)) * Affine::scale(site.k);
    let mut canvas = BoardCanvas::new(resources, &site, to);
    let ground = match site.is_landscape() {
        true => scene(&mut canvas),
        false => motifs(&mut canvas),
    };
    DrawnBoard { size, items: canvas.finish(), ground }
}

/// A board that is drawn from its motifs. Gives back the fill of the bleed.
fn motifs(canvas: &mut BoardCanvas<'_, '_>) -> Colour {
    let beyond = frame::frame(canvas);
    ground::ground(canvas);
    grid::grid(canvas);
    river::rivers(canvas);
    grid::crossings(canvas);
    squares(canvas);
    coordinates::coordinates(canvas);
    end::bands(canvas);
    beyond
}

/// An illustrated board: its scene, the animals and the letters above it. Gives back the fill of the bleed.
fn scene(canvas: &mut BoardCanvas<'_, '_>) -> Colour {
    landscape::draw(canvas);
    if canvas.site().theme.board.start {
        start::starts(canvas);
    }
    coordinates::coordinates(canvas);
    end::names(canvas);
    frame::beyond(canvas.site()).0
}

/// The content of each square, facing the player who reads it.
fn squares(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    for (c, r) in site.squares() {
        let (place, taken) = (site.placed(c, r), site.is_taken(c, r));
        match site.terrain(c, r) {
            Terrain::Trap(owner) => canvas.within(place, |canvas| trap::trap(canvas, owner, site.half(r), taken)),
            Terrain::Den(owner) => canvas.within(place, |canvas| den::den(canvas, owner, site.half(r), taken)),
            Terrain::Land | Terrain::Water => {}
        }
    }
    fillers::fillers(canvas);
    if site.theme.board.start {
        start::starts(canvas);
    }
}
