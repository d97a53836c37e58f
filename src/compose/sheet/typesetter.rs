//! Sets the text of a sheet: its rules with their headings, as rows.

use super::columns::TEARS;
use super::measures::{Measures, Pairing};
use super::pairs::{RulePicture, side_by_side};
use super::rows::{SheetRow, SheetRows};
use crate::canvas::resources::Resources;
use crate::compose::diagram::{DrawnFigure, Look, excerpt_size, shows_heads};
use crate::geom::{Affine, Point};
use crate::language::Argument;
pub use crate::language::is_ideographic;
use crate::rulesheet::{Rule, Sheet, Topic};
use crate::scene::{Colour, Group, Item};
use crate::theme::Letters;
use crate::typeset::{Alignment, Faces, Paragraph, ParagraphLayouter, ParagraphStyle, Span};
use std::rc::Rc;

/// Rules of fewer lines are not broken.
const LONG: usize = 6;
/// A picture that would have to be smaller than this share of the others is so alone.
const ONE_SCALE: f64 = 0.6;
/// The upper edge of a picture beside its rule, in ems below the top of the text.
const PICTURE_TOP: f64 = 0.25;

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
    paragraph: Rc<Paragraph>,
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
        Paragraph::clone(&self.shared(spans, measure, setting))
    }

    /// The same, shared with the cache.
    pub fn shared(&mut self, spans: &[Span], measure: f64, setting: &ParagraphStyle) -> Rc<Paragraph> {
        let same = |kept: &&Kept| kept.measure == measure && kept.setting == *setting && kept.spans == spans;
        if let Some(kept) = self.kept.iter().rev().find(same) {
            return kept.paragraph.clone();
        }
        let paragraph = Rc::new(self.resources.paragraph(&mut self.layouter, spans, measure, setting));
        let (spans, setting) = (spans.to_vec(), setting.clone());
        self.kept.push(Kept { spans, measure, setting, paragraph: paragraph.clone() });
        paragraph
    }

    /// A paragraph with its upper left corner on `at`; empty while sizes are tried.
    pub fn words(&self, paragraph: &Paragraph, at: (f64, f64)) -> Vec<Item> {
        if self.trying { Vec::new() } else { paragraph.draw(at) }
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

    /// All rules with their pictures. A heading is run-in with the first rule of its section, or above it. A picture is
    /// beside its rule; two of consecutive rules are side by side below the later one where that takes less space. The
    /// board diagram is below the text of the set-up; without room for it, both are left out.
    pub fn rules(
        &mut self,
        sheet_rows: &mut SheetRows,
        sheet: &Sheet,
        column: TextColumn,
        board: Option<BoardRoom>,
        at: &Measures,
    ) {
        let rules: Vec<(Topic, Option<&str>, &Rule)> =
            headed(sheet).filter(|(topic, ..)| board.is_some() || !is_set_up(*topic)).collect();
        let set_up = rules.iter().rposition(|(topic, ..)| *topic == Topic::Setup);
        let mut figures: Vec<RulePicture> = Vec::new();
        for (place, &(topic, _, rule)) in rules.iter().enumerate() {
            let shown = rule.figures.iter().filter(|figure| at.shows(&figure.id));
            figures.extend(shown.map(|figure| RulePicture { rule: place, number: rule.number, topic, figure }));
        }
        let at = &self.at_one_scale(&figures, column, at);
        if !self.trying {
            // The pieces of the board share the drawings of those in smaller squares, if these show heads.
            let cell = at.cell.min(at.setup_cell);
            self.resources.smallest_cell = shows_heads(self.resources, cell, at.look).then_some(cell);
        }
        let groups = side_by_side(&figures);
        let mut place = 0;
        while let Some(&(_, heading, rule)) = rules.get(place) {
            let first = sheet_rows.rows.len();
            let own = groups.iter().find(|group| group[0].rule == place);
            match own.map(Vec::as_slice) {
                Some(&[one, other]) if other.rule > place => {
                    let both = [(heading, rule), (rules[other.rule].1, rules[other.rule].2)];
                    sheet_rows.rows.extend(self.pair_or_single(sheet, both, [one, other], column, at));
                    place = other.rule;
                }
                Some(&[one, other]) => {
                    self.rule(sheet_rows, sheet, rule, heading, column, at);
                    self.pair(sheet_rows, sheet, [one, other], column, at);
                    sheet_rows.keep_from(first);
                }
                Some(&[one]) => {
                    let rows = self.single(sheet, (heading, rule), one, column, at);
                    sheet_rows.rows.extend(rows);
                }
                Some(_) | None => self.rule(sheet_rows, sheet, rule, heading, column, at),
            }
            if let (true, Some(room)) = (Some(place) == set_up, board) {
                let used = sheet_rows.total_height();
                sheet_rows.rows.extend(self.board_row(sheet, column, room, used, at));
                sheet_rows.keep_from(first);
            }
            place += 1;
        }
        self.resources.smallest_cell = None;
    }

    /// The measures with squares of one size for all pictures: as large as the widest of them allows in half a column.
    fn at_one_scale(&self, figures: &[RulePicture<'_>], column: TextColumn, at: &Measures) -> Measures {
        let half = (column.measure() - at.figure_gutter) / 2.0;
        let share = |shown: &RulePicture<'_>| half / excerpt_size(&shown.figure.view, at.cell, at.look).width;
        let shares = figures.iter().map(share).filter(|share| *share >= ONE_SCALE);
        Measures { cell: at.cell * shares.fold(1.0, f64::min), ..at.clone() }
    }

    /// Two consecutive rules with a picture each: these side by side below the rules, or each with its own.
    fn pair_or_single(
        &mut self,
        sheet: &Sheet,
        rules: [(Option<&str>, &Rule); 2],
        shown: [RulePicture<'_>; 2],
        column: TextColumn,
        at: &Measures,
    ) -> Vec<SheetRow> {
        let (mut paired, mut singly) = (SheetRows::default(), SheetRows::default());
        for ((heading, rule), shown) in rules.into_iter().zip(shown) {
            self.rule(&mut paired, sheet, rule, heading, column, at);
            singly.rows.extend(self.single(sheet, (heading, rule), shown, column, at));
        }
        self.pair(&mut paired, sheet, shown, column, at);
        paired.keep_from(0);
        let single = match at.pairing {
            Pairing::Lower => singly.total_height() < paired.total_height(),
            Pairing::Single => true,
        };
        if single { singly.rows } else { paired.rows }
    }

    /// A rule with its picture, kept together: the picture at its right, or below it, whichever takes less space.
    fn single(
        &mut self,
        sheet: &Sheet,
        headed: (Option<&str>, &Rule),
        shown: RulePicture<'_>,
        column: TextColumn,
        at: &Measures,
    ) -> Vec<SheetRow> {
        let (mut beside, mut below) = (SheetRows::default(), SheetRows::default());
        self.rule_beside(&mut beside, sheet, headed, shown, column, at);
        self.rule(&mut below, sheet, headed.1, headed.0, column, at);
        self.picture_below(&mut below, sheet, shown, column, at);
        below.keep_from(0);
        if beside.total_height() < below.total_height() { beside.rows } else { below.rows }
    }

    /// What the box contains and how the board is set up, as text.
    pub fn set_up_text(&mut self, sheet: &Sheet, column: TextColumn, at: &Measures) -> SheetRows {
        let mut sheet_rows = SheetRows::default();
        for (_, heading, rule) in headed(sheet).filter(|(topic, ..)| is_set_up(*topic)) {
            self.rule(&mut sheet_rows, sheet, rule, heading, column, at);
        }
        sheet_rows
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
        let spans = self.rule_spans(sheet, rule, heading.filter(|_| !at.headings_above));
        let number = self.hanging_number(rule, column, &setting);
        let mut rows = Vec::new();
        if let Some(heading) = heading.filter(|_| at.headings_above) {
            rows.push(self.heading_above(heading, sheet, column, at));
        }
        let paragraph = self.shared(&spans, column.measure(), &setting);
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
    fn rule_beside(
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
        // Ideographs stay on the grid; a narrow column of Latin text is ragged.
        let (measure, setting) = match ideographic {
            true => ((room / setting.size).floor() * setting.size, setting),
            false => (room, ParagraphStyle { alignment: Alignment::Ragged, hanging: false, ..setting }),
        };
        let spans = self.rule_spans(sheet, rule, heading.filter(|_| !at.headings_above));
        let mut items: Vec<Item> = self.hanging_number(rule, column, &setting);
        let paragraph = self.shared(&spans, measure, &setting);
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

    /// A rule's number, on the baseline of its first line; empty if it has none.
    fn hanging_number(&mut self, rule: &Rule, column: TextColumn, setting: &ParagraphStyle) -> Vec<Item> {
        let Some(number) = rule.number else { return Vec::new() };
        let beside = ParagraphStyle::caption(self.text, setting.size, setting.pitch, "en");
        let beside = ParagraphStyle { ascent: setting.ascent, ..beside };
        let spans = [Span::bold(number.to_string(), self.accent())];
        if self.trying {
            return Vec::new();
        }
        self.paragraph(&spans, column.numbers.max(setting.size), &beside).draw((0.0, 0.0))
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

/// Every rule of a sheet with the topic of its section, and the heading if it is the first one.
fn headed(sheet: &Sheet) -> impl Iterator<Item = (Topic, Option<&str>, &Rule)> {
    sheet.sections.iter().flat_map(|section| {
        let heading = |place: usize| (place == 0).then_some(section.heading.as_str());
        section.rules.iter().enumerate().map(move |(place, rule)| (section.topic, heading(place), rule))
    })
}

/// Whether a section belongs to the board diagram: what one needs, and how it is set up.
pub fn is_set_up(topic: Topic) -> bool {
    matches!(topic, Topic::Box | Topic::Setup)
}

/// Gap, bookmark and permitted break above the rows of a rule.
fn begin(rows: &mut [SheetRow], heading: Option<&str>, at: &Measures) {
    if let Some(first) = rows.first_mut() {
        first.before = if heading.is_some() && at.headings_above { at.section_gap } else { at.rule_gap };
        first.bookmark = heading.map(str::to_owned);
        first.breaks = Some(0.0);
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
