//! The header: title, emblem, subtitle and theme note.

use super::measures::Measures;
use super::rows::SheetRow;
use super::typesetter::{Typesetter, is_ideographic, moved};
use crate::canvas::POINT;
use crate::compose::diagram::{Band, DrawnFigure, Look};
use crate::geom::{Affine, Rect, Size};
use crate::motif::animal::to_be_coloured;
use crate::rulesheet::Sheet;
use crate::scene::{Colour, Group, Item, PathItem, Stroke};
use crate::theme::{Machine, is_chinese};
use crate::typeset::{Across, Alignment, Down, FontStyle, Label, Paragraph, ParagraphStyle, Span};

/// The title's size in points.
const TITLE: f64 = 33.0;
/// From the head to the subtitle, and from there to the theme note.
const GAPS: [f64; 2] = [2.6, 1.4];
/// The scale of subtitle and theme note on one line, and the least gap between them.
const LINE: (f64, f64) = (0.94, 6.0);
/// The emblem's maximum share of the width, and the gap to the title.
const EMBLEM: (f64, f64) = (0.4, 4.0);
/// The height of a band between two edges relative to that of an emblem on a line.
const BAND: f64 = 0.95;
/// The title's size relative to the free height: its capitals are a little lower than that.
const FULL: f64 = 1.25;
/// The same between two edges, where descenders need room.
const IN_BAND: f64 = 1.06;
/// The gap above a title in a band relative to half the height that is left.
const LIFTED: f64 = 0.95;
/// From the lines of a band to capitals and descenders.
const OFF_EDGE: f64 = 0.4;
/// Side margins within a band.
const MARGIN: f64 = 4.5;
/// Gap between a line and the baseline of the title on it.
const ABOVE_LINE: f64 = 3.4;
/// The name in characters: its size relative to the title, and the gap between them in its ems.
const CHARACTERS: (f64, f64) = (0.8, 0.7);

impl Typesetter<'_, '_> {
    /// The header, as wide as its page; `second` is where its second column begins, if it has one: the theme note is then
    /// there, beside the subtitle.
    pub fn head(&mut self, sheet: &Sheet, width: f64, second: Option<f64>, at: &Measures) -> SheetRow {
        let (mut items, mut y) = self.masthead(sheet, width, at);
        y += GAPS[0];
        let whole = self.line(&sheet.subtitle, at.subtitle, &sheet.language);
        if let Some(line) = second.and_then(|_| self.head_line(sheet, width, at)) {
            items.extend(line.items.into_iter().map(|item| moved(vec![item], (0.0, y))));
            return SheetRow::kept(y + line.height, items);
        }
        if let Some(second) = second.filter(|second| whole.width() < second - 2.0) {
            let lead = self.lead_text(sheet, width - second, at);
            let setting = self.text_setting(sheet, width - second, at);
            let (rise, own) = (setting.ascent * setting.size, self.rise(at.subtitle, &sheet.language));
            items.extend(self.words(&whole, (0.0, y + f64::max(rise - own, 0.0))));
            items.extend(self.words(&lead, (second, y + f64::max(own - rise, 0.0))));
            return SheetRow::kept(y + lead.height().max(whole.height()), items);
        }
        let subtitle = self.soft_text(&sheet.subtitle, width, (at.subtitle, 1.3), &sheet.language);
        items.push(moved(subtitle.draw((0.0, 0.0)), (0.0, y)));
        y += subtitle.height() + GAPS[1];
        let lead = self.lead_text(sheet, width, at);
        items.extend(self.words(&lead, (0.0, y)));
        SheetRow::kept(y + lead.height(), items)
    }

    /// Subtitle and theme note on one line, the one at the left, the other at the right; `None` if they are too long.
    fn head_line(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> Option<SheetRow> {
        let text = self.text_setting(sheet, width, at);
        let size = LINE.0 * at.subtitle;
        let subtitle = self.line(&sheet.subtitle, size, &sheet.language);
        let small = ParagraphStyle {
            size: LINE.0 * text.size,
            alignment: Alignment::Ragged,
            hyphenate: false,
            hanging: false,
            ..text
        };
        let span = Span::new(&sheet.lead, FontStyle::Italic, self.lead_colour(sheet));
        let lead = self.paragraph(&[span], f64::from(u16::MAX), &small);
        if subtitle.width() + LINE.1 + lead.width() > width {
            return None;
        }
        let (rise, own) = (small.ascent * small.size, self.rise(size, &sheet.language));
        let lowest = rise.max(own);
        let mut items = self.words(&subtitle, (0.0, lowest - own));
        items.extend(self.words(&lead, (width - lead.width(), lowest - rise)));
        Some(SheetRow::kept(subtitle.height().max(lead.height()), items))
    }

    /// From the top of a line of secondary text to its baseline.
    fn rise(&self, size: f64, language: &str) -> f64 {
        ParagraphStyle::caption(self.notes, size, 1.25 * size, language).ascent * size
    }

    /// Title and emblem on the theme's band, and the height of it.
    fn masthead(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> (Vec<Item>, f64) {
        let band = Band::of(self.resources.theme, at.look);
        let high = if band.encloses() { BAND * at.emblem } else { at.emblem };
        if self.trying {
            return (Vec::new(), high);
        }
        (self.titled_band(&sheet.title, true, Size::new(width, high), at.look), high)
    }

    /// A title and the emblem on the theme's band; behind the game's name, with `named`, that in ideographs.
    pub fn titled_band(&mut self, title: &str, named: bool, size: Size, look: Look) -> Vec<Item> {
        let theme = self.resources.theme;
        let band = Band::of(theme, look);
        let Size { width, height: high } = size;
        let (above, below) = match band.encloses() {
            true => (band.inset(), band.inset()),
            false => (0.0, band.line_height()),
        };
        let margin = if band.ground.is_some() { MARGIN.max(band.inset() + 1.5) } else { 0.0 };
        let free = high - above - below;
        let mut items = match band.encloses() {
            true => band.frame(self.resources, Rect::new(0.0, 0.0, width, high)),
            false => band.line(theme, (0.0, high - below), width),
        };
        let emblem = self.actors(Size::new(EMBLEM.0 * width, free), look);
        let left = width - margin - emblem.size.width;
        items.push(moved(emblem.items, (left, high - below - emblem.size.height)));
        let room = left - margin - EMBLEM.1;
        let ink = band.letters(self.ink());
        let words = title;
        let full = if band.encloses() { IN_BAND } else { FULL };
        let size = (TITLE * POINT).min(full * free);
        // Between two edges its descenders need room, too.
        let reach = self.reach(words, room, size);
        let size = if band.encloses() { size * ((free - 2.0 * OFF_EDGE) / reach).min(1.0) } else { size };
        let title = self.title_in(words, room, size, ink);
        let top = match band.encloses() {
            true => {
                (LIFTED * (high - title.size.height) / 2.0).min(high - below - OFF_EDGE - self.reach(words, room, size))
            }
            false => high - below - ABOVE_LINE - title.size.height,
        };
        let end = margin + title.size.width;
        let second = if band.ground.is_some() { ink } else { self.accent() };
        if named {
            let baseline = (end, top + title.size.height);
            items.extend(self.characters(words, baseline, left - EMBLEM.1 - end, (title.size, second)));
        }
        items.push(moved(title.items, (margin, top)));
        items
    }

    /// The game's name in ideographs behind the title, on its baseline; nothing on a sheet whose title is in ideographs,
    /// and if there is no space.
    fn characters(
        &mut self,
        title: &str,
        (end, baseline): (f64, f64),
        room: f64,
        (size, ink): (Size, Colour),
    ) -> Vec<Item> {
        let theme = self.resources.theme;
        let name = theme.title_in(theme.face.script.language());
        if is_chinese(title) || !is_chinese(name) {
            return Vec::new();
        }
        // Ideographs reach a little below the baseline.
        let em = size.height / 0.64 * CHARACTERS.0;
        let Some(label) = self.resources.label(theme.roles.title_character, name, em, 0.12) else {
            return Vec::new();
        };
        let gap = CHARACTERS.1 * em;
        let fits = gap + label.ink().width() <= room;
        let at = Affine::translate((end + gap, baseline - size.height / 2.0));
        if fits { self.letters(&label, at * label.shift(Across::Left, Down::Middle), ink) } else { Vec::new() }
    }

    /// The letters of a title: in a set to be coloured in they are hollow, and remain text.
    fn letters(&self, label: &Label, at: Affine, ink: Colour) -> Vec<Item> {
        /// The weight of their outline, in millimetres: of letters, and of characters, whose strokes are finer.
        const OUTLINE: (f64, f64) = (0.5, 0.26);
        let theme = self.resources.theme;
        if !to_be_coloured(theme) || theme.cutter.machine == Machine::Laser {
            return vec![label.run_by(at, ink).into()];
        }
        let weight = if is_chinese(&label.run_by(at, ink).text) { OUTLINE.1 } else { OUTLINE.0 };
        let (outline, stroke) = (at * label.outline().clone(), Stroke::round(ink, weight));
        // Filled as well, though the letters hide that: what a light word lies on is dark throughout.
        let under = PathItem::filled(outline.clone(), ink).with_stroke(stroke.clone());
        vec![under.into(), label.run_by(at, Colour::WHITE).into(), PathItem::stroked(outline, stroke).into()]
    }

    /// The height of a title from its capitals to its descenders.
    fn reach(&mut self, title: &str, room: f64, size: f64) -> f64 {
        let drawn = self.title_in(title, room, size, Colour::BLACK);
        let (face, width) = (self.resources.theme.title_face(title), drawn.size.width);
        let whole = self.resources.label(face, title, size, 0.0).map(|label| label.ink()).unwrap_or_default();
        let below = if is_chinese(title) { 0.0 } else { whole.y1.max(0.0) * (width / whole.width().max(width)) };
        drawn.size.height + below
    }

    /// The title from its cap height, no wider than `room`, with its width and its height down to the baseline.
    pub fn title(&mut self, title: &str, room: f64, size: f64) -> DrawnFigure {
        let ink = self.ink();
        self.title_in(title, room, size, ink)
    }

    /// The same in a colour.
    pub fn title_in(&mut self, title: &str, room: f64, size: f64, ink: Colour) -> DrawnFigure {
        let face = self.resources.theme.title_face(title);
        let spread = if is_chinese(title) { 0.2 } else { 0.0 };
        let full = self.resources.label(face, title, size, spread).map_or(0.0, |label| label.ink().width());
        let Some(label) = self.resources.label(face, title, size * (room / full).min(1.0), spread) else {
            return DrawnFigure { size: Size::ZERO, items: Vec::new() };
        };
        let ink_box = label.ink();
        let at = Affine::translate((-ink_box.x0, -ink_box.y0));
        let below = if is_chinese(title) { ink_box.y1.max(0.0) } else { 0.0 };
        DrawnFigure { size: Size::new(full.min(room), below - ink_box.y0), items: self.letters(&label, at, ink) }
    }

    /// The romanisation of a title in ideographs, if the theme wants it.
    pub fn reading(&mut self, sheet: &Sheet) -> Option<String> {
        let wanted = self.resources.theme.sheet.pinyin;
        self.resources.language(&sheet.language).filter(|_| wanted)?.pinyin("game")
    }

    /// The theme note; ideographs have no italic and are grey instead.
    pub fn lead(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> SheetRow {
        SheetRow::text(&self.lead_text(sheet, width, at))
    }

    fn lead_text(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> Paragraph {
        let setting = self.text_setting(sheet, width, at);
        let setting = ParagraphStyle { alignment: Alignment::Ragged, hyphenate: false, hanging: false, ..setting };
        let span = Span::new(&sheet.lead, FontStyle::Italic, self.lead_colour(sheet));
        self.paragraph(&[span], width, &setting)
    }

    fn lead_colour(&self, sheet: &Sheet) -> Colour {
        if is_ideographic(&sheet.language) { self.soft() } else { self.ink() }
    }

    /// A picture with its alternative text.
    pub fn picture(items: Vec<Item>, to: (f64, f64), alternative: &str) -> Item {
        Group::picture(Affine::translate(to), items, alternative).into()
    }
}
