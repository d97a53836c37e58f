//! The paper of what is read and folded, such as an assembly sheet: the set's own if it is smaller than home printers'
//! paper and the content fits, else a home printer's paper, whatever the set is printed on.

use crate::geom::Size;
use crate::theme::{PAPERS, Paper};

/// The papers of home printers, default first.
const HOME: [&str; 2] = ["A4", "Letter"];
/// Tolerance of equal sides, in millimetres.
const SAME: f64 = 0.05;
/// Minimum scale of a sheet relative to A4.
const LEAST: f64 = 0.7;

/// A sheet of paper in portrait orientation.
#[derive(Debug, Clone, PartialEq)]
pub struct SheetPaper {
    /// The paper's name.
    pub name: String,
    /// Its size.
    pub media: Size,
    /// Scale of drawings relative to A4.
    pub scale: f64,
}

impl SheetPaper {
    fn new(name: &str, media: Size) -> SheetPaper {
        SheetPaper { name: name.to_owned(), media, scale: (media.width / 210.0).min(1.0) }
    }
}

/// The sheet on the set's own paper, if that is smaller than every home printer's paper, but not below the minimum.
pub fn own(paper: &Paper) -> Option<SheetPaper> {
    let smaller = |known: &(&str, f64, f64)| paper.short < known.1 - SAME && paper.long < known.2 - SAME;
    let large_enough = paper.short >= LEAST * 210.0;
    (large_enough && home_papers().all(smaller))
        .then(|| SheetPaper::new(&paper.name, Size::new(paper.short, paper.long)))
}

/// The sheet on a home printer's paper: A4 or Letter if the set is printed on one of them. Else the one that shares a
/// side with the set's paper, as A3 with A4 and Legal with Letter; else the first that is not larger; else A4.
pub fn home(paper: &Paper) -> SheetPaper {
    let own = [paper.short, paper.long];
    let common = |known: &&(&str, f64, f64)| {
        [known.1, known.2].iter().filter(|side| own.iter().any(|own| (*side - own).abs() < SAME)).count()
    };
    let fits = |known: &&(&str, f64, f64)| known.1 <= paper.short + SAME && known.2 <= paper.long + SAME;
    // The first in case of a tie.
    let shared = home_papers().rev().max_by_key(|known| common(known)).filter(|known| common(known) > 0);
    let chosen = shared.or_else(|| home_papers().find(|known| fits(known))).or_else(|| home_papers().next());
    let (name, short, long) = chosen.copied().unwrap_or(("", paper.short, paper.long));
    SheetPaper::new(name, Size::new(short, long))
}

fn home_papers() -> impl DoubleEndedIterator<Item = &'static (&'static str, f64, f64)> {
    HOME.iter().filter_map(|name| PAPERS.iter().find(|known| known.0 == *name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Orientation;

    fn chosen(short: f64, long: f64) -> (f64, f64) {
        let own = Paper { name: "own".into(), short, long, orientation: Orientation::Landscape, margin: 10.0 };
        let size = home(&own).media;
        (size.width, size.height)
    }

    #[test]
    fn every_paper_has_an_upright_sheet_that_a_home_printer_takes() {
        let (a4, letter) = ((210.0, 297.0), (215.9, 279.4));
        for (name, short, long) in PAPERS {
            let expected = if ["Letter", "Legal", "Tabloid"].contains(&name) { letter } else { a4 };
            assert_eq!(chosen(short, long), expected, "{name}");
        }
        assert_eq!(chosen(250.0, 353.0), a4, "a paper of one's own that A4 fits on");
        assert_eq!(chosen(220.0, 280.0), letter, "one that only Letter fits on");
        assert_eq!(chosen(100.0, 200.0), a4, "one that neither fits on");
    }
}
