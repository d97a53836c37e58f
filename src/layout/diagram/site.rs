//! Traps and dens.

use super::Look;
use super::pen::Pen;
use crate::geom::{Affine, BezPath, Point, Rect, Shape};
use crate::layout::animal::to_be_coloured;
use crate::layout::shapes::{Fang, begonia, fangs, polyline};
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Trap, is_chinese};

/// A trap. One that an animal stands on is drawn larger, so that it shows around the animal.
pub(super) fn trap(pen: &mut Pen<'_, '_>, at: Point, taken: bool) {
    let name = if taken { "trap-taken" } else { "trap" };
    pen.symbol(name, at, |pen| {
        let radius = if taken { 0.475 } else { 0.42 };
        let (mut ground, ink) = (pen.inks.trap, pen.inks.ink);
        let mut line = 0.028;
        if pen.look == Look::Large {
            pen.fill(Rect::new(-0.5, -0.5, 0.5, 0.5).inflate(-0.02, -0.02).to_path(0.01), ground);
            (ground, line) = (if taken { ground } else { Colour::WHITE }, 0.04);
        }
        let rim = Pen::circle(Point::ZERO, radius);
        pen.fill(rim.clone(), ground);
        let teeth = if taken {
            (20, Fang { radius, half: 6.0, length: 0.11, lean: 9.0 })
        } else {
            (18, Fang { radius, half: 6.2, length: 0.105, lean: 9.0 })
        };
        match pen.studio.theme.board.trap {
            Trap::Fangs | Trap::Snare | Trap::Pit | Trap::Jaws | Trap::Claws => pen.fill(fangs(teeth.1, teeth.0), ink),
            Trap::Cross | Trap::Plain => {
                let reach = radius * 0.62;
                if !taken && pen.studio.theme.board.trap == Trap::Cross {
                    pen.round(cross(reach * 0.707), pen.inks.accent, 0.05);
                }
                pen.line(Pen::circle(Point::ZERO, radius - 0.055), ink, line);
            }
        }
        pen.line(rim, ink, line);
    });
}

/// Two strokes through (0, 0), each reaching as far in both directions.
pub(super) fn cross(half: f64) -> BezPath {
    let mut path = polyline(&[Point::new(-half, -half), Point::new(half, half)], false);
    path.extend(polyline(&[Point::new(-half, half), Point::new(half, -half)], false));
    path
}

/// The den of a side: a plate in its colour with the word in characters, or with a cave where the theme speaks no
/// Chinese.
pub(super) fn den(pen: &mut Pen<'_, '_>, at: Point, owner: Side) {
    pen.symbol(&format!("den-{owner}"), at, |pen| {
        let theme = pen.studio.theme;
        let plain = to_be_coloured(theme);
        let (ground, mark) = match (pen.look, plain) {
            (Look::Large, _) => (Colour::BLACK, Colour::WHITE),
            (Look::Normal | Look::Card, true) => (pen.inks.land, pen.inks.ink),
            (Look::Normal | Look::Card, false) => (pen.inks.owners[owner.index()], pen.inks.land),
        };
        if pen.look == Look::Large {
            pen.fill(Rect::new(-0.48, -0.48, 0.48, 0.48).to_path(0.01), ground);
            pen.line(Rect::new(-0.42, -0.42, 0.42, 0.42).to_path(0.01), mark, 0.04);
        } else {
            let plate = Rect::new(-0.35, -0.43, 0.35, 0.43);
            pen.fill(begonia(plate, 0.08), ground);
            if plain {
                pen.line(begonia(plate.inflate(-0.015, -0.015), 0.08), mark, 0.03);
            }
            pen.line(begonia(plate.inflate(-0.05, -0.05), 0.07), mark, 0.018);
        }
        let tag = theme.languages.iter().find(|tag| tag.starts_with("zh"));
        let word = tag.and_then(|tag| pen.studio.language(tag)).and_then(|language| language.say("den", &[]));
        match word.filter(|word| is_chinese(word)) {
            Some(word) => {
                let count = word.chars().count() as f64;
                let em = 0.36f64.min(0.72 / count);
                for (place, character) in word.chars().enumerate() {
                    let y = (place as f64 - (count - 1.0) / 2.0) * 0.99 * em;
                    let face = theme.roles.character;
                    pen.words(face, &character.to_string(), em, 0.6, Point::new(0.0, y), mark);
                }
            }
            None => pen.fill(cave(), mark),
        }
    });
}

/// The mouth of a cave: an arch with an arch of stones around it.
fn cave() -> BezPath {
    let arch = |half: f64, top: f64, foot: f64| {
        let mut path = BezPath::new();
        path.move_to((-half, foot));
        path.line_to((-half, top + half));
        let handle = half * 0.552_284_75;
        path.curve_to((-half, top + half - handle), (-handle, top), (0.0, top));
        path.curve_to((handle, top), (half, top + half - handle), (half, top + half));
        path.line_to((half, foot));
        path.close_path();
        path
    };
    let mut path = arch(0.115, -0.08, 0.25);
    // A band around it, its inner side drawn the other way so that it stays empty.
    path.extend(arch(0.225, -0.22, 0.25));
    path.extend(Affine::FLIP_X * arch(0.165, -0.145, 0.25));
    path
}
