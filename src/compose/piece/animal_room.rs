//! The room of an animal on its piece: inside the ring, clear of the marks on it, or on a line.

use super::mark::Mark;
use crate::canvas::contour::Contour;
use crate::geom::{Point, Vec2, boxed_middle};
use crate::motif::animal::AnimalHull;
use crate::theme::Outline;
use std::f64::consts::{PI, TAU};

/// What every animal fills of its piece at least, by its widest extent with its halo: without it, seven tenths.
pub(super) const FILLED: f64 = 0.734;
/// The same of a head that keeps clear of its badge, and has no halo.
pub(super) const FILLED_OFF_BADGE: f64 = 0.718;
/// The same of a head that is to be coloured by hand: the badge has a margin, too.
pub(super) const FILLED_FOR_CRAYONS: f64 = 0.702;
/// The same beside a badge that comes first, as small as may be.
pub(super) const FILLED_BESIDE_FIRST: f64 = 0.706;
/// The same above the segment of large print, under which no chin ends: it stays whole, and fills less.
pub(super) const FILLED_ABOVE_SEGMENT: f64 = 0.58;
/// What it costs an animal to stand aside, as a share of what it costs to reach as far under a mark.
const ASIDE: f64 = 0.22;
/// The same for a head beside marks: it bears standing off the middle better than losing a cheek.
const HEAD_ASIDE: f64 = 0.05;
/// How far it stands off for a single mark at its side at most, as a share of the diameter: a badge may lie on its
/// cheek.
pub(super) const MOST_ASIDE: f64 = 0.04;
/// The same where it keeps clear of the badge.
pub(super) const ASIDE_OFF_BADGE: f64 = 0.07;
/// In which directions from such a badge it may stand, in degrees off straight away from it, and in how many steps.
const AWAY: (f64, i32) = (15.0, 5);
/// How far below the middle of a head its mouth is, as a share of its widest extent.
const MOUTH: f64 = 0.2;
/// What it costs to reach beyond the field, likewise.
const BEYOND: f64 = 20.0;
/// The first step and the smallest of the search for the best place, as shares of the diameter.
const STEPS: (f64, f64) = (0.04, 0.003);
/// The farthest points in so many directions stand for the edge of an animal beside a mark.
const DIRECTIONS: usize = 180;
/// How far an animal on a line may stand aside, as a share of the diameter, and in what steps that is tried.
const STANDING: (f64, i32) = (0.01, 12);

/// The room of an animal.
pub(super) struct AnimalRoom<'a> {
    /// The area inside the ring, around (0, 0), and its middle on the piece.
    pub field: Contour,
    pub middle: Point,
    /// The height of the line on which it stands, if it does.
    pub ground: Option<f64>,
    /// What it keeps clear of.
    pub marks: &'a [Mark],
    /// The visible diameter.
    pub diameter: f64,
    /// How large all animals are drawn beside marks, relative to the size of the given edge: they look equally large.
    pub common: f64,
    /// What it fills of the diameter at least.
    pub filled: f64,
    /// How far it stands off for a single mark at most, as a share of the diameter.
    pub aside: f64,
    /// How far it stays off its marks, in millimetres, where it can.
    pub off_marks: f64,
    /// Whether it is a head.
    pub is_head: bool,
    /// The height of the chord of a segment, above which it stands whole, and how far it stays clear of it.
    pub chord: Option<f64>,
}

/// An animal in its room.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fitted {
    /// How much larger it is than it was drawn.
    pub scale: f64,
    /// Where its origin stands on the piece.
    pub at: Point,
}

impl AnimalRoom<'_> {
    /// The place and scale at which an animal fills the room, given what encloses it and its edge: points around its
    /// origin, and how far its ink reaches around each.
    pub fn fitted(&self, enclosed: &AnimalHull, edge: impl FnOnce() -> Vec<(Point, f64)>) -> Fitted {
        let (hull, circle) = (enclosed.dots.as_slice(), enclosed.circle.to_vec2());
        if let Some(ground) = self.ground {
            return self.standing(hull, ground);
        }
        let free = self.free(hull, circle);
        if self.marks.is_empty() && self.chord.is_none() {
            return free;
        }
        let needed = self.filled * self.diameter / widest(hull);
        let scale = self.common.max(needed).min(free.scale);
        if let Some(chord) = self.chord {
            return self.above(hull, circle, scale, chord);
        }
        let start = (boxed(hull) + circle) / 2.0;
        match self.marks {
            [mark] if self.is_head && mark.comes_first() => self.away_from(mark, hull, circle, scale),
            _ => self.beside_marks(hull, &farthest(&edge(), start), start, scale),
        }
    }

    /// Without marks: in the middle, given that of the smallest circle around it.
    fn free(&self, hull: &[(Point, f64)], circle: Vec2) -> Fitted {
        let centre = if self.field.shape() == Outline::Disc { circle } else { boxed(hull) };
        let fills = |&(point, around): &(Point, f64)| self.field.filled_by(point - centre, around);
        let scale = 1.0 / hull.iter().map(fills).fold(0.01, f64::max);
        Fitted { scale, at: self.middle - scale * centre }
    }

    /// On a line, as far to the side as lets it be largest.
    fn standing(&self, hull: &[(Point, f64)], ground: f64) -> Fitted {
        let foot = hull.iter().map(|(point, around)| point.y + around).fold(f64::MIN, f64::max);
        let middle = boxed(hull).x;
        let standing = |step: i32| {
            let aside = f64::from(step) * STANDING.0;
            let x = self.middle.x + aside * self.diameter;
            let at = |scale: f64| Point::new(x - scale * middle, ground - scale * foot);
            let scale = self.largest(|scale| self.beyond(hull, scale, at(scale)) <= 0.0);
            (scale * (1.0 - 2.0 * ASIDE * aside.abs()), Fitted { scale, at: at(scale) })
        };
        let tried = (-STANDING.1..=STANDING.1).map(standing);
        let best = tried.max_by(|one, other| one.0.total_cmp(&other.0));
        best.map_or(Fitted { scale: 1.0, at: self.middle }, |(_, best)| best)
    }

    /// Above a chord, in the middle of what it leaves free, at this scale or as large as fits.
    fn above(&self, hull: &[(Point, f64)], circle: Vec2, scale: f64, chord: f64) -> Fitted {
        let foot = hull.iter().map(|(point, around)| point.y + around).fold(f64::MIN, f64::max);
        let x = |scale: f64| self.middle.x - scale * circle.x;
        let lowest = |scale: f64| Point::new(x(scale), chord - scale * foot);
        let inside = |scale: f64, at: Point| self.beyond(hull, scale, at) <= 0.0;
        let scale = scale.min(self.largest(|scale| inside(scale, lowest(scale))));
        // As far above the chord as below the ring.
        let (mut free, mut taken) = (0.0, 2.0 * self.field.half());
        for _ in 0..12 {
            let up = (free + taken) / 2.0;
            if inside(scale, lowest(scale) - Vec2::new(0.0, up)) { free = up } else { taken = up }
        }
        Fitted { scale, at: lowest(scale) - Vec2::new(0.0, free / 2.0) }
    }

    /// As far from a badge as the ring allows, at this scale, its mouth above all.
    fn away_from(&self, mark: &Mark, hull: &[(Point, f64)], circle: Vec2, scale: f64) -> Fitted {
        let from = mark.at() - self.middle;
        let mouth = Vec2::new(0.0, MOUTH * scale * widest(hull));
        let standing = |step: i32| {
            let way = -Vec2::from_angle(from.atan2() + (f64::from(step) * AWAY.0).to_radians());
            let at = |off: f64| self.middle + off * way - scale * circle;
            let (mut near, mut far) = (0.0, self.aside * self.diameter);
            for _ in 0..10 {
                let off = (near + far) / 2.0;
                if self.beyond(hull, scale, at(off)) <= 0.0 { near = off } else { far = off }
            }
            let head = self.middle + near * way;
            (head.distance(mark.at()) + (head + mouth).distance(mark.at()), Fitted { scale, at: at(near) })
        };
        let tried = (-AWAY.1..=AWAY.1).map(standing).max_by(|one, other| one.0.total_cmp(&other.0));
        tried.map_or(Fitted { scale, at: self.middle - scale * circle }, |(_, best)| best)
    }

    /// As little as possible under the marks, at this scale: a search for the best place.
    fn beside_marks(&self, hull: &[(Point, f64)], outline: &[(Point, f64)], start: Vec2, scale: f64) -> Fitted {
        let at = |off: Vec2| self.middle + off - scale * start;
        let aside = if self.is_head { HEAD_ASIDE } else { ASIDE };
        let single = self.is_head && matches!(self.marks, [mark] if mark.is_aside());
        // What a place costs, or something above `most`.
        let price = |off: Vec2, most: f64| {
            let at = at(off);
            let too_far = if single { (off.hypot() - self.aside * self.diameter).max(0.0) } else { 0.0 };
            let price = aside * off.hypot() + BEYOND * too_far;
            if price > most {
                return price;
            }
            let mut hidden = 0.0_f64;
            for &(point, around) in outline {
                let dot = at + scale * point.to_vec2();
                let covered = self
                    .marks
                    .iter()
                    .map(|mark| mark.covers(dot, scale * around + self.off_marks).max(0.0))
                    .sum::<f64>();
                hidden = hidden.max(covered);
                if price + hidden > most {
                    return price + hidden;
                }
            }
            price + hidden + BEYOND * self.field.half() * self.beyond(hull, scale, at).max(0.0)
        };
        // Away from the marks.
        let from = self.marks.iter().map(|mark| mark.at() - self.middle).sum::<Vec2>();
        let mut off = -0.03 * self.diameter * from / from.hypot().max(1e-9);
        let (mut best, mut step) = (price(off, f64::INFINITY), STEPS.0 * self.diameter);
        while step > STEPS.1 * self.diameter {
            let next = (0..8).map(|turn| off + step * Vec2::from_angle(TAU * f64::from(turn) / 8.0));
            let tried = next.map(|off| (price(off, best), off)).min_by(|one, other| one.0.total_cmp(&other.0));
            match tried {
                Some((price, place)) if price < best => (best, off) = (price, place),
                Some(_) | None => step /= 2.0,
            }
        }
        Fitted { scale, at: at(off) }
    }

    /// How far an edge reaches beyond the field, as a share of the field's size; negative inside.
    fn beyond(&self, hull: &[(Point, f64)], scale: f64, at: Point) -> f64 {
        let fills = hull.iter().map(|&(point, around)| {
            let dot = at + scale * point.to_vec2() - self.middle.to_vec2();
            self.field.filled_by(dot, scale * around)
        });
        fills.fold(0.0, f64::max) - 1.0
    }

    /// The largest scale that fits, by bisection.
    fn largest(&self, fits: impl Fn(f64) -> bool) -> f64 {
        let (mut small, mut large) = (0.0, 3.0);
        for _ in 0..12 {
            let scale = (small + large) / 2.0;
            if fits(scale) { small = scale } else { large = scale }
        }
        small
    }
}

/// Of the dots of an edge the farthest from a middle in each direction.
fn farthest(edge: &[(Point, f64)], middle: Vec2) -> Vec<(Point, f64)> {
    let starts: [Vec2; DIRECTIONS] =
        std::array::from_fn(|place| Vec2::from_angle(TAU * place as f64 / DIRECTIONS as f64));
    let mut found: Vec<Option<((Point, f64), f64)>> = vec![None; DIRECTIONS];
    let mut sector = 0;
    for &dot in edge {
        let off = (dot.0 - middle).to_vec2();
        sector = sector_of(off, sector, &starts);
        let far = off.hypot2().sqrt() + dot.1;
        let place = &mut found[sector];
        if place.is_none_or(|(_, so_far)| so_far < far) {
            *place = Some((dot, far));
        }
    }
    found.into_iter().flatten().map(|(dot, _)| dot).collect()
}

/// The sector that a vector lies in, given where each begins. The search begins at one: of the dots along an edge, the
/// next is in the same sector or in one beside it, and no angle is computed.
fn sector_of(off: Vec2, near: usize, starts: &[Vec2]) -> usize {
    let count = starts.len();
    let (mut sector, way) = (near, if starts[near].cross(off) < 0.0 { count - 1 } else { 1 });
    for _ in 0..count {
        if starts[sector].cross(off) >= 0.0 && starts[(sector + 1) % count].cross(off) < 0.0 {
            break;
        }
        sector = (sector + way) % count;
    }
    sector
}

/// The widest extent of an edge.
fn widest(hull: &[(Point, f64)]) -> f64 {
    let across = |along: Vec2| {
        let reach = |sign: f64| {
            hull.iter().map(|(point, around)| sign * point.to_vec2().dot(along) + around).fold(f64::MIN, f64::max)
        };
        reach(1.0) + reach(-1.0)
    };
    (0..36).map(|step| across(Vec2::from_angle(PI * f64::from(step) / 36.0))).fold(0.0, f64::max)
}

/// The middle of the bounds of an edge.
fn boxed(edge: &[(Point, f64)]) -> Vec2 {
    boxed_middle(edge).to_vec2()
}

#[cfg(test)]
mod tests {
    use super::sector_of;
    use crate::geom::Vec2;
    use std::f64::consts::TAU;

    #[test]
    fn a_vector_is_in_the_sector_of_its_angle_wherever_the_search_begins() {
        let starts: Vec<Vec2> = (0..12).map(|hour| Vec2::from_angle(TAU * f64::from(hour) / 12.0)).collect();
        for hour in 0..12 {
            for (minute, near) in (0..30).flat_map(|minute| (0..12).map(move |near| (minute, near))) {
                let off = 3.0 * Vec2::from_angle((f64::from(hour) + (f64::from(minute) + 0.5) / 30.0) * TAU / 12.0);
                assert_eq!(sector_of(off, near, &starts), hour as usize);
            }
        }
        // What lies where one begins belongs to it.
        let axes = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)].map(|(x, y)| Vec2::new(x, y));
        assert_eq!(axes.map(|axis| sector_of(axis, 5, &starts)), [0, 3, 6, 9]);
    }
}
