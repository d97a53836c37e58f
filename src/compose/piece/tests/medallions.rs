//! Animals that fill their pieces.

use super::*;
use crate::geom::Vec2;
use crate::scene::every_item;
use crate::theme::{Beside, Machine, THEMES};
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
    let paths = parts.into_iter().filter_map(|(item, place)| match item {
        Item::Path(path) => Some(points_along(&(place * path.path.clone()), 0.05)),
        Item::Group(_) | Item::Glyphs(_) | Item::Image(_) | Item::Use(_) => None,
    });
    paths.flatten().collect()
}

/// The shipped themes whose animals fill their pieces.
fn medallions() -> Vec<Theme> {
    let themes = THEMES.iter().map(|theme| shipped_theme(theme.name).expect("the theme is shipped"));
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
                    // The two rings of a laser's pieces are lines with room between them.
                    let least = if theme.cutter.machine == Machine::Laser { 0.67 } else { 0.70 };
                    assert!(share >= least, "{}: {id} of {side} fills {share:.3} of {size} mm", theme.name);
                }
            }
        }
    }
}

#[test]
fn in_large_print_animals_are_seven_and_a_half_millimetres_high() {
    let theme = shipped_theme("large").expect("the theme is shipped");
    let mut resources = Resources::new(&theme);
    for kind in theme.rules.kind_ids() {
        let drawn = sticker(&mut resources, Some(kind), Side::White);
        let heights = animal_on(&resources, &drawn).into_iter().map(|point| point.y);
        let (top, bottom) = heights.fold((f64::MAX, f64::MIN), |(a, b), y| (a.min(y), b.max(y)));
        assert!(bottom - top >= 7.5, "{}: {:.2} mm", theme.rules.kind(kind).id, bottom - top);
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
