//! An animal standing on a line: its paper-cut, or its piece if there is none or the theme has its own picture.

use super::Look;
use super::token::{RADIUS, piece, scaled_outline};
use crate::art::{ANIMALS, Drawing, Hand, animal};
use crate::canvas::resources::Resources;
use crate::geom::{Affine, BezPath, Shape, Size};
use crate::rules::{KindId, Side};
use crate::scene::{Colour, Group, Item, PathItem, Use};
use crate::theme::{Element, Theme};

/// An animal standing on (0, 0), the centre of its foot, in millimetres.
#[derive(Debug, Clone)]
pub(super) struct Cutout {
    pub size: Size,
    pub items: Vec<Item>,
}

/// Relative heights of the animals.
const STATURE: [(&str, f64); 8] = [
    ("elephant", 1.0),
    ("lion", 0.97),
    ("tiger", 0.95),
    ("leopard", 0.95),
    ("wolf", 0.84),
    ("dog", 0.80),
    ("cat", 0.76),
    ("rat", 0.66),
];

/// Height of an animal of unknown size; of a piece, too.
const USUAL: f64 = 0.86;

/// The relative height of a kind.
pub(super) fn stature(resources: &mut Resources<'_>, kind: KindId) -> f64 {
    let theme = resources.theme;
    let id = theme.rules.kind(kind).id.as_str();
    let known = STATURE.iter().find(|(name, _)| *name == id).map(|(_, size)| *size);
    known.filter(|_| is_cut(theme, kind)).unwrap_or(USUAL)
}

/// The paper-cut of a kind, unless the theme has its own picture of it.
pub fn papercut(theme: &Theme, kind: KindId) -> Option<Drawing> {
    let id = theme.rules.kind(kind).id.as_str();
    if is_cut(theme, kind) { animal(id, Hand::PaperCut) } else { None }
}

/// Whether a paper-cut shows the kind: one is shipped, and the theme has no picture of its own.
fn is_cut(theme: &Theme, kind: KindId) -> bool {
    let id = theme.rules.kind(kind).id.as_str();
    let own = theme.pictures.contains_key(id) && theme.face.show.contains(&Element::Picture);
    !own && ANIMALS.iter().any(|animal| animal.id == id)
}

/// An animal as large as this box allows. Paper-cuts face left, mirrored ones right.
pub(super) fn cutout(
    resources: &mut Resources<'_>,
    kind: KindId,
    room: Size,
    colour: Colour,
    mirrored: bool,
    look: Look,
) -> Cutout {
    let theme = resources.theme;
    let id = theme.rules.kind(kind).id.as_str();
    let Some(Drawing::Paths { parts, ink, .. }) = papercut(theme, kind) else {
        return on_a_piece(resources, kind, room.width.min(room.height), look);
    };
    let scale = (room.width / ink.width()).min(room.height / ink.height());
    // Stored at a fixed size: a hundred units per millimetre.
    const STORED: f64 = 0.01;
    let stored = Affine::scale(STORED) * Affine::translate((-ink.center().x, -ink.y1));
    let (r, g, b) = colour.rgb();
    let symbol = resources.symbol(&format!("papercut-{id}-{r:02x}{g:02x}{b:02x}"), |_| {
        let items = parts.iter().map(|part| {
            let path: BezPath = stored * part.path.clone();
            PathItem { even_odd: part.even_odd, ..PathItem::filled(path, colour) }.into()
        });
        (stored.transform_rect_bbox(ink), items.collect())
    });
    let grown = scale / STORED;
    let transform = Affine::scale_non_uniform(if mirrored { -grown } else { grown }, grown);
    let size = Size::new(ink.width() * scale, ink.height() * scale);
    Cutout { size, items: vec![Use { symbol, transform }.into()] }
}

/// White's piece without its badge, standing on its rim.
pub(super) fn on_a_piece(resources: &mut Resources<'_>, kind: KindId, across: f64, look: Look) -> Cutout {
    side_on_a_piece(resources, (kind, Side::White), across, look)
}

/// The same of either side.
pub(super) fn side_on_a_piece(
    resources: &mut Resources<'_>,
    (kind, side): (KindId, Side),
    across: f64,
    look: Look,
) -> Cutout {
    let items = piece(resources, kind, side, across, look);
    let bounds = Affine::scale(across / (2.0 * RADIUS)) * scaled_outline(resources.theme.pieces.outline, RADIUS);
    let bounds = bounds.bounding_box();
    let items = vec![Group::placed(Affine::translate((-bounds.center().x, -bounds.y1)), items).into()];
    Cutout { size: bounds.size(), items }
}
