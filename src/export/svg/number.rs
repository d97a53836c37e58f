//! Numbers, paths, maps and colours as short text.

use crate::geom::{Affine, BezPath, PathEl, Point};
use crate::scene::Colour;
use std::fmt::Write;

/// Steps to a millimetre in a path: a thousandth is a twentieth of what the finest cutter can do.
const STEPS: f64 = 1000.0;

/// A number with at most four decimals and no needless character, such as `-.25`.
pub fn decimal(value: f64) -> String {
    short(value, 4)
}

/// A number with at most `decimals` decimals.
fn short(value: f64, decimals: usize) -> String {
    let text = format!("{value:.decimals$}");
    let text = if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { &text };
    match text {
        "-0" | "" => "0".to_owned(),
        _ => match text.strip_prefix("-0.") {
            Some(rest) => format!("-.{rest}"),
            None => text.strip_prefix("0.").map_or_else(|| text.to_owned(), |rest| format!(".{rest}")),
        },
    }
}

/// The value of a `transform` attribute; `None` if nothing moves.
pub fn transform(map: Affine) -> Option<String> {
    // The linear part is multiplied by up to a thousand font units: it needs more decimals than a length.
    let [a, b, c, d, x, y] = map.as_coeffs();
    let linear = [a, b, c, d].map(|value| short(value, 8));
    let (x, y) = (decimal(x), decimal(y));
    let linear: Vec<&str> = linear.iter().map(String::as_str).collect();
    match (linear.as_slice(), x.as_str(), y.as_str()) {
        (["1", "0", "0", "1"], "0", "0") => None,
        (["1", "0", "0", "1"], x, "0") => Some(format!("translate({x})")),
        (["1", "0", "0", "1"], x, y) => Some(format!("translate({x} {y})")),
        ([a, b, c, d], x, y) => Some(format!("matrix({a} {b} {c} {d} {x} {y})")),
        _ => unreachable!("a plane map has four linear coefficients"),
    }
}

/// A colour as `#rrggbb`.
pub fn hex(colour: Colour) -> String {
    let (r, g, b) = colour.rgb();
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// The value of a `d` attribute. Points are rounded to thousandths where they lie, not where the last one did, so that
/// the error of relative commands never adds up.
pub fn path_data(path: &BezPath) -> String {
    let mut out = String::new();
    let (mut here, mut start) = ((0, 0), (0, 0));
    let mut last = ' ';
    for element in path.elements() {
        let (command, points): (char, &[Point]) = match element {
            PathEl::MoveTo(to) => ('M', &[*to]),
            PathEl::LineTo(to) => ('l', &[*to]),
            PathEl::QuadTo(a, to) => ('q', &[*a, *to]),
            PathEl::CurveTo(a, b, to) => ('c', &[*a, *b, *to]),
            PathEl::ClosePath => ('z', &[]),
        };
        if let (&[to], 'l') = (points, command) {
            line(&mut out, &mut last, here, step(to));
            here = step(to);
            continue;
        }
        if command != last || command == 'M' {
            out.push(command);
        }
        let from = if command == 'M' { (0, 0) } else { here };
        for point in points {
            here = step(*point);
            number(&mut out, here.0 - from.0);
            number(&mut out, here.1 - from.1);
        }
        match command {
            'M' => start = here,
            'z' => here = start,
            _ => {}
        }
        last = command;
    }
    out
}

/// A straight line, by the shortest of the three commands.
fn line(out: &mut String, last: &mut char, from: (i64, i64), to: (i64, i64)) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let command = match (dx, dy) {
        (_, 0) => 'h',
        (0, _) => 'v',
        _ => 'l',
    };
    if command != *last {
        out.push(command);
        *last = command;
    }
    if command != 'v' {
        number(out, dx);
    }
    if command != 'h' {
        number(out, dy);
    }
}

/// A point in steps.
fn step(point: Point) -> (i64, i64) {
    ((point.x * STEPS).round() as i64, (point.y * STEPS).round() as i64)
}

/// A number of steps, with a space before it where one is needed.
fn number(out: &mut String, steps: i64) {
    if steps >= 0 && !out.ends_with(|c: char| c.is_ascii_alphabetic()) {
        out.push(' ');
    }
    if steps < 0 {
        out.push('-');
    }
    let (whole, part) = (steps.unsigned_abs() / 1000, steps.unsigned_abs() % 1000);
    let _ = match (whole, part) {
        (whole, 0) => write!(out, "{whole}"),
        (0, part) => write!(out, ".{part:03}"),
        (whole, part) => write!(out, "{whole}.{part:03}"),
    };
    if part != 0 {
        out.truncate(out.trim_end_matches('0').len());
    }
}
