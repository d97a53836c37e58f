//! What lies about on the meadow: one toy of paper to a free square, within one dark outline.

use super::paper::{Below, paper};
use super::plants::{butterfly, ladybird, strawberry, toadstool};
use crate::geom::{Affine, BezPath, Rect, Vec2};
use crate::landscape::construction::{
    arc, disc, ellipse, leaf, line, oriented, polar, poly, rect, rounded, smooth, spiral, xy,
};
use crate::landscape::scene::{Motif, Pen, Scene};
use std::f64::consts::{FRAC_PI_2, PI};

/// In the order in which free squares get them, from the near player's left.
pub(super) const TOYS: [Motif; 13] = [
    toy("hedgehog", |scene| paper(scene, Below::Grass, hedgehog)),
    toy("kite", |scene| paper(scene, Below::Nothing, kite)),
    toy("apple-tree", |scene| paper(scene, Below::Grass, apple_tree)),
    toy("toadstools", |scene| paper(scene, Below::Grass, toadstools)),
    toy("snail", |scene| paper(scene, Below::Grass, snail)),
    toy("tulips", |scene| paper(scene, Below::Grass, tulips)),
    toy("pinwheel", |scene| paper(scene, Below::Grass, pinwheel)),
    toy("firs", |scene| paper(scene, Below::Grass, firs)),
    toy("mole", |scene| paper(scene, Below::Grass, mole)),
    toy("birdhouse", |scene| paper(scene, Below::Grass, birdhouse)),
    toy("butterflies", |scene| paper(scene, Below::Nothing, butterflies)),
    toy("strawberries", |scene| paper(scene, Below::Grass, strawberries)),
    toy("ladybirds", |scene| paper(scene, Below::Nothing, ladybirds)),
];
/// In the row between the halves: seen from above, it faces both players.
pub(super) const PICNIC: Motif = toy("picnic", |scene| paper(scene, Below::Nothing, picnic));

const fn toy(name: &'static str, draw: fn(&mut Scene<'_, '_, '_>)) -> Motif {
    Motif { name, smallest: 1.0, draw }
}

/// The same drawing in two places and sizes.
fn at_twice(scene: &mut Scene<'_, '_, '_>, draw: fn(&mut Scene<'_, '_, '_>), places: [(f64, f64, f64); 2]) {
    for (x, y, size) in places {
        scene.within(Affine::translate((x, y)) * Affine::scale(size), draw);
    }
}

fn toadstools(scene: &mut Scene<'_, '_, '_>) {
    at_twice(scene, toadstool, [(-7.0, 27.0, 2.4), (18.0, 28.0, 1.35)]);
}

fn butterflies(scene: &mut Scene<'_, '_, '_>) {
    at_twice(scene, butterfly, [(-6.0, 12.0, 1.9), (20.0, -18.0, 0.95)]);
}

fn strawberries(scene: &mut Scene<'_, '_, '_>) {
    at_twice(scene, strawberry, [(-9.0, 26.0, 2.3), (17.0, 25.0, 1.5)]);
}

fn ladybirds(scene: &mut Scene<'_, '_, '_>) {
    at_twice(scene, ladybird, [(-2.0, 6.0, 1.8), (17.0, 30.0, 0.95)]);
}

fn discs(of: &[(f64, f64, f64)]) -> BezPath {
    of.iter().flat_map(|&(x, y, r)| disc(xy(x, y), r)).collect()
}

fn hedgehog(scene: &mut Scene<'_, '_, '_>) {
    scene.fill(rounded(-17.0, 22.0, 9.0, 6.4, 3.0), "pit");
    scene.fill(rounded(9.0, 22.0, 9.0, 6.4, 3.0), "pit");
    // Spines all over its back.
    let spines = |radius: f64, count: usize| -> Vec<Vec2> {
        (0..=2 * count)
            .map(|n| {
                let out = if n % 2 == 0 { radius * 0.88 } else { radius };
                xy(5.0, 21.0) + polar(out, PI + PI * n as f64 / (2 * count) as f64)
            })
            .collect()
    };
    scene.fill(poly(&spines(29.0, 13)), "hollow");
    scene.fill(poly(&spines(21.0, 10)), "soil");
    let mut face = BezPath::new();
    face.move_to((-8.0, 0.0));
    face.curve_to((-20.0, 2.0), (-22.0, 13.0), (-33.0, 16.0));
    face.curve_to((-33.0, 21.0), (-24.0, 24.4), (0.0, 24.4));
    face.curve_to((4.0, 14.0), (0.0, 4.0), (-8.0, 0.0));
    face.close_path();
    scene.fill(face, "sand");
    scene.fill(discs(&[(-32.4, 16.6, 3.0), (-17.0, 11.6, 1.9)]), "pit");
    scene.fill(disc(xy(-14.0, 17.6), 2.6), "photo2");
    scene.line(smooth(&[xy(-27.0, 20.6), xy(-23.0, 21.4), xy(-20.0, 19.6)], false), "pit", Pen::round(1.0));
    // An apple that it carries home.
    scene.fill(discs(&[(9.0, -12.0, 6.6), (12.6, -12.0, 6.6)]), "coral");
    scene.line(smooth(&[xy(10.8, -16.0), xy(11.4, -20.0), xy(13.4, -22.0)], false), "pit", Pen::round(1.3));
    scene.fill(oriented(leaf(xy(11.6, -19.0), xy(20.0, -22.0), 5.0, 0.1, 0.5)), "blade");
}

fn kite(scene: &mut Scene<'_, '_, '_>) {
    let (top, right, foot, left) = (xy(12.0, -36.0), xy(27.0, -12.0), xy(0.0, 14.0), xy(-13.0, -20.0));
    let middle = xy(9.4, -18.0);
    for (a, b, ink) in [(top, right, "coral"), (right, foot, "sun"), (foot, left, "coral"), (left, top, "sun")] {
        scene.fill(poly(&[a, b, middle]), ink);
    }
    scene.line(line(&[top, foot]), "ink", Pen::round(1.0));
    scene.line(line(&[left, right]), "ink", Pen::round(1.0));
    let tail = [foot, xy(-8.0, 19.0), xy(-4.0, 27.0), xy(-16.0, 29.0), xy(-24.0, 36.0)];
    scene.line(smooth(&tail, false), "ink", Pen::round(1.0));
    for (at, turn, ink) in [(tail[1], 0.2, "teal"), (tail[2], 1.1, "coral"), (tail[3], 0.1, "teal")] {
        let bow = [xy(0.0, 0.0), xy(-6.0, -3.4), xy(-6.0, 3.4), xy(0.0, 0.0), xy(6.0, -3.4), xy(6.0, 3.4)];
        scene.fill(Affine::translate(at) * Affine::rotate(turn) * poly(&bow), ink);
    }
}

fn apple_tree(scene: &mut Scene<'_, '_, '_>) {
    scene.fill(poly(&[xy(-5.6, 29.0), xy(-3.4, 6.0), xy(3.4, 6.0), xy(5.6, 29.0)]), "hollow");
    scene.fill(discs(&[(0.0, -17.0, 18.0), (-14.0, -5.0, 15.0), (14.0, -5.0, 15.0), (0.0, 1.0, 13.0)]), "blade");
    scene.fill(discs(&[(-5.0, -20.0, 11.0), (-15.0, -8.0, 8.0), (12.0, -10.0, 8.0)]), "leaf");
    let apples = [(-8.0, -22.0), (7.0, -25.0), (-19.0, -5.0), (-4.0, -7.0), (11.0, -12.0), (19.0, -1.0), (4.0, 6.0)];
    scene.fill(apples.into_iter().flat_map(|(x, y)| disc(xy(x, y), 3.5)).collect(), "coral");
}

fn snail(scene: &mut Scene<'_, '_, '_>) {
    let mut body = BezPath::new();
    body.move_to((31.0, 28.0));
    body.curve_to((20.0, 14.0), (-10.0, 24.0), (-15.0, 10.0));
    body.curve_to((-16.0, 2.0), (-27.0, 0.0), (-29.0, 8.0));
    body.curve_to((-31.0, 22.0), (-24.0, 28.0), (-14.0, 28.0));
    body.close_path();
    scene.fill(body, "yard");
    for (x, y) in [(-30.0, -9.0), (-20.0, -10.0)] {
        scene.line(line(&[xy(-24.0, 5.0), xy(x, y)]), "yard", Pen::round(2.6));
        scene.fill(disc(xy(x, y), 2.7), "pit");
    }
    scene.line(smooth(&[xy(-27.4, 13.0), xy(-25.0, 15.0), xy(-22.0, 14.0)], false), "pit", Pen::round(1.0));
    scene.fill(disc(xy(6.0, 1.0), 21.0), "autumn");
    scene.fill(disc(xy(6.0, 1.0), 14.6), "sun");
    scene.line(smooth(&spiral(xy(6.0, 1.0), 19.0, 2.0, 1.2, 2.1), false), "hollow", Pen::round(2.2));
}

fn tulips(scene: &mut Scene<'_, '_, '_>) {
    for (x, y, size, ink) in [(-17.0, -6.0, 1.0, "sun"), (17.0, -4.0, 1.0, "plum"), (0.0, -18.0, 1.2, "coral")] {
        let foot = xy(x * 0.25, 29.0);
        scene.line(smooth(&[foot, xy(x * 0.7, 14.0), xy(x, y)], false), "blade", Pen::round(2.4));
        let at = |u: f64, v: f64| (x + size * u, y + size * v);
        let mut cup = BezPath::new();
        cup.move_to(at(-9.0, -12.0));
        cup.line_to(at(-4.4, -6.4));
        cup.line_to(at(0.0, -14.0));
        cup.line_to(at(4.4, -6.4));
        cup.line_to(at(9.0, -12.0));
        cup.curve_to(at(12.0, 9.0), at(-12.0, 9.0), at(-9.0, -12.0));
        cup.close_path();
        scene.fill(cup, ink);
    }
    for (x, long, lean) in [(-3.0, 30.0, -0.62), (3.0, 30.0, 0.62), (0.0, 24.0, 0.2)] {
        let foot = xy(x, 30.0);
        scene.fill(oriented(leaf(foot, foot + polar(long, lean - FRAC_PI_2), 8.0, 0.12 * lean, 0.45)), "blade");
    }
}

fn pinwheel(scene: &mut Scene<'_, '_, '_>) {
    let hub = xy(0.0, -8.0);
    scene.line(line(&[hub, xy(0.0, 32.0)]), "hollow", Pen::round(3.4));
    for (quarter, ink) in ["coral", "sun", "teal", "chalk"].into_iter().enumerate() {
        let turn = Affine::translate(hub) * Affine::rotate(FRAC_PI_2 * quarter as f64 + 0.2);
        let mut blade = BezPath::new();
        blade.move_to((0.0, 0.0));
        blade.line_to((0.0, -29.0));
        blade.curve_to((12.0, -31.0), (29.0, -22.0), (24.0, -10.0));
        blade.close_path();
        scene.fill(turn * blade, ink);
        scene.line(turn * line(&[xy(0.0, 0.0), xy(0.0, -29.0)]), "ink", Pen::round(1.0));
    }
    scene.shape(disc(hub, 3.4), "sun", "ink", Pen::round(1.0));
}

fn firs(scene: &mut Scene<'_, '_, '_>) {
    for (x, size) in [(-9.0, 1.0), (16.0, 0.7)] {
        let at = |u: f64, v: f64| xy(x + size * u, 28.0 + size * v);
        scene.fill(poly(&[at(-3.6, 1.0), at(-3.6, -12.0), at(3.6, -12.0), at(3.6, 1.0)]), "hollow");
        for (foot, half, high) in [(-9.0, 20.0, 24.0), (-24.0, 16.0, 22.0), (-39.0, 12.0, 23.0)] {
            scene.fill(oriented(poly(&[at(-half, foot), at(half, foot), at(0.0, foot - high)])), "teal");
            scene.line(line(&[at(2.0 - half, foot), at(half - 2.0, foot)]), "leaf", Pen::round(2.0));
        }
    }
}

fn mole(scene: &mut Scene<'_, '_, '_>) {
    let mut hill = BezPath::new();
    hill.move_to((-32.0, 29.0));
    hill.curve_to((-22.0, 4.0), (22.0, 4.0), (32.0, 29.0));
    hill.close_path();
    // It looks out of its hill.
    scene.fill(rounded(-16.0, -26.0, 32.0, 48.0, 16.0), "hollow");
    scene.fill(hill, "soil");
    scene.fill(ellipse(xy(0.0, -7.0), 7.4, 6.0), "sand");
    scene.fill(ellipse(xy(0.0, -10.6), 4.4, 3.2), "coral");
    scene.fill(discs(&[(-7.4, -15.0, 1.9), (7.4, -15.0, 1.9)]), "pit");
    scene.line(smooth(&[xy(-3.0, -5.2), xy(0.0, -3.8), xy(3.0, -5.2)], false), "pit", Pen::round(1.0));
    for s in [1.0, -1.0] {
        scene.fill(ellipse(xy(16.0 * s, 9.6), 6.6, 4.4), "photo2");
        for finger in [-3.6, 0.0, 3.6] {
            let at = xy(16.0 * s + finger, 9.0);
            scene.line(line(&[at, at + xy(0.0, 4.0)]), "hollow", Pen::round(0.9));
        }
    }
    scene.fill(discs(&[(-22.0, 25.0, 2.4), (-10.0, 22.0, 2.0), (8.0, 24.0, 2.6), (21.0, 24.0, 2.0)]), "hollow");
}

fn birdhouse(scene: &mut Scene<'_, '_, '_>) {
    scene.fill(rect(Rect::new(-2.6, 6.0, 2.6, 31.0)), "hollow");
    scene.fill(poly(&[xy(-15.0, -14.0), xy(0.0, -28.0), xy(15.0, -14.0), xy(13.0, 9.0), xy(-13.0, 9.0)]), "chalk");
    scene.line(line(&[xy(-20.0, -12.0), xy(0.0, -31.0), xy(20.0, -12.0)]), "coral", Pen::round(5.6));
    scene.fill(disc(xy(0.0, -8.0), 5.4), "pit");
    scene.line(line(&[xy(0.0, 2.0), xy(13.0, 2.0)]), "hollow", Pen::round(2.0));
    // A bird on its perch.
    scene.fill(ellipse(xy(18.0, -4.0), 9.4, 7.0), "sun");
    scene.fill(disc(xy(24.0, -12.0), 6.0), "sun");
    scene.fill(oriented(leaf(xy(14.0, -5.0), xy(4.0, -9.0), 6.4, 0.1, 0.5)), "autumn");
    scene.fill(poly(&[xy(29.4, -13.6), xy(35.0, -11.4), xy(29.4, -9.4)]), "coral");
    scene.fill(disc(xy(25.4, -13.2), 1.4), "pit");
}

fn picnic(scene: &mut Scene<'_, '_, '_>) {
    /// Half the cloth, and the width of its checks.
    const HALF: f64 = 33.0;
    const CHECK: f64 = 2.0 * HALF / 7.0;
    scene.within(Affine::rotate(0.14), |scene| {
        scene.fill(rect(Rect::new(-HALF, -HALF, HALF, HALF)), "chalk");
        let bar = |n: i32| -HALF + CHECK * f64::from(2 * n);
        let down = (0..4).flat_map(|n| rect(Rect::new(bar(n), -HALF, bar(n) + CHECK, HALF)));
        let across = (0..4).flat_map(|n| rect(Rect::new(-HALF, bar(n), HALF, bar(n) + CHECK)));
        scene.fill(down.chain(across).collect(), "cloth");
        let meet = (0..16).flat_map(|n| {
            let (x, y) = (bar(n % 4), bar(n / 4));
            rect(Rect::new(x, y, x + CHECK, y + CHECK))
        });
        scene.fill(meet.collect(), "coral");
        scene.shape(disc(Vec2::ZERO, 18.0), "chalk", "line", Pen::round(1.0));
        scene.line(disc(Vec2::ZERO, 13.4), "photo", Pen::round(1.4));
        // Slices of melon.
        for turn in [0.4, PI + 0.4] {
            let mut slice = arc(xy(0.0, 2.0), 11.0, 11.0, 0.0, PI);
            slice.close_path();
            let mut flesh = arc(xy(0.0, 2.0), 8.4, 8.4, 0.0, PI);
            flesh.close_path();
            let space = Affine::rotate(turn);
            scene.fill(space * slice, "blade");
            scene.fill(space * flesh, "coral");
            scene.fill(space * discs(&[(-3.6, 5.0, 0.9), (0.0, 6.6, 0.9), (3.6, 5.0, 0.9)]), "pit");
        }
    });
}
