//! Characters drawn out until they fill a field, as a carver does.

use super::field::Field;
use super::MIDDLE;
use crate::geom::{Affine, BezPath, PathEl, Point, Rect, Shape, Vec2};
use crate::layout::studio::Studio;

/// A character is drawn out no more than this in one direction, or it would be bent out of its form.
const DRAWN_OUT: f64 = 1.3;
/// The characters of seals are a little taller than wide.
const SLENDER: f64 = 0.94;
/// Between two characters of one field, as a share of it.
const GAP: f64 = 0.06;
/// How much of a round field's width the characters' square has.
const IN_A_ROUND: f64 = 0.86;

/// One to four characters, read from the right column down to the left one, filling the room that reaches this far from
/// the middle. `None` if the face lacks one of them; the studio notes it.
pub fn carved(studio: &mut Studio<'_>, text: &str, field: Field, reach: f64) -> Option<BezPath> {
    let face = studio.theme.roles.character;
    let characters: Vec<char> = text.chars().collect();
    let half = match field {
        Field::Square => reach,
        Field::Round => IN_A_ROUND * reach,
    };
    let mut path = BezPath::new();
    for (place, character) in characters.iter().enumerate() {
        let label = studio.label(face, &character.to_string(), 1000.0, 0.0)?;
        let cell = cell(place, characters.len(), half);
        path.extend(fitted(label.outline(), cell));
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
    let (column, row, rows) =
        if place < first { (0, place, first) } else { (1, place - first, count - first) };
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
