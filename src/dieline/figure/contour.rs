//! The line that a figure is cut along: no neck under a width, a rim around the drawing, no narrow slits.

use crate::geom::{Affine, Corners, Rect, Region, Size};

/// What a cut outline has to keep, in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CutRule {
    /// The least width of necks.
    pub neck: f64,
    /// Slits that are narrower are closed.
    pub slit: f64,
    /// The least distance of the cut from the drawing.
    pub rim: f64,
}

/// A drawing inside its outline.
#[derive(Debug, Clone)]
pub struct Contour {
    /// The inside of the outline. It reaches below y = 0 by the rim.
    pub shape: Region,
    /// From the drawing's units to millimetres: it stands on y = 0, with x = 0 in the middle of its width.
    pub placing: Affine,
    /// The distance of the outline from the drawing.
    pub rim: f64,
}

/// The rim grows by this if the drawing is too thin to be cut with a narrower one.
const STEP: f64 = 0.05;
/// The share of a drawing that may get lost when it is made wider: corners.
const LOST: f64 = 0.002;
/// Corners of a drawing that lie nearer than this to its edge are left out.
const FINE: f64 = 0.02;

impl Contour {
    /// The largest contour of a silhouette that fits in `room` above y = 0.
    ///
    /// It is the silhouette shrunk by some distance and widened by half a neck: then every point of it lies in a disc of
    /// the neck's width. The distance is so large that the rim is what is asked for, or, where limbs would vanish, less,
    /// and the rim is wider.
    pub fn fitted(silhouette: &Region, room: Size, rule: CutRule) -> Contour {
        let radius = rule.neck / 2.0;
        let whole = silhouette.filled();
        let bounds = whole.bounds().unwrap_or(Rect::ZERO);
        let at = |step: u32| {
            let shrunk = (radius - rule.rim - STEP * f64::from(step)).max(0.0);
            Attempt::new(&whole, bounds, room, (shrunk, radius))
        };
        // The narrowest rim with which nothing is lost: the more it shrinks, the more is lost.
        let (mut keeps, mut loses) = (((radius - rule.rim) / STEP).ceil().max(0.0) as u32, 0);
        while loses < keeps {
            let middle = (loses + keeps) / 2;
            if at(middle).is_whole() { keeps = middle } else { loses = middle + 1 }
        }
        let Attempt { widened, placing, rim, .. } = at(keeps);
        let shape = sealed(&widened.simplified(FINE / 4.0), rule.slit);
        Contour { shape, placing, rim }
    }
}

/// A shape of one piece without slits that are narrower than this, without pockets whose mouths are, and without holes:
/// nobody cuts them out.
pub(super) fn sealed(shape: &Region, slit: f64) -> Region {
    let wide = shape.offset(slit / 2.0, Corners::Round).largest().filled();
    wide.offset(-slit / 2.0, Corners::Round).largest().filled()
}

/// A drawing that was shrunk and widened.
struct Attempt {
    drawn: Region,
    core: Region,
    widened: Region,
    placing: Affine,
    rim: f64,
}

impl Attempt {
    fn new(whole: &Region, bounds: Rect, room: Size, (shrunk, radius): (f64, f64)) -> Attempt {
        let rim = radius - shrunk;
        let wide = (room.width - 2.0 * rim) / bounds.width().max(f64::EPSILON);
        let high = (room.height - rim) / bounds.height().max(f64::EPSILON);
        let placing = Affine::scale(wide.min(high)) * Affine::translate((-bounds.center().x, -bounds.y1));
        let drawn = whole.transformed(placing).simplified(FINE);
        let core = drawn.offset(-shrunk, Corners::Round).simplified(FINE / 4.0);
        let widened = core.offset(radius, Corners::Round);
        Attempt { drawn, core, widened, placing, rim }
    }

    /// Whether all of the drawing is in it, in one piece.
    fn is_whole(&self) -> bool {
        self.core.count() == 1 && self.drawn.difference(&self.widened).area() < LOST * self.drawn.area()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(width: f64) -> Region {
        // Two blocks of 10 × 10 joined by a bar.
        let blocks = [Rect::new(0.0, 0.0, 10.0, 10.0), Rect::new(20.0, 0.0, 30.0, 10.0)].map(Region::rect);
        blocks[0].union(&blocks[1]).union(&Region::rect(Rect::new(5.0, 5.0 - width / 2.0, 25.0, 5.0 + width / 2.0)))
    }

    const RULE: CutRule = CutRule { neck: 3.0, slit: 1.4, rim: 1.0 };

    #[test]
    fn a_thin_bar_becomes_as_wide_as_a_neck() {
        let contour = Contour::fitted(&bar(0.4), Size::new(34.0, 40.0), RULE);
        let across = contour.shape.intersection(&Region::rect(Rect::new(-1.0, -90.0, 1.0, 90.0)));
        assert!(across.bounds().is_some_and(|bounds| bounds.height() >= 2.99), "{:?}", across.bounds());
        assert_eq!(contour.shape.count(), 1);
    }

    #[test]
    fn a_stout_drawing_has_the_rim_that_is_asked_for_and_fills_its_room() {
        let contour = Contour::fitted(&bar(4.0), Size::new(34.0, 40.0), RULE);
        assert!((contour.rim - 1.0).abs() < 1e-9, "{}", contour.rim);
        let bounds = contour.shape.bounds().expect("an area");
        assert!((bounds.width() - 34.0).abs() < 0.01, "{bounds:?}");
    }
}
