//! STUB
use super::studio::Studio;
use crate::geom::{BezPath, Circle, Shape};
use crate::rules::{KindId, Side};
use crate::scene::{Item, PathItem, Stroke};
use crate::theme::Outline;
pub struct Sticker {
    pub items: Vec<Item>,
    pub cut: BezPath,
    pub bleed: BezPath,
    pub safe: BezPath,
    pub reach: f64,
}
pub fn outline(_s: Outline, size: f64) -> BezPath {
    Circle::new((0.0, 0.0), size / 2.0).to_path(0.001)
}
pub fn sticker(studio: &mut Studio, _face: Option<KindId>, side: Side) -> Sticker {
    let p = &studio.theme.pieces;
    let s = &p.sides[side.index()];
    let d = p.size - 2.0 * p.inset;
    let items = vec![
        PathItem::filled(outline(p.outline, d + 2.0 * p.bleed), s.ground).into(),
        PathItem::stroked(outline(p.outline, d - 2.0), Stroke::solid(s.colour, 1.0)).into(),
    ];
    Sticker {
        items,
        cut: outline(p.outline, d),
        bleed: outline(p.outline, d + 2.0 * p.bleed),
        safe: outline(p.outline, d - 2.0 * p.safe),
        reach: d / 2.0 + p.bleed,
    }
}
