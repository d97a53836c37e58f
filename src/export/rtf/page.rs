//! The page: margins, and columns of a readable width.

use crate::geom::Size;

/// Margins on all sides, in millimetres.
const MARGIN: f64 = 18.0;
/// Gutter between two columns, in millimetres.
const GAP: f64 = 10.0;
/// Minimum width of a column for two columns, in millimetres.
const LEAST: f64 = 70.0;

/// The columns of a page.
pub struct Columns {
    paper: Size,
    count: u32,
    /// Width of each, in twips.
    pub width: u32,
}

/// Millimetres in twips, 1440 to the inch.
pub fn twips(mm: f64) -> u32 {
    (mm / 25.4 * 1440.0).round() as u32
}

impl Columns {
    /// Two columns if they fit, otherwise one.
    pub fn on(paper: Size) -> Columns {
        let room = (paper.width - 2.0 * MARGIN).max(10.0);
        let half = (room - GAP) / 2.0;
        match half >= LEAST {
            true => Columns { paper, count: 2, width: twips(half) },
            false => Columns { paper, count: 1, width: twips(room) },
        }
    }

    /// The paper size and margins.
    pub fn page(&self) -> String {
        let (width, height, margin) = (twips(self.paper.width), twips(self.paper.height), twips(MARGIN));
        format!(
            "\\paperw{width}\\paperh{height}\\margl{margin}\\margr{margin}\\margt{margin}\\margb{margin}\\widowctrl\n"
        )
    }

    /// Starts the head of a sheet, over the full width.
    pub fn head(&self, first: bool) -> String {
        let before = if first { "" } else { "\\sect" };
        format!("{before}\\sectd\\sbkpage{}\\cols1\n", self.section())
    }

    /// Starts its columns, below the head.
    pub fn body(&self) -> String {
        let columns = match self.count {
            1 => String::new(),
            count => format!("\\cols{count}\\colsx{}", twips(GAP)),
        };
        format!("\\sect\\sectd\\sbknone{}{columns}\n", self.section())
    }

    fn section(&self) -> String {
        let (width, height, margin) = (twips(self.paper.width), twips(self.paper.height), twips(MARGIN));
        format!(
            "\\pgwsxn{width}\\pghsxn{height}\\marglsxn{margin}\\margrsxn{margin}\\margtsxn{margin}\\margbsxn{margin}"
        )
    }
}
