//! A head in tones of one colour: as light and as dark as the animal is in nature, so that a mask, a mane, stripes and
//! spots tell heads apart that are alike in lines.

use crate::art::Tone;

/// Kind, tone, and how much white is mixed into the colour. Nothing is as dark as the lines around it.
const WHITES: &[(&str, Tone, f64)] = &[
    ("rat", Tone::A, 0.46),
    ("rat", Tone::B, 0.82),
    ("cat", Tone::A, 0.58),
    ("cat", Tone::B, 0.95),
    ("cat", Tone::C, 0.34),
    ("cat", Tone::D, 0.60),
    ("dog", Tone::A, 0.64),
    ("dog", Tone::B, 0.95),
    ("dog", Tone::C, 0.16),
    ("wolf", Tone::A, 0.36),
    ("wolf", Tone::B, 0.92),
    ("wolf", Tone::C, 0.16),
    ("leopard", Tone::A, 0.62),
    ("leopard", Tone::B, 0.96),
    ("tiger", Tone::A, 0.36),
    ("tiger", Tone::B, 0.94),
    ("lion", Tone::A, 0.70),
    ("lion", Tone::B, 0.92),
    ("lion", Tone::C, 0.16),
    ("lion", Tone::D, 0.36),
    ("elephant", Tone::A, 0.50),
    ("elephant", Tone::B, 0.74),
];

/// How much white is mixed into a side's colour for a tone of a kind; `None` where a tone is always white.
pub(super) fn white_in(kind: &str, tone: Tone) -> Option<f64> {
    let listed = WHITES.iter().find(|(animal, region, _)| *animal == kind && *region == tone);
    // Others: muzzles are palest, then the coat, and manes and patches are full.
    let usual = match tone {
        Tone::A => 0.50,
        Tone::B | Tone::Eye => 0.86,
        Tone::C => 0.20,
        Tone::D | Tone::Tongue => 0.35,
        Tone::Ink | Tone::Tooth | Tone::Tusk | Tone::Glint | Tone::Figure | Tone::Carved => return None,
    };
    Some(listed.map_or(usual, |(.., white)| *white))
}
