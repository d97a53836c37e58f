//! How the board looks.

use super::declare::theme_keys;
use super::landscape::{InkSet, Landscape};
use super::{KeyKind, Keyword, Tones};
use crate::diagnostics::keywords;

theme_keys! {
    /// The board of a theme. Lengths in millimetres.
    #[derive(Debug, Clone, PartialEq)]
    pub struct BoardStyle, read(reader, square: f64) {
        /// The side of a square.
        pub square: f64 = KeyKind::mm(5.0, 200.0), "board.square" = (by size) => square;
        /// How much frame there is; auto chooses the richest one that needs no additional sheet.
        pub frame_choice: FrameChoice = KeyKind::Keyword(FrameChoice::NAMES), "board.frame-room" = "auto";
        /// Letters and numbers along the edges.
        pub coordinates: bool = KeyKind::Boolean, "board.coordinates" = true;
        /// Whether the animals are shown on their starting squares.
        pub start: bool = KeyKind::Boolean, "board.start" = true;
        /// Whether these animals are tinted in their side's colour, or in the inks start-white and start-black of a
        /// landscape that has them.
        pub start_tint: bool = KeyKind::Boolean, "board.start-tint" = false;
        /// How strong that colour, or that of their regions, is in them: 1 as on the pieces.
        pub start_strength: f64 = KeyKind::Number { least: 0.3, most: 1.0 }, "board.start-strength" = 0.95;
        /// How the heads on starting squares are coloured, paler than on the pieces. Seals have one
        /// colour, and so have paper-cuts, unless both their tones are wash, or those of the pieces are mosaic.
        pub start_tones: Tones = KeyKind::Keyword(Tones::NAMES), "board.start-tones" = "natural";
        /// Which special squares carry their name.
        pub labels: Labels = KeyKind::Keywords(&Labels::NAMES), "board.labels" = ["den", "trap", "river"]
            => reader.board_labels();
        /// Whether words and pictures of the far half face the player on that side.
        pub turned: bool = KeyKind::Boolean, "board.turned" = true;
        /// How the sheets of a board in parts are joined: with a tab that is glued under the next sheet, or edge to
        /// edge.
        pub joint: Joint = KeyKind::Keyword(Joint::NAMES), "board.join" = "overlap";
        /// The width of the tab that is glued under the next sheet, where sheets overlap.
        pub overlap: f64 = KeyKind::mm(0.0, 50.0), "board.overlap" = "10mm";
        /// Where the finished board is folded: between squares, as close to equal parts as possible.
        pub fold: Fold = KeyKind::Keyword(Fold::NAMES), "board.fold" = "none";
        /// Whether folds are drawn across the board as well, and not only beside it.
        pub fold_line: bool = KeyKind::Boolean, "board.fold-line" = false;
        /// How far the artwork is printed beyond the trim.
        pub bleed: f64 = KeyKind::mm(0.0, 10.0), "board.bleed" = "2mm";
        /// The illustrated scene of the board; it takes the place of frame, grid, rivers, traps and dens.
        pub landscape: Landscape = KeyKind::Keyword(Landscape::NAMES), "board.landscape" = "none";
        /// The colours of that scene: full, light to save ink, or tones of one ink.
        pub ink_set: InkSet = KeyKind::Keyword(InkSet::NAMES), "board.inks" = "full";
        /// The drawing of the frame.
        pub frame: Frame = KeyKind::Keyword(Frame::NAMES), "board.frame" = "beaded";
        /// The drawing of the squares' edges.
        pub grid: Grid = KeyKind::Keyword(Grid::NAMES), "board.grid" = "lozenges";
        /// The ground of the squares, tone on tone.
        pub ground: Ground = KeyKind::Keyword(Ground::NAMES), "board.ground" = "garden";
        /// The drawing of the rivers.
        pub river: River = KeyKind::Keyword(River::NAMES), "board.river" = "lotus";
        /// The drawing of the traps.
        pub trap: Trap = KeyKind::Keyword(Trap::NAMES), "board.trap" = "snare";
        /// The drawing of the dens.
        pub den: Den = KeyKind::Keyword(Den::NAMES), "board.den" = "gate";
        /// How an animal, its number and its name share a starting square.
        pub start_cell: StartCell = KeyKind::Keyword(StartCell::NAMES), "board.start-cell" = "corners";
        /// What is drawn on empty land.
        pub fillers: Fillers = KeyKind::Keyword(Fillers::NAMES), "board.fillers" = "none";
        /// What the bands in front of the two players contain.
        pub end_band: EndBand = KeyKind::Keyword(EndBand::NAMES), "board.end-band" = "ladder";
        /// The thinnest line that may be drawn.
        pub least_line: f64 = KeyKind::mm(0.05, 2.0), "lines.least" = "0.2mm";
        /// The factor that the widths of all lines of the animals are multiplied by.
        pub line_weight: f64 = KeyKind::Number { least: 0.2, most: 5.0 }, "lines.weight" = 0.78;
    }
}

impl BoardStyle {
    /// How wide the tab is with which one sheet goes under its neighbour, in millimetres: 0 where they lie edge to
    /// edge.
    pub fn tab(&self) -> f64 {
        match self.joint {
            Joint::Overlap => self.overlap,
            Joint::Butt => 0.0,
        }
    }
}

keywords! {
    /// How the sheets of a board in parts are joined.
    pub enum Joint {
        /// One of two neighbours has a tab that is glued under the other.
        Overlap = "overlap",
        /// Both are cut at the joint and lie edge to edge.
        Butt = "butt",
    }
}

keywords! {
    /// Where a finished board is folded, always between squares.
    pub enum Fold {
        /// Nowhere.
        None = "none",
        /// Once, across its longer side.
        Half = "half",
        /// Twice, across its longer side.
        Thirds = "thirds",
        /// Once across each side.
        Quarter = "quarter",
    }
}

keywords! {
    /// How much frame there may be.
    pub enum FrameChoice {
        /// The richest one that costs no further sheet.
        Auto = "auto",
        /// The whole frame with its title bands.
        Full = "full",
        /// A narrow frame, without bands.
        Slim = "slim",
        /// The squares alone.
        None = "none",
    }
}

/// Which special squares carry their name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Labels {
    /// The dens.
    pub den: bool,
    /// The traps.
    pub trap: bool,
    /// The rivers.
    pub river: bool,
}

impl Labels {
    /// The squares that may be named.
    pub(super) const NAMES: [&str; 3] = ["den", "trap", "river"];
}

keywords! {
    /// The drawing of the frame.
    pub enum Frame {
        /// A thick and a thin line with hollowed corners, as on old game boards.
        Begonia = "begonia",
        /// The same, beads inlaid between the two lines, a flower in each corner.
        Beaded = "beaded",
        /// A thick and a thin line with round corners.
        Rounded = "rounded",
        /// A thin line with round corners, and a tray under the squares.
        Tray = "tray",
        /// A thick and a thin line with square corners.
        Ruled = "ruled",
        /// A heavy band with a line left open in it, cut by hand.
        Carved = "carved",
        /// A fret between two lines; on its ground everything has the colour of the rivers' banks.
        Fretwork = "fretwork",
        /// A band in its side's colour around each half, its corners round for White, slanted for Black; letters and
        /// numbers are light on it.
        Bold = "bold",
        /// A heavy line around the squares, a light one around it, and each half in its side's colour.
        Heavy = "heavy",
        /// A hem with a seam, as on cloth.
        Stitched = "stitched",
        /// One line.
        Plain = "plain",
    }
}

keywords! {
    /// The drawing of the squares' edges.
    pub enum Grid {
        /// Lines that stop short of each other, with a lozenge between.
        Lozenges = "lozenges",
        /// Lines that stop short of each other, with a dot between.
        Seeds = "seeds",
        /// Each square a tile with round corners.
        Tiles = "tiles",
        /// Plain lines.
        Lines = "lines",
        /// Plain lines that run through, beside water too.
        Unbroken = "unbroken",
        /// Lines cut by hand.
        Carved = "carved",
        /// Bold lines.
        Bold = "bold",
        /// Heavy lines, for weak eyes.
        Heavy = "heavy",
        /// Stitches that meet at the corners.
        Stitched = "stitched",
    }
}

keywords! {
    /// The ground of the squares, tone on tone.
    pub enum Ground {
        /// One colour.
        Plain = "plain",
        /// Damask of ogees and lotus flowers.
        Silk = "silk",
        /// A cloud on each empty square, as a watermark.
        Clouds = "clouds",
        /// The grain of leather.
        Leather = "leather",
        /// A border of tesserae in each square.
        Mosaic = "mosaic",
        /// A garden in quiet tones: a plant, a stone or a rush on each empty square.
        Garden = "garden",
        /// The same garden cut in wood, in one quiet tone.
        Cut = "cut",
        /// Every second square in shade, a large leaf on each empty one.
        Foliage = "foliage",
        /// Bold plants on empty squares: daisies, blades and broad leaves.
        Daisies = "daisies",
    }
}

keywords! {
    /// The drawing of the rivers.
    pub enum River {
        /// Swelling waves between a double bank.
        Waves = "waves",
        /// Water that grows deeper between banks of sand, with lotus and carps.
        Lotus = "lotus",
        /// A pond with lotus and fish, to be coloured.
        Pond = "pond",
        /// Lines along the shore, as on an engraved map, and fish.
        Contours = "contours",
        /// Two ripples and the word in every square.
        Ripples = "ripples",
        /// A solid with waves cut out of it.
        Block = "block",
        /// Waves like scales on a plate, the squares' edges left out of the pattern.
        Scales = "scales",
        /// Bold waves of several lengths within a drawn bank, a fish and a lily.
        Rows = "rows",
        /// Three heavy ribbons in every square.
        Ribbons = "ribbons",
        /// Still water with clumps of reeds along its banks.
        Reeds = "reeds",
        /// A mosaic: rows of tesserae, dolphins and fish.
        Mosaic = "mosaic",
        /// One colour.
        Plain = "plain",
    }
}

keywords! {
    /// The drawing of the traps.
    pub enum Trap {
        /// A pit ringed with fangs.
        Fangs = "fangs",
        /// A dark pit with stakes.
        Covered = "covered",
        /// A rope with a slip knot.
        Snare = "snare",
        /// A cross in a ring.
        Cross = "cross",
        /// A pit below sticks and leaves beside its characters, its name below.
        Pit = "pit",
        /// Open jaws in a solid disc.
        Jaws = "jaws",
        /// A ring of claws around a plate.
        Claws = "claws",
        /// A lotus flower whose petals close over a pit.
        Lotus = "lotus",
        /// A pit with fangs, the rest of its square hatched.
        Hatched = "hatched",
        /// A disc with a heavy rim.
        Disc = "disc",
        /// A net cast over a pit, with its weights.
        Net = "net",
        /// A ring.
        Plain = "plain",
    }
}

keywords! {
    /// The drawing of the dens.
    pub enum Den {
        /// A garden gate under a roof in the owner's colour, its opening a moon or eight-sided.
        Gate = "gate",
        /// A seal in the owner's colour.
        Seal = "seal",
        /// A cave behind a step, under an arch of stones or of petals.
        Cave = "cave",
        /// A crown.
        Crown = "crown",
        /// A cave in rocks of the owner's colour beside its characters, its name below.
        Arch = "arch",
        /// A cave carved in a block of wood, in the owner's colour.
        Stamp = "stamp",
        /// A pavilion in the owner's colour, with one roof or two.
        Palace = "palace",
        /// The front of a temple, its name below.
        Temple = "temple",
        /// A gateway of dark stones; within heavy lines the whole square dark, a frame left out of it.
        Solid = "solid",
        /// A cave or a hut in the owner's colour, sewn on.
        Patch = "patch",
        /// A frame.
        Plain = "plain",
    }
}

keywords! {
    /// How an animal, its number and its name share a starting square.
    pub enum StartCell {
        /// The animal in the middle, the numeral upper left, the character lower right, as on a playing card.
        Corners = "corners",
        /// The numeral in a disc upper left, the character upper right, names along the lower edge.
        Lesson = "lesson",
        /// The animal above on a line, the numeral below it, as on a coin.
        Plate = "plate",
        /// The numeral and the character large in the upper corners, the animal below.
        Above = "above",
        /// The animal on a plain disc, the numeral in the upper left corner.
        Disc = "disc",
        /// The animal on a round patch, sewn on; the numeral on the patch's foot.
        Patch = "patch",
        /// A large numeral on a solid corner of the square, a large animal beside it, for weak eyes.
        Large = "large",
        /// The piece itself, as it is cut from the sheet of stickers.
        Piece = "piece",
        /// The animal in a ring of tesserae, the numeral in a badge on it, as in a mosaic.
        Roundel = "roundel",
    }
}

keywords! {
    /// What is drawn on empty land.
    pub enum Fillers {
        /// Nothing.
        None = "none",
        /// Plants, paw prints, stones; on leather leaves tooled into it.
        Nature = "nature",
        /// Plants, small animals and a rainbow, to be coloured.
        Meadow = "meadow",
        /// Words for plants and stones, to be learnt.
        Words = "words",
    }
}

keywords! {
    /// What the bands in front of the two players contain.
    pub enum EndBand {
        /// The title on a plate between the animals in the order of their strength.
        Ladder = "ladder",
        /// The title between clouds and flowers, to be coloured.
        Scenery = "scenery",
        /// The title in all its languages, the animals with their strength below.
        Lesson = "lesson",
        /// The title between two rules; in a stitched frame on a label sewn on.
        Rules = "rules",
        /// The title between running scrolls.
        Scrolls = "scrolls",
        /// The title cut out of a block, a vine on both sides.
        Vine = "vine",
        /// The title between clouds.
        Clouds = "clouds",
        /// The title at the edge, then what the patterns of the squares mean, then the side's name and its mark: a disc
        /// for White, a square for Black; in a bold frame on a bar in the side's colour, the animals in the order of
        /// their strength in place of what the words on the squares say.
        Key = "key",
        /// The title between bars: one for White, two for Black.
        Bars = "bars",
        /// Nothing.
        None = "none",
    }
}
