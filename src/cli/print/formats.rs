//! Format names of the command line, from the table [`FORMATS`].

use crate::export::{FORMATS, Format, Writer};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

/// A row of that table.
pub type AnyFormat = &'static Format;

/// The formats of `make`.
pub fn of_sets() -> impl TypedValueParser<Value = AnyFormat> {
    parser(Writer::writes_sets, Some(", one file for the set and one per part"), Some(", one file per page"))
}

/// The formats of `rules`.
pub fn of_sheets() -> impl TypedValueParser<Value = AnyFormat> {
    parser(Writer::writes_sheets, Some(", one file"), Some(", one file per page"))
}

/// The formats of single pages.
pub fn of_pages() -> impl TypedValueParser<Value = AnyFormat> {
    parser(Writer::prints, None, None)
}

/// The formats with a writer of the given kind, and their descriptions for documents and for single pages.
fn parser(
    serves: fn(Writer) -> bool,
    documents: Option<&'static str>,
    pages: Option<&'static str>,
) -> impl TypedValueParser<Value = AnyFormat> {
    let value = move |format: &Format| {
        let files = match format.writer {
            Writer::Parts(_) | Writer::Document(_) => documents,
            Writer::Page(_) => pages,
            Writer::Cuts(_) | Writer::Sheet(_) | Writer::Words(_) => None,
        };
        PossibleValue::new(format.name).help(format!("{}{}", format.summary, files.unwrap_or_default()))
    };
    let values: Vec<PossibleValue> = FORMATS.iter().filter(|format| serves(format.writer)).map(value).collect();
    PossibleValuesParser::new(values).map(|name| Format::named(&name).expect("its own values come back"))
}

/// The formats for cutters.
pub fn for_cutters() -> impl Iterator<Item = AnyFormat> {
    FORMATS.iter().filter(|format| matches!(format.writer, Writer::Cuts(_)))
}

/// The requested formats without duplicates, in the order of the table.
pub fn sorted(asked: &[AnyFormat]) -> Vec<AnyFormat> {
    FORMATS.iter().filter(|format| asked.iter().any(|one| one.name == format.name)).collect()
}
