//! The assembly sheet in large print: the same texts, pictures and things to buy in one column over several pages.
//! Nothing is scaled down; pictures grow if a page has space left.

use super::cards::panel;
use super::drawing::AssemblyCanvas;
use super::drawing::icons::Ware;
use super::facts::PART;
use super::foot::{self, PartListing};
use super::head::head;
use super::shopping;
use super::step::Step;
use super::task::SheetTask;
use crate::compose::diagram::Look;
use crate::compose::sheet::{Margins, SheetRow, SheetRows, Stretch, Tearing, Typesetter, fill, moved, stretch};
use crate::geom::{Affine, Size, Vec2};
use crate::language::Argument;
use crate::scene::{Bookmark, Group, Item, Page};
use crate::typeset::{Paragraph, Span};

/// Minimum and maximum height of pictures, and the step by which they grow.
const PICTURE: (f64, f64, f64) = (52.0, 96.0, 2.0);
/// Gap from a picture to its text, width of numbers, gap above a picture.
const STEP: (f64, f64, f64) = (3.5, 10.0, 9.0);
/// Minimum number of lines for splitting a step's text, and the cost of a split.
const LONG: (usize, f64) = (6, 60.0);
/// Scale of the drawings of things to buy, gap to their text, and above each.
const WARE: (f64, f64, f64) = (1.3, 7.0, 4.5);
/// Gap below the header.
const BELOW_HEAD: f64 = 7.0;
/// The hairline above the warning on small parts, with the gaps above and below.
const LINE: (f64, f64, f64) = (0.5, 9.0, 5.0);
/// The sign of that warning, and its gap to the text.
const SIGN: (f64, f64) = (24.0, 6.0);
/// Gap between the list's names and files.
const BETWEEN: f64 = 8.0;
/// Maximum factor by which gaps grow.
const MOST_STRETCH: f64 = 1.5;
/// Maximum number of pages.
const MOST_PAGES: usize = 60;
/// Costs of a page break within the shopping list, and before the footer.
const UNWELCOME: (f64, f64) = (6.0, 3.0);

/// The column of a sheet.
struct PageColumn {
    sheet_rows: SheetRows,
    /// The row of each step's picture.
    pictures: Vec<usize>,
}

/// The pages of one language's sheet; the whole part has `sheets` sheets.
pub fn pages(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, media: Size, sheets: usize) -> Vec<Page> {
    let margins = Margins::LARGE;
    let width = media.width - 2.0 * margins.sides;
    let room = media.height - margins.top - margins.bottom - margins.foot;
    let steps = task.steps.len();
    typesetter.trying = true;
    let mut filled = |high: f64, count: usize| {
        let column = column(typesetter, task, width, sheets, &vec![high; steps]);
        let tearing = [Tearing::Never, Tearing::Rules];
        let ends = tearing.into_iter().find_map(|tearing| fill(&column.sheet_rows, &vec![room; count], 1, tearing))?;
        Some((column, ends.columns, high))
    };
    let fewest = (1..=MOST_PAGES).find_map(|count| Some((filled(PICTURE.0, count)?, count)));
    let Some((least, count)) = fewest else {
        typesetter.trying = false;
        return Vec::new();
    };
    let larger = ((PICTURE.1 - PICTURE.0) / PICTURE.2) as u32;
    let heights = (1..=larger).rev().map(|more| PICTURE.0 + f64::from(more) * PICTURE.2);
    let mut heights = heights.filter_map(|high| filled(high, count));
    let (laid, ends, high) = heights.next().unwrap_or(least);
    typesetter.trying = false;
    // Remaining space on a page goes to its pictures.
    let mut highs = vec![high; steps];
    for page in &ends {
        let own: Vec<usize> = (0..steps).filter(|&step| holds(page, laid.pictures[step])).collect();
        let left = (room - laid.sheet_rows.height(page)) / own.len().max(1) as f64;
        own.into_iter().for_each(|step| highs[step] = (high + left.max(0.0)).min(PICTURE.1));
    }
    let sheet_rows = column(typesetter, task, width, sheets, &highs).sheet_rows;
    let count = ends.len();
    let drawn = ends.iter().enumerate().map(|(place, stretched)| {
        let grow = stretch(&sheet_rows, stretched, room, MOST_STRETCH);
        let mut items = sheet_rows.place(stretched, Vec2::new(margins.sides, margins.top), grow).items;
        if count > 1 {
            let line = page_number(typesetter, task, place + 1, count);
            let at = (media.width - margins.sides - line.width(), media.height - margins.bottom - line.height());
            items.extend(line.draw(at));
        }
        page(task, media, items, (place == 0).then_some(margins.top))
    });
    drawn.collect()
}

/// Whether a row is on a page.
fn holds(page: &Stretch, row: usize) -> bool {
    (page.first..page.end).contains(&row)
}

fn page(task: &SheetTask<'_>, media: Size, items: Vec<Item>, title_at: Option<f64>) -> Page {
    let title = |y| Bookmark { title: task.say("assembly-title", Vec::new()), y };
    let bookmarks = title_at.map(title).into_iter().collect();
    Page { bookmarks, ..Page::untrimmed(PART, task.say("assembly", Vec::new()), media, items) }
}

/// “Page 1 of 3”.
fn page_number(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, page: usize, pages: usize) -> Paragraph {
    let number = |number: usize| Argument::Text(number.to_string());
    let said = task.say("page", vec![("page", number(page)), ("pages", number(pages))]);
    let (setting, soft) = (task.notes(typesetter), typesetter.soft());
    typesetter.paragraph(&[Span::plain(said, soft)], f64::from(u16::MAX), &setting)
}

/// All rows in one column, with pictures of this height. Nothing is drawn while sizes are tried.
fn column(
    typesetter: &mut Typesetter<'_, '_>,
    task: &SheetTask<'_>,
    width: f64,
    sheets: usize,
    highs: &[f64],
) -> PageColumn {
    let mut sheet_rows = SheetRows::default();
    let head = head(typesetter, task, width);
    sheet_rows.rows.push(SheetRow::kept(head.height, head.items));
    for (place, ware) in shopping::all(typesetter, task).into_iter().enumerate() {
        let row = bought(typesetter, task, ware, width).after(if place == 0 { BELOW_HEAD } else { WARE.2 });
        sheet_rows.rows.push(if place == 0 { row } else { row.breakable(UNWELCOME.0) });
    }
    let mut pictures = Vec::new();
    for (place, (&step, &high)) in task.steps.iter().zip(highs).enumerate() {
        pictures.push(sheet_rows.rows.len());
        sheet_rows.rows.extend(step_rows(typesetter, task, (place, step), Size::new(width, high)));
    }
    sheet_rows.rows.push(small_parts(typesetter, task, width).after(LINE.1).breakable(UNWELCOME.1));
    sheet_rows.rows.push(parts(typesetter, task, width, sheets).after(LINE.2).breakable(UNWELCOME.0));
    PageColumn { sheet_rows, pictures }
}

/// A thing to buy: its drawing, name and amount.
fn bought(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, ware: Ware, width: f64) -> SheetRow {
    let icon = WARE.0 * shopping::ICON;
    let left = icon.width + WARE.1;
    let (setting, soft) = (task.notes(typesetter), typesetter.soft());
    let mut paragraphs = vec![vec![task.strong(typesetter, &ware.name)]];
    paragraphs.extend(ware.more.lines().map(|line| vec![Span::plain(line, soft)]));
    let words: Vec<Paragraph> =
        paragraphs.iter().map(|spans| typesetter.paragraph(spans, width - left, &setting)).collect();
    let words_high: f64 = words.iter().map(Paragraph::height).sum();
    let high = icon.height.max(words_high);
    let mut items = Vec::new();
    if !typesetter.trying {
        let mut canvas = AssemblyCanvas::new(typesetter.resources);
        (ware.draw)(&mut canvas, shopping::ICON, task);
        let corner = Affine::translate((0.0, (high - icon.height) / 2.0)) * Affine::scale(WARE.0);
        items.push(Group::picture(corner, canvas.finish(), ware.name).into());
    }
    let mut y = (high - words_high) / 2.0;
    for paragraph in words {
        items.extend(paragraph.draw((left, y)));
        y += paragraph.height();
    }
    SheetRow::kept(high, items)
}

/// A step: its picture across the column, its number, its text line by line.
fn step_rows(
    typesetter: &mut Typesetter<'_, '_>,
    task: &SheetTask<'_>,
    (place, step): (usize, Step),
    size: Size,
) -> Vec<SheetRow> {
    let setting = task.text(typesetter, 1.0);
    let gap = if task.ideographic() { "\u{2003}" } else { "\u{2002}" };
    let theme = typesetter.resources.theme;
    let rise = setting.ascent * setting.size;
    let number = typesetter.plate(&(place + 1).to_string(), setting.size, rise, Look::Large);
    let mut spans = vec![task.strong(typesetter, &step.title(task))];
    spans.extend(task.spans(typesetter, &format!("{gap}{}", step.text(task, theme))));
    let text = typesetter.paragraph(&spans, size.width - STEP.1, &setting);
    let drawn = if typesetter.trying { Vec::new() } else { panel(typesetter, task, step, size) };
    let mut rows = vec![SheetRow::kept(size.height + STEP.0, drawn).after(STEP.2).breakable(0.0)];
    let lines = text.lines.len();
    for (place, line) in text.lines.into_iter().enumerate() {
        let mut items = if place == 0 { number.clone() } else { Vec::new() };
        let one = Paragraph { lines: vec![line], pitch: setting.pitch };
        items.extend(one.draw((STEP.1, -(place as f64) * setting.pitch)));
        let row = SheetRow::kept(setting.pitch, items);
        let parted = lines >= LONG.0 && place >= 2 && lines - place >= 2;
        rows.push(if parted { row.breakable(LONG.1) } else { row });
    }
    rows
}

/// The warning on small parts.
fn small_parts(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, width: f64) -> SheetRow {
    let left = SIGN.0 + SIGN.1;
    let note = foot::note(typesetter, task, width - left);
    let top = LINE.0 + LINE.2;
    let high = note.height().max(SIGN.0);
    let mut items = Vec::new();
    if !typesetter.trying {
        items = foot::rule_and_sign(typesetter, task, (width, LINE.0), SIGN.0, top + (high - SIGN.0) / 2.0);
    }
    items.extend(note.draw((left, top + (high - note.height()) / 2.0)));
    SheetRow::kept(top + high, items)
}

/// The parts of the set with their sheets and files: side by side, or stacked if that is too wide.
fn parts(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, width: f64, sheets: usize) -> SheetRow {
    let (setting, ink, endless) = (task.notes(typesetter), typesetter.ink(), f64::from(u16::MAX));
    let title = task.strong(typesetter, &task.say("set-title", Vec::new()));
    let title = typesetter.paragraph(&[title], width, &setting);
    let set = |typesetter: &mut Typesetter<'_, '_>, text: &str, measure: f64| {
        typesetter.paragraph(&[Span::plain(text, ink)], measure, &setting)
    };
    let places = foot::places(typesetter.resources.theme, task, sheets);
    let names = places.iter().map(|place| set(typesetter, &place.name, endless).width()).fold(0.0, f64::max) + BETWEEN;
    let wide = places.iter().map(|place| set(typesetter, &place.said, endless).width()).fold(0.0, f64::max);
    let beside = names + wide <= width;
    let mut items = title.draw((0.0, 0.0));
    let mut y = title.height();
    for PartListing { name, said } in places {
        let name = set(typesetter, &name, width);
        items.extend(name.draw((0.0, y)));
        let left = if beside { names } else { STEP.1 };
        y += if beside { 0.0 } else { name.height() };
        let said = set(typesetter, &said, width - left);
        items.push(moved(said.draw((0.0, 0.0)), (left, y)));
        y += said.height();
    }
    SheetRow::kept(y, items)
}
