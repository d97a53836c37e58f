//! Areas bounded by straight lines: unions, differences, offsets.

use super::simplify::simplified;
use super::{Affine, BezPath, PathEl, Point, Rect, Shape, flatten};
use i_overlay::core::fill_rule::FillRule;
use i_overlay::core::overlay_rule::OverlayRule;
use i_overlay::float::overlay::FloatOverlay;
use i_overlay::mesh::float::outline::offset::OutlineOffset;
use i_overlay::mesh::float::style::{LineJoin, OutlineStyle};

/// A part of the plane, in millimetres: any number of pieces, each with any number of holes.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Region {
    /// Piece by piece: the outer contour, then the holes, which run the other way round.
    pieces: Vec<Vec<Vec<[f64; 2]>>>,
}

/// How an offset turns corners.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Corners {
    /// With an arc.
    Round,
    /// With a point.
    Mitred,
}

/// The longest side of a rounded corner, as a share of its radius.
const ARC_STEP: f64 = 0.08;
/// A mitre is made at corners of this interior angle or more, in radians; sharper ones are cut off.
const SHARPEST: f64 = 0.3;
/// Corners that turn by less, in radians, need no mitre.
const STRAIGHT: f64 = 0.001;

impl Region {
    /// The inside of a closed polygon.
    pub fn polygon(corners: &[Point]) -> Region {
        Region::cleaned(vec![corners.iter().map(|corner| [corner.x, corner.y]).collect()], FillRule::NonZero)
    }

    /// The inside of a path, whose curves become lines that lie no farther off than `tolerance`. Open subpaths are
    /// closed.
    pub fn of_path(path: &BezPath, even_odd: bool, tolerance: f64) -> Region {
        let mut contours: Vec<Vec<[f64; 2]>> = Vec::new();
        flatten(path, tolerance, |element| match element {
            PathEl::MoveTo(to) => contours.push(vec![[to.x, to.y]]),
            PathEl::LineTo(to) | PathEl::QuadTo(_, to) | PathEl::CurveTo(_, _, to) => {
                if let Some(contour) = contours.last_mut() {
                    contour.push([to.x, to.y]);
                }
            }
            PathEl::ClosePath => {}
        });
        Region::cleaned(contours, if even_odd { FillRule::EvenOdd } else { FillRule::NonZero })
    }

    /// The inside of a rectangle.
    pub fn rect(rect: Rect) -> Region {
        Region::of_path(&rect.to_path(1.0), false, 1.0)
    }

    fn cleaned(contours: Vec<Vec<[f64; 2]>>, rule: FillRule) -> Region {
        Region { pieces: FloatOverlay::with_subj(&contours).overlay(OverlayRule::Subject, rule) }
    }

    fn with(&self, other: &Region, rule: OverlayRule) -> Region {
        let mut overlay = FloatOverlay::with_subj_and_clip(&self.pieces, &other.pieces);
        Region { pieces: overlay.overlay(rule, FillRule::NonZero) }
    }

    /// What is in this one or in the other.
    pub fn union(&self, other: &Region) -> Region {
        self.with(other, OverlayRule::Union)
    }

    /// What is in any of them.
    pub fn union_of<'r>(regions: impl IntoIterator<Item = &'r Region>) -> Region {
        let pieces: Vec<_> = regions.into_iter().flat_map(|region| region.pieces.iter().cloned()).collect();
        Region { pieces: FloatOverlay::with_subj(&pieces).overlay(OverlayRule::Subject, FillRule::NonZero) }
    }

    /// What is in both.
    pub fn intersection(&self, other: &Region) -> Region {
        self.with(other, OverlayRule::Intersect)
    }

    /// What is in this one and not in the other.
    pub fn difference(&self, other: &Region) -> Region {
        self.with(other, OverlayRule::Difference)
    }

    /// Everything within this distance; with a negative one, what is farther than that from the edge.
    pub fn offset(&self, by: f64, corners: Corners) -> Region {
        if by == 0.0 || self.is_empty() {
            return self.clone();
        }
        let join = match corners {
            Corners::Round => LineJoin::Round(ARC_STEP),
            Corners::Mitred => LineJoin::Miter(SHARPEST),
        };
        let style = OutlineStyle { join, miter_min_turn: STRAIGHT, ..OutlineStyle::new(by) };
        Region { pieces: self.pieces.outline(&style) }
    }

    /// The same moved, scaled, turned or mirrored.
    pub fn transformed(&self, by: Affine) -> Region {
        let moved = |&[x, y]: &[f64; 2]| {
            let to = by * Point::new(x, y);
            [to.x, to.y]
        };
        let contour = |contour: &Vec<[f64; 2]>| contour.iter().map(moved).collect::<Vec<_>>();
        let pieces: Vec<Vec<_>> = self.pieces.iter().map(|piece| piece.iter().map(contour).collect()).collect();
        // What is mirrored runs the wrong way round.
        match by.determinant() < 0.0 {
            true => Region::cleaned(pieces.into_iter().flatten().collect(), FillRule::NonZero),
            false => Region { pieces },
        }
    }

    /// Without what a disc of this radius does not reach inside: necks and bars thinner than twice that.
    pub fn opened(&self, radius: f64) -> Region {
        self.offset(-radius, Corners::Round).offset(radius, Corners::Round)
    }

    /// With what a disc of this radius does not reach outside: slits narrower than twice that, and sharp inner corners.
    pub fn closed(&self, radius: f64) -> Region {
        self.offset(radius, Corners::Round).offset(-radius, Corners::Round)
    }

    /// With fewer corners; no contour moves by more than `tolerance`.
    pub fn simplified(&self, tolerance: f64) -> Region {
        let contour = |contour: &Vec<[f64; 2]>| {
            let corners: Vec<Point> = contour.iter().map(|&[x, y]| Point::new(x, y)).collect();
            simplified(&corners, tolerance).into_iter().map(|corner| [corner.x, corner.y]).collect()
        };
        Region { pieces: self.pieces.iter().map(|piece| piece.iter().map(contour).collect()).collect() }
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// Its area in square millimetres.
    pub fn area(&self) -> f64 {
        self.pieces.iter().flatten().map(|contour| moments(contour).0).sum::<f64>().abs()
    }

    /// Its centre of mass; the origin if it is empty.
    pub fn centroid(&self) -> Point {
        let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
        for (a, mx, my) in self.pieces.iter().flatten().map(|contour| moments(contour)) {
            (area, x, y) = (area + a, x + mx, y + my);
        }
        if area == 0.0 { Point::ZERO } else { Point::new(x / area, y / area) }
    }

    /// The box around it; `None` if it is empty.
    pub fn bounds(&self) -> Option<Rect> {
        let corners = self.pieces.iter().flatten().flatten().map(|&[x, y]| Rect::new(x, y, x, y));
        corners.reduce(|all, next| all.union(next))
    }

    /// Its pieces, each a region of its own.
    pub fn into_pieces(self) -> impl Iterator<Item = Region> {
        self.pieces.into_iter().map(|piece| Region { pieces: vec![piece] })
    }

    /// Its number of pieces.
    pub fn count(&self) -> usize {
        self.pieces.len()
    }

    /// The largest piece.
    pub fn largest(self) -> Region {
        self.into_pieces().max_by(|one, other| one.area().total_cmp(&other.area())).unwrap_or_default()
    }

    /// The same without holes.
    pub fn filled(&self) -> Region {
        Region { pieces: self.pieces.iter().map(|piece| piece[..1].to_vec()).collect() }
    }

    /// Its holes as regions.
    pub fn holes(&self) -> Vec<Region> {
        let hole = |contour: &Vec<[f64; 2]>| Region::cleaned(vec![contour.clone()], FillRule::NonZero);
        self.pieces.iter().flat_map(|piece| &piece[1..]).map(hole).collect()
    }

    /// The corners of every contour, holes too.
    pub fn contours(&self) -> impl Iterator<Item = Vec<Point>> {
        self.pieces.iter().flatten().map(|contour| contour.iter().map(|&[x, y]| Point::new(x, y)).collect())
    }

    /// Its outline, to be filled by the non-zero or the even-odd rule.
    pub fn path(&self) -> BezPath {
        let mut path = BezPath::new();
        for contour in self.contours() {
            for (place, corner) in contour.into_iter().enumerate() {
                if place == 0 { path.move_to(corner) } else { path.line_to(corner) }
            }
            path.close_path();
        }
        path
    }
}

/// The signed area of a contour, and its moments: the integrals of x and of y over it.
fn moments(contour: &[[f64; 2]]) -> (f64, f64, f64) {
    let next = contour.iter().cycle().skip(1);
    contour.iter().zip(next).fold((0.0, 0.0, 0.0), |(area, x, y), (&[x0, y0], &[x1, y1])| {
        let cross = x0 * y1 - x1 * y0;
        (area + cross / 2.0, x + (x0 + x1) * cross / 6.0, y + (y0 + y1) * cross / 6.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(x: f64, y: f64, side: f64) -> Region {
        Region::rect(Rect::new(x, y, x + side, y + side))
    }

    #[test]
    fn two_squares_that_overlap_share_a_corner_and_leave_a_notch() {
        let (one, other) = (square(0.0, 0.0, 10.0), square(6.0, 6.0, 10.0));
        assert!((one.intersection(&other).area() - 16.0).abs() < 1e-5);
        assert!((one.union(&other).area() - 184.0).abs() < 1e-5);
        assert!((one.difference(&other).area() - 84.0).abs() < 1e-5);
    }

    #[test]
    fn a_square_grows_with_pointed_or_with_round_corners() {
        let square = square(0.0, 0.0, 10.0);
        assert!((square.offset(1.0, Corners::Mitred).area() - 144.0).abs() < 1e-4);
        let round = 100.0 + 40.0 + std::f64::consts::PI;
        assert!((square.offset(1.0, Corners::Round).area() - round).abs() < 0.02);
        assert!((square.offset(-1.0, Corners::Mitred).area() - 64.0).abs() < 1e-4);
    }

    #[test]
    fn what_is_thinner_than_the_offset_vanishes() {
        let bar = Region::rect(Rect::new(0.0, 0.0, 30.0, 1.0));
        assert!(bar.offset(-0.6, Corners::Round).is_empty());
    }

    #[test]
    fn a_ring_has_a_hole_and_its_centre_of_mass_in_it() {
        let ring = square(0.0, 0.0, 10.0).difference(&square(3.0, 3.0, 4.0));
        assert!((ring.area() - 84.0).abs() < 1e-5 && (ring.filled().area() - 100.0).abs() < 1e-5);
        assert!((ring.holes()[0].area() - 16.0).abs() < 1e-5);
        assert!(ring.centroid().distance(Point::new(5.0, 5.0)) < 1e-6);
    }
}
