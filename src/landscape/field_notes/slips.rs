//! Finds of the day on slips of paper, held by strips of tape.

use super::finds::{ACORN, FEATHER, SHELL, TOADSTOOL, TWIG};
use super::hand::words;
use super::insects::{BEETLE, BUTTERFLY, DRAGONFLY};
use super::within;
use super::{CHANCE, PLATE};
use crate::geom::{Affine, Rect, Vec2};
use crate::landscape::construction::{poly, rect};
use crate::landscape::scene::{Motif, Pen, Place, Scene};

const SLIP: Motif = Motif { name: "slip", smallest: 1.0, draw: slip };
const TAPE: Motif = Motif { name: "tape", smallest: 1.0, draw: tape };

/// The finds, how each lies on its slip: its place, its turn, its scale.
const FINDS: [(&Motif, (f64, f64), f64, f64); 8] = [
    (&BUTTERFLY, (0.0, -2.5), 0.10, 0.60),
    (&TWIG, (-3.0, -0.5), 0.86, 0.53),
    (&BEETLE, (0.0, -1.0), 0.18, 0.64),
    (&FEATHER, (0.0, -2.5), 0.86, 0.58),
    (&TOADSTOOL, (0.0, -3.8), 0.0, 0.70),
    (&DRAGONFLY, (0.0, -3.5), 0.62, 0.60),
    (&ACORN, (0.0, -2.4), 0.0, 0.62),
    (&SHELL, (0.0, -4.0), 0.0, 0.72),
];

/// A row of slips from the rose to both corners, on a line.
pub(super) fn slips(scene: &mut Scene<'_, '_, '_>, y: f64) {
    /// From one slip to the next, at best; what the rose and a fern need.
    const PITCH: f64 = 62.0;
    const ROOM: (f64, f64) = (33.0, 59.0);
    let middle = scene.width() / 2.0;
    let centre = PLATE.rect(scene.site()).map_or(ROOM.0, |rect| rect.width() / 2.0 + 3.0);
    let room = middle + scene.side() - centre - ROOM.1;
    let count = (room / PITCH).round().max(if room > 50.0 { 1.0 } else { 0.0 }) as usize;
    for s in [1.0, -1.0] {
        for n in 0..count {
            let off = centre + room * (n as f64 + 0.5) / count as f64;
            // To the right the finds go on where they end on the left.
            let number = if s < 0.0 { count - 1 - n } else { count + n };
            let (motif, at, turn, scale) = FINDS[number % FINDS.len()];
            let u = CHANCE.of("slip", &[n as i64, s as i64]);
            let lean = (u - 0.5) * 0.11;
            let place = Place::at(middle + s * off, y + (u - 0.5) * 2.0).turned(lean);
            scene.put(&SLIP, place);
            let left = u < 0.5;
            let turn = lean + if left { turn } else { -turn };
            scene.put(motif, within(place, Vec2::from(at)).turned(turn).scaled(scale).flipped(left));
            scene.put(&TAPE, place);
        }
    }
}

fn slip(scene: &mut Scene<'_, '_, '_>) {
    scene.fill(rect(Rect::new(-21.7, -20.6, 24.2, 25.2)), "contour");
    scene.shape(rect(Rect::new(-23.0, -22.0, 23.0, 24.0)), "chalk", "contour2", Pen::butt(0.9));
    // Notes in a small hand.
    scene.within(Affine::translate((0.0, 20.2)) * Affine::scale(0.84), |scene| {
        words(scene, Vec2::ZERO, &[4, 4], 1, "ghost")
    });
}

fn tape(scene: &mut Scene<'_, '_, '_>) {
    let tape = [(-9.0, -26.6), (9.4, -27.2), (9.8, -19.4), (-8.6, -18.8)].map(Vec2::from);
    scene.shape(poly(&tape), "tape", "contour2", Pen::round(0.9));
}
