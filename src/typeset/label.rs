//! A label: one shaped line of text, positioned by the bounds of its ink.

use crate::fonts::{FaceId, Fonts};
use crate::geom::{Affine, BezPath, Point, Rect, Shape};
use crate::scene::{Glyph, GlyphRun, Paint};
use harfrust::{Feature, Tag};
use std::sync::{Arc, OnceLock};

/// A character that a face lacks.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct MissingGlyph {
    /// The name of the face.
    pub face: String,
    /// The character.
    pub character: char,
}

/// The horizontal anchor of a label.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Across {
    /// The left edge of the ink.
    Left,
    /// The optical middle of the ink.
    Middle,
    /// The right edge of the ink.
    Right,
}

/// The vertical anchor of a label.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Down {
    /// The upper edge of the ink.
    Top,
    /// The optical middle of the ink.
    Middle,
    /// The baseline.
    Baseline,
    /// The lower edge of the ink.
    Bottom,
}

/// One line of shaped text. Millimetres, y down; its origin is where the baseline begins. Clones share what was shaped.
#[derive(Debug, Clone)]
pub struct Label(Arc<ShapedLine>);

#[derive(Debug)]
struct ShapedLine {
    face: FaceId,
    size: f64,
    text: String,
    glyphs: Vec<Glyph>,
    outline: BezPath,
    ink: Rect,
    advance: f64,
    /// The optical middle of the ink, taken when it is first wanted: many labels are only measured.
    middle: OnceLock<Point>,
}

impl Label {
    /// Shapes `text` at `size` millimetres to the em, with lining figures and kerning. `tracking` is added between
    /// glyphs, in ems.
    pub fn new(fonts: &Fonts, face: FaceId, text: &str, size: f64, tracking: f64) -> Result<Label, MissingGlyph> {
        let found = fonts.face(face);
        if let Some(character) = text.chars().find(|&c| found.glyph(c).is_none()) {
            return Err(MissingGlyph { face: found.name().to_owned(), character });
        }
        let shaped = found.shape(text, &[Feature::new(Tag::new(b"lnum"), 1, ..)]);

        let scale = size / f64::from(found.units_per_em());
        let (infos, positions) = (shaped.glyph_infos(), shaped.glyph_positions());
        let mut starts: Vec<usize> = infos.iter().map(|info| info.cluster as usize).collect();
        starts.push(text.len());
        let (mut pen, mut outline, mut glyphs) = (0.0, BezPath::new(), Vec::with_capacity(infos.len()));
        for (place, (info, position)) in infos.iter().zip(positions).enumerate() {
            let (x, y) = (pen + f64::from(position.x_offset) * scale, -f64::from(position.y_offset) * scale);
            let id = info.glyph_id as u16;
            let to = Affine::translate((x, y)) * Affine::scale(size);
            outline.extend(found.outline(id).iter().map(|element| to * element));
            // The first glyph of a cluster stands for all its characters.
            let first = place == 0 || starts[place - 1] != starts[place];
            let next = starts[place + 1..].iter().copied().find(|&start| start > starts[place]).unwrap_or(text.len());
            let range = if first { starts[place]..next } else { starts[place]..starts[place] };
            glyphs.push(Glyph { id, x, y, text: range });
            pen += f64::from(position.x_advance) * scale + tracking * size;
        }
        let advance = (pen - tracking * size).max(0.0);
        let ink = if outline.is_empty() { Rect::new(0.0, 0.0, advance, 0.0) } else { outline.bounding_box() };
        let (text, middle) = (text.to_owned(), OnceLock::new());
        Ok(Label(Arc::new(ShapedLine { face, size, text, glyphs, outline, ink, advance, middle })))
    }

    /// The bounds of the ink in the space of the label.
    pub fn ink(&self) -> Rect {
        self.0.ink
    }

    /// The advance width.
    pub fn advance(&self) -> f64 {
        self.0.advance
    }

    /// The outline of all its glyphs in the space of the label.
    pub fn outline(&self) -> &BezPath {
        &self.0.outline
    }

    /// The translation that puts the anchor of the label on (0, 0).
    pub fn shift(&self, across: Across, down: Down) -> Affine {
        let ink = self.0.ink;
        let x = match across {
            Across::Left => ink.x0,
            Across::Middle => self.middle().x,
            Across::Right => ink.x1,
        };
        let y = match down {
            Down::Top => ink.y0,
            Down::Middle => self.middle().y,
            Down::Baseline => 0.0,
            Down::Bottom => ink.y1,
        };
        Affine::translate((-x, -y))
    }

    /// The optical middle of the ink.
    fn middle(&self) -> Point {
        let ShapedLine { outline, ink, middle, .. } = &*self.0;
        *middle.get_or_init(|| optical_middle(outline, *ink))
    }

    /// The label as a run with its anchor at `at`.
    pub fn run(&self, at: impl Into<Point>, across: Across, down: Down, paint: impl Into<Paint>) -> GlyphRun {
        self.run_by(Affine::translate(at.into().to_vec2()) * self.shift(across, down), paint)
    }

    /// The label as a run, transformed.
    pub fn run_by(&self, transform: Affine, paint: impl Into<Paint>) -> GlyphRun {
        GlyphRun {
            face: self.0.face,
            size: self.0.size,
            transform,
            text: self.0.text.clone(),
            glyphs: self.0.glyphs.clone(),
            paint: paint.into(),
        }
    }
}

/// The optical middle of a shape: 0.88 of the centre of its bounds and 0.12 of its centroid.
fn optical_middle(outline: &BezPath, ink: Rect) -> Point {
    const INK: f64 = 0.12;
    let area = outline.area();
    if area.abs() < 1e-9 {
        return ink.center();
    }
    let centroid = centroid(outline, area);
    ink.center().lerp(centroid, INK)
}

/// The centroid of the area, by Green's theorem over the flattened outline.
fn centroid(outline: &BezPath, area: f64) -> Point {
    let (mut x, mut y, mut last, mut start) = (0.0, 0.0, Point::ZERO, Point::ZERO);
    let mut side = |from: Point, to: Point| {
        let cross = from.x * to.y - to.x * from.y;
        x += (from.x + to.x) * cross;
        y += (from.y + to.y) * cross;
    };
    kurbo::flatten(outline, 0.02, |element| match element {
        kurbo::PathEl::MoveTo(to) => (last, start) = (to, to),
        kurbo::PathEl::LineTo(to) => {
            side(last, to);
            last = to;
        }
        kurbo::PathEl::ClosePath => {
            side(last, start);
            last = start;
        }
        kurbo::PathEl::QuadTo(..) | kurbo::PathEl::CurveTo(..) => unreachable!("a flattened path has lines only"),
    });
    Point::new(x / (6.0 * area), y / (6.0 * area))
}
