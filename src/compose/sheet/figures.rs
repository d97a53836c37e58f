//! Every picture of a sheet on a page of its own, at true size: for writers of text formats.

use super::measures::Measures;
use crate::canvas::resources::Resources;
use crate::compose::diagram::{LadderStyle, Look, excerpt, ladder, setup};
use crate::rulesheet::{Sheet, Topic};
use crate::scene::Page;

/// The name of the part.
const PART: &str = "figures";
/// The ladder's width, in millimetres.
const LADDER: f64 = 150.0;

/// The pictures of a sheet; each page is named after its figure, the initial position `setup` and the ladder `ladder`.
pub fn figures(resources: &mut Resources<'_>, sheet: &Sheet) -> Vec<Page> {
    let at = Measures::page();
    let mut pages = Vec::new();
    for section in &sheet.sections {
        let rules = section.rules.iter().flat_map(|rule| &rule.figures);
        for figure in section.figures.iter().chain(rules) {
            let drawn = match section.topic {
                Topic::Setup => setup(resources, at.setup_cell, Look::Normal, true),
                _ => excerpt(resources, &figure.view, at.cell, Look::Normal),
            };
            pages.push(Page::untrimmed(PART, &figure.id, drawn.size, drawn.items));
        }
    }
    let drawn = ladder(resources, &sheet.quick_reference.ladder, LADDER, LadderStyle::Frieze, Look::Normal, &[]);
    pages.push(Page::untrimmed(PART, "ladder", drawn.size, drawn.items));
    pages
}
