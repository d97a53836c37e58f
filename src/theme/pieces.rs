//! How the pieces look.

use super::{LabelUse, NameOrigin};
use crate::diagnostics::keywords;
use crate::language::SideName;
use crate::scene::{Colour, linear_light, luminance};

/// The pieces of a theme. Lengths in millimetres.
#[derive(Debug, Clone, PartialEq)]
pub struct PieceStyle {
    /// Their shape.
    pub outline: Outline,
    /// The finished size of the wooden piece: a disc's diameter, a square's side, a hexagon from flat to flat.
    pub size: f64,
    /// How far the sticker stays inside the piece's edge, all round.
    pub inset: f64,
    /// Ink beyond the cut, all round.
    pub bleed: f64,
    /// Nothing that matters comes nearer to the cut.
    pub safe: f64,
    /// Whether the far side's stickers stand on their heads, to face their player when all lie the same way.
    pub turned: bool,
    /// How many whole sets of pieces.
    pub sets: u32,
    /// How many stickers with a ring and no animal, shared between the sides, for what goes wrong.
    pub spares: u32,
    /// The sheet of labels that the stickers are printed on; without one they are cut from a whole sheet.
    pub label: Option<LabelUse>,
    /// What is on the other side of a piece, and how it comes there.
    pub backs: Backs,
    /// What a back shows.
    pub back_shows: BackShows,
    /// Whether the stickers are printed the wrong way round, to be seen through what they are printed on or to be
    /// ironed on.
    pub mirrored: bool,
    /// How the stickers are cut out of their sheet.
    pub cut: PieceCut,
    /// White's look, then Black's.
    pub sides: [SideStyle; 2],
}

keywords! {
    /// The shape of a piece.
    pub enum Outline {
        /// Round.
        Disc = "disc",
        /// Square, with corners rounded by a tenth of the side.
        Square = "square",
        /// Hexagonal, standing on a corner.
        Hexagon = "hexagon",
    }
}

keywords! {
    /// How the other side of a piece comes about.
    pub enum Backs {
        /// It stays bare.
        None = "none",
        /// It gets a sticker of its own.
        Stickers = "stickers",
        /// Fronts and backs stand on one side of the sheet, which is folded between them and glued.
        Gutter = "gutter",
        /// The sheet is printed on both sides and turned at its long edge.
        LongEdge = "long-edge",
        /// The sheet is printed on both sides and turned at its short edge.
        ShortEdge = "short-edge",
        /// Front and back are one strip that is folded at the head and stands on tabs.
        Stand = "stand",
    }
}

keywords! {
    /// What the back of a piece shows.
    pub enum BackShows {
        /// The same as the front.
        Face = "face",
        /// Whose piece it is, and no more.
        Emblem = "emblem",
    }
}

keywords! {
    /// How stickers are cut out of their sheet.
    pub enum PieceCut {
        /// Along the edge of each.
        Shape = "shape",
        /// In squares edge to edge, for scissors: neighbours share their cuts.
        Squares = "squares",
        /// In such squares too, but each row is a strip across the whole sheet, for a guillotine or a knife and a ruler.
        Strips = "strips",
        /// With a punch: no line is drawn, and there is room for it around each.
        Punch = "punch",
    }
}

impl PieceStyle {
    /// The finished size of a sticker in millimetres.
    pub fn sticker(&self) -> f64 {
        self.size - 2.0 * self.inset
    }

    /// How wide a piece is, in millimetres: a hexagon is given from flat to flat.
    pub fn across(&self) -> f64 {
        match self.outline {
            Outline::Disc | Outline::Square => self.size,
            Outline::Hexagon => self.size * 2.0 / 3.0_f64.sqrt(),
        }
    }

    /// The shape of the piece that a sticker goes on: a square one would stand over the edge of a disc.
    pub fn wood(&self) -> Outline {
        match (self.outline, self.cut) {
            (Outline::Disc, PieceCut::Squares | PieceCut::Strips) => Outline::Square,
            (outline, PieceCut::Shape | PieceCut::Squares | PieceCut::Strips | PieceCut::Punch) => outline,
        }
    }

    /// How far the ink of one sticker goes beyond its edge, in millimetres. In squares edge to edge it would run into
    /// the neighbour: there the ground goes on instead.
    pub fn own_bleed(&self) -> f64 {
        match self.cut {
            PieceCut::Shape | PieceCut::Punch => self.bleed,
            PieceCut::Squares | PieceCut::Strips => 0.0,
        }
    }
}

/// How one side's pieces look.
#[derive(Debug, Clone, PartialEq)]
pub struct SideStyle {
    /// What the side is called on paper.
    pub name: SideName,
    /// Who chose that name.
    pub name_origin: NameOrigin,
    /// The ring along the edge.
    pub ring: Ring,
    /// The ring and the numeral.
    pub colour: Colour,
    /// The ground inside the ring.
    pub ground: Colour,
    /// Whether the caption stands on a segment of the ring's colour, in the colour of the ground.
    pub foot: bool,
    /// The width of the ring's outermost line, in millimetres on a piece of 20 mm; it grows with the piece.
    pub ring_width: f64,
}

impl SideStyle {
    /// The colour that a piece has to the eye: its ring's, or that of the ground of a reversed disc.
    pub fn seen(&self) -> Colour {
        if self.is_reversed() { self.ground } else { self.colour }
    }

    /// Whether ring and numeral are lighter than the ground. The animals on it keep their light faces, in a halo.
    pub fn is_reversed(&self) -> bool {
        let brightness = |colour: Colour| {
            let (r, g, b) = colour.rgb();
            luminance([r, g, b].map(linear_light))
        };
        brightness(self.colour) > brightness(self.ground)
    }
}

keywords! {
    /// The ring along the edge of a piece.
    pub enum Ring {
        /// One line.
        Single = "single",
        /// A line and a thin one inside it.
        Double = "double",
        /// A row of scallops and a line.
        Scallop = "scallop",
        /// One line, cut by hand.
        Rough = "rough",
        /// One line, and inside it a fine one in the colour of the traps.
        Inlaid = "inlaid",
        /// Two lines of one width.
        Twin = "twin",
        /// A band up to the edge, and a line inside it.
        Band = "band",
        /// None.
        None = "none",
    }
}
