//! A block of the assembly sheet.

use crate::scene::Item;

/// A block as wide as the page's text, with its height.
pub struct PageBlock {
    /// Its height in millimetres.
    pub height: f64,
    /// Its items, from its upper left corner.
    pub items: Vec<Item>,
}
