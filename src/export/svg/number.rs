//! Numbers, paths, maps and colours in compact form.

use crate::export::decimal::{decimal_text, nearest, steps};
use crate::geom::{Affine, BezPath, PathEl, Point};
use crate::scene::Colour;

/// Decimals of a millimetre in a path: a thousandth is a twentieth of the finest cutter's resolution.
const PLACES: u32 = 3;
/// Steps per millimetre in a path.
const STEPS: f64 = 10_i32.pow(PLACES) as f64;

/// A number with at most four decimals, in the shortest form, such as `-.25`.
pub fn decimal(value: f64) -> String {
    decimal_text(value, 4)
}

/// The value of a `transform` attribute; `None` for the identity.
pub fn transform(map: Affine) -> Option<String> {
    // The linear part is multiplied by up to a thousand font units: it needs more decimals than a length.
    let [a, b, c, d, x, y] = map.as_coeffs();
    let linear = [a, b, c, d].map(|value| decimal_text(value, 8));
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

/// The value of a `d` attribute. Absolute positions are rounded to thousandths, so that the errors of relative commands
/// do not add up.
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
    (nearest(point.x * STEPS), nearest(point.y * STEPS))
}

/// A number of steps, preceded by a space if needed.
fn number(out: &mut String, count: i64) {
    if count >= 0 && !out.ends_with(|c: char| c.is_ascii_alphabetic()) {
        out.push(' ');
    }
    steps(out, count, PLACES);
}
