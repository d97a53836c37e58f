//! The printing condition of a document: its inks, and the ICC output profile from a print shop.
//!
//! In: colours and pixels as designed. Out: process colours for the writers of PDF and PostScript. Writers for screens
//! show the design, so the document itself is not converted.

use super::{Colour, Inks, Paint, Raster};
use crate::icc::{ColourSpace, OutputProfile};
use std::sync::Arc;

/// The printing condition of a document; a home printer by default.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct OutputCondition {
    /// The inks.
    pub inks: Inks,
    /// The ICC profile of the printing condition; with one, PDF files are PDF/X-4.
    pub profile: Option<Arc<OutputProfile>>,
}

/// Black ink alone, for text.
static BLACK_ALONE: Paint = Paint::Process(Colour::Cmyk(0.0, 0.0, 0.0, 1.0));
/// Text with a lower relative luminance (this is L* 25) …
const BLACK_TEXT_LUMINANCE: f64 = 0.044;
/// … and a smaller range of its sRGB channels is set in black ink alone.
const BLACK_TEXT_RANGE: u8 = 40;

fn is_nearly_black(colour: Colour) -> bool {
    let (r, g, b) = colour.rgb();
    colour.luminance() < BLACK_TEXT_LUMINANCE && r.max(g).max(b) - r.min(g).min(b) <= BLACK_TEXT_RANGE
}

/// The pixels of a picture in the colour space of the output, row by row from the top left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pixels<'p> {
    /// One byte each: 0 black, 255 white.
    Grey(Vec<u8>),
    /// Three bytes each: red, green, blue in sRGB.
    Rgb(&'p [u8]),
    /// Four bytes each: cyan, magenta, yellow, black, 255 for full ink.
    Inks(Vec<u8>),
}

impl OutputCondition {
    /// A home printer: sRGB without an output profile.
    pub const HOME: OutputCondition = OutputCondition { inks: Inks::Rgb, profile: None };

    /// Whether colours are separated into inks by the profile.
    pub fn separates(&self) -> bool {
        self.inks == Inks::Cmyk && self.space() == Some(ColourSpace::Cmyk)
    }

    /// The colour space of the profile.
    pub fn space(&self) -> Option<ColourSpace> {
        self.profile.as_ref().map(|profile| profile.space())
    }

    /// A colour of the document as it is converted for this press. Black and greys are printed with black alone, so
    /// that words stay sharp where plates do not meet; inks that a theme names stay what they are.
    pub fn colour(&self, colour: Colour) -> Colour {
        match (colour, &self.profile) {
            (Colour::Rgb(r, g, b), Some(profile)) if self.separates() && !(r == g && g == b) => {
                match profile.inks(&[r, g, b]).as_deref() {
                    Some([c, m, y, k]) => {
                        let [c, m, y, k] = [c, m, y, k].map(|ink| f32::from(*ink) / 255.0);
                        Colour::Cmyk(c, m, y, k)
                    }
                    _ => colour.in_four_inks(),
                }
            }
            (Colour::Rgb(..), _) if self.separates() => colour.in_four_inks(),
            (Colour::Cmyk(..), Some(profile)) if profile.space() == ColourSpace::Rgb => {
                let (r, g, b) = colour.rgb();
                Colour::Rgb(r, g, b)
            }
            (colour, _) => colour,
        }
    }

    /// The paint of words as it is converted for this press. Nearly black ones are printed with black alone: letters
    /// are too fine for plates that do not meet.
    pub fn words<'p>(&self, paint: &'p Paint) -> &'p Paint {
        match paint {
            Paint::Process(colour @ Colour::Rgb(..)) if self.separates() && is_nearly_black(*colour) => &BLACK_ALONE,
            paint => paint,
        }
    }

    /// A picture of the document as it is converted for this press.
    pub fn pixels<'p>(&self, picture: &'p Raster) -> Pixels<'p> {
        let inks = || self.profile.as_ref().filter(|_| self.separates())?.inks(&picture.rgb);
        match self.inks {
            Inks::Grey => Pixels::Grey(picture.rgb.iter().step_by(3).copied().collect()),
            Inks::Cmyk => inks().map_or(Pixels::Rgb(&picture.rgb), Pixels::Inks),
            Inks::Rgb | Inks::Saving => Pixels::Rgb(&picture.rgb),
        }
    }
}

impl Pixels<'_> {
    /// Bytes to a pixel.
    pub fn channels(&self) -> u8 {
        match self {
            Pixels::Grey(_) => 1,
            Pixels::Rgb(_) => 3,
            Pixels::Inks(_) => 4,
        }
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        match self {
            Pixels::Grey(bytes) | Pixels::Inks(bytes) => bytes,
            Pixels::Rgb(bytes) => bytes,
        }
    }
}

impl Inks {
    /// Whether a press with such a profile can be given what is printed with these inks.
    pub fn suit(self, space: ColourSpace) -> bool {
        match space {
            ColourSpace::Cmyk => true,
            ColourSpace::Rgb => matches!(self, Inks::Rgb | Inks::Saving),
            ColourSpace::Grey => self == Inks::Grey,
        }
    }
}
