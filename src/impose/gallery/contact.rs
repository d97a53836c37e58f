//! The contact sheet: all entries on one page, a board each, its rules and four stickers beside it, its name below.

use super::GALLERY;
use super::mount::{CAPTION, MountedDrawing, wall};
use super::resource_merge::{MergedResources, PlacedEntry};
use crate::geom::{Point, Rect, Size, Vec2};
use crate::scene::{Item, Page};
use crate::typeset::{Across, Down};

/// An A2 sheet in portrait orientation, in millimetres.
const SHEET: Size = Size::new(420.0, 594.0);
/// Page margin.
const MARGIN: f64 = 36.0;
/// Dimensions of an entry, relative to a board of area 1.
mod unit {
    /// From the board to the column beside it.
    pub const GAP: f64 = 0.075;
    /// The column beside the board.
    pub const COLUMN: f64 = 0.40;
    /// Ratio of the diagonal of the rules to that of the board.
    pub const RULES: f64 = 0.475;
    /// Gap between two stickers.
    pub const BETWEEN: f64 = 0.035;
    /// From the board down to the caption's baseline.
    pub const CAPTION: f64 = 0.105;
    /// Font size of the caption.
    pub const EM: f64 = 0.068;
    /// Minimum and maximum gap between two entries.
    pub const ASIDE: (f64, f64) = (0.2, 0.42);
    /// The same between rows.
    pub const BELOW: (f64, f64) = (0.13, 0.36);
}

/// The grid of entries on the page.
#[derive(Debug, Clone, Copy)]
struct ContactGrid {
    sheet: Size,
    columns: usize,
    /// The side of a square with the area of a board, in millimetres.
    unit: f64,
    /// Distance between entries.
    pitch: Vec2,
    /// The upper left corner of the first.
    first: Point,
}

/// The page.
pub fn page(merged: &mut MergedResources, hung: &[PlacedEntry]) -> Page {
    let room = room(hung);
    let grid = grid(hung.len(), cell(room));
    let mut items = vec![wall(grid.sheet)];
    for (place, gallery_entry) in hung.iter().enumerate() {
        items.extend(shown(merged, gallery_entry, grid.corner(place), room, grid.unit));
    }
    let names: Vec<&str> = hung.iter().map(|gallery_entry| gallery_entry.name.as_str()).collect();
    Page::untrimmed(GALLERY, names.join(", "), grid.sheet, items)
}

/// The height of the highest board, each scaled to area 1, or of the column beside it if that is higher.
fn room(hung: &[PlacedEntry]) -> Size {
    let sizes =
        hung.iter().map(|gallery_entry| Size::new(fair(gallery_entry.board.proportion()).width, height(gallery_entry)));
    sizes.fold(Size::ZERO, |most, size| Size::new(most.width.max(size.width), most.height.max(size.height)))
}

/// The height of an entry without its caption, for a board of area 1.
fn height(gallery_entry: &PlacedEntry) -> f64 {
    let beside = gallery_entry.rules.as_ref().map_or(0.0, |rules| sheet(rules).height + unit::GAP) + unit::COLUMN;
    fair(gallery_entry.board.proportion()).height.max(beside)
}

/// The size of the rules, for a board of area 1.
fn sheet(rules: &MountedDrawing) -> Size {
    let size = fair(rules.proportion()) * unit::RULES;
    size * (unit::COLUMN / size.width).min(1.0)
}

/// A board of this aspect ratio with area 1, so that all look equally large.
fn fair(proportion: f64) -> Size {
    Size::new(proportion.sqrt(), 1.0 / proportion.sqrt())
}

/// The size of an entry with its caption.
fn cell(room: Size) -> Size {
    Size::new(room.width + unit::GAP + unit::COLUMN, room.height + unit::CAPTION)
}

/// The grid with the largest cells, on a portrait or landscape sheet.
fn grid(count: usize, cell: Size) -> ContactGrid {
    let lying = Size::new(SHEET.height, SHEET.width);
    let count = count.max(1);
    let choices = [lying, SHEET].into_iter().flat_map(|sheet| (1..=count).map(move |columns| (sheet, columns)));
    let grids = choices.map(|(sheet, columns)| spread(sheet, columns, count.div_ceil(columns), cell));
    let best = grids.reduce(|best, other| if other.unit > best.unit + 1e-9 { other } else { best });
    best.unwrap_or_else(|| spread(lying, 1, 1, cell))
}

fn spread(sheet: Size, columns: usize, rows: usize, cell: Size) -> ContactGrid {
    let (across, down) = (columns as f64, rows as f64);
    let room = Size::new(sheet.width - 2.0 * MARGIN, sheet.height - 2.0 * MARGIN);
    let wide = across * cell.width + (across - 1.0) * unit::ASIDE.0;
    let high = down * cell.height + (down - 1.0) * unit::BELOW.0;
    let unit = (room.width / wide).min(room.height / high);
    // The rest goes between the entries, up to the maximum gap.
    let gap = |room: f64, count: f64, taken: f64, (least, most): (f64, f64)| {
        ((room / unit - count * taken) / (count - 1.0).max(1.0)).clamp(least, most)
    };
    let aside = gap(room.width, across, cell.width, unit::ASIDE);
    let below = gap(room.height, down, cell.height, unit::BELOW);
    let pitch = Vec2::new(cell.width + aside, cell.height + below) * unit;
    let all = Vec2::new((across - 1.0) * pitch.x + cell.width * unit, (down - 1.0) * pitch.y + cell.height * unit);
    let first = Point::new((sheet.width - all.x) / 2.0, (sheet.height - all.y) / 2.0);
    ContactGrid { sheet, columns, unit, pitch, first }
}

impl ContactGrid {
    /// The upper left corner of an entry. A partly filled last row keeps the columns of the others.
    fn corner(&self, place: usize) -> Point {
        let (row, column) = (place / self.columns, place % self.columns);
        let (across, down) = (column as f64, row as f64);
        self.first + Vec2::new(across * self.pitch.x, down * self.pitch.y)
    }
}

/// One entry.
fn shown(merged: &mut MergedResources, gallery_entry: &PlacedEntry, corner: Point, room: Size, unit: f64) -> Vec<Item> {
    let foot = corner.y + room.height * unit;
    let board = fair(gallery_entry.board.proportion()) * unit;
    // Boards are aligned at their lower edges within a row, and at their left edges within a column.
    let left = corner.x;
    let mut items = vec![gallery_entry.board.within(Rect::new(left, foot - board.height, left + board.width, foot))];
    let column = left + board.width + unit::GAP * unit;
    if let Some(rules) = &gallery_entry.rules {
        // Aligned with the board's upper edge; above it for a low board.
        let corner = Point::new(column, foot - height(gallery_entry) * unit);
        items.push(rules.within(Rect::from_origin_size(corner, sheet(rules) * unit)));
    }
    items.extend(stickers(gallery_entry, column, foot, unit));
    if let Some(label) = merged.caption(&gallery_entry.name, unit::EM * unit) {
        let baseline = Point::new(left, foot + unit::CAPTION * unit);
        items.push(label.run(baseline, Across::Left, Down::Baseline, CAPTION).into());
    }
    items
}

/// The strongest and the weakest animal of both sides, aligned with the board's lower edge.
fn stickers(gallery_entry: &PlacedEntry, left: f64, foot: f64, unit: f64) -> Vec<Item> {
    let side = (unit::COLUMN - unit::BETWEEN) / 2.0 * unit;
    let pitch = side + unit::BETWEEN * unit;
    let mut items = Vec::new();
    for (column, drawings) in gallery_entry.stickers.iter().enumerate() {
        let ends = drawings.iter().take(1).chain(drawings.iter().skip(1).last());
        for (row, sticker) in ends.enumerate() {
            let corner = Point::new(left + column as f64 * pitch, foot - side - (1 - row) as f64 * pitch);
            items.push(sticker.within(Rect::from_origin_size(corner, (side, side))));
        }
    }
    items
}
