//! Still water with clumps of reeds along its banks, whatever its shape.

use super::body::Body;
use super::{name, waves};
use crate::art::motifs::{REEDS_LOW, REEDS_TALL};
use crate::canvas::shapes::{Swell, loops, ribbon};
use crate::geom::{Affine, BezPath, Point, Vec2};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use std::f64::consts::TAU;

/// Where clumps stand along the edges of squares before the water as its player sees it, one edge after the other, in
/// squares. Beside and behind the water they would seem to hang from the bank, or to float.
const NEAR: [&[f64]; 2] = [&[0.24, 0.70], &[0.46]];
/// From the edge of the squares to a clump's foot.
const FOOT: f64 = 0.10 * C;

pub(super) fn reeds(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let colours = *canvas.site().colours();
    canvas.shape(body.shore(0.03, 0.26, 0.016, 0.8), colours.river, colours.bank, 0.55);
    let named = name::covered(canvas, body);
    let ripples = body.cells.iter().filter(|cell| !named.contains(cell)).flat_map(|&cell| ripples(cell));
    let path = ripples.fold(BezPath::new(), |mut path, ripple| {
        path.extend(ripple);
        path
    });
    canvas.fill(path, colours.wave);
    waves::dots(canvas, body, 1.5, 0.5);
    for (place, foot) in clumps(body, &named).into_iter().enumerate() {
        // Tall and low ones, leaning to the left and to the right.
        let mirrored = if place % 4 < 2 { 1.0 } else { -1.0 };
        let space = Affine::translate(foot.to_vec2()) * Affine::scale_non_uniform(mirrored, 1.0);
        canvas.within(space, |canvas| match place % 2 {
            0 => canvas.symbol("reeds-tall", |canvas| canvas.put_motif(&REEDS_TALL)),
            _ => canvas.symbol("reeds-low", |canvas| canvas.put_motif(&REEDS_LOW)),
        });
    }
    name::name(canvas, body, 0.28 * C, name::NameStyle::Plain);
}

/// Two short ripples in the middle of a square; neighbours have them elsewhere, so that they interlock.
fn ripples((r, c): (usize, usize)) -> [BezPath; 2] {
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
