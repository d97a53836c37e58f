//! The ground line of paper-cuts, in the style of the theme's frame, and animals on it: emblem and parade.

use super::Look;
use super::canvas::DrawnFigure;
use super::cutout::{Cutout, cutout, stature};
use super::look::DiagramColours;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::Jitter;
use crate::geom::{Affine, BezPath, Point, Rect, Shape, Size, TOLERANCE};
use crate::motif::shapes::fret;
use crate::rules::{KindId, Rules};
use crate::scene::{Colour, Group, Item, PathItem, Stroke};
use crate::theme::{Frame, Theme};

/// Width of the ground line, in millimetres. It is the lowest part of an emblem, so that a page can extend it.
pub const GROUND_LINE: f64 = 0.7;
/// Amplitude and spacing of the jitter of a hand-cut line.
const CUT: (f64, f64) = (0.09, 5.0);
/// The stroke of a fret below the line.
const FRINGE: f64 = 0.25;

/// A ground line of this length in millimetres, from its upper left corner.
pub fn ground_line(theme: &Theme, (x, y): (f64, f64), long: f64, colour: Colour) -> Item {
    let line = Rect::new(x, y, x + long, y + GROUND_LINE);
    PathItem::filled(path(theme, line), colour).into()
}

fn path(theme: &Theme, line: Rect) -> BezPath {
    match theme.board.frame {
        Frame::Carved => {
            let middle = line.center();
            let ends = [line.x0 + CUT.0, line.x1 - CUT.0].map(|x| Point::new(x, middle.y));
            Jitter::about(middle, 7).cut(ends, line.height() - 2.0 * CUT.0, CUT.0, CUT.1)
        }
        Frame::Begonia | Frame::Rounded | Frame::Tray | Frame::Ruled | Frame::Fretwork => line.to_path(TOLERANCE),
        Frame::Bold | Frame::Heavy | Frame::Stitched | Frame::Plain => line.to_path(TOLERANCE),
    }
}

/// The ground line at the head of a sheet: with a fringe below it if the board's frame has one.
pub fn head_line(theme: &Theme, (x, y): (f64, f64), long: f64, colour: Colour) -> Vec<Item> {
    let mut items = vec![ground_line(theme, (x, y), long, colour)];
    if theme.board.frame == Frame::Fretwork {
        // The fret's base line coincides with the ground line; its keys are below.
        let half = FRINGE / 2.0;
        let place = Affine::translate((x + half, y + GROUND_LINE - half)) * Affine::FLIP_Y;
        let keys = place * fret(long - FRINGE, FRINGE);
        items.insert(0, PathItem::stroked(keys, Stroke::solid(theme.colours.trap, FRINGE)).into());
    }
    items
}

/// Gap between the two, relative to the height.
const EMBLEM_GAP: f64 = 0.22;
/// Height of the weakest animal relative to the strongest; a nearly equal one is nearly as high.
const SMALLEST: f64 = 0.36;

/// The emblem of a sheet: the weaker animal of the first exception faces the stronger one, on a ground line. Without an
/// exception the weakest faces the strongest. `height` in millimetres, including the line.
pub fn emblem(resources: &mut Resources<'_>, height: f64, look: Look) -> DrawnFigure {
    let tall = (height - GROUND_LINE).max(1.0);
    let theme = resources.theme;
    let colour = DiagramColours::of(theme, look).accent;
    let mut items: Vec<Item> = Vec::new();
    let mut x = 0.0;
    for (kind, size, faces_right) in actors(&theme.rules) {
        let drawn = cutout(resources, kind, Size::new(1.6 * tall, size * tall), colour, faces_right, look);
        if x > 0.0 {
            x += EMBLEM_GAP * tall;
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

/// Gap between two animals, relative to the height.
const PARADE_GAP: f64 = 0.4;

/// A filler for the foot of a page: these animals centred on a ground line `size` wide, the tallest kind as high as
/// `size` less the line, or as the width allows.
pub fn parade(resources: &mut Resources<'_>, kinds: &[KindId], size: Size, look: Look) -> DrawnFigure {
    let tall = (size.height - GROUND_LINE).max(1.0);
    let colour = DiagramColours::of(resources.theme, look).accent;
    let mut actors: Vec<Cutout> = Vec::with_capacity(kinds.len());
    for &kind in kinds {
        let high = tall * stature(resources, kind);
        actors.push(cutout(resources, kind, Size::new(1.6 * high, high), colour, false, look));
    }
    let wide = actors.iter().map(|actor| actor.size.width).sum::<f64>()
        + PARADE_GAP * tall * actors.len().saturating_sub(1) as f64;
    let share = (0.92 * size.width / wide.max(1.0)).min(1.0);
    let mut x = (size.width - share * wide) / 2.0;
    let mut items: Vec<Item> = Vec::new();
    for actor in actors {
        let foot = Affine::translate((x + share * actor.size.width / 2.0, tall)) * Affine::scale(share);
        items.push(Group::placed(foot, actor.items).into());
        x += share * (actor.size.width + PARADE_GAP * tall);
    }
    items.push(ground_line(resources.theme, (0.0, tall), size.width, colour));
    DrawnFigure { size: Size::new(size.width, tall + GROUND_LINE), items }
}
