//! Header and footer: both titles with the emblem between them; the ladder with both names, footnotes, and the name of
//! the ruleset.

use super::Spread;
use crate::canvas::POINT;
use crate::compose::diagram::{GROUND_LINE, LadderStyle, RungWords, head_line, ladder};
use crate::compose::sheet::measures::Measures;
use crate::compose::sheet::typesetter::{Typesetter, moved};
use crate::rulesheet::Sheet;
use crate::scene::Item;
use crate::theme::is_chinese as written_in_characters;
use crate::typeset::{ParagraphStyle, Span};

/// The emblem's height, and its maximum share of the pictures' column.
const EMBLEM: (f64, f64) = (20.0, 1.0);
/// Titles, in points.
const TITLE: f64 = 28.0;
/// From the line up to the text above it, and from there up to the title's baseline.
const ABOVE_LINE: (f64, f64) = (1.6, 2.6);

impl Typesetter<'_, '_> {
    /// The header from its upper left corner, and its height.
    pub(super) fn bilingual_head(&mut self, spread: &Spread<'_>, at: &Measures) -> (Vec<Item>, f64) {
        let drawn = self.emblem_within(EMBLEM.0, EMBLEM.1 * spread.spine);
        let height = EMBLEM.0;
        let mut items = Vec::new();
        let [one, other] = spread.sheets;
        items.extend(self.name(one, spread, at, false));
        let left = (spread.width() - drawn.size.width) / 2.0;
        items.push(moved(drawn.items, (left, height - drawn.size.height)));
        items.extend(self.name(other, spread, at, true));
        items.extend(head_line(self.resources.theme, (0.0, height - GROUND_LINE), spread.width(), self.accent()));
        (items, height)
    }

    /// A title with the line below it, at its outer margin.
    fn name(&mut self, sheet: &Sheet, spread: &Spread<'_>, at: &Measures, right: bool) -> Vec<Item> {
        let title = self.title(&sheet.title, spread.text, TITLE * POINT);
        let soft = self.soft();
        let setting = ParagraphStyle::caption(self.notes, at.subtitle, 1.2 * at.subtitle, &sheet.language);
        let mut spans = Vec::new();
        if let Some(reading) = self.reading(sheet) {
            spans.push(Span::italic(reading, soft));
            spans.push(Span::plain("\u{2002}", soft));
        }
        spans.push(Span::plain(&sheet.subtitle, soft));
        let words = self.paragraph(&spans, spread.text, &setting);
        let x = |width: f64| if right { spread.width() - width } else { 0.0 };
        let top = EMBLEM.0 - GROUND_LINE - ABOVE_LINE.0 - words.height();
        let mut items = vec![moved(title.items, (x(title.size.width), top - ABOVE_LINE.1 - title.size.height))];
        items.extend(words.draw((x(words.width()), top)));
        items
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
