//! Whether what stands falls over.

use crate::geom::{Line, Point, Region};
use kurbo::ParamCurveNearest;

/// Where the mass of something standing is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Balance {
    /// How far the centre of mass is from the middle of the base, to the right, in millimetres.
    pub aside: f64,
    /// How high it is above the table, in millimetres.
    pub height: f64,
    /// How far the point below it is from the edge of the base, at the nearest, in millimetres; negative beyond it.
    pub reach: f64,
}

/// A base is moved until it is that near below the centre of mass, at most so often.
const NEAR: f64 = 0.01;
const ROUNDS: usize = 8;

/// Where a base stands below the centre of mass, which depends on it a little: where `mass` is for a base there.
pub(super) fn below_mass(start: f64, mass: impl Fn(f64) -> f64) -> f64 {
    let mut middle = start;
    for _ in 0..ROUNDS {
        let next = mass(middle);
        if (next - middle).abs() < NEAR {
            break;
        }
        middle = next;
    }
    middle
}

/// A part of something that stands: its mass, how far its centre is aside, and how high.
pub(super) struct Mass {
    pub mass: f64,
    pub aside: f64,
    pub height: f64,
}

impl Mass {
    /// An upright part of this shape; `middle` is the middle of the base, on the table.
    pub fn of(shape: &Region, middle: Point) -> Mass {
        let centre = shape.centroid();
        Mass { mass: shape.area(), aside: centre.x - middle.x, height: middle.y - centre.y }
    }
}

impl Balance {
    /// The angle in degrees by which it can be tilted, in whichever direction, before it falls.
    pub fn tipping_angle(self) -> f64 {
        self.reach.atan2(self.height).to_degrees()
    }

    /// The balance of parts on a base, whose corners are around (0, 0), those of a convex shape in order.
    pub(super) fn on(base: &[Point], parts: &[Mass]) -> Balance {
        let whole: f64 = parts.iter().map(|part| part.mass).sum();
        let mean = |of: fn(&Mass) -> f64| parts.iter().map(|part| part.mass * of(part)).sum::<f64>() / whole;
        let (aside, height) = (mean(|part| part.aside), mean(|part| part.height));
        let below = Point::new(aside, 0.0);
        let sides = base.iter().zip(base.iter().cycle().skip(1)).map(|(from, to)| Line::new(*from, *to));
        let inside = |side: &Line| (side.p1 - side.p0).cross(below - side.p0) >= 0.0;
        let within = sides.clone().all(|side| inside(&side)) || sides.clone().all(|side| !inside(&side));
        let near = sides.map(|side| side.nearest(below, 1e-6).distance_sq.sqrt()).fold(f64::INFINITY, f64::min);
        Balance { aside, height, reach: if within { near } else { -near } }
    }
}
