//! One sheet of paper, printed on both sides and folded twice: eight small pages without a cut.

mod contents;
mod panel;
#[cfg(test)]
mod tests;

use super::columns::{Stretch, Tearing, fill};
use super::creases::quarters;
use super::measures::{Measures, Pairing};
use super::rows::{PageContent, SheetRows};
use super::typesetter::{TextColumn, Typesetter, moved};
use super::uncut_page;
use crate::canvas::POINT;
use crate::compose::diagram::parade;
use crate::geom::{Point, Size, Vec2};
use crate::rules::KindId;
use crate::rulesheet::Sheet;
use crate::scene::{Bookmark, Group, Layer, LayerKind, Page};
use panel::Panel;

/// Margins of a panel: left and right, top, and below the text, with the page number. All more than the minimum of five
/// millimetres between ink and a fold.
const INSET: (f64, f64, f64) = (10.0, 11.0, 17.0);
/// From a panel's lower edge to the baseline of its number.
const FOLIO: f64 = 10.0;
/// Font size of page numbers.
const FOLIO_SIZE: f64 = 8.0 * POINT;
/// Minimum space for filler animals; their gap below the text, and their maximum height.
const FRIEZE: (f64, f64, f64) = (20.5, 7.5, 27.0);
/// Maximum number of animals.
const MOST_ANIMALS: usize = 3;
/// Cost of ending a panel within a section, in square centimetres of empty paper.
const TORN: f64 = 3.0;

/// Pictures to drop if not all fit, in order: those whose rules are clear from the text first. A name stands for all
/// that begin with it, so the last one stands for any.
const SPARED: [&str; 11] = [
    "leap-both",
    "trap-override",
    "edge-safe",
    "den",
    "moving",
    "exception",
    "edge",
    "capturing",
    "trap",
    "leap-blocked",
    "",
];

/// The rules, set in small pages: the rows of each, and the fitting measures.
struct FittedRules {
    sheet_rows: SheetRows,
    columns: Vec<Stretch>,
    at: Measures,
}

/// Both sides of the sheet, the outer one first. `None` if the rules are too long for it even without pictures.
pub fn pages(typesetter: &mut Typesetter<'_, '_>, sheet: &Sheet, paper: Size) -> Option<Vec<Page>> {
    let size = panel::size(paper);
    let text = text(typesetter, sheet, size)?;
    let mut contents: Vec<PageContent> = (0..=Panel::BACK.0).map(|_| PageContent::default()).collect();
    contents[Panel::COVER.0].items = typesetter.cover(sheet, size);
    contents[Panel::BOARD.0] = typesetter.board_panel(sheet, size, &text.at);
    contents[Panel::BACK.0].items = typesetter.ladder_panel(sheet, size, &text.at);
    flow(typesetter, &text, size, &mut contents);
    contents[7].items.extend(typesetter.colophon(sheet, size));
    for panel in (2..=Panel::BACK.0).map(Panel) {
        let folio = typesetter.folio(panel, sheet, size);
        contents[panel.0].items.extend(folio);
    }
    let sides = [Panel::OUTER, Panel::INNER].map(|panels| imposed(&panels, &mut contents, paper));
    Some(sides.into_iter().map(|side| page(side, sheet, paper)).collect())
}

/// The sizes to try, largest first: those of the design, then those of any small page.
fn steps() -> Vec<Measures> {
    let full = Measures {
        latin: (10.5, 14.0),
        ideographic: (10.5, 17.0),
        latin_caption: (9.0, 11.2),
        ideographic_caption: (9.0, 12.8),
        cell: 9.4,
        ..Measures::page()
    };
    // Remaining space is for animals, not for larger type.
    let of = |design: Measures| design.steps().into_iter().filter(move |step| step.latin.0 <= design.latin.0);
    [full, Measures::small()].into_iter().flat_map(of).collect()
}

/// The rules with the largest size and the most pictures that fit. A rule is broken across panels only as a last
/// resort.
fn text(typesetter: &mut Typesetter<'_, '_>, sheet: &Sheet, size: Size) -> Option<FittedRules> {
    let steps = steps();
    let smallest = steps.last().cloned().unwrap_or_else(Measures::small);
    let bare = smallest.with_fewer_pictures(&SPARED);
    let heights = [size.height - INSET.1 - INSET.2; Panel::TEXT.len()];
    let ways = [(&steps, false), (&steps, true), (&bare, false), (&bare, true)];
    ways.into_iter().find_map(|(steps, torn)| {
        steps.iter().find_map(|at| {
            let column = TextColumn { width: size.width - 2.0 * INSET.0, numbers: at.numbers };
            let fitted = Pairing::ALL.into_iter().filter_map(|pairing| {
                let at = Measures { pairing, ..at.clone() };
                let sheet_rows = typesetter.rules_galley(sheet, column, &at, torn);
                let filled = fill(&sheet_rows, &heights, 0, Tearing::Rules)?;
                Some((filled.cost, FittedRules { sheet_rows, columns: filled.columns, at }))
            });
            fitted.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, fitted)| fitted)
        })
    })
}

/// The rules on the panels, with animals at the foot of those that have space.
fn flow(typesetter: &mut Typesetter<'_, '_>, text: &FittedRules, size: Size, contents: &mut [PageContent]) {
    let (side, top, bottom) = INSET;
    let room = size.height - top - bottom;
    let panels = || Panel::TEXT.into_iter().zip(&text.columns);
    let left = |column: &Stretch| room - text.sheet_rows.height(column);
    let airy = panels().filter(|(_, column)| left(column) >= FRIEZE.0).count();
    let mut animals = typesetter.shared_out(airy).into_iter();
    for (panel, column) in panels() {
        let content = &mut contents[panel.0];
        content.extend(text.sheet_rows.place(column, Vec2::new(side, top), 1.0));
        let left = left(column);
        if left < FRIEZE.0 {
            continue;
        }
        if let Some(kinds) = animals.next() {
            let high = (left - FRIEZE.1).min(FRIEZE.2);
            let drawn = parade(typesetter.resources, &kinds, Size::new(size.width - 2.0 * side, high), text.at.look);
            let y = size.height - bottom - drawn.size.height;
            content.items.push(moved(drawn.items, (side, y)));
        }
    }
}

impl Typesetter<'_, '_> {
    /// The theme's note, the rules, the footnotes. The board has a panel of its own. Unless `torn`, each rule stays in
    /// one panel.
    fn rules_galley(&mut self, sheet: &Sheet, column: TextColumn, at: &Measures, torn: bool) -> SheetRows {
        let mut sheet_rows = SheetRows::default();
        sheet_rows.rows.push(self.lead(sheet, column.width, at));
        self.rules(&mut sheet_rows, sheet, column, None, at);
        for row in &mut sheet_rows.rows {
            if row.bookmark.is_none() {
                // So far only a break within a rule has a cost.
                row.breaks = row.breaks.filter(|cost| torn || *cost == 0.0).map(|cost| cost + TORN);
            }
        }
        if let Some(row) = sheet_rows.rows.get_mut(1) {
            row.breaks = None;
        }
        for (place, note) in self.notes(sheet, column.width, at).into_iter().enumerate() {
            sheet_rows.rows.push(if place == 0 { note.after(at.figure_gap) } else { note });
        }
        sheet_rows
    }

    /// Distributes the animals over this many groups, strongest first, without repetition.
    fn shared_out(&self, groups: usize) -> Vec<Vec<KindId>> {
        let kinds = self.resources.theme.rules.strongest_first();
        let bound = |group: usize| group * kinds.len() / groups.max(1);
        let groups = (0..groups).map(|group| -> Vec<KindId> {
            kinds[bound(group)..bound(group + 1)].iter().copied().take(MOST_ANIMALS).collect()
        });
        groups.filter(|kinds| !kinds.is_empty()).collect()
    }
}

/// The panels of one side, placed.
fn imposed(panels: &[Panel], contents: &mut [PageContent], paper: Size) -> PageContent {
    let mut side = PageContent::default();
    for &panel in panels {
        let content = std::mem::take(&mut contents[panel.0]);
        let transform = panel.transform(paper);
        side.items.push(Group::placed(transform, content.items).into());
        side.bookmarks.extend(content.bookmarks.into_iter().map(|bookmark| {
            let at = transform * Point::new(0.0, bookmark.y);
            Bookmark { y: at.y, ..bookmark }
        }));
    }
    side
}

/// A side of the sheet with its fold marks.
fn page(side: PageContent, sheet: &Sheet, media: Size) -> Page {
    let mut page = uncut_page(side, sheet, media);
    page.layers.push(Layer { kind: LayerKind::Guides, items: quarters(media) });
    page
}
