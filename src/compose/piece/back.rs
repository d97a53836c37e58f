//! The back of a piece. Where its sheet may slip behind the front, the ground runs on beyond the cut and the picture
//! keeps away from it, so that neither white paper nor half a ring is seen.

use super::ring;
use super::ring::{Around, Edge};
use super::{Sticker, face, finished};
use crate::canvas::LEFT_OPEN;
use crate::canvas::contour::Contour;
use crate::canvas::resources::Resources;
use crate::motif::animal::to_be_coloured;
use crate::rules::{KindId, Side};
use crate::scene::{Item, PathItem};
use crate::theme::{BackShows, Backs, PieceStyle, SideStyle};

/// The inner ring of an emblem, as a share of the outer one.
const INNER: f64 = 0.5;
/// The spot in its middle.
const SPOT: f64 = 0.16;

/// Home printers and folding hands put the back of a sheet up to this far from its front, in millimetres.
pub const BACK_DRIFT: f64 = 3.0;
/// However small a piece is, its back's picture keeps this share of its radius.
const LEAST_PICTURE: f64 = 0.5;

/// How a picture is prepared for a cut that may miss it, in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Allowance {
    /// Ground beyond the cut, all round.
    pub bleed: f64,
    /// How far what matters stays inside the cut, all round.
    pub inset: f64,
}

impl Allowance {
    /// What the backs of these pieces allow. A back that is cut together with its front cannot slip, nor can one that is
    /// cut out by itself.
    pub fn of(pieces: &PieceStyle) -> Allowance {
        match pieces.backs {
            Backs::None | Backs::Stickers => Allowance { bleed: pieces.bleed, inset: 0.0 },
            Backs::Stand => Allowance { bleed: 0.0, inset: 0.0 },
            Backs::Gutter | Backs::LongEdge | Backs::ShortEdge => {
                Allowance { bleed: BACK_DRIFT, inset: BACK_DRIFT.min(pieces.sticker() / 2.0 * (1.0 - LEAST_PICTURE)) }
            }
        }
    }

    /// How far the back may slip before it shows.
    pub fn drift(self) -> f64 {
        self.bleed.min(self.inset)
    }
}

/// How far the backs of a set may lie from their fronts before it shows, in millimetres; `None` if the backs are not
/// printed to meet their fronts.
pub fn back_drift(pieces: &PieceStyle) -> Option<f64> {
    match pieces.backs {
        Backs::None | Backs::Stickers | Backs::Stand => None,
        Backs::Gutter | Backs::LongEdge | Backs::ShortEdge => Some(Allowance::of(pieces).drift()),
    }
}

/// The back of a kind's piece; without a kind that of a spare.
pub(super) fn back(resources: &mut Resources<'_>, kind: Option<KindId>, side: Side, allowance: Allowance) -> Sticker {
    let theme = resources.theme;
    let pieces = &theme.pieces;
    let cut = Contour::new(pieces.outline, pieces.sticker());
    let (bleed, medal) = (cut.inset(-allowance.bleed), cut.inset(allowance.inset));
    let style = back_style(resources, side);
    let mut items: Vec<Item> = vec![PathItem::filled(bleed.path(), style.ground).into()];
    let least = match pieces.back_shows {
        BackShows::Face => theme.board.least_line,
        BackShows::Emblem => theme.board.least_line.max(LEFT_OPEN),
    };
    // A picture that keeps away from the cut has nothing to run off over.
    let runs_off = if allowance.inset > 0.0 { 0.0 } else { super::ring_bleed(theme, allowance.bleed) };
    let around = Around { bleed: runs_off, inset: allowance.inset, inlay: theme.colours.trap };
    let edge = ring::ring(&style, medal, least, around);
    match (pieces.back_shows, kind) {
        (BackShows::Emblem, _) => items.extend(emblem(&style, medal, edge, least)),
        (BackShows::Face, Some(kind)) => {
            let drawn = face::face(resources, kind, side, medal, 0.0, &edge);
            items.extend(drawn.below.into_iter().chain(edge.items).chain(drawn.above));
        }
        (BackShows::Face, None) => {
            items.extend(face::foot(resources, side, medal, 0.0, &edge));
            items.extend(edge.items);
        }
    }
    finished(pieces, side, items, [cut, bleed, medal])
}

/// The look of a side's backs. An emblem is the side's ring on its own colour, the other way round than the front; on
/// a set to be coloured all of it stays open.
pub(super) fn back_style(resources: &Resources<'_>, side: Side) -> SideStyle {
    let style = &resources.theme.pieces.sides[side.index()];
    match resources.theme.pieces.back_shows {
        BackShows::Emblem if !to_be_coloured(resources.theme) => {
            SideStyle { colour: style.ground, ground: style.colour, ..style.clone() }
        }
        BackShows::Emblem | BackShows::Face => style.clone(),
    }
}

/// The side's ring, once more at half its size, and a spot in its middle: it looks the same whichever way it lies.
fn emblem(style: &SideStyle, medal: Contour, edge: Edge, least: f64) -> Vec<Item> {
    let inner = medal.inset((1.0 - INNER) * medal.half());
    let spot = medal.inset((1.0 - SPOT) * medal.half());
    let around = Around { bleed: 0.0, inset: medal.half() - inner.half(), ..edge.around };
    let mut items = edge.items;
    items.extend(ring::ring(style, inner, least, around).items);
    items.push(PathItem::filled(spot.path(), style.colour).into());
    items
}
