//! Placed marks of a face, and rows aligned by their ink.

use super::face_area::FaceArea;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::{control_points, polyline};
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE};
use crate::motif::animal::AnimalLook;
use crate::rules::Side;
use crate::scene::{Colour, Group, Item, PathItem, Stroke};
use crate::typeset::Label;

/// A placed mark, drawn or only measured.
#[derive(Debug, Clone)]
pub struct FaceMark {
    /// What it is.
    pub shape: MarkShape,
    /// From its own space to the sticker.
    pub at: Affine,
}

/// A mark around its own origin.
#[derive(Debug, Clone)]
pub enum MarkShape {
    /// A line of text.
    Words {
        /// The text.
        label: Label,
        /// Its colour.
        colour: Colour,
    },
    /// Text along an arc, letter by letter.
    Arc {
        /// The text.
        text: String,
        /// Each letter, and from its space to the mark's.
        letters: Vec<(Label, Affine)>,
        /// Its colour.
        colour: Colour,
    },
    /// A numeral in a badge.
    Badge {
        /// The numeral.
        label: Label,
        /// Its badge.
        badge: Badge,
        /// The badge's colour, and the numeral's.
        colours: (Colour, Colour),
    },
    /// A horizontal rule.
    Rule {
        /// Its left and right end.
        ends: [Point; 2],
        /// Its width.
        width: f64,
        /// Its colour.
        colour: Colour,
    },
    /// The kind's picture, its centre on the origin.
    Picture {
        /// Its style.
        look: AnimalLook,
        /// The visual size by which a shipped head is drawn, without lines that would close up; else it has all.
        drawn_for: Option<f64>,
        /// Points at its edge with the radius of the ink around each.
        edge: Vec<(Point, f64)>,
    },
}

impl FaceMark {
    /// A mark at its own origin.
    pub fn new(shape: MarkShape) -> FaceMark {
        FaceMark { shape, at: Affine::IDENTITY }
    }

    /// The item; `None` if the kind has no picture.
    pub fn draw(self, resources: &mut Resources<'_>, kind: &str, ground: Colour) -> Option<Item> {
        let at = self.at;
        Some(match self.shape {
            MarkShape::Words { label, colour } => label.run_by(at, colour).into(),
            MarkShape::Arc { text, letters, colour } => {
                let items = letters.iter().map(|(label, own)| label.run_by(*own, colour).into()).collect();
                Group::picture(at, items, text).into()
            }
            MarkShape::Badge { label, badge, colours: (ground, ink) } => {
                let shape = PathItem::filled(at * badge.path(), ground).into();
                Group::placed(Affine::IDENTITY, vec![shape, label.run_by(at, ink).into()]).into()
            }
            MarkShape::Rule { ends, width, colour } => {
                PathItem::stroked(polyline(&ends.map(|end| at * end), false), Stroke::solid(colour, width)).into()
            }
            MarkShape::Picture { look, drawn_for, .. } => {
                let item = match drawn_for {
                    Some(drawn_for) => resources.small_animal(kind, look, drawn_for, ground)?,
                    None => resources.animal(kind, look, ground)?,
                };
                Group::placed(at, vec![item]).into()
            }
        })
    }

    /// Points at its edge on the sticker, with the radius of the ink around each.
    pub fn edge(&self) -> impl Iterator<Item = (Point, f64)> {
        let bare = |point| (point, 0.0);
        let own: Box<dyn Iterator<Item = (Point, f64)>> = match &self.shape {
            MarkShape::Words { label, .. } => Box::new(control_points(label.outline().elements()).map(bare)),
            MarkShape::Arc { letters, .. } => Box::new(letters.iter().flat_map(move |(label, own)| {
                control_points(label.outline().elements()).map(move |point| bare(*own * point))
            })),
            MarkShape::Badge { badge, .. } => Box::new(badge.corners().into_iter().map(bare)),
            MarkShape::Rule { ends, width, .. } => Box::new(ends.iter().map(move |&end| (end, width / 2.0))),
            MarkShape::Picture { edge, .. } => Box::new(edge.iter().copied()),
        };
        own.map(|(point, around)| (self.at * point, around))
    }

    /// The scale that the area would need to contain it.
    pub fn fills(&self, room: impl Into<FaceArea>) -> f64 {
        let room = room.into();
        self.edge().map(|(point, around)| room.filled_by(point, around)).fold(0.0, f64::max)
    }

    /// The mark translated by this much.
    pub fn moved(self, by: Point) -> FaceMark {
        FaceMark { at: Affine::translate(by.to_vec2()) * self.at, ..self }
    }

    /// The bounds of its ink.
    fn ink(&self) -> Rect {
        match &self.shape {
            MarkShape::Words { label, .. } => label.ink(),
            MarkShape::Badge { badge, .. } => badge.rect,
            MarkShape::Picture { .. } | MarkShape::Arc { .. } | MarkShape::Rule { .. } => {
                self.edge().fold(Rect::ZERO, |ink, (point, around)| {
                    ink.union(Rect::from_center_size(point, (2.0 * around, 2.0 * around)))
                })
            }
        }
    }
}

/// Marks side by side, centred on `middle` by the outer edges of their ink: with a common optical centre or baseline.
/// Each has its gap to the previous one, between inks.
pub fn row(parts: Vec<(MarkShape, f64)>, middle: Point, on_baseline: bool) -> Vec<FaceMark> {
    let parts: Vec<(FaceMark, f64)> = parts.into_iter().map(|(shape, gap)| (FaceMark::new(shape), gap)).collect();
    let gaps: f64 = parts.iter().skip(1).map(|(_, gap)| gap).sum();
    let width = gaps + parts.iter().map(|(mark, _)| mark.ink().width()).sum::<f64>();
    let mut x = middle.x - width / 2.0;
    let mut marks = Vec::with_capacity(parts.len());
    for (place, (mark, gap)) in parts.into_iter().enumerate() {
        if place > 0 {
            x += gap;
        }
        let ink = mark.ink();
        let lift = if on_baseline { 0.0 } else { ink.center().y };
        marks.push(mark.moved(Point::new(x - ink.x0, middle.y - lift)));
        x += ink.width();
    }
    marks
}

/// The badge of a strength around the ink of its numeral, in the numeral's space: a disc for White, a square for Black,
/// widened for a wide numeral.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Badge {
    rect: Rect,
    corner: f64,
}

impl Badge {
    /// Around a numeral: half of Black's side, and the factor for White's.
    pub fn new(side: Side, numeral: &Label, half: f64, larger: f64) -> Badge {
        let (half, corner) = match side {
            Side::White => (half * larger, half * larger),
            Side::Black => (half, 0.0),
        };
        let ink = numeral.ink();
        let over = (ink.width() / 2.0 - 0.72 * half).max(0.0);
        Badge { rect: Rect::from_center_size(ink.center(), (2.0 * (half + over), 2.0 * half)), corner }
    }

    /// Its shape.
    pub fn path(self) -> BezPath {
        match self.corner > 0.0 {
            true => self.rect.to_rounded_rect(self.corner).to_path(TOLERANCE),
            false => self.rect.to_path(TOLERANCE),
        }
    }

    /// Its outermost points.
    pub fn corners(self) -> [Point; 4] {
        let Rect { x0, y0, x1, y1 } = self.rect;
        // A rounded corner extends less.
        let in_by = self.corner * (1.0 - std::f64::consts::FRAC_1_SQRT_2);
        let (x0, y0, x1, y1) = (x0 + in_by, y0 + in_by, x1 - in_by, y1 - in_by);
        [(x0, y0), (x1, y0), (x1, y1), (x0, y1)].map(Point::from)
    }
}
