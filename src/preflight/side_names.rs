//! Reports recoloured sides with default names.

use super::Severity;
use super::examination::Examination;
use crate::rules::Side;
use crate::theme::{Keyword, NameOrigin, Theme};

/// The suggested name for a side that was recoloured and not named.
pub fn check(theme: &Theme, seen: &mut Examination) {
    for side in Side::BOTH {
        let style = &theme.pieces.sides[side.index()];
        let place = if side == Side::White { "pieces.white.called" } else { "pieces.black.called" };
        let name = style.name.keyword();
        let why = match style.name_origin {
            NameOrigin::Theme => continue,
            NameOrigin::NearestColour => {
                format!("{side}'s pieces are called {name}, after their colour: the theme does not name them")
            }
            NameOrigin::Notation => {
                format!(
                    "{side}'s pieces are called {name}: the theme does not name them, and both sides have one colour"
                )
            }
        };
        seen.find(Severity::Advice, "unnamed-side", place, why, format!("{place} = \"{name}\", or another name"));
    }
}
