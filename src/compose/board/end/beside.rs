//! The title with ornaments beside it: rules, bars, ripples, clouds and flowers.

use super::band::{BandArea, Style, subtitle, title};
use crate::art::motifs::{CLOUD, LOTUS};
use crate::canvas::shapes::{Swell, polyline, ribbon};
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE};
use crate::motif::bands::FrameKind;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::frame;
use crate::rules::Side;
use crate::typeset::{Across, Down};
use std::f64::consts::TAU;

/// The title between two rules.
pub(super) fn rules(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    let scale = room.scale(7.4);
    let text = site.theme.title_in(site.words.tag(room.half)).to_uppercase();
    let roles = site.theme.roles;
    let of = match crate::theme::is_chinese(&text) {
        true => Type { face: roles.title_character, size: 8.0 * scale, tracking: 0.45 },
        false => Type { face: roles.title, size: 7.4 * scale, tracking: 0.26 },
    };
    let chinese = crate::theme::is_chinese(&text);
    let style = Style { size: 8.6 * scale, pitch: 1.0, colour: site.on_frame(), outline: None };
    // The rules begin beside the title as it is above another one; equal titles are one symbol, drawn once.
    let high = room.height * canvas.unit() >= TWO_LINES;
    let above = chinese && high && site.words.latin_tag(room.half).is_some();
    let beside = if above { Type { size: 0.78 * of.size, ..of } } else { of };
    let Some(wide) = canvas.fitted(beside, &text, 0.74 * room.width).map(|words| words.width()) else { return };
    // A symbol, so that a laser engraves its letters as areas.
    canvas.symbol(&format!("title-{}", room.half.letter()), |canvas| {
        let low = if above { subtitle(canvas, room.half, style, 0.74 * room.width, None) } else { 0.0 };
        let of = if low > 0.0 { Type { size: 0.78 * of.size, ..of } } else { of };
        let Some(words) = canvas.fitted(of, &text, 0.74 * room.width) else { return };
        canvas.put_words(&words, (0.0, -0.85 * low), Across::Middle, Down::Middle, site.on_frame());
    });
    let (from, to) = (wide / 2.0 + 7.0, room.width / 2.0);
    for side in [-1.0, 1.0] {
        let at = |x: f64| Point::new(side * x, 0.0);
        canvas.fill(BoardCanvas::circle((side * from, 0.0), 0.75), site.marks_on_frame(room.half));
        if to > from + 6.0 {
            canvas.ruled(polyline(&[at(from + 2.2), at(to)], false), site.on_frame(), 0.28);
            canvas.fill(BoardCanvas::circle((side * to, 0.0), 0.5), site.on_frame());
        }
    }
}

/// The height of a band that has room for two lines, in millimetres.
const TWO_LINES: f64 = 10.0;

/// The centre and the height of each bar of a side.
fn bars_of(side: Side) -> &'static [(f64, f64)] {
    match side {
        Side::White => &[(0.0, 2.2)],
        Side::Black => &[(-1.08, 0.95), (1.08, 0.95)],
    }
}

/// The title between bars: a wide one for White, two narrow ones for Black.
pub(super) fn bars(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    let scale = room.scale(9.0);
    let style = Style { size: 9.0 * scale, pitch: 1.5, colour: site.on_frame(), outline: None };
    let from = title(canvas, room.half, style, 0.72 * room.width, None) / 2.0 + 6.0 * scale;
    // Up to the outline of the squares.
    let to = room.width / 2.0 + frame::border(site);
    if to < from + 4.0 {
        return;
    }
    for side in [-1.0, 1.0] {
        for &(middle, height) in bars_of(room.half) {
            let y = middle * scale;
            let bar = Rect::new(side * from, y - height * scale / 2.0, side * to, y + height * scale / 2.0).abs();
            canvas.fill(bar.to_path(TOLERANCE), site.marks_on_frame(room.half));
        }
    }
}

/// The strokes from top to bottom: length and maximum width.
const STROKES: [(f64, f64); 3] = [(26.0, 0.9), (34.0, 1.3), (18.0, 0.7)];
/// Distance between strokes.
const PITCH: f64 = 4.2;
/// Wavelength and amplitude.
const WAVE: (f64, f64) = (11.3, 0.75);

/// The title between ripples in strokes of varying width, and sprays of leaves where there is room.
pub(super) fn ripples(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    let scale = room.scale(12.5);
    let style = Style { size: 12.5 * scale, pitch: 1.44, colour: site.on_frame(), outline: None };
    let half = title(canvas, room.half, style, 0.56 * room.width, None) / 2.0;
    let from = half + 8.8 * scale;
    // With a long title the strokes are shorter.
    let share = ((room.width / 2.0 - from) / (STROKES[1].0 * scale)).min(1.0);
    if share < 0.35 {
        return;
    }
    let mut path = BezPath::new();
    for (place, (long, widest)) in STROKES.into_iter().enumerate() {
        let (long, y) = (long * share * scale, (place as f64 - 1.0) * PITCH * scale);
        let swell = Swell { widest: widest * scale.max(0.6), narrowest: 0.14, power: 0.7 };
        for side in [-1.0, 1.0] {
            let along = |u: f64| {
                let way = u * long;
                Point::new(side * (from + way), y + WAVE.1 * scale * (TAU * way / (WAVE.0 * scale)).sin())
            };
            path.extend(ribbon(along, swell, 16));
        }
    }
    canvas.fill(path, site.on_frame());
    let spray_from = from + STROKES[1].0 * share * scale + 4.5 * scale;
    let size = (room.width / 2.0 + 2.0 - spray_from) / SPRAY;
    if size > 0.55 * scale {
        for side in [-1.0, 1.0] {
            let size = size.min(1.5 * scale);
            let space = Affine::translate((side * (room.width / 2.0 + 2.0), 0.0))
                * Affine::scale_non_uniform(-side * size, size);
            canvas.within(space, |canvas| spray(canvas, room.half));
        }
    }
}

/// How long a spray is at full size.
const SPRAY: f64 = 21.0;
/// Its leaves: where they grow on the stem, which way they point in degrees, how long and how broad they are.
const LEAVES: [(f64, f64, f64, f64); 9] = [
    (1.0, 62.0, 6.2, 1.25),
    (2.6, -58.0, 6.6, 1.3),
    (5.2, 48.0, 7.0, 1.35),
    (7.2, -46.0, 6.6, 1.25),
    (9.6, 38.0, 6.4, 1.2),
    (11.4, -34.0, 5.8, 1.1),
    (13.4, 26.0, 5.2, 1.0),
    (14.6, -22.0, 4.8, 0.95),
    (15.6, 2.0, 5.4, 1.0),
];

/// A spray of leaves from (0, 0) to the right, cut out of the block, a vein left open in each, a berry at its foot.
fn spray(canvas: &mut BoardCanvas<'_, '_>, half: Side) {
    let site = canvas.site();
    let (mut leaves, mut veins) = (BezPath::new(), BezPath::new());
    let stem = |x: f64| Point::new(x, 0.5 * (x / 16.0 * std::f64::consts::PI).sin());
    for (at, degrees, long, wide) in LEAVES {
        let place = Affine::translate(stem(at).to_vec2()) * Affine::rotate(degrees.to_radians());
        let mut leaf = BezPath::new();
        leaf.move_to((0.4, 0.0));
        leaf.curve_to((0.25 * long, wide), (0.6 * long, 0.9 * wide), (long, 0.0));
        leaf.curve_to((0.6 * long, -0.9 * wide), (0.25 * long, -wide), (0.4, 0.0));
        leaf.close_path();
        leaves.extend(place * leaf);
        veins.extend(place * polyline(&[Point::new(0.24 * long, 0.0), Point::new(0.72 * long, 0.0)], false));
    }
    let swell = Swell { widest: 0.75, narrowest: 0.3, power: 0.6 };
    leaves.extend(ribbon(|u| stem(16.0 * u), swell, 8));
    canvas.fill(leaves, site.on_frame());
    canvas.left_open_round(veins, site.colours().paper, 0.3);
    canvas.fill(BoardCanvas::circle((-1.6, 0.0), 1.25), site.marks_on_frame(half));
}

/// The title between clouds and flowers for colouring in.
pub(super) fn scenery(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    /// How much larger than the band's usual height everything is: it is to be coloured in.
    const LARGER: f64 = 1.3;
    /// Ornaments on each side, at most.
    const MOST: usize = 2;
    /// Half the width of a cloud and of a flower.
    const REACH: (f64, f64) = (8.1, 6.6);
    /// How far they may reach out over the squares, in design units.
    const BEYOND: f64 = 9.0;
    let scale = LARGER * room.scale(13.0);
    let outline = Some((site.on_frame(), 0.32));
    let style = Style { size: 10.4 * scale, pitch: 1.31, colour: site.colours().paper, outline };
    let half = title(canvas, room.half, style, 0.6 * room.width, None) / 2.0;
    // A little beyond the squares, but not over the lines of the frame.
    let lines = if site.kind == FrameKind::Slim { frame::strip_room(site).0 } else { frame::depth(site) };
    let edge = room.width / 2.0 + BEYOND.min(site.side - lines);
    for side in [-1.0, 1.0] {
        // Cloud, flower, cloud: as many as fit up to there.
        let (mut x, mut place) = (half + 18.5 * scale, 0);
        while place < MOST {
            let size = if place == 0 { 1.15 } else { 0.9 };
            let reach = if place % 2 == 0 { REACH.0 * size } else { REACH.1 };
            if x + reach * scale > edge {
                break;
            }
            match place % 2 {
                0 => canvas.at(side * x, 0.3 * scale, 0.0, size * scale, |canvas| canvas.put_motif(&CLOUD)),
                _ => canvas.at(side * x, 0.8 * scale, 0.0, scale, |canvas| canvas.put_motif(&LOTUS)),
            }
            x += 20.0 * scale;
            place += 1;
        }
    }
}
