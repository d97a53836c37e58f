//! The way over land from den to den.

use super::shapes::{smooth, xy};
use super::waters::Cell;
use crate::geom::{BezPath, Vec2};
use crate::landscape::SQUARE;
use crate::motif::site::Site;
use crate::rules::{Side, Terrain};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// The ways over land from the near den to the far one: one, or two that are each other turned. None if a den is
/// missing or shut off.
///
/// A way leaves and enters by the dens' fronts. It costs 1000 a square, 300 for each square beside the line between the
/// dens, 200 a turn, 2000 for a trap beside a den.
pub(in crate::landscape) fn road(site: &Site<'_>) -> Vec<Vec<Cell>> {
    let den = |side: Side| site.squares().find(|&(c, r)| site.terrain(c, r) == Terrain::Den(side));
    let (Some(start), Some(goal)) = (den(Side::White), den(Side::Black)) else { return Vec::new() };
    let Some(way) = shortest(site, start, goal) else { return Vec::new() };
    let turned: Vec<Cell> = way.iter().rev().map(|&(c, r)| (site.columns - 1 - c, site.rows - 1 - r)).collect();
    let dry = turned.iter().all(|&(c, r)| !site.water(c, r, 0, 0)) && turned.first() == Some(&start);
    if dry && turned != way { vec![way, turned] } else { vec![way] }
}

/// The ways as curves from the middle of one den to that of the other, in units of the scene: round at every turn.
pub(in crate::landscape) fn trails(site: &Site<'_>) -> Vec<BezPath> {
    let trail = |way: Vec<Cell>| {
        let middles: Vec<Vec2> =
            way.iter().map(|&(c, r)| xy((c as f64 + 0.5) * SQUARE, (r as f64 + 0.5) * SQUARE)).collect();
        let (Some(first), Some(last)) = (middles.first(), middles.last()) else { return BezPath::new() };
        let mut stops = vec![*first];
        stops.extend(middles.iter().zip(&middles[1..]).map(|(a, b)| (*a + *b) * 0.5));
        stops.push(*last);
        smooth(&stops, false)
    };
    road(site).into_iter().map(trail).collect()
}

fn shortest(site: &Site<'_>, start: Cell, goal: Cell) -> Option<Vec<Cell>> {
    const WAYS: [(isize, isize); 4] = [(0, -1), (-1, 0), (1, 0), (0, 1)];
    let aside = |(c, r): Cell| {
        let whole = start.1 as f64 - goal.1 as f64;
        let t = (start.1 as f64 - r as f64) / if whole == 0.0 { 1.0 } else { whole };
        (c as f64 - (start.0 as f64 + (goal.0 as f64 - start.0 as f64) * t)).abs()
    };
    // Where the way stands, by which direction it came there, and where from.
    let mut from: BTreeMap<(Cell, usize), Option<(Cell, usize)>> = BTreeMap::new();
    let mut open = BinaryHeap::from([Reverse((0u64, 0usize, start, 0usize, None))]);
    let mut count = 0;
    while let Some(Reverse((cost, _, at, came, before))) = open.pop() {
        if from.contains_key(&(at, came)) {
            continue;
        }
        from.insert((at, came), before);
        if at == goal && came == 0 {
            let mut way = vec![goal];
            let mut step = before;
            while let Some(here) = step {
                way.push(here.0);
                step = from[&here];
            }
            way.reverse();
            return Some(way);
        }
        for (number, (dx, dy)) in WAYS.into_iter().enumerate() {
            let (Some(c), Some(r)) = (at.0.checked_add_signed(dx), at.1.checked_add_signed(dy)) else { continue };
            if c >= site.columns || r >= site.rows || site.water(c, r, 0, 0) || (at == start && number != 0) {
                continue;
            }
            let is_trap = matches!(site.terrain(c, r), Terrain::Trap(_)) && c != start.0;
            let turn = if number == came { 0 } else { 200 };
            let step = 1000 + (300.0 * aside((c, r))) as u64 + turn + if is_trap { 2000 } else { 0 };
            count += 1;
            open.push(Reverse((cost + step, count, (c, r), number, Some((at, came)))));
        }
    }
    None
}
