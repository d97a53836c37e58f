//! Text of a ladder, in the theme's faces or in one for ideographs where needed.

use crate::canvas::resources::Resources;
use crate::compose::diagram::canvas::DiagramCanvas;
use crate::theme::is_chinese;
use crate::typeset::Label;

/// The face for names, numerals, traits or sentences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TypeRole {
    /// A strength.
    Figure,
    /// A name.
    Name,
    /// A name in ideographs, or another second name.
    SecondName,
    /// Traits below a name.
    Trait,
    /// A sentence, or the romanisation of a name.
    Sentence,
}

/// The face for ideographs in running text.
const CHINESE: &str = "kai";
/// The face for short plain texts.
const PLAIN: &str = "alegreya-sans";
/// Ideographs look finer than letters of the same size: they are set larger.
const CHINESE_SIZE: f64 = 1.16;

/// One line of text, `size` millimetres per em. Empty for an empty text.
pub(super) fn words(resources: &mut Resources<'_>, role: TypeRole, text: &str, size: f64) -> Option<Label> {
    if text.is_empty() {
        return None;
    }
    if is_chinese(text) && role != TypeRole::Figure {
        let face = resources.theme.fonts.find(CHINESE).unwrap_or(resources.theme.roles.character);
        return resources.label(face, text, CHINESE_SIZE * size, 0.0);
    }
    let roles = &resources.theme.roles;
    let face = match role {
        TypeRole::Figure => resources.theme.numeral_face(),
        TypeRole::Name | TypeRole::SecondName => roles.name,
        TypeRole::Trait => resources.theme.fonts.find(PLAIN).unwrap_or(roles.note),
        TypeRole::Sentence => roles.pinyin,
    };
    resources.label(face, text, size, 0.0)
}

/// The same, no wider than `room` millimetres: scaled down if necessary.
pub(super) fn fitted(resources: &mut Resources<'_>, role: TypeRole, text: &str, size: f64, room: f64) -> Option<Label> {
    let label = words(resources, role, text, size)?;
    let over = label.ink().width() / room.max(0.1);
    if over <= 1.0 { Some(label) } else { words(resources, role, text, size / over) }
}

/// The same in as many lines as needed, at full size. Lines break between words, in Chinese anywhere.
pub(super) fn wrapped(resources: &mut Resources<'_>, role: TypeRole, text: &str, size: f64, room: f64) -> Vec<Label> {
    let pieces: Vec<&str> = match is_chinese(text) {
        true => text.split_inclusive(|_| true).collect(),
        false => text.split_inclusive(' ').collect(),
    };
    let mut lines: Vec<String> = Vec::new();
    for piece in pieces {
        let longer = lines.last().map(|line| format!("{line}{piece}"));
        let fits = |line: &String| width(&words(resources, role, line.trim_end(), size)) <= room;
        match longer.filter(fits) {
            Some(longer) => {
                lines.pop();
                lines.push(longer);
            }
            None => lines.push(piece.to_owned()),
        }
    }
    lines.iter().filter_map(|line| words(resources, role, line.trim_end(), size)).collect()
}

/// The width of a line's ink.
pub(super) fn width(label: &Option<Label>) -> f64 {
    label.as_ref().map_or(0.0, |label| label.ink().width())
}

/// A strength in the theme's numerals.
pub(super) fn figure(canvas: &DiagramCanvas<'_, '_>, strength: u8) -> String {
    canvas.resources.theme.face.numerals.write(u32::from(strength))
}

/// Additional texts of a rung, such as those of a second language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RungWords {
    /// A second name, such as 象; may be empty.
    pub name: String,
    /// Its romanisation, such as xiàng; may be empty.
    pub reading: String,
}

/// Distributes kinds over rows so that no cell is narrower than `least`: cells per row, and rows.
pub(super) fn rows_of(count: usize, width: f64, least: f64) -> (usize, usize) {
    let most = ((width / least).floor() as usize).max(1);
    let rows = count.div_ceil(most).max(1);
    (count.div_ceil(rows).max(1), rows)
}
