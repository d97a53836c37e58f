//! The animals on their starting squares.

mod badge;
mod cells;
mod large;
mod patch;
mod piece;
mod room;
mod roundel;
mod start_piece;

use crate::motif::board_canvas::BoardCanvas;
use crate::theme::StartCell;
use start_piece::StartPiece;

/// Every animal of the ruleset's first position.
pub(super) fn starts(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    for placed in site.theme.rules.setup() {
        let (c, r) = site.at(placed.square);
        let half = site.half(r);
        let start = StartPiece { kind: site.theme.rules.kind(placed.piece.kind), side: placed.piece.side, half };
        let draw = match site.style().start_cell {
            StartCell::Corners => cells::corners,
            StartCell::Lesson => cells::lesson,
            StartCell::Plate => cells::plate,
            StartCell::Above => cells::above,
            StartCell::Disc => cells::disc,
            StartCell::Patch => patch::patch,
            StartCell::Large => large::large,
            StartCell::Piece => piece::piece,
            StartCell::Roundel => roundel::roundel,
        };
        canvas.within(site.placed(c, r), |canvas| draw(canvas, start));
    }
}
