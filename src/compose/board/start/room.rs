//! The room of an animal on its starting square: as large as its corner marks and the square's edges allow.

use crate::geom::{Point, Rect, Vec2};
use crate::motif::C;
use crate::motif::animal::AnimalLook;
use crate::motif::board_canvas::BoardCanvas;
use std::f64::consts::FRAC_PI_4;

/// Between an animal and what stands in the corners, and between it and the edge of its square.
const CLEAR: f64 = 0.022 * C;
const EDGE: f64 = 0.035 * C;
/// An animal never becomes smaller than this share of the size that was asked for: it rather touches its numeral.
const LEAST: f64 = 0.58;
/// How far it may be moved aside to become larger, and in which steps.
const STEPS: [f64; 5] = [0.0, -0.025 * C, 0.025 * C, -0.05 * C, 0.05 * C];
/// No more points of its edge are looked at.
const POINTS: usize = 700;

/// The room of an animal in the space of its square.
#[derive(Debug, Clone, Copy)]
pub struct Room<'r> {
    /// Where its middle would be best.
    pub at: Point,
    /// How large it may become.
    pub size: f64,
    /// What it keeps clear of.
    pub taken: &'r [Rect],
    /// The radius of a disc around the middle of the square that it stays within.
    pub disc: Option<f64>,
    /// Whether it stands where it could grow most, as far from all around it as the eye wants: beside a corner that is
    /// taken as a whole.
    pub roomiest: bool,
}

impl<'r> Room<'r> {
    /// The whole square but for what is taken.
    pub fn new(at: Point, size: f64, taken: &'r [Rect]) -> Room<'r> {
        Room { at, size, taken, disc: None, roomiest: false }
    }
}

/// Where an animal stands in its room, and how large it is.
#[derive(Debug, Clone, Copy)]
pub struct Fitted {
    /// Its middle.
    pub at: Point,
    /// Its size.
    pub size: f64,
}

/// The largest place for a picture of a kind. `look` is how it is drawn in the full size.
pub fn fitted(canvas: &mut BoardCanvas<'_, '_>, kind: &str, look: AnimalLook, room: Room<'_>) -> Fitted {
    let (unit, tile) = (canvas.unit(), canvas.site().tile());
    let Room { at, size, taken, disc, roomiest } = room;
    let name = format!("start {kind} {at:?} {size} {taken:?} {disc:?} {roomiest}");
    let found = canvas.resources.measures(&name, |resources| {
        let edge = resources.animal_edge(kind, look)?;
        let thinned = edge.len().div_ceil(POINTS).max(1);
        let edge: Vec<(Vec2, f64)> =
            edge.into_iter().step_by(thinned).map(|(at, reach)| (at.to_vec2() / unit, reach / unit)).collect();
        let (at, share) = if roomiest { widest(&edge, room, tile) } else { largest(&edge, room, tile) };
        Some([at.x, at.y, share])
    });
    let [x, y, share] = found.unwrap_or([room.at.x, room.at.y, 1.0]);
    Fitted { at: Point::new(x, y), size: share * room.size }
}

/// The best place for an edge, and the share of its size that fits there.
fn largest(edge: &[(Vec2, f64)], room: Room<'_>, tile: Rect) -> (Point, f64) {
    /// Moving it aside must be worth this.
    const WORTH: f64 = 0.012;
    let mut best = (room.at, share(edge, room.at, room, tile));
    for (x, y) in STEPS.into_iter().flat_map(|y| STEPS.map(|x| (x, y))) {
        if best.1 >= 1.0 {
            break;
        }
        let at = room.at + Vec2::new(x, y);
        if fits(edge, at, (best.1 + WORTH).min(1.0), room, tile) {
            let here = share(edge, at, room, tile);
            if here > best.1 + WORTH {
                best = (at, here);
            }
        }
    }
    best
}

/// Where an edge could grow most, and the share of its size that it has there.
fn widest(edge: &[(Vec2, f64)], room: Room<'_>, tile: Rect) -> (Point, f64) {
    /// The first step and the smallest of the search, and the share at which nothing is near any more.
    const STEP: (f64, f64) = (0.04 * C, 0.004 * C);
    const MOST: f64 = 1.4;
    /// Moving it must be worth this: by so much it grows at least, which ends the search.
    const WORTH: f64 = 0.004;
    let mut best = (room.at, share_up_to(MOST, edge, room.at, room, tile));
    let mut step = STEP.0;
    while step > STEP.1 && best.1 < MOST {
        let ways = (0..8).map(|turn| Vec2::from_angle(FRAC_PI_4 * f64::from(turn)) * step);
        let better = ways.map(|way| best.0 + way).find(|&at| fits(edge, at, best.1 + WORTH, room, tile));
        match better {
            Some(at) => best = (at, share_up_to(MOST, edge, at, room, tile).max(best.1 + WORTH)),
            None => step /= 2.0,
        }
    }
    (best.0, best.1.min(1.0))
}

/// The share of its size that fits at a place.
fn share(edge: &[(Vec2, f64)], at: Point, room: Room<'_>, tile: Rect) -> f64 {
    share_up_to(1.0, edge, at, room, tile)
}

fn share_up_to(most: f64, edge: &[(Vec2, f64)], at: Point, room: Room<'_>, tile: Rect) -> f64 {
    if fits(edge, at, most, room, tile) {
        return most;
    }
    let (mut low, mut high) = (LEAST, most);
    for _ in 0..7 {
        let middle = (low + high) / 2.0;
        if fits(edge, at, middle, room, tile) { low = middle } else { high = middle }
    }
    low
}

/// Whether an edge at this share of its size is clear of all around a place.
fn fits(edge: &[(Vec2, f64)], at: Point, share: f64, room: Room<'_>, tile: Rect) -> bool {
    let inner = tile.inset(-EDGE);
    edge.iter().all(|&(off, reach)| {
        let (Point { x, y }, reach) = (at + off * share, reach * share);
        let around = Rect { x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach };
        room.disc.is_none_or(|radius| x.hypot(y) + reach <= radius)
            && inner.contains_rect(around)
            && !room.taken.iter().any(|rect| rect.inflate(CLEAR, CLEAR).overlaps(around))
    })
}

#[cfg(test)]
mod tests {
    use super::{CLEAR, Room, largest};
    use crate::geom::{Point, Rect, Vec2};

    #[test]
    fn an_animal_shrinks_or_moves_until_it_is_clear_of_its_numeral() {
        let tile = Rect::new(-12.0, -12.0, 12.0, 12.0);
        let ring: Vec<(Vec2, f64)> =
            (0..360).map(|angle| (Vec2::from_angle(f64::from(angle).to_radians()) * 8.5, 0.1)).collect();
        let numeral = Rect::new(-10.5, -10.5, -6.5, -5.5);
        let room = |taken| Room::new(Point::ZERO, 17.0, taken);
        assert_eq!(largest(&ring, room(&[]), tile), (Point::ZERO, 1.0));
        let taken = [numeral];
        let (at, share) = largest(&ring, room(&taken), tile);
        assert!(share > 0.85 && (share < 1.0 || at != Point::ZERO));
        let near = |(off, reach): &(Vec2, f64)| {
            numeral.inflate(CLEAR - 0.01, CLEAR - 0.01).contains(at + *off * share + Vec2::new(-reach, -reach) * 0.7)
        };
        assert!(!ring.iter().any(near));
    }
}
