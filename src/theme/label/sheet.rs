//! One sheet of labels.

use crate::diagnostics::keywords;
use crate::geom::{Point, Rect, Size, Vec2};
use crate::theme::declare::theme_keys;
use crate::theme::{KeyKind, Outline};
use std::collections::BTreeSet;

/// A sheet of labels, upright. Lengths in millimetres from its upper left corner.
#[derive(Debug, Clone, PartialEq)]
pub struct LabelSheet {
    /// The maker and the number on the packet, such as `Herma 4387`.
    pub name: String,
    /// Other packets with the same labels.
    pub also: Vec<String>,
    /// The paper's name.
    pub paper: String,
    /// The paper.
    pub media: Size,
    /// The labels' shape.
    pub shape: LabelShape,
    /// A disc's diameter, a square's side.
    pub size: f64,
    /// How many stand side by side.
    pub columns: usize,
    /// How many rows there are.
    pub rows: usize,
    /// The first label's upper left corner.
    pub first: Point,
    /// From one label to its neighbours at the right and below.
    pub pitch: Vec2,
    /// Why the margins are not even, if they are not.
    pub uneven: Option<String>,
}

theme_keys! {
    /// A label sheet to print on.
    #[derive(Debug, Clone, PartialEq)]
    pub struct LabelUse {
        /// The label sheet to print the stickers on: a name such as "Herma 4387", or a file such as "./mine.toml".
        pub sheet: LabelSheet = KeyKind::Text, "pieces.label" = "none";
        /// The labels of the first sheet that are used already, counted from 1 row by row, such as "1-6, 9".
        pub used: BTreeSet<usize> = KeyKind::Text, "pieces.label-used" = "";
    }
}

keywords! {
    /// The shape of a label.
    pub enum LabelShape {
        /// Round.
        Disc = "disc",
        /// Square.
        Square = "square",
    }
}

impl LabelShape {
    /// The area of a label of this size, in square millimetres.
    pub fn area(self, size: f64) -> f64 {
        match self {
            LabelShape::Disc => std::f64::consts::FRAC_PI_4 * size * size,
            LabelShape::Square => size * size,
        }
    }
}

impl LabelShape {
    /// The outline of the pieces that such labels are stickers for.
    pub fn outline(self) -> Outline {
        match self {
            LabelShape::Disc => Outline::Disc,
            LabelShape::Square => Outline::Square,
        }
    }
}

impl LabelSheet {
    /// Whether its labels are no larger than pieces of this size.
    pub fn fits(&self, piece: f64) -> bool {
        self.size <= piece + 1e-6
    }

    /// How many labels it has.
    pub fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// The middle of a label. They are counted from 0 as one reads: row by row from the upper left.
    pub fn middle(&self, place: usize) -> Point {
        let (column, row) = (place % self.columns, place / self.columns);
        let half = Vec2::new(self.size / 2.0, self.size / 2.0);
        self.first + half + Vec2::new(column as f64 * self.pitch.x, row as f64 * self.pitch.y)
    }

    /// The box around all labels.
    pub fn block(&self) -> Rect {
        let (columns, rows) = ((self.columns - 1) as f64, (self.rows - 1) as f64);
        let size = Size::new(columns * self.pitch.x + self.size, rows * self.pitch.y + self.size);
        Rect::from_origin_size(self.first, size)
    }

    /// The smaller of the gaps between neighbours; none where there are no neighbours.
    pub fn gap(&self) -> Option<f64> {
        let across = (self.columns > 1).then_some(self.pitch.x - self.size);
        let down = (self.rows > 1).then_some(self.pitch.y - self.size);
        [across, down].into_iter().flatten().reduce(f64::min)
    }

    /// The share of the paper that is no label, 0 to 1.
    pub fn waste(&self) -> f64 {
        1.0 - self.shape.area(self.size) * self.count() as f64 / self.media.area()
    }
}
