//! The board: its shape, its terrain, and which squares are opposite each other across a river.

use super::{File, Row, Side, Square};

/// The terrain of a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Terrain {
    /// Plain land.
    Land,
    /// River.
    Water,
    /// A trap that belongs to a side.
    Trap(Side),
    /// A den that belongs to a side.
    Den(Side),
}

impl Terrain {
    /// Every terrain, White's before Black's.
    pub const ALL: [Terrain; 6] = [
        Terrain::Land,
        Terrain::Water,
        Terrain::Trap(Side::White),
        Terrain::Trap(Side::Black),
        Terrain::Den(Side::White),
        Terrain::Den(Side::Black),
    ];

    /// The character in a ruleset's map: `.` land, `~` water, `T` `t` trap, `D` `d` den, upper case for White's.
    pub fn letter(self) -> char {
        match self {
            Terrain::Land => '.',
            Terrain::Water => '~',
            Terrain::Trap(Side::White) => 'T',
            Terrain::Trap(Side::Black) => 't',
            Terrain::Den(Side::White) => 'D',
            Terrain::Den(Side::Black) => 'd',
        }
    }

    /// The terrain of a map character.
    pub fn from_letter(letter: char) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| terrain.letter() == letter)
    }
}

/// A square as an index into one board: row by row from a1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Cell(pub u16);

impl Cell {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One of the four directions of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
    pub const ALL: [Direction; 4] = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

    /// Whether it is along a row, not along a file.
    pub fn sideways(self) -> bool {
        matches!(self, Direction::Left | Direction::Right)
    }
}

/// The squares of a straight leap from bank to bank over one river, or over two with the land between.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RiverCrossing {
    pub to: Cell,
    /// The water squares in its path, nearest first.
    pub water: Vec<Cell>,
    /// The land between two rivers; empty for one river.
    pub land: Vec<Cell>,
}

/// The displacement from one square to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Displacement {
    Same,
    Adjacent,
    Diagonal,
    /// From bank to bank; the direction says whether it is a leap across or along.
    AcrossRiver(Direction, RiverCrossing),
    Other,
}

/// The board of a ruleset: at most [`File::MOST`] files, [`Row::MOST`] rows and [`Board::MOST_SQUARES`] squares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    files: u8,
    terrain: Vec<Terrain>,
}

impl Board {
    /// Maximum number of squares.
    pub const MOST_SQUARES: usize = 4096;

    /// Whether a board can have so many files and rows.
    pub fn fits(files: usize, rows: usize) -> bool {
        files <= File::MOST && rows <= Row::MOST && files * rows <= Board::MOST_SQUARES
    }

    /// A board from its rows, White's nearest row first. `None` if the rows are of unequal length, empty or too many.
    pub fn from_rows(rows: &[Vec<Terrain>]) -> Option<Board> {
        let files = rows.first()?.len();
        if files == 0 || !Board::fits(files, rows.len()) || rows.iter().any(|row| row.len() != files) {
            return None;
        }
        Some(Board { files: files as u8, terrain: rows.concat() })
    }

    /// Number of files.
    pub fn files(&self) -> u8 {
        self.files
    }

    /// Number of rows.
    pub fn rows(&self) -> u8 {
        (self.terrain.len() / usize::from(self.files)) as u8
    }

    /// Whether the square lies on the board.
    pub fn has(&self, square: Square) -> bool {
        square.file.0 < self.files && square.row.0 < self.rows()
    }

    /// The terrain of a square; `None` off the board.
    pub fn terrain(&self, square: Square) -> Option<Terrain> {
        self.cell(square).map(|cell| self.at(cell))
    }

    /// All squares, row by row from a1.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.cells().map(|cell| self.square(cell))
    }

    /// Whether any square has this terrain.
    pub fn any(&self, sort: impl Fn(Terrain) -> bool) -> bool {
        self.terrain.iter().any(|&terrain| sort(terrain))
    }

    /// The map as a ruleset writes it: one line per row, the far row first.
    pub fn map(&self) -> String {
        let lines: Vec<String> = self
            .terrain
            .chunks(usize::from(self.files))
            .rev()
            .map(|row| row.iter().map(|terrain| terrain.letter()).collect())
            .collect();
        lines.join("\n")
    }

    pub(crate) fn len(&self) -> usize {
        self.terrain.len()
    }

    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.terrain.len() as u16).map(Cell)
    }

    pub(crate) fn cell(&self, square: Square) -> Option<Cell> {
        self.has(square).then(|| Cell(u16::from(square.row.0) * u16::from(self.files) + u16::from(square.file.0)))
    }

    pub(crate) fn square(&self, cell: Cell) -> Square {
        let files = u16::from(self.files);
        Square::new((cell.0 % files) as u8, (cell.0 / files) as u8)
    }

    pub(crate) fn at(&self, cell: Cell) -> Terrain {
        self.terrain[cell.index()]
    }

    pub(crate) fn is_water(&self, cell: Cell) -> bool {
        self.at(cell) == Terrain::Water
    }

    /// The next square in a direction.
    pub(crate) fn step(&self, from: Cell, direction: Direction) -> Option<Cell> {
        let Square { file: File(file), row: Row(row) } = self.square(from);
        let (file, row) = match direction {
            Direction::Left => (file.checked_sub(1)?, row),
            Direction::Right => (file + 1, row),
            Direction::Up => (file, row + 1),
            Direction::Down => (file, row.checked_sub(1)?),
        };
        self.cell(Square::new(file, row))
    }

    /// The bank opposite `from` over the river that begins next to it, if there is one.
    pub(crate) fn over_river(&self, from: Cell, direction: Direction) -> Option<RiverCrossing> {
        if self.is_water(from) {
            return None;
        }
        let mut water = Vec::new();
        let mut at = self.step(from, direction)?;
        while self.is_water(at) {
            water.push(at);
            at = self.step(at, direction)?;
        }
        (!water.is_empty()).then_some(RiverCrossing { to: at, water, land: Vec::new() })
    }

    /// Whether some river has land at both ends of a straight line over it.
    pub(crate) fn has_opposite_banks(&self) -> bool {
        let mut ways = self.cells().flat_map(|from| Direction::ALL.map(|direction| (from, direction)));
        ways.any(|(from, direction)| self.over_river(from, direction).is_some())
    }

    /// The far bank of a second river beyond the first, if there is one.
    pub(crate) fn over_both_rivers(&self, from: Cell, direction: Direction) -> Option<RiverCrossing> {
        let first = self.over_river(from, direction)?;
        let mut land = vec![first.to];
        let mut bank = first.to;
        loop {
            if let Some(second) = self.over_river(bank, direction) {
                let water = [first.water, second.water].concat();
                return Some(RiverCrossing { to: second.to, water, land });
            }
            bank = self.step(bank, direction)?;
            if self.is_water(bank) {
                // A river that reaches the board's edge has no far bank.
                return None;
            }
            land.push(bank);
        }
    }

    /// The displacement from `from` to `to`.
    pub(crate) fn displacement(&self, from: Cell, to: Cell) -> Displacement {
        let (a, b) = (self.square(from), self.square(to));
        let (dx, dy) = (a.file.0.abs_diff(b.file.0), a.row.0.abs_diff(b.row.0));
        match (dx, dy) {
            (0, 0) => Displacement::Same,
            (0, 1) | (1, 0) => Displacement::Adjacent,
            (1, 1) => Displacement::Diagonal,
            (0, _) | (_, 0) => {
                let direction = match (b.file > a.file, b.file < a.file, b.row > a.row) {
                    (true, _, _) => Direction::Right,
                    (_, true, _) => Direction::Left,
                    (_, _, true) => Direction::Up,
                    _ => Direction::Down,
                };
                [self.over_river(from, direction), self.over_both_rivers(from, direction)]
                    .into_iter()
                    .flatten()
                    .find(|river| river.to == to)
                    .map_or(Displacement::Other, |river| Displacement::AcrossRiver(direction, river))
            }
            _ => Displacement::Other,
        }
    }
}
