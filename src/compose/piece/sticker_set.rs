//! The stickers of a set: which there are, and each of them drawn once, as a symbol.

use super::back::{Allowance, back, back_style};
use super::{Sticker, sticker};
use crate::canvas::resources::Resources;
use crate::geom::{BezPath, Point, Rect};
use crate::motif::animal::to_be_coloured;
use crate::rules::{KindId, Rules, Side};
use crate::scene::{Colour, Group, SymbolId};
use crate::theme::{BackShows, Backs, PieceStyle};
use std::collections::BTreeMap;

/// The content of a sticker: a kind, if any, and its side.
pub type StickerFace = (Option<KindId>, Side);

/// A sticker: a front or a back of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum StickerSide {
    /// For the front.
    Front(StickerFace),
    /// The back of the piece with this front.
    Back(StickerFace),
}

impl StickerSide {
    /// The piece it is for.
    pub fn face(self) -> StickerFace {
        match self {
            StickerSide::Front(face) | StickerSide::Back(face) => face,
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
    StickerList { prints, stickers: fronts.len(), backs, spares, kinds: kinds.len() }
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
        let back = backs.then(|| once(resources, StickerSide::Back(print.face())));
        DrawnSticker { front, back, side_colour: side_colour(resources, print.face().1) }
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
    let (kind, side) = print.face();
    let allowance = Allowance::of(&theme.pieces);
    let front = name(&theme.rules, kind, side);
    let (name, drawn) = match (print, theme.pieces.back_shows) {
        (StickerSide::Front(_), _) => (front, sticker(resources, kind, side)),
        // A back without inset is the same as a front.
        (StickerSide::Back(_), BackShows::Face) if allowance.inset <= 0.0 => (front, sticker(resources, kind, side)),
        (StickerSide::Back(_), BackShows::Face) => (format!("back-{front}"), back(resources, kind, side, allowance)),
        (StickerSide::Back(_), BackShows::Emblem) => {
            (format!("back-{}", side.letter()), back(resources, kind, side, allowance))
        }
    };
    let ground = match print {
        StickerSide::Front(_) => theme.pieces.sides[side.index()].ground,
        StickerSide::Back(_) => back_style(resources, side).ground,
    };
    let Sticker { items, cut, bleed, safe, reach } = drawn;
    let bounds = Rect::from_center_size(Point::ZERO, (2.0 * reach, 2.0 * reach));
    let clipped = Group::clipped(bleed, items);
    let symbol = resources.symbol(&name, |_| (bounds, vec![clipped.into()]));
    StickerSymbol { symbol, ground, cut, safe }
}
