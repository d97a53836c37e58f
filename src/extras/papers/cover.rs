//! The cover page: the titles, the circle of animals around the den, who made the set and for whom.

use super::cells::{CellSize, paper};
use super::circle::{AnimalCircle, Order};
use super::inline::Inline;
use super::pair::extremes;
use super::palette::Palette;
use crate::canvas::error::LayoutError;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::rounded;
use crate::extras::extra::{ExtraFacts, ExtraPages};
use crate::extras::frame::DoubleFrame;
use crate::extras::panel::{Block, PanelDraft, Role};
use crate::extras::words::{Words, say, say_first, titles};
use crate::extras::writing_line::WritingLine;
use crate::geom::{Affine, Point, Rect, Shape, Size, TOLERANCE};
use crate::language::Argument;
use crate::motif::word::BoardWords;
use crate::rules::Side;
use crate::scene::{Colour, Page};
use crate::typeset::{Across, Alignment, Down};

/// The name of the part.
pub const PART: &str = "cover";
/// The ground for which lengths below are given: A4 without a margin of 10 mm. Others are in proportion.
const USUAL: Size = Size::new(190.0, 277.0);
/// The smallest paper: A6.
const LEAST: CellSize = CellSize { width: 88.0..=f64::MAX, height: 124.0..=f64::MAX };
/// The frame's distance from the edge of the ground, and the radius of its corners.
const FRAME: (f64, f64) = (5.0, 6.0);
/// The greatest size of a title, beside one in characters, and alone.
const TITLE: (f64, f64, f64) = (21.0, 12.5, 25.0);
/// The size of notes and sentences.
const NOTE: f64 = 4.3;

/// Lays out the cover page.
pub fn lay_out(resources: &mut Resources<'_>, facts: &ExtraFacts<'_>) -> Result<ExtraPages, LayoutError> {
    let theme = resources.theme;
    let paper = paper(theme, facts);
    let media = LEAST.divide(&paper, PART, true)?.media;
    let ground = media.to_rect().inset(-paper.margin);
    let name = say_first(resources, "page-cover", &[]);
    let palette = Palette::rich(theme);
    let mut draft = PanelDraft::new(resources);
    draft.fill(ground.to_path(TOLERANCE), palette.ground);
    draft.within(Affine::translate(ground.origin().to_vec2()), |draft| {
        Cover { size: ground.size(), unit: unit(ground.size()), palette }.draw(draft, facts);
    });
    let page = Page::untrimmed(PART, name, media, draft.finish());
    let about = format!("{} on {}", theme.title_in(theme.language()), paper.name);
    Ok(ExtraPages { pages: vec![GuidedPage { page, caption: None }], about, package: None })
}

/// The share of the usual lengths for a ground of this size.
fn unit(size: Size) -> f64 {
    (size.width / USUAL.width).min(size.height / USUAL.height)
}

/// A cover on a ground of this size, from its upper left corner.
struct Cover {
    size: Size,
    /// The share of lengths that are given for the usual size.
    unit: f64,
    palette: Palette,
}

impl Cover {
    fn draw(&self, draft: &mut PanelDraft<'_, '_>, facts: &ExtraFacts<'_>) {
        let (theme, u, Size { width, height }) = (draft.resources().theme, self.unit, self.size);
        let frame = Rect::new(FRAME.0 * u, FRAME.0 * u, width - FRAME.0 * u, height - FRAME.0 * u);
        draft.extend(DoubleFrame::new(frame, FRAME.1 * u).items(theme, self.palette.ink));
        let top = self.head(draft, frame.y0 + 16.0 * u);
        let foot = self.foot(draft, facts, frame.y1 - 15.0 * u);
        let high = foot - top;
        let reach = ((width - 34.0 * u) / 2.0).min(high / 2.0 - 9.0 * u);
        let middle = Point::new(width / 2.0, (top + foot) / 2.0);
        let inside = AnimalCircle { middle, reach }.draw(draft, &self.palette);
        self.den(draft, middle, inside);
    }

    /// The size of notes, in millimetres per em.
    fn note(&self, draft: &mut PanelDraft<'_, '_>) -> f64 {
        (NOTE * self.unit).max(draft.resources().legibility().least).max(2.3)
    }

    /// What it is, and the titles. Returns where they end.
    fn head(&self, draft: &mut PanelDraft<'_, '_>, y: f64) -> f64 {
        let (u, width, Palette { ink, figures, .. }) = (self.unit, self.size.width, self.palette);
        let note = self.note(draft);
        let home = say(draft.resources(), "cover", &[]);
        let line = Inline::set(draft, (Role::Note, ink), &home, note, width - 40.0 * u);
        line.put(draft, (width / 2.0, y), Across::Middle);
        let (latin, chinese) = titles(draft.resources());
        let room = width - 44.0 * u;
        let mut y = y + 0.4 * note;
        if let Some(title) = &latin {
            let label = draft.fitted(Role::Title, &title.text, TITLE.0 * u, 0.0, room);
            let ink_box = label.as_ref().map_or(Rect::ZERO, |label| label.ink());
            y += 5.6 * u - ink_box.y0;
            draft.put(label.as_ref(), (width / 2.0, y), Across::Middle, Down::Baseline, ink);
            y += ink_box.y1.max(0.0);
        }
        if let Some(title) = &chinese {
            let (size, tracking, colour) = match latin {
                Some(_) => (TITLE.1 * u, 0.5, figures),
                None => (TITLE.2 * u, 0.18, ink),
            };
            let label = draft.fitted(Role::Title, &title.text, size, tracking, room);
            let tall = label.as_ref().map_or(0.0, |label| label.ink().height());
            y += 6.4 * u;
            draft.put(label.as_ref(), (width / 2.0, y), Across::Middle, Down::Top, colour);
            y += tall;
        }
        y
    }

    /// The den and the water inside the circle.
    fn den(&self, draft: &mut PanelDraft<'_, '_>, middle: Point, r: f64) {
        let palette = &self.palette;
        for (down, wide) in [(0.54, 1.30), (0.645, 1.10), (0.75, 0.86)] {
            let wide = wide * r;
            let pitch = wide / (wide / (0.17 * r)).round().max(3.0);
            draft.waves((middle.x - wide / 2.0, middle.y + down * r), wide, pitch, palette.water, 0.0085 * r);
        }
        let theme = draft.resources().theme;
        let Some(den) = BoardWords::of(theme).board(Side::White, "den") else { return };
        let seal = palette.solid(theme, palette.figures);
        let at = Point::new(middle.x, middle.y - 0.13 * r);
        let frame = |draft: &mut PanelDraft<'_, '_>, block: Rect, unit: f64| {
            let edge = rounded(block, 0.1 * unit);
            draft.fill(edge.clone(), seal.ground);
            if seal.open {
                draft.stroke(edge, seal.ink, 0.03 * unit);
            }
            draft.stroke(rounded(block.inflate(-0.07 * unit, -0.07 * unit), 0.06 * unit), seal.ink, 0.022 * unit);
        };
        if den.in_characters {
            let characters: Vec<String> = den.text.chars().map(String::from).collect();
            let count = characters.len().max(1) as f64;
            let wide = (0.46 * r).min(1.05 * r / (0.86 * count + 0.28));
            let cell = 0.86 * wide;
            let block = Rect::from_center_size(at, (wide, cell * count + 0.28 * wide));
            frame(draft, block, wide);
            for (place, character) in characters.iter().enumerate() {
                let label = draft.label(Role::Title, character, 0.88 * cell, 0.0);
                let y = block.y0 + 0.14 * wide + cell * (place as f64 + 0.5);
                draft.put(label.as_ref(), (at.x, y), Across::Middle, Down::Middle, seal.ink);
            }
        } else if let Some(label) = draft.fitted(Role::Title, &den.text, 0.4 * r, 0.0, 0.84 * r) {
            let unit = 0.42 * r;
            let high = (label.ink().height() + 0.72 * unit).min(0.8 * r);
            frame(draft, Rect::from_center_size(at, (label.ink().width() + 0.84 * unit, high)), unit);
            draft.put(Some(&label), at, Across::Middle, Down::Middle, seal.ink);
        }
    }

    /// The lines to write on, and above them what the circle means and who plays. Returns where they begin.
    fn foot(&self, draft: &mut PanelDraft<'_, '_>, facts: &ExtraFacts<'_>, y: f64) -> f64 {
        let (theme, u, width) = (draft.resources().theme, self.unit, self.size.width);
        let note = self.note(draft);
        let (x0, x1) = (20.0 * u, width - 20.0 * u);
        let two_rows = note > 1.2 * NOTE * u;
        let rows = if two_rows { 2.0 } else { 1.0 };
        let mut y = y - (rows - 1.0) * 2.0 * note;
        let palette = match self.palette.is_dark() {
            true => {
                let plate = Palette::to_write_on(theme);
                let room = Rect::new(x0 - 4.0 * u, y - 2.0 * note, x1 + 4.0 * u, y + (2.0 * rows - 1.0) * note);
                draft.fill(rounded(room, 1.6 * u), plate.ground);
                plate
            }
            false => self.palette,
        };
        let share = if two_rows { 1.0 } else { 0.56 };
        let (made, given) = (say(draft.resources(), "gift-made", &[]), say(draft.resources(), "gift-for", &[]));
        let room = x1 - x0;
        let line = |words, filled, at: (f64, f64), width| WritingLine {
            words,
            filled,
            at: at.into(),
            width,
            size: note,
            ink: palette.ink,
        };
        let (at, wide) = match two_rows {
            true => ((x0, y + 2.0 * note), room),
            false => ((x0 + (share + 0.03) * room, y), (1.0 - share - 0.03) * room),
        };
        let lines = [line(&made, theme.gift.maker.as_str(), (x0, y), share * room), line(&given, "", at, wide)];
        WritingLine::draw(&lines, draft);
        y -= if self.palette.is_dark() { 4.2 * note } else { 3.4 * note };
        let subtitles =
            facts.sheets.iter().map(|sheet| Words { language: sheet.language.clone(), text: sheet.subtitle.clone() });
        let subtitles: Vec<Words> = subtitles.collect();
        let line = Inline::set(draft, (Role::Note, self.palette.ink), &subtitles, 0.94 * note, room);
        line.put(draft, (width / 2.0, y), Across::Middle);
        y -= 0.9 * note;
        self.meaning(draft, note, (x0, x1, y))
    }

    /// What the circle means, above `y`. Returns where it begins.
    fn meaning(&self, draft: &mut PanelDraft<'_, '_>, note: f64, (x0, x1, y): (f64, f64, f64)) -> f64 {
        let rules = draft.resources().theme.rules.clone();
        let Some((strong, weak)) = extremes(&rules) else { return y };
        let named = |kind| Argument::Animal(rules.kind(kind).id.clone());
        let meaning = match Order::of(&rules) {
            Order::Circle => {
                say(draft.resources(), "cover-circle", &[("weak", named(weak)), ("strong", named(strong))])
            }
            Order::Ladder => say(draft.resources(), "cover-ladder", &[]),
            Order::Loose => Vec::new(),
        };
        let colour: Colour = self.palette.ink;
        let block = |(place, words): (usize, Words)| Block {
            size: if words.is_chinese() { note } else { 1.04 * note },
            gap: if place == 0 { 0.0 } else { 0.16 * note },
            role: Role::Italic,
            words,
            colour,
        };
        let blocks: Vec<Block> = meaning.into_iter().enumerate().map(block).collect();
        let high = draft.column_height(x1 - x0, &blocks, Alignment::Centred);
        draft.column(Rect::new(x0, y - high - 0.5 * note, x1, y), &blocks, Alignment::Centred, 1.0);
        y - high - 0.5 * note
    }
}
