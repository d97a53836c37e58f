//! The usable area of a sheet.

use crate::geom::{Point, Rect, Size};
use crate::theme::{Orientation, PAPERS, Paper};

/// A sheet in one orientation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PrintableArea {
    /// The whole sheet, in millimetres.
    pub media: Size,
    /// The area for artwork: inside the margin, centred on the sheet.
    pub area: Rect,
    /// Whether it is in landscape orientation.
    pub landscape: bool,
}

/// A4 and Letter are often interchanged: what is made for one fits on both.
const SHARED: [&str; 2] = ["A4", "Letter"];

/// The orientations of the paper, portrait first.
pub fn printable_areas(paper: &Paper) -> Vec<PrintableArea> {
    let ways: &[bool] = match paper.orientation {
        Orientation::Auto => &[false, true],
        Orientation::Portrait => &[false],
        Orientation::Landscape => &[true],
    };
    ways.iter().map(|&landscape| room(paper, landscape)).collect()
}

fn room(paper: &Paper, landscape: bool) -> PrintableArea {
    let turned = |(short, long): (f64, f64)| if landscape { Size::new(long, short) } else { Size::new(short, long) };
    let media = turned((paper.short, paper.long));
    let mut inside = Size::new(media.width - 2.0 * paper.margin, media.height - 2.0 * paper.margin);
    if SHARED.contains(&paper.name.as_str()) {
        for (_, short, long) in PAPERS.iter().filter(|(name, ..)| SHARED.contains(name)) {
            let other = turned((*short, *long));
            inside.width = inside.width.min(other.width - 2.0 * paper.margin);
            inside.height = inside.height.min(other.height - 2.0 * paper.margin);
        }
    }
    let middle = Point::new(media.width / 2.0, media.height / 2.0);
    PrintableArea { media, area: Rect::from_center_size(middle, inside), landscape }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paper(name: &str) -> Paper {
        let (_, short, long) = PAPERS.iter().find(|paper| paper.0 == name).copied().expect("a known paper");
        Paper { name: name.into(), short, long, orientation: Orientation::Auto, margin: 10.0 }
    }

    #[test]
    fn what_is_made_for_a4_fits_on_letter_and_the_other_way_round() {
        for (a4, letter) in printable_areas(&paper("A4")).into_iter().zip(printable_areas(&paper("Letter"))) {
            assert_eq!(a4.area.size(), letter.area.size());
            assert!(a4.area.width() <= letter.media.width - 20.0 && a4.area.height() <= letter.media.height - 20.0);
        }
    }

    #[test]
    fn a3_is_used_to_its_margins() {
        assert_eq!(printable_areas(&paper("A3"))[0].area, Rect::new(10.0, 10.0, 287.0, 410.0));
    }
}
