//! The embedded faces.

#[cfg(not(feature = "fetched-faces"))]
use super::packed::PackedFile;
#[cfg(not(feature = "fetched-faces"))]
use crate::packed::{unpacked, unpacked_slowly};

/// The file of an embedded face, unpacked when it is needed.
#[cfg(not(feature = "fetched-faces"))]
pub type ShippedFile = PackedFile;

/// The small file of a face that is fetched: a page has it in place of the face.
#[cfg(feature = "fetched-faces")]
pub struct ShippedFile(&'static [u8]);

#[cfg(feature = "fetched-faces")]
impl ShippedFile {
    /// The small file.
    pub fn bytes(&self) -> &'static [u8] {
        self.0
    }
}

/// A file under `fonts`, which `src/pack.rs` packs, with its units per em; where faces are fetched, the smallest one in its
/// place.
#[cfg(not(feature = "fetched-faces"))]
macro_rules! file {
    ("ShouQiKai-Rules", $units:literal) => {
        file!("ShouQiKai-Rules", $units, unpacked_slowly)
    };
    ($postscript_name:tt, $units:literal) => {
        file!($postscript_name, $units, unpacked)
    };
    ($postscript_name:literal, $units:literal, $unpack:ident) => {
        PackedFile::new(
            include_bytes!(concat!(env!("OUT_DIR"), "/fonts/", $postscript_name, ".packed")),
            $unpack,
            $units,
            $postscript_name,
        )
    };
}
#[cfg(feature = "fetched-faces")]
macro_rules! file {
    ($postscript_name:literal, $units:literal) => {
        ShippedFile(include_bytes!("../../fonts/NotoEmoji-Board.ttf"))
    };
}

/// The names that themes use, the PostScript names, by which the files under `fonts` are called, and the units per em.
macro_rules! faces {
    ($($name:literal = $postscript_name:tt, $units:literal;)+) => {
        /// Every shipped face: the name that themes use, and the file. Static, so that all of its users share the files.
        pub static SHIPPED: [(&str, ShippedFile); FILE_NAMES.len()] =
            [$(($name, file!($postscript_name, $units)),)+];

        /// The names of these files under `fonts`, in the same order.
        pub const FILE_NAMES: &[&str] = &[$(concat!($postscript_name, ".ttf"),)+];
    };
}

faces! {
    "alegreya" = "Alegreya-Regular", 1000;
    "alegreya-bold" = "Alegreya-Bold", 1000;
    "alegreya-italic" = "Alegreya-Italic", 1000;
    "alegreya-sans" = "AlegreyaSans-Regular", 1000;
    "alegreya-sans-bold" = "AlegreyaSans-Bold", 1000;
    "alegreya-sans-black" = "AlegreyaSans-ExtraBold", 1000;
    "alegreya-sans-italic" = "AlegreyaSans-Italic", 1000;
    "gotisch" = "GrenzeGotisch-Bold", 1000;
    "kai" = "ShouQiKai-Rules", 1000;
    "kai-bold" = "ShouQiKai-Bold", 1000;
    "song-bold" = "NotoSerifSC-Bold", 1000;
    "hei-bold" = "NotoSansSC-Bold", 1000;
    "brush" = "MaShanZheng-Board", 1000;
    "seal" = "KouzanMouhitsu-Board", 1024;
    "emoji" = "NotoEmoji-Board", 2048;
}
