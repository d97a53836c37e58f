//! Text: one glyph array per baseline, extractable as Unicode.

use super::super::decimal::rounded;
use super::content::ContentStream;
use super::font::Subset;
use crate::geom::Affine;
use crate::scene::{Glyph, GlyphRun};

/// Gaps above this fraction of an em may be extracted as spaces; the usual limit is a tenth.
const WIDEST_GAP: f64 = 0.04;

impl ContentStream {
    /// Draws a run of text.
    pub(super) fn run(&mut self, run: &GlyphRun, face: &Subset) {
        if run.glyphs.is_empty() {
            return;
        }
        self.uses.faces.insert(run.face, face.resource.clone());
        let press = self.press.clone();
        self.fill_with(press.words(&run.paint));
        let plain = reads_back(run, face);
        if !plain {
            // UTF-16, big-endian, with a byte order mark.
            self.word("/Span <</ActualText <FEFF");
            run.text.encode_utf16().for_each(|unit| self.hex(unit));
            self.word(">>> BDC");
        }
        self.word("BT");
        self.word(&format!("/{}", face.resource));
        self.length(run.size, 3);
        self.word("Tf");
        for stretch in run.glyphs.chunk_by(|a, b| (a.y - b.y).abs() < 0.0005) {
            self.stretch(run, stretch, face);
        }
        self.word("ET");
        if !plain {
            self.word("EMC");
        }
    }

    /// Draws glyphs on one baseline.
    fn stretch(&mut self, run: &GlyphRun, glyphs: &[Glyph], face: &Subset) {
        let first = &glyphs[0];
        // Glyphs are upright in a space with y up.
        self.matrix(run.transform * Affine::translate((first.x, first.y)) * Affine::FLIP_Y);
        self.word("Tm");
        // The pen position in thousandths of an em from the first glyph. Integers are written, and errors do not add
        // up.
        let mut pen = 0.0;
        self.show(glyphs.iter().map(|glyph| {
            let embedded = face.glyph(glyph.id);
            let back = rounded(pen - (glyph.x - first.x) / run.size * 1000.0, 0);
            pen += embedded.width as f64 - back;
            (back, embedded.code)
        }));
    }
}

/// Whether extracting the glyphs one by one gives the run's text, without gaps that look like spaces.
fn reads_back(run: &GlyphRun, face: &Subset) -> bool {
    let known = run.glyphs.iter().all(|glyph| {
        let text = &run.text[glyph.text.clone()];
        !text.is_empty() && text == face.glyph(glyph.id).text
    });
    let close = run.glyphs.windows(2).all(|pair| {
        let gap = (pair[1].x - pair[0].x) / run.size - face.glyph(pair[0].id).width as f64 / 1000.0;
        gap < WIDEST_GAP && (pair[1].y - pair[0].y).abs() < 0.0005
    });
    let whole = run.glyphs.iter().map(|glyph| glyph.text.len()).sum::<usize>() == run.text.len();
    known && close && whole
}
