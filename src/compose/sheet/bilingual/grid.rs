//! The rows of the grid: which rules share one, so that text and pictures are about equally high.

use super::ends::beside as behind;
use super::{GAP, Spread, in_language};
use crate::compose::diagram::DrawnFigure;
use crate::compose::sheet::columns::{Stretch, Tearing, fill};
use crate::compose::sheet::measures::Measures;
use crate::compose::sheet::page::setup_figure;
use crate::compose::sheet::rows::SheetRow;
use crate::compose::sheet::rows::SheetRows;
use crate::compose::sheet::rules::is_set_up;
use crate::compose::sheet::typesetter::{TextColumn, Typesetter, moved};
use crate::geom::{Affine, Size, Vec2};
use crate::rulesheet::{Figure, Sheet, SpecialSquares, View};
use crate::scene::{Group, Item};
use crate::typeset::Span;
use std::ops::Range;

/// Gap between two pictures of a row.
const FIGURES: f64 = 3.0;
/// Costs, in millimetres of paper: a row, one without a picture, one that joins two sections.
const COSTS: (f64, f64, f64) = (3.0, 4.0, 3.5);
/// Maximum height of a row, unless a single rule is higher; and the second one if pages would not be filled that way.
pub(super) const MOST: [f64; 2] = [72.0, 44.0];

/// A row of the grid, from its upper left corner at the left margin.
#[derive(Debug, Clone)]
pub(super) struct GridRow {
    pub height: f64,
    /// How many rules it has; the set-up is one.
    pub cells: usize,
    pub items: Vec<Item>,
    /// The sections that begin in it, and their vertical offsets.
    pub bookmarks: Vec<(String, f64)>,
}

/// By how much each text of the set-up is narrower at most, so that the board diagram is wider.
const NARROWED: f64 = 12.0;

/// A rule in both languages, with its pictures; or all of the set-up.
#[derive(Default)]
struct RuleCell {
    texts: [SheetRows; 2],
    /// Vertical offset of each in the cell, so that their first lines share a baseline.
    drops: [f64; 2],
    /// The sections that begin in it, and their vertical offsets.
    headings: Vec<(String, f64)>,
    /// By how much each text is narrower than usual, in favour of the pictures.
    narrowed: f64,
    figures: Vec<(DrawnFigure, String)>,
}

impl RuleCell {
    /// Makes both texts equally high, so that the next rule begins at one height; returns that.
    fn level(&mut self, gap: f64) -> f64 {
        if self.texts[0].rows.is_empty() {
            return 0.0;
        }
        let high = self.height();
        for (text, drop) in self.texts.iter_mut().zip(self.drops) {
            let short = high - drop - text.total_height();
            if let Some(last) = text.rows.last_mut() {
                last.height += short;
            }
        }
        high + gap
    }

    fn height(&self) -> f64 {
        let heights = self.texts.iter().zip(self.drops).map(|(text, drop)| drop + text.total_height());
        heights.fold(0.0, f64::max)
    }
}

impl Typesetter<'_, '_> {
    /// All rows: high ones, or lower ones, which can be distributed better over pages.
    pub(super) fn grid(&mut self, spread: &Spread<'_>, at: &Measures) -> [Vec<GridRow>; 2] {
        let cells = self.cells(spread, at);
        MOST.map(|most| rows(&cells, spread, most, at))
    }

    /// The rows of some of the rules, none higher than `most` unless a single rule is.
    pub(super) fn rows_of(
        &mut self,
        spread: &Spread<'_>,
        which: Range<usize>,
        most: f64,
        at: &Measures,
    ) -> Vec<GridRow> {
        let cells = self.cells(spread, at);
        rows(&cells[which], spread, most, at)
    }

    /// Every rule, set in both languages.
    fn cells(&mut self, spread: &Spread<'_>, at: &Measures) -> Vec<RuleCell> {
        let [one, other] = spread.sheets;
        let rises = spread.sheets.map(|sheet| {
            let setting = self.text_setting(sheet, spread.text - at.numbers, &in_language(at, sheet));
            setting.ascent * setting.size
        });
        let drops = rises.map(|rise| rises[0].max(rises[1]) - rise);
        let board = setup_figure(one).map(|figure| self.board(figure, spread, at));
        let beyond = board.as_ref().map_or(0.0, |(drawn, _)| (drawn.size.width - spread.spine) / 2.0);
        let beside_board = beyond.clamp(0.0, NARROWED);
        let mut cells: Vec<RuleCell> = Vec::new();
        for (section, second) in one.sections.iter().zip(&other.sections) {
            // What has no numbers begins where they stand.
            let (narrowed, numbers) = if is_set_up(section.topic) { (beside_board, 0.0) } else { (0.0, at.numbers) };
            let column = TextColumn { width: spread.text - narrowed, numbers };
            for (place, (rule, twin)) in section.rules.iter().zip(&second.rules).enumerate() {
                // What one needs and the set-up are one cell, with the board beside both.
                let joined = is_set_up(section.topic) && !cells.is_empty();
                let known = if joined { cells.pop() } else { None };
                let mut cell = known.unwrap_or_else(|| RuleCell { drops, narrowed, ..RuleCell::default() });
                let y = cell.level(at.rule_gap);
                let both = [(one, rule, &section.heading), (other, twin, &second.heading)];
                for (text, (sheet, rule, heading)) in cell.texts.iter_mut().zip(both) {
                    let heading = (place == 0).then_some(heading.as_str());
                    self.rule(text, sheet, rule, heading, column, &in_language(at, sheet));
                }
                if place == 0 && !section.figures.is_empty() {
                    cell.figures.extend(board.clone());
                }
                for figure in &rule.figures {
                    cell.figures.push((self.spread_out(&figure.view, spread.spine, at), figure.alternative.clone()));
                }
                if place == 0 {
                    cell.headings.push((section.heading.clone(), y));
                }
                cells.push(cell);
            }
        }
        cells
    }

    /// A picture; its strips side by side if they fit, which takes less space.
    fn spread_out(&mut self, view: &View, width: f64, at: &Measures) -> DrawnFigure {
        if view.strips.is_empty() {
            return self.drawn(view, width, at);
        }
        let parts: Vec<DrawnFigure> =
            view.each_strip().iter().map(|strip| self.excerpt(strip, at.cell, at.look)).collect();
        let wide = parts.iter().map(|part| part.size.width + FIGURES).sum::<f64>() - FIGURES;
        if wide > width {
            return self.drawn(view, width, at);
        }
        let high = parts.iter().map(|part| part.size.height).fold(0.0, f64::max);
        let (mut items, mut x) = (Vec::new(), 0.0);
        for part in parts {
            let next = x + part.size.width + FIGURES;
            items.push(moved(part.items, (x, high - part.size.height)));
            x = next;
        }
        DrawnFigure { size: Size::new(wide, high), items }
    }

    /// The cell width of the board diagram, in millimetres.
    pub(super) fn board_cell(&self, spread: &Spread<'_>, at: &Measures) -> f64 {
        let width = spread.spine + 2.0 * NARROWED;
        at.setup_cell * (width / self.set_up_size(at.setup_cell, at.look).width).min(1.0)
    }

    /// The board diagram, and below it its label and the names of its special squares, in both languages.
    fn board(&mut self, figure: &Figure, spread: &Spread<'_>, at: &Measures) -> (DrawnFigure, String) {
        let mut drawn = self.set_up(self.board_cell(spread, at), at.look);
        let [one, other] = spread.sheets;
        let both = |name: &str, twin: &str| format!("{name} {}", behind(name, twin)).trim_end().to_owned();
        let label =
            |sheet| setup_figure(sheet).map_or("", |figure| figure.key.trim_end_matches(['.', '。', ':', '：']));
        let label = both(label(one), label(other));
        let squares: Vec<SpecialSquares> = one
            .squares
            .iter()
            .zip(&other.squares)
            .map(|(kind, twins)| SpecialSquares {
                name: both(&kind.name, &twins.name),
                each: kind
                    .each
                    .iter()
                    .zip(&twins.each)
                    .map(|((terrain, name), (_, twin))| (*terrain, both(name, twin)))
                    .collect(),
            })
            .collect();
        drawn = self.labelled(drawn, &label, one, at);
        if let Some(DrawnFigure { items: legend, size }) = self.legend(one, &squares, spread.spine + 2.0 * NARROWED, at)
        {
            let wide = drawn.size.width.max(size.width);
            let mut items = vec![moved(drawn.items, ((wide - drawn.size.width) / 2.0, 0.0))];
            items.push(moved(legend, ((wide - size.width) / 2.0, drawn.size.height + at.caption_gap)));
            drawn = DrawnFigure { size: Size::new(wide, drawn.size.height + at.caption_gap + size.height), items };
        }
        (drawn, figure.alternative.clone())
    }

    /// A picture with its label below it, in the middle.
    fn labelled(&mut self, drawn: DrawnFigure, label: &str, sheet: &Sheet, at: &Measures) -> DrawnFigure {
        let setting = self.caption_setting(sheet, at);
        let ink = self.ink();
        let words = self.paragraph(&[Span::bold(label, ink)], f64::from(u16::MAX), &setting);
        let DrawnFigure { mut items, size } = drawn;
        items.extend(words.draw(((size.width - words.width()) / 2.0, size.height + at.caption_gap)));
        DrawnFigure { size: Size::new(size.width, size.height + at.caption_gap + words.height()), items }
    }
}

/// A line of pictures side by side: each with its left edge.
struct PictureStrip {
    /// The pictures.
    places: Vec<(usize, f64)>,
    height: f64,
}

/// The pictures of a rule in lines, as many side by side as fit.
fn strips(cell: &RuleCell, width: f64) -> Vec<PictureStrip> {
    let mut lines: Vec<Vec<usize>> = Vec::new();
    let figure = |place: usize| &cell.figures[place].0;
    let wide = |line: &[usize]| line.iter().map(|&place| figure(place).size.width + FIGURES).sum::<f64>() - FIGURES;
    for (place, (drawn, _)) in cell.figures.iter().enumerate() {
        match lines.last_mut() {
            Some(line) if wide(line) + FIGURES + drawn.size.width <= width => line.push(place),
            _ => lines.push(vec![place]),
        }
    }
    let strips = lines.into_iter().map(|line| {
        let mut x = (width - wide(&line)) / 2.0;
        let mut places = Vec::with_capacity(line.len());
        for &place in &line {
            places.push((place, x));
            x += figure(place).size.width + FIGURES;
        }
        PictureStrip { height: line.iter().map(|&place| figure(place).size.height).fold(0.0, f64::max), places }
    });
    strips.collect()
}

/// The total height of lines of pictures.
fn stacked(strips: &[PictureStrip]) -> f64 {
    strips.iter().map(|strip| strip.height).sum::<f64>() + FIGURES * strips.len().saturating_sub(1) as f64
}

/// The offsets of the rules of a row, and of each one's pictures; in millimetres from the row's top.
struct PictureLine {
    rules: Vec<f64>,
    pictures: Vec<f64>,
    height: f64,
    /// Whether the row has pictures.
    shows: bool,
}

/// Rules stacked, with the pictures of each beside it: centred on its text, or aligned at the top if the pictures are
/// higher. They may then extend beside rules without pictures; a rule with pictures starts below.
fn beside(cells: &[RuleCell], width: f64, at: &Measures) -> PictureLine {
    let mut made = PictureLine { rules: Vec::new(), pictures: Vec::new(), height: 0.0, shows: false };
    let (mut y, mut free) = (0.0, 0.0);
    for (place, cell) in cells.iter().enumerate() {
        y += if place > 0 { at.rule_gap } else { 0.0 };
        let (words, pictures) = (cell.height(), stacked(&strips(cell, width + 2.0 * cell.narrowed)));
        if pictures > 0.0 {
            y = f64::max(y, free);
            made.shows = true;
        }
        let top = y + f64::max(0.0, (words - pictures) / 2.0);
        if pictures > 0.0 {
            free = top + pictures + FIGURES;
        }
        made.rules.push(y);
        made.pictures.push(top);
        y += words;
    }
    made.height = y.max(free - FIGURES);
    made
}

/// The starts of rows: the division with the lowest cost of space, with sections kept apart.
fn grouped(cells: &[RuleCell], spine: f64, most: f64, at: &Measures) -> Vec<usize> {
    let mut best: Vec<(f64, usize)> = vec![(0.0, 0)];
    for end in 1..=cells.len() {
        let ways = (0..end).rev().filter_map(|first| {
            let group = &cells[first..end];
            let PictureLine { height: high, shows, .. } = beside(group, spine, at);
            if high > most && group.len() > 1 {
                return None;
            }
            let bare = if shows { 0.0 } else { COSTS.1 };
            let joins = group.iter().skip(1).filter(|cell| !cell.headings.is_empty()).count() as f64 * COSTS.2;
            Some((best[first].0 + high + GAP.0 + COSTS.0 + bare + joins, first))
        });
        let cheapest = ways.min_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((f64::INFINITY, end - 1));
        best.push(cheapest);
    }
    let (mut starts, mut end) = (Vec::new(), cells.len());
    while end > 0 {
        end = best[end].1;
        starts.push(end);
    }
    starts.reverse();
    starts
}

/// Rules in rows, none higher than `most` unless a single rule is.
fn rows(cells: &[RuleCell], spread: &Spread<'_>, most: f64, at: &Measures) -> Vec<GridRow> {
    let starts = grouped(cells, spread.spine, most, at);
    let ends = starts.iter().skip(1).copied().chain([cells.len()]);
    starts.iter().zip(ends).map(|(&first, end)| row(&cells[first..end], spread, at)).collect()
}

/// One row: every rule begins at the same height in both languages, its pictures between them.
fn row(cells: &[RuleCell], spread: &Spread<'_>, at: &Measures) -> GridRow {
    let PictureLine { rules, pictures, height, .. } = beside(cells, spread.spine, at);
    let [spine, second] = spread.starts();
    let (mut bookmarks, mut shown) = (Vec::new(), Vec::new());
    let mut columns: [Vec<Item>; 2] = [Vec::new(), Vec::new()];
    for ((cell, y), mut top) in cells.iter().zip(rules).zip(pictures) {
        bookmarks.extend(cell.headings.iter().map(|(heading, down)| (heading.clone(), y + down)));
        let places = [0.0, second + cell.narrowed].into_iter().zip(cell.drops);
        for ((text, column), (x, drop)) in cell.texts.iter().zip(&mut columns).zip(places) {
            column.extend(text.place(&Stretch::new(0, text.rows.len()), Vec2::new(x, y + drop), 1.0).items);
        }
        for strip in strips(cell, spread.spine + 2.0 * cell.narrowed) {
            for (place, x) in strip.places {
                let (drawn, alternative) = &cell.figures[place];
                let corner = Affine::translate((spine - cell.narrowed + x, top + strip.height - drawn.size.height));
                shown.push(Group::picture(corner, drawn.items.clone(), alternative.as_str()).into());
            }
            top += strip.height + FIGURES;
        }
    }
    let [mut items, last] = columns;
    items.extend(shown);
    items.extend(last);
    GridRow { height, cells: cells.len(), items, bookmarks }
}

/// The end of each page as a row index, for pages of these heights; `None` if they cannot hold the rows.
pub(super) fn shared_out(rows: &[GridRow], heights: &[f64]) -> Option<Vec<usize>> {
    let rows = rows.iter().map(|row| SheetRow::kept(row.height, Vec::new()).after(GAP.0).breakable(0.0));
    let filled = fill(&SheetRows { rows: rows.collect() }, heights, 0, Tearing::Never)?;
    Some(filled.columns.into_iter().map(|column| column.end).collect())
}
