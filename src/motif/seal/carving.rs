//! Characters drawn out until they fill a field, as a carver does.

use super::field::Field;
use super::field::MIDDLE;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::control_points;
use crate::geom::{Affine, BezPath, PathEl, Point, Rect, Shape, Vec2};

/// A character is drawn out no more than this in one direction, or it would be bent out of its form.
const DRAWN_OUT: f64 = 1.3;
/// The characters of seals are a little taller than wide.
const SLENDER: f64 = 0.94;
/// A knife cuts broader than a brush writes: by so much on either side, in thousandths of the em.
const CARVED: f64 = 5.0;
/// Between two characters of one field, as a share of it.
const GAP: f64 = 0.06;
/// How much of a round field's width the characters' square has.
const IN_A_ROUND: f64 = 0.86;

/// One to four characters, read from the right column down to the left one, filling the room that reaches this far from
/// the middle. `None` if the face lacks one of them; that is recorded in the resources.
pub fn carved(resources: &mut Resources<'_>, text: &str, field: Field, reach: f64) -> Option<BezPath> {
    let face = resources.theme.roles.character;
    let characters: Vec<char> = text.chars().collect();
    let half = match field {
        Field::Square => reach,
        Field::Round => IN_A_ROUND * reach,
    };
    let mut path = BezPath::new();
    for (place, character) in characters.iter().enumerate() {
        let label = resources.label(face, &character.to_string(), 1000.0, 0.0)?;
        let cell = cell(place, characters.len(), half);
        path.extend(fitted(&bolder(label.outline(), CARVED), cell));
    }
    match field {
        Field::Square => Some(path),
        Field::Round => Some(within(path, reach)),
    }
}

/// The place of one of some characters.
fn cell(place: usize, count: usize, half: f64) -> Rect {
    let columns = if count < 3 { 1 } else { 2 };
    // The first column, on the right, has the smaller part of an odd number.
    let first = count / columns;
    let (column, row, rows) = if place < first { (0, place, first) } else { (1, place - first, count - first) };
    let gap = GAP * 2.0 * half;
    let wide = (2.0 * half - gap * (columns - 1) as f64) / columns as f64;
    let tall = (2.0 * half - gap * (rows.saturating_sub(1)) as f64) / rows.max(1) as f64;
    let x = half - wide - column as f64 * (wide + gap);
    let y = -half + row as f64 * (tall + gap);
    Rect::from_origin_size(MIDDLE + Vec2::new(x, y), (wide, tall))
}

/// A character drawn out to a cell.
fn fitted(outline: &BezPath, cell: Rect) -> BezPath {
    let ink = outline.bounding_box();
    let square = (cell.width() / cell.height() - 1.0).abs() < 0.2;
    let wanted = if square { SLENDER * cell.width() } else { cell.width() };
    let (across, down) = (wanted / ink.width().max(1.0), cell.height() / ink.height().max(1.0));
    let (across, down) = (across.min(down * DRAWN_OUT), down.min(across * DRAWN_OUT));
    Affine::translate(cell.center().to_vec2())
        * Affine::scale_non_uniform(across, down)
        * Affine::translate(-ink.center().to_vec2())
        * outline.clone()
}

/// The same, as large as a circle of this radius holds it.
fn within(path: BezPath, radius: f64) -> BezPath {
    let points = path.elements().iter().filter_map(PathEl::end_point);
    let farthest = points.map(|point: Point| point.distance(MIDDLE)).fold(1.0, f64::max);
    Affine::scale_about(radius / farthest, MIDDLE) * path
}

/// An outline whose edge lies this much farther out everywhere. Its curves keep their form: each of their points is
/// moved along the middle between the directions from which and to which the edge runs, as far as its corner allows.
fn bolder(outline: &BezPath, by: f64) -> BezPath {
    // Outer contours of a face may run either way round; what they surround has the sign of the whole area.
    let out = by * outline.area().signum();
    let mut bold = BezPath::new();
    for part in outline.subpaths() {
        let points: Vec<Point> = control_points(part).collect();
        let mut moved = Vec::with_capacity(points.len());
        for (place, &point) in points.iter().enumerate() {
            let around = |step: usize| points[(place + step) % points.len()];
            let before = (1..points.len()).map(|back| around(points.len() - back)).find(|&other| other != point);
            let after = (1..points.len()).map(around).find(|&other| other != point);
            moved.push(match (before, after) {
                (Some(before), Some(after)) => {
                    point + shift((point - before).normalize(), (after - point).normalize()) * out
                }
                _ => point,
            });
        }
        let mut next = moved.into_iter();
        let mut take = || next.next().unwrap_or_default();
        bold.extend(part.iter().map(|element| match element {
            PathEl::MoveTo(_) => PathEl::MoveTo(take()),
            PathEl::LineTo(_) => PathEl::LineTo(take()),
            PathEl::QuadTo(..) => PathEl::QuadTo(take(), take()),
            PathEl::CurveTo(..) => PathEl::CurveTo(take(), take(), take()),
            PathEl::ClosePath => PathEl::ClosePath,
        }));
    }
    bold
}

/// Where a corner goes when the edges on both sides of it move outwards by one. A sharp one stays blunt.
fn shift(from: Vec2, to: Vec2) -> Vec2 {
    const SHARP: f64 = 0.3;
    let (one, two) = (Vec2::new(from.y, -from.x), Vec2::new(to.y, -to.x));
    let middle = one + two;
    // |one + two|² / 2 is 1 + cos of the corner's turn.
    middle / (middle.hypot2() / 2.0).max(SHARP)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bolder_square_is_broader_all_round_and_its_hole_is_smaller() {
        let ring = BezPath::from_svg("M0 0H100V100H0ZM20 20V80H80V20Z").expect("a path");
        for ring in [ring.clone(), ring.reverse_subpaths()] {
            let bold = bolder(&ring, 5.0);
            let bounds: Vec<Rect> =
                bold.subpaths().map(|part| BezPath::from_vec(part.to_vec()).bounding_box()).collect();
            assert_eq!(bounds, [Rect::new(-5.0, -5.0, 105.0, 105.0), Rect::new(25.0, 25.0, 75.0, 75.0)]);
        }
    }
}
