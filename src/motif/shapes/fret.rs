//! A fret: keys that turn back into themselves, one after the other along a base line.

use crate::canvas::shapes::polyline;
use crate::geom::{BezPath, Point};

/// One key on its base line, in widths of its stroke, y to the outside; its end reaches half a stroke beyond.
const KEY: [(f64, f64); 7] = [(0.0, 0.0), (0.0, -6.0), (6.0, -6.0), (6.0, -2.0), (2.0, -2.0), (2.0, -4.0), (4.5, -4.0)];
/// From key to key, in widths of the stroke.
const PITCH: f64 = 8.0;
/// Of these from the middle of a key's last stroke to the middle of the next key's first.
const GAP: f64 = 2.0;
/// From the middle of the base line to the middle of the keys' outer stroke, in widths of the stroke.
pub const FRET_HEIGHT: f64 = 6.0;

/// The strokes of a fret along a base line of this length, from (0, 0) to the right, its keys above it. They turn round
/// in the middle, and are stretched a little so that a whole number of them fits.
pub fn fret(long: f64, stroke: f64) -> BezPath {
    let half = stroke / 2.0;
    let mut path = polyline(&[Point::new(-half, 0.0), Point::new(long + half, 0.0)], false);
    // In the middle, where the keys turn round, the gap is as wide as between any two of them.
    let keys = ((long / 2.0 / stroke + GAP / 2.0) / PITCH).round().max(1.0);
    let wide = long / 2.0 / (keys * PITCH - GAP / 2.0);
    for key in 0..keys as usize {
        for mirrored in [false, true] {
            let point = |(x, y): (f64, f64)| {
                let x = (key as f64 * PITCH + x) * wide;
                Point::new(if mirrored { long - x } else { x }, y * stroke)
            };
            path.extend(polyline(&KEY.map(point), false));
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::{FRET_HEIGHT, fret};
    use crate::geom::BezPath;

    #[test]
    fn the_gap_in_the_middle_of_a_fret_is_as_wide_as_the_others() {
        for long in [40.0, 100.0, 333.3] {
            let path = fret(long, 0.7);
            // Where the keys' outer strokes begin and end; the first subpath is the base line.
            let mut keys: Vec<(f64, f64)> = path
                .subpaths()
                .skip(1)
                .map(|key| BezPath::from_vec(key.to_vec()).bounding_box())
                .map(|key| (key.x0, key.x1))
                .collect();
            keys.sort_by(|a, b| a.0.total_cmp(&b.0));
            let gaps: Vec<f64> = keys.windows(2).map(|pair| pair[1].0 - pair[0].1).collect();
            assert!(gaps.iter().all(|gap| (gap - gaps[0]).abs() < 1e-9), "{long}: {gaps:?}");
        }
    }
    use crate::geom::{PathEl, Shape};

    #[test]
    fn a_fret_fills_its_line_and_is_the_same_from_both_ends() {
        for long in [40.0, 100.0, 333.3] {
            let path = fret(long, 0.7);
            let bounds = path.bounding_box();
            assert!((bounds.x0 + 0.35).abs() < 1e-9 && (bounds.x1 - long - 0.35).abs() < 1e-9, "{bounds:?}");
            assert!((bounds.height() - FRET_HEIGHT * 0.7).abs() < 1e-9, "{bounds:?}");
            let ends: Vec<_> = path.elements().iter().filter_map(PathEl::end_point).collect();
            for end in &ends {
                assert!(ends.iter().any(|other| (other.x + end.x - long).abs() < 1e-9 && other.y == end.y), "{end}");
            }
        }
    }
}
