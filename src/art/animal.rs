//! The shipped drawings of the eight animals: heads in line for the pieces, whole animals in paper-cut for the page.

use super::shipped::read_shipped;
use super::{Drawing, Fill};
use std::sync::OnceLock;

/// A shipped drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Animal {
    /// The kind it shows.
    pub id: &'static str,
    /// The SVG it is drawn in.
    pub svg: &'static str,
    /// Whether it is a head, which fills the circle of radius [`HEAD_REACH`] around (500, 500), whiskers apart. A whole
    /// animal is placed by its mass.
    pub is_head: bool,
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

/// The heads of a folder of `templates/art`, weakest animal first.
macro_rules! heads {
    ($folder:literal) => {
        [
            head("rat", include_str!(concat!("../../templates/art/", $folder, "/rat.svg"))),
            head("cat", include_str!(concat!("../../templates/art/", $folder, "/cat.svg"))),
            head("dog", include_str!(concat!("../../templates/art/", $folder, "/dog.svg"))),
            head("wolf", include_str!(concat!("../../templates/art/", $folder, "/wolf.svg"))),
            head("leopard", include_str!(concat!("../../templates/art/", $folder, "/leopard.svg"))),
            head("tiger", include_str!(concat!("../../templates/art/", $folder, "/tiger.svg"))),
            head("lion", include_str!(concat!("../../templates/art/", $folder, "/lion.svg"))),
            head("elephant", include_str!(concat!("../../templates/art/", $folder, "/elephant.svg"))),
        ]
    };
}

/// The shipped heads for pieces, weakest animal first.
pub const ANIMALS: [Animal; 8] = heads!("line");

/// The shipped heads by the size they are drawn for.
pub const HEADS: [(OpticalSize, [Animal; 8]); 3] = [
    (OpticalSize::Text, ANIMALS),
    (OpticalSize::Colouring, heads!("colouring")),
    (OpticalSize::Small, heads!("small")),
];

/// The shipped paper-cuts, weakest animal first: solid figures that face left, their cut-outs true holes.
pub const PAPER_CUTS: &[Animal] = &[
    cut("rat", include_str!("../../templates/art/papercut/rat.svg")),
    cut("cat", include_str!("../../templates/art/papercut/cat.svg")),
    cut("dog", include_str!("../../templates/art/papercut/dog.svg")),
    cut("wolf", include_str!("../../templates/art/papercut/wolf.svg")),
    cut("leopard", include_str!("../../templates/art/papercut/leopard.svg")),
    cut("tiger", include_str!("../../templates/art/papercut/tiger.svg")),
    cut("lion", include_str!("../../templates/art/papercut/lion.svg")),
    cut("elephant", include_str!("../../templates/art/papercut/elephant.svg")),
];

const fn head(id: &'static str, svg: &'static str) -> Animal {
    Animal { id, svg, is_head: true }
}

const fn cut(id: &'static str, svg: &'static str) -> Animal {
    Animal { id, svg, is_head: false }
}

/// The head of a kind, if one is shipped, as drawn for a size. It is read once.
pub fn animal(id: &str, size: OpticalSize) -> Option<Drawing> {
    static READ: [[OnceLock<Drawing>; ANIMALS.len()]; HEADS.len()] =
        [const { [const { OnceLock::new() }; ANIMALS.len()] }; HEADS.len()];
    let place = HEADS.iter().position(|(own, _)| *own == size)?;
    of(&HEADS[place].1, &READ[place], id)
}

/// The paper-cut of a kind, if one is shipped. It is read once.
pub fn paper_cut(id: &str) -> Option<Drawing> {
    static READ: [OnceLock<Drawing>; PAPER_CUTS.len()] = [const { OnceLock::new() }; PAPER_CUTS.len()];
    let mut drawing = of(PAPER_CUTS, &READ, id)?;
    if let Drawing::Paths { parts, .. } = &mut drawing {
        parts.iter_mut().for_each(|part| part.fill = part.fill.map(|_| Fill::Tone(Tone::Figure)));
    }
    Some(drawing)
}

fn of(family: &[Animal], read: &[OnceLock<Drawing>], id: &str) -> Option<Drawing> {
    let place = family.iter().position(|animal| animal.id == id)?;
    Some(read[place].get_or_init(|| read_shipped(&family[place])).clone())
}
