//! One animal of one family on a page of its own, on an otherwise empty piece: for viewing and measuring.

use super::document::bound;
use super::plan::PARTS;
use crate::canvas::error::LayoutError;
use crate::canvas::resources::Resources;
use crate::compose::piece;
use crate::geom::{Affine, Shape};
use crate::rules::{KindId, Side};
use crate::scene::{Colour, Document, Group, Page};
use crate::theme::{Art, Composition, Element, Keyword, Machine, Theme, Tones};

/// A specimen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Specimen {
    /// The animal, of the theme's rules.
    pub kind: KindId,
    /// Its side.
    pub side: Side,
    /// The family.
    pub art: Art,
    /// Its rendering.
    pub rendering: Rendering,
    /// The trimmed size of the piece in millimetres: a disc's diameter, a square's side, a hexagon across flats.
    pub size: f64,
}

/// A rendering of an animal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rendering {
    /// Black outlines on white, for colouring: all regions are open.
    ColourIn,
    /// As in the theme with `face.tones = "outline"`: an outlined head, or a figure in its side's colour.
    Plain,
    /// In natural colours.
    Natural,
    /// In tones of its side's colour.
    Side,
    /// Lines only, for a laser.
    Engraved,
}

impl Rendering {
    /// Its name.
    pub fn word(self) -> &'static str {
        match self {
            Rendering::ColourIn => "colour-in",
            Rendering::Plain => "plain",
            Rendering::Natural => "natural",
            Rendering::Side => "side",
            Rendering::Engraved => "engraved",
        }
    }

    /// The distinct renderings of a family. A figure of one colour has no tones.
    pub fn of(art: Art) -> &'static [Rendering] {
        use Rendering::{ColourIn, Engraved, Natural, Plain, Side};
        match art {
            Art::Line | Art::Woodcut => &[ColourIn, Plain, Natural, Side, Engraved],
            Art::PaperCut | Art::Seal => &[ColourIn, Plain, Engraved],
        }
    }
}

/// Nearly black: for colouring.
const BLACK: Colour = Colour::Rgb(0x1A, 0x1A, 0x1A);

/// A page of the piece's size, with ground, ring and animal. The theme decides all but family, rendering and size,
/// including ring and safe margin.
///
/// Fails if the face that sets characters lacks one of a seal.
pub fn specimen(theme: &Theme, of: &Specimen) -> Result<Document, LayoutError> {
    let theme = dressed(theme, of);
    let mut resources = Resources::new(&theme);
    let sticker = piece::sticker(&mut resources, Some(of.kind), of.side);
    let bounds = sticker.cut.bounding_box();
    let middle = Affine::translate(-bounds.origin().to_vec2());
    let drawn = Group::clipped(sticker.cut, sticker.items).into();
    let name = format!("{} {} {}", theme.face.art.keyword(), theme.rules.kind(of.kind).id, of.side);
    let page = Page::untrimmed(PARTS[1], name, bounds.size(), vec![Group::placed(middle, vec![drawn]).into()]);
    bound(resources, page.name.clone(), theme.language().to_owned(), vec![page])
}

/// The theme with pieces that show only their animal, without an inset.
fn dressed(theme: &Theme, of: &Specimen) -> Theme {
    let mut theme = theme.clone();
    (theme.face.art, theme.face.show) = (of.art, vec![Element::Picture]);
    theme.face.composition = Composition::Animal;
    (theme.pieces.size, theme.pieces.inset, theme.pieces.turned) = (of.size, 0.0, false);
    theme.cutter.machine = Machine::None;
    theme.face.tones = match of.rendering {
        Rendering::ColourIn | Rendering::Plain | Rendering::Engraved => Tones::Outline,
        Rendering::Natural => Tones::Natural,
        Rendering::Side => Tones::Side,
    };
    match of.rendering {
        Rendering::Plain | Rendering::Natural | Rendering::Side => {}
        Rendering::ColourIn => open(&mut theme, BLACK),
        Rendering::Engraved => {
            open(&mut theme, Colour::BLACK);
            theme.cutter.machine = Machine::Laser;
        }
    }
    theme
}

/// Black on white, with open regions.
fn open(theme: &mut Theme, ink: Colour) {
    (theme.colours.ink, theme.colours.coat) = (ink, Colour::WHITE);
    for side in &mut theme.pieces.sides {
        (side.colour, side.ground, side.foot) = (ink, Colour::WHITE, false);
    }
}
