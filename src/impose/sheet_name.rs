//! The names of sticker sheets.

use super::plan::PiecesPlan;
use crate::canvas::resources::Resources;
use crate::geom::plain;
use crate::language::Argument;
use crate::theme::Backs;

/// The sheets' captions, with what must be known before printing.
pub fn name_of(resources: &mut Resources<'_>, plan: &PiecesPlan, mirrored: bool) -> String {
    let count = Argument::Text((plan.stickers + plan.back_stickers + plan.spares).to_string());
    let (size, piece) = (Argument::Text(plain(plan.sticker)), Argument::Text(plain(plan.piece)));
    let name = resources.say("sticker-sheet", &[("count", count), ("size", size), ("piece", piece)]);
    let way = match plan.backs {
        // A fold has its own instructions.
        Backs::None | Backs::Stickers | Backs::Gutter => None,
        Backs::LongEdge => Some("long-edge"),
        Backs::ShortEdge => Some("short-edge"),
        Backs::Stand => Some("stand"),
    };
    let backs = way.map(|way| resources.say("sheet-backs", &[("way", Argument::Text(way.into()))]));
    let mirrored = mirrored.then(|| resources.say("sheet-mirrored", &[]));
    [Some(name), backs, mirrored].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
