//! Animals in a row on a ground line: a filler for the foot of a page.

use super::cutout::{Cutout, cutout, stature};
use super::drawn_figure::DrawnFigure;
use super::look::DiagramColours;
use super::{GROUND_LINE, Look, ground_line};
use crate::canvas::resources::Resources;
use crate::geom::{Affine, Size};
use crate::rules::KindId;
use crate::scene::{Group, Item};

/// Gap between two animals, relative to the height.
const GAP: f64 = 0.4;

/// These animals centred on a ground line `size` wide, the tallest kind as high as `size` less the line, or as the
/// width allows.
pub fn parade(resources: &mut Resources<'_>, kinds: &[KindId], size: Size, look: Look) -> DrawnFigure {
    let tall = (size.height - GROUND_LINE).max(1.0);
    let colour = DiagramColours::of(resources.theme, look).accent;
    let mut actors: Vec<Cutout> = Vec::with_capacity(kinds.len());
    for &kind in kinds {
        let high = tall * stature(resources, kind);
        actors.push(cutout(resources, kind, Size::new(1.6 * high, high), colour, false, look));
    }
    let wide =
        actors.iter().map(|actor| actor.size.width).sum::<f64>() + GAP * tall * actors.len().saturating_sub(1) as f64;
    let share = (0.92 * size.width / wide.max(1.0)).min(1.0);
    let mut x = (size.width - share * wide) / 2.0;
    let mut items: Vec<Item> = Vec::new();
    for actor in actors {
        let foot = Affine::translate((x + share * actor.size.width / 2.0, tall)) * Affine::scale(share);
        items.push(Group::placed(foot, actor.items).into());
        x += share * (actor.size.width + GAP * tall);
    }
    items.push(ground_line(resources.theme, (0.0, tall), size.width, colour));
    DrawnFigure { size: Size::new(size.width, tall + GROUND_LINE), items }
}
