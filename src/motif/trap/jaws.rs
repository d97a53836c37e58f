//! Open jaws in a solid disc.

use crate::geom::{BezPath, Point};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::shapes::Fang;
use crate::motif::word::one_line;
use crate::rules::Side;

/// Half the width of the mouth, and half its height.
const MOUTH: (f64, f64) = (0.355 * C, 0.262 * C);
/// Fangs in each jaw on either side of the middle one.
const FANGS: i32 = 3;

pub(super) fn jaws(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    const RADIUS: f64 = 0.415 * C;
    let colours = *canvas.site().colours();
    if reader.is_none() {
        // An animal and its strength would drown in the solid: it gets the rim alone.
        let radius = mark.rim(canvas, RADIUS, colours.trap);
        mark.teeth(canvas, Fang { radius, half: 6.2, length: 0.07 * C, lean: 0.0 }, 20, colours.trap);
        return;
    }
    // The one side's jaws are solid and their mouth is light; the other's are light, cut into a dark mouth.
    let (jaw, throat) = if mark.two { (colours.trap, mark.colour) } else { (mark.colour, colours.trap) };
    match mark.two {
        false => {
            canvas.fill(BoardCanvas::circle((0.0, 0.0), RADIUS), jaw);
            canvas.left_open(BoardCanvas::circle((0.0, 0.0), RADIUS - 0.75), throat, 0.3);
        }
        true => {
            mark.rim(canvas, RADIUS - 0.3, jaw);
        }
    }
    canvas.fill(mouth(), throat);
    canvas.fill(fangs(), jaw);
    if let Some(word) = super::word(canvas, reader) {
        let ink = if mark.two { colours.trap } else { colours.ink };
        one_line(canvas, &word, 0.195 * C, 0.44 * C, 0.0, ink);
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
