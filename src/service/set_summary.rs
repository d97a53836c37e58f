//! What was chosen for a set, as JSON.

use crate::geom::{Size, plain};
use crate::layout::{BoardPart, Set};
use crate::theme::{Keyword, PAPERS, Theme, nearest_punch};
use serde_json::{Value, json};

/// What was chosen for a set, without its files. `printer` is the one that pages are corrected for.
pub(crate) fn set_as_json(theme: &Theme, set: &Set, printer: Option<&str>) -> Value {
    let span = |part: &BoardPart| json!([part.cells.start + 1, part.cells.end]);
    let board = set.plan.board.as_ref().map(|plan| {
        json!({
            "sheets": plan.tiling.sheets(),
            "squares": [plan.squares.0, plan.squares.1],
            "square_mm": plan.square,
            "width_mm": plan.size.width,
            "height_mm": plan.size.height,
            "frame": plan.frame.name(),
            "files": plan.tiling.across.iter().map(span).collect::<Vec<_>>(),
            "rows": plan.tiling.upwards.iter().map(span).collect::<Vec<_>>(),
            "join": theme.board.joint.keyword(),
            "tab_mm": plan.tab,
            "folds_after_files": plan.folds.files,
            "folds_after_rows": plan.folds.rows,
        })
    });
    let pieces = set.plan.pieces.as_ref().map(|plan| {
        json!({
            "sheets": plan.sheets,
            "stickers": plan.stickers,
            "spares": plan.spares,
            "spare_animals": plan.spare_animals,
            "box_labels": plan.labels,
            "sticker_mm": plan.sticker,
            "piece_mm": plan.piece,
            "backs": plan.backs.keyword(),
            "back_stickers": plan.back_stickers,
            "label": plan.label,
            "nearest_punch_mm": nearest_punch(plan.sticker).size,
        })
    });
    let rules = set.plan.rules.as_ref().map(|plan| {
        json!({
            "languages": plan.languages,
            "pages": plan.pages,
            "sheets": plan.sheets,
            "paper": plan.paper,
            "numbered_rules": plan.rules,
            "examples_proved": plan.proved,
        })
    });
    let assembly = set.plan.assembly.as_ref().map(
        |plan| json!({ "languages": plan.languages, "pages": plan.pages, "steps": plan.steps, "paper": plan.paper }),
    );
    let pages: Vec<Value> = set
        .document
        .pages
        .iter()
        .map(|page| {
            let Size { width, height } = page.media;
            json!({ "part": page.part, "sheet": page_name(page.media), "width_mm": width, "height_mm": height })
        })
        .collect();
    json!({
        "theme": theme.name,
        "rules": theme.rules.signature(),
        "paper": theme.paper.name,
        "press": theme.profile.as_ref().map(|press| press.name()),
        "printer": printer,
        "board": board,
        "pieces": pieces,
        "sheet": rules,
        "assembly": assembly,
        "extras": set.plan.extras.iter().map(|plan| json!({ "part": plan.part, "pages": plan.pages, "about": plan.about })).collect::<Vec<_>>(),
        "pages": pages,
    })
}

/// A sheet of paper: its name, or its size, and its orientation.
pub(crate) fn page_name(media: Size) -> String {
    /// Tolerance of a sheet's sides against a named paper, in millimetres.
    const CLOSE: f64 = 0.1;
    let (short, long) = (media.min_side(), media.max_side());
    let is = |one: f64, other: f64| (one - other).abs() < CLOSE;
    let named = PAPERS.iter().find(|paper| is(paper.1, short) && is(paper.2, long));
    let way = if media.width > media.height { "landscape" } else { "portrait" };
    match named {
        Some((name, ..)) => format!("{name} {way}"),
        None => format!("{} × {} mm", plain(media.width), plain(media.height)),
    }
}
