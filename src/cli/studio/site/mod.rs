//! The files of the page, embedded in the program: those of `templates/studio`, its animals, what the designs are like,
//! and the shipped faces.

mod media_type;
mod page_files;

use crate::fonts::{FILE_NAMES, SHIPPED};
pub use media_type::media_type;
use page_files::{ART_FILES, DESIGN_WORDS, PAGE_FILES};
use std::borrow::Cow;

/// The page itself.
pub const INDEX: &str = "index.html";

/// A file of the site.
pub struct SiteFile {
    /// Its path below the page's address, such as `fonts/Alegreya-Regular.ttf`.
    pub path: Cow<'static, str>,
    /// Its content.
    pub bytes: &'static [u8],
}

/// Every file but the page itself.
pub fn files() -> impl Iterator<Item = SiteFile> {
    let page = PAGE_FILES.iter().filter(|(path, _)| *path != INDEX);
    let page = page.map(|&(path, bytes)| SiteFile { path: path.into(), bytes });
    let art = ART_FILES.iter();
    let art = art.map(|&(name, bytes)| SiteFile { path: format!("art/papercut/{name}").into(), bytes });
    let tag = |path: &'static str| path.split('/').next().unwrap_or(path);
    let designs = DESIGN_WORDS.iter();
    let designs =
        designs.map(move |&(path, bytes)| SiteFile { path: format!("words/designs/{}.ftl", tag(path)).into(), bytes });
    let fonts = FILE_NAMES.iter().zip(SHIPPED);
    let fonts = fonts.map(|(name, &(_, bytes))| SiteFile { path: format!("fonts/{name}").into(), bytes });
    page.chain(art).chain(designs).chain(fonts)
}

/// The page with these elements at the beginning of its head, which a test looks for.
pub fn index_with(elements: &str) -> String {
    let (before, after) = parts_of_index();
    format!("{before}\n{elements}{after}")
}

/// The page up to the start of its head, and the rest.
fn parts_of_index() -> (&'static str, &'static str) {
    let bytes = PAGE_FILES.iter().find(|(path, _)| *path == INDEX).map_or(&[][..], |&(_, bytes)| bytes);
    let text = std::str::from_utf8(bytes).unwrap_or_default();
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
