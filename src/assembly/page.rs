//! The page: header, shopping list, cards, footer.

use super::cards::Cards;
use super::facts::{PART, PageBlock};
use super::head::head;
use super::task::SheetTask;
use super::{cards, foot, shopping};
use crate::compose::sheet::Typesetter;
use crate::geom::{Affine, Size};
use crate::scene::{Bookmark, Group, Item, Page};

/// The margins: left and right, top, bottom.
const MARGINS: (f64, f64, f64) = (14.0, 12.5, 11.0);
/// Gaps: below the header, below the shopping list, above the footer.
const GAPS: [f64; 3] = [5.0, 5.0, 5.5];

/// A page with its texts set, before the pictures are drawn.
pub struct PageDraft {
    media: Size,
    /// The left and top margins.
    margins: (f64, f64),
    /// The tops of shopping list, cards, and footer.
    below: [f64; 3],
    head: PageBlock,
    shopping: PageBlock,
    cards: Cards,
    foot: PageBlock,
}

/// Sets the sheet in the task's language, one of `languages` sheets. `None` if `roomy` and its pictures would be too
/// low.
pub fn draft(
    typesetter: &mut Typesetter<'_, '_>,
    task: &SheetTask<'_>,
    languages: usize,
    media: Size,
    roomy: bool,
) -> Option<PageDraft> {
    let (beside, above, below) = (MARGINS.0 * task.scale, MARGINS.1 * task.scale, MARGINS.2 * task.scale);
    let gaps = GAPS.map(|gap| gap * task.scale);
    let width = media.width - 2.0 * beside;
    let head = head(typesetter, task, width);
    let shopping = shopping::shopping(typesetter, task, width);
    let foot = foot::foot(typesetter, task, width, languages);
    let below_head = above + head.height + gaps[0];
    let top = below_head + shopping.height + gaps[1];
    let foot_at = media.height - below - foot.height;
    let room = Size::new(width, foot_at - gaps[2] - top);
    let cards = cards::cards(typesetter, task, room, roomy)?;
    Some(PageDraft { media, margins: (beside, above), below: [below_head, top, foot_at], head, shopping, cards, foot })
}

impl PageDraft {
    /// Maximum height of pictures, in millimetres.
    pub fn pictures(&self) -> f64 {
        self.cards.pictures
    }

    /// The page with pictures of this height.
    pub fn page(self, typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, high: f64) -> Page {
        let ((beside, above), [below_head, top, foot_at]) = (self.margins, self.below);
        let cards = self.cards.draw(typesetter, task, high);
        let at = |y: f64, items: Vec<Item>| Group::placed(Affine::translate((beside, y)), items).into();
        let items = vec![
            at(above, self.head.items),
            at(below_head, self.shopping.items),
            at(top, cards),
            at(foot_at, self.foot.items),
        ];
        let bookmarks = vec![Bookmark { title: task.say("assembly-title", Vec::new()), y: above }];
        Page { bookmarks, ..Page::untrimmed(PART, task.say("assembly", Vec::new()), self.media, items) }
    }
}
