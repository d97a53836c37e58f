//! What the special squares of the board set up are called: beside it, or below it.

use super::measures::Measures;
use super::press::{Press, moved};
use crate::geom::Size;
use crate::layout::diagram::square_alone;
use crate::rules::Terrain;
use crate::rulesheet::Sheet;
use crate::scene::Item;
use crate::typeset::{Alignment, Setting, Span};

/// The side of a square of a legend, the gap to its word, and from there to the next square: in ems of the caption.
const SQUARE: (f64, f64, f64) = (1.9, 0.45, 1.5);
/// From a square to the word below it, in ems.
const BELOW: f64 = 0.2;
/// Between the board and the legend beside it, at the least, in ems.
const BESIDE: f64 = 0.8;

/// A legend, from its upper left corner.
pub struct Legend {
    /// What it shows.
    pub items: Vec<Item>,
    /// Its size, in millimetres.
    pub size: Size,
}

impl Press<'_, '_> {
    /// Special squares of the board in a row, each with its name behind it; `None` if there are none or the row would be
    /// wider than `width`.
    pub fn legend(
        &mut self,
        sheet: &Sheet,
        squares: &[(Terrain, String)],
        width: f64,
        at: &Measures,
    ) -> Option<Legend> {
        let setting = self.caption_setting(sheet, at);
        let (em, ink) = (setting.size, self.ink());
        let (side, gap, next) = (SQUARE.0 * em, SQUARE.1 * em, SQUARE.2 * em);
        let (mut items, mut x) = (Vec::new(), 0.0);
        for (terrain, name) in squares {
            if x > 0.0 {
                x += next;
            }
            items.extend(self.square(*terrain, side, (x, 0.0), at));
            x += side + gap;
            let word = self.paragraph(&[Span::plain(name, ink)], width, &setting);
            // The middle of small letters stands on the middle of the square.
            items.extend(word.draw((x, side / 2.0 + 0.25 * em - setting.ascent * em)));
            x += word.width();
        }
        (x > 0.0 && x <= width).then_some(Legend { items, size: Size::new(x, side) })
    }

    /// The same below each other, each with its name below it, in the margin right of a board that stands `margin`
    /// millimetres from the left; nothing if a name is wider than the margin allows.
    pub fn legend_beside(&mut self, sheet: &Sheet, board: Size, margin: f64, at: &Measures) -> Vec<Item> {
        let setting = Setting { alignment: Alignment::Centred, ..self.caption_setting(sheet, at) };
        let (em, ink) = (setting.size, self.ink());
        let (side, room) = (SQUARE.0 * em, margin - BESIDE * em);
        let names: Vec<f64> = sheet
            .squares
            .iter()
            .map(|(_, name)| self.paragraph(&[Span::plain(name, ink)], f64::from(u16::MAX), &setting).width())
            .collect();
        let wide = names.into_iter().fold(side, f64::max);
        if wide > room {
            return Vec::new();
        }
        let pitch = side + BELOW * em + setting.pitch + em;
        let left = margin + board.width + BESIDE * em;
        let mut y = (board.height - pitch * sheet.squares.len() as f64 + em) / 2.0;
        let mut items = Vec::new();
        for (terrain, name) in &sheet.squares {
            items.extend(self.square(*terrain, side, (left + (wide - side) / 2.0, y), at));
            let word = self.paragraph(&[Span::plain(name, ink)], wide, &setting);
            items.extend(word.draw((left, y + side + BELOW * em)));
            y += pitch;
        }
        items
    }

    /// A square of a legend; nothing while sizes are tried.
    fn square(&mut self, terrain: Terrain, side: f64, to: (f64, f64), at: &Measures) -> Option<Item> {
        (!self.trying).then(|| moved(square_alone(self.studio, terrain, side, at.look), to))
    }
}
