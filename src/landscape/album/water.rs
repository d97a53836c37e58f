//! Ponds: a shore of sand, waves of paper, and a toy on each square: boats, ducks, fish, a frog, a ball, a turtle.

use super::paper::{Below, paper};
use crate::geom::{Affine, BezPath, Rect, Vec2};
use crate::landscape::SQUARE;
use crate::landscape::construction::{
    Body, Cell, EdgeKind, arc, crescent, disc, edges, ellipse, leaf, line, oriented, poly, rounded, smooth, xy,
};
use crate::landscape::scene::{Motif, Pen, Scene};
use std::f64::consts::{PI, TAU};

/// In the order in which the squares of the left pond get them, row by row from the far end.
const SWIMMERS: [Motif; 6] = [
    swimmer("fish", |scene| paper(scene, Below::Nothing, fish)),
    swimmer("ball", |scene| paper(scene, Below::Water, ball)),
    swimmer("ducks", |scene| paper(scene, Below::Water, ducks)),
    swimmer("frog", |scene| paper(scene, Below::Water, frog)),
    swimmer("boat", |scene| paper(scene, Below::Water, boat)),
    swimmer("turtle", |scene| paper(scene, Below::Water, turtle)),
];

const fn swimmer(name: &'static str, draw: fn(&mut Scene<'_, '_, '_>)) -> Motif {
    Motif { name, smallest: 0.8, draw }
}

pub(super) fn pond(scene: &mut Scene<'_, '_, '_>, body: &Body) {
    scene.fill(body.shore(-1.0, 24.0), "sand2");
    scene.fill(body.shore(0.6, 23.0), "sand");
    let shore = body.shore(6.0, 19.0);
    scene.clipped(shore.clone(), |scene| {
        scene.fill(shore.clone(), "water");
        waves(scene, body);
        let lines = edges(scene.site()).into_iter().filter(|edge| edge.kind == EdgeKind::Water);
        let path: BezPath = lines.flat_map(|edge| line(&[edge.from, edge.to])).collect();
        scene.line(path, "edge", Pen::butt(1.3));
    });
    scene.line(shore, "edge", Pen::round(1.5));
}

/// Rows of scallops on each square, none over its edges or the shore: those of the near half upright, those of the far
/// one turned.
fn waves(scene: &mut Scene<'_, '_, '_>, body: &Body) {
    /// Rows of a square, and how far their crests lie above or below the rows' middle.
    const ROWS: [f64; 4] = [-37.5, -12.5, 12.5, 37.5];
    const RISE: f64 = 3.2;
    /// Where crests stand in every other row, and in those between.
    const CRESTS: [&[f64]; 2] = [&[-36.0, -12.0, 12.0, 36.0], &[-24.0, 0.0, 24.0]];
    /// Half a crest, and how far it stays from the shore.
    const HALF: (f64, f64) = (9.0, 6.5);
    const CLEAR: f64 = 10.5;
    let middle = scene.height() / 2.0;
    let mut crests = BezPath::new();
    for at in body.middles() {
        for (row, down) in ROWS.into_iter().enumerate() {
            let far = at.y + down < middle;
            let (rise, from, to) = if far { (-RISE, 0.35, PI - 0.35) } else { (RISE, PI + 0.35, TAU - 0.35) };
            for along in CRESTS[row % 2] {
                let at = at + xy(*along, down + rise);
                let reach = if far { Rect::new(-7.5, 2.0, 7.5, 6.5) } else { Rect::new(-7.5, -6.5, 7.5, -2.0) };
                if body.holds(reach + at, CLEAR) {
                    crests.extend(arc(at, HALF.0, HALF.1, from, to));
                }
            }
        }
    }
    scene.line(crests, "wave", Pen::round(1.9));
}

/// A toy on each square: two squares that lie opposite each other have the same, each for its player.
pub(super) fn afloat(scene: &mut Scene<'_, '_, '_>) {
    /// How much water is mixed into them: starting squares stand out.
    const QUIET: f64 = 0.14;
    /// How large they are where the shore is near.
    const NARROW: f64 = 0.8;
    let site = scene.site();
    let is_water = |(c, r): Cell| site.water(c, r, 0, 0);
    let opposite = |(c, r): Cell| (site.columns - 1 - c, site.rows - 1 - r);
    let leads = |cell: Cell| cell <= opposite(cell) || !is_water(opposite(cell));
    let mut leading: Vec<Cell> = site.squares().filter(|&cell| is_water(cell) && leads(cell)).collect();
    leading.sort_by_key(|&(c, r)| (r, c));
    let bodies = scene.bodies();
    scene.quiet("water", QUIET, |scene| {
        for (at, body) in bodies.iter().flat_map(|body| body.middles().map(move |at| (at, body))) {
            let cell = ((at.x / SQUARE) as usize, (at.y / SQUARE) as usize);
            let own = if leads(cell) { cell } else { opposite(cell) };
            let number = leading.iter().position(|of| *of == own).unwrap_or(0);
            let place = scene.on_square(cell);
            // In the row between the halves one faces each player.
            let between = site.style().turned && 2 * cell.1 + 1 == site.rows;
            let turn = if between { if own == cell { 0.0 } else { PI } } else { place.turn };
            let fits = body.holds(Rect::new(at.x - 34.0, at.y - 34.0, at.x + 34.0, at.y + 34.0), 8.0);
            let scale = if fits { 1.0 } else { NARROW };
            scene.put(&SWIMMERS[number % SWIMMERS.len()], place.turned(turn).scaled(scale));
        }
    });
}

/// A boat that is folded of paper, a pennant at its peak.
fn boat(scene: &mut Scene<'_, '_, '_>) {
    let hull = [xy(-34.0, 2.0), xy(-12.0, 8.0), xy(12.0, 8.0), xy(34.0, 2.0), xy(21.0, 21.0), xy(-21.0, 21.0)];
    scene.fill(poly(&[xy(0.0, -24.0), xy(19.0, 6.0), xy(-19.0, 6.0)]), "chalk");
    scene.fill(poly(&[xy(0.0, -22.0), xy(17.0, 5.4), xy(0.0, 5.4)]), "photo");
    scene.line(line(&[xy(0.0, -24.0), xy(0.0, 7.0)]), "ink", Pen::round(0.9));
    scene.fill(poly(&hull), "chalk");
    scene.line(line(&[hull[0], hull[1], hull[2], hull[3]]), "ink", Pen::round(1.0));
    scene.fill(poly(&[xy(-29.0, 9.0), xy(29.0, 9.0), xy(24.6, 15.4), xy(-24.6, 15.4)]), "coral");
    scene.line(line(&[xy(-12.0, 8.0), xy(0.0, 13.0), xy(12.0, 8.0)]), "ink", Pen::round(0.9));
    scene.fill(poly(&[xy(0.0, -35.0), xy(12.0, -31.0), xy(0.0, -27.0)]), "sun");
    scene.line(line(&[xy(0.0, -24.0), xy(0.0, -36.0)]), "ink", Pen::round(1.2));
}

/// A frog on the leaf of a water lily.
fn frog(scene: &mut Scene<'_, '_, '_>) {
    let mut pad = arc(xy(0.0, 17.0), 33.0, 10.0, 0.5, TAU - 0.1);
    pad.line_to((8.0, 17.0));
    pad.close_path();
    scene.fill(pad, "teal");
    for s in [1.0, -1.0] {
        scene.fill(disc(xy(11.0 * s, -13.0), 8.0), "blade");
        scene.fill(ellipse(xy(17.0 * s, 9.0), 9.0, 8.0), "blade");
    }
    scene.fill(ellipse(xy(0.0, 1.0), 21.0, 17.0), "blade");
    scene.fill(ellipse(xy(0.0, 9.0), 13.0, 8.4), "grass");
    for s in [1.0, -1.0] {
        scene.fill(disc(xy(11.0 * s, -14.0), 5.4), "chalk");
        scene.fill(disc(xy(10.4 * s, -13.6), 2.8), "pit");
        scene.fill(disc(xy(16.0 * s, -1.0), 2.8), "coral");
        scene.fill(ellipse(xy(10.0 * s, 18.0), 7.4, 3.4), "leaf");
    }
    scene.line(smooth(&[xy(-11.0, -2.6), xy(0.0, 2.6), xy(11.0, -2.6)], false), "pit", Pen::round(1.5));
}

/// A ball for the beach, in stripes from its cap.
fn ball(scene: &mut Scene<'_, '_, '_>) {
    const RADIUS: f64 = 28.0;
    let cap = xy(6.0, -9.0);
    scene.fill(disc(Vec2::ZERO, RADIUS), "chalk");
    for (n, ink) in ["coral", "sun", "teal"].into_iter().enumerate() {
        let from = TAU * n as f64 / 3.0 - 1.9;
        let mut stripe = arc(Vec2::ZERO, RADIUS, RADIUS, from, from + TAU / 6.0);
        stripe.line_to(cap.to_point());
        stripe.close_path();
        scene.fill(stripe, ink);
    }
    scene.shape(disc(cap, 4.6), "chalk", "ink", Pen::round(1.0));
}

/// A turtle, swimming to the left.
fn turtle(scene: &mut Scene<'_, '_, '_>) {
    scene.fill(ellipse(xy(-13.0, 15.0), 8.0, 5.0), "blade");
    scene.fill(ellipse(xy(17.0, 15.0), 8.0, 5.0), "blade");
    scene.fill(poly(&[xy(24.0, 8.0), xy(35.0, 13.0), xy(24.0, 13.0)]), "blade");
    scene.fill(oriented(leaf(xy(-36.0, -3.0), xy(-8.0, 10.0), 13.0, 0.2, 0.35)), "blade");
    scene.fill(disc(xy(-29.0, -3.0), 9.4), "blade");
    scene.fill(disc(xy(-31.4, -5.4), 2.0), "pit");
    scene.line(smooth(&[xy(-36.0, 0.6), xy(-32.4, 2.6), xy(-28.6, 1.4)], false), "pit", Pen::round(1.3));
    let mut shell = arc(xy(4.0, 9.0), 25.0, 27.0, PI, TAU);
    shell.close_path();
    scene.fill(shell, "autumn");
    let plates = [(4.0, -6.0, 6.4), (-9.0, 1.4, 4.4), (17.0, 1.4, 4.4), (-7.0, -10.0, 2.6), (15.0, -10.0, 2.6)];
    scene.fill(plates.into_iter().flat_map(|(x, y, r)| disc(xy(x, y), r)).collect(), "sun");
    scene.fill(rounded(-23.0, 7.0, 54.0, 6.6, 3.3), "hollow");
}

/// A duck and her duckling, swimming to the left.
fn ducks(scene: &mut Scene<'_, '_, '_>) {
    for (x, y, size) in [(-9.0, 4.0, 1.0), (33.0, 11.4, 0.5)] {
        scene.within(Affine::translate((x, y)) * Affine::scale(size), |scene| {
            let mut body = BezPath::new();
            body.move_to((-22.0, 0.0));
            body.curve_to((-12.0, -4.0), (8.0, 2.0), (26.0, -9.0));
            body.curve_to((27.0, 6.0), (18.0, 14.0), (0.0, 14.0));
            body.curve_to((-18.0, 14.0), (-25.0, 9.0), (-22.0, 0.0));
            body.close_path();
            scene.fill(body, "sun");
            scene.fill(disc(xy(-12.0, -11.0), 11.4), "sun");
            scene.fill(oriented(leaf(xy(-6.0, 4.0), xy(16.0, 1.0), 10.0, 0.12, 0.4)), "autumn");
            let beak = [xy(-21.4, -13.0), xy(-32.0, -9.6), xy(-30.0, -6.0), xy(-20.4, -6.4)];
            scene.fill(poly(&beak), "coral");
            scene.fill(disc(xy(-14.6, -14.0), 2.1), "pit");
        });
    }
}

/// Two fish below the surface.
fn fish(scene: &mut Scene<'_, '_, '_>) {
    for (x, y, size, turn, ink) in [(-4.0, -8.0, 1.0, -0.2, "coral"), (6.0, 22.0, 0.6, 0.15, "autumn")] {
        scene.within(Affine::translate((x, y)) * Affine::rotate(turn) * Affine::scale(size), |scene| {
            scene.fill(poly(&[xy(13.0, 0.0), xy(29.0, -11.0), xy(25.0, 0.0), xy(29.0, 11.0)]), ink);
            scene.fill(oriented(leaf(xy(-25.0, 1.0), xy(20.0, 0.0), 25.0, 0.0, 0.44)), ink);
            let bands = [(-2.0, 9.6), (6.0, 7.4)];
            let band = |(x, half): (f64, f64)| crescent(xy(x, half), xy(x, -half), 4.6, 3.4);
            scene.fill(bands.into_iter().flat_map(band).collect(), "chalk");
            scene.fill(disc(xy(-15.6, -2.6), 3.0), "chalk");
            scene.fill(disc(xy(-16.2, -2.6), 1.7), "pit");
        });
    }
}
