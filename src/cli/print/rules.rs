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
use crate::rulesheet::{Sheet, prove};
use crate::scene::Document;
use crate::theme::{Machine, PAPERS, SheetLanguage, SheetLayout, Theme};
use serde_json::json;
use std::io::Write;

/// Maximum number of languages of a sheet.
const MOST_LANGUAGES: usize = 2;

/// The paper of the rules sheet if board and pieces are cut from a panel.
const PAPER_BESIDE_WOOD: &str = "A4";

/// Makes the sheet and prints a summary.
pub fn run(arguments: RulesArgs) -> Result<Done, Failure> {
    let in_words = arguments.format.iter().all(|format| matches!(format.writer, Writer::Words(_)));
    let theme =
        if in_words { theme_options::words(&arguments.look())? } else { theme_options::theme(&arguments.look())? };
    let languages = languages(&theme, arguments.lang.as_deref())?;
    let sheets = sheets(&theme, &languages)?;
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
        let (numbered, proved) = counts(&sheets);
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
    let (rules, proved) = counts(sheets);
    let pages = pages.map_or_else(String::new, |pages| format!(", {}", counted(pages, "page", "pages")));
    format!("{}, {rules} rules, {proved} examples proved{pages}", tags.join(" and "))
}

/// The number of numbered rules and of proved examples.
pub fn counts(sheets: &[Sheet]) -> (usize, usize) {
    sheets.first().map_or((0, 0), |sheet| (sheet.numbered().count(), sheet.proved))
}

/// The languages of the sheet, with the theme's names of the sides: those of the arguments, else of the theme's sheet,
/// else the set's first.
pub fn languages(theme: &Theme, asked: Option<&str>) -> Result<Vec<Language>, Failure> {
    let languages = match asked {
        Some(asked) => named_languages(asked)?,
        None => custom_languages(theme)?,
    };
    Ok(languages.into_iter().map(|language| theme.with_side_names(language)).collect())
}

/// Every language of the theme, with its names of the sides: those of its sheet, then those of the words on board and
/// pieces.
pub fn spoken(theme: &Theme) -> Result<Vec<Language>, Failure> {
    let mut languages = custom_languages(theme)?;
    for tag in &theme.languages {
        if languages.iter().all(|language| language.tag() != tag) {
            languages.push(language_of(theme, tag)?);
        }
    }
    Ok(languages.into_iter().map(|language| theme.with_side_names(language)).collect())
}

/// A language of the theme by its tag.
fn language_of(theme: &Theme, tag: &str) -> Result<Language, Failure> {
    theme.find_language(tag).map_or_else(|| input_files::language(tag), Ok)
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

/// The languages of a theme's sheet.
fn custom_languages(theme: &Theme) -> Result<Vec<Language>, Failure> {
    if theme.sheet.languages.is_empty() {
        return Ok(vec![language_of(theme, theme.language())?]);
    }
    theme.sheet.languages.iter().map(sheet_language).collect()
}

fn sheet_language(language: &SheetLanguage) -> Result<Language, Failure> {
    match language {
        SheetLanguage::Shipped(tag) => input_files::language(tag),
        SheetLanguage::Own(source) => Ok(Language::read(source.clone())?),
    }
}

/// The theme's rules in these languages.
pub fn sheets(theme: &Theme, languages: &[Language]) -> Result<Vec<Sheet>, Failure> {
    if languages.is_empty() {
        return Ok(Vec::new());
    }
    let proof = prove(&theme.rules)?;
    languages.iter().map(|language| Ok(theme.sheet(language, &proof)?)).collect()
}

/// Layout and paper: of the arguments, else of the theme.
pub fn plan(theme: &Theme, asked: Option<LayoutName>, annotate: bool) -> SheetPlan {
    let own = Size::new(theme.paper.short, theme.paper.long);
    let named = |name: &str| PAPERS.iter().find(|paper| paper.0 == name).map_or(own, |p| Size::new(p.1, p.2));
    // A laser's panel is not paper.
    let wood = theme.cutter.machine == Machine::Laser && !PAPERS.iter().any(|paper| paper.0 == theme.paper.name);
    let own = if wood { named(PAPER_BESIDE_WOOD) } else { own };
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
