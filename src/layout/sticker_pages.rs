//! Sheets of stickers: White's animals, Black's animals, spares; rows of one side where the paper allows.

use super::guides::{self, Sheet};
use super::label_pages;
use super::piece::{self, Sticker};
use super::plan::{LayoutError, PiecesPlan};
use super::room::{Room, rooms};
use super::studio::Studio;
use crate::geom::{Affine, BezPath, Point, Rect, Shape, Size, Vec2, plain};
use crate::language::Argument;
use crate::rules::{KindId, Rules, Side};
use crate::scene::{Group, Item, Layer, LayerKind, Page, Paint, PathItem, Spot, Stroke, SymbolId, Use};
use crate::theme::Theme;

/// Between the bleeds of two neighbours, in millimetres: room for a crop mark that serves both.
const GAP: f64 = 3.0;
/// The width of a cut line: faint enough to vanish at the edge of a piece.
const CUT_LINE: f64 = 0.15;

/// What a sticker shows: a kind or nobody, and whose it is.
pub type Face = (Option<KindId>, Side);

/// The stickers of a set in their order.
pub struct Wanted {
    /// What each shows.
    pub faces: Vec<Face>,
    /// How many have an animal.
    pub stickers: usize,
    /// How many have none.
    pub spares: usize,
}

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
    match &theme.pieces.label {
        Some(label) => Ok(label_pages::plan(theme, &wanted, label)),
        None => Ok(planned(theme, &wanted, plain_grid(theme, &wanted)?)),
    }
}

/// Lays out the sticker sheets.
pub fn lay_out(studio: &mut Studio) -> Result<(Vec<Sheet>, PiecesPlan), LayoutError> {
    let wanted = wanted(studio.theme);
    match &studio.theme.pieces.label {
        Some(label) => Ok(label_pages::lay_out(studio, &wanted, label)),
        None => on_plain_sheets(studio, &wanted),
    }
}

/// The stickers of a theme, strongest first, as a player looks for them.
fn wanted(theme: &Theme) -> Wanted {
    let style = &theme.pieces;
    let mut kinds: Vec<KindId> = theme.rules.kind_ids().collect();
    kinds.sort_by_key(|&kind| (std::cmp::Reverse(theme.rules.kind(kind).strength), kind));
    let sides = [Side::White, Side::Black];
    let mut wanted: Vec<Face> = Vec::new();
    for _ in 0..style.sets {
        wanted.extend(sides.iter().flat_map(|&side| faces(theme, &kinds, side)));
    }
    let stickers = wanted.len();
    let spares = style.spares as usize;
    wanted.extend(sides.iter().cycle().take(spares).map(|&side| (None, side)));
    Wanted { faces: wanted, stickers, spares }
}

/// The finished size of a theme's stickers.
fn size(theme: &Theme) -> f64 {
    theme.pieces.size - 2.0 * theme.pieces.inset
}

fn plain_grid(theme: &Theme, wanted: &Wanted) -> Result<Grid, LayoutError> {
    grid(theme, size(theme), wanted.faces.len(), theme.rules.kind_ids().count())
}

fn planned(theme: &Theme, wanted: &Wanted, grid: Grid) -> PiecesPlan {
    let (size, count) = (size(theme), wanted.faces.len());
    let sheets = count.div_ceil((grid.columns * grid.rows).max(1));
    let area = grid.room.area.width() * grid.room.area.height() * sheets as f64;
    PiecesPlan {
        stickers: wanted.stickers,
        spares: wanted.spares,
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
    let mut pages = Vec::new();
    for faces in wanted.faces.chunks(per_sheet.max(1)) {
        pages.push(page(studio, grid, faces));
    }
    let (size, piece) = (plain(plan.sticker), plain(plan.piece));
    let count = Argument::Text(wanted.faces.len().to_string());
    let name = studio
        .say("sticker-sheet", &[("count", count), ("size", Argument::Text(size)), ("piece", Argument::Text(piece))]);
    for sheet in &mut pages {
        sheet.page.name.clone_from(&name);
    }
    Ok((pages, plan))
}

/// One side's animals as the set-up has them: as many of each kind as stand on the board at first.
fn faces(theme: &Theme, kinds: &[KindId], side: Side) -> Vec<Face> {
    let count = |kind: KindId| {
        theme.rules.setup().iter().filter(|placed| placed.piece.side == side && placed.piece.kind == kind).count()
    };
    kinds.iter().flat_map(|&kind| std::iter::repeat_n((Some(kind), side), count(kind))).collect()
}

/// The fewest sheets; then one row to a side, or a whole number of rows; then upright.
fn grid(theme: &Theme, size: f64, count: usize, kinds: usize) -> Result<Grid, LayoutError> {
    let inked = piece::outline(theme.pieces.outline, size + 2.0 * theme.pieces.bleed).bounding_box();
    let reach = inked.width().max(inked.height()) / 2.0;
    let pitch = 2.0 * reach + GAP;
    let mut best: Option<((usize, usize, usize), Grid)> = None;
    for room in rooms(&theme.paper) {
        let fit = |length: f64| ((length + GAP) / pitch) as usize;
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
    let widest = rooms(&theme.paper).iter().map(|room| room.area.width().min(room.area.height())).fold(0.0, f64::max);
    let largest = (size - (2.0 * reach - widest)).max(0.0);
    best.map(|(_, grid)| grid).ok_or(LayoutError::StickerTooLarge { sticker: size, largest })
}

fn page(studio: &mut Studio, grid: Grid, faces: &[Face]) -> Sheet {
    let columns = grid.columns.min(faces.len());
    let rows = faces.len().div_ceil(grid.columns);
    let reach = 2.0 * grid.reach;
    let block = Size::new((columns - 1) as f64 * grid.pitch + reach, (rows - 1) as f64 * grid.pitch + reach);
    // At the head of the sheet, so that the rest of it can be used another time.
    let area = grid.room.area;
    let bleed = Rect::from_origin_size((area.center().x - block.width / 2.0, area.y0), block);
    let trim = bleed.inset(-studio.theme.pieces.bleed);
    let first = bleed.origin() + Vec2::new(grid.reach, grid.reach);
    let (mut artwork, mut cuts, mut safe, mut marks) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (place, &(face, side)) in faces.iter().enumerate() {
        let (column, row) = (place % grid.columns, place / grid.columns);
        let middle = first + Vec2::new(column as f64, row as f64) * grid.pitch;
        let here = Affine::translate(middle.to_vec2());
        let (symbol, sticker) = symbol(studio, face, side);
        artwork.push(Use { symbol, transform: here }.into());
        cuts.push(line(here * sticker.cut, Paint::Spot(Spot::CUT_CONTOUR), CUT_LINE));
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

fn line(path: BezPath, paint: Paint, width: f64) -> Item {
    PathItem::stroked(path, Stroke::solid(paint, width)).into()
}

/// What the sticker of a symbol shows: a kind or nobody, and whose it is. `None` if the symbol is no sticker.
pub fn sticker_shown(symbol: &str, rules: &Rules) -> Option<Face> {
    let kinds = rules.kind_ids().map(Some).chain([None]);
    let mut stickers = kinds.flat_map(|kind| Side::BOTH.map(|side| (kind, side)));
    stickers.find(|&(kind, side)| name(rules, kind, side) == symbol)
}

/// The name of a sticker's symbol. A kind may have any name, that of another symbol too.
fn name(rules: &Rules, kind: Option<KindId>, side: Side) -> String {
    match kind {
        Some(kind) => format!("sticker-{}-{}", rules.kind(kind).id, side.letter()),
        None => format!("spare-{}", side.letter()),
    }
}

/// One face as a symbol: a set printed twice draws it once.
pub fn symbol(studio: &mut Studio, face: Option<KindId>, side: Side) -> (SymbolId, Sticker) {
    let sticker = piece::sticker(studio, face, side);
    let name = name(&studio.theme.rules, face, side);
    let bounds = Rect::from_center_size(Point::ZERO, (2.0 * sticker.reach, 2.0 * sticker.reach));
    let items = vec![
        Group {
            transform: Affine::IDENTITY,
            clip: Some(sticker.bleed.clone()),
            alternative: None,
            items: sticker.items.clone(),
        }
        .into(),
    ];
    (studio.symbol(&name, |_| (bounds, items)), sticker)
}
