//! The embedded faces.

/// Names a file under `fonts`.
macro_rules! face {
    ($name:literal, $file:literal) => {
        ($name, include_bytes!(concat!("../../fonts/", $file, ".ttf")).as_slice())
    };
}

/// Every shipped face: the name that themes use, and the file.
pub const SHIPPED: &[(&str, &[u8])] = &[
    face!("alegreya", "Alegreya-Regular"),
    face!("alegreya-bold", "Alegreya-Bold"),
    face!("alegreya-italic", "Alegreya-Italic"),
    face!("alegreya-sans", "AlegreyaSans-Regular"),
    face!("alegreya-sans-bold", "AlegreyaSans-Bold"),
    face!("alegreya-sans-black", "AlegreyaSans-ExtraBold"),
    face!("alegreya-sans-italic", "AlegreyaSans-Italic"),
    face!("gotisch", "GrenzeGotisch-Bold"),
    face!("kai", "ShouQiKai-Rules"),
    face!("kai-bold", "ShouQiKai-Bold"),
    face!("song-bold", "NotoSerifSC-Bold"),
    face!("hei-bold", "NotoSansSC-Bold"),
    face!("brush", "MaShanZheng-Board"),
    face!("seal", "KouzanMouhitsu-Board"),
    face!("emoji", "NotoEmoji-Board"),
];
