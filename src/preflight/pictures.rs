//! Checks the resolution of the user's pictures.

use super::Severity;
use super::examination::Examination;
use super::value::{Listed, Value};
use super::walk::{Primitive, walk};
use crate::art::Drawing;
use crate::geom::{Affine, most_scale};
use crate::scene::{Document, LayerKind};
use crate::theme::Theme;

/// Below this a picture looks soft at arm's length.
pub const LEAST: f64 = 200.0;
/// Below this its pixels are visible.
pub const FAULT: f64 = 100.0;
/// Size in pixels, and the largest print of it.
type LargestPrint = ((u32, u32), f64);

/// Checks the largest print of each picture.
pub fn check(theme: &Theme, document: &Document, seen: &mut Examination) {
    // Pictures in a document have no names; they are identified by their size in pixels.
    let mut printed: Vec<LargestPrint> = Vec::new();
    for layer in document.pages.iter().flat_map(|page| &page.layers).filter(|layer| layer.kind == LayerKind::Artwork) {
        walk(document, &layer.items, Affine::IDENTITY, &mut |leaf, place| {
            let Primitive::Image(image) = leaf else { return };
            let raster = &document.pictures[image.picture.0];
            let pixel = image.frame.width() / f64::from(raster.width) * most_scale(place);
            printed.push(((raster.width, raster.height), pixel));
        });
    }
    for (kind, picture) in &theme.pictures {
        let Drawing::Pixels { rgb, flattened, .. } = &*picture.drawing else { continue };
        if let Some(what) = flattened {
            seen.find(
                Severity::Advice,
                "rasterised",
                &format!("pictures.{kind}"),
                ("rasterised", "mend-rasterised"),
                vec![("file", picture.file.as_str().into()), ("features", features(what))],
            );
        }
        let size = (rgb.width, rgb.height);
        let Some(pixel) = printed.iter().filter(|(own, _)| *own == size).map(|(_, pixel)| *pixel).reduce(f64::max)
        else {
            continue;
        };
        let (dpi, place) = (25.4 / pixel, format!("pictures.{kind}"));
        seen.measured(("figure-picture", vec![("file", picture.file.as_str().into())]), &place, dpi, "dpi", LEAST);
        if dpi < LEAST {
            let needed = |pixels: u32| Value::exactly((f64::from(pixels) * LEAST / dpi).ceil(), 0);
            seen.find(
                if dpi < FAULT { Severity::Fault } else { Severity::Warning },
                "low-resolution",
                &place,
                ("low-resolution", "mend-resolution"),
                vec![
                    ("file", picture.file.as_str().into()),
                    ("dpi", Value::exactly(dpi, 0)),
                    ("least", Value::exactly(LEAST, 0)),
                    ("width", needed(size.0)),
                    ("height", needed(size.1)),
                    ("own-width", Value::Count(size.0)),
                    ("own-height", Value::Count(size.1)),
                ],
            );
        }
    }
}

/// The features of a drawing that need pixels, as a list of names.
fn features(written: &str) -> Value {
    let names: Vec<String> = written.split(", ").map(|name| name.replace(' ', "-")).collect();
    Value::List(Listed::Features, names, usize::MAX)
}

#[cfg(test)]
mod tests {
    use crate::art::Drawing;
    use crate::geom::Rect;
    use crate::preflight::test_sheets::{Sheets, all_found, classic_theme, message, own_picture, remedy};
    use crate::preflight::{Finding, Severity};
    use crate::scene::{Image, PictureId};
    use std::sync::Arc;

    /// The finding of a picture with this number of pixels printed 20 mm wide.
    fn lion(pixels: u32) -> Vec<Finding> {
        let mut theme = classic_theme();
        let raster = own_picture(&mut theme, "lion", pixels);
        let image = Image { picture: PictureId(0), frame: Rect::new(50.0, 50.0, 70.0, 70.0) };
        let mut sheets = Sheets::new(theme);
        sheets.pictures.push(raster);
        all_found(&sheets.board(vec![image.into()]))
    }

    #[test]
    fn a_picture_of_two_hundred_dots_to_the_inch_is_sharp() {
        assert!(lion(160).is_empty());
    }

    #[test]
    fn a_soft_picture_is_a_warning_with_the_required_pixels() {
        let found = lion(120);
        assert_eq!((found[0].severity, found[0].code), (Severity::Warning, "low-resolution"));
        assert_eq!(message(&found[0]), "lion.png prints at 152 dpi; 200 is the least");
        assert_eq!(remedy(&found[0]), "a picture of 158 × 158 pixels; this one has 120 × 120");
    }

    #[test]
    fn a_drawing_with_gradients_is_reported_as_pixels() {
        let mut theme = classic_theme();
        own_picture(&mut theme, "lion", 600);
        let picture = theme.pictures.get_mut("lion").expect("it was just given");
        if let Drawing::Pixels { flattened, .. } = Arc::make_mut(&mut picture.drawing) {
            *flattened = Some("gradients".into());
        }
        let found = all_found(&Sheets::new(theme).board(Vec::new()));
        assert_eq!(found.iter().map(|finding| finding.code).collect::<Vec<_>>(), ["rasterised"]);
        assert_eq!(message(&found[0]), "lion.png prints as pixels: it has gradients");
    }

    #[test]
    fn a_picture_whose_pixels_show_is_a_fault() {
        assert_eq!(lion(60)[0].severity, Severity::Fault);
    }
}
