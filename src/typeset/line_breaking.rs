//! Optimal line breaking: Knuth and Plass, "Breaking Paragraphs into Lines" (Software: Practice and Experience, 1981).
//!
//! Each line has demerits for its adjustment ratio, for the penalty of its break, and for its contrast with the line
//! before; dynamic programming finds the breaks with the lowest total demerits.

/// A legal break as the algorithm sees it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Breakpoint {
    /// The penalty for a line that ends here.
    pub(super) penalty: f64,
    /// Whether the line ends with a hyphen (a *flagged* break).
    pub(super) hyphen: bool,
    /// Whether a line must end here.
    pub(super) forced: bool,
}

/// How well a line between two breaks fits.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct LineFit {
    /// Its adjustment ratio: 0 natural width, 1 all stretchability used, below -1 overfull.
    pub(super) ratio: f64,
    /// Additional demerits, such as those of a short last line.
    pub(super) demerits: f64,
}

/// The line penalty: even a perfect line costs this, so that fewer lines are better.
const LINE_PENALTY: f64 = 10.0;
/// Demerits for two consecutive lines that end with a hyphen.
const DOUBLE_HYPHEN_DEMERITS: f64 = 500_000.0;
/// Demerits for consecutive lines whose fitness classes are not adjacent.
const FITNESS_DEMERITS: f64 = 10_000.0;
/// The greatest badness of a line that is not overfull.
const MAX_BADNESS: f64 = 10_000.0;
/// Demerits for an overfull line.
const OVERFULL_DEMERITS: f64 = 1e12;
/// The fitness classes: tight, normal, loose, very loose.
const FITNESS_CLASSES: usize = 4;

/// The fitness class of a line; those of consecutive lines should be adjacent.
fn fitness_class(ratio: f64) -> usize {
    match ratio {
        r if r < -0.5 => 0,
        r if r <= 0.5 => 1,
        r if r <= 1.0 => 2,
        _ => 3,
    }
}

/// A feasible break: the best way to reach it with a last line of one fitness class.
#[derive(Debug, Clone, Copy)]
struct BreakNode {
    /// Total demerits of all lines up to here.
    demerits: f64,
    /// The breakpoint and fitness class of the node before.
    previous: (usize, usize),
}

/// Chooses the breaks of a paragraph. The first breakpoint is the paragraph's beginning, the last its end; `line_fit`
/// measures the line between two of them. Returns the chosen breakpoints, the first and the last included.
pub(super) fn optimal_breaks(breakpoints: &[Breakpoint], line_fit: impl Fn(usize, usize) -> LineFit) -> Vec<usize> {
    let mut nodes: Vec<[Option<BreakNode>; FITNESS_CLASSES]> = vec![[None; FITNESS_CLASSES]; breakpoints.len()];
    nodes[0][1] = Some(BreakNode { demerits: 0.0, previous: (0, 0) });
    for end in 1..breakpoints.len() {
        for start in (0..end).rev() {
            let line = line_fit(start, end);
            let overfull = line.ratio < -1.0 - 1e-9;
            // The shortest line is kept even if it is overfull: there must be some solution.
            if overfull && start + 1 < end {
                break;
            }
            let class = fitness_class(line.ratio);
            for (class_before, node) in nodes[start].into_iter().enumerate() {
                let Some(node) = node else { continue };
                let contrast = if start > 0 && class_before.abs_diff(class) > 1 { FITNESS_DEMERITS } else { 0.0 };
                let hyphens =
                    if breakpoints[start].hyphen && breakpoints[end].hyphen { DOUBLE_HYPHEN_DEMERITS } else { 0.0 };
                let demerits =
                    node.demerits + line_demerits(line, breakpoints[end].penalty, overfull) + contrast + hyphens;
                if nodes[end][class].is_none_or(|best| demerits < best.demerits) {
                    nodes[end][class] = Some(BreakNode { demerits, previous: (start, class_before) });
                }
            }
            if breakpoints[start].forced {
                break;
            }
        }
    }
    trace_back(&nodes)
}

/// The demerits of one line: (line penalty + badness + penalty)², plus its additional demerits.
fn line_demerits(line: LineFit, penalty: f64, overfull: bool) -> f64 {
    if overfull {
        return OVERFULL_DEMERITS + line.demerits;
    }
    let badness = (100.0 * line.ratio.abs().powi(3)).min(MAX_BADNESS);
    (LINE_PENALTY + badness + penalty).powi(2) + line.demerits
}

/// The breakpoints on the best path to the last one, in order.
fn trace_back(nodes: &[[Option<BreakNode>; FITNESS_CLASSES]]) -> Vec<usize> {
    let mut breakpoint = nodes.len() - 1;
    let demerits = |node: &(usize, Option<BreakNode>)| node.1.map_or(f64::INFINITY, |node| node.demerits);
    let mut class = nodes[breakpoint]
        .iter()
        .copied()
        .enumerate()
        .min_by(|a, b| demerits(a).total_cmp(&demerits(b)))
        .map_or(0, |(class, _)| class);
    let mut chosen = vec![breakpoint];
    while let Some(node) = nodes[breakpoint][class].filter(|_| breakpoint > 0) {
        (breakpoint, class) = node.previous;
        chosen.push(breakpoint);
    }
    chosen.reverse();
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words with spaces of 1 between them that stretch by a half and shrink by a quarter.
    struct SampleParagraph<'w> {
        widths: &'w [f64],
        measure: f64,
        /// The words before which a line ends with a hyphen.
        hyphens: &'w [usize],
    }

    impl SampleParagraph<'_> {
        fn breakpoints(&self) -> Vec<Breakpoint> {
            let last = self.widths.len();
            let place = |at| Breakpoint { penalty: 0.0, hyphen: self.hyphens.contains(&at), forced: at == last };
            (0..=last).map(place).collect()
        }

        fn line_fit(&self, start: usize, end: usize) -> LineFit {
            let spaces = (end - start - 1) as f64;
            let slack = self.measure - self.widths[start..end].iter().sum::<f64>() - spaces;
            let available = if slack < 0.0 { 0.25 } else { 0.5 };
            let last = end == self.widths.len() && slack >= 0.0;
            LineFit { ratio: if last { 0.0 } else { slack / (spaces * available).max(0.01) }, demerits: 0.0 }
        }

        fn breaks(&self) -> Vec<usize> {
            optimal_breaks(&self.breakpoints(), |start, end| self.line_fit(start, end))
        }

        /// The total demerits of given breaks, summed line by line.
        fn demerits(&self, way: &[usize]) -> f64 {
            let (breakpoints, mut demerits, mut before) = (self.breakpoints(), 0.0, None);
            for pair in way.windows(2) {
                let line = self.line_fit(pair[0], pair[1]);
                demerits += line_demerits(line, 0.0, line.ratio < -1.0 - 1e-9);
                let uneven = before.is_some_and(|before| fitness_class(line.ratio).abs_diff(before) > 1);
                let hyphens = breakpoints[pair[0]].hyphen && breakpoints[pair[1]].hyphen;
                demerits +=
                    if uneven { FITNESS_DEMERITS } else { 0.0 } + if hyphens { DOUBLE_HYPHEN_DEMERITS } else { 0.0 };
                before = Some(fitness_class(line.ratio));
            }
            demerits
        }
    }

    #[test]
    fn a_paragraph_that_fits_is_one_line() {
        let words = SampleParagraph { widths: &[2.0, 2.0, 2.0], measure: 20.0, hyphens: &[] };
        assert_eq!(words.breaks(), [0, 3]);
    }

    /// Every way to break a paragraph of `words` words, as the breakpoints where its lines end.
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
            let paragraph = SampleParagraph { widths: &words, measure: f64::from(measure), hyphens: &[3, 6, 7, 10] };
            let chosen = paragraph.demerits(&paragraph.breaks());
            let best = every_way(words.len()).map(|way| paragraph.demerits(&way)).fold(f64::INFINITY, f64::min);
            assert!((chosen - best).abs() < 1e-6 * best, "{measure}: {chosen} is not {best}");
        }
    }

    #[test]
    fn two_hyphens_in_a_row_are_avoided() {
        let widths = [2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 1.0, 3.0, 2.0, 2.0, 1.0, 3.0].repeat(4);
        let broken = |hyphens| SampleParagraph { widths: &widths, measure: 30.0, hyphens }.breaks();
        let free = broken(&[]);
        assert!(free.len() > 4, "{free:?}");
        let other = broken(&free[1..3]);
        assert!(!(other.contains(&free[1]) && other.contains(&free[2])), "{free:?} {other:?}");
    }

    #[test]
    fn a_word_wider_than_the_measure_gets_a_line_of_its_own() {
        let words = SampleParagraph { widths: &[2.0, 30.0, 2.0], measure: 10.0, hyphens: &[] };
        assert_eq!(words.breaks(), [0, 1, 2, 3]);
    }
}
