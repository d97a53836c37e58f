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
const HYPHENS_IN_A_ROW: f64 = 500_000.0;
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

    /// Words with spaces of 1 between them that stretch by a half and shrink by a quarter.
    struct Words<'w> {
        widths: &'w [f64],
        measure: f64,
        /// The words before which a line ends with a hyphen.
        hyphens: &'w [usize],
    }

    impl Words<'_> {
        fn places(&self) -> Vec<Place> {
            let last = self.widths.len();
            let place = |at| Place { penalty: 0.0, hyphen: self.hyphens.contains(&at), forced: at == last };
            (0..=last).map(place).collect()
        }

        fn look(&self, start: usize, end: usize) -> Look {
            let spaces = (end - start - 1) as f64;
            let slack = self.measure - self.widths[start..end].iter().sum::<f64>() - spaces;
            let give = if slack < 0.0 { 0.25 } else { 0.5 };
            let last = end == self.widths.len() && slack >= 0.0;
            Look { ratio: if last { 0.0 } else { slack / (spaces * give).max(0.01) }, demerits: 0.0 }
        }

        fn broken(&self) -> Vec<usize> {
            fit(&self.places(), |start, end| self.look(start, end))
        }

        /// What a way to break costs, reckoned line by line.
        fn cost(&self, way: &[usize]) -> f64 {
            let (places, mut cost, mut before) = (self.places(), 0.0, None);
            for pair in way.windows(2) {
                let look = self.look(pair[0], pair[1]);
                cost += line_cost(look, 0.0, look.ratio < -1.0 - 1e-9);
                let uneven = before.is_some_and(|before| step(look.ratio).abs_diff(before) > 1);
                let row = places[pair[0]].hyphen && places[pair[1]].hyphen;
                cost += if uneven { UNEVEN } else { 0.0 } + if row { HYPHENS_IN_A_ROW } else { 0.0 };
                before = Some(step(look.ratio));
            }
            cost
        }
    }

    #[test]
    fn a_paragraph_that_fits_is_one_line() {
        let words = Words { widths: &[2.0, 2.0, 2.0], measure: 20.0, hyphens: &[] };
        assert_eq!(words.broken(), [0, 3]);
    }

    /// Every way to break a paragraph of `words` words, as the places where its lines end.
    fn every_way(words: usize) -> impl Iterator<Item = Vec<usize>> {
        (0..1usize << (words - 1)).map(move |ends| {
            let inner = (1..words).filter(|at| ends >> (at - 1) & 1 == 1);
            [0].into_iter().chain(inner).chain([words]).collect()
        })
    }

    #[test]
    fn no_other_way_to_break_is_cheaper() {
        let words = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0, 2.0, 6.0, 5.0, 3.0, 5.0, 8.0];
        for measure in 10..40 {
            let paragraph = Words { widths: &words, measure: f64::from(measure), hyphens: &[3, 6, 7, 10] };
            let chosen = paragraph.cost(&paragraph.broken());
            let best = every_way(words.len()).map(|way| paragraph.cost(&way)).fold(f64::INFINITY, f64::min);
            assert!((chosen - best).abs() < 1e-6 * best, "{measure}: {chosen} is not {best}");
        }
    }

    #[test]
    fn two_hyphens_in_a_row_are_avoided() {
        let widths = [2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 1.0, 3.0, 2.0, 2.0, 1.0, 3.0].repeat(4);
        let broken = |hyphens| Words { widths: &widths, measure: 30.0, hyphens }.broken();
        let free = broken(&[]);
        assert!(free.len() > 4, "{free:?}");
        let other = broken(&free[1..3]);
        assert!(!(other.contains(&free[1]) && other.contains(&free[2])), "{free:?} {other:?}");
    }

    #[test]
    fn a_word_wider_than_the_measure_gets_a_line_of_its_own() {
        let words = Words { widths: &[2.0, 30.0, 2.0], measure: 10.0, hyphens: &[] };
        assert_eq!(words.broken(), [0, 1, 2, 3]);
    }
}
