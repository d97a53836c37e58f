//! The emblem of a sheet: the two animals of an exception, face to face.

use super::cutout::cutout;
use super::drawn_figure::DrawnFigure;
use super::look::DiagramColours;
use super::{GROUND_LINE, Look, ground_line};
use crate::canvas::resources::Resources;
use crate::geom::{Affine, Size};
use crate::rules::{KindId, Rules};
use crate::scene::{Group, Item};

/// Gap between the two, relative to the height.
const GAP: f64 = 0.22;
/// Height of the weakest animal relative to the strongest; a nearly equal one is nearly as high.
const SMALLEST: f64 = 0.36;

/// The weaker animal of the first exception faces the stronger one, on a ground line. Without an exception the weakest
/// faces the strongest. `height` in millimetres, including the line.
pub fn emblem(resources: &mut Resources<'_>, rules: &Rules, height: f64, look: Look) -> DrawnFigure {
    let tall = (height - GROUND_LINE).max(1.0);
    let colour = DiagramColours::of(resources.theme, look).accent;
    let mut items: Vec<Item> = Vec::new();
    let mut x = 0.0;
    for (kind, size, faces_right) in actors(rules) {
        let drawn = cutout(resources, kind, Size::new(1.6 * tall, size * tall), colour, faces_right, look);
        if x > 0.0 {
            x += GAP * tall;
        }
        let foot = Affine::translate((x + drawn.size.width / 2.0, tall));
        items.push(Group::placed(foot, drawn.items).into());
        x += drawn.size.width;
    }
    items.push(ground_line(resources.theme, (0.0, tall), x, colour));
    DrawnFigure { size: Size::new(x, tall + GROUND_LINE), items }
}

/// The two animals, their relative heights, and whether they face right.
fn actors(rules: &Rules) -> Vec<(KindId, f64, bool)> {
    let strength = |kind: KindId| rules.kind(kind).strength;
    let mut kinds: Vec<KindId> = rules.kind_ids().collect();
    kinds.sort_by_key(|&kind| (strength(kind), kind));
    let turned_around = kinds
        .iter()
        .flat_map(|&weak| kinds.iter().map(move |&strong| (weak, strong)))
        .find(|&(weak, strong)| strength(weak) < strength(strong) && may_take(rules, weak, strong));
    let ends = kinds.first().copied().zip(kinds.last().copied());
    match turned_around.or(ends) {
        None => Vec::new(),
        Some((one, other)) if one == other => vec![(one, 1.0, false)],
        Some((weak, strong)) => {
            let near = f64::from(strength(weak).saturating_sub(1)) / f64::from(strength(strong).max(2) - 1);
            vec![(weak, SMALLEST + (1.0 - SMALLEST) * 0.95 * near.min(1.0), true), (strong, 1.0, false)]
        }
    }
}

fn may_take(rules: &Rules, attacker: KindId, victim: KindId) -> bool {
    rules.exception(attacker, victim).is_some() && !rules.takes_by_strength(attacker, victim)
}
