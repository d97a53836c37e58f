//! The legend of the board diagram's special squares: beside it, or below it.

use super::measures::Measures;
use super::typesetter::{Typesetter, moved};
use crate::compose::diagram::{DrawnFigure, square_alone};
use crate::geom::Size;
use crate::rules::Terrain;
use crate::rulesheet::{Sheet, SpecialSquares};
use crate::scene::Item;
use crate::typeset::{Alignment, ParagraphStyle, Span};

/// The side of a legend's square, the gap to its label, and from there to the next square: in ems of the caption.
const SQUARE: (f64, f64, f64) = (1.9, 0.45, 1.5);
/// The sides of a legend's squares beside a board, largest first: whose they are is told by fine rings.
const BESIDE_A_BOARD: [f64; 2] = [2.6, SQUARE.0];
/// From a square to its twin, in sides.
const TWINS: f64 = 0.12;
/// From a square to the label below it, in ems.
const BELOW: f64 = 0.2;
/// Minimum gap between the board and the legend beside it, in ems.
const BESIDE: f64 = 0.8;

/// How far the board diagram may be scaled down for a legend beside it.
const SMALLER: [f64; 11] = [1.0, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.76, 0.73, 0.7];

/// Squares side by side with their label.
struct LegendEntry {
    squares: Vec<Terrain>,
    words: String,
}

impl LegendEntry {
    /// The total width of the squares, each `side` wide.
    fn width(&self, side: f64) -> f64 {
        self.squares.len() as f64 * side * (1.0 + TWINS) - side * TWINS
    }
}

/// The variants of a legend, best first: each square with its owner; or both sides' squares with their common name.
fn ways(squares: &[SpecialSquares]) -> [Vec<LegendEntry>; 2] {
    let each = squares.iter().flat_map(|kind| &kind.each);
    let whose = each.map(|(terrain, words)| LegendEntry { squares: vec![*terrain], words: words.clone() });
    let shared = squares.iter().map(|kind| LegendEntry {
        squares: kind.each.iter().map(|(terrain, _)| *terrain).collect(),
        words: kind.name.clone(),
    });
    [whose.collect(), shared.collect()]
}

impl Typesetter<'_, '_> {
    /// Special squares of the board in a row, each followed by its name; `None` if there are none or the row would be
    /// wider than `width`.
    pub fn legend(
        &mut self,
        sheet: &Sheet,
        squares: &[SpecialSquares],
        width: f64,
        at: &Measures,
    ) -> Option<DrawnFigure> {
        ways(squares).into_iter().find_map(|entries| self.row(sheet, &entries, width, at))
    }

    fn row(&mut self, sheet: &Sheet, entries: &[LegendEntry], width: f64, at: &Measures) -> Option<DrawnFigure> {
        let setting = self.caption_setting(sheet, at);
        let (em, ink) = (setting.size, self.ink());
        let (side, gap, next) = (SQUARE.0 * em, SQUARE.1 * em, SQUARE.2 * em);
        let (mut items, mut x) = (Vec::new(), 0.0);
        for entry in entries {
            if x > 0.0 {
                x += next;
            }
            items.extend(self.squares(entry, side, (x, 0.0), at));
            x += entry.width(side) + gap;
            let word = self.paragraph(&[Span::plain(&entry.words, ink)], f64::from(u16::MAX), &setting);
            // The x-height is centred on the square.
            items.extend(word.draw((x, side / 2.0 + 0.25 * em - setting.ascent * em)));
            x += word.width();
        }
        (x > 0.0 && x <= width).then_some(DrawnFigure { items, size: Size::new(x, side) })
    }

    /// The same in a column beside a board of a column's width, each with its name below it, from its upper left corner;
    /// and the scale of the board, which may be a little smaller for a better legend: names of owners before common
    /// ones, names in one line before broken ones. `None` if there is no room for any.
    pub fn legend_beside(
        &mut self,
        sheet: &Sheet,
        board: Size,
        measure: f64,
        at: &Measures,
    ) -> Option<(f64, DrawnFigure)> {
        let gap = self.legend_gap(sheet, at);
        for entries in ways(&sheet.squares) {
            for whole_names in [true, false] {
                let found = SMALLER.into_iter().find_map(|share| {
                    let (high, room) = (share * board.height, measure - share * board.width - gap);
                    Some((share, self.column(sheet, &entries, (high, room), whole_names, at)?))
                });
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    /// The gap between a board and its legend.
    pub fn legend_gap(&self, sheet: &Sheet, at: &Measures) -> f64 {
        BESIDE * self.caption_setting(sheet, at).size
    }

    fn column(
        &mut self,
        sheet: &Sheet,
        entries: &[LegendEntry],
        room: (f64, f64),
        whole_names: bool,
        at: &Measures,
    ) -> Option<DrawnFigure> {
        BESIDE_A_BOARD.into_iter().find_map(|ems| self.column_of(sheet, entries, room, (whole_names, ems), at))
    }

    /// The same with squares of this side, in ems.
    fn column_of(
        &mut self,
        sheet: &Sheet,
        entries: &[LegendEntry],
        (most, room): (f64, f64),
        (whole_names, ems): (bool, f64),
        at: &Measures,
    ) -> Option<DrawnFigure> {
        let setting =
            ParagraphStyle { alignment: Alignment::Centred, hyphenate: false, ..self.caption_setting(sheet, at) };
        let (em, ink) = (setting.size, self.ink());
        let side = ems * em;
        // Names may take several lines, but no word is broken.
        let words = entries.iter().flat_map(|entry| entry.words.split_whitespace());
        let widths: Vec<f64> = words
            .map(|word| self.paragraph(&[Span::plain(word, ink)], f64::from(u16::MAX), &setting).width())
            .chain(entries.iter().map(|entry| entry.width(side)))
            .collect();
        // Slightly wider: a word as wide as its line would be taken for one that is too wide.
        let narrowest = widths.into_iter().fold(side, f64::max) + 0.01;
        if narrowest > room || entries.is_empty() {
            return None;
        }
        // In one line each, if there is room.
        let in_one_line = entries
            .iter()
            .map(|entry| {
                self.paragraph(&[Span::plain(&entry.words, ink)], f64::from(u16::MAX), &setting).width() + 0.01
            })
            .fold(narrowest, f64::max);
        if whole_names && in_one_line > room {
            return None;
        }
        let wide = if in_one_line <= room { in_one_line } else { narrowest };
        let names: Vec<_> =
            entries.iter().map(|entry| self.paragraph(&[Span::plain(&entry.words, ink)], wide, &setting)).collect();
        let high = names.iter().map(|name| side + BELOW * em + name.height() + em).sum::<f64>() - em;
        if high > most {
            return None;
        }
        let (mut y, mut items) = (0.0, Vec::new());
        for (entry, name) in entries.iter().zip(names) {
            items.extend(self.squares(entry, side, ((wide - entry.width(side)) / 2.0, y), at));
            items.extend(name.draw((0.0, y + side + BELOW * em)));
            y += side + BELOW * em + name.height() + em;
        }
        Some(DrawnFigure { size: Size::new(wide, high), items })
    }

    /// The squares of an entry side by side, from their upper left corner.
    fn squares(&mut self, entry: &LegendEntry, side: f64, (x, y): (f64, f64), at: &Measures) -> Vec<Item> {
        let places = (0..).map(|place| x + f64::from(place) * side * (1.0 + TWINS));
        entry.squares.iter().zip(places).filter_map(|(&terrain, x)| self.square(terrain, side, (x, y), at)).collect()
    }

    /// A square of a legend; empty while sizes are tried.
    fn square(&mut self, terrain: Terrain, side: f64, to: (f64, f64), at: &Measures) -> Option<Item> {
        (!self.trying).then(|| moved(square_alone(self.resources, terrain, side, at.look), to))
    }
}
