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
pub enum FaceMark {
    /// A line of text.
    Words {
        /// The text.
        label: Label,
        /// From the label's space to the sticker.
        at: Affine,
        /// Its colour.
        colour: Colour,
    },
    /// Text along an arc, letter by letter.
    Arc {
        /// The text.
        text: String,
        /// Each letter, and from its space to the sticker.
        letters: Vec<(Label, Affine)>,
        /// Its colour.
        colour: Colour,
    },
    /// A numeral in a badge.
    Badge {
        /// The numeral.
        label: Label,
        /// Its badge, in the label's space.
        badge: Badge,
        /// From the label's space to the sticker.
        at: Affine,
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
    /// The kind's picture.
    Picture {
        /// Its centre.
        at: Point,
        /// Its style.
        look: AnimalLook,
        /// The visual size by which a shipped head is drawn, without lines that would close up; else it has all.
        told: Option<f64>,
        /// Points at its edge with the radius of the ink around each, relative to its centre.
        edge: Vec<(Point, f64)>,
    },
}

impl FaceMark {
    /// The item; `None` if the kind has no picture.
    pub fn draw(self, resources: &mut Resources<'_>, kind: &str, ground: Colour) -> Option<Item> {
        Some(match self {
            FaceMark::Words { label, at, colour } => label.run_by(at, colour).into(),
            FaceMark::Arc { text, letters, colour } => {
                let items = letters.iter().map(|(label, at)| label.run_by(*at, colour).into()).collect();
                Group { transform: Affine::IDENTITY, clip: None, alternative: Some(text), items }.into()
            }
            FaceMark::Badge { label, badge, at, colours: (ground, ink) } => {
                let shape = PathItem::filled(at * badge.path(), ground).into();
                Group::placed(Affine::IDENTITY, vec![shape, label.run_by(at, ink).into()]).into()
            }
            FaceMark::Rule { ends: [from, to], width, colour } => {
                PathItem::stroked(polyline(&[from, to], false), Stroke::solid(colour, width)).into()
            }
            FaceMark::Picture { at, look, told, .. } => {
                let item = match told {
                    Some(told) => resources.small_animal(kind, look, told, ground)?,
                    None => resources.animal(kind, look, ground)?,
                };
                Group::placed(Affine::translate(at.to_vec2()), vec![item]).into()
            }
        })
    }

    /// The scale that the area would need to contain it.
    pub fn fills(&self, room: impl Into<FaceArea>) -> f64 {
        let room = room.into();
        match self {
            FaceMark::Arc { letters, .. } => {
                let all = letters
                    .iter()
                    .flat_map(|(label, at)| control_points(label.outline().elements()).map(|point| *at * point));
                all.map(|point| room.filled_by(point, 0.0)).fold(0.0, f64::max)
            }
            FaceMark::Words { label, at, .. } => control_points(label.outline().elements())
                .map(|point| room.filled_by(*at * point, 0.0))
                .fold(0.0, f64::max),
            FaceMark::Badge { badge, at, .. } => {
                badge.corners().into_iter().map(|corner| room.filled_by(*at * corner, 0.0)).fold(0.0, f64::max)
            }
            FaceMark::Rule { ends, width, .. } => {
                ends.iter().map(|&end| room.filled_by(end, width / 2.0)).fold(0.0, f64::max)
            }
            FaceMark::Picture { at, edge, .. } => {
                edge.iter().map(|&(point, around)| room.filled_by(point + at.to_vec2(), around)).fold(0.0, f64::max)
            }
        }
    }

    /// The mark translated by this much.
    pub fn moved(self, by: Point) -> FaceMark {
        match self {
            FaceMark::Arc { text, letters, colour } => {
                let to = Affine::translate(by.to_vec2());
                FaceMark::Arc {
                    text,
                    letters: letters.into_iter().map(|(label, at)| (label, to * at)).collect(),
                    colour,
                }
            }
            FaceMark::Words { label, at, colour } => {
                FaceMark::Words { label, at: Affine::translate(by.to_vec2()) * at, colour }
            }
            FaceMark::Badge { label, badge, at, colours } => {
                FaceMark::Badge { label, badge, at: Affine::translate(by.to_vec2()) * at, colours }
            }
            FaceMark::Rule { ends, width, colour } => {
                FaceMark::Rule { ends: ends.map(|end| end + by.to_vec2()), width, colour }
            }
            FaceMark::Picture { at, look, told, edge } => FaceMark::Picture { at: at + by.to_vec2(), look, told, edge },
        }
    }
}

/// A part of a row: a mark around its own origin.
#[derive(Debug, Clone)]
pub struct RowPart {
    mark: FaceMark,
    ink: Rect,
    /// The gap to the previous part, between inks.
    gap: f64,
}

impl RowPart {
    /// Text, `gap` after the previous part.
    pub fn words(label: Label, colour: Colour, gap: f64) -> RowPart {
        RowPart { ink: label.ink(), mark: FaceMark::Words { label, at: Affine::IDENTITY, colour }, gap }
    }

    /// A numeral in a badge of the first colour, itself in the second, `gap` after the previous part.
    pub fn badge(label: Label, badge: Badge, colours: (Colour, Colour), gap: f64) -> RowPart {
        RowPart { ink: badge.bounds(), mark: FaceMark::Badge { label, badge, at: Affine::IDENTITY, colours }, gap }
    }

    /// A picture, `gap` after the previous part.
    pub fn picture(mark: FaceMark, gap: f64) -> RowPart {
        let mut ink = Rect::ZERO;
        if let FaceMark::Picture { edge, .. } = &mark {
            for &(point, around) in edge {
                ink = ink.union(Rect::from_center_size(point, (2.0 * around, 2.0 * around)));
            }
        }
        RowPart { ink, mark, gap }
    }
}

/// Parts side by side, centred on `middle` by the outer edges of their ink: with a common optical centre or baseline.
pub fn row(parts: Vec<RowPart>, middle: Point, on_baseline: bool) -> Vec<FaceMark> {
    let gaps: f64 = parts.iter().skip(1).map(|part| part.gap).sum();
    let width = gaps + parts.iter().map(|part| part.ink.width()).sum::<f64>();
    let mut x = middle.x - width / 2.0;
    let mut marks = Vec::with_capacity(parts.len());
    for (place, RowPart { mark, ink, gap }) in parts.into_iter().enumerate() {
        if place > 0 {
            x += gap;
        }
        let lift = if on_baseline { 0.0 } else { ink.center().y };
        marks.push(mark.moved(Point::new(x - ink.x0, middle.y - lift)));
        x += ink.width();
    }
    marks
}

/// The badge of a strength around the ink of its numeral, in the numeral's space: a square for White, a disc for Black,
/// widened for a wide numeral.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Badge {
    rect: Rect,
    corner: f64,
}

impl Badge {
    /// Around a numeral: half of White's side, and the factor for Black's.
    pub fn new(side: Side, numeral: &Label, half: f64, larger: f64) -> Badge {
        let (half, corner) = match side {
            Side::White => (half, 0.0),
            Side::Black => (half * larger, half * larger),
        };
        let ink = numeral.ink();
        let over = (ink.width() / 2.0 - 0.72 * half).max(0.0);
        Badge { rect: Rect::from_center_size(ink.center(), (2.0 * (half + over), 2.0 * half)), corner }
    }

    /// Its bounding box.
    pub fn bounds(self) -> Rect {
        self.rect
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
