//! A heavy band with a line left open in it, and a border round the squares, as a knife cuts them into wood.

use super::{C, mount_width, under};
use crate::canvas::LEFT_OPEN;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::site::Site;

/// How far the squares' border reaches out from them.
pub(super) const BORDER: f64 = BY + 1.05;
/// From the squares to the middle of their border.
const BY: f64 = 1.4;
/// How far the hand is off on the band, on the line in it, on the border.
const OFF: [f64; 3] = [0.16, 0.07, 0.14];
/// About how often.
const STEP: f64 = C / 4.0;

/// The width of the band, and from the mount to its outer edge: slender where there is little room.
fn band(site: &Site<'_>) -> (f64, f64) {
    (2.2 + 1.4 * site.ease(), 0.45 + 0.35 * site.ease())
}

/// How far the band's inner edge lies inside the mount.
pub(super) fn depth(site: &Site<'_>) -> f64 {
    let (wide, rim) = band(site);
    rim + wide
}

pub(super) fn frame(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let (colours, hand) = (site.colours(), site.hand());
    let (wide, rim) = band(site);
    let inset = mount_width(site) + rim + wide / 2.0;
    let along = site.trim().inflate(-inset, -inset);
    canvas.fill(hand.frame(along, wide, OFF[0], STEP), colours.ink);
    let open = site.line_units(0.5).max(LEFT_OPEN / site.k);
    canvas.fill(hand.frame(along, open, OFF[1].min(0.2 * open), STEP), colours.paper);
    let border = site.field().inflate(BY, BY);
    canvas.fill(super::rect(border), under(site));
    canvas.fill(hand.frame(border, 2.0 * (BORDER - BY) - 0.2, OFF[2], STEP), colours.ink);
}
