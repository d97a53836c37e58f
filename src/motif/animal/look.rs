//! The rendering of an animal, and which colour a tone of its drawing has in it.

use super::side_tones::{grey_in, white_in};
use crate::art::{self, Fill, Tone};
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Art, Machine, Theme, Tones};

/// How far a halo reaches, as a share of the animal's size.
const HALO: f64 = 0.024;

/// How an animal is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AnimalLook {
    /// Its visual size in millimetres: between its longer side and the root of its area.
    pub size: f64,
    /// Outlines and solids.
    pub ink: Colour,
    /// What its regions are filled with where they have no colour of their own, and what is seen through a figure of
    /// one colour where something was cut out of it.
    pub coat: Colour,
    /// The colour of a figure of one colour, and what the tones of a side are mixed from.
    pub tint: Colour,
    /// The second colour of its side: of what is cut out of a figure, and of dark parts of a head, with such tones.
    pub accent: Colour,
    /// Whose it is: the seals of the two sides differ.
    pub side: Side,
    /// All lines are made this many times as wide …
    pub line_weight: f64,
    /// … but none thinner than this, in millimetres.
    pub least_line: f64,
    /// Solids become hollow, to be coloured.
    pub hollow: bool,
    /// How its regions are coloured.
    pub tones: Tones,
    /// How much of the coat's colour is mixed into the colours of its regions, 0 to 1: beside pieces it is quieter.
    pub pale: f64,
    /// Whether a halo in the coat's colour surrounds all of it: on a ground that its outlines do not stand out from.
    pub halo: bool,
}

impl AnimalLook {
    /// How the pieces of a side show their animals, `size` millimetres large: lines at the weight in which they were
    /// drawn, in the inks of the theme.
    pub fn of_a_piece(theme: &Theme, side: Side, size: f64) -> AnimalLook {
        AnimalLook {
            size,
            ink: theme.colours.ink,
            coat: coat(theme, side),
            tint: tint(theme, side),
            side,
            line_weight: 1.0,
            least_line: theme.board.least_line,
            accent: theme.pieces.sides[side.index()].accent,
            hollow: to_be_coloured(theme) && !engraves_solids(theme, side),
            tones: theme.face.tones,
            pale: 0.0,
            // A figure of one colour stands out by itself.
            halo: theme.face.art.is_heads() && theme.pieces.sides[side.index()].is_reversed(),
        }
    }

    /// Whether it is a figure in lines over a wash.
    pub(super) fn is_washed(self) -> bool {
        self.tones == Tones::Wash && !self.hollow && self.size >= super::SMALL
    }

    /// Whether what is cut out of a figure has the second colour.
    pub(super) fn shows_accent(self) -> bool {
        match self.tones {
            Tones::Accent | Tones::Mosaic => true,
            Tones::Outline | Tones::Natural | Tones::Side | Tones::Wash => false,
        }
    }

    /// Whether it is a figure to be engraved or coloured that is so small that nothing but its outline is distinct.
    pub(super) fn is_bare_outline(self) -> bool {
        self.hollow && self.size < super::BARE
    }

    /// A colour of its wash, through which the ground shows.
    pub(super) fn thinned(self, colour: Colour) -> Colour {
        colour.towards(self.coat, WASH.max(self.pale))
    }

    /// How far its halo reaches, in millimetres.
    pub(super) fn halo_reach(self) -> f64 {
        if self.halo { HALO * self.size } else { 0.0 }
    }
}

/// Whether a laser engraves the figures of a side as solids: those of one side are lines, and of the other solids.
pub fn engraves_solids(theme: &Theme, side: Side) -> bool {
    let figures = match theme.face.art {
        Art::PaperCut => true,
        Art::Line | Art::Woodcut | Art::Seal => false,
    };
    figures && theme.cutter.machine == Machine::Laser && side == Side::Black
}

/// Whether the pieces and the board are there to be coloured in: nothing is printed but black or grey lines on white,
/// and the animals are outlines. Solids are then hollow.
pub fn to_be_coloured(theme: &Theme) -> bool {
    let (colours, sides) = (&theme.colours, &theme.pieces.sides);
    let white = |colour: Colour| colour.rgb() == (255, 255, 255);
    let grey = |colour: Colour| {
        let (r, g, b) = colour.rgb();
        r == g && g == b
    };
    let open = match theme.face.art {
        Art::Line | Art::Woodcut => theme.face.tones == Tones::Outline,
        Art::PaperCut | Art::Seal => true,
    };
    open && white(colours.coat)
        && grey(colours.ink)
        && sides.iter().all(|side| white(side.ground) && grey(side.colour) && !side.foot)
}

/// Whether nothing but lines is printed, of whatever colour: the animals are outlines, and their grounds, the land, the
/// rivers and the traps are bare paper. There is something to colour in, then.
pub fn prints_outlines(theme: &Theme) -> bool {
    let c = &theme.colours;
    let bare = [c.coat, c.land, c.river, c.trap].into_iter().chain(theme.pieces.sides.iter().map(|side| side.ground));
    let open = match theme.face.art {
        Art::Line | Art::Woodcut => theme.face.tones == Tones::Outline,
        // These are outlines where the whole set is to be coloured in.
        Art::PaperCut | Art::Seal => to_be_coloured(theme),
    };
    open && bare.into_iter().all(|colour| colour.rgb() == (255, 255, 255))
}

/// What the animals of a side's pieces are coloured with: a figure of one colour by the colour of the ring, which
/// stands out from the ground; the tones of a line drawing by the darker of both, since its lines are dark on light.
pub fn tint(theme: &Theme, side: Side) -> Colour {
    let style = &theme.pieces.sides[side.index()];
    match theme.face.art {
        Art::Line | Art::Woodcut if style.is_reversed() => style.ground,
        Art::Line | Art::Woodcut | Art::PaperCut | Art::Seal => style.colour,
    }
}

/// What the animals of a side's pieces are filled with: the theme's coat, or the ground that is seen through what was
/// cut out of a figure.
pub fn coat(theme: &Theme, side: Side) -> Colour {
    match theme.face.art {
        Art::Line | Art::Woodcut => theme.colours.coat,
        Art::PaperCut | Art::Seal => theme.pieces.sides[side.index()].ground,
    }
}

/// How much of the land's colour is mixed into solid figures on their first squares, where they are not of their side's
/// colour.
const SOLID: f64 = 0.3;

/// What the animals on their first squares are drawn with, `ghost` being the colour of their lines. A solid figure is
/// heavier than lines of its colour: paler, it keeps as quiet beside the pieces. Those in their side's colour are as
/// strong as the theme says.
pub fn ghost(theme: &Theme, ghost: Colour) -> Colour {
    match theme.face.art {
        Art::PaperCut | Art::Seal if !theme.board.start_tint => ghost.towards(theme.colours.land, SOLID),
        Art::Line | Art::Woodcut | Art::PaperCut | Art::Seal => ghost,
    }
}

/// A tone as this look colours it.
pub(super) fn colour(kind: &str, fill: Fill, look: AnimalLook) -> Colour {
    match fill {
        Fill::Fixed(colour) => colour,
        Fill::Shade(tone) => shade(colour(kind, Fill::Tone(tone), look)),
        Fill::Tone(Tone::Ink) => look.ink,
        Fill::Tone(Tone::Glint) => Colour::WHITE,
        Fill::Tone(Tone::Figure) => look.tint,
        Fill::Tone(Tone::Carved) if look.tones == Tones::Wash && !look.hollow => look.thinned(art::wash_colour(kind)),
        Fill::Tone(Tone::Carved) => look.coat,
        Fill::Tone(tone) => match look.tones {
            Tones::Outline => look.coat,
            Tones::Natural | Tones::Wash | Tones::Mosaic => {
                art::natural_colours(kind, tone).towards(look.coat, look.pale)
            }
            Tones::Accent => accented(tone, look).towards(look.coat, look.pale),
            Tones::Side => of_a_side(kind, tone, look).towards(look.coat, look.pale),
        },
    }
}

/// How much of the ground shows through a wash.
const WASH: f64 = 0.12;

/// Eyes, manes and patches in the second colour of a side.
fn accented(tone: Tone, look: AnimalLook) -> Colour {
    match tone {
        Tone::C | Tone::D | Tone::Eye | Tone::Tongue => look.accent,
        Tone::A | Tone::B | Tone::Tooth | Tone::Tusk => look.coat,
        Tone::Ink | Tone::Glint | Tone::Figure | Tone::Carved => Colour::WHITE,
    }
}

/// A colour in shade: darker and cooler.
pub(super) fn shade(colour: Colour) -> Colour {
    /// Share of the colour's own light, and what replaces a quarter of the rest.
    const LIGHT: f64 = 0.84;
    const COOL: [f64; 3] = [60.0, 50.0, 90.0];
    let (r, g, b) = colour.rgb();
    let [r, g, b] = [(r, COOL[0]), (g, COOL[1]), (b, COOL[2])]
        .map(|(own, cool)| (f64::from(own) * LIGHT + cool * (1.0 - LIGHT) / 4.0).round() as u8);
    Colour::Rgb(r, g, b)
}

/// The grey that parts an animal from others in a side's colour.
const GREY: Colour = Colour::Rgb(0x4a, 0x50, 0x56);

/// The tone of a side's colour that a region has.
fn of_a_side(kind: &str, tone: Tone, look: AnimalLook) -> Colour {
    let tint = look.tint.towards(GREY, grey_in(kind, tone));
    white_in(kind, tone).map_or(Colour::WHITE, |white| tint.towards(Colour::WHITE, white))
}
