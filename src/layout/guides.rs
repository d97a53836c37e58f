//! What stands outside the trim: crop marks, rulers, the set's name, joints.

use super::studio::Studio;
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE, Vec2};
use crate::language::Argument;
use crate::scene::{Cap, Colour, Dash, Item, Join, Layer, LayerKind, Page, PathItem, Stroke};
use crate::typeset::{Across, Down};

/// How long the horizontal ruler on every page is, in millimetres.
pub const RULER: f64 = 100.0;
/// Marks are as thin as a printer can draw them.
const MARK: f64 = 0.15;
/// A crop mark's length, and its distance from the bleed.
const CROP: (f64, f64) = (4.0, 0.5);
/// Notes outside the trim, millimetres to the em.
const NOTE: f64 = 2.5;
/// Nearer to the edge of the sheet hardly any printer prints.
const NEAREST: f64 = 4.5;
/// From the foot of a sheet that is not full up to its ruler.
const FOOT: f64 = 18.0;
/// Grey enough not to disturb, dark enough to read.
const GREY: Colour = Colour::Rgb(0x66, 0x66, 0x66);

/// A page, and where its caption may stand.
pub struct Sheet {
    /// The page.
    pub page: Page,
    /// The baseline of the caption in millimetres: above it and everything that reaches out of the trim. `None` where
    /// nothing may stand beside the artwork.
    pub caption: Option<f64>,
}

fn line(from: impl Into<Point>, to: impl Into<Point>, width: f64) -> Item {
    let mut path = BezPath::new();
    path.move_to(from.into());
    path.line_to(to.into());
    PathItem::stroked(path, Stroke::solid(GREY, width)).into()
}

/// Two marks at each corner of the trim, outside the bleed.
pub fn crop_marks(trim: Rect, bleed: f64) -> Vec<Item> {
    let (length, gap) = (CROP.0, CROP.1.max(1.0 - bleed) + bleed);
    let mut items = Vec::new();
    for (x, out_x) in [(trim.x0, -1.0), (trim.x1, 1.0)] {
        for (y, out_y) in [(trim.y0, -1.0), (trim.y1, 1.0)] {
            items.push(line((x + out_x * gap, y), (x + out_x * (gap + length), y), MARK));
            items.push(line((x, y + out_y * gap), (x, y + out_y * (gap + length)), MARK));
        }
    }
    items
}

/// Four marks around a sticker, on its axes; each fills the gap to the neighbour but for a hair.
pub fn piece_marks(middle: Point, reach: f64, gap: f64) -> Vec<Item> {
    let (near, far) = (reach + 0.4, reach + gap - 0.4);
    [Vec2::new(1.0, 0.0), Vec2::new(-1.0, 0.0), Vec2::new(0.0, 1.0), Vec2::new(0.0, -1.0)]
        .into_iter()
        .map(|way| line(middle + way * near, middle + way * far, MARK))
        .collect()
}

/// A short note, its middle at a point.
pub fn note(studio: &mut Studio, text: &str, at: Point) -> Option<Item> {
    let label = studio.note(text, NOTE)?;
    Some(label.run(at, Across::Middle, Down::Middle, GREY).into())
}

/// A tab: the dashed line up to which the neighbour is laid, ticks at its ends, and the neighbour's number.
pub fn joint(studio: &mut Studio, tab: Rect, trim: Rect, neighbour: usize) -> Vec<Item> {
    let upright = tab.height() > tab.width();
    // The joint is the tab's edge towards the middle of the sheet.
    let (from, to) = if upright {
        let x = if tab.x0 > trim.x0 { tab.x0 } else { tab.x1 };
        (Point::new(x, tab.y0), Point::new(x, tab.y1))
    } else {
        let y = if tab.y0 > trim.y0 { tab.y0 } else { tab.y1 };
        (Point::new(tab.x0, y), Point::new(tab.x1, y))
    };
    let mut path = BezPath::new();
    path.move_to(from);
    path.line_to(to);
    let dash = Some(Dash { pattern: vec![2.0, 2.0], phase: 0.0 });
    let stroke = Stroke { paint: GREY.into(), width: MARK, cap: Cap::Butt, join: Join::Miter, dash };
    let along = (to - from).normalize();
    let mut items = vec![
        PathItem::stroked(path, stroke).into(),
        line(from - along * 3.0, from - along * 7.0, MARK),
        line(to + along * 3.0, to + along * 7.0, MARK),
    ];
    let text = studio.say("glue-here", &[("sheet", Argument::Text(neighbour.to_string()))]);
    if let Some(label) = studio.note(&text, NOTE) {
        let at = tab.center();
        // A patch of paper under the words: the artwork goes on below them, and will be covered.
        let ink = label.ink();
        let (width, height) = (ink.width() + 3.0, NOTE + 1.0);
        let turn = if upright { -std::f64::consts::FRAC_PI_2 } else { 0.0 };
        let here = Affine::translate(at.to_vec2()) * Affine::rotate(turn);
        let patch = Rect::from_center_size(Point::ZERO, (width, height));
        items.push(PathItem::filled(here * patch.to_path(TOLERANCE), Colour::WHITE).into());
        items.push(label.run_by(here * label.shift(Across::Middle, Down::Middle), GREY).into());
    }
    items
}

/// Adds the set's name, the page's number, the rulers and how to print to a page's guides.
pub fn caption(studio: &mut Studio, sheet: Sheet, number: usize, count: usize) -> Page {
    let Sheet { mut page, caption } = sheet;
    let Some(caption) = caption else { return page };
    let theme = studio.theme;
    let numbers = [("page", Argument::Text(number.to_string())), ("pages", Argument::Text(count.to_string()))];
    let words = [
        theme.title_in(theme.language()).to_owned(),
        page.name.clone(),
        studio.say("page-of", &numbers),
        studio.say("full-size", &[]),
    ]
    .join(" · ");
    let margin = theme.paper.margin.clamp(4.0, 10.0);
    // As near to the artwork as the bleed allows, or at the foot of a sheet that is not full.
    let foot = (page.bleed.y1 + 3.2).max(page.media.height - FOOT);
    let mut items = horizontal_ruler(studio, &page, foot);
    let room = page.media.width - 2.0 * margin;
    let size = studio.note(&words, NOTE).map_or(NOTE, |label| NOTE * (room / label.advance()).min(1.0));
    if let Some(label) = studio.note(&words, size) {
        let at = Point::new(page.media.width / 2.0, caption.max(NEAREST));
        items.push(label.run(at, Across::Middle, Down::Baseline, GREY).into());
    }
    items.extend(vertical_ruler(studio, &page));
    match page.layers.iter_mut().find(|layer| layer.kind == LayerKind::Guides) {
        Some(layer) => layer.items.extend(items),
        None => page.layers.push(Layer { kind: LayerKind::Guides, items }),
    }
    page
}

/// [`RULER`], with a tick for each centimetre.
fn horizontal_ruler(studio: &mut Studio, page: &Page, y: f64) -> Vec<Item> {
    let left = page.media.width / 2.0 - RULER / 2.0;
    let mut items = vec![line((left, y), (left + RULER, y), MARK)];
    for centimetre in 0..=(RULER / 10.0) as u8 {
        let x = left + f64::from(centimetre) * 10.0;
        let height = if centimetre % 5 == 0 { 2.0 } else { 1.2 };
        items.push(line((x, y), (x, y - height), MARK));
    }
    if let Some(label) = studio.note(&format!("{RULER} mm"), NOTE) {
        items.push(label.run((left + RULER + 2.0, y), Across::Left, Down::Baseline, GREY).into());
    }
    items
}

/// 4 inches, with a tick for each half inch, to the right of the artwork.
fn vertical_ruler(studio: &mut Studio, page: &Page) -> Vec<Item> {
    const INCH: f64 = 25.4;
    // Clear of the marks, and within what printers reach.
    let x = (page.bleed.x1 + 5.4).min(page.media.width - NEAREST);
    let top = page.media.height / 2.0 - 2.0 * INCH;
    let mut items = vec![line((x, top), (x, top + 4.0 * INCH), MARK)];
    for half in 0..=8 {
        let y = top + f64::from(half) * INCH / 2.0;
        let length = if half % 2 == 0 { 2.0 } else { 1.2 };
        items.push(line((x, y), (x - length, y), MARK));
    }
    if let Some(label) = studio.note("4 in", NOTE) {
        let turned = Affine::translate((x, top - 2.0))
            * Affine::rotate(-std::f64::consts::FRAC_PI_2)
            * label.shift(Across::Left, Down::Baseline);
        items.push(label.run_by(turned, GREY).into());
    }
    items
}
