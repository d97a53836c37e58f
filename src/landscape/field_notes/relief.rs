//! The heights of the land: up from the water, then hills by chance. The same after half a turn.

use super::CHANCE;
use crate::geom::{Rect, Vec2};
use crate::landscape::SQUARE;
use crate::landscape::construction::{Cell, Noise};
use crate::landscape::scene::Scene;

/// Noise of the hills: size, turn of its lattice, weight.
const HILLS: [(f64, f64, f64); 2] = [(150.0, 0.45, 2.5), (72.0, 1.1, 0.7)];
/// The same of the shores' bays.
const BAYS: [(f64, f64, f64); 2] = [(62.0, 0.3, 11.0), (29.0, 0.9, 5.0)];

/// The size of the noise that tells where lines on water are left out.
const RIPPLES: f64 = 40.0;

/// Heights, and how far shores swing.
pub(super) struct Relief {
    size: Vec2,
    hills: Vec<(Noise, f64)>,
    bays: Vec<(Noise, f64)>,
    ripples: Noise,
    /// The squares of water.
    wet: Vec<Rect>,
}

impl Relief {
    pub fn of(scene: &Scene<'_, '_, '_>) -> Relief {
        let site = scene.site();
        let wet: Vec<Cell> = site.squares().filter(|&(c, r)| site.water(c, r, 0, 0)).collect();
        Relief::over((site.columns, site.rows), &wet)
    }

    /// Over so many columns and rows with these squares of water.
    fn over((columns, rows): (usize, usize), wet: &[Cell]) -> Relief {
        let size = Vec2::new(columns as f64, rows as f64) * SQUARE;
        let area = Rect::new(0.0, 0.0, size.x, size.y).inflate(SQUARE, SQUARE);
        let layers = |of: &[(f64, f64, f64)], purpose: &str| {
            let noise = |&(size, turn, weight): &(f64, f64, f64)| {
                (Noise::over(area, size, turn, CHANCE, &format!("{purpose} {size}")), weight)
            };
            of.iter().map(noise).collect()
        };
        let ripples = Noise::over(area, RIPPLES, 0.7, CHANCE, "ripple");
        let square = |&(c, r): &Cell| {
            let (x, y) = (c as f64 * SQUARE, r as f64 * SQUARE);
            Rect::new(x, y, x + SQUARE, y + SQUARE)
        };
        Relief {
            size,
            hills: layers(&HILLS, "hill"),
            bays: layers(&BAYS, "bay"),
            ripples,
            wet: wet.iter().map(square).collect(),
        }
    }

    /// A sum of layers that is the same after half a turn, around 0.
    fn sum(&self, layers: &[(Noise, f64)], at: Vec2) -> f64 {
        layers.iter().map(|(noise, weight)| weight * (noise.at(at) + noise.at(self.size - at) - 1.0) / 2.0).sum()
    }

    /// The height of the land.
    pub fn height(&self, at: Vec2) -> f64 {
        let distance = self.distance(at);
        let hills = self.sum(&self.hills, at) * (0.30 + 0.70 * (distance / 110.0).min(1.0));
        2.2 * (1.0 - (-distance / 150.0).exp()) + hills
    }

    /// How far the water is; rounded where two squares of it are equally far, so that no contour has a point there.
    fn distance(&self, at: Vec2) -> f64 {
        const FAR: f64 = 400.0;
        const ROUND: f64 = 16.0;
        let off = |square: &Rect| {
            let (x, y) = (at.x.clamp(square.x0, square.x1) - at.x, at.y.clamp(square.y0, square.y1) - at.y);
            x.hypot(y)
        };
        let distances: Vec<f64> = self.wet.iter().map(off).filter(|off| *off < FAR).collect();
        let least = distances.iter().copied().fold(FAR, f64::min);
        let near = distances.iter().filter(|off| **off < least + 5.0 * ROUND);
        let sum: f64 = near.map(|off| ((least - off) / ROUND).exp()).sum();
        (least - ROUND * sum.max(1.0).ln()).max(0.0)
    }

    /// How far a shore swings outwards at a place.
    pub fn swing(&self, at: Vec2) -> f64 {
        self.sum(&self.bays, at)
    }

    /// Whether a line on the water, so far from the shore, is drawn at a place: the more the greater, from 0 to 1.
    pub fn ripple(&self, at: Vec2, off: f64) -> f64 {
        // Lines one behind the other have their gaps in different places; the turned half has the same ones.
        let moved = |at: Vec2| self.ripples.at(at + Vec2::new(off * 2.3, off * 1.7));
        let far = at.y < self.size.y / 2.0 || (at.y == self.size.y / 2.0 && at.x > self.size.x / 2.0);
        moved(if far { self.size - at } else { at })
    }
}

#[cfg(test)]
mod tests {
    use super::{Relief, Vec2};

    #[test]
    fn half_a_turn_changes_nothing() {
        let wet = [(1, 1), (2, 1), (4, 5), (3, 5)];
        let relief = Relief::over((6, 7), &wet);
        for n in 0..600 {
            let at = Vec2::new(f64::from(n % 30) * 20.0 + 3.0, f64::from(n / 30) * 35.0 + 3.0);
            let turned = relief.size - at;
            for (here, there) in [
                (relief.height(at), relief.height(turned)),
                (relief.swing(at), relief.swing(turned)),
                (relief.ripple(at, 16.0), relief.ripple(turned, 16.0)),
            ] {
                assert!((here - there).abs() < 1e-9, "{at}: {here}, {there}");
            }
        }
    }

    #[test]
    fn shores_stay_within_their_squares_and_land_rises_from_the_water() {
        let relief = Relief::over((9, 9), &[(4, 4)]);
        for n in 0..900 {
            let at = Vec2::new(f64::from(n % 30), f64::from(n / 30)) * 30.0;
            assert!(relief.swing(at).abs() < 8.0, "{at}: {}", relief.swing(at));
        }
        let mean = |r: f64| {
            (0..36).map(|n| relief.height(Vec2::new(450.0, 450.0) + Vec2::from_angle(f64::from(n)) * r)).sum::<f64>()
        };
        assert!(mean(80.0) < mean(200.0) && mean(200.0) < mean(400.0));
    }
}
