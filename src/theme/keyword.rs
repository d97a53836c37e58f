//! The keywords that themes write for values of other rooms.

use crate::diagnostics::keywords;
use crate::language::SideName;
use crate::scene::Inks;

keywords! {
    Inks { "rgb" Rgb, "cmyk" Cmyk, "grey" Grey, "saving" Saving, }
    SideName {
        "white" White, "black" Black, "blue" Blue, "red" Red, "green" Green, "yellow" Yellow, "orange" Orange,
        "brown" Brown, "gold" Gold, "silver" Silver, "grey" Grey, "violet" Violet, "pink" Pink, "teal" Teal,
    }
}
