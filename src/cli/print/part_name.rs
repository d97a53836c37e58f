//! The parts of a set, as arguments.

use crate::layout;
use clap::ValueEnum;

/// A part of a set; the value has the name of the part in `layout`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum PartName {
    /// The board
    Board,
    /// The stickers for the pieces
    Pieces,
    /// The rules sheet
    Rules,
    /// The assembly sheet: shopping list and steps
    Assembly,
    /// A box for the pieces, folded from card
    Box,
    /// A wallet for the folded board, of one sheet
    Wallet,
    /// Animals that stand, of card or plywood
    Standees,
    /// A card for each animal
    Cards,
    /// Labels, tags and seals for a gift
    Gift,
    /// A cover page
    Cover,
    /// A certificate for the champion
    Certificate,
    /// A score pad, best of five
    Scorepad,
}

/// The names of these parts in `layout`.
pub fn part_names(parts: &[PartName]) -> Vec<&'static str> {
    let named = |part: &PartName| match part {
        PartName::Board => layout::PARTS[0],
        PartName::Pieces => layout::PARTS[1],
        PartName::Rules => layout::RULES,
        PartName::Assembly => layout::ASSEMBLY,
        PartName::Box => "box",
        PartName::Wallet => "wallet",
        PartName::Standees => "standees",
        PartName::Cards => "cards",
        PartName::Gift => "gift",
        PartName::Cover => "cover",
        PartName::Certificate => "certificate",
        PartName::Scorepad => "scorepad",
    };
    parts.iter().map(named).collect()
}
