//! A page's cut lines as SVG, for cutters and lasers: real millimetres, red hairlines to cut, blue ones to score, black
//! ones for the marks to align them by, nothing else. Each line stands by itself in the space of the page, because the
//! software of cutters often reads neither groups nor transforms, and a circle is a circle, so that it shows a diameter.

use super::cut_lines::{Chain, CutLine, job};
use super::decimal;
use crate::geom::Point;
use crate::scene::{Document, LayerKind};
use ::svg::Node;
use ::svg::node::element::{Element, SVG};

/// The colour by which lasers know what to cut.
const RED: &str = "#ff0000";
/// The colour by which they know what to score.
const BLUE: &str = "#0000ff";
/// The colour of marks, which are not cut.
const BLACK: &str = "#000000";
/// The width of a line in millimetres: a thousandth of an inch, which every laser takes for a cut.
const HAIRLINE: f64 = 0.0254;
/// Decimals of a millimetre.
const PLACES: u32 = 4;

/// The page's cut lines as an SVG file, page counted from 0; `None` if nothing on the page is cut. A line that two
/// neighbours share is in it once. Registration marks lie on a layer of their own, in black.
///
/// # Panics
/// If the document has no such page.
pub fn cut_svg(document: &Document, page: usize) -> Option<String> {
    let job = job(document, page)?;
    let media = document.pages[page].media;
    let (width, height) = (number(media.width), number(media.height));
    let mut root = SVG::new()
        .set("width", format!("{width}mm"))
        .set("height", format!("{height}mm"))
        .set("viewBox", format!("0 0 {width} {height}"))
        .set("version", "1.1");
    // What is cut out can slip: it is scored before.
    job.scores.iter().for_each(|line| root.append(element(line, BLUE)));
    job.cuts.iter().for_each(|line| root.append(element(line, RED)));
    if !job.marks.is_empty() {
        root = root.set("xmlns:inkscape", "http://www.inkscape.org/namespaces/inkscape");
        let mut layer = Element::new("g");
        layer.assign("id", "registration-marks");
        layer.assign("inkscape:groupmode", "layer");
        layer.assign("inkscape:label", LayerKind::Registration.label());
        job.marks.iter().for_each(|line| layer.append(element(line, BLACK)));
        root.append(layer);
    }
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
