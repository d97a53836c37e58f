//! Checks the contrast of theme colours that meet.

use super::Severity;
use super::examination::Examination;
use super::value::Value;
use super::vision::{Light, contrast, light};
use crate::layout::{Set, ghost};
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Art, Element, Landscape, River, Theme, Tones};

/// The animals on their starting squares may be pale, but must be visible.
pub const GHOST: f64 = 1.6;
/// A plain river must not look like land; waves and banks are distinctive by themselves.
pub const RIVER: f64 = 1.1;
/// The edges of squares are thin: a paler line disappears.
pub const LINE: f64 = 1.3;
/// Outlines of a drawing against its fill: the WCAG minimum for graphics.
pub const DRAWING: f64 = 3.0;

/// Every colour of a theme by its key; of two equal ones the more specific key first.
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
            for (key, colour) in ghosts(theme) {
                // On a landscape they stand on discs, and are drawn as they are.
                let (shown, under) = match theme.board.landscape {
                    Landscape::None => (ghost(theme, colour), c.land),
                    _ => (colour, c.ghost_fill),
                };
                compare(seen, "start", (key, shown), under, GHOST, true);
            }
        }
        // A pattern makes a river distinctive in any colour.
        let plain = theme.board.river == River::Plain;
        compare(seen, "rivers", ("colours.river", c.river), c.land, RIVER, plain);
        compare(seen, "lines", ("colours.line", c.line), c.land, LINE, true);
    }
    if set.plan.pieces.is_none() || !theme.face.show.contains(&Element::Picture) {
        return;
    }
    match (theme.face.art, theme.face.tones) {
        (Art::Line | Art::Woodcut, Tones::Outline) => {
            compare(seen, "outlines", ("colours.ink", c.ink), c.coat, DRAWING, true);
        }
        (Art::Line | Art::Woodcut, Tones::Natural | Tones::Side | Tones::Accent | Tones::Wash | Tones::Mosaic) => {}
        (Art::PaperCut | Art::Seal, _) => {
            for (style, key) in theme.pieces.sides.iter().zip(["pieces.white.colour", "pieces.black.colour"]) {
                compare(seen, "side", (key, style.colour), style.ground, DRAWING, true);
            }
        }
    }
}

/// The colours of the animals on their squares, with their keys.
fn ghosts(theme: &Theme) -> Vec<(&'static str, Colour)> {
    let c = &theme.colours;
    match theme.board.start_tint {
        true => {
            let keys = match theme.landscape_inks.start(Side::White) {
                Some(_) => ["colours.landscape.start-white", "colours.landscape.start-black"],
                None => ["colours.white", "colours.black"],
            };
            keys.into_iter().zip(Side::BOTH).map(|(key, side)| (key, theme.ghost(side))).collect()
        }
        false => vec![("colours.ghost", c.ghost)],
    }
}

fn compare(
    seen: &mut Examination,
    what: &'static str,
    (place, over): (&str, Colour),
    under: Colour,
    least: f64,
    reported: bool,
) {
    let seen_as = |colour: Colour| -> Light { light(colour.rgb().into()) };
    let ratio = contrast(seen_as(over), seen_as(under));
    seen.measured(("figure-colours", vec![("what", what.into())]), place, ratio, ": 1", least);
    if reported && ratio < least {
        seen.find(
            Severity::Warning,
            "low-contrast",
            place,
            ("low-contrast-colours", "mend-contrast-colours"),
            vec![
                ("what", what.into()),
                ("contrast", Value::exactly(ratio, 2)),
                ("least", Value::plain(least)),
                ("key", place.into()),
            ],
        );
    }
}

#[cfg(test)]
mod tests {
    use crate::preflight::test_sheets::{Sheets, classic_theme, found_at};
    use crate::preflight::vision::{Vision, contrast, light};
    use crate::rules::Side;
    use crate::scene::Colour;
    use crate::theme::{Art, River, Theme, shipped_theme};

    fn low(change: impl FnOnce(&mut Theme)) -> Vec<String> {
        let mut theme = classic_theme();
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

    /// The difference of two colours in a view (ΔE 1976).
    fn apart(view: Vision, one: Colour, other: Colour) -> f32 {
        let [a, b] = [one, other].map(|colour| view.lab(light(colour.rgb().into())));
        a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
    }

    #[test]
    fn grounds_and_sides_of_clear_differ_in_every_view() {
        let theme = shipped_theme("clear").expect("the theme is shipped");
        let c = theme.colours;
        for view in [Vision::Colour, Vision::Protan, Vision::Deutan, Vision::Tritan] {
            // The den is as dark as ink. Land and traps are similar only in tritanopia, for which there is the
            // hatching.
            let pairs = [
                ("land and river", c.land, c.river, 35.0),
                ("river and trap", c.river, c.trap, 58.0),
                ("trap and den", c.trap, c.ink, 75.0),
                ("river and den", c.river, c.ink, 55.0),
                ("land and trap", c.land, c.trap, 21.0),
                ("the sides", c.white, c.black, 75.0),
            ];
            for (what, one, other, least) in pairs {
                let apart = apart(view, one, other);
                assert!(apart >= least, "{what} {}: {apart:.1}", view.id());
            }
        }
        // In greyscale lightness remains, and the patterns.
        assert!(apart(Vision::Grey, c.land, c.river) > 20.0 && apart(Vision::Grey, c.river, c.ink) > 50.0);
        for side in [c.white, c.black, c.ink] {
            assert!(contrast(light(side.rgb().into()), light(c.land.rgb().into())) > 4.5);
        }
    }

    #[test]
    fn on_dark_discs_each_side_has_start_animals_of_its_own_colour() {
        for name in ["night", "indigo"] {
            let theme = shipped_theme(name).expect("the theme is shipped");
            let [white, black] = Side::BOTH.map(|side| theme.ghost(side));
            assert!(apart(Vision::Colour, white, black) > 30.0, "{name}");
            for colour in [white, black] {
                assert!(contrast(light(colour.rgb().into()), light(theme.colours.ghost_fill.rgb().into())) > 4.5);
            }
        }
    }

    #[test]
    fn paper_cuts_as_pale_as_their_ground_are_found() {
        let pale = |art: Art| {
            let mut theme = classic_theme();
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
