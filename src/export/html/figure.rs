//! A figure with its caption.

use super::escape::{as_id, escaped};
use crate::export::figure_page::find;
use crate::export::sheet_text::{LADDER, SheetPicture};
use crate::export::svg::{SvgLabel, inline};
use crate::rulesheet::{Figure, Ladder};
use crate::scene::Document;

/// A figure of a sheet; `suffix` makes its ids unique on the page.
pub fn figure(picture: &SheetPicture<'_>, suffix: &str, figures: &Document) -> String {
    let Figure { id, key, caption, alternative, .. } = picture.figure;
    let whole = picture.caption();
    let words = SvgLabel { title: &whole, description: alternative };
    let name = as_id(id);
    let caption = format!("<figcaption><b>{}</b>{}{}</figcaption>\n", escaped(key), picture.gap(), escaped(caption));
    let shown = match drawing(id, suffix, &words, figures) {
        Some(drawing) => drawing + &caption,
        None if alternative.is_empty() => caption,
        None => format!("{caption}<p class=\"told\">{}</p>\n", escaped(alternative)),
    };
    format!("<figure id=\"figure-{name}{suffix}\">\n{shown}</figure>\n")
}

/// The ladder as a picture, if there is one; the table next to it has the same content.
pub fn ladder(heading: &str, ladder: &Ladder, suffix: &str, figures: &Document) -> String {
    let words = SvgLabel { title: heading, description: &ladder.in_words() };
    let drawing = drawing(LADDER, suffix, &words, figures);
    drawing.map_or_else(String::new, |drawing| format!("<figure id=\"figure-{LADDER}{suffix}\">\n{drawing}</figure>\n"))
}

fn drawing(id: &str, suffix: &str, words: &SvgLabel<'_>, figures: &Document) -> Option<String> {
    let prefix = format!("drawing-{}{suffix}-", as_id(id));
    Some(inline(figures, find(figures, id)?, &prefix, words) + "\n")
}
