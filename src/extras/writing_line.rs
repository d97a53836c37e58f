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
const LEAST_FREE: f64 = 0.56;
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
    /// Draws it.
    pub fn draw(&self, draft: &mut PanelDraft<'_, '_>) {
        let WritingLine { at, width, size, ink, .. } = *self;
        let gap = GAP * size;
        let set = |draft: &mut PanelDraft<'_, '_>, words: &Words, role, share: f64| {
            draft.fitted(role, &words.text, share * size, 0.0, MOST_WORD * width)
        };
        let first = self.words.first().and_then(|words| set(draft, words, Role::Italic, 1.0));
        let others = self.words.get(1);
        let beside = others.and_then(|words| set(draft, words, role_of(words), SECOND.0));
        let taken = |label: &Option<Label>| label.as_ref().map_or(0.0, |label| label.ink().width() + gap);
        let free = width - taken(&first) - taken(&beside);
        draft.put(first.as_ref(), at, Across::Left, Down::Baseline, ink);
        let mut x = at.x + taken(&first);
        if free >= LEAST_FREE * width {
            draft.put(beside.as_ref(), (x, at.y), Across::Left, Down::Baseline, ink);
            x += taken(&beside);
        } else if let Some(words) = others {
            let below = set(draft, words, role_of(words), SECOND.1);
            draft.put(below.as_ref(), (at.x, at.y + BELOW * size), Across::Left, Down::Baseline, ink);
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

/// Letters beside characters are slanted as the first ones.
fn role_of(words: &Words) -> Role {
    if words.is_chinese() { Role::Note } else { Role::Italic }
}
