//! A band: its area, and the set's name in it.

use crate::canvas::POINT;
use crate::canvas::legibility::Legibility;
use crate::motif::bands::is_of_letters;
use crate::motif::board_canvas::{BoardCanvas, Type, TypesetLine};
use crate::motif::site::Site;
use crate::rules::{KindId, Side};
use crate::scene::Colour;
use crate::theme::is_chinese;
use crate::typeset::{Across, Down};

/// The area of a band, around (0, 0).
#[derive(Debug, Clone, Copy)]
pub struct BandArea {
    /// The player who reads it.
    pub half: Side,
    /// The width of the squares.
    pub width: f64,
    /// The height between the coordinates and the frame.
    pub height: f64,
    /// How far it reaches up to the coordinates, and its middle lies outside the squares.
    pub above: f64,
    pub out: f64,
}

impl BandArea {
    /// The scale of content of a given height, to leave space above and below.
    pub fn scale(self, height: f64) -> f64 {
        (0.78 * self.height / height).min(1.0)
    }
}

/// The kinds of the ruleset, weakest first.
pub fn by_strength(site: &Site<'_>) -> Vec<KindId> {
    let mut kinds: Vec<KindId> = site.theme.rules.kind_ids().collect();
    kinds.sort_by_key(|&kind| site.theme.rules.kind(kind).strength);
    kinds
}

/// The style of a title.
#[derive(Debug, Clone, Copy)]
pub(super) struct Style {
    /// The size of ideographs; Latin letters are smaller, for equal height.
    pub size: f64,
    /// Letter-spacing, in ems.
    pub pitch: f64,
    pub colour: Colour,
    /// The outline of Latin letters for colouring in: colour and weight.
    pub outline: Option<(Colour, f64)>,
}

/// The title in the language of a half, no wider than `most`: from `left` on, or centred at (0, 0). Returns its width.
pub(super) fn title(canvas: &mut BoardCanvas<'_, '_>, half: Side, style: Style, most: f64, left: Option<f64>) -> f64 {
    let site = canvas.site();
    let text = site.theme.title_in(site.words.tag(half)).to_owned();
    let roles = site.theme.roles;
    // In large print the title has the least size, or there is none where the band is too low for it.
    let least = if is_of_letters(site.style().frame) { Legibility::of(site.theme).least / site.k } else { 0.0 };
    let highest = if is_chinese(&text) { HIGHEST.1 } else { HIGHEST.0 };
    if least > highest * style.size {
        return 0.0;
    }
    if !is_chinese(&text) {
        let of = Type { face: roles.title, size: least.max(0.92 * style.size), tracking: 0.06 };
        let Some(words) = canvas.fitted(of, &text, most) else { return 0.0 };
        match left {
            Some(left) => put(canvas, &words, left + words.width() / 2.0 - words.off_middle(), style),
            None => put(canvas, &words, 0.0, style),
        }
        return words.width();
    }
    let count = text.chars().count() as f64;
    let low = subtitle(canvas, half, style, most, left);
    let style = if low > 0.0 { Style { size: OVER_SUBTITLE * style.size, ..style } } else { style };
    // The strokes of characters are too fine to be coloured in: they are as dark as outlines.
    let colour = style.outline.map_or(style.colour, |(line, _)| line);
    let style = Style { size: style.size.max(least), colour, outline: None, ..style };
    let whole = ((count - 1.0) * style.pitch + 1.0) * style.size;
    let style = Style { size: style.size * (most / whole).min(1.0), ..style };
    let of = Type { face: roles.title_character, size: style.size, tracking: 0.0 };
    let middle = left.map_or(0.0, |left| left + whole.min(most) / 2.0);
    canvas.at(0.0, -0.8 * low, 0.0, 1.0, |canvas| {
        for (place, character) in text.chars().enumerate() {
            let x = middle + (place as f64 - (count - 1.0) / 2.0) * style.pitch * style.size;
            if let Some(words) = canvas.words(of, &character.to_string()) {
                put(canvas, &words, x, style);
            }
        }
    });
    whole.min(most)
}

/// How much larger than usual a band's height allows Latin letters and characters to be.
const HIGHEST: (f64, f64) = (1.5, 1.3);

/// How much smaller characters are over a title in Latin letters.
const OVER_SUBTITLE: f64 = 0.76;

/// The title in Latin letters below one in characters, in small capitals; gives the height that it takes, 0 if there is
/// none or no room for it.
pub(super) fn subtitle(
    canvas: &mut BoardCanvas<'_, '_>,
    half: Side,
    style: Style,
    most: f64,
    left: Option<f64>,
) -> f64 {
    /// The size of its letters beside characters, and the least in millimetres, in large print too.
    const SIZE: f64 = 0.30;
    const LEAST: f64 = 1.6;
    const LARGE: f64 = 16.0 * POINT;
    let site = canvas.site();
    let Some(tag) = site.words.latin_tag(half) else { return 0.0 };
    let text = site.theme.title_in(tag).to_uppercase();
    let of = Type { face: site.theme.roles.name, size: SIZE * style.size, tracking: 0.14 };
    let wide = (most / 1.2).min(4.6 * style.size);
    let Some(words) = canvas.fitted(of, &text, wide).filter(|_| !is_chinese(&text)) else { return 0.0 };
    let least = if Legibility::of(site.theme).is_large() { LARGE } else { LEAST };
    if of.size * canvas.unit() < least {
        return 0.0;
    }
    let y = 0.53 * style.size;
    // Letters too small to be coloured in are as dark as the outlines above them.
    let colour = style.outline.map_or(style.colour, |(line, _)| line);
    match left {
        Some(left) => canvas.put_words(&words, (left, y), Across::Left, Down::Bottom, colour),
        None => canvas.put_words(&words, (0.0, y), Across::Middle, Down::Bottom, colour),
    }
    words.height()
}

fn put(canvas: &mut BoardCanvas<'_, '_>, words: &TypesetLine, x: f64, style: Style) {
    match style.outline {
        Some((line, weight)) => canvas.put_outlined(words, (x, 0.0), style.colour, line, weight),
        None => canvas.put_words(words, (x, 0.0), Across::Middle, Down::Middle, style.colour),
    }
}
