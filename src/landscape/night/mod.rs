//! `night`: a clearing in the jungle by moonlight. Leaves in layers, fireflies, the moon in every river, caves that glow.

mod court;
mod leaves;
mod lights;
mod water;

use super::construction::{Chance, EdgeKind, disc, edges, line, rect, road, smooth, xy};
use super::scene::{Motif, Pen, Place, Scene};
use crate::geom::Vec2;
use crate::landscape::SQUARE;

const CHANCE: Chance = Chance("night");

pub(super) fn draw(scene: &mut Scene<'_, '_, '_>) {
    let (bleed, field) = (scene.bleed(), scene.field());
    scene.fill(rect(bleed), "j2");
    scene.fill(rect(field), "land3");
    scene.clipped(rect(field), |scene| {
        trail(scene);
        court::spill(scene);
    });
    let window = if scene.has_frame() { bleed } else { field };
    scene.clipped(rect(window), |scene| {
        for layer in 0..leaves::LAYERS.len() {
            scene.twice(|scene| leaves::layer(scene, layer));
        }
    });
    for body in scene.bodies() {
        water::river(scene, &body);
    }
    for edge in edges(scene.site()).into_iter().filter(|edge| edge.kind == EdgeKind::Land) {
        scene.line(line(&[edge.from, edge.to]), "line", Pen::butt(1.4));
    }
    court::motifs(scene);
    scene.line(rect(field), "edge", Pen::butt(1.8));
    if scene.has_frame() {
        scene.twice(lights::fireflies);
    }
}

/// The trodden way between the dens.
fn trail(scene: &mut Scene<'_, '_, '_>) {
    for way in road(scene.site()) {
        let middles: Vec<Vec2> =
            way.iter().map(|&(c, r)| xy((c as f64 + 0.5) * SQUARE, (r as f64 + 0.5) * SQUARE)).collect();
        let (Some(first), Some(last)) = (middles.first(), middles.last()) else { continue };
        let mut stops = vec![*first];
        stops.extend(middles.iter().zip(&middles[1..]).map(|(a, b)| (*a + *b) * 0.5));
        stops.push(*last);
        scene.line(smooth(&stops, false), "trail", Pen::round(46.0));
    }
}

/// The disc that an animal stands on.
pub(super) fn start(scene: &mut Scene<'_, '_, '_>) {
    let motif = Motif {
        name: "start",
        smallest: 1.0,
        draw: |scene| {
            scene.shape(disc(Vec2::ZERO, 40.0), "land2", "stone", Pen::round(2.4));
            scene.line(disc(Vec2::ZERO, 36.0), "stone", Pen::dashed(1.3, &[0.01, 4.5]));
        },
    };
    scene.put(&motif, Place::at(0.0, 0.0));
}
