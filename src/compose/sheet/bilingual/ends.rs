//! Header and footer: both titles with the emblem between them; the ladder with both names, footnotes, and the name of
//! the ruleset.

use super::Spread;
use crate::canvas::POINT;
use crate::compose::diagram::{Band, LadderStyle, RungWords, ladder};
use crate::compose::sheet::measures::Measures;
use crate::compose::sheet::typesetter::{Typesetter, moved};
use crate::geom::{Rect, Size};
use crate::rulesheet::Sheet;
use crate::scene::Item;
use crate::theme::is_chinese as written_in_characters;
use crate::typeset::{Paragraph, ParagraphStyle, Span};

/// The height of the emblem with its line, and of a band around it; the emblem's maximum share of the pictures' column.
const EMBLEM: (f64, f64, f64) = (21.0, 18.0, 0.94);
/// Titles, in points: on a line, and in a band.
const TITLE: (f64, f64) = (28.0, 25.0);
/// Side margins within a band.
const MARGIN: f64 = 4.5;
/// From a line up to the baseline of the titles, and from the head down to the subtitles.
const GAPS: (f64, f64) = (3.4, 2.2);

impl Typesetter<'_, '_> {
    /// The header from its upper left corner, and its height: both titles with the emblem between them, their subtitles
    /// below.
    pub(super) fn bilingual_head(&mut self, spread: &Spread<'_>, at: &Measures) -> (Vec<Item>, f64) {
        let theme = self.resources.theme;
        let band = Band::of(theme, at.look);
        let (high, above, below) = match band.encloses() {
            true => (EMBLEM.1, band.inset(), band.inset()),
            false => (EMBLEM.0, 0.0, band.line_height()),
        };
        let mut items = match band.encloses() {
            true => band.frame(self.resources, Rect::new(0.0, 0.0, spread.width(), high)),
            false => band.line(theme, (0.0, high - below), spread.width()),
        };
        let margin = if band.ground.is_some() { MARGIN.max(band.inset() + 1.5) } else { 0.0 };
        let ink = band.letters(self.ink());
        let drawn = self.actors(Size::new(EMBLEM.2 * spread.spine, high - above - below), at.look);
        let left = (spread.width() - drawn.size.width) / 2.0;
        let room = left - margin - 3.0;
        let mut lowest = high;
        for (place, sheet) in spread.sheets.into_iter().enumerate() {
            let right = place > 0;
            let x = |width: f64, margin: f64| if right { spread.width() - margin - width } else { margin };
            let size = if band.encloses() { TITLE.1 } else { TITLE.0 };
            let title = self.title_in(&sheet.title, room, size * POINT, ink);
            let top = match band.encloses() {
                true => (high - title.size.height) / 2.0,
                false => high - below - GAPS.0 - title.size.height,
            };
            items.push(moved(title.items, (x(title.size.width, margin), top)));
            let words = self.bilingual_subtitle(sheet, spread.width() / 2.0 - 3.0, at);
            items.extend(words.draw((x(words.width(), 0.0), high + GAPS.1)));
            lowest = f64::max(lowest, high + GAPS.1 + words.height());
        }
        items.push(moved(drawn.items, (left, high - below - drawn.size.height)));
        (items, lowest)
    }

    /// A subtitle in one line, with the romanisation of the title before it.
    fn bilingual_subtitle(&mut self, sheet: &Sheet, room: f64, at: &Measures) -> Paragraph {
        let (ink, soft) = (self.ink(), self.soft());
        let mut spans = Vec::new();
        if let Some(reading) = self.reading(sheet) {
            spans.push(Span::italic(reading, ink));
            spans.push(Span::plain("\u{2003}", ink));
        }
        spans.push(Span::plain(&sheet.subtitle, soft));
        let set = |typesetter: &mut Self, size: f64| {
            let setting = ParagraphStyle::caption(typesetter.notes, size, 1.25 * size, &sheet.language);
            typesetter.paragraph(&spans, f64::from(u16::MAX), &setting)
        };
        let size = at.subtitle;
        let whole = set(self, size);
        if whole.width() <= room { whole } else { set(self, size * room / whole.width()) }
    }
}

/// Gap below the ladder.
const BELOW_LADDER: f64 = 2.6;
/// Gap above the line with the name of the ruleset.
const ABOVE_NAME: f64 = 1.2;
/// Gap between the two columns of notes.
const GUTTER: f64 = 9.0;

impl Typesetter<'_, '_> {
    /// The footer from its upper left corner, and its height.
    pub(super) fn bilingual_foot(&mut self, spread: &Spread<'_>, at: &Measures) -> (Vec<Item>, f64) {
        let [one, other] = spread.sheets;
        let (plain, second) = if is_chinese(one) && !is_chinese(other) { (other, one) } else { (one, other) };
        let words = self.rung_words(plain, second);
        // Ideographs are learnt from cards.
        let style = if is_chinese(plain) == is_chinese(second) { LadderStyle::Frieze } else { LadderStyle::Cards };
        // The arrows have no text, which is below in both languages.
        let mut wordless = plain.quick_reference.ladder.clone();
        wordless.exceptions.iter_mut().for_each(|arrow| arrow.text.clear());
        let drawn = ladder(self.resources, &wordless, spread.width(), style, at.look, &words);
        let mut height = drawn.size.height + BELOW_LADDER;
        let mut items = drawn.items;
        let column = (spread.width() - GUTTER) / 2.0;
        let mut lowest = height;
        let mut names = Vec::new();
        for (place, sheet) in spread.sheets.into_iter().enumerate() {
            let x = place as f64 * (column + GUTTER);
            let mut y = height;
            let quick_reference = self.quick_reference_in_words(sheet, column, at);
            items.extend(quick_reference.draw((x, y)));
            y += quick_reference.height();
            for note in self.notes(sheet, column, at) {
                items.push(moved(note.items, (x, y)));
                y += note.height;
            }
            lowest = f64::max(lowest, y);
            names.push((x, self.line(&sheet.foot, at.note, &sheet.language)));
        }
        height = lowest + ABOVE_NAME;
        let tall = names.iter().map(|(_, line)| line.height()).fold(0.0, f64::max);
        for (x, line) in names {
            items.extend(line.draw((x, height)));
        }
        (items, height + tall)
    }

    /// The names in the second language, in the order of the first one's ladder.
    fn rung_words(&mut self, plain: &Sheet, second: &Sheet) -> Vec<RungWords> {
        let theme = self.resources.theme;
        let wanted = theme.sheet.pinyin && is_chinese(second);
        let rungs = plain.quick_reference.ladder.rungs.iter().map(|rung| {
            let twin = second.quick_reference.ladder.rungs.iter().find(|twin| twin.kind == rung.kind);
            let id = theme.rules.kind(rung.kind).id.as_str();
            let language = self.resources.language(&second.language).filter(|_| wanted);
            RungWords {
                name: twin.map(|twin| beside(&rung.name, &twin.name)).unwrap_or_default(),
                reading: language.and_then(|language| language.pinyin(id)).unwrap_or_default(),
            }
        });
        rungs.collect()
    }
}

/// A second name as set after the first: empty if both are the same, and with a dot between two in Latin letters.
pub(super) fn beside(first: &str, second: &str) -> String {
    match (first == second, written_in_characters(first) || written_in_characters(second)) {
        (true, _) => String::new(),
        (false, true) => second.to_owned(),
        (false, false) => format!("· {second}"),
    }
}

/// Whether a sheet is in Chinese.
fn is_chinese(sheet: &Sheet) -> bool {
    sheet.language.split('-').next() == Some("zh")
}
