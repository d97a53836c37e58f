//! The embedded faces.

/// A file under `fonts`; where faces are fetched, the smallest one in its place.
#[cfg(not(feature = "fetched-faces"))]
macro_rules! file {
    ($file:literal) => {
        include_bytes!(concat!("../../fonts/", $file)).as_slice()
    };
}
#[cfg(feature = "fetched-faces")]
macro_rules! file {
    ($file:literal) => {
        include_bytes!("../../fonts/NotoEmoji-Board.ttf").as_slice()
    };
}

/// The names that themes use, and the files under `fonts`.
macro_rules! faces {
    ($($name:literal = $file:literal,)+) => {
        /// Every shipped face: the name that themes use, and the file. Static, so that all of its users share the files.
        pub static SHIPPED: &[(&str, &[u8])] =
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
