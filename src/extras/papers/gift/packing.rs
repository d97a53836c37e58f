//! Where rectangles lie on sheets of paper: in rows, small ones below each other beside a high one.

use crate::geom::{Point, Rect, Size};

/// Between two of them, in millimetres.
const BETWEEN: f64 = 1.2;
/// How much higher a row may become by stacking.
const TALLER: f64 = 3.0;

/// A sheet to pack things onto.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Packing {
    /// The paper as it lies.
    pub media: Size,
    /// The part of it to be used.
    pub area: Rect,
}

/// A column of a row: how wide and how high it is, and what is in it.
struct Column {
    width: f64,
    height: f64,
    things: Vec<(usize, f64)>,
}

/// Columns side by side.
#[derive(Default)]
struct Row {
    columns: Vec<Column>,
}

impl Row {
    fn width(&self) -> f64 {
        self.columns.iter().map(|column| column.width).sum::<f64>()
            + BETWEEN * self.columns.len().saturating_sub(1) as f64
    }

    fn height(&self) -> f64 {
        self.columns.iter().map(|column| column.height).fold(0.0, f64::max)
    }

    /// Adds a thing below the last one or beside it; `false` if there is no room for it.
    fn add(&mut self, thing: usize, size: Size, width: f64) -> bool {
        let tallest = self.height() + TALLER;
        if let Some(column) = self.columns.last_mut()
            && size.width <= column.width
            && column.height + BETWEEN + size.height <= tallest
        {
            column.things.push((thing, column.height + BETWEEN));
            column.height += BETWEEN + size.height;
            return true;
        }
        let gap = if self.columns.is_empty() { 0.0 } else { BETWEEN };
        let fits = self.width() + gap + size.width <= width + 1e-6;
        if fits {
            self.columns.push(Column { width: size.width, height: size.height, things: vec![(thing, 0.0)] });
        }
        fits
    }
}

impl Packing {
    /// Whether something of this size fits on a sheet.
    pub fn takes(&self, size: Size) -> bool {
        size.width <= self.area.width() + 1e-6 && size.height <= self.area.height() + 1e-6
    }

    /// How many things of this width lie side by side.
    pub fn in_a_row(&self, width: f64) -> usize {
        ((self.area.width() + BETWEEN + 1e-6) / (width + BETWEEN)).floor() as usize
    }

    /// How many sheets things of these sizes need.
    pub fn pages(&self, sizes: &[Size]) -> usize {
        packed(self, sizes).iter().map(|(page, _)| page + 1).max().unwrap_or(0)
    }

    /// How many they need with another one.
    pub fn pages_with(&self, sizes: &[Size], another: Size) -> usize {
        let all: Vec<Size> = sizes.iter().copied().chain([another]).collect();
        self.pages(&all)
    }
}

/// The sheet and the upper left corner of each of these things, in order: every row in the middle of its sheet.
pub fn packed(packing: &Packing, sizes: &[Size]) -> Vec<(usize, Point)> {
    let width = packing.area.width();
    let mut rows = vec![Row::default()];
    for (thing, &size) in sizes.iter().enumerate() {
        if !rows.last_mut().is_some_and(|row| row.add(thing, size, width)) {
            let mut row = Row::default();
            row.columns.push(Column { width: size.width, height: size.height, things: vec![(thing, 0.0)] });
            rows.push(row);
        }
    }
    let mut places = vec![(0, Point::ZERO); sizes.len()];
    let (mut page, mut y) = (0, packing.area.y0);
    for row in rows {
        if y > packing.area.y0 && y + row.height() > packing.area.y1 + 1e-6 {
            (page, y) = (page + 1, packing.area.y0);
        }
        let mut x = packing.area.center().x - row.width() / 2.0;
        for column in &row.columns {
            for &(thing, down) in &column.things {
                places[thing] = (page, Point::new(x + (column.width - sizes[thing].width) / 2.0, y + down));
            }
            x += column.width + BETWEEN;
        }
        y += row.height() + BETWEEN;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_low_things_lie_below_each_other_beside_a_high_one() {
        let packing = Packing { media: Size::new(100.0, 100.0), area: Rect::new(10.0, 10.0, 90.0, 90.0) };
        let sizes = [Size::new(30.0, 60.0), Size::new(20.0, 29.0), Size::new(20.0, 29.0), Size::new(40.0, 40.0)];
        let places = packed(&packing, &sizes);
        assert_eq!(places[1].1.x, places[2].1.x);
        assert!((places[2].1.y - places[1].1.y - 29.0 - BETWEEN).abs() < 1e-9);
        assert_eq!(places.iter().map(|(page, _)| *page).collect::<Vec<_>>(), [0, 0, 0, 1]);
    }
}
