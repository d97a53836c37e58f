//! The trial piece as SVG and as PNG: what cutters, browsers and drawing programs will find in it.

use crate::support::specimen;

use resvg::usvg::roxmltree::{Document as Xml, Node};
use shouqi::export::png::{self, PngError};
use shouqi::export::svg::svg;
use shouqi::geom::Affine;
use shouqi::scene::{Document, Group, LayerKind, Raster};
use specimen::{DISC, SHOWN, SQUARE, WORDS};
use std::collections::BTreeSet;

const XLINK: &str = "http://www.w3.org/1999/xlink";
const INKSCAPE: &str = "http://www.inkscape.org/namespaces/inkscape";

fn named<'a, 'input>(xml: &'a Xml<'input>, name: &str) -> Vec<Node<'a, 'input>> {
    xml.descendants().filter(|node| node.tag_name().name() == name).collect()
}

/// How far a pixel it has gone from `ground` to `ink`: 0 to 1.
fn share(raster: &Raster, x: u32, y: u32, ground: [u8; 3], ink: [u8; 3]) -> f64 {
    let at = ((y * raster.width + x) * 3) as usize;
    let channel = (0..3).max_by_key(|&c| ground[c].abs_diff(ink[c])).expect("three channels");
    let (from, to) = (f64::from(ground[channel]), f64::from(ink[channel]));
    ((f64::from(raster.rgb[at + channel]) - from) / (to - from)).clamp(0.0, 1.0)
}

fn colour(raster: &Raster, x: u32, y: u32) -> [u8; 3] {
    let at = ((y * raster.width + x) * 3) as usize;
    [raster.rgb[at], raster.rgb[at + 1], raster.rgb[at + 2]]
}

/// How many pixels of a row lie between the outermost edges of an ink, parts of pixels counted as parts.
fn span(raster: &Raster, along: impl Fn(u32) -> (u32, u32), pixels: std::ops::Range<u32>, ink: [u8; 3]) -> f64 {
    let (x, y) = along(pixels.start);
    let ground = colour(raster, x, y);
    let shares: Vec<f64> = pixels.map(along).map(|(x, y)| share(raster, x, y, ground, ink)).collect();
    let first = shares.iter().position(|&s| s > 0.98).expect("there is ink");
    let last = shares.iter().rposition(|&s| s > 0.98).expect("there is ink");
    let before: f64 = shares[first.saturating_sub(3)..first].iter().sum();
    let after: f64 = shares[last + 1..last + 4].iter().sum();
    (last - first + 1) as f64 + before + after
}

/// The trial piece without the cutter's line, which lies over the edge of the disc.
fn uncut() -> Document {
    let mut document = specimen::document();
    document.pages[0].layers.retain(|layer| layer.kind != LayerKind::Cut);
    document
}

#[test]
fn the_root_says_the_true_size_in_millimetres() {
    let document = specimen::document();
    let (first, second) = (svg(&document, 0), svg(&document, 1));
    let (first, second) = (Xml::parse(&first).expect("XML"), Xml::parse(&second).expect("XML"));
    let said = |xml: &Xml, name: &str| xml.root_element().attribute(name).map(str::to_owned);
    assert_eq!(said(&first, "width").as_deref(), Some("210mm"));
    assert_eq!(said(&first, "height").as_deref(), Some("297mm"));
    assert_eq!(said(&first, "viewBox").as_deref(), Some("0 0 210 297"));
    assert_eq!(said(&first, "lang").as_deref(), Some("de"));
    assert_eq!(said(&second, "width").as_deref(), Some("279.4mm"));
    assert_eq!(said(&second, "viewBox").as_deref(), Some("0 0 279.4 215.9"));
    let title = named(&first, "title")[0].text();
    assert_eq!(title, Some("Dschungel & <鬥獸棋> \"(x)\" – Brett & Fallen"));
}

#[test]
fn layers_can_be_shown_and_hidden() {
    let text = svg(&specimen::document(), 0);
    let xml = Xml::parse(&text).expect("XML");
    let layers: Vec<_> = xml
        .root_element()
        .children()
        .filter(|node| node.attribute((INKSCAPE, "groupmode")) == Some("layer"))
        .map(|node| (node.attribute("id").expect("an id"), node.attribute((INKSCAPE, "label")).expect("a label")))
        .collect();
    let wanted = [("layer-artwork", "Artwork"), ("layer-guides", "Guides"), ("layer-cut", "Cut")];
    assert_eq!(layers, wanted);
}

#[test]
fn the_cut_line_names_its_plate() {
    let text = svg(&specimen::document(), 0);
    let xml = Xml::parse(&text).expect("XML");
    let cuts: Vec<_> = xml.descendants().filter(|node| node.attribute("data-spot") == Some("CutContour")).collect();
    assert_eq!(cuts.len(), 1);
    assert_eq!(cuts[0].attribute("stroke"), Some("#ff73ff"));
    assert_eq!(cuts[0].attribute("fill"), Some("none"));
    assert_eq!(cuts[0].attribute("stroke-width"), Some(".25"));
}

#[test]
fn nothing_lies_outside_the_file() {
    for page in 0..2 {
        let text = svg(&specimen::document(), page);
        let xml = Xml::parse(&text).expect("XML");
        let ids: Vec<&str> = xml.descendants().filter_map(|node| node.attribute("id")).collect();
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), unique.len(), "an id stands twice");
        let mut references = 0;
        for node in xml.descendants().filter(Node::is_element) {
            for attribute in node.attributes() {
                let value = attribute.value();
                let known = |id: &str| unique.contains(id);
                if attribute.name() == "href" {
                    references += 1;
                    assert_eq!(attribute.namespace(), Some(XLINK));
                    let within = value.strip_prefix('#').is_some_and(known);
                    assert!(within || value.starts_with("data:image/png;base64,"), "{value:.60}");
                } else if let Some(id) = value.strip_prefix("url(") {
                    assert!(known(id.trim_start_matches('#').trim_end_matches(')')), "{value}");
                }
            }
            assert!(!["text", "style", "script", "foreignObject"].contains(&node.tag_name().name()));
        }
        assert!(references >= 3, "only {references} references were looked at");
    }
}

#[test]
fn every_definition_is_used_and_written_once() {
    let document = specimen::document();
    let (first, second) = (svg(&document, 0), svg(&document, 1));
    assert_eq!(first.matches("id=\"symbol-flower\"").count(), 1);
    assert_eq!(first.matches("\"#symbol-flower\"").count(), 2);
    assert!(!second.contains("symbol-flower"), "the second page shows no flower");
    let xml = Xml::parse(&first).expect("XML");
    for definition in named(&xml, "defs")[0].children().filter(Node::is_element) {
        let id = definition.attribute("id").expect("an id");
        assert!(first.contains(&format!("\"#{id}\"")) || first.contains(&format!("url(#{id})")), "{id} is not used");
    }
}

#[test]
fn words_can_be_read_aloud() {
    let text = svg(&specimen::document(), 0);
    let xml = Xml::parse(&text).expect("XML");
    let said: Vec<&str> = xml
        .descendants()
        .filter(|node| node.attribute("role") == Some("img"))
        .filter_map(|node| node.attribute("aria-label"))
        .collect();
    for word in WORDS {
        assert!(said.contains(&word), "{word} is not among {said:?}");
    }
}

#[test]
fn a_picture_says_what_it_shows() {
    let text = svg(&specimen::document(), 0);
    let xml = Xml::parse(&text).expect("XML");
    let shown: Vec<_> = xml.descendants().filter(|node| node.attribute("aria-label") == Some(SHOWN)).collect();
    assert_eq!(shown.len(), 1);
    assert_eq!(shown[0].attribute("role"), Some("img"));
    assert!(shown[0].descendants().any(|node| node.attribute((XLINK, "href")) == Some("#picture-0")));
}

#[test]
fn names_with_control_characters_still_make_xml() {
    let mut document = specimen::document();
    document.title = "a\u{0}b\u{1b}\u{FFFE}c\nd".into();
    let all = std::mem::take(&mut document.pages[0].layers[0].items);
    document.pages[0].layers[0].items = vec![Group::picture(Affine::IDENTITY, all, document.title.clone()).into()];
    assert!(Xml::parse(&svg(&document, 0)).is_ok());
}

#[test]
fn numbers_have_no_more_than_four_decimals_but_for_scales() {
    let text = svg(&specimen::document(), 0);
    let xml = Xml::parse(&text).expect("XML");
    let mut looked = 0;
    for node in xml.descendants() {
        for name in ["d", "x", "y", "stroke-width", "stroke-dasharray", "width", "height"] {
            for number in node.attribute(name).unwrap_or("").split(|c: char| !(c.is_ascii_digit() || c == '.')) {
                looked += 1;
                assert!(number.split_once('.').is_none_or(|(_, part)| part.len() <= 4), "{number}");
            }
        }
    }
    assert!(looked > 1000);
}

#[test]
fn the_same_page_gives_the_same_bytes() {
    assert_eq!(svg(&specimen::document(), 0), svg(&specimen::document(), 0));
    let twice = [0, 1].map(|_| png::png(&specimen::document(), 1, 40.0, true).expect("a small picture"));
    assert_eq!(twice[0], twice[1]);
}

#[test]
fn a_disc_of_thirty_millimetres_measures_thirty_and_a_square_thirty_six() {
    const DPI: f64 = 600.0;
    let raster = png::raster(&uncut(), 0, DPI).expect("within the limits");
    let pixel = |mm: f64| (mm / 25.4 * DPI) as u32;
    let mm = |pixels: f64| pixels * 25.4 / DPI;
    let red = [0xA3, 0x2A, 0x22];
    let across = span(&raster, |x| (x, pixel(60.0)), pixel(40.0)..pixel(80.0), red);
    let down = span(&raster, |y| (pixel(60.0), y), pixel(40.0)..pixel(80.0), red);
    assert!((mm(across) - DISC).abs() < 0.05, "the disc is {} mm wide", mm(across));
    assert!((mm(down) - DISC).abs() < 0.05, "the disc is {} mm high", mm(down));
    let ink = [0x33, 0x24, 0x1A];
    let across = span(&raster, |x| (x, pixel(120.0)), pixel(95.0)..pixel(140.0), ink);
    let down = span(&raster, |y| (pixel(120.0), y), pixel(95.0)..pixel(140.0), ink);
    assert!((mm(across) - SQUARE).abs() < 0.05, "the square is {} mm wide", mm(across));
    assert!((mm(down) - SQUARE).abs() < 0.05, "the square is {} mm high", mm(down));
}

#[test]
fn a_png_has_the_size_and_resolution_it_was_asked_for() {
    let bytes = png::png(&specimen::document(), 0, 150.0, false).expect("a picture");
    let decoder = image::codecs::png::PngDecoder::new(std::io::Cursor::new(&bytes)).expect("a PNG");
    assert_eq!(image::ImageDecoder::dimensions(&decoder), (1240, 1754));
    assert_eq!(image::ImageDecoder::color_type(&decoder), image::ColorType::Rgb8);
    let place = bytes.windows(4).position(|name| name == b"pHYs").expect("a resolution");
    // 150 dpi are 5906 pixels to the metre; the chunk ends with its own check sum.
    assert_eq!(bytes[place + 4..place + 13], [0, 0, 0x17, 0x12, 0, 0, 0x17, 0x12, 1]);
    assert!(image::load_from_memory(&bytes).is_ok(), "the check sums are right");
}

#[test]
fn a_see_through_png_has_no_ground() {
    let document = specimen::document();
    let clear = image::load_from_memory(&png::png(&document, 1, 50.0, true).expect("a picture")).expect("a PNG");
    let white = image::load_from_memory(&png::png(&document, 1, 50.0, false).expect("a picture")).expect("a PNG");
    assert_eq!(clear.to_rgba8().get_pixel(5, 5).0, [0, 0, 0, 0]);
    assert_eq!(white.to_rgba8().get_pixel(5, 5).0, [255, 255, 255, 255]);
}

#[test]
fn absurd_sizes_are_refused() {
    let document = specimen::document();
    let said = |dpi| png::png(&document, 0, dpi, false).expect_err("too large").to_string();
    assert_eq!(
        said(2400.0),
        "at 2400 dpi this page would be 19843 × 28063 pixels; the most is 20000 a side and 200 million in all: choose \
         fewer dpi"
    );
    assert_eq!(said(1500.0).split(';').next(), Some("at 1500 dpi this page would be 12402 × 17539 pixels"));
    assert_eq!(said(0.0), "0 dpi is not a resolution; 150 suits a screen, 300 a printer");
    assert!(matches!(png::raster(&document, 0, f64::NAN), Err(PngError::NoResolution(_))));
}
