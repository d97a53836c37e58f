//! How the pieces look.

use super::declare::theme_keys;
use super::{KeyKind, Keyword, LabelUse, NameOrigin};
use crate::diagnostics::keywords;
use crate::language::SideName;
use crate::scene::{Colour, linear_light, luminance};

theme_keys! {
    /// The pieces of a theme. Lengths in millimetres.
    #[derive(Debug, Clone, PartialEq)]
    pub struct PieceStyle, read(reader, size: f64) {
        /// The shape of a piece.
        pub outline: Outline = KeyKind::Keyword(Outline::NAMES), "pieces.shape" = "disc";
        /// The finished size of the wooden piece: the diameter of a disc, the side of a square, a hexagon across flats.
        pub size: f64 = KeyKind::mm(5.0, 150.0), "pieces.size" = (by size) => size;
        /// The distance from the edge of the piece to the edge of its sticker, all round.
        pub inset: f64 = KeyKind::mm(0.0, 20.0), "pieces.inset" = "1mm";
        /// How far ink extends beyond the cut, all round; from 0.5mm on, rings extend over it.
        pub bleed: f64 = KeyKind::mm(0.0, 10.0), "pieces.bleed" = "2mm";
        /// The distance that everything important keeps from the cut.
        pub safe: f64 = KeyKind::mm(0.0, 20.0), "pieces.safe" = "1mm";
        /// Whether Black's stickers are upside down, to face their player when all lie the same way.
        pub turned: bool = KeyKind::Boolean, "pieces.turned" = false;
        /// The number of complete sets of pieces.
        pub sets: u32 = KeyKind::Integer { least: 1, most: 1000 }, "pieces.sets" = 1;
        /// The number of additional stickers with a ring and no animal, divided between the sides.
        pub spares: u32 = KeyKind::Integer { least: 0, most: 40 }, "pieces.spares" = 2;
        /// What fills the empty part of the last sheet: nothing; whole sets; spare animals in turn; or lid seals and name
        /// tags for the box.
        pub fill: SheetFill = KeyKind::Keyword(SheetFill::NAMES), "pieces.fill" = "none";
        /// The label sheet; without one, stickers are cut from a whole sheet. It is read last, as the pieces must fit
        /// it.
        pub label: Option<LabelUse> => None;
        /// The back of a piece: a sticker of its own, folded over a gutter, printed on both sides and turned at an
        /// edge, or a strip that stands.
        pub backs: Backs = KeyKind::Keyword(Backs::NAMES), "pieces.backs" = "none";
        /// What a back shows: the same as the front, or only whose piece it is.
        pub back_shows: BackShows = KeyKind::Keyword(BackShows::NAMES), "pieces.back-shows" = "face";
        /// Whether the stickers are mirrored, for iron-on and window film.
        pub mirrored: bool = KeyKind::Boolean, "pieces.mirrored" = false;
        /// How stickers are cut out: along their shape; in squares edge to edge, for scissors; in strips across the
        /// sheet, for a guillotine; or with a punch.
        pub cut: PieceCut = KeyKind::Keyword(PieceCut::NAMES), "pieces.cut" = "shape";
        /// White's look, then Black's.
        pub sides: [SideStyle; 2] => reader.sides();
    }
}

keywords! {
    /// The shape of a piece.
    pub enum Outline {
        /// Round.
        Disc = "disc",
        /// Square, with corners rounded by a tenth of the side.
        Square = "square",
        /// Hexagonal, with a corner at the top.
        Hexagon = "hexagon",
    }
}

keywords! {
    /// How the back of a piece is made.
    pub enum Backs {
        /// It has no sticker.
        None = "none",
        /// It gets a sticker of its own.
        Stickers = "stickers",
        /// Fronts and backs are on one side of the sheet, which is folded between them and glued.
        Gutter = "gutter",
        /// The sheet is printed on both sides and turned at its long edge.
        LongEdge = "long-edge",
        /// The sheet is printed on both sides and turned at its short edge.
        ShortEdge = "short-edge",
        /// Front and back are one strip that is folded at the top and stands on tabs.
        Stand = "stand",
    }
}

keywords! {
    /// What the back of a piece shows.
    pub enum BackShows {
        /// The same as the front.
        Face = "face",
        /// Only whose piece it is.
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
        /// In such squares too, but each row is a strip across the whole sheet, for a guillotine or a knife and a
        /// ruler.
        Strips = "strips",
        /// With a punch: no line is drawn, and there is room for it around each.
        Punch = "punch",
    }
}

keywords! {
    /// What fills the empty part of the last sheet of stickers.
    pub enum SheetFill {
        /// Nothing: it can be used again.
        None = "none",
        /// Whole sets, as many as fit.
        Sets = "sets",
        /// Spare animals of both sides in turn, from the strongest.
        Spares = "spares",
        /// Lid seals and name tags.
        Labels = "labels",
    }
}

impl PieceStyle {
    /// The finished size of a sticker in millimetres.
    pub fn sticker(&self) -> f64 {
        self.size - 2.0 * self.inset
    }

    /// The largest width of a piece, in millimetres: the size of a hexagon is measured across flats.
    pub fn across(&self) -> f64 {
        match self.outline {
            Outline::Disc | Outline::Square => self.size,
            Outline::Hexagon => self.size * 2.0 / 3.0_f64.sqrt(),
        }
    }

    /// The shape of the piece that a sticker goes on: a square one would project over the edge of a disc.
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

theme_keys! {
    /// How one side's pieces look.
    #[derive(Debug, Clone, PartialEq)]
    pub struct SideStyle, read(reader, side: usize), key side {
        /// What the side is called in the rules and by the referee; a side with other colours and no name is called by
        /// its nearest colour.
        pub name: SideName = KeyKind::Keyword(SideName::NAMES), "pieces.white.called" = "blue", "pieces.black.called" = "red";
        /// Where that name comes from.
        pub name_origin: NameOrigin => NameOrigin::Theme;
        /// The ring along the edge of this side's pieces.
        pub ring: Ring = KeyKind::Keyword(Ring::NAMES), "pieces.white.ring" = "single", "pieces.black.ring" = "teeth";
        /// The colour of the ring and the numeral.
        pub colour: Colour = KeyKind::Colour, "pieces.white.colour" = "#274D7D", "pieces.black.colour" = "#A32A22";
        /// The ground inside the ring.
        pub ground: Colour = KeyKind::Colour, "pieces.white.ground" = "#FBF4E2", "pieces.black.ground" = "#FBF4E2";
        /// Whether the caption is on a segment of the ring's colour.
        pub foot: bool = KeyKind::Boolean, "pieces.white.foot" = false, "pieces.black.foot" = false;
        /// The second colour of this side's pieces: of what is inlaid in the ring, and, where the tones are "accent", of
        /// what is cut out of the animals.
        pub accent: Colour = KeyKind::Colour, "pieces.white.accent" = "#D9A441", "pieces.black.accent" = "#D9A441";
        /// The width of the ring's outermost line on a piece of 20 mm; it scales with the piece.
        pub ring_width: f64 = KeyKind::mm(0.1, 4.0), "pieces.white.ring-width" = "0.9mm", "pieces.black.ring-width" = "0.9mm";
    }
}

impl SideStyle {
    /// The dominant colour of a piece: its ring's, or that of the ground of a reversed disc.
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
        /// A row of petals around a line.
        Scallop = "scallop",
        /// A band whose inside has eight corners.
        Octagon = "octagon",
        /// A line with teeth on its inside.
        Teeth = "teeth",
        /// A line with few and broad lobes on its inside.
        Lobes = "lobes",
        /// One line, cut by hand.
        Rough = "rough",
        /// One line, and inside it a fine one in the second colour.
        Inlaid = "inlaid",
        /// One line with a row of pearls in the second colour, and inside it a fine line.
        Pearls = "pearls",
        /// A line with teeth on its inside, and on it a row of lozenges in the second colour.
        Lozenges = "lozenges",
        /// One line with a row of sickles of the moon in the second colour, and inside it a fine line.
        Sickles = "sickles",
        /// A line with teeth on its inside, and on it a row of embers in the second colour.
        Embers = "embers",
        /// A broad line with a row of tesserae in the second colour.
        Tesserae = "tesserae",
        /// Two lines of one width.
        Twin = "twin",
        /// A row of blocks up to the edge on a line: a ring with broad notches.
        Blocks = "blocks",
        /// A band up to the edge, and a line inside it.
        Band = "band",
        /// None.
        None = "none",
    }
}

impl Ring {
    /// Whether the line has teeth on its inside.
    pub fn is_toothed(self) -> bool {
        match self {
            Ring::Teeth | Ring::Lozenges | Ring::Embers => true,
            Ring::Single
            | Ring::Double
            | Ring::Scallop
            | Ring::Lobes
            | Ring::Octagon
            | Ring::Rough
            | Ring::Inlaid
            | Ring::Pearls
            | Ring::Sickles
            | Ring::Tesserae
            | Ring::Twin
            | Ring::Blocks
            | Ring::Band
            | Ring::None => false,
        }
    }
}
