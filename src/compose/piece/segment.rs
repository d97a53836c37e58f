//! The segment of a disc in large print: its right part in the ring's colour, with a numeral as high as weak eyes need.
//! A numeral is higher than wide: at the side it takes less of the head than in a corner or below.

use super::content::words;
use super::mark::Inscription;
use super::medallion::{Medal, fitted};
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::geom::{BezPath, Circle, Point, Shape, TOLERANCE};
use crate::rules::{KindId, Side};
use crate::theme::Element;

/// The height and the greatest width of a numeral, and from its left side to the edge of the segment, as shares of the
/// diameter.
const NUMERAL: (f64, f64) = (0.347, 0.3);
const PAD: f64 = 0.022;
/// The radius of the edge of White's segment, in radii of the piece: it leaves room to ears.
const BULGE: f64 = 1.9;
/// The edge of Black's has corners instead: how far above and below the middle, in radii, and how much it leans from
/// there.
const CORNER: (f64, f64) = (0.4, 0.5);

/// A segment.
#[derive(Debug, Clone, Copy)]
pub(super) struct Segment {
    side: Side,
    /// The radius of the cut.
    half: f64,
    /// How far to the right of the middle of the piece its edge runs, where it is nearest to it.
    edge: f64,
    /// The middle of its numeral.
    at: Point,
}

impl Segment {
    /// That of all kinds: one for the widest numeral.
    pub fn of(resources: &mut Resources<'_>, medal: &Medal) -> Segment {
        let diameter = medal.diameter();
        let (high, most) = (NUMERAL.0 * diameter, NUMERAL.1 * diameter);
        let wide = resources.measure(&format!("segment-{diameter:.6}"), |resources| {
            let kinds: Vec<KindId> = resources.theme.rules.kind_ids().collect();
            let numerals = kinds.into_iter().filter_map(|kind| Segment::numeral(resources, kind, (high, most)));
            numerals.map(|numeral| numeral.size().width).fold(0.0, f64::max)
        });
        let safe = medal.cut.half() - medal.safe;
        let right = (safe * safe - high * high / 4.0).max(0.0).sqrt();
        let edge = right - wide - PAD * diameter;
        let at = Point::new(right - wide / 2.0, 0.0);
        Segment { side: medal.side, half: medal.cut.half(), edge, at }
    }

    /// The numeral of a kind on it.
    pub fn inscription(resources: &mut Resources<'_>, kind: KindId, medal: &Medal) -> Option<Inscription> {
        let diameter = medal.diameter();
        Segment::numeral(resources, kind, (NUMERAL.0 * diameter, NUMERAL.1 * diameter))
    }

    fn numeral(resources: &mut Resources<'_>, kind: KindId, size: (f64, f64)) -> Option<Inscription> {
        let word = words(resources, kind, Element::Numeral).into_iter().next()?;
        fitted(resources, &word, size).map(|label| Inscription::row(vec![label], 0.0))
    }

    /// The middle of its numeral.
    pub fn at(&self) -> Point {
        self.at
    }

    /// Its outline, grown to the left by this much: beyond the cut it ends with the bleed, to which it is clipped.
    pub fn path(&self, grown: f64) -> BezPath {
        let far = 2.0 * self.half;
        match self.side {
            Side::White => {
                let radius = BULGE * self.half;
                Circle::new((self.edge + radius, 0.0), radius + grown).to_path(TOLERANCE)
            }
            Side::Black => {
                let (x, y) = (self.edge - grown, CORNER.0 * self.half);
                let lean = CORNER.1 * (far - y);
                polyline(
                    &[(x, y), (x + lean, far), (far, far), (far, -far), (x + lean, -far), (x, -y)].map(Point::from),
                    true,
                )
            }
        }
    }

    /// How deep a point lies inside of it; negative outside.
    pub fn covers(&self, dot: Point) -> f64 {
        match self.side {
            Side::White => {
                let radius = BULGE * self.half;
                radius - (dot - Point::new(self.edge + radius, 0.0)).hypot()
            }
            Side::Black => dot.x - self.edge - CORNER.1 * (dot.y.abs() - CORNER.0 * self.half).max(0.0),
        }
    }
}
