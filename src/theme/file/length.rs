//! Parses lengths with units.

use crate::diagnostics::nearest;
use crate::geom::{Length, LengthError, UNITS};

/// Why a text is no length that can be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LengthFault {
    /// A stable name for this sort of fault.
    pub code: &'static str,
    /// What is wrong, in one line.
    pub message: String,
    /// What would be right.
    pub hint: String,
}

/// The millimetres that a text says. `name` is the key or the option that it was written for; `least` and `most` are
/// millimetres.
///
/// # Errors
/// It is no length, or not within these bounds.
///
/// ```
/// use shouqi::theme::read_length;
/// assert_eq!(read_length("--discs", "1in", (5.0, 150.0)), Ok(25.4));
/// let fault = read_length("--discs", "35mn", (5.0, 150.0)).unwrap_err();
/// assert_eq!((fault.code, fault.hint.as_str()), ("unknown-unit", "did you mean mm? Possible are mm, cm, in and pt"));
/// ```
pub fn read_length(name: &str, text: &str, (least, most): (f64, f64)) -> Result<f64, LengthFault> {
    let fault = |code, message, hint| Err(LengthFault { code, message, hint });
    if text.contains(',') {
        let hint = format!("write \"{}\", with a point", text.replace(',', "."));
        return fault("no-length", format!("{name} is written with a comma"), hint);
    }
    let mm = match Length::read(text) {
        Ok(length) => length.mm(),
        Err(LengthError::NoUnit) => return Err(without_unit(name, text.trim())),
        Err(LengthError::UnknownUnit(unit)) => {
            return fault("unknown-unit", format!("\"{unit}\" is no unit of length here"), possible(&unit));
        }
        Err(LengthError::NoNumber) => {
            let hint = "write a number and its unit, such as \"20mm\"".to_owned();
            return fault("no-length", format!("{name} is a length"), hint);
        }
    };
    match beyond((least, most), mm) {
        None => Ok(mm),
        Some(hint) => {
            let range = format!("{} to {}", Length::from_mm(least), Length::from_mm(most));
            let message = format!("{name} is {range}, not {}", Length::from_mm(mm.clamp(-1e9, 1e9)));
            fault("out-of-range", message, hint.to_owned())
        }
    }
}

/// A number stands without a unit.
pub(super) fn without_unit(name: &str, number: &str) -> LengthFault {
    LengthFault {
        code: "length-without-unit",
        message: format!("{name} has a number without a unit"),
        hint: format!("write \"{number}mm\" (also cm, in, pt)"),
    }
}

/// In which way a number lies beyond its bounds; nothing if it lies within them.
pub(super) fn beyond((least, most): (f64, f64), number: f64) -> Option<&'static str> {
    match number {
        // A hair of room, so that 0.5 in and 12.7 mm are within the same bounds.
        _ if (least - 1e-9..=most + 1e-9).contains(&number) => None,
        _ if number > most => Some("this is too much"),
        _ if number < least => Some("this is too little"),
        _ => Some("this is no number"),
    }
}

fn possible(unit: &str) -> String {
    match nearest(unit, UNITS.map(|(name, _)| name)) {
        _ if unit.starts_with("in") => "did you mean in? Possible are mm, cm, in and pt".to_owned(),
        Some(near) if near != unit => format!("did you mean {near}? Possible are mm, cm, in and pt"),
        _ => "write mm, cm, in or pt".to_owned(),
    }
}
