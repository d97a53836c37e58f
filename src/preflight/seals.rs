//! Whether every animal has a character to carve into its seal.

use super::finding::named;
use super::{Examination, Severity};
use crate::layout::Studio;
use crate::theme::{Art, Element, Theme};

/// How many animals a finding names.
const NAMED: usize = 4;

/// Looks for animals that no seal can show.
pub fn check(theme: &Theme, seen: &mut Examination) {
    if theme.face.art != Art::Seal || !theme.face.show.contains(&Element::Picture) {
        return;
    }
    let mut studio = Studio::new(theme);
    let without: Vec<String> = theme
        .rules
        .kinds()
        .iter()
        .map(|kind| kind.id.clone())
        .filter(|id| !theme.pictures.contains_key(id) && studio.carved(id).is_none())
        .collect();
    let Some(first) = without.first() else { return };
    let them = if without.len() == 1 { "it shows its letter" } else { "they show their letters" };
    let have = if without.len() == 1 { "has" } else { "have" };
    seen.find(
        Severity::Warning,
        "no-character",
        "face.art",
        format!("{} {have} no Chinese character to carve into a seal; {them} instead", named(&without, NAMED)),
        format!("face.glyphs.{first} = \"…\" with a character, or a picture of its own (pictures.{first})"),
    );
}
