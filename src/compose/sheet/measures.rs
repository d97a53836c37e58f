//! The dimensions of a sheet's design, and the steps by which it may be scaled down.

use super::typesetter::is_ideographic;
use crate::canvas::POINT;
use crate::compose::diagram::Look;

/// The arrangement of the pictures of two consecutive rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pairing {
    /// Side by side, or each with its own rule: whichever takes less space.
    Lower,
    /// Each with its own rule where that takes little more space: a column can end between the two.
    Loose,
    /// Each with its own rule, which a column can end between.
    Single,
}

impl Pairing {
    /// All ways.
    pub const ALL: [Pairing; 3] = [Pairing::Lower, Pairing::Loose, Pairing::Single];
}

/// The design of a sheet. Lengths in millimetres.
#[derive(Debug, Clone, PartialEq)]
pub struct Measures {
    /// Font size and leading of Latin text, in points.
    pub latin: (f64, f64),
    /// Font size and leading of ideographs, in points.
    pub ideographic: (f64, f64),
    /// Font size and leading of captions in Latin, in points.
    pub latin_caption: (f64, f64),
    /// The same in ideographs.
    pub ideographic_caption: (f64, f64),
    /// The subtitle's font size.
    pub subtitle: f64,
    /// Font size of footnotes.
    pub note: f64,
    /// Font size of clause ids.
    pub annotation: f64,
    /// Font size of headings above their section.
    pub heading: f64,
    /// Whether headings are above their section; otherwise they are run-in with its first rule.
    pub headings_above: bool,
    /// Whether text is ragged right.
    pub ragged: bool,
    /// Whether ragged text is hyphenated.
    pub hyphenate: bool,
    /// The width of hanging numbers.
    pub numbers: f64,
    /// Gap between two rules.
    pub rule_gap: f64,
    /// Gap above a section with a heading above it.
    pub section_gap: f64,
    /// Gap above and below pictures.
    pub figure_gap: f64,
    /// Gap between two pictures.
    pub figure_gutter: f64,
    /// Gap between a picture and its caption.
    pub caption_gap: f64,
    /// The side of a square in pictures.
    pub cell: f64,
    /// The side of a square of the board diagram.
    pub setup_cell: f64,
    /// Maximum share of a page's height for the board diagram, and the share of its size to which it may be scaled to
    /// stay on the page of its rule.
    pub setup_room: (f64, f64),
    /// The height of the emblem with its line.
    pub emblem: f64,
    /// The style of pictures.
    pub look: Look,
    /// How pictures of consecutive rules are arranged.
    pub pairing: Pairing,
    /// The pictures to leave out, by prefixes of their names.
    pub without: Vec<&'static str>,
}

impl Measures {
    /// A page of two columns.
    pub fn page() -> Measures {
        Measures {
            latin: (10.0, 13.0),
            ideographic: (10.5, 17.4),
            latin_caption: (8.4, 10.4),
            ideographic_caption: (8.5, 12.1),
            subtitle: 10.5 * POINT,
            note: 7.2 * POINT,
            annotation: 6.6 * POINT,
            heading: 12.0 * POINT,
            headings_above: false,
            ragged: false,
            hyphenate: true,
            numbers: 6.4,
            rule_gap: 6.0 * POINT,
            section_gap: 9.0 * POINT,
            figure_gap: 7.0 * POINT,
            figure_gutter: 4.0,
            caption_gap: 1.3,
            cell: 8.4,
            setup_cell: 9.4,
            setup_room: (0.46, 0.6),
            emblem: 21.0,
            look: Look::Normal,
            pairing: Pairing::Lower,
            without: Vec::new(),
        }
    }

    /// Large print: one font size, no hyphenation, headings above.
    pub fn large() -> Measures {
        Measures {
            latin: (16.0, 20.2),
            ideographic: (17.0, 26.5),
            latin_caption: (16.0, 19.0),
            ideographic_caption: (16.0, 23.0),
            subtitle: 16.0 * POINT,
            note: 16.0 * POINT,
            annotation: 16.0 * POINT,
            heading: 17.0 * POINT,
            headings_above: true,
            ragged: true,
            hyphenate: false,
            numbers: 10.0,
            rule_gap: 3.6,
            section_gap: 6.0,
            figure_gap: 5.0,
            figure_gutter: 8.0,
            caption_gap: 1.6,
            cell: 14.5,
            setup_cell: 10.9,
            setup_room: (0.46, 0.6),
            emblem: 23.0,
            look: Look::Large,
            pairing: Pairing::Lower,
            without: Vec::new(),
        }
    }

    /// A booklet's page of one column.
    pub fn booklet() -> Measures {
        Measures {
            latin: (10.5, 14.0),
            cell: 9.0,
            setup_cell: 13.0,
            setup_room: (0.64, 0.6),
            emblem: 20.0,
            ..Measures::page()
        }
    }

    /// A panel of a folded sheet.
    pub fn small() -> Measures {
        Measures { latin: (9.5, 12.5), ideographic: (9.5, 15.5), cell: 8.4, emblem: 20.0, ..Measures::page() }
    }

    /// Text: millimetres per em, and leading.
    pub fn body(&self, language: &str) -> (f64, f64) {
        let (size, pitch) = if is_ideographic(language) { self.ideographic } else { self.latin };
        (size * POINT, pitch * POINT)
    }

    /// The same for captions.
    pub fn caption(&self, language: &str) -> (f64, f64) {
        let (size, pitch) = if is_ideographic(language) { self.ideographic_caption } else { self.latin_caption };
        (size * POINT, pitch * POINT)
    }

    /// Whether a picture is shown.
    pub fn shows(&self, figure: &str) -> bool {
        !self.without.iter().any(|left_out| figure.starts_with(left_out))
    }

    /// The same design in steps of decreasing size, largest first: larger than designed if it fits, then pictures
    /// before text, and text never below the legible minimum.
    pub fn steps(&self) -> Vec<Measures> {
        LARGER.into_iter().map(|shares| self.larger(shares)).chain(self.smaller()).collect()
    }

    /// The steps of a sheet of one column, best first; within each group what fits at one step fits at later ones.
    /// Large print needs large pictures, too, above all the board diagram.
    pub fn flights(&self) -> Vec<Vec<Measures>> {
        if !self.ragged {
            return vec![self.steps()];
        }
        let step = |(text, pictures): (f64, f64), least: f64| Measures {
            cell: self.cell * pictures,
            setup_cell: self.setup_cell * LARGE_BOARD.0,
            setup_room: (LARGE_BOARD.1, least),
            ..self.scaled(text)
        };
        let [large, least] = LARGE_BOARD_SHRUNK;
        let all = LARGER_PRINTS.into_iter().map(|size| step(size, large)).collect();
        let last = [self.clone()].into_iter().chain(self.smaller()).collect();
        vec![all, vec![step((1.0, 1.0), least)], last]
    }

    /// The steps by which a sheet is reduced to one page: at the end the head becomes lower, and the
    /// board and the pictures shrink once more. No picture is ever dropped.
    pub fn one_page(&self) -> Vec<Measures> {
        let mut steps = self.steps();
        let last = steps.last().unwrap_or(self).clone();
        let compact = COMPACT.map(|[board, pictures, gaps, captions, leading, emblem]| Measures {
            emblem: last.emblem * emblem,
            latin: (last.latin.0, last.latin.1 * leading),
            ideographic: (last.ideographic.0, last.ideographic.1 * leading),
            ..last.apart_from_text(captions, gaps, [board, pictures])
        });
        steps.extend(compact);
        steps
    }

    /// The same design with larger text, a larger board diagram, or larger other pictures.
    pub fn grown(&self, [text, board, pictures]: [f64; 3]) -> Measures {
        Measures { setup_cell: self.setup_cell * board, cell: self.cell * pictures, ..self.scaled(text) }
    }

    /// The same design with fewer and fewer pictures, dropped in this order.
    pub fn with_fewer_pictures(&self, spared: &[&'static str]) -> Vec<Measures> {
        (1..=spared.len()).map(|count| Measures { without: spared[..count].to_vec(), ..self.clone() }).collect()
    }

    /// Text, pictures and the board diagram, each scaled.
    fn larger(&self, [text, pictures, board]: [f64; 3]) -> Measures {
        let step = self.scaled(text);
        Measures { cell: self.cell * pictures, setup_cell: self.setup_cell * board, ..step }
    }

    /// All text and pictures, scaled.
    fn scaled(&self, share: f64) -> Measures {
        Measures {
            latin: shrunk(self.latin, share),
            ideographic: shrunk(self.ideographic, share),
            numbers: self.numbers * share,
            ..self.apart_from_text(share, share, [share; 2])
        }
    }

    /// Captions, gaps, and the squares of the board and of other pictures, each scaled by its share.
    fn apart_from_text(&self, captions: f64, gaps: f64, [board, pictures]: [f64; 2]) -> Measures {
        Measures {
            latin_caption: shrunk(self.latin_caption, captions),
            ideographic_caption: shrunk(self.ideographic_caption, captions),
            rule_gap: self.rule_gap * gaps,
            figure_gap: self.figure_gap * gaps,
            cell: self.cell * pictures,
            setup_cell: self.setup_cell * board,
            ..self.clone()
        }
    }

    fn smaller(&self) -> Vec<Measures> {
        let mut steps = vec![self.clone()];
        let mut step = |change: &dyn Fn(&mut Measures)| {
            let mut next = steps[steps.len() - 1].clone();
            change(&mut next);
            steps.push(next);
        };
        step(&|m| m.setup_cell *= 0.93);
        step(&|m| m.cell *= 0.95);
        step(&|m| m.setup_cell *= 0.92);
        step(&|m| m.rule_gap *= 0.84);
        // Only text above the minimum is scaled down: 9.5 points, and 16 in large print.
        if !self.ragged && self.latin.0 > 9.9 {
            step(&|m| (m.latin, m.ideographic) = (shrunk(m.latin, 0.98), shrunk(m.ideographic, 0.975)));
            step(&|m| (m.latin, m.ideographic) = (shrunk(m.latin, 0.97), shrunk(m.ideographic, 0.95)));
            step(&|m| (m.latin.1, m.ideographic) = (m.latin.1 * 0.995, (9.5, 15.5)));
        }
        step(&|m| (m.cell, m.setup_cell) = (m.cell * 0.92, m.setup_cell * 0.95));
        step(&|m| (m.rule_gap, m.figure_gap) = (m.rule_gap * 0.8, m.figure_gap * 0.8));
        steps.remove(0);
        steps
    }
}

/// The steps by which a sheet may be larger than designed: its text, its pictures, the board diagram. Pictures use most
/// of the room that a page has left.
const LARGER: [[f64; 3]; 12] = [
    [1.14, 1.4, 1.4],
    [1.11, 1.38, 1.38],
    [1.08, 1.36, 1.36],
    [1.06, 1.34, 1.33],
    [1.04, 1.31, 1.3],
    [1.03, 1.28, 1.26],
    [1.02, 1.24, 1.22],
    [1.01, 1.2, 1.18],
    [1.0, 1.16, 1.14],
    [1.0, 1.11, 1.1],
    [1.0, 1.06, 1.05],
    [1.0, 1.0, 1.0],
];
/// The same for the text and the pictures of large print.
const LARGER_PRINTS: [(f64, f64); 8] =
    [(1.1, 1.4), (1.05, 1.35), (1.0, 1.35), (1.0, 1.25), (1.0, 1.17), (1.0, 1.1), (1.0, 1.05), (1.0, 1.0)];
/// The scale of its board diagram, and its share of a page.
const LARGE_BOARD: (f64, f64) = (1.6, 0.62);
/// How far that may be scaled down to stay on the page of its rule: at first, and as a last resort.
const LARGE_BOARD_SHRUNK: [f64; 2] = [0.75, 0.65];

/// The last steps towards one page: scales of the board diagram, the pictures, the gaps, the captions, the leading, and
/// the emblem.
const COMPACT: [[f64; 6]; 17] = [
    [1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    [0.95, 1.0, 0.95, 1.0, 1.0, 0.95],
    [0.91, 1.0, 0.9, 0.98, 1.0, 0.9],
    [0.88, 0.99, 0.85, 0.98, 0.99, 0.86],
    [0.87, 0.98, 0.8, 0.97, 0.99, 0.83],
    [0.86, 0.97, 0.75, 0.96, 0.98, 0.8],
    [0.86, 0.955, 0.7, 0.95, 0.97, 0.77],
    [0.86, 0.94, 0.66, 0.94, 0.96, 0.75],
    [0.86, 0.925, 0.62, 0.94, 0.955, 0.74],
    [0.85, 0.91, 0.58, 0.93, 0.95, 0.73],
    [0.84, 0.88, 0.55, 0.93, 0.945, 0.72],
    [0.83, 0.85, 0.52, 0.93, 0.94, 0.72],
    [0.82, 0.82, 0.48, 0.93, 0.94, 0.71],
    [0.8, 0.78, 0.45, 0.93, 0.935, 0.7],
    [0.76, 0.74, 0.42, 0.92, 0.93, 0.69],
    [0.72, 0.7, 0.4, 0.92, 0.93, 0.68],
    [0.7, 0.66, 0.38, 0.91, 0.925, 0.66],
];

/// The first step at which `set` fits, and its result. Found by bisection, since what fits at one step fits at later
/// ones; `None` if not even the last one fits.
pub fn first_fit<T>(steps: usize, mut set: impl FnMut(usize) -> Option<T>) -> Option<T> {
    let mut last = steps.checked_sub(1)?;
    let mut made = set(last)?;
    let mut first = 0;
    while first < last {
        let middle = (first + last) / 2;
        match set(middle) {
            Some(larger) => (made, last) = (larger, middle),
            None => first = middle + 1,
        }
    }
    Some(made)
}

fn shrunk((size, pitch): (f64, f64), share: f64) -> (f64, f64) {
    (size * share, pitch * share)
}
