//! The narrow frame of an illustrated board before a player: where its letters stand, the plates with the game's name,
//! and the animals in the order of their strength.
//!
//! Sheets may join at any line between two files: words and animals stand beside such lines, never on them. Where no
//! sheets join there, a name may be wider.

use super::C;
use super::bands::CLEAR_OF_TRIM;
use super::site::Site;
use crate::geom::{Point, Rect};

/// The plan of such a frame, in design units: across from the left of the squares, down from their end.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Strip {
    /// The size of the letters, and the middle of their row.
    pub letters: (f64, f64),
    /// The plates: one, or one on either side of the middle letter. Empty where there is no room for any.
    pub plates: Vec<Rect>,
    /// The room for words on them: in one part, or for each of the name's two.
    pub fields: Vec<Rect>,
    /// Where animals stand, and how large they are; no places where there is no room for all.
    pub rungs: Vec<Point>,
    pub head: f64,
}

/// How far the rules around the squares reach: three lines, or two finer ones where the sides are narrow.
const RULES: (f64, f64) = (1.7, 1.0);
/// From the rules to what stands beyond them.
const OFF_RULES: f64 = 0.4;
/// A strip with less room than this has all in one row.
const TWO_ROWS: f64 = 5.0;
/// The size of letters as a share of that room, in a row of their own and among all else; at least and at most.
const LETTERS: [f64; 2] = [0.34, 0.55];
const LETTER_SIZES: (f64, f64) = (1.5, 2.7);
/// The ascender and the descender of letters, in ems, and the gap between one and a plate.
const UP: f64 = 0.72;
const DOWN: f64 = 0.24;
const GAP: f64 = 0.25;
/// How high plates are at least in millimetres, and at most; how wide in heights; their distance from file lines.
const LEAST_PLATE: f64 = 2.7;
const HIGHEST_PLATE: f64 = 6.4;
const ASPECT: f64 = 6.6;
const OFF_LINE: f64 = 0.8;
/// What a letter needs to either side, without and with a plate beside it.
const LETTER_ROOM: f64 = 2.1;
/// The size of animals: as a share of the room, at most; and at least in millimetres. Half the width that one needs
/// with its strength.
const HEAD: (f64, f64, f64) = (0.94, 6.2, 3.8);
const RUNG: f64 = 0.86;
/// The least size of animals that stand below the row of letters.
const LOW_HEAD: f64 = 4.4;

impl Strip {
    /// How far the rules around the squares reach in a narrow frame with a title.
    pub fn rules(site: &Site<'_>) -> f64 {
        if site.is_ruled_strip() { RULES.0 } else { RULES.1 }
    }

    /// The strip of a site that has one with so many animals.
    pub fn of(site: &Site<'_>, animals: usize) -> Option<Strip> {
        if !(site.is_landscape() && site.is_titled_strip()) {
            return None;
        }
        let (near, far) = (Strip::rules(site) + OFF_RULES, site.end - CLEAR_OF_TRIM / site.k);
        let (room, middle) = (far - near, site.width() / 2.0);
        let odd = !site.columns.is_multiple_of(2);
        let one_row = room < TWO_ROWS && !site.joined;
        let size = (LETTERS[usize::from(one_row)] * room).clamp(LETTER_SIZES.0, LETTER_SIZES.1);
        let letters = if one_row { (near + far) / 2.0 } else { near + (UP - DOWN) * size };
        let top = if one_row { near } else { near + UP * size + GAP };
        let height = (far - top).min(HIGHEST_PLATE);
        let y = (top + far) / 2.0;
        let plate = |from: f64, to: f64| Rect::new(from, y - height / 2.0, to, y + height / 2.0);
        let widest = ASPECT * height;
        let plates = match (one_row, odd) {
            // Between the middle letter and those beside it.
            (true, true) => {
                let (inner, outer) = (LETTER_ROOM, (C - LETTER_ROOM).min(LETTER_ROOM + widest));
                vec![plate(middle - outer, middle - inner), plate(middle + inner, middle + outer)]
            }
            (true, false) => {
                let half = (C / 2.0 - LETTER_ROOM).min(widest / 2.0);
                vec![plate(middle - half, middle + half)]
            }
            // Within the middle file, or over the line in the middle with a part of the name on each side.
            (false, true) => {
                let most = if site.joined { C - 2.0 * OFF_LINE } else { site.width() / 3.0 };
                let half = most.min(widest) / 2.0;
                vec![plate(middle - half, middle + half)]
            }
            (false, false) => {
                let half = (C - OFF_LINE).min(if site.joined { widest } else { widest / 2.0 });
                vec![plate(middle - half, middle + half)]
            }
        };
        let fits = site.columns >= 4 && height * site.k >= LEAST_PLATE;
        let plates = if fits { plates } else { Vec::new() };
        let fields = match plates[..] {
            [plate] if site.joined && !odd => {
                let (left, right) = (middle - OFF_LINE / 2.0, middle + OFF_LINE / 2.0);
                vec![Rect { x1: left, ..plate }, Rect { x0: right, ..plate }]
            }
            _ => plates.clone(),
        };
        // Below the row of letters where that leaves them room, over the whole height where it does not.
        let beside_plate = HEAD.0 * (far - top) >= LOW_HEAD;
        let (row, across) = if beside_plate { (y, far - top) } else { ((near + far) / 2.0, room) };
        let head = (HEAD.0 * across).min(HEAD.1);
        let edge = plates.first().map_or(middle, |plate| plate.x0);
        let places = if head * site.k >= HEAD.2 { places(animals, edge, head) } else { Vec::new() };
        let at = |x: f64| Point::new(x, row);
        let left = places.iter().map(|&x| at(x));
        let right = places.iter().rev().map(|&x| at(site.width() - x));
        // One more stands to the left of the name where their number is odd.
        let skip = animals % 2;
        let rungs = left.chain(right.skip(skip)).collect();
        Some(Strip { letters: (size, letters), plates, fields, rungs, head })
    }
}

/// Where the animals of the left half stand: between letters and lines of files, in the middle of what is free up to
/// `edge`; empty if there is no room for all.
fn places(animals: usize, edge: f64, head: f64) -> Vec<f64> {
    let count = animals.div_ceil(2);
    let slots: Vec<f64> = (0..).map(|n| (n as f64 + 0.5) * C / 2.0).take_while(|x| x + RUNG * head < edge).collect();
    let fits = count > 0 && slots.len() >= count && RUNG * head < C / 4.0;
    let from = if fits { (slots.len() - count).div_ceil(2) } else { slots.len() };
    slots.into_iter().skip(from).take(count).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::motif::bands::{Bands, FrameKind};
    use crate::theme::shipped_theme;

    fn strip(columns: usize, square: f64, end: f64, joined: bool) -> Strip {
        let mut theme = shipped_theme("new-year").expect("the theme is shipped");
        theme.board.square = square;
        let bands = Bands { kind: FrameKind::Slim, side: 3.7, end, joined };
        let site = Site { columns, ..Site::new(&theme, bands) };
        Strip::of(&site, 8).expect("there is room for a title")
    }

    #[test]
    fn nothing_of_a_joined_strip_but_a_plate_lies_on_a_line_between_files() {
        for columns in 4..12 {
            for (square, end) in [(36.0, 8.8), (50.0, 16.0), (24.0, 12.0)] {
                let strip = strip(columns, square, end, true);
                assert!(!strip.plates.is_empty());
                for field in &strip.fields {
                    let files = ((field.x0 / C).floor(), (field.x1 / C).floor());
                    assert_eq!(files.0, files.1, "{columns} files of {square} mm: {field:?}");
                }
                for rung in &strip.rungs {
                    assert!((rung.x / (C / 4.0)).round() as usize % 2 == 1, "{rung:?}");
                }
            }
        }
    }

    #[test]
    fn animals_stand_on_both_sides_of_the_name_in_equal_numbers() {
        for joined in [true, false] {
            let strip = strip(7, 36.0, 8.8, joined);
            let left = strip.rungs.iter().filter(|rung| rung.x < strip.plates[0].x0).count();
            assert_eq!((left, strip.rungs.len()), (4, 8));
        }
    }
}
