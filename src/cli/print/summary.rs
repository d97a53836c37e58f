//! Summary of a made set as text.

use super::folder::Made;
use crate::cli::terminal::{bold, counted, dim, padded, wrap};
use crate::geom::plain;
use crate::layout::{
    ASSEMBLY, AssemblyPlan, BoardPart, BoardPlan, Folds, FrameKind, PiecesPlan, RULES, RulesPlan, Set, Tab, rulers,
};
use crate::scene::{Document, LayerKind, Page};
use crate::service::page_name;
use crate::theme::{Backs, Machine, Theme};
use std::path::Path;

/// The summary as text of 80 columns.
pub fn text(theme: &Theme, set: &Set, folder: &Path, files: &[Made]) -> String {
    let title = theme.title_in(theme.language());
    let head = [
        bold(title),
        format!("theme {}", theme.name),
        format!("rules {}", theme.rules.signature()),
        theme.paper.name.clone(),
    ];
    let mut lines = vec![wrap(&head.join(" · "), "", "  "), String::new()];
    let on = |part: &str| papers(&set.document, part);
    if let Some(plan) = &set.plan.board {
        lines.push(row("board", plan.tiling.sheets(), &format!("{}{}", board(plan), on("board"))));
    }
    if let Some(plan) = &set.plan.pieces {
        lines.push(row("pieces", plan.sheets, &format!("{}{}", pieces(plan), on("pieces"))));
    }
    if let Some(plan) = &set.plan.rules {
        lines.push(row("rules", plan.sheets, &format!("{}{}", rules(plan), on(RULES))));
    }
    if let Some(plan) = &set.plan.assembly {
        lines.push(row("assembly", plan.pages, &format!("{}{}", assembly(plan), on(ASSEMBLY))));
    }
    for plan in &set.plan.extras {
        let on = if plan.pages > 0 { on(plan.part) } else { String::new() };
        lines.push(row(plan.part, plan.pages, &format!("{}{on}", plan.about)));
    }
    lines.push(String::new());
    let names: Vec<String> = files.iter().map(|file| file.path(folder)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0) + 3;
    for (name, file) in names.iter().zip(files) {
        let pages = pages(&set.document, &file.name);
        lines.push(format!("  {}{pages:>9}   {:>7}", padded(name, width), size(file.bytes.len())));
    }
    lines.push(String::new());
    let for_cutters = |file: &Made| file.name.ends_with(".dxf") || file.name.ends_with("-cut.svg");
    // A sheet for a machine has no scale bar.
    let ruled = set.document.pages.iter().flat_map(|page| &page.layers).any(|layer| layer.kind == LayerKind::Guides);
    if ruled && !files.iter().all(for_cutters) {
        let (bar, _) = rulers(theme.paper.short);
        lines.push(format!("Print at 100 % (\"actual size\"), then lay a ruler on the {bar} mm bar."));
        lines.push(dim("Colours of paper differ between printers: print one page first."));
    }
    if let Some(press) = &theme.profile
        && files.iter().any(|file| file.name.ends_with(".pdf"))
    {
        let name = Some(press.name()).filter(|name| !name.is_empty()).unwrap_or("the press of this profile");
        lines.push(wrap(&format!("The PDF files are PDF/X-4 for {name}."), "", "  "));
    }
    if theme.cutter.machine == Machine::Cricut {
        lines.extend(pictures(&set.document));
    }
    if files.iter().any(for_cutters) {
        lines.push("Cut lines are in millimetres: open them at 100 %, never \"fit to page\".".into());
    }
    lines.join("\n") + "\n"
}

/// The overall size of the stickers of each sheet, for software that crops a picture to them.
fn pictures(document: &Document) -> Vec<String> {
    let sheets = document.pages.iter().filter(|page| page.part == "pieces");
    let entry = |(number, page): (usize, &Page)| {
        let (width, height) = (plain(page.trim.width()), plain(page.trim.height()));
        format!("Together the stickers of pieces-{number} are {width} × {height} mm: the machine must say so, too.")
    };
    (1..).zip(sheets).map(entry).collect()
}

fn row(part: &str, sheets: usize, what: &str) -> String {
    let sheets = counted(sheets, "sheet", "sheets");
    wrap(what, &format!("  {part:<9}{sheets:<11}"), &" ".repeat(22))
}

fn board(plan: &BoardPlan) -> String {
    let (width, height) = (plan.size.width, plan.size.height);
    let frame = match plan.frame {
        FrameKind::Full => "full frame",
        FrameKind::Slim => "slim frame",
        FrameKind::None => "no frame",
    };
    let several = |what: &str, parts: &[BoardPart], name: fn(&BoardPart) -> String| {
        (parts.len() > 1).then(|| format!("{what} {}", parts.iter().map(name).collect::<Vec<_>>().join(", ")))
    };
    let tiling = &plan.tiling;
    let joints =
        [several("files", &tiling.across, BoardPart::files), several("rows", &tiling.upwards, BoardPart::rows)];
    let joints: Vec<String> = joints.into_iter().flatten().collect();
    let joined = if plan.tab > 0.0 { "" } else { ", joined edge to edge" };
    let parts = if joints.is_empty() { String::new() } else { format!(", cut into {}{joined}", joints.join(" and ")) };
    let folded = folded(&plan.folds);
    format!("{width:.0} × {height:.0} mm, squares {} mm, {frame}{parts}{folded}", plain(plan.square))
}

/// “, folded between rows 4 and 5, files d and e”; empty if the board is not folded.
fn folded(folds: &Folds) -> String {
    let row = |&below: &usize| format!("rows {below} and {}", below + 1);
    let file = |&left: &usize| {
        let part = |cell: usize| BoardPart { cells: cell..cell + 1, tab: Tab::default() }.files();
        format!("files {} and {}", part(left - 1), part(left))
    };
    let folds: Vec<String> = folds.rows.iter().map(row).chain(folds.files.iter().map(file)).collect();
    if folds.is_empty() { String::new() } else { format!(", folded between {}", folds.join(", ")) }
}

fn pieces(plan: &PiecesPlan) -> String {
    let spares = match plan.spares {
        0 => String::new(),
        spares => format!(", {spares} spare"),
    };
    let fill = match (plan.spare_animals, plan.labels) {
        (0, 0) => String::new(),
        (0, labels) => format!(", {labels} lid seals and name tags"),
        (animals, _) => format!(", {animals} spare animals"),
    };
    let (sticker, piece) = (plain(plan.sticker), plain(plan.piece));
    let backs = match plan.backs {
        Backs::None => String::new(),
        Backs::Stickers => format!(", {} for their backs", plan.back_stickers),
        Backs::Gutter => ", folded over their backs".to_owned(),
        Backs::LongEdge => ", printed on both sides, turned at the long edge".to_owned(),
        Backs::ShortEdge => ", printed on both sides, turned at the short edge".to_owned(),
        Backs::Stand => ", standing on folded tabs".to_owned(),
    };
    let on = plan.label.as_ref().map_or(String::new(), |label| format!(", on {label}"));
    format!("{} stickers of {sticker} mm for {piece} mm pieces{spares}{fill}{backs}{on}", plan.stickers)
}

fn rules(plan: &RulesPlan) -> String {
    format!("{}, {} rules, {} examples proved", plan.languages.join(" and "), plan.rules, plan.proved)
}

fn assembly(plan: &AssemblyPlan) -> String {
    format!("{}, what to buy, {} steps in pictures", plan.languages.join(" and "), plan.steps)
}

/// “, on A4 portrait”: the papers of the pages of a part, each once, in page order.
fn papers(document: &Document, part: &str) -> String {
    let mut sheets: Vec<String> = Vec::new();
    for page in document.pages.iter().filter(|page| page.part == part) {
        let sheet = page_name(page.media);
        if !sheets.contains(&sheet) {
            sheets.push(sheet);
        }
    }
    // With a laser layout the pieces may be on the board's sheet.
    if sheets.is_empty() { ", on the board's sheet".to_owned() } else { format!(", on {}", sheets.join(" and ")) }
}

fn pages(document: &Document, name: &str) -> String {
    let stem = name.split('.').next().unwrap_or(name);
    let count = match stem {
        "set" => document.pages.len(),
        part => document.pages.iter().filter(|page| page.part == part).count().max(1),
    };
    counted(count, "page", "pages")
}

fn size(bytes: usize) -> String {
    match bytes {
        0..10_240 => format!("{:.1} KB", bytes as f64 / 1024.0),
        10_240..1_048_576 => format!("{:.0} KB", bytes as f64 / 1024.0),
        _ => format!("{:.1} MB", bytes as f64 / 1_048_576.0),
    }
}
