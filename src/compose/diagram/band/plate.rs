//! Number plates: the numbers of rules and steps in the manner of a band.

use super::Band;
use super::edge::Edge;
use crate::canvas::POINT;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::{Jitter, begonia, rounded};
use crate::fonts::FaceId;
use crate::geom::{BezPath, Circle, Point, Rect, Shape, TOLERANCE};
use crate::scene::{Colour, Item, PathItem, Stroke};
use crate::typeset::{Across, Down};

/// The shape of a plate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A seal with rounded corners.
    Seal,
    /// A square with sharp corners.
    Square,
    /// A square with notched corners.
    Notched,
    /// A square cut by hand.
    Cut,
    Disc,
}

/// The line within a plate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Inner {
    None,
    /// Along its edge, around an empty plate.
    Edge,
    /// A little inside.
    Line,
    Dots,
    Stitches,
}

/// A plate's form and its inks.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Plate {
    form: Form,
    ground: Option<Colour>,
    inner: Inner,
    line: Colour,
    numeral: Colour,
}

/// Half the height of a plate and the size of its numeral, in ems of the text; its numeral's greatest width relative to
/// the plate.
const SIZE: (f64, f64, f64) = (0.61, 0.8, 0.76);
/// The same in large print.
const LARGE: (f64, f64, f64) = (0.68, 1.0, 0.9);
/// The least size of a numeral: 8.55 points.
const LEAST: f64 = 8.55 * POINT;
/// The middle of a plate above the baseline, in ems.
const MIDDLE: f64 = 0.32;
/// How far inside a line is, its width, and the pitch of its dots and stitches; in millimetres.
const LINE: (f64, f64, f64, [f64; 2]) = (0.34, 0.2, 0.62, [0.75, 0.5]);

impl Band {
    fn plate_size(&self) -> (f64, f64, f64) {
        if self.large { LARGE } else { SIZE }
    }

    fn plate_style(&self) -> Plate {
        let (white, ground) = (Colour::WHITE, self.ground.unwrap_or(self.rules));
        let solid = |form, ground, inner, line| Plate { form, ground: Some(ground), inner, line, numeral: line };
        match self.edge {
            Edge::Line => solid(Form::Seal, self.rules, Inner::None, white),
            Edge::Bar => solid(Form::Square, self.rules, Inner::None, white),
            Edge::Cuts => solid(Form::Cut, self.accent, Inner::None, white),
            Edge::Stitches | Edge::Flags => {
                let (line, numeral) = (self.rules, self.accent);
                Plate { form: Form::Seal, ground: None, inner: Inner::Stitches, line, numeral }
            }
            Edge::Hairline => {
                let (line, numeral) = (self.rules, self.figures);
                Plate { form: Form::Disc, ground: None, inner: Inner::Edge, line, numeral }
            }
            Edge::NeatLine => {
                let (line, numeral) = (self.rules, self.accent);
                Plate { form: Form::Disc, ground: self.ground, inner: Inner::Edge, line, numeral }
            }
            Edge::Rules => Plate { numeral: white, ..solid(Form::Disc, ground, Inner::Line, self.figures) },
            Edge::Dots => solid(Form::Disc, ground, Inner::Dots, self.figures),
            Edge::Frets => Plate { numeral: white, ..solid(Form::Notched, ground, Inner::Line, self.figures) },
            Edge::Keys => solid(Form::Square, ground, Inner::Line, self.figures),
            Edge::Lights => solid(Form::Disc, ground, Inner::None, self.rules),
        }
    }

    /// A number on its plate beside text of this size; `at` is the left end of its baseline. The plate begins there.
    pub fn plate(&self, resources: &mut Resources<'_>, number: &str, face: FaceId, em: f64, at: Point) -> Vec<Item> {
        let (half, size, room) = self.plate_size();
        let (plate, half) = (self.plate_style(), half * em);
        let middle = Point::new(at.x + half, at.y - MIDDLE * em);
        let around = |inset: f64| outline(plate.form, Rect::from_center_size(middle, (2.0 * half, 2.0 * half)), inset);
        let mut items: Vec<Item> = Vec::new();
        items.extend(plate.ground.map(|ground| -> Item { PathItem::filled(around(0.0), ground).into() }));
        let (inside, width, pitch, stitch) = LINE;
        let width = width.max(self.least);
        let line = match plate.inner {
            Inner::None => None,
            Inner::Edge => Some((width / 2.0, Stroke::solid(plate.line, width))),
            Inner::Line => Some((inside, Stroke::solid(plate.line, width))),
            Inner::Dots => Some((inside, Stroke::dotted(plate.line, 1.3 * width, pitch))),
            Inner::Stitches => Some((width / 2.0, Stroke::dashed(plate.line, 1.4 * width, stitch))),
        };
        items.extend(line.map(|(inset, stroke)| -> Item { PathItem::stroked(around(inset), stroke).into() }));
        let full = (size * em).max(LEAST);
        let wide = resources.label(face, number, full, 0.0).map_or(0.0, |label| label.ink().width());
        let share = (2.0 * half * room / wide.max(0.1)).min(1.0);
        if let Some(label) = resources.label(face, number, full * share, 0.0) {
            items.push(label.run(middle, Across::Middle, Down::Middle, plate.numeral).into());
        }
        items
    }
}

/// The outline of a plate, this far inside.
fn outline(form: Form, rect: Rect, inset: f64) -> BezPath {
    let high = rect.height();
    let inner = rect.inflate(-inset, -inset);
    match form {
        Form::Seal => rounded(inner, (0.2 * high - inset).max(0.3)),
        Form::Square => rect_smaller(inner).to_path(TOLERANCE),
        Form::Notched => begonia(rect_smaller(inner), 0.17 * high),
        Form::Cut => {
            let Rect { x0, x1, .. } = rect_smaller(inner);
            let y = inner.center().y;
            let ends = [Point::new(x0, y), Point::new(x1, y)];
            Jitter::about((7.0, 3.0), 7).cut(ends, x1 - x0, 0.12, 1.1)
        }
        Form::Disc => Circle::new(inner.center(), inner.width() / 2.0).to_path(TOLERANCE),
    }
}

/// A square with sharp corners looks as large as a rounded one if it is smaller.
fn rect_smaller(rect: Rect) -> Rect {
    rect.inflate(-0.04 * rect.width(), -0.04 * rect.height())
}
