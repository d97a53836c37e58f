//! Convex hulls.

use kurbo::Point;

/// The corners of the smallest convex polygon around these points, in turn; the points themselves if there are fewer
/// than three. Points on its sides are left out.
///
/// This is Andrew's monotone chain.
pub fn convex_hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_by(|one, other| one.x.total_cmp(&other.x).then(one.y.total_cmp(&other.y)));
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let mut hull = chain(points.iter().copied());
    hull.extend(chain(points.into_iter().rev()));
    hull
}

/// One side of the hull of sorted points, without its last point.
fn chain(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut corners: Vec<Point> = Vec::new();
    for point in points {
        while let [.., before, last] = corners[..]
            && (last - before).cross(point - before) <= 0.0
        {
            corners.pop();
        }
        corners.push(point);
    }
    corners.pop();
    corners
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hull_of_a_grid_is_its_four_corners() {
        let grid = (0..5).flat_map(|x| (0..4).map(move |y| Point::new(f64::from(x), f64::from(y)))).collect();
        let corners = [(0.0, 0.0), (4.0, 0.0), (4.0, 3.0), (0.0, 3.0)].map(Point::from);
        assert_eq!(convex_hull(grid), corners);
    }

    #[test]
    fn fewer_than_three_points_are_their_own_hull() {
        let ends = vec![Point::new(1.0, 2.0), Point::new(3.0, 4.0)];
        assert_eq!(convex_hull(ends.clone()), ends);
        assert_eq!(convex_hull(vec![ends[0]; 9]), ends[..1]);
        assert_eq!(convex_hull(Vec::new()), []);
    }

    #[test]
    fn points_on_one_line_have_a_hull_of_two() {
        let line = (0..9).map(|step| Point::new(f64::from(step), 2.0 * f64::from(step))).collect();
        assert_eq!(convex_hull(line), [Point::ZERO, Point::new(8.0, 16.0)]);
    }
}
