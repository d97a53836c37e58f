//! Waves like scales on a plate, one endless pattern seen through every square; between them run the squares' edges.

use super::body::Body;
use super::name::{NameStyle, name, plate_radius, sealed};
use crate::canvas::shapes::hollowed;
use crate::geom::{Arc, BezPath, Point, Rect, TOLERANCE, Vec2};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use std::f64::consts::TAU;

/// How far the plate stays inside the squares' edges, and how far its corners are hollowed.
const PLATE: (f64, f64) = (0.035 * C, 0.11 * C);
/// From the plate's edge to the line in it.
const LINE: f64 = 0.75;
/// From the plate's edge to the scales, and how far these keep from a hollowed corner.
const CLEAR: (f64, f64) = (1.55, 0.11 * C + 0.75);
/// From an edge between squares to the scales, and at least, in millimetres.
const EDGE: (f64, f64) = (0.85, 0.55);
/// The radius of a scale; rows follow each other by half of it, columns by twice.
const SCALE: f64 = C / 4.0;
/// The arcs of a scale, as shares of its radius.
const RINGS: [f64; 4] = [0.97, 0.70, 0.43, 0.17];
/// Shorter arcs are left out.
const SHORTEST_ARC: f64 = 1.3;
/// The size of the name's characters, and from its plates to the scales.
const NAME: f64 = 0.245 * C;
const OFF_SEAL: f64 = 0.55;
/// From the upper edge of a square to the crests of a row: as far as scales keep from an edge between squares.
const CREST: f64 = EDGE.0 + 0.15;

pub(super) fn scales(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let colours = *canvas.site().colours();
    canvas.fill(hollowed(&body.cells, C, PLATE.0, PLATE.1), colours.river);
    canvas.left_open(hollowed(&body.cells, C, PLATE.0 + LINE, PLATE.1 - 0.1), colours.bank, 0.4);
    let edge = EDGE.0.max(EDGE.1 / canvas.site().k);
    let sealed = sealed(canvas, body);
    for &(r, c) in &body.cells {
        let seal = if sealed.contains(&(r, c)) { plate_radius(NAME) + OFF_SEAL } else { 0.0 };
        let pane = Pane { seal, ..Pane::of(body, (r, c), edge) };
        // The pattern is the same in every square: those with the same shores are drawn once.
        canvas.at(c as f64 * C, r as f64 * C, 0.0, 1.0, |canvas| {
            canvas.symbol(&pane.name(), |canvas| {
                let arcs = pane.arcs();
                canvas.left_open_round(arcs, colours.wave, 0.3);
            });
        });
    }
    // From the plate's line to the one across, as the lines between the squares of land run up to it.
    canvas.left_open(body.lines(PLATE.0 + LINE), colours.bank, 0.35);
    name(canvas, body, NAME, NameStyle::Plate);
}

/// One square of the pattern, its upper left corner on (0, 0).
#[derive(Debug, Clone, Copy)]
struct Pane {
    /// Where arcs may be.
    room: Rect,
    /// Nothing comes nearer to its middle: a character stands there on a plate.
    seal: f64,
    /// Which of the eight squares around are water: from the upper left one, row by row.
    around: [bool; 8],
}

/// The neighbours of a square, from the upper left one, row by row.
const AROUND: [(isize, isize); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

impl Pane {
    fn of(body: &Body, (row, column): (usize, usize), edge: f64) -> Pane {
        let around = AROUND.map(|(down, right)| {
            let cell = row.checked_add_signed(down).zip(column.checked_add_signed(right));
            cell.is_some_and(|(row, column)| body.has(row, column))
        });
        let [_, above, _, left, right, _, below, _] = around;
        let clear = |wet: bool| if wet { edge } else { PLATE.0 + CLEAR.0 };
        let room = Rect::new(clear(left), clear(above), C - clear(right), C - clear(below));
        Pane { room, seal: 0.0, around }
    }

    fn name(self) -> String {
        let wet: String = self.around.iter().map(|&wet| if wet { '1' } else { '0' }).collect();
        format!("scales-{wet}{}", if self.seal > 0.0 { "-seal" } else { "" })
    }

    /// Whether there may be a line here.
    fn shows(self, at: Point) -> bool {
        let corners = [(0, 1, 3), (2, 1, 4), (5, 6, 3), (7, 6, 4)];
        let free = corners.into_iter().all(|(diagonal, down, along)| {
            let corner = Point::new(if diagonal % 5 == 0 { 0.0 } else { C }, if diagonal < 5 { 0.0 } else { C });
            let off = at - corner;
            match (self.around[down], self.around[along]) {
                (false, false) => {
                    // The middle of the hollow that the line in the plate has there.
                    let inwards = Vec2::new(off.x.signum(), off.y.signum()) * (PLATE.0 + LINE);
                    (off - inwards).hypot() > CLEAR.1
                }
                (true, true) if !self.around[diagonal] => off.x.abs().max(off.y.abs()) > PLATE.0 + CLEAR.0,
                _ => true,
            }
        });
        free && self.room.contains(at) && at.distance(Point::new(C / 2.0, C / 2.0)) >= self.seal
    }

    /// All arcs that can be seen.
    fn arcs(self) -> BezPath {
        let mut path = BezPath::new();
        let pitch = SCALE / 2.0;
        // From those whose lowest arcs reach into the square to those whose crests do.
        let rows = (C / pitch) as i32 + 1;
        for row in -2..=rows {
            for column in -1..=2 {
                let shift = if row.rem_euclid(2) == 1 { SCALE } else { 0.0 };
                let crest = CREST + f64::from(row) * pitch;
                let middle = Point::new(f64::from(column) * 2.0 * SCALE + shift, crest + RINGS[0] * SCALE);
                for ring in RINGS {
                    seen_arcs(&mut path, middle, ring * SCALE, |at| self.shows(at) && !covered(middle, at));
                }
            }
        }
        path
    }
}

/// Whether a place of the scale around `middle` is covered by one of the scales in the rows before it.
fn covered(middle: Point, at: Point) -> bool {
    (1..=3).any(|row| {
        let columns: &[f64] = if row % 2 == 1 { &[-1.0, 1.0] } else { &[-2.0, 0.0, 2.0] };
        columns.iter().any(|column| {
            let before = middle + Vec2::new(column * SCALE, f64::from(row) * SCALE / 2.0);
            before.distance(at) < SCALE - 1e-6
        })
    })
}

/// Adds the parts of a circle that are seen.
fn seen_arcs(path: &mut BezPath, middle: Point, radius: f64, seen: impl Fn(Point) -> bool) {
    const STEPS: usize = 120;
    let angle = |step: usize| TAU * step as f64 / STEPS as f64;
    let at = |angle: f64| middle + Vec2::from_angle(angle) * radius;
    let shown: Vec<bool> = (0..STEPS).map(|step| seen(at(angle(step)))).collect();
    // Where between two steps it begins or ends to be seen.
    let border = |from: usize, hidden_first: bool| {
        let (mut a, mut b) = (angle(from), angle(from) + TAU / STEPS as f64);
        for _ in 0..10 {
            let half = (a + b) / 2.0;
            if seen(at(half)) == hidden_first { b = half } else { a = half }
        }
        (a + b) / 2.0
    };
    for start in 0..STEPS {
        let before = (start + STEPS - 1) % STEPS;
        if !shown[start] || shown[before] {
            continue;
        }
        let long = (1..STEPS).find(|long| !shown[(start + long) % STEPS]).unwrap_or(STEPS);
        let from = border(before, true);
        let to = border((start + long - 1) % STEPS, false);
        let sweep = (to - from).rem_euclid(TAU);
        if sweep * radius < SHORTEST_ARC {
            continue;
        }
        path.move_to(at(from));
        path.extend(Arc::new(middle, Vec2::new(radius, radius), from, sweep, 0.0).append_iter(TOLERANCE));
    }
}

#[cfg(test)]
mod tests {
    use super::{AROUND, Body, C, EDGE, Pane};
    use crate::geom::{BezPath, PathEl, Point, Shape};
    use crate::rules::Side;

    /// A pane with water on these of the eight squares around it.
    fn pane(wet: &str) -> Pane {
        let around = AROUND.into_iter().zip(wet.chars()).filter(|(_, letter)| *letter == '~');
        let cells = around.map(|((down, right), _)| ((1 + down) as usize, (1 + right) as usize)).collect();
        Pane::of(&Body { cells, width: 3, height: 3, turned: false, reader: Side::White }, (1, 1), EDGE.0)
    }

    #[test]
    fn no_scale_runs_over_the_edge_of_its_square_or_over_the_shore() {
        for wet in ["........", "~~~~~~~~", ".~.~~.~.", "~~.~....", "...~~..."] {
            let pane = pane(wet);
            let arcs = pane.arcs();
            assert!(arcs.elements().len() > 60, "{wet}");
            for end in arcs.elements().iter().filter_map(PathEl::end_point) {
                assert!(pane.room.inflate(0.02, 0.02).contains(end), "{end} in {wet}");
            }
        }
    }

    #[test]
    fn a_seal_is_clear_of_scales_and_leaves_no_stubs_of_them() {
        let sealed = Pane { seal: 6.0, ..pane("~~~~~~~~") };
        for part in sealed.arcs().subpaths() {
            let arc = BezPath::from_vec(part.to_vec());
            assert!(arc.perimeter(0.001) > super::SHORTEST_ARC - 0.01, "{}", arc.perimeter(0.001));
            for end in part.iter().filter_map(PathEl::end_point) {
                assert!(end.distance(Point::new(C / 2.0, C / 2.0)) > 5.98, "{end}");
            }
        }
    }

    #[test]
    fn single_water_has_fewer_scales_than_the_middle_of_a_lake() {
        assert!(pane("........").arcs().elements().len() < pane("~~~~~~~~").arcs().elements().len());
    }
}
