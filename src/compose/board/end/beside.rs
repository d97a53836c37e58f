//! The title with ornaments beside it: rules and bars.

use super::band::{BandArea, Style, subtitle, title};
use super::label::label;
use crate::canvas::legibility::Legibility;
use crate::canvas::shapes::polyline;
use crate::geom::{Point, Rect, Shape, TOLERANCE};
use crate::motif::bands::FrameKind;
use crate::motif::board_canvas::{BoardCanvas, Type, TypesetLine};
use crate::motif::frame;
use crate::rules::Side;
use crate::theme::{Frame, is_chinese};
use crate::typeset::{Across, Down};

/// The title between two rules.
pub(super) fn rules(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    if site.style().frame == Frame::Stitched && site.kind == FrameKind::Full {
        return label(canvas, room);
    }
    let scale = room.scale(7.4);
    let text = site.theme.title_in(site.words.tag(room.half)).to_uppercase();
    let roles = site.theme.roles;
    let of = match is_chinese(&text) {
        true => Type { face: roles.title_character, size: 8.0 * scale, tracking: 0.45 },
        false => Type { face: roles.title, size: 7.4 * scale, tracking: 0.26 },
    };
    let chinese = is_chinese(&text);
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
    let most = 0.72 * room.width;
    let wide = both_titles(canvas, room, most).unwrap_or_else(|| title(canvas, room.half, style, most, None));
    let from = wide / 2.0 + 6.0 * scale;
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

/// In large print the title in the reader's letters with the one in characters beside it; gives the width of both.
fn both_titles(canvas: &mut BoardCanvas<'_, '_>, room: BandArea, most: f64) -> Option<f64> {
    /// The size of characters as a share of the band's height, and at most in millimetres; that of letters relative to
    /// them, and the gap between both.
    const SIZE: (f64, f64) = (0.72, 10.0);
    const LETTERS: f64 = 1.02;
    const GAP: f64 = 0.62;
    let site = canvas.site();
    let large = Legibility::of(site.theme);
    let characters = site.theme.title_in(site.words.tag(room.half));
    let letters = site.theme.title_in(site.words.latin_tag(room.half)?);
    if !large.is_large() || !is_chinese(characters) || is_chinese(letters) {
        return None;
    }
    let size = (SIZE.0 * room.height).min(SIZE.1 / canvas.unit());
    let roles = site.theme.roles;
    let parts = |canvas: &mut BoardCanvas<'_, '_>, size: f64| {
        let of = Type { face: roles.title, size: LETTERS * size, tracking: 0.03 };
        let beside = Type { face: roles.title_character, size, tracking: 0.16 };
        Some((canvas.words(of, letters)?, canvas.words(beside, characters)?))
    };
    let whole = |parts: &(TypesetLine, TypesetLine), size: f64| parts.0.width() + parts.1.width() + GAP * size;
    let first = parts(canvas, size)?;
    let size = size * (most / whole(&first, size)).min(1.0);
    if size * canvas.unit() < large.least {
        return None;
    }
    let parts = parts(canvas, size)?;
    let wide = whole(&parts, size);
    let colour = site.on_frame();
    canvas.put_words(&parts.0, (-wide / 2.0, 0.235 * LETTERS * size), Across::Left, Down::Baseline, colour);
    canvas.put_words(&parts.1, (wide / 2.0 - parts.1.width() / 2.0, 0.0), Across::Middle, Down::Middle, colour);
    Some(wide)
}
