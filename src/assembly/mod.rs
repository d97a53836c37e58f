//! The assembly sheet: shopping list and steps, in drawings and few words.
//!
//! Input: the plans that the set's pages are made from ([`Facts`]), and a language. Output: one page, several in large
//! print. All sizes, counts and sheets come from the plans.

mod cards;
mod drawing;
mod facts;
mod foot;
mod head;
mod instructions;
mod large;
mod page;
mod shopping;
mod step;
mod task;
mod wooden_set;

pub use facts::{AssemblyPlan, Facts, PART};

use crate::canvas::resources::Resources;
use crate::compose::sheet::Typesetter;
use crate::geom::Size;
use crate::impose::home_paper::{self, SheetPaper};
use crate::language::Language;
use crate::scene::Page;
use step::Step;
use task::SheetTask;

/// A page per language, several in large print, and the layout's choices.
pub fn lay_out(resources: &mut Resources<'_>, facts: &Facts<'_>, languages: &[Language]) -> (Vec<Page>, AssemblyPlan) {
    let steps = Step::all(resources.theme, facts.board);
    let (own, home) = (home_paper::own(&resources.theme.paper), home_paper::home(&resources.theme.paper));
    let legible = resources.legibility();
    let mut typesetter = Typesetter::new(resources);
    if legible.is_large() {
        let leaf = own.unwrap_or(home);
        let pages = in_large_print(&mut typesetter, facts, languages, &steps, leaf.media);
        let plan = planned(languages, &steps, &pages, leaf);
        return (pages, plan);
    }
    let mut on = |leaf: &SheetPaper, roomy: bool| -> Option<Vec<Page>> {
        let draft = |language| {
            let task = SheetTask { facts, language, steps: &steps, scale: leaf.scale, legible };
            page::draft(&mut typesetter, &task, languages.len(), leaf.media, roomy).map(|draft| (task, draft))
        };
        let drafts = languages.iter().map(draft).collect::<Option<Vec<_>>>()?;
        // All languages have the same pictures.
        let high = drafts.iter().map(|(_, draft)| draft.pictures()).fold(f64::INFINITY, f64::min);
        Some(drafts.into_iter().map(|(task, draft)| draft.page(&mut typesetter, &task, high)).collect())
    };
    // All languages have the same paper.
    let small = own.and_then(|leaf| Some((on(&leaf, true)?, leaf)));
    let (pages, leaf) = small.unwrap_or_else(|| (on(&home, false).unwrap_or_default(), home));
    let plan = planned(languages, &steps, &pages, leaf);
    (pages, plan)
}

fn planned(languages: &[Language], steps: &[Step], pages: &[Page], leaf: SheetPaper) -> AssemblyPlan {
    AssemblyPlan {
        languages: languages.iter().map(|language| language.tag().to_owned()).collect(),
        steps: steps.len(),
        pages: pages.len(),
        paper: leaf.name,
    }
}

/// The sheets of all languages; each lists its own number of pages.
fn in_large_print(
    typesetter: &mut Typesetter<'_, '_>,
    facts: &Facts<'_>,
    languages: &[Language],
    steps: &[Step],
    media: Size,
) -> Vec<Page> {
    // Sans-serif type for large print.
    typesetter.text = typesetter.notes;
    let legible = typesetter.resources.legibility();
    let mut laid = |sheets: usize| -> Vec<Page> {
        let task = |language| SheetTask { facts, language, steps, scale: 1.0, legible };
        languages.iter().flat_map(|language| large::pages(typesetter, &task(language), media, sheets)).collect()
    };
    let counted = laid(languages.len()).len();
    laid(counted)
}
