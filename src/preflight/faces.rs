//! The faces of a set: located on the sticker sheets, rendered at their printed size.

use super::proof::{PixelProof, covered, proof};
use super::vision::{Light, light};
use crate::geom::{Affine, BezPath, Rect, Shape};
use crate::layout::{sticker_lines, sticker_shown};
use crate::rules::{KindId, Side};
use crate::scene::{Colour, Document, Item, LayerKind, PathItem, Raster, Symbol};
use crate::theme::{PieceCut, Theme};

/// Pixels per millimetre of a proof: two of them are what can be resolved at arm's length, a fifth of a millimetre.
/// Larger faces are rendered at lower resolution.
const SCALE: f64 = 10.0;
/// Maximum pixels per row of a proof.
const MOST: f64 = 240.0;

/// The distinct faces of a set.
#[derive(Debug)]
pub struct PieceFaces<'a> {
    /// The animals' faces, in sheet order.
    pub animals: Vec<PieceFace<'a>>,
    /// The stickers without an animal, if there are any.
    pub spares: Vec<PieceFace<'a>>,
}

/// One face.
#[derive(Debug)]
pub struct PieceFace<'a> {
    /// The animal; `None` on a spare sticker.
    pub kind: Option<KindId>,
    /// The animal's name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Its symbol.
    pub symbol: &'a Symbol,
    /// The trimmed outline, in the symbol's millimetres.
    pub cut: BezPath,
    /// The safe outline.
    pub safe: BezPath,
    /// The bounds of the cut, which the proof shows.
    pub bounds: Rect,
    /// The rendered sticker, upright.
    pub proof: PixelProof,
    /// The mean linear light of every two by two pixels, row by row.
    pub lights: Vec<Light>,
}

impl<'a> PieceFaces<'a> {
    /// The faces on the sticker sheets of a document.
    pub fn of(theme: &Theme, document: &'a Document) -> PieceFaces<'a> {
        let mut found = PieceFaces { animals: Vec::new(), spares: Vec::new() };
        let mut known = Vec::new();
        let [cut, safe] = sticker_lines(&theme.pieces);
        for page in document.pages.iter().filter(|page| page.part == "pieces") {
            let on = |kind: LayerKind| page.layers.iter().filter(move |layer| layer.kind == kind);
            // Labels are pre-cut, and backs are cut with their fronts; punched stickers have no cut line.
            if theme.pieces.cut != PieceCut::Punch && on(LayerKind::Cut).next().is_none() {
                continue;
            }
            for item in on(LayerKind::Artwork).flat_map(|layer| &layer.items) {
                let Item::Use(placed) = item else { continue };
                if known.contains(&placed.symbol) {
                    continue;
                }
                known.push(placed.symbol);
                let symbol = &document.symbols[placed.symbol.0];
                if let Some(face) = PieceFace::of(theme, document, symbol, [cut.clone(), safe.clone()]) {
                    if face.kind.is_some() { found.animals.push(face) } else { found.spares.push(face) }
                }
            }
        }
        found
    }

    /// One side's animals.
    pub fn side(&self, side: Side) -> impl Iterator<Item = &PieceFace<'a>> {
        self.animals.iter().filter(move |face| face.side == side)
    }
}

impl<'a> PieceFace<'a> {
    /// The face of a symbol; `None` if it is not a sticker.
    fn of(
        theme: &Theme,
        document: &'a Document,
        symbol: &'a Symbol,
        [cut, safe]: [BezPath; 2],
    ) -> Option<PieceFace<'a>> {
        let (kind, side) = sticker_shown(&symbol.name, &theme.rules)?;
        let name = kind.map_or("spare", |kind| theme.rules.kind(kind).id.as_str()).to_owned();
        let bounds = cut.bounding_box();
        // An even number of pixels, so that there are complete pairs.
        let longer = bounds.width().max(bounds.height());
        let pixels = (longer * SCALE).min(MOST).round().max(2.0);
        let scale = (pixels - pixels % 2.0) / longer;
        let bounds = Rect::from_center_size(bounds.center(), (longer, longer));
        let mut proof = proof(document, &symbol.items, bounds, scale, (255, 255, 255));
        if theme.pieces.turned && side == Side::Black {
            proof.raster = on_its_head(proof.raster);
        }
        let lights = lights(&proof.raster);
        Some(PieceFace { kind, name, side, symbol, cut, safe, bounds, proof, lights })
    }

    /// The row length of `lights`.
    pub fn row(&self) -> usize {
        self.proof.raster.width as usize / 2
    }

    /// Which of `lights` are inside the cut.
    pub fn inside(&self) -> Vec<bool> {
        let row = self.row() as u32;
        covered(&self.cut, self.bounds, self.proof.scale / 2.0, row, self.proof.raster.height / 2)
    }

    /// Which pixels of the proof are inside the cut.
    pub fn cut_out(&self) -> Vec<bool> {
        let Raster { width, height, .. } = self.proof.raster;
        covered(&self.cut, self.bounds, self.proof.scale, width, height)
    }

    /// The content of the face without ground, ring and foot, with the map from its space to the symbol's. `spare` is
    /// the same side's sticker without an animal. Pixel images are left out: they may extend under the ring and bleed.
    pub fn own(&self, spare: Option<&PieceFace<'_>>, theme: &Theme) -> (Affine, Vec<Item>) {
        let (place, items) = innermost(&self.symbol.items);
        let shared = spare.map_or(&[][..], |spare| innermost(&spare.symbol.items).1);
        let ring = theme.pieces.sides[self.side.index()].colour;
        let own = |item: &&Item| !shared.contains(item) && !is_foot(item, ring) && !only_pixels(item);
        (place, items.iter().filter(own).cloned().collect())
    }
}

/// The items within nested groups of one group.
fn innermost(items: &[Item]) -> (Affine, &[Item]) {
    match items {
        [Item::Group(group)] => {
            let (place, items) = innermost(&group.items);
            (group.transform * place, items)
        }
        items => (Affine::IDENTITY, items),
    }
}

fn only_pixels(item: &Item) -> bool {
    match item {
        Item::Image(_) => true,
        Item::Group(group) => group.items.iter().all(only_pixels),
        Item::Path(_) | Item::Glyphs(_) | Item::Use(_) => false,
    }
}

/// The mean linear light of every two by two pixels.
fn lights(raster: &Raster) -> Vec<Light> {
    let row = raster.width as usize * 3;
    let two = |upper: &[u8], lower: &[u8]| {
        let at = |row: &[u8], place: usize| light([row[place], row[place + 1], row[place + 2]]);
        let first = at(upper, 0);
        if upper[..3] == upper[3..] && upper == lower {
            return first;
        }
        let four = [first, at(upper, 3), at(lower, 0), at(lower, 3)];
        std::array::from_fn(|channel| four.iter().map(|light| light[channel]).sum::<f32>() / 4.0)
    };
    let rows = raster.rgb.chunks_exact(2 * row).map(|rows| rows.split_at(row));
    rows.flat_map(|(upper, lower)| upper.chunks_exact(6).zip(lower.chunks_exact(6)).map(|(a, b)| two(a, b))).collect()
}

/// Whether an item is only ground in the ring's colour, which may extend under the ring to the cut.
fn is_foot(item: &Item, ring: Colour) -> bool {
    match item {
        Item::Path(PathItem { fill: Some(fill), stroke: None, .. }) => *fill == ring.into(),
        Item::Group(group) => group.items.iter().all(|item| is_foot(item, ring)),
        Item::Path(_) | Item::Glyphs(_) | Item::Image(_) | Item::Use(_) => false,
    }
}

/// A picture rotated by half a turn.
fn on_its_head(raster: Raster) -> Raster {
    let rgb = raster.rgb.chunks_exact(3).rev().flatten().copied().collect();
    Raster { rgb, ..raster }
}
