//! Dots of resist that keep out of each other's way.

use crate::geom::{Affine, BezPath, Vec2};
use crate::landscape::scene::{Pen, Scene};
use std::collections::BTreeMap;

/// The least distance between the edges of two dots.
const GAP: f64 = 0.9;
/// The side of the cells in which neighbours are looked for: more than the largest dots with their gap.
const CELL: f64 = 6.0;

/// Dots, each with its turned partner where the map has one.
#[derive(Debug, Clone, Default)]
pub(super) struct Dots {
    /// From one half of the map to the other, if they look the same.
    turn: Option<Affine>,
    held: BTreeMap<(i64, i64), Vec<(Vec2, f64)>>,
    /// The places of each size, by hundredths of a unit.
    sizes: BTreeMap<i64, Vec<Vec2>>,
}

impl Dots {
    pub fn new(turn: Option<Affine>) -> Dots {
        Dots { turn, ..Dots::default() }
    }

    /// Adds a dot, and its partner on the other half, unless one of them would touch another.
    pub fn put(&mut self, at: Vec2, radius: f64) {
        let partner = self.turn.map(|turn| (turn * at.to_point()).to_vec2());
        let places: Vec<Vec2> = std::iter::once(at).chain(partner).collect();
        let touch = partner.is_some_and(|partner| (partner - at).hypot() < 2.0 * radius + GAP);
        if !touch && places.iter().all(|&at| self.is_free(at, radius)) {
            for at in places {
                self.held.entry(cell(at)).or_default().push((at, radius));
                self.sizes.entry((radius * 100.0).round() as i64).or_default().push(at);
            }
        }
    }

    fn is_free(&self, at: Vec2, radius: f64) -> bool {
        let (i, j) = cell(at);
        let near = (-1..=1).flat_map(|di| (-1..=1).map(move |dj| (i + di, j + dj)));
        near.filter_map(|cell| self.held.get(&cell))
            .flatten()
            .all(|(other, its)| (*other - at).hypot() >= radius + its + GAP)
    }

    /// Draws those of some places: those of one size are one path of lines of hardly any length with round ends.
    pub fn draw(&self, scene: &mut Scene<'_, '_, '_>, ink: &str, of: impl Fn(Vec2) -> bool) {
        const LENGTH: f64 = 0.1;
        for (&size, places) in &self.sizes {
            let mut path = BezPath::new();
            for at in places.iter().filter(|at| of(**at)) {
                path.move_to((at.x - LENGTH / 2.0, at.y));
                path.line_to((at.x + LENGTH / 2.0, at.y));
            }
            scene.line(path, ink, Pen::round(size as f64 / 50.0));
        }
    }
}

fn cell(at: Vec2) -> (i64, i64) {
    ((at.x / CELL).floor() as i64, (at.y / CELL).floor() as i64)
}

#[cfg(test)]
mod tests {
    use super::Dots;
    use crate::geom::{Affine, Vec2};

    #[test]
    fn dots_touch_neither_each_other_nor_their_partners() {
        let turn = Affine::translate((100.0, 100.0)) * Affine::rotate(std::f64::consts::PI);
        let mut dots = Dots::new(Some(turn));
        for n in 0..400 {
            dots.put(Vec2::new(f64::from(n % 20) * 2.6 + 25.0, 48.0 + f64::from(n / 20) * 2.3), 1.5);
        }
        let places: Vec<Vec2> = dots.sizes.values().flatten().copied().collect();
        assert!(places.len() > 60, "{}", places.len());
        for (n, a) in places.iter().enumerate() {
            assert!(places[..n].iter().all(|b| (*a - *b).hypot() >= 3.9 - 1e-9));
            let partner = (turn * a.to_point()).to_vec2();
            assert!(places.iter().any(|b| (partner - *b).hypot() < 1e-6));
        }
    }
}
