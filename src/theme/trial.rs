//! The classic theme under the name by which tests know it from before themes were read from files. Goes away with the
//! last use: [`shipped_theme`] does the same.

use super::{Theme, shipped_theme};

/// The classic theme.
#[doc(hidden)]
pub fn trial() -> Theme {
    shipped_theme("classic").expect("the classic theme is shipped")
}
