//! The animals on coins in the order of their strength, the strongest first.

use super::band::by_strength;
use crate::canvas::shapes::octagon;
use crate::geom::{Affine, Point, Rect, Shape, TOLERANCE};
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::mark::{Mark, RimForm};
use crate::rules::Side;
use crate::typeset::{Across, Down};

/// Half the width of a coin, and the size of the head on it.
const COIN: (f64, f64) = (4.6, 7.8);
/// How much smaller a square coin is than a round one, to look equally large.
const SQUARE: f64 = 0.92;
/// Between a coin and its numeral, the numeral's size, and the room for it.
const NUMERAL: (f64, f64, f64) = (0.9, 6.4, 3.4);
/// Between a numeral and the next coin: the least and the most.
const APART: (f64, f64) = (1.0, 4.0);

/// The row of a side between two places, in light on a bar in its colour. Whether there is room for it.
pub(super) fn strengths(canvas: &mut BoardCanvas<'_, '_>, side: Side, (from, to): (f64, f64), scale: f64) -> bool {
    let site = canvas.site();
    let kinds = by_strength(site);
    let wide = (2.0 * COIN.0 + NUMERAL.0 + NUMERAL.2) * scale;
    let gaps = kinds.len().saturating_sub(1).max(1) as f64;
    let apart = ((to - from - kinds.len() as f64 * wide) / gaps).min(APART.1 * scale);
    if apart < APART.0 * scale {
        return false;
    }
    let whole = kinds.len() as f64 * (wide + apart) - apart;
    let (colours, half) = (*site.colours(), COIN.0 * scale);
    let start = (from + to - whole) / 2.0;
    for (place, &kind) in kinds.iter().rev().enumerate() {
        let kind = site.theme.rules.kind(kind);
        let middle = Point::new(start + place as f64 * (wide + apart) + half, 0.0);
        let coin = match side {
            Side::White => BoardCanvas::circle(middle, half),
            Side::Black if Mark::of(site, side).form == RimForm::Octagon => {
                Affine::translate(middle.to_vec2()) * octagon(half)
            }
            Side::Black => {
                let side = 2.0 * SQUARE * half;
                Rect::from_center_size(middle, (side, side)).to_path(TOLERANCE)
            }
        };
        canvas.fill(coin, colours.land);
        canvas.at(middle.x, middle.y, 0.0, 1.0, |canvas| {
            if !canvas.piece_of(side, &kind.id, COIN.1 * scale) {
                let of = Type { face: site.theme.roles.name, size: COIN.1 * scale, tracking: 0.0 };
                canvas.text(of, &kind.letter.to_string(), (0.0, 0.0), colours.ink);
            }
        });
        let strength = site.theme.face.numerals.write(u32::from(kind.strength));
        let of = Type { face: site.theme.numeral_face(), size: NUMERAL.1 * scale, tracking: 0.0 };
        if let Some(words) = canvas.fitted(of, &strength, NUMERAL.2 * scale) {
            let at = (middle.x + half + NUMERAL.0 * scale, 0.0);
            canvas.put_words(&words, at, Across::Left, Down::Middle, colours.land);
        }
    }
    true
}
