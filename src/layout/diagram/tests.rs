//! Statements about the pictures of a rules sheet.

use super::*;
use crate::art::{Drawing, paper_cut};
use crate::geom::{Affine, Point, Rect, Shape};
use crate::layout::ink::ink;
use crate::layout::studio::Studio;
use crate::rules::notation::read_position;
use crate::rules::{KindId, Move, Position, Row, Rules, Side, Square, judge, preset_rules};
use crate::rulesheet::{Arrow, Ladder, LadderArrow, Rung, View};
use crate::scene::Item;
use crate::theme::{Element, Numerals, Outline, Picture, Ring, THEMES, Theme, shipped_theme};
use std::sync::Arc;

const LOOKS: [Look; 3] = [Look::Normal, Look::Large, Look::Card];

fn theme(name: &str) -> Theme {
    shipped_theme(name).expect("the theme is shipped")
}

fn square(name: &str) -> Square {
    Square::parse(name).expect("a square")
}

fn classic_rules() -> Arc<Rules> {
    preset_rules("classic").expect("the rules are shipped")
}

/// A view of a position, each move judged for whoever makes it. A leap may name the square of the animal that stops it.
fn view(rules: &Arc<Rules>, map: &str, part: (&str, &str), moves: &[&str]) -> View {
    let arrow = |text: &&str| {
        let mv = Move::new(square(&text[..2]), square(&text[2..4]));
        let at = |square| read(rules, map, Side::White).at(square).map(|placed| placed.piece.side);
        let side = at(mv.from).expect("somebody moves");
        let apart = |a: u8, b: u8| a.abs_diff(b);
        let leap = apart(mv.from.file.0, mv.to.file.0).max(apart(mv.from.row.0, mv.to.row.0)) > 1;
        let legal = judge(&read(rules, map, side), mv).violations().is_empty();
        let captures = at(mv.to) == Some(!side);
        Arrow { mv, leap, captures, legal, stopped_by: text.get(5..).map(square) }
    };
    let position = read(rules, map, Side::White);
    let arrows = moves.iter().map(arrow).collect();
    View { position, from: square(part.0), to: square(part.1), strips: Vec::new(), arrows }
}

fn read(rules: &Arc<Rules>, map: &str, side: Side) -> Position {
    read_position(&format!("{map} {}", side.letter()), rules).expect("a position")
}

fn views(rules: &Arc<Rules>) -> Vec<View> {
    let steps = ["b2a2", "b2c2", "b2b3", "b2b1", "b2a3", "b2c3", "b2a1", "b2c1"];
    vec![
        view(rules, "7/7/7/7/7/7/7/1W5/7", ("a1", "c3"), &steps),
        view(rules, "7/7/7/7/7/7/1w5/tWc4/1R5", ("a1", "c3"), &steps[..4]),
        view(rules, "7/7/7/7/d1R4/7/7/7/7", ("a4", "d6"), &["c5c6", "c5b5", "c5d5", "a5b5"]),
        view(rules, "7/7/7/7/T6/7/1L5/7/7", ("a3", "d7"), &["a5d5", "b3b7"]),
        view(rules, "7/7/7/T1r4/7/7/2L4/7/7", ("a3", "d7"), &["a6d6 c6", "c3c7 c6"]),
        view(rules, "7/7/7/7/7/7/7/7/4lC1", ("c1", "f2"), &["f1e1"]),
        view(rules, "4t2/3D3/7/7/7/7/7/7/7", ("b8", "e9"), &["d8d9", "e9d9"]),
        view(rules, "7/7/7/7/7/7/7/Ww5/7", ("a1", "c3"), &["a2b2", "b2a2"]),
    ]
}

fn ladder_of(rules: &Rules) -> Ladder {
    let mut kinds: Vec<KindId> = rules.kind_ids().collect();
    kinds.sort_by_key(|&kind| std::cmp::Reverse(rules.kind(kind).strength));
    let rung = |&kind: &KindId| Rung {
        kind,
        strength: rules.kind(kind).strength,
        name: rules.kind(kind).id.clone(),
        gifts: vec!["leaps the river".to_owned(), "swims".to_owned()],
    };
    let (strong, weak) = (kinds[0], kinds[kinds.len() - 1]);
    let exception = |attacker, victim, mutual| LadderArrow {
        attacker,
        victim,
        mutual,
        text: "the weaker captures the stronger".to_owned(),
    };
    let mut exceptions = vec![exception(weak, strong, false)];
    if let [.., third, second, _] = kinds[..] {
        exceptions.push(exception(second, third, true));
        exceptions.push(exception(second, strong, false));
    }
    Ladder { rungs: kinds.iter().map(rung).collect(), exceptions }
}

fn styles() -> Vec<LadderStyle> {
    let column = |pitch, disc, sentences| LadderStyle::Column { pitch, disc, sentences };
    vec![LadderStyle::Frieze, column(14.0, 12.2, true), column(8.75, 7.9, false), LadderStyle::Cards]
}

/// Every path with the scale it is drawn at, symbols looked into.
fn each_line(studio: &Studio<'_>, items: &[Item], scale: f64, visit: &mut impl FnMut(f64)) {
    for item in items {
        match item {
            Item::Path(path) => path.stroke.iter().for_each(|stroke| visit(stroke.width * scale)),
            Item::Group(group) => {
                each_line(studio, &group.items, scale * group.transform.determinant().abs().sqrt(), visit);
            }
            Item::Use(placed) => {
                let scale = scale * placed.transform.determinant().abs().sqrt();
                each_line(studio, studio.items(placed.symbol), scale, visit);
            }
            Item::Glyphs(_) | Item::Image(_) => {}
        }
    }
}

fn thinnest(studio: &Studio<'_>, drawn: &Drawn) -> f64 {
    let mut least = f64::INFINITY;
    each_line(studio, &drawn.items, 1.0, &mut |width| least = least.min(width));
    least
}

#[track_caller]
fn holds_its_ink(studio: &Studio<'_>, drawn: &Drawn, what: &str) {
    let page = Rect::from_origin_size((0.0, 0.0), drawn.size).inflate(0.02, 0.02);
    let Some(found) = ink(studio, &drawn.items) else { panic!("{what} is empty") };
    assert!(page.union(found) == page, "{what}: {found:?} is not within {:?}", drawn.size);
}

/// How many texts say this, symbols looked into.
fn texts(studio: &Studio<'_>, items: &[Item]) -> Vec<String> {
    let of = |item: &Item| match item {
        Item::Glyphs(run) => vec![run.text.clone()],
        Item::Group(group) => texts(studio, &group.items),
        Item::Use(placed) => texts(studio, studio.items(placed.symbol)),
        Item::Path(_) | Item::Image(_) => Vec::new(),
    };
    items.iter().flat_map(of).collect()
}

/// Where ink-coloured shapes lie that have this many corners and no line: heads of arrows have four.
fn heads(drawn: &Drawn, colour: crate::scene::Colour) -> Vec<Rect> {
    let mut found = Vec::new();
    walk(&drawn.items, Affine::IDENTITY, &mut |path, to| {
        let bounds = (to * path.path.clone()).bounding_box();
        // A bar at the board's edge has four corners as well, but is long.
        let long = bounds.width().max(bounds.height()) > 3.0 * bounds.width().min(bounds.height());
        let filled = path.fill == Some(colour.into()) && path.stroke.is_none() && path.path.elements().len() == 5;
        if filled && !long {
            found.push(bounds);
        }
    });
    found
}

/// Where round lines of two strokes lie: crosses, each with its halo.
fn crosses(drawn: &Drawn, colour: crate::scene::Colour) -> Vec<Rect> {
    let mut found = Vec::new();
    walk(&drawn.items, Affine::IDENTITY, &mut |path, to| {
        let stroked = path.stroke.as_ref().is_some_and(|stroke| stroke.paint == colour.into());
        if stroked && path.fill.is_none() && path.path.elements().len() == 4 && is_cross(&path.path) {
            found.push((to * path.path.clone()).bounding_box());
        }
    });
    found
}

fn is_cross(path: &crate::geom::BezPath) -> bool {
    let bounds = path.bounding_box();
    (bounds.width() - bounds.height()).abs() < 1e-9
}

fn walk(items: &[Item], to: Affine, visit: &mut impl FnMut(&crate::scene::PathItem, Affine)) {
    for item in items {
        match item {
            Item::Path(path) => visit(path, to),
            Item::Group(group) => walk(&group.items, to * group.transform, visit),
            Item::Glyphs(_) | Item::Image(_) | Item::Use(_) => {}
        }
    }
}

#[test]
fn all_ink_lies_within_the_size_that_is_told() {
    for shipped in THEMES {
        let theme = theme(shipped.name);
        let mut studio = Studio::new(&theme);
        for look in LOOKS {
            for (place, view) in views(&classic_rules()).iter().enumerate() {
                let drawn = excerpt(&mut studio, view, 8.4, look);
                holds_its_ink(&studio, &drawn, &format!("{} {look:?} view {place}", shipped.name));
            }
            for coordinates in [false, true] {
                let drawn = setup(&mut studio, 9.4, look, coordinates);
                holds_its_ink(&studio, &drawn, &format!("{} {look:?} set-up", shipped.name));
            }
            let drawn = emblem(&mut studio, &theme.rules, 29.5, look);
            holds_its_ink(&studio, &drawn, &format!("{} {look:?} emblem", shipped.name));
            for style in styles() {
                let drawn = ladder(&mut studio, &ladder_of(&theme.rules), 180.0, style, look, &[]);
                holds_its_ink(&studio, &drawn, &format!("{} {look:?} {style:?}", shipped.name));
            }
        }
        let (_, _, missing) = studio.finish();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

#[test]
fn no_line_is_thinner_than_the_theme_allows() {
    for shipped in THEMES {
        let theme = theme(shipped.name);
        let least = theme.board.least_line - 1e-9;
        let mut studio = Studio::new(&theme);
        for view in &views(&classic_rules()) {
            for cell in [5.0, 8.4, 12.6] {
                let drawn = excerpt(&mut studio, view, cell, Look::Normal);
                assert!(thinnest(&studio, &drawn) >= least, "{} {cell}", shipped.name);
            }
        }
        for style in styles() {
            let drawn = ladder(&mut studio, &ladder_of(&theme.rules), 120.0, style, Look::Normal, &[]);
            assert!(thinnest(&studio, &drawn) >= least, "{} {style:?}", shipped.name);
        }
    }
}

#[test]
fn a_legal_move_has_a_head_and_a_barred_one_a_cross() {
    let theme = theme("classic");
    let ink = theme.colours.ink;
    let mut studio = Studio::new(&theme);
    for view in views(&classic_rules()) {
        let drawn = excerpt(&mut studio, &view, 8.4, Look::Normal);
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
    let mut studio = Studio::new(&theme);
    let (cell, margin) = (10.0, 0.75);
    let drawn = excerpt(&mut studio, &view, cell, Look::Normal);
    let tip = heads(&drawn, theme.colours.ink)[0].x1 - margin;
    let rim = 2.5 * cell - token::RADIUS * cell;
    assert!(tip > rim + 0.1 * cell && tip < 2.5 * cell, "{tip} over {rim}");
}

#[test]
fn two_arrows_against_each_other_run_side_by_side() {
    let theme = theme("classic");
    let view = view(&classic_rules(), "7/7/7/7/7/7/7/Ww5/7", ("a1", "c3"), &["a2b2", "b2a2"]);
    let drawn = excerpt(&mut Studio::new(&theme), &view, 10.0, Look::Normal);
    let heads = heads(&drawn, theme.colours.ink);
    assert!((heads[0].center().y - heads[1].center().y).abs() > 2.0, "{heads:?}");
}

#[test]
fn a_small_cross_leaves_the_rims_of_its_neighbours_in_sight() {
    let theme = theme("classic");
    let view = view(&classic_rules(), "7/7/7/7/7/7/7/Wt5/7", ("a1", "c3"), &["a2b2"]);
    let drawn = excerpt(&mut Studio::new(&theme), &view, 10.0, Look::Normal);
    let cross = crosses(&drawn, theme.colours.ink)[0].width() + 10.0 * 0.068;
    let between = 10.0 * (1.0 - 2.0 * token::RADIUS);
    assert!(cross - between < 10.0 * 0.1, "{cross} between rims {between} apart");
}

#[test]
fn drawings_grow_with_their_cells() {
    let theme = theme("classic");
    let mut studio = Studio::new(&theme);
    for view in views(&classic_rules()) {
        let (small, large) =
            (excerpt(&mut studio, &view, 10.0, Look::Normal), excerpt(&mut studio, &view, 20.0, Look::Normal));
        assert!((large.size.width - 2.0 * small.size.width).abs() < 1e-9);
        let ink = theme.colours.ink;
        for (one, other) in crosses(&small, ink).iter().zip(crosses(&large, ink)) {
            assert!((other.width() - 2.0 * one.width()).abs() < 1e-9);
        }
    }
}

#[test]
fn a_piece_that_stands_in_two_pictures_is_stored_once() {
    let theme = theme("classic");
    let mut studio = Studio::new(&theme);
    let view = &views(&classic_rules())[0];
    let _ = excerpt(&mut studio, view, 8.4, Look::Normal);
    let _ = excerpt(&mut studio, view, 8.4, Look::Normal);
    let (symbols, ..) = studio.finish();
    assert_eq!(symbols.iter().filter(|symbol| symbol.name.starts_with("diagram-piece-wolf")).count(), 1);
}

#[test]
fn strips_are_cut_apart() {
    let theme = theme("classic");
    let rules = classic_rules();
    let mut whole = view(&rules, "7/7/7/2rR3/3eR2/2Re3/7/7/7", ("c4", "f6"), &["c4d4"]);
    let mut studio = Studio::new(&theme);
    let one = excerpt(&mut studio, &whole, 10.0, Look::Normal);
    whole.strips = vec![Row(3), Row(4), Row(5)];
    let three = excerpt(&mut studio, &whole, 10.0, Look::Normal);
    assert_eq!(three.size.width, one.size.width);
    assert!(three.size.height > one.size.height + 7.0, "{:?} {:?}", one.size, three.size);
    holds_its_ink(&studio, &three, "three strips");
}

#[test]
fn the_sides_wear_one_ring_and_two_whatever_the_theme_says() {
    let mut theme = theme("classic");
    for rings in [[Ring::Single, Ring::Double], [Ring::None, Ring::None], [Ring::Single, Ring::Scallop]] {
        theme.pieces.sides[0].ring = rings[0];
        theme.pieces.sides[1].ring = rings[1];
        assert!(!wears_two_rings(&theme, Side::White) && wears_two_rings(&theme, Side::Black));
    }
    theme.pieces.sides[0].ring = Ring::Double;
    theme.pieces.sides[1].ring = Ring::Single;
    assert!(wears_two_rings(&theme, Side::White) && !wears_two_rings(&theme, Side::Black));
}

#[test]
fn a_small_piece_shows_its_strength_and_nothing_else() {
    let theme = theme("schule");
    let mut studio = Studio::new(&theme);
    let drawn = setup(&mut studio, 5.0, Look::Normal, false);
    let (said, pieces) = (texts(&studio, &drawn.items), theme.rules.setup().len());
    assert_eq!(said.iter().filter(|text| text.parse::<u8>().is_ok()).count(), pieces);
    let (symbols, ..) = studio.finish();
    assert!(symbols.iter().all(|symbol| !symbol.name.starts_with("animal-")));
}

#[test]
fn faces_without_a_picture_show_what_they_have() {
    let mut theme = theme("classic");
    theme.face.numerals = Numerals::Roman;
    for (show, said) in [(Element::Numeral, "VIII"), (Element::Character, "象"), (Element::Picture, "VIII")] {
        theme.face.show = vec![show];
        for outline in [Outline::Disc, Outline::Square, Outline::Hexagon] {
            theme.pieces.outline = outline;
            let mut studio = Studio::new(&theme);
            let drawn = setup(&mut studio, 9.4, Look::Normal, true);
            holds_its_ink(&studio, &drawn, &format!("{show:?} {outline:?}"));
            assert_eq!(texts(&studio, &drawn.items).iter().filter(|text| *text == said).count(), 2, "{show:?}");
        }
    }
}

#[test]
fn a_ladder_says_its_words_as_text() {
    let theme = theme("classic");
    let ladder_of = ladder_of(&theme.rules);
    for style in styles() {
        let mut studio = Studio::new(&theme);
        let drawn = ladder(&mut studio, &ladder_of, 180.0, style, Look::Normal, &[]);
        let said = texts(&studio, &drawn.items);
        for rung in &ladder_of.rungs {
            assert!(said.contains(&rung.name), "{style:?} does not say {}", rung.name);
        }
    }
}

#[test]
fn an_animal_with_a_picture_of_the_users_own_stands_on_the_ladder_as_a_piece() {
    let mut theme = theme("classic");
    let svg = br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><path d="M0 0H900V900Z"/></svg>"#;
    let drawing = Arc::new(crate::art::read_svg(svg).expect("a drawing"));
    theme
        .pictures
        .insert("rat".to_owned(), Picture { file: "rat.svg".to_owned(), drawing, focus: Point::new(0.5, 0.5) });
    let mut studio = Studio::new(&theme);
    let drawn = ladder(&mut studio, &ladder_of(&theme.rules), 180.0, LadderStyle::Frieze, Look::Normal, &[]);
    holds_its_ink(&studio, &drawn, "a ladder with a picture");
    let (symbols, ..) = studio.finish();
    let count = |start: &str| symbols.iter().filter(|symbol| symbol.name.starts_with(start)).count();
    assert_eq!((count("papercut-"), count("diagram-piece-rat")), (7, 1));
}

#[test]
fn ladders_of_two_to_twenty_six_kinds_can_be_drawn() {
    let theme = theme("classic");
    let usual = ladder_of(&theme.rules);
    for count in [1, 2, 5, 12, 19, 26] {
        let mut many = usual.clone();
        many.rungs = usual.rungs.iter().cycle().take(count).cloned().collect();
        for (place, rung) in many.rungs.iter_mut().enumerate() {
            rung.strength = (count - place) as u8;
        }
        let more = vec![RungWords { name: "象".to_owned(), reading: "xiàng".to_owned() }; count];
        let mut studio = Studio::new(&theme);
        for look in LOOKS {
            for style in styles() {
                for width in [53.0, 180.0] {
                    let drawn = ladder(&mut studio, &many, width, style, look, &more);
                    holds_its_ink(&studio, &drawn, &format!("{count} {look:?} {style:?} on {width}"));
                }
            }
        }
    }
}

#[test]
fn every_paper_cut_is_one_solid_figure() {
    for animal in crate::art::PAPER_CUTS {
        let Some(Drawing::Paths { parts, ink, .. }) = paper_cut(animal.id) else {
            panic!("{} has no paths", animal.id)
        };
        assert!(parts.len() == 1 && parts[0].even_odd && parts[0].stroke.is_none(), "{}", animal.id);
        assert!(ink.x0 >= 60.0 && ink.y0 >= 60.0 && ink.x1 <= 940.0 && ink.y1 <= 940.0, "{}: {ink:?}", animal.id);
        assert!(matches!(crate::art::read_svg(animal.svg.as_bytes()), Ok(Drawing::Paths { .. })), "{}", animal.id);
    }
}

/// The farthest that the ink of an animal lies from the middle of its piece, lines included.
fn reach_of_the_animal(studio: &Studio<'_>, items: &[Item], to: Affine, animal: bool) -> f64 {
    let reach = |item: &Item| match item {
        Item::Path(path) if animal => {
            let half = path.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0) * to.determinant().abs().sqrt();
            let mut far = 0.0_f64;
            crate::geom::flatten(&(to * path.path.clone()), 0.005, |element| {
                if let crate::geom::PathEl::MoveTo(point) | crate::geom::PathEl::LineTo(point) = element {
                    far = far.max(point.to_vec2().hypot() + half);
                }
            });
            far
        }
        Item::Group(group) => reach_of_the_animal(studio, &group.items, to * group.transform, animal),
        Item::Use(placed) => {
            let animal = animal || studio.name(placed.symbol).contains("animal-");
            reach_of_the_animal(studio, studio.items(placed.symbol), to * placed.transform, animal)
        }
        Item::Path(_) | Item::Glyphs(_) | Item::Image(_) => 0.0,
    };
    items.iter().map(reach).fold(0.0, f64::max)
}

/// The inner edge of the innermost ring of a piece.
fn ring(studio: &Studio<'_>, items: &[Item]) -> f64 {
    let mut inner = f64::INFINITY;
    let mut visit = |path: &crate::scene::PathItem, to: Affine| {
        if let Some(stroke) = &path.stroke {
            let bounds = (to * path.path.clone()).bounding_box();
            inner = inner.min(bounds.width() / 2.0 - stroke.width / 2.0);
        }
    };
    for item in items {
        if let Item::Use(placed) = item {
            walk(studio.items(placed.symbol), placed.transform, &mut visit);
        }
    }
    inner
}

#[test]
fn a_heads_ink_stays_within_the_ring_of_its_piece() {
    for shipped in THEMES {
        let theme = theme(shipped.name);
        if theme.pieces.outline != Outline::Disc || !theme.face.show.contains(&Element::Picture) {
            continue;
        }
        for kind in theme.rules.kind_ids() {
            for (side, across) in [(Side::White, 5.0), (Side::White, 7.9), (Side::Black, 7.9), (Side::Black, 12.2)] {
                let mut studio = Studio::new(&theme);
                let items = piece(&mut studio, kind, side, across, Look::Normal);
                let (ink, ring) =
                    (reach_of_the_animal(&studio, &items, Affine::IDENTITY, false), ring(&studio, &items));
                let who = &theme.rules.kind(kind).id;
                assert!(ink > 0.5 * ring && ink <= ring, "{} {who} {across}: {ink:.2} of {ring:.2}", shipped.name);
            }
        }
    }
}

#[test]
fn a_trap_and_a_den_look_as_the_theme_has_them() {
    let drawn = |name: &str, symbol: &str| {
        let theme = theme(name);
        let mut studio = Studio::new(&theme);
        setup(&mut studio, 9.0, Look::Normal, false);
        let (symbols, ..) = studio.finish();
        let found = symbols.into_iter().find(|found| found.name.starts_with(&format!("diagram-{symbol}-")));
        let found = found.unwrap_or_else(|| panic!("{name} has no {symbol}"));
        // The shapes alone: colours differ anyway.
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
fn what_stops_a_leap_stands_on_its_way_and_a_leap_keeps_off_the_bank() {
    let theme = theme("classic");
    let view = view(&classic_rules(), "7/7/7/T1r4/7/7/2L4/7/7", ("a3", "d7"), &["a6d6 c6", "c3c7 c6"]);
    let drawn = excerpt(&mut Studio::new(&theme), &view, 10.0, Look::Normal);
    let margin = (drawn.size.width - 40.0) / 2.0;
    for cross in crosses(&drawn, theme.colours.ink) {
        let at = cross.center();
        let off = |a: f64, middle: f64| ((a - middle) / 10.0).abs();
        let on_row = off(at.y, 10.0 + 5.0 + margin) < 0.1;
        let on_file = off(at.x, 20.0 + 5.0 + margin) < 0.1;
        assert!(on_row || on_file, "{at:?} is on neither way");
    }
}
