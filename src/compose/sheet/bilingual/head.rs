//! The header: both titles, the emblem between them, one line below all.

use super::Spread;
use crate::canvas::POINT;
use crate::compose::diagram::{GROUND_LINE, head_line};
use crate::compose::sheet::measures::Measures;
use crate::compose::sheet::typesetter::{Typesetter, moved};
use crate::rulesheet::Sheet;
use crate::scene::Item;
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
        let (title, rise, wide) = self.title_and_width(sheet, spread.text, TITLE * POINT);
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
        let mut items = vec![moved(title, (x(wide), top - ABOVE_LINE.1 - rise))];
        items.extend(words.draw((x(words.width()), top)));
        items
    }
}
