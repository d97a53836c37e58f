//! The files of the page, embedded in the program: those of `templates/studio`, its animals, what the designs are like,
//! and the shipped faces.

mod media_type;

use crate::fonts::{FILE_NAMES, SHIPPED};
use crate::packed::unpacked_slowly;
pub use media_type::media_type;
use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

/// The page itself.
pub const INDEX: &str = "index.html";
/// The files of the page, packed end to end by `src/pack.rs`, and where each of them is.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/site.packed"));
const PLACES: &[(&str, Range<usize>)] = include!(concat!(env!("OUT_DIR"), "/site.list"));

/// A file of the site.
pub struct SiteFile {
    /// Its path below the page's address, such as `fonts/Alegreya-Regular.ttf`.
    pub path: Cow<'static, str>,
    /// Its content.
    pub bytes: &'static [u8],
}

/// Every file but the page itself.
pub fn files() -> impl Iterator<Item = SiteFile> {
    let page = PLACES.iter().filter(|(path, _)| *path != INDEX);
    let page = page.map(|(path, place)| SiteFile { path: (*path).into(), bytes: &all()[place.clone()] });
    let fonts = FILE_NAMES.iter().zip(&SHIPPED);
    let fonts = fonts.map(|(name, (_, file))| SiteFile { path: format!("fonts/{name}").into(), bytes: file.bytes() });
    page.chain(fonts)
}

/// The files end to end.
fn all() -> &'static [u8] {
    static ALL: OnceLock<Vec<u8>> = OnceLock::new();
    ALL.get_or_init(|| unpacked_slowly(PACKED))
}

/// The page with these elements at the beginning of its head, which a test looks for.
pub fn index_with(elements: &str) -> String {
    let (before, after) = parts_of_index();
    format!("{before}\n{elements}{after}")
}

/// The page up to the start of its head, and the rest.
fn parts_of_index() -> (&'static str, &'static str) {
    let place = PLACES.iter().find(|(path, _)| *path == INDEX).map_or(0..0, |(_, place)| place.clone());
    let text = std::str::from_utf8(&all()[place]).unwrap_or_default();
    let after_head = text.find("<head>").map_or(0, |at| at + "<head>".len());
    text.split_at(after_head)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_page_has_a_head() {
        let index = index_with("<meta name=\"here\">\n");
        assert!(index.starts_with("<!doctype html>"), "{index}");
        assert!(index.contains("<head>\n<meta name=\"here\">\n"), "{index}");
    }

    #[test]
    fn every_file_has_a_media_type_and_a_path_of_its_own() {
        let paths: Vec<String> = files().map(|file| file.path.into_owned()).collect();
        for path in &paths {
            assert_ne!(media_type(path), "application/octet-stream", "{path}");
            assert!(path.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_./".contains(&byte)), "{path}");
        }
        assert_eq!(paths.iter().collect::<BTreeSet<_>>().len(), paths.len(), "{paths:?}");
    }
}
