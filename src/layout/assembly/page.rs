//! The page: head, shopping, cards, foot, one below the other.

use super::head::head;
use super::task::Task;
use super::{PART, cards, foot, shopping};
use crate::geom::{Affine, Rect, Size};
use crate::layout::sheet::Press;
use crate::scene::{Bookmark, Group, Item, Layer, LayerKind, Page};

/// The margins: at the sides, above, below.
const MARGINS: (f64, f64, f64) = (15.0, 13.0, 11.0);
/// Below the head, below the shopping, above the foot.
const GAPS: [f64; 3] = [5.0, 5.0, 5.5];

/// Something as wide as the page's text, and how high it is.
pub struct Block {
    /// Its height in millimetres.
    pub height: f64,
    /// What it shows, from its upper left corner.
    pub items: Vec<Item>,
}

/// The sheet in the task's language, one of `languages` such sheets. `None` if it shall be roomy and its pictures would
/// become too low.
pub fn page(press: &mut Press<'_, '_>, task: &Task<'_>, languages: usize, media: Size, roomy: bool) -> Option<Page> {
    let (beside, above, below) = (MARGINS.0 * task.scale, MARGINS.1 * task.scale, MARGINS.2 * task.scale);
    let gaps = GAPS.map(|gap| gap * task.scale);
    let width = media.width - 2.0 * beside;
    let head = head(press, task, width);
    let shopping = shopping::shopping(press, task, width);
    let foot = foot::foot(press, task, width, languages);
    let below_head = above + head.height + gaps[0];
    let top = below_head + shopping.height + gaps[1];
    let foot_at = media.height - below - foot.height;
    let room = Size::new(width, foot_at - gaps[2] - top);
    let cards = cards::cards(press, task, room, roomy)?;
    let at = |y: f64, items: Vec<Item>| Group::placed(Affine::translate((beside, y)), items).into();
    let items = vec![at(above, head.items), at(below_head, shopping.items), at(top, cards), at(foot_at, foot.items)];
    let title = task.say("assembly", Vec::new());
    let edge = Rect::from_origin_size((0.0, 0.0), media);
    Some(Page {
        part: PART.to_owned(),
        name: title,
        bookmarks: vec![Bookmark { title: task.say("assembly-title", Vec::new()), y: above }],
        media,
        trim: edge,
        bleed: edge,
        layers: vec![Layer { kind: LayerKind::Artwork, items }],
    })
}
