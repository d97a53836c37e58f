//! The comments that tell other programs what the file holds (Document Structuring Conventions 3.0).

use super::Kind;
use super::code::{Code, LINE, points, to_points};
use super::inventory::Inventory;
use crate::geom::Size;
use crate::scene::{Document, Page};
use std::fmt::Write;

/// The longest text in a comment, as written: the line around it must stay below 255 characters.
const LONGEST: usize = 200;

/// Appends the comments at the file's head.
pub(super) fn header(code: &mut Code, document: &Document, inventory: &Inventory, kind: Kind) {
    let widest =
        |size: Size, page: &Page| Size::new(size.width.max(page.media.width), size.height.max(page.media.height));
    let media = document.pages.iter().fold(Size::ZERO, widest);
    code.line(match kind {
        Kind::Printed => "%!PS-Adobe-3.0",
        Kind::Placed => "%!PS-Adobe-3.0 EPSF-3.0",
    });
    bounding_boxes(code, "", media);
    code.line(&format!("%%Title: {}", text(&document.title)));
    code.line(concat!("%%Creator: shouqi ", env!("CARGO_PKG_VERSION")));
    code.line("%%LanguageLevel: 3");
    code.line("%%DocumentData: Clean7Bit");
    code.line(&format!("%%Pages: {}", document.pages.len()));
    code.line("%%PageOrder: Ascend");
    // A viewer takes this for a turn of the sheet; ours are the right way up, whichever side is longer.
    code.line("%%Orientation: Portrait");
    if kind == Kind::Printed {
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

/// Appends the set-up of the document: what it is called when it becomes a PDF, and that its pages then stay as they
/// are, even where most of the text is turned to the other player.
pub(super) fn setup(code: &mut Code, document: &Document, kind: Kind) {
    code.line("%%BeginSetup");
    if kind == Kind::Printed {
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

/// Appends the file's end.
pub(super) fn trailer(code: &mut Code) {
    code.line("%%Trailer");
    code.line("%%EOF");
}

/// Appends both bounding boxes of a sheet: whole points, then exact ones. `of` is empty or `Page`.
pub(super) fn bounding_boxes(code: &mut Code, of: &str, media: Size) {
    // A hair above a whole point is rounding, not ink.
    let whole = |mm: f64| (to_points(mm) - 0.0005).ceil();
    code.line(&format!("%%{of}BoundingBox: 0 0 {} {}", whole(media.width), whole(media.height)));
    code.line(&format!("%%{of}HiResBoundingBox: 0 0 {} {}", points(media.width), points(media.height)));
}

/// The name of a paper, of its sides: `210x297mm`.
pub(super) fn paper(size: Size) -> String {
    let side = |mm: f64| super::code::decimal(mm, 2);
    format!("{}x{}mm", side(size.width), side(size.height))
}

/// A text as a comment may hold it: in brackets, with codes for letters outside ASCII, a question mark for what is
/// not in Latin 1, and cut where a line would become too long.
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

/// Appends a comment of several lines; none at all if there is nothing to list.
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
