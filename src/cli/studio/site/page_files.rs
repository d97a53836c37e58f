//! The embedded files of the page. `UPDATE=1 cargo test --release --test cli studio::embedded` writes the lists anew.

/// Paths below a folder of `templates`, each with its file.
macro_rules! embedded {
    ($folder:literal: $($path:literal,)*) => {
        &[$(($path, include_bytes!(concat!("../../../../templates/", $folder, "/", $path)).as_slice()),)*]
    };
}

/// Everything below `templates/studio` that a browser reads.
#[rustfmt::skip]
pub const PAGE_FILES: &[(&str, &[u8])] = embedded! { "studio":
    "index.html",
};

/// The words of the page in each language. The path in `templates` is the path in the site.
#[rustfmt::skip]
pub const LANGUAGE_FILES: &[(&str, &[u8])] = embedded! { ".":
};
