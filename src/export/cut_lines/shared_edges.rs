//! Edges shared by neighbouring shapes are cut once: the first shape keeps its whole outline, later ones lose the
//! shared part.

use super::{Chain, CutLine, Segment};
use crate::geom::{Point, Rect};

/// Lines within this distance, in millimetres, are the same for a cutter.
const SAME: f64 = 0.005;
/// Minimum length of overlap of two straight lines, in millimetres; below it they only cross.
const LEAST: f64 = 0.05;

/// The lines without what an earlier one already cuts, in order.
pub fn once(lines: Vec<CutLine>) -> Vec<CutLine> {
    let bounds: Vec<Rect> = lines.iter().map(|line| line.bounds().inflate(SAME, SAME)).collect();
    let mut kept = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        let earlier: Vec<&CutLine> =
            (0..place).filter(|&other| bounds[other].overlaps(bounds[place])).map(|other| &lines[other]).collect();
        match line {
            CutLine::Circle(circle) => {
                let again = earlier.iter().any(|other| match other {
                    CutLine::Circle(other) => {
                        circle.center.distance(other.center) + (circle.radius - other.radius).abs() <= SAME
                    }
                    CutLine::Chain(_) => false,
                });
                if !again {
                    kept.push(line.clone());
                }
            }
            CutLine::Chain(chain) => kept.extend(rest(chain, &earlier).into_iter().map(CutLine::Chain)),
        }
    }
    kept
}

/// The remaining parts of a chain: all of it, open parts, or none.
fn rest(chain: &Chain, earlier: &[&CutLine]) -> Vec<Chain> {
    let known: Vec<Segment> = earlier
        .iter()
        .flat_map(|line| match line {
            CutLine::Circle(_) => &[][..],
            CutLine::Chain(chain) => &chain.stretches,
        })
        .copied()
        .collect();
    let left: Vec<Segment> = chain.stretches.iter().flat_map(|stretch| uncut(*stretch, &known)).collect();
    if left == chain.stretches {
        return vec![chain.clone()];
    }
    let mut runs: Vec<Vec<Segment>> = Vec::new();
    for stretch in left {
        match runs.last_mut() {
            Some(run) if follows(run, stretch.from) => run.push(stretch),
            _ => runs.push(vec![stretch]),
        }
    }
    // A closed outline may have started in the middle of a part.
    if chain.closed && runs.len() > 1 && follows(&runs[runs.len() - 1], runs[0][0].from) {
        let first = runs.remove(0);
        if let Some(last) = runs.last_mut() {
            last.extend(first);
        }
    }
    runs.into_iter().map(|stretches| Chain { stretches, closed: false }).collect()
}

fn follows(run: &[Segment], next: Point) -> bool {
    run.last().is_some_and(|last| last.to.distance(next) <= SAME)
}

/// The parts of a segment that no earlier segment covers. An arc is covered by the same arc only.
fn uncut(stretch: Segment, known: &[Segment]) -> Vec<Segment> {
    if stretch.bulge != 0.0 {
        let again = known.iter().any(|other| same_arc(stretch, *other));
        return if again { Vec::new() } else { vec![stretch] };
    }
    let length = stretch.from.distance(stretch.to);
    let mut open: Vec<(f64, f64)> = vec![(0.0, length)];
    for (start, end) in known.iter().filter_map(|other| shared(stretch, *other)) {
        open = open.into_iter().flat_map(|(from, to)| [(from, to.min(start)), (from.max(end), to)]).collect();
        open.retain(|(from, to)| to - from > 2.0 * SAME);
    }
    if open == [(0.0, length)] {
        return vec![stretch];
    }
    let at = |along: f64| stretch.from.lerp(stretch.to, along / length);
    open.into_iter().map(|(from, to)| Segment::straight(at(from), at(to))).collect()
}

/// The interval of a straight line that another covers, in millimetres from its start.
fn shared(stretch: Segment, other: Segment) -> Option<(f64, f64)> {
    let (along, beside) = ((stretch.to - stretch.from).normalize(), (other.to - other.from).normalize());
    let length = stretch.from.distance(stretch.to);
    let (one, two) = ((other.from - stretch.from).dot(along), (other.to - stretch.from).dot(along));
    let (start, end) = (one.min(two).max(0.0), one.max(two).min(length));
    let near = |place: f64| beside.cross(stretch.from + along * place - other.from).abs() <= SAME;
    (other.bulge == 0.0 && end - start >= LEAST.min(length) && near(start) && near(end)).then_some((start, end))
}

/// Whether two arcs are equal, in either direction.
fn same_arc(one: Segment, two: Segment) -> bool {
    let height = |stretch: Segment| stretch.bulge * stretch.from.distance(stretch.to) / 2.0;
    let ends = |from: Point, to: Point, other: f64| {
        one.from.distance(from) <= SAME && one.to.distance(to) <= SAME && (height(one) - other).abs() <= SAME
    };
    ends(two.from, two.to, height(two)) || ends(two.to, two.from, -height(two))
}

#[cfg(test)]
mod tests {
    use super::super::recognise;
    use super::*;
    use crate::geom::BezPath;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    /// The lines of a path, without duplicates.
    fn cut(path: &str) -> Vec<CutLine> {
        once(recognise::lines(&BezPath::from_svg(path).expect("a path")))
    }

    fn chains(lines: &[CutLine]) -> Vec<(f64, bool)> {
        let length = |chain: &Chain| chain.stretches.iter().map(|stretch| stretch.from.distance(stretch.to)).sum();
        let chain = |line: &CutLine| match line {
            CutLine::Chain(chain) => (length(chain), chain.closed),
            CutLine::Circle(circle) => panic!("{circle:?}"),
        };
        lines.iter().map(chain).collect()
    }

    #[test]
    fn two_squares_edge_to_edge_share_a_cut() {
        assert_eq!(chains(&cut("M0 0H10V10H0ZM10 0H20V10H10Z")), [(40.0, true), (30.0, false)]);
        assert_eq!(chains(&cut("M0 0H10V10H0ZM20 0H10V10H20Z")), [(40.0, true), (30.0, false)], "whichever way round");
    }

    #[test]
    fn a_block_of_nine_squares_is_cut_by_four_lines_each_way() {
        let squares = (0..9).map(|place| format!("M{} {}h10v10h-10Z", place % 3 * 10, place / 3 * 10));
        let lengths: f64 = chains(&cut(&squares.collect::<String>())).iter().map(|(length, _)| length).sum();
        assert!((lengths - 8.0 * 30.0).abs() < 1e-9, "{lengths}");
    }

    #[test]
    fn a_strip_beside_squares_loses_only_what_they_share() {
        let lines = cut("M5 0H15V10H5ZM0 10H30V20H0Z");
        assert_eq!(chains(&lines), [(40.0, true), (70.0, false)], "the strip is cut in one go, from square to square");
    }

    #[test]
    fn the_same_outline_twice_is_cut_once_round_or_not() {
        assert_eq!(cut("M0 0H10V10H0ZM10 10H0V0H10Z").len(), 1);
        let round = "A5 5 0 0 1 0 5A5 5 0 0 1 -5 0A5 5 0 0 1 0 -5A5 5 0 0 1 5 0Z";
        assert_eq!(cut(&format!("M5 0{round}M5 0{round}")).len(), 1);
        let stadium = "M0 0H10C12.7614 0 15 2.2386 15 5S12.7614 10 10 10H0Z";
        assert_eq!(cut(&format!("{stadium}{stadium}")).len(), 1);
    }

    #[test]
    fn lines_that_touch_or_cross_are_not_split() {
        let apart = ["M0 0H10V10H0ZM10.1 0H20V10H10.1Z", "M0 0H10V10H0ZM10 10H20V20H10Z", "M0 0H10V10H0ZM5 5H15V15H5Z"];
        for path in apart {
            assert_eq!(chains(&cut(path)).iter().filter(|(_, closed)| *closed).count(), 2, "{path}");
        }
    }
    proptest! {
        /// On a grid the unit edges covered by the rectangles can be counted.
        #[test]
        fn any_rectangles_are_cut_along_all_their_edges_and_along_none_twice(
            boxes in prop::collection::vec((0u8..8, 0u8..8, 1u8..6, 1u8..6), 1..9)
        ) {
            let path: String = boxes.iter().map(|(x, y, w, h)| format!("M{x} {y}h{w}v{h}h-{w}Z")).collect();
            let mut edges = BTreeSet::new();
            for &(x, y, w, h) in &boxes {
                edges.extend((x..x + w).flat_map(|x| [(x, y, true), (x, y + h, true)]));
                edges.extend((y..y + h).flat_map(|y| [(x, y, false), (x + w, y, false)]));
            }
            let lengths: f64 = chains(&cut(&path)).iter().map(|(length, _)| length).sum();
            prop_assert!((lengths - edges.len() as f64).abs() < 1e-9, "{lengths} mm for {} edges", edges.len());
        }
    }
}
