//! Colours as a theme writes them.

use crate::scene::Colour;
use std::str::FromStr;

/// Reads `#rgb`, `#rrggbb`, a CSS colour name, or inks: `cmyk(0, 0.9, 80%, 0.1)`. The error is a message and
/// a hint.
pub(super) fn read_colour(text: &str) -> Result<Colour, (String, String)> {
    let text = text.trim();
    let shown: String = text.chars().take(40).collect();
    if let Some(inside) = text.strip_prefix("cmyk").map(str::trim) {
        return inks(inside).ok_or_else(|| {
            let hint = "cyan, magenta, yellow, black, each 0 to 1 or 0% to 100%, such as \"cmyk(0, 0.9, 0.8, 0.1)\"";
            (format!("\"{shown}\" is not a valid cmyk colour"), hint.to_owned())
        });
    }
    let wrong = |hint: String| (format!("\"{shown}\" is not a colour"), hint);
    match svgtypes::Color::from_str(text) {
        Ok(colour) if colour.alpha == 255 => Ok(Colour::Rgb(colour.red, colour.green, colour.blue)),
        Ok(_) => {
            let message = format!("\"{shown}\" is transparent, and inks are opaque");
            Err((message, "write the colour as it looks on the paper".to_owned()))
        }
        Err(_) if matches!(text.len(), 3 | 6) && text.chars().all(|c| c.is_ascii_hexdigit()) => {
            Err(wrong(format!("write \"#{text}\"")))
        }
        Err(_) => Err(wrong("write \"#A32A22\", a name such as \"crimson\", or \"cmyk(0, 0.9, 0.8, 0.1)\"".to_owned())),
    }
}

fn inks(text: &str) -> Option<Colour> {
    let inside = text.strip_prefix('(')?.strip_suffix(')')?;
    let ink = |part: &str| {
        let part = part.trim();
        let share: f32 = match part.strip_suffix('%') {
            Some(percent) => percent.trim().parse::<f32>().ok()? / 100.0,
            None => part.parse().ok()?,
        };
        (0.0..=1.0).contains(&share).then_some(share)
    };
    let inks: Vec<f32> = inside.split(',').map(ink).collect::<Option<_>>()?;
    match inks[..] {
        [c, m, y, k] => Some(Colour::Cmyk(c, m, y, k)),
        _ => None,
    }
}
