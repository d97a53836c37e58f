//! The table of games: their numbers, who began, who won, and how.

use super::leaf::Leaf;
use super::side_mark::{Fill, side_mark};
use crate::extras::panel::{PanelDraft, Role};
use crate::extras::words::{Words, say, say_first};
use crate::geom::{Point, Rect, Shape, TOLERANCE};
use crate::rules::{NoLegalMove, Side};
use crate::scene::{Colour, PathItem, Stroke};
use crate::typeset::{Across, Down};

/// The columns: their messages, and their shares of the width.
const COLUMNS: [(&str, f64); 4] = [("pad-game", 0.115), ("pad-began", 0.2), ("pad-won", 0.2), ("pad-how", 0.485)];
/// How many games a match has at most.
const GAMES: usize = 5;
/// The size of heads, and of the second language below; the distance of their baselines.
const HEAD: (f64, f64, f64) = (2.9, 2.5, 3.1);
/// The size of numbers, and of what a game is won by.
const NUMBER: (f64, f64) = (4.5, 2.8);
/// The side of a box to be ticked, the gap to its word and to the next box.
const TICK: (f64, f64, f64) = (2.6, 0.9, 2.2);
/// A shorter line is none to write on.
const LEAST_LINE: f64 = 5.0;

impl Leaf {
    /// How high the heads of the columns are.
    pub fn head_height(&self, draft: &mut PanelDraft<'_, '_>) -> f64 {
        let second = if draft.resources().theme.languages.len() > 1 { HEAD.2 } else { 0.0 };
        self.text(HEAD.0) * (5.0 + second) / HEAD.0
    }

    /// The table from `y` on, with heads and rows so high. Returns where it ends.
    pub fn games(&self, draft: &mut PanelDraft<'_, '_>, y: f64, (heads, row): (f64, f64)) -> f64 {
        let (u, ink, (x0, x1)) = (self.unit, self.palette.ink, self.sides());
        let wide = x1 - x0;
        let foot = y + heads + GAMES as f64 * row;
        let tint = draft.resources().theme.colours.paper;
        if !self.palette.open && tint.luminance() > 0.6 {
            draft.fill(Rect::new(x0, y, x1, y + heads).to_path(TOLERANCE), tint.towards(Colour::WHITE, 0.25));
        }
        let mut x = x0;
        for (place, (key, share)) in COLUMNS.into_iter().enumerate() {
            let column = (x, x + share * wide);
            let words = say(draft.resources(), key, &[]);
            self.column_head(draft, &words, column, y);
            for game in 0..GAMES {
                let middle = y + heads + (game as f64 + 0.5) * row;
                match key {
                    "pad-game" => self.number(draft, game + 1, column, middle),
                    "pad-how" => self.won_by(draft, column, middle),
                    _ => self.whose(draft, column, (middle, row)),
                }
            }
            if place > 0 {
                draft.rule((x, y), (x, foot), ink, 0.15 * u);
            }
            x = column.1;
        }
        for game in 0..GAMES {
            let line = y + heads + game as f64 * row;
            draft.rule((x0, line), (x1, line), ink, if game == 0 { 0.25 * u } else { 0.15 * u });
        }
        let table = Rect::new(x0, y, x1, foot).to_path(TOLERANCE);
        let least = draft.resources().theme.board.least_line;
        draft.extend([PathItem::stroked(table, Stroke::solid(ink, (0.35 * u).max(least))).into()]);
        foot
    }

    fn column_head(&self, draft: &mut PanelDraft<'_, '_>, words: &[Words], (x, end): (f64, f64), y: f64) {
        let size = self.text(HEAD.0);
        let room = end - x - 1.0 * self.unit;
        let mut baseline = y + 1.2 * size;
        for (place, words) in words.iter().enumerate() {
            let (role, size) = if place == 0 { (Role::Strong, size) } else { (Role::Note, size * HEAD.1 / HEAD.0) };
            let label = draft.fitted(role, &words.text, size, 0.0, room);
            draft.put(label.as_ref(), ((x + end) / 2.0, baseline), Across::Middle, Down::Baseline, self.palette.ink);
            baseline += HEAD.2 * self.text(HEAD.0) / HEAD.0;
        }
    }

    fn number(&self, draft: &mut PanelDraft<'_, '_>, game: usize, (x, end): (f64, f64), y: f64) {
        let label = draft.label(Role::Number, &game.to_string(), self.text(NUMBER.0), 0.0);
        draft.put(label.as_ref(), ((x + end) / 2.0, y), Across::Middle, Down::Middle, self.palette.ink);
    }

    /// The marks of both sides, to be ticked.
    fn whose(&self, draft: &mut PanelDraft<'_, '_>, (x, end): (f64, f64), (y, row): (f64, f64)) {
        let radius = (1.95 * self.unit).min(0.3 * row);
        let apart = 0.235 * (end - x);
        for (side, away) in [(Side::White, -apart), (Side::Black, apart)] {
            let at = Point::new((x + end) / 2.0 + away, y);
            side_mark(draft, &self.palette, (side, Fill::Open), at, (radius, 0.24 * radius));
        }
    }

    /// What a game may be won by, to be ticked, and a line for anything else.
    fn won_by(&self, draft: &mut PanelDraft<'_, '_>, (x, end): (f64, f64), y: f64) {
        let (u, ink) = (self.unit, self.palette.ink);
        let loses = draft.resources().theme.rules.switches().no_legal_move == NoLegalMove::Loses;
        let keys = ["pad-den", "pad-no-move"];
        let keys = if loses { &keys[..] } else { &keys[..1] };
        let words: Vec<String> = keys.iter().map(|key| say_first(draft.resources(), key, &[])).collect();
        let (mut size, room) = (self.text(NUMBER.1), end - x - 3.2 * u);
        let boxes = keys.len() as f64 * (TICK.0 + TICK.1 + TICK.2) * u;
        let wide = |draft: &mut PanelDraft<'_, '_>, size: f64| -> f64 {
            let labels = words.iter().filter_map(|word| draft.label(Role::Note, word, size, 0.0));
            labels.map(|label| label.ink().width()).sum()
        };
        let over = wide(draft, size) / (room - boxes + TICK.2 * u);
        if over > 1.0 {
            size /= over;
        }
        // The x-height stands in the middle of the boxes.
        let baseline = y + 0.28 * size;
        let mut x = x + 1.7 * u;
        for word in &words {
            self.tick_box(draft, (x, y), TICK.0 * u);
            let label = draft.label(Role::Note, word, size, 0.0);
            x += (TICK.0 + TICK.1) * u;
            draft.put(label.as_ref(), (x, baseline), Across::Left, Down::Baseline, ink);
            x += label.map_or(0.0, |label| label.ink().width()) + TICK.2 * u;
        }
        let last = end - 1.6 * u;
        if last - x >= LEAST_LINE * u {
            draft.rule((x, y + 1.3 * u), (last, y + 1.3 * u), ink, 0.15 * u);
        }
    }
}
