//! A card of 63 × 88 mm: the order of strength on one side, the rules in pictures on the other.
//!
//! Both sides are next to each other on one side of the paper, with a fold between them: folded, glued and cut through
//! both layers, they are in exact register, independent of the printer's duplex accuracy.
//!
//! In large print the card is two and a half times as large, 158 × 220 mm, and each side has a page of its own.

mod back;
mod crop;
mod line;
#[cfg(test)]
mod tests;

use super::creases::crease;
use super::typesetter::{Typesetter, moved};
use crate::canvas::POINT;
use crate::canvas::guides;
use crate::canvas::legibility::Yields;
use crate::canvas::shapes::{Jitter, begonia, rounded};
use crate::compose::diagram::{ColumnMeasures, LadderStyle, Look, ladder};
use crate::geom::{Affine, Point, Rect, Size};
use crate::rulesheet::{Ladder, Sheet};
use crate::scene::{Group, Item, Layer, LayerKind, Page, PathItem, Stroke};
use crate::theme::{Frame, is_chinese};
use crate::typeset::{Across, Down};

/// The trimmed card.
pub const CARD: Size = Size::new(63.0, 88.0);
/// The two lines of the frame: distance from the cut, and width.
const FRAME: [(f64, f64); 2] = [(2.6, 0.5), (3.6, 0.2)];
/// The corner radius of the outer line.
const ROUND: f64 = 2.4;
/// A hand-cut frame: the factor of its line widths, and the jitter's relative amplitude and spacing.
const CUT: (f64, f64, f64) = (1.3, 0.2, 6.0);
/// Margins of text and pictures: sides, top and bottom.
const INSET: (f64, f64) = (6.0, 6.0);
/// The title, in points, and the gap below it.
const TITLE: (f64, f64) = (15.0, 3.0);
/// Maximum distance between animals, and the share of it for a piece.
const RUNG: (f64, f64) = (8.75, 0.9);
/// From the cut to the fold marks, and their length.
const CREASE: (f64, f64) = (1.5, 5.0);
/// From the cut up to the baseline of the page's caption.
const CAPTION: f64 = 8.0;
/// The space around the card for marks.
const AROUND: f64 = 12.0;
/// Maximum scale of the card of a set in large print, and the space around it for marks: its type has 16 points then
/// with the same design. On smaller paper it is as large as fits.
const LARGE: (f64, f64) = (2.5, 8.0);

/// The sheets with both sides of the card: one, or two in large print.
pub fn pages(typesetter: &mut Typesetter<'_, '_>, sheet: &Sheet, paper: Size) -> Vec<Page> {
    match typesetter.resources.legibility().yields {
        Yields::Size => vec![page(typesetter, sheet, paper)],
        Yields::Words => large_pages(typesetter, sheet, paper),
    }
}

/// Each side on a page of its own, to be cut out and glued back to back.
fn large_pages(typesetter: &mut Typesetter<'_, '_>, sheet: &Sheet, paper: Size) -> Vec<Page> {
    let room = Size::new(paper.width - 2.0 * LARGE.1, paper.height - 2.0 * LARGE.1);
    let scale = LARGE.0.min(room.width / CARD.width).min(room.height / CARD.height);
    typesetter.least = typesetter.resources.legibility().least / scale;
    let sides = [typesetter.front(sheet), typesetter.back(sheet)];
    typesetter.least = 0.0;
    let middle = Point::new(paper.width / 2.0, paper.height / 2.0);
    let trim = Rect::from_center_size(middle, scale * CARD);
    let page = |side: Vec<Item>| {
        let corner = Affine::translate((trim.x0, trim.y0)) * Affine::scale(scale);
        on_paper(sheet, paper, trim, vec![Group::placed(corner, side).into()], guides::crop_marks(trim, 0.0, paper))
    };
    let pages = sides.map(page);
    pages.into_iter().map(|page| captioned(typesetter, sheet, page)).collect()
}

/// The sheet with both sides of the card beside each other.
fn page(typesetter: &mut Typesetter<'_, '_>, sheet: &Sheet, paper: Size) -> Page {
    let spread = Size::new(2.0 * CARD.width, CARD.height);
    let lies = paper.width < spread.width + 2.0 * AROUND && paper.height > paper.width;
    let media = if lies { Size::new(paper.height, paper.width) } else { paper };
    let trim = Rect::from_center_size(Point::new(media.width / 2.0, media.height / 2.0), spread);
    let fold = trim.center().x;
    let front = typesetter.front(sheet);
    let back = typesetter.back(sheet);
    let placed = |items: Vec<Item>, x: f64| -> Item { Group::placed(Affine::translate((x, trim.y0)), items).into() };
    let items = vec![placed(front, trim.x0), placed(back, fold)];
    let mut marks = guides::crop_marks(trim, 0.0, media);
    let (near, far) = (CREASE.0, CREASE.0 + CREASE.1);
    marks.push(crease((fold, trim.y0 - near), (fold, trim.y0 - far)));
    marks.push(crease((fold, trim.y1 + near), (fold, trim.y1 + far)));
    captioned(typesetter, sheet, on_paper(sheet, media, trim, items, marks))
}

/// A page with sides of the card and the marks around them.
fn on_paper(sheet: &Sheet, media: Size, trim: Rect, items: Vec<Item>, marks: Vec<Item>) -> Page {
    Page {
        part: "rules".to_owned(),
        name: sheet.quick_reference.heading.clone(),
        bookmarks: Vec::new(),
        media,
        trim,
        // The card's ground is the paper: there is no bleed.
        bleed: trim,
        layers: vec![Layer { kind: LayerKind::Artwork, items }, Layer { kind: LayerKind::Guides, items: marks }],
    }
}

/// The page with its caption.
fn captioned(typesetter: &mut Typesetter<'_, '_>, sheet: &Sheet, page: Page) -> Page {
    // In the card's language, whatever the set's.
    let full_size = typesetter.resources.language(&sheet.language).and_then(|language| language.say("full-size", &[]));
    let full_size = full_size.unwrap_or_else(|| typesetter.resources.say("full-size", &[]));
    let words = [sheet.title.clone(), sheet.quick_reference.heading.clone(), full_size];
    let caption = Some(page.trim.y0 - CAPTION);
    guides::captioned(typesetter.resources, guides::GuidedPage { page, caption }, &words)
}

impl Typesetter<'_, '_> {
    /// Two lines around a side, with corners in the style of the board's frame.
    fn frame(&self) -> Vec<Item> {
        let accent = self.accent();
        let frame = self.resources.theme.board.frame;
        let line = |(inset, width): (f64, f64)| {
            let rect = CARD.to_rect().inflate(-inset, -inset);
            if frame == Frame::Carved {
                let cuts = Jitter::about(rect.center(), 7).frame(rect, CUT.0 * width, CUT.1 * width, CUT.2);
                return PathItem::filled(cuts, accent).into();
            }
            let corner = ROUND + FRAME[0].0 - inset;
            let path = if frame == Frame::Fretwork { begonia(rect, ROUND) } else { rounded(rect, corner.max(0.4)) };
            PathItem::stroked(path, Stroke::solid(accent, width)).into()
        };
        FRAME.into_iter().map(line).collect()
    }

    /// The title, and all animals in a column.
    fn front(&mut self, sheet: &Sheet) -> Vec<Item> {
        let mut items = self.frame();
        let (theme, ink, accent) = (self.resources.theme, self.ink(), self.accent());
        let width = CARD.width - 2.0 * INSET.0;
        let em = TITLE.0 * POINT;
        let name = theme.title_in(theme.face.script.language());
        let mut room = width;
        // Both aligned with the title's baseline.
        let face = theme.title_face(&sheet.title);
        let baseline = INSET.1 + 1.2 + 0.67 * em;
        if !is_chinese(&sheet.title)
            && is_chinese(name)
            && let Some(label) = self.resources.label(theme.roles.title_character, name, 0.85 * em, 0.12)
        {
            room -= label.ink().width() + 3.0;
            let at = Point::new(CARD.width - INSET.0, baseline + 0.06 * em);
            items.push(label.run(at, Across::Right, Down::Bottom, accent).into());
        }
        let spread = if is_chinese(&sheet.title) { 0.15 } else { 0.0 };
        if let Some(label) = self.resources.label(face, &sheet.title, em, spread) {
            let em = em * (room / label.ink().width()).min(1.0);
            if let Some(label) = self.resources.label(face, &sheet.title, em, spread) {
                let at = Point::new(INSET.0, if is_chinese(&sheet.title) { baseline + 0.08 * em } else { baseline });
                let down = if is_chinese(&sheet.title) { Down::Bottom } else { Down::Baseline };
                items.push(label.run(at, Across::Left, down, ink).into());
            }
        }
        let top = baseline + TITLE.1;
        let rungs = sheet.quick_reference.ladder.rungs.len().max(1) as f64;
        let pitch = ((CARD.height - top - INSET.1) / rungs).min(RUNG.0);
        let measures = ColumnMeasures { pitch, disc: RUNG.1 * pitch, least: self.least, sentences: false };
        let short = self.short_ladder(sheet);
        let drawn = ladder(self.resources, &short, width, LadderStyle::Column(measures), Look::Card, &[]);
        items.push(moved(drawn.items, (INSET.0, top)));
        items
    }

    /// The ladder with what each animal does in the river, or its first exceptional capture: the same in every
    /// language, whatever the length of its texts. Arrows and the other side show who captures whom.
    fn short_ladder(&self, sheet: &Sheet) -> Ladder {
        let mut short = sheet.quick_reference.ladder.clone();
        for rung in &mut short.rungs {
            let able = self.resources.theme.rules.kind(rung.kind);
            let in_the_river = usize::from(able.swims) + usize::from(!able.leaps.is_empty());
            // Large print has space for these only.
            let fewest = usize::from(!self.resources.legibility().is_large());
            rung.traits.truncate(in_the_river.max(fewest));
        }
        short
    }
}
