//! Two lines around a face, which go around a thumb notch.

use crate::canvas::shapes::{begonia, rounded};
use crate::geom::{Arc, BezPath, PathEl, Point, Rect, TOLERANCE, Vec2};
use crate::scene::{Colour, Item, PathItem, Stroke};
use crate::theme::{Frame, Theme};
use std::f64::consts::PI;

/// A frame of two lines.
#[derive(Debug, Clone, Copy)]
pub struct DoubleFrame {
    /// The outer line.
    pub rect: Rect,
    /// The radius of its corners.
    pub corner: f64,
    /// The distance of the inner line.
    pub gap: f64,
    /// The widths of both.
    pub widths: [f64; 2],
    /// A notch in the upper edge of what it frames: the distance of that edge above the frame, and the notch's radius.
    pub notch: Option<(f64, f64)>,
}

impl DoubleFrame {
    /// A frame in proportion to this corner radius.
    pub fn new(rect: Rect, corner: f64) -> DoubleFrame {
        DoubleFrame {
            rect,
            corner,
            gap: 0.3 * corner + 0.2,
            widths: [0.14 * corner + 0.06, 0.05 * corner + 0.06],
            notch: None,
        }
    }

    /// The same around a notch of this radius in an edge so far above it.
    pub fn around_notch(self, above: f64, radius: f64) -> DoubleFrame {
        DoubleFrame { notch: Some((above, radius)), ..self }
    }

    /// Both lines, with corners in the manner of the board's frame, no thinner than the theme's lines.
    pub fn items(&self, theme: &Theme, colour: Colour) -> [Item; 2] {
        [(0.0, self.widths[0]), (self.gap, self.widths[1])].map(|(inset, width)| {
            let rect = self.rect.inflate(-inset, -inset);
            let path = match theme.board.frame {
                Frame::Beaded | Frame::Fretwork => begonia(rect, self.corner),
                _ => rounded(rect, (self.corner - inset).max(0.4)),
            };
            let path = match self.notch {
                Some((above, radius)) => notched(&path, rect, above + inset, radius + above + inset),
                None => path,
            };
            PathItem::stroked(path, Stroke::solid(colour, width.max(theme.board.least_line))).into()
        })
    }
}

/// A path whose straight upper edge goes around a disc about a point `above` it.
fn notched(path: &BezPath, rect: Rect, above: f64, reach: f64) -> BezPath {
    let middle = Point::new(rect.center().x, rect.y0 - above);
    let half = (reach * reach - above * above).max(0.0).sqrt();
    let mut out = BezPath::new();
    let mut last = Point::ZERO;
    for element in path.elements() {
        if let PathEl::LineTo(to) = *element
            && (last.y - rect.y0).abs() < 1e-6
            && (to.y - rect.y0).abs() < 1e-6
            && (to.x - last.x).abs() > 2.0 * half
        {
            let way = (to.x - last.x).signum();
            out.line_to((middle.x - way * half, rect.y0));
            let start = (Point::new(middle.x - way * half, rect.y0) - middle).atan2();
            let end = (Point::new(middle.x + way * half, rect.y0) - middle).atan2();
            // Below the middle: from the left counterclockwise on the page, from the right clockwise.
            let turn = if way > 0.0 { -(start - end).rem_euclid(2.0 * PI) } else { (end - start).rem_euclid(2.0 * PI) };
            out.extend(Arc::new(middle, Vec2::new(reach, reach), start, turn, 0.0).append_iter(TOLERANCE));
        }
        out.push(*element);
        last = element.end_point().unwrap_or(last);
    }
    out
}
