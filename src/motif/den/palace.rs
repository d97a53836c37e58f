//! A palace in the owner's colour, its name on the board over the door.

use crate::geom::{BezPath, Rect, Shape, TOLERANCE};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::word::{face, inscribed};
use crate::rules::Side;
use crate::typeset::{Across, Down};

/// The roof from its ridge to its upturned eaves.
const ROOF: &str = "M-6.6 -8.4C-7 -6.6 -8.6 -5.1 -11.4 -4.9C-11.1 -4.2 -10.4 -3.7 -9.4 -3.6H9.4C10.4 -3.7 11.1 -4.2 \
                    11.4 -4.9C8.6 -5.1 7 -6.6 6.6 -8.4Z";
/// The ridge with its raised ends.
const RIDGE: &str = "M-7.4 -10.4C-7.5 -9.2 -7.2 -8.6 -6.4 -8.3H6.4C7.2 -8.6 7.5 -9.2 7.4 -10.4C6.6 -9.8 6.2 -9.5 5.4 \
                     -9.4H-5.4C-6.2 -9.5 -6.6 -9.8 -7.4 -10.4Z";

/// How much smaller than drawn it stands in its square: the tips of the roof keep clear of the square's lines.
const SHARE: f64 = 0.945;

pub(super) fn palace(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    canvas.at(0.0, 0.0, 0.0, SHARE, |canvas| hall(canvas, mark, reader));
}

fn hall(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let site = canvas.site();
    let (colours, two, mark) = (*site.colours(), mark.two, mark.colour);
    let bar = |x: f64, y: f64, width: f64, height: f64| Rect::new(x, y, x + width, y + height).to_path(TOLERANCE);
    canvas.fill(bar(-10.4, 8.6, 20.8, 1.6), mark);
    canvas.fill(bar(-9.4, 7.2, 18.8, 1.4), colours.trap);
    // A pillar on either side, or two.
    let pillars: &[(f64, f64)] = if two { &[(0.0, 0.6), (1.1, 0.6)] } else { &[(0.0, 1.6)] };
    for (x, &(aside, width)) in [-8.1, 6.5].into_iter().flat_map(|x| pillars.iter().map(move |pillar| (x, pillar))) {
        canvas.fill(bar(x + aside, -2.4, width, 9.6), mark);
    }
    canvas.fill(bar(-8.6, -3.6, 17.2, 1.4), colours.trap);
    canvas.fill(BoardCanvas::svg(ROOF), mark);
    let mut tiles = BezPath::new();
    for tile in -3..=3 {
        let x = 2.0 * f64::from(tile);
        tiles.move_to((0.82 * x, -8.0));
        tiles.line_to((1.22 * x, -4.2));
    }
    canvas.left_open(tiles, colours.bank, 0.3);
    canvas.fill(BoardCanvas::svg(RIDGE), colours.trap);
    let word = super::word(canvas, reader);
    // Without a name there is a door.
    let Some(word) = word else {
        canvas.fill(bar(-3.6, -0.4, 7.2, 7.6), mark);
        canvas.left_open(BoardCanvas::svg("M0 -.4V7.2"), colours.bank, 0.3);
        return;
    };
    canvas.fill(bar(-5.7, -0.9, 11.4, 7.2), mark);
    canvas.left_open(bar(-5.1, -0.3, 10.2, 6.0), colours.bank, 0.3);
    let of = face(canvas, &word, 0.19 * C);
    if let Some(words) = canvas.fitted(of, &inscribed(&word), 8.9) {
        canvas.put_words(&words, (0.0, 2.7), Across::Middle, Down::Middle, colours.land);
    }
}
