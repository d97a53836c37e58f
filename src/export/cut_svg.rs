//! A page's cut lines as SVG, for cutters and lasers: real millimetres, red hairlines to cut, blue ones to score where
//! it is folded, nothing else. Each line stands
//! by itself in the space of the page, because the software of cutters often reads neither groups nor transforms, and
//! a circle is a circle, so that it shows a diameter.

use super::cut_lines::{Chain, CutLine, cut_lines, score_lines};
use super::decimal;
use crate::geom::Point;
use crate::scene::Document;
use ::svg::Node;
use ::svg::node::element::{Element, SVG};

/// The colour by which lasers know what to cut.
const RED: &str = "#ff0000";
/// The colour by which they know what to score.
const BLUE: &str = "#0000ff";
/// The width of a line in millimetres: a thousandth of an inch, which every laser takes for a cut.
const HAIRLINE: f64 = 0.0254;
/// Decimals of a millimetre.
const PLACES: u32 = 4;

/// The page's cut lines as an SVG file, page counted from 0; `None` if nothing on the page is cut. A line that two
/// neighbours share is in it once.
///
/// # Panics
/// If the document has no such page.
pub fn cut_svg(document: &Document, page: usize) -> Option<String> {
    let lines = cut_lines(document, page);
    if lines.is_empty() {
        return None;
    }
    let media = document.pages[page].media;
    let (width, height) = (number(media.width), number(media.height));
    let mut root = SVG::new()
        .set("width", format!("{width}mm"))
        .set("height", format!("{height}mm"))
        .set("viewBox", format!("0 0 {width} {height}"))
        .set("version", "1.1");
    // What is cut out can slip: it is scored before.
    score_lines(document, page).iter().for_each(|line| root.append(element(line, BLUE)));
    lines.iter().for_each(|line| root.append(element(line, RED)));
    Some(format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{root}\n"))
}

fn element(line: &CutLine, colour: &str) -> Element {
    let mut element = match line {
        CutLine::Circle(circle) => {
            let mut element = Element::new("circle");
            element.assign("cx", number(circle.center.x));
            element.assign("cy", number(circle.center.y));
            element.assign("r", number(circle.radius));
            element
        }
        CutLine::Chain(chain) => {
            let mut element = Element::new("path");
            element.assign("d", path_data(chain));
            element
        }
    };
    element.assign("fill", "none");
    element.assign("stroke", colour);
    element.assign("stroke-width", number(HAIRLINE));
    element
}

/// The value of a `d` attribute, every point where it lies on the page.
fn path_data(chain: &Chain) -> String {
    let mut out = String::new();
    let last = chain.stretches.len().saturating_sub(1);
    for (place, stretch) in chain.stretches.iter().enumerate() {
        if place == 0 {
            out += &format!("M{}", point(stretch.from));
        }
        match stretch.circle() {
            Some((_, radius)) => {
                let (radius, sweep) = (number(radius), u8::from(stretch.bulge > 0.0));
                out += &format!("A{radius} {radius} 0 0 {sweep} {}", point(stretch.to));
            }
            // The closing draws the last line.
            None if chain.closed && place == last => {}
            None => out += &format!("L{}", point(stretch.to)),
        }
    }
    if chain.closed {
        out.push('Z');
    }
    out
}

fn point(point: Point) -> String {
    format!("{} {}", number(point.x), number(point.y))
}

/// A number with a nought before its point, which the simplest readers want.
fn number(value: f64) -> String {
    let mut text = String::new();
    decimal::decimal(&mut text, value, PLACES);
    match text.strip_prefix('-') {
        Some(rest) if rest.starts_with('.') => format!("-0{rest}"),
        None if text.starts_with('.') => format!("0{text}"),
        Some(_) | None => text,
    }
}
