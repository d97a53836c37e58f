//! Colour vision: contrast, lightness, and simulations of greyscale print and of colour vision deficiencies.

use crate::scene;
use std::sync::LazyLock;

/// Linear red, green, blue, 0 to 1.
pub type Light = [f32; 3];

/// The linear light of every sRGB value, tabulated for millions of pixels.
static LINEAR: LazyLock<[f32; 256]> =
    LazyLock::new(|| std::array::from_fn(|value| scene::linear_light(value as u8) as f32));

/// The linear light of an sRGB colour.
pub fn light(rgb: [u8; 3]) -> Light {
    rgb.map(|channel| LINEAR[usize::from(channel)])
}

/// Relative luminance, 0 to 1.
pub fn luminance(light: Light) -> f32 {
    scene::luminance(light.map(f64::from)) as f32
}

/// The contrast of two colours as WCAG 2 defines it: 1 (none) to 21 (black on white).
pub fn contrast(a: Light, b: Light) -> f64 {
    let (a, b) = (f64::from(luminance(a)) + 0.05, f64::from(luminance(b)) + 0.05);
    a.max(b) / a.min(b)
}

/// A view of a set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Vision {
    /// As printed.
    Colour,
    /// In greyscale.
    Grey,
    /// Protanopia.
    Protan,
    /// Deuteranopia.
    Deutan,
    /// Tritanopia.
    Tritan,
}

/// The simulation of a colour vision deficiency: Machado, Oliveira and Fernandes, “A physiologically-based model for
/// simulation of color vision deficiency” (2009), severity 1.
const PROTAN: [Light; 3] =
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]];
const DEUTAN: [Light; 3] =
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]];
const TRITAN: [Light; 3] =
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]];

impl Vision {
    /// Every view.
    pub const ALL: [Vision; 5] = [Vision::Colour, Vision::Grey, Vision::Protan, Vision::Deutan, Vision::Tritan];

    /// Its id, the same in every language.
    pub fn id(self) -> &'static str {
        match self {
            Vision::Colour => "colour",
            Vision::Grey => "grey",
            Vision::Protan => "protan",
            Vision::Deutan => "deutan",
            Vision::Tritan => "tritan",
        }
    }

    /// Whether most players see it so.
    pub fn common(self) -> bool {
        matches!(self, Vision::Colour | Vision::Grey)
    }

    /// The linear light in this view.
    pub fn through(self, light: Light) -> Light {
        let [r, g, b] = light;
        let seen = |matrix: [Light; 3]| matrix.map(|row| (row[0] * r + row[1] * g + row[2] * b).clamp(0.0, 1.0));
        match self {
            Vision::Colour => light,
            Vision::Grey => [luminance(light); 3],
            Vision::Protan => seen(PROTAN),
            Vision::Deutan => seen(DEUTAN),
            Vision::Tritan => seen(TRITAN),
        }
    }

    /// The colour in this view, in CIE L\*a\*b\* under D65, which is perceptually uniform. White is (100, 0, 0).
    pub fn lab(self, light: Light) -> [f32; 3] {
        let [r, g, b] = self.through(light);
        let x = (0.412_456 * r + 0.357_576 * g + 0.180_437 * b) / 0.950_47;
        let y = 0.212_673 * r + 0.715_152 * g + 0.072_175 * b;
        let z = (0.019_334 * r + 0.119_192 * g + 0.950_304 * b) / 1.088_83;
        let [fx, fy, fz] = [x, y, z].map(|t| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 });
        [116.0 * fy - 16.0, 500.0 * (fx - fy), 200.0 * (fy - fz)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64, within: f64) -> bool {
        (a - b).abs() < within
    }

    #[test]
    fn black_on_white_has_a_contrast_of_twenty_one() {
        assert!(near(contrast(light([0, 0, 0]), light([255, 255, 255])), 21.0, 0.01));
        // A common example of WCAG tools: the lightest grey that passes on white.
        assert!(near(contrast(light([0x76, 0x76, 0x76]), light([255, 255, 255])), 4.54, 0.01));
    }

    #[test]
    fn white_is_white_in_every_view() {
        for view in Vision::ALL {
            let [l, a, b] = view.lab([1.0, 1.0, 1.0]);
            assert!(near(l.into(), 100.0, 0.1) && a.abs() < 0.5 && b.abs() < 0.5, "{view:?}: {l} {a} {b}");
        }
    }

    #[test]
    fn red_and_green_of_one_lightness_merge_in_protanopia_and_deuteranopia_only() {
        let (red, green) = (light([0xC0, 0x60, 0x40]), light([0x7A, 0x85, 0x3D]));
        let apart = |view: Vision| {
            let (a, b) = (view.lab(red), view.lab(green));
            a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
        };
        assert!(apart(Vision::Colour) > 40.0 && apart(Vision::Tritan) > 30.0);
        assert!(apart(Vision::Deutan) < 20.0, "{}", apart(Vision::Deutan));
    }
}
