//! Texts of several languages side by side on one line.

use crate::extras::panel::{Block, PanelDraft, Role};
use crate::extras::words::Words;
use crate::geom::Point;
use crate::scene::Colour;
use crate::typeset::{Across, Paragraph};

/// The size of characters beside letters.
const CHARACTERS: f64 = 0.94;
/// The gap between two texts, in ems, in the middle of which a dot stands; its height and its radius.
const GAP: f64 = 0.8;
const DOT: (f64, f64) = (0.23, 0.055);

/// Texts on one line, with dots between them.
#[derive(Debug, Clone)]
pub struct Inline {
    /// Each text, and how far its baseline is below its upper edge.
    texts: Vec<(Paragraph, f64)>,
    size: f64,
    colour: Colour,
}

impl Inline {
    /// Sets texts at `size` millimetres per em, smaller if they would be wider than `width`.
    pub fn set(
        draft: &mut PanelDraft<'_, '_>,
        (role, colour): (Role, Colour),
        words: &[Words],
        size: f64,
        width: f64,
    ) -> Inline {
        let wide = Inline::of(draft, (role, colour), words, size);
        let over = wide.width() / width;
        if over > 1.0 { Inline::of(draft, (role, colour), words, size / over) } else { wide }
    }

    fn of(draft: &mut PanelDraft<'_, '_>, (role, colour): (Role, Colour), words: &[Words], size: f64) -> Inline {
        let text = |words: &Words| {
            let share = if words.is_chinese() { CHARACTERS } else { 1.0 };
            draft.line(&Block { words: words.clone(), role, size: share * size, gap: 0.0, colour })
        };
        Inline { texts: words.iter().map(text).collect(), size, colour }
    }

    /// How wide it is, in millimetres.
    pub fn width(&self) -> f64 {
        let gaps = GAP * self.size * self.texts.len().saturating_sub(1) as f64;
        self.texts.iter().map(|(text, _)| text.width()).sum::<f64>() + gaps
    }

    /// Puts it with its baseline here.
    pub fn put(&self, draft: &mut PanelDraft<'_, '_>, at: impl Into<Point>, across: Across) {
        let Point { mut x, y } = at.into();
        x -= match across {
            Across::Left => 0.0,
            Across::Middle => self.width() / 2.0,
            Across::Right => self.width(),
        };
        for (place, (text, ascent)) in self.texts.iter().enumerate() {
            if place > 0 {
                let dot = (x + GAP * self.size / 2.0, y - DOT.0 * self.size);
                draft.disc(dot, DOT.1 * self.size, self.colour);
                x += GAP * self.size;
            }
            draft.extend(text.draw((x, y - ascent)));
            x += text.width();
        }
    }
}
