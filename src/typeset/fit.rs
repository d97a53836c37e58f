//! Total fit: of all ways to break a paragraph, the one whose lines are best together.
//!
//! The method of Knuth and Plass: every line costs by how far its spaces depart from their width, by where it ends, and
//! by how it differs from the line before; the cheapest sum wins.

/// A place where a line may end.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Place {
    /// What it costs to end a line here.
    pub(super) penalty: f64,
    /// Whether a hyphen stands at the end of the line.
    pub(super) hyphen: bool,
    /// Whether a line must end here.
    pub(super) forced: bool,
}

/// How a line between two places would look.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Look {
    /// What is asked of its gaps: 0 nothing, 1 all they give, below -1 more than can be taken.
    pub(super) ratio: f64,
    /// What else speaks against it.
    pub(super) demerits: f64,
}

/// A line costs this even if it is perfect, so that fewer lines are better.
const LINE: f64 = 10.0;
/// Two lines in a row that end with a hyphen.
const HYPHENS_IN_A_ROW: f64 = 60_000.0;
/// A loose line beside a tight one.
const UNEVEN: f64 = 10_000.0;
/// Nothing is worse than this, except a line that is too long.
const WORST: f64 = 10_000.0;
/// A line that is too long.
const OVERFULL: f64 = 1e12;

/// How loose a line is; neighbours should differ by one step at most.
fn step(ratio: f64) -> usize {
    match ratio {
        r if r < -0.5 => 0,
        r if r <= 0.5 => 1,
        r if r <= 1.0 => 2,
        _ => 3,
    }
}

/// The best way to reach a place with a last line of one looseness.
#[derive(Debug, Clone, Copy)]
struct Way {
    cost: f64,
    from: (usize, usize),
}

/// Chooses where the lines end. The first place is the paragraph's beginning, the last its end; `look` says how the
/// line between two places would look. Returns the chosen places, both included.
pub(super) fn fit(places: &[Place], look: impl Fn(usize, usize) -> Look) -> Vec<usize> {
    const STEPS: usize = 4;
    let mut ways: Vec<[Option<Way>; STEPS]> = vec![[None; STEPS]; places.len()];
    ways[0][1] = Some(Way { cost: 0.0, from: (0, 0) });
    for end in 1..places.len() {
        for start in (0..end).rev() {
            let seen = look(start, end);
            let overfull = seen.ratio < -1.0 - 1e-9;
            // The nearest beginning is kept even if the line is too long, for there must be some way.
            if overfull && start + 1 < end {
                break;
            }
            let class = step(seen.ratio);
            for (before, way) in ways[start].into_iter().enumerate() {
                let Some(way) = way else { continue };
                let neighbours = if start > 0 && before.abs_diff(class) > 1 { UNEVEN } else { 0.0 };
                let row = if places[start].hyphen && places[end].hyphen { HYPHENS_IN_A_ROW } else { 0.0 };
                let cost = way.cost + line_cost(seen, places[end].penalty, overfull) + neighbours + row;
                if ways[end][class].is_none_or(|best| cost < best.cost) {
                    ways[end][class] = Some(Way { cost, from: (start, before) });
                }
            }
            if places[start].forced {
                break;
            }
        }
    }
    trace(&ways)
}

fn line_cost(look: Look, penalty: f64, overfull: bool) -> f64 {
    if overfull {
        return OVERFULL + look.demerits;
    }
    let badness = (100.0 * look.ratio.abs().powi(3)).min(WORST);
    (LINE + badness + penalty).powi(2) + look.demerits
}

fn trace(ways: &[[Option<Way>; 4]]) -> Vec<usize> {
    let mut place = ways.len() - 1;
    let cheapest = |way: &(usize, Option<Way>)| way.1.map_or(f64::INFINITY, |way| way.cost);
    let mut class = ways[place]
        .iter()
        .copied()
        .enumerate()
        .min_by(|a, b| cheapest(a).total_cmp(&cheapest(b)))
        .map_or(0, |(class, _)| class);
    let mut chosen = vec![place];
    while let Some(way) = ways[place][class].filter(|_| place > 0) {
        (place, class) = way.from;
        chosen.push(place);
    }
    chosen.reverse();
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words of these widths with spaces of 1 that stretch by a half and shrink by a quarter.
    fn broken(words: &[f64], measure: f64, hyphens: &[usize]) -> Vec<usize> {
        let places: Vec<Place> = (0..=words.len())
            .map(|at| Place { penalty: 0.0, hyphen: hyphens.contains(&at), forced: at == words.len() })
            .collect();
        fit(&places, |start, end| {
            let spaces = (end - start - 1) as f64;
            let slack = measure - words[start..end].iter().sum::<f64>() - spaces;
            let ratio = if slack >= 0.0 {
                if end == words.len() { 0.0 } else { slack / (spaces * 0.5).max(1e-9) }
            } else {
                slack / (spaces * 0.25).max(1e-9)
            };
            Look { ratio, demerits: 0.0 }
        })
    }

    #[test]
    fn a_paragraph_that_fits_is_one_line() {
        assert_eq!(broken(&[2.0, 2.0, 2.0], 20.0, &[]), [0, 3]);
    }

    #[test]
    fn a_line_is_kept_shorter_so_that_the_next_is_not_worse() {
        // Greedy filling would put three words on the first line and leave the second very loose.
        assert_eq!(broken(&[3.0, 3.0, 2.0, 4.0, 7.0, 1.0], 10.5, &[]), [0, 3, 4, 6]);
        assert_eq!(broken(&[4.0, 4.0, 1.0, 3.0, 5.0, 9.0], 9.5, &[]), [0, 2, 5, 6]);
    }

    #[test]
    fn two_hyphens_in_a_row_are_avoided() {
        let words = [4.0, 4.0, 1.0, 3.0, 5.0, 9.0];
        assert_eq!(broken(&words, 9.5, &[2]), [0, 2, 5, 6]);
        assert_ne!(broken(&words, 9.5, &[2, 5]), [0, 2, 5, 6]);
    }

    #[test]
    fn a_word_wider_than_the_measure_gets_a_line_of_its_own() {
        assert_eq!(broken(&[2.0, 30.0, 2.0], 10.0, &[]), [0, 1, 2, 3]);
    }
}
