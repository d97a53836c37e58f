//! Checks the share of dark area.

use super::Severity;
use super::examination::Examination;
use super::faces::PieceFaces;
use super::proof::PixelProof;
use super::vision::{Vision, light};

/// Above this share of dark ink an inkjet runs dry, paper buckles, and nothing is left to colour in.
pub const MOST: f64 = 0.4;
/// The same for pieces, whose bleeding coloured ring takes a quarter.
const MOST_OF_PIECES: f64 = 0.5;
/// Maximum lightness L\* of dark ink: mid grey.
const DARK: f32 = 50.0;

/// Measures the board and the pieces.
pub fn check(faces: &PieceFaces<'_>, board: Option<&PixelProof>, seen: &mut Examination) {
    if let Some(board) = board {
        tell("board", "colours", (share(board, None), MOST), seen);
    }
    if let Some(first) = faces.animals.first() {
        let inside = first.cut_out();
        let all: f64 = faces.animals.iter().map(|face| share(&face.proof, Some(&inside))).sum();
        tell("pieces", "pieces", (all / faces.animals.len() as f64, MOST_OF_PIECES), seen);
    }
}

fn tell(part: &str, place: &str, (share, most): (f64, f64), seen: &mut Examination) {
    if share > most {
        seen.find(
            Severity::Advice,
            "much-ink",
            place,
            format!(
                "{:.0} % of the {part} is printed dark: that takes much ink, and cannot be coloured in",
                share * 100.0
            ),
            "lighter grounds, dark lines".into(),
        );
    }
}

/// The share of dark pixels inside the trim.
fn share(proof: &PixelProof, inside: Option<&[bool]>) -> f64 {
    let (mut dark, mut all) = (0usize, 0usize);
    let mut last = ([0u8; 3], true);
    let mut count = |pixel: &[u8]| {
        let rgb = [pixel[0], pixel[1], pixel[2]];
        if rgb != last.0 {
            last = (rgb, Vision::Grey.lab(light(rgb))[0] < DARK);
        }
        all += 1;
        dark += usize::from(last.1);
    };
    let pixels = proof.raster.rgb.chunks_exact(3);
    match inside {
        Some(inside) => pixels.zip(inside).filter(|(_, inside)| **inside).for_each(|(pixel, _)| count(pixel)),
        None => pixels.for_each(count),
    }
    dark as f64 / all.max(1) as f64
}

#[cfg(test)]
mod tests {
    use crate::geom::{Rect, Shape};
    use crate::preflight::test_sheets::{Sheets, classic_theme, codes};
    use crate::scene::{Colour, PathItem};

    fn half_filled(colour: Colour) -> Vec<&'static str> {
        let half = Rect::new(0.0, 0.0, 200.0, 150.0).to_path(0.1);
        codes(&Sheets::new(classic_theme()).board(vec![PathItem::filled(half, colour).into()]))
    }

    #[test]
    fn a_board_that_is_half_black_takes_much_ink() {
        assert_eq!(half_filled(Colour::BLACK), ["much-ink"]);
        assert!(half_filled(Colour::Rgb(0xCF, 0xE0, 0xDA)).is_empty());
    }

    #[test]
    fn classic_pieces_are_mostly_light() {
        assert!(!codes(&Sheets::new(classic_theme()).pieces()).contains(&"much-ink"));
    }
}
