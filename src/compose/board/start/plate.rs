//! The animal above, the numeral below between rules: single ones for White, double ones for Black.

use super::start_piece::{StartPiece, middle};
use crate::canvas::shapes::polyline;
use crate::geom::Point;
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::rules::Side;
use crate::typeset::{Across, Down};

pub(super) fn plate(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) {
    const Y: f64 = 0.30 * C;
    let site = canvas.site();
    let mark = site.marks(start.side);
    canvas.at(0.0, -0.135 * C, 0.0, 1.0, |canvas| {
        middle(canvas, start, 0.46 * C);
    });
    let of = match start.strength(site) {
        Some(strength) => (Type { face: site.numeral_face(), size: 0.27 * C, tracking: 0.05 }, strength),
        None => match start.character(site) {
            Some(character) => (Type { face: site.theme.roles.character, size: 0.2 * C, tracking: 0.0 }, character),
            None => return,
        },
    };
    let Some(words) = canvas.fitted(of.0, &of.1, 0.78 * C) else { return };
    canvas.put_words(&words, (-words.off_middle(), Y), Across::Middle, Down::Middle, mark);
    let reach = words.width() / 2.0 + 1.1;
    let mut rule = |y: f64, weight: f64| {
        let ends = [Point::new(-reach, Y + y), Point::new(reach, Y + y)];
        canvas.ruled(polyline(&ends, false), mark, weight);
    };
    for sense in [-1.0, 1.0] {
        rule(sense * 0.115 * C, 0.3);
        if start.side == Side::Black {
            rule(sense * (0.115 * C + 0.6), 0.22);
        }
    }
}
