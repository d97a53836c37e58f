//! The pages of a board: on one sheet, or in parts with tabs and marks to join them.

use super::board::{self, FrameKind};
use super::guides::{self, Sheet};
use super::plan::{BoardPlan, LayoutError};
use super::room::Room;
use super::studio::Studio;
use super::tiling::{Part, Tiling, tiling};
use crate::geom::{Affine, Point, Rect, Shape, Size, TOLERANCE};
use crate::language::Argument;
use crate::rules::{File, Row};
use crate::scene::{Group, Item, Layer, LayerKind, Page, PathItem, SymbolId, Use};
use crate::theme::Theme;

/// From a joint to the middle of the letters and numbers outside it.
const EDGE_NAME: f64 = 2.2;
/// From the trim up to the baseline of the page's caption.
const CAPTION: f64 = 4.4;

/// A board, drawn once, and how it lies on its sheets.
struct Board {
    symbol: SymbolId,
    /// The finished board, its upper left corner at the origin, in millimetres.
    size: Size,
    /// How far its ground is printed beyond its edge.
    bleed: f64,
    square: f64,
    overlap: f64,
    tiling: Tiling,
    room: Room,
}

/// Which sheet of a board.
struct Place<'a> {
    across: &'a Part,
    upwards: &'a Part,
    /// Its number, from 1.
    number: usize,
}

/// How the board will be laid out, without drawing it.
pub fn plan(theme: &Theme) -> Result<BoardPlan, LayoutError> {
    Ok(planned(theme, tiling(theme)?.0))
}

fn planned(theme: &Theme, tiling: Tiling) -> BoardPlan {
    let squares = (theme.rules.board().files(), theme.rules.board().rows());
    let (size, frame) = (board::size(theme, tiling.bands), tiling.bands.kind);
    BoardPlan { squares, square: theme.board.square, size, tiling, frame }
}

/// Lays out the board.
pub fn lay_out(studio: &mut Studio) -> Result<(Vec<Sheet>, BoardPlan), LayoutError> {
    let theme = studio.theme;
    let (tiling, room) = tiling(theme)?;
    let drawn = board::board(studio, tiling.bands);
    let bleed = if drawn.ground.is_some() { theme.board.bleed } else { 0.0 };
    let whole = Rect::from_origin_size(Point::ZERO, drawn.size).inflate(bleed, bleed);
    let ground = drawn.ground.map(|colour| PathItem::filled(whole.to_path(TOLERANCE), colour).into());
    let items: Vec<Item> = ground.into_iter().chain(drawn.items).collect();
    let symbol = studio.symbol("board", |_| (whole, items));
    let (square, overlap) = (theme.board.square, theme.board.overlap);
    let board = Board { symbol, size: drawn.size, bleed, square, overlap, tiling, room };

    // Sheets are counted as one reads: from the far left, row by row.
    let mut pages = Vec::new();
    for upwards in board.tiling.upwards.iter().rev() {
        for across in &board.tiling.across {
            pages.push(page(studio, &board, Place { across, upwards, number: pages.len() + 1 }));
        }
    }
    Ok((pages, planned(theme, board.tiling)))
}

impl Board {
    /// What a sheet shows of the board, tabs included, in the board's millimetres.
    fn cut(&self, sheet: &Place) -> Rect {
        self.tiling.cut(self.square, self.overlap, sheet.across, sheet.upwards)
    }
}

fn page(studio: &mut Studio, board: &Board, sheet: Place) -> Sheet {
    let cut = board.cut(&sheet);
    let trim = Rect::from_center_size(board.room.area.center(), cut.size());
    let shift = Affine::translate(trim.origin() - cut.origin());
    // Beyond a joint nothing bleeds: there the next sheet lies.
    let whole = Rect::from_origin_size(Point::ZERO, board.size);
    let at_edge = |here: f64, edge: f64| if (here - edge).abs() < 1e-6 { board.bleed } else { 0.0 };
    let bleed = Rect::new(
        trim.x0 - at_edge(cut.x0, whole.x0),
        trim.y0 - at_edge(cut.y0, whole.y0),
        trim.x1 + at_edge(cut.x1, whole.x1),
        trim.y1 + at_edge(cut.y1, whole.y1),
    );
    let artwork: Item = Use { symbol: board.symbol, transform: shift }.into();
    let single = board.tiling.sheets() == 1;
    let items = if single {
        vec![artwork]
    } else {
        vec![
            Group {
                transform: Affine::IDENTITY,
                clip: Some(bleed.to_path(TOLERANCE)),
                alternative: None,
                items: vec![artwork],
            }
            .into(),
        ]
    };
    let mut marks = guides::crop_marks(trim, board.bleed);
    let name = if single {
        studio.say("board", &[])
    } else {
        marks.extend(joints(studio, board, &sheet, trim));
        marks.extend(edge_names(studio, board, &sheet, shift, trim));
        let (files, rows) = (sheet.across.files(), sheet.upwards.rows());
        studio.say("board-part", &[("files", Argument::Text(files)), ("rows", Argument::Text(rows))])
    };
    let caption = (trim.y0 - CAPTION).min(bleed.y0 - 2.0);
    let page = Page {
        part: "board".into(),
        name,
        bookmarks: Vec::new(),
        media: board.room.media,
        trim,
        bleed,
        layers: vec![Layer { kind: LayerKind::Artwork, items }, Layer { kind: LayerKind::Guides, items: marks }],
    };
    Sheet { page, caption: Some(caption) }
}

/// The line to which the neighbouring sheet is laid, and which sheet that is.
fn joints(studio: &mut Studio, board: &Board, sheet: &Place, trim: Rect) -> Vec<Item> {
    let columns = board.tiling.across.len();
    let overlap = board.overlap;
    let mut items = Vec::new();
    // The sheet above in the pile of numbers lies one row of sheets back.
    let sides = [
        (
            sheet.across.tab.before,
            Rect::new(trim.x0, trim.y0, trim.x0 + overlap, trim.y1),
            sheet.number.wrapping_sub(1),
        ),
        (sheet.across.tab.behind, Rect::new(trim.x1 - overlap, trim.y0, trim.x1, trim.y1), sheet.number + 1),
        (
            sheet.upwards.tab.behind,
            Rect::new(trim.x0, trim.y0, trim.x1, trim.y0 + overlap),
            sheet.number.wrapping_sub(columns),
        ),
        (sheet.upwards.tab.before, Rect::new(trim.x0, trim.y1 - overlap, trim.x1, trim.y1), sheet.number + columns),
    ];
    for (has, tab, neighbour) in sides {
        if has {
            items.extend(guides::joint(studio, tab, trim, neighbour));
        }
    }
    items
}

/// The letters of the files above and the numbers of the rows on the left, where the sheet ends at a joint: at the
/// board's own edge its frame has them.
fn edge_names(studio: &mut Studio, board: &Board, sheet: &Place, shift: Affine, trim: Rect) -> Vec<Item> {
    let (band, square) = (board.tiling.bands, board.square);
    let files = board.tiling.across.first().is_some_and(|first| first != sheet.across);
    let rows = board.tiling.upwards.last().is_some_and(|last| last != sheet.upwards);
    let mut items = Vec::new();
    if rows {
        for file in sheet.across.cells.clone() {
            let x = (shift * Point::new(band.side + (file as f64 + 0.5) * square, 0.0)).x;
            items.extend(guides::note(studio, &File(file as u8).to_string(), Point::new(x, trim.y0 - EDGE_NAME)));
        }
    }
    if files {
        for row in sheet.upwards.cells.clone() {
            let below = band.end + (row as f64 + 0.5) * square;
            let y = (shift * Point::new(0.0, board.size.height - below)).y;
            items.extend(guides::note(studio, &Row(row as u8).to_string(), Point::new(trim.x0 - EDGE_NAME, y)));
        }
    }
    items
}

impl FrameKind {
    /// The word for it that a theme uses.
    pub fn name(self) -> &'static str {
        match self {
            FrameKind::Full => "full",
            FrameKind::Slim => "slim",
            FrameKind::None => "none",
        }
    }
}
