//! Smooth chance over an area.

use super::chance::Chance;
use crate::geom::{Rect, Vec2};

/// Chance at the crossings of a turned lattice, blended smoothly between them.
#[derive(Debug, Clone)]
pub(in crate::landscape) struct Noise {
    /// The side of the lattice's squares.
    size: f64,
    /// The lattice's direction: turned, its rows do not lie along those of the board.
    way: Vec2,
    first: (i64, i64),
    columns: usize,
    values: Vec<f64>,
}

impl Noise {
    /// Noise over an area; `turn` is how far its lattice is turned.
    pub fn over(area: Rect, size: f64, turn: f64, chance: Chance, purpose: &str) -> Noise {
        let way = Vec2::from_angle(turn);
        let corners = [(area.x0, area.y0), (area.x1, area.y0), (area.x1, area.y1), (area.x0, area.y1)];
        let corners = corners.map(|corner| on_lattice(corner.into(), way, size));
        let least = |of: fn(&Vec2) -> f64| corners.iter().map(of).fold(f64::INFINITY, f64::min).floor() as i64;
        let most = |of: fn(&Vec2) -> f64| corners.iter().map(of).fold(f64::NEG_INFINITY, f64::max).floor() as i64 + 1;
        let (first, last) = ((least(|v| v.x), least(|v| v.y)), (most(|v| v.x), most(|v| v.y)));
        let places = (first.1..=last.1).flat_map(|j| (first.0..=last.0).map(move |i| [i, j]));
        let values = places.map(|place| chance.of(purpose, &place)).collect();
        Noise { size, way, first, columns: (last.0 - first.0 + 1) as usize, values }
    }

    /// The value at a place of the area, from 0 to 1.
    pub fn at(&self, place: Vec2) -> f64 {
        let on = on_lattice(place, self.way, self.size);
        let (x, y) = (on.x.floor(), on.y.floor());
        let ease = |t: f64| t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
        let (right, down) = (ease(on.x - x), ease(on.y - y));
        let corner = |i: i64, j: i64| {
            let (i, j) = (x as i64 + i - self.first.0, y as i64 + j - self.first.1);
            let i = i.clamp(0, self.columns as i64 - 1) as usize;
            let rows = self.values.len() / self.columns;
            self.values[j.clamp(0, rows as i64 - 1) as usize * self.columns + i]
        };
        let row = |j: i64| corner(0, j) * (1.0 - right) + corner(1, j) * right;
        row(0) * (1.0 - down) + row(1) * down
    }
}

fn on_lattice(place: Vec2, way: Vec2, size: f64) -> Vec2 {
    Vec2::new(place.dot(way), way.cross(place)) / size
}

#[cfg(test)]
mod tests {
    use super::{Chance, Noise};
    use crate::geom::{Rect, Vec2};

    #[test]
    fn near_places_have_near_values() {
        let noise = Noise::over(Rect::new(0.0, 0.0, 500.0, 300.0), 60.0, 0.5, Chance("test"), "noise");
        for n in 0..500 {
            let at = Vec2::new(f64::from(n), f64::from(n) * 0.6);
            let (here, there) = (noise.at(at), noise.at(at + Vec2::new(0.5, 0.5)));
            assert!((0.0..=1.0).contains(&here) && (here - there).abs() < 0.04, "{at}: {here}, {there}");
        }
    }
}
