//! The footer: the warning on small parts, and the list of the set's parts.

use super::drawing::{AssemblyCanvas, warning};
use super::facts::{PART, PageBlock};
use super::step::{self, needs_discs};
use super::task::{SheetTask, number, words};
use crate::compose::sheet::{PART as RULES, Typesetter, moved};
use crate::extras::Material;
use crate::geom::{Affine, Point, Shape, Size, TOLERANCE};
use crate::impose::label_pages::TEST as LABEL_TEST;
use crate::impose::plan::PARTS;
use crate::scene::{Group, Item, PathItem};
use crate::theme::Theme;
use crate::typeset::{Paragraph, Span};

/// The hairline above, and its gap to the text.
const LINE: (f64, f64) = (0.25, 3.6);
/// The sign's size, and its gap to the text.
const SIGN: (f64, f64) = (14.0, 4.0);
/// Gap between the warning and the list, and between a part's name and its file.
const GAPS: (f64, f64) = (10.0, 4.0);

/// The footer, as wide as the page's text, of one of `languages` sheets.
pub fn foot(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, width: f64, languages: usize) -> PageBlock {
    let (list, wide, high) = list(typesetter, task, languages);
    let sign_size = SIGN.0 * task.scale;
    let measure = width - wide - task.scale * (GAPS.0 + SIGN.1) - sign_size;
    let note = note(typesetter, task, measure);
    let high = high.max(note.height()).max(sign_size);
    let top = LINE.0 + LINE.1;
    let mut items = rule_and_sign(typesetter, task, (width, LINE.0), sign_size, top + (high - sign_size) / 2.0);
    items.extend(note.draw(Point::new(sign_size + SIGN.1 * task.scale, top + (high - note.height()) / 2.0)));
    items.push(moved(list, (width - wide, top)));
    PageBlock { height: top + high, items }
}

/// The warning on small parts as text.
pub fn note(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, measure: f64) -> Paragraph {
    let between = if task.ideographic() { "\u{2003}" } else { " " };
    let age = if step::is_wooden(typesetter.resources.theme) { "age-text-laser" } else { "age-text" };
    let title = task.strong(typesetter, &task.say("age-title", Vec::new()));
    let text = Span::plain(format!("{between}{}", task.say(age, Vec::new())), typesetter.ink());
    let setting = task.notes(typesetter);
    typesetter.paragraph(&[title, text], measure, &setting)
}

/// The hairline above that warning, and its sign, `down` below it.
pub fn rule_and_sign(
    typesetter: &mut Typesetter<'_, '_>,
    task: &SheetTask<'_>,
    rule: (f64, f64),
    size: f64,
    down: f64,
) -> Vec<Item> {
    let mut canvas = AssemblyCanvas::new(typesetter.resources);
    warning(&mut canvas, size);
    let rule = PathItem::filled(Size::from(rule).to_rect().to_path(TOLERANCE), canvas.context.inks.rim);
    let sign = Group::picture(Affine::translate((0.0, down)), canvas.finish(), task.say("age-title", Vec::new()));
    vec![rule.into(), sign.into()]
}

/// A part of the set with its sheets and file.
pub struct PartListing {
    /// Its name.
    pub name: String,
    /// Its sheets and its file.
    pub said: String,
}

/// The parts of the set in order; `pages` is the number of pages of the assembly sheet itself.
pub fn places(theme: &Theme, task: &SheetTask<'_>, assembly: usize) -> Vec<PartListing> {
    let [board, pieces] = PARTS;
    let stickers = needs_discs(task.facts.pieces.backs) && !step::is_wooden(theme);
    let named = if stickers { "pieces" } else { "set-pieces" };
    let of_the_set = [
        (board, "board", Some(task.facts.board.tiling.sheets())),
        (LABEL_TEST, "set-test", task.facts.pieces.label.as_ref().map(|_| 1)),
        (pieces, named, (!task.facts.nested).then(|| task.facts.pieces.pages())),
        (RULES, "set-rules", task.facts.rules),
        (PART, "assembly", Some(assembly)),
    ];
    let of_the_set = of_the_set.map(|(file, key, count)| (file, key.to_owned(), count, None));
    let extras = task.facts.extras.iter();
    let extras = extras.map(|plan| (plan.part, format!("set-{}", plan.part), Some(plan.pages), plan.material));
    let mut places = Vec::new();
    let mut first = 1;
    for (file, key, count, material) in of_the_set.into_iter().chain(extras) {
        let Some(count) = count.filter(|count| *count > 0) else { continue };
        let last = first + count - 1;
        let sheets = if count == 1 { first.to_string() } else { format!("{first}–{last}") };
        let place = vec![("count", number(count)), ("sheets", words(sheets)), ("file", words(file))];
        let whereabouts = task.say("set-where", place);
        let said = match material.map(Material::message) {
            Some((material, thickness)) => format!("{whereabouts} · {}", task.say(material, thickness.into())),
            None => whereabouts,
        };
        places.push(PartListing { name: task.say(&key, Vec::new()), said });
        first += count;
    }
    places
}

/// The same as a list: its items, width and height.
fn list(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, languages: usize) -> (Vec<Item>, f64, f64) {
    let setting = task.notes(typesetter);
    let (ink, endless) = (typesetter.ink(), f64::from(u16::MAX));
    let set = |typesetter: &mut Typesetter<'_, '_>, text: String| {
        typesetter.paragraph(&[Span::plain(text, ink)], endless, &setting)
    };
    let places = places(typesetter.resources.theme, task, languages);
    let rows: Vec<(Paragraph, Paragraph)> =
        places.into_iter().map(|place| (set(typesetter, place.name), set(typesetter, place.said))).collect();
    let title = task.strong(typesetter, &task.say("set-title", Vec::new()));
    let title = typesetter.paragraph(&[title], endless, &setting);
    let names = rows.iter().map(|(name, _)| name.width()).fold(0.0, f64::max) + GAPS.1;
    let places = rows.iter().map(|(_, place)| place.width()).fold(0.0, f64::max);
    let mut items = title.draw((0.0, 0.0));
    let mut y = title.height();
    for (name, place) in rows {
        items.extend(name.draw((0.0, y)));
        items.extend(place.draw((names, y)));
        y += setting.pitch;
    }
    (items, (names + places).max(title.width()), y)
}
