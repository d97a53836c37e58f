//! Cells in rows of words: where a shape is, and where another has a place.

use crate::geom::{Line, Point, Rect, Region};

/// Cells, each taken or free.
#[derive(Debug, Clone, PartialEq)]
pub struct Bitmap {
    width: usize,
    words: usize,
    /// Row by row; the lowest bit of a word is its leftmost cell.
    rows: Vec<Vec<u64>>,
}

const BITS: usize = u64::BITS as usize;

impl Bitmap {
    /// Free cells.
    pub fn empty(width: usize, height: usize) -> Bitmap {
        let words = width.div_ceil(BITS).max(1);
        Bitmap { width, words, rows: vec![vec![0; words]; height] }
    }

    /// The cells whose middles are in a region; the upper left corner of the first one is `corner`.
    pub fn of(region: &Region, corner: Point, cell: f64) -> Bitmap {
        let bounds = region.bounds().unwrap_or(Rect::from_origin_size(corner, (0.0, 0.0)));
        let count = |length: f64| (length / cell).ceil().max(0.0) as usize;
        let mut bitmap = Bitmap::empty(count(bounds.x1 - corner.x), count(bounds.y1 - corner.y));
        let sides = region.contours().flat_map(|corners| {
            let next: Vec<Point> = corners.iter().copied().cycle().skip(1).take(corners.len()).collect();
            corners.into_iter().zip(next).map(|(from, to)| Line::new(from, to)).collect::<Vec<_>>()
        });
        let mut crossings = vec![Vec::new(); bitmap.rows.len()];
        for side in sides {
            let (upper, lower) = if side.p0.y < side.p1.y { (side.p0, side.p1) } else { (side.p1, side.p0) };
            let row = |y: f64| ((y - corner.y) / cell - 0.5).ceil().max(0.0) as usize;
            for (number, crossing) in crossings.iter_mut().enumerate().take(row(lower.y)).skip(row(upper.y)) {
                let y = corner.y + (number as f64 + 0.5) * cell;
                crossing.push(upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y));
            }
        }
        for (row, crossing) in crossings.iter_mut().enumerate() {
            crossing.sort_by(f64::total_cmp);
            for pair in crossing.chunks_exact(2) {
                let column = |x: f64| ((x - corner.x) / cell - 0.5).ceil().max(0.0) as usize;
                for x in column(pair[0])..column(pair[1]).min(bitmap.width) {
                    bitmap.rows[row][x / BITS] |= 1 << (x % BITS);
                }
            }
        }
        bitmap
    }

    /// Its number of rows.
    pub fn height(&self) -> usize {
        self.rows.len()
    }

    /// Takes the cells of another, whose cell (`by`, `by`) lies on `at`. What is beyond this one is left out.
    pub fn add(&mut self, other: &Bitmap, (x, y): (usize, usize), by: usize) {
        for (number, row) in other.rows.iter().enumerate() {
            let Some(own) = (y + number).checked_sub(by).and_then(|place| self.rows.get_mut(place)) else { continue };
            for column in (0..other.width).filter(|column| row[column / BITS] >> (column % BITS) & 1 == 1) {
                let Some(place) = (x + column).checked_sub(by).filter(|&place| place < self.width) else { continue };
                own[place / BITS] |= 1 << (place % BITS);
            }
        }
    }

    /// The highest place, then the leftmost, where all cells of a shape are free, from this row on.
    pub fn first_free(&self, shape: &Bitmap, from: usize) -> Option<(usize, usize)> {
        let columns = (self.width + 1).checked_sub(shape.width)?;
        let rows = (self.height() + 1).checked_sub(shape.height())?;
        let stretches: Vec<Vec<(usize, usize)>> = shape.rows.iter().map(|row| stretches(row)).collect();
        // Columns where no place can begin.
        let beyond: Vec<u64> = (0..self.words).map(|word| !below(columns, word)).collect();
        for y in from..rows {
            let mut blocked = beyond.clone();
            let full = stretches.iter().enumerate().any(|(row, stretches)| {
                let own = &self.rows[y + row];
                if own.iter().all(|&word| word == 0) {
                    return false;
                }
                stretches.iter().for_each(|&(start, end)| block(&mut blocked, own, start, end));
                blocked.iter().all(|&word| word == u64::MAX)
            });
            if full {
                continue;
            }
            let free = blocked.iter().position(|&word| word != u64::MAX);
            if let Some(word) = free {
                return Some((word * BITS + blocked[word].trailing_ones() as usize, y));
            }
        }
        None
    }
}

/// The bits of a word that stand for columns below a number.
fn below(columns: usize, word: usize) -> u64 {
    match columns.saturating_sub(word * BITS) {
        bits if bits >= BITS => u64::MAX,
        bits => (1 << bits) - 1,
    }
}

/// The stretches of taken cells of a row: the first cell of each, and the one after its last.
fn stretches(row: &[u64]) -> Vec<(usize, usize)> {
    let taken = |place: usize| row[place / BITS] >> (place % BITS) & 1 == 1;
    let cells = row.len() * BITS;
    let starts = (0..cells).filter(|&place| taken(place) && (place == 0 || !taken(place - 1)));
    starts.map(|start| (start, (start..cells).find(|&place| !taken(place)).unwrap_or(cells))).collect()
}

/// Blocks the columns where a stretch that begins `start` cells to the right, and ends before `end`, would meet a taken
/// cell.
fn block(blocked: &mut [u64], row: &[u64], start: usize, end: usize) {
    let mut met = row.to_vec();
    let (length, mut reach) = (end - start, 1);
    // Each cell takes those to its right, twice as many every time.
    while reach < length {
        let by = reach.min(length - reach);
        or_shifted(&mut met, by);
        reach += by;
    }
    for (word, own) in blocked.iter_mut().enumerate() {
        *own |= shifted(&met, word, start);
    }
}

/// A word of cells that are moved to the left.
fn shifted(row: &[u64], word: usize, by: usize) -> u64 {
    let (words, bits) = (by / BITS, by % BITS);
    let at = |place: usize| row.get(place).copied().unwrap_or(0);
    let low = at(word + words) >> bits;
    if bits == 0 { low } else { low | at(word + words + 1) << (BITS - bits) }
}

fn or_shifted(row: &mut [u64], by: usize) {
    for word in 0..row.len() {
        // Words to the right have not changed yet.
        row[word] |= shifted(row, word, by);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_of_two_millimetres_covers_sixteen_cells() {
        let square = Region::rect(Rect::new(1.0, 1.0, 3.0, 3.0));
        let cells = Bitmap::of(&square, Point::new(1.0, 1.0), 0.5);
        assert_eq!(cells.rows, vec![vec![0b1111]; 4]);
    }

    #[test]
    fn the_first_free_place_is_beside_what_is_taken_then_below_it() {
        let block = Bitmap::of(&Region::rect(Rect::new(0.0, 0.0, 70.0, 3.0)), Point::ZERO, 1.0);
        let mut sheet = Bitmap::empty(150, 7);
        for place in [(0, 0), (70, 0), (0, 3), (70, 3)] {
            assert_eq!(sheet.first_free(&block, 0), Some(place));
            sheet.add(&block, place, 0);
        }
        assert_eq!(sheet.first_free(&block, 0), None);
    }
}
