//! Where a finished board is folded, and which way: always between squares.

use super::tiling::{Part, Tiling, seams};
use crate::theme::{Fold, Joint, Theme};

/// The folds of a board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Folds {
    /// Between rows: how many rows lie below each.
    pub rows: Vec<usize>,
    /// Between files: how many files lie left of each.
    pub files: Vec<usize>,
}

/// Which way paper is folded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Crease {
    /// The picture comes to lie inside.
    Valley,
    /// The picture comes to lie outside.
    Mountain,
}

impl Folds {
    /// Whether the board stays flat.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.files.is_empty()
    }

    /// Which way a fold between files goes at the far edge of the board. What is folded in half already, the far half
    /// on the near one, has its far half turned over when it is folded again.
    pub fn far(&self) -> Crease {
        if self.rows.is_empty() { Crease::Valley } else { Crease::Mountain }
    }

    /// Which ways the folds go, each once.
    pub fn creases(&self) -> Vec<Crease> {
        match (self.is_empty(), self.files.is_empty()) {
            (true, _) => Vec::new(),
            (false, false) if self.far() == Crease::Mountain => vec![Crease::Valley, Crease::Mountain],
            (false, _) => vec![Crease::Valley],
        }
    }
}

/// The folds that a theme asks for, of a board in these parts.
pub fn folds(theme: &Theme, tiling: &Tiling, upright: bool) -> Folds {
    let (across, upwards) = seams(theme);
    let files = |parts| lines(parts, &tiling.across, &across, theme.board.joint);
    let rows = |parts| lines(parts, &tiling.upwards, &upwards, theme.board.joint);
    let longer = |parts| match upright {
        true => Folds { rows: rows(parts), files: Vec::new() },
        false => Folds { rows: Vec::new(), files: files(parts) },
    };
    match theme.board.fold {
        Fold::None => Folds::default(),
        Fold::Half => longer(2),
        Fold::Thirds => longer(3),
        Fold::Quarter => Folds { rows: rows(2), files: files(2) },
    }
}

/// The lines between squares that come nearest to `count` equal parts. Of two as good a sheet that is glued over its
/// neighbour is folded beside their joint, where the paper is not double; sheets that lie edge to edge are folded at
/// it. Then the one that parts less water is taken, then the first.
fn lines(count: usize, parts: &[Part], seams: &[usize], joint: Joint) -> Vec<usize> {
    let cells = seams.len() + 1;
    let at_joint = |line: usize| parts.iter().any(|part| part.cells.start == line);
    let unwanted = |line: usize| match joint {
        Joint::Overlap => at_joint(line),
        Joint::Butt => !at_joint(line),
    };
    let nearest = |part: usize| {
        let off = |line: usize| (count * line).abs_diff(part * cells);
        (1..cells).min_by_key(|&line| (off(line), unwanted(line), seams[line - 1], line))
    };
    let mut lines: Vec<usize> = (1..count).filter_map(nearest).collect();
    lines.dedup();
    lines
}
