//! The stickers of a set, and each of them as a symbol.

use super::backs;
use crate::canvas::resources::Resources;
use crate::compose::piece;
use crate::compose::piece::Sticker;
use crate::geom::{Affine, Point, Rect};
use crate::rules::{KindId, Rules, Side};
use crate::scene::{Group, SymbolId};
use crate::theme::{BackShows, Backs, Theme};

/// What a sticker shows: a kind or nobody, and whose it is.
pub type Face = (Option<KindId>, Side);

/// One sticker: for the front of a piece or for its back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Printed {
    /// For the front.
    Front(Face),
    /// For the back of the piece that has this on its front.
    Back(Face),
}

/// The stickers of a set in their order.
pub struct Wanted {
    /// What each shows.
    pub prints: Vec<Printed>,
    /// How many fronts have an animal.
    pub stickers: usize,
    /// How many are for the backs of these.
    pub backs: usize,
    /// How many have none.
    pub spares: usize,
}

impl Printed {
    /// Whose piece it is for, and which.
    pub fn face(self) -> Face {
        match self {
            Printed::Front(face) | Printed::Back(face) => face,
        }
    }
}

/// The stickers of a theme, strongest first, as a player looks for them.
pub fn wanted(theme: &Theme) -> Wanted {
    let style = &theme.pieces;
    let mut kinds: Vec<KindId> = theme.rules.kind_ids().collect();
    kinds.sort_by_key(|&kind| (std::cmp::Reverse(theme.rules.kind(kind).strength), kind));
    let sides = [Side::White, Side::Black];
    let fronts: Vec<Face> = (0..style.sets)
        .flat_map(|_| sides.into_iter().flat_map(|side| faces(theme, &kinds, side)).collect::<Vec<_>>())
        .collect();
    let backs = if style.backs == Backs::Stickers { fronts.len() } else { 0 };
    let spares = style.spares as usize;
    let mut prints: Vec<Printed> = fronts.iter().copied().map(Printed::Front).collect();
    prints.extend(fronts[..backs].iter().copied().map(Printed::Back));
    prints.extend(sides.iter().cycle().take(spares).map(|&side| Printed::Front((None, side))));
    Wanted { prints, stickers: fronts.len(), backs, spares }
}

/// One side's animals as the set-up has them: as many of each kind as stand on the board at first.
fn faces(theme: &Theme, kinds: &[KindId], side: Side) -> Vec<Face> {
    let count = |kind: KindId| {
        theme.rules.setup().iter().filter(|placed| placed.piece.side == side && placed.piece.kind == kind).count()
    };
    kinds.iter().flat_map(|&kind| std::iter::repeat_n((Some(kind), side), count(kind))).collect()
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

/// One sticker as a symbol: a set printed twice draws it once.
pub fn symbol(resources: &mut Resources, print: Printed) -> (SymbolId, Sticker) {
    let theme = resources.theme;
    let (kind, side) = print.face();
    let slips = backs::allowance(&theme.pieces).inset > 0.0;
    let (name, sticker) = match (print, theme.pieces.back_shows) {
        (Printed::Front(_), _) => (name(&theme.rules, kind, side), piece::sticker(resources, kind, side)),
        // One that cannot slip is a front once more.
        (Printed::Back(_), BackShows::Face) if !slips => {
            (name(&theme.rules, kind, side), piece::sticker(resources, kind, side))
        }
        (Printed::Back(_), BackShows::Face) => {
            (format!("back-{}", name(&theme.rules, kind, side)), back(resources, kind, side))
        }
        (Printed::Back(_), BackShows::Emblem) => (format!("back-{}", side.letter()), back(resources, kind, side)),
    };
    let bounds = Rect::from_center_size(Point::ZERO, (2.0 * sticker.reach, 2.0 * sticker.reach));
    let items = vec![
        Group {
            transform: Affine::IDENTITY,
            clip: Some(sticker.bleed.clone()),
            alternative: None,
            items: sticker.items.clone(),
        }
        .into(),
    ];
    (resources.symbol(&name, |_| (bounds, items)), sticker)
}

fn back(resources: &mut Resources, kind: Option<KindId>, side: Side) -> Sticker {
    piece::back(resources, kind, side, backs::allowance(&resources.theme.pieces))
}
