//! Where columns end: all of them chosen together, so that they are filled alike.

use super::galley::Galley;

/// Rounding must not make a full column overflow.
const SLACK: f64 = 1e-6;

/// The rows at which each column ends, for columns of these heights in millimetres; `None` if they cannot hold the
/// galley. Of all ways the one that leaves the columns most evenly filled, at the least unwelcome places.
pub fn fill(galley: &Galley, heights: &[f64]) -> Option<Vec<usize>> {
    let rows = &galley.rows;
    // The best way to have set the first `end` rows in so many columns: its cost, and where the last of these begins.
    let mut best: Vec<Vec<Option<(f64, usize)>>> = vec![vec![None; rows.len() + 1]; heights.len() + 1];
    best[0][0] = Some((0.0, 0));
    for (column, &height) in heights.iter().enumerate() {
        let (known, further) = best.split_at_mut(column + 1);
        for (first, so_far) in known[column].iter().enumerate() {
            let Some((so_far, _)) = *so_far else { continue };
            for ((end, slot), used) in further[0].iter_mut().enumerate().skip(first).zip(galley.heights(first)) {
                if used > height + SLACK {
                    break;
                }
                let Some(penalty) = (match rows.get(end) {
                    Some(next) => next.breaks,
                    None => Some(0.0),
                }) else {
                    continue;
                };
                let left = (height - used) / 10.0;
                let cost = so_far + left * left + penalty;
                if slot.is_none_or(|(known, _)| cost < known) {
                    *slot = Some((cost, first));
                }
            }
        }
    }
    let mut ends = vec![rows.len()];
    for column in (1..=heights.len()).rev() {
        let (_, first) = best[column][*ends.last()?]?;
        ends.push(first);
    }
    ends.reverse();
    ends.remove(0);
    Some(ends)
}

/// How much the gaps of a column may be stretched so that it ends at `target` millimetres; 1 if it has no gaps.
pub fn stretch(galley: &Galley, first: usize, end: usize, target: f64, most: f64) -> f64 {
    let gaps = galley.gaps(first, end);
    if gaps <= 0.0 {
        return 1.0;
    }
    let missing = target - galley.height(first, end);
    (1.0 + missing / gaps).clamp(1.0, most)
}

#[cfg(test)]
mod tests {
    use super::super::galley::Row;
    use super::*;

    fn lines(count: usize) -> Galley {
        let mut rows: Vec<Row> = (0..count).map(|_| Row::kept(4.0, Vec::new()).breakable(0.0)).collect();
        rows[0].breaks = None;
        Galley { rows }
    }

    #[test]
    fn two_columns_end_at_the_same_height() {
        assert_eq!(fill(&lines(10), &[100.0, 100.0]), Some(vec![5, 10]));
    }

    #[test]
    fn a_column_with_a_picture_above_it_takes_fewer_lines() {
        assert_eq!(fill(&lines(10), &[64.0, 40.0]), Some(vec![8, 10]));
    }

    #[test]
    fn a_heading_never_stands_alone_at_a_columns_foot() {
        let mut galley = lines(10);
        galley.rows[5].breaks = None;
        let ends = fill(&galley, &[100.0, 100.0]).expect("it fits");
        assert_ne!(ends[0], 5);
    }

    #[test]
    fn what_does_not_fit_is_not_squeezed_in() {
        assert_eq!(fill(&lines(10), &[20.0, 12.0]), None);
    }
}
