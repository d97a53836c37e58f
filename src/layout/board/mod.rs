//! STUB
use super::studio::Studio;
use crate::geom::{Rect, Shape, Size};
use crate::scene::{Colour, Item, PathItem, Stroke};
use crate::theme::Theme;
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FrameKind {
    Full,
    Slim,
    None,
}
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bands {
    pub kind: FrameKind,
    pub side: f64,
    pub end: f64,
}
pub struct Drawn {
    pub size: Size,
    pub items: Vec<Item>,
    pub ground: Option<Colour>,
}
pub fn bands(theme: &Theme, kind: FrameKind) -> (Bands, Bands) {
    let k = theme.board.square / 24.0;
    let b = |side, end| Bands { kind, side, end };
    match kind {
        FrameKind::Full => (b(10.5 * k, 20.0 * k), b(21.0 * k, 40.5 * k)),
        FrameKind::Slim => (b(3.7, 3.7), b(3.7, 3.7)),
        FrameKind::None => (b(0.5, 0.5), b(0.5, 0.5)),
    }
}
pub fn board(studio: &mut Studio, bands: Bands) -> Drawn {
    let t = studio.theme;
    let (m, n) = (t.rules.board().files() as f64, t.rules.board().rows() as f64);
    let c = t.board.square;
    let size = Size::new(m * c + 2.0 * bands.side, n * c + 2.0 * bands.end);
    let mut items =
        vec![PathItem::filled(Rect::from_origin_size((0.0, 0.0), size).to_path(0.1), t.colours.paper).into()];
    for f in 0..m as i32 {
        for r in 0..n as i32 {
            items.push(
                PathItem::stroked(
                    Rect::from_origin_size((bands.side + f as f64 * c, bands.end + r as f64 * c), (c, c)).to_path(0.1),
                    Stroke::solid(t.colours.ink, 0.3),
                )
                .into(),
            );
        }
    }
    Drawn { size, items, ground: Some(t.colours.paper) }
}
