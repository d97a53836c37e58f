//! Whether paths are the same but for their place, size and paint.

use super::used_resources::scale;
use crate::geom::{Affine, PathEl, Point};
use crate::scene::{Dash, PathItem, Stroke};

/// Maximum distance of points that count as the same, in millimetres on paper: computing leaves much less.
const WITHIN: f64 = 0.0005;
/// The same for line widths, as a share.
const WIDTH: f64 = 1e-4;

/// In what two runs of paths of the same shape agree.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Sameness {
    /// All paths of each run have one fill and one line, or none.
    pub(super) paints_are_one: bool,
    /// Each path has the same paints in both runs.
    pub(super) paints_are_the_same: bool,
}

impl Sameness {
    /// Compares a run with the root's, which the map moves onto it; `None` if their shapes differ. `size` is the scale
    /// of the run on paper.
    pub(super) fn of(root: &[&PathItem], run: &[&PathItem], map: Affine, size: f64) -> Option<Sameness> {
        // The earlier paths were compared before; the new one is the first or the last.
        let new = [(root.first(), run.first()), (root.last(), run.last())];
        for (root, item) in new {
            let (root, item) = (root?, item?);
            if root.even_odd != item.even_odd || !is_moved(root, item, map, size) || !alike_painted(root, item) {
                return None;
            }
        }
        let fills = || run.iter().filter_map(|item| item.fill.as_ref());
        let lines = || run.iter().filter_map(|item| item.stroke.as_ref());
        let one_fill = fills().all(|fill| Some(fill) == fills().next());
        let one_line = lines().all(|line| Some(line) == lines().next());
        let larger = scale(map);
        let same = |(root, item): (&&PathItem, &&PathItem)| {
            root.fill == item.fill
                && match (&root.stroke, &item.stroke) {
                    (Some(root), Some(line)) => is_same_line(&transformed(root, larger), line),
                    (None, None) => true,
                    (Some(_), None) | (None, Some(_)) => false,
                }
        };
        let paints_are_the_same = root.iter().zip(run).all(same);
        Some(Sameness { paints_are_one: one_fill && one_line, paints_are_the_same })
    }

    /// In what both agree.
    pub(super) fn and(self, other: Sameness) -> Sameness {
        Sameness {
            paints_are_one: self.paints_are_one && other.paints_are_one,
            paints_are_the_same: self.paints_are_the_same && other.paints_are_the_same,
        }
    }
}

/// Whether both are filled, and both have a line.
fn alike_painted(one: &PathItem, other: &PathItem) -> bool {
    one.fill.is_some() == other.fill.is_some() && one.stroke.is_some() == other.stroke.is_some()
}

/// A number that paths of the same shape and kind of painting have in common.
pub(super) fn kinds(item: &PathItem) -> u64 {
    let painted = [item.even_odd, item.fill.is_some(), item.stroke.is_some()];
    let start = painted.iter().fold(0xCBF2_9CE4_8422_2325_u64, |hash, &flag| hash << 1 ^ u64::from(flag));
    item.path.elements().iter().fold(start, |hash, element| {
        let kind = match element {
            PathEl::MoveTo(_) => 1,
            PathEl::LineTo(_) => 2,
            PathEl::QuadTo(..) => 3,
            PathEl::CurveTo(..) => 4,
            PathEl::ClosePath => 5,
        };
        (hash ^ kind).wrapping_mul(0x0100_0000_01B3)
    })
}

/// The map that moves and scales a path onto another one, drawn at this scale; `None` if there is none.
pub(super) fn similar(root: &PathItem, item: &PathItem, size: f64) -> Option<Affine> {
    if root.even_odd != item.even_odd || !alike_painted(root, item) {
        return None;
    }
    let (from, to) = (root.path.control_box(), item.path.control_box());
    let larger = to.size().to_vec2().hypot() / from.size().to_vec2().hypot();
    // The same path in other groups is frequent, and needs no computing.
    let larger = if (larger - 1.0).abs() < 1e-12 { 1.0 } else { larger };
    let by = to.center().to_vec2() - from.center().to_vec2() * larger;
    let map = Affine::translate(by) * Affine::scale(larger);
    (larger.is_finite() && larger > 0.0 && is_moved(root, item, map, size)).then_some(map)
}

/// Whether the map moves a path onto the other one, drawn at this scale.
fn is_moved(root: &PathItem, item: &PathItem, map: Affine, size: f64) -> bool {
    let (root, item) = (root.path.elements(), item.path.elements());
    let within = WITHIN / size;
    let near = |from: Point, to: Point| (map * from - to).hypot2() <= within * within;
    root.len() == item.len()
        && root.iter().zip(item).all(|pair| match pair {
            (PathEl::MoveTo(from), PathEl::MoveTo(to)) | (PathEl::LineTo(from), PathEl::LineTo(to)) => near(*from, *to),
            (PathEl::QuadTo(a, from), PathEl::QuadTo(b, to)) => near(*a, *b) && near(*from, *to),
            (PathEl::CurveTo(a, b, from), PathEl::CurveTo(c, d, to)) => {
                near(*a, *c) && near(*b, *d) && near(*from, *to)
            }
            (PathEl::ClosePath, PathEl::ClosePath) => true,
            _ => false,
        })
}

/// A line, scaled.
pub(super) fn transformed(line: &Stroke, by: f64) -> Stroke {
    let dash = line
        .dash
        .as_ref()
        .map(|dash| Dash { pattern: dash.pattern.iter().map(|length| length * by).collect(), phase: dash.phase * by });
    Stroke { width: line.width * by, dash, ..line.clone() }
}

fn is_same_line(one: &Stroke, other: &Stroke) -> bool {
    let near = |one: f64, other: f64| (one - other).abs() <= WIDTH * one.abs().max(other.abs());
    let dashes = match (&one.dash, &other.dash) {
        (None, None) => true,
        (Some(one), Some(other)) => {
            one.pattern.len() == other.pattern.len()
                && one.pattern.iter().zip(&other.pattern).all(|(one, other)| near(*one, *other))
                && near(one.phase, other.phase)
        }
        (Some(_), None) | (None, Some(_)) => false,
    };
    dashes && near(one.width, other.width) && (&one.paint, one.cap, one.join) == (&other.paint, other.cap, other.join)
}
