//! A page's cut lines as SVG, for cutters and lasers: in millimetres, red hairlines to cut, blue ones to score, black
//! registration marks, green outlines of what is glued, nothing else. Each line is a top-level element in page coordinates, because cutter software
//! often ignores groups and transforms; a circle is a `circle`, so that it shows a diameter.

use super::cut_lines::{Chain, CutLine, job};
use super::decimal::decimal_text;
use crate::geom::Point;
use crate::scene::{Document, LayerKind};
use ::svg::Node;
use ::svg::node::element::{Element, SVG};

/// The colour of cut lines by the convention of lasers.
const RED: &str = "#ff0000";
/// The colour of scored lines.
const BLUE: &str = "#0000ff";
/// The colour of glued areas.
const GREEN: &str = "#00a000";
/// The colour of registration marks.
const BLACK: &str = "#000000";
/// Line width in millimetres: a thousandth of an inch, which lasers treat as a cut.
const HAIRLINE: f64 = 0.0254;
/// Decimals of a millimetre.
const PLACES: u32 = 4;

/// The page's cut lines as an SVG file, page counted from 0; `None` if nothing is cut. A line shared by two neighbours
/// is in it once. What is glued and registration marks are on layers of their own, in green and in black.
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
    // Score first: parts that are cut out can shift.
    job.scores.iter().for_each(|line| root.append(element(line, BLUE)));
    job.cuts.iter().for_each(|line| root.append(element(line, RED)));
    let apart = [
        ("glue", LayerKind::Glue, GREEN, job.glued),
        ("registration-marks", LayerKind::Registration, BLACK, job.marks),
    ];
    for (id, kind, colour, lines) in apart.into_iter().filter(|(.., lines)| !lines.is_empty()) {
        root = root.set("xmlns:inkscape", "http://www.inkscape.org/namespaces/inkscape");
        let mut layer = Element::new("g");
        layer.assign("id", id);
        layer.assign("inkscape:groupmode", "layer");
        layer.assign("inkscape:label", kind.label());
        lines.iter().for_each(|line| layer.append(element(line, colour)));
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

/// The value of a `d` attribute, in absolute coordinates.
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
            // `Z` draws the last line.
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

/// A number with a leading zero, which simple parsers require.
fn number(value: f64) -> String {
    let text = decimal_text(value, PLACES);
    match text.strip_prefix('-') {
        Some(rest) if rest.starts_with('.') => format!("-0{rest}"),
        None if text.starts_with('.') => format!("0{text}"),
        Some(_) | None => text,
    }
}
