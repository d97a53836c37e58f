//! Nests board and pieces on one sheet of wood, if both fit.

use crate::canvas::guides::GuidedPage;
use crate::geom::{Affine, Point, Rect, Vec2};
use crate::scene::{Group, Layer, Page};

/// Minimum distance between cuts, in millimetres; narrower webs burn through.
pub const GAP: f64 = 3.0;

/// Puts the pieces beside the board or below it, inside the margin of its sheet; both are on one page of the board's
/// part then. Returns whether they fit; the sheet is never rotated.
pub fn nest(sheets: &mut Vec<GuidedPage>, margin: f64) -> bool {
    let [board, pieces] = &mut sheets[..] else { return false };
    let (board, pieces) = (&mut board.page, &pieces.page);
    if board.media != pieces.media {
        return false;
    }
    let area = board.media.to_rect().inset(-margin);
    let Some((board_at, pieces_at)) = places(board.bleed, pieces.bleed, area) else { return false };
    let from = board.bleed.origin();
    moved(board, board_at - from);
    let mut pieces = pieces.clone();
    let from = pieces.bleed.origin();
    moved(&mut pieces, pieces_at - from);
    board.name = format!("{} · {}", board.name, pieces.name);
    for layer in pieces.layers {
        match board.layers.iter_mut().find(|known| known.kind == layer.kind) {
            Some(known) => known.items.extend(layer.items),
            None => board.layers.push(layer),
        }
    }
    (board.trim, board.bleed) = (board.trim.union(pieces.trim), board.bleed.union(pieces.bleed));
    sheets.truncate(1);
    true
}

/// The upper left corners of both, if they fit side by side or stacked.
pub fn places(board: Rect, pieces: Rect, area: Rect) -> Option<(Point, Point)> {
    let corner = area.origin();
    let beside = corner + Vec2::new(board.width() + GAP, 0.0);
    let below = corner + Vec2::new(0.0, board.height() + GAP);
    let fits = |at: &Point| {
        let all = Rect::from_origin_size(corner, board.size()).union(Rect::from_origin_size(*at, pieces.size()));
        all.width() <= area.width() + 1e-6 && all.height() <= area.height() + 1e-6
    };
    [beside, below].into_iter().find(fits).map(|pieces| (corner, pieces))
}

/// Translates all items of a page.
fn moved(page: &mut Page, by: Vec2) {
    for Layer { items, .. } in &mut page.layers {
        *items = vec![Group::placed(Affine::translate(by), std::mem::take(items)).into()];
    }
    (page.trim, page.bleed) = (page.trim + by, page.bleed + by);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_lie_beside_the_board_else_below_it_else_nowhere() {
        let area = |width, height| Rect::new(5.0, 5.0, 5.0 + width, 5.0 + height);
        let (board, pieces) = (Rect::new(0.0, 0.0, 200.0, 260.0), Rect::new(0.0, 0.0, 180.0, 60.0));
        let corner = Point::new(5.0, 5.0);
        assert_eq!(places(board, pieces, area(383.0, 260.0)), Some((corner, Point::new(208.0, 5.0))));
        assert_eq!(places(board, pieces, area(200.0, 323.0)), Some((corner, Point::new(5.0, 268.0))));
        assert_eq!(places(board, pieces, area(382.0, 322.0)), None);
    }
}
