//! Animals as seals: the kind's character, carved into a field with a worn edge.
//!
//! Flows in: a kind's character, in the face that sets characters. Flows out: a drawing like the shipped ones. The two
//! sides' seals are the two ways to carve one: White's prints the field and leaves the character out (白文), Black's
//! prints the character and a frame (朱文).

mod carving;
mod field;

use crate::art::{Drawing, Fill, Part, Tone};
use crate::canvas::resources::Resources;
use crate::geom::{BezPath, Shape};
use crate::rules::Side;
use crate::scene::{Cap, Join};
use crate::theme::Art;
use carving::carved;
pub use field::Field;
use field::{MIDDLE, stands_alone};
use std::sync::Arc;

/// Smaller seals, in millimetres, have no inner line: it would run into the frame.
const WITH_A_LINE: f64 = 7.0;

/// From the middle of a field to its edge, in the drawing's units: a thousand across, as the shipped drawings have.
const EDGE: f64 = 430.0;
/// The same to the middle of the inner line, and how wide the line is.
const LINE: (f64, f64) = (356.0, 22.0);
/// The same to the inner edge of the frame around characters in ink, and to the line inside it.
const FRAME: (f64, f64) = (376.0, 334.0);

impl<'a> Resources<'a> {
    /// Whether the kind's picture is a seal: the theme draws seals, has no picture of its own for it, and there is a
    /// character to carve.
    pub fn is_sealed(&mut self, kind: &str) -> bool {
        let theme = self.theme;
        theme.face.art == Art::Seal && !theme.pictures.contains_key(kind) && self.seal_text(kind).is_some()
    }

    /// The seal of a kind, for prints that are `size` millimetres wide.
    pub fn seal(&mut self, kind: &str, side: Side, size: f64) -> Option<Arc<Drawing>> {
        // The ring of a piece is line enough around one that stands there alone.
        let lined = size >= WITH_A_LINE && !stands_alone(self.theme);
        let name = format!("seal-{kind}-{side}{}", if lined { "-lined" } else { "" });
        self.kept(&name, |resources| {
            let text = resources.seal_text(kind)?;
            let field = Field::of(resources.theme);
            let characters = carved(resources, &text, field, room(side, lined))?;
            Some(drawing(field, kind, side, lined, characters))
        })
    }

    fn seal_text(&mut self, kind: &str) -> Option<String> {
        let face = &self.theme.face;
        face.seal_text(kind, self.animal_characters())
    }
}

/// How far characters may reach from the middle.
fn room(side: Side, lined: bool) -> f64 {
    match (side, lined) {
        (Side::White, true) => 312.0,
        (Side::White, false) => 352.0,
        (Side::Black, true) => 290.0,
        (Side::Black, false) => 330.0,
    }
}

/// The seal with these characters.
fn drawing(field: Field, kind: &str, side: Side, lined: bool, characters: BezPath) -> Drawing {
    let filled = |path: BezPath, even_odd: bool, tone: Tone| Part {
        path,
        even_odd,
        fill: Some(Fill::Tone(tone)),
        stroke: None,
        cap: Cap::Round,
        join: Join::Round,
    };
    let ruled = |away: f64, tone: Tone| Part {
        fill: None,
        stroke: Some((Fill::Tone(tone), LINE.1)),
        ..filled(field.edge(away), false, tone)
    };
    let edge = field.worn(kind, EDGE);
    let mut parts = Vec::new();
    match side {
        Side::White => {
            parts.push(filled(edge, false, Tone::Figure));
            parts.extend(lined.then(|| ruled(LINE.0, Tone::Carved)));
            parts.push(filled(characters, false, Tone::Carved));
        }
        Side::Black => {
            let mut frame = edge;
            // Where there is no inner line the frame is as broad as both.
            frame.extend(field.worn(&format!("{kind} within"), if lined { FRAME.0 } else { FRAME.0 - LINE.1 }));
            parts.push(filled(frame, true, Tone::Figure));
            parts.extend(lined.then(|| ruled(FRAME.1, Tone::Figure)));
            parts.push(filled(characters, false, Tone::Figure));
        }
    }
    let ink = parts.iter().map(|part| part.path.bounding_box()).reduce(|all, next| all.union(next));
    Drawing::Paths { parts, ink: ink.unwrap_or_default(), middle: MIDDLE }
}
