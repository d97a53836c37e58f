//! The path of Black's runner: a corridor up and down, behind water.

use crate::rules::{Board, File, Row, Square};

/// Files from one leg of the corridor to the next: the corridor and the water beside it.
const APART: u8 = 2;

/// A board's size and the runner's path, from where it starts to the white den.
pub(super) struct RunnerPath {
    pub files: u8,
    pub rows: u8,
    pub squares: Vec<Square>,
}

/// A path of more than `moves` moves beside and above what takes `files` × `rows`, on the smallest board that has one.
/// `None` if the largest has none.
pub(super) fn runner_path(files: u8, rows: u8, moves: usize) -> Option<RunnerPath> {
    let beside = (files + APART..=File::MOST as u8).step_by(usize::from(APART)).map(|most| (most, rows));
    let above = (rows..=Row::MOST as u8).map(|most| ((Board::MOST_SQUARES / usize::from(most)).min(File::MOST), most));
    let above = above.map(|(files, rows)| (files as u8, rows));
    let holds =
        |&(most_files, most_rows): &(u8, u8)| files <= most_files && Board::fits(most_files.into(), most_rows.into());
    beside.chain(above).filter(holds).find_map(|(most_files, most_rows)| {
        let mut squares = corridor(files, rows, most_files, most_rows);
        if squares.len() < moves + 2 {
            return None;
        }
        squares.truncate(moves + 2);
        Some(RunnerPath { files: most_files, rows: most_rows, squares })
    })
}

/// The longest corridor of its kind on a board of `most_files` × `most_rows`.
fn corridor(files: u8, rows: u8, most_files: u8, most_rows: u8) -> Vec<Square> {
    let legs: Vec<(u8, u8)> = (0..most_files)
        .rev()
        .step_by(usize::from(APART))
        .map(|file| (file, if file > files { 0 } else { rows + 1 }))
        .filter(|&(_, lowest)| lowest + 1 < most_rows)
        .collect();
    // The last leg beside the circuit goes up, so that the first above it begins at the top.
    let beside = legs.iter().filter(|&&(_, lowest)| lowest == 0).count();
    let mut goes_up = beside % 2 == 1;
    let mut squares: Vec<Square> = Vec::new();
    for (file, lowest) in legs {
        if let Some(last) = squares.last().copied() {
            squares.push(Square::new(last.file.0 - 1, last.row.0));
        }
        let leg = (lowest..most_rows).map(|row| Square::new(file, row));
        match goes_up {
            true => squares.extend(leg),
            false => squares.extend(leg.rev()),
        }
        goes_up = !goes_up;
    }
    squares
}
