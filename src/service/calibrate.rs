//! The calibration page of a printer.

use super::make::formats;
use super::message::NamedFile;
use super::refusal::Refusal;
use super::request::{Answer, Request};
use crate::export::{Resolution, WriteError, Writer};
use crate::files::NoFiles;
use crate::geom::Size;
use crate::layout;
use crate::scene::Document;
use crate::theme::printer::crosses;
use crate::theme::{Overrides, THEMES, load};
use serde::Deserialize;
use serde_json::json;
use std::borrow::Cow;

/// Stem of the file names.
const STEM: &str = "calibration";
/// Dots per inch of raster formats.
const DPI: f64 = 150.0;

/// The fields of the request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    #[serde(default)]
    paper: Option<String>,
    #[serde(default)]
    lang: Option<String>,
    #[serde(default)]
    formats: Vec<String>,
}

/// Makes the page.
pub(super) fn calibrate(request: Request<'_>) -> Result<Answer, Refusal> {
    let (Fields { paper, lang, formats: names }, _) = request.fields()?;
    let formats = formats(&names)?;
    let theme = load(THEMES[0].name, &Overrides { paper, lang, ..Overrides::default() }, &NoFiles)?;
    let document = layout::calibration(&theme)?;
    let at = Resolution { dpi: DPI, transparent: false };
    let mut files = Vec::new();
    for format in formats {
        if let Some(bytes) = page_file(&document, format.writer, at)? {
            files.push(NamedFile { name: format!("{STEM}{}", format.ending), bytes: Cow::Owned(bytes) });
        }
    }
    let apart = crosses(Size::new(theme.paper.short, theme.paper.long));
    Ok(Answer { head: json!({ "paper": theme.paper.name, "crosses_mm": [apart.width(), apart.height()] }), files })
}

/// A document of one page in a format; `None` if the format shows something else.
pub(crate) fn page_file(document: &Document, writer: Writer, at: Resolution) -> Result<Option<Vec<u8>>, WriteError> {
    Ok(match writer {
        Writer::Parts(write) => write(document, &[])?.into_iter().next(),
        Writer::Document(write) => Some(write(document)),
        Writer::Page(write) => Some(write(document, 0, at)?),
        Writer::Cuts(_) | Writer::Sheet(_) | Writer::Words(_) => None,
    })
}
