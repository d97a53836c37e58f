//! `new-year`: a paper-cut New-Year print. Vermilion, gold and cream; rivers of rolling scrolls, gates, firecrackers.

mod animals;
mod court;
mod ends;
mod flowers;
mod ground;
mod rolls;
mod sides;
mod small;
mod water;

use super::construction::{EdgeKind, edges, line, rect};
use super::plate::PlateRoom;
use super::scene::{Pen, Scene};
use crate::landscape::construction::Chance;
use std::f64::consts::PI;

const CHANCE: Chance = Chance("new-year");

/// The three rules around the squares: how far out each reaches, and its ink.
const RULES: [(f64, &str); 3] = [(7.0, "lacquer"), (5.4, "gold"), (2.4, "vermilion")];

/// The same in a narrow frame with a title, and in one without.
const TITLED_RULES: [(f64, &str); 3] = [(4.0, "lacquer"), (3.1, "gold"), (1.2, "vermilion")];
const SLIM_RULES: [(f64, &str); 1] = [(1.5, "gold")];

pub(super) use rolls::medallion as start;
pub(super) use small::SMALL;

/// A tablet of lacquer before the stairs.
pub(super) const PLATE: PlateRoom = PlateRoom {
    size: (172.0, 33.0),
    down: 60.0,
    beside: 11.0,
    ink: "foam",
    strip: (&[(0.0, 2.6, "lacquer"), (-0.7, 2.2, "gold"), (-1.9, 1.4, "lacquer")], (3.1, 0.8, "gold", None)),
};

pub(super) fn draw(scene: &mut Scene<'_, '_, '_>) {
    frame(scene);
    ground::ground(scene);
    scene.each_body("foam", water::foam);
    scene.each_body("river", water::river);
    court::grounds(scene);
    grid(scene);
    court::motifs(scene);
}

/// The frame's scene and the rules around the squares.
fn frame(scene: &mut Scene<'_, '_, '_>) {
    let (bleed, field) = (scene.bleed(), scene.field());
    scene.cover();
    if scene.has_frame() {
        scene.clipped(rect(bleed), |scene| {
            scene.twice("frame", |scene| {
                sides::vines(scene);
                ends::ends(scene);
            });
        });
    }
    // A narrow strip is left to its letters, but for a thin line.
    let side = scene.side();
    let rules = match scene.has_rules() {
        true => &RULES[..],
        false if scene.site().is_titled_strip() => &TITLED_RULES[..],
        false => &SLIM_RULES[..],
    };
    for &(out, ink) in rules.iter().filter(|(out, _)| *out < side) {
        scene.fill(rect(field.inflate(out, out)), ink);
    }
    scene.fill(rect(field), "cream");
}

/// The lines between squares of land.
fn grid(scene: &mut Scene<'_, '_, '_>) {
    for edge in edges(scene.site()).into_iter().filter(|edge| edge.kind == EdgeKind::Land) {
        scene.line(line(&[edge.from, edge.to]), "vermilion", Pen::butt(1.2));
    }
}

/// An angle in radians.
fn degrees(angle: f64) -> f64 {
    angle * PI / 180.0
}
