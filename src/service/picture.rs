//! A part of a page as pixels, for a screen.

use super::kept_set::KeptSet;
use super::make::parts;
use super::message::NamedFile;
use super::refusal::Refusal;
use super::request::{Answer, Request};
use super::theme_request::ThemeRequest;
use crate::export::bitmap::{MOST_A_SIDE, MOST_PIXELS, bitmap};
use crate::geom::{Affine, Rect, Shape};
use crate::scene::{Document, Item, Layer, LayerKind, Page, Symbol, every_item};
use serde::Deserialize;
use serde_json::json;
use std::borrow::Cow;

/// The farthest that an area may lie from the page's corner, in millimetres.
const FARTHEST: f64 = 10_000.0;
/// The layers around the finished work.
const LINES: [LayerKind; 2] = [LayerKind::Cut, LayerKind::Guides];

/// The fields of the request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    #[serde(default)]
    theme: ThemeRequest,
    /// The parts of the set that are made, all if none is named.
    #[serde(default)]
    parts: Vec<String>,
    of: Subject,
    /// Pixels per millimetre.
    scale: f64,
    /// The left and upper edge, the width and height of what is shown, in millimetres; the whole otherwise.
    area: Option<[f64; 4]>,
    /// Whether cut lines, marks and rulers are shown.
    #[serde(default)]
    lines: bool,
}

/// What is drawn.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum Subject {
    /// A page.
    Page(PageName),
    /// What is cut out of a page first, or its trimmed area.
    Cutout(PageName),
    /// A symbol that some page uses, such as `sticker-cat-w`.
    Symbol(String),
}

/// A page: its part, and its number within it, from 1.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PageName {
    part: String,
    number: usize,
}

/// Draws a page, a part of one, or a symbol.
pub(super) fn picture(request: Request<'_>) -> Result<Answer, Refusal> {
    let (wanted, files): (Fields, _) = request.fields()?;
    let named = parts(&wanted.parts)?;
    let kept = KeptSet::of(wanted.theme, files, named)?;
    let document = &kept.laid.set.document;
    let (whole, drawn) = match &wanted.of {
        Subject::Page(name) => {
            let page = page(document, name)?;
            (page.media.to_rect(), layers(page, wanted.lines))
        }
        Subject::Cutout(name) => {
            let page = page(document, name)?;
            (cutout(document, page), layers(page, wanted.lines))
        }
        Subject::Symbol(name) => {
            let symbol = symbol(document, name)?;
            (symbol.bounds, vec![&*symbol.items])
        }
    };
    let area = wanted.area.map_or(Ok(whole), area)?;
    let drawn = bitmap(document, &drawn, area, wanted.scale).ok_or_else(|| {
        let message = format!("a picture has from 1 to {MOST_PIXELS} pixels, and no more than {MOST_A_SIDE} in a side");
        Refusal::new("out-of-range", message)
    })?;
    let head = json!({ "width": drawn.width, "height": drawn.height });
    let file = NamedFile { name: "picture.bmp".to_owned(), bytes: Cow::Owned(drawn.bytes) };
    Ok(Answer { head, files: vec![file] })
}

/// What is drawn of a page.
fn layers(page: &Page, lines: bool) -> Vec<&[Item]> {
    let shown = |layer: &&Layer| layer.kind.printed() && (lines || !LINES.contains(&layer.kind));
    page.layers.iter().filter(shown).map(|layer| &*layer.items).collect()
}

/// A laser cuts the board and the pieces out of one sheet, the board first.
fn cutout(document: &Document, page: &Page) -> Rect {
    let cuts = page.layers.iter().filter(|layer| layer.kind == LayerKind::Cut);
    let all = cuts.flat_map(|layer| every_item(&layer.items, &document.symbols, Affine::IDENTITY));
    let mut paths = all.filter_map(|(item, place)| match item {
        Item::Path(path) => Some(place.transform_rect_bbox(path.path.bounding_box())),
        _ => None,
    });
    paths.next().unwrap_or(page.trim)
}

fn page<'d>(document: &'d Document, PageName { part, number }: &PageName) -> Result<&'d Page, Refusal> {
    let pages = || document.pages.iter().filter(|page| page.part == *part);
    number.checked_sub(1).and_then(|place| pages().nth(place)).ok_or_else(|| {
        Refusal::new(
            "no-page",
            match pages().count() {
                0 => "the set has no page of this part".to_owned(),
                count => format!("number expects an integer from 1 to {count}, not {number}"),
            },
        )
    })
}

fn symbol<'d>(document: &'d Document, name: &str) -> Result<&'d Symbol, Refusal> {
    let layers = || document.pages.iter().flat_map(|page| &page.layers);
    let used = |place: usize| {
        let uses = |(item, _): (&Item, Affine)| matches!(item, Item::Use(used) if used.symbol.0 == place);
        layers().any(|layer| every_item(&layer.items, &[], Affine::IDENTITY).into_iter().any(uses))
    };
    let found = document.symbols.iter().position(|symbol| symbol.name == name).filter(|&place| used(place));
    found
        .map(|place| &document.symbols[place])
        .ok_or_else(|| Refusal::new("no-symbol", "no page of the set uses a symbol of this name"))
}

/// The area with this corner and these sides.
fn area([x, y, width, height]: [f64; 4]) -> Result<Rect, Refusal> {
    let is_near = |number: f64| number.abs() <= FARTHEST;
    if ![x, y, width, height].into_iter().all(is_near) || width <= 0.0 || height <= 0.0 {
        let message = format!("area expects x, y, width and height within {FARTHEST} mm, and sides above 0");
        return Err(Refusal::new("out-of-range", message));
    }
    Ok(Rect::new(x, y, x + width, y + height))
}
