//! Specimen sheets of the families of drawings: each animal in every style and rendering side by side, at the sizes of
//! pieces, and each rendering at a thousand pixels.

use super::mount::{CAPTION, MountedDrawing, wall};
use super::resource_merge::MergedResources;
use super::{LayoutError, hung};
use crate::canvas::shapes::mixed;
use crate::compose::piece;
use crate::geom::{Affine, Point, Size, Vec2, plain};
use crate::impose::specimen::{Rendering, Specimen, specimen};
use crate::rules::{KindId, Side};
use crate::scene::{Document, Item, Page};
use crate::theme::{Art, Keyword, Theme};
use crate::typeset::{Across, Down};

/// The rows.
const ROWS: [(Art, Rendering); 9] = [
    (Art::Line, Rendering::ColourIn),
    (Art::Line, Rendering::Natural),
    (Art::Line, Rendering::Engraved),
    (Art::Woodcut, Rendering::Plain),
    (Art::Woodcut, Rendering::Natural),
    (Art::PaperCut, Rendering::Plain),
    (Art::PaperCut, Rendering::ColourIn),
    (Art::PaperCut, Rendering::Engraved),
    (Art::Seal, Rendering::Plain),
];
/// The sizes of pieces, a sheet each, in millimetres: those of stickers, and the smallest that must be recognised.
const PIECES: [f64; 4] = [38.0, 28.0, 18.0, 12.0];
/// A thousand pixels at 300 dpi, in millimetres.
const LARGE: f64 = 1000.0 * 25.4 / 300.0;
/// Number of these per row.
const LARGE_IN_A_ROW: usize = 4;
/// Page margin, in millimetres.
const MARGIN: f64 = 10.0;
/// Gap between two pieces, relative to their size.
const GAP: f64 = 0.14;
/// Font size of names, and distance from the piece to their baseline, in millimetres; smaller on small pieces.
const NAME: (f64, f64) = (3.4, 4.2);

/// Sheets of every kind of the theme's rules in every style: the parts of the pages are the names of their files.
/// Without `names` there are no captions. With a seed each row has an order of its own.
///
/// Fails if a face lacks a character.
pub fn specimens(theme: &Theme, names: bool, seed: Option<u64>) -> Result<Document, LayoutError> {
    let mut table = SpecimenTable::new(theme, names, seed);
    let mut pages = Vec::new();
    for size in PIECES {
        let rows = ROWS.iter().map(|row| table.row(*row, size)).collect::<Result<Vec<_>, _>>()?;
        let columns = rows.first().map_or(1, Vec::len);
        pages.push(table.sheet(format!("pieces-{}mm", plain(size)), rows, columns, size));
    }
    for row in ROWS {
        let pieces = table.row(row, LARGE)?;
        pages.push(table.sheet(word(row), vec![pieces], LARGE_IN_A_ROW, LARGE));
    }
    hung(table.merged, theme.language().to_owned(), pages)
}

/// The name of a row.
fn word((art, rendering): (Art, Rendering)) -> String {
    format!("{}-{}", art.keyword(), rendering.word())
}

/// The layout of the pieces.
struct SpecimenTable<'t> {
    theme: &'t Theme,
    merged: MergedResources,
    /// The kinds, strongest first, and their names if shown.
    kinds: Vec<(KindId, Option<String>)>,
    /// What the order of each row is shuffled by.
    seed: Option<u64>,
}

/// A row: each drawing with the place of its kind.
type SpecimenRow = Vec<(usize, MountedDrawing)>;

impl<'t> SpecimenTable<'t> {
    fn new(theme: &'t Theme, names: bool, seed: Option<u64>) -> SpecimenTable<'t> {
        let rules = &theme.rules;
        let language = theme.find_language(theme.language()).filter(|_| names);
        let name = |kind: KindId| language.as_ref().map(|language| language.animal(&rules.kind(kind).id));
        let kinds = rules.strongest_first().into_iter().map(|kind| (kind, name(kind))).collect();
        SpecimenTable { theme, merged: MergedResources::default(), kinds, seed }
    }

    /// Every kind in one rendering.
    fn row(&mut self, (art, rendering): (Art, Rendering), size: f64) -> Result<SpecimenRow, LayoutError> {
        let outline = piece::outline(self.theme.pieces.outline, size);
        let mut row = Vec::with_capacity(self.kinds.len());
        for place in self.order((art, rendering), size) {
            let of = Specimen { kind: self.kinds[place].0, side: Side::White, art, rendering, size };
            let drawn = specimen(self.theme, &of)?;
            let middle = drawn.pages[0].trim.center();
            let mounted = self.merged.take_in_page(&drawn, Affine::translate(middle.to_vec2()) * outline.clone());
            row.push((place, mounted));
        }
        Ok(row)
    }

    /// The places of the kinds, strongest first or shuffled.
    fn order(&self, row: (Art, Rendering), size: f64) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.kinds.len()).collect();
        if let Some(seed) = self.seed {
            let row = ROWS.iter().position(|own| *own == row).unwrap_or(ROWS.len()) as u64;
            let key = [row, size.to_bits()].into_iter().fold(seed, |key, part| mixed(key ^ part));
            order.sort_by_key(|&place| mixed(key ^ place as u64));
        }
        order
    }

    /// A sheet of rows, each wrapped after a number of pieces.
    fn sheet(&mut self, name: String, rows: Vec<SpecimenRow>, columns: usize, size: f64) -> Page {
        let pitch = (1.0 + GAP) * size;
        let grown = (size / 30.0).clamp(0.6, 1.4);
        let named = self.kinds.iter().any(|(_, name)| name.is_some());
        let down = pitch + if named { NAME.1 * grown } else { 0.0 };
        let lines: usize = rows.iter().map(|row| row.len().div_ceil(columns)).sum();
        let columns_used = rows.iter().map(|row| row.len().min(columns)).max().unwrap_or(0);
        let extent = |count: usize, pitch: f64| 2.0 * MARGIN + count as f64 * pitch - GAP * size;
        let media = Size::new(extent(columns_used, pitch), extent(lines, down));
        let mut items = vec![wall(media)];
        let mut line = 0;
        for row in rows {
            for (place, (kind, piece)) in row.iter().enumerate() {
                let (column, below) = (place % columns, place / columns);
                let at = Point::new(
                    MARGIN + column as f64 * pitch + size / 2.0,
                    MARGIN + (line + below) as f64 * down + size / 2.0,
                );
                items.push(piece.mounted(at, 1.0));
                items.extend(self.name(*kind, at + Vec2::new(0.0, size / 2.0 + 0.8 * NAME.1 * grown), NAME.0 * grown));
            }
            line += row.len().div_ceil(columns);
        }
        Page::untrimmed(&name, &name, media, items)
    }

    fn name(&mut self, kind: usize, at: Point, size: f64) -> Option<Item> {
        let name = self.kinds.get(kind)?.1.clone()?;
        let label = self.merged.caption(&name, size)?;
        Some(label.run(at, Across::Middle, Down::Baseline, CAPTION).into())
    }
}
