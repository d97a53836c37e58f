//! A drawn diagram.

use crate::geom::Size;
use crate::scene::Item;

/// A picture.
#[derive(Debug, Clone)]
pub struct DrawnFigure {
    /// Its size, in millimetres: all ink is within.
    pub size: Size,
    /// Its items, in millimetres from its upper left corner.
    pub items: Vec<Item>,
}
