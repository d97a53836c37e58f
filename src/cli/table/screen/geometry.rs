//! How large squares are on a screen, and where they are.

use crate::rules::{Board, Square};
use ratatui::layout::Rect;

/// Columns beside the board for the numbers of its rows.
const NUMBERS: u16 = 3;
/// Columns between the board and what stands beside it.
const GAP: u16 = 2;
/// The fewest columns for that.
const PANEL: u16 = 28;
/// Lines above and below the board: the title, the letters, a gap, the input, the keys.
const LINES: u16 = 5;
/// Sizes of squares in columns and lines, the largest first.
const SIZES: [[u16; 2]; 4] = [[7, 3], [5, 2], [3, 1], [2, 1]];
/// The same where animals are characters, which take two columns.
const WIDE_SIZES: [[u16; 2]; 3] = [[8, 3], [6, 2], [4, 1]];

/// Where a board stands on a screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Geometry {
    /// Columns and lines of a square.
    pub square: [u16; 2],
    files: u8,
    rows: u8,
    /// Whether Black sits below.
    is_turned: bool,
}

/// The parts of a screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    pub title: Rect,
    pub board: Rect,
    pub panel: Rect,
    pub input: Rect,
    pub keys: Rect,
}

impl Geometry {
    /// The largest squares that fit into an area.
    ///
    /// # Errors
    /// The columns and lines that are needed.
    pub fn fitting(board: &Board, area: Rect, is_wide: bool, is_turned: bool) -> Result<Geometry, [u16; 2]> {
        let (files, rows) = (board.files(), board.rows());
        let of = |square: [u16; 2]| Geometry { square, files, rows, is_turned };
        let sizes: &[[u16; 2]] = if is_wide { &WIDE_SIZES } else { &SIZES };
        let fits = |needs: [u16; 2]| needs[0] <= area.width && needs[1] <= area.height;
        let found = sizes.iter().map(|&size| of(size)).find(|geometry| fits(geometry.needs()));
        found.ok_or_else(|| of(sizes[sizes.len() - 1]).needs())
    }

    /// The columns and lines of a whole screen.
    fn needs(&self) -> [u16; 2] {
        [NUMBERS + self.width() + GAP + PANEL, self.height() + LINES]
    }

    fn width(&self) -> u16 {
        u16::from(self.files) * self.square[0]
    }

    fn height(&self) -> u16 {
        u16::from(self.rows) * self.square[1]
    }

    /// The parts of a screen.
    pub fn parts(&self, area: Rect) -> Parts {
        let left = NUMBERS + self.width() + GAP;
        let line = |from_below: u16| Rect { y: area.bottom() - from_below, height: 1, ..area };
        Parts {
            title: Rect { height: 1, ..area },
            board: Rect { x: area.x + NUMBERS, y: area.y + 1, width: self.width(), height: self.height() },
            panel: Rect { x: area.x + left, y: area.y + 1, width: area.width - left, height: area.height - LINES + 1 },
            input: line(2),
            keys: line(1),
        }
    }

    /// The file of a column of squares from the left, and the row of a line of squares from above.
    fn square_at(&self, across: u8, down: u8) -> Square {
        match self.is_turned {
            false => Square::new(across, self.rows - 1 - down),
            true => Square::new(self.files - 1 - across, down),
        }
    }

    /// Every square with its place on the board.
    pub fn squares(&self, board: Rect) -> impl Iterator<Item = (Square, Rect)> {
        let geometry = *self;
        let [width, height] = self.square;
        (0..self.rows).flat_map(move |down| {
            (0..geometry.files).map(move |across| {
                let (x, y) = (board.x + u16::from(across) * width, board.y + u16::from(down) * height);
                (geometry.square_at(across, down), Rect { x, y, width, height })
            })
        })
    }
}

/// The square so many to the right of another and below it on the screen, if it is on the board.
pub fn beside(board: &Board, from: Square, [right, below]: [i8; 2], is_turned: bool) -> Option<Square> {
    let [right, below] = if is_turned { [-right, -below] } else { [right, below] };
    let file = from.file.0.checked_add_signed(right)?;
    let row = from.row.0.checked_add_signed(-below)?;
    (file < board.files() && row < board.rows()).then(|| Square::new(file, row))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::preset_rules;

    #[test]
    fn the_usual_board_fits_into_eighty_columns() {
        let rules = preset_rules("classic").expect("a shipped ruleset");
        let area = Rect::new(0, 0, 80, 24);
        for (is_wide, size) in [(false, [5, 2]), (true, [6, 2])] {
            let geometry = Geometry::fitting(rules.board(), area, is_wide, false).expect("it fits");
            assert_eq!(geometry.square, size);
            let parts = geometry.parts(area);
            assert!(parts.board.bottom() < parts.input.y && parts.panel.right() == 80 && parts.panel.width >= PANEL);
        }
        assert_eq!(Geometry::fitting(rules.board(), Rect::new(0, 0, 30, 10), false, false), Err([3 + 14 + 2 + 28, 14]));
    }

    #[test]
    fn arrows_go_where_the_eye_expects() {
        let rules = preset_rules("classic").expect("a shipped ruleset");
        let area = Rect::new(0, 0, 80, 24);
        let square = |text: &str| Square::parse(text).expect("a square");
        let upright = Geometry::fitting(rules.board(), area, false, false).expect("it fits");
        let turned = Geometry::fitting(rules.board(), area, false, true).expect("it fits");
        let beside = |from: &str, by, is_turned| beside(rules.board(), square(from), by, is_turned);
        assert_eq!(beside("b2", [1, 0], false), Some(square("c2")));
        assert_eq!(beside("b2", [0, -1], false), Some(square("b3")));
        assert_eq!(beside("b2", [1, 0], true), Some(square("a2")));
        assert_eq!(beside("b2", [0, -1], true), Some(square("b1")));
        assert_eq!(beside("a1", [-1, 0], false), None);
        assert_eq!(upright.squares(area).next().map(|(square, _)| square), Some(square("a9")));
        assert_eq!(turned.squares(area).next().map(|(square, _)| square), Some(square("g1")));
    }
}
