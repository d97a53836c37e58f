//! Ponds: a shore of sand, waves of paper, a folded boat for each player, ducks and fish, lilies in the corners.

use crate::geom::{Affine, BezPath, Rect, Vec2};
use crate::landscape::SQUARE;
use crate::landscape::construction::{
    Body, EdgeKind, arc, crescent, disc, edges, ellipse, leaf, line, oriented, polar, poly, xy,
};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use std::f64::consts::{PI, TAU};

const BOAT: Motif = Motif { name: "boat", smallest: 0.8, draw: boat };
const DUCKS: Motif = Motif { name: "ducks", smallest: 1.0, draw: ducks };
const FISH: Motif = Motif { name: "fish", smallest: 1.0, draw: fish };
const LILY: Motif = Motif { name: "lily", smallest: 0.8, draw: lily };

pub(super) fn pond(scene: &mut Scene<'_, '_, '_>, body: &Body) {
    scene.fill(body.shore(-1.0, 24.0), "sand2");
    scene.fill(body.shore(0.6, 23.0), "sand");
    let shore = body.shore(6.0, 19.0);
    let bounds = body.bounds();
    scene.clipped(shore.clone(), |scene| {
        scene.fill(shore.clone(), "water");
        waves(scene, body);
        let lines = edges(scene.site()).into_iter().filter(|edge| edge.kind == EdgeKind::Water);
        let path: BezPath = lines.flat_map(|edge| line(&[edge.from, edge.to])).collect();
        scene.line(path, "edge", Pen::butt(1.3));
    });
    scene.line(shore, "edge", Pen::round(1.5));
    afloat(scene, body);
    for (corner, sign, turn) in [(xy(bounds.x1, bounds.y1), -1.0, 0.0), (xy(bounds.x0, bounds.y0), 1.0, PI)] {
        let at = corner + xy(sign * 27.0, sign * 25.0);
        if body.clearance(at) > 19.0 && bounds.height().min(bounds.width()) > 150.0 {
            scene.put(&LILY, Place::at(at.x, at.y).turned(turn));
        }
    }
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

/// Two boats that pass each other, or one; ducks and fish on the other squares.
fn afloat(scene: &mut Scene<'_, '_, '_>, body: &Body) {
    let middle = body.bounds().center().to_vec2();
    let fits = |at: Vec2| body.holds(Rect::new(at.x - 33.0, at.y - 30.0, at.x + 33.0, at.y + 30.0), 8.0);
    // Each in the middle of a square.
    let centred = |at: Vec2| [at.x, at.y].iter().all(|along| ((along / SQUARE).fract() - 0.5).abs() < 0.01);
    let pairs = [xy(-50.0, 100.0), xy(50.0, 0.0), xy(0.0, 50.0), xy(-50.0, 50.0), xy(0.0, 100.0), xy(100.0, 0.0)];
    let two = |off: &Vec2| [middle + *off, middle - *off].into_iter().all(|at| centred(at) && fits(at));
    let Some(boats) = pairs.into_iter().find(two) else {
        let (at, room) = body.roomiest();
        let turn = if at.y < scene.height() / 2.0 { PI } else { 0.0 };
        scene.put(&BOAT, Place::at(at.x, at.y).turned(turn).scaled((room / 46.0).clamp(0.8, 1.0)));
        return;
    };
    // Two squares that lie opposite each other have the same, each for its player.
    let is_near = |off: Vec2| off.y > 1.0 || off.y > -1.0 && off.x < 0.0;
    let near = |off: Vec2| if is_near(off) { off } else { -off };
    let key = |off: Vec2| (near(off).hypot2().round() as i64, near(off).x.round() as i64, near(off).y.round() as i64);
    let mut kinds: Vec<_> = body.middles().map(|at| key(at - middle)).filter(|of| *of != key(boats)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    for at in body.middles() {
        let off = at - middle;
        let turn = if is_near(off) { 0.0 } else { PI };
        let Some(kind) = kinds.iter().position(|of| *of == key(off)) else {
            scene.put(&BOAT, Place::at(at.x, at.y).turned(turn));
            continue;
        };
        // Away from the lilies.
        let at = at - xy(0.12 * off.x, 0.12 * off.y) * (off.y.abs() / 50.0).min(1.0);
        scene.put(if kind.is_multiple_of(2) { &DUCKS } else { &FISH }, Place::at(at.x, at.y).turned(turn));
    }
}

/// A boat that is folded of paper, a pennant at its peak.
fn boat(scene: &mut Scene<'_, '_, '_>) {
    scene.fill(ellipse(xy(0.0, 20.0), 36.0, 6.0), "water2");
    let hull = [xy(-34.0, 2.0), xy(-12.0, 8.0), xy(12.0, 8.0), xy(34.0, 2.0), xy(21.0, 21.0), xy(-21.0, 21.0)];
    scene.shape(poly(&[xy(0.0, -24.0), xy(19.0, 6.0), xy(-19.0, 6.0)]), "chalk", "ink", Pen::round(1.2));
    scene.fill(poly(&[xy(0.0, -22.0), xy(17.0, 5.4), xy(0.0, 5.4)]), "photo");
    scene.line(line(&[xy(0.0, -24.0), xy(0.0, 7.0)]), "ink", Pen::round(0.9));
    scene.shape(poly(&hull), "chalk", "ink", Pen::round(1.2));
    scene.fill(poly(&[xy(-29.0, 9.0), xy(29.0, 9.0), xy(24.6, 15.4), xy(-24.6, 15.4)]), "coral");
    scene.line(line(&[xy(-12.0, 8.0), xy(0.0, 13.0), xy(12.0, 8.0)]), "ink", Pen::round(0.9));
    scene.shape(poly(&[xy(0.0, -35.0), xy(12.0, -31.0), xy(0.0, -27.0)]), "sun", "ink", Pen::round(0.9));
    scene.line(line(&[xy(0.0, -24.0), xy(0.0, -36.0)]), "ink", Pen::round(1.2));
}

fn lily(scene: &mut Scene<'_, '_, '_>) {
    let mut pad = arc(Vec2::ZERO, 17.0, 15.0, 0.4, TAU - 0.3);
    pad.line_to((3.0, 0.0));
    pad.close_path();
    scene.shape(pad, "blade", "edge", Pen::round(1.0));
    let petals = super::frame::around(6, |angle| {
        let at = xy(-3.0, -2.0);
        leaf(at, at + polar(8.4, angle), 5.6, 0.0, 0.6)
    });
    scene.fill(petals, "chalk");
    scene.fill(disc(xy(-3.0, -2.0), 2.4), "coral");
}

/// A duck and her duckling, swimming to the left.
fn ducks(scene: &mut Scene<'_, '_, '_>) {
    for (x, y, size) in [(-9.0, 4.0, 1.0), (27.0, 12.0, 0.5)] {
        scene.within(Affine::translate((x, y)) * Affine::scale(size), |scene| {
            scene.fill(ellipse(xy(0.0, 13.0), 27.0, 5.0), "water2");
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

/// Two fish below the surface, and bubbles before them.
fn fish(scene: &mut Scene<'_, '_, '_>) {
    for (x, y, size, turn, ink) in [(-4.0, -8.0, 1.0, -0.2, "coral"), (6.0, 22.0, 0.6, 0.15, "autumn")] {
        scene.within(Affine::translate((x, y)) * Affine::rotate(turn) * Affine::scale(size), |scene| {
            scene.fill(ellipse(xy(2.0, 5.0), 26.0, 10.0), "water2");
            scene.fill(poly(&[xy(13.0, 0.0), xy(29.0, -11.0), xy(25.0, 0.0), xy(29.0, 11.0)]), ink);
            scene.fill(oriented(leaf(xy(-25.0, 1.0), xy(20.0, 0.0), 25.0, 0.0, 0.44)), ink);
            let bands = [(-2.0, 9.6), (6.0, 7.4)];
            let band = |(x, half): (f64, f64)| crescent(xy(x, half), xy(x, -half), 4.6, 3.4);
            scene.fill(bands.into_iter().flat_map(band).collect(), "chalk");
            scene.fill(disc(xy(-15.6, -2.6), 3.0), "chalk");
            scene.fill(disc(xy(-16.2, -2.6), 1.7), "pit");
        });
    }
    let bubbles = [(-36.0, -14.0, 3.4), (-33.0, -25.0, 2.4)];
    scene.line(bubbles.into_iter().flat_map(|(x, y, r)| disc(xy(x, y), r)).collect(), "wave", Pen::round(1.5));
}
