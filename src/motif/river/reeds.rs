//! Still water with clumps of reeds along its banks, whatever its shape.

use super::body::Body;
use super::{name, waves};
use crate::art::Shown;
use crate::art::motifs::{BoardRole, MOSAIC_FISH, REEDS_LOW, REEDS_TALL};
use crate::canvas::shapes::{Swell, loops, ribbon};
use crate::geom::{Affine, BezPath, Point, Vec2};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::scene::Cap;
use std::f64::consts::{PI, TAU};

/// Where clumps stand along the edges of squares before the water as its player sees it, one edge after the other, in
/// squares. Beside and behind the water they would seem to hang from the bank, or to float.
const NEAR: [&[f64]; 2] = [&[0.24, 0.70], &[0.46]];
/// From the edge of the squares to a clump's foot.
const FOOT: f64 = 0.10 * C;

/// How far the shore lies inside the squares' edges, how round it is, how far it swings, and how long that takes, in
/// squares; the seam inside it: how far, its stitches and the gaps between them, and its weight.
const SHORE: (f64, f64, f64, f64) = (0.03, 0.26, 0.016, 0.8);
const SEAM: (f64, [f64; 2], f64) = (0.055, [1.35, 0.95], 0.42);
/// The size of a fish, and where it swims in its square.
const FISH_SIZE: f64 = 0.66;
const FISH_AT: (f64, f64) = (0.54, 0.5);

pub(super) fn reeds(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let colours = *canvas.site().colours();
    let shore = |inset: f64| body.shore(SHORE.0 + inset, SHORE.1 - inset, SHORE.2, SHORE.3);
    canvas.shape(shore(0.0), colours.river, colours.bank, 0.7);
    canvas.dashed(shore(SEAM.0), colours.land, SEAM.2, Cap::Butt, SEAM.1);
    let named = name::covered(canvas, body);
    // Both players have their own end of the water: what is drawn at one is drawn at the other, turned.
    let far = turned(body);
    let named_from_far: Vec<_> = named.iter().map(|&(r, c)| (body.height - 1 - r, body.width - 1 - c)).collect();
    let fish = [fish_of(body, &named), fish_of(&far, &named_from_far)];
    let swims = |cell: (usize, usize)| {
        let from_far = (body.height - 1 - cell.0, body.width - 1 - cell.1);
        fish[0] == Some(cell) || fish[1] == Some(from_far)
    };
    let ripples = body.cells.iter().filter(|cell| !named.contains(cell) && !swims(**cell));
    let ripples = ripples.flat_map(|&cell| ripples_of(cell)).fold(BezPath::new(), |mut path, ripple| {
        path.extend(ripple);
        path
    });
    canvas.fill(ripples, colours.wave);
    waves::dots(canvas, body, 1.5, 0.5);
    let there = Affine::translate((body.width as f64 * C, body.height as f64 * C)) * Affine::rotate(PI);
    end(canvas, clumps(body, &named), fish[0]);
    let feet = clumps(&far, &named_from_far).into_iter().filter(|foot| has_room(&far, *foot)).collect();
    canvas.within(there, |canvas| end(canvas, feet, fish[1]));
    name::name(canvas, body, 0.28 * C, name::NameStyle::Plain);
}

/// Reeds and a fish at one end of the water.
fn end(canvas: &mut BoardCanvas<'_, '_>, feet: Vec<Point>, fish: Option<(usize, usize)>) {
    let in_its_square = |foot: &Point| fish == Some(((foot.y / C) as usize, (foot.x / C) as usize));
    for (place, foot) in feet.into_iter().filter(|foot| !in_its_square(foot)).enumerate() {
        // Tall and low ones, leaning to the left and to the right.
        let mirrored = if place % 4 < 2 { 1.0 } else { -1.0 };
        let space = Affine::translate(foot.to_vec2()) * Affine::scale_non_uniform(mirrored, 1.0);
        canvas.within(space, |canvas| match place % 2 {
            0 => canvas.symbol("reeds-tall", |canvas| canvas.put_motif(&REEDS_TALL)),
            _ => canvas.symbol("reeds-low", |canvas| canvas.put_motif(&REEDS_LOW)),
        });
    }
    let Some((r, c)) = fish else { return };
    let colours = *canvas.site().colours();
    let (x, y) = ((c as f64 + FISH_AT.0) * C, (r as f64 + FISH_AT.1) * C);
    canvas.at(x, y, 0.0, FISH_SIZE, |canvas| {
        canvas.symbol("reeds-fish", |canvas| {
            canvas.motif(&MOSAIC_FISH, Shown::default(), |role| match role {
                BoardRole::Land => colours.river,
                BoardRole::Ink
                | BoardRole::Owner
                | BoardRole::OwnerSoft
                | BoardRole::OwnerPale
                | BoardRole::Trap
                | BoardRole::Bank
                | BoardRole::Wave
                | BoardRole::Accent => colours.bank,
            });
        });
    });
}

/// The water as the other player sees it.
fn turned(body: &Body) -> Body {
    let cells = body.cells.iter().map(|&(r, c)| (body.height - 1 - r, body.width - 1 - c)).collect();
    Body { cells, ..body.clone() }
}

/// The square in which a fish swims: at the left of its player's row, reeds beside it.
fn fish_of(body: &Body, named: &[(usize, usize)]) -> Option<(usize, usize)> {
    let last = body.cells.last()?.0;
    let cell = *body.cells.iter().find(|cell| cell.0 == last)?;
    let has_reeds_beside = body.has(cell.0, cell.1 + 1);
    (body.height > 2 && has_reeds_beside && !named.contains(&cell)).then_some(cell)
}

/// Whether the square of a clump at the far end is not also one at the near end.
fn has_room(body: &Body, foot: Point) -> bool {
    let (row, column) = ((foot.y / C) as usize, (foot.x / C) as usize);
    row > 0 && body.has(row - 1, column)
}

/// Two short ripples in the middle of a square; neighbours have them elsewhere, so that they interlock.
fn ripples_of((r, c): (usize, usize)) -> [BezPath; 2] {
    let places = match (r + c) % 2 {
        0 => [(0.44, 0.42, 0.36), (0.60, 0.56, 0.22)],
        _ => [(0.58, 0.44, 0.22), (0.44, 0.58, 0.36)],
    };
    places.map(|(x, y, len): (f64, f64, f64)| {
        let along = |u: f64| {
            let swing = 0.022 * (TAU * 2.0 * len / 0.36 * u).sin();
            Point::new((c as f64 + x + (u - 0.5) * len) * C, (r as f64 + y + swing) * C)
        };
        ribbon(along, Swell { widest: 0.6, narrowest: 0.2, power: 0.75 }, 12)
    })
}

/// Where clumps stand. A square with the name has none.
fn clumps(body: &Body, named: &[(usize, usize)]) -> Vec<Point> {
    let mut near = NEAR.iter().cycle();
    let mut feet = Vec::new();
    for (start, ahead) in loops(&body.cells).iter().flat_map(|corners| edges(corners)) {
        let outward = -ahead.turn_90();
        let square = start + ahead * 0.5 - outward * 0.5;
        if outward.y < 0.5 {
            continue;
        }
        let along = near.next();
        if named.contains(&(square.y as usize, square.x as usize)) {
            continue;
        }
        for along in along.into_iter().copied().flatten() {
            feet.push(((start + ahead * *along).to_vec2() * C - outward * FOOT).to_point());
        }
    }
    feet
}

/// The edges of squares along an outline, in squares: where each begins and which way it runs.
fn edges(corners: &[(usize, usize)]) -> Vec<(Point, Vec2)> {
    let point = |place: usize| {
        let (x, y) = corners[place % corners.len()];
        Point::new(x as f64, y as f64)
    };
    let sides = (0..corners.len()).map(|place| (point(place), point(place + 1)));
    sides
        .flat_map(|(from, to)| {
            let ahead = (to - from).normalize();
            (0..from.distance(to).round() as usize).map(move |step| (from + ahead * step as f64, ahead))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{REEDS_TALL, clumps};
    use crate::motif::C;
    use crate::motif::river::body::Body;
    use crate::rules::Side;

    fn body(map: &str) -> Body {
        let rows = map.split('/').enumerate();
        let cells = rows.flat_map(|(r, row)| row.chars().enumerate().filter(|c| c.1 == '~').map(move |(c, _)| (r, c)));
        let (width, height) = (map.find('/').unwrap_or(map.len()), map.split('/').count());
        Body { cells: cells.collect(), width, height, turned: false, reader: Side::White }
    }

    #[test]
    fn reeds_stand_in_the_water_whatever_its_shape() {
        for map in ["~", "~~~", "~/~/~", "~~/~~/~~", "~~~~/~..~/~~~~", "~../~~./.~~/..~", ".~./~~~/.~."] {
            let body = body(map);
            let feet = clumps(&body, &[]);
            assert!(!feet.is_empty(), "{map} has no reeds");
            for foot in feet {
                let wet = |x: f64, y: f64| body.has((y / C) as usize, (x / C) as usize);
                // The foot with the widest leaves, and the head of the taller stalk, clear of the bank's line.
                const BANK: f64 = 1.4;
                let (wide, high) = (3.8 + BANK, BANK - REEDS_TALL.bounds().y0);
                let inside = wet(foot.x - wide, foot.y) && wet(foot.x + wide, foot.y) && wet(foot.x, foot.y - high);
                assert!(inside, "{map}: {foot:?}");
            }
        }
    }

    #[test]
    fn no_reeds_stand_where_the_name_does() {
        let body = body("~~/~~/~~");
        let named = [(1, 0), (1, 1)];
        assert!(clumps(&body, &named).iter().all(|foot| (foot.y / C) as usize != 1));
    }
}
