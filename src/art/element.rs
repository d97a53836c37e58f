//! Elements of shipped drawings as paths: `path`, `circle`, `ellipse` and `rect`.

use super::ArtError;
use super::error::excerpt;
use crate::geom::{BezPath, Circle, Ellipse, Rect, RoundedRect, Shape};
use resvg::usvg::roxmltree::Node;

/// How far the curves of a drawing may lie from the true ones, in the drawing's units.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tolerance {
    /// Those of circles and of round corners.
    pub circle: f64,
    /// Those of ellipses.
    pub ellipse: f64,
}

/// The path of an element; `None` if it is of another kind.
pub(super) fn path(node: &Node<'_, '_>, tolerance: Tolerance) -> Result<Option<BezPath>, ArtError> {
    let number = |name| number(node, name).map(Option::unwrap_or_default);
    let centre = || Ok::<_, ArtError>((number("cx")?, number("cy")?));
    Ok(Some(match node.tag_name().name() {
        "path" => {
            let data = node.attribute("d").unwrap_or_default();
            BezPath::from_svg(data)
                .map_err(|why| ArtError::new(excerpt(data), format!("expects path data of SVG ({why})")))?
        }
        "circle" => Circle::new(centre()?, number("r")?).to_path(tolerance.circle),
        "ellipse" => Ellipse::new(centre()?, (number("rx")?, number("ry")?), 0.0).to_path(tolerance.ellipse),
        "rect" => {
            let rect = Rect::from_origin_size((number("x")?, number("y")?), (number("width")?, number("height")?));
            match number("rx")?.min(rect.width() / 2.0).min(rect.height() / 2.0) {
                radius if radius > 0.0 => RoundedRect::from_rect(rect, radius).to_path(tolerance.circle),
                _ => rect.to_path(tolerance.circle),
            }
        }
        _ => return Ok(None),
    }))
}

/// The number in an attribute, if the element has it.
pub(super) fn number(node: &Node<'_, '_>, name: &str) -> Result<Option<f64>, ArtError> {
    let read = |text: &str| {
        text.parse().map_err(|_| ArtError::new(format!("{name}={}", excerpt(text)), "expects a number without a unit"))
    };
    node.attribute(name).map(read).transpose()
}

/// The classes of an element.
pub(super) fn classes<'a>(node: &Node<'a, '_>) -> impl Iterator<Item = &'a str> {
    node.attribute("class").unwrap_or_default().split_ascii_whitespace()
}

/// “line 12: ” of a node, for messages.
pub(super) fn at(node: &Node<'_, '_>) -> String {
    format!("line {}: ", node.document().text_pos_at(node.range().start).row)
}
