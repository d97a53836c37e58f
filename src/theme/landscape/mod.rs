//! The inks of the illustrated boards: each landscape has a table of them, which a theme may change ink by ink.

mod album;
mod field_notes;
mod indigo;
mod new_year;
mod night;

use crate::diagnostics::keywords;
use crate::rules::Side;
use crate::scene::Colour;
use std::collections::BTreeMap;

keywords! {
    /// An illustrated board: its scene takes the place of frame, grid, rivers, traps and dens.
    pub enum Landscape {
        /// None: the board is drawn from the motifs that the other keys name.
        None = "none",
        /// A New-Year print: vermilion, gold, rivers of rolling scrolls.
        NewYear = "new-year",
        /// A clearing in the jungle by moonlight.
        Night = "night",
        /// White resist on indigo cloth.
        Indigo = "indigo",
        /// A naturalist's map in ink and washes.
        FieldNotes = "field-notes",
        /// An album of pictures: a meadow of paper, photographs in their corners, garlands.
        Album = "album",
    }
}

keywords! {
    /// Which colours the inks of a landscape have, where a theme gives them no other.
    pub enum InkSet {
        /// Those that the scene was drawn in.
        Full = "full",
        /// Pale ones, which need less ink.
        Light = "light",
        /// Tones of one ink.
        OneInk = "one-ink",
    }
}

/// An ink of a landscape.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ink {
    /// What themes call it.
    pub name: &'static str,
    /// Its colour (0xRRGGBB) in each [`InkSet`].
    colours: [u32; 3],
}

/// What of a landscape is known before it is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Palette {
    inks: &'static [Ink],
    /// The inks of the frame's ground, of the letters on it, and of land and water.
    ground: &'static str,
    letters: &'static str,
    land: &'static str,
    water: &'static str,
    /// Those of White's and of Black's animals on their starting squares, if their marks are too dark there.
    starts: Option<[&'static str; 2]>,
}

/// The inks of a theme's landscape, by their names; empty without one.
#[derive(Debug, Clone, PartialEq)]
pub struct LandscapeInks {
    colours: BTreeMap<&'static str, Colour>,
    palette: Palette,
}

impl Ink {
    const fn new(name: &'static str, full: u32, light: u32, one_ink: u32) -> Ink {
        Ink { name, colours: [full, light, one_ink] }
    }

    /// Its colour in a set of inks.
    pub fn colour(&self, set: InkSet) -> Colour {
        let [_, r, g, b] = self.colours[set as usize].to_be_bytes();
        Colour::Rgb(r, g, b)
    }
}

impl Landscape {
    /// Its inks.
    pub fn inks(self) -> &'static [Ink] {
        self.palette().inks
    }

    fn palette(self) -> Palette {
        let row = |inks, [ground, letters, land, water]: [&'static str; 4]| {
            let starts = None;
            Palette { inks, ground, letters, land, water, starts }
        };
        let with_starts = |palette| Palette { starts: Some(["start-white", "start-black"]), ..palette };
        match self {
            Landscape::None => row(&[], [""; 4]),
            Landscape::NewYear => row(new_year::INKS, ["vermilion", "foam", "cream", "pine"]),
            Landscape::Night => with_starts(row(night::INKS, ["j2", "coord", "land3", "water"])),
            Landscape::Indigo => with_starts(row(indigo::INKS, ["cloth", "figure", "cloth", "water"])),
            Landscape::FieldNotes => row(field_notes::INKS, ["margin", "ink", "paper", "water"]),
            Landscape::Album => with_starts(row(album::INKS, ["card", "ink", "grass", "water"])),
        }
    }
}

impl LandscapeInks {
    /// The inks of a landscape in a set of colours.
    pub(super) fn of(landscape: Landscape, set: InkSet) -> LandscapeInks {
        let palette = landscape.palette();
        LandscapeInks { colours: palette.inks.iter().map(|ink| (ink.name, ink.colour(set))).collect(), palette }
    }

    /// Gives the ink of this name another colour; whether there is one.
    pub(super) fn change(&mut self, name: &str, colour: Colour) -> bool {
        self.colours.get_mut(name).map(|ink| *ink = colour).is_some()
    }

    /// The colour of an ink.
    ///
    /// # Panics
    /// If the landscape has no ink of this name: a test draws every landscape.
    pub fn ink(&self, name: &str) -> Colour {
        *self.colours.get(name).unwrap_or_else(|| panic!("the landscape has no ink \"{name}\""))
    }

    /// The ground of the frame, which runs off over the trim.
    pub fn ground(&self) -> Colour {
        self.ink(self.palette.ground)
    }

    /// The letters and numbers along the edges.
    pub fn letters(&self) -> Colour {
        self.ink(self.palette.letters)
    }

    /// A side's animals on their starting squares, if the landscape has an ink for them.
    pub fn start(&self, side: Side) -> Option<Colour> {
        self.palette.starts.map(|starts| self.ink(starts[side.index()]))
    }

    /// The ground of land.
    pub fn land(&self) -> Colour {
        self.ink(self.palette.land)
    }

    /// The ground of water.
    pub fn water(&self) -> Colour {
        self.ink(self.palette.water)
    }
}
