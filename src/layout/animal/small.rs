//! A head in small: lines that would have to be drawn much wider than they were meant would close it up, so it goes
//! without them.

use super::AnimalLook;
use crate::art::Part;
use crate::geom::Shape;

/// The line around a region is left out where it would be thinner than this share of the thinnest line that can be
/// printed; one that stands alone, such as a mouth, where it would be thinner than the other.
const TOO_THIN: (f64, f64) = (0.55, 0.38);
/// A dot is left out where it is smaller than this share of that line.
const TOO_SMALL: f64 = 0.6;
/// Lines as wide as this in the drawing are what a head is told by: they always stay, and so does the one around what
/// lies behind all else, such as a rat's tail.
const OUTLINE: f64 = 28.0;
/// About how many of a drawing's units go to the visual size of a head: all heads lose their lines at the same size.
const UNITS: f64 = 870.0;

/// The parts of a head that are seen at this look's size.
pub(super) fn simplified(parts: &[Part], look: AnimalLook) -> Vec<Part> {
    let least = look.least_line * UNITS / look.size;
    let too_thin =
        |place: usize, width: f64, share: f64| place > 0 && width < OUTLINE && width * look.line_weight < share * least;
    let seen = |(place, part): (usize, &Part)| match (part.fill, part.stroke) {
        (None, None) => None,
        (None, Some((_, width))) => (!too_thin(place, width, TOO_THIN.1)).then(|| part.clone()),
        // A solid's own line would only make it fat.
        (Some(_), Some((_, width))) if too_thin(place, width, TOO_THIN.0) => {
            Some(Part { stroke: None, ..part.clone() })
        }
        (Some(_), Some(_)) => Some(part.clone()),
        (Some(_), None) => (part.path.bounding_box().size().min_side() >= TOO_SMALL * least).then(|| part.clone()),
    };
    parts.iter().enumerate().filter_map(seen).collect()
}
