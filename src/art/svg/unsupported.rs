//! Refuses what a drawing must not contain: scripts, text, references outside the file, invalid numbers.

use super::limits::{MOST_SEGMENTS, too_many_segments};
use crate::art::ArtError;
use crate::art::element::at;
use crate::art::error::excerpt;
use crate::geom::BezPath;
use resvg::usvg::roxmltree::{Document, Node};

const TYPE: &str = "turn text into paths in your drawing program";
const FILTER: &str = "flatten this effect in your drawing program";

/// Elements that are refused, with what to do instead.
const REFUSED: &[(&str, &str)] = &[
    ("script", "scripts are never run; remove it"),
    ("foreignObject", "draw it with paths"),
    ("iframe", "draw it with paths"),
    ("text", TYPE),
    ("textPath", TYPE),
    ("tspan", TYPE),
    ("tref", TYPE),
    ("altGlyph", TYPE),
    ("marker", "turn line ends and markers into paths in your drawing program"),
    ("feConvolveMatrix", FILTER),
    ("feDiffuseLighting", FILTER),
    ("feDisplacementMap", FILTER),
    ("feImage", FILTER),
    ("feMorphology", FILTER),
    ("feSpecularLighting", FILTER),
    ("feTile", FILTER),
    ("feTurbulence", FILTER),
];

/// Attributes that hold numbers.
const NUMBERS: &[&str] = &[
    "cx",
    "cy",
    "height",
    "points",
    "r",
    "rx",
    "ry",
    "stroke-width",
    "transform",
    "viewBox",
    "width",
    "x",
    "x1",
    "x2",
    "y",
    "y1",
    "y2",
];

/// The largest coordinate, in the drawing's units.
const FARTHEST: f64 = 1e7;

/// Refuses the first unsupported element or attribute, by name.
pub fn refuse(xml: &Document<'_>) -> Result<(), ArtError> {
    let root = xml.root_element().tag_name().name();
    if root != "svg" {
        return Err(ArtError::new(
            format!("this is not an SVG (its outermost element is <{root}>)"),
            "save the drawing as plain SVG",
        ));
    }
    let mut segments = 0;
    for node in xml.descendants() {
        if node.pi().is_some_and(|pi| pi.target == "xml-stylesheet") {
            return Err(ArtError::new(
                format!("{}this drawing refers to a style sheet outside the file", at(&node)),
                "save it as plain SVG",
            ));
        }
        if !node.is_element() {
            continue;
        }
        let name = node.tag_name().name();
        if let Some((_, right)) = REFUSED.iter().find(|(refused, _)| *refused == name) {
            return Err(ArtError::new(format!("{}this drawing contains a <{name}> element", at(&node)), *right));
        }
        for attribute in node.attributes() {
            if attribute.name() == "d" {
                segments += check_path(&node, name, attribute.value())?;
            } else {
                check_attribute(&node, name, attribute.name(), attribute.value())?;
            }
        }
        if segments > MOST_SEGMENTS {
            return Err(too_many_segments());
        }
    }
    Ok(())
}

fn check_attribute(node: &Node<'_, '_>, element: &str, name: &str, value: &str) -> Result<(), ArtError> {
    let begins = |start: &str| name.get(..start.len()).is_some_and(|head| head.eq_ignore_ascii_case(start));
    if begins("on") && name.len() > 2 {
        return Err(ArtError::new(
            format!("{}<{element}> has a script in its attribute {name}", at(node)),
            "scripts are never run; remove it",
        ));
    }
    let outside = match name {
        "href" => !(value.trim().starts_with('#') || (element == "image" && value.trim().starts_with("data:"))),
        _ => targets(value).any(|target| !target.starts_with('#')),
    };
    if outside {
        return Err(ArtError::new(
            format!("{}<{element}> refers to {}, outside the drawing", at(node), excerpt(value)),
            "embed it, or remove it",
        ));
    }
    let lower = value.to_ascii_lowercase();
    if NUMBERS.contains(&name) && (lower.contains("nan") || lower.contains("inf")) {
        return Err(ArtError::new(
            format!("{}<{element}> has the {name} {}, which is not a number", at(node), excerpt(value)),
            "save the drawing again, or correct this number",
        ));
    }
    Ok(())
}

/// How many segments a path has. Its data must be letters and numbers as SVG has them, each number of a size that can
/// be drawn.
fn check_path(node: &Node<'_, '_>, element: &str, data: &str) -> Result<usize, ArtError> {
    let known = |c: char| c.is_ascii_digit() || c.is_ascii_whitespace() || "+-.,eEMmLlHhVvCcSsQqTtAaZz".contains(c);
    let what = match data.chars().find(|&c| !known(c)) {
        _ if data.trim() == "none" => return Ok(0),
        Some(c) => format!("has “{c}” in its path, which is neither a number nor a command"),
        None => match BezPath::from_svg(data) {
            Err(why) => format!("has a broken path ({why})"),
            Ok(path) => {
                let reach = path.control_box();
                let farthest =
                    [reach.x0, reach.y0, reach.x1, reach.y1].into_iter().fold(0.0, |a: f64, b| a.max(b.abs()));
                if path.is_finite() && farthest <= FARTHEST {
                    return Ok(path.elements().len());
                }
                "has a point outside of any paper".to_owned()
            }
        },
    };
    Err(ArtError::new(format!("{}<{element}> {what}", at(node)), "save the drawing again, or correct this path"))
}

/// The content of each `url(…)` of a text, without quotes.
pub fn targets(text: &str) -> impl Iterator<Item = &str> {
    text.split("url(").skip(1).map(|rest| {
        let inner = rest.split(')').next().unwrap_or(rest);
        inner.trim().trim_matches(['"', '\'']).trim()
    })
}
