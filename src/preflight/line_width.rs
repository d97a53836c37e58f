//! Checks for lines too thin to print (hairlines).

use super::Severity;
use super::board_colours::key_of;
use super::examination::Examination;
use super::faces::PieceFaces;
use super::notes::REVERSED;
use super::proof::PixelProof;
use super::value::Value;
use super::walk::{Primitive, walk};
use crate::geom::{Affine, least_scale};
use crate::render::shown;
use crate::scene::{Document, LayerKind};
use crate::theme::Theme;

/// Minimum width of a line: an office printer of 600 dpi may drop a thinner one.
pub const LEAST: f64 = 0.2;
/// Minimum contrast at which a ground counts as dark.
const DARK: f64 = 2.5;
/// Tolerance of equal widths.
const HAIR: f64 = 1e-4;

/// Reports thin lines in the artwork of each part.
pub fn check(theme: &Theme, document: &Document, seen: &mut Examination) {
    for part in ["board", "pieces"] {
        let mut thinnest: Option<(f64, [u8; 3])> = None;
        let pages = document.pages.iter().filter(|page| page.part == part);
        for layer in pages.flat_map(|page| &page.layers).filter(|layer| layer.kind == LayerKind::Artwork) {
            walk(document, &layer.items, Affine::IDENTITY, &mut |leaf, place| {
                let Primitive::Path(path) = leaf else { return };
                let Some(line) = &path.stroke else { return };
                let width = line.width * least_scale(place);
                if thinnest.is_none_or(|(known, _)| width < known) {
                    thinnest = Some((width, shown(&line.paint)));
                }
            });
        }
        let Some((width, colour)) = thinnest else { continue };
        seen.measured(("figure-line", vec![("part", part.into())]), part, width, "mm", LEAST);
        if width < LEAST - HAIR {
            let mut values = vec![
                ("part", part.into()),
                ("width", Value::exactly(width, 2)),
                ("least", Value::plain(LEAST)),
                ("setting", format!("lines.least = \"{LEAST}mm\"").into()),
            ];
            let key = key_of(theme, colour);
            values.extend(key.map(|key| ("key", key.into())));
            let message = if key.is_some() { "thin-line-key" } else { "thin-line" };
            seen.find(Severity::Warning, "thin-line", "lines.least", (message, "mend-line"), values);
        }
    }
}

/// Reports thin light lines on dark ground.
pub fn check_reversed(faces: &PieceFaces<'_>, board: Option<&PixelProof>, seen: &mut Examination) {
    let pieces = faces.animals.iter().map(|face| &face.proof);
    for (part, proofs) in [("board", board.into_iter().collect::<Vec<_>>()), ("pieces", pieces.collect())] {
        let lines = proofs.iter().flat_map(|proof| &proof.notes.light_lines);
        let filled = lines.filter(|line| line.contrast > DARK && line.width < REVERSED - HAIR);
        if let Some(thinnest) = filled.map(|line| line.width).min_by(f64::total_cmp) {
            seen.find(
                Severity::Warning,
                "thin-reversed-line",
                "lines.least",
                ("thin-reversed-line", "mend-reversed-line"),
                vec![("part", part.into()), ("width", Value::exactly(thinnest, 2)), ("least", Value::plain(REVERSED))],
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::geom::{Rect, Shape};
    use crate::preflight::test_sheets::{Sheets, classic_theme, codes};
    use crate::scene::{Colour, PathItem, Stroke};

    fn with_a_line(width: f64, line: Colour, ground: Colour) -> Vec<&'static str> {
        let square = Rect::new(50.0, 50.0, 100.0, 100.0).to_path(0.1);
        let items = vec![
            PathItem::filled(Rect::new(40.0, 40.0, 110.0, 110.0).to_path(0.1), ground).into(),
            PathItem::stroked(square, Stroke::solid(line, width)).into(),
        ];
        codes(&Sheets::new(classic_theme()).board(items))
    }

    #[test]
    fn a_hairline_is_found_and_a_fifth_of_a_millimetre_is_not() {
        assert_eq!(with_a_line(0.12, Colour::BLACK, Colour::WHITE), ["thin-line"]);
        assert!(with_a_line(0.2, Colour::BLACK, Colour::WHITE).is_empty());
    }

    #[test]
    fn a_thin_line_left_out_of_black_fills_with_ink() {
        assert_eq!(with_a_line(0.25, Colour::WHITE, Colour::BLACK), ["thin-reversed-line"]);
        assert!(with_a_line(0.35, Colour::WHITE, Colour::BLACK).is_empty());
        assert!(with_a_line(0.25, Colour::BLACK, Colour::WHITE).is_empty());
    }
}
