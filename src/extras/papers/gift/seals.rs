//! Seals of sticker paper: for a lid, over its edge; round ones with the titles on a ring.

use super::blank::Blank;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::lozenge;
use crate::compose::diagram::standing;
use crate::dieline::{Outline, Pen};
use crate::extras::panel::{Figure, PanelDraft};
use crate::extras::papers::pair::extremes;
use crate::extras::papers::palette::Palette;
use crate::extras::papers::ring_text::TextRing;
use crate::geom::{Affine, Circle, Point, Shape, Size, TOLERANCE};
use crate::rules::{KindId, Side};
use std::f64::consts::FRAC_PI_2;

/// The diameter of a lid seal's discs, and the width of the strip between them.
pub const LID: (f64, f64) = (26.0, 14.0);
/// The diameter of a round seal.
pub const ROUND: f64 = 36.0;
/// The lines around a disc: their distance from the cut, and their width.
const EDGE: (f64, f64) = (1.5, 0.3);
/// On a round seal: the width of the ring for its text, and the size of that.
const RING: (f64, f64) = (5.4, 3.6);

/// The outline of a lid seal for a lid so deep, and the middles of its discs.
fn lid_outline(depth: f64) -> (Outline, [Point; 2]) {
    let (r, half) = (LID.0 / 2.0, LID.1 / 2.0);
    let reach = (r * r - half * half).sqrt();
    let (x1, x2) = (r + reach, r + reach + depth);
    let (one, other) = (Point::new(r, r), Point::new(x2 + reach, r));
    // The outer arcs are more than half a turn: three quarters each.
    let pen = Pen::at(x1, r - half).to(x2, r - half);
    let pen = pen.arc(other.x, 0.0, r, true).arc(other.x + r, r, r, true).arc(other.x, 2.0 * r, r, true);
    let pen = pen.arc(x2, r + half, r, true).to(x1, r + half);
    let pen = pen.arc(one.x, 2.0 * r, r, true).arc(0.0, r, r, true).arc(one.x, 0.0, r, true);
    (pen.arc(x1, r - half, r, true).close(), [one, other])
}

/// A seal for a lid so deep: a disc for the back, a disc for the front, each upright when it is stuck on.
pub fn lid_seal(resources: &mut Resources<'_>, palette: &Palette, depth: f64) -> Blank {
    let theme = resources.theme;
    let (outline, [one, other]) = lid_outline(depth);
    let on = palette.solid(theme, palette.figures);
    let mut draft = PanelDraft::new(resources);
    if let Some((strong, weak)) = extremes(&theme.rules) {
        for (middle, turn, kind, share) in [(one, FRAC_PI_2, weak, 1.16), (other, -FRAC_PI_2, strong, 1.5)] {
            let to = Affine::translate(middle.to_vec2()) * Affine::rotate(turn);
            draft.within(to, |draft| {
                draft.ring(Point::ZERO, LID.0 / 2.0 - EDGE.0, on.ink, EDGE.1);
                stand(draft, kind, share * LID.0 / 2.0, &on);
            });
        }
    }
    draft.fill(lozenge(one.midpoint(other), 1.1, 1.5), on.ink);
    let path = outline.path();
    Blank {
        outline: path,
        holes: Vec::new(),
        creases: Vec::new(),
        ground: on.ground,
        ink: on.ink,
        drawing: draft.finish(),
    }
}

/// A round seal with this kind, in the colours of the two sides in turn.
pub fn round_seal(resources: &mut Resources<'_>, palette: &Palette, (place, kind): (usize, KindId)) -> Blank {
    let theme = resources.theme;
    let disc = if place.is_multiple_of(2) { palette.figures } else { palette.second };
    let on = palette.solid(theme, disc);
    let r = ROUND / 2.0;
    let texts: Vec<&str> = theme.languages.iter().map(|language| theme.title_in(language)).collect();
    let mut draft = PanelDraft::new(resources);
    draft.ring(Point::ZERO, r - EDGE.0, on.ink, 1.2 * EDGE.1);
    let inner = r - EDGE.0 - RING.0;
    draft.ring(Point::ZERO, inner, on.ink, 0.8 * EDGE.1);
    // Capitals stand in the middle between both lines.
    let radius = inner + (RING.0 - 0.66 * RING.1) / 2.0;
    TextRing { middle: Point::ZERO, radius, size: RING.1, colour: on.ink }.draw(&mut draft, &texts);
    stand(&mut draft, kind, 1.76 * inner, &on);
    let outline = Circle::new((0.0, 0.0), r).to_path(TOLERANCE);
    Blank { outline, holes: Vec::new(), creases: Vec::new(), ground: on.ground, ink: on.ink, drawing: draft.finish() }
}

/// An animal in the middle of a disc: its box has a diagonal of this length at most.
fn stand(draft: &mut PanelDraft<'_, '_>, kind: KindId, across: f64, palette: &Palette) {
    let (colour, ground) = (palette.figures, palette.ground);
    let piece = (kind, Side::Black);
    let tried = standing(draft.resources(), piece, Size::new(across, across), (colour, ground), false).size;
    let room = tried * (across / tried.width.hypot(tried.height)).min(1.0);
    let drawn = standing(draft.resources(), piece, room, (colour, ground), false).size;
    let foot = Point::new(0.0, drawn.height / 2.0);
    draft.figure(Figure { piece, foot, room, colour, mirrored: false, ground });
}
