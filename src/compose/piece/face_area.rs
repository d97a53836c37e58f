//! The room that a face has: all inside a contour, or what belts of names along its edge leave of it.

use crate::canvas::contour::Contour;
use crate::geom::Point;

/// A stretch along the edge of a room that a name takes, in its middle straight below or above the middle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Belt {
    /// How near to the middle it comes, in millimetres.
    pub inner: f64,
    /// How far it reaches to either side, in radians.
    pub half_angle: f64,
}

/// Where a face has room.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FaceArea {
    contour: Contour,
    /// The belts below and above.
    belts: [Option<Belt>; 2],
}

impl From<Contour> for FaceArea {
    fn from(contour: Contour) -> FaceArea {
        FaceArea { contour, belts: [None; 2] }
    }
}

impl FaceArea {
    /// From the middle to the nearest point of the edge.
    pub fn half(self) -> f64 {
        self.contour.half()
    }

    /// The room without what these belts take, below and above.
    pub fn without(self, belts: [Option<Belt>; 2]) -> FaceArea {
        FaceArea { belts, ..self }
    }

    /// How many times as large the room would have to be for a round dot to lie inside: at most 1 if it does.
    pub fn filled_by(self, dot: Point, radius: f64) -> f64 {
        let far = dot.to_vec2().hypot();
        let beside = |(belt, down): (Option<Belt>, f64)| match belt {
            Some(belt) => {
                let angle = dot.x.abs().atan2(down * dot.y) - (radius / far.max(radius).max(1e-9)).asin();
                if angle < belt.half_angle { (far + radius) / belt.inner } else { 0.0 }
            }
            None => 0.0,
        };
        self.belts.into_iter().zip([1.0, -1.0]).map(beside).fold(self.contour.filled_by(dot, radius), f64::max)
    }
}
