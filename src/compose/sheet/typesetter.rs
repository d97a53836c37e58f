//! Sets the text of a sheet: its rules with their headings, as rows.

use super::columns::TEARS;
use super::measures::Measures;
use super::pairs::{RulePicture, side_by_side};
use super::rows::{SheetRow, SheetRows};
use crate::canvas::resources::Resources;
use crate::compose::diagram::{DrawnFigure, Look};
use crate::geom::{Affine, Point};
use crate::language::Argument;
pub use crate::language::is_ideographic;
use crate::rulesheet::{Rule, Sheet, Topic};
use crate::scene::{Colour, Group, Item};
use crate::theme::Letters;
use crate::typeset::{Alignment, Faces, Paragraph, ParagraphLayouter, ParagraphStyle, Span};

/// Rules of fewer lines are not broken.
const LONG: usize = 6;

/// Sets the parts of a sheet.
pub struct Typesetter<'s, 'a> {
    /// The theme, and the pages' shared resources.
    pub resources: &'s mut Resources<'a>,
    layouter: ParagraphLayouter<'a>,
    /// Cache of set paragraphs, most recent last: most steps of a sheet change only some.
    kept: Vec<Kept>,
    /// Faces of running text.
    pub text: Faces,
    /// Faces of captions.
    pub notes: Faces,
    /// Whether sizes are being tried: pictures are then measured only.
    pub trying: bool,
    /// Whether clause ids and their basis are printed below each rule.
    pub annotate: bool,
    /// Minimum font size on the card, in its own millimetres per em: 0 without a special requirement.
    pub least: f64,
    /// The ladder of strength in a row, by language, width and style.
    pub frieze: Option<((String, f64, Look), DrawnFigure)>,
}

/// A set paragraph, and its input.
struct Kept {
    spans: Vec<Span>,
    measure: f64,
    setting: ParagraphStyle,
    paragraph: Paragraph,
}

/// Limits of the board diagram.
#[derive(Debug, Clone, Copy)]
pub struct BoardRoom {
    /// Its maximum height, in millimetres.
    pub most: f64,
    /// The page height.
    pub page: f64,
}

/// The text columns of a sheet, in millimetres.
#[derive(Debug, Clone, Copy)]
pub struct TextColumn {
    /// The whole width.
    pub width: f64,
    /// The width of hanging numbers.
    pub numbers: f64,
}

impl TextColumn {
    /// The width of the text beside the numbers.
    pub fn measure(self) -> f64 {
        self.width - self.numbers
    }
}

impl<'s, 'a> Typesetter<'s, 'a> {
    /// With the theme's faces.
    pub fn new(resources: &'s mut Resources<'a>) -> Typesetter<'s, 'a> {
        let theme = resources.theme;
        let fonts = &theme.fonts;
        let (serif, sans) = (Faces::serif(fonts), Faces::sans(fonts));
        let text = match theme.sheet.letters {
            Letters::Serif => serif,
            Letters::Sans => sans,
        };
        let layouter = ParagraphLayouter::new(fonts);
        let (kept, notes) = (Vec::new(), sans);
        Typesetter { resources, layouter, kept, text, notes, trying: false, annotate: false, least: 0.0, frieze: None }
    }

    /// The colour of text.
    pub fn ink(&self) -> Colour {
        self.resources.theme.colours.ink
    }

    /// The colour of secondary text.
    pub fn soft(&self) -> Colour {
        self.resources.theme.colours.soft
    }

    /// The colour of numbers and ornaments.
    pub fn accent(&self) -> Colour {
        self.resources.theme.colours.accent
    }

    /// A paragraph; an empty one, with a record, if a face lacks a character.
    pub fn paragraph(&mut self, spans: &[Span], measure: f64, setting: &ParagraphStyle) -> Paragraph {
        let same = |kept: &&Kept| kept.measure == measure && kept.setting == *setting && kept.spans == spans;
        if let Some(kept) = self.kept.iter().rev().find(same) {
            return kept.paragraph.clone();
        }
        let paragraph = self.resources.paragraph(&mut self.layouter, spans, measure, setting);
        let (spans, setting) = (spans.to_vec(), setting.clone());
        self.kept.push(Kept { spans, measure, setting, paragraph: paragraph.clone() });
        paragraph
    }

    /// “Page 1 of 2” in the sheet's language.
    pub fn page_number(&mut self, sheet: &Sheet, page: usize, pages: usize) -> String {
        let number = |number: usize| Argument::Text(number.to_string());
        let arguments = [("page", number(page)), ("pages", number(pages))];
        let language = self.resources.language(&sheet.language);
        // A custom language is not available here; the numbers suffice.
        let words = language.and_then(|language| language.say("page", &arguments));
        words.unwrap_or_else(|| format!("{page} / {pages}"))
    }

    /// A single line of secondary text in a language.
    pub fn line(&mut self, text: &str, size: f64, language: &str) -> Paragraph {
        self.soft_text(text, f64::from(u16::MAX), (size, 1.25), language)
    }

    /// Secondary text in lines of `measure` millimetres, by its font size and its leading in ems.
    pub fn soft_text(&mut self, text: &str, measure: f64, (size, leading): (f64, f64), language: &str) -> Paragraph {
        let setting = ParagraphStyle::caption(self.notes, size, leading * size, language);
        self.paragraph(&[Span::plain(text, self.soft())], measure, &setting)
    }

    /// The style of running text in lines of `measure` millimetres. Ideographs in justified text are enlarged so that
    /// an integer number fills the line: they are then on a grid.
    pub fn text_setting(&self, sheet: &Sheet, measure: f64, measures: &Measures) -> ParagraphStyle {
        let (size, pitch) = measures.body(&sheet.language);
        let setting = ParagraphStyle::text(self.text, size, pitch, &sheet.language);
        match measures.ragged {
            true => ParagraphStyle {
                alignment: Alignment::Ragged,
                hyphenate: measures.hyphenate,
                hanging: false,
                ..setting
            },
            false if is_ideographic(&sheet.language) => ParagraphStyle { size: filling_size(measure, size), ..setting },
            false => setting,
        }
    }

    /// The style of captions.
    pub fn caption_setting(&self, sheet: &Sheet, measures: &Measures) -> ParagraphStyle {
        let (size, pitch) = measures.caption(&sheet.language);
        ParagraphStyle::caption(self.notes, size, pitch, &sheet.language)
    }

    /// All rules with their pictures. A heading is run-in with the first rule of its section, or above it. Two pictures
    /// of nearby rules are set side by side, below the later rule. If it fits, the board diagram is below its text.
    pub fn rules(
        &mut self,
        sheet_rows: &mut SheetRows,
        sheet: &Sheet,
        column: TextColumn,
        board: Option<BoardRoom>,
        at: &Measures,
    ) {
        let rules: Vec<(Topic, Option<&str>, &Rule)> = sheet
            .sections
            .iter()
            .flat_map(|section| {
                let heading = |place: usize| (place == 0).then_some(section.heading.as_str());
                section.rules.iter().enumerate().map(move |(place, rule)| (section.topic, heading(place), rule))
            })
            .collect();
        let before = sheet.sections.iter().take_while(|section| section.topic != Topic::Setup);
        let set_up = Some(before.map(|section| section.rules.len()).sum::<usize>());
        let figures: Vec<RulePicture> = rules
            .iter()
            .enumerate()
            .flat_map(|(place, (topic, _, rule))| {
                let shown = move |figure| RulePicture { rule: place, number: rule.number, topic: *topic, figure };
                rule.figures.iter().map(shown)
            })
            .filter(|shown| at.shows(&shown.figure.id))
            .collect();
        let groups = side_by_side(&figures);
        for (place, (_, heading, rule)) in rules.into_iter().enumerate() {
            self.rule(sheet_rows, sheet, rule, heading, column, at);
            if let (true, Some(room)) = (Some(place) == set_up, board) {
                let used = sheet_rows.total_height();
                sheet_rows.rows.extend(self.board_row(sheet, column, room, used, at));
            }
            for group in &groups {
                match group.as_slice() {
                    [one, other] if other.rule == place => {
                        self.pair(sheet_rows, sheet, [*one, *other], column, at);
                    }
                    [one] if one.rule == place => self.single(sheet_rows, sheet, *one, column, at),
                    _ => (),
                }
            }
        }
    }

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
        let (ink, accent) = (self.ink(), self.accent());
        let ideographic = is_ideographic(&sheet.language);
        let mut spans = Vec::new();
        if let Some(heading) = heading.filter(|_| !at.headings_above) {
            let (stop, gap) = if ideographic { ("", "\u{3000}") } else { (".", "\u{2002}") };
            spans.push(Span::bold(format!("{heading}{stop}"), ink));
            spans.push(Span::plain(gap, ink));
        }
        let blank = if ideographic { "" } else { " " };
        for (place, sentence) in rule.sentences.iter().enumerate() {
            let before = if place > 0 { blank } else { "" };
            spans.push(Span::plain(format!("{before}{}", sentence.marked()), ink));
        }
        let number = rule.number.map(|number| {
            let beside = ParagraphStyle::caption(self.text, setting.size, setting.pitch, "en");
            let beside = ParagraphStyle { ascent: setting.ascent, ..beside };
            self.paragraph(&[Span::bold(number.to_string(), accent)], column.numbers.max(setting.size), &beside)
        });
        let mut rows = Vec::new();
        if let Some(heading) = heading.filter(|_| at.headings_above) {
            rows.push(self.heading_above(heading, sheet, column, at));
        }
        let above = rows.len();
        let paragraph = self.paragraph(&spans, column.measure(), &setting);
        let lines = paragraph.lines.len();
        for (place, line) in paragraph.lines.into_iter().enumerate() {
            let mut items: Vec<Item> = Vec::new();
            if let (0, Some(number)) = (place, &number) {
                items.extend(number.draw((0.0, 0.0)));
            }
            let up = place as f64 * setting.pitch;
            let one = Paragraph { lines: vec![line], pitch: setting.pitch };
            items.extend(one.draw((column.numbers, -up)));
            let row = SheetRow::kept(setting.pitch, items);
            // Widows and orphans: at least two lines stay together at both ends.
            let torn = if lines < LONG { TEARS } else { 4.0 };
            rows.push(if place >= 2 && lines - place >= 2 { row.breakable(torn) } else { row });
        }
        if self.annotate {
            rows.extend(self.annotation(rule, sheet, column, at));
        }
        if let Some(first) = rows.first_mut() {
            first.before = if above > 0 { at.section_gap } else { at.rule_gap };
            first.bookmark = heading.map(str::to_owned);
            first.breaks = (!sheet_rows.rows.is_empty()).then_some(0.0);
        }
        sheet_rows.rows.extend(rows);
    }

    fn heading_above(&mut self, heading: &str, sheet: &Sheet, column: TextColumn, at: &Measures) -> SheetRow {
        let size = at.heading;
        let setting = ParagraphStyle::caption(self.text, size, 1.25 * size, &sheet.language);
        let spans = [Span::bold(heading, self.ink())];
        let paragraph = self.paragraph(&spans, column.measure(), &setting);
        SheetRow::kept(paragraph.height(), paragraph.draw((column.numbers, 0.0)))
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

/// The next larger size of which an integer number fills the measure.
fn filling_size(measure: f64, size: f64) -> f64 {
    measure / (measure / size).floor().max(1.0)
}

/// Items translated to a position.
pub fn moved(items: Vec<Item>, to: impl Into<Point>) -> Item {
    Group::placed(Affine::translate(to.into().to_vec2()), items).into()
}
