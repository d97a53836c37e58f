//! The waters: a shore with small bays, lines along it, and what lives there. Squares that are each other turned or
//! mirrored have the same life.

use super::relief::Relief;
use super::water_life::{CIRCLING, FISH, LILY, REEDS, SWIRL};
use super::{CHANCE, facing, near, within};
use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{
    Body, Cell, Edge, EdgeKind, along, edges, length, line, points, smooth, subpaths, xy,
};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use std::f64::consts::{FRAC_PI_2, PI};

/// The inset of the water in its squares, and the radius of its corners.
const SHORE: (f64, f64) = (5.5, 30.0);
/// The lines along the shore: how far in, how wide, and what share of each is left out.
const LINES: [(f64, f64, f64); 3] = [(6.0, 1.3, 0.0), (10.2, 1.15, 0.0), (16.0, 1.0, 0.36)];

/// Waters that stand turned in the far half, too.
const TWICE: Motif = Motif { name: "waters", smallest: 1.0, draw: twice };

pub(super) fn rivers(scene: &mut Scene<'_, '_, '_>) {
    let (own, turned) = pairs(scene);
    if !turned.is_empty() {
        scene.put(&TWICE, Place::at(scene.width(), scene.height()).turned(PI));
        scene.put(&TWICE, Place::at(0.0, 0.0));
    }
    let relief = Relief::of(scene);
    for body in own {
        river(scene, &relief, &body);
    }
}

fn twice(scene: &mut Scene<'_, '_, '_>) {
    let relief = Relief::of(scene);
    for body in pairs(scene).1 {
        river(scene, &relief, &body);
    }
}

/// The bodies of water that stand alone, and of each pair of turned ones the first.
fn pairs(scene: &Scene<'_, '_, '_>) -> (Vec<Body>, Vec<Body>) {
    let (site, bodies) = (scene.site(), scene.bodies());
    let (mut own, mut turned) = (Vec::new(), Vec::new());
    for (n, body) in bodies.iter().enumerate() {
        let partner = |other: &Body| {
            let (columns, rows) = (site.columns as isize - 1, site.rows as isize - 1);
            let cells = site.squares().map(|(c, r)| (c as isize, r as isize));
            cells.into_iter().all(|(c, r)| body.has(c, r) == other.has(columns - c, rows - r))
        };
        match bodies.iter().position(partner) {
            Some(other) if other < n => {}
            Some(other) if other > n => turned.push(body.clone()),
            _ => own.push(body.clone()),
        }
    }
    (own, turned)
}

fn river(scene: &mut Scene<'_, '_, '_>, relief: &Relief, body: &Body) {
    let shore: BezPath = rings(body, relief, 0.0).iter().flat_map(|ring| smooth(ring, true)).collect();
    scene.clipped(shore.clone(), |scene| {
        scene.shape(shore.clone(), "water", "water2", Pen::round(27.0));
        for (inset, width, out) in LINES {
            let mut path = BezPath::new();
            for ring in rings(body, relief, inset) {
                match out > 0.0 {
                    true => runs(&ring, relief, out, inset).iter().for_each(|run| path.extend(smooth(run, false))),
                    false => path.extend(smooth(&ring, true)),
                }
            }
            scene.line(path, "wave", Pen::round(width));
        }
        let bounds = body.bounds();
        let inside = |edge: &Edge| bounds.contains(((edge.from + edge.to) * 0.5).to_point());
        let between = edges(scene.site()).into_iter().filter(|edge| edge.kind == EdgeKind::Water && inside(edge));
        let path: BezPath = between.flat_map(|edge| line(&[edge.from, edge.to])).collect();
        scene.line(path.clone(), "water", Pen::butt(3.6));
        scene.line(path, "wave", Pen::butt(1.3));
    });
    scene.line(shore, "ink", Pen::round(1.5));
    let site = scene.site();
    for cell in site.squares().filter(|&(c, r)| body.has(c as isize, r as isize)) {
        life(scene, body, cell);
    }
}

/// The outlines of the water, inset further: places along them, swung by the bays.
fn rings(body: &Body, relief: &Relief, inset: f64) -> Vec<Vec<Vec2>> {
    /// From one place to the next.
    const PITCH: f64 = 13.0;
    let calm = (1.0 - inset / 60.0).max(0.3);
    let outline = body.shore(SHORE.0 + inset, SHORE.1.min(49.0 - SHORE.0 - inset));
    let ring = |path: BezPath| {
        let mut places = points(&path, 0.05);
        places.extend(places.first().copied());
        let total = length(&places);
        let count = (total / PITCH).round().max(8.0);
        let mut stops = along(&places, total / count, 0.0);
        stops.truncate(count as usize);
        let swung = |(at, way): (Vec2, f64)| at + Vec2::from_angle(way - FRAC_PI_2) * (relief.swing(at) * calm);
        stops.into_iter().map(swung).collect()
    };
    subpaths(&outline).into_iter().map(ring).collect()
}

/// The parts of a ring where the bays leave a line, at least three places long.
fn runs(ring: &[Vec2], relief: &Relief, out: f64, inset: f64) -> Vec<Vec<Vec2>> {
    let kept = |at: Vec2| relief.ripple(at, inset) > out;
    let Some(start) = (0..ring.len()).find(|&n| !kept(ring[n])) else { return vec![ring.to_vec()] };
    let mut runs = vec![Vec::new()];
    for n in 0..ring.len() {
        let at = ring[(start + n) % ring.len()];
        match (kept(at), runs.last_mut()) {
            (true, Some(run)) => run.push(at),
            (false, Some(run)) if !run.is_empty() => runs.push(Vec::new()),
            _ => {}
        }
    }
    runs.retain(|run| run.len() > 2);
    runs
}

/// What lives in a square of water.
fn life(scene: &mut Scene<'_, '_, '_>, body: &Body, cell: Cell) {
    let site = scene.site();
    let place = facing(scene, cell);
    let ((c, r), _) = near(scene, cell);
    if (site.columns - 1 - c, site.rows - 1 - r) == (c, r) {
        return scene.put(&CIRCLING, place);
    }
    // Mirrored squares of a half have mirrored life.
    let fold = c.min(site.columns - 1 - c);
    let flip = c != fold;
    let mirrored = |x: f64| if flip { -x } else { x };
    let turned = near(scene, cell).1;
    let wet = |right: isize, down: isize| {
        let (right, down) = (if flip { -right } else { right }, down);
        let (right, down) = if turned { (-right, -down) } else { (right, down) };
        body.has(cell.0 as isize + right, cell.1 as isize + down)
    };
    let u = CHANCE.of("life", &[fold as i64, r as i64]);
    let mut put = |motif: &Motif, x: f64, y: f64, scale: f64, left: bool| {
        let at: Place = within(place, xy(mirrored(x), y));
        scene.put(motif, at.scaled(scale).flipped(left != flip));
    };
    let corner = |side: isize| !wet(side, 0) && !wet(0, 1);
    if (fold + r).is_multiple_of(2) {
        // Away from a bank beside them.
        let off = f64::from(u8::from(!wet(-1, 0))) * 6.0 - f64::from(u8::from(!wet(1, 0))) * 10.0;
        put(&FISH, off - 4.0, -21.0, 1.05, u < 0.5);
        put(&FISH, off + 7.0, -1.0, 0.80, u < 0.5);
        if corner(1) {
            put(&REEDS, 20.0, 34.0, 0.95, false);
        } else if corner(-1) {
            put(&REEDS, -20.0, 34.0, 0.95, true);
        }
    } else if corner(-1) || corner(1) {
        let side = if corner(-1) { -1.0 } else { 1.0 };
        put(&LILY, side * 5.0, 7.0, 1.0, side < 0.0);
        put(&SWIRL, side * -12.0, -25.0, 0.85, side < 0.0);
    } else {
        put(&SWIRL, 8.0 - 16.0 * u, -4.0, 1.0, u < 0.5);
    }
}
