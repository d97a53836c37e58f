//! A pit with sharpened stakes in it, seen at an angle.

use super::board_canvas::BoardCanvas;
use super::mark::Mark;
use crate::canvas::shapes::polyline;
use crate::geom::{BezPath, Ellipse, Point, Shape, TOLERANCE, Vec2};
use crate::scene::Colour;
use crate::theme::{Grid, Machine};

/// The middle of the pit's mouth below that of the drawing, and its half axes.
const MOUTH: (f64, (f64, f64)) = (2.15, (5.35, 2.75));
/// The feet and the tips of stakes, the far ones first.
const STAKES: [((f64, f64), (f64, f64)); 5] = [
    ((-1.75, 1.5), (-2.05, -4.3)),
    ((1.75, 1.5), (2.05, -4.3)),
    ((-3.55, 2.5), (-4.35, -2.0)),
    ((3.55, 2.5), (4.35, -2.0)),
    ((0.0, 3.9), (0.0, -2.5)),
];
/// The same in small: fewer and broader.
const FEW: [((f64, f64), (f64, f64)); 3] =
    [((-3.1, 2.3), (-3.8, -3.4)), ((3.1, 2.3), (3.8, -3.4)), ((0.0, 3.6), (0.0, -4.4))];
/// Half the breadth of a stake, large and small, how long its point is, and the gap around it.
const HALF: (f64, f64) = (0.92, 1.15);
const POINT: f64 = 3.9;
const GAP: f64 = 0.36;
/// The weights of an open pit's rim and of open stakes: the usual ones, and those within heavy lines.
const OPEN: [(f64, f64); 2] = [(0.34, 0.3), (0.5, 0.46)];
/// Squares smaller than this, in millimetres to a design unit, show few stakes.
const SMALL: f64 = 0.5;

/// A pit with stakes around (0, 0), in the colour of its owner on a ground: dark with dark stakes, or open, each stake
/// with a flank in shade.
pub(super) fn stakes(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, ground: Colour) {
    if canvas.site().theme.cutter.machine == Machine::Laser {
        return engraved(canvas, mark, ground);
    }
    let small = canvas.site().k < SMALL;
    let (rim, edge) = OPEN[usize::from(canvas.site().style().grid == Grid::Heavy)];
    let mouth = Ellipse::new((0.0, MOUTH.0), MOUTH.1, 0.0).to_path(TOLERANCE);
    match mark.is_open() {
        true => canvas.shape(mouth, ground, mark.colour, rim),
        false => canvas.fill(mouth, mark.colour),
    }
    let (listed, half) = if small { (&FEW[..], HALF.1) } else { (&STAKES[..], HALF.0) };
    for &(foot, tip) in listed {
        let (foot, tip) = (Point::from(foot), Point::from(tip));
        let (stake, up) = (Stake::new(foot, tip, half), (tip - foot).normalize());
        // It is parted from what lies behind: an area, as a laser leaves no lines open.
        canvas.fill(Stake::new(foot - up * GAP, tip + up * 2.4 * GAP, half + GAP).whole, ground);
        match mark.is_open() {
            true => {
                canvas.shape(stake.whole, ground, mark.colour, edge);
                canvas.fill(stake.shade, mark.colour);
            }
            false => {
                canvas.fill(stake.whole, mark.colour);
                if !small {
                    canvas.fill(stake.ridge, ground);
                }
            }
        }
    }
}

/// The same for a laser, which burns all that is dark: stakes side by side over the near edge of the pit, and nothing
/// behind anything.
fn engraved(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, ground: Colour) {
    /// The feet and the tips of the stakes, and half their breadth.
    const APART: [((f64, f64), (f64, f64)); 5] = [
        ((-4.1, 1.2), (-4.35, -1.9)),
        ((4.1, 1.2), (4.35, -1.9)),
        ((-2.1, 2.6), (-2.25, -3.5)),
        ((2.1, 2.6), (2.25, -3.5)),
        ((0.0, 2.95), (0.0, -4.9)),
    ];
    const HALF: f64 = 0.8;
    let mut lip = BezPath::new();
    lip.move_to((-5.5, 1.9));
    lip.curve_to((-4.6, 6.2), (4.6, 6.2), (5.5, 1.9));
    lip.curve_to((3.9, 4.75), (-3.9, 4.75), (-5.5, 1.9));
    lip.close_path();
    let open = mark.is_open();
    match open {
        true => canvas.shape(lip, ground, mark.colour, 0.3),
        false => canvas.fill(lip, mark.colour),
    }
    for (foot, tip) in APART {
        let Stake { whole, shade, ridge } = Stake::new(foot.into(), tip.into(), HALF);
        if open {
            canvas.shape(whole, ground, mark.colour, 0.3);
            canvas.fill(shade, mark.colour);
        } else {
            let mut area = whole;
            area.extend(ridge.reverse_subpaths());
            canvas.fill(area, mark.colour);
        }
    }
}

/// A stake with a sharpened point.
struct Stake {
    whole: BezPath,
    /// The flank that lies in shade.
    shade: BezPath,
    /// The light on the edge that runs up to the tip.
    ridge: BezPath,
}

impl Stake {
    fn new(foot: Point, tip: Point, half: f64) -> Stake {
        /// Half the breadth of the light at its foot.
        const LIGHT: f64 = 0.19;
        let up = (tip - foot).normalize();
        let across = Vec2::new(-up.y, up.x) * half;
        let shoulder = tip - up * POINT;
        let (left, right, end) = (foot - across, foot + across, foot - up * 0.35);
        let whole = polyline(&[left, shoulder - across, tip, shoulder + across, right, end], true);
        let shade = polyline(&[end, tip, shoulder + across, right], true);
        let beside = across * (LIGHT / half);
        let (low, high) = (foot + up * 0.7, tip - up * 1.5);
        let ridge = polyline(&[low - beside, high, low + beside], true);
        Stake { whole, shade, ridge }
    }
}
