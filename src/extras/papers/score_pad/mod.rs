//! A score pad: the best of five games, who began, who won and how, and the disputes that the rules sheet settles.

mod disputes;
mod games;
mod leaf;
mod side_mark;

use super::cells::{CellSize, paper};
use crate::canvas::error::LayoutError;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::extras::extra::{ExtraFacts, ExtraPages};
use crate::extras::panel::PanelDraft;
use crate::extras::words::say_first;
use crate::geom::Affine;
use crate::scene::{Layer, LayerKind, Page};
use leaf::Leaf;

/// The name of the part.
pub const PART: &str = "scorepad";
/// A6, a quarter of Letter or Legal.
const SIZE: CellSize = CellSize { width: 104.0..=125.0, height: 135.0..=180.0 };

/// Lays out as many leaves as a sheet holds; one in large print.
pub fn lay_out(resources: &mut Resources<'_>, facts: &ExtraFacts<'_>) -> Result<ExtraPages, LayoutError> {
    let paper = paper(resources.theme, facts);
    let cells = SIZE.divide(&paper, PART, resources.legibility().is_large())?;
    let name = say_first(resources, "page-pad", &[]);
    let size = cells.size();
    let mut draft = PanelDraft::new(resources);
    for cell in cells.rects() {
        let field = cell.inset(-paper.margin);
        draft.within(Affine::translate(field.origin().to_vec2()), |draft| {
            Leaf::new(draft, field.size()).draw(draft, facts);
        });
    }
    let mut page = Page::untrimmed(PART, name, cells.media, draft.finish());
    page.layers.extend(cells.marks(paper.margin).map(|marks| Layer { kind: LayerKind::Cut, items: vec![marks] }));
    let about = format!("{} to a sheet, {:.0} × {:.0} mm", cells.count(), size.width, size.height);
    Ok(ExtraPages { pages: vec![GuidedPage { page, caption: None }], about, package: None })
}
