//! `night`: a clearing in the jungle by moonlight. Leaves in layers, fireflies, the moon in every river, caves that glow.

mod court;
mod glow;
mod leaves;
mod lights;
mod small;
mod water;
mod wildlife;

use super::construction::{Chance, EdgeKind, disc, edges, line, oriented, polar, poly, rect, rounded, xy};
use super::plate::PlateRoom;
use super::scene::{Motif, Pen, Place, Scene};
use crate::geom::{Rect, Vec2};
use crate::rules::Side;
pub(super) use small::SMALL;
use std::f64::consts::TAU;

const CHANCE: Chance = Chance("night");
/// How wide the dark edge of the bleed is, and how far the leaves stay within; units. It lies beyond the trim.
const DARK: f64 = 6.0;
const EDGE: f64 = 2.0;

/// A board of wood among the leaves.
pub(super) const PLATE: PlateRoom = PlateRoom {
    size: (214.0, 34.0),
    down: 57.0,
    beside: 16.0,
    ink: "moon",
    strip: (&[(1.4, 5.0, "j0"), (0.0, 4.4, "bone2"), (-1.2, 3.6, "rock")], (2.6, 2.6, "rock3", None)),
};

pub(super) fn draw(scene: &mut Scene<'_, '_, '_>) {
    let (bleed, field) = (scene.bleed(), scene.field());
    scene.fill(rect(bleed), "j2");
    scene.fill(rect(field), "land3");
    scene.clipped(rect(field), glow::ground);
    let framed = scene.has_frame() || scene.site().is_titled_strip();
    // The leaves end within the bleed, which is dark to its straight edge.
    let window = if framed { bleed.inflate(-EDGE, -EDGE) } else { field };
    scene.clipped(rect(window), |scene| {
        for layer in 0..leaves::LAYERS.len() {
            scene.twice(&format!("leaves-{layer}"), |scene| leaves::layer(scene, layer));
        }
    });
    wildlife::wildlife(scene);
    if framed {
        scene.line(rect(bleed.inflate(-DARK / 2.0, -DARK / 2.0)), "j0", Pen::butt(DARK));
    }
    if scene.has_frame() {
        band(scene);
    } else if framed {
        narrow_band(scene);
    }
    scene.each_body("river", water::river);
    for edge in edges(scene.site()).into_iter().filter(|edge| edge.kind == EdgeKind::Land) {
        scene.line(line(&[edge.from, edge.to]), "line", Pen::butt(1.4));
    }
    court::motifs(scene);
    scene.line(rect(field), "edge", Pen::butt(1.8));
    if scene.has_frame() {
        scene.twice("lights", |scene| {
            lights::lights(scene);
            sign(scene);
        });
    }
}

/// A plain band around the squares for their letters.
fn band(scene: &mut Scene<'_, '_, '_>) {
    /// How far out it reaches beside the squares, and before the players.
    const OUT: (f64, f64) = (20.5, 26.0);
    let field = scene.field();
    let (side, end) = (OUT.0.min(scene.side() - 8.0), OUT.1.min(scene.end() - 8.0));
    let outer = field.inflate(side, end);
    for x in [outer.x0, field.x1] {
        scene.fill(rect(Rect::new(x, outer.y0, x + side, outer.y1)), "j1");
    }
    for y in [outer.y0, field.y1] {
        scene.fill(rect(Rect::new(outer.x0, y, outer.x1, y + end)), "j1");
    }
    scene.line(rect(outer), "bone2", Pen::butt(1.3));
}

/// The second line around the squares in a narrow frame, and the plain ground between both.
fn narrow_band(scene: &mut Scene<'_, '_, '_>) {
    /// How far out the line runs, and its width.
    const LINE: (f64, f64) = (3.6, 1.1);
    let outer = scene.field().inflate(LINE.0, LINE.0);
    scene.line(rect(scene.field().inflate(LINE.0 / 2.0, LINE.0 / 2.0)), "j1", Pen::butt(LINE.0));
    scene.line(rect(outer), "bone2", Pen::butt(LINE.1));
}

/// The board of wood for the game's name.
fn sign(scene: &mut Scene<'_, '_, '_>) {
    let Some(rect) = PLATE.rect(scene.site()) else { return };
    for (out, radius, ink) in [(4.0, 9.0, "j0"), (1.2, 7.0, "bone2"), (-1.4, 6.0, "rock")] {
        let rect = rect.inflate(out, out);
        scene.fill(rounded(rect.x0, rect.y0, rect.width(), rect.height(), radius), ink);
    }
    for x in [rect.x0 + 8.0, rect.x1 - 8.0] {
        scene.fill(disc(xy(x, rect.center().y), 2.2), "bone2");
    }
}

/// The disc that an animal of a side stands on: beads around White's, thorns around Black's.
pub(super) fn start(scene: &mut Scene<'_, '_, '_>, side: Side) {
    const DISCS: [Motif; 2] = [
        Motif { name: "start-white", smallest: 1.0, draw: |scene| start_disc(scene, Side::White) },
        Motif { name: "start-black", smallest: 1.0, draw: |scene| start_disc(scene, Side::Black) },
    ];
    scene.put(&DISCS[side.index()], Place::at(0.0, 0.0));
}

fn start_disc(scene: &mut Scene<'_, '_, '_>, side: Side) {
    const AROUND: usize = 36;
    scene.fill(disc(Vec2::ZERO, 40.0), "disc");
    let angle = |n: usize| TAU * n as f64 / AROUND as f64;
    match side {
        Side::White => {
            let beads = (0..AROUND).flat_map(|n| disc(polar(43.6, angle(n)), 2.4));
            scene.fill(beads.collect(), "moonlit");
        }
        Side::Black => {
            let thorn = |n: usize| {
                let at = |r: f64, off: f64| polar(r, angle(n) + off);
                oriented(poly(&[at(41.0, -0.075), at(48.2, 0.0), at(41.0, 0.075)]))
            };
            scene.fill((0..AROUND).flat_map(thorn).collect(), "ember");
        }
    }
    scene.line(disc(Vec2::ZERO, 40.0), if side == Side::White { "moonlit" } else { "ember" }, Pen::round(2.8));
}
