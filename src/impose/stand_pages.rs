//! Standing pieces: strips of card, folded at the head, with the tabs folded outwards.

use super::cut_lines::{cut_line, line};
use super::imposition_settings::ImpositionSettings;
use super::plan::PiecesPlan;
use super::printable_area::{PrintableArea, printable_areas};
use super::sticker_cell::GAP;
use crate::canvas::error::LayoutError;
use crate::canvas::guides;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::compose::piece;
use crate::compose::piece::{DrawnSticker, StickerList};
use crate::geom::{Affine, BezPath, Point, Rect, Shape, Size, TOLERANCE, Vec2};
use crate::scene::{Colour, Item, Layer, LayerKind, Page, PathItem, Use};
use crate::theme::{Backs, Paper, PieceStyle};
use std::f64::consts::PI;

/// Depth of a tab relative to the piece's height: two of them carry it, and fit into a square.
const TAB: f64 = 0.4;
/// Chamfer of a tab's corners relative to its depth, so that they do not catch.
const CHAMFER: f64 = 0.25;
/// Space above the artwork for the caption, in millimetres.
const CAPTION: f64 = 2.4;

/// The dimensions of a strip in millimetres. Its origin is the centre of the fold at the head: the front is below it,
/// the back above it and upside down, each followed by a tab.
#[derive(Debug, Clone, Copy)]
pub struct Strip {
    /// The size of front and back.
    pub panel: Size,
    /// The depth of each tab.
    pub tab: f64,
    /// The bleed, all round.
    bleed: f64,
}

/// The positions of strips on a sheet.
#[derive(Debug, Clone, Copy)]
struct StripGrid {
    room: PrintableArea,
    columns: usize,
    rows: usize,
}

impl Strip {
    /// The strip of a piece of this size.
    pub fn new(pieces: &PieceStyle, size: f64) -> Strip {
        let panel = piece::extent(pieces.outline, size);
        Strip { panel, tab: TAB * panel.height, bleed: pieces.bleed }
    }

    /// From the fold at the head to the end of a tab.
    pub fn half(self) -> f64 {
        self.panel.height + self.tab
    }

    /// The trimmed outline.
    pub fn cut(self) -> BezPath {
        let (wide, foot, end) = (self.panel.width / 2.0, self.panel.height, self.half());
        let corner = CHAMFER * self.tab;
        let lower = [(wide, foot), (wide, end - corner), (wide - corner, end)];
        let below: Vec<Point> =
            lower.into_iter().chain(lower.into_iter().rev().map(|(x, y)| (-x, y))).map(Point::from).collect();
        let above: Vec<Point> = below.iter().map(|point| Point::new(-point.x, -point.y)).collect();
        polyline(&[below, above].concat(), true)
    }

    /// The fold lines: at the head, and at both feet.
    fn folds(self, here: Affine) -> [Item; 3] {
        let wide = self.panel.width / 2.0;
        [-self.panel.height, 0.0, self.panel.height]
            .map(|y| guides::fold(here * Point::new(-wide, y), here * Point::new(wide, y)))
    }

    /// The grounds below the stickers: both panels and their tabs, with bleed.
    pub fn grounds(self, here: Affine, [front, back, tab]: [Colour; 3]) -> [Item; 4] {
        let wide = self.panel.width / 2.0 + self.bleed;
        let (foot, end) = (self.panel.height, self.half() + self.bleed);
        [(0.0, foot, front), (foot, end, tab), (-foot, 0.0, back), (-end, -foot, tab)].map(|(from, to, colour)| {
            PathItem::filled(here * Rect::new(-wide, from, wide, to).to_path(TOLERANCE), colour).into()
        })
    }

    /// The positions of the stickers: the front below the fold, the back above it and upside down.
    pub fn stickers(self) -> [Affine; 2] {
        let middle = self.panel.height / 2.0;
        [Affine::translate((0.0, middle)), Affine::translate((0.0, -middle)) * Affine::rotate(PI)]
    }

    /// Distance of neighbouring strips, to the right and below.
    fn pitch(self) -> Vec2 {
        Vec2::new(self.panel.width + 2.0 * self.bleed + GAP, 2.0 * (self.half() + self.bleed) + GAP)
    }
}

/// The layout of the strips, without drawing them.
pub fn plan(settings: ImpositionSettings<'_>, list: &StickerList) -> Result<PiecesPlan, LayoutError> {
    let strip = Strip::new(settings.pieces, settings.pieces.size);
    Ok(planned(settings.pieces, list, strip, grid(settings.paper, settings.pieces, strip, list.prints.len())?))
}

fn planned(pieces: &PieceStyle, list: &StickerList, strip: Strip, grid: StripGrid) -> PiecesPlan {
    let count = list.prints.len();
    let sheets = count.div_ceil((grid.columns * grid.rows).max(1));
    let area = grid.room.area.area() * sheets as f64;
    PiecesPlan {
        stickers: list.stickers,
        spares: list.spares,
        spare_animals: list.spare_animals,
        labels: list.labels,
        backs: Backs::Stand,
        back_stickers: list.backs,
        sticker: pieces.sticker(),
        piece: pieces.size,
        sheets,
        grid: (grid.columns, grid.rows),
        each: grid.columns * grid.rows,
        used: count as f64 * strip.panel.width * 2.0 * strip.half() / area,
        label: None,
    }
}

/// The fewest sheets, then portrait orientation.
fn grid(paper: &Paper, pieces: &PieceStyle, strip: Strip, count: usize) -> Result<StripGrid, LayoutError> {
    let rooms = printable_areas(paper);
    let grids = rooms.iter().filter_map(|&room| fitted(room, strip));
    let fewest = grids.min_by_key(|grid| count.div_ceil(grid.columns * grid.rows));
    fewest.ok_or_else(|| {
        let fits = |size: f64| rooms.iter().any(|&room| fitted(room, Strip::new(pieces, size)).is_some());
        let largest = (1..=pieces.size as u32).map(f64::from).rfind(|&size| fits(size)).unwrap_or(0.0);
        LayoutError::StickerTooLarge { sticker: pieces.size, largest }
    })
}

/// The grid of strips in an area; `None` if none fits.
fn fitted(room: PrintableArea, strip: Strip) -> Option<StripGrid> {
    let pitch = strip.pitch();
    let fit = |length: f64, pitch: f64| ((length + GAP) / pitch).max(0.0) as usize;
    let (columns, rows) = (fit(room.area.width(), pitch.x), fit(room.area.height(), pitch.y));
    (columns > 0 && rows > 0).then_some(StripGrid { room, columns, rows })
}

/// Lays out the strips.
pub fn lay_out(
    resources: &mut Resources<'_>,
    settings: ImpositionSettings<'_>,
    list: &StickerList,
    stickers: &[DrawnSticker],
) -> Result<(Vec<GuidedPage>, PiecesPlan), LayoutError> {
    let strip = Strip::new(settings.pieces, settings.pieces.size);
    let grid = grid(settings.paper, settings.pieces, strip, stickers.len())?;
    let plan = planned(settings.pieces, list, strip, grid);
    let name = plan.caption(resources, settings.pieces.mirrored);
    let per_sheet = (grid.columns * grid.rows).max(1);
    let sheets = stickers.chunks(per_sheet).map(|here| page(&name, strip, grid, settings.safe_line, here)).collect();
    Ok((sheets, plan))
}

fn page(name: &str, strip: Strip, grid: StripGrid, safe_line: Colour, pieces: &[DrawnSticker]) -> GuidedPage {
    let (pitch, columns) = (strip.pitch(), grid.columns.min(pieces.len()));
    let rows = pieces.len().div_ceil(grid.columns);
    let area = grid.room.area;
    let block = Size::new(columns as f64 * pitch.x - GAP, rows as f64 * pitch.y - GAP);
    let bleed = Rect::from_origin_size((area.center().x - block.width / 2.0, area.y0), block);
    let first = bleed.origin() + (pitch - Vec2::new(GAP, GAP)) / 2.0;
    let (mut grounds, mut stickers, mut safe) = (Vec::new(), Vec::new(), Vec::new());
    let (mut folds, mut cuts) = (Vec::new(), Vec::new());
    for (place, piece) in pieces.iter().enumerate() {
        let (column, row) = (place % grid.columns, place / grid.columns);
        let middle = first + Vec2::new(column as f64 * pitch.x, row as f64 * pitch.y);
        let here = Affine::translate(middle.to_vec2());
        let panels = [&piece.front, piece.back.as_ref().unwrap_or(&piece.front)];
        grounds.extend(strip.grounds(here, [panels[0].ground, panels[1].ground, piece.side_colour]));
        for (panel, at) in panels.into_iter().zip(strip.stickers()) {
            stickers.push(Use { symbol: panel.symbol, transform: here * at }.into());
            safe.push(line(here * at * &panel.safe, safe_line.into(), 0.1));
        }
        folds.extend(strip.folds(here));
        cuts.push(cut_line(here * strip.cut()));
    }
    let page = Page {
        trim: bleed.inset(-strip.bleed),
        bleed,
        layers: vec![
            Layer { kind: LayerKind::Artwork, items: grounds.into_iter().chain(stickers).collect() },
            Layer { kind: LayerKind::Safe, items: safe },
            Layer { kind: LayerKind::Fold, items: folds },
            Layer { kind: LayerKind::Cut, items: cuts },
        ],
        ..Page::empty("pieces", name, grid.room.media)
    };
    GuidedPage { page, caption: Some(bleed.y0 - CAPTION) }
}
