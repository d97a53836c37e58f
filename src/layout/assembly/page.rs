//! The page: head, shopping, cards, foot, one below the other.

use super::head::head;
use super::task::Task;
use super::{PART, cards, foot, paper, shopping};
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

/// The sheet in the task's language, one of `languages` such sheets.
pub fn page(press: &mut Press<'_, '_>, task: &Task<'_>, languages: usize) -> Page {
    let theme = press.studio.theme;
    let media = paper::paper(&theme.paper);
    let width = media.width - 2.0 * MARGINS.0;
    let head = head(press, task, width);
    let shopping = shopping::shopping(press, task, width);
    let foot = foot::foot(press, task, width, languages);
    let below_head = MARGINS.1 + head.height + GAPS[0];
    let top = below_head + shopping.height + GAPS[1];
    let foot_at = media.height - MARGINS.2 - foot.height;
    let room = Size::new(width, foot_at - GAPS[2] - top);
    let cards = cards::cards(press, task, room);
    let at = |y: f64, items: Vec<Item>| Group::placed(Affine::translate((MARGINS.0, y)), items).into();
    let items =
        vec![at(MARGINS.1, head.items), at(below_head, shopping.items), at(top, cards), at(foot_at, foot.items)];
    let title = task.say("assembly", Vec::new());
    let edge = Rect::from_origin_size((0.0, 0.0), media);
    Page {
        part: PART.to_owned(),
        name: title,
        bookmarks: vec![Bookmark { title: task.say("assembly-title", Vec::new()), y: MARGINS.1 }],
        media,
        trim: edge,
        bleed: edge,
        layers: vec![Layer { kind: LayerKind::Artwork, items }],
    }
}
