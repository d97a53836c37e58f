//! What is known of one printer.

use super::distortion::Distortion;
use crate::geom::Size;
use crate::theme::Paper;

/// What is known of one printer, paper by paper.
#[derive(Debug, Clone, PartialEq)]
pub struct Profile {
    /// What its owner calls it.
    pub name: String,
    papers: Vec<Calibrated>,
}

/// A paper that a printer was measured with.
#[derive(Debug, Clone, PartialEq)]
pub struct Calibrated {
    /// The paper's name, such as `A4`, or its measures.
    pub paper: String,
    /// The sheet upright, in millimetres.
    pub sheet: Size,
    /// What the printer does to it.
    pub distortion: Distortion,
}

/// Sides of a sheet that differ by less are the same, in millimetres.
const SAME: f64 = 0.1;

impl Profile {
    /// A printer of which nothing is known yet.
    pub fn new(name: impl Into<String>) -> Profile {
        Profile { name: name.into(), papers: Vec::new() }
    }

    /// The papers that it was measured with, in the order in which they were.
    pub fn papers(&self) -> &[Calibrated] {
        &self.papers
    }

    /// What the printer does to a page of this size, upright or on its side; `None` if it was not measured.
    pub fn on(&self, page: Size) -> Option<Distortion> {
        let (short, long) = (page.min_side(), page.max_side());
        let same =
            |paper: &&Calibrated| (paper.sheet.width - short).abs() < SAME && (paper.sheet.height - long).abs() < SAME;
        self.papers.iter().find(same).map(|paper| paper.distortion)
    }

    /// The same profile with what was measured on a paper, in place of what was known of it before.
    pub fn with(mut self, paper: &Paper, distortion: Distortion) -> Profile {
        let sheet = Size::new(paper.short, paper.long);
        let new = Calibrated { paper: paper.name.clone(), sheet, distortion };
        match self.papers.iter_mut().find(|old| old.paper == new.paper) {
            Some(old) => *old = new,
            None => self.papers.push(new),
        }
        self
    }

    pub(super) fn push(&mut self, paper: Calibrated) {
        self.papers.push(paper);
    }

    /// The text that [`read_profile`](super::read_profile) reads back.
    pub fn text(&self) -> String {
        let mut text = String::from(
            "# What a printer does to a page, as `shouqi calibrate save` wrote it down.\n\
             # offset: how far the upper left corner is shifted, to the right and down.\n\
             # scale: how many times as large everything becomes, across and down.\n\
             format = 1\n",
        );
        for Calibrated { paper, distortion, .. } in &self.papers {
            // Names of papers hold letters, figures, points and blanks; between quotes all of them are plain TOML.
            let (offset, scale) = (distortion.offset(), distortion.scale());
            text.push_str(&format!(
                "\n[paper.\"{paper}\"]\n\
                 offset-x = \"{:.4}mm\"\noffset-y = \"{:.4}mm\"\nscale-x = {:.6}\nscale-y = {:.6}\n",
                offset.x, offset.y, scale.x, scale.y
            ));
        }
        text
    }
}
