//! Animals that fill their pieces.

use super::*;
use crate::geom::Vec2;
use crate::scene::every_item;
use crate::theme::{Beside, Composition, Emphasis, THEMES};
use std::f64::consts::PI;

/// Points at the edge of the animal on a sticker, in millimetres around its middle.
fn animal_on(resources: &Resources<'_>, sticker: &Sticker) -> Vec<Point> {
    let symbols = resources.symbols();
    let shows_animal = |item: &&Item| match item {
        Item::Group(group) => used(resources, &group.items).iter().any(|name| name.contains("animal-")),
        Item::Path(_) | Item::Glyphs(_) | Item::Image(_) | Item::Use(_) => false,
    };
    let drawn = sticker.items.iter().find(shows_animal).expect("an animal");
    let parts = every_item(std::slice::from_ref(drawn), symbols, Affine::IDENTITY);
    // Tesserae around a figure are its ground.
    let is_drawn = |path: &PathItem| path.stroke.as_ref().is_none_or(|stroke| stroke.dash.is_none());
    let paths = parts.into_iter().filter_map(|(item, place)| match item {
        Item::Path(path) => is_drawn(path).then(|| points_along(&(place * path.path.clone()), 0.05)),
        Item::Group(_) | Item::Glyphs(_) | Item::Image(_) | Item::Use(_) => None,
    });
    paths.flatten().collect()
}

/// The shipped themes whose animals fill their pieces: in large print they stay whole above a numeral as high as weak
/// eyes need.
fn medallions() -> Vec<Theme> {
    let themes = THEMES.iter().map(|theme| shipped_theme(theme.name).expect("the theme is shipped"));
    let themes = themes.filter(|theme| theme.face.emphasis != Emphasis::Large);
    themes.filter(|theme| theme.beside_animals().is_some_and(|beside| !beside.large_rank)).collect()
}

#[test]
fn an_animal_fills_seven_tenths_of_its_piece() {
    for mut theme in medallions() {
        for size in [18.0, 28.0, 38.0] {
            theme.pieces.size = size + 2.0 * theme.pieces.inset;
            let mut resources = Resources::new(&theme);
            for kind in theme.rules.kind_ids() {
                for side in Side::BOTH {
                    let drawn = sticker(&mut resources, Some(kind), side);
                    let edge = animal_on(&resources, &drawn);
                    let across = (0..36).map(|step| {
                        let along = Vec2::from_angle(PI * f64::from(step) / 36.0);
                        let reach = edge.iter().map(|point| point.to_vec2().dot(along));
                        let (least, most) = reach.fold((f64::MAX, f64::MIN), |(a, b), x| (a.min(x), b.max(x)));
                        most - least
                    });
                    let share = across.fold(0.0, f64::max) / size;
                    let id = &theme.rules.kind(kind).id;
                    assert!(share >= 0.70, "{}: {id} of {side} fills {share:.3} of {size} mm", theme.name);
                }
            }
        }
    }
}

/// The bounds of the text on a sticker, by its ink.
fn text_on(resources: &Resources<'_>, sticker: &Sticker) -> Vec<(String, Rect)> {
    let parts = every_item(&sticker.items, resources.symbols(), Affine::IDENTITY);
    let runs = parts.into_iter().filter_map(|(item, place)| match item {
        Item::Glyphs(run) => {
            let face = resources.theme.fonts.face(run.face);
            let glyphs = run.glyphs.iter().map(|glyph| {
                let at = place * run.transform * Affine::translate((glyph.x, glyph.y)) * Affine::scale(run.size);
                (at * face.outline(glyph.id)).bounding_box()
            });
            Some((run.text.clone(), glyphs.reduce(|all, next| all.union(next))?))
        }
        Item::Path(_) | Item::Group(_) | Item::Image(_) | Item::Use(_) => None,
    });
    runs.collect()
}

#[test]
fn in_large_print_a_head_is_sixteen_millimetres_large_and_stands_clear_above_its_numeral() {
    let theme = shipped_theme("large").expect("the theme is shipped");
    let mut resources = Resources::new(&theme);
    for kind in theme.rules.kind_ids() {
        for side in Side::BOTH {
            let drawn = sticker(&mut resources, Some(kind), side);
            let animal = animal_on(&resources, &drawn).into_iter().fold(None, |all: Option<Rect>, point| {
                let own = Rect::from_points(point, point);
                Some(all.map_or(own, |all| all.union(own)))
            });
            let animal = animal.expect("an animal");
            let [(_, numeral)] = &text_on(&resources, &drawn)[..] else { panic!("one numeral") };
            let id = &theme.rules.kind(kind).id;
            assert!(animal.size().max_side() >= 16.0 && animal.height() >= 13.0, "{id}: {animal:?}");
            assert!(numeral.height() >= 8.6, "{id}: a numeral of {:.2} mm", numeral.height());
            // Both stand in the middle; the head is whole: it ends above the numeral's segment.
            assert!(numeral.center().x.abs() < 0.4 && animal.center().x.abs() < 1.0, "{id}: {numeral:?} {animal:?}");
            assert!(numeral.y0 > animal.y1 + 1.0, "{id}: {numeral:?} on {animal:?}");
            let half = theme.pieces.sticker() / 2.0 - theme.pieces.safe;
            let corners = [(numeral.x0, numeral.y1), (numeral.x1, numeral.y0)];
            assert!(corners.iter().all(|corner| Point::from(*corner).to_vec2().hypot() <= half), "{id}: {numeral:?}");
        }
    }
}

#[test]
fn a_badge_hides_no_more_than_a_sliver_of_its_animal() {
    let mut found = Vec::new();
    for (name, most) in [("classic", 0.14), ("woodcut", 0.11), ("new-year", 0.07), ("field-notes", 0.07)] {
        let theme = shipped_theme(name).expect("the theme is shipped");
        let mut resources = Resources::new(&theme);
        for kind in theme.rules.kind_ids() {
            for side in Side::BOTH {
                let drawn = sticker(&mut resources, Some(kind), side);
                let whole = silhouette_on(&resources, &drawn);
                let marks = drawn.items.windows(2).filter_map(|pair| match pair {
                    [Item::Path(badge), Item::Glyphs(_)] => Some(&badge.path),
                    _ => None,
                });
                let marks: Vec<&BezPath> = marks.collect();
                let (mut all, mut hidden) = (0, 0);
                for step in 0..60 * 60 {
                    let at = (0.3 * Vec2::new(f64::from(step % 60) - 29.5, f64::from(step / 60) - 29.5)).to_point();
                    if whole.winding(at) != 0 {
                        all += 1;
                        hidden += usize::from(marks.iter().any(|mark| mark.winding(at) != 0));
                    }
                }
                let share = hidden as f64 / f64::from(all);
                if share > most {
                    found.push(format!("{name}: {share:.3} of the {} of {side}", theme.rules.kind(kind).id));
                }
            }
        }
    }
    assert!(found.is_empty(), "under badges: {found:?}");
}

/// The largest path of the animal on a sticker.
fn silhouette_on(resources: &Resources<'_>, sticker: &Sticker) -> BezPath {
    let animals = sticker.items.iter().filter(|item| match item {
        Item::Group(group) => used(resources, &group.items).iter().any(|name| name.contains("animal-")),
        Item::Path(_) | Item::Glyphs(_) | Item::Image(_) | Item::Use(_) => false,
    });
    let parts = animals.flat_map(|item| every_item(std::slice::from_ref(item), resources.symbols(), Affine::IDENTITY));
    let paths = parts.filter_map(|(item, place)| match item {
        Item::Path(path) if path.fill.is_some() => Some(place * path.path.clone()),
        Item::Path(_) | Item::Group(_) | Item::Glyphs(_) | Item::Image(_) | Item::Use(_) => None,
    });
    paths.max_by(|one, other| one.bounding_box().area().total_cmp(&other.bounding_box().area())).expect("a silhouette")
}

#[test]
fn on_a_small_piece_to_be_learnt_from_the_animal_ends_above_its_strength_and_character() {
    let theme = shipped_theme("schule").expect("the theme is shipped");
    let mut resources = Resources::new(&theme);
    for kind in theme.rules.kind_ids() {
        for side in Side::BOTH {
            let drawn = sticker(&mut resources, Some(kind), side);
            let foot = animal_on(&resources, &drawn).into_iter().map(|point| point.y).fold(f64::MIN, f64::max);
            let texts = text_on(&resources, &drawn);
            let [(_, numeral), (said, character)] = &texts[..] else { panic!("a numeral and a character") };
            assert!(foot + 0.3 < numeral.y0.min(character.y0), "{said} of {side}: {foot:.2} {numeral:?}");
            assert!(character.height() > 2.3 && character.x0 - numeral.x1 > 0.6, "{said}: {numeral:?} {character:?}");
        }
    }
}

#[test]
fn a_head_to_be_coloured_has_within_a_fiftieth_one_place_on_both_sides_and_keeps_off_its_badge() {
    let mut theme = shipped_theme("colouring").expect("the theme is shipped");
    for size in [18.0, 28.0, 38.0] {
        theme.pieces.size = size + 2.0 * theme.pieces.inset;
        let mut resources = Resources::new(&theme);
        for kind in theme.rules.kind_ids() {
            let [white, black] = Side::BOTH.map(|side| {
                let drawn = sticker(&mut resources, Some(kind), side);
                let edge = animal_on(&resources, &drawn);
                let [(said, numeral)] = &text_on(&resources, &drawn)[..] else { panic!("one numeral") };
                // White's badge is a disc of this radius, Black's a square.
                let (middle, radius) = (numeral.center(), numeral.height() / 1.54);
                let (half, far): (f64, fn(Vec2) -> f64) = match side {
                    Side::White => (radius, Vec2::hypot),
                    Side::Black => (0.9 * radius, |off| off.x.abs().max(off.y.abs())),
                };
                let near = edge.iter().map(|&point| far(point - middle)).fold(f64::MAX, f64::min);
                assert!(near > half, "{said} of {side} at {size} mm: {near:.2} of {half:.2}");
                edge.iter()
                    .map(|&point| Rect::from_points(point, point))
                    .reduce(|all, own| all.union(own))
                    .unwrap_or_default()
            });
            // A disc and a square leave not quite the same room.
            let apart = [(white.x0, white.y0, black.x0, black.y0), (white.x1, white.y1, black.x1, black.y1)]
                .map(|(x, y, x2, y2)| Point::new(x, y).distance(Point::new(x2, y2)));
            let id = &theme.rules.kind(kind).id;
            assert!(apart.iter().all(|apart| *apart < size / 50.0), "{id} at {size} mm: {white:?} {black:?}");
        }
    }
}

#[test]
fn on_a_coin_the_animal_stands_above_its_strength_on_every_shape_and_size() {
    let mut theme = shipped_theme("roman").expect("the theme is shipped");
    theme.face.composition = Composition::Coin;
    for size in [9.0, 12.0, 20.0, 30.0, 60.0] {
        for shape in SHAPES {
            (theme.pieces.size, theme.pieces.outline) = (size, shape);
            (theme.pieces.inset, theme.pieces.safe) = (0.5, (size / 20.0).min(1.0));
            let mut resources = Resources::new(&theme);
            for kind in theme.rules.kind_ids() {
                for side in Side::BOTH {
                    let drawn = sticker(&mut resources, Some(kind), side);
                    let foot = animal_on(&resources, &drawn).into_iter().map(|point| point.y).fold(f64::MIN, f64::max);
                    let [(said, numeral)] = &text_on(&resources, &drawn)[..] else { panic!("one numeral") };
                    assert!(foot < numeral.y0, "{said} on a {shape:?} of {size} mm: {foot:.2} {numeral:?}");
                    let safe = bounds(&drawn.safe).inflate(0.02, 0.02);
                    assert!(safe.union(*numeral) == safe, "{said} on a {shape:?} of {size} mm: {numeral:?}");
                    // Readable, and VIII too.
                    assert!(numeral.height() >= 0.06 * size, "{said}: {:.2} of {size} mm", numeral.height());
                }
            }
        }
    }
}

#[test]
fn animals_of_every_size_and_shape_lie_inside_the_line_of_safety() {
    let mut theme = shipped_theme("classic").expect("the theme is shipped");
    for (size, safe) in [(9.0, 0.5), (20.0, 1.0), (60.0, 2.0)] {
        for shape in SHAPES {
            (theme.pieces.size, theme.pieces.safe, theme.pieces.outline) = (size, safe, shape);
            let mut resources = Resources::new(&theme);
            for kind in theme.rules.kind_ids() {
                for side in Side::BOTH {
                    let drawn = sticker(&mut resources, Some(kind), side);
                    let safe = bounds(&drawn.safe).inflate(0.02, 0.02);
                    let edge = animal_on(&resources, &drawn);
                    assert!(edge.iter().all(|point| safe.contains(*point)), "{shape:?} of {size} mm, {side}");
                }
            }
        }
    }
}

#[test]
fn what_stands_beside_the_animal_is_what_the_theme_lists() {
    use Element::{Character, Name, Numeral, Picture, Pinyin};
    let only = Beside::default();
    let mut theme = shipped_theme("classic").expect("the theme is shipped");
    let rows: [(&[Element], Option<Beside>); 6] = [
        (&[Picture], Some(only)),
        (&[Picture, Numeral], Some(Beside { rank: true, ..only })),
        (&[Picture, Character, Numeral], Some(Beside { rank: true, character: true, ..only })),
        (&[Numeral, Picture], Some(Beside { large_rank: true, ..only })),
        (&[Picture, Pinyin], None),
        (&[Character, Numeral], None),
    ];
    for (listed, wanted) in rows {
        theme.face.show = listed.to_vec();
        assert_eq!(theme.beside_animals(), wanted, "{listed:?}");
    }
    theme.face.show = vec![Picture, Name];
    theme.languages = vec!["en".into(), "de".into()];
    assert_eq!(theme.beside_animals(), None, "there is no room for two names");
    theme.languages = vec!["en".into()];
    assert_eq!(theme.beside_animals(), Some(Beside { name: true, ..only }));
    theme.face.emphasis = Emphasis::Large;
    assert_eq!(theme.beside_animals(), None, "a badge has no room for a large strength");
}

#[test]
fn badges_on_the_ring_are_round_for_white_and_square_for_black() {
    let theme = shipped_theme("woodcut").expect("the theme is shipped");
    let mut resources = Resources::new(&theme);
    for kind in theme.rules.kind_ids() {
        for (side, wanted) in [(Side::White, PI / 4.0), (Side::Black, 1.0)] {
            let drawn = sticker(&mut resources, Some(kind), side);
            let [.., Item::Path(badge), Item::Glyphs(run)] = &drawn.items[..] else { panic!("no badge comes last") };
            assert_eq!(run.text, u32::from(theme.rules.kind(kind).strength).to_string());
            let share = badge.path.area().abs() / badge.path.bounding_box().area();
            assert!((share - wanted).abs() < 0.03, "{side}: {share:.3}");
        }
    }
}
