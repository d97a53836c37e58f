//! A numeral as large as the animal beside it, for children and weak eyes.

use super::content::words;
use super::medallion::{Medal, fitted};
use crate::canvas::contour::Contour;
use crate::canvas::resources::Resources;
use crate::geom::Point;
use crate::rules::KindId;
use crate::scene::Item;
use crate::theme::{Element, Outline};
use crate::typeset::{Across, Down, Label};

/// The height and the greatest width of a numeral, the diameter of the animal's circle, and the gap between both,
/// relative to the apothem of the field.
const NUMERAL: (f64, f64) = (0.89, 0.72);
const ANIMAL: f64 = 1.225;
/// The same on pieces smaller than this, in millimetres: the numeral has to be read first.
const SMALL: f64 = 16.0;
const NUMERAL_OF_SMALL: (f64, f64) = (1.0, 0.70);
const ANIMAL_OF_SMALL: f64 = 1.06;
const GAP: f64 = 0.015;
/// How far the group stands to the right of the middle, likewise: corners of numerals come nearer to the ring than
/// round heads.
const RIGHT: f64 = 0.045;

/// Numeral and animal side by side, in the middle as a group.
pub(super) struct LargeNumeral {
    label: Label,
    at: Point,
    /// The area of the animal, around (0, 0), and its middle on the piece.
    pub animal: (Contour, Point),
}

impl LargeNumeral {
    pub fn of(resources: &mut Resources<'_>, kind: KindId, medal: &Medal) -> Option<LargeNumeral> {
        let half = medal.edge.inside.half().min(medal.cut.half() - medal.safe);
        let word = words(resources, kind, Element::Numeral).into_iter().next()?;
        let (numeral, animal) = match medal.diameter() < SMALL {
            true => (NUMERAL_OF_SMALL, ANIMAL_OF_SMALL),
            false => (NUMERAL, ANIMAL),
        };
        let label = fitted(resources, &word, (numeral.0 * half, numeral.1 * half))?;
        let wide = label.ink().width();
        let left = RIGHT * half - (wide + (GAP + animal) * half) / 2.0;
        let middle = Point::new(left + wide + (GAP + animal / 2.0) * half, 0.0);
        let animal = Contour::new(Outline::Disc, animal * half);
        Some(LargeNumeral { at: Point::new(left + wide / 2.0, 0.0), label, animal: (animal, middle) })
    }

    /// The numeral.
    pub fn item(&self, resources: &Resources<'_>, medal: &Medal) -> Item {
        let colour = resources.theme.pieces.sides[medal.side.index()].colour;
        self.label.run(self.at, Across::Middle, Down::Middle, colour).into()
    }
}
