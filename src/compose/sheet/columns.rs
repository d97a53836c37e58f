//! Column breaking: the ends of all columns are chosen together by dynamic programming, so that they are evenly filled.
//!
//! A picture stays in the column of its rule: only where a rule with its picture is higher than a whole column, as on
//! boards of many rows, may the two be parted.

use super::rows::SheetRows;

/// Tolerance for a full column.
const SLACK: f64 = 1e-6;
/// Cost of a column break within a short rule.
pub const TEARS: f64 = 1000.0;
/// Cost of a column break between a rule and its picture.
pub const PARTS: f64 = 1e6;
/// Weight of a gap at the foot of the last columns.
const LAST: f64 = 0.3;

/// The rows of one column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stretch {
    /// Its first row.
    pub first: usize,
    /// One past its last row.
    pub end: usize,
}

impl Stretch {
    /// Rows in order.
    pub fn new(first: usize, end: usize) -> Stretch {
        Stretch { first, end }
    }
}

/// Rows distributed over columns.
#[derive(Debug, Clone, PartialEq)]
pub struct Filled {
    /// The rows of each column.
    pub columns: Vec<Stretch>,
    /// The cost of uneven columns and of unwelcome breaks.
    pub cost: f64,
}

/// What the end of a column may break, each in addition to those before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tearing {
    /// Nothing but long rules.
    Never,
    /// Short rules.
    Rules,
    /// A rule from its picture.
    Pictures,
}

impl Tearing {
    /// Whether a break of this cost is permitted.
    fn permits(self, penalty: f64) -> bool {
        let needed = match penalty {
            penalty if penalty >= PARTS => Tearing::Pictures,
            penalty if penalty >= TEARS => Tearing::Rules,
            _ => Tearing::Never,
        };
        self >= needed
    }

    /// The ways to fill up to so many pages, best first: a picture is parted from its rule only if no number of pages
    /// helps.
    pub fn ways(pages: usize) -> impl Iterator<Item = (usize, Tearing)> {
        let whole = (1..=pages).flat_map(|count| [(count, Tearing::Never), (count, Tearing::Rules)]);
        whole.chain((1..=pages).map(|count| (count, Tearing::Pictures)))
    }
}

/// The best layout of all rows before an index: its cost, and its last column.
#[derive(Debug, Clone, Copy)]
struct BestWays {
    cost: f64,
    last: Stretch,
}

/// The rows of each column, for columns of these heights in millimetres, of which the last `ending` are the last page;
/// `None` if they do not fit. Minimises the cost of uneven columns and of unwelcome breaks.
pub fn fill(sheet_rows: &SheetRows, heights: &[f64], ending: usize, tearing: Tearing) -> Option<Filled> {
    let rows = &sheet_rows.rows;
    let mut best: Vec<Vec<Option<BestWays>>> = vec![vec![None; rows.len() + 1]; heights.len() + 1];
    best[0][0] = Some(BestWays { cost: 0.0, last: Stretch::new(0, 0) });
    for (column, &height) in heights.iter().enumerate() {
        let weight = if column + ending >= heights.len() { LAST } else { 1.0 };
        let (known, further) = best.split_at_mut(column + 1);
        for (first, way) in known[column].iter().enumerate() {
            let Some(way) = way else { continue };
            Begun { sheet_rows, first, height, tearing }.ends(|stretch, used, penalty| {
                let left = (height - used) / 10.0;
                let cost = way.cost + weight * left * left + penalty;
                let slot = &mut further[0][stretch.end];
                if slot.is_none_or(|known| cost < known.cost) {
                    *slot = Some(BestWays { cost, last: stretch });
                }
            });
        }
    }
    let mut end = rows.len();
    let cost = best[heights.len()][end]?.cost;
    let mut columns = Vec::with_capacity(heights.len());
    for column in (1..=heights.len()).rev() {
        let BestWays { last, .. } = best[column][end]?;
        columns.push(last);
        end = last.first;
    }
    columns.reverse();
    Some(Filled { columns, cost })
}

/// The columns of one page, rebalanced with the same rows so that they end level. `begins` are their tops, `height`
/// their common maximum; `most` limits the growth of gaps.
pub fn level(sheet_rows: &SheetRows, page: [Stretch; 2], begins: [f64; 2], height: f64, most: f64) -> [Stretch; 2] {
    let [one, other] = page;
    // What the columns were filled with is permitted again.
    let first = Begun { sheet_rows, first: one.first, height: height - begins[0], tearing: Tearing::Pictures };
    let mut best = (f64::INFINITY, page);
    first.ends(|stretch, used, penalty| {
        if stretch.end > other.end {
            return;
        }
        let second = Stretch { first: stretch.end, ..other };
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

/// A column with a known start.
struct Begun<'g> {
    sheet_rows: &'g SheetRows,
    first: usize,
    height: f64,
    tearing: Tearing,
}

impl Begun<'_> {
    /// Every possible end: rows, height, cost.
    fn ends(&self, mut found: impl FnMut(Stretch, f64, f64)) {
        let (rows, first) = (&self.sheet_rows.rows, self.first);
        let mut used = 0.0;
        for end in first..=rows.len() {
            if end > first {
                let row = &rows[end - 1];
                used += row.height + if used > 0.0 { row.before } else { 0.0 };
            }
            if used > self.height + SLACK {
                break;
            }
            let penalty = match rows.get(end) {
                Some(next) => next.breaks,
                None => Some(0.0),
            };
            if let Some(penalty) = penalty.filter(|&penalty| self.tearing.permits(penalty)) {
                found(Stretch::new(first, end), used, penalty);
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
    use super::super::rows::SheetRow;
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
                rows.push(SheetRow::kept(30.0, Vec::new()).after(3.0).breakable(PARTS));
            }
        }
        rows[0].breaks = None;
        SheetRows { rows }
    }

    fn ends(sheet_rows: &SheetRows, heights: &[f64]) -> Option<Vec<usize>> {
        let columns = fill(sheet_rows, heights, 0, Tearing::Rules)?.columns;
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
        let columns = fill(&lines(10), &[32.0, 32.0], 1, Tearing::Never).expect("it fits").columns;
        assert!(columns[0].end > 5, "{columns:?}");
    }

    #[test]
    fn a_picture_that_does_not_fit_takes_its_rule_to_the_next_column() {
        // Three rules and the picture would be 61 millimetres.
        let columns = fill(&rules(8), &[50.0, 95.0], 0, Tearing::Rules).expect("it fits").columns;
        assert_eq!(columns[0].end, 4, "{columns:?}");
    }

    #[test]
    fn a_picture_is_parted_from_its_rule_only_where_both_are_higher_than_a_column() {
        let (sheet_rows, heights) = (rules(8), [35.0; 5]);
        assert!(fill(&sheet_rows, &heights, 0, Tearing::Rules).is_none());
        assert!(fill(&sheet_rows, &heights, 0, Tearing::Pictures).is_some());
    }

    #[test]
    fn a_short_rule_is_torn_only_where_that_is_allowed() {
        let mut sheet_rows = lines(2);
        sheet_rows.rows.extend(lines(2).rows);
        for row in &mut sheet_rows.rows {
            row.breaks = Some(TEARS);
        }
        assert!(fill(&sheet_rows, &[12.0, 12.0], 0, Tearing::Never).is_none());
        assert!(fill(&sheet_rows, &[12.0, 12.0], 0, Tearing::Rules).is_some());
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
