//! Tests of the band of a sheet.

use super::samples::{ladder_of, theme};
use crate::canvas::resources::Resources;
use crate::compose::diagram::{Band, LadderStyle, Look, ladder};
use crate::geom::Affine;
use crate::scene::{Item, every_item};
use crate::theme::{THEMES, shipped_theme};

/// The width of an A4 page within its margins.
const PAGE: f64 = 180.0;

#[test]
fn themes_with_heads_parade_their_very_pieces_nearly_at_true_size() {
    // Eight discs of large print are wider than the page: it shows smaller pieces.
    for name in ["classic", "schule", "pictures", "travel", "clear"] {
        let theme = theme(name);
        let mut resources = Resources::new(&theme);
        let ladder_of = ladder_of(&theme.rules);
        let drawn = ladder(&mut resources, &ladder_of, PAGE, LadderStyle::Frieze, Look::Normal, &[]);
        let symbols = resources.symbols();
        for rung in &ladder_of.rungs {
            let sticker = format!("sticker-{}-w", theme.rules.kind(rung.kind).id);
            let shown = every_item(&drawn.items, &[], Affine::IDENTITY).into_iter().find_map(|(item, to)| match item {
                Item::Use(placed) => (symbols[placed.symbol.0].name == sticker).then(|| to * placed.transform),
                Item::Group(_) | Item::Path(_) | Item::Glyphs(_) | Item::Image(_) => None,
            });
            let scale = shown.unwrap_or_else(|| panic!("{name}: no {sticker}")).determinant();
            assert!((0.88..1.000_001).contains(&scale), "{name}: {sticker} is scaled by {scale}");
        }
    }
}

#[test]
fn figures_and_letters_stand_out_from_the_ground_of_every_band() {
    for shipped in THEMES {
        let theme = shipped_theme(shipped.name).expect("the theme is shipped");
        let band = Band::of(&theme, Look::Normal);
        let Some(ground) = band.ground else { continue };
        let light = |colour: crate::scene::Colour| colour.luminance() + 0.05;
        for colour in [band.figures, band.letters(theme.colours.ink)] {
            let contrast = light(colour).max(light(ground)) / light(colour).min(light(ground));
            assert!(contrast >= 2.7, "{}: {contrast}", shipped.name);
        }
    }
}
