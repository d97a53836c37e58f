//! A title of known width, for a page that does not left-align it.

use super::typesetter::Typesetter;
use crate::rulesheet::Sheet;
use crate::scene::Item;

impl Typesetter<'_, '_> {
    /// The title from the left edge and cap height, no wider than `room`: its items, its height down to the baseline,
    /// its width.
    pub fn title_and_width(&mut self, sheet: &Sheet, room: f64, size: f64) -> (Vec<Item>, f64, f64) {
        let face = self.resources.theme.title_face(&sheet.title);
        let spread = if crate::theme::is_chinese(&sheet.title) { 0.2 } else { 0.0 };
        let ink = self.resources.label(face, &sheet.title, size, spread).map_or(0.0, |label| label.ink().width());
        let (items, height) = self.title(&sheet.title, room, size);
        (items, height, ink.min(room))
    }
}
