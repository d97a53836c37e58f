//! Random boards, symmetric ones among them.

use super::chooser::Chooser;

/// What a board looks like in a mirror.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Symmetry {
    /// Anything.
    None,
    /// Left and right are alike.
    LeftRight,
    /// Turned by half, with every owner changed, it is the same.
    Colours,
}

/// A board's map, by row from White's nearest and by file.
#[derive(Clone)]
pub struct Ground {
    pub symmetry: Symmetry,
    rows: Vec<Vec<char>>,
}

pub type At = (usize, usize);

impl Ground {
    /// A board with dens of both sides and land for at least two animals.
    pub fn random(c: &mut Chooser, symmetry: Symmetry) -> Ground {
        let size = size(c);
        Ground::sized(c, symmetry, size)
    }

    /// A board of so many files and rows.
    pub fn sized(c: &mut Chooser, symmetry: Symmetry, (files, rows): (usize, usize)) -> Ground {
        let mut ground = Ground { symmetry, rows: vec![vec!['.'; files]; rows] };
        if c.below(3) == 2 {
            ground.stripes(c);
        }
        for _ in 0..c.below((2 + files * rows / 10).min(14)) {
            ground.patch(c);
        }
        let mut taken: Vec<At> = Vec::new();
        let mut free = |ground: &Ground, c: &mut Chooser| {
            let free: Vec<At> =
                ground.cells().into_iter().filter(|at| !taken.contains(at) && !ground.is_middle(*at)).collect();
            let at = if free.is_empty() { None } else { Some(c.one_of(&free)) };
            taken.extend(at.iter().flat_map(|&at| [at, ground.image(at)]));
            at
        };
        for den in ['D', 'd'] {
            // The image of a den is a den of the other side.
            if let (Some(at), true) = (free(&ground, c), den == 'D' || symmetry != Symmetry::Colours) {
                ground.put(at, den);
            }
        }
        for _ in 0..2 {
            if let Some(at) = free(&ground, c) {
                ground.put(at, '.');
            }
        }
        for _ in 0..c.below(4) {
            let den = c.one_of(&['D', 'd']);
            if let (Some(at), true) = (free(&ground, c), files * rows > 12) {
                ground.put(at, den);
            }
        }
        ground
    }

    /// Rivers side by side, such as leaps over both need.
    fn stripes(&mut self, c: &mut Chooser) {
        let (files, rows) = (self.rows[0].len(), self.rows.len());
        let (upright, gap, from, upto) = (c.below(2) == 0, 2 + c.below(3), c.below(rows), c.below(rows));
        for (file, row) in self.cells() {
            let (along, last) = if upright { (file, files - 1) } else { (row, rows - 1) };
            if along % gap == 1 && along < last && row >= from.min(upto) && row <= from.max(upto) {
                self.put((file, row), '~');
            }
        }
    }

    fn patch(&mut self, c: &mut Chooser) {
        let (files, rows) = (self.rows[0].len(), self.rows.len());
        let terrain = c.one_of(&['~', '~', '~', 'T', 't', '.']);
        let (file, row) = (c.below(files), c.below(rows));
        let (mut wide, mut high) = (1, 1);
        if terrain == '~' {
            (wide, high) = (1 + c.below(files.min(4)), 1 + c.below(rows.min(5)));
        }
        for row in row..(row + high).min(rows) {
            for file in file..(file + wide).min(files) {
                self.put((file, row), terrain);
            }
        }
    }

    /// Draws a square and its image.
    fn put(&mut self, at: At, terrain: char) {
        let image = self.image(at);
        let other = match self.symmetry {
            Symmetry::Colours if self.is_middle(at) && terrain.is_alphabetic() => return,
            Symmetry::Colours if terrain.is_uppercase() => terrain.to_ascii_lowercase(),
            Symmetry::Colours => terrain.to_ascii_uppercase(),
            _ => terrain,
        };
        self.rows[image.1][image.0] = other;
        self.rows[at.1][at.0] = terrain;
    }

    fn is_middle(&self, at: At) -> bool {
        self.symmetry == Symmetry::Colours && self.image(at) == at
    }

    /// The square that looks like this one in the mirror.
    pub fn image(&self, (file, row): At) -> At {
        let (last_file, last_row) = (self.rows[0].len() - 1, self.rows.len() - 1);
        match self.symmetry {
            Symmetry::None => (file, row),
            Symmetry::LeftRight => (last_file - file, row),
            Symmetry::Colours => (last_file - file, last_row - row),
        }
    }

    pub fn at(&self, (file, row): At) -> char {
        self.rows[row][file]
    }

    pub fn cells(&self) -> Vec<At> {
        let files = self.rows[0].len();
        (0..self.rows.len()).flat_map(|row| (0..files).map(move |file| (file, row))).collect()
    }

    /// A drawing as a ruleset has it, the far row first.
    pub fn drawing(&self, letter: impl Fn(At) -> char) -> String {
        let files = self.rows[0].len();
        let line = |row| (0..files).map(|file| letter((file, row))).chain(['\n']).collect::<String>();
        (0..self.rows.len()).rev().map(line).collect()
    }

    /// The leaps for which this board has a river.
    pub fn leaps(&self) -> Vec<&'static str> {
        let files = self.rows[0].len();
        let across: Vec<String> = self.rows.iter().map(|row| row.iter().collect()).collect();
        let along: Vec<String> = (0..files).map(|file| self.rows.iter().map(|row| row[file]).collect()).collect();
        // Banks and rivers of a line: pieces of land with water on both sides lie between two rivers.
        let rivers = |line: &String| {
            let banks: Vec<&str> = line.split('~').filter(|bank| !bank.is_empty()).collect();
            banks.len().saturating_sub(1)
        };
        let most = |lines: &[String]| lines.iter().map(rivers).max().unwrap_or(0);
        let mut leaps = Vec::new();
        leaps.extend((most(&across) > 0).then_some("across"));
        leaps.extend((most(&along) > 0).then_some("along"));
        leaps.extend((most(&across).max(most(&along)) > 1).then_some("both-rivers"));
        leaps
    }
}

fn size(c: &mut Chooser) -> (usize, usize) {
    match c.below(32) {
        0..=12 => (2 + c.below(4), 3 + c.below(4)),
        13..=25 => (4 + c.below(9), 5 + c.below(9)),
        26 | 27 => (7, 9),
        // Around the widths at which the sets of squares grow.
        28 | 29 => c.one_of(&[(8, 8), (5, 13), (16, 8), (3, 43), (1, 7), (26, 3)]),
        30 => c.one_of(&[(26, 26), (22, 32), (3, 99), (15, 47)]),
        _ => c.one_of(&[(26, 26), (7, 9), (26, 99), (11, 12)]),
    }
}
