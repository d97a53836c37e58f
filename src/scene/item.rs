//! What stands on a page.

use super::{Paint, SymbolId};
use crate::fonts::FaceId;
use crate::geom::{Affine, BezPath, Rect};
use std::ops::Range;
use std::sync::Arc;

/// One thing to draw. Later things lie over earlier ones.
#[derive(Debug, Clone, PartialEq)]
pub enum Item {
    /// A filled or stroked path.
    Path(PathItem),
    /// Shaped text.
    Glyphs(GlyphRun),
    /// A picture made of pixels.
    Image(Image),
    /// A symbol of the document.
    Use(Use),
    /// Several things together.
    Group(Group),
}

/// A path with its paint. The path holds moves, lines, cubic curves (quadratic ones are allowed too) and closes.
#[derive(Debug, Clone, PartialEq)]
pub struct PathItem {
    /// The path, in millimetres of the surrounding group.
    pub path: BezPath,
    /// What fills it.
    pub fill: Option<Paint>,
    /// Whether areas that are surrounded twice stay empty; otherwise the non-zero rule holds.
    pub even_odd: bool,
    /// The line along it, drawn over the fill.
    pub stroke: Option<Stroke>,
}

/// A line along a path, centred on it.
#[derive(Debug, Clone, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub paint: Paint,
    /// Its width in millimetres.
    pub width: f64,
    /// How it ends.
    pub cap: Cap,
    /// How it turns corners. A mitre is cut at four times the width.
    pub join: Join,
    /// Dashes, if it is not solid.
    pub dash: Option<Dash>,
}

/// Dashes and gaps in turn, in millimetres.
#[derive(Debug, Clone, PartialEq)]
pub struct Dash {
    /// Lengths of dash, gap, dash, gap …
    pub pattern: Vec<f64>,
    /// How far into the pattern the line begins.
    pub phase: f64,
}

/// How a line ends, numbered as in PDF and PostScript.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cap {
    /// At its last point.
    Butt = 0,
    /// With a half disc.
    Round = 1,
    /// With a half square.
    Square = 2,
}

/// How a line turns a corner, numbered as in PDF and PostScript.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Join {
    /// With a point.
    Miter = 0,
    /// With an arc.
    Round = 1,
    /// Cut off.
    Bevel = 2,
}

/// A run of shaped text in one face and colour. It is real text: writers keep it readable and searchable.
#[derive(Debug, Clone, PartialEq)]
pub struct GlyphRun {
    /// The face, of the document's fonts.
    pub face: FaceId,
    /// Millimetres to an em.
    pub size: f64,
    /// From the run's own space (origin on the baseline, millimetres, y down) to the surrounding group. It may turn and
    /// squeeze.
    pub transform: Affine,
    /// What it says.
    pub text: String,
    /// The glyphs in order.
    pub glyphs: Vec<Glyph>,
    /// The colour.
    pub paint: Paint,
}

/// One glyph of a run.
#[derive(Debug, Clone, PartialEq)]
pub struct Glyph {
    /// Its number in the face.
    pub id: u16,
    /// Where its origin stands in the run's space, in millimetres.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// The bytes of the run's text it stands for; empty for the second and later glyphs of a cluster.
    pub text: Range<usize>,
}

/// A picture made of pixels, drawn over `frame`. Half-transparent pixels were laid on a ground by the layout; what
/// shows nothing at all lets through whatever lies below.
#[derive(Debug, Clone, PartialEq)]
pub struct Image {
    /// The pixels, of the document's pictures.
    pub picture: PictureId,
    /// Where, in millimetres: the pixels fill it exactly.
    pub frame: Rect,
}

/// Which picture of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PictureId(pub usize);

/// Pixels: red, green, blue, row by row from the top left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Raster {
    /// Pixels in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// `3 × width × height` bytes in sRGB.
    pub rgb: Vec<u8>,
    /// The JPEG that these pixels were read from, if they are all of it: writers that know JPEG take it as it is, for
    /// to pack it anew would cost sharpness or size.
    pub jpeg: Option<Arc<[u8]>>,
    /// What is not painted, if anything: a bit for each pixel, 1 for none, the first one the highest; rows are padded
    /// to whole bytes.
    pub bare: Option<Arc<[u8]>>,
}

impl Raster {
    /// An opaque picture of pixels in sRGB.
    pub fn opaque(width: u32, height: u32, rgb: Vec<u8>) -> Raster {
        Raster { width, height, rgb, jpeg: None, bare: None }
    }

    /// Whether a pixel is painted.
    pub fn shows(&self, x: u32, y: u32) -> bool {
        let row = self.width.div_ceil(8) as usize;
        self.bare.as_ref().is_none_or(|bare| bare[y as usize * row + x as usize / 8] >> (7 - x % 8) & 1 == 0)
    }

    /// The pixels with an opacity each, 0 or 255, row by row: red, green, blue, opacity.
    pub fn rgba(&self) -> Vec<u8> {
        let mut rgba = Vec::with_capacity(self.rgb.len() / 3 * 4);
        for (place, pixel) in self.rgb.chunks_exact(3).enumerate() {
            let (x, y) = (place as u32 % self.width.max(1), place as u32 / self.width.max(1));
            rgba.extend_from_slice(pixel);
            rgba.push(if self.shows(x, y) { 255 } else { 0 });
        }
        rgba
    }
}

/// A symbol, placed.
#[derive(Debug, Clone, PartialEq)]
pub struct Use {
    /// Which.
    pub symbol: SymbolId,
    /// From the symbol's space to the surrounding group.
    pub transform: Affine,
}

/// Several things together, moved and clipped as one.
#[derive(Debug, Clone, PartialEq)]
pub struct Group {
    /// From the group's space to the surrounding one.
    pub transform: Affine,
    /// Only what lies inside is shown, by the non-zero rule, in the group's own space.
    pub clip: Option<BezPath>,
    /// What a picture shows, in words, for those who cannot see it: the whole group is one picture then.
    pub alternative: Option<String>,
    /// The things.
    pub items: Vec<Item>,
}

impl Stroke {
    /// A solid line with butt ends and mitred corners.
    pub fn solid(paint: impl Into<Paint>, width: f64) -> Stroke {
        Stroke { paint: paint.into(), width, cap: Cap::Butt, join: Join::Miter, dash: None }
    }

    /// A solid line with round ends and corners.
    pub fn round(paint: impl Into<Paint>, width: f64) -> Stroke {
        Stroke { paint: paint.into(), width, cap: Cap::Round, join: Join::Round, dash: None }
    }

    /// A dashed line with butt ends and mitred corners; the lengths of dashes and gaps in millimetres.
    pub fn dashed(paint: impl Into<Paint>, width: f64, pattern: impl Into<Vec<f64>>) -> Stroke {
        Stroke { dash: Some(Dash { pattern: pattern.into(), phase: 0.0 }), ..Stroke::solid(paint, width) }
    }

    /// Round dots of the line's width, one every `pitch` millimetres.
    pub fn dotted(paint: impl Into<Paint>, width: f64, pitch: f64) -> Stroke {
        let dash = Some(Dash { pattern: vec![0.01, pitch - 0.01], phase: 0.0 });
        Stroke { paint: paint.into(), width, cap: Cap::Round, join: Join::Round, dash }
    }
}

impl PathItem {
    /// A filled path.
    pub fn filled(path: impl Into<BezPath>, paint: impl Into<Paint>) -> PathItem {
        PathItem { path: path.into(), fill: Some(paint.into()), even_odd: false, stroke: None }
    }

    /// A filled path with a hole.
    pub fn with_hole(mut path: BezPath, hole: BezPath, paint: impl Into<Paint>) -> PathItem {
        path.extend(hole);
        PathItem { even_odd: true, ..PathItem::filled(path, paint) }
    }

    /// A stroked path.
    pub fn stroked(path: impl Into<BezPath>, stroke: Stroke) -> PathItem {
        PathItem { path: path.into(), fill: None, even_odd: false, stroke: Some(stroke) }
    }

    /// The same path with a line around it.
    pub fn with_stroke(mut self, stroke: Stroke) -> PathItem {
        self.stroke = Some(stroke);
        self
    }
}

impl Group {
    /// Things moved, turned or scaled together.
    pub fn placed(transform: Affine, items: Vec<Item>) -> Group {
        Group { transform, clip: None, alternative: None, items }
    }

    /// Things of which only what lies inside a path is shown.
    pub fn clipped(clip: BezPath, items: Vec<Item>) -> Group {
        Group { clip: Some(clip), ..Group::placed(Affine::IDENTITY, items) }
    }

    /// Things that are one picture, with what it shows in words.
    pub fn picture(transform: Affine, items: Vec<Item>, alternative: impl Into<String>) -> Group {
        Group { alternative: Some(alternative.into()), ..Group::placed(transform, items) }
    }
}

/// Everything that can be drawn becomes an item of its kind.
macro_rules! item_from {
    ($($drawn:ident => $kind:ident),*) => {$(
        impl From<$drawn> for Item {
            fn from(item: $drawn) -> Item {
                Item::$kind(item)
            }
        }
    )*};
}

item_from!(PathItem => Path, GlyphRun => Glyphs, Image => Image, Use => Use, Group => Group);
