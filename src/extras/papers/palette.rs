//! Which colours of a theme are on which ground of paper.

use crate::compose::diagram::{Band, Look};
use crate::extras::colours::{contrast, words_on};
use crate::motif::animal::to_be_coloured;
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Machine, Theme};

/// The luminance below which a ground is dark: pens do not write on it.
const DARK: f64 = 0.35;
/// The least contrast of figures, by WCAG 2.
const FIGURES: f64 = 3.0;
/// The least contrast of water: faint, and yet seen.
const WATER: f64 = 2.0;

/// A ground and what is seen on it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Palette {
    /// The ground.
    pub ground: Colour,
    /// Words and lines.
    pub ink: Colour,
    /// Figures and ornaments.
    pub figures: Colour,
    /// The second figure, beside the first.
    pub second: Colour,
    /// Water.
    pub water: Colour,
    /// Whether nothing is printed solid: it is to be coloured in, or the colours belong to a laser.
    pub open: bool,
}

impl Palette {
    /// The ground of covers, labels and seals: that of the bands of the sheets where it is a dark colour, else the
    /// theme's paper.
    pub fn rich(theme: &Theme) -> Palette {
        let band = Band::of(theme, Look::Normal).ground.filter(|ground| is_dark(*ground));
        Palette::on(theme, band.unwrap_or(theme.colours.paper))
    }

    /// The ground to write on: the theme's paper, or its land, whichever is light.
    pub fn to_write_on(theme: &Theme) -> Palette {
        let colours = &theme.colours;
        let light = [colours.paper, colours.land].into_iter().find(|ground| !is_dark(*ground));
        Palette::on(theme, light.unwrap_or(Colour::WHITE))
    }

    /// White paper.
    pub fn white(theme: &Theme) -> Palette {
        Palette::on(theme, Colour::WHITE)
    }

    fn on(theme: &Theme, ground: Colour) -> Palette {
        if theme.cutter.machine == Machine::Laser {
            let (white, ink) = (Colour::WHITE, Colour::BLACK);
            return Palette { ground: white, ink, figures: ink, second: ink, water: ink, open: true };
        }
        let (colours, [white, black]) = (&theme.colours, &theme.pieces.sides);
        let ink = words_on(theme, ground);
        let seen = |candidates: &[Colour], besides: Option<Colour>, least: f64| {
            let stands_out = |colour: &&Colour| contrast(**colour, ground) >= least && Some(**colour) != besides;
            candidates.iter().find(stands_out).copied()
        };
        let side = theme.marks(Side::Black);
        let figures = [side, colours.accent, black.colour, black.accent, colours.wave, colours.land];
        let figures = seen(&figures, None, FIGURES).unwrap_or(ink);
        let side = theme.marks(Side::White);
        let second = [side, white.colour, white.accent, colours.trap, colours.wave, colours.land];
        let second = seen(&second, Some(figures), FIGURES).unwrap_or(figures);
        let water = seen(&[colours.wave, colours.river, second], None, WATER).unwrap_or(ink);
        Palette { ground, ink, figures, second, water, open: to_be_coloured(theme) }
    }

    /// Whether pens do not write on it.
    pub fn is_dark(&self) -> bool {
        is_dark(self.ground)
    }

    /// The same colours the other way round: a disc of this colour, and what is seen on it. Where nothing is printed
    /// solid, the disc is white.
    pub fn solid(&self, theme: &Theme, disc: Colour) -> Palette {
        if self.open {
            return *self;
        }
        let on = if contrast(disc, self.ground) >= FIGURES { self.ground } else { words_on(theme, disc) };
        Palette { ground: disc, ink: on, figures: on, second: on, water: on, open: false }
    }
}

fn is_dark(colour: Colour) -> bool {
    colour.luminance() < DARK
}
