//! `indigo`: resist-dyed cloth. White resist on indigo: dotted waters with fish and lotus, ferns, gates, fish traps.

mod court;
mod creatures;
mod dabs;
mod dots;
mod ends;
mod ferns;
mod field;
mod ground;
mod lotus;
mod sides;
mod small;
mod water;

use super::SQUARE;
use super::construction::{Cell, EdgeKind, disc, edges, line, oriented, polar, poly, rect, rounded, xy};
use super::plate::PlateRoom;
use super::scene::{Motif, Pen, Place, Scene};
use crate::geom::{BezPath, Rect, Vec2};
use crate::motif::site::Site;
use crate::rules::{Side, Terrain};
pub(super) use small::SMALL;
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI, TAU};

/// The lines around the squares: how far out the solid and the dotted one run.
const RULES: (f64, f64) = (3.2, 7.0);
/// The line around them in a narrow frame: how far out it runs, and its width.
const SLIM_RULE: (f64, f64) = (0.8, 1.5);
/// The lines around them where it has a title: the solid one, and the dotted one.
const TITLED_RULES: [(f64, f64); 2] = [(1.3, 1.5), (3.7, 1.2)];
/// A label of resist over the pond.
pub(super) const PLATE: PlateRoom = PlateRoom {
    size: (190.0, 33.0),
    down: 52.0,
    beside: 16.0,
    ink: "under",
    strip: (&[(0.0, 2.0, "resist")], (1.9, 1.2, "under", Some(&[3.0, 2.0]))),
};
/// How far inside the trim the outer line runs.
const HEM: f64 = 6.5;

pub(super) fn draw(scene: &mut Scene<'_, '_, '_>) {
    let field = scene.field();
    scene.cover();
    scene.clipped(rect(field), ground::ground);
    frame(scene);
    grid(scene);
    water::rivers(scene);
    court::traps(scene);
    court::dens(scene);
}

/// The lines around the squares, and the scene between them and the trim.
fn frame(scene: &mut Scene<'_, '_, '_>) {
    let (trim, field) = (scene.trim(), scene.field());
    let (solid, dotted) = RULES;
    let ruled = |rect: Rect, radius: f64| rounded(rect.x0, rect.y0, rect.width(), rect.height(), radius);
    if !scene.has_rules() {
        // A thin line leaves a narrow strip to its letters.
        if scene.site().is_titled_strip() {
            let [(out, width), (dotted, dot)] = TITLED_RULES;
            scene.line(ruled(field.inflate(out, out), 1.0), "resist", Pen::round(width));
            scene.line(ruled(field.inflate(dotted, dotted), 2.0), "resist", Pen::dashed(dot, &[0.01, 3.6]));
            return;
        }
        let (out, width) = SLIM_RULE;
        if scene.side().min(scene.end()) > 2.0 * (out + width) {
            scene.line(ruled(field.inflate(out, out), 1.0), "resist", Pen::round(width));
        }
        return;
    }
    scene.line(ruled(field.inflate(solid, solid), 2.0), "resist", Pen::round(2.4));
    scene.line(ruled(field.inflate(dotted, dotted), 3.0), "resist", Pen::dashed(1.8, &[0.01, 5.0]));
    if !scene.has_frame() {
        return;
    }
    scene.line(ruled(trim.inflate(-HEM, -HEM), 4.0), "resist", Pen::round(1.6));
    scene.clipped(rect(trim.inflate(-HEM, -HEM)), |scene| {
        for place in halves(scene) {
            scene.put_once("frame", place, |scene| {
                sides::sides(scene);
                ends::ends(scene);
                label(scene);
            });
        }
    });
}

/// The places of what is drawn for the near half, and once more for the far one.
fn halves(scene: &Scene<'_, '_, '_>) -> [Place; 2] {
    [Place::at(0.0, 0.0), Place::at(scene.width(), scene.height()).turned(PI)]
}

/// Stitches between squares of land, a flower where four of them meet.
fn grid(scene: &mut Scene<'_, '_, '_>) {
    let site = scene.site();
    for edge in edges(site).into_iter().filter(|edge| edge.kind == EdgeKind::Land) {
        scene.line(line(&[edge.from, edge.to]), "resist", Pen::dashed(1.5, &[4.2, 4.133_333]));
    }
    let inner = (1..site.columns).flat_map(|c| (1..site.rows).map(move |r| (c, r)));
    for (c, r) in inner.filter(|&at| is_dry(site, at)) {
        let at = xy(c as f64, r as f64) * SQUARE;
        scene.fill(disc(at, 7.5), "cloth");
        scene.put(&CROSS, Place::at(at.x, at.y));
    }
}

/// Whether the squares around a corner of squares are land.
fn is_dry(site: &Site<'_>, (c, r): Cell) -> bool {
    !site.water(c, r, 0, 0) && !site.water(c, r, -1, 0) && !site.water(c, r, 0, -1) && !site.water(c, r, -1, -1)
}

/// What stands where four squares meet.
const CROSS: Motif = Motif {
    name: "cross",
    smallest: 1.0,
    draw: |scene| {
        let petal = |n: u32| {
            let angle = FRAC_PI_2 * f64::from(n) + FRAC_PI_4;
            dabs::dab(polar(1.3, angle), polar(6.0, angle), 3.4)
        };
        scene.fill((0..4).flat_map(petal).collect(), "resist");
    },
};

/// The same on the way from den to den.
const CROSS_QUIET: Motif = Motif {
    name: "cross-quiet",
    smallest: 1.0,
    draw: |scene| {
        let petal = |n: u32| {
            let angle = FRAC_PI_2 * f64::from(n) + FRAC_PI_4;
            dabs::dab(polar(1.6, angle), polar(6.6, angle), 3.8)
        };
        scene.fill((0..4).flat_map(petal).collect(), "ghost");
    },
};

/// What an animal of a side stands on: a ring of grains within a ring of dots for White, of points for Black.
pub(super) fn start(scene: &mut Scene<'_, '_, '_>, side: Side) {
    const ROSETTES: [Motif; 2] = [
        Motif { name: "rosette-white", smallest: 1.0, draw: |scene| rosette(scene, Side::White) },
        Motif { name: "rosette-black", smallest: 1.0, draw: |scene| rosette(scene, Side::Black) },
    ];
    scene.put(&ROSETTES[side.index()], Place::at(0.0, 0.0));
}

fn rosette(scene: &mut Scene<'_, '_, '_>, side: Side) {
    const GRAINS: usize = 24;
    scene.fill(disc(Vec2::ZERO, 46.0), "cloth");
    scene.fill(disc(Vec2::ZERO, 37.0), if side == Side::White { "seat" } else { "seat2" });
    let (mut grains, mut outer) = (BezPath::new(), BezPath::new());
    for n in 0..GRAINS {
        let angle = TAU * n as f64 / GRAINS as f64;
        let between = angle + PI / GRAINS as f64;
        match side {
            Side::White => {
                grains.extend(dabs::grain(polar(40.0, angle - 0.088), polar(40.0, angle + 0.088), 3.3));
                outer.extend(disc(polar(44.6, between), 1.4));
            }
            Side::Black => {
                let tooth = [polar(38.6, angle - 0.1), polar(43.4, angle), polar(38.6, angle + 0.1)];
                grains.extend(oriented(poly(&tooth)));
                let tooth = [polar(43.0, between - 0.05), polar(47.0, between), polar(43.0, between + 0.05)];
                outer.extend(oriented(poly(&tooth)));
            }
        }
    }
    scene.fill(grains, "ghost");
    scene.fill(outer, "ghost");
}

/// The label for the game's name: its ends are scalloped, its edge sewn.
fn label(scene: &mut Scene<'_, '_, '_>) {
    let Some(rect) = PLATE.rect(scene.site()) else { return };
    let middle = rect.center().y;
    scene.fill(rounded(rect.x0, rect.y0, rect.width(), rect.height(), 3.0), "resist");
    for x in [rect.x0, rect.x1] {
        scene.fill((-1..=1).flat_map(|n| disc(xy(x, middle + 11.0 * f64::from(n)), 5.5)).collect(), "resist");
    }
    let seam = rect.inflate(-3.0, -3.4);
    let path = rounded(seam.x0, seam.y0, seam.width(), seam.height(), 2.0);
    scene.line(path, "under", Pen::dashed(1.1, &[4.0, 2.6]));
}

/// Whether the map looks the same after half a turn: what is drawn on one half is then drawn on the other.
fn is_symmetric(scene: &Scene<'_, '_, '_>) -> bool {
    let site = scene.site();
    let kind = |c: usize, r: usize| match site.terrain(c, r) {
        Terrain::Land => 0,
        Terrain::Water => 1,
        Terrain::Trap(_) => 2,
        Terrain::Den(_) => 3,
    };
    site.squares().all(|(c, r)| {
        let (d, s) = (site.columns - 1 - c, site.rows - 1 - r);
        kind(c, r) == kind(d, s) && site.is_taken(c, r) == site.is_taken(d, s)
    })
}

/// An angle in radians.
fn degrees(angle: f64) -> f64 {
    angle * PI / 180.0
}
