//! Paper.

use super::declare::theme_keys;
use super::{KeyKind, Keyword};
use crate::diagnostics::keywords;
use crate::geom::{Size, plain};

theme_keys! {
    /// A sheet to print on.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Paper, read(reader, named: (String, f64, f64)) {
        /// The paper: a name, or two sides such as "210mm x 297mm".
        pub name: String = KeyKind::Text, "paper.size" = "A4" => named.0;
        /// The shorter side, in millimetres.
        pub short: f64 => named.1;
        /// The longer side, in millimetres.
        pub long: f64 => named.2;
        /// The orientation of the paper; auto chooses the one that needs the fewest sheets.
        pub orientation: Orientation = KeyKind::Keyword(Orientation::NAMES), "paper.orientation" = "auto";
        /// The distance that everything important keeps from the edge of the paper.
        pub margin: f64 = KeyKind::mm(0.0, 60.0), "paper.margin" = "10mm";
    }
}

impl Paper {
    /// A sheet in portrait orientation, or in landscape orientation.
    pub fn media(&self, landscape: bool) -> Size {
        if landscape { Size::new(self.long, self.short) } else { Size::new(self.short, self.long) }
    }

    /// What a sheet of this size is called: as this one if it is as large, else by the name it is sold under, else by
    /// its measures.
    pub fn name_of(&self, sheet: Size) -> String {
        let same =
            |short: f64, long: f64| (short - sheet.min_side()).abs() < 0.05 && (long - sheet.max_side()).abs() < 0.05;
        if same(self.short, self.long) {
            return self.name.clone();
        }
        match PAPERS.iter().find(|paper| same(paper.1, paper.2)) {
            Some(paper) => paper.0.to_owned(),
            None => format!("{} x {} mm", plain(sheet.min_side()), plain(sheet.max_side())),
        }
    }
}

keywords! {
    /// Which way a sheet is turned.
    pub enum Orientation {
        /// Whichever needs fewer sheets, then whichever wastes less.
        Auto = "auto",
        /// Upright.
        Portrait = "portrait",
        /// On its side.
        Landscape = "landscape",
    }
}

/// The papers that have a name: the name, the shorter and the longer side in millimetres.
pub const PAPERS: [(&str, f64, f64); 9] = [
    ("A1", 594.0, 841.0),
    ("A2", 420.0, 594.0),
    ("A3", 297.0, 420.0),
    ("A4", 210.0, 297.0),
    ("A5", 148.0, 210.0),
    ("A6", 105.0, 148.0),
    ("Letter", 215.9, 279.4),
    ("Legal", 215.9, 355.6),
    ("Tabloid", 279.4, 431.8),
];
