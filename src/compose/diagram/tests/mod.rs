//! Properties of the pictures of a rules sheet.

mod band;
mod ink;
mod reading;
mod samples;

use super::*;
use crate::art::{ANIMALS, Drawing, Hand, animal};
use crate::canvas::resources::Resources;
use crate::geom::Point;
use crate::rules::{Row, Side};
use crate::scene::Item;
use crate::theme::{Element, Numerals, Outline, Picture, Ring, THEMES};
use ink::holds_its_ink;
use reading::{crosses, heads, texts};
use samples::{classic_rules, ladder_of, styles, theme, view, views};
use std::sync::Arc;

#[test]
fn a_legal_move_has_a_head_and_a_barred_one_a_cross() {
    let theme = theme("classic");
    let ink = theme.colours.ink;
    let mut resources = Resources::new(&theme);
    for view in views(&classic_rules()) {
        let drawn = excerpt(&mut resources, &view, 8.4, Look::Normal);
        let legal = view.arrows.iter().filter(|arrow| arrow.legal).count();
        assert_eq!(heads(&drawn, ink).len(), legal, "{:?}", view.arrows);
        assert_eq!(crosses(&drawn, ink).len(), view.arrows.len() - legal, "{:?}", view.arrows);
    }
}

#[test]
fn an_arrow_that_captures_ends_inside_the_captured_piece() {
    let theme = theme("classic");
    let rules = classic_rules();
    let view = view(&rules, "7/7/7/7/7/7/7/1Wc4/7", ("a1", "c3"), &["b2c2"]);
    let mut resources = Resources::new(&theme);
    let (cell, margin) = (10.0, 10.0 * Look::Normal.overrun());
    let drawn = excerpt(&mut resources, &view, cell, Look::Normal);
    let tip = heads(&drawn, theme.colours.ink)[0].x1 - margin;
    let rim = 2.5 * cell - token::RADIUS * cell;
    assert!(tip > rim + 0.1 * cell && tip < 2.5 * cell, "{tip} over {rim}");
}

#[test]
fn two_arrows_against_each_other_run_side_by_side() {
    let theme = theme("classic");
    let view = view(&classic_rules(), "7/7/7/7/7/7/7/Ww5/7", ("a1", "c3"), &["a2b2", "b2a2"]);
    let drawn = excerpt(&mut Resources::new(&theme), &view, 10.0, Look::Normal);
    let heads = heads(&drawn, theme.colours.ink);
    assert!((heads[0].center().y - heads[1].center().y).abs() > 2.0, "{heads:?}");
}

#[test]
fn a_small_cross_leaves_the_rims_of_its_neighbours_in_sight() {
    let theme = theme("classic");
    let view = view(&classic_rules(), "7/7/7/7/7/7/7/Wt5/7", ("a1", "c3"), &["a2b2"]);
    let drawn = excerpt(&mut Resources::new(&theme), &view, 10.0, Look::Normal);
    let cross = crosses(&drawn, theme.colours.ink)[0].width() + 10.0 * 0.068;
    let between = 10.0 * (1.0 - 2.0 * token::RADIUS);
    assert!(cross - between < 10.0 * 0.1, "{cross} between rims {between} apart");
}

#[test]
fn drawings_grow_with_their_cells() {
    let theme = theme("classic");
    let mut resources = Resources::new(&theme);
    for view in views(&classic_rules()) {
        let (small, large) =
            (excerpt(&mut resources, &view, 10.0, Look::Normal), excerpt(&mut resources, &view, 20.0, Look::Normal));
        assert!((large.size.width - 2.0 * small.size.width).abs() < 1e-9);
        let ink = theme.colours.ink;
        for (one, other) in crosses(&small, ink).iter().zip(crosses(&large, ink)) {
            assert!((other.width() - 2.0 * one.width()).abs() < 1e-9);
        }
    }
}

#[test]
fn a_piece_in_two_pictures_is_stored_once() {
    let theme = theme("classic");
    let mut resources = Resources::new(&theme);
    let view = &views(&classic_rules())[0];
    let _ = excerpt(&mut resources, view, 8.4, Look::Normal);
    let _ = excerpt(&mut resources, view, 8.4, Look::Normal);
    let (symbols, ..) = resources.finish();
    assert_eq!(symbols.iter().filter(|symbol| symbol.name.starts_with("diagram-piece-wolf")).count(), 1);
}

#[test]
fn a_picture_of_land_alone_might_lie_anywhere_and_any_other_ends_where_the_board_does() {
    let rules = classic_rules();
    let (edge, beyond) = (10.0 * window::EDGE, 10.0 * Look::Normal.overrun());
    let wide = |map: &str, (from, to): (&str, &str), moves: &[&str]| {
        excerpt_size(&view(&rules, map, (from, to), moves), 10.0, Look::Normal).width
    };
    // The corner has a trap, which does not matter here.
    let capture = "7/7/7/7/7/7/7/Wc5/7";
    assert!((wide(capture, ("a1", "c3"), &["a2b2"]) - 30.0 - 2.0 * beyond).abs() < 1e-9);
    // Here it does.
    let trapped = "7/7/7/7/7/7/7/7/1Wc4";
    assert!((wide(trapped, ("a1", "c3"), &["b1c1"]) - 30.0 - edge - beyond).abs() < 1e-9);
    let swimmer = "7/7/7/7/7/R6/7/7/7";
    assert!((wide(swimmer, ("a3", "c5"), &["a4b4"]) - 30.0 - edge - beyond).abs() < 1e-9);
    // An animal that cannot move is at the edge.
    let stuck = "7/7/7/7/7/7/7/t6/Cw5";
    assert!((wide(stuck, ("a1", "c3"), &["a1a2"]) - 30.0 - edge - beyond).abs() < 1e-9);
}

#[test]
fn strips_are_cut_apart() {
    let theme = theme("classic");
    let rules = classic_rules();
    let mut whole = view(&rules, "7/7/7/2rR3/3eR2/2Re3/7/7/7", ("c4", "f6"), &["c4d4"]);
    let mut resources = Resources::new(&theme);
    let one = excerpt(&mut resources, &whole, 10.0, Look::Normal);
    whole.strips = vec![Row(3), Row(4), Row(5)];
    let three = excerpt(&mut resources, &whole, 10.0, Look::Normal);
    // Closed by lines, they do not run on.
    assert!(three.size.width < one.size.width);
    assert!(three.size.height > one.size.height + 3.0, "{:?} {:?}", one.size, three.size);
    holds_its_ink(&resources, &three, "three strips");
}

#[test]
fn the_sides_have_one_and_two_rings_in_every_theme() {
    let mut theme = theme("classic");
    for rings in [[Ring::Single, Ring::Double], [Ring::None, Ring::None], [Ring::Single, Ring::Scallop]] {
        theme.pieces.sides[0].ring = rings[0];
        theme.pieces.sides[1].ring = rings[1];
        assert!(!theme.has_double_ring(Side::White) && theme.has_double_ring(Side::Black));
    }
    theme.pieces.sides[0].ring = Ring::Double;
    theme.pieces.sides[1].ring = Ring::Single;
    assert!(theme.has_double_ring(Side::White) && !theme.has_double_ring(Side::Black));
}

#[test]
fn a_small_piece_shows_its_strength_and_nothing_else() {
    let theme = theme("schule");
    let mut resources = Resources::new(&theme);
    let drawn = setup(&mut resources, 5.0, Look::Normal, false);
    let (said, pieces) = (texts(&resources, &drawn.items), theme.rules.setup().len());
    assert_eq!(said.iter().filter(|text| text.parse::<u8>().is_ok()).count(), pieces);
    let (symbols, ..) = resources.finish();
    assert!(symbols.iter().all(|symbol| !symbol.name.contains("animal-")));
}

#[test]
fn faces_without_a_picture_show_what_they_have() {
    let mut theme = theme("classic");
    theme.face.numerals = Numerals::Roman;
    for (show, said) in [(Element::Numeral, "VIII"), (Element::Character, "象"), (Element::Picture, "VIII")] {
        theme.face.show = vec![show];
        for outline in [Outline::Disc, Outline::Square, Outline::Hexagon] {
            theme.pieces.outline = outline;
            let mut resources = Resources::new(&theme);
            let drawn = setup(&mut resources, 9.4, Look::Normal, true);
            holds_its_ink(&resources, &drawn, &format!("{show:?} {outline:?}"));
            assert_eq!(texts(&resources, &drawn.items).iter().filter(|text| *text == said).count(), 2, "{show:?}");
        }
    }
}

#[test]
fn a_ladder_contains_its_words_as_text() {
    let theme = theme("classic");
    let ladder_of = ladder_of(&theme.rules);
    for style in styles() {
        let mut resources = Resources::new(&theme);
        let drawn = ladder(&mut resources, &ladder_of, 180.0, style, Look::Normal, &[]);
        let said = texts(&resources, &drawn.items);
        for rung in &ladder_of.rungs {
            assert!(said.contains(&rung.name), "{style:?} does not say {}", rung.name);
        }
    }
}

#[test]
fn an_animal_with_a_custom_picture_is_a_piece_on_the_ladder() {
    // A theme of figures: others show pieces only.
    let mut theme = theme("indigo");
    let svg = br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><path d="M0 0H900V900Z"/></svg>"#;
    let drawing = Arc::new(crate::art::read_svg(svg).expect("a drawing"));
    theme
        .pictures
        .insert("rat".to_owned(), Picture { file: "rat.svg".to_owned(), drawing, focus: Point::new(0.5, 0.5) });
    let mut resources = Resources::new(&theme);
    let drawn = ladder(&mut resources, &ladder_of(&theme.rules), 180.0, LadderStyle::Frieze, Look::Normal, &[]);
    holds_its_ink(&resources, &drawn, "a ladder with a picture");
    let (symbols, ..) = resources.finish();
    let count = |start: &str| symbols.iter().filter(|symbol| symbol.name.starts_with(start)).count();
    assert_eq!((count("papercut-"), count("diagram-piece-rat")), (7, 1));
}

#[test]
fn every_paper_cut_is_one_solid_figure() {
    for shipped in ANIMALS {
        let Some(Drawing::Paths { parts, ink, .. }) = animal(shipped.id, Hand::PaperCut) else {
            panic!("{} has no paths", shipped.id)
        };
        assert!(parts.len() == 1 && parts[0].even_odd && parts[0].stroke.is_none(), "{}", shipped.id);
        assert!(ink.x0 >= 10.0 && ink.y0 >= 10.0 && ink.x1 <= 990.0 && ink.y1 <= 990.0, "{}: {ink:?}", shipped.id);
    }
}

#[test]
fn a_trap_and_a_den_look_as_the_theme_has_them() {
    let drawn = |name: &str, symbol: &str| {
        let theme = theme(name);
        let mut resources = Resources::new(&theme);
        setup(&mut resources, 9.0, Look::Normal, false);
        let (symbols, ..) = resources.finish();
        let found = symbols.into_iter().find(|found| found.name.starts_with(&format!("diagram-{symbol}-")));
        let found = found.unwrap_or_else(|| panic!("{name} has no {symbol}"));
        // Shapes only: colours differ anyway.
        let path = |item: &Item| match item {
            Item::Path(path) => path.path.to_svg(),
            Item::Group(_) | Item::Use(_) | Item::Glyphs(_) | Item::Image(_) => String::new(),
        };
        found.items.iter().map(path).collect::<String>()
    };
    for (place, one) in THEMES.iter().enumerate() {
        for other in &THEMES[..place] {
            let (a, b) = (theme(one.name).board, theme(other.name).board);
            if a.trap != b.trap {
                assert_ne!(drawn(one.name, "trap"), drawn(other.name, "trap"), "{} and {}", one.name, other.name);
            }
            if a.den != b.den {
                let den = "den";
                assert_ne!(drawn(one.name, den), drawn(other.name, den), "{} and {}", one.name, other.name);
            }
        }
    }
}

#[test]
fn a_blocker_is_on_the_leaps_path_and_a_leap_keeps_clear_of_the_bank() {
    let theme = theme("classic");
    let view = view(&classic_rules(), "7/7/7/T1r4/7/7/2L4/7/7", ("a3", "d7"), &["a6d6 c6", "c3c7 c6"]);
    let drawn = excerpt(&mut Resources::new(&theme), &view, 10.0, Look::Normal);
    let margin = (drawn.size.width - 40.0) / 2.0;
    for cross in crosses(&drawn, theme.colours.ink) {
        let at = cross.center();
        let off = |a: f64, middle: f64| ((a - middle) / 10.0).abs();
        let on_row = off(at.y, 10.0 + 5.0 + margin) < 0.1;
        let on_file = off(at.x, 20.0 + 5.0 + margin) < 0.1;
        assert!(on_row || on_file, "{at:?} is on neither way");
    }
}
