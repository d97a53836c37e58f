//! Marks of reference.

use super::{set_spans, style};
use crate::fonts::Fonts;
use crate::geom::Shape;
use crate::scene::{Colour, GlyphRun};
use crate::typeset::{Faces, ParagraphStyle, Span};

/// How far above the baseline the ink of a run begins and ends, in millimetres.
fn ink(fonts: &Fonts, run: &GlyphRun, baseline: f64) -> (f64, f64) {
    let glyph = run.glyphs.first().expect("a mark has a glyph");
    let outline = fonts.face(run.face).outline(glyph.id).bounding_box();
    let y = baseline - run.transform.translation().y - glyph.y;
    (y - outline.y0 * run.size, y - outline.y1 * run.size)
}

#[test]
fn all_marks_of_reference_begin_at_one_height_and_stand_above_the_line() {
    let fonts = Fonts::shipped();
    for language in ["en", "de", "zh-Hant", "ja"] {
        for faces in [Faces::serif(&fonts), Faces::sans(&fonts)] {
            let style = ParagraphStyle { faces, ..style(&fonts, language) };
            // Each in a colour of its own, so that each is a run.
            let spans: Vec<Span> = ["*", "†", "‡"]
                .into_iter()
                .zip([Colour::BLACK, Colour::WHITE, Colour::BLACK])
                .map(|(mark, colour)| Span::plain(mark, colour))
                .collect();
            let set = set_spans(&fonts, &spans, 90.0, &style);
            let line = &set.lines[0];
            assert_eq!(line.text(), "*†‡", "{language}");
            let inks: Vec<(f64, f64)> = line.runs.iter().map(|run| ink(&fonts, run, line.baseline)).collect();
            let sizes: Vec<f64> = line.runs.iter().map(|run| run.size / style.size).collect();
            assert_eq!(sizes, [1.0, 0.62, 0.62], "{language}: {:?}", line.runs);
            for (head, foot) in &inks {
                assert!((head - inks[0].0).abs() < 0.01, "{language}: heads {inks:?}");
                assert!(*foot > 0.0, "{language}: feet {inks:?}");
            }
        }
    }
}
