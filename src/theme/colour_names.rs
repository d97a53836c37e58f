//! Names of colours: the default name of a side whose pieces a theme recolours.

use crate::language::SideName;
use crate::scene::{Colour, linear_light};

/// Where the name of a side comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameOrigin {
    /// A theme sets it.
    Theme,
    /// The name nearest to the colour of the pieces.
    NearestColour,
    /// The name in the notation (White, Black), because both colours have the same nearest name.
    Notation,
}

/// Sample colours of each name. A colour has the name of the nearest sample.
#[rustfmt::skip]
const SAMPLES: [(SideName, &[u32]); 14] = [
    (SideName::White, &[0xFFFFFF, 0xF6F0E0]),
    (SideName::Black, &[0x000000, 0x1D1A18, 0x2B2B2B]),
    (SideName::Blue, &[0x0000FF, 0x274D7D, 0x2460A7, 0x14213D, 0x4F86C6, 0x8EC1EA, 0x1F4A57]),
    (SideName::Red, &[0xFF0000, 0xC62828, 0xA32A22, 0x8C3A2B, 0x7A1414, 0xB22222, 0xDC143C]),
    (SideName::Green, &[0x008000, 0x2E7D32, 0x1B4D2B, 0x66BB6A, 0x8BC34A, 0x556B2F, 0x808000, 0xA5D6A7]),
    (SideName::Yellow, &[0xFFFF00, 0xF7DC3C, 0xFFF59D, 0xFFC107]),
    (SideName::Orange, &[0xFFA500, 0xEF6C00, 0xB34700, 0xFFB74D]),
    (SideName::Brown, &[0x6D4C41, 0x8B5A2B, 0x8B4513, 0x4E342E, 0xA1887F]),
    (SideName::Gold, &[0xFFD700, 0xC9A227, 0x9A7B1F, 0xEDC563]),
    (SideName::Silver, &[0xC0C0C0, 0xCFD4D8]),
    (SideName::Grey, &[0x808080, 0x9E9E9E, 0x5F6368, 0x2F4F4F]),
    (SideName::Violet, &[0xEE82EE, 0x8000FF, 0x6A3D9A, 0x4A148C, 0x9575CD]),
    (SideName::Pink, &[0xFFC0CB, 0xF06292, 0xFF69B4, 0xD81B60]),
    (SideName::Teal, &[0x008080, 0x00695C, 0x26A69A, 0x006D77, 0x40E0D0]),
];

/// The name nearest to a colour, by distance in OKLab.
///
/// ```
/// use shouqi::{language::SideName, scene::Colour, theme::nearest_name};
/// assert_eq!(nearest_name(Colour::Rgb(0x2E, 0x7D, 0x32)), SideName::Green);
/// ```
pub fn nearest_name(colour: Colour) -> SideName {
    let (r, g, b) = colour.rgb();
    let seen = oklab([r, g, b]);
    let apart = |sample: u32| {
        let [_, r, g, b] = sample.to_be_bytes();
        oklab([r, g, b]).iter().zip(seen).map(|(a, b)| (a - b).powi(2)).sum::<f64>()
    };
    let mut nearest = (f64::INFINITY, SideName::White);
    for (name, samples) in SAMPLES {
        for &sample in samples {
            if apart(sample) < nearest.0 {
                nearest = (apart(sample), name);
            }
        }
    }
    nearest.1
}

/// A colour in OKLab (Ottosson, 2020), where equal distances look equally different.
fn oklab(rgb: [u8; 3]) -> [f64; 3] {
    let [r, g, b] = rgb.map(linear_light);
    let l = (0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b).cbrt();
    let m = (0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b).cbrt();
    let s = (0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b).cbrt();
    [
        0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
        1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
        0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::{THEMES, Theme, shipped_theme};

    /// Sets of one ink, and one whose two grounds are the same dark, have no colour to be called by.
    fn without_colours(theme: &Theme) -> bool {
        ["colouring", "laser", "night"].contains(&theme.name.as_str())
    }

    #[test]
    fn every_shipped_side_that_has_a_colour_is_called_by_it() {
        for theme in THEMES {
            let theme = shipped_theme(theme.name).expect("the theme is shipped");
            for side in theme.pieces.sides.iter().filter(|_| !without_colours(&theme)) {
                assert_eq!(nearest_name(side.seen()), side.name, "{}: {:?}", theme.name, side.seen());
            }
        }
    }

    #[test]
    fn common_colours_have_their_common_names() {
        let cases = [
            (0xB22222, SideName::Red),
            (0x000080, SideName::Blue),
            (0x87CEEB, SideName::Blue),
            (0x008B8B, SideName::Teal),
            (0xFF7F50, SideName::Orange),
            (0x4B0082, SideName::Violet),
            (0xDAA520, SideName::Gold),
            (0xF5F5DC, SideName::White),
            (0x333333, SideName::Black),
            (0x708090, SideName::Grey),
            (0xE91E63, SideName::Pink),
            (0x5D4037, SideName::Brown),
            (0x388E3C, SideName::Green),
            (0xFFEB3B, SideName::Yellow),
            (0xBDBDBD, SideName::Silver),
        ];
        for (sample, name) in cases {
            let [_, r, g, b] = u32::to_be_bytes(sample);
            assert_eq!(nearest_name(Colour::Rgb(r, g, b)), name, "#{sample:06X}");
        }
    }
}
