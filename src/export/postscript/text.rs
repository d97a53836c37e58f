//! Runs of glyphs, shown as text in the file's fonts.

use super::drawing::{ItemWriter, vanishes};
use super::font::{GlyphPlace, text_of};
use crate::geom::{Affine, Point, Vec2};
use crate::scene::GlyphRun;
use std::fmt::Write;

/// Glyphs per show operator: all their steps are on the operand stack together, which older interpreters limit to 500
/// entries.
const AT_ONCE: usize = 60;

/// Steps are integers of ten-thousandths of a millimetre, so that no error adds up along a line.
const STEP: f64 = 1e-4;

impl<'a> ItemWriter<'a> {
    /// Appends a run. Its transform goes into the font matrix and the glyph positions.
    pub(super) fn run(&mut self, run: &'a GlyphRun) {
        let em = run.transform * Affine::scale_non_uniform(run.size, -run.size);
        if run.glyphs.is_empty() || vanishes(em) {
            return;
        }
        let [a, b, c, d, _, _] = em.as_coeffs();
        self.paint(self.inventory.press.words(&run.paint));
        let placed: Vec<(GlyphPlace, Point)> = run
            .glyphs
            .iter()
            .map(|glyph| {
                let sign = (run.face, glyph.id, text_of(run, glyph));
                (self.inventory.places[&sign], snapped(run.transform * Point::new(glyph.x, glyph.y)))
            })
            .collect();
        for same_font in placed.chunk_by(|one, next| one.0.font == next.0.font) {
            self.font(same_font[0].0.font, Affine::new([a, b, c, d, 0.0, 0.0]));
            for glyphs in same_font.chunks(AT_ONCE) {
                self.show(glyphs);
            }
        }
    }

    fn show(&mut self, glyphs: &[(GlyphPlace, Point)]) {
        self.code.point(glyphs[0].1);
        self.code.token("m");
        let codes: Vec<u8> = glyphs.iter().map(|(place, _)| place.code).collect();
        self.code.token(&string(&codes));
        if glyphs.len() == 1 {
            self.code.token("S");
            return;
        }
        // The last step is unused: nothing is drawn after it.
        let steps: Vec<Vec2> = glyphs.windows(2).map(|pair| pair[1].1 - pair[0].1).chain([Vec2::ZERO]).collect();
        let level = steps.iter().all(|step| step.y.abs() < STEP / 2.0);
        self.code.token("[");
        for step in steps {
            self.code.number(step.x);
            if !level {
                self.code.number(step.y);
            }
        }
        self.code.token("]");
        self.code.token(if level { "x" } else { "y" });
    }
}

/// The position rounded to steps.
fn snapped(point: Point) -> Point {
    Point::new((point.x / STEP).round() * STEP, (point.y / STEP).round() * STEP)
}

/// Codes as a string: literal if all are printable, otherwise hexadecimal.
fn string(codes: &[u8]) -> String {
    let mut written = String::new();
    if codes.iter().all(|code| matches!(code, b' '..=b'~')) {
        written.push('(');
        for code in codes {
            if matches!(code, b'(' | b')' | b'\\') {
                written.push('\\');
            }
            written.push(char::from(*code));
        }
        written.push(')');
    } else {
        written.push('<');
        for code in codes {
            write!(written, "{code:02X}").expect("text can grow");
        }
        written.push('>');
    }
    written
}
