//! The ground line of paper-cuts, in the style of the theme's frame.

use crate::canvas::shapes::Jitter;
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE};
use crate::motif::shapes::fret;
use crate::scene::{Colour, Item, PathItem, Stroke};
use crate::theme::{Frame, Theme};

/// Width of the ground line, in millimetres. It is the lowest part of an emblem, so that a page can extend it.
pub const GROUND_LINE: f64 = 0.7;
/// Amplitude and spacing of the jitter of a hand-cut line.
const CUT: (f64, f64) = (0.09, 5.0);
/// The stroke of a fret below the line.
const FRINGE: f64 = 0.25;

/// A ground line of this length in millimetres, from its upper left corner.
pub fn ground_line(theme: &Theme, (x, y): (f64, f64), long: f64, colour: Colour) -> Item {
    let line = Rect::new(x, y, x + long, y + GROUND_LINE);
    PathItem::filled(path(theme, line), colour).into()
}

fn path(theme: &Theme, line: Rect) -> BezPath {
    match theme.board.frame {
        Frame::Carved => {
            let middle = line.center();
            let ends = [line.x0 + CUT.0, line.x1 - CUT.0].map(|x| Point::new(x, middle.y));
            Jitter::about(middle, 7).cut(ends, line.height() - 2.0 * CUT.0, CUT.0, CUT.1)
        }
        Frame::Begonia
        | Frame::Rounded
        | Frame::Tray
        | Frame::Ruled
        | Frame::Fretwork
        | Frame::Plain
        | Frame::Bold
        | Frame::Heavy
        | Frame::Stitched => line.to_path(TOLERANCE),
    }
}

/// The ground line at the head of a sheet: with a fringe below it if the board's frame has one.
pub fn head_line(theme: &Theme, (x, y): (f64, f64), long: f64, colour: Colour) -> Vec<Item> {
    let mut items = vec![ground_line(theme, (x, y), long, colour)];
    if theme.board.frame == Frame::Fretwork {
        // The fret's base line coincides with the ground line; its keys are below.
        let half = FRINGE / 2.0;
        let place = Affine::translate((x + half, y + GROUND_LINE - half)) * Affine::FLIP_Y;
        let keys = place * fret(long - FRINGE, FRINGE);
        items.insert(0, PathItem::stroked(keys, Stroke::solid(theme.colours.trap, FRINGE)).into());
    }
    items
}
