//! Everything outside the trim: crop marks, rulers, captions, joints.

use super::margin::{Margin, MarginBlock, NEAREST};
use crate::canvas::GREY;
use crate::canvas::legibility::Yields;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::geom::{Affine, Point, Rect, Size, Vec2};
use crate::language::Argument;
use crate::scene::{Item, Layer, LayerKind, Page, Paint, PathItem, Spot, Stroke};
use crate::typeset::{Across, Down, Label};

/// Lengths of the horizontal ruler on every page, in millimetres, and of the vertical one in inches, longest first.
const RULERS: [(f64, u8); 3] = [(100.0, 4), (50.0, 2), (20.0, 1)];
/// Space of a ruler besides its length: for its figures, and the unprintable margin.
const BESIDE_RULER: f64 = 12.0 + 2.0 * NEAREST;
/// Width of marks: the thinnest that prints.
pub const MARK: f64 = 0.15;
/// A crop mark's length, width, and distance from the bleed.
const CROP: (f64, f64, f64) = (5.0, 0.2, 0.5);
/// Minimum length of a mark, for its direction to be visible; and its minimum distance from the edge of the sheet, so
/// that home printers print it.
const LEAST_CROP: (f64, f64) = (1.0, 4.25);
/// Extent of notes above and below their baseline, in ems.
const REACH: (f64, f64) = (0.75, 0.2);
/// The height of figures, in ems; and their distance from a ruler, in millimetres.
const FIGURES: (f64, f64) = (0.72, 2.0);
/// The height of a ruler's ticks.
const TICK: f64 = 2.0;
/// How far ticks beside the artwork stay away from its bleed, and how short they may be.
const OFF_BLEED: f64 = 0.7;
const LEAST_TICK: f64 = 0.8;
/// From the foot of a partly filled sheet up to its ruler.
const FOOT: f64 = 18.0;

/// A page, and where its caption may be placed.
pub struct GuidedPage {
    /// The page.
    pub page: Page,
    /// The lowest baseline of the caption, in millimetres, above everything outside the trim. `None` if nothing may be
    /// placed beside the artwork.
    pub caption: Option<f64>,
}

/// The lengths of the rulers for a paper with this shorter side: of the horizontal one in millimetres, of the vertical
/// one in inches.
pub fn rulers(short: f64) -> (f64, u8) {
    let fits = |ruler: &&(f64, u8)| short >= ruler.0 + BESIDE_RULER;
    RULERS.iter().find(fits).copied().unwrap_or((20.0, 1))
}

/// A thin straight line.
pub fn line(from: impl Into<Point>, to: impl Into<Point>, width: f64) -> Item {
    PathItem::stroked(polyline(&[from.into(), to.into()], false), Stroke::solid(GREY, width)).into()
}

/// Two marks at each corner of the trim, outside the bleed, on every plate, as long as the sheet allows.
pub fn crop_marks(trim: Rect, bleed: f64, media: Size) -> Vec<Item> {
    let near = CROP.2.max(1.0 - bleed) + bleed;
    let far = |room: f64| (near + CROP.0).min((room - LEAST_CROP.1).max(near + LEAST_CROP.0));
    let stroke = Stroke::solid(Paint::Spot(Spot::REGISTRATION), CROP.1);
    let line = |from: (f64, f64), to: (f64, f64)| -> Item {
        PathItem::stroked(polyline(&[from.into(), to.into()], false), stroke.clone()).into()
    };
    let mut items = Vec::new();
    for (x, out_x, room_x) in [(trim.x0, -1.0, trim.x0), (trim.x1, 1.0, media.width - trim.x1)] {
        for (y, out_y, room_y) in [(trim.y0, -1.0, trim.y0), (trim.y1, 1.0, media.height - trim.y1)] {
            items.push(line((x + out_x * near, y), (x + out_x * far(room_x), y)));
            items.push(line((x, y + out_y * near), (x, y + out_y * far(room_y))));
        }
    }
    items
}

/// Four marks around a sticker, on its axes; each nearly fills the gap to the neighbour.
pub fn piece_marks(middle: Point, reach: f64, gap: f64) -> Vec<Item> {
    let (near, far) = (reach + 0.4, reach + gap - 0.4);
    [Vec2::new(1.0, 0.0), Vec2::new(-1.0, 0.0), Vec2::new(0.0, 1.0), Vec2::new(0.0, -1.0)]
        .into_iter()
        .map(|way| line(middle + way * near, middle + way * far, MARK))
        .collect()
}

/// A dashed fold line.
pub fn fold(from: Point, to: Point) -> Item {
    PathItem::stroked(polyline(&[from, to], false), Stroke::dashed(GREY, MARK, [1.5, 1.5])).into()
}

/// A vertical note beside a line, centred to the right of this point.
///
/// Nothing if it does not fit: `room` millimetres beside the line.
pub fn note_along(resources: &mut Resources, text: &str, at: Point, room: f64) -> Option<Item> {
    let legible = resources.legibility();
    let label = resources.note(text, legible.note)?;
    if legible.yields == Yields::Words && 1.5 * legible.note > room {
        return None;
    }
    let turned = Affine::translate((at.x + legible.note, at.y))
        * Affine::rotate(-std::f64::consts::FRAC_PI_2)
        * label.shift(Across::Middle, Down::Middle);
    Some(label.run_by(turned, legible.ink).into())
}

/// Adds items to a page's guides.
pub fn add(page: &mut Page, items: impl IntoIterator<Item = Item>) {
    layer(page).extend(items);
}

/// The position of the ruler at the foot of a page: as near to the artwork as the bleed allows, or at the foot of a
/// partly filled sheet; nearer where it would lie beyond what printers print, but with its ticks clear of the bleed.
pub fn foot(page: &Page) -> f64 {
    let foot = (page.bleed.y1 + 3.2).max(page.media.height - FOOT);
    foot.min((page.media.height - LEAST_CROP.1 - MARK).max(page.bleed.y1 + TICK))
}

/// A short note centred at a point.
pub fn note(resources: &mut Resources, text: &str, at: Point) -> Option<Item> {
    let legible = resources.legibility();
    let label = resources.note(text, legible.note)?;
    Some(label.run(at, Across::Middle, Down::Middle, legible.ink).into())
}

/// Everything outside the trim of a page.
pub fn layer(page: &mut Page) -> &mut Vec<Item> {
    let found = page.layers.iter().position(|layer| layer.kind == LayerKind::Guides);
    let place = found.unwrap_or_else(|| {
        page.layers.push(Layer { kind: LayerKind::Guides, items: Vec::new() });
        page.layers.len() - 1
    });
    &mut page.layers[place].items
}

/// Adds the caption (set name, page number within its part, printing note) and the rulers to a page's guides.
pub fn caption(resources: &mut Resources, sheet: GuidedPage, number: usize, count: usize) -> Page {
    let theme = resources.theme;
    let numbers = [("page", Argument::Text(number.to_string())), ("pages", Argument::Text(count.to_string()))];
    let mut words = vec![theme.title_in(theme.language()).to_owned(), sheet.page.name.clone()];
    if count > 1 {
        words.push(resources.say("page-of", &numbers));
    }
    words.push(resources.say("full-size", &[]));
    captioned(resources, sheet, &words)
}

/// Adds a caption of these texts, separated by dots, and the rulers to a page's guides.
pub fn captioned(resources: &mut Resources, sheet: GuidedPage, words: &[String]) -> Page {
    let GuidedPage { mut page, caption } = sheet;
    let Some(caption) = caption else { return page };
    let taken = Margin::of(resources, &page);
    let (_, inches) = rulers(page.media.min_side());
    let mut items = horizontal_ruler(resources, &taken, &page);
    items.extend(vertical_ruler(resources, &taken, &page, inches));
    add(&mut page, items);
    let words = match resources.legibility().yields {
        Yields::Size => whole_caption(resources, &taken, &page, caption, &words.join(" · ")),
        Yields::Words => large_caption(resources, &page, caption, words),
    };
    add(&mut page, words);
    page
}

/// The highest baseline at which notes of this size are within the printable area.
fn highest(note: f64) -> f64 {
    NEAREST + REACH.0 * note
}

/// A caption of all its texts, smaller if there is too little space. `taken` is the margin before the rulers were
/// placed.
fn whole_caption(resources: &mut Resources, taken: &Margin, page: &Page, caption: f64, words: &str) -> Option<Item> {
    let legible = resources.legibility();
    let margin = resources.theme.paper.margin.clamp(4.0, 10.0);
    let wide = resources.note(words, legible.note).map_or(0.0, |label| label.advance());
    let (mut at, mut room) = above(taken, page, margin, caption.max(highest(legible.note)), (wide, legible.note));
    if room < wide
        && let Some(under) = under(&Margin::of(resources, page), page, (wide, legible.note))
    {
        (at, room) = (under, wide);
    }
    let label = resources.note(words, legible.note * (room / wide).min(1.0))?;
    Some(label.run(at, Across::Middle, Down::Baseline, legible.ink).into())
}

/// A caption in large print: above the artwork, else anywhere in the margin. If not all fits, the set's name is dropped
/// first, then the printing note, which is also on the assembly sheet.
fn large_caption(resources: &mut Resources, page: &Page, caption: f64, words: &[String]) -> Option<Item> {
    let legible = resources.legibility();
    let mut taken = Margin::of(resources, page).with_folds(resources, page);
    let (first, last) = (words.len().min(1), words.len().saturating_sub(1).max(1));
    let ways = [words, &words[first..], &words[first.min(last)..last]];
    ways.into_iter().filter(|words| !words.is_empty()).find_map(|words| {
        let label = resources.note(&words.join(" · "), legible.note)?;
        let (wide, centre) = (label.advance(), page.media.width / 2.0);
        let heights = (0..).map(|step| caption - 0.5 * f64::from(step));
        let heights = heights.take_while(|y| *y >= highest(legible.note));
        let above = heights.map(|y| line_of(Point::new(centre, y), wide, legible.note));
        let above = taken.first_free(above).map(|place| Point::new(centre, place.y1 - REACH.1 * legible.note));
        if let Some(at) = above.or_else(|| under(&taken, page, (wide, legible.note))) {
            return Some(label.run(at, Across::Middle, Down::Baseline, legible.ink).into());
        }
        let block = MarginBlock { picture: Size::ZERO, words: Some(label.clone()) };
        let placed = taken.reserve(&block)?;
        Some(label.run_by(placed.words, legible.ink).into())
    })
}

/// The box of a line of text of this size, `wide`, with its baseline centred here.
fn line_of(at: Point, wide: f64, note: f64) -> Rect {
    Rect::new(at.x - wide / 2.0, at.y - REACH.0 * note, at.x + wide / 2.0, at.y + REACH.1 * note)
}

/// Where a caption of this width fits centred below the artwork, at some distance.
fn under(taken: &Margin, page: &Page, (wide, note): (f64, f64)) -> Option<Point> {
    const APART: f64 = 8.0;
    let middle = page.media.width / 2.0;
    let place = |y: f64| line_of(Point::new(middle, y), wide, note);
    let lower = (0..).map(|step| page.bleed.y1 + APART + 0.5 * f64::from(step));
    let lower = lower.take_while(|y| *y <= page.media.height - NEAREST);
    let found = taken.first_free(lower.map(place))?;
    Some(Point::new(middle, found.y1 - REACH.1 * note))
}

/// The position of the caption, at most `wide`, and the space it has: at `lowest` or a little above where it meets no
/// mark, else in the longest free interval.
fn above(taken: &Margin, page: &Page, margin: f64, lowest: f64, (wide, note): (f64, f64)) -> (Point, f64) {
    let centre = page.media.width / 2.0;
    let whole = page.media.width - 2.0 * margin;
    let stretches = |y: f64| taken.stretches(line_of(Point::new(centre, y), whole, note));
    let heights = || (0..).map(|step| lowest - 0.5 * f64::from(step)).take_while(|y| *y >= highest(note));
    let around = |&(from, to): &(f64, f64)| centre - wide / 2.0 >= from && centre + wide / 2.0 <= to;
    if let Some(y) = heights().find(|&y| stretches(y).iter().any(around)) {
        return (Point::new(centre, y), wide);
    }
    let length = |(from, to): (f64, f64)| to - from;
    let all = heights().flat_map(|y| stretches(y).into_iter().map(move |stretch| (y, stretch)));
    // The lowest in case of a tie.
    let longest = all.reduce(|best, next| if length(next.1) > length(best.1) { next } else { best });
    let (y, (from, to)) = longest.unwrap_or((lowest, (margin, page.media.width - margin)));
    (Point::new((from + to) / 2.0, y), length((from, to)))
}

/// The start of a ruler of this extent: centred at `foot`, or where it meets no mark, lower or aside.
fn below(taken: &Margin, page: &Page, length: f64, room: Size) -> Option<Point> {
    let (foot, middle) = (foot(page), (page.media.width - length) / 2.0);
    let place = |x: f64, y: f64| Rect::new(x, y - room.height, x + room.width, y);
    let lower = (0..).map(|step| foot + 0.5 * f64::from(step)).take_while(|y| *y <= page.media.height - NEAREST);
    let aside = (1..(middle as u32)).flat_map(|step| [f64::from(step), -f64::from(step)]);
    let places = lower.map(|y| place(middle, y)).chain(aside.map(|x| place(middle + x, foot)));
    taken.first_free(places).map(|place| Point::new(place.x0, place.y1))
}

/// A ruler of millimetres as long as the page allows, with a tick per centimetre; none where the artwork leaves no room.
fn horizontal_ruler(resources: &mut Resources, taken: &Margin, page: &Page) -> Vec<Item> {
    let (length, _) = rulers(page.media.min_side());
    let legible = resources.legibility();
    let label = resources.note(&format!("{length} mm"), legible.note);
    let default = Point::new((page.media.width - length) / 2.0, foot(page));
    let (start, label) = match legible.yields {
        Yields::Size => (below(taken, page, length, Size::new(length + 12.0, TICK)), label),
        Yields::Words => match label.and_then(|label| Some((figured(taken, page, length, &label)?, label))) {
            Some((start, label)) => (Some(start), Some(label)),
            None => (below(taken, page, length, Size::new(length, TICK)), None),
        },
    };
    let Point { x: left, y } = start.unwrap_or(default);
    // Another sheet of the part has one where printers print.
    if y > page.media.height - LEAST_CROP.1 {
        return Vec::new();
    }
    let mut items = vec![line((left, y), (left + length, y), MARK)];
    for centimetre in 0..=(length / 10.0) as u8 {
        let x = left + f64::from(centimetre) * 10.0;
        let height = if centimetre % 5 == 0 { TICK } else { 1.2 };
        items.push(line((x, y), (x, y - height), MARK));
    }
    if let Some(label) = label {
        let at = (left + length + FIGURES.1, y);
        items.push(label.run(at, Across::Left, Down::Baseline, legible.ink).into());
    }
    items
}

/// Where a ruler with figures of this size fits.
fn figured(taken: &Margin, page: &Page, length: f64, label: &Label) -> Option<Point> {
    let ink = label.ink();
    below(taken, page, length, Size::new(length + FIGURES.1 + ink.width(), TICK.max(ink.height())))
}

/// A ruler of inches with a tick per half inch, to the right of the artwork.
fn vertical_ruler(resources: &mut Resources, taken: &Margin, page: &Page, inches: u8) -> Vec<Item> {
    const INCH: f64 = 25.4;
    let legible = resources.legibility();
    // Clear of the marks, and within the printable area.
    let x = (page.bleed.x1 + 5.4).min(page.media.width - NEAREST);
    let tick = TICK.min(x - page.bleed.x1 - OFF_BLEED).max(LEAST_TICK);
    let length = f64::from(inches) * INCH;
    let top = (page.media.height - length) / 2.0;
    let mut items = vec![line((x, top), (x, top + length), MARK)];
    for half in 0..=2 * inches {
        let y = top + f64::from(half) * INCH / 2.0;
        let length = if half % 2 == 0 { tick } else { 0.6 * tick };
        items.push(line((x, y), (x - length, y), MARK));
    }
    if let Some(label) = resources.note(&format!("{inches} in"), legible.note) {
        let (foot, high) = (top - FIGURES.1, FIGURES.0 * legible.note);
        let place = Rect::new(x - high, foot - label.advance(), x, foot);
        let over_artwork = place.overlaps(page.bleed.inset(-OFF_BLEED));
        if legible.yields == Yields::Size && !over_artwork || taken.is_free(place) {
            let turned = Affine::translate((x, foot))
                * Affine::rotate(-std::f64::consts::FRAC_PI_2)
                * label.shift(Across::Left, Down::Baseline);
            items.push(label.run_by(turned, legible.ink).into());
        }
    }
    items
}
