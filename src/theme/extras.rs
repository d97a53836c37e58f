//! What goes with a set: its box.

use super::declare::theme_keys;
use super::{KeyKind, Keyword};
use crate::diagnostics::keywords;

theme_keys! {
    /// The box of a set, as the part `box`. Lengths in millimetres.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct BoxStyle, read(reader) {
        /// The box that the part box is: a tuck box of one sheet, a matchbox of a tray and a sleeve, or a box of plywood
        /// with finger joints.
        pub kind: BoxKind = KeyKind::Keyword(BoxKind::NAMES), "box.style" = "tuck";
        /// How thick a piece is.
        pub thickness: f64 = KeyKind::mm(1.0, 25.0), "box.thickness" = "5mm";
        /// The thickness of the card that the box is made of: card of 250 to 300 g/m² is 0.3 mm thick.
        pub card: f64 = KeyKind::mm(0.2, 1.2), "box.card" = "0.3mm";
        /// The thickness of the plywood of a box with finger joints; cutter.kerf is what the laser burns away.
        pub wood: f64 = KeyKind::mm(2.0, 6.0), "box.wood" = "3mm";
        /// Whether the rules sheet goes into the box, folded, if it is smaller than the box then.
        pub rules: BoxRules = KeyKind::Keyword(BoxRules::NAMES), "box.rules" = "auto";
    }
}

keywords! {
    /// A box.
    pub enum BoxKind {
        /// Folded from one sheet, with a lid that tucks in.
        Tuck = "tuck",
        /// A tray that slides into a sleeve.
        Matchbox = "matchbox",
        /// Plates of plywood with finger joints, for a laser.
        Wood = "wood",
    }
}

keywords! {
    /// What of the rules goes into a box.
    pub enum BoxRules {
        /// The sheet if it fits, folded; else a card of 63 × 88 mm if that fits; else nothing.
        Auto = "auto",
        /// Nothing.
        None = "none",
    }
}
