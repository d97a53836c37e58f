//! The keywords that themes write for values of other rooms.

use crate::diagnostics::keywords;
use crate::scene::Inks;

keywords! {
    Inks { "rgb" Rgb, "cmyk" Cmyk, "grey" Grey, "saving" Saving, }
}
