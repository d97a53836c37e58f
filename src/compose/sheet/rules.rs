//! The rules of a sheet in order, each with its pictures, as rows.

use super::measures::{Measures, Pairing};
use super::pairs::{RulePicture, side_by_side};
use super::rows::{SheetRow, SheetRows};
use super::typesetter::{BoardRoom, TextColumn, Typesetter};
use crate::compose::diagram::{Band, excerpt_size, line_on_paper, shows_heads};
use crate::rulesheet::{Rule, Sheet, Topic};

/// A picture that would have to be smaller than this share of the others is so alone.
const ONE_SCALE: f64 = 0.6;

/// How much more space two pictures may take that are loosely paired.
const LITTLE_MORE: f64 = 1.12;

impl Typesetter<'_, '_> {
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
        self.divide(sheet_rows, sheet, column, at);
    }

    /// Lines between the sections; none between what one needs and the set-up, whose gap is that of two rules.
    fn divide(&mut self, sheet_rows: &mut SheetRows, sheet: &Sheet, column: TextColumn, at: &Measures) {
        let (theme, mut sections) = (self.resources.theme, sheet.sections.iter());
        let line = Band::of(theme, at.look).divider(column.width, line_on_paper(theme));
        for row in &mut sheet_rows.rows {
            let Some(title) = &row.bookmark else { continue };
            let Some(section) = sections.by_ref().find(|section| section.heading == *title) else { continue };
            if is_set_up(section.topic) {
                row.before = if at.headings_above { row.before } else { at.rule_gap };
            } else if !self.trying {
                row.between = line.clone();
            }
        }
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
            Pairing::Loose => singly.total_height() < LITTLE_MORE * paired.total_height(),
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
