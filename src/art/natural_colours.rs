//! The natural colours of the shipped animals.

use super::Tone;
use crate::scene::Colour;

/// Kind, tone, and its colour as `0xRRGGBB`. What is not listed is white: a rat's eyes, teeth, the light in an eye.
const PALETTE: &[(&str, Tone, u32)] = &[
    ("rat", Tone::A, 0xA3A9B4),
    ("rat", Tone::B, 0xF7CDC8),
    ("cat", Tone::A, 0xF2A65A),
    ("cat", Tone::B, 0xFFF1DC),
    ("cat", Tone::Eye, 0xCFE38A),
    ("dog", Tone::A, 0xE9C28F),
    ("dog", Tone::B, 0xFFF6E6),
    ("dog", Tone::C, 0x8A5A34),
    ("dog", Tone::Tongue, 0xEE7F86),
    ("wolf", Tone::A, 0x7D8794),
    ("wolf", Tone::B, 0xEEF1F4),
    ("wolf", Tone::Eye, 0xF3C74B),
    ("leopard", Tone::A, 0xF4C355),
    ("leopard", Tone::B, 0xFFF4D9),
    ("leopard", Tone::C, 0xD99A35),
    ("leopard", Tone::Eye, 0xB9D98B),
    ("tiger", Tone::A, 0xF49A3C),
    ("tiger", Tone::B, 0xFFF3DF),
    ("tiger", Tone::Eye, 0xCFE38A),
    ("tiger", Tone::Tongue, 0xEE7F86),
    ("lion", Tone::A, 0xF6C667),
    ("lion", Tone::B, 0xFFF0CF),
    ("lion", Tone::C, 0xB4622A),
    ("lion", Tone::D, 0xD98A3A),
    ("elephant", Tone::A, 0x9FB0C3),
    ("elephant", Tone::B, 0xD9E2EA),
    ("elephant", Tone::Tusk, 0xFFF8E6),
];

/// The natural colour of a region of an animal; white if none is listed.
pub fn natural_colours(kind: &str, tone: Tone) -> Colour {
    if tone == Tone::Ink {
        return Colour::BLACK;
    }
    let found = PALETTE.iter().find(|(animal, region, _)| *animal == kind && *region == tone);
    found.map_or(Colour::WHITE, |(_, _, rgb)| {
        let [_, r, g, b] = rgb.to_be_bytes();
        Colour::Rgb(r, g, b)
    })
}
