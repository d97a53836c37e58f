//! `shouqi rules`: makes a rules sheet.

use super::super::exit::{Done, Failure};
use super::super::input_files;
use super::args::{LayoutName, RulesArgs};
use super::calibrate;
use super::folder::{self, Made};
use super::formats::{AnyFormat, sorted};
use super::theme_options;
use crate::cli::escaped_output;
use crate::cli::side_by_side::side_by_side;
use crate::cli::terminal::{counted, wrap};
use crate::export::{Resolution, Writer};
use crate::geom::Size;
use crate::language::Language;
use crate::layout::{self, SheetPlan};
use crate::rulesheet::Sheet;
use crate::scene::Document;
use crate::service::rules_sheet;
use crate::theme::{PAPERS, SheetLayout, Theme};
use serde_json::json;
use std::io::Write;

/// Maximum number of languages of a sheet.
const MOST_LANGUAGES: usize = 2;

/// Makes the sheet and prints a summary.
pub fn run(arguments: RulesArgs) -> Result<Done, Failure> {
    let in_words = arguments.format.iter().all(|format| matches!(format.writer, Writer::Words(_)));
    let theme =
        if in_words { theme_options::words(&arguments.look())? } else { theme_options::theme(&arguments.look())? };
    let languages = languages(&theme, arguments.lang.as_deref())?;
    let sheets = rules_sheet::sheets(&theme, &languages)?;
    let document = match in_words {
        true => None,
        false => {
            let plan = plan(&theme, arguments.layout, arguments.annotate);
            let document = layout::rules(&theme, &sheets, plan)?;
            Some(calibrate::fitted(&arguments.printer, &document)?.into_owned())
        }
    };
    let files = match &document {
        Some(document) => files(&theme, &sheets, document, &arguments)?,
        None => in_plain_words(&theme, &sheets, &arguments.format),
    };
    let pages = document.as_ref().map(|document| document.pages.len());
    folder::write(&arguments.out, &theme.name, &files, arguments.force)?;
    let mut out = escaped_output::stdout();
    if arguments.json {
        let files: Vec<_> = files.iter().map(|file| file.as_json(&arguments.out)).collect();
        let tags: Vec<&str> = sheets.iter().map(|sheet| sheet.language.as_str()).collect();
        let rules = theme.rules.signature();
        let (numbered, proved) = rules_sheet::counts(&sheets);
        let answer = json!({
            "rules": rules, "languages": tags, "printer": arguments.printer.printer, "pages": pages,
            "numbered_rules": numbered, "examples_proved": proved, "files": files,
        });
        writeln!(out, "{answer}")?;
    } else if !arguments.quiet {
        let head = format!("{} · rules {} · {}", sheets[0].title, theme.rules.signature(), counts_line(&sheets, pages));
        writeln!(out, "{}\n", wrap(&head, "", "  "))?;
        for file in &files {
            writeln!(out, "  {}", file.path(&arguments.out))?;
        }
        if let Some(reminder) = calibrate::reminder(&arguments.printer) {
            writeln!(out, "\n{reminder}")?;
        }
    }
    Ok(Done::Well)
}

/// “English, 15 rules, 161 examples proved, 1 page”; text formats have no pages.
fn counts_line(sheets: &[Sheet], pages: Option<usize>) -> String {
    let tags: Vec<&str> = sheets.iter().map(|sheet| sheet.language.as_str()).collect();
    let (rules, proved) = rules_sheet::counts(sheets);
    let pages = pages.map_or_else(String::new, |pages| format!(", {}", counted(pages, "page", "pages")));
    format!("{}, {rules} rules, {proved} examples proved{pages}", tags.join(" and "))
}

/// The languages of the arguments, else of the theme's sheet, with the theme's names of the sides.
fn languages(theme: &Theme, asked: Option<&str>) -> Result<Vec<Language>, Failure> {
    match asked {
        Some(asked) => {
            Ok(named_languages(asked)?.into_iter().map(|language| theme.with_side_names(language)).collect())
        }
        None => Ok(rules_sheet::languages(theme)?),
    }
}

/// One or two languages with a comma between.
fn named_languages(asked: &str) -> Result<Vec<Language>, Failure> {
    let names: Vec<&str> = asked.split(',').map(str::trim).collect();
    if names.len() > MOST_LANGUAGES {
        let message = format!("error: a rules sheet speaks one or two languages, not {}", names.len());
        return Err(Failure::Unreadable(message));
    }
    names.into_iter().map(input_files::language).collect()
}

/// Layout and paper: of the arguments, else of the theme.
fn plan(theme: &Theme, asked: Option<LayoutName>, annotate: bool) -> SheetPlan {
    let own = rules_sheet::paper(theme);
    let named = |name: &str| PAPERS.iter().find(|paper| paper.0 == name).map_or(own, |p| Size::new(p.1, p.2));
    let (layout, paper) = match asked {
        None => (theme.sheet.layout, own),
        Some(LayoutName::A4) => (SheetLayout::Page, named("A4")),
        Some(LayoutName::Letter) => (SheetLayout::Page, named("Letter")),
        Some(LayoutName::A5) => (SheetLayout::Booklet, named("A5")),
        Some(LayoutName::Fold) => (SheetLayout::Fold, own),
        Some(LayoutName::Large) => (SheetLayout::Large, own),
        Some(LayoutName::Card) => (SheetLayout::Card, own),
    };
    SheetPlan { layout, paper, annotate }
}

/// The stem of the file names.
fn stem(theme: &Theme, sheets: &[Sheet]) -> String {
    let tags: Vec<&str> = sheets.iter().map(|sheet| sheet.language.as_str()).collect();
    format!("rules-{}-{}", theme.rules.name(), tags.join("-"))
}

/// The sheet in text formats, in memory.
fn in_plain_words(theme: &Theme, sheets: &[Sheet], formats: &[AnyFormat]) -> Vec<Made> {
    let stem = stem(theme, sheets);
    let made = sorted(formats).into_iter().filter_map(|format| match format.writer {
        Writer::Words(write) => {
            Some(Made { name: format!("{stem}{}", format.ending), bytes: write(sheets).into_bytes() })
        }
        Writer::Parts(_) | Writer::Document(_) | Writer::Page(_) | Writer::Cuts(_) | Writer::Sheet(_) => None,
    });
    made.collect()
}

/// Every file of the sheet, in memory.
fn files(theme: &Theme, sheets: &[Sheet], document: &Document, arguments: &RulesArgs) -> Result<Vec<Made>, Failure> {
    let stem = stem(theme, sheets);
    let mut jobs: Vec<(String, AnyFormat, usize)> = Vec::new();
    for format in sorted(&arguments.format) {
        let ending = format.ending;
        let pages = document.pages.len();
        match format.writer {
            Writer::Page(_) if pages > 1 => {
                jobs.extend((0..pages).map(|page| (format!("{stem}-{}{ending}", page + 1), format, page)));
            }
            Writer::Parts(_)
            | Writer::Document(_)
            | Writer::Page(_)
            | Writer::Cuts(_)
            | Writer::Sheet(_)
            | Writer::Words(_) => jobs.push((format!("{stem}{ending}"), format, 0)),
        }
    }
    // Text writers take the pictures one by one.
    let wants_pictures = |format: AnyFormat| matches!(format.writer, Writer::Sheet(_));
    let pictures = match jobs.iter().any(|(_, format, _)| wants_pictures(format)) {
        true => Some(layout::figures(theme, &sheets[0])?),
        false => None,
    };
    let pictures = pictures.as_ref().unwrap_or(document);
    let paper = Size::new(theme.paper.short, theme.paper.long);
    let at = Resolution { dpi: f64::from(arguments.dpi), transparent: false };
    let made = side_by_side(&jobs, |(name, format, page)| {
        let files = match format.writer {
            Writer::Parts(write) => write(document, &[])?,
            Writer::Document(write) => vec![write(document)],
            Writer::Page(write) => vec![write(document, *page, at)?],
            Writer::Cuts(write) => write(document, *page).map(String::into_bytes).into_iter().collect(),
            Writer::Sheet(write) => vec![write(sheets, pictures, paper)?],
            Writer::Words(write) => vec![write(sheets).into_bytes()],
        };
        Ok(files.into_iter().map(|bytes| Made { name: name.clone(), bytes }).collect::<Vec<_>>())
    });
    Ok(made.into_iter().collect::<Result<Vec<_>, Failure>>()?.into_iter().flatten().collect())
}
