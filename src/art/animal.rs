//! The shipped drawings of the eight animals, in several hands.

use super::shipped::read_shipped;
use super::{Drawing, Fill};
use crate::packed::unpacked;
use std::sync::OnceLock;

/// A shipped drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Animal {
    /// The kind it shows.
    pub id: &'static str,
    /// The SVG it is drawn in, packed.
    packed: &'static [u8],
    /// Whether it is a head, which fills the circle of radius [`HEAD_REACH`] around (500, 500), whiskers apart. A whole
    /// animal is placed by its mass.
    pub is_head: bool,
}

impl Animal {
    /// The SVG it is drawn in.
    ///
    /// # Panics
    /// Never: a test reads every shipped drawing.
    pub fn svg(&self) -> String {
        String::from_utf8(unpacked(self.packed)).expect("a shipped drawing is text")
    }
}

/// The radius of the circle around (500, 500) that every head fills, in the drawing's units.
pub const HEAD_REACH: f64 = 486.0;

/// The size for which a head is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum OpticalSize {
    /// For pieces: all lines.
    Text,
    /// For colouring in: fewer and larger regions, all of them closed.
    Colouring,
    /// For 5 to 9 mm: the fewest and heaviest lines.
    Small,
}

/// What a region of a shipped drawing is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tone {
    /// Outlines and solids.
    Ink,
    /// The main coat.
    A,
    /// Muzzle, ear lining, cheeks.
    B,
    /// A dog's ears, a lion's outer mane, the middle of a leopard's rosettes.
    C,
    /// A lion's inner mane.
    D,
    /// Eyes.
    Eye,
    /// Teeth.
    Tooth,
    /// Tusks.
    Tusk,
    /// Tongues.
    Tongue,
    /// The light in an eye: always white.
    Glint,
    /// A figure of one colour: a paper-cut, the print of a seal.
    Figure,
    /// The cut-outs of such a figure.
    Carved,
}

/// The hand in which an animal is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hand {
    /// Heads from the front, in lines, as drawn for a size.
    Line(OpticalSize),
    /// The same heads, hatched as if cut in wood.
    Woodcut,
    /// Whole animals, cut from paper: solid figures, their cut-outs true holes.
    PaperCut,
    /// The paper-cuts as single lines, to be coloured in.
    SingleLine,
    /// The paper-cuts as a laser engraves them for the light side: an outline, and what is dark on a light animal.
    Light,
    /// The same for the dark side: the paper-cuts, the light faces among them as dark as their bodies.
    Dark,
}

/// An animal of a folder of `templates/art`.
macro_rules! animal {
    ($id:literal, $folder:literal, $is_head:literal) => {
        Animal {
            id: $id,
            packed: include_bytes!(concat!(env!("OUT_DIR"), "/art/", $folder, "/", $id, ".packed")),
            is_head: $is_head,
        }
    };
}

impl Hand {
    /// The folder of `templates/art` with its drawings, or with those that are its own.
    pub fn name(self) -> &'static str {
        match self {
            Hand::Line(OpticalSize::Text) => "line",
            Hand::Line(OpticalSize::Colouring) => "colouring",
            Hand::Line(OpticalSize::Small) => "small",
            Hand::Woodcut => "woodcut",
            Hand::PaperCut => "papercut",
            Hand::SingleLine => "single-line",
            Hand::Light => "engraved-light",
            Hand::Dark => "engraved-dark",
        }
    }
}

/// The animals of a folder of `templates/art`, weakest first.
macro_rules! animals {
    ($folder:literal, $is_head:literal) => {
        [
            animal!("rat", $folder, $is_head),
            animal!("cat", $folder, $is_head),
            animal!("dog", $folder, $is_head),
            animal!("wolf", $folder, $is_head),
            animal!("leopard", $folder, $is_head),
            animal!("tiger", $folder, $is_head),
            animal!("lion", $folder, $is_head),
            animal!("elephant", $folder, $is_head),
        ]
    };
}

/// The shipped heads for pieces, weakest animal first.
pub const ANIMALS: [Animal; 8] = animals!("line", true);

/// The dark figures: paper-cuts, but where these have light faces.
const DARK: [Animal; 8] = [
    animal!("rat", "papercut", false),
    animal!("cat", "engraved-dark", false),
    animal!("dog", "engraved-dark", false),
    animal!("wolf", "papercut", false),
    animal!("leopard", "papercut", false),
    animal!("tiger", "engraved-dark", false),
    animal!("lion", "papercut", false),
    animal!("elephant", "papercut", false),
];

/// The shipped animals by hand, each weakest animal first.
pub const HANDS: [(Hand, [Animal; 8]); 8] = [
    (Hand::Line(OpticalSize::Text), ANIMALS),
    (Hand::Line(OpticalSize::Colouring), animals!("colouring", true)),
    (Hand::Line(OpticalSize::Small), animals!("small", true)),
    (Hand::Woodcut, animals!("woodcut", true)),
    (Hand::PaperCut, animals!("papercut", false)),
    (Hand::SingleLine, animals!("single-line", false)),
    (Hand::Light, animals!("engraved-light", false)),
    (Hand::Dark, DARK),
];

/// The drawing of a kind in a hand, if one is shipped. It is read once.
pub fn animal(id: &str, hand: Hand) -> Option<Drawing> {
    static READ: [[OnceLock<Drawing>; ANIMALS.len()]; HANDS.len()] =
        [const { [const { OnceLock::new() }; ANIMALS.len()] }; HANDS.len()];
    let row = HANDS.iter().position(|(own, _)| *own == hand)?;
    let animals = &HANDS[row].1;
    let place = animals.iter().position(|animal| animal.id == id)?;
    let read = || match hand {
        Hand::PaperCut | Hand::Dark => filled(read_shipped(&animals[place]), Tone::Figure, usize::MAX),
        Hand::SingleLine => filled(read_shipped(&animals[place]), Tone::Carved, usize::MAX),
        // What is dark in it keeps its tone.
        Hand::Light => filled(read_shipped(&animals[place]), Tone::Carved, 1),
        Hand::Line(_) | Hand::Woodcut => read_shipped(&animals[place]),
    };
    Some(READ[row][place].get_or_init(read).clone())
}

/// A drawing with one tone in the regions of its first parts, so many of them.
fn filled(mut drawing: Drawing, tone: Tone, parts_filled: usize) -> Drawing {
    if let Drawing::Paths { parts, .. } = &mut drawing {
        parts.iter_mut().take(parts_filled).for_each(|part| part.fill = part.fill.map(|_| Fill::Tone(tone)));
    }
    drawing
}
