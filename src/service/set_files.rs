//! The files of a set: which there are, and each of them in memory.

use crate::export::{FORMATS, Format, Resolution, WriteError, Writer};
use crate::scene::Document;
use std::borrow::Cow;

/// The name of the files with the whole set.
const WHOLE: &str = "set";

/// A set whose files are to be written.
pub(crate) struct SetFiles<'a> {
    document: &'a Document,
    printed: &'a Document,
    parts: &'a [&'static str],
    /// The whole set and each part of it, for the formats that take a document.
    wholes: Vec<Cow<'a, Document>>,
}

/// Files that are written together.
pub(crate) struct FileJob {
    /// Their names.
    pub names: Vec<String>,
    format: &'static Format,
    /// The place of what they show: a page, or a document.
    place: usize,
}

impl<'a> SetFiles<'a> {
    /// The files of a set in these formats. Files for cutters show the pages as they are, all others `printed`: those
    /// corrected for a printer.
    pub fn new(
        document: &'a Document,
        printed: &'a Document,
        parts: &'a [&'static str],
        formats: &[&'static Format],
    ) -> (SetFiles<'a>, Vec<FileJob>) {
        let formats = || FORMATS.iter().filter(|format| formats.iter().any(|one| one.name == format.name));
        let by_document = formats().any(|format| matches!(format.writer, Writer::Document(_)));
        let wholes = if by_document { wholes(printed, parts) } else { Vec::new() };
        let jobs = formats().flat_map(|format| jobs(format, document, parts)).collect();
        (SetFiles { document, printed, parts, wholes }, jobs)
    }

    /// The content of each file of a job.
    ///
    /// # Errors
    /// If a page cannot be written in this format.
    pub fn write(&self, job: &FileJob, at: Resolution) -> Result<Vec<Vec<u8>>, WriteError> {
        Ok(match job.format.writer {
            Writer::Parts(write) => write(self.printed, self.parts)?,
            Writer::Document(write) => vec![write(&self.wholes[job.place])],
            Writer::Page(write) => vec![write(self.printed, job.place, at)?],
            Writer::Cuts(write) => write(self.document, job.place).map(String::into_bytes).into_iter().collect(),
            Writer::Sheet(_) | Writer::Words(_) => Vec::new(),
        })
    }
}

/// The files of a set in one format.
fn jobs(format: &'static Format, document: &Document, parts: &[&str]) -> Vec<FileJob> {
    let named = |name: &str| format!("{name}{}", format.ending);
    let job = |(place, name): (usize, String)| FileJob { names: vec![name], format, place };
    let documents = || whole_names(parts).into_iter().map(named);
    match format.writer {
        Writer::Parts(_) => vec![FileJob { names: documents().collect(), format, place: 0 }],
        Writer::Document(_) => documents().enumerate().map(job).collect(),
        Writer::Page(_) | Writer::Cuts(_) => {
            page_names(document).iter().map(|name| named(name)).enumerate().map(job).collect()
        }
        // A set has pages, so its commands offer no text format.
        Writer::Sheet(_) | Writer::Words(_) => Vec::new(),
    }
}

/// The whole set first, if it has several parts, then each part.
fn whole_names<'n>(parts: &[&'n str]) -> Vec<&'n str> {
    let whole = (parts.len() > 1).then_some(WHOLE);
    whole.into_iter().chain(parts.iter().copied()).collect()
}

/// The documents with these names.
fn wholes<'d>(document: &'d Document, parts: &[&str]) -> Vec<Cow<'d, Document>> {
    let whole = (parts.len() > 1).then_some(Cow::Borrowed(document));
    whole.into_iter().chain(parts.iter().map(|part| Cow::Owned(document.part(part)))).collect()
}

/// `board-1`, `board-2`, `pieces-1`: pages are numbered within their part.
fn page_names(document: &Document) -> Vec<String> {
    let number = |place: usize| {
        let part = &document.pages[place].part;
        document.pages[..=place].iter().filter(|page| page.part == *part).count()
    };
    (0..document.pages.len()).map(|place| format!("{}-{}", document.pages[place].part, number(place))).collect()
}
