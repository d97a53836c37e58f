//! From the text of a profile to a checked [`Profile`], or all its faults.

use super::distortion::{Distortion, Implausible, Way};
use super::profile::{Calibrated, Profile};
use crate::diagnostics::keys::{self, MISSING_KEY, WRONG_TYPE, WRONG_VALUE};
use crate::diagnostics::tree::{Entry, Raw, Spanned, parse};
use crate::diagnostics::{Fault, Report, Source, Sources, did_you_mean, nearest};
use crate::geom::{Length, LengthError, Size, Vec2};
use crate::theme::PAPERS;

/// The format of profiles that this program reads.
const FORMAT: i64 = 1;
/// What is said of each paper.
const KEYS: [&str; 4] = ["offset-x", "offset-y", "scale-x", "scale-y"];

/// Reads the profile of the printer `name`.
///
/// # Errors
/// Every fault of the text, at its place.
pub fn read_profile(name: &str, source: Source) -> Result<Profile, Report> {
    let mut sources = Sources::default();
    let id = sources.add(source);
    let mut faults = Vec::new();
    let tree = parse(sources.get(id), id, &mut faults);
    let mut profile = Profile::new(name);
    // After a broken line a key may stand in a table that it was not written in.
    if faults.is_empty() {
        keys::refuse_unknown(&tree, "a printer", &["format", "paper"], &mut faults);
        faults.extend(keys::wrong_format(&tree, "printer", FORMAT, sources.start()));
        for entry in keys::table(&tree, "paper", &mut faults).unwrap_or_default() {
            if let Some(paper) = calibrated(entry, &mut faults) {
                profile.push(paper);
            }
        }
    }
    match faults.is_empty() {
        true => Ok(profile),
        false => Err(Report::new(sources, faults)),
    }
}

/// One paper; nothing if it has a fault.
fn calibrated(entry: &Entry, faults: &mut Vec<Fault>) -> Option<Calibrated> {
    let before = faults.len();
    let sheet = sheet(&entry.key);
    if sheet.is_none() {
        let near = nearest(&entry.key, PAPERS.iter().map(|(name, ..)| *name));
        let hint = did_you_mean(near, "a paper's name, or its two sides such as \"200 mm x 290 mm\"");
        let message = format!("no paper is called \"{}\"", entry.key);
        faults.push(Fault::new("unknown-paper", entry.key_at.clone(), message).hint(hint));
    }
    let Raw::Table(values) = &entry.value.raw else {
        let message = format!("a paper is a table; found {}", entry.value.raw.sort());
        let hint = format!("write [paper.{}] on a line of its own", entry.key);
        faults.push(Fault::new(WRONG_TYPE, entry.value.at.clone(), message).hint(hint));
        return None;
    };
    keys::refuse_unknown(values, "a paper", &KEYS, faults);
    for key in KEYS.iter().filter(|key| keys::get(values, key).is_none()) {
        let message = format!("{} has no {key}", entry.key);
        let hint = "`shouqi calibrate save` writes all four";
        faults.push(Fault::new(MISSING_KEY, entry.key_at.clone(), message).hint(hint));
    }
    let offset = [KEYS[0], KEYS[1]].map(|key| offset(values, key, faults));
    let scale = [KEYS[2], KEYS[3]].map(|key| scale(values, key, faults));
    let ([Some(x), Some(y)], [Some(across), Some(down)]) = (offset, scale) else { return None };
    match Distortion::new(Vec2::new(x, y), Vec2::new(across, down)) {
        Ok(distortion) if faults.len() == before => {
            Some(Calibrated { paper: entry.key.clone(), sheet: sheet?, distortion })
        }
        Ok(_) => None,
        Err(error) => {
            let key = match error {
                Implausible::Offset(Way::Across, _) => KEYS[0],
                Implausible::Offset(Way::Down, _) => KEYS[1],
                Implausible::Scale(Way::Across, _) => KEYS[2],
                Implausible::Scale(Way::Down, _) => KEYS[3],
            };
            let at = keys::get(values, key).map_or(&entry.key_at, |value| &value.at);
            let hint = "measure a page that was printed at 100 %, with \"fit to page\" off";
            faults.push(Fault::new(WRONG_VALUE, at.clone(), error.to_string()).hint(hint));
            None
        }
    }
}

/// The size of the sheet that a name means, upright.
fn sheet(name: &str) -> Option<Size> {
    if let Some((_, short, long)) = PAPERS.iter().find(|(known, ..)| *known == name) {
        return Some(Size::new(*short, *long));
    }
    let (first, second) = name.split_once(['x', '×'])?;
    let side = |text: &str| Length::read(text).ok().map(Length::mm).filter(|mm| mm.is_finite() && *mm > 0.0);
    let (first, second) = (side(first)?, side(second)?);
    Some(Size::new(first.min(second), first.max(second)))
}

fn offset(values: &[Entry], key: &str, faults: &mut Vec<Fault>) -> Option<f64> {
    let written = match keys::get(values, key)? {
        Spanned { raw: Raw::Int(number), at } => Err((format!("{number}mm"), at)),
        Spanned { raw: Raw::Float(number), at } => Err((format!("{number}mm"), at)),
        _ => Ok(keys::text(values, key, faults)?),
    };
    let (code, at, message, hint) = match written {
        Ok((text, at)) => match Length::read(text) {
            Ok(length) => return Some(length.mm()),
            Err(LengthError::NoUnit) => {
                let hint = format!("write \"{}mm\"", text.trim());
                ("length-without-unit", at, format!("{key} has a number without a unit"), hint)
            }
            Err(LengthError::UnknownUnit(_) | LengthError::NoNumber) => {
                (WRONG_VALUE, at, format!("\"{text}\" is not a length"), "such as \"0.4mm\"".to_owned())
            }
        },
        Err((right, at)) => {
            let message = format!("{key} has a number without a unit");
            ("length-without-unit", at, message, format!("write \"{right}\""))
        }
    };
    faults.push(Fault::new(code, at.clone(), message).hint(hint));
    None
}

fn scale(values: &[Entry], key: &str, faults: &mut Vec<Fault>) -> Option<f64> {
    let value = keys::get(values, key)?;
    match value.raw {
        Raw::Float(number) => Some(number),
        Raw::Int(number) => Some(number as f64),
        ref other => {
            let message = format!("{key} expects a number, found {}", other.sort());
            faults.push(Fault::new(WRONG_TYPE, value.at.clone(), message).hint("such as 0.9975"));
            None
        }
    }
}
