//! What goes with a set: its box, its cards, its animals that stand, its gifts.

use super::declare::theme_keys;
use super::{KeyKind, Keyword};
use crate::diagnostics::keywords;
use crate::rules::Rules;
use std::collections::BTreeMap;

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

theme_keys! {
    /// Animals that stand, as the part `standees`. Lengths in millimetres.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct StandeeStyle, read(reader, square: f64) {
        /// What they are cut from: card, printed and glued back to back, or plywood, engraved.
        pub material: StandeeMaterial = KeyKind::Keyword(StandeeMaterial::NAMES), "standees.material" = "card";
        /// The side of the squares that they stand on: no animal is wider.
        pub square: f64 = KeyKind::mm(LEAST_SQUARE, 150.0), "standees.square" = (that of the board)
            => reader.written("standees.square").unwrap_or(square.clamp(LEAST_SQUARE, 150.0));
        /// The thickness of the card: card of 250 to 300 g/m² is 0.3 mm thick.
        pub card: f64 = KeyKind::mm(0.2, 1.2), "standees.card" = "0.3mm";
        /// The thickness of the wood.
        pub wood: f64 = KeyKind::mm(2.0, 6.0), "standees.wood" = "3mm";
    }
}

/// The least square of animals that stand, in millimetres: smaller ones are all neck.
const LEAST_SQUARE: f64 = 20.0;

keywords! {
    /// What animals that stand are cut from.
    pub enum StandeeMaterial {
        /// Card: two layers, on a cross.
        Card = "card",
        /// Plywood, on a disc.
        Wood = "wood",
    }
}

theme_keys! {
    /// The animal cards of a set, as the part `cards`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct CardStyle, read(reader, rules: Option<&Rules>) {
        /// One or two shipped languages for the part cards; without any, those of the set.
        pub languages: Vec<String> = KeyKind::Texts, "cards.languages" = [] => reader.card_languages();
        /// The corners of the cards: round, for a corner punch of 3 mm, whose waste has all marks that are printed on
        /// cards; or square, without such marks.
        pub corners: CardCorners = KeyKind::Keyword(CardCorners::NAMES), "cards.corners" = "round";
        /// A fact about the living animal in place of the shipped one, or for a custom kind; "" for none.
        pub facts: BTreeMap<String, String>
            = KeyKind::Text, "cards.facts.<kind>" = (the shipped fact) => reader.card_facts(rules);
    }
}

theme_keys! {
    /// What makes a gift of a set, as the parts gift and cover.
    #[derive(Debug, Clone, PartialEq)]
    pub struct GiftStyle, read(reader) {
        /// Who made the set: printed in place of the line on which to write it; empty for the line.
        pub maker: String = KeyKind::Text, "gift.maker" = ""
            => reader.text("gift.maker").map_or_else(String::new, |(text, _)| text.trim().to_owned());
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

keywords! {
    /// The corners of a card.
    pub enum CardCorners {
        /// Rounded with a radius of 3 mm.
        Round = "round",
        /// Cut straight.
        Square = "square",
    }
}
