//! What an animal that stands shows: the paper-cut of its kind, or its piece.

use crate::art::{Drawing, Fill, Hand, Part, Tone, animal};
use crate::canvas::resources::Resources;
use crate::compose::diagram::{Look, papercut, piece, piece_outline};
use crate::geom::{Affine, BezPath, Point, Region};
use crate::impose::laser::traced;
use crate::rules::{KindId, Side};
use crate::scene::{Colour, Group, Item, PathItem, Stroke};
use crate::theme::Theme;

/// A picture in its own units.
#[derive(Debug, Clone)]
pub struct StandeePicture {
    kind: KindId,
    /// The paper-cut; `None` for the piece.
    papercut: Option<Vec<Part>>,
    /// Everything inside its outer edge.
    pub silhouette: Region,
}

/// The colours of a picture.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PictureInk {
    /// Whose it is.
    pub side: Side,
    /// The figure.
    pub figure: Colour,
    /// What is behind it.
    pub ground: Colour,
    /// Whether it is drawn in lines, to be coloured in.
    pub outlined: bool,
}

/// The size of a piece in its own units.
const PIECE: f64 = 1000.0;
/// How far the sides of a silhouette lie from its curves, in a picture's units, of which an animal is about 1000 large.
const NEAR: f64 = 0.2;
/// How much wider the outer line of a figure in lines is than the others.
const OUTER: f64 = 1.6;

impl StandeePicture {
    /// The picture of a kind.
    pub fn new(theme: &Theme, kind: KindId) -> StandeePicture {
        let papercut = papercut(theme, kind).and_then(|drawing| match drawing {
            Drawing::Paths { parts, .. } => Some(parts),
            Drawing::Pixels { .. } => None,
        });
        let silhouette = match &papercut {
            Some(parts) => inside(parts).filled().largest(),
            None => Region::of_path(&piece_outline(theme, PIECE), false, NEAR),
        };
        StandeePicture { kind, papercut, silhouette }
    }

    /// The picture, moved and scaled by `placing`. A mirrored piece is not drawn in a mirror.
    pub fn items(&self, resources: &mut Resources<'_>, placing: Affine, ink: PictureInk) -> Vec<Item> {
        match &self.papercut {
            Some(_) if ink.outlined => self.in_lines(resources.theme, placing, ink),
            Some(parts) => {
                let filled = |part: &Part| -> Item {
                    PathItem { even_odd: part.even_odd, ..PathItem::filled(placing * &part.path, ink.figure) }.into()
                };
                parts.iter().map(filled).collect()
            }
            None => self.piece(resources, placing, ink.side),
        }
    }

    fn piece(&self, resources: &mut Resources<'_>, placing: Affine, side: Side) -> Vec<Item> {
        let across = PIECE * placing.determinant().abs().sqrt();
        let items = piece(resources, self.kind, side, across, Look::Normal);
        vec![Group::placed(Affine::translate((placing * Point::ZERO).to_vec2()), items).into()]
    }

    /// Its regions white, to be coloured in.
    fn in_lines(&self, theme: &Theme, placing: Affine, ink: PictureInk) -> Vec<Item> {
        let id = &theme.rules.kind(self.kind).id;
        let Some(Drawing::Paths { parts, .. }) = animal(id, Hand::SingleLine) else { return Vec::new() };
        let scale = placing.determinant().abs().sqrt();
        let drawn = parts.iter().map(|part| {
            let outer = if part.fill == Some(Fill::Tone(Tone::Carved)) { OUTER } else { 1.0 };
            let width = part.stroke.map_or(0.0, |(_, width)| outer * width * scale).max(theme.board.least_line);
            let item = PathItem::stroked(placing * &part.path, Stroke::round(ink.figure, width));
            let fill = part.fill.map(|_| ink.ground.into());
            PathItem { fill, even_odd: part.even_odd, ..item }.into()
        });
        drawn.collect()
    }

    /// Its lines for a laser: the edges of figure and cuts, nowhere nearer than `within` allows.
    pub fn engraved(&self, resources: &mut Resources<'_>, placing: Affine, within: &Region) -> Vec<BezPath> {
        /// No line moves by more when its corners become fewer, in millimetres.
        const FINE: f64 = 0.01;
        /// What is smaller, in square millimetres, is a burnt dot.
        const DOT: f64 = 0.12;
        match &self.papercut {
            Some(parts) => {
                let seen = inside(parts).transformed(placing).intersection(within);
                let contours = seen.contours().map(|corners| Region::polygon(&corners));
                contours.filter(|area| area.area() >= DOT).map(|area| area.simplified(FINE).path()).collect()
            }
            None => {
                let items = self.piece(resources, placing, Side::White);
                traced(resources, &items).lines.into_iter().map(|(_, path)| path).collect()
            }
        }
    }
}

/// The inside of filled parts.
fn inside(parts: &[Part]) -> Region {
    let filled = parts.iter().filter(|part| part.fill.is_some());
    let regions: Vec<Region> = filled.map(|part| Region::of_path(&part.path, part.even_odd, NEAR)).collect();
    Region::union_of(&regions)
}
