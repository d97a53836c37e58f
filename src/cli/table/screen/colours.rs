//! The colours of the board on a screen: those of the set, or wood.

use crate::rules::{Side, Terrain};
use ratatui::style::Color;

/// Red, green and blue.
pub type Rgb = [u8; 3];

/// Colours whose parts differ by less in sum look alike.
#[cfg(feature = "print")]
const CLOSE: u16 = 90;

/// The colours of a board and its pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardColours {
    pub land: Rgb,
    pub river: Rgb,
    pub trap: Rgb,
    pub den: Rgb,
    /// Signs and marks on the board.
    pub ink: Rgb,
    /// The discs, White's first, each with the colour of what stands on it.
    pub discs: [[Rgb; 2]; 2],
}

impl BoardColours {
    /// Without a set: wood, with light and dark discs.
    pub const WOOD: BoardColours = BoardColours {
        land: [216, 196, 156],
        river: [132, 178, 190],
        trap: [196, 144, 92],
        den: [168, 104, 88],
        ink: [60, 44, 28],
        discs: [[[252, 248, 238], [44, 36, 28]], [[48, 40, 36], [246, 238, 224]]],
    };

    /// The same, with wood where colours cannot be told apart, as in a set that is still to be coloured in.
    #[cfg(feature = "print")]
    pub fn told_apart(self) -> BoardColours {
        let wood = BoardColours::WOOD;
        let [[white, _], [black, _]] = self.discs;
        let discs = if are_close(white, black) { wood.discs } else { self.discs };
        match are_close(self.land, self.river) || are_close(self.land, self.trap) {
            true => BoardColours { discs, ..wood },
            false => BoardColours { discs, ..self },
        }
    }

    /// What can be read on a ground: ink, or the colour of the land.
    pub fn on(&self, ground: Rgb) -> Rgb {
        let apart = |colour: Rgb| brightness(colour).abs_diff(brightness(ground));
        if apart(self.ink) >= apart(self.land) { self.ink } else { self.land }
    }

    /// The ground of a square.
    pub fn ground(&self, terrain: Terrain) -> Rgb {
        match terrain {
            Terrain::Land => self.land,
            Terrain::Water => self.river,
            Terrain::Trap(_) => self.trap,
            Terrain::Den(_) => self.den,
        }
    }

    /// The disc of a side, and what stands on it.
    pub fn disc(&self, side: Side) -> [Rgb; 2] {
        self.discs[side.index()]
    }
}

#[cfg(feature = "print")]
fn are_close(one: Rgb, other: Rgb) -> bool {
    one.iter().zip(other).map(|(a, b)| u16::from(a.abs_diff(b))).sum::<u16>() < CLOSE
}

/// How bright a colour is to the eye, in thousandths of the parts.
fn brightness(colour: Rgb) -> u32 {
    let [red, green, blue] = colour.map(u32::from);
    299 * red + 587 * green + 114 * blue
}

/// How many colours a terminal has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    None,
    /// A cube of 6 × 6 × 6 colours.
    Indexed,
    Full,
}

impl Depth {
    /// That of standard output, as `--color`, `NO_COLOR` and `COLORTERM` say.
    pub fn of_stdout() -> Depth {
        let choice = anstream::AutoStream::choice(&std::io::stdout());
        let named = std::env::var("COLORTERM").unwrap_or_default();
        match (choice, named.as_str()) {
            (anstream::ColorChoice::Never, _) => Depth::None,
            (_, "truecolor" | "24bit") => Depth::Full,
            _ => Depth::Indexed,
        }
    }

    /// The nearest colour that the terminal has.
    pub fn colour(self, rgb: Rgb) -> Color {
        let [red, green, blue] = rgb;
        match self {
            Depth::None => Color::Reset,
            Depth::Full => Color::Rgb(red, green, blue),
            Depth::Indexed => {
                let [red, green, blue] = rgb.map(step);
                Color::Indexed(16 + 36 * red + 6 * green + blue)
            }
        }
    }
}

impl Depth {
    /// A little darker than [`colour`](Depth::colour), so that neighbouring squares differ.
    pub fn shade(self, rgb: Rgb) -> Color {
        match self {
            Depth::None | Depth::Full => self.colour(rgb.map(|part| part - part / 16)),
            Depth::Indexed => {
                // One step of the cube, or its hue would change.
                let [red, green, blue] = rgb.map(step).map(|step| step.saturating_sub(1));
                Color::Indexed(16 + 36 * red + 6 * green + blue)
            }
        }
    }
}

/// The steps of the cube are 0, 95, 135, 175, 215 and 255.
fn step(part: u8) -> u8 {
    match part {
        0..48 => 0,
        48..115 => 1,
        _ => (part - 35) / 40,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "print")]
    #[test]
    fn a_set_to_be_coloured_in_is_shown_on_wood() {
        let white = [255; 3];
        let blank =
            BoardColours { land: white, river: white, trap: white, discs: [[white; 2]; 2], ..BoardColours::WOOD };
        assert_eq!(blank.told_apart(), BoardColours::WOOD);
        assert_eq!(BoardColours::WOOD.on([20, 30, 40]), BoardColours::WOOD.land);
    }

    #[test]
    fn the_nearest_colours_of_the_cube() {
        let shown = |rgb| Depth::Indexed.colour(rgb);
        assert_eq!(shown([0, 0, 0]), Color::Indexed(16));
        assert_eq!(shown([255, 255, 255]), Color::Indexed(231));
        assert_eq!(shown([95, 135, 175]), Color::Indexed(16 + 36 + 12 + 3));
        assert_eq!(shown([114, 116, 0]), Color::Indexed(16 + 36 + 12));
    }
}
