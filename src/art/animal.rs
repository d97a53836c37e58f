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
    /// The x of the centre of its face, in the drawing's units: it goes to the middle of a piece. A whole animal has no
    /// face in its middle: it is placed by its mass.
    pub axis: Option<f64>,
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

/// The shipped drawings, weakest animal first.
pub const ANIMALS: &[Animal] = &[
    // The rat's tail pulls the eye to the right.
    Animal { axis: Some(508.0), ..shipped("rat", include_str!("../../templates/art/line/rat.svg")) },
    shipped("cat", include_str!("../../templates/art/line/cat.svg")),
    shipped("dog", include_str!("../../templates/art/line/dog.svg")),
    shipped("wolf", include_str!("../../templates/art/line/wolf.svg")),
    shipped("leopard", include_str!("../../templates/art/line/leopard.svg")),
    shipped("tiger", include_str!("../../templates/art/line/tiger.svg")),
    shipped("lion", include_str!("../../templates/art/line/lion.svg")),
    shipped("elephant", include_str!("../../templates/art/line/elephant.svg")),
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

const fn shipped(id: &'static str, svg: &'static str) -> Animal {
    Animal { id, svg, axis: Some(500.0) }
}

const fn cut(id: &'static str, svg: &'static str) -> Animal {
    Animal { id, svg, axis: None }
}

/// The drawing of a kind, if one is shipped. It is read once.
pub fn animal(id: &str) -> Option<Drawing> {
    static READ: [OnceLock<Drawing>; ANIMALS.len()] = [const { OnceLock::new() }; ANIMALS.len()];
    of(ANIMALS, &READ, id)
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
