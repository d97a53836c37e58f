//! A word and a line to write on, or what is written there already.

use super::panel::{PanelDraft, Role};
use super::words::Words;
use crate::geom::Point;
use crate::scene::Colour;
use crate::typeset::{Across, Down, Label};

/// The size of the second language relative to the first, on the same line and below it.
const SECOND: (f64, f64) = (0.84, 0.66);
/// The gap between a word and its line, or the word in another language, in ems.
const GAP: f64 = 0.42;
/// The least share of the width that is left to write on: else the second language goes below the line.
const LEAST_FREE: f64 = 0.5;
/// The most of the width that a word may take.
const MOST_WORD: f64 = 0.5;
/// How far below the baseline the line lies, and how thick it is, in ems.
const LINE: (f64, f64) = (0.12, 0.055);
/// The baseline of the second language below the line, in ems.
const BELOW: f64 = 0.92;
/// How far a text that stands in place of the line may be larger than the word.
const FILLED: f64 = 1.12;

/// A line to write on. Lengths in millimetres.
#[derive(Debug, Clone, Copy)]
pub struct WritingLine<'w> {
    /// What is to be written, in each language.
    pub words: &'w [Words],
    /// What stands in place of the line; empty for the line.
    pub filled: &'w str,
    /// Where the baseline of the word begins.
    pub at: Point,
    /// How wide word and line are together.
    pub width: f64,
    /// Millimetres per em.
    pub size: f64,
    /// The colour.
    pub ink: Colour,
}

impl WritingLine<'_> {
    /// Draws lines that belong together: the second language stands beside the first on each, or below it on each.
    pub fn draw(lines: &[WritingLine<'_>], draft: &mut PanelDraft<'_, '_>) {
        let beside = lines.iter().all(|line| line.has_room_beside(draft));
        lines.iter().for_each(|line| line.draw_one(draft, beside));
    }

    /// A word of the line, at a share of its size.
    fn set(&self, draft: &mut PanelDraft<'_, '_>, place: usize, share: f64) -> Option<Label> {
        let words = self.words.get(place)?;
        let role = if words.is_chinese() && place > 0 { Role::Note } else { Role::Italic };
        draft.fitted(role, &words.text, share * self.size, 0.0, MOST_WORD * self.width)
    }

    /// How much of the line a word takes.
    fn taken(&self, label: Option<&Label>) -> f64 {
        label.map_or(0.0, |label| label.ink().width() + GAP * self.size)
    }

    fn has_room_beside(&self, draft: &mut PanelDraft<'_, '_>) -> bool {
        let words = [(0, 1.0), (1, SECOND.0)].map(|(place, share)| self.set(draft, place, share));
        let taken: f64 = words.iter().map(|word| self.taken(word.as_ref())).sum();
        self.width - taken >= LEAST_FREE * self.width
    }

    fn draw_one(&self, draft: &mut PanelDraft<'_, '_>, beside: bool) {
        let WritingLine { at, width, size, ink, .. } = *self;
        let first = self.set(draft, 0, 1.0);
        draft.put(first.as_ref(), at, Across::Left, Down::Baseline, ink);
        let mut x = at.x + self.taken(first.as_ref());
        if beside {
            let second = self.set(draft, 1, SECOND.0);
            draft.put(second.as_ref(), (x, at.y), Across::Left, Down::Baseline, ink);
            x += self.taken(second.as_ref());
        } else {
            let second = self.set(draft, 1, SECOND.1);
            draft.put(second.as_ref(), (at.x, at.y + BELOW * size), Across::Left, Down::Baseline, ink);
        }
        if self.filled.is_empty() {
            let y = at.y + LINE.0 * size;
            draft.rule((x, y), (at.x + width, y), ink, LINE.1 * size);
        } else {
            let name = draft.fitted(Role::Strong, self.filled, FILLED * size, 0.0, at.x + width - x);
            draft.put(name.as_ref(), (x, at.y), Across::Left, Down::Baseline, ink);
        }
    }
}
