//! The frieze: animals on a ground line, numeral and name below each, return arrows below these.

use super::lettering::{RungWords, TypeRole, figure, fitted, rows_of, width, words, wrapped};
use super::returns::{ArrowStyle, Return, below};
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::compose::diagram::band::actor;
use crate::compose::diagram::canvas::DiagramCanvas;
use crate::compose::diagram::{Band, DrawnFigure, GROUND_LINE, Look};
use crate::geom::{Affine, Point, Rect, Size, Vec2};
use crate::rules::Side;
use crate::rulesheet::{Ladder, LadderArrow, Rung};
use crate::scene::Group;
use crate::typeset::{Across, Down, Label};

/// Minimum width of a cell in millimetres in one row, by look.
const LEAST_CELL: (f64, f64) = (14.0, 18.0);
/// Scale of names and sentences in large print: a little over 16 points.
const LARGER: (f64, f64) = (1.83, 1.72);
/// Maximum share of the width for a sentence.
const SENTENCE: f64 = 0.98;
/// Gap between two names in large print.
const BETWEEN_NAMES: f64 = 1.6;
/// The height of the tallest animal on a line, and within the edges of a band; the maximum share of its cell's width for
/// an animal.
const TALL: (f64, f64, f64) = (17.5, 14.6, 0.86);
/// The greatest height of a piece; the gap between two.
const PIECE: (f64, f64) = (19.0, 0.8);
/// Font sizes of numeral and name, and the gap between them.
const PAIR: (f64, f64, f64) = (6.2, 3.1, 1.3);
/// From the top of the ground line to the text's baseline.
const BASELINE: f64 = 6.2;
/// A pair that would be scaled below this is set in two lines.
const LEAST_SHARE: f64 = 0.78;
/// Gap between two rows.
const ROW_GAP: f64 = 4.0;

/// Shared by all cells.
#[derive(Debug, Clone, Copy)]
struct FriezeRow {
    /// A cell's width.
    cell: f64,
    /// Scale of text.
    share: f64,
    /// Whether the name is below the numeral.
    stacked: bool,
    /// Whether there are romanisations below the names.
    readings: bool,
}

impl FriezeRow {
    /// The box of the tallest animal.
    fn room(self, band: &Band) -> Size {
        if band.shows_pieces() {
            return Size::new(self.cell - PIECE.1, PIECE.0.min(self.cell));
        }
        let tall = if band.encloses() { TALL.1 } else { TALL.0 } - 0.2;
        Size::new(TALL.2 * self.cell, tall.min(self.cell * 0.78))
    }
}

pub(super) fn frieze(
    resources: &mut Resources<'_>,
    ladder: &Ladder,
    wide: f64,
    look: Look,
    more: &[RungWords],
) -> DrawnFigure {
    let large = look == Look::Large;
    let least = if large { LEAST_CELL.1.max(widest_name(resources, ladder) + BETWEEN_NAMES) } else { LEAST_CELL.0 };
    let (per_row, count) = rows_of(ladder.rungs.len(), wide, least);
    let mut canvas = DiagramCanvas::new(resources, 1.0, look);
    let row = row(&mut canvas, ladder, wide / per_row as f64, more);
    let mut places: Vec<(usize, f64)> = Vec::with_capacity(ladder.rungs.len());
    let mut y = 0.0;
    for (line, rungs) in ladder.rungs.chunks(per_row).enumerate() {
        if line > 0 {
            y += ROW_GAP;
        }
        // A partly filled last row is centred.
        let left = (per_row - rungs.len()) as f64 * row.cell / 2.0;
        places.extend((0..rungs.len()).map(|place| (line, left + (place as f64 + 0.5) * row.cell)));
        let first = line * per_row;
        let next = ladder.rungs.get(first + rungs.len());
        y = draw(&mut canvas, row, rungs, next, more.get(first..).unwrap_or_default(), (left, y));
    }
    let place_of = |kind| ladder.rungs.iter().position(|rung| rung.kind == kind).map(|place| places[place]);
    let (scale, words) = if large { (1.65, LARGER.1) } else { (1.0, 1.0) };
    let hand = ArrowStyle { line: 0.45 * scale, corner: 2.2, head: 2.1 * scale, sentence: 3.3 * words };
    let mut returns = Vec::new();
    let mut texts = Vec::new();
    let arrows = if large {
        with_short_sentences(canvas.resources, ladder, hand.sentence, wide)
    } else {
        ladder.exceptions.clone()
    };
    texts.extend(
        ladder
            .exceptions
            .iter()
            .zip(&arrows)
            .filter(|(_, arrow)| arrow.text.is_empty())
            .map(|(whole, _)| whole.text.as_str()),
    );
    for arrow in &arrows {
        match (place_of(arrow.attacker), place_of(arrow.victim)) {
            (Some((one, from)), Some((other, to))) if one == other && one + 1 == count => {
                returns.push(Return { arrow, from, to });
            }
            // An arrow from row to row would cross names: there is only its sentence.
            _ if arrow.text.is_empty() => {}
            _ => texts.push(arrow.text.as_str()),
        }
    }
    let mut bottom = y;
    if !returns.is_empty() {
        bottom = below(&mut canvas, returns, y + 0.9, wide, hand);
    }
    let lines: Vec<Label> = match large {
        true => texts
            .iter()
            .flat_map(|text| wrapped(canvas.resources, TypeRole::Sentence, text, hand.sentence, SENTENCE * wide))
            .collect(),
        false => texts
            .iter()
            .filter_map(|text| fitted(canvas.resources, TypeRole::Sentence, text, hand.sentence, SENTENCE * wide))
            .collect(),
    };
    for label in lines {
        bottom += 1.4 * hand.sentence;
        super::returns::put(&mut canvas, &label, Point::new(wide / 2.0, bottom), 0.0);
        bottom += 0.3 * hand.sentence;
    }
    DrawnFigure { size: Size::new(wide, bottom), items: canvas.finish() }
}

/// The width of the widest name in large print.
fn widest_name(resources: &mut Resources<'_>, ladder: &Ladder) -> f64 {
    let names = ladder.rungs.iter().map(|rung| width(&words(resources, TypeRole::Name, &rung.name, PAIR.1 * LARGER.0)));
    names.fold(0.0, f64::max)
}

/// The arrows; one whose sentence is wider than the ladder has none.
fn with_short_sentences(resources: &mut Resources<'_>, ladder: &Ladder, em: f64, wide: f64) -> Vec<LadderArrow> {
    let mut arrows = ladder.exceptions.clone();
    for arrow in &mut arrows {
        if width(&words(resources, TypeRole::Sentence, &arrow.text, em)) > SENTENCE * wide {
            arrow.text.clear();
        }
    }
    arrows
}

/// How text fits into cells of this width: the same for all.
fn row(canvas: &mut DiagramCanvas<'_, '_>, ladder: &Ladder, cell: f64, more: &[RungWords]) -> FriezeRow {
    let large = canvas.context.look == Look::Large;
    let full = if large { LARGER.0 } else { 1.0 };
    let (mut pairs, mut names) = (0.1f64, 0.1f64);
    for (place, rung) in ladder.rungs.iter().enumerate() {
        let (one, two) = (figure(canvas, rung.strength), more.get(place).map_or("", |more| more.name.as_str()));
        let one = width(&words(canvas.resources, TypeRole::Figure, &one, PAIR.0 * full));
        let name = width(&words(canvas.resources, TypeRole::Name, &rung.name, PAIR.1 * full));
        let second = width(&words(canvas.resources, TypeRole::SecondName, two, PAIR.1 * full));
        let second = if second > 0.0 { second + PAIR.2 } else { 0.0 };
        pairs = pairs.max(one + PAIR.2 + name + second);
        names = names.max(name + second);
    }
    // Chevrons are between the cells.
    let room = cell - if large { 1.0 } else { 4.4 };
    let stacked = large || room / pairs < LEAST_SHARE;
    let room = if stacked { cell - 1.0 } else { room };
    let share = full * (room / if stacked { names } else { pairs }).min(1.0);
    FriezeRow { cell, share, stacked, readings: more.iter().any(|more| !more.reading.is_empty()) }
}

/// One row from (left, top). Returns the lower end of its text.
fn draw(
    canvas: &mut DiagramCanvas<'_, '_>,
    row: FriezeRow,
    rungs: &[Rung],
    next: Option<&Rung>,
    more: &[RungWords],
    (left, top): (f64, f64),
) -> f64 {
    let large = canvas.context.look == Look::Large;
    let middle = |place: usize| left + (place as f64 + 0.5) * row.cell;
    let bottom = draw_animals(canvas, row, rungs, (left, top));
    let baseline = bottom + if large { 2.2 + 0.64 * PAIR.0 * 1.6 } else { BASELINE - GROUND_LINE };
    let figure_em = if row.stacked { if large { 1.53 * PAIR.0 } else { PAIR.0 } } else { PAIR.0 * row.share };
    let sign_height = if large { baseline - 0.3 * PAIR.0 * 1.6 } else { baseline - 1.35 };
    let second_line = baseline + 1.42 * PAIR.1 * row.share.max(0.8);
    let lines = TextLines { figure_em, baseline, second_line };
    let spans: Vec<(f64, f64)> = rungs
        .iter()
        .enumerate()
        .map(|(place, rung)| draw_texts(canvas, row, rung, more.get(place), middle(place), &lines))
        .collect();
    for (place, pair) in rungs.windows(2).enumerate() {
        // Centred between texts, not cells: names differ in length.
        let x = match row.stacked {
            true => middle(place) + row.cell / 2.0,
            false => (spans[place].1 + spans[place + 1].0) / 2.0,
        };
        sign(canvas, Point::new(x, sign_height), pair[0].strength == pair[1].strength);
    }
    if let (Some(last), Some(next)) = (rungs.last(), next) {
        // The last sign of a row stays within it.
        let inside = if large { 1.6 } else { 1.0 };
        let at = Point::new(middle(rungs.len() - 1) + row.cell / 2.0 - inside, sign_height);
        sign(canvas, at, last.strength == next.strength);
    }
    let words_end = if row.stacked { second_line } else { baseline };
    words_end + if row.readings { 1.16 * PAIR.1 } else { 0.0 } + 1.0
}

/// The animals of a row on the theme's band. Returns its lower edge.
fn draw_animals(canvas: &mut DiagramCanvas<'_, '_>, row: FriezeRow, rungs: &[Rung], (left, top): (f64, f64)) -> f64 {
    let (theme, look) = (canvas.resources.theme, canvas.context.look);
    let band = Band::of(theme, look);
    let room = row.room(&band);
    let long = rungs.len() as f64 * row.cell;
    let mut animals = Vec::with_capacity(rungs.len());
    for rung in rungs {
        let size = band.stature(canvas.resources, rung.kind);
        animals.push(actor(canvas.resources, &band, (rung.kind, Side::White), room * size, (false, look)));
    }
    // Pieces may be smaller than they are allowed to be.
    let tall = match band.shows_pieces() {
        true => animals.iter().map(|animal| animal.size.height).fold(0.0, f64::max),
        false => room.height,
    };
    let (ground, bottom) = match band.encloses() {
        true => (top + band.inset() + tall, top + 2.0 * band.inset() + tall),
        false => (top + tall, top + tall + band.line_height()),
    };
    let drawn = match band.encloses() {
        true => band.frame(canvas.resources, Rect::new(left, top, left + long, bottom)),
        false => band.line(theme, (left, ground), long),
    };
    canvas.extend(drawn);
    for (place, animal) in animals.into_iter().enumerate() {
        let foot = Affine::translate((left + (place as f64 + 0.5) * row.cell, ground));
        canvas.push(Group::placed(foot, animal.items));
    }
    bottom
}

/// The positions of a row's text.
struct TextLines {
    /// Font size of numerals.
    figure_em: f64,
    baseline: f64,
    /// Baseline of the names below stacked numerals.
    second_line: f64,
}

/// The texts below an animal, centred at `middle`. Returns the left and right end of the line with the name.
fn draw_texts(
    canvas: &mut DiagramCanvas<'_, '_>,
    row: FriezeRow,
    rung: &Rung,
    more: Option<&RungWords>,
    middle: f64,
    lines: &TextLines,
) -> (f64, f64) {
    let (colour, ink, soft) = (canvas.context.inks.accent, canvas.context.inks.ink, canvas.context.inks.soft);
    let number = figure(canvas, rung.strength);
    let number = words(canvas.resources, TypeRole::Figure, &number, lines.figure_em);
    let name = words(canvas.resources, TypeRole::Name, &rung.name, PAIR.1 * row.share);
    let second = more.and_then(|more| words(canvas.resources, TypeRole::SecondName, &more.name, PAIR.1 * row.share));
    let gap = PAIR.2 * row.share;
    let mut line = vec![(name, ink), (second, ink)];
    if row.stacked {
        if let Some(number) = &number {
            let at = Point::new(middle, lines.baseline);
            canvas.push(number.run(at, Across::Middle, Down::Baseline, colour));
        }
    } else {
        line.insert(0, (number, colour));
    }
    line.retain(|(label, _)| label.is_some());
    let total: f64 =
        line.iter().map(|(label, _)| width(label)).sum::<f64>() + gap * line.len().saturating_sub(1) as f64;
    let mut x = middle - total / 2.0;
    for (label, colour) in line {
        let wide = width(&label);
        if let Some(label) = label {
            let at = Point::new(x, if row.stacked { lines.second_line } else { lines.baseline });
            canvas.push(label.run(at, Across::Left, Down::Baseline, colour));
        }
        x += wide + gap;
    }
    if let Some(more) = more {
        let reading =
            fitted(canvas.resources, TypeRole::Sentence, &more.reading, 0.92 * PAIR.1 * row.share, row.cell - 1.0);
        if let Some(reading) = reading {
            let at = Point::new(middle, if row.stacked { lines.second_line } else { lines.baseline } + 1.16 * PAIR.1);
            canvas.push(reading.run(at, Across::Middle, Down::Baseline, soft));
        }
    }
    (middle - total / 2.0, middle + total / 2.0)
}

/// “Stronger than”, or “as strong as”.
fn sign(canvas: &mut DiagramCanvas<'_, '_>, at: Point, equal: bool) {
    let (half, line) = if canvas.context.look == Look::Large { (1.3, 0.7) } else { (0.85, 0.32) };
    let colour = canvas.context.inks.soft;
    let point = |x: f64, y: f64| at + Vec2::new(x * half, y * half);
    if equal {
        for y in [-0.4, 0.4] {
            canvas.ruled(polyline(&[point(-0.7, y), point(0.7, y)], false), colour, line);
        }
    } else {
        canvas.ruled(polyline(&[point(-0.55, -1.0), point(0.55, 0.0), point(-0.55, 1.0)], false), colour, line);
    }
}
