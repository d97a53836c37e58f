//! What was cut out of a figure that is to be coloured in: wide openings keep their outline, and what is no wider than
//! a few lines stays dark, as outlines on both sides of it would run together.

use crate::geom::{BezPath, PathEl, Shape};

/// An opening narrower than this many lines stays dark.
const NARROW: f64 = 3.0;
/// How closely lengths are measured, as a share of a line.
const CLOSE: f64 = 0.1;

/// A figure of filled contours, without its narrow openings, and these. `line` is the width of its outline in the same
/// unit.
pub(super) fn apart(figure: &BezPath, line: f64) -> (BezPath, BezPath) {
    let contours: Vec<BezPath> = figure.subpaths().map(|part| BezPath::from_vec(part.to_vec())).collect();
    let (mut open, mut dark) = (BezPath::new(), BezPath::new());
    for (place, contour) in contours.iter().enumerate() {
        // Twice its area by its length is the width of a long opening.
        let wide = 2.0 * contour.area().abs() / contour.perimeter(CLOSE * line).max(f64::MIN_POSITIVE);
        let others = contours.iter().enumerate().filter(|(other, _)| *other != place);
        let start = contour.elements().first().and_then(PathEl::end_point).unwrap_or_default();
        let around = others.filter(|(_, other)| other.winding(start) != 0).count();
        if around % 2 == 1 && wide < NARROW * line { &mut dark } else { &mut open }.extend(contour.iter());
    }
    (open, dark)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_narrow_opening_stays_dark_and_a_wide_one_open() {
        let figure = BezPath::from_svg("M0 0H100V100H0ZM10 10V90H12V10ZM30 30V70H70V30Z").expect("a path");
        let (open, dark) = apart(&figure, 1.0);
        assert_eq!((open.subpaths().count(), dark.subpaths().count()), (2, 1));
        assert_eq!(dark.bounding_box().width(), 2.0);
        let (open, dark) = apart(&figure, 0.1);
        assert_eq!((open.subpaths().count(), dark.subpaths().count()), (3, 0), "in large both are open");
    }

    #[test]
    fn what_stands_alone_is_no_opening() {
        let moon = BezPath::from_svg("M0 0H100V100H0ZM200 0H202V50H200Z").expect("a path");
        assert!(apart(&moon, 1.0).1.is_empty());
    }
}
