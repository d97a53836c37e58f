//! Shores of bodies of water: the outline of their squares, inset, rounded, and wavy.

use super::smooth;
use crate::geom::{BezPath, Point, Vec2};
use std::collections::BTreeSet;
use std::f64::consts::{FRAC_PI_2, TAU};

/// Parameters of a shore, in the unit of the squares' side.
#[derive(Debug, Clone, Copy)]
pub struct Bank {
    /// The side of a square.
    pub side: f64,
    /// Inset from the squares' edges.
    pub inset: f64,
    /// The radius of its corners.
    pub radius: f64,
    /// Amplitude of its waves.
    pub swing: f64,
    /// Approximate wavelength; an even number of waves fits the outline, which keeps point symmetry.
    pub wave: f64,
}

/// Control point distance of a cubic approximating a quarter circle of radius 1.
const QUARTER: f64 = 0.552_284_75;

/// The corners of the outlines of a set of squares, clockwise around the squares: the outer one first, beginning at its
/// upper left corner, then those of islands. In squares. Squares that touch only at a corner stay separate.
pub fn loops(cells: &BTreeSet<(usize, usize)>) -> Vec<Vec<(usize, usize)>> {
    // Each edge has the squares on its right: (square, side), sides counted clockwise from the upper one.
    let has = |x: isize, y: isize| x >= 0 && y >= 0 && cells.contains(&(y as usize, x as usize));
    const OUT: [(isize, isize); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
    let mut edges: BTreeSet<(usize, usize, usize)> = BTreeSet::new();
    for &(y, x) in cells {
        for (side, (dx, dy)) in OUT.into_iter().enumerate() {
            if !has(x as isize + dx, y as isize + dy) {
                edges.insert((y, x, side));
            }
        }
    }
    let mut all = Vec::new();
    while let Some(start) = edges.first().copied() {
        let (mut corners, mut at) = (Vec::new(), start);
        loop {
            edges.remove(&at);
            let (y, x, side) = at;
            let (ahead, out) = (OUT[(side + 1) % 4], OUT[side]);
            let (ax, ay) = (x as isize + ahead.0, y as isize + ahead.1);
            at = if !has(ax, ay) {
                (y, x, (side + 1) % 4)
            } else if has(ax + out.0, ay + out.1) {
                ((ay + out.1) as usize, (ax + out.0) as usize, (side + 3) % 4)
            } else {
                (ay as usize, ax as usize, side)
            };
            if at.2 != side {
                corners.push([(x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)][side]);
            }
            if at == start {
                break;
            }
        }
        corners.rotate_right(1);
        all.push(corners);
    }
    all
}

/// Each corner of an outline inset, and whether the outline turns right there (a convex corner).
fn drawn_in(corners: &[(usize, usize)], side: f64, inset: f64) -> Vec<(Point, bool)> {
    let count = corners.len();
    let point = |place: usize| {
        let (x, y) = corners[place % count];
        Point::new(x as f64 * side, y as f64 * side)
    };
    (0..count)
        .map(|place| {
            let (before, at, after) = (point(place + count - 1), point(place), point(place + 1));
            let (come, go) = ((at - before).normalize(), (after - at).normalize());
            (at + (come.turn_90() + go.turn_90()) * inset, come.cross(go) > 0.0)
        })
        .collect()
}

/// The remaining space after insetting: the shortest side between two outer corners, or the width of a channel of one
/// square. A shore without space for its corners is better omitted.
pub fn room(cells: &BTreeSet<(usize, usize)>, side: f64, inset: f64) -> f64 {
    let has = |y: usize, x: usize, down: isize, right: isize| {
        y.checked_add_signed(down).zip(x.checked_add_signed(right)).is_some_and(|cell| cells.contains(&cell))
    };
    let channel =
        cells.iter().any(|&(y, x)| (!has(y, x, 0, -1) && !has(y, x, 0, 1)) || (!has(y, x, -1, 0) && !has(y, x, 1, 0)));
    let mut least = if channel { side - 2.0 * inset } else { f64::INFINITY };
    for corners in loops(cells) {
        let corners = drawn_in(&corners, side, inset);
        for (place, &(from, right)) in corners.iter().enumerate() {
            let (to, next_right) = corners[(place + 1) % corners.len()];
            if right && next_right {
                least = least.min(from.distance(to));
            }
        }
    }
    least
}

/// The shores of a set of squares, each `(row, column)`: one closed curve for the outer one and one for each island.
pub fn bank(cells: &BTreeSet<(usize, usize)>, bank: Bank) -> BezPath {
    let mut path = BezPath::new();
    for corners in loops(cells) {
        let corners = drawn_in(&corners, bank.side, bank.inset);
        if bank.swing == 0.0 {
            cornered(&mut path, &corners, |place| rounding(&corners, place, bank.radius), false);
        } else {
            path.extend(shore(&corners, bank));
        }
    }
    path
}

/// The maximum radius of a corner, given its neighbours.
fn rounding(corners: &[(Point, bool)], place: usize, radius: f64) -> f64 {
    let count = corners.len();
    let at = corners[place % count].0;
    let (come, go) = (corners[(place + count - 1) % count].0, corners[(place + 1) % count].0);
    radius.min(at.distance(come).min(at.distance(go)) / 2.0)
}

/// Adds a closed outline of straight sides whose corners are quarter circles of these radii: `hollow` ones are concave.
fn cornered(path: &mut BezPath, corners: &[(Point, bool)], radius: impl Fn(usize) -> f64, hollow: bool) {
    let count = corners.len();
    for (place, &(at, _)) in corners.iter().enumerate() {
        let come = (at - corners[(place + count - 1) % count].0).normalize();
        let go = (corners[(place + 1) % count].0 - at).normalize();
        let r = radius(place);
        let (from, to) = (at - come * r, at + go * r);
        if place == 0 {
            path.move_to(from)
        } else {
            path.line_to(from)
        }
        let (leave, arrive) = if hollow { (go, come) } else { (come, go) };
        if r > 0.0 {
            path.curve_to(from + leave * (r * QUARTER), to - arrive * (r * QUARTER), to);
        }
    }
    path.close_path();
}

/// The outline of a set of squares inset by `inset`, with concave quarter circles at convex corners; concave corners
/// stay square.
pub fn hollowed(cells: &BTreeSet<(usize, usize)>, side: f64, inset: f64, radius: f64) -> BezPath {
    let mut path = BezPath::new();
    for corners in loops(cells) {
        let corners = drawn_in(&corners, side, inset);
        cornered(&mut path, &corners, |place| if corners[place].1 { radius } else { 0.0 }, true);
    }
    path
}

/// One closed shore along the corners.
fn shore(corners: &[(Point, bool)], bank: Bank) -> BezPath {
    let count = corners.len();
    let way = |place: usize| corners[(place + 1) % count].0 - corners[place % count].0;
    let radius = |place: usize| rounding(corners, place, bank.radius);
    // Seven points per shortest wave: more would only enlarge files.
    let step = bank.side / 12.0;
    // Points with their outward normals, starting after the first corner.
    let mut line: Vec<(Point, Vec2)> = Vec::new();
    for place in 0..count {
        let (corner, ahead) = (corners[place].0, way(place).normalize());
        let outward = -ahead.turn_90();
        let (from, to) = (corner + ahead * radius(place), corners[(place + 1) % count].0 - ahead * radius(place + 1));
        let pieces = ((to - from).length() / step).round().max(1.0);
        for piece in 0..pieces as usize {
            line.push((from.lerp(to, piece as f64 / pieces), outward));
        }
        // A convex corner turns around a centre in the water, a concave one around a centre on land.
        let (turn, r) = (if corners[(place + 1) % count].1 { 1.0 } else { -1.0 }, radius(place + 1));
        let centre = to - outward * (turn * r);
        let pieces = (r * FRAC_PI_2 / step).round().max(3.0);
        for piece in 0..pieces as usize {
            let angle = FRAC_PI_2 * piece as f64 / pieces;
            let spoke = outward * angle.cos() + ahead * (turn * angle.sin());
            line.push((centre + spoke * (turn * r), spoke));
        }
    }
    let mut run = vec![0.0];
    for place in 0..line.len() {
        run.push(run[place] + line[place].0.distance(line[(place + 1) % line.len()].0));
    }
    let whole = run[line.len()];
    let waves = 2.0 * (whole / bank.wave / 2.0).round().max(1.0);
    let swung: Vec<Point> = line
        .iter()
        .zip(&run)
        .map(|(&(point, out), &s)| point + out * (bank.swing * (TAU * waves * s / whole + FRAC_PI_2).sin()))
        .collect();
    smooth(&swung, true)
}

#[cfg(test)]
mod tests {
    use super::{Bank, bank, loops, room};
    use crate::geom::{Affine, PathEl, Point, Shape};
    use kurbo::{ParamCurve, ParamCurveNearest};
    use std::collections::BTreeSet;
    use std::f64::consts::PI;

    fn cells(map: &str) -> BTreeSet<(usize, usize)> {
        let rows = map.split('/').enumerate();
        rows.flat_map(|(y, row)| row.chars().enumerate().filter(|c| c.1 == '~').map(move |(x, _)| (y, x))).collect()
    }

    const PLAIN: Bank = Bank { side: 10.0, inset: 0.3, radius: 3.0, swing: 0.2, wave: 10.0 };

    #[test]
    fn an_outline_has_the_corners_of_its_squares() {
        assert_eq!(loops(&cells("~~/~~")), [[(0, 0), (2, 0), (2, 2), (0, 2)]]);
        assert_eq!(loops(&cells("~./~~"))[0].len(), 6);
        let ring = loops(&cells("~~~/~.~/~~~"));
        assert_eq!(ring.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4]);
    }

    #[test]
    fn squares_that_touch_at_a_corner_have_separate_shores() {
        assert_eq!(loops(&cells("~./.~")).len(), 2);
        assert_eq!(loops(&cells("~~~/~.~/~~."))[0].len(), 10);
    }

    #[test]
    fn a_shore_holds_the_water_and_leaves_out_islands() {
        let map = cells("~~~~/~.~~/~~~.");
        let shore = bank(&map, PLAIN);
        for y in 0..3 {
            for x in 0..4 {
                let middle = Point::new(x as f64 * 10.0 + 5.0, y as f64 * 10.0 + 5.0);
                assert_eq!(shore.winding(middle) != 0, map.contains(&(y, x)), "{x} {y}");
            }
        }
        // Without rounded corners it lies within its squares.
        let ground = bank(&cells("~~/~~"), PLAIN).bounding_box();
        assert!(ground.x0 > 0.0 && ground.x1 < 20.0 && ground.y0 > 0.0 && ground.y1 < 20.0, "{ground:?}");
    }

    #[test]
    fn a_shore_without_waves_is_the_mean_of_one_with_waves() {
        let map = cells("~~~~/~.~~/~~~.");
        let (calm, rough) = (bank(&map, Bank { swing: 0.0, ..PLAIN }), bank(&map, Bank { swing: 1e-9, ..PLAIN }));
        assert!((calm.area() - rough.area()).abs() < 0.05, "{} {}", calm.area(), rough.area());
        assert!(calm.elements().len() * 5 < rough.elements().len());
        let near = |point: Point| rough.segments().any(|part| part.nearest(point, 1e-6).distance_sq < 0.02 * 0.02);
        assert!(calm.segments().all(|part| near(part.eval(0.5)) && near(part.end())));
    }

    #[test]
    fn a_rectangular_shore_looks_the_same_upside_down() {
        let shore = bank(&cells("~~/~~/~~"), PLAIN);
        let turned = Affine::rotate_about(PI, (10.0, 15.0)) * shore.clone();
        let points = |path: &crate::geom::BezPath| -> Vec<Point> {
            path.elements().iter().filter_map(PathEl::end_point).collect()
        };
        for point in points(&turned) {
            assert!(points(&shore).iter().any(|other| other.distance(point) < 1e-6), "{point}");
        }
    }

    #[test]
    fn a_channel_has_less_room_than_a_lake() {
        assert_eq!(room(&cells("~~~"), 10.0, 3.0), 4.0);
        assert_eq!(room(&cells("~~~/~~~"), 10.0, 3.0), 14.0);
        assert_eq!(room(&cells("~~~/~.~/~~~"), 10.0, 3.0), 4.0);
    }
}
