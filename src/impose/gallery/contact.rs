//! All entries on one page: a board each, its rules and four of its stickers beside it, its name below.

use super::GALLERY;
use super::mount::{CAPTION, Drawing, wall};
use super::resource_merge::{MergedResources, PlacedEntry};
use crate::geom::{Point, Rect, Size, Vec2};
use crate::scene::{Item, Layer, LayerKind, Page};
use crate::typeset::{Across, Down};

/// A sheet of A2, upright, in millimetres.
const SHEET: Size = Size::new(420.0, 594.0);
/// Around all of it.
const MARGIN: f64 = 36.0;
/// The measures of an entry, for boards of an area of 1.
mod unit {
    /// From the board to what stands beside it.
    pub const GAP: f64 = 0.075;
    /// The column of what stands beside the board.
    pub const COLUMN: f64 = 0.40;
    /// The square of the area of the rules is as much smaller than that of the board.
    pub const RULES: f64 = 0.475;
    /// Between two stickers.
    pub const BETWEEN: f64 = 0.035;
    /// From the board down to the caption's baseline.
    pub const CAPTION: f64 = 0.105;
    /// The caption's em.
    pub const EM: f64 = 0.068;
    /// Between two entries, at the least and at the most.
    pub const ASIDE: (f64, f64) = (0.2, 0.42);
    /// The same from one row to the next.
    pub const BELOW: (f64, f64) = (0.13, 0.36);
}

/// How the entries are spread over the page.
#[derive(Debug, Clone, Copy)]
struct Grid {
    sheet: Size,
    columns: usize,
    /// The side of a square as large as a board, in millimetres.
    unit: f64,
    /// From one entry to the next.
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
    let trim = Rect::from_origin_size(Point::ZERO, grid.sheet);
    Page {
        part: GALLERY.into(),
        name: names(hung),
        bookmarks: Vec::new(),
        media: grid.sheet,
        trim,
        bleed: trim,
        layers: vec![Layer { kind: LayerKind::Artwork, items }],
    }
}

fn names(hung: &[PlacedEntry]) -> String {
    hung.iter().map(|gallery_entry| gallery_entry.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// What the largest board takes where every board has an area of 1, or what stands beside it if that is higher.
fn room(hung: &[PlacedEntry]) -> Size {
    let sizes =
        hung.iter().map(|gallery_entry| Size::new(fair(gallery_entry.board.proportion()).width, height(gallery_entry)));
    sizes.fold(Size::ZERO, |most, size| Size::new(most.width.max(size.width), most.height.max(size.height)))
}

/// How high an entry is without its caption, where its board has an area of 1.
fn height(gallery_entry: &PlacedEntry) -> f64 {
    let beside = gallery_entry.rules.as_ref().map_or(0.0, |rules| sheet(rules).height + unit::GAP) + unit::COLUMN;
    fair(gallery_entry.board.proportion()).height.max(beside)
}

/// How large the rules are, where the board has an area of 1.
fn sheet(rules: &Drawing) -> Size {
    let size = fair(rules.proportion()) * unit::RULES;
    size * (unit::COLUMN / size.width).min(1.0)
}

/// A board of this proportion with an area of 1: so all look equally large.
fn fair(proportion: f64) -> Size {
    Size::new(proportion.sqrt(), 1.0 / proportion.sqrt())
}

/// What an entry takes with its caption.
fn cell(room: Size) -> Size {
    Size::new(room.width + unit::GAP + unit::COLUMN, room.height + unit::CAPTION)
}

/// The grid in which so many cells become largest, on a sheet that is upright or lies on its side.
fn grid(count: usize, cell: Size) -> Grid {
    let lying = Size::new(SHEET.height, SHEET.width);
    let count = count.max(1);
    let choices = [lying, SHEET].into_iter().flat_map(|sheet| (1..=count).map(move |columns| (sheet, columns)));
    let grids = choices.map(|(sheet, columns)| spread(sheet, columns, count.div_ceil(columns), cell));
    let best = grids.reduce(|best, other| if other.unit > best.unit + 1e-9 { other } else { best });
    best.unwrap_or_else(|| spread(lying, 1, 1, cell))
}

fn spread(sheet: Size, columns: usize, rows: usize, cell: Size) -> Grid {
    let (across, down) = (columns as f64, rows as f64);
    let room = Size::new(sheet.width - 2.0 * MARGIN, sheet.height - 2.0 * MARGIN);
    let wide = across * cell.width + (across - 1.0) * unit::ASIDE.0;
    let high = down * cell.height + (down - 1.0) * unit::BELOW.0;
    let unit = (room.width / wide).min(room.height / high);
    // What is left over goes between the entries, as far as they still belong together.
    let gap = |room: f64, count: f64, taken: f64, (least, most): (f64, f64)| {
        ((room / unit - count * taken) / (count - 1.0).max(1.0)).clamp(least, most)
    };
    let aside = gap(room.width, across, cell.width, unit::ASIDE);
    let below = gap(room.height, down, cell.height, unit::BELOW);
    let pitch = Vec2::new(cell.width + aside, cell.height + below) * unit;
    let all = Vec2::new((across - 1.0) * pitch.x + cell.width * unit, (down - 1.0) * pitch.y + cell.height * unit);
    let first = Point::new((sheet.width - all.x) / 2.0, (sheet.height - all.y) / 2.0);
    Grid { sheet, columns, unit, pitch, first }
}

impl Grid {
    /// The upper left corner of an entry. A last row that is not full keeps to the columns of the others.
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
    // Boards hang on their lower edges, and all of a column on the same left edge.
    let left = corner.x;
    let mut items = vec![gallery_entry.board.within(Rect::new(left, foot - board.height, left + board.width, foot))];
    let column = left + board.width + unit::GAP * unit;
    if let Some(rules) = &gallery_entry.rules {
        // On the board's upper edge; beside a low board above it.
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

/// The strongest and the weakest animal of both sides, on the board's lower edge.
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
