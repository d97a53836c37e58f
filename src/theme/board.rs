//! How the board looks.

/// The board of a theme. Lengths in millimetres.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardStyle {
    /// The side of a square.
    pub square: f64,
    /// How much frame there may be.
    pub frame_choice: FrameChoice,
    /// Letters and numbers along the edges.
    pub coordinates: bool,
    /// The animals on their starting squares.
    pub start: bool,
    /// Which special squares carry their name.
    pub labels: Labels,
    /// Whether the far half, its words and pictures, faces the player who sits there.
    pub turned: bool,
    /// How the sheets of a board in parts are joined.
    pub joint: Joint,
    /// Artwork printed on beyond a joint, to be glued under the next sheet, where sheets overlap: see
    /// [`tab`](BoardStyle::tab).
    pub overlap: f64,
    /// Where the finished board is folded.
    pub fold: Fold,
    /// Whether folds are drawn across the board.
    pub fold_line: bool,
    /// Artwork printed on beyond the trim.
    pub bleed: f64,
    /// The drawing of the frame.
    pub frame: Frame,
    /// The drawing of the squares' edges.
    pub grid: Grid,
    /// The drawing of the rivers.
    pub river: River,
    /// The drawing of the traps.
    pub trap: Trap,
    /// The drawing of the dens.
    pub den: Den,
    /// How an animal, its number and its name share a starting square.
    pub start_cell: StartCell,
    /// What stands on empty land.
    pub fillers: Fillers,
    /// What stands in the bands before both players.
    pub end_band: EndBand,
    /// The thinnest line that may be drawn.
    pub least_line: f64,
    /// All lines of the animals are made this many times as wide.
    pub line_weight: f64,
}

impl BoardStyle {
    /// How wide the tab is with which one sheet goes under its neighbour, in millimetres: 0 where they lie edge to edge.
    pub fn tab(&self) -> f64 {
        match self.joint {
            Joint::Overlap => self.overlap,
            Joint::Butt => 0.0,
        }
    }
}

/// How the sheets of a board in parts are joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Joint {
    /// One of two neighbours has a tab that is glued under the other.
    Overlap,
    /// Both are cut at the joint and lie edge to edge.
    Butt,
}

/// Where a finished board is folded, always between squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fold {
    /// Nowhere.
    None,
    /// Once, across its longer side.
    Half,
    /// Twice, across its longer side.
    Thirds,
    /// Once across each side.
    Quarter,
}

/// How much frame there may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FrameChoice {
    /// The richest one that costs no further sheet.
    Auto,
    /// The whole frame with its title bands.
    Full,
    /// A narrow frame, without bands.
    Slim,
    /// The squares alone.
    None,
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

/// The drawing of the frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Frame {
    /// A thick and a thin line with hollowed corners, as on old game boards.
    Begonia,
    /// A thick and a thin line with round corners.
    Rounded,
    /// A thin line with round corners, and a tray under the squares.
    Tray,
    /// A thick and a thin line with square corners.
    Ruled,
    /// A heavy band with a line left open in it, cut by hand.
    Carved,
    /// A fret between two lines; on its ground everything has the colour of the rivers' banks.
    Fretwork,
    /// One line.
    Plain,
}

/// The drawing of the squares' edges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grid {
    /// Lines that stop short of each other, with a lozenge between.
    Lozenges,
    /// Lines that stop short of each other, with a dot between.
    Seeds,
    /// Each square a tile with round corners.
    Tiles,
    /// Plain lines.
    Lines,
    /// Plain lines that run through, beside water too.
    Unbroken,
    /// Lines cut by hand.
    Carved,
}

/// The drawing of the rivers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum River {
    /// Swelling waves between a double bank.
    Waves,
    /// A pond with lotus and fish, to be coloured.
    Pond,
    /// Lines along the shore, as on an engraved map.
    Contours,
    /// Two ripples and the word in every square.
    Ripples,
    /// A solid with waves cut out of it.
    Block,
    /// Waves like scales on a plate, the squares' edges left out of the pattern.
    Scales,
    /// One colour.
    Plain,
}

/// The drawing of the traps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trap {
    /// A pit ringed with fangs.
    Fangs,
    /// A rope with a slip knot.
    Snare,
    /// A cross in a ring.
    Cross,
    /// A small pit with fangs, its name below.
    Pit,
    /// Open jaws in a solid disc.
    Jaws,
    /// A ring of claws around a plate.
    Claws,
    /// A ring.
    Plain,
}

/// The drawing of the dens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Den {
    /// A seal in the owner's colour.
    Seal,
    /// A cave under an arch of stones.
    Cave,
    /// A crown.
    Crown,
    /// A gate in the owner's colour, its name below.
    Arch,
    /// A stamp with a rough edge, in the colour that stands out.
    Stamp,
    /// A palace in the owner's colour.
    Palace,
    /// A frame.
    Plain,
}

/// How an animal, its number and its name share a starting square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StartCell {
    /// The animal in the middle, the numeral upper left, the character lower right, as on a playing card.
    Corners,
    /// The numeral in a disc upper left, the character upper right, names along the lower edge.
    Lesson,
    /// The animal above, the numeral below between rules.
    Plate,
}

/// What stands on empty land.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fillers {
    /// Nothing.
    None,
    /// Plants, paw prints, stones, to be coloured.
    Nature,
    /// Words for plants and stones, to be learnt.
    Words,
}

/// What stands in the bands before both players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndBand {
    /// The title between the animals in the order of their strength.
    Ladder,
    /// The title between clouds and flowers, to be coloured.
    Scenery,
    /// The title in all its languages, the animals with their strength below.
    Lesson,
    /// The title between two rules.
    Rules,
    /// The title between ripples.
    Ripples,
    /// The title between clouds.
    Clouds,
    /// Nothing.
    None,
}
