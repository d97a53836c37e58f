//! The back of a piece. If its sheet may be out of register with the front, the ground has bleed and the picture is
//! inset, so that neither white paper nor half a ring shows.

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

/// The inner ring of an emblem, relative to the outer one.
const INNER: f64 = 0.5;
/// The dot in its centre.
const SPOT: f64 = 0.16;

/// Maximum misregistration of front and back by home printers and by folding, in millimetres.
pub const BACK_DRIFT: f64 = 3.0;
/// Minimum share of a piece's radius for its back's picture.
const LEAST_PICTURE: f64 = 0.5;

/// How a picture allows for misregistration of the cut, in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Allowance {
    /// Bleed, all round.
    pub bleed: f64,
    /// Inset of the safe area, all round.
    pub inset: f64,
}

impl Allowance {
    /// The bleed and inset of these pieces' backs. A back that is cut out separately, or as one strip with its front,
    /// needs no inset.
    pub fn of(pieces: &PieceStyle) -> Allowance {
        match pieces.backs {
            Backs::None | Backs::Stickers => Allowance { bleed: pieces.bleed, inset: 0.0 },
            Backs::Stand => Allowance { bleed: 0.0, inset: 0.0 },
            Backs::Gutter | Backs::LongEdge | Backs::ShortEdge => {
                Allowance { bleed: BACK_DRIFT, inset: BACK_DRIFT.min(pieces.sticker() / 2.0 * (1.0 - LEAST_PICTURE)) }
            }
        }
    }

    /// Maximum misregistration that does not show.
    pub fn drift(self) -> f64 {
        self.bleed.min(self.inset)
    }
}

/// How far the backs of a set may be off their fronts unnoticed, in millimetres; `None` if the backs are not printed in
/// register with the fronts.
pub fn back_drift(pieces: &PieceStyle) -> Option<f64> {
    match pieces.backs {
        Backs::None | Backs::Stickers | Backs::Stand => None,
        Backs::Gutter | Backs::LongEdge | Backs::ShortEdge => Some(Allowance::of(pieces).drift()),
    }
}

/// The back of a kind's piece; of a spare if there is no kind.
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
    // An inset picture does not bleed.
    let runs_off = if allowance.inset > 0.0 { 0.0 } else { super::ring_bleed(theme, allowance.bleed) };
    let around = Around { bleed: runs_off, inset: allowance.inset };
    let edge = ring::ring(&style, medal, least, around);
    items.extend(match pieces.back_shows {
        BackShows::Emblem => emblem(&style, medal, edge, least),
        BackShows::Face => face::ring_and_face(resources, kind, side, medal, 0.0, edge),
    });
    finished(pieces, side, items, [cut, bleed, medal])
}

/// The style of a side's backs. An emblem is the side's ring on its own colour, inverse to the front; in a set for
/// colouring in it is open.
pub(super) fn back_style(resources: &Resources<'_>, side: Side) -> SideStyle {
    let style = &resources.theme.pieces.sides[side.index()];
    match resources.theme.pieces.back_shows {
        BackShows::Emblem if !to_be_coloured(resources.theme) => {
            SideStyle { colour: style.ground, ground: style.colour, ..style.clone() }
        }
        BackShows::Emblem | BackShows::Face => style.clone(),
    }
}

/// The side's ring, again at half its size, and a dot in its centre: point symmetric.
fn emblem(style: &SideStyle, medal: Contour, edge: Edge, least: f64) -> Vec<Item> {
    let inner = medal.inset((1.0 - INNER) * medal.half());
    let spot = medal.inset((1.0 - SPOT) * medal.half());
    let around = Around { bleed: 0.0, inset: medal.half() - inner.half() };
    let mut items = edge.items;
    items.extend(ring::ring(style, inner, least, around).items);
    items.push(PathItem::filled(spot.path(), style.colour).into());
    items
}
