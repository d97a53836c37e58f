//! `album`: a page of an album, cut from paper. A meadow with ponds, photographs in their corners, garlands and stickers.

mod court;
mod frame;
mod meadow;
mod paper;
mod plants;
mod small;
mod stickers;
mod toys;
mod water;

use super::construction::{Chance, EdgeKind, edges, line, poly, rect, rounded, xy};
use super::plate::PlateRoom;
use super::scene::{Motif, Pen, Place, Scene};
use crate::geom::{Affine, BezPath, Rect, Vec2};
use crate::rules::Side;
pub(super) use small::SMALL;
use std::f64::consts::FRAC_PI_2;

const CHANCE: Chance = Chance("album");

/// The label of the album.
pub(super) const PLATE: PlateRoom = PlateRoom {
    size: (212.0, 40.0),
    down: 51.0,
    beside: 17.0,
    ink: "ink",
    strip: (&[(0.0, 4.0, "ink"), (-0.8, 3.4, "chalk")], (2.4, 2.2, "coral", None)),
};

pub(super) fn draw(scene: &mut Scene<'_, '_, '_>) {
    frame::frame(scene);
    let field = scene.field();
    scene.clipped(rect(field), meadow::meadow);
    scene.each_body("pond", water::pond);
    water::afloat(scene);
    let land = edges(scene.site()).into_iter().filter(|edge| edge.kind == EdgeKind::Land);
    let lines: BezPath = land.flat_map(|edge| line(&[edge.from, edge.to])).collect();
    scene.line(lines, "line", Pen::butt(1.3));
    court::court(scene);
    scene.line(rect(field), "ink", Pen::butt(1.4));
}

/// The photograph that an animal of a side is on: round corners hold White's, pointed ones Black's.
pub(super) fn start(scene: &mut Scene<'_, '_, '_>, side: Side) {
    const PHOTOS: [Motif; 2] = [
        Motif { name: "photo-white", smallest: 1.0, draw: |scene| photo(scene, Side::White) },
        Motif { name: "photo-black", smallest: 1.0, draw: |scene| photo(scene, Side::Black) },
    ];
    scene.put(&PHOTOS[side.index()], Place::at(0.0, 0.0));
}

/// Half the side of a print's picture, and how much of its corners their holders cover.
pub(super) const PRINT: (f64, f64) = (39.0, 10.0);

fn photo(scene: &mut Scene<'_, '_, '_>, side: Side) {
    /// Half the sides of the print and of its picture.
    const HALF: (f64, f64) = (43.6, PRINT.0);
    let square = |half: f64| rect(Rect::new(-half, -half, half, half));
    let colour = scene.side_colour(side);
    // White's print has smooth edges, Black's is cut with pinking shears.
    let print = match side {
        Side::White => rounded(-HALF.0 - 0.6, -HALF.0 - 0.6, 2.0 * HALF.0 + 1.2, 2.0 * HALF.0 + 1.2, 4.0),
        Side::Black => pinked(HALF.0 + 1.4, 15),
    };
    let shadow = match side {
        Side::White => print.clone(),
        Side::Black => square(HALF.0 - 3.4),
    };
    scene.fill(Affine::translate((1.8, 2.0)) * shadow, "line");
    scene.fill(print, "chalk");
    let ground = if side == Side::White { "photo" } else { "photo2" };
    scene.fill(square(HALF.1), ground);
    scene.line_colour(square(HALF.1), colour, Pen::butt(1.5));
    let colour = scene.side_colour(side);
    // None where the strength stands.
    for quarter in [0, 1, 3] {
        scene.within(Affine::rotate(FRAC_PI_2 * f64::from(quarter)), |scene| {
            let (out, long) = (HALF.0 + 1.6, 15.0);
            let corner = match side {
                Side::White => {
                    let mut path = BezPath::new();
                    path.move_to((out, out - long));
                    path.line_to((out, out));
                    path.line_to((out - long, out));
                    path.curve_to((out - long, out - long * 0.45), (out - long * 0.45, out - long), (out, out - long));
                    path.close_path();
                    path
                }
                Side::Black => poly(&[xy(out, out - long), xy(out, out), xy(out - long, out)]),
            };
            scene.fill_colour(corner, colour);
        });
    }
}

/// A square around (0, 0), half as large as said, its sides in so many teeth.
fn pinked(half: f64, teeth: usize) -> BezPath {
    const DEEP: f64 = 3.0;
    let pitch = 2.0 * half / teeth as f64;
    let side = (0..teeth).flat_map(|n| {
        let x = -half + pitch * n as f64;
        [xy(x, -half), xy(x + pitch / 2.0, -half + DEEP)]
    });
    let side: Vec<Vec2> = side.collect();
    let sides = (0..4).flat_map(|quarter| {
        let turn = Affine::rotate(FRAC_PI_2 * f64::from(quarter));
        side.iter().map(move |at| (turn * at.to_point()).to_vec2()).collect::<Vec<_>>()
    });
    poly(&sides.collect::<Vec<_>>())
}

/// A strip of paper tape around (0, 0), its ends torn in teeth.
fn tape(long: f64, wide: f64) -> BezPath {
    const TEETH: usize = 4;
    let mut places: Vec<Vec2> = Vec::new();
    for s in [1.0, -1.0] {
        for n in 0..=2 * TEETH {
            let across = s * wide * (n as f64 / (2 * TEETH) as f64 - 0.5);
            let out = if n % 2 == 0 { 0.0 } else { 2.2 };
            places.push(xy(s * (long / 2.0 - out), across));
        }
    }
    poly(&places)
}

/// The label with the album's name: paper with cut corners in a coloured edge.
fn label(scene: &mut Scene<'_, '_, '_>) {
    let Some(rect) = PLATE.rect(scene.site()) else { return };
    let sheet = |out: f64, radius: f64| {
        let rect = rect.inflate(out, out);
        rounded(rect.x0, rect.y0, rect.width(), rect.height(), radius)
    };
    scene.fill(Affine::translate((1.6, 2.0)) * sheet(0.0, 8.0), "card2");
    scene.shape(sheet(0.0, 8.0), "chalk", "ink", Pen::round(1.1));
    scene.line(sheet(-4.0, 5.0), "coral", Pen::round(2.0));
    scene.line(sheet(-7.2, 3.0), "teal", Pen::dashed(1.2, &[0.01, 3.4]));
}
