//! Derives sizes of squares and pieces from `--discs`, `--stickers` and `--sheets`.

use super::super::exit::Failure;
use super::args::ThemeArgs;
use super::option_fault::{Written, kept};
use crate::cli::terminal::counted;
use crate::geom::plain;
use crate::layout::{BoardPlan, FrameKind, board_plan};
use crate::theme::{DISCS, Derived, ROOM, STICKER_INSET, Theme, piece_for, square_for};

/// Step of square sizes, half a millimetre.
const STEP: f64 = 0.5;
/// Maximum ratio of piece to square if that saves a sheet: the ratio of the named sizes.
const TIGHT: f64 = 0.835;
/// Range of a square's side in millimetres.
const SQUARE: (f64, f64) = (7.0, 200.0);
/// Range of the diameter of a piece or sticker in millimetres.
pub const PIECE: (f64, f64) = (5.0, 150.0);
/// Range of the number of sheets of a board.
const SHEETS: (u32, u32) = (1, 400);

/// The value of an option, and its text.
#[derive(Debug, Clone, Copy)]
struct OptionValue<'a, T> {
    what: T,
    value: Written<'a>,
}

impl<T> OptionValue<'_, T> {
    /// The value is valid and cannot be met.
    fn refused(&self, code: &'static str, message: String, hint: String) -> Failure {
        self.value.fault(code, message, hint).into()
    }
}

/// The square, the piece and the inset that follow from `--discs`, `--stickers` and `--sheets`; `None` if none is
/// given. `load` loads the theme with such overrides.
pub fn derived<'l>(
    look: &'l ThemeArgs,
    load: impl Fn(&[Derived]) -> Result<Theme, Failure>,
) -> Result<Vec<Derived>, Failure> {
    let given = |option, text: &'l Option<String>| text.as_deref().map(|text| Written { option, text });
    let [discs, stickers] = [given("--discs", &look.discs), given("--stickers", &look.stickers)];
    let sheets = given("--sheets", &look.sheets);
    let mut faults = Vec::new();
    let [discs, stickers] = [discs, stickers].map(|value| {
        let length = value.map(|value| Ok(OptionValue { what: value.length(PIECE)?, value }));
        kept(length, &mut faults)
    });
    let sheets = kept(sheets.map(|value| Ok(OptionValue { what: value.count(SHEETS)?, value })), &mut faults);
    if !faults.is_empty() {
        return Err(Failure::Faulty(faults));
    }
    match (discs, stickers, sheets) {
        (None, None, None) => Ok(Vec::new()),
        (None, None, Some(sheets)) => largest(&load(&[])?, sheets),
        (discs, stickers, sheets) => around(discs, stickers, sheets, load),
    }
}

/// The largest board on a number of sheets, and the largest standard discs that suit its squares.
fn largest(theme: &Theme, sheets: OptionValue<'_, u32>) -> Result<Vec<Derived>, Failure> {
    let (files, rows) = (theme.rules.board().files(), theme.rules.board().rows());
    // Upper bound: no paper is wasted.
    let paper = theme.paper.short * theme.paper.long * f64::from(sheets.what);
    let bound = (paper / (f64::from(files) * f64::from(rows))).sqrt().min(SQUARE.1);
    let on_so_many =
        |square: &f64| sheets_of(theme, *square).filter(|plan| plan.tiling.sheets() <= sheets.what as usize);
    // A larger square is not worth losing the frame with its coordinates, if there is any alternative.
    let framed = |square: &f64| on_so_many(square).is_some_and(|plan| plan.frame != FrameKind::None);
    let squares = || steps(SQUARE.0, bound).into_iter().rev();
    let Some(square) = squares().find(framed).or_else(|| squares().find(|square| on_so_many(square).is_some())) else {
        let (paper, files, rows) = (&theme.paper.name, files, rows);
        let count = counted(sheets.what as usize, "sheet", "sheets");
        let message = format!("no board of {files} × {rows} squares fits on {count} of {paper}");
        let hint =
            format!("its squares would be smaller than {} mm; more sheets, or a larger --paper", plain(SQUARE.0));
        return Err(sheets.refused("no-room", message, hint));
    };
    let wide = square * ROOM.1 * theme.pieces.size / theme.pieces.across();
    let sold = DISCS.into_iter().rev().find(|disc| *disc <= wide + 1e-9);
    let piece = sold.unwrap_or_else(|| piece_for(wide / ROOM.1));
    Ok(vec![
        measure("--sheets", "board.square", square),
        measure("--sheets", "pieces.size", piece),
        measure("--sheets", "pieces.inset", STICKER_INSET),
    ])
}

/// The square for these discs, or the discs for these stickers.
fn around(
    discs: Option<OptionValue<'_, f64>>,
    stickers: Option<OptionValue<'_, f64>>,
    sheets: Option<OptionValue<'_, u32>>,
    load: impl Fn(&[Derived]) -> Result<Theme, Failure>,
) -> Result<Vec<Derived>, Failure> {
    let (option, piece, inset) = match (discs.map(|discs| discs.what), stickers.map(|stickers| stickers.what)) {
        (Some(disc), Some(sticker)) => ("--discs", disc, (disc - sticker) / 2.0),
        (Some(disc), None) => ("--discs", disc, STICKER_INSET),
        (None, sticker) => {
            let sticker = sticker.unwrap_or(DISCS[0]);
            let bare = sticker + 2.0 * STICKER_INSET;
            let disc = DISCS.into_iter().find(|disc| *disc >= bare - 1e-9).unwrap_or(bare);
            ("--stickers", disc, (disc - sticker) / 2.0)
        }
    };
    if let (true, Some(stickers)) = (inset < 0.0, stickers) {
        let message = format!("stickers of {} mm do not fit on discs of {} mm", plain(stickers.what), plain(piece));
        let (fitting, edge) = (plain(piece - 2.0 * STICKER_INSET), plain(STICKER_INSET));
        let hint = format!("{fitting}mm leaves an edge of {edge} mm; or name one of them alone");
        return Err(stickers.refused("sticker-larger-than-disc", message, hint));
    }
    if let (Some(discs), true) = (discs, piece - 2.0 * inset < PIECE.0 - 1e-9) {
        let (sticker, least) = (plain(piece - 2.0 * inset), plain(PIECE.0));
        let message = format!("discs of {} mm have room for stickers of {sticker} mm, not of {least} mm", plain(piece));
        let hint = format!("{}mm or more", plain(PIECE.0 + 2.0 * inset));
        return Err(discs.refused("sticker-too-small", message, hint));
    }
    let mut derived = vec![
        // A square that is certainly large enough, until the final one is known.
        measure(option, "board.square", (piece * 2.0).min(SQUARE.1)),
        measure(option, "pieces.size", piece),
        measure(option, "pieces.inset", inset),
    ];
    let theme = load(&derived)?;
    derived[0] = measure(option, "board.square", square(&theme, sheets)?);
    Ok(derived)
}

/// The square for a theme's pieces: among those that suit, the one with the fewest sheets, then the richest frame, then
/// the most central in whole millimetres. A slightly tighter square is taken if it saves a sheet. With a given number
/// of `sheets`, the largest square that fits on them.
fn square(theme: &Theme, sheets: Option<OptionValue<'_, u32>>) -> Result<f64, Failure> {
    let wide = theme.pieces.across();
    let squares = steps(wide / TIGHT, wide / ROOM.0);
    let middle = 2.0 * wide / (ROOM.0 + ROOM.1);
    let mut best: Option<(usize, f64, f64)> = None;
    let mut fewest: Option<usize> = None;
    for square in squares {
        let Some(plan) = sheets_of(theme, square) else { continue };
        let count = plan.tiling.sheets();
        fewest = Some(fewest.map_or(count, |known| known.min(count)));
        if sheets.is_some_and(|most| count > most.what as usize) {
            continue;
        }
        let apart = match sheets {
            Some(_) => -square,
            None => {
                let tight = if square < square_for(wide) { 100.0 } else { 0.0 };
                (square - middle).abs() + tight + if square.fract() == 0.0 { 0.0 } else { STEP }
            }
        };
        let poorness = f64::from(poorness(plan.frame));
        let rank = if sheets.is_some() { (0, 0.0) } else { (count, poorness) };
        if best.is_none_or(|(count, order, _)| (rank.0, rank.1 * 1000.0 + apart) < (count, order)) {
            best = Some((rank.0, rank.1 * 1000.0 + apart, square));
        }
    }
    match (best, fewest, sheets) {
        (Some((.., square)), ..) => Ok(square),
        (None, Some(fewest), Some(sheets)) => {
            let (piece, paper) = (plain(theme.pieces.size), &theme.paper.name);
            let message =
                format!("a board for pieces of {piece} mm takes {} of {paper}", counted(fewest, "sheet", "sheets"));
            Err(sheets.refused("too-few-sheets", message, format!("--sheets {fewest}, or smaller discs")))
        }
        (None, ..) => {
            // Not even one square fits on the paper: layout reports the maximum.
            let mut large = theme.clone();
            large.board.square = square_for(wide);
            Ok(board_plan(&large)?.square)
        }
    }
}

fn poorness(frame: FrameKind) -> u8 {
    match frame {
        FrameKind::Full => 0,
        FrameKind::Slim => 1,
        FrameKind::None => 2,
    }
}

/// The board layout of a theme with squares of this side; `None` if not one square fits on the paper.
fn sheets_of(theme: &Theme, square: f64) -> Option<BoardPlan> {
    let mut other = theme.clone();
    other.board.square = square;
    board_plan(&other).ok()
}

/// Lengths in steps, from the first that is at least `least`, to `most`.
fn steps(least: f64, most: f64) -> Vec<f64> {
    let (first, last) = ((least / STEP - 1e-9).ceil() as u32, (most / STEP + 1e-9).floor() as u32);
    (first..=last).map(|step| f64::from(step) * STEP).collect()
}

fn measure(option: &'static str, path: &'static str, mm: f64) -> Derived {
    Derived { option, path, value: format!("{}mm", plain(mm)) }
}
