//! Toys cut from paper: all of one size, in the middle of their squares, within one dark outline.

use crate::geom::Affine;
use crate::landscape::construction::{ellipse, xy};
use crate::landscape::scene::Scene;

/// What a toy casts its shadow on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Below {
    /// It stands on grass.
    Grass,
    /// It swims.
    Water,
    /// It lies flat, or flies or dives.
    Nothing,
}

/// A toy, scaled and moved into the middle.
pub(super) fn paper(scene: &mut Scene<'_, '_, '_>, below: Below, draw: fn(&mut Scene<'_, '_, '_>)) {
    /// The longer side at most, and the root of width times height: a compact toy is smaller than a slender one.
    const LARGE: (f64, f64) = (70.0, 58.0);
    /// The width of the outline.
    const OUTLINE: f64 = 1.35;
    /// How far the shadow reaches beside the toy, and half its height.
    const SHADOW: (f64, f64) = (4.0, 4.4);
    let bounds = scene.bounds_of(draw);
    let (wide, high) = (bounds.width(), bounds.height());
    let scale = (LARGE.0 / wide.max(high)).min(LARGE.1 / (wide * high).sqrt());
    scene.within(Affine::scale(scale) * Affine::translate(-bounds.center().to_vec2()), |scene| {
        let shadow = match below {
            Below::Grass => Some("blade"),
            Below::Water => Some("water2"),
            Below::Nothing => None,
        };
        if let Some(ink) = shadow {
            let foot = xy(bounds.center().x, bounds.y1 - 1.0 / scale);
            scene.fill(ellipse(foot, wide / 2.0 + SHADOW.0 / scale, SHADOW.1 / scale), ink);
        }
        scene.outlined("ink", OUTLINE / scale, draw);
    });
}
