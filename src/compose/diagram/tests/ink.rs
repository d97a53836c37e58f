//! Properties of pictures: extents of ink, line widths.

use super::reading::paths;
use super::samples::{LOOKS, classic_rules, ladder_of, ports, styles, theme, views};
use crate::canvas::bounds::seen;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::points_along;
use crate::compose::diagram::{DrawnFigure, Look, RungWords, emblem, excerpt, ladder, piece, ported, setup};
use crate::geom::{Affine, BezPath, PathEl, Rect, Shape};
use crate::rules::Side;
use crate::scene::{Item, PathItem, every_item};
use crate::theme::{Element, Machine, Outline, THEMES};

fn thinnest(resources: &Resources<'_>, drawn: &DrawnFigure) -> f64 {
    let width = |(path, to): (&PathItem, Affine)| Some(path.stroke.as_ref()?.width * to.determinant().abs().sqrt());
    let widths = paths(&drawn.items, resources.symbols(), Affine::IDENTITY).filter_map(width);
    widths.fold(f64::INFINITY, f64::min)
}

#[track_caller]
pub(super) fn holds_its_ink(resources: &Resources<'_>, drawn: &DrawnFigure, what: &str) {
    let page = Rect::from_origin_size((0.0, 0.0), drawn.size).inflate(0.02, 0.02);
    let Some(found) = seen(resources, &drawn.items, Affine::IDENTITY) else { panic!("{what} is empty") };
    assert!(page.union(found) == page, "{what}: {found:?} is not within {:?}", drawn.size);
}

#[test]
fn all_ink_is_within_the_reported_size() {
    for shipped in THEMES {
        let theme = theme(shipped.name);
        let mut resources = Resources::new(&theme);
        for look in LOOKS {
            for (place, view) in views(&classic_rules()).iter().enumerate() {
                let drawn = excerpt(&mut resources, view, 8.4, look);
                holds_its_ink(&resources, &drawn, &format!("{} {look:?} view {place}", shipped.name));
            }
            for coordinates in [false, true] {
                let drawn = setup(&mut resources, 9.4, look, coordinates);
                holds_its_ink(&resources, &drawn, &format!("{} {look:?} set-up", shipped.name));
            }
            let drawn = ported(&mut resources, 9.4, look, &ports());
            holds_its_ink(&resources, &drawn, &format!("{} {look:?} ports", shipped.name));
            let drawn = emblem(&mut resources, 29.5, look);
            holds_its_ink(&resources, &drawn, &format!("{} {look:?} emblem", shipped.name));
            for style in styles() {
                let drawn = ladder(&mut resources, &ladder_of(&theme.rules), 180.0, style, look, &[]);
                holds_its_ink(&resources, &drawn, &format!("{} {look:?} {style:?}", shipped.name));
            }
        }
        let (_, _, missing) = resources.finish();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

#[test]
fn no_line_is_thinner_than_the_theme_allows() {
    for shipped in THEMES {
        let theme = theme(shipped.name);
        let least = theme.board.least_line - 1e-9;
        let mut resources = Resources::new(&theme);
        for view in &views(&classic_rules()) {
            for cell in [5.0, 8.4, 12.6] {
                let drawn = excerpt(&mut resources, view, cell, Look::Normal);
                assert!(thinnest(&resources, &drawn) >= least, "{} {cell}", shipped.name);
            }
        }
        for style in styles() {
            let drawn = ladder(&mut resources, &ladder_of(&theme.rules), 120.0, style, Look::Normal, &[]);
            assert!(thinnest(&resources, &drawn) >= least, "{} {style:?}", shipped.name);
        }
    }
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
        let mut resources = Resources::new(&theme);
        for look in LOOKS {
            for style in styles() {
                for width in [53.0, 180.0] {
                    let drawn = ladder(&mut resources, &many, width, style, look, &more);
                    holds_its_ink(&resources, &drawn, &format!("{count} {look:?} {style:?} on {width}"));
                }
            }
        }
    }
}

/// The farthest distance of an animal's ink from the centre of its piece, including lines.
fn reach_of_the_animal(resources: &Resources<'_>, items: &[Item]) -> f64 {
    let symbols = resources.symbols();
    let mut far = 0.0_f64;
    for (item, to) in every_item(items, symbols, Affine::IDENTITY) {
        let Item::Use(placed) = item else { continue };
        if !symbols[placed.symbol.0].name.contains("animal-") {
            continue;
        }
        for (path, to) in paths(std::slice::from_ref(item), symbols, to) {
            // Tesserae around a figure are its ground.
            if path.stroke.as_ref().is_some_and(|stroke| stroke.dash.is_some()) {
                continue;
            }
            let half = path.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0) * to.determinant().abs().sqrt();
            let points = points_along(&(to * path.path.clone()), 0.005);
            far = points.into_iter().map(|point| point.to_vec2().hypot() + half).fold(far, f64::max);
        }
    }
    far
}

/// The inner edge of the innermost ring of a piece.
fn ring(resources: &Resources<'_>, items: &[Item]) -> f64 {
    let mut inner = f64::INFINITY;
    for item in items {
        let Item::Use(placed) = item else { continue };
        for (path, to) in paths(&resources.symbols()[placed.symbol.0].items, &[], placed.transform) {
            let Some(stroke) = &path.stroke else { continue };
            let bounds = (to * path.path.clone()).bounding_box();
            inner = inner.min(bounds.width() / 2.0 - stroke.width / 2.0);
        }
    }
    // A field with eight corners or with lobes has no line: the middles of its sides or its corners are nearest.
    for (path, to) in paths(items, resources.symbols(), Affine::IDENTITY) {
        if inner.is_infinite() && path.stroke.is_none() && (is_octagon(&path.path) || is_lobed(&path.path)) {
            let points = points_along(&(to * path.path.clone()), 0.005);
            inner = points.into_iter().map(|point| point.to_vec2().hypot()).fold(inner, f64::min);
        }
    }
    inner
}

fn is_octagon(path: &BezPath) -> bool {
    let lines = path.elements().iter().filter(|element| matches!(element, PathEl::LineTo(_))).count();
    lines == path.elements().iter().filter(|element| !matches!(element, PathEl::MoveTo(_) | PathEl::ClosePath)).count()
        && (7..=8).contains(&lines)
}

/// Whether it is of curves alone, many of them, as the field in a ring with lobes.
fn is_lobed(path: &BezPath) -> bool {
    let curves = path.elements().iter().filter(|element| matches!(element, PathEl::CurveTo(..))).count();
    curves >= 14 && path.elements().len() == curves + 2
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
                let mut resources = Resources::new(&theme);
                let items = piece(&mut resources, kind, side, across, Look::Normal);
                let (ink, ring) = (reach_of_the_animal(&resources, &items), ring(&resources, &items));
                let who = &theme.rules.kind(kind).id;
                // A laser engraves numerals alone where heads would be too fine.
                if theme.cutter.machine == Machine::Laser && across < 7.0 {
                    assert_eq!(ink, 0.0, "{} {who} {across}", shipped.name);
                    continue;
                }
                assert!(ink > 0.5 * ring && ink <= ring, "{} {who} {across}: {ink:.2} of {ring:.2}", shipped.name);
            }
        }
    }
}
