//! One sticker: ground, ring, face, and its cut and safe outlines.
//!
//! All design dimensions are for a disc of radius 10 and scale with the sticker, line widths included.

mod animal_room;
mod arc;
mod arrange;
mod back;
mod box_label;
mod caption;
mod content;
mod exergue;
mod face;
mod face_area;
mod fit;
mod invitation;
mod large_numeral;
mod mark;
mod medal_name;
mod medallion;
mod ornament;
mod plan;
mod ring;
mod segment;
mod sticker_set;

pub use arc::LEAST_NAME;
pub use back::{Allowance, BACK_DRIFT, back_drift};
pub use content::{ElementWord, FaceContent};
pub use plan::{PixelPicture, made_of_pixels};
pub use ring::blocks;
pub use segment::has_segments;
pub use sticker_set::{
    DrawnSticker, StickerFace, StickerList, StickerSide, draw_stickers, filled_list, sticker_list, sticker_shown,
    sticker_symbol,
};

use crate::canvas::contour::Contour;
use crate::canvas::resources::Resources;
use crate::geom::{Affine, BezPath, Shape, Size};
use crate::motif::animal::to_be_coloured;
use crate::rules::{KindId, Side};
use crate::scene::{Group, Item, PathItem, Use};
use crate::theme::{Backs, Machine, Outline, PieceStyle, Ring, Theme};
pub use ring::CLEAR_OF_CUT;
use ring::{Around, Edge};
use std::f64::consts::PI;

/// One sticker in millimetres around (0, 0).
#[derive(Debug, Clone)]
pub struct Sticker {
    /// The printed items, including bleed.
    pub items: Vec<Item>,
    /// The cut line: offset by half a kerf from the finished outline.
    pub cut: BezPath,
    /// The outline grown by the bleed.
    pub bleed: BezPath,
    /// The safe outline.
    pub safe: BezPath,
    /// Half the longer side of the bleed's bounds.
    pub reach: f64,
}

/// A shape of this size around (0, 0): a disc's diameter, a square's side, a hexagon across flats.
pub fn outline(shape: Outline, size: f64) -> BezPath {
    Contour::new(shape, size).path()
}

/// The width and height of a shape of this size.
pub fn extent(shape: Outline, size: f64) -> Size {
    Contour::new(shape, size).extent()
}

/// The finished outline of a theme's stickers around (0, 0), and the safe outline.
pub fn sticker_lines(pieces: &PieceStyle) -> [BezPath; 2] {
    let cut = Contour::new(pieces.outline, pieces.sticker());
    [cut.path(), cut.inset(pieces.safe).path()]
}

/// The sticker of a kind for one side; without a kind a spare: ground, ring and foot.
pub fn sticker(resources: &mut Resources<'_>, face: Option<KindId>, side: Side) -> Sticker {
    let safe = resources.theme.pieces.safe;
    ringed(resources, side, |resources, cut, edge| face::ring_and_face(resources, face, side, cut, safe, edge))
}

/// A sticker of a side with its ground; `inside` draws ring and content.
fn ringed(
    resources: &mut Resources<'_>,
    side: Side,
    inside: impl FnOnce(&mut Resources<'_>, Contour, Edge) -> Vec<Item>,
) -> Sticker {
    let pieces = &resources.theme.pieces;
    let cut = Contour::new(pieces.outline, pieces.sticker());
    let bleed = match pieces.backs {
        // A standing piece is cut as a strip: its ground extends beyond the sticker.
        Backs::Stand => cut,
        Backs::None | Backs::Stickers | Backs::Gutter | Backs::LongEdge | Backs::ShortEdge => {
            cut.inset(-pieces.own_bleed())
        }
    };
    let style = &pieces.sides[side.index()];
    let mut items = vec![PathItem::filled(bleed.path(), style.ground).into()];
    let around = Around {
        bleed: ring_bleed(resources.theme, bleed.half() - cut.half()),
        inset: nearness(resources.theme.cutter.machine, 2.0 * cut.half()),
    };
    let mut edge = ring::ring(style, cut, resources.theme.board.least_line, around);
    if style.ring == Ring::Rough || ornament::row(style.ring).is_some() {
        // A rough line and a row of ornaments have many points: they are shared by all pieces of a side.
        let ring = resources.symbol(&format!("ring-{side}"), |_| (bleed.path().bounding_box(), edge.items.clone()));
        edge.items = vec![Use { symbol: ring, transform: Affine::IDENTITY }.into()];
    }
    items.extend(inside(resources, cut, edge));
    let cut_along = cut.inset(-resources.theme.cutter.kerf / 2.0);
    finished(pieces, side, items, [cut_along, bleed, cut.inset(pieces.safe)])
}

/// Whether the ring of a side bleeds. Else it is inside, with ground around it.
pub fn ring_runs_off(theme: &Theme, side: Side) -> bool {
    let pieces = &theme.pieces;
    let bleed = if pieces.backs == Backs::Stand { 0.0 } else { ring_bleed(theme, pieces.own_bleed()) };
    ring::runs_off(&pieces.sides[side.index()], Around { bleed, inset: 0.0 })
}

/// How much nearer to the cut than with scissors lines may lie, in millimetres, or farther: a laser is as exact as its
/// lines, but it darkens the wood along its cut, and the edge is sanded.
fn nearness(machine: Machine, diameter: f64) -> f64 {
    /// How far from a laser's cut, and as a share of a piece where that is less.
    const OFF_LASER: (f64, f64) = (1.2, 0.06);
    match machine {
        Machine::Laser => ring::CLEAR_OF_CUT - OFF_LASER.0.min(OFF_LASER.1 * diameter),
        Machine::None | Machine::Silhouette | Machine::Cricut => 0.0,
    }
}

/// How far rings may bleed if the ground has `bleed` millimetres beyond the cut. The outlines of a set for colouring in
/// do not bleed.
fn ring_bleed(theme: &Theme, bleed: f64) -> f64 {
    if to_be_coloured(theme) { 0.0 } else { bleed }
}

/// The drawing, rotated towards its player, with its cut, bleed and safe outlines.
fn finished(pieces: &PieceStyle, side: Side, mut items: Vec<Item>, [cut, bleed, safe]: [Contour; 3]) -> Sticker {
    if pieces.turned && side == Side::Black {
        items = vec![Group::placed(Affine::rotate(PI), items).into()];
    }
    let bounds = bleed.path().bounding_box();
    let reach = bounds.width().max(bounds.height()) / 2.0;
    Sticker { items, cut: cut.path(), bleed: bleed.path(), safe: safe.path(), reach }
}

#[cfg(test)]
mod tests;
