//! `shouqi list`: lists what is shipped.

use super::super::exit::{Done, Failure};
use super::args::{List, What};
use crate::cli::escaped_output;
use crate::cli::terminal::{padded, wrap};
use crate::fonts::Fonts;
use crate::geom::Length;
use crate::rules::{PRESETS, preset_rules};
use crate::theme::{PAPERS, SIZES, THEMES};
use serde_json::json;
use std::io::Write;

/// Lists the items, a line each.
pub fn run(list: List) -> Result<Done, Failure> {
    let rows = match list.what {
        What::Themes => themes(),
        What::Papers => papers(),
        What::Sizes => sizes(),
        What::Fonts => fonts(),
        What::Languages => crate::cli::languages::rows(),
        What::Rulesets => rulesets(),
    };
    let mut out = escaped_output::stdout();
    if list.json {
        let rows: Vec<_> = rows.iter().map(|(name, what)| json!({ "name": name, "what": what })).collect();
        writeln!(out, "{}", serde_json::Value::from(rows))?;
    } else {
        let width = rows.iter().map(|(name, _)| textwrap::core::display_width(name)).max().unwrap_or(0) + 2;
        for (name, what) in rows {
            let first = format!("  {}", padded(&name, width));
            writeln!(out, "{}", wrap(&what, &first, &" ".repeat(width + 2)).trim_end())?;
        }
    }
    Ok(Done::Well)
}

type Rows = Vec<(String, String)>;

fn themes() -> Rows {
    THEMES.iter().map(|theme| (theme.name.to_owned(), theme.about().to_owned())).collect()
}

fn papers() -> Rows {
    let measures = |short, long| format!("{} x {}", Length::from_mm(short), Length::from_mm(long));
    PAPERS.iter().map(|&(name, short, long)| (name.to_owned(), measures(short, long))).collect()
}

fn sizes() -> Rows {
    let what = |size: &crate::theme::SizeWord| {
        let (square, piece) = (Length::from_mm(size.square), Length::from_mm(size.piece));
        format!("squares of {square}, pieces of {piece}: {}", size.purpose)
    };
    SIZES.iter().map(|size| (size.name.to_owned(), what(size))).collect()
}

fn fonts() -> Rows {
    let fonts = Fonts::shipped();
    let what = |face: &crate::fonts::Face| format!("{}, {} characters", face.postscript_name(), face.characters());
    fonts.iter().map(|(_, face)| (face.name().to_owned(), what(face))).collect()
}

fn rulesets() -> Rows {
    let title = |name| preset_rules(name).and_then(|rules| rules.title().map(str::to_owned)).unwrap_or_default();
    PRESETS.iter().map(|preset| (preset.name.to_owned(), title(preset.name))).collect()
}
