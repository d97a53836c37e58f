//! Light in so many steps that none is seen: on the ground before the caves and on the way between them, around the
//! moon, in the caves.

use crate::geom::Vec2;
use crate::landscape::construction::{disc, ellipse, trails};
use crate::landscape::scene::{Pen, Scene};
use crate::rules::Side;
use crate::scene::Colour;

/// Light of a side on the ground before its cave, the farthest first.
const SPILL: [[&str; 3]; 2] = [["pale3", "pale2", "pale1"], ["spill3", "spill2", "spill1"]];

/// A colour on the way through several, from 0 to 1.
pub(super) fn between(colours: &[Colour], t: f64) -> Option<Colour> {
    let last = colours.len().checked_sub(1)?;
    let at = t.clamp(0.0, 1.0) * last as f64;
    let from = (at as usize).min(last.saturating_sub(1));
    let (a, b) = (colours.get(from)?, colours.get((from + 1).min(last))?);
    Some(a.towards(*b, at - from as f64))
}

/// The trodden way between the caves, and their light on it and on the land: what is equally light is one shape, so that
/// the way runs into the light without an edge.
pub(super) fn ground(scene: &mut Scene<'_, '_, '_>) {
    /// Steps from the land to the way, and from there to what lies before a cave.
    const STEPS: (usize, usize) = (8, 24);
    /// The width of the way where it begins, and where it is lightest.
    const WAY: (f64, f64) = (76.0, 38.0);
    /// Half the breadth of the light, and how far it reaches, at its edge, where it is as light as the way, and before
    /// the cave: nearly round, so that it lies on the squares beside the trap as on those before it.
    const REACH: [(f64, f64); 3] = [(196.0, 236.0), (168.0, 204.0), (58.0, 74.0)];
    let inks = scene.inks();
    let (land, way) = (inks.land(), inks.ink("trail"));
    let curves = trails(scene.site());
    let dens = scene.dens();
    let ring = |from: (f64, f64), to: (f64, f64), t: f64| {
        ellipse(Vec2::ZERO, from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t)
    };
    for n in 1..=STEPS.0 {
        let t = n as f64 / STEPS.0 as f64;
        let colour = land.towards(way, t);
        for curve in &curves {
            scene.line_colour(curve.clone(), colour, Pen::round(WAY.0 + (WAY.1 - WAY.0) * t));
        }
        for &(cell, _) in &dens {
            let space = scene.on_square(cell).space();
            scene.within(space, |scene| scene.fill_colour(ring(REACH[0], REACH[1], t), colour));
        }
    }
    for (cell, side) in dens {
        let space = scene.on_square(cell).space();
        let [far, middle, near] = SPILL[side.index()].map(|ink| scene.inks().ink(ink));
        scene.within(space, |scene| {
            for n in 1..=STEPS.1 {
                let t = n as f64 / STEPS.1 as f64;
                if let Some(colour) = between(&[way, far, middle, near], t) {
                    scene.fill_colour(ring(REACH[1], REACH[2], t), colour);
                }
            }
        });
    }
}

/// The light around the moon on the water.
pub(super) fn halo(scene: &mut Scene<'_, '_, '_>, moon: Vec2, radius: f64) {
    const STEPS: usize = 14;
    /// How far it reaches, and where it is lightest, in radii.
    const REACH: (f64, f64) = (2.25, 1.08);
    /// How much of the water in the light is in it next to the moon.
    const NEXT: f64 = 0.22;
    let [dark, dim, light] = ["water", "water2", "water3"].map(|ink| scene.inks().ink(ink));
    for n in 1..=STEPS {
        let t = n as f64 / STEPS as f64;
        if let Some(colour) = between(&[dark, dark.towards(dim, 0.6), dim, dim.towards(light, NEXT)], t) {
            scene.fill_colour(disc(moon, radius * (REACH.0 + (REACH.1 - REACH.0) * t)), colour);
        }
    }
}

/// The inks of the light in a cave, the outermost first.
const LIGHT: [[&str; 4]; 2] = [["cool4", "cool3", "cool2", "cool1"], ["glow4", "glow3", "glow2", "glow1"]];

/// So many steps of the light in a cave: from 0 to 1, and the colour.
pub(super) fn steps(scene: &Scene<'_, '_, '_>, side: Side, count: usize) -> Vec<(f64, Colour)> {
    let inks = LIGHT[side.index()].map(|ink| scene.inks().ink(ink));
    let last = count.saturating_sub(1).max(1) as f64;
    (0..count).filter_map(|n| between(&inks, n as f64 / last).map(|colour| (n as f64 / last, colour))).collect()
}
