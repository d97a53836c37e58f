//! The squares' edges. Those beside water are left to the bank.

use super::sketch::Sketch;
use super::{C, Site};
use crate::geom::{Affine, BezPath, Point};
use crate::layout::shapes::{lozenge, rounded};
use crate::theme::Grid;

/// The edges of the squares, under the rivers.
pub(super) fn grid(sketch: &mut Sketch<'_, '_>) {
    let line = sketch.site.colours().line;
    match sketch.site.style().grid {
        Grid::Lozenges => short_lines(sketch, 0.3, 1.7),
        Grid::Seeds => short_lines(sketch, 0.25, 1.15),
        Grid::Lines => {
            let mut path = BezPath::new();
            for (from, to) in runs(sketch.site) {
                path.move_to(from);
                path.line_to(to);
            }
            sketch.ruled(path, line, 0.35);
        }
        Grid::Tiles => tiles(sketch),
    }
}

/// What stands where four squares meet, over the rivers' banks.
pub(super) fn crossings(sketch: &mut Sketch<'_, '_>) {
    let site = sketch.site;
    let ornament: fn(Point) -> BezPath = match site.style().grid {
        Grid::Lozenges => |at| lozenge(at, 0.62, 0.62),
        Grid::Seeds => |at| Sketch::circle(at.x, at.y, 0.5),
        Grid::Tiles | Grid::Lines => return,
    };
    let mut path = BezPath::new();
    for c in 1..site.columns {
        for r in 1..site.rows {
            let around = [(-1, -1), (0, -1), (-1, 0), (0, 0)];
            if !around.iter().all(|&(right, down)| site.water(c, r, right, down)) {
                path.extend(ornament(Point::new(c as f64 * C, r as f64 * C)));
            }
        }
    }
    sketch.fill(path, site.colours().ink);
}

/// Every edge between two squares of land, from crossing to crossing.
fn edges(site: &Site<'_>) -> Vec<(Point, Point)> {
    let point = |c: usize, r: usize| Point::new(c as f64 * C, r as f64 * C);
    let mut edges = Vec::new();
    for c in 1..site.columns {
        for r in 0..site.rows {
            if !site.water(c, r, -1, 0) && !site.water(c, r, 0, 0) {
                edges.push((point(c, r), point(c, r + 1)));
            }
        }
    }
    for r in 1..site.rows {
        for c in 0..site.columns {
            if !site.water(c, r, 0, -1) && !site.water(c, r, 0, 0) {
                edges.push((point(c, r), point(c + 1, r)));
            }
        }
    }
    edges
}

/// The same, edges that continue each other drawn as one.
fn runs(site: &Site<'_>) -> Vec<(Point, Point)> {
    let mut runs: Vec<(Point, Point)> = Vec::new();
    for (from, to) in edges(site) {
        match runs.last_mut() {
            Some(last) if last.1 == from && (last.0.x == to.x || last.0.y == to.y) => last.1 = to,
            _ => runs.push((from, to)),
        }
    }
    runs
}

/// Lines that stop short of each other.
fn short_lines(sketch: &mut Sketch<'_, '_>, weight: f64, gap: f64) {
    let mut path = BezPath::new();
    for (from, to) in edges(sketch.site) {
        let short = (to - from).normalize() * gap;
        path.move_to(from + short);
        path.line_to(to - short);
    }
    sketch.ruled(path, sketch.site.colours().line, weight);
}

/// Each square of land a tile.
fn tiles(sketch: &mut Sketch<'_, '_>) {
    let site = sketch.site;
    let tile = rounded(site.tile(), site.tile_corner());
    let (line, weight) = if site.to_be_coloured() { (site.colours().ink, 0.42) } else { (site.colours().line, 0.3) };
    for (c, r) in site.squares() {
        if !site.water(c, r, 0, 0) {
            let place = Affine::translate(site.middle(c, r).to_vec2());
            sketch.within(place, |sketch| {
                sketch.symbol("tile", |sketch| sketch.shape(tile.clone(), site.colours().land, line, weight));
            });
        }
    }
}
