//! Shapes of pieces, their offsets, and what fits into them.

use super::shapes::polyline;
use crate::geom::{Arc, BezPath, Circle, Point, Rect, Shape, Size, TOLERANCE, Vec2};
use crate::theme::Outline;
use std::f64::consts::{FRAC_PI_2, PI};

/// A disc, square or hexagon around (0, 0), in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Contour {
    shape: Outline,
    /// Apothem: from the centre to the nearest point of the edge.
    half: f64,
    /// The radius of a square's corners.
    corner: f64,
}

/// Ratio of a hexagon's circumradius to its apothem.
const HEXAGON_POINT: f64 = 1.154_700_538_379_251_5;

impl Contour {
    /// A shape of this size: a disc's diameter, a square's side, a hexagon across flats.
    pub fn new(shape: Outline, size: f64) -> Contour {
        Contour { shape, half: (size / 2.0).max(LEAST), corner: size / 10.0 }
    }

    /// A square by half its side and the radius of its corners.
    pub fn square(half: f64, corner: f64) -> Contour {
        Contour { shape: Outline::Square, half, corner }
    }

    /// The inward offset by this distance, outward if `by` is negative. A square's corners stay slightly rounded.
    pub fn inset(self, by: f64) -> Contour {
        let half = (self.half - by).max(LEAST);
        Contour { half, corner: (self.corner - by).max(half * 0.06), ..self }
    }

    /// The same shape, with corner radius of a square at least this.
    pub fn softened(self, corner: f64) -> Contour {
        Contour { corner: self.corner.max(corner), ..self }
    }

    /// The apothem.
    pub fn half(self) -> f64 {
        self.half
    }

    /// Its kind.
    pub fn shape(self) -> Outline {
        self.shape
    }

    /// Its outline.
    pub fn path(self) -> BezPath {
        match self.shape {
            Outline::Disc => Circle::new(Point::ZERO, self.half).to_path(TOLERANCE),
            Outline::Square => self.bounds().to_rounded_rect(self.corner).to_path(TOLERANCE),
            Outline::Hexagon => polyline(&self.points(), true),
        }
    }

    /// Its width and height.
    pub fn extent(self) -> Size {
        let wide = 2.0 * self.half;
        match self.shape {
            Outline::Disc | Outline::Square => Size::new(wide, wide),
            Outline::Hexagon => Size::new(wide, wide * HEXAGON_POINT),
        }
    }

    fn bounds(self) -> Rect {
        Rect::new(-self.half, -self.half, self.half, self.half)
    }

    /// The corners of a square or hexagon, clockwise from the upper right; empty for a disc.
    pub fn points(self) -> Vec<Point> {
        let (h, tip) = (self.half, self.half * HEXAGON_POINT);
        match self.shape {
            Outline::Disc => Vec::new(),
            Outline::Square => [(h, -h), (h, h), (-h, h), (-h, -h)].map(Point::from).into(),
            Outline::Hexagon => {
                [(0.0, -tip), (h, -tip / 2.0), (h, tip / 2.0), (0.0, tip), (-h, tip / 2.0), (-h, -tip / 2.0)]
                    .map(Point::from)
                    .into()
            }
        }
    }

    /// The scale at which the shape touches a round dot from outside: at most 1 if the dot is inside.
    pub fn filled_by(self, dot: Point, radius: f64) -> f64 {
        let (x, y) = (dot.x.abs(), dot.y.abs());
        let far = match self.shape {
            Outline::Disc => dot.to_vec2().hypot2().sqrt() / self.half,
            Outline::Hexagon => x.max((x + y * 3f64.sqrt()) / 2.0) / self.half,
            Outline::Square => self.square_filled_by(x, y),
        };
        far + radius / self.half
    }

    /// For a rounded square: where the dot's ray leaves it.
    fn square_filled_by(self, x: f64, y: f64) -> f64 {
        let flat = x.max(y) / self.half;
        let middle = self.half - self.corner;
        if x.min(y) <= flat * middle {
            return flat;
        }
        // |t (x, y) − (m, m)| = r, and the answer is 1 / t.
        let (a, b, c) = (x * x + y * y, middle * (x + y), 2.0 * middle * middle - self.corner * self.corner);
        a / (b + (b * b - a * c).max(0.0).sqrt())
    }

    /// Its half width at this height; 0 above and below it.
    pub fn half_width(self, y: f64) -> f64 {
        let y = y.abs();
        match self.shape {
            Outline::Disc => (self.half * self.half - y * y).max(0.0).sqrt(),
            Outline::Hexagon => self.half.min((2.0 * self.half - y * 3f64.sqrt()).max(0.0)),
            Outline::Square if y > self.half => 0.0,
            Outline::Square => {
                let into = (y - (self.half - self.corner)).max(0.0);
                self.half - self.corner + (self.corner * self.corner - into * into).max(0.0).sqrt()
            }
        }
    }

    /// The part of it below this height, closed.
    pub fn below(self, y: f64) -> BezPath {
        let y = y.clamp(-self.half, self.half * 0.999);
        let wide = self.half_width(y);
        let mut path = BezPath::new();
        path.move_to((-wide, y));
        path.line_to((wide, y));
        match self.shape {
            Outline::Disc => {
                let start = (y / self.half).asin();
                arc(&mut path, Point::ZERO, self.half, start, PI - 2.0 * start);
            }
            Outline::Square => {
                let middle = self.half - self.corner;
                let start = ((y - middle) / self.corner).clamp(0.0, 1.0).asin();
                path.line_to((wide, y.max(middle)));
                arc(&mut path, Point::new(middle, middle), self.corner, start, FRAC_PI_2 - start);
                path.line_to((-middle, self.half));
                arc(&mut path, Point::new(-middle, middle), self.corner, FRAC_PI_2, FRAC_PI_2 - start);
            }
            Outline::Hexagon => {
                let side = self.half * HEXAGON_POINT / 2.0;
                if y < side {
                    path.line_to((self.half, side));
                }
                path.line_to((0.0, 2.0 * side));
                if y < side {
                    path.line_to((-self.half, side));
                }
            }
        }
        path.close_path();
        path
    }
}

/// Minimum size, so that a path always has an inside.
const LEAST: f64 = 0.05;

/// Continues along an arc from the end of the path.
pub fn arc(path: &mut BezPath, middle: Point, radius: f64, start: f64, sweep: f64) {
    let arc = Arc::new(middle, Vec2::new(radius, radius), start, sweep, 0.0);
    path.extend(arc.append_iter(TOLERANCE));
}
