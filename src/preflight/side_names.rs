//! Reports recoloured sides with default names.

use super::Severity;
use super::examination::Examination;
use super::value::Value;
use crate::rules::Side;
use crate::theme::{Keyword, NameOrigin, Theme};

/// The suggested name for a side that was recoloured and not named.
pub fn check(theme: &Theme, seen: &mut Examination) {
    for side in Side::BOTH {
        let style = &theme.pieces.sides[side.index()];
        let place = if side == Side::White { "pieces.white.called" } else { "pieces.black.called" };
        let why = match style.name_origin {
            NameOrigin::Theme => continue,
            NameOrigin::NearestColour => "unnamed-side-colour",
            NameOrigin::Notation => "unnamed-side-one-colour",
        };
        let setting = format!("{place} = \"{}\"", style.name.keyword());
        let values = vec![("side", side.into()), ("name", Value::Called(style.name)), ("setting", setting.into())];
        seen.find(Severity::Advice, "unnamed-side", place, (why, "mend-name"), values);
    }
}
