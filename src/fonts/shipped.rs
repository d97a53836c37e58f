//! The embedded faces.

#[cfg(not(feature = "fetched-faces"))]
use super::packed::PackedFile;

/// The file of an embedded face.
pub enum ShippedFile {
    /// As it is.
    Plain(&'static [u8]),
    /// Unpacked when it is needed.
    #[cfg(not(feature = "fetched-faces"))]
    Packed(&'static PackedFile),
}

impl ShippedFile {
    /// The font file.
    pub fn bytes(&self) -> &'static [u8] {
        match *self {
            ShippedFile::Plain(bytes) => bytes,
            #[cfg(not(feature = "fetched-faces"))]
            ShippedFile::Packed(file) => file.bytes(),
        }
    }
}

/// The face for Chinese and Japanese rules, which `src/pack.rs` packs.
#[cfg(not(feature = "fetched-faces"))]
static KAI: PackedFile = PackedFile::new(include_bytes!(concat!(env!("OUT_DIR"), "/kai.z")), 1000, "ShouQiKai-Rules");

/// A file under `fonts`; where faces are fetched, the smallest one in its place.
#[cfg(not(feature = "fetched-faces"))]
macro_rules! file {
    ("ShouQiKai-Rules.ttf") => {
        ShippedFile::Packed(&KAI)
    };
    ($file:literal) => {
        ShippedFile::Plain(include_bytes!(concat!("../../fonts/", $file)))
    };
}
#[cfg(feature = "fetched-faces")]
macro_rules! file {
    ($file:literal) => {
        ShippedFile::Plain(include_bytes!("../../fonts/NotoEmoji-Board.ttf"))
    };
}

/// The names that themes use, and the files under `fonts`.
macro_rules! faces {
    ($($name:literal = $file:tt,)+) => {
        /// Every shipped face: the name that themes use, and the file. Static, so that all of its users share the files.
        pub static SHIPPED: &[(&str, ShippedFile)] =
            &[$(($name, file!($file)),)+];

        /// The names of these files under `fonts`, in the same order.
        pub const FILE_NAMES: &[&str] = &[$($file,)+];
    };
}

faces! {
    "alegreya" = "Alegreya-Regular.ttf",
    "alegreya-bold" = "Alegreya-Bold.ttf",
    "alegreya-italic" = "Alegreya-Italic.ttf",
    "alegreya-sans" = "AlegreyaSans-Regular.ttf",
    "alegreya-sans-bold" = "AlegreyaSans-Bold.ttf",
    "alegreya-sans-black" = "AlegreyaSans-ExtraBold.ttf",
    "alegreya-sans-italic" = "AlegreyaSans-Italic.ttf",
    "gotisch" = "GrenzeGotisch-Bold.ttf",
    "kai" = "ShouQiKai-Rules.ttf",
    "kai-bold" = "ShouQiKai-Bold.ttf",
    "song-bold" = "NotoSerifSC-Bold.ttf",
    "hei-bold" = "NotoSansSC-Bold.ttf",
    "brush" = "MaShanZheng-Board.ttf",
    "seal" = "KouzanMouhitsu-Board.ttf",
    "emoji" = "NotoEmoji-Board.ttf",
}
