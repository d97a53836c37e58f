//! What is read on the pages of a document, and how large it is.

use shouqi::geom::Affine;
use shouqi::scene::{Document, Group, Item, LayerKind, Use};

/// Millimetres to a point.
const POINT: f64 = 25.4 / 72.0;

/// A run of text on a page.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    /// The part of the set that its page belongs to.
    pub part: String,
    /// The names of the symbols that it stands in, the outermost first.
    pub symbols: Vec<String>,
    /// What it says.
    pub text: String,
    /// Its size on paper, in points: the smaller one, where it is squeezed.
    pub points: f64,
}

/// Every run of a document, on layers that are printed.
pub fn found(document: &Document) -> Vec<Found> {
    let mut all = Vec::new();
    for page in &document.pages {
        for layer in page.layers.iter().filter(|layer| layer.kind != LayerKind::Safe) {
            walk(document, &layer.items, Affine::IDENTITY, (&page.part, &[]), &mut all);
        }
    }
    all
}

fn walk(document: &Document, items: &[Item], to: Affine, within: (&str, &[String]), all: &mut Vec<Found>) {
    let (part, symbols) = within;
    for item in items {
        match item {
            Item::Glyphs(run) => {
                let points = run.size * scale(to * run.transform) / POINT;
                all.push(Found { part: part.to_owned(), symbols: symbols.to_vec(), text: run.text.clone(), points });
            }
            Item::Group(Group { transform, items, .. }) => walk(document, items, to * *transform, within, all),
            Item::Use(Use { symbol, transform }) => {
                let symbol = &document.symbols[symbol.0];
                let symbols: Vec<String> = symbols.iter().chain([&symbol.name]).cloned().collect();
                walk(document, &symbol.items, to * *transform, (part, &symbols), all);
            }
            Item::Path(_) | Item::Image(_) => {}
        }
    }
}

/// How many times as large a map makes things, in the direction in which it enlarges them least across or up.
pub fn scale(map: Affine) -> f64 {
    let [a, b, c, d, ..] = map.as_coeffs();
    a.hypot(b).min(c.hypot(d))
}
