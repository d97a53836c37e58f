//! Checks the total area coverage: with too much ink, sheets set off or smear.

use super::Severity;
use super::board_colours::keys;
use super::examination::Examination;
use super::value::{NamedValue, Value};
use super::walk::{Primitive, walk};
use crate::geom::Affine;
use crate::scene::{Colour, Document, OutputCondition, Paint, PictureId, Pixels};
use crate::theme::Theme;
use std::collections::BTreeSet;

/// Maximum share of a picture's pixels over the limit: specks dry.
const SPECKS: f64 = 0.001;
/// Tolerance over the limit, in percent.
const ROUNDING: f64 = 0.5;

/// Checks every colour and picture that is printed in CMYK.
pub fn check(theme: &Theme, document: &Document, seen: &mut Examination) {
    let press = &document.output;
    let mut heaviest: Option<(f64, Colour, &str)> = None;
    let mut pictures = BTreeSet::new();
    for page in &document.pages {
        for layer in page.layers.iter().filter(|layer| layer.kind.printed()) {
            let mut note = |paint: &Paint| {
                if let Some((total, colour)) = ink(press, paint)
                    && heaviest.is_none_or(|(known, ..)| total > known)
                {
                    heaviest = Some((total, colour, page.part.as_str()));
                }
            };
            walk(document, &layer.items, Affine::IDENTITY, &mut |leaf, _| match leaf {
                Primitive::Path(path) => {
                    path.fill.iter().for_each(&mut note);
                    path.stroke.iter().for_each(|line| note(&line.paint));
                }
                Primitive::Glyphs(run) => note(press.words(&run.paint)),
                Primitive::Image(image) => {
                    pictures.insert(image.picture);
                }
            });
        }
    }
    let most = f64::from(theme.most_ink);
    if let Some((total, colour, part)) = heaviest {
        let key = keys(theme).into_iter().find(|(_, known)| *known == colour).map(|(key, _)| key);
        if total > most + ROUNDING {
            let (message, which) = match key {
                Some(key) => ("total-ink-key", ("key", key.into())),
                None => ("total-ink-part", ("part", part.into())),
            };
            let values = [which].into_iter().chain(inks(total, most)).collect();
            seen.find(Severity::Warning, "total-ink", key.unwrap_or("colours"), (message, "mend-total-ink"), values);
        }
    }
    for picture in pictures {
        let total = of_picture(document, picture);
        if total > most + ROUNDING {
            seen.find(
                Severity::Warning,
                "total-ink",
                "colours.profile",
                ("total-ink-picture", "mend-total-ink-picture"),
                inks(total, most).to_vec(),
            );
        }
    }
}

/// What there is and what the press takes, in percent.
fn inks(total: f64, most: f64) -> [NamedValue; 2] {
    [("total", Value::exactly(total, 0)), ("most", Value::exactly(most, 0))]
}

/// The sum of the inks in percent, and the colour as designed; `None` for spot colours.
fn ink(press: &OutputCondition, paint: &Paint) -> Option<(f64, Colour)> {
    let Paint::Process(colour) = paint else { return None };
    match press.colour(*colour) {
        Colour::Cmyk(c, m, y, k) => Some((100.0 * f64::from(c + m + y + k), *colour)),
        Colour::Rgb(..) => None,
    }
}

/// The total ink, in percent, that all but a few specks of a picture stay below; 0 if it is not printed in CMYK.
fn of_picture(document: &Document, picture: PictureId) -> f64 {
    let Pixels::Inks(inks) = document.output.pixels(&document.pictures[picture.0]) else { return 0.0 };
    let mut counts = [0usize; 4 * 255 + 1];
    for pixel in inks.chunks_exact(4) {
        counts[pixel.iter().map(|&ink| usize::from(ink)).sum::<usize>()] += 1;
    }
    let specks = (SPECKS * (inks.len() / 4) as f64) as usize;
    let mut above = 0;
    let heaviest = (0..counts.len()).rev().find(|&sum| {
        above += counts[sum];
        above > specks
    });
    heaviest.unwrap_or(0) as f64 * 100.0 / 255.0
}

#[cfg(test)]
mod tests {
    use crate::geom::{Rect, Shape};
    use crate::preflight::test_sheets::{self, Sheets, classic_theme};
    use crate::preflight::{Finding, Severity};
    use crate::scene::{Colour, PathItem};

    fn found(colour: Colour, most: u32) -> Vec<Finding> {
        let mut theme = classic_theme();
        theme.most_ink = most;
        let spot = Rect::new(50.0, 50.0, 60.0, 60.0).to_path(0.1);
        test_sheets::found(&Sheets::new(theme).board(vec![PathItem::filled(spot, colour).into()]), "total-ink")
    }

    #[test]
    fn four_full_inks_are_more_than_a_press_takes() {
        let found = found(Colour::Cmyk(1.0, 1.0, 1.0, 1.0), 300);
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].severity, Severity::Warning);
        assert_eq!(
            test_sheets::message(&found[0]),
            "a colour of the board prints 400 % of ink over itself; the press takes 300 %"
        );
        assert!(test_sheets::remedy(&found[0]).contains("colours.most-ink"));
    }

    #[test]
    fn what_keeps_to_the_limit_passes_whichever_it_is() {
        assert!(found(Colour::Cmyk(0.7, 0.7, 0.7, 0.9), 300).is_empty());
        assert_eq!(found(Colour::Cmyk(0.7, 0.7, 0.7, 0.9), 280).len(), 1);
        assert!(found(Colour::Rgb(0, 0, 0), 100).is_empty());
    }
}
