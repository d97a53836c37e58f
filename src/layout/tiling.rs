//! How a board is spread over sheets: cut between squares, never through one.

use super::board::{Bands, FrameKind, bands};
use super::plan::LayoutError;
use super::room::{Room, rooms};
use crate::geom::Rect;
use crate::rules::{File, Row};
use crate::theme::{FrameChoice, Theme};
use std::ops::Range;

/// A board on one sheet or several, all turned the same way.
#[derive(Debug, Clone, PartialEq)]
pub struct Tiling {
    /// The frame that the sheets leave room for.
    pub bands: Bands,
    /// Whether the sheets lie on their side.
    pub landscape: bool,
    /// The parts across, from the left.
    pub across: Vec<Part>,
    /// The parts upwards, from White's side.
    pub upwards: Vec<Part>,
}

/// A stretch of files, or of rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// Which ones, counted from 0 at a1.
    pub cells: Range<usize>,
    /// Which of its ends carry a tab that is glued under the neighbour.
    pub tab: Tab,
}

impl Part {
    /// Its files by their letters: `a–d`.
    pub fn files(&self) -> String {
        span(&self.cells, |file| File(file).to_string())
    }

    /// Its rows by their numbers: `1–5`.
    pub fn rows(&self) -> String {
        span(&self.cells, |row| Row(row).to_string())
    }
}

fn span(cells: &Range<usize>, name: impl Fn(u8) -> String) -> String {
    let (first, last) = (name(cells.start as u8), name(cells.end.saturating_sub(1) as u8));
    if first == last { first } else { format!("{first}–{last}") }
}

/// Which ends of a part carry a tab.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tab {
    /// The end at the lower letter or number.
    pub before: bool,
    /// The end at the higher letter or number.
    pub behind: bool,
}

impl Tiling {
    /// How many sheets it takes.
    pub fn sheets(&self) -> usize {
        self.across.len() * self.upwards.len()
    }

    /// How many tabs there are to be glued.
    pub fn tabs(&self) -> usize {
        let (across, upwards) = (self.across.len(), self.upwards.len());
        (across - 1) * upwards + (upwards - 1) * across
    }

    /// What a sheet shows of the board, tabs included: millimetres from the finished board's upper left corner, with
    /// squares of this side and tabs of this width.
    pub fn cut(&self, square: f64, overlap: f64, across: &Part, upwards: &Part) -> Rect {
        let (files, rows) = (cells(&self.across), cells(&self.upwards));
        let (left, right) = stretch(across, files, square, self.bands.side, overlap);
        let (low, high) = stretch(upwards, rows, square, self.bands.end, overlap);
        let height = 2.0 * self.bands.end + rows as f64 * square;
        Rect::new(left, height - high, right, height - low)
    }
}

/// How many cells parts have together.
fn cells(parts: &[Part]) -> usize {
    parts.last().map_or(0, |part| part.cells.end)
}

/// The stretch from one cell's edge to another's, with the frame at the board's ends and the tabs at joints.
fn stretch(part: &Part, cells: usize, square: f64, band: f64, overlap: f64) -> (f64, f64) {
    let edge = |cell: usize| band + cell as f64 * square;
    let start = if part.cells.start == 0 { 0.0 } else { edge(part.cells.start) };
    let end = if part.cells.end == cells { edge(cells) + band } else { edge(part.cells.end) };
    let tab = |has: bool| if has { overlap } else { 0.0 };
    (start - tab(part.tab.before), end + tab(part.tab.behind))
}

/// The room that a frame takes at both ends of one direction.
#[derive(Clone, Copy)]
struct Ends {
    cells: usize,
    square: f64,
    band: f64,
    overlap: f64,
    room: f64,
}

/// The best tiling: the fewest sheets, then the richest frame, then the most even parts, then upright sheets.
pub fn tiling(theme: &Theme) -> Result<(Tiling, Room), LayoutError> {
    let kinds: &[FrameKind] = match theme.board.frame_choice {
        FrameChoice::Auto => &[FrameKind::Full, FrameKind::Slim, FrameKind::None],
        FrameChoice::Full => &[FrameKind::Full],
        FrameChoice::Slim => &[FrameKind::Slim],
        FrameChoice::None => &[FrameKind::None],
    };
    let mut best: Option<((usize, usize, usize), Tiling, Room)> = None;
    for (poorness, &kind) in kinds.iter().enumerate() {
        for room in rooms(&theme.paper) {
            let Some(tiling) = spread(theme, kind, &room) else { continue };
            let unevenness = spread_of(&tiling.across) + spread_of(&tiling.upwards);
            let rank = (tiling.sheets(), poorness, unevenness);
            if best.as_ref().is_none_or(|(known, ..)| rank < *known) {
                best = Some((rank, tiling, room));
            }
        }
    }
    let too_large = || {
        let poorest = kinds[kinds.len() - 1];
        let band = bands(theme, poorest).0;
        let largest = rooms(&theme.paper)
            .iter()
            .map(|room| room.area.width().min(room.area.height()) - band.side.max(band.end) - theme.board.overlap)
            .fold(0.0, f64::max);
        LayoutError::SquareTooLarge { square: theme.board.square, largest }
    };
    best.map(|(_, tiling, room)| (tiling, room)).ok_or_else(too_large)
}

/// How much the largest part is larger than the smallest.
fn spread_of(parts: &[Part]) -> usize {
    let lengths = || parts.iter().map(|part| part.cells.len());
    lengths().max().unwrap_or(0) - lengths().min().unwrap_or(0)
}

/// The tiling with this frame on sheets turned this way, if there is one.
fn spread(theme: &Theme, kind: FrameKind, room: &Room) -> Option<Tiling> {
    let (files, rows) = (theme.rules.board().files(), theme.rules.board().rows());
    let (square, overlap) = (theme.board.square, theme.board.overlap);
    let (least, most) = bands(theme, kind);
    let ends = |cells, band, room| Ends { cells, square, band, overlap, room };
    let across = parts(ends(usize::from(files), least.side, room.area.width()))?;
    let upwards = parts(ends(usize::from(rows), least.end, room.area.height()))?;
    // On a single sheet the frame takes what the paper leaves.
    let widened = |parts: &[Part], cells: u8, least: f64, most: f64, room: f64| match parts.len() {
        1 => ((room - f64::from(cells) * square) / 2.0).clamp(least, most.max(least)),
        _ => least,
    };
    let side = widened(&across, files, least.side, most.side, room.area.width());
    let end = widened(&upwards, rows, least.end, most.end, room.area.height());
    Some(Tiling { bands: Bands { kind, side, end }, landscape: room.landscape, across, upwards })
}

/// The fewest and most even parts that fit, with a tab at each joint on the part that has room for it.
fn parts(ends: Ends) -> Option<Vec<Part>> {
    (1..=ends.cells).find_map(|count| {
        let (least, larger) = (ends.cells / count, ends.cells % count);
        // The larger parts come first, last or in the middle, whichever leaves room for the frame and the tabs.
        let begin = [0, count - larger, (count - larger) / 2];
        begin.into_iter().find_map(|begin| {
            let length = |place: usize| least + usize::from(place >= begin && place < begin + larger);
            with_tabs(ends, &(0..count).map(length).collect::<Vec<_>>())
        })
    })
}

/// Parts of these lengths with their tabs, if all fit.
fn with_tabs(ends: Ends, lengths: &[usize]) -> Option<Vec<Part>> {
    let last = lengths.len() - 1;
    let (mut start, mut owed) = (0, false);
    let mut parts = Vec::with_capacity(lengths.len());
    for (place, &length) in lengths.iter().enumerate() {
        let frames = usize::from(place == 0) + usize::from(place == last);
        let mut needed = length as f64 * ends.square + frames as f64 * ends.band;
        if owed {
            needed += ends.overlap;
        }
        // A hair of tolerance: 7 × 36 mm and two bands may add up to the room exactly.
        let fits = |needed: f64| needed <= ends.room + 1e-6;
        if !fits(needed) {
            return None;
        }
        let behind = place < last && fits(needed + ends.overlap);
        parts.push(Part { cells: start..start + length, tab: Tab { before: owed, behind } });
        owed = place < last && !behind;
        start += length;
    }
    Some(parts)
}
