//! Styles of a drawing: for a page, for large print, for a card; and its colours.

use crate::language::SideName;
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Frame, Machine, SheetBand, Theme};

/// The style of a drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// For a page.
    Normal,
    /// For large print: black lines, numerals before pictures.
    Large,
    /// For a playing card: no numerals, so that pictures are as large as possible.
    Card,
}

impl Look {
    /// A suffix for symbol names.
    pub(super) fn word(self) -> &'static str {
        match self {
            Look::Normal => "normal",
            Look::Large => "large",
            Look::Card => "card",
        }
    }

    /// Extension of lines where the board is cropped, in cells.
    pub(super) fn overrun(self) -> f64 {
        match self {
            Look::Normal | Look::Large => 0.13,
            Look::Card => 0.10,
        }
    }

    /// The same up to the outer side of a line that closes one picture of several.
    pub(super) fn closing(self) -> f64 {
        match self {
            Look::Normal | Look::Card => 0.02,
            Look::Large => 0.03,
        }
    }

    /// Line width between cells: in cells, and the minimum in millimetres.
    pub(super) fn cell_line(self) -> (f64, f64) {
        match self {
            Look::Normal | Look::Card => (0.026, 0.22),
            Look::Large => (0.04, 0.5),
        }
    }
}

/// The colours of a drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct DiagramColours {
    /// The ground of the cells, and the halo of marks.
    pub land: Colour,
    /// Marks, the animals.
    pub ink: Colour,
    /// The lines between cells.
    pub line: Colour,
    /// The water.
    pub river: Colour,
    /// Its bank and the lines between its cells.
    pub bank: Colour,
    /// Its waves.
    pub wave: Colour,
    /// The ground of the traps.
    pub trap: Colour,
    /// The sides' colours on their pieces, White's first.
    pub sides: [Colour; 2],
    /// The sides' colours on light ground; for a piece with a light ring on dark ground, the ground's colour.
    pub owners: [Colour; 2],
    /// The grounds of their pieces.
    pub discs: [Colour; 2],
    /// Emphasis: paper-cuts, numbers, ground lines.
    pub accent: Colour,
    /// Secondary text.
    pub soft: Colour,
    /// The board's edge.
    pub frame: Colour,
}

impl DiagramColours {
    /// Whether the water is dark enough to need light marks.
    pub fn water_is_dark(&self) -> bool {
        let contrast = |colour: Colour| {
            let (one, other) = (colour.luminance() + 0.05, self.river.luminance() + 0.05);
            (one / other).max(other / one)
        };
        contrast(self.land) > contrast(self.ink)
    }

    /// The colours of marks on dark water: light, with a halo in the water's colour.
    pub fn over_water(self) -> DiagramColours {
        DiagramColours { ink: self.land.towards(Colour::WHITE, 0.7), land: self.river, ..self }
    }

    pub fn of(theme: &Theme, look: Look) -> DiagramColours {
        let colours = &theme.colours;
        // A disc in the land's own colour is visible if it is lighter.
        let disc = |side: Side| {
            let ground = theme.pieces.sides[side.index()].ground;
            if ground.rgb() == colours.land.rgb() { ground.towards(Colour::WHITE, 0.75) } else { ground }
        };
        let owner = |side: Side| {
            let style = &theme.pieces.sides[side.index()];
            if style.is_reversed() { style.ground } else { style.colour }
        };
        let owners = Side::BOTH.map(owner);
        let inks = DiagramColours {
            land: colours.land,
            ink: colours.ink,
            line: line_on_paper(theme).towards(colours.land, 0.25),
            river: colours.river,
            bank: colours.bank,
            wave: colours.wave,
            trap: colours.trap,
            sides: Side::BOTH.map(|side| theme.pieces.sides[side.index()].colour),
            owners,
            discs: Side::BOTH.map(disc),
            accent: colours.accent,
            soft: colours.soft,
            // The board of a theme with a coloured band has a frame of that colour, and one in a tray that of its rim.
            frame: if matches!(theme.sheet.band, SheetBand::Gilt | SheetBand::Fret) {
                colours.accent
            } else if theme.board.frame == Frame::Tray {
                colours.line
            } else {
                colours.ink
            },
        };
        match look {
            Look::Normal | Look::Card => inks,
            Look::Large => DiagramColours {
                land: Colour::WHITE,
                ink: Colour::BLACK,
                line: Colour::BLACK,
                bank: inks.bank.towards(Colour::BLACK, 0.4),
                // Waves have less contrast than the moves over them.
                wave: match inks.wave.luminance() > inks.river.luminance() {
                    true => inks.wave,
                    false => inks.bank.towards(inks.river, 0.4),
                },
                sides: owners.map(legible),
                discs: [Colour::WHITE; 2],
                accent: Colour::BLACK,
                soft: Colour::BLACK,
                frame: Colour::BLACK,
                ..inks
            },
        }
    }
}

/// A colour in which a numeral is legible on white, and white on it, to weak eyes: darker, unless it is dark enough.
fn legible(side: Colour) -> Colour {
    /// The luminance below which white has a contrast of 4.5.
    const DARK: f64 = 0.183;
    if side.luminance() < DARK { side } else { side.towards(Colour::BLACK, 0.2) }
}

/// The colour of lines on a printed sheet: the theme's, but grey where that only tells a laser what to do.
pub fn line_on_paper(theme: &Theme) -> Colour {
    match theme.cutter.machine {
        Machine::Laser => theme.colours.ink.towards(Colour::WHITE, 0.45),
        Machine::None | Machine::Silhouette | Machine::Cricut => theme.colours.line,
    }
}

/// Whether a side's badge is open, like its rings. If both sides have one colour and are called White and Black,
/// Black's badge is solid and White's open.
pub fn wears_open_badge(theme: &Theme, side: Side) -> bool {
    let [white, black] = &theme.pieces.sides;
    let one_colour = white.colour == black.colour && white.ground == black.ground;
    let of_notation = theme.side_names().iter().all(|name| SideName::OF_NOTATION.contains(name));
    match one_colour && of_notation {
        true => theme.side_names()[side.index()] == SideName::White,
        false => theme.has_double_ring(side),
    }
}
