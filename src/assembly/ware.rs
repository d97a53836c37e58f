//! A thing to buy.

use super::drawing::AssemblyCanvas;
use super::task::SheetTask;
use crate::geom::Size;

/// A thing to buy.
pub struct Ware {
    /// Its drawing.
    pub draw: fn(&mut AssemblyCanvas<'_, '_>, Size, &SheetTask<'_>),
    /// Its name.
    pub name: String,
    /// Amount and purpose, in lines.
    pub more: String,
}
