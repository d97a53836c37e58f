//! The margin of a page: what is in it, and where there is space.

use crate::canvas::bounds::ink;
use crate::canvas::resources::Resources;
use crate::geom::{Affine, Point, Rect, Size};
use crate::scene::{Item, LayerKind, Page};
use crate::typeset::{Across, Down, Label};
use std::slice::from_ref;

/// The unprintable margin of nearly all printers.
pub const NEAREST: f64 = 4.5;
/// Minimum distance of anything from anything else.
const CLEAR: f64 = 0.7;
/// From a picture to its text, and the step between positions that are tried.
const GAP: f64 = 1.6;
const STEP: f64 = 1.0;

/// The margin of a page.
pub struct Margin {
    /// The printable area.
    printable: Rect,
    artwork: Rect,
    taken: Vec<Rect>,
}

/// A picture with a line of text beside it.
pub struct MarginBlock {
    /// The picture's size.
    pub picture: Size,
    /// The text.
    pub words: Option<Label>,
}

/// The position of a block.
pub struct PlacedBlock {
    /// The picture's upper left corner.
    pub picture: Point,
    /// From the text's own space to the page: rotated if vertical.
    pub words: Affine,
}

impl Margin {
    /// The margin around a page's artwork with its bleed, and what its guides take of it.
    pub fn of(resources: &Resources<'_>, page: &Page) -> Margin {
        let guides = page.layers.iter().filter(|layer| layer.kind == LayerKind::Guides);
        let inks = guides.flat_map(|layer| &layer.items).filter_map(|item| ink(resources, from_ref::<Item>(item)));
        // Items on the artwork leave the margin unchanged.
        let taken = inks.filter(|ink| page.bleed.intersect(*ink) != *ink).collect();
        let printable = page.media.to_rect().inset(-NEAREST);
        Margin { printable, artwork: page.bleed, taken }
    }

    /// The same, with the page's fold lines.
    pub fn with_folds(mut self, resources: &Resources<'_>, page: &Page) -> Margin {
        let folds = page.layers.iter().filter(|layer| layer.kind == LayerKind::Fold).flat_map(|layer| &layer.items);
        self.taken.extend(folds.filter_map(|item| ink(resources, from_ref::<Item>(item))));
        self
    }

    /// Whether a box is free and printable.
    pub fn is_free(&self, place: Rect) -> bool {
        let room = place.inset(CLEAR);
        let inside = self.printable.intersect(place) == place;
        inside && !self.artwork.inset(CLEAR).overlaps(place) && !self.taken.iter().any(|taken| taken.overlaps(room))
    }

    /// The first free position of some.
    pub fn first_free(&self, mut places: impl Iterator<Item = Rect>) -> Option<Rect> {
        places.find(|place| self.is_free(*place))
    }

    /// The free intervals of a line of text, from the left: `line` is its box.
    pub fn stretches(&self, line: Rect) -> Vec<(f64, f64)> {
        let beside = |rect: &&Rect| rect.y0 < line.y1 && rect.y1 > line.y0;
        let mut taken: Vec<(f64, f64)> = self.taken.iter().filter(beside).map(|rect| (rect.x0, rect.x1)).collect();
        taken.sort_by(|a, b| a.0.total_cmp(&b.0));
        let (mut free, mut x) = (Vec::new(), line.x0);
        for (from, to) in taken {
            if from - GAP > x {
                free.push((x, from.min(line.x1) - GAP));
            }
            x = x.max(to + GAP);
        }
        if line.x1 > x {
            free.push((x, line.x1));
        }
        free
    }

    /// Finds space for a block below, beside or above the artwork, and reserves it. Beside the artwork its text is
    /// vertical.
    pub fn reserve(&mut self, block: &MarginBlock) -> Option<PlacedBlock> {
        let words = block.words.as_ref().map_or(Size::ZERO, |label| label.ink().size());
        let gap = if block.words.is_some() { GAP } else { 0.0 };
        let Size { width, height } = block.picture;
        let lying = Size::new(width + gap + words.width, height.max(words.height));
        let upright = Size::new(width.max(words.height), height + gap + words.width);
        let (all, art) = (self.printable, self.artwork);
        let below = Rect::new(art.x0, art.y1, all.x1, all.y1);
        let left = Rect::new(all.x0, art.y0, art.x0, art.y1);
        let right = Rect::new(art.x1, art.y0, all.x1, art.y1);
        let above = Rect::new(art.x0, all.y0, all.x1, art.y0);
        let strips = [(below, true), (left, false), (right, false), (above, true)];
        let (room, is_lying) = strips.into_iter().find_map(|(strip, is_lying)| {
            Some((self.scan(strip, if is_lying { lying } else { upright })?, is_lying))
        })?;
        self.taken.push(room);
        let middle = room.center();
        let shift = block.words.as_ref().map_or(Affine::IDENTITY, |label| label.shift(Across::Left, Down::Middle));
        Some(if is_lying {
            let words = Affine::translate((room.x0 + width + gap, middle.y)) * shift;
            PlacedBlock { picture: Point::new(room.x0, middle.y - height / 2.0), words }
        } else {
            let upwards = Affine::rotate(-std::f64::consts::FRAC_PI_2) * shift;
            let words = Affine::translate((middle.x, room.y1 - height - gap)) * upwards;
            PlacedBlock { picture: Point::new(middle.x - width / 2.0, room.y1 - height), words }
        })
    }

    /// The first free position of this size in a strip: from the left, upper before lower.
    fn scan(&self, strip: Rect, size: Size) -> Option<Rect> {
        let across = steps(strip.x0, strip.x1 - size.width);
        let down = steps(strip.y0, strip.y1 - size.height);
        let places = across.flat_map(|x| down.clone().map(move |y| Rect::from_origin_size((x, y), size)));
        self.first_free(places)
    }
}

/// Positions from one to another, inclusive.
fn steps(from: f64, to: f64) -> impl Iterator<Item = f64> + Clone {
    let count = if to < from { 0 } else { ((to - from) / STEP) as usize + 1 };
    (0..count).map(move |step| from + step as f64 * STEP).chain((count > 0).then_some(to))
}
