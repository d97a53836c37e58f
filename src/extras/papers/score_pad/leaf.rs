//! One leaf of the pad: its head, the two players, the games, the result, the disputes.

use super::side_mark::{Fill, side_mark};
use crate::canvas::shapes::rounded;
use crate::extras::extra::ExtraFacts;
use crate::extras::frame::DoubleFrame;
use crate::extras::panel::{PanelDraft, Role};
use crate::extras::papers::inline::Inline;
use crate::extras::papers::pair::pair;
use crate::extras::papers::palette::Palette;
use crate::extras::words::{Words, say};
use crate::extras::writing_line::WritingLine;
use crate::geom::{Point, Rect, Size};
use crate::language::{Language, capital};
use crate::rules::Side;
use crate::typeset::{Across, Down};

/// The field for which lengths are given: A6 without a margin of 10 mm. Others are in proportion.
const USUAL: Size = Size::new(85.0, 128.5);
/// The distance of what is inside from the frame's edge.
pub const PAD: f64 = 4.2;
/// The sizes of the title and of the second one.
const TITLE: (f64, f64) = (6.6, 3.7);
/// The width of the head's animals, and their greatest height.
const ANIMALS: (f64, f64) = (25.0, 11.0);
/// The size of a player's name, and the radius of the mark beside it.
const NAME: (f64, f64) = (3.2, 1.5);
/// The baseline of the check code above the lower edge, and its size.
const FOOT: (f64, f64) = (2.7, 2.3);
/// The height of the rows of games, and of the disputes: at least and at most.
const GAME: (f64, f64) = (6.6, 9.6);
const DISPUTE: (f64, f64) = (6.2, 7.4);
/// How many disputes there is room for, at most.
const DISPUTES: usize = 4;

/// A leaf from its upper left corner.
pub struct Leaf {
    /// Its size, in millimetres.
    pub size: Size,
    /// The share of lengths that are given for the usual size.
    pub unit: f64,
    /// White paper, and what is printed on it.
    pub palette: Palette,
    /// The least size of text, in millimetres per em.
    pub least: f64,
}

impl Leaf {
    /// A leaf of this size.
    pub fn new(draft: &mut PanelDraft<'_, '_>, size: Size) -> Leaf {
        let unit = (size.width / USUAL.width).min(size.height / USUAL.height);
        let least = draft.resources().legibility().least;
        Leaf { size, unit, palette: Palette::white(draft.resources().theme), least }
    }

    /// A size of text given for the usual size, in millimetres per em.
    pub fn text(&self, usual: f64) -> f64 {
        (usual * self.unit).max(self.least)
    }

    /// The left and the right edge of what is inside.
    pub fn sides(&self) -> (f64, f64) {
        (PAD * self.unit, self.size.width - PAD * self.unit)
    }

    /// Draws it.
    pub fn draw(&self, draft: &mut PanelDraft<'_, '_>, facts: &ExtraFacts<'_>) {
        let (theme, u, Size { width, height }) = (draft.resources().theme, self.unit, self.size);
        draft.extend(DoubleFrame::new(self.size.to_rect().inset(-0.2 * u), 3.0 * u).items(theme, self.palette.ink));
        let y = self.head(draft);
        let y = self.players(draft, y + 6.8 * u);
        let foot = height - FOOT.0 * u;
        if let Some(sheet) = facts.sheets.first() {
            let code = [Words { language: sheet.language.clone(), text: sheet.foot.clone() }];
            let line =
                Inline::set(draft, (Role::Note, self.palette.ink), &code, FOOT.1 * u, width - 2.0 * (PAD + 1.0) * u);
            line.put(draft, (width / 2.0, foot), Across::Middle);
        }
        // What is left of the height goes to the rows.
        let end = foot - 4.4 * u;
        let (heads, result) = (self.head_height(draft), 8.0 * u);
        let disputes = self.disputes_head(draft);
        let rest = end - y - heads - result - disputes;
        let count = (2..=DISPUTES).rev().find(|&count| rest >= (5.0 * 7.6 + count as f64 * 6.4) * u).unwrap_or(2);
        let row = |least: f64, most: f64, share: f64| (share * rest).clamp(least * u, most * u);
        let dispute = row(DISPUTE.0, DISPUTE.1, 0.84 / (5.0 + 0.84 * count as f64));
        let game = ((rest - count as f64 * dispute) / 5.0).clamp(GAME.0 * u, GAME.1 * u);
        let y = self.games(draft, y, (heads, game));
        let y = self.result(draft, y + 0.68 * result);
        self.disputes(draft, y + 0.42 * result, (count, dispute));
    }

    /// The title, and two animals beside it. Returns the line that they stand on.
    fn head(&self, draft: &mut PanelDraft<'_, '_>) -> f64 {
        let (u, Palette { ink, figures, .. }, (x0, x1)) = (self.unit, self.palette, self.sides());
        let floor = 15.2 * u;
        let left = x1 - ANIMALS.0 * u;
        pair(draft, &self.palette, (left, x1, floor), ANIMALS.1 * u);
        draft.rule((left, floor), (x1, floor), ink, 0.25 * u);
        let titles = say(draft.resources(), "pad", &[]);
        let room = left - x0 - 2.0 * u;
        let alone = titles.len() == 1;
        if let Some(first) = titles.first() {
            let y = if alone { floor - 2.2 * u } else { floor - 4.9 * u };
            let size = if first.is_chinese() { 1.12 } else { 1.0 } * TITLE.0 * u;
            let label = draft.fitted(Role::Title, &first.text, size, 0.0, room);
            draft.put(label.as_ref(), (x0, y), Across::Left, Down::Baseline, ink);
        }
        if let Some(second) = titles.get(1) {
            let tracking = if second.is_chinese() { 0.14 } else { 0.0 };
            let label = draft.fitted(Role::Title, &second.text, self.text(TITLE.1), tracking, room);
            draft.put(label.as_ref(), (x0, floor - 0.1 * u), Across::Left, Down::Baseline, figures);
        }
        floor
    }

    /// The players' marks and names, each with a line. Returns where they end.
    fn players(&self, draft: &mut PanelDraft<'_, '_>, y: f64) -> f64 {
        let (u, (x0, x1)) = (self.unit, self.sides());
        let size = self.text(NAME.0);
        let half = (x1 - x0 - 4.0 * u) / 2.0;
        let radius = NAME.1 * size / NAME.0;
        let names = [Side::White, Side::Black].map(|side| self.side_names(draft, side));
        let mut lines = Vec::new();
        for (side, x) in [(Side::White, x0), (Side::Black, x0 + half + 4.0 * u)] {
            let at = Point::new(x + radius, y - 0.34 * size);
            side_mark(draft, &self.palette, (side, Fill::Solid), at, (radius, 0.3 * radius));
            let aside = 2.0 * radius + 0.3 * size;
            lines.push(WritingLine {
                words: &names[side.index()],
                filled: "",
                at: Point::new(x + aside, y),
                width: half - aside,
                size,
                ink: self.palette.ink,
            });
        }
        WritingLine::draw(&lines, draft);
        y + 4.4 * u
    }

    /// What a side is called in the set's languages.
    fn side_names(&self, draft: &mut PanelDraft<'_, '_>, side: Side) -> Vec<Words> {
        let theme = draft.resources().theme;
        let called = |tag: &String| {
            let language: Language = theme.with_side_names(theme.find_language(tag)?);
            Some(Words { language: tag.clone(), text: capital(&language.side(side)) })
        };
        theme.languages.iter().filter_map(called).collect()
    }

    /// The number of games that each side has won.
    fn result(&self, draft: &mut PanelDraft<'_, '_>, y: f64) -> f64 {
        let (u, ink, (x0, x1)) = (self.unit, self.palette.ink, self.sides());
        let size = self.text(3.0);
        let words = say(draft.resources(), "champion-result", &[]);
        let line = Inline::set(draft, (Role::Strong, ink), &words, size, 0.4 * (x1 - x0));
        line.put(draft, (x0, y), Across::Left);
        let (radius, blank) = (1.5 * size / 3.0, 11.0 * u);
        let mut x = x0 + line.width() + 3.0 * u;
        for side in [Side::White, Side::Black] {
            let at = Point::new(x + radius, y - 0.34 * size);
            side_mark(draft, &self.palette, (side, Fill::Solid), at, (radius, 0.3 * radius));
            x += 2.0 * radius + 1.0 * u;
            draft.rule((x, y + 0.4 * u), (x + blank, y + 0.4 * u), ink, 0.2 * u);
            x += blank;
            if side == Side::White {
                for up in [0.55, 2.1] {
                    draft.disc((x + 2.2 * u, y - up * u), 0.3 * u, ink);
                }
                x += 4.4 * u;
            }
        }
        y
    }

    /// A box to be ticked, with its left edge here and its middle at this height; so wide.
    pub fn tick_box(&self, draft: &mut PanelDraft<'_, '_>, (x, y): (f64, f64), side: f64) {
        let rect = Rect::new(x, y - side / 2.0, x + side, y + side / 2.0);
        draft.stroke(rounded(rect, 0.08 * side), self.palette.ink, 0.25 * self.unit);
    }
}
