//! Sheets of stickers: White's animals, Black's animals, spares; separate rows per side where possible.

use super::cut_lines::{cut, line};
use super::imposition_settings::ImpositionSettings;
use super::plan::PiecesPlan;
use super::printable_area::PrintableArea;
use super::registration::sticker_areas;
use super::sticker_cell::{GAP, GridPlace, Squares, StickerCell};
use super::{backs, label_pages, registration, stand_pages};
use crate::canvas::error::LayoutError;
use crate::canvas::guides;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::compose::piece::{DrawnSticker, StickerList};
use crate::geom::{Affine, Point, Rect, Shape, Size, TOLERANCE, Vec2};
use crate::scene::{Group, Item, Layer, LayerKind, Page, PathItem, Use};
use crate::theme::{Backs, Cutter, Machine, PieceCut};

/// The positions of stickers on a sheet.
#[derive(Clone)]
struct StickerGrid {
    room: PrintableArea,
    columns: usize,
    rows: usize,
    cell: StickerCell,
    /// The positions of a full sheet, in reading order.
    places: Vec<GridPlace>,
    /// Whether an area must stay free, so that the columns stay where they are on a full sheet.
    fixed: bool,
    /// Whether the sheet is folded along the right edge of the area.
    folded: bool,
}

/// The layout of the stickers, without drawing them.
pub fn plan(settings: ImpositionSettings<'_>, list: &StickerList) -> Result<PiecesPlan, LayoutError> {
    match (&settings.pieces.label, settings.pieces.backs) {
        (Some(label), _) => Ok(label_pages::plan(settings, list, label)),
        (None, Backs::Stand) => stand_pages::plan(settings, list),
        (None, _) => Ok(planned(settings, list, &grid(settings, list)?)),
    }
}

/// Lays out the sticker sheets; `stickers` are those of the list.
pub fn lay_out(
    resources: &mut Resources<'_>,
    settings: ImpositionSettings<'_>,
    list: &StickerList,
    stickers: &[DrawnSticker],
) -> Result<(Vec<GuidedPage>, PiecesPlan), LayoutError> {
    match (&settings.pieces.label, settings.pieces.backs) {
        (Some(label), _) => Ok(label_pages::lay_out(resources, settings, list, label, stickers)),
        (None, Backs::Stand) => stand_pages::lay_out(resources, settings, list, stickers),
        (None, _) => on_plain_sheets(resources, settings, list, stickers),
    }
}

/// The orientation of the first sheet, and the centres of its stickers.
pub fn middles(settings: ImpositionSettings<'_>, list: &StickerList) -> Result<(Size, Vec<Point>), LayoutError> {
    let grid = grid(settings, list)?;
    let count = list.prints.len().min(grid.places.len());
    let columns = grid.columns_of(count);
    Ok((grid.room.media, grid.places[..count].iter().map(|&place| grid.middle(columns, place)).collect()))
}

fn planned(settings: ImpositionSettings<'_>, list: &StickerList, grid: &StickerGrid) -> PiecesPlan {
    let (size, count) = (settings.pieces.sticker(), list.prints.len());
    let sheets = count.div_ceil(grid.places.len().max(1));
    let area = grid.room.area.width() * grid.room.area.height() * sheets as f64;
    PiecesPlan {
        stickers: list.stickers,
        spares: list.spares,
        spare_animals: list.spare_animals,
        labels: list.labels,
        backs: settings.pieces.backs,
        back_stickers: list.backs,
        sticker: size,
        piece: settings.pieces.size,
        sheets,
        grid: (grid.columns, grid.rows),
        each: grid.places.len(),
        used: count as f64 * size * size / area,
        label: None,
    }
}

/// Stickers that are cut from whole sheets.
fn on_plain_sheets(
    resources: &mut Resources<'_>,
    settings: ImpositionSettings<'_>,
    list: &StickerList,
    stickers: &[DrawnSticker],
) -> Result<(Vec<GuidedPage>, PiecesPlan), LayoutError> {
    let grid = grid(settings, list)?;
    let plan = planned(settings, list, &grid);
    let mut sheets = Vec::new();
    for here in stickers.chunks(plan.each.max(1)) {
        let columns = grid.columns_of(here.len());
        let mut sheet = page(settings, &grid, here);
        if settings.pieces.mirrored {
            mirror(&mut sheet.page);
        }
        let middles = grid.places.iter().map(|&place| grid.middle(columns, place));
        let fronts: Vec<(Point, &DrawnSticker)> = middles.zip(here).collect();
        sheets.extend(backs::with_backs(resources, settings, sheet, &fronts));
    }
    let name = plan.caption(resources, settings.pieces.mirrored);
    for sheet in &mut sheets {
        sheet.page.name.clone_from(&name);
    }
    Ok((sheets, plan))
}

/// The fewest sheets; then one row per side, or an integer number of rows; then portrait orientation.
fn grid(settings: ImpositionSettings<'_>, list: &StickerList) -> Result<StickerGrid, LayoutError> {
    let ImpositionSettings { paper, cutter, pieces, .. } = settings;
    let (count, kinds) = (list.prints.len(), list.kinds);
    let cell = StickerCell::of(pieces, cutter.kerf);
    let mut best: Option<((usize, usize, usize), StickerGrid)> = None;
    let mut widest = 0.0_f64;
    for (room, zones) in sticker_areas(paper, cutter) {
        let room = backs::front_room(pieces, room);
        widest = widest.max(room.area.width().min(room.area.height()));
        let (most, rows) = (cell.across(room.area.width()), cell.down(room.area.height()));
        for columns in (1..=most).filter(|_| rows > 0) {
            let folded = pieces.backs == Backs::Gutter;
            let mut grid =
                StickerGrid { room, columns, rows, cell, places: Vec::new(), fixed: !zones.is_empty(), folded };
            let all = (0..columns * rows).map(|place| (place % columns, place / columns));
            let free = |place: &GridPlace| !zones.iter().any(|zone| grid.paper(columns, *place).overlaps(*zone));
            grid.places = all.filter(free).collect();
            if grid.places.is_empty() {
                continue;
            }
            let sheets = count.div_ceil(grid.places.len());
            let ragged = match columns {
                _ if columns == kinds => 0,
                _ if kinds.is_multiple_of(columns) => 1,
                _ => 2,
            };
            let rank = (sheets, ragged, most - columns);
            if best.as_ref().is_none_or(|(known, _)| rank < *known) {
                best = Some((rank, grid));
            }
        }
    }
    let sticker = pieces.sticker();
    let largest = (sticker - (2.0 * cell.reach.x.max(cell.reach.y) - widest)).max(0.0);
    best.map(|(_, grid)| grid).ok_or(LayoutError::StickerTooLarge { sticker, largest })
}

impl StickerGrid {
    /// Number of columns for a number of stickers.
    fn columns_of(&self, count: usize) -> usize {
        if self.fixed { self.columns } else { self.columns.min(count) }
    }

    /// The centre of the first position in a block of this number of columns, at the head of the sheet, so that the
    /// rest of the sheet can be used again; and beside a fold, where an inexact fold has the least effect.
    fn first(&self, columns: usize) -> Point {
        let (area, reach) = (self.room.area, self.cell.reach);
        let across = (columns - 1) as f64 * self.cell.pitch.x;
        let x = if self.folded { area.x1 - across - reach.x } else { area.center().x - across / 2.0 };
        Point::new(x, area.y0 + reach.y)
    }

    /// The centre of a position.
    fn middle(&self, columns: usize, (column, row): GridPlace) -> Point {
        let Vec2 { x, y } = self.cell.pitch;
        self.first(columns) + Vec2::new(column as f64 * x, row as f64 * y)
    }

    /// The area of a position's ink.
    fn paper(&self, columns: usize, place: GridPlace) -> Rect {
        Rect::from_center_size(self.middle(columns, place), (self.cell.reach * 2.0).to_size())
    }
}

fn page(settings: ImpositionSettings<'_>, grid: &StickerGrid, stickers: &[DrawnSticker]) -> GuidedPage {
    let ImpositionSettings { cutter, pieces, safe_line, .. } = settings;
    let places = &grid.places[..stickers.len()];
    let columns = grid.columns_of(stickers.len());
    let papers = places.iter().map(|&place| grid.paper(columns, place));
    let bleed = papers.reduce(|all, next| all.union(next)).unwrap_or(grid.room.area);
    let trim = bleed.inset(-pieces.bleed);
    let side = grid.cell.pitch;
    let squares = Squares { corner: grid.first(columns) - side / 2.0, side, taken: places.iter().copied().collect() };
    let by_hand = cutter.machine == Machine::None;
    let (mut grounds, mut artwork) = (Vec::new(), Vec::new());
    let (mut cuts, mut safe, mut marks) = (Vec::new(), Vec::new(), Vec::new());
    for (&place, DrawnSticker { front, .. }) in places.iter().zip(stickers) {
        let middle = grid.middle(columns, place);
        let here = Affine::translate(middle.to_vec2());
        artwork.push(Use { symbol: front.symbol, transform: here }.into());
        safe.push(Group::placed(here, vec![line(front.safe.clone(), safe_line.into(), 0.1)]).into());
        match pieces.cut {
            PieceCut::Shape => cuts.push(cut(cutter.machine, here * &front.cut)),
            PieceCut::Squares | PieceCut::Strips => {
                let ground = squares.ground(place, pieces.bleed).to_path(TOLERANCE);
                grounds.push(PathItem::filled(ground, front.ground).into());
            }
            PieceCut::Punch => {}
        }
        if by_hand && matches!(pieces.cut, PieceCut::Shape | PieceCut::Punch) {
            marks.extend(guides::piece_marks(middle, grid.cell.reach.x, grid.cell.pitch.x - 2.0 * grid.cell.reach.x));
        }
    }
    let shared = match pieces.cut {
        PieceCut::Squares => squares.cuts(None),
        PieceCut::Strips => squares.cuts(Some((grid.room.area.x0, grid.room.area.x1))),
        PieceCut::Shape | PieceCut::Punch => Vec::new(),
    };
    cuts.extend(shared.into_iter().map(|(from, to)| cut(cutter.machine, polyline(&[from, to], false))));
    let layers = vec![
        Layer { kind: LayerKind::Artwork, items: grounds.into_iter().chain(artwork).collect() },
        Layer { kind: LayerKind::Registration, items: registration(cutter, grid.room) },
        Layer { kind: LayerKind::Guides, items: marks },
        Layer { kind: LayerKind::Safe, items: safe },
        Layer { kind: LayerKind::Cut, items: cuts },
    ];
    let page = Page {
        trim,
        bleed,
        layers: layers.into_iter().filter(|layer| !layer.items.is_empty()).collect(),
        ..Page::empty("pieces", "", grid.room.media)
    };
    // Above the marks of the first row. A machine would misread text beside its own marks.
    let caption = by_hand.then_some(bleed.y0 - GAP - 1.4);
    GuidedPage { page, caption }
}

/// The machine's registration marks on this sheet.
fn registration(cutter: &Cutter, room: PrintableArea) -> Vec<Item> {
    match cutter.machine {
        Machine::Silhouette => registration::marks(room.media, cutter.marks),
        Machine::None | Machine::Cricut | Machine::Laser => Vec::new(),
    }
}

/// Mirrors all items of a page left to right about the centre of its trim. Items added later, such as rulers and notes,
/// stay readable.
fn mirror(page: &mut Page) {
    let map = Affine::new([-1.0, 0.0, 0.0, 1.0, 2.0 * page.trim.center().x, 0.0]);
    for layer in &mut page.layers {
        layer.items = std::mem::take(&mut layer.items).into_iter().map(|item| mirrored(item, map)).collect();
    }
}

/// A mirrored item, of the same kind where possible: stickers are found on a layer by their kind of item.
fn mirrored(item: Item, map: Affine) -> Item {
    match item {
        Item::Path(mut path) => {
            path.path.apply_affine(map);
            path.into()
        }
        Item::Glyphs(mut run) => {
            run.transform = map * run.transform;
            run.into()
        }
        Item::Use(used) => Use { symbol: used.symbol, transform: map * used.transform }.into(),
        Item::Group(group) => Group { transform: map * group.transform, ..group }.into(),
        Item::Image(_) => Group::placed(map, vec![item]).into(),
    }
}
