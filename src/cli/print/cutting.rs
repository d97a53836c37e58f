//! Drops cutter formats if a document has no cut lines.

use super::formats::AnyFormat;
use crate::cli::exit::Failure;
use crate::cli::std_streams::eprintln;
use crate::export::{self, Writer};
use crate::layout::LABEL_TEST;
use crate::scene::Document;

/// The part that has cut lines, unless it is printed on pre-cut labels.
const PIECES: &str = "pieces";

/// Drops the formats for cutters if nothing in the document is cut, with a note unless `quiet`.
///
/// # Errors
/// If no other format is left, since the output would be empty.
pub fn leave_out(
    formats: &mut Vec<AnyFormat>,
    document: &Document,
    parts: &[&str],
    quiet: bool,
) -> Result<(), Failure> {
    let is_cut = || (0..document.pages.len()).any(|page| !export::cut_lines(document, page).is_empty());
    if !formats.iter().any(|format| for_cutters(format)) || is_cut() {
        return Ok(());
    }
    let labels = parts.contains(&LABEL_TEST);
    let named: Vec<&str> = parts.iter().copied().filter(|part| *part != LABEL_TEST).collect();
    let why = format!("nothing is cut in this set ({})", named.join(", "));
    let help = match (labels, parts.contains(&PIECES)) {
        (true, _) => "\n  help: labels are cut already; --set pieces.label=none makes stickers to cut out",
        (false, false) => "\n  help: the stickers have cut lines: --part pieces",
        (false, true) => "",
    };
    formats.retain(|format| !for_cutters(format));
    if formats.is_empty() {
        return Err(Failure::Unreadable(format!("error: {why}, so there is no file for a cutter{help}")));
    }
    if !quiet {
        eprintln!("note: {why}, so no file for a cutter was made{help}");
    }
    Ok(())
}

/// Whether a format is for cutters.
fn for_cutters(format: AnyFormat) -> bool {
    matches!(format.writer, Writer::Cuts(_))
}
