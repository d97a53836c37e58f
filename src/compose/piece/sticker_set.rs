//! The stickers of a set: which there are, and each of them drawn once, as a symbol.

use super::back::{Allowance, back, back_style};
use super::box_label::{BoxLabel, box_label};
use super::{Sticker, sticker};
use crate::canvas::resources::Resources;
use crate::geom::{BezPath, Point, Rect};
use crate::motif::animal::to_be_coloured;
use crate::rules::{KindId, Rules, Side};
use crate::scene::{Colour, Group, SymbolId};
use crate::theme::{BackShows, Backs, PieceStyle, SheetFill};
use std::collections::BTreeMap;

/// The content of a sticker: a kind, if any, and its side.
pub type StickerFace = (Option<KindId>, Side);

/// A sticker: a front or a back of a piece, or a label for the box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum StickerSide {
    /// For the front.
    Front(StickerFace),
    /// The back of the piece with this front.
    Back(StickerFace),
    /// A label in the style of this side.
    Label(BoxLabel, Side),
}

impl StickerSide {
    /// The side it belongs to.
    fn side(self) -> Side {
        match self {
            StickerSide::Front((_, side)) | StickerSide::Back((_, side)) | StickerSide::Label(_, side) => side,
        }
    }

    /// The back of this front.
    fn back(self) -> Option<StickerSide> {
        match self {
            StickerSide::Front(face) | StickerSide::Back(face) => Some(StickerSide::Back(face)),
            StickerSide::Label(..) => None,
        }
    }
}

/// Which stickers a set has.
#[derive(Debug, Clone)]
pub struct StickerList {
    /// What each shows, in their order on the sheets.
    pub prints: Vec<StickerSide>,
    /// Number of fronts with an animal.
    pub stickers: usize,
    /// Number of backs for these.
    pub backs: usize,
    /// How many have none.
    pub spares: usize,
    /// Number of spare animals, fronts alone.
    pub spare_animals: usize,
    /// Number of labels for the box.
    pub labels: usize,
    /// How many kinds of animals there are.
    pub kinds: usize,
}

/// A sticker as a symbol, with the lines around its middle.
#[derive(Debug, Clone)]
pub struct StickerSymbol {
    /// What is printed, clipped to the bleed.
    pub symbol: SymbolId,
    /// Its ground.
    pub ground: Colour,
    /// Where it is cut: half a cut outside the finished outline.
    pub cut: BezPath,
    /// The outline within which everything stays that matters.
    pub safe: BezPath,
}

/// A sticker of the set, drawn, and the back that is printed together with it.
#[derive(Debug, Clone)]
pub struct DrawnSticker {
    /// The sticker itself.
    pub front: StickerSymbol,
    /// What is printed behind it or beside it; `None` where nothing is.
    pub back: Option<StickerSymbol>,
    /// The colour of its side; its ground in a set to be coloured.
    pub side_colour: Colour,
}

/// The stickers of a theme, strongest animals first.
pub fn sticker_list(rules: &Rules, style: &PieceStyle) -> StickerList {
    let kinds = rules.strongest_first();
    let sides = [Side::White, Side::Black];
    let fronts: Vec<StickerFace> = (0..style.sets)
        .flat_map(|_| sides.into_iter().flat_map(|side| faces(rules, &kinds, side)).collect::<Vec<_>>())
        .collect();
    let backs = if style.backs == Backs::Stickers { fronts.len() } else { 0 };
    let spares = style.spares as usize;
    let mut prints: Vec<StickerSide> = fronts.iter().copied().map(StickerSide::Front).collect();
    prints.extend(fronts[..backs].iter().copied().map(StickerSide::Back));
    prints.extend(sides.iter().cycle().take(spares).map(|&side| StickerSide::Front((None, side))));
    let kinds = kinds.len();
    StickerList { prints, stickers: fronts.len(), backs, spares, spare_animals: 0, labels: 0, kinds }
}

/// The same with this many more of what fills the sheets: sets, spare animals or labels.
pub fn filled_list(rules: &Rules, style: &PieceStyle, more: usize) -> StickerList {
    let list = sticker_list(rules, style);
    match style.fill {
        SheetFill::None => list,
        SheetFill::Sets => sticker_list(rules, &PieceStyle { sets: style.sets + more as u32, ..style.clone() }),
        SheetFill::Spares => {
            // As many of each animal as there is room for, one side after the other; what remains is divided evenly.
            let kinds = rules.strongest_first();
            let every = 2 * kinds.len().max(1);
            let of = |side: Side| kinds.iter().map(move |&kind| (Some(kind), side));
            let whole = Side::BOTH.into_iter().flat_map(of).cycle().take(more - more % every);
            let rest = kinds.iter().flat_map(|&kind| Side::BOTH.map(|side| (Some(kind), side))).take(more % every);
            let more: Vec<StickerFace> = whole.chain(rest).collect();
            let backs = if style.backs == Backs::Stickers { more.len() } else { 0 };
            let sides = [StickerSide::Front, StickerSide::Back];
            let added = more.iter().flat_map(|&face| sides.map(|side| side(face)).into_iter().take(1 + backs.min(1)));
            let prints = list.prints.iter().copied().chain(added).collect();
            StickerList { prints, spare_animals: more.len(), backs: list.backs + backs, ..list }
        }
        SheetFill::Labels => {
            let every = Side::BOTH.into_iter().flat_map(|side| BoxLabel::ALL.map(|label| (label, side)));
            let added = every.cycle().take(more).map(|(label, side)| StickerSide::Label(label, side));
            StickerList { prints: list.prints.iter().copied().chain(added).collect(), labels: more, ..list }
        }
    }
}

/// One side's animals of the set-up: as many of each kind as are on the board at first.
fn faces(rules: &Rules, kinds: &[KindId], side: Side) -> Vec<StickerFace> {
    let count = |kind: KindId| {
        rules.setup().iter().filter(|placed| placed.piece.side == side && placed.piece.kind == kind).count()
    };
    kinds.iter().flat_map(|&kind| std::iter::repeat_n((Some(kind), side), count(kind))).collect()
}

/// Draws the stickers of a list, in its order; each that is printed several times is drawn once.
pub fn draw_stickers(resources: &mut Resources<'_>, list: &StickerList) -> Vec<DrawnSticker> {
    let mut drawn: BTreeMap<StickerSide, StickerSymbol> = BTreeMap::new();
    let mut once = |resources: &mut Resources<'_>, print: StickerSide| {
        drawn.entry(print).or_insert_with(|| sticker_symbol(resources, print)).clone()
    };
    let backs = match resources.theme.pieces.backs {
        Backs::None | Backs::Stickers => false,
        Backs::Gutter | Backs::LongEdge | Backs::ShortEdge | Backs::Stand => true,
    };
    let fronts: Vec<StickerSymbol> = list.prints.iter().map(|&print| once(resources, print)).collect();
    let whole = |(print, front): (&StickerSide, StickerSymbol)| {
        let back = print.back().filter(|_| backs).map(|back| once(resources, back));
        DrawnSticker { front, back, side_colour: side_colour(resources, print.side()) }
    };
    list.prints.iter().zip(fronts).map(whole).collect()
}

/// The colour that tells from afar whose piece it is.
fn side_colour(resources: &Resources<'_>, side: Side) -> Colour {
    let style = &resources.theme.pieces.sides[side.index()];
    if to_be_coloured(resources.theme) { style.ground } else { style.colour }
}

/// The content of a symbol's sticker: a kind, if any, and its side. `None` if the symbol is not a sticker.
pub fn sticker_shown(symbol: &str, rules: &Rules) -> Option<StickerFace> {
    let kinds = rules.kind_ids().map(Some).chain([None]);
    let mut stickers = kinds.flat_map(|kind| Side::BOTH.map(|side| (kind, side)));
    stickers.find(|&(kind, side)| name(rules, kind, side) == symbol)
}

/// The name of a sticker's symbol. A kind may have any name, even that of another symbol.
fn name(rules: &Rules, kind: Option<KindId>, side: Side) -> String {
    match kind {
        Some(kind) => format!("sticker-{}-{}", rules.kind(kind).id, side.letter()),
        None => format!("spare-{}", side.letter()),
    }
}

/// One sticker as a symbol.
pub fn sticker_symbol(resources: &mut Resources<'_>, print: StickerSide) -> StickerSymbol {
    let theme = resources.theme;
    let allowance = Allowance::of(&theme.pieces);
    let front = |(kind, side)| name(&theme.rules, kind, side);
    let (name, drawn) = match (print, theme.pieces.back_shows) {
        (StickerSide::Front((kind, side)), _) => (front((kind, side)), sticker(resources, kind, side)),
        // A back without inset is the same as a front.
        (StickerSide::Back((kind, side)), BackShows::Face) if allowance.inset <= 0.0 => {
            (front((kind, side)), sticker(resources, kind, side))
        }
        (StickerSide::Back((kind, side)), BackShows::Face) => {
            (format!("back-{}", front((kind, side))), back(resources, kind, side, allowance))
        }
        (StickerSide::Back((kind, side)), BackShows::Emblem) => {
            (format!("back-{}", side.letter()), back(resources, kind, side, allowance))
        }
        (StickerSide::Label(label, side), _) => {
            (format!("{}-{}", label.name(), side.letter()), box_label(resources, label, side))
        }
    };
    let ground = match print {
        StickerSide::Front((_, side)) | StickerSide::Label(_, side) => theme.pieces.sides[side.index()].ground,
        StickerSide::Back((_, side)) => back_style(resources, side).ground,
    };
    let Sticker { items, cut, bleed, safe, reach } = drawn;
    let bounds = Rect::from_center_size(Point::ZERO, (2.0 * reach, 2.0 * reach));
    let clipped = Group::clipped(bleed, items);
    let symbol = resources.symbol(&name, |_| (bounds, vec![clipped.into()]));
    StickerSymbol { symbol, ground, cut, safe }
}
