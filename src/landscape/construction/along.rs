//! Places at equal distances along a line, and lobes around an outline.

use super::shapes::points;
use crate::geom::{BezPath, Vec2};

/// Places every `step` along a line, from `offset` on, each with the direction of the line there.
pub(in crate::landscape) fn along(places: &[Vec2], step: f64, offset: f64) -> Vec<(Vec2, f64)> {
    let (mut found, mut need) = (Vec::new(), offset);
    for (a, b) in places.iter().zip(places.iter().skip(1)) {
        let length = (*b - *a).hypot();
        if length == 0.0 {
            continue;
        }
        let mut t = need;
        while t <= length {
            found.push((*a + (*b - *a) * (t / length), (*b - *a).atan2()));
            t += step;
        }
        need = t - length;
    }
    found
}

/// Each outline of a path in outward lobes of about `size`; `depth` is how far they bulge, in shares of it. Outlines run
/// clockwise around what they surround, holes the other way.
pub(in crate::landscape) fn scalloped(outline: &BezPath, size: f64, depth: f64) -> BezPath {
    let mut path = BezPath::new();
    for ring in subpaths(outline) {
        let mut ring = points(&ring, 0.1);
        ring.extend(ring.first().copied());
        let total: f64 = ring.iter().zip(ring.iter().skip(1)).map(|(a, b)| (*b - *a).hypot()).sum();
        let count = ((total / size).round() as usize).max(3);
        let mut stops: Vec<Vec2> = along(&ring, total / count as f64, 0.0).into_iter().map(|stop| stop.0).collect();
        stops.truncate(count);
        for (number, a) in stops.iter().enumerate() {
            let b = stops[(number + 1) % stops.len()];
            let (way, out) = (b - *a, -(b - *a).turn_90() * (depth * 4.0 / 3.0));
            if number == 0 {
                path.move_to(a.to_point());
            }
            path.curve_to((*a + out + way * 0.02).to_point(), (b + out - way * 0.02).to_point(), b.to_point());
        }
        path.close_path();
    }
    path
}

/// The closed outlines of a path.
pub(in crate::landscape) fn subpaths(path: &BezPath) -> Vec<BezPath> {
    let mut all: Vec<BezPath> = Vec::new();
    for element in path.iter() {
        if matches!(element, crate::geom::PathEl::MoveTo(_)) {
            all.push(BezPath::new());
        }
        if let Some(last) = all.last_mut() {
            last.push(element);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::along;
    use crate::geom::Vec2;

    #[test]
    fn places_lie_at_equal_distances_around_corners() {
        let line = [Vec2::new(0.0, 0.0), Vec2::new(3.0, 0.0), Vec2::new(3.0, 4.0)];
        let found: Vec<Vec2> = along(&line, 2.0, 1.0).into_iter().map(|place| place.0).collect();
        assert_eq!(found, [(1.0, 0.0), (3.0, 0.0), (3.0, 2.0), (3.0, 4.0)].map(Vec2::from));
    }
}
