//! The rivers: rows of dots that follow the shores and flow around fish and lotus.

use super::creatures::FISH;
use super::dots::Dots;
use super::field::{Field, Keep, SHORE};
use super::is_symmetric;
use super::lotus::{LOTUS, PAD, PAD_SMALL};
use crate::geom::{Affine, BezPath, Vec2};
use crate::landscape::SQUARE;
use crate::landscape::construction::{Body, EdgeKind, along, disc, edges, line, polar, xy};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use std::f64::consts::{FRAC_PI_2, PI};

/// A blossom between two fish, of radius 8, the same after half a turn.
const BLOSSOM: Motif = Motif {
    name: "blossom-afloat",
    smallest: 0.62,
    draw: |scene| {
        scene.fill(disc(Vec2::ZERO, 9.6), "water");
        let petal = |n: u32| disc(polar(4.7, PI / 3.0 * f64::from(n)), 3.1);
        scene.fill((0..6).flat_map(petal).chain(disc(Vec2::ZERO, 4.0)).collect::<BezPath>(), "fish");
        scene.fill(disc(Vec2::ZERO, 2.5), "fishcut");
        scene.fill(disc(Vec2::ZERO, 1.1), "fish");
    },
};

/// What swims on the water of the whole map.
#[derive(Clone, Default)]
struct Afloat {
    places: Vec<(Motif, Place)>,
    keeps: Vec<Keep>,
}

impl Afloat {
    /// Adds a motif, and what dots keep out of in its own space.
    fn put(&mut self, motif: Motif, place: Place, keeps: &[(Vec2, Vec2, f64)]) {
        let space = place.space();
        let at = |at: Vec2| (space * at.to_point()).to_vec2();
        self.keeps.extend(keeps.iter().map(|&(from, to, radius)| Keep {
            from: at(from),
            to: at(to),
            radius: radius * place.scale + 1.5,
        }));
        self.places.push((motif, place));
    }

    /// The same on the other half.
    fn turned(&self, turn: Affine) -> Afloat {
        let to = |at: Vec2| (turn * at.to_point()).to_vec2();
        let place = |place: Place| Place { at: to(place.at), turn: place.turn + PI, ..place };
        Afloat {
            places: self.places.iter().map(|&(motif, at)| (motif, place(at))).collect(),
            keeps: self.keeps.iter().map(|keep| Keep { from: to(keep.from), to: to(keep.to), ..*keep }).collect(),
        }
    }
}

/// A body of water.
#[derive(Clone)]
struct Lake {
    body: Body,
    afloat: Afloat,
    /// Which of those before it this one is, turned.
    opposite: Option<usize>,
}

pub(super) fn rivers(scene: &mut Scene<'_, '_, '_>) {
    let turn = is_symmetric(scene).then(|| scene.half_turn());
    let mut dots = Dots::new(turn);
    let mut lakes: Vec<Lake> = Vec::new();
    // From the near ones: those of the far half are these, turned.
    for body in scene.bodies().into_iter().rev() {
        let opposite = turn.and_then(|turn| {
            let at = (turn * body.middles().next()?.to_point()).to_vec2();
            let number = lakes.iter().position(|other| other.body.covers(at))?;
            Some((number, lakes[number].afloat.turned(turn)))
        });
        let (opposite, afloat) = opposite.map_or_else(
            || {
                let mut afloat = Afloat::default();
                let fish = fish(&body, &mut afloat);
                plants(scene, &body, &fish, &mut afloat);
                (None, afloat)
            },
            |(number, afloat)| (Some(number), afloat),
        );
        rows(scene, &body, &afloat.keeps, turn.is_some(), &mut dots);
        lakes.push(Lake { body, afloat, opposite });
    }
    for (number, lake) in lakes.iter().enumerate() {
        let middle = lake.body.bounds().center().to_vec2();
        let place = Place::at(middle.x, middle.y).turned(if lake.opposite.is_some() { PI } else { 0.0 });
        scene.put_once(&format!("lake-{}", lake.opposite.unwrap_or(number)), place, |scene| {
            scene.within(Affine::translate(-middle), |scene| draw(scene, lake, &dots));
        });
    }
}

fn draw(scene: &mut Scene<'_, '_, '_>, lake: &Lake, dots: &Dots) {
    let body = &lake.body;
    let shore = body.shore(SHORE.0, SHORE.1);
    scene.fill(body.shore(-0.6, 24.0), "under");
    scene.fill(body.shore(0.7, 23.0), "resist");
    scene.fill(shore.clone(), "water");
    dots.draw(scene, "dot", |at| body.covers(at));
    scene.clipped(shore.clone(), |scene| {
        for edge in edges(scene.site()).into_iter().filter(|edge| edge.kind == EdgeKind::Water) {
            if body.bounds().inflate(1.0, 1.0).contains(edge.from.lerp(edge.to, 0.5).to_point()) {
                scene.line(line(&[edge.from, edge.to]), "deep", Pen::butt(1.6));
            }
        }
        for (motif, place) in &lake.afloat.places {
            scene.put(motif, *place);
        }
    });
    scene.line(shore, "deep", Pen::round(1.2));
}

/// Rows of dots along lines of equal distance from shore and motifs, smaller and smaller.
fn rows(scene: &Scene<'_, '_, '_>, body: &Body, keeps: &[Keep], symmetric: bool, dots: &mut Dots) {
    /// The distance of the first row, and from row to row.
    const ROW: (f64, f64) = (5.6, 7.2);
    /// The radius of the first dots, how much less that of the next is, and the least.
    const SIZE: (f64, f64, f64) = (2.2, 0.13, 1.0);
    let field = Field::of(body, keeps);
    let middle = scene.height() / 2.0;
    let on_line = |along: f64, radius: f64| {
        let off = (along / SQUARE).fract();
        off.min(1.0 - off) * SQUARE < radius + 1.9
    };
    for row in 0.. {
        let down = f64::from(row);
        let level = ROW.0 + ROW.1 * down;
        if level > field.most() {
            break;
        }
        let radius = (SIZE.0 - SIZE.1 * down).max(SIZE.2);
        for ring in field.contours(level) {
            let total: f64 = ring.iter().zip(&ring[1..]).map(|(a, b)| (*b - *a).hypot()).sum();
            let count = (total / (2.0 * radius + 3.0 + 0.05 * down)).round().max(1.0);
            for (at, _) in along(&ring, total / count, total / count / 2.0) {
                if (!symmetric || at.y >= middle) && !on_line(at.x, radius) && !on_line(at.y, radius) {
                    dots.put(at, radius);
                }
            }
        }
    }
}

/// Pairs of fish that circle each other, where squares of water meet, or else in single squares. Gives back their
/// middles.
fn fish(body: &Body, afloat: &mut Afloat) -> Vec<Vec2> {
    /// Between two pairs where squares meet, and in single squares.
    const APART: (f64, f64) = (195.0, 245.0);
    /// What a fish takes: its tail, its body.
    const FISH_KEEPS: [(Vec2, Vec2, f64); 2] =
        [(xy(-40.0, 11.0), xy(0.0, 0.0), 15.0), (xy(0.0, 0.0), xy(34.0, 8.0), 19.0)];
    let middle = body.bounds().center().to_vec2();
    let is_single = |at: Vec2| [at.x, at.y].iter().all(|along| (along / SQUARE).fract() > 0.25);
    let (single, open): (Vec<Vec2>, Vec<Vec2>) = roomy(body).into_iter().partition(|at| is_single(*at));
    let mut pairs = spread(open, APART.0, middle, body);
    let is_open = !pairs.is_empty();
    if !is_open {
        pairs = spread(single, APART.1, middle, body);
    }
    for &at in &pairs {
        // How far from the middle each swims, how far ahead, its size and that of the blossom.
        let (out, lean, scale, blossom) = match is_open {
            true if is_wide(body, at) => (27.0, 0.14, 0.86, 1.0),
            true => (23.5, 0.12, 0.74, 0.86),
            false => (16.5, 0.10, 0.56, 0.62),
        };
        for turn in [0.0, PI] {
            let place = at + polar(out, turn - FRAC_PI_2 - lean);
            let place = Place::at(place.x, place.y).turned(turn).scaled(scale);
            afloat.put(FISH, place, &FISH_KEEPS);
        }
        let blossom = Place::at(at.x, at.y).scaled(blossom);
        afloat.put(BLOSSOM, blossom, &[(Vec2::ZERO, Vec2::ZERO, 16.0)]);
    }
    pairs
}

/// Whether the water goes on beyond a pair of fish to all sides.
fn is_wide(body: &Body, at: Vec2) -> bool {
    const REACH: f64 = 62.0;
    [xy(-REACH, 0.0), xy(REACH, 0.0), xy(0.0, -REACH), xy(0.0, REACH)].into_iter().all(|off| body.covers(at + off))
}

/// The middles, corners and middles of edges of squares around which there is water on all sides.
fn roomy(body: &Body) -> Vec<Vec2> {
    const REACH: f64 = 46.0;
    let (bounds, half) = (body.bounds(), SQUARE / 2.0);
    let count = |length: f64| (length / half).round() as i64;
    let places = (0..=count(bounds.width())).flat_map(|i| (0..=count(bounds.height())).map(move |j| (i, j)));
    let places = places.map(|(i, j)| bounds.origin().to_vec2() + xy(i as f64, j as f64) * half);
    let corners = [xy(-REACH, -REACH), xy(REACH, -REACH), xy(REACH, REACH), xy(-REACH, REACH)];
    places.filter(|at| corners.iter().all(|off| body.covers(*at + *off))).collect()
}

/// Those of some places that lie so far apart, from the middle outwards. Where the water looks the same after half a
/// turn, a place and the one opposite are taken together.
fn spread(mut places: Vec<Vec2>, apart: f64, middle: Vec2, body: &Body) -> Vec<Vec2> {
    let even = body.middles().all(|at| body.covers(middle * 2.0 - at));
    places.sort_by(|a, b| (*a - middle).hypot2().total_cmp(&(*b - middle).hypot2()));
    let mut taken: Vec<Vec2> = Vec::new();
    for at in places {
        let opposite = middle * 2.0 - at;
        let clear = |at: Vec2, taken: &[Vec2]| taken.iter().all(|other| (*other - at).hypot() >= apart);
        let is_middle = (opposite - at).hypot() < 1.0;
        if clear(at, &taken) && (!even || is_middle || (opposite - at).hypot() >= apart) {
            taken.push(at);
            taken.extend((even && !is_middle).then_some(opposite));
        }
    }
    taken
}

/// Lotus in one half of the corners of the water, leaves in the other; none where fish are.
fn plants(scene: &Scene<'_, '_, '_>, body: &Body, fish: &[Vec2], afloat: &mut Afloat) {
    for (c, r) in scene.site().squares().filter(|&(c, r)| body.has(c as isize, r as isize)) {
        let middle = xy(c as f64 + 0.5, r as f64 + 0.5) * SQUARE;
        let is_centre = (middle * 2.0 - xy(scene.width(), scene.height())).hypot() < 1.0;
        if is_centre || fish.iter().any(|fish| (*fish - middle).hypot() < 52.0) {
            continue;
        }
        // As the player of its half sees it; what lies left in the middle row is turned, too.
        let opposite = (scene.height() - middle.y, scene.width() - middle.x);
        let far = (middle.y, middle.x) < opposite;
        let sense = if far { -1.0 } else { 1.0 };
        let dry = |right: f64, down: f64| {
            let (dx, dy) = ((right * sense) as isize, (down * sense) as isize);
            !body.has(c as isize + dx, r as isize + dy)
        };
        let corner = [(-1.0, 1.0), (1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)]
            .into_iter()
            .find(|&(right, down)| dry(right, 0.0) && dry(0.0, down));
        let Some((right, down)) = corner else { continue };
        let at = |x: f64, y: f64| {
            let at = middle + xy(x, y) * sense;
            Place::at(at.x, at.y).turned(if far { PI } else { 0.0 })
        };
        let round = |radius: f64| [(Vec2::ZERO, Vec2::ZERO, radius)];
        if right > 0.0 {
            afloat.put(
                PAD,
                at(19.0, 19.0 * down).scaled(0.80).turned(0.7 * down + if far { PI } else { 0.0 }),
                &round(31.5),
            );
            afloat.put(PAD_SMALL, at(-17.0, 31.0 * down).scaled(0.42), &round(31.5));
        } else {
            let base = if down > 0.0 { 32.5 } else { 6.0 };
            afloat.put(PAD_SMALL, at(-30.0, base - 34.0).scaled(0.40), &round(31.5));
            let keeps = [(xy(-24.0, -14.0), xy(24.0, -14.0), 21.0), (xy(0.0, -20.0), xy(0.0, -32.0), 20.0)];
            afloat.put(LOTUS, at(2.0, base).scaled(0.78), &keeps);
        }
    }
}
