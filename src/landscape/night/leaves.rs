//! The jungle around the squares: leaves in layers, the nearest ones darkest.

use super::CHANCE;
use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{along, disc, leaf, oriented, points, polar, smooth, tapered, xy};
use crate::landscape::scene::{Motif, Place, Scene};
use std::f64::consts::{FRAC_PI_2, PI};

/// A layer of leaves; lengths are units, of pairs the first holds before the players, the second beside the squares.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layer {
    ink: &'static str,
    vein: &'static str,
    /// How far from the squares the leaves are rooted.
    root: (f64, f64),
    /// How long they are.
    size: (f64, f64),
    /// From one to the next.
    gap: f64,
}

const fn layer_of(ink: &'static str, vein: &'static str, root: (f64, f64), size: (f64, f64), gap: f64) -> Layer {
    Layer { ink, vein, root, size, gap }
}

/// The layers, the farthest first.
pub(super) const LAYERS: [Layer; 7] = [
    layer_of("land2", "land2", (4.0, 2.0), (104.0, 88.0), 46.0),
    layer_of("land1", "land1", (16.0, 8.0), (92.0, 72.0), 44.0),
    layer_of("j4", "land1", (26.0, 14.0), (74.0, 56.0), 44.0),
    layer_of("j3", "j4", (52.0, 26.0), (78.0, 52.0), 46.0),
    layer_of("j2", "j3", (78.0, 40.0), (80.0, 46.0), 50.0),
    layer_of("j1", "j2", (98.0, 52.0), (74.0, 38.0), 52.0),
    layer_of("j0", "j1", (108.0, 58.0), (52.0, 28.0), 44.0),
];

/// The leaves of each layer, 100 long, upright on (0, 0).
#[rustfmt::skip]
const KINDS: [[Motif; 4]; 7] = [
    kinds::<0>(["split-0", "fan-0", "plume-0", "tuft-0"]),
    kinds::<1>(["split-1", "fan-1", "plume-1", "tuft-1"]),
    kinds::<2>(["split-2", "fan-2", "plume-2", "tuft-2"]),
    kinds::<3>(["split-3", "fan-3", "plume-3", "tuft-3"]),
    kinds::<4>(["split-4", "fan-4", "plume-4", "tuft-4"]),
    kinds::<5>(["split-5", "fan-5", "plume-5", "tuft-5"]),
    kinds::<6>(["split-6", "fan-6", "plume-6", "tuft-6"]),
];

const fn kinds<const L: usize>(names: [&'static str; 4]) -> [Motif; 4] {
    let [split, fan, plume, tuft] = names;
    [
        Motif { name: split, smallest: 0.2, draw: draw_split::<L> },
        Motif { name: fan, smallest: 0.2, draw: draw_fan::<L> },
        Motif { name: plume, smallest: 0.2, draw: draw_plume::<L> },
        Motif { name: tuft, smallest: 0.2, draw: draw_tuft::<L> },
    ]
}

fn up(angle: f64) -> f64 {
    angle.to_radians() - FRAC_PI_2
}

fn blade(a: Vec2, b: Vec2, wide: f64, bend: f64, at: f64) -> BezPath {
    oriented(leaf(a, b, wide, bend, at))
}

/// A leaf with deep cuts between its lobes.
fn draw_split<const L: usize>(scene: &mut Scene<'_, '_, '_>) {
    const LOBES: [(f64, f64, f64, f64); 5] = [
        (-22.0, 40.0, 23.0, 118.0),
        (-34.0, 47.0, 20.0, 92.0),
        (-47.0, 46.0, 18.0, 68.0),
        (-60.0, 40.0, 16.0, 50.0),
        (-73.0, 31.0, 13.0, 36.0),
    ];
    let mut body = blade(xy(0.0, -6.0), xy(0.0, -100.0), 44.0, 0.0, 0.5);
    let mut veins = oriented(tapered(&[xy(0.0, 0.0), xy(1.0, -40.0), xy(0.0, -92.0)], |t| 3.0 - 1.6 * t));
    for (y, length, wide, angle) in LOBES {
        for s in [1.0, -1.0] {
            let (base, way) = (xy(0.0, y), up(s * angle));
            let tip = base + polar(length, way);
            body.extend(blade(base - polar(2.0, way), tip, wide, -0.12 * s, 0.58));
            veins.extend(oriented(tapered(&[base, base.lerp(tip, 0.85)], |t| 2.4 - 1.0 * t)));
        }
    }
    body.extend(disc(xy(11.0, -18.0), 14.0));
    body.extend(disc(xy(-11.0, -18.0), 14.0));
    body.extend(oriented(tapered(&[xy(0.0, 26.0), xy(2.0, 8.0), xy(0.0, -14.0)], |_| 4.0)));
    scene.fill(body, LAYERS[L].ink);
    scene.fill(veins, LAYERS[L].vein);
}

/// A palm's fan.
fn draw_fan<const L: usize>(scene: &mut Scene<'_, '_, '_>) {
    let c = xy(0.0, -42.0);
    let mut body = oriented(tapered(&[xy(0.0, 20.0), xy(3.0, -10.0), c], |_| 4.2));
    body.extend(disc(c, 9.0));
    let mut veins = BezPath::new();
    for n in -6i32..=6 {
        let (way, out) = (up(19.5 * f64::from(n)), f64::from(n.abs()));
        let tip = c + polar(58.0 - 1.9 * out, way) + xy(0.0, 1.4 * out);
        body.extend(blade(c - polar(2.0, way), tip, 12.5, 0.0, 0.62));
        veins.extend(oriented(tapered(&[c + polar(5.0, way), c.lerp(tip, 0.84)], |t| 2.2 - t)));
    }
    scene.fill(body, LAYERS[L].ink);
    scene.fill(veins, LAYERS[L].vein);
}

/// A palm's feathered leaf, bent to the right.
fn draw_plume<const L: usize>(scene: &mut Scene<'_, '_, '_>) {
    let rib = [xy(0.0, 12.0), xy(-3.0, -24.0), xy(4.0, -58.0), xy(24.0, -86.0), xy(46.0, -96.0)];
    let mut body = oriented(tapered(&rib, |t| 3.6 - 2.4 * t));
    for (n, (at, way)) in along(&points(&smooth(&rib, false), 0.2), 7.4, 20.0).into_iter().enumerate() {
        let t = (0.16 + 0.05 * n as f64).min(1.0);
        let length = 36.0 * (0.35 + 0.65 * (PI * (0.25 + t * 0.62).min(1.0)).sin());
        for s in [1.0, -1.0] {
            let tip = at + polar(length, way + s * (1.02 - 0.38 * t)) + xy(0.0, if s > 0.0 { 5.5 } else { 2.0 });
            body.extend(blade(at, tip, 5.6, -0.10 * s, 0.45));
        }
    }
    scene.fill(body, LAYERS[L].ink);
    scene.fill(tapered(&rib, |t| 2.4 - t), LAYERS[L].vein);
}

/// A tuft of grass.
fn draw_tuft<const L: usize>(scene: &mut Scene<'_, '_, '_>) {
    const BLADES: [(f64, f64, f64); 6] = [
        (-52.0, 66.0, -0.18),
        (-30.0, 86.0, -0.12),
        (-9.0, 100.0, -0.04),
        (14.0, 90.0, 0.08),
        (36.0, 78.0, 0.14),
        (56.0, 60.0, 0.2),
    ];
    let blades = BLADES.iter().flat_map(|&(a, l, bend)| blade(xy(0.0, 6.0), polar(l, up(a)), 11.0, bend, 0.4));
    scene.fill(blades.collect(), LAYERS[L].ink);
}

/// A kind of leaf of a layer: each layer leaves out another one, but has tufts.
fn kind(layer: usize, chance: f64) -> usize {
    let kinds = [[0, 1, 3], [1, 2, 3], [0, 2, 3]][layer % 3];
    kinds[(chance * 3.0) as usize]
}

/// One layer around the near half: from the middle of the end to the middles of both sides; lower before dens.
pub(super) fn layer(scene: &mut Scene<'_, '_, '_>, number: usize) {
    let Layer { root, size, gap, .. } = LAYERS[number];
    let (width, height, side, last) = (scene.width(), scene.height(), scene.side(), scene.site().rows - 1);
    let dens: Vec<f64> =
        scene.dens().into_iter().filter(|((_, r), _)| *r == last).map(|((c, _), _)| c as f64 * 100.0 + 50.0).collect();
    let chance = |of: &str, s: f64, n: usize, k: i64| CHANCE.of(of, &[number as i64, s as i64, n as i64, k]);
    for s in [1.0, -1.0] {
        for n in 0..=((width / 2.0 + side) / gap).round() as usize {
            let u = |k| chance("end", s, n, k);
            let x = width / 2.0 + s * (n as f64 + 0.5 + (u(0) - 0.5) * 0.6) * gap;
            let t = (x - width / 2.0).abs() / (width / 2.0 + side);
            let open = dens.iter().map(|den| (x - den).abs() / 95.0).fold(1.0, f64::min);
            let scale = size.0 / 100.0 * (0.62 + 0.42 * t + 0.18 * u(1)) * (0.45 + 0.55 * open.powf(1.2));
            let lean = (u(3) - 0.5) * 0.7 - s * (0.22 * (1.0 - t) + if t > 0.8 { 0.25 } else { 0.0 });
            let kind = if open < 0.5 { 3 } else { kind(number, u(4)) };
            let at = Place::at(x, height + root.0 + 4.0 - 8.0 * u(2));
            scene.put(&KINDS[number][kind], at.turned(lean).scaled(scale.max(0.2)).flipped(u(3) > 0.5));
        }
        for n in 0..=(height / 2.0 / gap).round() as usize {
            let u = |k| chance("side", s, n, k);
            let y = height + 10.0 - (n as f64 + 0.5 + (u(0) - 0.5) * 0.6) * gap;
            if y < height / 2.0 - 4.0 {
                continue;
            }
            let t = (y - height / 2.0) / (height / 2.0);
            let scale = size.1 / 100.0 * (0.78 + 0.34 * t + 0.22 * u(1));
            let at = Place::at(width / 2.0 + s * (width / 2.0 + root.1 + 3.0 - 6.0 * u(2)), y);
            let lean = -s * (FRAC_PI_2 - 0.45 + (u(3) - 0.5) * 0.6);
            let flip = (s > 0.0) != (u(3) > 0.7);
            scene.put(&KINDS[number][kind(number, u(4))], at.turned(lean).scaled(scale).flipped(flip));
        }
    }
}
