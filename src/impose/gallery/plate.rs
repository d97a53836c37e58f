//! One entry on a page of its own: the board, the rules with the name below them, and every sticker.

use super::mount::{CAPTION, wall};
use super::resource_merge::{MergedResources, PlacedEntry};
use crate::geom::{Point, Rect, Size};
use crate::scene::{Item, Page};
use crate::typeset::{Across, Down};

/// An A3 sheet in landscape orientation, in millimetres.
const SHEET: Size = Size::new(420.0, 297.0);
/// The left and right margins, and the minimum at top and bottom.
const MARGIN: f64 = 30.0;
/// Gaps between board, rules and stickers; all dimensions are relative to the board's height.
const GAP: f64 = 0.075;
/// The width of the rules.
const RULES: f64 = 0.44;
/// Font size of the name.
const EM: f64 = 0.055;
/// Maximum size of a sticker.
const STICKER: f64 = 0.13;
/// Share of its cell that a sticker fills.
const FILLED: f64 = 0.86;
/// Maximum number of stickers in a column.
const HIGH: usize = 10;
/// Boards of a larger aspect ratio are scaled down.
const WIDEST: f64 = 1.6;

/// The page.
pub fn page(merged: &mut MergedResources, gallery_entry: &PlacedEntry) -> Page {
    let mut items = vec![wall(SHEET)];
    items.extend(shown(merged, gallery_entry));
    Page::untrimmed(&gallery_entry.name, &gallery_entry.name, SHEET, items)
}

fn shown(merged: &mut MergedResources, gallery_entry: &PlacedEntry) -> Vec<Item> {
    let block = StickerBlock::of(gallery_entry);
    let proportion = gallery_entry.board.proportion();
    let board = Size::new(proportion.min(WIDEST), (WIDEST / proportion).min(1.0));
    let wide = board.width + GAP + RULES + GAP + block.width();
    let unit = ((SHEET.width - 2.0 * MARGIN) / wide).min(SHEET.height - 2.0 * MARGIN);
    let (left, top) = ((SHEET.width - wide * unit) / 2.0, (SHEET.height - unit) / 2.0);
    let foot = top + unit;
    let board = board * unit;
    let mut items = vec![
        gallery_entry.board.within(Rect::from_origin_size(Point::new(left, top + (unit - board.height) / 2.0), board)),
    ];
    let rules = left + board.width + GAP * unit;
    if let Some(sheet) = &gallery_entry.rules {
        let width = RULES * unit;
        items.push(sheet.within(Rect::new(rules, top, rules + width, top + width / sheet.proportion())));
    }
    if let Some(label) = merged.caption(&gallery_entry.name, EM * unit) {
        items.push(label.run(Point::new(rules, foot), Across::Left, Down::Baseline, CAPTION).into());
    }
    items.extend(block.draw(gallery_entry, rules + (RULES + GAP) * unit, top, unit));
    items
}

/// The stickers of both sides, side by side.
struct StickerBlock {
    /// Number of columns per side.
    columns: usize,
    /// Number of stickers in a full column.
    rows: usize,
    /// The side of a sticker's cell, relative to the block's height.
    cell: f64,
}

impl StickerBlock {
    fn of(gallery_entry: &PlacedEntry) -> StickerBlock {
        let most = gallery_entry.stickers.iter().map(Vec::len).max().unwrap_or(0).max(1);
        let columns = most.div_ceil(HIGH);
        let rows = most.div_ceil(columns);
        // The first and the last touch the edges of the block.
        let cell = 1.0 / (rows as f64 - (1.0 - FILLED));
        StickerBlock { columns, rows, cell: cell.min(STICKER / FILLED) }
    }

    fn width(&self) -> f64 {
        (2.0 * self.columns as f64 - (1.0 - FILLED)) * self.cell
    }

    fn draw(&self, gallery_entry: &PlacedEntry, left: f64, top: f64, unit: f64) -> Vec<Item> {
        let (cell, side) = (self.cell * unit, self.cell * FILLED * unit);
        let mut items = Vec::new();
        for (number, drawings) in gallery_entry.stickers.iter().enumerate() {
            for (place, sticker) in drawings.iter().enumerate() {
                let (column, row) = (number * self.columns + place / self.rows, place % self.rows);
                let corner = Point::new(left + column as f64 * cell, top + row as f64 * cell);
                items.push(sticker.within(Rect::from_origin_size(corner, (side, side))));
            }
        }
        items
    }
}
