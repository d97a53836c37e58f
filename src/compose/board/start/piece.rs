//! A starting square that shows the piece itself: nobody has to find out which belongs there.

use super::start_piece::StartPiece;
use crate::compose::piece::{StickerSide, sticker_lines, sticker_symbol};
use crate::geom::{Affine, Shape};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::rules::Side;
use crate::scene::{Group, Use};
use std::f64::consts::PI;

/// The most of its square that it fills.
const MOST: f64 = 0.84 * C;
/// How much of the traps' colour is in the ground: cream, which is kinder to weak eyes than white.
const CREAM: f64 = 0.14;

/// The piece as it is cut from the sheet of stickers, at its true size if the square has room for it.
pub(super) fn piece(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) {
    let site = canvas.site();
    let pieces = &site.theme.pieces;
    if !site.to_be_coloured() {
        canvas.ground(site.colours().paper.towards(site.colours().trap, CREAM));
    }
    let kind = site.theme.rules.kind_named(&start.kind.id);
    let symbol = sticker_symbol(canvas.resources, StickerSide::Front((kind, start.side))).symbol;
    let [outline, _] = sticker_lines(pieces);
    let share = (MOST * canvas.unit() / outline.bounding_box().size().max_side()).min(1.0);
    // Black's may be printed upside down.
    let turned = pieces.turned && start.side == Side::Black;
    let upright = Affine::rotate(if turned { PI } else { 0.0 });
    let cut = Group::clipped(outline, vec![Use { symbol, transform: upright }.into()]);
    canvas.push(Group::placed(canvas.rigid() * Affine::scale(share), vec![cut.into()]));
}
