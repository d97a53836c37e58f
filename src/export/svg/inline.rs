//! A page as an SVG element within an HTML page: its trimmed area, with alternative text.

use super::element::Element;
use super::item::{legal, write_items};
use super::number::decimal;
use super::shared::Definitions;
use crate::scene::Document;
use ::svg::Node;
use ::svg::node::element::{Description, SVG, Title};

/// The alternative text of a picture.
pub struct SvgLabel<'a> {
    /// Its title.
    pub title: &'a str,
    /// Its description.
    pub description: &'a str,
}

/// Page `page` of the document, trimmed, in true size. All ids start with `prefix`: a letter, then letters, digits and
/// hyphens. There is no XML prolog, and no extension of drawing programs.
///
/// # Panics
/// If there is no such page.
pub fn inline(document: &Document, page: usize, prefix: &str, words: &SvgLabel<'_>) -> String {
    let page = &document.pages[page];
    let trim = page.trim;
    let [x, y, width, height] = [trim.x0, trim.y0, trim.width(), trim.height()].map(decimal);
    let (title, description) = (format!("{prefix}title"), format!("{prefix}desc"));
    let mut root = SVG::new()
        .set("xmlns:xlink", "http://www.w3.org/1999/xlink")
        .set("width", format!("{width}mm"))
        .set("height", format!("{height}mm"))
        .set("viewBox", format!("{x} {y} {width} {height}"))
        .set("role", "img")
        .set("aria-labelledby", title.as_str())
        .set("aria-describedby", description.as_str());
    root.append(Title::new(legal(words.title)).set("id", title));
    root.append(Description::new().set("id", description).add(::svg::node::Text::new(legal(words.description))));
    let mut shared = Definitions::new(document, prefix);
    let mut drawn = Element::new("g");
    for layer in page.layers.iter().filter(|layer| layer.kind.printed()) {
        write_items(&mut drawn, &layer.items, &mut shared);
    }
    if let Some(definitions) = shared.definitions() {
        root.append(definitions);
    }
    root.append(drawn);
    root.to_string()
}
