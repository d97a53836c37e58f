//! A head in tones of one colour: as light and as dark as the animal is in nature, so that a mask, a mane, stripes and
//! spots tell heads apart that are alike in lines.

use crate::art::Tone;

/// Kind, tone, and how much white is mixed into the colour. Nothing is as dark as the lines around it.
const WHITES: &[(&str, Tone, f64)] = &[
    ("rat", Tone::A, 0.30),
    ("rat", Tone::B, 0.88),
    // A calico has a dark patch and a pale one, a dog dark ears and a patch over one eye, a wolf is neither.
    ("cat", Tone::A, 0.66),
    ("cat", Tone::B, 0.98),
    ("cat", Tone::C, 0.03),
    ("cat", Tone::D, 0.84),
    ("dog", Tone::A, 0.93),
    ("dog", Tone::B, 0.97),
    ("dog", Tone::C, 0.03),
    ("dog", Tone::D, 0.93),
    ("wolf", Tone::A, 0.34),
    ("wolf", Tone::B, 0.88),
    ("wolf", Tone::C, 0.0),
    ("leopard", Tone::A, 0.66),
    ("leopard", Tone::B, 0.97),
    ("tiger", Tone::A, 0.24),
    ("tiger", Tone::B, 0.97),
    ("lion", Tone::A, 0.74),
    ("lion", Tone::B, 0.96),
    ("lion", Tone::C, 0.06),
    ("lion", Tone::D, 0.30),
    ("elephant", Tone::A, 0.38),
    ("elephant", Tone::B, 0.76),
];

/// Kind, tone, and how much grey is mixed into the colour before the white: in warm colours a wolf would be a fox.
const GREYS: &[(&str, Tone, f64)] = &[("wolf", Tone::A, 0.48), ("wolf", Tone::B, 0.42), ("wolf", Tone::C, 0.48)];

/// How much grey is mixed into a side's colour for a tone of a kind.
pub(super) fn grey_in(kind: &str, tone: Tone) -> f64 {
    listed(GREYS, kind, tone).unwrap_or(0.0)
}

/// How much white is mixed into a side's colour for a tone of a kind; `None` where a tone is always white.
pub(super) fn white_in(kind: &str, tone: Tone) -> Option<f64> {
    // Others: muzzles are palest, then the coat, and manes and patches are full.
    let usual = match tone {
        Tone::A => 0.50,
        Tone::B | Tone::Eye => 0.86,
        Tone::C => 0.20,
        Tone::D | Tone::Tongue => 0.35,
        Tone::Ink | Tone::Tooth | Tone::Tusk | Tone::Glint | Tone::Figure | Tone::Carved => return None,
    };
    Some(listed(WHITES, kind, tone).unwrap_or(usual))
}

/// What a table lists for a tone of a kind.
fn listed(table: &[(&str, Tone, f64)], kind: &str, tone: Tone) -> Option<f64> {
    table.iter().find(|(animal, region, _)| *animal == kind && *region == tone).map(|(.., share)| *share)
}
