//! One rule: its number hanging, its heading run-in or above it, its sentences, and a picture beside them.

use super::columns::TEARS;
use super::measures::Measures;
use super::pairs::RulePicture;
use super::rows::{SheetRow, SheetRows};
use super::typesetter::{TextColumn, Typesetter, is_ideographic};
use crate::compose::diagram::{Band, Look};
use crate::geom::Point;
use crate::rulesheet::{Rule, Sheet};
use crate::scene::Item;
use crate::typeset::{Alignment, Paragraph, ParagraphStyle, Span};

/// Rules of fewer lines are not broken.
const LONG: usize = 6;
/// The upper edge of a picture beside its rule, in ems below the top of the text.
const PICTURE_TOP: f64 = 0.25;

/// The last line of ideographs that is short, in ems; by how many ems at most lines are shortened to fill it, and in
/// paragraphs of how many lines at most.
const SHORT_END: f64 = 3.6;
const NARROWED: usize = 4;
const FEW_LINES: usize = 4;
/// A column beside a picture that holds fewer ideographs is narrow.
const NARROW: f64 = 16.0;
/// Additional gap above a section whose heading is run-in, for the line there: relative to that between rules, and its
/// minimum in millimetres.
const RUN_IN: (f64, f64) = (0.8, 1.0);

impl Typesetter<'_, '_> {
    /// One rule: its number hanging, its sentences as one paragraph.
    pub fn rule(
        &mut self,
        sheet_rows: &mut SheetRows,
        sheet: &Sheet,
        rule: &Rule,
        heading: Option<&str>,
        column: TextColumn,
        at: &Measures,
    ) {
        let setting = self.text_setting(sheet, column.measure(), at);
        let spans = self.rule_spans(sheet, rule, heading.filter(|_| !at.headings_above));
        let number = self.hanging_number(rule, &setting, at);
        let mut rows = Vec::new();
        if let Some(heading) = heading.filter(|_| at.headings_above) {
            rows.push(self.heading_above(heading, sheet, column, at));
        }
        let paragraph = self.sentences(&spans, column.measure(), &setting, sheet);
        let lines = paragraph.lines.len();
        for (place, line) in paragraph.lines.iter().enumerate() {
            let mut items: Vec<Item> = Vec::new();
            if place == 0 {
                items.extend(number.clone());
            }
            if !self.trying {
                let up = place as f64 * setting.pitch;
                let one = Paragraph { lines: vec![line.clone()], pitch: setting.pitch };
                items.extend(one.draw((column.numbers, -up)));
            }
            let row = SheetRow::kept(setting.pitch, items);
            // Widows and orphans: at least two lines stay together at both ends.
            let torn = if lines < LONG { TEARS } else { 4.0 };
            rows.push(if place >= 2 && lines - place >= 2 { row.breakable(torn) } else { row });
        }
        if self.annotate {
            rows.extend(self.annotation(rule, sheet, column, at));
        }
        begin(&mut rows, heading, at);
        sheet_rows.rows.extend(rows);
    }

    /// One rule with its picture at the right, the caption below the text.
    pub fn rule_beside(
        &mut self,
        sheet_rows: &mut SheetRows,
        sheet: &Sheet,
        (heading, rule): (Option<&str>, &Rule),
        shown: RulePicture<'_>,
        column: TextColumn,
        at: &Measures,
    ) {
        let drawn = self.drawn(&shown.figure.view, (column.measure() - at.figure_gutter) / 2.0, at);
        let setting = self.text_setting(sheet, column.measure(), at);
        let ideographic = is_ideographic(&sheet.language);
        let room = column.measure() - drawn.size.width - at.figure_gutter;
        // Ideographs stay on the grid; a narrow column is ragged: its lines end with phrases and words.
        let (measure, setting) = match ideographic {
            true if room < NARROW * setting.size => (room, ParagraphStyle { alignment: Alignment::Ragged, ..setting }),
            true => ((room / setting.size).floor() * setting.size, setting),
            false => (room, ParagraphStyle { alignment: Alignment::Ragged, hanging: false, ..setting }),
        };
        let spans = self.rule_spans(sheet, rule, heading.filter(|_| !at.headings_above));
        let mut items: Vec<Item> = self.hanging_number(rule, &setting, at);
        let paragraph = self.sentences(&spans, measure, &setting, sheet);
        items.extend(self.words(&paragraph, (column.numbers, 0.0)));
        let caption = self.caption(shown.figure, shown.number, sheet, measure, at);
        let below = paragraph.height() + at.caption_gap;
        items.extend(self.words(&caption, (column.numbers, below)));
        let corner = (column.width - drawn.size.width, PICTURE_TOP * setting.size);
        let high = f64::max(below + caption.height(), corner.1 + drawn.size.height + at.caption_gap);
        items.push(Typesetter::picture(drawn.items, corner, &shown.figure.alternative));
        let mut rows = Vec::new();
        if let Some(heading) = heading.filter(|_| at.headings_above) {
            rows.push(self.heading_above(heading, sheet, column, at));
        }
        rows.push(SheetRow::kept(high, items));
        if self.annotate {
            rows.extend(self.annotation(rule, sheet, column, at));
        }
        begin(&mut rows, heading, at);
        sheet_rows.rows.extend(rows);
    }

    /// The text of a rule. Ideographs do not end in a line of two or three, if a few lines can be shorter by some.
    fn sentences(&mut self, spans: &[Span], measure: f64, setting: &ParagraphStyle, sheet: &Sheet) -> Paragraph {
        let ideographic = is_ideographic(&sheet.language);
        let most = if ideographic { NARROWED } else { 0 };
        let whole = self.paragraph(spans, measure, setting);
        if ideographic && whole.lines.len() == 2 {
            // Of two lines nobody sees the margin: the first ends with a phrase.
            let ragged = ParagraphStyle { alignment: Alignment::Ragged, ..setting.clone() };
            let parted = self.paragraph(spans, measure, &ragged);
            if parted.lines.len() == 2 {
                return parted;
            }
        }
        match whole.lines.len() <= FEW_LINES {
            true => self.without_short_end(spans, measure, setting, SHORT_END * setting.size, (setting.size, most)),
            false => whole,
        }
    }

    /// A rule's sentences, after its run-in heading.
    fn rule_spans(&self, sheet: &Sheet, rule: &Rule, heading: Option<&str>) -> Vec<Span> {
        let (ink, ideographic) = (self.ink(), is_ideographic(&sheet.language));
        let mut spans = Vec::new();
        if let Some(heading) = heading {
            let (stop, gap) = if ideographic { ("", "\u{3000}") } else { (".", "\u{2002}") };
            spans.push(Span::bold(format!("{heading}{stop}"), ink));
            spans.push(Span::plain(gap, ink));
        }
        let blank = if ideographic { "" } else { " " };
        for (place, sentence) in rule.sentences.iter().enumerate() {
            let before = if place > 0 { blank } else { "" };
            spans.push(Span::plain(format!("{before}{}", sentence.marked()), ink));
        }
        spans
    }

    /// A rule's number on its plate, beside the first line; empty if it has none.
    fn hanging_number(&mut self, rule: &Rule, setting: &ParagraphStyle, at: &Measures) -> Vec<Item> {
        let Some(number) = rule.number.filter(|_| !self.trying) else { return Vec::new() };
        self.plate(&number.to_string(), setting.size, setting.ascent * setting.size, at.look)
    }

    /// A number on a plate of the theme's band beside text of this size, `rise` above its baseline.
    pub fn plate(&mut self, number: &str, size: f64, rise: f64, look: Look) -> Vec<Item> {
        let (band, face) = (Band::of(self.resources.theme, look), self.text.bold);
        band.plate(self.resources, number, face, size, Point::new(0.0, rise))
    }

    fn heading_above(&mut self, heading: &str, sheet: &Sheet, column: TextColumn, at: &Measures) -> SheetRow {
        let size = at.heading;
        let setting = ParagraphStyle::caption(self.text, size, 1.25 * size, &sheet.language);
        let spans = [Span::bold(heading, self.ink())];
        let paragraph = self.paragraph(&spans, column.measure(), &setting);
        SheetRow::kept(paragraph.height(), self.words(&paragraph, (column.numbers, 0.0)))
    }

    /// The ids of a rule's clauses, and their basis.
    fn annotation(&mut self, rule: &Rule, sheet: &Sheet, column: TextColumn, at: &Measures) -> Vec<SheetRow> {
        let words: Vec<String> = rule
            .sentences
            .iter()
            .filter(|sentence| sentence.clause.is_some())
            .map(|sentence| match &sentence.remark {
                Some(remark) => format!("{} ({remark})", sentence.id),
                None => sentence.id.clone(),
            })
            .collect();
        if words.is_empty() {
            return Vec::new();
        }
        let paragraph = self.soft_text(&words.join(" · "), column.measure(), (at.annotation, 1.3), &sheet.language);
        vec![SheetRow::kept(paragraph.height(), paragraph.draw((column.numbers, 0.0)))]
    }
}

/// Gap, bookmark and permitted break above the rows of a rule.
fn begin(rows: &mut [SheetRow], heading: Option<&str>, at: &Measures) {
    if let Some(first) = rows.first_mut() {
        first.before = match (heading.is_some(), at.headings_above) {
            (true, true) => at.section_gap,
            (true, false) => at.rule_gap + (RUN_IN.0 * at.rule_gap).max(RUN_IN.1),
            (false, _) => at.rule_gap,
        };
        first.bookmark = heading.map(str::to_owned);
        first.breaks = Some(0.0);
    }
}
