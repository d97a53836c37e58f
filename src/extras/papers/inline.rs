//! Texts of several languages side by side on one line.

use crate::extras::panel::{PanelDraft, Role};
use crate::extras::words::Words;
use crate::geom::Point;
use crate::scene::Colour;
use crate::typeset::{Across, Down, Label};

/// The size of characters beside letters.
const CHARACTERS: f64 = 0.94;
/// The gap between two texts, in ems, in the middle of which a dot stands; its height and its radius.
const GAP: f64 = 0.8;
const DOT: (f64, f64) = (0.23, 0.055);

/// Texts on one line, with dots between them.
#[derive(Debug, Clone)]
pub struct Inline {
    labels: Vec<Label>,
    size: f64,
}

impl Inline {
    /// Sets texts at `size` millimetres per em, smaller if they would be wider than `width`.
    pub fn set(draft: &mut PanelDraft<'_, '_>, role: Role, words: &[Words], size: f64, width: f64) -> Inline {
        let wide = Inline::of(draft, role, words, size);
        let over = wide.width() / width;
        if over > 1.0 { Inline::of(draft, role, words, size / over) } else { wide }
    }

    fn of(draft: &mut PanelDraft<'_, '_>, role: Role, words: &[Words], size: f64) -> Inline {
        let label = |words: &Words| {
            let share = if words.is_chinese() && role != Role::Title { CHARACTERS } else { 1.0 };
            draft.label(role, &words.text, share * size, 0.0)
        };
        Inline { labels: words.iter().filter_map(label).collect(), size }
    }

    /// How wide it is, in millimetres.
    pub fn width(&self) -> f64 {
        let gaps = GAP * self.size * self.labels.len().saturating_sub(1) as f64;
        self.labels.iter().map(|label| label.ink().width()).sum::<f64>() + gaps
    }

    /// Puts it with its baseline here.
    pub fn put(&self, draft: &mut PanelDraft<'_, '_>, at: impl Into<Point>, across: Across, colour: Colour) {
        let Point { mut x, y } = at.into();
        x -= match across {
            Across::Left => 0.0,
            Across::Middle => self.width() / 2.0,
            Across::Right => self.width(),
        };
        for (place, label) in self.labels.iter().enumerate() {
            if place > 0 {
                let dot = (x + GAP * self.size / 2.0, y - DOT.0 * self.size);
                draft.disc(dot, DOT.1 * self.size, colour);
                x += GAP * self.size;
            }
            draft.put(Some(label), (x, y), Across::Left, Down::Baseline, colour);
            x += label.ink().width();
        }
    }
}
