//! Linear light of sRGB channels, and relative luminance.

/// The amount of light, 0 to 1, of a channel of sRGB (IEC 61966-2-1).
pub fn linear_light(channel: u8) -> f64 {
    let share = f64::from(channel) / 255.0;
    if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
}

/// How bright red, green and blue light is together, 0 to 1: the relative luminance of WCAG 2.
pub fn luminance([r, g, b]: [f64; 3]) -> f64 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}
