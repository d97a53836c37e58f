//! Which colours of a theme are seen on which ground.

use crate::motif::animal::to_be_coloured;
use crate::scene::Colour;
use crate::theme::{Machine, Theme};

/// The least contrast of words, by WCAG 2.
const WORDS: f64 = 4.5;
/// The least contrast of figures.
const FIGURES: f64 = 3.0;

/// Whether grounds stay bare paper: in a set to be coloured in, and where colours tell a laser what to do.
pub fn is_bare(theme: &Theme) -> bool {
    to_be_coloured(theme) || theme.cutter.machine == Machine::Laser
}

/// The contrast of two colours, by WCAG 2.
pub fn contrast(one: Colour, other: Colour) -> f64 {
    let (one, other) = (one.luminance() + 0.05, other.luminance() + 0.05);
    one.max(other) / one.min(other)
}

/// The first of these that stands out from the ground so much; else the one that stands out most.
fn first_on(ground: Colour, least: f64, colours: &[Colour]) -> Colour {
    let found = colours.iter().find(|colour| contrast(**colour, ground) >= least);
    let most = || colours.iter().max_by(|one, other| contrast(**one, ground).total_cmp(&contrast(**other, ground)));
    found.or_else(most).copied().unwrap_or(Colour::BLACK)
}

/// The colour of words on a ground.
pub fn words_on(theme: &Theme, ground: Colour) -> Colour {
    let colours = &theme.colours;
    first_on(ground, WORDS, &[colours.ink, colours.land, Colour::WHITE, Colour::BLACK])
}

/// The colour of figures on a ground.
pub fn figures_on(theme: &Theme, ground: Colour) -> Colour {
    let colours = &theme.colours;
    first_on(ground, FIGURES, &[colours.accent, colours.wave, colours.land, colours.ink])
}

/// The colour of a second figure on a ground, beside the first.
pub fn second_on(theme: &Theme, ground: Colour) -> Colour {
    let colours = &theme.colours;
    first_on(ground, FIGURES, &[colours.white, colours.trap, colours.wave, colours.ink, colours.land])
}

/// The colour of water on a ground: faint, and yet seen.
pub fn water_on(theme: &Theme, ground: Colour) -> Colour {
    const SEEN: f64 = 1.5;
    let colours = &theme.colours;
    if contrast(colours.wave, ground) >= SEEN {
        colours.wave
    } else {
        first_on(ground, 1.6, &[second_on(theme, ground)])
    }
}
