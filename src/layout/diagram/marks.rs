//! What is drawn over a position: arrows, crosses, and the halo that lifts them off the ground.

use super::leap;
use super::pen::Pen;
use super::site::cross;
use super::token::{ON_TRAP, RADIUS};
use super::window::Window;
use crate::geom::{Affine, BezPath, Point, Vec2};
use crate::layout::shapes::polyline;
use crate::rules::{Move, Position, Square, Terrain};
use crate::rulesheet::Arrow;
use crate::theme::Numerals;

/// The width of a shaft.
pub(super) const SHAFT: f64 = 0.062;
/// A head: its length, half its width, how far from its tip its back is hollowed, as a share of its length.
pub(super) const HEAD: (f64, f64, f64) = (0.19, 0.115, 0.74);
/// How wide the halo is.
pub(super) const HALO: f64 = 0.0375;
/// A cross: half its size, and the width of its strokes.
pub(super) const CROSS: (f64, f64) = (0.13, 0.078);
/// A cross between two pieces, which must find room between their rims.
pub(super) const SMALL_CROSS: (f64, f64) = (0.1, 0.068);
/// How far aside an arrow goes that has another one coming against it.
const ASIDE: f64 = 0.115;
/// How far such a pair moves away from the badges, which are at the lower right.
const OFF_BADGES: f64 = 0.07;

/// What marks need to know of the position they are drawn over.
pub(super) struct Scene<'v> {
    pub window: Window<'v>,
    pub position: &'v Position,
    pub arrows: Vec<&'v Arrow>,
}

impl Scene<'_> {
    pub fn is_taken(&self, square: Square) -> bool {
        self.position.at(square).is_some()
    }

    /// Whether an arrow comes to lie on a square.
    pub fn is_entered(&self, square: Square) -> bool {
        self.arrows.iter().any(|arrow| arrow.legal && arrow.mv.to == square)
    }

    pub fn terrain(&self, square: Square) -> Terrain {
        self.position.rules().board().terrain(square).unwrap_or(Terrain::Land)
    }

    /// How far the piece on a square reaches from its middle.
    pub fn reach(&self, square: Square) -> f64 {
        match self.terrain(square) {
            Terrain::Trap(_) => ON_TRAP,
            Terrain::Land | Terrain::Water | Terrain::Den(_) => RADIUS,
        }
    }

    fn has_reverse(&self, mv: Move) -> bool {
        self.arrows.iter().any(|other| other.mv == Move::new(mv.to, mv.from) && !other.leap)
    }

    fn is_reverse_of_an_earlier_cross(&self, place: usize) -> bool {
        let mv = self.arrows[place].mv;
        self.arrows[..place].iter().any(|other| other.mv == Move::new(mv.to, mv.from) && !other.legal && !other.leap)
    }
}

/// Every arrow of the scene; one whose ends are not both shown is left out.
pub(super) fn marks(pen: &mut Pen<'_, '_>, scene: &Scene<'_>) {
    for (place, arrow) in scene.arrows.iter().enumerate() {
        let (Some(from), Some(to)) = (scene.window.middle(arrow.mv.from), scene.window.middle(arrow.mv.to)) else {
            continue;
        };
        if from == to {
            continue;
        }
        if arrow.leap {
            leap::leap(pen, scene, arrow, from, to);
        } else if arrow.legal {
            step(pen, scene, arrow, from, to);
        } else if !scene.is_reverse_of_an_earlier_cross(place) {
            barred(pen, scene, arrow, from, to);
        }
    }
}

/// A legal step or capture.
fn step(pen: &mut Pen<'_, '_>, scene: &Scene<'_>, arrow: &Arrow, from: Point, to: Point) {
    let way = (to - from).normalize();
    let across = Vec2::new(way.y.abs(), way.x.abs());
    let aside = if scene.has_reverse(arrow.mv) { way.turn_90() * -ASIDE - across * OFF_BADGES } else { Vec2::ZERO };
    let (start, end) = if arrow.captures && way.y < -0.5 && pen.studio.theme.face.numerals == Numerals::Roman {
        // A badge of several letters hangs below the middle of its piece.
        (scene.reach(arrow.mv.from) - 0.015, scene.reach(arrow.mv.to) + 0.065)
    } else if arrow.captures {
        // Well over the rim: an arrow between two rims would be too short to be seen.
        (scene.reach(arrow.mv.from) - 0.015, 0.215)
    } else if matches!(scene.terrain(arrow.mv.to), Terrain::Den(_)) {
        (scene.reach(arrow.mv.from) - 0.005, 0.22)
    } else {
        (scene.reach(arrow.mv.from) + 0.04, 0.10)
    };
    straight(pen, from + way * start + aside, to - way * end + aside, true);
}

/// A move that is not allowed: a cross between neighbours, at the bank, or alone on a free square.
fn barred(pen: &mut Pen<'_, '_>, scene: &Scene<'_>, arrow: &Arrow, from: Point, to: Point) {
    let way = (to - from).normalize();
    let long = from.distance(to);
    let beside = (long - 1.0).abs() < 1e-9;
    let (start, target) = (scene.reach(arrow.mv.from), arrow.mv.to);
    if scene.is_taken(target) {
        // Midway between the two rims, wherever they are.
        let middle = (start + long - scene.reach(target)) / 2.0;
        let marks = if beside { SMALL_CROSS } else { CROSS };
        if long > 1.5 {
            let stop = long - scene.reach(target) - 0.17;
            straight(pen, from + way * (start + 0.04), from + way * (stop - 0.02), false);
            put_cross(pen, from + way * stop, CROSS);
        } else {
            put_cross(pen, from + way * middle, marks);
        }
    } else if beside {
        match scene.terrain(target) {
            // Between the rim and the den's plate.
            Terrain::Den(_) => {
                let plate = if way.x.abs() > 0.5 { 0.35 } else { 0.43 };
                put_cross(pen, from + way * ((start + long - plate) / 2.0), SMALL_CROSS);
            }
            Terrain::Land | Terrain::Water | Terrain::Trap(_) => {
                // From the rim to here a shaft would be a stump.
                put_cross(pen, from + way * 0.62, CROSS);
            }
        }
    } else {
        if way.x.abs() < 1e-9 || way.y.abs() < 1e-9 {
            straight(pen, from + way * (start + 0.04), to - way * 0.02, false);
        }
        put_cross(pen, to, CROSS);
    }
}

/// A straight arrow, or its shaft alone.
fn straight(pen: &mut Pen<'_, '_>, from: Point, to: Point, headed: bool) {
    let way = (to - from).normalize();
    let foot = if headed { to - way * (HEAD.0 * HEAD.2) } else { to };
    if (foot - from).dot(way) < 0.01 {
        if headed {
            pen.haloed(head(to, way), pen.inks.ink, HALO);
        }
        return;
    }
    let shaft = polyline(&[from, foot], false);
    pen.line(shaft.clone(), pen.inks.land, pen.width_in_cells(SHAFT) + 2.0 * HALO);
    if headed {
        pen.haloed(head(to, way), pen.inks.ink, HALO);
    }
    pen.line(shaft, pen.inks.ink, SHAFT);
}

/// The head of an arrow whose tip is here.
pub(super) fn head(tip: Point, way: Vec2) -> BezPath {
    let (length, half, hollow) = HEAD;
    let back = tip - way * length;
    let out = way.turn_90() * half;
    polyline(&[tip, back + out, tip - way * (length * hollow), back - out], true)
}

/// A cross around a place: half its size, and the width of its strokes.
pub(super) fn put_cross(pen: &mut Pen<'_, '_>, at: Point, (half, width): (f64, f64)) {
    let path = Affine::translate(at.to_vec2()) * cross(half);
    pen.round(path.clone(), pen.inks.land, width + 2.0 * HALO);
    pen.round(path, pen.inks.ink, width);
}
