//! The colours of a side's cards.

use crate::extras::colours::{contrast, figures_on, water_on, words_on};
use crate::motif::animal::to_be_coloured;
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Art, Machine, Theme};

/// The least contrast of figures, and of words.
const FIGURES: f64 = 3.0;
const WORDS: f64 = 4.5;
/// The contrast from which two grounds are told apart.
const APART: f64 = 1.3;
/// Below this contrast a plate is hardly seen on its ground, and has an outline.
const SEEN: f64 = 1.06;
/// The luminance below which water is too dark to tint a plate.
const DARK: f64 = 0.2;
/// The luminance from which a ground is light enough for heads.
const LIGHT: f64 = 0.35;
/// How far a plate's ground is from the land's colour towards the water's, or towards the traps'.
const TINT: (f64, f64) = (0.45, 0.3);

/// The colours of a front.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardColours {
    /// The card.
    pub ground: Colour,
    /// Words.
    pub ink: Colour,
    /// The side's own colour on the card, for lines and figures.
    pub side: Colour,
    /// The same for words.
    pub side_words: Colour,
    /// The plate behind the animal.
    pub plate: Colour,
    /// Whether the plate needs an outline.
    pub outlined: bool,
    /// The animal and the numeral on the plate.
    pub figure: Colour,
    /// Words on the plate.
    pub plate_ink: Colour,
    /// Water on the plate.
    pub water: Colour,
    /// The cards of both sides have the same colours, so that something else must tell them apart.
    pub alike: bool,
}

/// Whether the cards are lines on white: to be coloured in, or beside the work of a laser.
pub fn in_lines(theme: &Theme) -> bool {
    to_be_coloured(theme) || theme.cutter.machine == Machine::Laser
}

/// Whether the sides have the same colour.
pub fn alike(theme: &Theme) -> bool {
    theme.marks(Side::White).rgb() == theme.marks(Side::Black).rgb()
}

impl CardColours {
    /// The colours of a side's fronts.
    pub fn of(theme: &Theme, side: Side) -> CardColours {
        let marks = theme.marks(side);
        let land = theme.colours.land;
        let ground = if contrast(land, marks) >= FIGURES && !in_lines(theme) { land } else { Colour::WHITE };
        let own = if contrast(ground, marks) >= FIGURES { marks } else { figures_on(theme, ground) };
        let (plate, figure) = plate(theme, side, ground, own);
        CardColours {
            ground,
            ink: words_on(theme, ground),
            side: own,
            side_words: if contrast(ground, own) >= WORDS { own } else { words_on(theme, ground) },
            plate,
            outlined: contrast(plate, ground) < SEEN,
            figure,
            plate_ink: words_on(theme, plate),
            water: water_on(theme, plate),
            alike: alike(theme),
        }
    }
}

/// The ground of an animal and its colour there: as on the side's pieces if these differ from the card, else a tint of the
/// water or of the traps.
fn plate(theme: &Theme, side: Side, ground: Colour, own: Colour) -> (Colour, Colour) {
    let colours = &theme.colours;
    let piece = &theme.pieces.sides[side.index()];
    // Heads and seals are drawn for light grounds.
    let suits = theme.face.art == Art::PaperCut || piece.ground.luminance() >= LIGHT;
    if suits && contrast(piece.ground, ground) >= APART && contrast(piece.ground, piece.colour) >= FIGURES {
        return (piece.ground, piece.colour);
    }
    let tints = [(colours.river, TINT.0), (colours.trap, TINT.1)];
    let light = tints.into_iter().filter(|(colour, _)| colour.luminance() >= DARK);
    let mut tinted = light.map(|(colour, share)| ground.towards(colour, share));
    let legible = |plate: &Colour| contrast(*plate, own) >= FIGURES && contrast(*plate, colours.ink) >= WORDS;
    (tinted.find(legible).unwrap_or(ground), own)
}
