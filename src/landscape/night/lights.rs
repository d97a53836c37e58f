//! Fireflies in the frame.

use super::CHANCE;
use crate::geom::Vec2;
use crate::landscape::construction::{disc, xy};
use crate::landscape::scene::{Motif, Place, Scene};

const FLY: Motif = Motif { name: "fly", smallest: 0.68, draw: fly };

fn fly(scene: &mut Scene<'_, '_, '_>) {
    for (radius, ink) in [(6.0, "haze"), (3.9, "halo"), (2.1, "fly")] {
        scene.fill(disc(Vec2::ZERO, radius), ink);
    }
}

/// Those of the near half: off the letters, the trim and each other.
pub(super) fn fireflies(scene: &mut Scene<'_, '_, '_>) {
    /// From the squares to where they begin, beyond the letters; from the trim; from one to another; units.
    const CLEAR: (f64, f64, f64) = (25.0, 10.0, 24.0);
    let (width, height, side, end) = (scene.width(), scene.height(), scene.side(), scene.end());
    let mut held: Vec<Vec2> = Vec::new();
    for n in 0..((width + height) / 12.0) as i64 {
        let u = |k| CHANCE.of("fly", &[n, k]);
        let s = if u(2) < 0.5 { -1.0 } else { 1.0 };
        let deep = |room: f64| CLEAR.0 + (room - CLEAR.0 - CLEAR.1) * u(1);
        let at = match u(0) * (width + height) < width {
            true => xy(width / 2.0 + s * (width / 2.0 + side - CLEAR.1) * u(3), height + deep(end)),
            false => xy(width / 2.0 + s * (width / 2.0 + deep(side)), height / 2.0 + 12.0 + u(3) * height / 2.0),
        };
        if held.iter().all(|other| (at - *other).hypot() > CLEAR.2) {
            held.push(at);
            scene.put(&FLY, Place::at(at.x, at.y).scaled(if u(4) < 0.5 { 1.0 } else { 0.68 }));
        }
    }
}
