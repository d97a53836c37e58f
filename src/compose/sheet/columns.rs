//! Column breaking: the ends of all columns are chosen together by dynamic programming, so that they are evenly filled.
//!
//! A picture follows its rule. If it does not fit in the column, it may float to the top of the next one while the text
//! continues, to avoid a gap as high as a picture.

use super::rows::{SheetRow, SheetRows};

/// Tolerance for a full column.
const SLACK: f64 = 1e-6;
/// Cost of a column break within a short rule.
pub const TEARS: f64 = 1000.0;
/// Costs of a floating picture, and of each millimetre of text that precedes it.
const CARRIED: (f64, f64) = (2.0, 0.05);
/// Maximum text that precedes a floating picture, in millimetres.
const MOST_PASSED: f64 = 75.0;
/// Weight of a gap at the foot of the last columns.
const LAST: f64 = 0.3;

/// The rows of one column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stretch {
    /// The floated picture at its top.
    pub above: Option<usize>,
    /// Its first row.
    pub first: usize,
    /// One past its last row.
    pub end: usize,
    /// The picture among its rows that floats to the next column.
    pub left: Option<usize>,
}

impl Stretch {
    /// Rows in order.
    pub fn new(first: usize, end: usize) -> Stretch {
        Stretch { above: None, first, end, left: None }
    }
}

/// Whether short rules may be broken by the end of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tearing {
    /// Never.
    Never,
    /// As a last resort.
    IfNeeded,
}

/// The best layout of all rows before an index: its cost, and its last column.
#[derive(Debug, Clone, Copy)]
struct BestWays {
    cost: f64,
    last: Stretch,
}

/// The best layouts of all rows before an index, without and with a picture that floats to the next column.
type Ways = [Option<BestWays>; 2];

/// The rows of each column, for columns of these heights in millimetres, of which the last `ending` are the last page;
/// `None` if they do not fit. Minimises the cost of uneven columns and of unwelcome breaks.
pub fn fill(sheet_rows: &SheetRows, heights: &[f64], ending: usize, tearing: Tearing) -> Option<Vec<Stretch>> {
    let rows = &sheet_rows.rows;
    let waiting = waiting(rows);
    let mut best: Vec<Vec<Ways>> = vec![vec![[None; 2]; rows.len() + 1]; heights.len() + 1];
    best[0][0][0] = Some(BestWays { cost: 0.0, last: Stretch::new(0, 0) });
    for (column, &height) in heights.iter().enumerate() {
        let weight = if column + ending >= heights.len() { LAST } else { 1.0 };
        let (known, further) = best.split_at_mut(column + 1);
        for (first, ways) in known[column].iter().enumerate() {
            for way in ways.iter().flatten() {
                let from = Begun { sheet_rows, above: way.last.left, first, height, waiting: &waiting, tearing };
                from.ends(|stretch, used, penalty| {
                    let left = (height - used) / 10.0;
                    let cost = way.cost + weight * left * left + penalty;
                    let slot = &mut further[0][stretch.end][usize::from(stretch.left.is_some())];
                    if slot.is_none_or(|known| cost < known.cost) {
                        *slot = Some(BestWays { cost, last: stretch });
                    }
                });
            }
        }
    }
    let (mut end, mut waits) = (rows.len(), false);
    let mut columns = Vec::with_capacity(heights.len());
    for column in (1..=heights.len()).rev() {
        let BestWays { last, .. } = best[column][end][usize::from(waits)]?;
        columns.push(last);
        (end, waits) = (last.first, last.above.is_some());
    }
    columns.reverse();
    Some(columns)
}

/// The columns of one page, rebalanced with the same rows so that they end level. `begins` are their tops, `height`
/// their common maximum; `most` limits the growth of gaps.
pub fn level(sheet_rows: &SheetRows, page: [Stretch; 2], begins: [f64; 2], height: f64, most: f64) -> [Stretch; 2] {
    let [one, other] = page;
    let waiting = waiting(&sheet_rows.rows);
    let begun = |above, first, begins| Begun {
        sheet_rows,
        above,
        first,
        height: height - begins,
        waiting: &waiting,
        tearing: Tearing::IfNeeded,
    };
    let mut best = (f64::INFINITY, page);
    begun(one.above, one.first, begins[0]).ends(|stretch, used, penalty| {
        if stretch.end > other.end {
            return;
        }
        let second = Stretch { above: stretch.left, first: stretch.end, ..other };
        // A picture cannot float from before the column.
        if second.left.is_some_and(|left| left < second.first) {
            return;
        }
        let (reach, reached) = (begins[0] + used, begins[1] + sheet_rows.height(&second));
        let (lower, higher) = (reach.max(reached), reach.min(reached));
        if lower > height + SLACK {
            return;
        }
        let short = if reach < reached { &stretch } else { &second };
        let apart = (lower - higher) / 10.0;
        let unlevel = ((lower - higher - (most - 1.0) * sheet_rows.gaps(short)) / 4.0).max(0.0);
        let cost = apart * apart + unlevel * unlevel + penalty;
        if cost < best.0 {
            best = (cost, [stretch, second]);
        }
    });
    best.1
}

/// By index, the picture that may float when a column ends there: the last one before it.
fn waiting(rows: &[SheetRow]) -> Vec<Option<usize>> {
    let last = rows.iter().enumerate().scan(None, |last, (place, row)| {
        *last = if row.floats { Some(place) } else { *last };
        Some(*last)
    });
    [None].into_iter().chain(last).collect()
}

/// A column with a known start.
struct Begun<'g> {
    sheet_rows: &'g SheetRows,
    above: Option<usize>,
    first: usize,
    height: f64,
    waiting: &'g [Option<usize>],
    tearing: Tearing,
}

impl Begun<'_> {
    /// Every possible end: rows, height, cost.
    fn ends(&self, mut found: impl FnMut(Stretch, f64, f64)) {
        let (rows, first) = (&self.sheet_rows.rows, self.first);
        let above = self.above.map_or(0.0, |above| rows[above].height);
        let mut used = above;
        for end in first..=rows.len() {
            if end > first {
                let row = &rows[end - 1];
                used += row.height + if used > 0.0 { row.before } else { 0.0 };
            }
            // The space freed by a floating picture.
            let left = self.waiting[end].filter(|&left| left >= first);
            let spared = left.map_or(0.0, |left| rows[left].height + rows[left].before);
            if used - spared > self.height + SLACK {
                break;
            }
            let penalty = match rows.get(end) {
                Some(next) => next.breaks,
                None => Some(0.0),
            };
            let Some(penalty) = penalty.filter(|&penalty| penalty < TEARS || self.tearing == Tearing::IfNeeded) else {
                continue;
            };
            if used <= self.height + SLACK {
                found(Stretch { above: self.above, first, end, left: None }, used, penalty);
            }
            let Some(left) = left.filter(|_| rows.get(end).is_some_and(|next| next.before > 0.0)) else { continue };
            let passed: f64 = rows[left + 1..end].iter().map(|row| row.height).sum();
            if passed <= MOST_PASSED {
                let stretch = Stretch { above: self.above, first, end, left: Some(left) };
                found(stretch, used - spared, penalty + CARRIED.0 + CARRIED.1 * passed);
            }
        }
    }
}

/// The factor by which the gaps of a column grow so that it ends at `target` millimetres; 1 if it has no gaps.
pub fn stretch(sheet_rows: &SheetRows, column: &Stretch, target: f64, most: f64) -> f64 {
    let gaps = sheet_rows.gaps(column);
    if gaps <= 0.0 {
        return 1.0;
    }
    let missing = target - sheet_rows.height(column);
    (1.0 + missing / gaps).clamp(1.0, most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(count: usize) -> SheetRows {
        let mut rows: Vec<SheetRow> = (0..count).map(|_| SheetRow::kept(4.0, Vec::new()).breakable(0.0)).collect();
        rows[0].breaks = None;
        SheetRows { rows }
    }

    /// Rules of two lines each, a gap above each, the third with a picture of 30 millimetres.
    fn rules(count: usize) -> SheetRows {
        let mut rows = Vec::new();
        for rule in 0..count {
            rows.push(SheetRow::kept(4.0, Vec::new()).after(2.0).breakable(0.0));
            rows.push(SheetRow::kept(4.0, Vec::new()));
            if rule == 2 {
                rows.push(SheetRow::kept(30.0, Vec::new()).after(3.0).floating());
            }
        }
        rows[0].breaks = None;
        SheetRows { rows }
    }

    fn ends(sheet_rows: &SheetRows, heights: &[f64]) -> Option<Vec<usize>> {
        let columns = fill(sheet_rows, heights, 0, Tearing::IfNeeded)?;
        Some(columns.into_iter().map(|column| column.end).collect())
    }

    #[test]
    fn two_columns_end_at_the_same_height() {
        assert_eq!(ends(&lines(10), &[100.0, 100.0]), Some(vec![5, 10]));
    }

    #[test]
    fn a_column_with_a_picture_above_it_takes_fewer_lines() {
        assert_eq!(ends(&lines(10), &[64.0, 40.0]), Some(vec![8, 10]));
    }

    #[test]
    fn a_heading_is_never_at_a_columns_foot() {
        let mut sheet_rows = lines(10);
        sheet_rows.rows[5].breaks = None;
        let ends = ends(&sheet_rows, &[100.0, 100.0]).expect("it fits");
        assert_ne!(ends[0], 5);
    }

    #[test]
    fn what_does_not_fit_is_not_squeezed_in() {
        assert_eq!(ends(&lines(10), &[20.0, 12.0]), None);
    }

    #[test]
    fn the_last_page_rather_than_the_first_has_room_left() {
        let columns = fill(&lines(10), &[32.0, 32.0], 1, Tearing::Never).expect("it fits");
        assert!(columns[0].end > 5, "{columns:?}");
    }

    #[test]
    fn a_picture_that_does_not_fit_floats_to_the_next_column() {
        // Three rules and the picture would be 61 millimetres.
        let columns = fill(&rules(8), &[50.0, 70.0], 0, Tearing::Never).expect("it fits");
        assert_eq!((columns[0].left, columns[1].above), (Some(6), Some(6)));
        assert!(columns[0].end > 7, "{columns:?}");
    }

    #[test]
    fn a_picture_with_room_stays_below_its_rule() {
        let columns = fill(&rules(8), &[70.0, 70.0], 0, Tearing::Never).expect("it fits");
        assert!(columns.iter().all(|column| column.above.is_none()), "{columns:?}");
    }

    #[test]
    fn a_short_rule_is_torn_only_where_that_is_allowed() {
        let mut sheet_rows = lines(2);
        sheet_rows.rows.extend(lines(2).rows);
        for row in &mut sheet_rows.rows {
            row.breaks = Some(TEARS);
        }
        assert!(fill(&sheet_rows, &[12.0, 12.0], 0, Tearing::Never).is_none());
        assert!(fill(&sheet_rows, &[12.0, 12.0], 0, Tearing::IfNeeded).is_some());
    }

    #[test]
    fn the_columns_of_a_page_are_made_level() {
        let sheet_rows = rules(10);
        let page = [Stretch::new(0, 5), Stretch::new(5, sheet_rows.rows.len())];
        let [one, other] = level(&sheet_rows, page, [0.0, 0.0], 100.0, 1.5);
        assert_eq!((one.end, other.end), (other.first, sheet_rows.rows.len()));
        let apart = sheet_rows.height(&one) - sheet_rows.height(&other);
        assert!(apart.abs() <= 16.0, "{apart} millimetres apart");
    }
}
