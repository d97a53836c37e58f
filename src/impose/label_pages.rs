//! Stickers on sheets of labels: an animal per label, and a test page to hold against the sheet before printing.

use super::imposition_settings::ImpositionSettings;
use super::plan::PiecesPlan;
use crate::canvas::GREY;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::compose::piece::{DrawnSticker, StickerList};
use crate::compose::sheet::Typesetter;
use crate::geom::{Affine, BezPath, Circle, Point, Rect, Shape, TOLERANCE, Vec2, plain};
use crate::language::Argument;
use crate::scene::{Colour, Item, Layer, LayerKind, Page, PathItem, Stroke, Use};
use crate::theme::{LabelShape, LabelSheet, LabelUse};
use crate::typeset::{Across, Alignment, Down, Paragraph, ParagraphStyle, Span};

/// The part with the test page, printed on plain paper and held against a sheet of labels.
pub const TEST: &str = "label-test";
/// Line width of the test page, in millimetres.
const OUTLINE: f64 = 0.15;
/// Font size of its sentence, in millimetres per em, and distance from the paper's edge.
const SENTENCE: (f64, f64) = (3.2, 12.0);

/// The layout of the stickers, without drawing them.
pub fn plan(settings: ImpositionSettings<'_>, list: &StickerList, label: &LabelUse) -> PiecesPlan {
    let (sheet, sheets) = (&label.sheet, spread(&list.prints, label).len());
    let count = list.prints.len() as f64;
    PiecesPlan {
        stickers: list.stickers,
        spares: list.spares,
        spare_animals: list.spare_animals,
        labels: list.labels,
        backs: settings.pieces.backs,
        back_stickers: list.backs,
        sticker: sheet.size,
        piece: settings.pieces.size,
        sheets,
        grid: (sheet.columns, sheet.rows),
        each: sheet.count(),
        used: sheet.shape.area(sheet.size) * count / (sheet.media.area() * sheets as f64),
        label: Some(sheet.name.clone()),
    }
}

/// The stickers of each sheet with their places: the labels of the first sheet that are gone are left out.
fn spread<'s, T>(stickers: &'s [T], label: &LabelUse) -> Vec<(Vec<usize>, &'s [T])> {
    let all = 0..label.sheet.count();
    let mut rest = stickers;
    let mut sheets = Vec::new();
    while !rest.is_empty() {
        let free = |place: &usize| !sheets.is_empty() || !label.used.contains(place);
        let places: Vec<usize> = all.clone().filter(free).take(rest.len()).collect();
        let (here, later) = rest.split_at(places.len());
        sheets.push((places, here));
        rest = later;
    }
    sheets
}

/// Lays out the stickers on labels.
pub fn lay_out(
    resources: &mut Resources<'_>,
    settings: ImpositionSettings<'_>,
    list: &StickerList,
    label: &LabelUse,
    stickers: &[DrawnSticker],
) -> (Vec<GuidedPage>, PiecesPlan) {
    let sheet = &label.sheet;
    let mut pages: Vec<Page> =
        spread(stickers, label).into_iter().map(|(places, here)| page(settings, sheet, &places, here)).collect();
    let count = stickers.len();
    let name = resources.say(
        "label-sheet",
        &[("count", Argument::Text(count.to_string())), ("label", Argument::Text(sheet.name.clone()))],
    );
    for page in &mut pages {
        page.name.clone_from(&name);
    }
    let plan = plan(settings, list, label);
    let mut sheets: Vec<GuidedPage> = pages.into_iter().map(|page| GuidedPage { page, caption: None }).collect();
    // It is printed before the first label is used.
    sheets.insert(0, GuidedPage { page: test_page(resources, sheet), caption: None });
    (sheets, plan)
}

/// Faces on the labels of one sheet. Nothing else is printed on it, so that the rest stays clean; labels are pre-cut.
fn page(settings: ImpositionSettings<'_>, sheet: &LabelSheet, places: &[usize], stickers: &[DrawnSticker]) -> Page {
    let at = |place: usize| Affine::translate(sheet.middle(place).to_vec2());
    let placed = places.iter().zip(stickers);
    let artwork =
        placed.map(|(&place, sticker)| Use { symbol: sticker.front.symbol, transform: at(place) }.into()).collect();
    let outlines = (0..sheet.count()).map(|place| outline(sheet, place, settings.safe_line)).collect();
    let bleed = settings.pieces.bleed;
    let trim = sheet.block();
    Page {
        trim,
        bleed: trim.inflate(bleed, bleed).intersect(sheet.media.to_rect()),
        layers: vec![
            Layer { kind: LayerKind::Artwork, items: artwork },
            Layer { kind: LayerKind::Safe, items: outlines },
        ],
        ..Page::empty("pieces", "", sheet.media)
    }
}

/// The edge of a label.
fn outline(sheet: &LabelSheet, place: usize, colour: Colour) -> Item {
    let (middle, half) = (sheet.middle(place), sheet.size / 2.0);
    let path: BezPath = match sheet.shape {
        LabelShape::Disc => Circle::new(middle, half).to_path(TOLERANCE),
        LabelShape::Square => Rect::from_center_size(middle, (sheet.size, sheet.size)).to_path(TOLERANCE),
    };
    PathItem::stroked(path, Stroke::solid(colour, OUTLINE)).into()
}

/// The outlines of all labels with their numbers, to be printed on plain paper.
fn test_page(resources: &mut Resources, sheet: &LabelSheet) -> Page {
    let mut items: Vec<Item> = (0..sheet.count()).map(|place| outline(sheet, place, GREY)).collect();
    let legible = resources.legibility();
    for place in 0..sheet.count() {
        if let Some(label) = resources.note(&(place + 1).to_string(), (0.24 * sheet.size).min(6.0).max(legible.least)) {
            items.push(label.run(sheet.middle(place), Across::Middle, Down::Middle, legible.ink).into());
        }
    }
    items.extend(sentence(resources, sheet));
    let size = Argument::Text(plain(sheet.size));
    let name = resources.say("label-test", &[("label", Argument::Text(sheet.name.clone())), ("size", size)]);
    let (trim, layers) = (sheet.block(), vec![Layer { kind: LayerKind::Guides, items }]);
    Page { trim, bleed: trim, layers, ..Page::empty(TEST, name, sheet.media) }
}

/// The instructions: in the margin if that is wide enough, otherwise on a white patch over a row of outlines.
fn sentence(resources: &mut Resources, sheet: &LabelSheet) -> Vec<Item> {
    let text = resources.say("label-test-use", &[("label", Argument::Text(sheet.name.clone()))]);
    let (em, edge) = SENTENCE;
    if resources.legibility().is_large() {
        return large_sentence(resources, sheet, &text);
    }
    let Some(label) = resources.note(&text, em) else { return Vec::new() };
    let shrink = ((sheet.media.width - 2.0 * edge) / label.advance()).min(1.0);
    let Some(label) = resources.note(&text, em * shrink) else { return Vec::new() };
    let block = sheet.block();
    let x = sheet.media.width / 2.0;
    let (y, patched) = match (block.y0 >= edge, sheet.media.height - block.y1 >= edge) {
        (true, _) => (block.y0 - 5.0, false),
        (false, true) => (block.y1 + 6.0, false),
        (false, false) => (sheet.middle(sheet.columns * (sheet.rows / 2)).y - sheet.pitch.y / 2.0, true),
    };
    let run = label.run(Point::new(x, y), Across::Middle, Down::Middle, GREY).into();
    if !patched {
        return vec![run];
    }
    let ink = label.ink();
    let patch = Rect::from_center_size(Point::new(x, y), ink.size() + Vec2::new(3.0, 1.6).to_size());
    vec![PathItem::filled(patch.to_path(TOLERANCE), Colour::WHITE).into(), run]
}

/// The same in large print, on as many lines as needed.
fn large_sentence(resources: &mut Resources, sheet: &LabelSheet, text: &str) -> Vec<Item> {
    const PITCH: f64 = 1.25;
    let (legible, edge, tag) = (resources.legibility(), SENTENCE.1, resources.theme.language());
    let mut typesetter = Typesetter::new(resources);
    let em = legible.note;
    let setting = ParagraphStyle {
        alignment: Alignment::Centred,
        ..ParagraphStyle::caption(typesetter.notes, em, PITCH * em, tag)
    };
    let measure = sheet.media.width - 2.0 * edge;
    let words: Paragraph = typesetter.paragraph(&[Span::plain(text, legible.ink)], measure, &setting);
    let (block, high) = (sheet.block(), words.height());
    let (y, patched) = match (block.y0 >= high + edge, sheet.media.height - block.y1 >= high + edge) {
        (true, _) => (block.y0 - 2.0 - high, false),
        (false, true) => (block.y1 + 2.0, false),
        (false, false) => (sheet.middle(sheet.columns * (sheet.rows / 2)).y - (sheet.pitch.y + high) / 2.0, true),
    };
    let patch = Rect::new(edge, y, edge + measure, y + high).inflate(1.5, 0.8);
    let ground: Item = PathItem::filled(patch.to_path(TOLERANCE), Colour::WHITE).into();
    patched.then_some(ground).into_iter().chain(words.draw((edge, y))).collect()
}
