//! Parses lengths with units.

use crate::diagnostics::nearest;
use crate::geom::{Length, LengthError, UNITS};

/// Why a text is not a valid length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LengthFault {
    /// The stable code of the fault.
    pub code: &'static str,
    /// The message, in one line.
    pub message: String,
    /// The hint.
    pub hint: String,
}

/// Parses a length, in millimetres. `name` is the key or the option that it was written for; `least` and `most` are
/// millimetres.
///
/// # Errors
/// It is not a length, or not within these bounds.
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
            return fault("unknown-unit", format!("\"{unit}\" is not a supported unit of length"), possible(&unit));
        }
        Err(LengthError::NoNumber) => {
            let hint = "write a number and its unit, such as \"20mm\"".to_owned();
            return fault("no-length", format!("{name} expects a length"), hint);
        }
    };
    match beyond((least, most), mm) {
        None => Ok(mm),
        Some(hint) => {
            let range = format!("{} to {}", Length::from_mm(least), Length::from_mm(most));
            let message = format!("{name} expects {range}, found {}", Length::from_mm(mm.clamp(-1e9, 1e9)));
            fault("out-of-range", message, hint.to_owned())
        }
    }
}

/// The fault of a number without a unit.
pub(super) fn without_unit(name: &str, number: &str) -> LengthFault {
    LengthFault {
        code: "length-without-unit",
        message: format!("{name} has a number without a unit"),
        hint: format!("write \"{number}mm\" (also cm, in, pt)"),
    }
}

/// How a number is outside its bounds; `None` if it is within them.
pub(super) fn beyond((least, most): (f64, f64), number: f64) -> Option<&'static str> {
    match number {
        // With a tolerance, so that 0.5 in and 12.7 mm are within the same bounds.
        _ if (least - 1e-9..=most + 1e-9).contains(&number) => None,
        _ if number > most => Some("this is too much"),
        _ if number < least => Some("this is too little"),
        _ => Some("this is not a number"),
    }
}

fn possible(unit: &str) -> String {
    match nearest(unit, UNITS.map(|(name, _)| name)) {
        _ if unit.starts_with("in") => "did you mean in? Possible are mm, cm, in and pt".to_owned(),
        Some(near) if near != unit => format!("did you mean {near}? Possible are mm, cm, in and pt"),
        _ => "write mm, cm, in or pt".to_owned(),
    }
}
