//! Smallest enclosing circles.

use kurbo::{Point, Rect};

/// The middle of the smallest circle around dots, each a point and the radius around it, within a thousandth of that
/// circle; (0, 0) without any.
///
/// This is the algorithm of Bădoiu and Clarkson: a step towards the farthest dot, each smaller than the one before.
pub fn enclosing_middle(dots: &[(Point, f64)]) -> Point {
    let mut middle = boxed_middle(dots);
    for step in 0..400 {
        let far = dots.iter().map(|&(point, around)| ((point - middle).hypot2().sqrt() + around, point));
        let Some((_, farthest)) = far.reduce(|most, next| if next.0 >= most.0 { next } else { most }) else { break };
        middle += (farthest - middle) / f64::from(step + 2);
    }
    middle
}

/// The middle of the bounds of dots; (0, 0) without any.
pub fn boxed_middle(dots: &[(Point, f64)]) -> Point {
    let bounds = dots.iter().map(|&(point, around)| Rect::from_center_size(point, (2.0 * around, 2.0 * around)));
    bounds.reduce(|all, next| all.union(next)).unwrap_or_default().center()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_dots_on_a_circle_have_its_middle() {
        let on = |angle: f64| (Point::new(3.0 + 5.0 * angle.cos(), 4.0 + 5.0 * angle.sin()), 0.5);
        let middle = enclosing_middle(&[on(0.3), on(2.4), on(4.4), (Point::new(3.5, 4.2), 0.5)]);
        assert!(middle.distance(Point::new(3.0, 4.0)) < 0.02, "{middle:?}");
    }

    #[test]
    fn a_large_dot_pulls_the_middle_towards_itself() {
        let middle = enclosing_middle(&[(Point::ZERO, 3.0), (Point::new(10.0, 0.0), 1.0)]);
        assert!(middle.distance(Point::new(4.0, 0.0)) < 0.02, "{middle:?}");
        assert_eq!(boxed_middle(&[(Point::ZERO, 3.0), (Point::new(10.0, 0.0), 1.0)]), Point::new(4.0, 0.0));
    }

    #[test]
    fn no_dots_have_their_middle_at_the_origin() {
        assert_eq!(enclosing_middle(&[]), Point::ZERO);
    }
}
