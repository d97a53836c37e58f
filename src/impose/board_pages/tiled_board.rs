//! A board, drawn once, and its sheets.

use crate::geom::{Rect, Size};
use crate::impose::partition::BoardPart;
use crate::impose::plan::BoardPlan;
use crate::impose::printable_area::PrintableArea;
use crate::impose::tiling::Tiling;
use crate::scene::SymbolId;

/// A board, drawn once, and its tiling.
pub struct TiledBoard {
    pub symbol: SymbolId,
    /// The finished board with its upper left corner at the origin, in millimetres.
    pub size: Size,
    /// Its bleed.
    pub bleed: f64,
    pub square: f64,
    /// The width of tabs.
    pub tab: f64,
    pub tiling: Tiling,
    pub room: PrintableArea,
    /// The sheet inside the paper's margin, the limit of everything that must be visible.
    pub keep: Rect,
}

/// Which edges of a sheet are the board's own.
#[derive(Clone, Copy)]
pub struct Edges {
    pub left: bool,
    pub right: bool,
    pub far: bool,
    pub near: bool,
}

/// A sheet of a board.
pub struct SheetPlace<'a> {
    pub across: &'a BoardPart,
    pub upwards: &'a BoardPart,
    /// Its number, from 1.
    pub number: usize,
    /// How wide its tabs are, where it has any.
    pub tab: f64,
}

impl<'p> SheetPlace<'p> {
    /// The sheet with this number.
    pub fn of(plan: &'p BoardPlan, number: usize) -> SheetPlace<'p> {
        let (across, upwards) = (&plan.tiling.across, &plan.tiling.upwards);
        let (row, column) = ((number - 1) / across.len(), (number - 1) % across.len());
        // The far row is the last of the tiling.
        SheetPlace { across: &across[column], upwards: &upwards[upwards.len() - 1 - row], number, tab: plan.tab }
    }

    /// Its row of sheets, the far one first, and its column, with their numbers; from 0.
    pub fn at(&self, columns: usize) -> (usize, usize) {
        ((self.number - 1) / columns, (self.number - 1) % columns)
    }
}
