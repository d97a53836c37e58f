//! Document Structuring Conventions 3.0: comments that describe the file to other programs.

use super::code::{Code, LINE, points, to_points};
use super::inventory::Inventory;
use crate::export::decimal::decimal_text;
use crate::geom::Size;
use crate::scene::{Document, Page};
use std::fmt::Write;

/// The use of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FileUse {
    /// For a printer: it selects the paper of every page.
    Printed,
    /// For placement in another document: it does not select paper.
    Placed,
}

/// Maximum length of a text in a comment: its line must stay below 255 characters.
const LONGEST: usize = 200;

/// Appends the header comments.
pub(super) fn header(code: &mut Code, document: &Document, inventory: &Inventory, kind: FileUse) {
    let widest =
        |size: Size, page: &Page| Size::new(size.width.max(page.media.width), size.height.max(page.media.height));
    let media = document.pages.iter().fold(Size::ZERO, widest);
    code.line(match kind {
        FileUse::Printed => "%!PS-Adobe-3.0",
        FileUse::Placed => "%!PS-Adobe-3.0 EPSF-3.0",
    });
    bounding_boxes(code, "", media);
    code.line(&format!("%%Title: {}", text(&document.title)));
    code.line(concat!("%%Creator: shouqi ", env!("CARGO_PKG_VERSION")));
    code.line("%%LanguageLevel: 3");
    code.line("%%DocumentData: Clean7Bit");
    code.line(&format!("%%Pages: {}", document.pages.len()));
    code.line("%%PageOrder: Ascend");
    // Viewers would rotate the sheet for this; pages are upright in either orientation.
    code.line("%%Orientation: Portrait");
    if kind == FileUse::Printed {
        let mut papers: Vec<Size> = Vec::new();
        for page in &document.pages {
            if !papers.contains(&page.media) {
                papers.push(page.media);
            }
        }
        let line = |size: &Size| format!("{} {} {} 0 () ()", paper(*size), points(size.width), points(size.height));
        listed(code, "DocumentMedia", papers.iter().map(line));
    }
    let fonts = inventory.fonts.iter().map(|font| format!("font {}", font.name));
    listed(code, "DocumentSuppliedResources", std::iter::once("procset Shouqi 1 0".to_owned()).chain(fonts));
    listed(code, "DocumentCustomColors", inventory.spots.iter().map(|spot| text(spot.name)));
    let inks = inventory.spots.iter().map(|spot| {
        let (c, m, y, k) = spot.instead;
        format!("{c} {m} {y} {k} {}", text(spot.name))
    });
    listed(code, "CMYKCustomColor", inks);
    code.line("%%EndComments");
}

/// Appends the document set-up: its title when converted to PDF, and that pages are not rotated automatically, even
/// where most of the text faces the other player.
pub(super) fn setup(code: &mut Code, document: &Document, kind: FileUse) {
    code.line("%%BeginSetup");
    if kind == FileUse::Printed {
        code.line("/pdfmark where{pop[/Title<FEFF");
        let hex: String = document.title.encode_utf16().map(|unit| format!("{unit:04X}")).collect();
        for start in (0..hex.len()).step_by(LINE) {
            code.line(&hex[start..(start + LINE).min(hex.len())]);
        }
        code.line(">/DOCINFO pdfmark}if");
        code.line("/setdistillerparams where{pop<</AutoRotatePages/None>>setdistillerparams}if");
    }
    code.line("%%EndSetup");
}

/// Appends the trailer.
pub(super) fn trailer(code: &mut Code) {
    code.line("%%Trailer");
    code.line("%%EOF");
}

/// Appends both bounding boxes of a sheet: in integer points, then exact. `of` is empty or `Page`.
pub(super) fn bounding_boxes(code: &mut Code, of: &str, media: Size) {
    // An excess of a rounding error does not add a point.
    let whole = |mm: f64| (to_points(mm) - 0.0005).ceil();
    code.line(&format!("%%{of}BoundingBox: 0 0 {} {}", whole(media.width), whole(media.height)));
    code.line(&format!("%%{of}HiResBoundingBox: 0 0 {} {}", points(media.width), points(media.height)));
}

/// The name of a paper, from its sides: `210x297mm`.
pub(super) fn paper(size: Size) -> String {
    format!("{}x{}mm", decimal_text(size.width, 2), decimal_text(size.height, 2))
}

/// A text as a PostScript string in a comment: in parentheses, octal codes for Latin 1, a question mark for other
/// characters, truncated to the maximum line length.
pub(super) fn text(text: &str) -> String {
    let mut written = String::from("(");
    for character in text.chars() {
        if written.len() > LONGEST {
            written.push_str("...");
            break;
        }
        match character {
            '(' | ')' | '\\' => written.extend(['\\', character]),
            ' '..='~' => written.push(character),
            '\u{A0}'..='\u{FF}' => write!(written, "\\{:03o}", u32::from(character)).expect("text can grow"),
            _ => written.push('?'),
        }
    }
    written.push(')');
    written
}

/// Appends a comment with a list over several lines; none if the list is empty.
fn listed(code: &mut Code, name: &str, values: impl Iterator<Item = String>) {
    for (place, value) in values.enumerate() {
        code.line(&if place == 0 { format!("%%{name}: {value}") } else { format!("%%+ {value}") });
    }
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn a_title_is_written_in_seven_bits_with_its_brackets_guarded() {
        assert_eq!(text("Größe (x) \\ 獸"), r"(Gr\366\337e \(x\) \\ ?)");
    }

    #[test]
    fn a_title_without_end_is_cut() {
        assert!(text(&"ä".repeat(1000)).len() < 220);
    }
}
