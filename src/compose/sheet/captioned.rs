//! Pictures with their captions, alone or in pairs, and footnotes, as rows of the sheet.

use super::measures::Measures;
use super::pairs::RulePicture;
use super::rows::{SheetRow, SheetRows};
use super::typesetter::{TextColumn, Typesetter, is_ideographic};
use crate::compose::diagram::DrawnFigure;
use crate::rulesheet::{Figure, Sheet, View};
use crate::typeset::{Paragraph, Span};

/// A caption whose last line is shorter than this share of its width is narrowed: by the second share at a time, so often
/// at most.
const EVEN: (f64, f64, usize) = (0.45, 0.06, 5);

impl Typesetter<'_, '_> {
    /// Two pictures side by side, their lower edges and their captions aligned.
    pub fn pair(
        &mut self,
        sheet_rows: &mut SheetRows,
        sheet: &Sheet,
        shown: [RulePicture<'_>; 2],
        column: TextColumn,
        at: &Measures,
    ) {
        let width = (column.measure() - at.figure_gutter) / 2.0;
        let figures = shown.map(|shown| shown.figure);
        let parts = shown.map(|RulePicture { figure, number, .. }| {
            (self.drawn(&figure.view, width, at), self.caption(figure, number, sheet, width, at))
        });
        let high = parts.iter().map(|(drawn, _)| drawn.size.height).fold(0.0, f64::max);
        let below = parts.iter().map(|(_, caption)| caption.height()).fold(0.0, f64::max);
        let mut items = Vec::new();
        for (place, ((drawn, caption), figure)) in parts.into_iter().zip(figures).enumerate() {
            let x = column.numbers + place as f64 * (width + at.figure_gutter);
            items.push(Typesetter::picture(drawn.items, (x, high - drawn.size.height), &figure.alternative));
            items.extend(self.words(&caption, (x, high + at.caption_gap)));
        }
        sheet_rows.rows.push(SheetRow::kept(high + at.caption_gap + below, items).after(at.figure_gap));
        self.gap_after(sheet_rows, at);
    }

    /// One picture below its rule, with its caption beside it.
    pub fn picture_below(
        &mut self,
        sheet_rows: &mut SheetRows,
        sheet: &Sheet,
        shown: RulePicture<'_>,
        column: TextColumn,
        at: &Measures,
    ) {
        let RulePicture { figure, number, .. } = shown;
        let half = (column.measure() - at.figure_gutter) / 2.0;
        let drawn = self.drawn(&figure.view, half, at);
        let x = column.numbers + drawn.size.width.max(half * 0.5) + at.figure_gutter;
        let caption = self.caption(figure, number, sheet, column.width - x, at);
        let high = drawn.size.height.max(caption.height());
        let corner = (column.numbers, high - drawn.size.height);
        let mut items = vec![Typesetter::picture(drawn.items, corner, &figure.alternative)];
        items.extend(self.words(&caption, (x, (high - caption.height()) / 2.0)));
        sheet_rows.rows.push(SheetRow::kept(high, items).after(at.figure_gap));
        self.gap_after(sheet_rows, at);
    }

    /// Equal space above and below pictures.
    fn gap_after(&mut self, sheet_rows: &mut SheetRows, at: &Measures) {
        if let Some(row) = sheet_rows.rows.last_mut() {
            row.height += (at.figure_gap - at.rule_gap).max(0.0);
        }
    }

    /// A picture as large as its width allows.
    pub fn drawn(&mut self, view: &View, width: f64, at: &Measures) -> DrawnFigure {
        let drawn = self.excerpt(view, at.cell, at.look);
        if drawn.size.width <= width {
            return drawn;
        }
        self.excerpt(view, at.cell * width / drawn.size.width, at.look)
    }

    /// The caption: the number of its rule, since they may be apart; the label, bold.
    pub fn caption(
        &mut self,
        figure: &Figure,
        number: Option<u32>,
        sheet: &Sheet,
        width: f64,
        at: &Measures,
    ) -> Paragraph {
        let setting = self.caption_setting(sheet, at);
        let (ink, accent) = (self.ink(), self.accent());
        let blank = if is_ideographic(&sheet.language) { "" } else { " " };
        let number = number.map(|number| Span::bold(format!("{number}\u{2002}"), accent));
        let words = [Span::bold(&figure.key, ink), Span::plain(format!("{blank}{}", figure.caption), ink)];
        let spans: Vec<Span> = number.into_iter().chain(words).collect();
        self.without_short_end(&spans, width, &setting, EVEN.0 * width, (EVEN.1 * width, EVEN.2))
    }

    /// The footnotes, in small type.
    pub fn notes(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> Vec<SheetRow> {
        let note = |text: String| self.soft_text(&text, width, (at.note, 1.3), &sheet.language);
        sheet.notes.iter().map(|note| note.marked()).map(note).map(|text| SheetRow::text(&text)).collect()
    }

    /// The same, if the last of them is one line that leaves so much room beside it.
    pub fn notes_beside(&mut self, sheet: &Sheet, width: f64, room: f64, at: &Measures) -> Option<Vec<SheetRow>> {
        let last = sheet.notes.last()?.marked();
        let alone = self.line(&last, at.note, &sheet.language).width();
        (alone + room <= width).then(|| self.notes(sheet, width, at))
    }
}
