//! Folds of a finished board and their directions: always between squares.

use super::partition::BoardPart;
use super::tiling::{Tiling, seams};
use crate::theme::{Fold, Joint, Theme};

/// The folds of a board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Folds {
    /// Between rows: the number of rows below each.
    pub rows: Vec<usize>,
    /// Between files: the number of files left of each.
    pub files: Vec<usize>,
}

/// The direction of a fold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Crease {
    /// Valley fold: the picture is inside.
    Valley,
    /// Mountain fold: the picture is outside.
    Mountain,
}

impl Folds {
    /// Whether the board is not folded.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.files.is_empty()
    }

    /// The direction of a fold between files at the far edge of the board. If the board is already folded in half, the
    /// far half onto the near one, its far half is upside down in the second fold.
    pub fn far(&self) -> Crease {
        if self.rows.is_empty() { Crease::Valley } else { Crease::Mountain }
    }

    /// The directions that occur, each once.
    pub fn creases(&self) -> Vec<Crease> {
        match (self.is_empty(), self.files.is_empty()) {
            (true, _) => Vec::new(),
            (false, false) if self.far() == Crease::Mountain => vec![Crease::Valley, Crease::Mountain],
            (false, _) => vec![Crease::Valley],
        }
    }
}

/// The folds that a theme requests, for a board in these parts.
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

/// The lines between squares that divide most evenly into `count` parts. Among equals: for sheets with tabs a fold
/// beside a joint, where the paper is not double; for sheets edge to edge a fold at the joint. Then the one that splits
/// less water, then the first.
fn lines(count: usize, parts: &[BoardPart], seams: &[usize], joint: Joint) -> Vec<usize> {
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
