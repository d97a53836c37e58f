//! One page looks the same in every format.

use crate::support::raster;
use crate::support::themes_at_hand;

use raster::{compare, difference};

/// Dots to the inch: ten to the millimetre, so that A4 is a whole number of pixels for every rasteriser.
const DPI: f64 = 254.0;
/// The mean difference of two rasterisers over a page is nearly all edge smoothing, and the colour of cut lines,
/// whose plate overprints: 0.0063 on a sheet with 80 stickers, below 0.0055 on any other page.
const MEAN: f64 = 0.0065;
/// The same two of a page for a laser, which is nothing but lines of a pixel: all of it is edge.
const OF_HAIRLINES: (f64, f64) = (0.0125, 0.3);
/// A missing word or a shifted line fills a small square with difference.
const LOCAL: f64 = 0.26;

#[test]
fn pdf_postscript_and_png_look_like_the_svg_in_every_theme() {
    let mut wrong = Vec::new();
    for (name, set) in themes_at_hand::shipped_sets() {
        let (mean, local) = if name == "laser" { OF_HAIRLINES } else { (MEAN, LOCAL) };
        let (pdf, ps) = (raster::pdf(&set.document, DPI as f32), raster::ps(&set.document, DPI));
        assert_eq!(pdf.len(), set.document.pages.len());
        assert_eq!(ps.len(), set.document.pages.len());
        for (page, (pdf, ps)) in pdf.iter().zip(&ps).enumerate() {
            let svg = raster::svg(&set.document, page, DPI);
            let png = raster::png(&set.document, page, DPI);
            for (format, other) in [("pdf", pdf), ("ps", ps), ("png", &png)] {
                let apart = compare(&svg, other);
                println!("{name} page {} {format}: mean {:.5}, local {:.3}", page + 1, apart.mean, apart.local);
                if apart.mean >= mean || apart.local >= local {
                    let file = |what: &str| format!("{name}-{}-{format}-{what}.png", page + 1);
                    svg.save(&file("expected"));
                    other.save(&file("actual"));
                    let seen = difference(&svg, other).save(&file("diff"));
                    wrong.push(format!("{name} page {} {format}: {apart:?}, see {}", page + 1, seen.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
