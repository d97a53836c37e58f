//! Colours, and their luminance.

/// A colour as a theme names it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Colour {
    /// Red, green, blue in sRGB, 0 to 255.
    Rgb(u8, u8, u8),
    /// Cyan, magenta, yellow, black, each 0 (no ink) to 1.
    Cmyk(f32, f32, f32, f32),
}

/// A spot colour: a plate of its own.
#[derive(Debug, Clone, PartialEq)]
pub struct Spot {
    /// The plate's name, exactly as the cutter's software looks for it, such as `CutContour`.
    pub name: &'static str,
    /// What is shown and printed where there is no such plate: cyan, magenta, yellow, black.
    pub instead: (f32, f32, f32, f32),
}

/// What a fill or a stroke is made of.
#[derive(Debug, Clone, PartialEq)]
pub enum Paint {
    /// Ordinary ink.
    Process(Colour),
    /// A plate of its own.
    Spot(Spot),
}

impl Colour {
    /// Paper white.
    pub const WHITE: Colour = Colour::Rgb(255, 255, 255);
    /// Black.
    pub const BLACK: Colour = Colour::Rgb(0, 0, 0);

    /// The colour as sRGB. Inks are converted in the plain way, without a profile: `r = 255 (1 - c) (1 - k)`.
    pub fn rgb(self) -> (u8, u8, u8) {
        match self {
            Colour::Rgb(r, g, b) => (r, g, b),
            Colour::Cmyk(c, m, y, k) => {
                let channel = |ink: f32| (255.0 * (1.0 - ink) * (1.0 - k)).round() as u8;
                (channel(c), channel(m), channel(y))
            }
        }
    }

    /// The colour `share` of the way (0 to 1) from this one to `other`; in inks if both are given in inks.
    pub fn towards(self, other: Colour, share: f64) -> Colour {
        let between = |a: f64, b: f64| a + (b - a) * share;
        if let (Colour::Cmyk(c, m, y, k), Colour::Cmyk(c2, m2, y2, k2)) = (self, other) {
            let ink = |a: f32, b: f32| between(f64::from(a), f64::from(b)) as f32;
            return Colour::Cmyk(ink(c, c2), ink(m, m2), ink(y, y2), ink(k, k2));
        }
        let ((r, g, b), (r2, g2, b2)) = (self.rgb(), other.rgb());
        let channel = |a: u8, b: u8| between(f64::from(a), f64::from(b)).round() as u8;
        Colour::Rgb(channel(r, r2), channel(g, g2), channel(b, b2))
    }

    /// The colour that transparent inks of this colour and of `other` make together: yellow over blue is green.
    pub fn printed_over(self, other: Colour) -> Colour {
        let ((r, g, b), (r2, g2, b2)) = (self.rgb(), other.rgb());
        let both = |a: u8, b: u8| (u16::from(a) * u16::from(b) / 255) as u8;
        Colour::Rgb(both(r, r2), both(g, g2), both(b, b2))
    }
}

impl Spot {
    /// The colour that stands for the plate on a screen.
    pub fn shown(&self) -> Colour {
        let (c, m, y, k) = self.instead;
        Colour::Cmyk(c, m, y, k)
    }

    /// The plate that cutters look for, shown in a pink faint enough for those who cut by hand.
    pub const CUT_CONTOUR: Spot = Spot { name: "CutContour", instead: (0.0, 0.55, 0.0, 0.0) };

    /// Every plate there is: marks in it show whether the plates lie on each other.
    pub const REGISTRATION: Spot = Spot { name: "All", instead: (1.0, 1.0, 1.0, 1.0) };
}

impl From<Colour> for Paint {
    fn from(colour: Colour) -> Paint {
        Paint::Process(colour)
    }
}

/// The amount of light, 0 to 1, of a channel of sRGB (IEC 61966-2-1).
pub fn linear_light(channel: u8) -> f64 {
    let share = f64::from(channel) / 255.0;
    if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
}

/// How bright red, green and blue light is together, 0 to 1: the relative luminance of WCAG 2.
pub fn luminance([r, g, b]: [f64; 3]) -> f64 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}
