//! Rules sheets as one HTML page that needs nothing beside it: no script, no font, no picture from elsewhere.
//!
//! Two sheets stand side by side where there is room, section beside section, and one above the other on a phone and
//! for a screen reader.

mod article;
mod escape;
mod figure;

use crate::rulesheet::Sheet;
use crate::scene::Document;
use article::article;
use escape::escaped;

/// The look, for screens wide and narrow, light and dark, and for paper of every size.
const STYLE: &str = include_str!("style.css");

/// Sheets as a page, the first one's language first. Figures are the pages of the part `figures`; one that is not
/// drawn is told in words.
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
