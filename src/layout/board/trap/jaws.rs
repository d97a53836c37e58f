//! Open jaws in a solid disc.

use super::super::C;
use super::super::sketch::Sketch;
use super::super::word::one_line;
use crate::geom::{BezPath, Point};
use crate::layout::shapes::{self, Fang};
use crate::rules::Side;

/// Half the width of the mouth, and half its height.
const MOUTH: (f64, f64) = (0.355 * C, 0.262 * C);
/// Fangs in each jaw on either side of the middle one.
const FANGS: i32 = 3;

pub(super) fn jaws(sketch: &mut Sketch<'_, '_>, reader: Option<Side>) {
    const RADIUS: f64 = 0.415 * C;
    let colours = *sketch.site.colours();
    if reader.is_none() {
        // An animal and its strength would drown in the solid: it gets the rim alone.
        sketch.shape(Sketch::circle(0.0, 0.0, RADIUS), colours.trap, colours.ink, 0.5);
        let fang = Fang { radius: RADIUS, half: 6.2, length: 0.07 * C, lean: 0.0 };
        sketch.fill(shapes::fangs(fang, 20), colours.ink);
        return;
    }
    sketch.fill(Sketch::circle(0.0, 0.0, RADIUS), colours.ink);
    sketch.left_open(Sketch::circle(0.0, 0.0, RADIUS - 0.75), colours.trap, 0.3);
    sketch.fill(mouth(), colours.trap);
    sketch.fill(fangs(), colours.ink);
    if let Some(word) = super::word(sketch, reader) {
        one_line(sketch, &word, 0.195 * C, 0.44 * C, 0.0, colours.ink);
    }
}

fn mouth() -> BezPath {
    let mut path = BezPath::new();
    path.move_to((-MOUTH.0, 0.0));
    path.quad_to((0.0, -2.0 * MOUTH.1), (MOUTH.0, 0.0));
    path.quad_to((0.0, 2.0 * MOUTH.1), (-MOUTH.0, 0.0));
    path.close_path();
    path
}

/// Fangs that grow from both jaws; those in the corners of the mouth are smaller.
fn fangs() -> BezPath {
    let mut path = BezPath::new();
    for jaw in [-1.0, 1.0] {
        for fang in -FANGS..=FANGS {
            let out = f64::from(fang) / f64::from(FANGS + 1);
            let (x, y) = (out * MOUTH.0, jaw * MOUTH.1 * (1.0 - out * out));
            let half = 0.036 * C * (1.0 - 0.25 * out.abs());
            let long = jaw * 0.105 * C * (1.0 - 0.45 * out.abs());
            let tip = Point::new(x, y - long);
            // Each foot stands in the jaw, however steep that is here.
            let foot = |side: f64| {
                let at = (x + side * 1.25 * half) / MOUTH.0;
                Point::new(at * MOUTH.0, jaw * (MOUTH.1 * (1.0 - at * at) + 0.35))
            };
            path.move_to(foot(-1.0));
            path.quad_to(Point::new(x - 0.3 * half, y - 0.35 * long), tip);
            path.quad_to(Point::new(x + 0.3 * half, y - 0.35 * long), foot(1.0));
            path.close_path();
        }
    }
    path
}
