//! Checks the share of dark area.

use super::Severity;
use super::examination::Examination;
use super::faces::PieceFaces;
use super::proof::PixelProof;
use super::value::Value;
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
            ("much-ink", "mend-ink"),
            vec![("percent", Value::percent(share)), ("part", part.into())],
        );
    }
}

/// The share of dark pixels inside the trim.
fn share(proof: &PixelProof, inside: Option<&[bool]>) -> f64 {
    let pixels = proof.raster.rgb.as_chunks::<3>().0;
    let mut known = DarkColours::default();
    let (dark, all) = match inside {
        Some(inside) => {
            let seen = || pixels.iter().zip(inside).filter(|(_, inside)| **inside);
            (seen().filter(|&(&rgb, _)| known.is_dark(rgb)).count(), seen().count())
        }
        None => (pixels.iter().filter(|&&rgb| known.is_dark(rgb)).count(), pixels.len()),
    };
    dark as f64 / all.max(1) as f64
}

/// Remembers which colours are dark: a picture has few, in long runs, and lightness takes a cube root.
struct DarkColours {
    last: ([u8; 3], bool),
    known: [Option<([u8; 3], bool)>; REMEMBERED],
}

/// Colours that are remembered; another colour of the same place replaces one.
const REMEMBERED: usize = 256;

impl Default for DarkColours {
    fn default() -> DarkColours {
        DarkColours { last: ([0; 3], true), known: [None; REMEMBERED] }
    }
}

impl DarkColours {
    fn is_dark(&mut self, rgb: [u8; 3]) -> bool {
        if rgb != self.last.0 {
            let [red, green, blue] = rgb.map(usize::from);
            let place = &mut self.known[(red ^ green << 3 ^ blue << 5) % REMEMBERED];
            self.last = match *place {
                Some(known) if known.0 == rgb => known,
                _ => *place.insert((rgb, Vision::Grey.lab(light(rgb))[0] < DARK)),
            };
        }
        self.last.1
    }
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
