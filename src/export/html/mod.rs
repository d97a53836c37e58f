//! Rules sheets as one self-contained HTML page: no scripts, external fonts or images.
//!
//! Two sheets are set in parallel columns, section by section, or one after the other on a phone and for a screen
//! reader.

mod article;
mod escape;
mod figure;

use crate::rulesheet::Sheet;
use crate::scene::Document;
use article::article;
pub use escape::escaped;

/// The style sheet, for wide and narrow screens, light and dark, and for print.
const STYLE: &str = include_str!("style.css");

/// Sheets as a page in the first one's language. Figures are the pages of the part `figures`; a missing one is replaced
/// by its description.
pub fn html(sheets: &[Sheet], figures: &Document) -> String {
    let language = sheets.first().map(|sheet| sheet.language.as_str()).unwrap_or_default();
    let titles: Vec<&str> = sheets.iter().map(|sheet| sheet.title.as_str()).collect();
    let articles: String = sheets.iter().enumerate().map(|(place, sheet)| article(sheet, place, figures)).collect();
    let kind = if sheets.len() > 1 { "several" } else { "single" };
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n<main class=\"{kind}\">\n{articles}</main>\n</body>\n</html>\n",
        escaped(language),
        escaped(&titles.join(" – ")),
    )
}
