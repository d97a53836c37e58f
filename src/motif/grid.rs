//! The squares' edges. Those beside water are left to the bank.

use super::C;
use super::bands::FrameKind;
use super::board_canvas::BoardCanvas;
use super::site::Site;
use crate::canvas::shapes::{lozenge, rounded, segments};
use crate::geom::{Affine, BezPath, Point, Vec2};
use crate::theme::{Frame, Grid};

/// The edges of the squares, under the rivers.
pub(crate) fn grid(canvas: &mut BoardCanvas<'_, '_>) {
    match canvas.site().style().grid {
        Grid::Lozenges => short_lines(canvas, 0.3, 1.7),
        Grid::Seeds => short_lines(canvas, 0.25, 1.15),
        Grid::Lines => lines(canvas, edges(canvas.site())),
        // Lines that run through, beside water too: at its round corners they close the corner of the square.
        Grid::Unbroken | Grid::Bold | Grid::Heavy => lines(canvas, edges_where(canvas.site(), |wet| wet < 2)),
        Grid::Carved => carved(canvas),
        Grid::Tiles => tiles(canvas),
        Grid::Stitched => stitches(canvas),
    }
}

/// What stands where four squares meet, over the rivers' banks.
pub(crate) fn crossings(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let ornament: fn(Point) -> BezPath = match site.style().grid {
        Grid::Lozenges => |at| lozenge(at, 0.62, 0.62),
        Grid::Seeds => |at| BoardCanvas::circle((at.x, at.y), 0.5),
        Grid::Tiles | Grid::Lines | Grid::Unbroken | Grid::Carved | Grid::Bold | Grid::Heavy | Grid::Stitched => return,
    };
    let mut path = BezPath::new();
    for c in 1..site.columns {
        for r in 1..site.rows {
            let around = [(-1, -1), (0, -1), (-1, 0), (0, 0)];
            let wet = around.iter().filter(|&&(right, down)| site.water(c, r, right, down)).count();
            // Along a shore its line runs there; round the corner of one it turns off before.
            if wet < 2 {
                path.extend(ornament(Point::new(c as f64 * C, r as f64 * C)));
            }
        }
    }
    canvas.fill(path, site.colours().ink);
}

/// Every edge between two squares of land, from crossing to crossing.
fn edges(site: &Site<'_>) -> Vec<(Point, Point)> {
    edges_where(site, |wet| wet == 0)
}

/// Every edge with a number of wet squares beside it that is asked for.
fn edges_where(site: &Site<'_>, asked: fn(usize) -> bool) -> Vec<(Point, Point)> {
    let point = |c: usize, r: usize| Point::new(c as f64 * C, r as f64 * C);
    let wet = |c: usize, r: usize, beside: [(isize, isize); 2]| {
        beside.into_iter().filter(|&(right, down)| site.water(c, r, right, down)).count()
    };
    let upright = (1..site.columns).flat_map(|c| (0..site.rows).map(move |r| (c, r)));
    let level = (1..site.rows).flat_map(|r| (0..site.columns).map(move |c| (c, r)));
    let upright = upright.filter(|&(c, r)| asked(wet(c, r, [(-1, 0), (0, 0)])));
    let level = level.filter(|&(c, r)| asked(wet(c, r, [(0, -1), (0, 0)])));
    let upright = upright.map(|(c, r)| (point(c, r), point(c, r + 1)));
    upright.chain(level.map(|(c, r)| (point(c, r), point(c + 1, r)))).collect()
}

/// Edges that continue each other as one.
fn runs(edges: Vec<(Point, Point)>) -> Vec<(Point, Point)> {
    let mut runs: Vec<(Point, Point)> = Vec::new();
    for (from, to) in edges {
        match runs.last_mut() {
            Some(last) if last.1 == from && (last.0.x == to.x || last.0.y == to.y) => last.1 = to,
            _ => runs.push((from, to)),
        }
    }
    runs
}

/// Edges that end at the line around the squares, not on it, and `short` of it.
fn up_to_frame(site: &Site<'_>, edges: Vec<(Point, Point)>, short: f64) -> Vec<(Point, Point)> {
    let over = super::frame::over_squares(site) + short;
    let inner = site.field().inflate(-over, -over);
    let end = |at: Point, level: bool| match level {
        true => Point::new(at.x.clamp(inner.x0, inner.x1), at.y),
        false => Point::new(at.x, at.y.clamp(inner.y0, inner.y1)),
    };
    edges.into_iter().map(|(from, to)| (end(from, from.y == to.y), end(to, from.y == to.y))).collect()
}

/// Lines that stop short of each other.
fn short_lines(canvas: &mut BoardCanvas<'_, '_>, weight: f64, gap: f64) {
    let short = |(from, to): (Point, Point)| {
        let short = (to - from).normalize() * gap;
        (from + short, to - short)
    };
    canvas.ruled(segments(edges(canvas.site()).into_iter().map(short)), canvas.site().colours().line, weight);
}

/// Lines along these edges, up to the frame. Heavy ones that meet at the corner of water fill their corner.
fn lines(canvas: &mut BoardCanvas<'_, '_>, edges: Vec<(Point, Point)>) {
    let site = canvas.site();
    let over = if matches!(site.style().grid, Grid::Heavy | Grid::Bold) {
        site.line_units(site.edge_weight()) / 2.0
    } else {
        0.0
    };
    let longer = runs(edges).into_iter().map(|(from, to)| {
        let over = (to - from).normalize() * over;
        (from - over, to + over)
    });
    let path = segments(up_to_frame(site, longer.collect(), 0.0));
    canvas.ruled(path, canvas.site().colours().line, canvas.site().edge_weight());
}

/// Between a line and a bank in ink.
const OFF_SHORE: f64 = 0.9;

/// Lines as a knife cuts them. In a carved frame they grow out of its border, as on one block.
fn carved(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let (hand, wide) = (site.hand(), site.line_units(site.edge_weight()));
    let one_block = site.kind == FrameKind::Full && site.style().frame == Frame::Carved;
    let field = site.field();
    // Between the edge of the squares and the border's inner edge there is a gap, and the border trembles.
    let grown = |end: Point, out: Vec2| {
        let at_edge = end.x == 0.0 || end.y == 0.0 || end.x == field.x1 || end.y == field.y1;
        match at_edge {
            true if one_block => end + out * 1.0,
            // A bank in ink would swallow a line that touches it.
            false if at_shore(site, end, out) => end - out * OFF_SHORE,
            true | false => end,
        }
    };
    let mut path = BezPath::new();
    for (from, to) in runs(edges(site)) {
        let way = (to - from).normalize();
        path.extend(hand.cut([grown(from, -way), grown(to, way)], wide, (0.18 * wide).min(0.1), 0.21 * C));
    }
    canvas.fill(path, site.colours().line);
}

/// Whether an edge that leads this way ends at water.
fn at_shore(site: &Site<'_>, end: Point, out: Vec2) -> bool {
    let (c, r) = ((end.x / C).round() as usize, (end.y / C).round() as usize);
    // The two squares beyond its end.
    let beyond = if out.x.abs() > 0.5 {
        let right = if out.x > 0.0 { 0 } else { -1 };
        [(right, -1), (right, 0)]
    } else {
        let down = if out.y > 0.0 { 0 } else { -1 };
        [(-1, down), (0, down)]
    };
    beyond.into_iter().all(|(right, down)| site.water(c, r, right, down))
}

/// Stitches along the edges. Half a stitch at each end, so that they meet at the crossings.
fn stitches(canvas: &mut BoardCanvas<'_, '_>) {
    const STITCHES: usize = 8;
    let mut path = BezPath::new();
    let weight = canvas.site().edge_weight();
    // A stitch has round ends.
    let end = canvas.site().line_units(weight) / 2.0;
    for (from, to) in up_to_frame(canvas.site(), edges(canvas.site()), end) {
        path.extend(seam(from, to, STITCHES));
    }
    canvas.line(path, canvas.site().colours().line, weight);
}

/// So many stitches from one place to another, the first and the last of them halves.
pub(crate) fn seam(from: Point, to: Point, stitches: usize) -> BezPath {
    /// How much of the way is thread.
    const SEEN: f64 = 0.56;
    let pitch = 1.0 / stitches as f64;
    segments((0..=stitches).map(|place| {
        let middle = place as f64 * pitch;
        let end = |u: f64| from.lerp(to, u.clamp(0.0, 1.0));
        (end(middle - SEEN * pitch / 2.0), end(middle + SEEN * pitch / 2.0))
    }))
}

/// Each square of land a tile.
fn tiles(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let tile = rounded(site.tile(), site.tile_corner());
    let (line, weight) = if site.to_be_coloured() { (site.colours().ink, 0.42) } else { (site.colours().line, 0.3) };
    for (c, r) in site.squares() {
        if !site.water(c, r, 0, 0) {
            let place = Affine::translate(site.middle(c, r).to_vec2());
            canvas.within(place, |canvas| {
                canvas.symbol("tile", |canvas| canvas.shape(tile.clone(), site.colours().land, line, weight));
            });
        }
    }
}
