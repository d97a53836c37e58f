//! Properties of stickers.

use super::caption::{FaceMark, MarkShape};
use super::content::ElementWord;
use super::face_area::FaceArea;
use super::fit::name_share;
use super::plan::{FaceSetting, Names, name_row};
use super::*;
use crate::canvas::contour::Contour;
use crate::canvas::shapes::points_along;
use crate::compose::sheet::reading::runs;
use crate::geom::{Point, Rect};
use crate::motif::animal::to_be_coloured;
use crate::rules::preset_rules;
use crate::scene::{Colour, PathItem, every_item};
use crate::theme::shipped_theme;
use crate::theme::{Art, Composition, Element, Emphasis, Numerals, Ring, Theme, Tones};

mod medallions;
mod names;

const SHAPES: [Outline; 3] = [Outline::Disc, Outline::Square, Outline::Hexagon];
const RINGS: [Ring; 7] = [Ring::Single, Ring::Double, Ring::Twin, Ring::Band, Ring::Scallop, Ring::Inlaid, Ring::None];

/// The shipped designs, and plausible custom ones.
const SHOWS: [&[Element]; 9] = [
    &[Element::Picture, Element::Numeral, Element::Character],
    &[Element::Picture, Element::Numeral, Element::Character, Element::Name],
    &[Element::Picture, Element::Numeral, Element::Character, Element::Pinyin, Element::Name],
    &[Element::Picture, Element::Numeral],
    &[Element::Picture],
    &[Element::Picture, Element::Name],
    &[Element::Character],
    &[Element::Numeral, Element::Name],
    &[Element::Name],
];

/// The classic theme with its elements one below the other, in outlines, and a foot below Black's.
fn classic() -> Theme {
    let mut theme = shipped_theme("classic").expect("the theme is shipped");
    (theme.face.composition, theme.face.tones, theme.pieces.safe) = (Composition::Stack, Tones::Outline, 1.5);
    let black = &mut theme.pieces.sides[1];
    (black.ring, black.ring_width, black.foot) = (Ring::Double, 0.7, true);
    theme
}

fn stickers(theme: &Theme) -> Vec<Sticker> {
    let mut resources = Resources::new(theme);
    let kinds: Vec<KindId> = theme.rules.kind_ids().collect();
    let mut all = Vec::new();
    for side in Side::BOTH {
        all.extend(kinds.iter().map(|&kind| sticker(&mut resources, Some(kind), side)));
    }
    all
}

/// Flattening tolerance, in millimetres.
const NEAR: f64 = 0.003;

/// Every text of a sticker.
fn texts(items: &[Item]) -> Vec<String> {
    runs(items).into_iter().map(|said| said.text).collect()
}

fn flat(path: &BezPath) -> Vec<Point> {
    points_along(path, 0.005)
}

fn bounds(path: &BezPath) -> Rect {
    path.bounding_box()
}

/// A path grown slightly, for what may be on its edge.
fn nearly(path: &BezPath) -> BezPath {
    Affine::scale(1.0005) * path.clone()
}

#[test]
fn a_disc_of_twenty_with_one_millimetre_of_inset_is_cut_at_eighteen() {
    let theme = classic();
    for sticker in stickers(&theme) {
        assert!((bounds(&sticker.cut).width() - 18.0).abs() < NEAR);
        assert!((bounds(&sticker.bleed).width() - 22.0).abs() < NEAR);
        assert!((bounds(&sticker.safe).height() - 15.0).abs() < NEAR);
        assert!((sticker.reach - 11.0).abs() < NEAR);
    }
}

#[test]
fn shapes_have_the_requested_size() {
    for shape in SHAPES {
        assert!((bounds(&outline(shape, 20.0)).width() - 20.0).abs() < NEAR, "{shape:?}");
    }
    let hexagon = bounds(&outline(Outline::Hexagon, 20.0));
    assert!((hexagon.height() - 40.0 / 3f64.sqrt()).abs() < NEAR, "a hexagon stands on a corner");
    let square = outline(Outline::Square, 20.0);
    assert!(square.contains((9.4, 9.4).into()) && !square.contains((9.45, 9.45).into()), "corners of 2 mm");
}

#[test]
fn a_contour_contains_what_is_inside_it() {
    for shape in SHAPES {
        let contour = Contour::new(shape, 18.0).inset(1.3);
        for point in flat(&contour.path()) {
            assert!((contour.filled_by(point, 0.0) - 1.0).abs() < 2e-3, "{shape:?} at {point:?}");
            // Where the edge is nearly horizontal, a small height is a large width.
            let wide = contour.half_width(point.y * 0.999);
            assert!(
                (wide - point.x.abs()).abs() < 0.1 || point.y.abs() > 0.9 * contour.half(),
                "{shape:?} at {point:?}: {wide}"
            );
        }
        let below = bounds(&contour.below(3.0));
        assert!((below.y0 - 3.0).abs() < 1e-6 && (below.y1 - bounds(&contour.path()).y1).abs() < NEAR, "{shape:?}");
        for point in flat(&contour.below(3.0)) {
            assert!(contour.filled_by(point, 0.0) < 1.002, "{shape:?}: the foot leaves the ring at {point:?}");
        }
    }
}

#[test]
fn rings_lie_well_inside_the_cut_or_run_off_to_the_bleed_and_the_ground_reaches_it() {
    for shape in SHAPES {
        for ring in RINGS {
            for size in [15.0, 20.0, 40.0] {
                let mut theme = classic();
                (theme.pieces.outline, theme.pieces.size) = (shape, size);
                theme.pieces.sides[0].ring = ring;
                let spare = sticker(&mut Resources::new(&theme), None, Side::White);
                let Item::Path(ground) = &spare.items[0] else { panic!("the ground lies lowest") };
                assert_eq!(ground.path, spare.bleed);
                assert_eq!(ground.fill, Some(theme.pieces.sides[0].ground.into()));
                for item in &spare.items[1..] {
                    let Item::Path(PathItem { path, stroke: Some(stroke), .. }) = item else {
                        panic!("a ring is a line")
                    };
                    assert!(stroke.width >= theme.board.least_line);
                    // A line may bleed, and no line ends between it and an inexact cut.
                    let reach = |size: f64| {
                        let contour = Contour::new(shape, size);
                        flat(path)
                            .into_iter()
                            .map(|point| contour.filled_by(point, stroke.width / 2.0))
                            .fold(0.0, f64::max)
                    };
                    // A line inside another may be slightly nearer than one on the ground, and petals take room.
                    let least_clear = if ring == Ring::Scallop { 0.35 } else { 0.7 };
                    let runs_off = (reach(size - 2.0 + 2.0 * theme.pieces.bleed) - 1.0).abs() < 1e-2;
                    let clear = reach(size - 2.0 - 2.0 * least_clear) <= 1.0;
                    assert!(runs_off || clear, "{ring:?} {shape:?} {size}");
                }
            }
        }
    }
}

#[test]
fn a_rough_ring_is_inside_the_cut_and_at_least_the_minimum_width() {
    for shape in SHAPES {
        for (size, width) in [(15.0, 0.4), (20.0, 1.0), (40.0, 2.5)] {
            let mut style = classic().pieces.sides[0].clone();
            (style.ring, style.ring_width) = (Ring::Rough, width);
            let cut = Contour::new(shape, size - 2.0);
            let edge = ring::ring(&style, cut, 0.2, Around { bleed: 0.0, inset: 0.0 });
            let [Item::Path(band)] = edge.items.as_slice() else { panic!("a rough ring is one solid") };
            for point in flat(&band.path) {
                assert!(cut.filled_by(point, 0.0) <= 1.0, "{shape:?} {size}: {point:?}");
            }
            // Along its centre line there is ink on both sides.
            for point in flat(&edge.middle.expect("there is a ring").path()) {
                let in_and_out =
                    [-0.06, 0.06].map(|by| (point.to_vec2() * (1.0 + by / point.to_vec2().hypot())).to_point());
                assert!(in_and_out.iter().all(|&at| band.path.winding(at) != 0), "{shape:?} {size}: {point:?}");
            }
        }
    }
}

/// The names of the symbols that a drawing uses, in painting order.
fn used(resources: &Resources<'_>, items: &[Item]) -> Vec<String> {
    let name = |(item, _): (&Item, Affine)| match item {
        Item::Use(placed) => Some(resources.symbols()[placed.symbol.0].name.clone()),
        Item::Group(_) | Item::Path(_) | Item::Image(_) | Item::Glyphs(_) => None,
    };
    every_item(items, &[], Affine::IDENTITY).into_iter().filter_map(name).collect()
}

#[test]
fn a_head_on_a_dark_disc_is_the_one_on_a_light_disc_in_a_halo() {
    for name in ["woodcut", "imperial"] {
        let mut theme = shipped_theme(name).expect("the theme is shipped");
        (theme.face.composition, theme.face.art, theme.face.tones) = (Composition::Stack, Art::Line, Tones::Natural);
        let mut resources = Resources::new(&theme);
        for kind in theme.rules.kind_ids() {
            let heads = Side::BOTH.map(|side| {
                let drawn = sticker(&mut resources, Some(kind), side);
                used(&resources, &drawn.items).into_iter().filter(|name| name.contains("animal")).collect::<Vec<_>>()
            });
            let [white, black] = &heads;
            assert_eq!((white.len(), black.len()), (1, 2), "{name}: {heads:?}");
            assert!(black[0].starts_with("halo-") && black[1] == white[0], "{name}: {heads:?}");
        }
    }
}

#[test]
fn a_double_ring_is_two_lines_and_a_single_ring_one() {
    let theme = classic();
    let mut resources = Resources::new(&theme);
    let is_line = |item: &&Item| matches!(item, Item::Path(PathItem { stroke: Some(_), .. }));
    let lines =
        [Side::White, Side::Black].map(|side| sticker(&mut resources, None, side).items.iter().filter(is_line).count());
    assert_eq!(lines, [1, 2]);
}

#[test]
fn all_words_lie_inside_the_safe_outline() {
    for shape in SHAPES {
        for show in SHOWS {
            for (languages, numerals, emphasis) in [
                (vec!["en"], Numerals::Arabic, Emphasis::Plain),
                (vec!["de", "en"], Numerals::Roman, Emphasis::Ruled),
                (vec!["en"], Numerals::Roman, Emphasis::Badge),
                (vec!["de", "en"], Numerals::Arabic, Emphasis::Large),
            ] {
                let mut theme = classic();
                theme.face.emphasis = emphasis;
                theme.pieces.outline = shape;
                theme.face.show = show.to_vec();
                theme.face.numerals = numerals;
                theme.languages = languages.into_iter().map(str::to_owned).collect();
                let mut resources = Resources::new(&theme);
                for side in Side::BOTH {
                    for kind in theme.rules.kind_ids() {
                        let drawn = sticker(&mut resources, Some(kind), side);
                        let safe = nearly(&drawn.safe);
                        for (item, to) in every_item(&drawn.items, &[], Affine::IDENTITY) {
                            let Item::Glyphs(run) = item else { continue };
                            for glyph in &run.glyphs {
                                let shape_of = theme.fonts.face(run.face).outline(glyph.id);
                                let origin = Affine::translate((glyph.x, glyph.y)) * Affine::scale(run.size);
                                let points = flat(&(to * run.transform * origin * shape_of));
                                let outside = points.into_iter().find(|&point| !safe.contains(point));
                                assert!(outside.is_none(), "{shape:?} {show:?} {side}: {} at {outside:?}", run.text);
                            }
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn a_long_name_shrinks_until_it_fits_the_chord() {
    let theme = classic();
    let mut resources = Resources::new(&theme);
    let room = Contour::new(Outline::Disc, 15.0);
    let setting = FaceSetting { side: Side::White, unit: 0.9, room: room.into(), names: Names::Straight };
    let name = |text: &str| vec![ElementWord { element: Element::Name, text: text.into(), face: theme.roles.name }];
    let baseline = Point::new(0.0, 6.5);
    let short = name_share(&mut resources, &name("Wolf"), 0, 2.2, baseline, setting);
    let long = name_share(&mut resources, &name("Rhinozeros"), 0, 2.2, baseline, setting);
    assert_eq!(short, 1.0);
    assert!((0.3..0.8).contains(&long), "{long}");
    for mark in name_row(&mut resources, &name("Rhinozeros"), 2.2 * long, baseline, Colour::BLACK) {
        let fills = mark.fills(room);
        assert!((0.97..=1.0).contains(&fills), "{fills}");
    }
}

#[test]
fn strengths_are_those_of_the_ruleset() {
    let mut theme = classic();
    theme.rules = preset_rules("leiden").expect("a shipped ruleset");
    theme.face.show = vec![Element::Character, Element::Numeral];
    let mut resources = Resources::new(&theme);
    let mut shown = |kind: &str| {
        let kind = theme.rules.kind_named(kind).expect("a kind of leiden");
        texts(&sticker(&mut resources, Some(kind), Side::Black).items)
    };
    assert_eq!(shown("dog"), ["狗", "4"]);
    assert_eq!(shown("wolf"), ["狼", "3"]);
}

#[test]
fn numerals_are_in_the_themes_style() {
    let both = [
        (4, "IV", "四"),
        (8, "VIII", "八"),
        (10, "X", "十"),
        (14, "XIV", "十四"),
        (49, "XLIX", "四十九"),
        (99, "XCIX", "九十九"),
    ];
    for (strength, roman, chinese) in both {
        assert_eq!(Numerals::Roman.write(strength), roman);
        assert_eq!(Numerals::Chinese.write(strength), chinese);
        assert_eq!(Numerals::Arabic.write(strength), strength.to_string());
    }
    assert_eq!(Numerals::Roman.write(120), "120");
}

#[test]
fn the_sides_differ_in_shape_and_not_only_in_colour() {
    let mut theme = classic();
    theme.pieces.sides[1].colour = theme.pieces.sides[0].colour;
    let mut resources = Resources::new(&theme);
    let kinds: Vec<Option<KindId>> = theme.rules.kind_ids().map(Some).chain([None]).collect();
    for kind in kinds {
        let [white, black] = Side::BOTH.map(|side| sticker(&mut resources, kind, side).items);
        assert_ne!(white.len(), black.len());
    }
}

#[test]
fn a_badge_is_round_for_white_and_a_square_for_black_and_holds_its_numeral() {
    let mut theme = shipped_theme("clear").expect("the theme is shipped");
    theme.face.composition = Composition::Stack;
    theme.pieces.sides.iter_mut().for_each(|side| side.foot = false);
    let mut resources = Resources::new(&theme);
    for kind in theme.rules.kind_ids() {
        for side in Side::BOTH {
            let drawn = sticker(&mut resources, Some(kind), side);
            let badge = drawn.items.iter().find_map(|item| match item {
                Item::Group(group) => match &group.items[..] {
                    [Item::Path(path), Item::Glyphs(run)] => Some((path, run)),
                    _ => None,
                },
                Item::Path(_) | Item::Glyphs(_) | Item::Image(_) | Item::Use(_) => None,
            });
            let (path, run) = badge.expect("the strength has a badge");
            assert_eq!(run.text, Numerals::Arabic.write(u32::from(theme.rules.kind(kind).strength)));
            assert_eq!(path.fill, Some(theme.pieces.sides[side.index()].colour.into()));
            let bounds = path.path.bounding_box();
            let share = path.path.area().abs() / bounds.area();
            let right = if side == Side::Black { 1.0 } else { std::f64::consts::FRAC_PI_4 };
            assert!((share - right).abs() < 0.02 && (bounds.width() - bounds.height()).abs() < 0.01, "{side}: {share}");
            let safe = nearly(&drawn.safe);
            assert!(flat(&path.path).into_iter().all(|point| safe.contains(point)), "{side}'s badge");
        }
    }
}

#[test]
fn a_spare_has_the_ring_and_the_foot_of_its_side_and_no_words() {
    let theme = classic();
    let mut resources = Resources::new(&theme);
    for side in Side::BOTH {
        let spare = sticker(&mut resources, None, side);
        assert!(texts(&spare.items).is_empty());
        assert!(spare.items.len() > 1);
        // Ground, foot and ring: everything but the face.
        let kind = theme.rules.kind_named("rat").expect("a rat");
        let piece = sticker(&mut resources, Some(kind), side);
        assert!(spare.items.iter().all(|item| piece.items.contains(item)), "{side}");
        assert_eq!(spare.items.len() - 1, if side == Side::White { 1 } else { 3 }, "{side}");
    }
}

#[test]
fn turned_stickers_of_black_stand_on_their_heads() {
    let mut theme = classic();
    theme.pieces.turned = true;
    let kind = theme.rules.kind_named("rat").expect("a rat");
    let mut resources = Resources::new(&theme);
    let black = sticker(&mut resources, Some(kind), Side::Black);
    let [Item::Group(group)] = &black.items[..] else { panic!("all of it is turned as one") };
    assert!((group.transform * Point::new(0.0, 5.0)).distance(Point::new(0.0, -5.0)) < 1e-9);
    assert!(sticker(&mut resources, Some(kind), Side::White).items.len() > 1);
}

#[test]
fn a_name_in_two_languages_keeps_the_second_smaller() {
    let mut theme = classic();
    theme.languages = vec!["de".into(), "en".into()];
    theme.face.show = vec![Element::Numeral, Element::Name];
    // On smaller pieces they are along the edge, all of one size.
    theme.pieces.size = 60.0;
    let mut resources = Resources::new(&theme);
    let kind = theme.rules.kind_named("elephant").expect("an elephant");
    let runs = runs(&sticker(&mut resources, Some(kind), Side::White).items);
    assert_eq!(runs.iter().map(|said| said.text.as_str()).collect::<Vec<_>>(), ["8", "Elefant", "Elephant"]);
    assert!(runs[1].size > runs[2].size);
}

#[test]
fn only_a_set_without_colour_is_hollow() {
    let mut theme = classic();
    assert!(!to_be_coloured(&theme));
    theme.colours.ink = Colour::Rgb(26, 26, 26);
    for side in &mut theme.pieces.sides {
        (side.ground, side.colour, side.foot) = (Colour::WHITE, Colour::Rgb(26, 26, 26), false);
    }
    assert!(to_be_coloured(&theme));
    theme.face.tones = Tones::Natural;
    assert!(!to_be_coloured(&theme));
}
