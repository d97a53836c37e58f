//! The assembly sheet: what to buy, and how a set is made, in drawings and few words.
//!
//! Flows in: the plans that the set's own pages are made from ([`Facts`]), and a language. Flows out: one page. No number
//! on it is known here: sizes, counts and sheets are those of the plans.

mod cards;
mod drawing;
mod facts;
mod foot;
mod head;
mod page;
mod paper;
mod shopping;
mod step;
mod task;

pub use facts::Facts;

use super::plan::AssemblyPlan;
use super::sheet::Press;
use super::studio::Studio;
use crate::language::Language;
use crate::scene::Page;
use step::Step;
use task::Task;

/// The name of the part.
pub const PART: &str = "assembly";

/// A page for each language, and what was chosen.
pub fn lay_out(studio: &mut Studio<'_>, facts: &Facts<'_>, languages: &[Language]) -> (Vec<Page>, AssemblyPlan) {
    let steps = Step::all(studio.theme, facts.board);
    let mut press = Press::new(studio);
    let mut pages = Vec::with_capacity(languages.len());
    for language in languages {
        let task = Task { facts, language, steps: &steps };
        pages.push(page::page(&mut press, &task, languages.len()));
    }
    let plan = AssemblyPlan {
        languages: languages.iter().map(|language| language.tag().to_owned()).collect(),
        steps: steps.len(),
        pages: pages.len(),
    };
    (pages, plan)
}
