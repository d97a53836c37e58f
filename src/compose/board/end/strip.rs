//! The narrow frame of an illustrated board: the game's name on its plates, and the animals in the order of their
//! strength.

use super::band::by_strength;
use super::plate::{facing, in_fields};
use crate::geom::{Affine, Point, Rect, Vec2};
use crate::landscape;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::strip::Strip;
use crate::rules::{KindId, Side};
use crate::typeset::{Across, Down};

/// What is left free beside the words of a plate, as a share of its height.
const BESIDE: f64 = 0.34;

pub(super) fn strip(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let kinds = by_strength(site);
    let Some(strip) = Strip::of(site, kinds.len()) else { return };
    let Some(colour) = landscape::strip_words(site) else { return };
    for half in Side::BOTH {
        let down = Vec2::new(0.0, site.height());
        let fields: Vec<Rect> =
            strip.fields.iter().map(|field| field.inflate(-BESIDE * field.height(), 0.0) + down).collect();
        in_fields(canvas, half, &fields, colour);
        for (kind, at) in kinds.iter().zip(&strip.rungs) {
            let at = Point::new(at.x, site.height() + at.y);
            let space = facing(canvas, half, at);
            canvas.within(space, |canvas| rung(canvas, *kind, strip.head));
        }
    }
}

/// An animal with its strength beside its feet.
fn rung(canvas: &mut BoardCanvas<'_, '_>, kind: KindId, head: f64) {
    /// The strength's size, and how far right of the animal and below its middle it stands, as shares of the animal.
    const STRENGTH: (f64, f64, f64) = (0.46, 0.06, 0.42);
    /// How far the animal stands left of the middle.
    const LEFT: f64 = 0.16;
    let site = canvas.site();
    let kind = site.theme.rules.kind(kind);
    let ink = site.on_frame();
    let coat = site.theme.landscape_inks.ground();
    canvas.within(Affine::translate((-LEFT * head, 0.0)), |canvas| {
        if !canvas.small_animal(&kind.id, head, ink, coat) {
            let of = Type { face: site.theme.roles.name, size: 0.7 * head, tracking: 0.0 };
            canvas.text(of, &kind.letter.to_string(), (0.0, 0.0), ink);
        }
    });
    let strength = site.theme.face.numerals.write(u32::from(kind.strength));
    let of = Type { face: site.theme.numeral_face(), size: STRENGTH.0 * head, tracking: 0.0 };
    if let Some(words) = canvas.fitted(of, &strength, 0.5 * head) {
        let at = ((0.5 - LEFT + STRENGTH.1) * head, STRENGTH.2 * head);
        canvas.put_words(&words, at, Across::Left, Down::Baseline, ink);
    }
}
