//! A starting square with a roundel of a mosaic: the animal in a ring of tesserae, its numeral on the ring.

use super::room::Room;
use super::start_piece::{StartPiece, middle};
use crate::canvas::shapes::{polyline, rounded};
use crate::geom::{BezPath, Point, Rect, Vec2};
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::mark::Mark;
use crate::scene::Cap;
use crate::typeset::{Across, Down};
use std::f64::consts::TAU;

/// The outside and the inside of the ring, how many tesserae it has, and how much of its pitch each fills.
const RING: (f64, f64) = (0.434 * C, 0.378 * C);
const TESSERAE: (usize, f64) = (40, 0.78);
/// The fine line along the feet of wedges, and how wide a wedge is at its tip, relative to its foot.
const LINE: f64 = 0.014 * C;
const TIP: f64 = 0.16;
/// How far from the middle an animal may reach, and how large it may become.
const WITHIN: f64 = 0.36 * C;
const SIZE: f64 = 0.8 * C;
/// The middle of the badge, half its height, the size of its numeral, and how much wider it is than that; and the
/// ground around it.
const BADGE: (f64, f64, f64, f64) = (0.338 * C, 0.098 * C, 0.19 * C, 0.08 * C);
const HALO: f64 = 0.026 * C;

/// The animal in its roundel.
pub(super) fn roundel(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) {
    let site = canvas.site();
    let (mark, land, coloured) = (Mark::of(site, start.side), site.colours().land, site.to_be_coloured());
    let words = start.mark(site).and_then(|(face, text, share)| {
        canvas.fitted(Type { face, size: share * BADGE.2, tracking: 0.02 }, &text, 0.42 * C)
    });
    let badge = words.as_ref().map(|words| {
        let half = (words.width() / 2.0 + BADGE.3).max(BADGE.1);
        Rect::from_center_size((0.0, BADGE.0), (2.0 * half, 2.0 * BADGE.1))
    });
    let taken: Vec<Rect> = badge.iter().copied().collect();
    let y = if badge.is_some() { -0.045 * C } else { 0.0 };
    let room = Room { disc: Some(WITHIN), ..Room::new(Point::new(0.0, y), SIZE, &taken) };
    // Tesserae around it go on below the ring.
    canvas.clipped(BoardCanvas::circle((0.0, 0.0), RING.1 - HALO / 2.0), |canvas| {
        middle(canvas, start, room);
    });
    canvas.symbol(&format!("roundel-{}", start.side.letter()), |canvas| ring(canvas, mark));
    let (Some(words), Some(place)) = (words, badge) else { return };
    let shape = |grown: f64| {
        let corner = if mark.two { 0.012 * C } else { BADGE.1 };
        rounded(place.inflate(grown, grown), corner + grown)
    };
    canvas.fill(shape(HALO), land);
    let colour = match coloured {
        true => {
            canvas.line(shape(0.0), mark.colour, 0.34);
            mark.colour
        }
        false => {
            canvas.fill(shape(0.0), mark.colour);
            land
        }
    };
    canvas.put_words(&words, (-words.off_middle(), BADGE.0), Across::Middle, Down::Middle, colour);
}

/// The ring: tesserae, or for the side with two rings, wedges on a fine line.
fn ring(canvas: &mut BoardCanvas<'_, '_>, mark: Mark) {
    let middle = (RING.0 + RING.1) / 2.0;
    if canvas.site().to_be_coloured() {
        for radius in [RING.0, RING.1] {
            canvas.line(BoardCanvas::circle((0.0, 0.0), radius), mark.colour, 0.34);
        }
        return;
    }
    if mark.two {
        canvas.fill(edge(), mark.colour);
        canvas.fill(wedges(), mark.colour);
        return;
    }
    let pitch = TAU * middle / TESSERAE.0 as f64;
    let pattern = [TESSERAE.1 * pitch, (1.0 - TESSERAE.1) * pitch];
    canvas.dashed(BoardCanvas::circle((0.0, 0.0), middle), mark.colour, RING.0 - RING.1, Cap::Butt, pattern);
}

/// The outer line.
fn edge() -> BezPath {
    let mut path = BoardCanvas::circle((0.0, 0.0), RING.0);
    path.extend(BoardCanvas::circle((0.0, 0.0), RING.0 - LINE).reverse_subpaths());
    path
}

/// Wedges that stand on the inside of the outer line.
fn wedges() -> BezPath {
    let mut path = BezPath::new();
    let at = |place: f64, radius: f64| (Vec2::from_angle(TAU * place / TESSERAE.0 as f64) * radius).to_point();
    for wedge in 0..TESSERAE.0 {
        let wedge = wedge as f64;
        let (near, far) = (0.48, 0.48 * TIP);
        let foot = RING.0 - LINE;
        path.extend(polyline(
            &[at(wedge - near, foot), at(wedge + near, foot), at(wedge + far, RING.1), at(wedge - far, RING.1)],
            true,
        ));
    }
    path
}
