//! The header: emblem, title, subtitle and theme note.

use super::measures::Measures;
use super::rows::SheetRow;
use super::typesetter::{Typesetter, is_ideographic, moved};
use crate::canvas::POINT;
use crate::compose::diagram::{DrawnFigure, GROUND_LINE, head_line};
use crate::geom::{Affine, Size};
use crate::rulesheet::Sheet;
use crate::scene::{Group, Item};
use crate::theme::is_chinese;
use crate::typeset::{Across, Alignment, Down, FontStyle, ParagraphStyle, Span};

/// The title's size in points, and its minimum.
const TITLE: f64 = 35.0;
/// From the ground line to the title's cap height, from its baseline to the subtitle, from there to the theme note.
const GAPS: [f64; 3] = [4.0, 3.6, 2.2];
/// Of a title beside its emblem: the emblem's maximum share of the width, the gap between them, and from the ground
/// line up to the title's baseline.
const COMPACT: (f64, f64, f64) = (0.4, 4.0, 3.6);
/// The share of the emblem's height for the characters beside it.
const CHARACTERS: f64 = 0.82;

impl Typesetter<'_, '_> {
    /// The header, as wide as its column.
    pub fn head(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> SheetRow {
        let accent = self.accent();
        let mut items = Vec::new();
        let drawn = match at.compact {
            false => self.emblem(at.emblem, at.look),
            true => self.emblem_within(at.emblem, COMPACT.0 * width),
        };
        let left = width - drawn.size.width;
        items.push(moved(drawn.items, (left, at.emblem - drawn.size.height)));
        items.extend(head_line(self.resources.theme, (0.0, at.emblem - GROUND_LINE), width, accent));
        let mut y = at.emblem;
        if at.compact {
            let title = self.title(&sheet.title, left - COMPACT.1, TITLE * POINT);
            let foot = at.emblem - GROUND_LINE - COMPACT.2;
            items.push(moved(title.items, (0.0, foot - title.size.height)));
        } else {
            items.extend(self.characters(sheet, left - 4.0, at));
            y += GAPS[0];
            let title = self.title(&sheet.title, width, TITLE * POINT);
            items.push(moved(title.items, (0.0, y)));
            y += title.size.height;
        }
        y += GAPS[1];
        let subtitle = self.soft_text(&sheet.subtitle, width, (at.subtitle, 1.3), &sheet.language);
        items.push(moved(subtitle.draw((0.0, 0.0)), (0.0, y)));
        y += subtitle.height() + GAPS[2];
        let lead = self.lead(sheet, width, at);
        items.push(moved(lead.items, (0.0, y)));
        SheetRow::kept(y + lead.height, items)
    }

    /// The game's name in ideographs, top to bottom beside the emblem; empty on a sheet whose title is in ideographs,
    /// and if there is no space.
    fn characters(&mut self, sheet: &Sheet, room: f64, at: &Measures) -> Vec<Item> {
        let theme = self.resources.theme;
        let name = theme.title_in(theme.face.script.language());
        let count = name.chars().count();
        if is_chinese(&sheet.title) || !is_chinese(name) || count > 5 {
            return Vec::new();
        }
        let high = (at.emblem - GROUND_LINE) * CHARACTERS;
        let em = high / count as f64;
        if em > room {
            return Vec::new();
        }
        let (face, ink) = (theme.roles.title_character, self.ink());
        let labels = name.chars().enumerate().filter_map(|(place, character)| {
            let label = self.resources.label(face, &character.to_string(), em * 0.94, 0.0)?;
            let middle = (em / 2.0, (place as f64 + 0.5) * em);
            Some(label.run(middle, Across::Middle, Down::Middle, ink).into())
        });
        labels.collect()
    }

    /// The title from its cap height, no wider than `room`, with its width and its height down to the baseline.
    pub fn title(&mut self, title: &str, room: f64, size: f64) -> DrawnFigure {
        let (ink, face) = (self.ink(), self.resources.theme.title_face(title));
        let spread = if is_chinese(title) { 0.2 } else { 0.0 };
        let full = self.resources.label(face, title, size, spread).map_or(0.0, |label| label.ink().width());
        let Some(label) = self.resources.label(face, title, size * (room / full).min(1.0), spread) else {
            return DrawnFigure { size: Size::ZERO, items: Vec::new() };
        };
        let ink_box = label.ink();
        let at = Affine::translate((-ink_box.x0, -ink_box.y0));
        let below = if is_chinese(title) { ink_box.y1.max(0.0) } else { 0.0 };
        DrawnFigure { size: Size::new(full.min(room), below - ink_box.y0), items: vec![label.run_by(at, ink).into()] }
    }

    /// The romanisation of a title in ideographs, if the theme wants it.
    pub fn reading(&mut self, sheet: &Sheet) -> Option<String> {
        let wanted = self.resources.theme.sheet.pinyin;
        self.resources.language(&sheet.language).filter(|_| wanted)?.pinyin("game")
    }

    /// The theme note; ideographs have no italic and are grey instead.
    pub fn lead(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> SheetRow {
        let setting = self.text_setting(sheet, width, at);
        let setting = ParagraphStyle { alignment: Alignment::Ragged, hyphenate: false, hanging: false, ..setting };
        let colour = if is_ideographic(&sheet.language) { self.soft() } else { self.ink() };
        let span = Span::new(&sheet.lead, FontStyle::Italic, colour);
        SheetRow::text(&self.paragraph(&[span], width, &setting))
    }

    /// A picture with its alternative text.
    pub fn picture(items: Vec<Item>, to: (f64, f64), alternative: &str) -> Item {
        Group::picture(Affine::translate(to), items, alternative).into()
    }
}
