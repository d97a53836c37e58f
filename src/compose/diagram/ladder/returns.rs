//! Return arrows: captures against the order of strength. Along a row they run below it, each in a lane of its own.

use super::lettering::{TypeRole, fitted};
use crate::canvas::shapes::polyline;
use crate::compose::diagram::canvas::DiagramCanvas;
use crate::geom::{Affine, BezPath, Point, Vec2};
use crate::rulesheet::LadderArrow;
use crate::typeset::{Across, Down, Label};

/// The style of arrows, in millimetres.
#[derive(Debug, Clone, Copy)]
pub(super) struct ArrowStyle {
    /// The line width.
    pub line: f64,
    /// The corner radius.
    pub corner: f64,
    /// The length of an arrow head.
    pub head: f64,
    /// The font size of a sentence.
    pub sentence: f64,
}

/// An arrow with the positions of its attacker and victim along the ladder.
#[derive(Debug, Clone, Copy)]
pub(super) struct Return<'l> {
    pub arrow: &'l LadderArrow,
    pub from: f64,
    pub to: f64,
}

/// Shorter arrows first, so that they nest; coinciding ends are moved apart.
pub(super) fn nested(mut returns: Vec<Return<'_>>, apart: f64) -> Vec<Return<'_>> {
    returns.sort_by(|a, b| (a.from - a.to).abs().total_cmp(&(b.from - b.to).abs()));
    let mut used: Vec<f64> = Vec::new();
    for back in &mut returns {
        for (end, inwards) in [(&mut back.from, 1.0), (&mut back.to, -1.0)] {
            let same = used.iter().filter(|&&other| (other - *end).abs() < 1e-6).count() as f64;
            used.push(*end);
            *end -= same * apart * inwards;
        }
    }
    returns
}

/// Draws arrows below a row, from `top` down, within `width`. Returns their lower end.
pub(super) fn below(
    canvas: &mut DiagramCanvas<'_, '_>,
    returns: Vec<Return<'_>>,
    top: f64,
    width: f64,
    hand: ArrowStyle,
) -> f64 {
    let returns = nested(returns, 1.3 * hand.head);
    let mut reach = top;
    let mut lane = top + (0.4 * hand.head + hand.corner).max(hand.head + 1.2);
    for (place, back) in returns.iter().enumerate() {
        let label = fitted(canvas.resources, TypeRole::Sentence, &back.arrow.text, hand.sentence, 0.98 * width);
        let (left, right) = (back.from.min(back.to), back.from.max(back.to));
        let wide = label.as_ref().map_or(0.0, |label| label.ink().width());
        let others: Vec<f64> = returns[place + 1..].iter().flat_map(|other| [other.from, other.to]).collect();
        let free =
            |from: f64, to: f64| from >= 0.0 && to <= width && !others.iter().any(|&x| from - 1.0 < x && x < to + 1.0);
        let air = 0.7 * hand.sentence;
        let (mut gap, mut below, mut at) = (None, 0.0, (left + right) / 2.0);
        if right - left > wide + 2.0 * (hand.corner + air + 1.0) {
            gap = label.is_some().then_some((at - wide / 2.0 - air, at + wide / 2.0 + air));
        } else if free(right + air, right + air + wide) {
            at = right + air + wide / 2.0;
        } else if free(left - air - wide, left - air) {
            at = left - air - wide / 2.0;
        } else {
            at = at.clamp(wide / 2.0, (width - wide / 2.0).max(wide / 2.0));
            below = 1.15 * hand.sentence;
        }
        line(canvas, back, top, lane, gap, hand);
        if let Some(label) = &label {
            put(canvas, label, Point::new(at, lane + below + 0.29 * hand.sentence), 0.0);
        }
        reach = reach.max(lane + below + 0.5 * hand.sentence.max(hand.line));
        lane += below + 1.5 * hand.sentence;
    }
    reach
}

fn line(
    canvas: &mut DiagramCanvas<'_, '_>,
    back: &Return<'_>,
    top: f64,
    lane: f64,
    gap: Option<(f64, f64)>,
    hand: ArrowStyle,
) {
    let ink = canvas.context.inks.ink;
    let (from, to) = (Point::new(back.from, top), Point::new(back.to, top));
    let up = Vec2::new(0.0, -1.0);
    let start = if back.arrow.mutual { from - up * (0.7 * hand.head) } else { from };
    let path =
        bent(&[start, Point::new(from.x, lane), Point::new(to.x, lane), to - up * (0.7 * hand.head)], hand.corner);
    match gap {
        None => canvas.ruled(path, ink, hand.line),
        Some((left, right)) => {
            // Both halves, interrupted by the sentence.
            let (near, far) = if from.x > to.x { (right, left) } else { (left, right) };
            let halves = [
                bent(&[start, Point::new(from.x, lane), Point::new(near, lane)], hand.corner),
                bent(&[Point::new(far, lane), Point::new(to.x, lane), to - up * (0.7 * hand.head)], hand.corner),
            ];
            for half in halves {
                canvas.ruled(half, ink, hand.line);
            }
        }
    }
    head(canvas, to, up, hand);
    if back.arrow.mutual {
        head(canvas, from, up, hand);
    }
}

/// An arrow head with its tip here.
pub(super) fn head(canvas: &mut DiagramCanvas<'_, '_>, tip: Point, way: Vec2, hand: ArrowStyle) {
    let (back, out) = (tip - way * hand.head, way.turn_90() * (0.52 * hand.head));
    let path = polyline(&[tip, back + out, tip - way * (0.78 * hand.head), back - out], true);
    canvas.fill(path, canvas.context.inks.ink);
}

/// A polyline with rounded corners.
pub(super) fn bent(points: &[Point], radius: f64) -> BezPath {
    let mut path = BezPath::new();
    for (place, &point) in points.iter().enumerate() {
        if place == 0 {
            path.move_to(point);
            continue;
        }
        let Some(&next) = points.get(place + 1) else {
            path.line_to(point);
            continue;
        };
        let (come, go) = (point - points[place - 1], next - point);
        let r = radius.min(come.hypot() / 2.0).min(go.hypot() / 2.0);
        if r < 1e-6 {
            path.line_to(point);
            continue;
        }
        let (from, to) = (point - come.normalize() * r, point + go.normalize() * r);
        const QUARTER: f64 = 0.552_284_75;
        path.line_to(from);
        path.curve_to(from.lerp(point, QUARTER), to.lerp(point, QUARTER), to);
    }
    path
}

/// A sentence with its baseline centred here, rotated by degrees.
pub(super) fn put(canvas: &mut DiagramCanvas<'_, '_>, label: &Label, at: Point, degrees: f64) {
    let turn = Affine::translate(at.to_vec2()) * Affine::rotate(degrees.to_radians());
    let run = label.run_by(turn * label.shift(Across::Middle, Down::Baseline), canvas.context.inks.ink);
    canvas.push(run);
}
