//! Corrects pages for a printer: applies the inverse of its measured distortion.

use crate::geom::{Affine, Point, Size};
use crate::scene::{Document, Group, Item};
use crate::theme::PAPERS;
use crate::theme::printer::Profile;
use std::fmt;

/// The printer was not measured with this paper.
#[derive(Debug, Clone, PartialEq)]
pub struct Unmeasured {
    /// The printer.
    pub printer: String,
    /// The required paper.
    pub paper: String,
    /// The papers that it was measured with.
    pub measured: Vec<String>,
}

/// Corrects every page for a printer with this profile: every layer, trim and bleed are translated and scaled. The
/// sheets stay as they are.
///
/// Fails, and changes nothing, if the printer was not measured with the paper of a page.
pub fn printed_by(document: &mut Document, printer: &Profile) -> Result<(), Unmeasured> {
    let maps: Vec<Affine> = document
        .pages
        .iter()
        .map(|page| printer.on(page.media).map(|found| found.undone(page.media)).ok_or(page.media))
        .collect::<Result<_, _>>()
        .map_err(|media| unmeasured(printer, media))?;
    for (page, map) in document.pages.iter_mut().zip(maps) {
        page.trim = map.transform_rect_bbox(page.trim);
        page.bleed = map.transform_rect_bbox(page.bleed);
        for bookmark in &mut page.bookmarks {
            bookmark.y = (map * Point::new(0.0, bookmark.y)).y;
        }
        for layer in &mut page.layers {
            let items = std::mem::take(&mut layer.items);
            layer.items = vec![Item::from(Group::placed(map, items))];
        }
    }
    Ok(())
}

fn unmeasured(printer: &Profile, media: Size) -> Unmeasured {
    let (short, long) = (media.min_side(), media.max_side());
    let near = |a: f64, b: f64| (a - b).abs() < 0.1;
    let named = PAPERS.iter().find(|paper| near(paper.1, short) && near(paper.2, long));
    let paper = named.map_or_else(
        || format!("{}mm x {}mm", crate::geom::plain(short), crate::geom::plain(long)),
        |paper| paper.0.to_owned(),
    );
    let measured = printer.papers().iter().map(|paper| paper.paper.clone()).collect();
    Unmeasured { printer: printer.name.clone(), paper, measured }
}

impl fmt::Display for Unmeasured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the printer \"{}\" was never measured with {}", self.printer, self.paper)?;
        match self.measured.as_slice() {
            [] => Ok(()),
            papers => write!(f, ", only with {}", papers.join(", ")),
        }
    }
}

impl std::error::Error for Unmeasured {}
