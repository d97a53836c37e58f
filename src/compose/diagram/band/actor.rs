//! One animal on a band: the piece itself, its figure, or its head.

use super::{Band, Shows};
use crate::art::wash_colour;
use crate::canvas::resources::Resources;
use crate::compose::diagram::cutout::{Cutout, cutout, side_on_a_piece};
use crate::compose::diagram::{DrawnFigure, Look};
use crate::compose::piece::{StickerSide, sticker_lines, sticker_symbol};
use crate::geom::{Affine, Point, Rect, Shape, Size};
use crate::motif::animal::{AnimalLook, to_be_coloured};
use crate::rules::{KindId, Side};
use crate::scene::{Colour, Group, Use};
use crate::theme::{Art, Element, Tones};
use std::f64::consts::PI;

/// The least visual size of a figure over a wash, in millimetres.
const LEAST_WASHED: f64 = 11.5;

/// An animal of a side as large as this box allows. Paper-cuts face left, mirrored ones right.
pub(in crate::compose::diagram) fn actor(
    resources: &mut Resources<'_>,
    band: &Band,
    (kind, side): (KindId, Side),
    room: Size,
    (mirrored, look): (bool, Look),
) -> Cutout {
    match (band.shows, resources.theme.face.art) {
        (Shows::Pieces, _) | (Shows::Figures, Art::Seal) => piece(resources, (kind, side), room, look),
        // Figures in lines, or over a wash, are drawn as on the pieces.
        (Shows::Figures, Art::PaperCut)
            if !to_be_coloured(resources.theme) && resources.theme.face.tones != Tones::Wash =>
        {
            cutout(resources, kind, room, band.figures, mirrored, look)
        }
        (Shows::Figures, Art::PaperCut | Art::Line | Art::Woodcut) => {
            drawing(resources, (kind, Side::White), room, mirrored)
                .unwrap_or_else(|| piece(resources, (kind, side), room, look))
        }
    }
}

/// An animal of a side standing on (0, 0), as large as this box allows, in the manner of the theme: a figure of one
/// colour, a head, or the piece. What would not stand out from a dark ground is a figure, too. Paper-cuts face left,
/// mirrored ones right.
pub fn standing(
    resources: &mut Resources<'_>,
    (kind, side): (KindId, Side),
    room: Size,
    (colour, ground): (Colour, Colour),
    mirrored: bool,
) -> DrawnFigure {
    /// The luminance below which a ground is dark.
    const DARK: f64 = 0.35;
    let theme = resources.theme;
    let figures = theme.face.art == Art::PaperCut && !to_be_coloured(theme) && theme.face.tones != Tones::Wash;
    let drawn = match theme.face.art {
        Art::Seal if ground.luminance() >= DARK => None,
        Art::PaperCut | Art::Line | Art::Woodcut | Art::Seal if figures || ground.luminance() < DARK => {
            Some(cutout(resources, kind, room, colour, mirrored, Look::Normal))
        }
        Art::PaperCut | Art::Line | Art::Woodcut | Art::Seal => drawing(resources, (kind, side), room, mirrored),
    };
    let Cutout { size, items } = drawn.unwrap_or_else(|| piece(resources, (kind, side), room, Look::Normal));
    DrawnFigure { size, items }
}

/// An animal standing on (0, 0) as a figure of one colour, as large as this box allows; its piece if it has no figure.
pub fn silhouette(
    resources: &mut Resources<'_>,
    kind: KindId,
    room: Size,
    colour: Colour,
    mirrored: bool,
) -> DrawnFigure {
    let Cutout { size, items } = cutout(resources, kind, room, colour, mirrored, Look::Normal);
    DrawnFigure { size, items }
}

/// The piece as it is cut from the sheet of stickers, if it fits nearly at its true size: no line of it may become much
/// thinner. Otherwise as in the pictures of the rules.
fn piece(resources: &mut Resources<'_>, (kind, side): (KindId, Side), room: Size, look: Look) -> Cutout {
    /// How much smaller it may become.
    const NEARLY: f64 = 0.94;
    let [outline, _] = sticker_lines(&resources.theme.pieces);
    let bounds = outline.bounding_box();
    let across = room.width.min(room.height);
    let scale = (room.width / bounds.width()).min(room.height / bounds.height()).min(1.0);
    if scale < NEARLY {
        return side_on_a_piece(resources, (kind, side), across, look);
    }
    let symbol = sticker_symbol(resources, StickerSide::Front((Some(kind), side))).symbol;
    // Black's may be printed upside down.
    let turned = resources.theme.pieces.turned && side == Side::Black;
    let upright = Affine::rotate(if turned { PI } else { 0.0 });
    let cut = Group::clipped(outline, vec![Use { symbol, transform: upright }.into()]);
    let foot = Affine::scale(scale) * Affine::translate((-bounds.center().x, -bounds.y1));
    Cutout { size: scale * bounds.size(), items: vec![Group::placed(foot, vec![cut.into()]).into()] }
}

/// A head, or the outline of a figure, in the tones of a side where the theme has such; `None` for a kind without a
/// drawing. It is sized by its ink.
fn drawing(resources: &mut Resources<'_>, (kind, side): (KindId, Side), room: Size, mirrored: bool) -> Option<Cutout> {
    let theme = resources.theme;
    let id = theme.rules.kind(kind).id.as_str();
    if theme.pictures.contains_key(id) || !theme.face.show.contains(&Element::Picture) {
        return None;
    }
    let look = |size: f64| {
        let usual = AnimalLook {
            ink: theme.colours.ink,
            coat: Colour::WHITE,
            halo: false,
            ..AnimalLook::of_a_piece(theme, side, size)
        };
        // A small figure has the colour of its wash all over, and what is cut out of it is dark.
        match usual.tones == Tones::Wash && size < LEAST_WASHED {
            true => AnimalLook { tint: wash_colour(id), accent: usual.ink, tones: Tones::Accent, ..usual },
            false => usual,
        }
    };
    let tried = extent(&resources.animal_edge(id, look(room.height))?)?;
    let size = room.height * (room.width / tried.width()).min(room.height / tried.height());
    let bounds = extent(&resources.animal_edge(id, look(size))?)?;
    let item = resources.shared_animal(id, look(size), Colour::WHITE)?;
    let flipped = if mirrored { Affine::FLIP_X } else { Affine::IDENTITY };
    let foot = flipped * Affine::translate((-bounds.center().x, -bounds.y1));
    Some(Cutout { size: bounds.size(), items: vec![Group::placed(foot, vec![item]).into()] })
}

/// The box around points at an edge, each with the ink around it.
fn extent(edge: &[(Point, f64)]) -> Option<Rect> {
    let around = |(point, radius): &(Point, f64)| Rect::from_center_size(*point, (2.0 * radius, 2.0 * radius));
    edge.iter().map(around).reduce(|all, next| all.union(next)).filter(|all| all.area() > 0.0)
}
