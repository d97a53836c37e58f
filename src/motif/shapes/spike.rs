//! A spike with two flanks.

use crate::geom::{Affine, BezPath};

/// A spike that points along x.
#[derive(Debug, Clone)]
pub struct Spike {
    /// All of it.
    pub whole: BezPath,
    /// The flank that lies in shade.
    pub shade: BezPath,
    /// The edge between its flanks, up to near the tip.
    pub ridge: BezPath,
}

impl Spike {
    /// A spike from (0, 0), so long and so broad to either side at its foot.
    pub fn new(long: f64, half: f64) -> Spike {
        let corners = [(-0.2 * half, 0.0), (0.6 * half, half), (long, 0.0), (0.6 * half, -half)];
        let closed = |corners: &[(f64, f64)]| {
            let mut path = BezPath::new();
            for (place, &corner) in corners.iter().enumerate() {
                if place == 0 { path.move_to(corner) } else { path.line_to(corner) }
            }
            path.close_path();
            path
        };
        let mut ridge = BezPath::new();
        ridge.move_to((0.0, 0.0));
        ridge.line_to((0.62 * long, 0.0));
        Spike { whole: closed(&corners), shade: closed(&corners[..3]), ridge }
    }

    /// The same in another place.
    pub fn placed(self, to: Affine) -> Spike {
        Spike { whole: to * self.whole, shade: to * self.shade, ridge: to * self.ridge }
    }
}
