//! Sheets of stickers: White's animals, Black's animals, spares; rows of one side where the paper allows.

use super::back_pages;
use super::backs;
use super::guides::{self, Sheet};
use super::label_pages;
use super::mirror;
use super::piece;
use super::plan::{LayoutError, PiecesPlan};
use super::room::{Room, rooms};
use super::stand_pages;
use super::stickers::{Face, Printed, Wanted, symbol, wanted};
use super::studio::Studio;
use crate::geom::{Affine, BezPath, Point, Rect, Shape, Vec2, plain};
use crate::language::Argument;
use crate::scene::{Item, Layer, LayerKind, Page, Paint, PathItem, Spot, Stroke, Use};
use crate::theme::{Backs, Theme};

/// Between the bleeds of two neighbours, in millimetres: room for a crop mark that serves both.
const GAP: f64 = 3.0;
/// The width of a cut line: faint enough to vanish at the edge of a piece.
const CUT_LINE: f64 = 0.15;

/// Where stickers stand on a sheet.
#[derive(Clone, Copy)]
struct Grid {
    room: Room,
    columns: usize,
    rows: usize,
    pitch: f64,
    /// From the first sticker's middle to the edge of its bleed.
    reach: f64,
}

/// How the stickers will be laid out, without drawing them.
pub fn plan(theme: &Theme) -> Result<PiecesPlan, LayoutError> {
    let wanted = wanted(theme);
    match (&theme.pieces.label, theme.pieces.backs) {
        (Some(label), _) => Ok(label_pages::plan(theme, &wanted, label)),
        (None, Backs::Stand) => stand_pages::plan(theme, &wanted),
        (None, _) => Ok(planned(theme, &wanted, plain_grid(theme, &wanted)?)),
    }
}

/// Lays out the sticker sheets.
pub fn lay_out(studio: &mut Studio) -> Result<(Vec<Sheet>, PiecesPlan), LayoutError> {
    let wanted = wanted(studio.theme);
    match (&studio.theme.pieces.label, studio.theme.pieces.backs) {
        (Some(label), _) => Ok(label_pages::lay_out(studio, &wanted, label)),
        (None, Backs::Stand) => stand_pages::lay_out(studio, &wanted),
        (None, _) => on_plain_sheets(studio, &wanted),
    }
}

fn plain_grid(theme: &Theme, wanted: &Wanted) -> Result<Grid, LayoutError> {
    grid(theme, theme.pieces.sticker(), wanted.prints.len(), theme.rules.kind_ids().count())
}

fn planned(theme: &Theme, wanted: &Wanted, grid: Grid) -> PiecesPlan {
    let (size, count) = (theme.pieces.sticker(), wanted.prints.len());
    let sheets = count.div_ceil((grid.columns * grid.rows).max(1));
    let area = grid.room.area.width() * grid.room.area.height() * sheets as f64;
    PiecesPlan {
        stickers: wanted.stickers,
        spares: wanted.spares,
        backs: theme.pieces.backs,
        back_stickers: wanted.backs,
        sticker: size,
        piece: theme.pieces.size,
        sheets,
        grid: (grid.columns, grid.rows),
        used: count as f64 * size * size / area,
        label: None,
    }
}

/// Stickers to be cut from whole sheets.
fn on_plain_sheets(studio: &mut Studio, wanted: &Wanted) -> Result<(Vec<Sheet>, PiecesPlan), LayoutError> {
    let grid = plain_grid(studio.theme, wanted)?;
    let plan = planned(studio.theme, wanted, grid);
    let per_sheet = grid.columns * grid.rows;
    let mut sheets = Vec::new();
    for prints in wanted.prints.chunks(per_sheet.max(1)) {
        let middles = middles(studio.theme, grid, prints.len());
        let mut sheet = page(studio, grid, &middles, prints);
        if studio.theme.pieces.mirrored {
            mirror::mirror(&mut sheet.page);
        }
        let fronts: Vec<(Point, Face)> = middles.into_iter().zip(prints.iter().map(|print| print.face())).collect();
        sheets.extend(back_pages::with_backs(studio, sheet, &fronts));
    }
    let name = name_of(studio, &plan);
    for sheet in &mut sheets {
        sheet.page.name.clone_from(&name);
    }
    Ok((sheets, plan))
}

/// What the sheets are called, with what a maker must know before they are printed.
pub fn name_of(studio: &mut Studio, plan: &PiecesPlan) -> String {
    let count = Argument::Text((plan.stickers + plan.back_stickers + plan.spares).to_string());
    let (size, piece) = (Argument::Text(plain(plan.sticker)), Argument::Text(plain(plan.piece)));
    let name = studio.say("sticker-sheet", &[("count", count), ("size", size), ("piece", piece)]);
    let way = match plan.backs {
        // A fold says itself what it is for.
        Backs::None | Backs::Stickers | Backs::Gutter => None,
        Backs::LongEdge => Some("long-edge"),
        Backs::ShortEdge => Some("short-edge"),
        Backs::Stand => Some("stand"),
    };
    let backs = way.map(|way| studio.say("sheet-backs", &[("way", Argument::Text(way.into()))]));
    let mirrored = studio.theme.pieces.mirrored.then(|| studio.say("sheet-mirrored", &[]));
    [Some(name), backs, mirrored].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The fewest sheets; then one row to a side, or a whole number of rows; then upright.
fn grid(theme: &Theme, size: f64, count: usize, kinds: usize) -> Result<Grid, LayoutError> {
    let inked = piece::outline(theme.pieces.outline, size + 2.0 * theme.pieces.bleed).bounding_box();
    let reach = inked.width().max(inked.height()) / 2.0;
    // Backs may slip, and must not slip into their neighbours.
    let cut = piece::extent(theme.pieces.outline, size).max_side();
    let pitch = (2.0 * reach + GAP).max(cut + 2.0 * backs::allowance(&theme.pieces).bleed);
    let rooms: Vec<Room> = rooms(&theme.paper).into_iter().map(|room| backs::front_room(theme, room)).collect();
    let mut best: Option<((usize, usize, usize), Grid)> = None;
    for &room in &rooms {
        let fit = |length: f64| ((length + pitch - 2.0 * reach) / pitch).max(0.0) as usize;
        let (most, rows) = (fit(room.area.width()), fit(room.area.height()));
        for columns in (1..=most).filter(|_| rows > 0) {
            let sheets = count.div_ceil(columns * rows);
            let ragged = match columns {
                _ if columns == kinds => 0,
                _ if kinds.is_multiple_of(columns) => 1,
                _ => 2,
            };
            let rank = (sheets, ragged, most - columns);
            if best.as_ref().is_none_or(|(known, _)| rank < *known) {
                best = Some((rank, Grid { room, columns, rows, pitch, reach }));
            }
        }
    }
    let widest = rooms.iter().map(|room| room.area.width().min(room.area.height())).fold(0.0, f64::max);
    let largest = (size - (2.0 * reach - widest)).max(0.0);
    best.map(|(_, grid)| grid).ok_or(LayoutError::StickerTooLarge { sticker: size, largest })
}

/// The middles of so many stickers, at the head of the sheet, so that the rest of it can be used another time; and
/// beside a fold, so that a crooked fold does the least harm.
fn middles(theme: &Theme, grid: Grid, count: usize) -> Vec<Point> {
    let columns = grid.columns.min(count);
    let width = (columns - 1) as f64 * grid.pitch + 2.0 * grid.reach;
    let area = grid.room.area;
    let left = if theme.pieces.backs == Backs::Gutter { area.x1 - width } else { area.center().x - width / 2.0 };
    let first = Point::new(left + grid.reach, area.y0 + grid.reach);
    let place = |place: usize| Vec2::new((place % grid.columns) as f64, (place / grid.columns) as f64);
    (0..count).map(|sticker| first + place(sticker) * grid.pitch).collect()
}

fn page(studio: &mut Studio, grid: Grid, middles: &[Point], prints: &[Printed]) -> Sheet {
    let reach = grid.reach;
    let boxes = middles.iter().map(|&middle| Rect::from_center_size(middle, (2.0 * reach, 2.0 * reach)));
    let bleed = boxes.reduce(|all, next| all.union(next)).unwrap_or(Rect::ZERO);
    let trim = bleed.inset(-studio.theme.pieces.bleed);
    let (mut artwork, mut cuts, mut safe, mut marks) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (&middle, &print) in middles.iter().zip(prints) {
        let here = Affine::translate(middle.to_vec2());
        let (symbol, sticker) = symbol(studio, print);
        artwork.push(Use { symbol, transform: here }.into());
        cuts.push(cut_line(here * sticker.cut));
        safe.push(line(here * sticker.safe, studio.theme.colours.soft.into(), 0.1));
        marks.extend(guides::piece_marks(middle, grid.reach, GAP));
    }
    // Above the marks of the first row.
    let caption = bleed.y0 - GAP - 1.4;
    let page = Page {
        part: "pieces".into(),
        name: String::new(),
        bookmarks: Vec::new(),
        media: grid.room.media,
        trim,
        bleed,
        layers: vec![
            Layer { kind: LayerKind::Artwork, items: artwork },
            Layer { kind: LayerKind::Guides, items: marks },
            Layer { kind: LayerKind::Safe, items: safe },
            Layer { kind: LayerKind::Cut, items: cuts },
        ],
    };
    Sheet { page, caption: Some(caption) }
}

/// A line along a path, `width` millimetres wide.
pub fn line(path: BezPath, paint: Paint, width: f64) -> Item {
    PathItem::stroked(path, Stroke::solid(paint, width)).into()
}

/// A line that a piece is cut along.
pub fn cut_line(path: BezPath) -> Item {
    line(path, Paint::Spot(Spot::CUT_CONTOUR), CUT_LINE)
}
