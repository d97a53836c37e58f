//! What every motif needs to know: the map, the theme, the words, the room around the squares.

use super::C;
use super::animal::to_be_coloured;
use super::bands::{Bands, FrameKind, RULED_STRIP, TITLED_STRIP, bands};
use super::word::BoardWords;
use crate::canvas::shapes::Jitter;
use crate::geom::{Affine, Point, Rect};
use crate::rules::{Side, Square, Terrain};
use crate::scene::Colour;
use crate::theme::{BoardStyle, Colours, Frame, Grid, Landscape, Theme};

/// The gap between two tiles and the radius of their corners, as shares of a square.
pub(crate) const TILE: (f64, f64) = (0.05, 0.13);

/// The ground of a tray with tiles.
pub(crate) fn tray(colours: &Colours) -> Colour {
    colours.paper.towards(colours.line, 0.35)
}
use std::f64::consts::PI;

/// What every motif needs to know. Squares are counted from the upper left one: column, then row downwards.
#[derive(Debug)]
pub(crate) struct Site<'a> {
    pub theme: &'a Theme,
    /// Millimetres to a design unit.
    pub k: f64,
    pub columns: usize,
    pub rows: usize,
    pub kind: FrameKind,
    /// The frame's width beside the squares, in design units.
    pub side: f64,
    /// The frame's width above and below the squares, in design units.
    pub end: f64,
    /// Whether sheets join before the players, between two files.
    pub joined: bool,
    pub words: BoardWords,
}

impl<'a> Site<'a> {
    pub fn new(theme: &'a Theme, bands: Bands) -> Site<'a> {
        let k = theme.board.square / C;
        let board = theme.rules.board();
        let (columns, rows) = (usize::from(board.files()), usize::from(board.rows()));
        let (kind, side, end) = (bands.kind, bands.side / k, bands.end / k);
        Site { theme, k, columns, rows, kind, side, end, joined: bands.joined, words: BoardWords::of(theme) }
    }

    pub fn style(&self) -> &'a BoardStyle {
        &self.theme.board
    }

    pub fn colours(&self) -> &'a Colours {
        &self.theme.colours
    }

    /// Whether an illustrated scene takes the place of the board's motifs.
    pub fn is_landscape(&self) -> bool {
        self.style().landscape != Landscape::None
    }

    /// Whether the board is one to be coloured: solids are hollow, type is an outline.
    pub fn to_be_coloured(&self) -> bool {
        to_be_coloured(self.theme)
    }

    /// A line's width in millimetres, from its width on squares of 24 mm: it grows and shrinks with the root of their
    /// side, so that large boards stay fine and small ones stay firm, and is never thinner than the theme allows.
    pub fn line(&self, width: f64) -> f64 {
        (width * self.k.sqrt()).max(self.style().least_line)
    }

    /// The same in design units.
    pub fn line_units(&self, width: f64) -> f64 {
        self.line(width) / self.k
    }

    /// The width of all squares in design units.
    pub fn width(&self) -> f64 {
        self.columns as f64 * C
    }

    /// The height of all squares in design units.
    pub fn height(&self) -> f64 {
        self.rows as f64 * C
    }

    /// All squares.
    pub fn field(&self) -> Rect {
        Rect::new(0.0, 0.0, self.width(), self.height())
    }

    /// Everything to the trim.
    pub fn trim(&self) -> Rect {
        self.field().inflate(self.side, self.end)
    }

    /// How much of the room between the least and the best frame there is, 0 to 1.
    pub fn ease(&self) -> f64 {
        let best = bands(self.theme, self.kind);
        let share = |is: f64, least: f64, most: f64| {
            if most > least { ((is - least) / (most - least)).clamp(0.0, 1.0) } else { 0.0 }
        };
        let (least, best) = best;
        share(self.side * self.k, least.side, best.side).min(share(self.end * self.k, least.end, best.end))
    }

    /// Whether a narrow frame has room for the title before the players.
    pub fn is_titled_strip(&self) -> bool {
        self.kind == FrameKind::Slim && self.end * self.k >= TITLED_STRIP
    }

    /// Whether a narrow frame has room for rules between the squares of a scene and the letters, too.
    pub fn is_ruled_strip(&self) -> bool {
        self.is_titled_strip() && self.side >= RULED_STRIP.0 && self.end >= RULED_STRIP.1
    }

    /// Column and row of every square, row by row.
    pub fn squares(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let columns = self.columns;
        (0..self.rows).flat_map(move |r| (0..columns).map(move |c| (c, r)))
    }

    /// The square's name in the ruleset.
    pub fn square(&self, c: usize, r: usize) -> Square {
        Square::new(c as u8, (self.rows - 1 - r) as u8)
    }

    /// Column and row of a named square.
    pub fn at(&self, square: Square) -> (usize, usize) {
        (usize::from(square.file.0), self.rows - 1 - usize::from(square.row.0))
    }

    pub fn terrain(&self, c: usize, r: usize) -> Terrain {
        self.theme.rules.board().terrain(self.square(c, r)).expect("only squares of the board are asked for")
    }

    /// Whether there is water `right` and `down` of a square.
    pub fn water(&self, c: usize, r: usize, right: isize, down: isize) -> bool {
        match (c.checked_add_signed(right), r.checked_add_signed(down)) {
            (Some(c), Some(r)) if c < self.columns && r < self.rows => self.terrain(c, r) == Terrain::Water,
            _ => false,
        }
    }

    /// Whether an animal is drawn on a square.
    pub fn is_taken(&self, c: usize, r: usize) -> bool {
        let square = self.square(c, r);
        self.style().start && self.theme.rules.setup().iter().any(|placed| placed.square == square)
    }

    /// In whose half of the board a row lies; a middle row lies in White's.
    pub fn half(&self, r: usize) -> Side {
        if 2 * r + 1 < self.rows { Side::Black } else { Side::White }
    }

    /// The middle of a square.
    pub fn middle(&self, c: usize, r: usize) -> Point {
        Point::new((c as f64 + 0.5) * C, (r as f64 + 0.5) * C)
    }

    /// From a square's own space, its middle on (0, 0), turned to whom it faces.
    pub fn placed(&self, c: usize, r: usize) -> Affine {
        self.facing(self.middle(c, r), self.half(r))
    }

    /// From a space of its own around (0, 0) to a place, turned to the player of this half if the board is turned.
    pub fn facing(&self, at: Point, half: Side) -> Affine {
        let turned = self.style().turned && half == Side::Black;
        Affine::translate(at.to_vec2()) * Affine::rotate(if turned { PI } else { 0.0 })
    }

    /// The weight of the lines between squares, on squares of 24 mm.
    pub fn edge_weight(&self) -> f64 {
        match self.style().grid {
            Grid::Lozenges | Grid::Tiles => 0.3,
            Grid::Seeds => 0.25,
            Grid::Unbroken => 0.32,
            Grid::Carved => 0.55,
            Grid::Lines => 0.35,
            Grid::Stitched => 0.4,
            Grid::Bold => 0.6,
            Grid::Heavy => 1.0,
        }
    }

    /// The shape of one square's ground around (0, 0): a tile, or the whole square inside its lines.
    pub fn tile(&self) -> Rect {
        let gap = match self.style().grid {
            Grid::Tiles => TILE.0 * C,
            Grid::Lozenges | Grid::Seeds | Grid::Lines | Grid::Unbroken | Grid::Carved => self.line_units(0.3),
            Grid::Bold | Grid::Heavy | Grid::Stitched => self.line_units(self.edge_weight()),
        };
        Rect::new(-C / 2.0, -C / 2.0, C / 2.0, C / 2.0).inflate(-gap / 2.0, -gap / 2.0)
    }

    /// The radius of a tile's corners.
    pub fn tile_corner(&self) -> f64 {
        /// Tiles smaller than this, in millimetres, have square corners: nobody sees the difference.
        const ROUND: f64 = 4.0;
        if self.style().grid == Grid::Tiles && self.k * C >= ROUND { TILE.1 * C } else { 0.0 }
    }

    /// The colour of a side's marks.
    pub fn marks(&self, side: Side) -> Colour {
        self.theme.marks(side)
    }

    /// Whether a bold frame surrounds the halves of the board with bands in the colours of both sides.
    pub fn is_in_bands(&self) -> bool {
        !self.is_landscape() && self.style().frame == Frame::Bold && self.kind == FrameKind::Full
    }

    /// The colour of lines and titles on the frame's ground.
    pub fn on_frame(&self) -> Colour {
        if self.is_landscape() {
            return self.theme.landscape_inks.letters();
        }
        match self.style().frame {
            Frame::Fretwork => self.colours().bank,
            // Its halves have the colours of both sides.
            Frame::Heavy => self.colours().paper,
            Frame::Begonia | Frame::Beaded | Frame::Rounded | Frame::Tray | Frame::Ruled | Frame::Carved => {
                self.colours().ink
            }
            Frame::Bold if self.is_in_bands() => self.colours().paper,
            Frame::Bold | Frame::Stitched | Frame::Plain => self.colours().ink,
        }
    }

    /// The colour of words that matter less on the frame's ground.
    pub fn quiet_on_frame(&self) -> Colour {
        let one_colour = matches!(self.style().frame, Frame::Fretwork | Frame::Heavy);
        if self.is_landscape() || one_colour || self.is_in_bands() { self.on_frame() } else { self.colours().soft }
    }

    /// The colour of a side's marks on the frame's ground.
    pub fn marks_on_frame(&self, side: Side) -> Colour {
        match self.style().frame {
            Frame::Fretwork | Frame::Heavy => self.on_frame(),
            Frame::Bold if self.is_in_bands() => self.on_frame(),
            Frame::Begonia | Frame::Beaded | Frame::Rounded | Frame::Tray | Frame::Ruled | Frame::Carved => {
                self.marks(side)
            }
            Frame::Bold | Frame::Stitched | Frame::Plain => self.marks(side),
        }
    }

    /// A hand for cuts, working around the middle of the board, so that both halves are cut alike.
    pub fn hand(&self) -> Jitter {
        Jitter::about(self.field().center(), 7)
    }

    /// What lies under tiles: the tray, or the frame's ground.
    pub fn under_tiles(&self) -> Colour {
        let colours = self.colours();
        if self.style().frame == Frame::Tray { tray(colours) } else { colours.paper }
    }
}
