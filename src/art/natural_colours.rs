//! The natural colours of the shipped animals.

use super::Tone;
use crate::scene::Colour;

/// Kind, tone, and its colour as `0xRRGGBB`. What is not listed is white: a rat's eyes, teeth, the light in an eye.
const PALETTE: &[(&str, Tone, u32)] = &[
    ("rat", Tone::A, 0x8F8981),
    ("rat", Tone::B, 0xE6B5A6),
    ("cat", Tone::A, 0xD98642),
    ("cat", Tone::B, 0xFAF4E8),
    ("cat", Tone::C, 0x57525C),
    ("cat", Tone::D, 0xE2AA9C),
    ("cat", Tone::Eye, 0xAEC463),
    ("dog", Tone::A, 0xD49A5C),
    ("dog", Tone::B, 0xFBF1DE),
    ("dog", Tone::C, 0x74452A),
    ("dog", Tone::D, 0x74452A),
    ("dog", Tone::Eye, 0xB5793C),
    ("dog", Tone::Tongue, 0xD9746F),
    ("wolf", Tone::A, 0x74808A),
    ("wolf", Tone::B, 0xE6EAEA),
    ("wolf", Tone::C, 0x4D5963),
    ("wolf", Tone::Eye, 0xECB93C),
    ("leopard", Tone::A, 0xE9BB57),
    ("leopard", Tone::B, 0xF9EFD6),
    ("leopard", Tone::Eye, 0xB4BF66),
    ("tiger", Tone::A, 0xDF7F34),
    ("tiger", Tone::B, 0xF8EFDC),
    ("tiger", Tone::Eye, 0xEFC84C),
    ("lion", Tone::A, 0xE2AE58),
    ("lion", Tone::B, 0xF8EAC6),
    ("lion", Tone::C, 0x8F4A25),
    ("lion", Tone::D, 0xC6782F),
    ("lion", Tone::Eye, 0xF0D47C),
    ("elephant", Tone::A, 0x8899A6),
    ("elephant", Tone::B, 0xB3BEC6),
    ("elephant", Tone::Tusk, 0xF8EFD8),
    ("elephant", Tone::Eye, 0xF1E7CF),
];

/// The natural colour of a region of an animal; white if none is listed.
pub fn natural_colours(kind: &str, tone: Tone) -> Colour {
    if tone == Tone::Ink {
        return Colour::BLACK;
    }
    let found = PALETTE.iter().find(|(animal, region, _)| *animal == kind && *region == tone);
    found.map_or(Colour::WHITE, |(_, _, rgb)| of_rgb(*rgb))
}

fn of_rgb(rgb: u32) -> Colour {
    let [_, r, g, b] = rgb.to_be_bytes();
    Colour::Rgb(r, g, b)
}
