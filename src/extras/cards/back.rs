//! The back of a side's cards: a lattice that goes on over the cuts, and a ring of animals that looks the same from either
//! end of the card.

use super::CARD;
use super::colours::{alike, in_lines};
use super::grid::UsedPlaces;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::lozenge;
use crate::extras::colours::contrast;
use crate::extras::panel::PanelDraft;
use crate::geom::{Affine, BezPath, Point, Rect, Size, Vec2};
use crate::rules::{KindId, Side};
use crate::scene::{Colour, Group, Item, PathItem, Stroke, SymbolId, Use};
use crate::theme::Theme;
use std::f64::consts::TAU;

/// Lozenges across a card and down it: whole numbers, so that the lattice is alike on every card.
const LATTICE: (usize, usize) = (7, 10);
/// The outer lozenge's part of its cell, and the inner one's.
const LOZENGES: (f64, f64) = (0.72, 0.28);
/// The width of lines.
const LINE: f64 = 0.22;
/// Radii in millimetres: the medallion, the lines inside its edge, the animals' feet, the inner line.
const MEDALLION: f64 = 26.2;
const LINES: [(f64, f64); 2] = [(25.6, 0.45), (24.6, 0.18)];
const FEET: f64 = 16.9;
const INNER: (f64, f64) = (15.6, 0.3);
/// The greatest height of an animal, and the part of the circle at its feet that it may take of what is free for it.
const ANIMAL: (f64, f64) = (6.6, 0.94);
/// The most kinds in a ring, in which each is twice.
const MOST: usize = 10;
/// The contrast from which the colour of a piece is used, its second colour, and a pale one.
const CLEAR: (f64, f64, f64) = (4.0, 5.0, 3.0);
/// The luminance below which the ground of a piece is dark.
const DARK: f64 = 0.2;
/// How light the ring is otherwise, and how far the lattice is from the ground towards it.
const PALE: f64 = 0.82;
const FAINT: f64 = 0.34;

/// The colours of a back.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Back {
    side: Side,
    ground: Colour,
    ink: Colour,
    lattice: Colour,
    /// Whether the inner lozenges are filled, or only drawn.
    filled: bool,
}

impl Back {
    /// In the colours of a side's pieces if these are dark, else in the side's colour; in lines on white where cards are
    /// coloured in or a laser keeps colours for itself.
    pub fn of(theme: &Theme, side: Side) -> Back {
        let marks = theme.marks(side);
        let filled = !alike(theme) || side == Side::Black;
        if in_lines(theme) {
            return Back { side, ground: Colour::WHITE, ink: marks, lattice: marks, filled };
        }
        let piece = &theme.pieces.sides[side.index()];
        if piece.ground.luminance() < DARK && contrast(piece.colour, piece.ground) >= CLEAR.0 {
            let lattice = piece.ground.towards(piece.colour, FAINT);
            return Back { side, ground: piece.ground, ink: piece.colour, lattice, filled };
        }
        let ink = if contrast(piece.colour, marks) >= CLEAR.0 {
            piece.colour
        } else if contrast(piece.accent, marks) >= CLEAR.1 {
            piece.accent
        } else if contrast(Colour::WHITE, marks) >= CLEAR.2 {
            marks.towards(Colour::WHITE, PALE)
        } else {
            theme.colours.ink
        };
        Back { side, ground: marks, ink, lattice: marks.towards(ink, FAINT), filled }
    }

    /// The ground of all cards of a sheet, with bleed.
    pub fn ground(self, resources: &mut Resources<'_>, used: &UsedPlaces) -> Vec<Item> {
        let scale = used.all().first().map_or(1.0, |place| place.width() / CARD.width);
        let pitch = Size::new(CARD.width / LATTICE.0 as f64, CARD.height / LATTICE.1 as f64);
        // One more around all cards, of which the bleed shows a part.
        let across = (used.trim.width() / (scale * pitch.width)).round() as usize + 2;
        let down = (used.trim.height() / (scale * pitch.height)).round() as usize + 2;
        let row = self.row(resources, across, pitch);
        let rows = (0..down).map(|row_number| {
            let corner = used.trim.origin() - Vec2::new(pitch.width, pitch.height) * scale;
            let at = corner.to_vec2() + Vec2::new(0.0, row_number as f64 * pitch.height * scale);
            Use { symbol: row, transform: Affine::translate(at) * Affine::scale(scale) }.into()
        });
        vec![used.ground(self.ground), Group::clipped(used.with_bleed(), rows.collect()).into()]
    }

    /// A row of so many lozenges from the left.
    fn row(self, resources: &mut Resources<'_>, across: usize, pitch: Size) -> SymbolId {
        let line = LINE.max(resources.theme.board.least_line);
        resources.symbol(&format!("card-lattice-{}-{across}", self.side.index()), |_| {
            let (mut outer, mut inner) = (BezPath::new(), BezPath::new());
            for place in 0..across {
                let middle = Point::new((place as f64 + 0.5) * pitch.width, 0.5 * pitch.height);
                let shape = |share: f64| lozenge(middle, share * pitch.width / 2.0, share * pitch.height / 2.0);
                outer.extend(shape(LOZENGES.0));
                inner.extend(shape(LOZENGES.1));
            }
            let stroke = Stroke::solid(self.lattice, line);
            let inner = match self.filled {
                true => PathItem::filled(inner, self.lattice),
                false => PathItem::stroked(inner, stroke.clone()),
            };
            let items = vec![PathItem::stroked(outer, stroke).into(), inner.into()];
            (Rect::new(0.0, 0.0, across as f64 * pitch.width, pitch.height), items)
        })
    }

    /// The ring of animals of a card, from a space with the card's middle on (0, 0).
    pub fn ring(self, resources: &mut Resources<'_>, space: Affine) -> Item {
        let symbol = resources.symbol(&format!("card-ring-{}", self.side.index()), |resources| {
            let mut draft = PanelDraft::new(resources);
            self.draw(&mut draft);
            let bounds = Rect::from_center_size(Point::ZERO, (2.0 * MEDALLION, 2.0 * MEDALLION));
            (bounds, draft.finish())
        });
        Use { symbol, transform: space }.into()
    }

    fn draw(self, draft: &mut PanelDraft<'_, '_>) {
        draft.disc(Point::ZERO, MEDALLION, self.ground);
        for (radius, width) in LINES.into_iter().chain([INNER]) {
            draft.ring(Point::ZERO, radius, self.ink, width);
        }
        let mut kinds: Vec<KindId> = draft.resources().theme.rules.strongest_first();
        kinds.truncate(MOST);
        let count = 2 * kinds.len();
        let room = Size::new((ANIMAL.1 * TAU * FEET / count as f64).min(1.2 * ANIMAL.0), ANIMAL.0);
        for place in 0..count {
            // The weakest above, then clockwise to the strongest, twice.
            let kind = kinds[kinds.len() - 1 - place % kinds.len()];
            draft.within(Affine::rotate(TAU * place as f64 / count as f64), |draft| {
                draft.silhouette(kind, Point::new(0.0, -FEET), room, self.ink);
            });
        }
        for row in -1..=1 {
            draft.waves((-9.3, 2.2 * f64::from(row)), 18.6, 6.2, self.ink, 0.35);
        }
        for way in [-1.0, 1.0] {
            draft.fill(lozenge((0.0, way * 8.4), 1.0, 1.0), self.ink);
        }
    }
}
