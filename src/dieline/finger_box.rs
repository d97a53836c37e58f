//! A box of plywood: a bottom and four sides with finger joints, and a lid of two plates.
//!
//! Along an edge the fingers of two plates alternate; an odd number of them lets one plate have both ends. The bottom
//! has the ends of its edges, and the long sides those of the upright ones, so that every corner belongs to one plate.

use super::contents::Arrangement;
use crate::geom::{Corners, Point, Rect, Region, Size};

/// Room around the pieces, above them, and between lid and walls.
const PLAY: (f64, f64, f64) = (1.0, 1.0, 0.4);
/// A finger is about this many times as long as the wood is thick.
const FINGER: f64 = 3.0;
/// The shallowest box, in millimetres inside.
const SHALLOWEST: f64 = 10.0;
/// The radius of the notches by which the lid is lifted: at most, and as a share of the shorter side.
const NOTCH: (f64, f64) = (9.0, 0.12);

/// The lengths of a box of plywood, in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FingerBoxMeasures {
    /// The clear length, width and height below the lid.
    pub inner: [f64; 3],
    /// The thickness of the wood.
    pub wood: f64,
}

/// A plate of a box of plywood.
#[derive(Debug, Clone)]
pub struct Plate {
    /// Its name, such as `long side`.
    pub name: &'static str,
    /// How many there are.
    pub count: usize,
    /// Its finished shape, its upper left corner at the origin.
    pub region: Region,
}

impl FingerBoxMeasures {
    /// The box for pieces that lie in stacks, in a tray of width, length and height.
    pub fn of(arrangement: &Arrangement, wood: f64) -> FingerBoxMeasures {
        let [wide, long, high] = arrangement.block;
        // The lid's inner plate lies within the walls.
        let height = (high + PLAY.1).max(SHALLOWEST - wood) + wood;
        FingerBoxMeasures { inner: [long + PLAY.0, wide + PLAY.0, height], wood }
    }

    /// Length, width and height outside, without the lid's upper plate.
    pub fn outer(&self) -> [f64; 3] {
        let [length, width, height] = self.inner;
        [length + 2.0 * self.wood, width + 2.0 * self.wood, height + self.wood]
    }

    /// An odd number of fingers along an edge.
    fn fingers(&self, edge: f64) -> usize {
        let about = edge / (FINGER * self.wood);
        2 * ((about - 1.0) / 2.0).round().max(1.0) as usize + 1
    }

    /// The fingers of one parity along an edge from `from` to `to`: where each begins and ends.
    fn spans(&self, (from, to): (f64, f64), even: bool) -> Vec<(f64, f64)> {
        let count = self.fingers(to - from);
        let step = (to - from) / count as f64;
        let wanted = (0..count).filter(|place| (place % 2 == 0) == even);
        wanted.map(|place| (from + place as f64 * step, from + (place + 1) as f64 * step)).collect()
    }

    /// The plates: bottom, long sides, short sides, the lid and the plate below it.
    pub fn plates(&self) -> [Plate; 5] {
        let [long, wide, high] = self.outer();
        let t = self.wood;
        let plate = |name, count, region| Plate { name, count, region };
        let mut bottom = Vec::new();
        for (from, to) in self.spans((0.0, long), false) {
            bottom.extend([Rect::new(from, 0.0, to, t), Rect::new(from, wide - t, to, wide)]);
        }
        for (from, to) in self.spans((0.0, wide), false) {
            bottom.extend([Rect::new(0.0, from, t, to), Rect::new(long - t, from, long, to)]);
        }
        let notch = NOTCH.0.min(NOTCH.1 * wide);
        let short = self.side(wide, high, true).difference(&disc(Point::new(wide / 2.0, 0.0), notch));
        let [length, width, _] = self.inner;
        let under = Size::new(length - PLAY.2, width - PLAY.2);
        [
            plate("bottom", 1, without(Size::new(long, wide), &bottom)),
            plate("long side", 2, self.side(long, high, false)),
            plate("short side", 2, short),
            plate("lid", 1, without(Size::new(long, wide), &[])),
            plate("under the lid", 1, without(under, &[])),
        ]
    }

    /// A side, its lower edge below: the bottom's fingers are taken from it, and those of its neighbours, which are the
    /// even ones of a short side.
    fn side(&self, across: f64, high: f64, short: bool) -> Region {
        let t = self.wood;
        let lower = self.spans((0.0, across), true).into_iter().map(|(from, to)| Rect::new(from, high - t, to, high));
        let mut gone: Vec<Rect> = lower.collect();
        for (from, to) in self.spans((0.0, high - t), short) {
            gone.extend([Rect::new(0.0, from, t, to), Rect::new(across - t, from, across, to)]);
        }
        without(Size::new(across, high), &gone)
    }
}

impl Plate {
    /// The line along which a laser cuts that burns away so much: half of it outside.
    pub fn cut(&self, kerf: f64) -> Region {
        self.region.offset(kerf / 2.0, Corners::Mitred)
    }
}

fn without(size: Size, gone: &[Rect]) -> Region {
    let gone: Vec<Region> = gone.iter().map(|&rect| Region::rect(rect)).collect();
    Region::rect(size.to_rect()).difference(&Region::union_of(&gone)).largest()
}

fn disc(middle: Point, radius: f64) -> Region {
    use crate::geom::{Circle, Shape, TOLERANCE};
    Region::of_path(&Circle::new(middle, radius).to_path(TOLERANCE), false, TOLERANCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measures(inner: [f64; 3], wood: f64) -> FingerBoxMeasures {
        FingerBoxMeasures { inner, wood }
    }

    /// How many plates have wood at a point of the closed box without its lid; x along the length, y along the width, z
    /// up from below.
    fn wood_at(m: &FingerBoxMeasures, plates: &[Plate; 5], (x, y, z): (f64, f64, f64)) -> usize {
        let ([long, wide, high], t) = (m.outer(), m.wood);
        let has = |plate: &Plate, x: f64, y: f64| {
            let dot = Region::rect(Rect::from_center_size((x, y), (0.02, 0.02)));
            !plate.region.intersection(&dot).is_empty()
        };
        let [bottom, long_side, short_side, ..] = plates;
        let on = [
            z < t && has(bottom, x, y),
            y < t && has(long_side, x, high - z),
            y > wide - t && has(long_side, x, high - z),
            x < t && has(short_side, y, high - z),
            x > long - t && has(short_side, y, high - z),
        ];
        on.into_iter().filter(|&on| on).count()
    }

    #[test]
    fn every_point_of_the_walls_belongs_to_one_plate() {
        for (inner, wood) in [([84.0, 84.0, 12.0], 3.0), ([163.0, 82.0, 24.0], 4.0), ([50.0, 40.0, 10.0], 2.0)] {
            let m = measures(inner, wood);
            let (plates, [long, wide, high]) = (m.plates(), m.outer());
            let step = wood / 2.0;
            let steps = |length: f64| (0..(length / step) as usize).map(move |place| (place as f64 + 0.31) * step);
            for z in steps(high) {
                for x in steps(long) {
                    for y in steps(wide).filter(|&y| y < 2.0 * wood || y > wide - 2.0 * wood) {
                        let walls = x < wood || x > long - wood || y < wood || y > wide - wood || z < wood;
                        // The notches are cut out of both short sides.
                        let notch = (y - wide / 2.0).hypot(high - z) < NOTCH.0 + 0.1;
                        let found = wood_at(&m, &plates, (x, y, z));
                        assert!(notch || found == usize::from(walls), "{found} plates at {x}, {y}, {z} of {inner:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_laser_that_burns_half_a_millimetre_leaves_the_finished_size() {
        let [bottom, ..] = measures([84.0, 84.0, 12.0], 3.0).plates();
        let (finished, cut) = (bottom.region.bounds().expect("wood"), bottom.cut(0.5).bounds().expect("wood"));
        assert!((finished.width() - 90.0).abs() < 1e-6);
        assert!((cut.width() - finished.width() - 0.5).abs() < 1e-3);
    }

    #[test]
    fn every_edge_has_an_odd_number_of_fingers_of_a_hand_s_size() {
        let m = measures([84.0, 84.0, 12.0], 3.0);
        for edge in [12.0, 30.0, 90.0, 240.0] {
            let count = m.fingers(edge);
            assert!(count % 2 == 1 && count >= 3);
            assert!(edge / count as f64 >= 3.0, "{edge} mm in {count} fingers");
        }
    }
}
