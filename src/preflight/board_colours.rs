//! Whether the colours of a theme stand out from each other where one is laid on the other.

use super::eye::{Light, contrast, light};
use super::{Examination, Severity};
use crate::layout::{Set, ghost};
use crate::scene::Colour;
use crate::theme::{Art, Element, River, Theme, Tones};

/// The animals on their starting squares may be pale, but must show where each animal stands.
pub const GHOST: f64 = 1.6;
/// A river in one colour must not be taken for land; waves and banks show it by themselves.
pub const RIVER: f64 = 1.1;
/// The edges of squares are thin: a paler line vanishes.
pub const LINE: f64 = 1.3;
/// Outlines of a drawing against what it is filled with: what the web's rules ask of drawings.
pub const DRAWING: f64 = 3.0;

/// Every colour of a theme by its key, the more telling name first where two are the same.
pub fn keys(theme: &Theme) -> [(&'static str, Colour); 17] {
    let c = &theme.colours;
    [
        ("colours.ink", c.ink),
        ("colours.ghost", c.ghost),
        ("colours.ghost-fill", c.ghost_fill),
        ("colours.line", c.line),
        ("colours.soft", c.soft),
        ("colours.river-text", c.river_text),
        ("colours.bank", c.bank),
        ("colours.wave", c.wave),
        ("colours.white", c.white),
        ("colours.black", c.black),
        ("colours.accent", c.accent),
        ("colours.river", c.river),
        ("colours.trap", c.trap),
        ("colours.paper", c.paper),
        ("colours.land", c.land),
        ("colours.coat", c.coat),
        ("pieces.white.colour", theme.pieces.sides[0].colour),
    ]
}

/// The key of a colour, in sRGB.
pub fn key_of(theme: &Theme, rgb: [u8; 3]) -> Option<&'static str> {
    keys(theme).into_iter().find(|(_, colour)| <[u8; 3]>::from(colour.rgb()) == rgb).map(|(key, _)| key)
}

/// Compares the colours that meet on the board and on the pieces.
pub fn check(theme: &Theme, set: &Set, seen: &mut Examination) {
    let c = &theme.colours;
    if set.plan.board.is_some() {
        if theme.board.start {
            compare(
                seen,
                "the animals on their squares",
                ("colours.ghost", ghost(theme, c.ghost)),
                c.land,
                GHOST,
                true,
            );
        }
        // A pattern shows a river whatever its colour.
        let plain = theme.board.river == River::Plain;
        compare(seen, "the rivers on the land", ("colours.river", c.river), c.land, RIVER, plain);
        compare(seen, "the lines between squares", ("colours.line", c.line), c.land, LINE, true);
    }
    if set.plan.pieces.is_none() || !theme.face.show.contains(&Element::Picture) {
        return;
    }
    match (theme.face.art, theme.face.tones) {
        (Art::Line, Tones::Outline) => {
            compare(seen, "the animals' outlines", ("colours.ink", c.ink), c.coat, DRAWING, true);
        }
        (Art::Line, Tones::Natural | Tones::Side) => {}
        (Art::PaperCut | Art::Seal, _) => {
            for (style, key) in theme.pieces.sides.iter().zip(["pieces.white.colour", "pieces.black.colour"]) {
                compare(seen, "a side's animals", (key, style.colour), style.ground, DRAWING, true);
            }
        }
    }
}

fn compare(seen: &mut Examination, what: &str, (place, over): (&str, Colour), under: Colour, least: f64, told: bool) {
    let seen_as = |colour: Colour| -> Light { light(colour.rgb().into()) };
    let ratio = contrast(seen_as(over), seen_as(under));
    seen.measured(what.to_owned(), place, ratio, ": 1", least);
    if told && ratio < least {
        seen.find(
            Severity::Warning,
            "low-contrast",
            place,
            format!("{what} have a contrast of {ratio:.2} : 1; {least} is the least"),
            format!("a darker {place}, or a lighter ground"),
        );
    }
}

#[cfg(test)]
mod tests {
    use crate::preflight::trial::trial;
    use crate::preflight::trial::{Sheets, found_at};
    use crate::scene::Colour;
    use crate::theme::{Art, River, Theme};

    fn low(change: impl FnOnce(&mut Theme)) -> Vec<String> {
        let mut theme = trial();
        change(&mut theme);
        found_at(&Sheets::new(theme).board(Vec::new()), "low-contrast")
    }

    #[test]
    fn the_colours_of_the_classic_board_stand_out() {
        assert!(low(|_| {}).is_empty());
    }

    #[test]
    fn animals_as_pale_as_their_squares_are_found() {
        assert_eq!(low(|theme| theme.colours.ghost = Colour::Rgb(0xE8, 0xDF, 0xC8)), ["colours.ghost"]);
    }

    #[test]
    fn paper_cuts_as_pale_as_their_ground_are_found() {
        let pale = |art: Art| {
            let mut theme = trial();
            theme.face.art = art;
            theme.pieces.sides[1].colour = theme.pieces.sides[1].ground.towards(Colour::BLACK, 0.2);
            found_at(&Sheets::new(theme).pieces(), "low-contrast").contains(&"pieces.black.colour".to_owned())
        };
        assert!(pale(Art::PaperCut) && pale(Art::Seal) && !pale(Art::Line));
    }

    #[test]
    fn a_river_in_the_land_s_colour_needs_waves() {
        let same = |theme: &mut Theme| theme.colours.river = theme.colours.land;
        assert!(low(same).is_empty());
        assert_eq!(low(|theme| (same(theme), theme.board.river = River::Plain).1), ["colours.river"]);
    }
}
