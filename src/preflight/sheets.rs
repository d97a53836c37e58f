//! Checks the sheets: the whole board as a proof, unused paper, too many parts.

use super::Severity;
use super::examination::Examination;
use super::proof::{PixelProof, proof};
use crate::geom::plain;
use crate::layout::{PiecesPlan, Set, board_plan};
use crate::scene::Document;
use crate::theme::{SIZES, SheetFill, Theme};

/// Minimum share of the sticker sheets that is used.
pub const USED: f64 = 0.35;
/// Maximum number of board sheets before a warning.
pub const SHEETS: usize = 12;
/// Pixels per millimetre of a proof of the board: enough for the ground of text.
const SCALE: f64 = 3.0;
/// Maximum pixels of the longer side of a proof of the board.
const MOST: f64 = 1000.0;

/// The whole board, however it is tiled.
pub fn board_proof(document: &Document) -> Option<PixelProof> {
    let board = document.symbols.iter().find(|symbol| symbol.name == "board")?;
    let scale = SCALE.min(MOST / board.bounds.width().max(board.bounds.height()));
    Some(proof(document, &board.items, board.bounds, scale, (255, 255, 255)))
}

/// Reports a part without pages.
pub fn check_pages(theme: &Theme, set: &Set, seen: &mut Examination) {
    let plan = &set.plan;
    let pages = [
        ("the rules sheet", "sheet.layout", plan.rules.as_ref().map(|plan| plan.pages)),
        ("the assembly sheet", "paper.size", plan.assembly.as_ref().map(|plan| plan.pages)),
    ];
    for (what, place, pages) in pages {
        if pages == Some(0) {
            seen.find(
                Severity::Fault,
                "no-page",
                place,
                format!("{what} does not fit on {}, on however many pages", theme.paper.name),
                "a larger paper.size, or another sheet.layout".into(),
            );
        }
    }
}

/// Suggests a use for unused space on the sticker sheets.
pub fn check_waste(theme: &Theme, set: &Set, seen: &mut Examination) {
    let Some(plan) = &set.plan.pieces else { return };
    seen.measured("the sticker sheets' use".into(), "pieces.sets", plan.used, "of 1", USED);
    if plan.used >= USED || theme.pieces.fill != SheetFill::None {
        return;
    }
    let free = free(plan);
    let sheets = if plan.sheets == 1 { "the sheet".to_owned() } else { format!("{} sheets", plan.sheets) };
    seen.find(
        Severity::Advice,
        "waste",
        "pieces.fill",
        format!(
            "{} stickers of {} mm use {:.0} % of {sheets} of {}; {free} more fit",
            plan.printed(),
            plain(plan.sticker),
            plan.used * 100.0,
            theme.paper.name
        ),
        remedy(theme, plan, free),
    );
}

/// How many more stickers fit on the last sheet.
fn free(plan: &PiecesPlan) -> usize {
    (plan.each * plan.sheets).saturating_sub(plan.printed())
}

fn remedy(theme: &Theme, plan: &PiecesPlan, free: usize) -> String {
    let sets = theme.pieces.sets as usize;
    let more = free / ((plan.stickers + plan.back_stickers) / sets.max(1)).max(1);
    match (more, free) {
        (0, 0) => "a smaller paper.size holds them too".into(),
        (0, _) => "pieces.fill = \"spares\" for spare animals, \"labels\" for seals and name tags".into(),
        _ => format!(
            "pieces.fill = \"sets\" for {more} more on the same paper, \"spares\" for spare animals, \"labels\" for seals and name tags"
        ),
    }
}

/// Suggests a size of the board that needs fewer sheets.
pub fn check_count(theme: &Theme, set: &Set, seen: &mut Examination) {
    let Some(plan) = &set.plan.board else { return };
    let sheets = plan.tiling.sheets();
    if sheets <= SHEETS {
        return;
    }
    let mut smaller: Vec<_> = SIZES.iter().filter(|size| size.square < plan.square).collect();
    smaller.sort_by(|a, b| b.square.total_cmp(&a.square));
    let taken = |square: f64| {
        let mut other = theme.clone();
        other.board.square = square;
        board_plan(&other).ok().map(|plan| plan.tiling.sheets())
    };
    let fewer = smaller.iter().find_map(|size| Some((size, taken(size.square).filter(|&count| count <= SHEETS)?)));
    seen.find(
        Severity::Advice,
        "many-sheets",
        "board.square",
        format!("a board with squares of {} mm takes {sheets} sheets of {}", plain(plan.square), theme.paper.name),
        match fewer {
            Some((size, count)) => {
                format!(
                    "size = \"{}\" (squares of {} mm) takes {count}, or a larger paper.size",
                    size.name, size.square
                )
            }
            None => "a larger paper.size, or a print shop's roll".into(),
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::set;
    use crate::preflight::test_sheets::found_by;

    fn found(change: impl FnOnce(&mut Theme)) -> Vec<(&'static str, String)> {
        let check = |theme: &Theme, seen: &mut Examination| {
            let laid = set(theme, &["board", "pieces"]).expect("the trial theme can be laid out");
            check_waste(theme, &laid, seen);
            check_count(theme, &laid, seen);
        };
        found_by(change, check).into_iter().map(|finding| (finding.code, finding.remedy)).collect()
    }

    #[test]
    fn a_single_small_set_leaves_most_of_its_sheet_empty() {
        let found = found(|_| {});
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].0, "waste");
        assert!(found[0].1.starts_with("pieces.fill = \"sets\" for 2 more"), "{}", found[0].1);
    }

    #[test]
    fn a_sheet_that_is_filled_wastes_nothing_whatever_it_is_filled_with() {
        for fill in [SheetFill::Sets, SheetFill::Spares, SheetFill::Labels] {
            assert!(found(|theme| theme.pieces.fill = fill).is_empty(), "{fill:?}");
        }
    }

    #[test]
    fn large_stickers_that_fill_the_sheet_waste_nothing() {
        assert!(found(|theme| (theme.pieces.size, theme.pieces.sets) = (40.0, 3)).is_empty());
    }

    #[test]
    fn a_board_in_many_parts_gets_a_smaller_size_suggestion() {
        let found = found(|theme| (theme.board.square, theme.pieces.size, theme.pieces.sets) = (90.0, 40.0, 3));
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].0, "many-sheets");
        assert!(found[0].1.starts_with("size = \"big\""), "{}", found[0].1);
    }
}
