//! The header: emblem, title, subtitle and theme note.

use super::measures::Measures;
use super::rows::SheetRow;
use super::typesetter::{Typesetter, is_ideographic, moved};
use crate::canvas::POINT;
use crate::compose::diagram::{GROUND_LINE, head_line};
use crate::geom::Affine;
use crate::rulesheet::Sheet;
use crate::scene::{Group, Item};
use crate::theme::is_chinese;
use crate::typeset::{Across, Alignment, Down, FontStyle, ParagraphStyle, Span};

/// The title's size in points, and its minimum.
const TITLE: f64 = 35.0;
/// From the ground line to the title's cap height, from its baseline to the subtitle, from there to the theme note.
const GAPS: [f64; 3] = [4.0, 3.6, 2.2];
/// The share of the emblem's height for the characters beside it.
const CHARACTERS: f64 = 0.82;

impl Typesetter<'_, '_> {
    /// The header, as wide as its column.
    pub fn head(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> SheetRow {
        let accent = self.accent();
        let mut items = Vec::new();
        let drawn = self.emblem(at.emblem, at.look);
        let left = width - drawn.size.width;
        items.push(moved(drawn.items, (left, 0.0)));
        items.extend(head_line(self.resources.theme, (0.0, at.emblem - GROUND_LINE), width, accent));
        items.extend(self.characters(sheet, left - 4.0, at));
        let mut y = at.emblem + GAPS[0];
        let (title, height) = self.title(&sheet.title, width, TITLE * POINT);
        items.push(moved(title, (0.0, y)));
        y += height + GAPS[1];
        let (subtitle, height) = self.subtitle(sheet, width, at);
        items.push(moved(subtitle, (0.0, y)));
        y += height + GAPS[2];
        let (lead, height) = self.lead(sheet, width, at);
        items.push(moved(lead, (0.0, y)));
        y += height;
        SheetRow::kept(y, items)
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

    /// The title from its cap height, and its height down to the baseline.
    pub fn title(&mut self, title: &str, width: f64, size: f64) -> (Vec<Item>, f64) {
        let ink = self.ink();
        let face = self.resources.theme.title_face(title);
        let spread = if is_chinese(title) { 0.2 } else { 0.0 };
        let Some(label) = self.resources.label(face, title, size, spread) else { return (Vec::new(), 0.0) };
        let share = (width / label.ink().width()).min(1.0);
        let Some(label) = self.resources.label(face, title, size * share, spread) else {
            return (Vec::new(), 0.0);
        };
        let ink_box = label.ink();
        let at = Affine::translate((-ink_box.x0, -ink_box.y0));
        let below = if is_chinese(title) { ink_box.y1.max(0.0) } else { 0.0 };
        (vec![label.run_by(at, ink).into()], below - ink_box.y0)
    }

    /// The same with its width, for a page that does not left-align it.
    pub fn title_and_width(&mut self, sheet: &Sheet, room: f64, size: f64) -> (Vec<Item>, f64, f64) {
        let face = self.resources.theme.title_face(&sheet.title);
        let spread = if is_chinese(&sheet.title) { 0.2 } else { 0.0 };
        let ink = self.resources.label(face, &sheet.title, size, spread).map_or(0.0, |label| label.ink().width());
        let (items, height) = self.title(&sheet.title, room, size);
        (items, height, ink.min(room))
    }

    /// The romanisation of a title in ideographs, if the theme wants it.
    pub fn reading(&mut self, sheet: &Sheet) -> Option<String> {
        let wanted = self.resources.theme.sheet.pinyin;
        self.resources.language(&sheet.language).filter(|_| wanted)?.pinyin("game")
    }

    /// The number of players, in grey.
    pub fn subtitle(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> (Vec<Item>, f64) {
        let size = at.subtitle;
        let setting = ParagraphStyle::caption(self.notes, size, 1.3 * size, &sheet.language);
        let soft = self.soft();
        let paragraph = self.paragraph(&[Span::plain(&sheet.subtitle, soft)], width, &setting);
        (paragraph.draw((0.0, 0.0)), paragraph.height())
    }

    /// The theme note; ideographs have no italic and are grey instead.
    pub fn lead(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> (Vec<Item>, f64) {
        let setting = self.text_setting(sheet, width, at);
        let setting = ParagraphStyle { alignment: Alignment::Ragged, hyphenate: false, hanging: false, ..setting };
        let colour = if is_ideographic(&sheet.language) { self.soft() } else { self.ink() };
        let span = Span::new(&sheet.lead, FontStyle::Italic, colour);
        let paragraph = self.paragraph(&[span], width, &setting);
        (paragraph.draw((0.0, 0.0)), paragraph.height())
    }

    /// A picture with its alternative text.
    pub fn picture(items: Vec<Item>, to: (f64, f64), alternative: &str) -> Item {
        Group::picture(Affine::translate(to), items, alternative).into()
    }
}
