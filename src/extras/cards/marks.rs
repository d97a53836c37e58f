//! Where cards are cut: marks outside, crosses in the corners, and the lines for cutters.

use super::grid::UsedPlaces;
use crate::canvas::guides::MARK;
use crate::canvas::shapes::{rounded, segments};
use crate::geom::{Point, Rect, Shape, TOLERANCE, Vec2};
use crate::impose::cut_lines::{cut, line};
use crate::scene::{Colour, Item, Paint, Spot};
use crate::theme::{CardCorners, Machine};

/// The radius of rounded corners, in millimetres: that of the usual corner punch.
const ROUND: f64 = 3.0;
/// The arms of a cross: they end within the waste of the punch, 0.4 mm from its cut.
const ARM: f64 = 1.5;
/// The distance of a mark from the bleed, its greatest length, and the least.
const OUTSIDE: (f64, f64, f64) = (1.0, 3.5, 1.5);

/// Different positions in order.
fn sorted(mut all: Vec<f64>) -> Vec<f64> {
    all.sort_by(f64::total_cmp);
    all.dedup_by(|one, other| (*one - *other).abs() < 1e-6);
    all
}

/// The positions of upright cuts, and of level ones.
fn positions(used: &UsedPlaces) -> (Vec<f64>, Vec<f64>) {
    let all = used.all();
    let upright = all.iter().flat_map(|place| [place.x0, place.x1]).collect();
    let level = all.iter().flat_map(|place| [place.y0, place.y1]).collect();
    (sorted(upright), sorted(level))
}

/// Marks outside the bleed on every plate where the margin has room for them, and crosses at all corners of cards with
/// round corners.
pub fn around(used: &UsedPlaces, corners: CardCorners) -> Vec<Item> {
    let (upright, level) = positions(used);
    let (bleed, media) = (used.bleed, used.media);
    let mut marks: Vec<(Point, Point)> = Vec::new();
    let length = |room: f64| Some((room - used.kept - OUTSIDE.0).min(OUTSIDE.1)).filter(|length| *length >= OUTSIDE.2);
    for &x in &upright {
        for (y, way, room) in [(bleed.y0, -1.0, bleed.y0), (bleed.y1, 1.0, media.height - bleed.y1)] {
            let near = y + way * OUTSIDE.0;
            marks.extend(length(room).map(|long| (Point::new(x, near), Point::new(x, near + way * long))));
        }
    }
    for &y in &level {
        for (x, way, room) in [(bleed.x0, -1.0, bleed.x0), (bleed.x1, 1.0, media.width - bleed.x1)] {
            let near = x + way * OUTSIDE.0;
            marks.extend(length(room).map(|long| (Point::new(near, y), Point::new(near + way * long, y))));
        }
    }
    // Each is an item of its own, so that captions and rulers find the places between them.
    let mut items: Vec<Item> =
        marks.into_iter().map(|mark| line(segments([mark]), Paint::Spot(Spot::REGISTRATION), MARK)).collect();
    if corners == CardCorners::Round {
        let at = used.all().iter().flat_map(corners_of);
        let mut at: Vec<Point> = at.collect();
        at.sort_by(|one, other| one.y.total_cmp(&other.y).then(one.x.total_cmp(&other.x)));
        at.dedup_by(|one, other| one.distance(*other) < 1e-6);
        let arms = [Vec2::new(ARM, 0.0), Vec2::new(0.0, ARM)];
        items.extend(
            at.into_iter().map(|at| line(segments(arms.map(|arm| (at - arm, at + arm))), Colour::BLACK.into(), MARK)),
        );
    }
    items
}

fn corners_of(place: &Rect) -> [Point; 4] {
    [(place.x0, place.y0), (place.x1, place.y0), (place.x0, place.y1), (place.x1, place.y1)].map(Point::from)
}

/// The lines for a cutter: each card, round or square. Nobody needs them printed: marks
/// and crosses show where hands cut. On a sheet beside a laser's panel there are none.
pub fn cuts(used: &UsedPlaces, corners: CardCorners, machine: Machine) -> Vec<Item> {
    // A Silhouette takes lines from its file; none is printed.
    let unprinted = |path| cut(Machine::Silhouette, path);
    match (machine, corners) {
        (Machine::Laser, _) => Vec::new(),
        (Machine::None | Machine::Silhouette | Machine::Cricut, CardCorners::Round) => {
            used.all().iter().map(|&place| unprinted(rounded(place, ROUND))).collect()
        }
        (Machine::None | Machine::Silhouette | Machine::Cricut, CardCorners::Square) => {
            used.all().iter().map(|place| unprinted(place.to_path(TOLERANCE))).collect()
        }
    }
}
