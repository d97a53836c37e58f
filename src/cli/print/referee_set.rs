//! The set whose rules, languages, wording and colours the referee uses.

use super::super::dir::Dir;
use super::super::exit::Failure;
use crate::cli::table::BoardColours;
use crate::rules::Side;
use crate::service::SetWording;
use crate::theme::{Overrides, Theme, load};

/// Loads the set of this theme, with another ruleset if one is given.
pub fn table(theme: &str, ruleset: Option<&str>) -> Result<SetWording, Failure> {
    Ok(SetWording::of(words_of(theme, ruleset)?)?)
}

/// The colours of a theme's board and discs, for a screen.
pub fn board_colours(theme: &str) -> Result<BoardColours, Failure> {
    let theme = words_of(theme, None)?;
    let rgb = |colour: crate::scene::Colour| {
        let (red, green, blue) = colour.rgb();
        [red, green, blue]
    };
    let colours = &theme.colours;
    let discs = Side::BOTH.map(|side| {
        let style = &theme.pieces.sides[side.index()];
        let on_it = if style.is_reversed() { style.colour } else { style.ground };
        [style.seen(), on_it].map(rgb)
    });
    let board = BoardColours {
        land: rgb(colours.land),
        river: rgb(colours.river),
        trap: rgb(colours.trap),
        den: rgb(colours.trap.towards(colours.accent, 0.5)),
        ink: rgb(colours.ink),
        discs,
    };
    Ok(board.told_apart())
}

fn words_of(theme: &str, ruleset: Option<&str>) -> Result<Theme, Failure> {
    let overrides = Overrides { rules: ruleset.map(str::to_owned), words_only: true, ..Overrides::default() };
    Ok(load(theme, &overrides, &Dir::current())?)
}
