//! The stickers of a set: which there are, and each of them drawn once, as a symbol.

use super::back::{Allowance, back, back_style};
use super::{Sticker, sticker};
use crate::canvas::resources::Resources;
use crate::geom::{Affine, BezPath, Point, Rect};
use crate::motif::animal::to_be_coloured;
use crate::rules::{KindId, Rules, Side};
use crate::scene::{Colour, Group, SymbolId};
use crate::theme::{BackShows, Backs, PieceStyle};
use std::collections::BTreeMap;

/// What a sticker shows: a kind or nobody, and whose it is.
pub type Face = (Option<KindId>, Side);

/// One sticker: for the front of a piece or for its back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Printed {
    /// For the front.
    Front(Face),
    /// For the back of the piece that has this on its front.
    Back(Face),
}

impl Printed {
    /// Whose piece it is for, and which.
    pub fn face(self) -> Face {
        match self {
            Printed::Front(face) | Printed::Back(face) => face,
        }
    }
}

/// Which stickers a set has.
#[derive(Debug, Clone)]
pub struct StickerList {
    /// What each shows, in their order on the sheets.
    pub prints: Vec<Printed>,
    /// How many fronts have an animal.
    pub stickers: usize,
    /// How many are for the backs of these.
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

/// The stickers of a theme, strongest first, as a player looks for them.
pub fn sticker_list(rules: &Rules, style: &PieceStyle) -> StickerList {
    let mut kinds: Vec<KindId> = rules.kind_ids().collect();
    kinds.sort_by_key(|&kind| (std::cmp::Reverse(rules.kind(kind).strength), kind));
    let sides = [Side::White, Side::Black];
    let fronts: Vec<Face> = (0..style.sets)
        .flat_map(|_| sides.into_iter().flat_map(|side| faces(rules, &kinds, side)).collect::<Vec<_>>())
        .collect();
    let backs = if style.backs == Backs::Stickers { fronts.len() } else { 0 };
    let spares = style.spares as usize;
    let mut prints: Vec<Printed> = fronts.iter().copied().map(Printed::Front).collect();
    prints.extend(fronts[..backs].iter().copied().map(Printed::Back));
    prints.extend(sides.iter().cycle().take(spares).map(|&side| Printed::Front((None, side))));
    StickerList { prints, stickers: fronts.len(), backs, spares, kinds: kinds.len() }
}

/// One side's animals as the set-up has them: as many of each kind as stand on the board at first.
fn faces(rules: &Rules, kinds: &[KindId], side: Side) -> Vec<Face> {
    let count = |kind: KindId| {
        rules.setup().iter().filter(|placed| placed.piece.side == side && placed.piece.kind == kind).count()
    };
    kinds.iter().flat_map(|&kind| std::iter::repeat_n((Some(kind), side), count(kind))).collect()
}

/// Draws the stickers of a list, in its order; each that is printed several times is drawn once.
pub fn draw_stickers(resources: &mut Resources<'_>, list: &StickerList) -> Vec<DrawnSticker> {
    let mut drawn: BTreeMap<Printed, StickerSymbol> = BTreeMap::new();
    let mut once = |resources: &mut Resources<'_>, print: Printed| {
        drawn.entry(print).or_insert_with(|| sticker_symbol(resources, print)).clone()
    };
    let backs = match resources.theme.pieces.backs {
        Backs::None | Backs::Stickers => false,
        Backs::Gutter | Backs::LongEdge | Backs::ShortEdge | Backs::Stand => true,
    };
    let fronts: Vec<StickerSymbol> = list.prints.iter().map(|&print| once(resources, print)).collect();
    let whole = |(print, front): (&Printed, StickerSymbol)| {
        let back = backs.then(|| once(resources, Printed::Back(print.face())));
        DrawnSticker { front, back, side_colour: side_colour(resources, print.face().1) }
    };
    list.prints.iter().zip(fronts).map(whole).collect()
}

/// The colour that tells from afar whose piece it is.
fn side_colour(resources: &Resources<'_>, side: Side) -> Colour {
    let style = &resources.theme.pieces.sides[side.index()];
    if to_be_coloured(resources.theme) { style.ground } else { style.colour }
}

/// What the sticker of a symbol shows: a kind or nobody, and whose it is. `None` if the symbol is no sticker.
pub fn sticker_shown(symbol: &str, rules: &Rules) -> Option<Face> {
    let kinds = rules.kind_ids().map(Some).chain([None]);
    let mut stickers = kinds.flat_map(|kind| Side::BOTH.map(|side| (kind, side)));
    stickers.find(|&(kind, side)| name(rules, kind, side) == symbol)
}

/// The name of a sticker's symbol. A kind may have any name, that of another symbol too.
fn name(rules: &Rules, kind: Option<KindId>, side: Side) -> String {
    match kind {
        Some(kind) => format!("sticker-{}-{}", rules.kind(kind).id, side.letter()),
        None => format!("spare-{}", side.letter()),
    }
}

/// One sticker as a symbol.
pub fn sticker_symbol(resources: &mut Resources<'_>, print: Printed) -> StickerSymbol {
    let theme = resources.theme;
    let (kind, side) = print.face();
    let allowance = Allowance::of(&theme.pieces);
    let front = name(&theme.rules, kind, side);
    let (name, drawn) = match (print, theme.pieces.back_shows) {
        (Printed::Front(_), _) => (front, sticker(resources, kind, side)),
        // One that cannot slip is a front once more.
        (Printed::Back(_), BackShows::Face) if allowance.inset <= 0.0 => (front, sticker(resources, kind, side)),
        (Printed::Back(_), BackShows::Face) => (format!("back-{front}"), back(resources, kind, side, allowance)),
        (Printed::Back(_), BackShows::Emblem) => {
            (format!("back-{}", side.letter()), back(resources, kind, side, allowance))
        }
    };
    let ground = match print {
        Printed::Front(_) => theme.pieces.sides[side.index()].ground,
        Printed::Back(_) => back_style(resources, side).ground,
    };
    let Sticker { items, cut, bleed, safe, reach } = drawn;
    let bounds = Rect::from_center_size(Point::ZERO, (2.0 * reach, 2.0 * reach));
    let clipped = Group { transform: Affine::IDENTITY, clip: Some(bleed), alternative: None, items };
    let symbol = resources.symbol(&name, |_| (bounds, vec![clipped.into()]));
    StickerSymbol { symbol, ground, cut, safe }
}
