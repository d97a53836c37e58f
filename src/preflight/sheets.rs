//! Checks the sheets: the whole board as a proof, unused paper, too many parts.

use super::Severity;
use super::examination::Examination;
use super::proof::{PixelProof, proof};
use super::value::{NamedValue, Value};
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
        ("rules", "sheet.layout", plan.rules.as_ref().map(|plan| plan.pages)),
        ("assembly", "paper.size", plan.assembly.as_ref().map(|plan| plan.pages)),
    ];
    for (part, place, pages) in pages {
        if pages == Some(0) {
            seen.find(
                Severity::Fault,
                "no-page",
                place,
                ("no-page", "mend-no-page"),
                vec![("part", part.into()), ("paper", theme.paper.name.as_str().into())],
            );
        }
    }
}

/// Suggests a use for unused space on the sticker sheets.
pub fn check_waste(theme: &Theme, set: &Set, seen: &mut Examination) {
    let Some(plan) = &set.plan.pieces else { return };
    seen.measured(("figure-waste", Vec::new()), "pieces.sets", plan.used, "of 1", USED);
    if plan.used >= USED || theme.pieces.fill != SheetFill::None {
        return;
    }
    let free = free(plan);
    let mut values = vec![
        ("count", Value::count(plan.printed())),
        ("sticker", Value::plain(plan.sticker)),
        ("percent", Value::percent(plan.used)),
        ("sheets", Value::count(plan.sheets)),
        ("paper", theme.paper.name.as_str().into()),
        ("free", Value::count(free)),
    ];
    let remedy = remedy(theme, plan, free, &mut values);
    seen.find(Severity::Advice, "waste", "pieces.fill", ("waste", remedy), values);
}

/// How many more stickers fit on the last sheet.
fn free(plan: &PiecesPlan) -> usize {
    (plan.each * plan.sheets).saturating_sub(plan.printed())
}

/// The message of the remedy, and the number of sets for which there is room.
fn remedy(theme: &Theme, plan: &PiecesPlan, free: usize, values: &mut Vec<NamedValue>) -> &'static str {
    let sets = theme.pieces.sets as usize;
    let more = free / ((plan.stickers + plan.back_stickers) / sets.max(1)).max(1);
    values.push(("sets", Value::count(more)));
    match (more, free) {
        (0, 0) => "mend-waste-paper",
        (0, _) => "mend-waste-spares",
        _ => "mend-waste-sets",
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
    let mut values = vec![
        ("square", Value::plain(plan.square)),
        ("sheets", Value::count(sheets)),
        ("paper", theme.paper.name.as_str().into()),
    ];
    let remedy = match fewer {
        Some((size, count)) => {
            values.push(("setting", format!("size = \"{}\"", size.name).into()));
            values.push(("smaller", Value::plain(size.square)));
            values.push(("fewer", Value::count(count)));
            "mend-many-sheets"
        }
        None => "mend-many-sheets-roll",
    };
    seen.find(Severity::Advice, "many-sheets", "board.square", ("many-sheets", remedy), values);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::set;
    use crate::preflight::test_sheets::{found_by, remedy};

    fn found(change: impl FnOnce(&mut Theme)) -> Vec<(&'static str, String)> {
        let check = |theme: &Theme, seen: &mut Examination| {
            let laid = set(theme, &["board", "pieces"]).expect("the trial theme can be laid out");
            check_waste(theme, &laid, seen);
            check_count(theme, &laid, seen);
        };
        found_by(change, check).iter().map(|finding| (finding.code, remedy(finding))).collect()
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
