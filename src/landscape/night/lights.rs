//! Fireflies, and the eyes of what watches from the leaves.

use super::{CHANCE, PLATE, glow};
use crate::geom::Vec2;
use crate::landscape::construction::{disc, leaf, oriented, xy};
use crate::landscape::scene::{Motif, Place, Scene};

const FLY: Motif = Motif { name: "fly", smallest: 0.68, draw: fly };
const EYES: Motif = Motif { name: "eyes", smallest: 0.8, draw: eyes };

/// From one light to another, in units.
const APART: f64 = 24.0;

fn fly(scene: &mut Scene<'_, '_, '_>) {
    const STEPS: usize = 7;
    let [dark, haze, halo, light] = ["j2", "haze", "halo", "fly"].map(|ink| scene.inks().ink(ink));
    for n in 1..=STEPS {
        let t = n as f64 / STEPS as f64;
        if let Some(colour) = glow::between(&[dark, haze, halo, light], t) {
            scene.fill_colour(disc(Vec2::ZERO, 7.4 - 5.3 * t), colour);
        }
    }
}

fn eyes(scene: &mut Scene<'_, '_, '_>) {
    scene.fill(oriented(leaf(xy(-15.0, 0.5), xy(15.0, 0.5), 13.0, 0.0, 0.5)), "j0");
    for s in [1.0, -1.0] {
        scene.fill(oriented(leaf(xy(s * 2.4, 1.2), xy(s * 11.2, -1.0), 5.8, 0.0, 0.5)), "glow2");
        scene.fill(oriented(leaf(xy(s * 6.8, -3.0), xy(s * 6.8, 3.0), 2.2, 0.0, 0.5)), "j0");
    }
}

/// Those of the near half: off the letters, the trim, the name, and each other.
pub(super) fn lights(scene: &mut Scene<'_, '_, '_>) {
    /// From the squares to where they begin beside them and before the players, beyond the letters, and from the trim;
    /// units.
    const BEGIN: (f64, f64) = (28.0, 34.0);
    const CLEAR: f64 = 10.0;
    let (width, height, side, end) = (scene.width(), scene.height(), scene.side(), scene.end());
    let plate = PLATE.rect(scene.site()).map(|rect| rect.inflate(19.0, 12.0));
    let hidden = |at: Vec2| plate.is_some_and(|plate| plate.contains(at.to_point()));
    let mut held: Vec<Vec2> = Vec::new();
    // A pair of eyes to every other file, lower than the letters, and a small one beside every third row.
    for s in [1.0, -1.0] {
        for n in 0..(width / 220.0) as i64 {
            let u = |k| CHANCE.of("eyes", &[n, s as i64, k]);
            let at = xy(width / 2.0 + s * (92.0 + 138.0 * n as f64 + 44.0 * u(0)), height + 37.0 + 30.0 * u(1));
            if !hidden(at) && (at.x - width / 2.0).abs() < width / 2.0 + side - 24.0 {
                held.extend([at - xy(7.0, 0.0), at + xy(7.0, 0.0)]);
                scene.put(&EYES, Place::at(at.x, at.y).turned((u(2) - 0.5) * 0.3));
            }
        }
        for n in 0..(height / 500.0) as i64 {
            let u = |k| CHANCE.of("watch", &[n, s as i64, k]);
            let (x, y) = (width / 2.0 + s * (width / 2.0 + 34.0), height / 2.0 + 100.0 * (2.0 * n as f64 + 1.0));
            held.push(xy(x, y));
            scene.put(
                &EYES,
                Place::at(x, y + (if s > 0.0 { 0.0 } else { 100.0 })).turned((u(2) - 0.5) * 0.3).scaled(0.8),
            );
        }
    }
    for n in 0..((width + height) / 12.0) as i64 {
        let u = |k| CHANCE.of("fly", &[n, k]);
        let s = if u(2) < 0.5 { -1.0 } else { 1.0 };
        let deep = |begin: f64, room: f64| begin + (room - begin - CLEAR).max(0.0) * u(1);
        let at = match u(0) * (width + height) < width {
            true => xy(width / 2.0 + s * (width / 2.0 + side - CLEAR) * u(3), height + deep(BEGIN.1, end)),
            false => {
                xy(width / 2.0 + s * (width / 2.0 + deep(BEGIN.0, side)), height / 2.0 + 12.0 + u(3) * height / 2.0)
            }
        };
        if !hidden(at) && held.iter().all(|other| (at - *other).hypot() > APART) {
            held.push(at);
            scene.put(&FLY, Place::at(at.x, at.y).scaled(if u(4) < 0.5 { 1.0 } else { 0.68 }));
        }
    }
}
