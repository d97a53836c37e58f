//! The area of a face: the inside of a contour, less the belts of names along its edge.

use crate::canvas::contour::Contour;
use crate::geom::Point;

/// A sector along the edge of an area that a name takes, centred below or above the centre.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Belt {
    /// Its inner radius, in millimetres.
    pub inner: f64,
    /// Its half angle, in radians.
    pub half_angle: f64,
}

/// The area of a face.
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
    /// The apothem.
    pub fn half(self) -> f64 {
        self.contour.half()
    }

    /// The area without these belts, below and above.
    pub fn without(self, belts: [Option<Belt>; 2]) -> FaceArea {
        FaceArea { belts, ..self }
    }

    /// The scale at which a round dot would just be inside: at most 1 if it is.
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
