//! Nesting: shapes on as few sheets as possible, each at the highest free place, then the leftmost.
//!
//! Input: shapes, how often each is wanted, the sheet. Output: where each of them lies. Shapes and sheets are bitmaps of
//! small cells; a shape covers every cell that it touches, so no two come nearer than the gap, and none reaches beyond the
//! sheet.

mod bitmap;

use crate::geom::{Affine, Corners, Point, Rect, Region, Size};
use bitmap::Bitmap;
use std::cmp::Reverse;

/// The side of a cell, in millimetres.
const CELL: f64 = 0.5;
/// Every cell that a shape touches has its middle in the shape widened by this: half a diagonal, and a little.
const TOUCH: f64 = 0.375;

/// A turn by right angles, clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// Upright.
    None,
    /// On its right side.
    Right,
    /// Upside down.
    Over,
    /// On its left side.
    Left,
}

impl Turn {
    /// All of them.
    pub const ALL: [Turn; 4] = [Turn::None, Turn::Over, Turn::Right, Turn::Left];
    /// Those along the grain of card.
    pub const ALONG: [Turn; 2] = [Turn::None, Turn::Over];

    fn map(self) -> Affine {
        let [a, b] = match self {
            Turn::None => [1.0, 0.0],
            Turn::Right => [0.0, 1.0],
            Turn::Over => [-1.0, 0.0],
            Turn::Left => [0.0, -1.0],
        };
        Affine::new([a, b, -b, a, 0.0, 0.0])
    }
}

/// Where a shape lies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NestPlace {
    /// The sheet, from 0.
    pub sheet: usize,
    /// From the shape's own space to the sheet's, whose upper left corner is (0, 0).
    pub transform: Affine,
}

/// No contour of a shape moves by more when its corners become fewer: less than the little in [`TOUCH`].
const FINE: f64 = 0.015;

/// Shapes on sheets.
#[derive(Debug, Clone, PartialEq)]
pub struct Nested {
    /// The number of sheets.
    pub sheets: usize,
    /// Where each wanted shape lies.
    pub places: Vec<NestPlace>,
    /// How far down the last sheet is used, in millimetres.
    depth: f64,
}

/// A shape turned, as cells.
struct Turned {
    /// From the shape's space to that of its cells, whose corner is (0, 0).
    to_cells: Affine,
    /// The cells that it touches.
    touched: Bitmap,
    /// The cells within the gap around it, moved by `around` cells.
    taken: Bitmap,
}

impl Turned {
    fn all(shape: &Region, turns: &[Turn], gap: f64) -> Vec<Turned> {
        let shape = shape.filled().simplified(FINE);
        let (wide, far) = (shape.offset(TOUCH, Corners::Round), shape.offset(gap + TOUCH, Corners::Round));
        let by = f64::from(around(gap)) * CELL;
        let turned = turns.iter().map(|turn| {
            let (wide, far) = (wide.transformed(turn.map()), far.transformed(turn.map()));
            let corner = wide.bounds().unwrap_or(Rect::ZERO).origin();
            Turned {
                to_cells: Affine::translate(-corner.to_vec2()) * turn.map(),
                touched: Bitmap::of(&wide, corner, CELL),
                taken: Bitmap::of(&far, Point::new(corner.x - by, corner.y - by), CELL),
            }
        });
        turned.collect()
    }
}

/// By how many cells the surroundings of a shape reach beyond it.
fn around(gap: f64) -> u32 {
    (gap / CELL).ceil() as u32 + 1
}

/// A sheet that is being filled.
struct Filled {
    cells: Bitmap,
    /// For each shape and turn the row where the search begins: above it there is no place any more.
    from: Vec<usize>,
    depth: usize,
}

/// Lays shapes on sheets of this size, `gap` millimetres apart at least. `wanted` has the shapes' numbers, one for each
/// that is wanted. `None` if a shape is larger than the sheet.
pub fn nest(shapes: &[Region], wanted: &[usize], sheet: Size, gap: f64, turns: &[Turn]) -> Option<Nested> {
    let turned: Vec<Turned> = shapes.iter().flat_map(|shape| Turned::all(shape, turns, gap)).collect();
    let whole = |length: f64| (length / CELL + 1e-9).floor().max(0.0) as usize;
    let (wide, high) = (whole(sheet.width), whole(sheet.height));
    let order = |size: &dyn Fn(&Region) -> f64| {
        let mut order: Vec<usize> = (0..wanted.len()).collect();
        // Whole cells: shapes that only differ by rounding are alike.
        order.sort_by_key(|&place| (Reverse((size(&shapes[wanted[place]]) / CELL) as u64), wanted[place]));
        order
    };
    let height = |shape: &Region| shape.bounds().map_or(0.0, |bounds| bounds.height());
    let orders = [order(&Region::area), order(&height)];
    let ways = orders.iter().map(|order| fill(&turned, turns.len(), (wanted, order), (wide, high), gap));
    let ways: Option<Vec<Nested>> = ways.collect();
    ways?.into_iter().min_by(|one, other| one.sheets.cmp(&other.sheets).then(one.depth.total_cmp(&other.depth)))
}

fn fill(
    turned: &[Turned],
    turns: usize,
    (wanted, order): (&[usize], &[usize]),
    (wide, high): (usize, usize),
    gap: f64,
) -> Option<Nested> {
    let mut sheets: Vec<Filled> = Vec::new();
    let mut places = vec![None; wanted.len()];
    for &place in order {
        let ways = wanted[place] * turns..(wanted[place] + 1) * turns;
        let mut found = None;
        for number in 0..=sheets.len() {
            if number == sheets.len() {
                sheets.push(Filled { cells: Bitmap::empty(wide, high), from: vec![0; turned.len()], depth: 0 });
            }
            let sheet = &mut sheets[number];
            if let Some((way, x, y)) = sheet.highest(turned, ways.clone()) {
                sheet.take(&turned[way], (x, y), gap);
                found = Some((number, way, x, y));
                break;
            }
            if sheet.depth == 0 {
                return None;
            }
        }
        let (sheet, way, x, y) = found?;
        let to = Affine::translate((x as f64 * CELL, y as f64 * CELL));
        places[place] = Some(NestPlace { sheet, transform: to * turned[way].to_cells });
    }
    let depth = sheets.last().map_or(0.0, |sheet| sheet.depth as f64 * CELL);
    Some(Nested { sheets: sheets.len(), places: places.into_iter().collect::<Option<_>>()?, depth })
}

impl Filled {
    /// The turn and the place in which a shape ends highest.
    fn highest(&mut self, turned: &[Turned], ways: std::ops::Range<usize>) -> Option<(usize, usize, usize)> {
        let mut best: Option<(usize, usize, usize, usize)> = None;
        for way in ways.clone() {
            let shape = &turned[way].touched;
            // A disc is the same in every turn.
            if turned[ways.start..way].iter().any(|known| known.touched == *shape) {
                continue;
            }
            let found = self.cells.first_free(shape, self.from[way]);
            self.from[way] = found.map_or(self.cells.height(), |(_, y)| y);
            let Some((x, y)) = found else { continue };
            let end = y + shape.height();
            if best.is_none_or(|(depth, left, ..)| (end, x) < (depth, left)) {
                best = Some((end, x, way, y));
            }
        }
        best.map(|(_, x, way, y)| (way, x, y))
    }

    fn take(&mut self, shape: &Turned, (x, y): (usize, usize), gap: f64) {
        let by = around(gap) as usize;
        self.cells.add(&shape.taken, (x, y), by);
        self.depth = self.depth.max(y + shape.touched.height());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::{Circle, Shape};

    const SHEET: Size = Size::new(190.0, 277.0);

    fn disc(radius: f64) -> Region {
        Region::of_path(&Circle::new((3.0, -7.0), radius).to_path(0.001), false, 0.001)
    }

    fn placed(shapes: &[Region], wanted: &[usize], nested: &Nested) -> Vec<(usize, Region)> {
        let place = |(shape, place): (&usize, &NestPlace)| (place.sheet, shapes[*shape].transformed(place.transform));
        wanted.iter().zip(&nested.places).map(place).collect()
    }

    #[test]
    fn nested_shapes_keep_their_gap_and_stay_on_the_sheet() {
        let hook = Region::polygon(
            &[(0.0, 0.0), (60.0, 0.0), (60.0, 12.0), (12.0, 12.0), (12.0, 50.0), (0.0, 50.0)].map(Point::from),
        );
        let shapes = [disc(14.0), hook, disc(5.3)];
        let wanted: Vec<usize> = [vec![0; 12], vec![1; 20], vec![2; 24]].concat();
        let nested = nest(&shapes, &wanted, SHEET, 2.0, &Turn::ALL).expect("they fit");
        let all = placed(&shapes, &wanted, &nested);
        let area = SHEET.to_rect();
        for (number, (sheet, one)) in all.iter().enumerate() {
            assert!(one.bounds().is_some_and(|bounds| area.contains_rect(bounds)), "{number} is beyond the sheet");
            let near = one.offset(1.99, Corners::Round);
            let meets = all[..number].iter().filter(|(other, _)| other == sheet);
            assert!(meets.clone().all(|(_, other)| near.intersection(other).area() < 1e-6), "{number}");
        }
    }

    #[test]
    fn what_does_not_fit_on_one_sheet_goes_onto_the_next() {
        let shapes = [disc(40.0)];
        let nested = nest(&shapes, &[0; 8], SHEET, 2.0, &Turn::ALONG).expect("they fit");
        assert_eq!(nested.sheets, 2);
        assert!(nest(&shapes, &[0], Size::new(79.0, 300.0), 2.0, &Turn::ALL).is_none());
    }
}
