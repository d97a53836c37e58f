//! The rules sheet on paper.
//!
//! Input: one or two proved [`Sheet`]s and the theme. Output: pages. The text is set once as rows; a layout breaks them
//! into columns and adds the rest of the page.

mod bilingual;
mod captioned;
mod card;
mod columns;
mod creases;
mod figures;
mod flow;
mod fold;
mod head;
mod legend;
#[cfg(test)]
mod lines;
mod measures;
mod page;
mod pairs;
mod pictures;
#[cfg(test)]
mod places;
mod quick_reference;
#[cfg(test)]
pub(crate) mod reading;
mod rows;
mod rule;
mod rules;
#[cfg(test)]
mod tests;
mod typesetter;

pub(crate) use columns::{Stretch, Tearing, fill, stretch};
pub use figures::figures;
pub(crate) use flow::Margins;
pub(crate) use rows::{SheetRow, SheetRows};
pub(crate) use typesetter::{Typesetter, is_ideographic, moved};

use crate::canvas::resources::Resources;
use crate::geom::Size;
use crate::language::Language;
use crate::rulesheet::Sheet;
use crate::scene::Page;
use crate::theme::SheetLayout;
use measures::Measures;
use rows::PageContent;

/// How sheets are laid out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SheetPlan {
    /// The kind of sheet.
    pub layout: SheetLayout,
    /// The paper in portrait orientation, in millimetres.
    pub paper: Size,
    /// Whether clause ids and their basis are printed below each rule.
    pub annotate: bool,
}

/// The input of the parts to read.
#[derive(Debug, Clone, Copy)]
pub struct Reading<'r> {
    /// The languages, one or two.
    pub languages: &'r [Language],
    /// The rules in each of them.
    pub sheets: &'r [Sheet],
    /// The rules in the languages of the words on board and pieces, then in those that only the cards have: for what
    /// goes with the set.
    pub spoken: &'r [Sheet],
    /// The layout of the rules.
    pub plan: SheetPlan,
    /// Whether what goes with the set is left out where the paper is too small for it; otherwise that is an error.
    pub leaves_out: bool,
}

impl<'r> Reading<'r> {
    /// For the sheets alone.
    pub fn new(languages: &'r [Language], sheets: &'r [Sheet], plan: SheetPlan) -> Reading<'r> {
        Reading { languages, sheets, spoken: &[], plan, leaves_out: false }
    }
}

/// The part with the rules of the game.
pub const PART: &str = "rules";

/// The pages of a sheet in one language, or in two, and the number of sheets of paper.
pub fn lay_out(resources: &mut Resources<'_>, sheets: &[Sheet], plan: SheetPlan) -> (Vec<Page>, usize) {
    let mut typesetter = Typesetter::new(resources);
    typesetter.annotate = plan.annotate;
    let mut pages = Vec::new();
    // Pages on the back of a previous one.
    let mut backs = 0;
    if let (SheetLayout::Page, [one, other]) = (plan.layout, sheets) {
        let sides = bilingual::pages(&mut typesetter, [one, other], plan.paper);
        let pages: Vec<Page> = sides.into_iter().map(|side| uncut_page(side, one, plan.paper)).collect();
        let sheets = pages.len();
        return (pages, sheets);
    }
    for sheet in sheets {
        let sides = match plan.layout {
            SheetLayout::Booklet => {
                flow::pages(&mut typesetter, sheet, plan.paper, Margins::BOOKLET, &Measures::booklet())
            }
            SheetLayout::Large => {
                // Sans-serif type for large print.
                typesetter.text = typesetter.notes;
                flow::pages(&mut typesetter, sheet, plan.paper, Margins::LARGE, &Measures::large())
            }
            SheetLayout::Fold => match fold::pages(&mut typesetter, sheet, plan.paper) {
                Some(folded) => {
                    backs += folded.len() / 2;
                    pages.extend(folded);
                    continue;
                }
                // Rules too long for folding are laid out as pages.
                None => page::pages(&mut typesetter, sheet, plan.paper, &Measures::page()),
            },
            SheetLayout::Card => {
                pages.extend(card::pages(&mut typesetter, sheet, plan.paper));
                continue;
            }
            SheetLayout::Page => page::pages(&mut typesetter, sheet, plan.paper, &Measures::page()),
        };
        pages.extend(sides.into_iter().map(|side| uncut_page(side, sheet, plan.paper)));
    }
    let sheets = pages.len() - backs;
    (pages, sheets)
}

/// A side of paper without a cut.
fn uncut_page(side: PageContent, sheet: &Sheet, media: Size) -> Page {
    Page { bookmarks: side.bookmarks, ..Page::untrimmed(PART, &sheet.title, media, side.items) }
}
