//! The paper: margins, and columns that are not too wide to read.

use crate::geom::Size;

/// Margins on all sides, in millimetres.
const MARGIN: f64 = 18.0;
/// Between two columns, in millimetres.
const GAP: f64 = 10.0;
/// Two columns are set if each is at least so wide, in millimetres.
const LEAST: f64 = 70.0;

/// The columns of a page.
pub struct Columns {
    paper: Size,
    count: u32,
    /// How wide each is, in twips.
    pub width: u32,
}

/// Millimetres as twips, of which 1440 are an inch.
pub fn twips(mm: f64) -> u32 {
    (mm / 25.4 * 1440.0).round() as u32
}

impl Columns {
    /// Two columns where there is room, otherwise one.
    pub fn on(paper: Size) -> Columns {
        let room = (paper.width - 2.0 * MARGIN).max(10.0);
        let half = (room - GAP) / 2.0;
        match half >= LEAST {
            true => Columns { paper, count: 2, width: twips(half) },
            false => Columns { paper, count: 1, width: twips(room) },
        }
    }

    /// The paper and its margins.
    pub fn page(&self) -> String {
        let (width, height, margin) = (twips(self.paper.width), twips(self.paper.height), twips(MARGIN));
        format!(
            "\\paperw{width}\\paperh{height}\\margl{margin}\\margr{margin}\\margt{margin}\\margb{margin}\\widowctrl\n"
        )
    }

    /// Begins the head of a sheet, over the whole width.
    pub fn head(&self, first: bool) -> String {
        let before = if first { "" } else { "\\sect" };
        format!("{before}\\sectd\\sbkpage{}\\cols1\n", self.section())
    }

    /// Begins its columns, below the head.
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
