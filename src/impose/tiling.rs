//! Tiling of a board over sheets: cut between squares, never through one.

use super::partition::{BoardAxis, BoardPart};
use super::printable_area::{PrintableArea, printable_areas};
use crate::canvas::error::LayoutError;
use crate::geom::Rect;
use crate::motif::bands::{Bands, FrameKind, bands};
use crate::rules::{Square, Terrain};
use crate::theme::{Fold, FrameChoice, Theme};

/// Lines on a joint beyond the board, if there is space: distance from the trim, and length.
pub const JOINT_TICK: (f64, f64) = (2.5, 6.5);

/// Fold marks outside the trim: distance from it, and length.
pub const FOLD_TICK: (f64, f64) = (2.5, 5.1);

/// What the lozenges of a joint need beyond it, across its line: half of one, with its outline.
const BESIDE_JOINT: f64 = 1.2;

/// A sheet of a board: a range of files and a range of rows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TiledSheet<'t> {
    /// The files.
    pub across: &'t BoardPart,
    /// The rows.
    pub upwards: &'t BoardPart,
    /// Its number, from 1.
    pub number: usize,
}

/// Which edges of a sheet are the board's own.
#[derive(Debug, Clone, Copy)]
pub struct Edges {
    /// The left one.
    pub left: bool,
    /// The right one.
    pub right: bool,
    /// That at Black's end.
    pub far: bool,
    /// That at White's end.
    pub near: bool,
}

/// A board on one sheet or several, all in the same orientation.
#[derive(Debug, Clone, PartialEq)]
pub struct Tiling {
    /// The frame for which the sheets have space.
    pub bands: Bands,
    /// Whether the sheets are in landscape orientation.
    pub landscape: bool,
    /// The parts from left to right.
    pub across: Vec<BoardPart>,
    /// The parts from White's side upwards.
    pub upwards: Vec<BoardPart>,
}

impl Tiling {
    /// Number of sheets.
    pub fn sheets(&self) -> usize {
        self.across.len() * self.upwards.len()
    }

    /// Number of tabs to glue.
    pub fn tabs(&self) -> usize {
        let tabs = |parts: &[BoardPart]| -> usize {
            parts.iter().map(|part| usize::from(part.tab.before) + usize::from(part.tab.behind)).sum()
        };
        tabs(&self.across) * self.upwards.len() + tabs(&self.upwards) * self.across.len()
    }

    /// The sheets in reading order, in which they are numbered: from the far left, row by row.
    pub fn in_order(&self) -> impl Iterator<Item = TiledSheet<'_>> {
        let all = self.upwards.iter().rev().flat_map(|upwards| self.across.iter().map(move |across| (across, upwards)));
        (1..).zip(all).map(|(number, (across, upwards))| TiledSheet { across, upwards, number })
    }

    /// Which edges of a sheet are the board's own.
    pub fn edges(&self, sheet: TiledSheet<'_>) -> Edges {
        Edges {
            left: self.across.first() == Some(sheet.across),
            right: self.across.last() == Some(sheet.across),
            far: self.upwards.last() == Some(sheet.upwards),
            near: self.upwards.first() == Some(sheet.upwards),
        }
    }

    /// The area of the board on a sheet, including tabs: millimetres from the finished board's upper left corner, for
    /// squares of this side and tabs of this width.
    pub fn cut(&self, square: f64, overlap: f64, sheet: TiledSheet<'_>) -> Rect {
        let (files, rows) = (cells(&self.across), cells(&self.upwards));
        let (left, right) = stretch(sheet.across, files, square, self.bands.side, overlap);
        let (low, high) = stretch(sheet.upwards, rows, square, self.bands.end, overlap);
        let height = 2.0 * self.bands.end + rows as f64 * square;
        Rect::new(left, height - high, right, height - low)
    }
}

/// The number of cells of all parts.
fn cells(parts: &[BoardPart]) -> usize {
    parts.last().map_or(0, |part| part.cells.end)
}

/// The length from one cell's edge to another's, with the frame at the board's ends and the tabs at joints.
fn stretch(part: &BoardPart, cells: usize, square: f64, band: f64, overlap: f64) -> (f64, f64) {
    let edge = |cell: usize| band + cell as f64 * square;
    let start = if part.cells.start == 0 { 0.0 } else { edge(part.cells.start) };
    let end = if part.cells.end == cells { edge(cells) + band } else { edge(part.cells.end) };
    let tab = |has: bool| if has { overlap } else { 0.0 };
    (start - tab(part.tab.before), end + tab(part.tab.behind))
}

/// The best tiling: the fewest sheets, then the richest frame, then the least split water, then the most even parts,
/// then space for marks beside the board, then portrait orientation.
pub fn tiling(theme: &Theme) -> Result<(Tiling, PrintableArea), LayoutError> {
    let kinds: &[FrameKind] = match theme.board.frame_choice {
        FrameChoice::Auto => &[FrameKind::Full, FrameKind::Slim, FrameKind::None],
        FrameChoice::Full => &[FrameKind::Full],
        FrameChoice::Slim => &[FrameKind::Slim],
        FrameChoice::None => &[FrameKind::None],
    };
    let (seams_across, seams_upwards) = seams(theme);
    let mut best: Option<([usize; 5], Tiling, PrintableArea)> = None;
    for (poorness, &kind) in kinds.iter().enumerate() {
        for (room, marked) in printable_areas(&theme.paper).into_iter().flat_map(|room| [(room, true), (room, false)]) {
            let Some(tiling) = spread(theme, kind, &room, marked) else { continue };
            let unevenness = spread_of(&tiling.across) + spread_of(&tiling.upwards);
            let water = parted(&tiling.across, &seams_across) + parted(&tiling.upwards, &seams_upwards);
            let rank = [tiling.sheets(), poorness, water, unevenness, usize::from(!marked)];
            if best.as_ref().is_none_or(|(known, ..)| rank < *known) {
                best = Some((rank, tiling, room));
            }
        }
    }
    let too_large = || {
        let poorest = kinds[kinds.len() - 1];
        let band = bands(theme, poorest).0;
        let largest = printable_areas(&theme.paper)
            .iter()
            .map(|room| room.area.width().min(room.area.height()) - band.side.max(band.end) - theme.board.tab())
            .fold(0.0, f64::max);
        LayoutError::SquareTooLarge { square: theme.board.square, largest }
    };
    best.map(|(_, tiling, room)| (tiling, room)).ok_or_else(too_large)
}

/// The difference of the largest and the smallest part.
fn spread_of(parts: &[BoardPart]) -> usize {
    let lengths = || parts.iter().map(|part| part.cells.len());
    lengths().max().unwrap_or(0) - lengths().min().unwrap_or(0)
}

/// The tiling with this frame on sheets in this orientation, if there is one; if `marked`, with space within the
/// paper's margin for the marks at the ends of joints and folds.
fn spread(theme: &Theme, kind: FrameKind, room: &PrintableArea, marked: bool) -> Option<Tiling> {
    let (files, rows) = (theme.rules.board().files(), theme.rules.board().rows());
    let (square, tab) = (theme.board.square, theme.board.tab());
    let (least, most) = bands(theme, kind);
    let (seams_across, seams_upwards) = seams(theme);
    let line = |cells: u8, band, room, seams| BoardAxis { cells: usize::from(cells), square, band, tab, room, seams };
    let (mut wide, mut high) = (room.area.width(), room.area.height());
    let mut across = line(files, least.side, wide, &seams_across).parts()?;
    let mut upwards = line(rows, least.end, high, &seams_upwards).parts()?;
    if marked {
        let keep = room.media.to_rect().inset(-theme.paper.margin);
        let folded = theme.board.fold != Fold::None;
        // Horizontal joints and folds end at the left and right edges, vertical ones at top and bottom.
        let beside = |parts: usize| match (parts > 1, folded) {
            (true, _) => JOINT_TICK.1,
            (false, true) => FOLD_TICK.1,
            (false, false) => 0.0,
        };
        wide = wide.min(keep.width() - 2.0 * beside(upwards.len()));
        high = high.min(keep.height() - 2.0 * beside(across.len()));
        across = line(files, least.side, wide, &seams_across).parts()?;
        upwards = line(rows, least.end, high, &seams_upwards).parts()?;
    }
    // The frame takes the remaining space: of a single sheet, or of the fuller one of those at both ends.
    let widened = |parts: &[BoardPart], least: f64, most: f64, room: f64| {
        let free = |part: &BoardPart| {
            let tabs = f64::from(u8::from(part.tab.before) + u8::from(part.tab.behind));
            room - part.cells.len() as f64 * square - tabs * tab
        };
        let free = match parts {
            [] => 0.0,
            [single] => free(single) / 2.0,
            [first, .., last] => free(first).min(free(last)) - BESIDE_JOINT,
        };
        free.clamp(least, most.max(least))
    };
    let side = widened(&across, least.side, most.side, wide);
    let end = widened(&upwards, least.end, most.end, high);
    let joined = across.len() > 1;
    Some(Tiling { bands: Bands { kind, side, end, joined }, landscape: room.landscape, across, upwards })
}

/// For each line between two files, and between two rows: the number of squares with water on both sides of it.
pub fn seams(theme: &Theme) -> (Vec<usize>, Vec<usize>) {
    let board = theme.rules.board();
    let wet = |file: u8, row: u8| board.terrain(Square::new(file, row)) == Some(Terrain::Water);
    let (files, rows) = (board.files(), board.rows());
    let across = |line: u8| (0..rows).filter(|&row| wet(line - 1, row) && wet(line, row)).count();
    let upwards = |line: u8| (0..files).filter(|&file| wet(file, line - 1) && wet(file, line)).count();
    ((1..files).map(across).collect(), (1..rows).map(upwards).collect())
}

/// The number of water squares split by the joints of an axis.
fn parted(parts: &[BoardPart], seams: &[usize]) -> usize {
    parts.iter().filter(|part| part.cells.start > 0).filter_map(|part| seams.get(part.cells.start - 1)).sum()
}
