//! A page of numbered drawings with a sentence below each.

use super::panel::{Block, PanelDraft, Role};
use super::words::Words;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::rounded;
use crate::compose::diagram::panel_ground;
use crate::extras::colours::words_on;
use crate::geom::{Point, Rect};
use crate::impose::printable_area::PrintableArea;
use crate::scene::{Colour, Item, Page};
use crate::typeset::{Across, Alignment, Down};

/// Draws a picture in a room.
pub type DrawStep<'d> = dyn FnOnce(&mut Resources<'_>, Rect) -> Item + 'd;

/// A step: what it says, and what it shows in a room.
pub struct DrawnStep<'d> {
    /// The sentence, in each language.
    pub words: Vec<Words>,
    /// Its picture.
    pub draw: Box<DrawStep<'d>>,
}

/// Between two steps, and below the last.
const GAP: (f64, f64) = (5.0, 4.0);
/// Height of the words below a drawing, for each language.
const WORDS: f64 = 9.5;
/// Size of the words.
const SIZE: f64 = 3.5;
/// The title, and the space that it takes.
const TITLE: (f64, f64) = (7.0, 14.0);
/// The disc with the number of a step: its radius, and the number.
const NUMBER: (f64, f64) = (3.6, 4.8);

/// The page, two steps in a row; below its title what is needed, if anything.
pub fn page(
    resources: &mut Resources<'_>,
    (part, title): (&str, &str),
    needed: &str,
    steps: Vec<DrawnStep<'_>>,
    room: PrintableArea,
) -> GuidedPage {
    let theme = resources.theme;
    let area = room.area;
    let ink = words_on(theme, Colour::WHITE);
    let rows = steps.len().div_ceil(2).max(1) as f64;
    let languages = steps.iter().map(|step| step.words.len()).max().unwrap_or(1) as f64;
    let (wide, words) = ((area.width() - GAP.0) / 2.0, WORDS * languages);
    let high = ((area.height() - TITLE.1 - rows * (words + GAP.1)) / rows).min(0.8 * wide);
    let mut draft = PanelDraft::new(resources);
    let label = draft.fitted(Role::Title, title, TITLE.0, 0.0, area.width());
    draft.put(label.as_ref(), (area.x0, area.y0 + TITLE.0), Across::Left, Down::Baseline, ink);
    let taken = label.as_ref().map_or(0.0, |label| label.ink().width()) + GAP.0;
    let label = draft.fitted(Role::Note, needed, SIZE, 0.0, area.width() - taken);
    draft.put(label.as_ref(), (area.x1, area.y0 + TITLE.0), Across::Right, Down::Baseline, theme.colours.soft);
    for (place, step) in steps.into_iter().enumerate() {
        let (column, row) = ((place % 2) as f64, (place / 2) as f64);
        let corner = Point::new(area.x0 + column * (wide + GAP.0), area.y0 + TITLE.1 + row * (high + words + GAP.1));
        let card = Rect::from_origin_size(corner, (wide, high));
        let ground = panel_ground(theme);
        draft.shape(rounded(card, 2.5), ground, theme.colours.line, 0.3);
        let picture = (step.draw)(draft.resources(), card.inflate(-4.0, -4.0));
        draft.extend([picture]);
        let number = corner + crate::geom::Vec2::new(NUMBER.0 + 1.8, NUMBER.0 + 1.8);
        draft.disc(number, NUMBER.0, theme.colours.accent);
        let label = draft.label(Role::Number, &(place + 1).to_string(), NUMBER.1, 0.0);
        draft.put(label.as_ref(), number, Across::Middle, Down::Middle, words_on(theme, theme.colours.accent));
        let blocks: Vec<Block> = step
            .words
            .into_iter()
            .map(|words| Block { words, role: Role::Note, size: SIZE, gap: 0.4, colour: ink })
            .collect();
        let below = Rect::new(card.x0, card.y1 + 1.6, card.x1, card.y1 + 1.6 + words);
        draft.column(below, &blocks, Alignment::Ragged, 1.0);
    }
    let page = Page { trim: area, bleed: area, ..Page::untrimmed(part, title, room.media, draft.finish()) };
    GuidedPage { page, caption: None }
}
