//! The inks that a document is printed with: as designed, in four inks, in black alone, or with little of them.
//!
//! Flows in: a document in the theme's colours. Flows out: the same document with other colours, and no other change.

use super::{Colour, Document, Item, OutputCondition, Paint, Raster, Stroke, linear_light, luminance};
use std::sync::Arc;

/// With which inks a document is printed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Inks {
    /// As the theme has them; home printers take red, green and blue.
    #[default]
    Rgb,
    /// Cyan, magenta, yellow and black, for print shops. Black and grey are printed with black alone.
    Cmyk,
    /// Black alone.
    Grey,
    /// The theme's colours, but light grounds left pale: lines, words and dark shapes stay as they are.
    Saving,
}

/// Grounds darker than this stay as they are where ink is saved: they carry white words. Relative luminance, 0 to 1.
const DARK: f64 = 0.3;
/// How far other grounds go towards the white of the paper.
const PALER: f64 = 0.75;

/// What a colour is used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ColourUse {
    Ground,
    Line,
}

impl Document {
    /// The document printed with these inks, on a press that nobody described.
    pub fn printed_with(self, inks: Inks) -> Document {
        self.printed_on(OutputCondition { inks, profile: None })
    }

    /// The document printed on this press. Plates of their own, such as a cutter's, stay as they are, and so does all
    /// that becomes inks by a profile: the writers for presses see to it.
    pub fn printed_on(mut self, press: OutputCondition) -> Document {
        let (inks, by_profile) = (press.inks, press.separates());
        self.output = press;
        if inks == Inks::Rgb || by_profile {
            return self;
        }
        for symbol in Arc::make_mut(&mut self.symbols) {
            inks.items(&mut symbol.items);
        }
        for layer in self.pages.iter_mut().flat_map(|page| &mut page.layers) {
            inks.items(&mut layer.items);
        }
        for picture in Arc::make_mut(&mut self.pictures) {
            inks.picture(picture);
        }
        self
    }
}

impl Inks {
    fn items(self, items: &mut [Item]) {
        for item in items {
            match item {
                Item::Path(path) => {
                    if let Some(fill) = &mut path.fill {
                        self.paint(fill, ColourUse::Ground);
                    }
                    if let Some(Stroke { paint, .. }) = &mut path.stroke {
                        self.paint(paint, ColourUse::Line);
                    }
                }
                Item::Glyphs(run) => self.paint(&mut run.paint, ColourUse::Line),
                Item::Group(group) => self.items(&mut group.items),
                Item::Image(_) | Item::Use(_) => (),
            }
        }
    }

    fn paint(self, paint: &mut Paint, part: ColourUse) {
        match paint {
            Paint::Process(colour) => *colour = self.colour(*colour, part),
            Paint::Spot(_) => (),
        }
    }

    /// The colour that a ground is printed in.
    pub fn ground(self, colour: Colour) -> Colour {
        self.colour(colour, ColourUse::Ground)
    }

    fn colour(self, colour: Colour, part: ColourUse) -> Colour {
        match (self, part) {
            (Inks::Rgb, _) | (Inks::Saving, ColourUse::Line) => colour,
            (Inks::Cmyk, _) => colour.in_four_inks(),
            (Inks::Grey, _) => Colour::Cmyk(0.0, 0.0, 0.0, 1.0 - colour.grey() as f32 / 255.0),
            (Inks::Saving, ColourUse::Ground) if colour.luminance() < DARK => colour,
            (Inks::Saving, ColourUse::Ground) => colour.towards(Colour::WHITE, PALER),
        }
    }

    /// Pixels stay red, green and blue: a print shop converts photographs better than we could without its profile.
    fn picture(self, picture: &mut Raster) {
        if self != Inks::Grey {
            return;
        }
        picture.jpeg = None;
        for pixel in picture.rgb.chunks_exact_mut(3) {
            pixel.fill(Colour::Rgb(pixel[0], pixel[1], pixel[2]).grey());
        }
    }
}

impl Colour {
    /// How bright it is to the eye: 0 black, 1 white.
    pub fn luminance(self) -> f64 {
        let (r, g, b) = self.rgb();
        luminance([r, g, b].map(linear_light))
    }

    /// The grey that is as bright, 0 to 255 in sRGB.
    pub fn grey(self) -> u8 {
        let luminance = self.luminance();
        let share =
            if luminance <= 0.003_130_8 { 12.92 * luminance } else { 1.055 * luminance.powf(1.0 / 2.4) - 0.055 };
        (255.0 * share).round() as u8
    }

    /// The colour in four inks, without a profile: what is common to the other three is printed in black.
    pub fn in_four_inks(self) -> Colour {
        let Colour::Rgb(r, g, b) = self else { return self };
        let [r, g, b] = [r, g, b].map(|channel| f32::from(channel) / 255.0);
        let lightest = r.max(g).max(b);
        if lightest <= 0.0 {
            return Colour::Cmyk(0.0, 0.0, 0.0, 1.0);
        }
        let ink = |channel: f32| 1.0 - channel / lightest;
        Colour::Cmyk(ink(r), ink(g), ink(b), 1.0 - lightest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_inks_look_as_red_green_and_blue_did() {
        for rgb in [(0, 0, 0), (255, 255, 255), (163, 42, 34), (39, 77, 125), (251, 244, 226), (1, 2, 3)] {
            let colour = Colour::Rgb(rgb.0, rgb.1, rgb.2);
            assert_eq!(colour.in_four_inks().rgb(), rgb);
        }
    }

    #[test]
    fn greys_are_printed_with_black_alone() {
        for level in [0, 90, 200, 255] {
            let inks = Colour::Rgb(level, level, level).in_four_inks();
            assert!(matches!(inks, Colour::Cmyk(0.0, 0.0, 0.0, _)), "{inks:?}");
        }
    }

    #[test]
    fn a_grey_is_as_bright_as_the_colour_it_stands_for() {
        for colour in [Colour::Rgb(163, 42, 34), Colour::Rgb(39, 77, 125), Colour::Rgb(207, 224, 218)] {
            let grey = colour.grey();
            assert!((Colour::Rgb(grey, grey, grey).luminance() - colour.luminance()).abs() < 0.004);
        }
    }
}
