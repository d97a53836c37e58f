//! Letters and numbers along the edges, upright for each player at the near edge and to the left.

use crate::canvas::legibility::Legibility;
use crate::geom::Affine;
use crate::motif::C;
use crate::motif::bands::{FrameKind, is_of_letters};
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::frame;
use crate::motif::site::Site;
use crate::motif::strip::Strip;
use crate::rules::{File, Row};
use crate::scene::Colour;
use crate::theme::Frame;
use crate::typeset::{Across, Down};
use std::f64::consts::PI;

/// The position of coordinates, in design units.
#[derive(Debug, Clone, Copy)]
struct CoordinatePlaces {
    size: f64,
    /// The size of the digits, if it is another one.
    digits: Option<f64>,
    /// From the squares to the centre of the digits.
    out: f64,
    /// From the squares to the letters' baseline.
    baseline: f64,
}

/// The ascender height of b, d and f, in ems.
const TALL: f64 = 0.72;
/// Distance from the squares' border, in design units.
const OFF_BORDER: f64 = 0.7;
/// How much nearer to the squares letters stand where medallions follow.
const RAISED: f64 = 0.7;
/// From the middle of the row of letters in the narrow frame of a scene to their baseline, in ems.
const STRIP_BASELINE: f64 = 0.24;
/// The width for digits beside the squares, in ems; the minimum of a narrow frame, which has no lines.
const LEAST_ROOM: f64 = 0.8;
/// The same where letters and numbers are all that the frame has.
const ALONE_ROOM: f64 = 0.6;
/// The size of letters in such a frame at best, and as a share of the band before the players.
const LARGE_LETTERS: (f64, f64) = (4.4, 0.36);
/// The size of digits in such a frame at best, and the room up to the trim that those of one place and of two need, in
/// ems.
const LARGE_DIGITS: f64 = 5.6;
const DIGIT_ROOM: (f64, f64) = (0.88, 1.4);
const NARROW_ROOM: f64 = 1.15;

fn place(site: &Site<'_>) -> Option<CoordinatePlaces> {
    if !site.style().coordinates {
        return None;
    }
    // Large print has larger ones unless the frame has other content.
    let alone = is_of_letters(site.style().frame);
    let least = if alone { Legibility::of(site.theme).least / site.k } else { 0.0 };
    match site.kind {
        // Between the lines around the squares and the scene.
        FrameKind::Full if site.is_landscape() => {
            Some(CoordinatePlaces { size: 3.0, digits: None, out: 3.4, baseline: 4.65 })
        }
        FrameKind::Full => {
            let (size, out): (f64, f64) = match site.style().frame {
                Frame::Begonia | Frame::Beaded => (3.3, 5.2),
                Frame::Rounded | Frame::Plain => (3.3, 4.8),
                Frame::Tray => (3.4, 6.0),
                Frame::Ruled => (3.5, 5.4),
                Frame::Carved => (3.2, 5.6),
                Frame::Fretwork => (2.9, 3.9),
                Frame::Bold => (4.2, 5.0),
                Frame::Heavy => (5.2, 5.7),
                Frame::Stitched => (4.3, 4.2),
            };
            // Between the squares' border and the frame's lines, whatever the space.
            let border = frame::border(site);
            let room = site.side - frame::depth(site) - border;
            let size = size.max(least).min(room / LEAST_ROOM);
            let out = out.min(border + room / 2.0);
            // In a low band the letters touch the squares, with ascenders clear of their border.
            let raised = if site.style().frame == Frame::Beaded { RAISED } else { 0.0 };
            let baseline =
                (out - raised + 0.16 * size - 0.5 * (1.0 - site.ease())).max(border + TALL * size + OFF_BORDER);
            Some(CoordinatePlaces { size, digits: None, out, baseline })
        }
        FrameKind::Slim if site.is_landscape() && site.is_titled_strip() => {
            let (rules, (letters, middle)) = (Strip::rules(site), Strip::of(site, 0)?.letters);
            let beside = site.side - rules;
            // Numbers of two digits are narrower.
            let share = if site.rows < 10 { 1.1 } else { 0.85 };
            let size = least.max(letters.min(share * beside));
            let out = rules + beside / 2.0;
            Some(CoordinatePlaces { size, digits: None, out, baseline: middle + STRIP_BASELINE * size })
        }
        // Between the line around the squares and what lies outside, in proportion to the squares where there is room.
        FrameKind::Slim if site.is_titled_strip() => {
            let (outer, inner) = frame::strip_room(site);
            let room = site.side - outer - inner;
            // Lower bands have smaller letters, which leave room for the title.
            let taken = if alone { ALONE_ROOM } else { LEAST_ROOM };
            let (most, of_band) = if alone { LARGE_LETTERS } else { (3.4, 0.22) };
            let size = most.min(of_band * site.end).max(least).min(room / taken);
            // Where they are all that stands there, they leave what they can to the title.
            let off = if alone { 0.12 } else { 0.28 };
            // Digits stand alone beside the squares: they fill the strip, and are in its middle as it is cut.
            let visible = site.side - inner;
            let taken = if site.rows < 10 { DIGIT_ROOM.0 } else { DIGIT_ROOM.1 };
            let digits = alone.then(|| LARGE_DIGITS.min(visible / taken).max(size));
            let strip = if alone { visible } else { room };
            let out = inner + strip / 2.0;
            Some(CoordinatePlaces { size, digits, out, baseline: inner + TALL * size + (off * room).min(0.5 * size) })
        }
        // Nearer to the squares than to the cut, for any size of squares.
        FrameKind::Slim => {
            // Designed for a strip of 3.7 mm.
            let scale = site.side / 3.7;
            let usual = 2.0 * scale;
            let size = usual.max(least.min(site.side / NARROW_ROOM));
            // Larger letters keep the centre.
            Some(CoordinatePlaces {
                size,
                digits: None,
                out: 1.6 * scale,
                baseline: 2.1 * scale + 0.3 * (size - usual),
            })
        }
        FrameKind::None => None,
    }
}

/// The extent of the coordinates below the squares, including descenders where there is room for them, in design units.
pub(super) fn reach(site: &Site<'_>) -> f64 {
    // Large letters have none of theirs below the title.
    let below = if is_of_letters(site.style().frame) { 0.06 } else { 0.24 };
    place(site).map_or(0.0, |place| place.baseline + below * place.size)
}

pub(super) fn coordinates(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let Some(CoordinatePlaces { size, digits, out, baseline }) = place(site) else { return };
    let of = [size, digits.unwrap_or(size)].map(|size| Type { face: site.theme.roles.coordinate, size, tracking: 0.0 });
    let letter = |column: usize| File(column as u8).to_string();
    let number = |row: usize| Row(row as u8).to_string();
    let near = (-out, site.height() + baseline);
    beside(canvas, of, near, letter, |down| number(site.rows - 1 - down));
    if site.style().turned {
        let about = Affine::translate((site.width(), site.height())) * Affine::rotate(PI);
        canvas.within(about, |canvas| beside(canvas, of, near, |column| letter(site.columns - 1 - column), number));
    } else {
        let far = (site.width() + out, -baseline + 0.44 * size);
        beside(canvas, of, far, letter, |down| number(site.rows - 1 - down));
    }
}

/// Letters on a baseline, numbers centred in a column.
fn beside(
    canvas: &mut BoardCanvas<'_, '_>,
    [letters, digits]: [Type; 2],
    (column_x, baseline): (f64, f64),
    letter: impl Fn(usize) -> String,
    number: impl Fn(usize) -> String,
) {
    let site = canvas.site();
    let middle = |place: usize| (place as f64 + 0.5) * C;
    for column in 0..site.columns {
        put(canvas, letters, &letter(column), (middle(column), baseline), Down::Baseline, site.quiet_on_frame());
    }
    for down in 0..site.rows {
        let colour = if frame::is_on_joint(site, down) { site.colours().ink } else { site.quiet_on_frame() };
        put(canvas, digits, &number(down), (column_x, middle(down)), Down::Middle, colour);
    }
}

fn put(canvas: &mut BoardCanvas<'_, '_>, of: Type, text: &str, at: (f64, f64), down: Down, colour: Colour) {
    if let Some(words) = canvas.words(of, text) {
        canvas.put_words(&words, at, Across::Middle, down, colour);
    }
}
