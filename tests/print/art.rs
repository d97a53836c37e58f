//! Drawings and pictures: the shipped animals, users' own, and those made to do harm.

use resvg::usvg::roxmltree::Document as Xml;
use shouqi::art::{
    Animal, Drawing, Fill, HANDS, HEAD_REACH, Hand, OpticalSize, Part, Tone, animal, natural_colours, read_pixels,
    read_svg,
};
use shouqi::geom::{BezPath, PathEl, Point, Rect, Shape};
use shouqi::scene::{Cap, Colour};
use std::time::{Duration, Instant};

const HEAD: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">"#;

fn drawing(inner: &str) -> Drawing {
    read_svg(format!("{HEAD}{inner}</svg>").as_bytes()).expect("a drawing")
}

fn paths(drawing: &Drawing) -> (&[Part], Rect) {
    match drawing {
        Drawing::Paths { parts, ink, .. } => (parts, *ink),
        Drawing::Pixels { .. } => panic!("pixels instead of paths"),
    }
}

fn why_pixels(inner: &str) -> String {
    match drawing(inner) {
        Drawing::Pixels { flattened, size, .. } => {
            assert_eq!(size.width.max(size.height), 1200.0);
            flattened.expect("a drawing says why it became pixels")
        }
        Drawing::Paths { .. } => panic!("paths instead of pixels"),
    }
}

/// The message for a bad SVG, which must come at once.
fn refused(svg: &str) -> String {
    let start = Instant::now();
    let message = read_svg(svg.as_bytes()).expect_err("a bad drawing").to_string();
    assert!(start.elapsed() < Duration::from_secs(20), "{:?} for {message}", start.elapsed());
    message
}

fn refused_pixels(bytes: &[u8]) -> String {
    let start = Instant::now();
    let message = read_pixels(bytes).expect_err("a bad picture").to_string();
    assert!(start.elapsed() < Duration::from_secs(20), "{:?} for {message}", start.elapsed());
    message
}

/// A picture of a slope, in the given format.
fn picture(format: image::ImageFormat, width: u32, height: u32) -> Vec<u8> {
    let slope = image::RgbImage::from_fn(width, height, |x, y| image::Rgb([x as u8, y as u8, (x ^ y) as u8]));
    let mut bytes = std::io::Cursor::new(Vec::new());
    slope.write_to(&mut bytes, format).expect("memory takes all bytes");
    bytes.into_inner()
}

/// A PNG whose header claims another size, with the right check sum.
fn claiming(mut png: Vec<u8>, width: u32, height: u32) -> Vec<u8> {
    png[16..20].copy_from_slice(&width.to_be_bytes());
    png[20..24].copy_from_slice(&height.to_be_bytes());
    let sum = png[12..29].iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| if sum & 1 == 1 { 0xEDB8_8320 ^ (sum >> 1) } else { sum >> 1 })
    });
    png[29..33].copy_from_slice(&(!sum).to_be_bytes());
    png
}

fn png_of(picture: impl Into<image::DynamicImage>) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture.into().write_to(&mut bytes, image::ImageFormat::Png).expect("memory takes all bytes");
    bytes.into_inner()
}

#[test]
fn hostile_drawings_are_refused_by_name() {
    let wanted = [
        ("click", "line 2: <path> has a script in its attribute onclick: scripts are never run; remove it"),
        ("cut-short", "this SVG cannot be read (unexpected end of stream): save it again as plain SVG"),
        ("entities", "line 1: this drawing declares entities: save it as plain SVG, without a DOCTYPE"),
        (
            "huge-number",
            "line 2: <path> has a point outside of any paper: save the drawing again, or correct this path",
        ),
        (
            "import",
            "line 2: this drawing's style sheet has an @import rule: save it with presentation attributes instead of CSS",
        ),
        (
            "involved-style",
            "line 2: this drawing's style sheet has the involved rule “g g g path”: save it with presentation attributes \
             instead of CSS",
        ),
        (
            "nan-circle",
            "line 2: <circle> has the cx “NaN”, which is not a number: save the drawing again, or correct this number",
        ),
        (
            "nan-path",
            "line 2: <path> has “N” in its path, which is neither a number nor a command: save the drawing again, or \
             correct this path",
        ),
        ("no-size", "this drawing has no size: give its svg element a width and a height above 0, or a viewBox"),
        ("nothing", "this drawing shows nothing: draw something inside its view box"),
        ("other-xml", "this is not an SVG (its outermost element is <html>): save the drawing as plain SVG"),
        (
            "outside-fill",
            "line 2: <path> refers to “fill: url( 'http://example.org/a.svg#b' …”, outside the drawing: embed it, or remove \
             it",
        ),
        ("outside-picture", "line 2: <image> refers to “/etc/passwd”, outside the drawing: embed it, or remove it"),
        (
            "outside-style",
            "line 2: this drawing's style sheet refers to “b.svg#c”, outside the drawing: save it with presentation \
             attributes instead of CSS",
        ),
        (
            "outside-use",
            "line 2: <use> refers to “https://example.org/a.svg#b”, outside the drawing: embed it, or remove it",
        ),
        ("script", "line 2: this drawing contains a <script> element: scripts are never run; remove it"),
        ("style-sheet", "line 2: this drawing refers to a style sheet outside the file: save it as plain SVG"),
        ("text", "line 2: this drawing contains a <text> element: turn text into paths in your drawing program"),
        ("use-cycle", "line 2: <g id=\"a\"> refers to itself: remove one of its references"),
    ];
    let mut files: Vec<_> = std::fs::read_dir("tests/art").expect("the corpus").flatten().map(|e| e.path()).collect();
    files.sort();
    let names: Vec<String> =
        files.iter().map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned()).collect();
    assert_eq!(names, wanted.map(|(name, _)| name));
    let wrong: Vec<String> = files
        .iter()
        .zip(wanted)
        .map(|(path, (_, message))| (refused(&std::fs::read_to_string(path).expect("text")), message))
        .filter(|(said, message)| said != message)
        .map(|(said, message)| format!("said   {said}\nwanted {message}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_hundred_thousand_nested_groups_do_not_reach_the_parser() {
    let svg = format!("{HEAD}{}{}</svg>", "<g>".repeat(100_000), "</g>".repeat(100_000));
    assert_eq!(refused(&svg), "line 1: this drawing nests more than 256 elements in one another: ungroup it");
}

#[test]
fn as_many_nested_groups_as_are_allowed_are_drawn() {
    let opening = "<g opacity=\".999\">".repeat(254);
    let inner = format!("<path d=\"M0 0h99v99z\"/>{opening}<path d=\"M0 0h9v9z\"/>{}", "</g>".repeat(254));
    assert_eq!(why_pixels(&inner), "opacity");
}

#[test]
fn a_drawing_of_too_many_elements_is_refused() {
    let svg = format!("{HEAD}{}</svg>", "<g/>".repeat(200_001));
    assert_eq!(refused(&svg), "line 1: this drawing has more than 200000 elements: simplify it");
}

#[test]
fn an_element_of_a_million_attributes_is_refused() {
    let attributes: String = (0..1_000_000).map(|n| format!(" a{n}=\"\"")).take(500_000).collect();
    let said = refused(&format!("{HEAD}<g{attributes}/></svg>"));
    assert_eq!(said, "line 1: this drawing gives one element more than 100 attributes: save it as plain SVG");
}

#[test]
fn references_that_multiply_are_refused() {
    let mut svg = format!("{HEAD}<g id=\"g0\"><path d=\"M0 0h9v9z\"/></g>");
    for level in 1..12 {
        let uses = format!("<use href=\"#g{}\"/>", level - 1).repeat(10);
        svg += &format!("\n<g id=\"g{level}\">{uses}</g>");
    }
    let wanted = "line 7: <g> draws too much when its references are expanded: simplify the drawing, or use its parts \
                  less often";
    assert_eq!(refused(&format!("{svg}</svg>")), wanted);
}

#[test]
fn masks_of_masks_that_multiply_are_refused() {
    let mut svg = format!("{HEAD}<mask id=\"m0\"><path d=\"M0 0h9v9z\"/></mask>");
    for level in 1..12 {
        let masked = format!("<path mask=\"url(#m{})\" d=\"M0 0h9v9z\"/>", level - 1).repeat(10);
        svg += &format!("\n<mask id=\"m{level}\">{masked}</mask>");
    }
    assert!(refused(&format!("{svg}</svg>")).contains("<mask> draws too much"));
}

#[test]
fn layers_without_number_are_refused() {
    let layer = "<g opacity=\".5\"><path d=\"M0 0h100v100H0z\"/><path d=\"M0 0h100v100z\"/></g>".repeat(5_000);
    let wanted = "this drawing has more layers, effects and patterns than can be rendered in reasonable time: flatten it in your \
                  drawing program";
    assert_eq!(refused(&format!("{HEAD}{layer}</svg>")), wanted);
    let blur = "<filter id=\"f\"><feGaussianBlur stdDeviation=\"30\"/></filter>";
    let blurred = "<path filter=\"url(#f)\" d=\"M0 0h100v100H0z\"/>".repeat(300);
    assert_eq!(refused(&format!("{HEAD}{blur}{blurred}</svg>")), wanted);
    let tile = "<pattern id=\"p\" width=\"9e5\" height=\"9e5\" patternUnits=\"userSpaceOnUse\"><path d=\"M0 0h9v9z\"/></pattern>";
    assert_eq!(refused(&format!("{HEAD}{tile}<path fill=\"url(#p)\" d=\"M0 0h100v100H0z\"/></svg>")), wanted);
}

#[test]
fn a_giant_path_is_refused() {
    let svg = format!("{HEAD}<path d=\"M0 0{}z\"/></svg>", "l1 1".repeat(1_500_000));
    assert_eq!(
        refused(&svg),
        "this drawing has more than 100000 curves and lines: simplify its paths (Path > Simplify in Inkscape)"
    );
    let svg = format!("{HEAD}<path d=\"M0 0{}z\"/></svg>", "l1 1".repeat(3_000_000));
    assert_eq!(refused(&svg), "this drawing has 11 MiB: at most 8 MiB are read; simplify it");
}

#[test]
fn a_line_of_countless_dashes_is_refused() {
    let svg = format!("{HEAD}<path d=\"M0 0H100\" stroke=\"red\" stroke-dasharray=\"1e-6\"/></svg>");
    assert_eq!(refused(&svg), "this drawing has a line of more than 20000 dashes: make its dashes longer");
}

#[test]
fn what_is_no_text_is_no_svg() {
    let said = read_svg(b"\xff\xfe<\0s\0").expect_err("no text").to_string();
    assert_eq!(said, "this is not text, so it is not an SVG: save the drawing as plain SVG in UTF-8");
}

#[test]
fn a_plain_doctype_as_old_programs_write_it_is_read() {
    let doctype =
        r#"<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN" "http://www.w3.org/a.dtd">"#;
    assert!(read_svg(format!("\u{FEFF}{doctype}{HEAD}<path d=\"M0 0h9v9z\"/></svg>").as_bytes()).is_ok());
}

#[test]
fn solid_fills_and_lines_become_paths_where_they_are_seen() {
    let own = drawing(
        r##"<g transform="translate(10 20) scale(2)"><rect width="10" height="5" fill="#123456" stroke="red"
        stroke-width="3" stroke-linecap="round"/></g>"##,
    );
    let (parts, ink) = paths(&own);
    assert_eq!(parts.len(), 1);
    assert_eq!(parts[0].fill, Some(Fill::Fixed(Colour::Rgb(0x12, 0x34, 0x56))));
    let (line, width) = parts[0].stroke.expect("a line");
    assert_eq!((line, parts[0].cap), (Fill::Fixed(Colour::Rgb(255, 0, 0)), Cap::Round));
    assert!((width - 6.0).abs() < 1e-4, "{width}");
    assert_eq!(parts[0].path.bounding_box(), Rect::new(10.0, 20.0, 30.0, 30.0));
    assert_eq!(ink, Rect::new(7.0, 17.0, 33.0, 33.0));
}

#[test]
fn a_stretched_line_becomes_its_outline() {
    let own = drawing(r#"<path transform="scale(4 1)" d="M5 10V90" stroke="red" stroke-width="2"/>"#);
    let (parts, ink) = paths(&own);
    let outline = parts.iter().find(|part| part.fill == Some(Fill::Fixed(Colour::Rgb(255, 0, 0)))).expect("an outline");
    assert_eq!(outline.stroke, None);
    assert!((outline.path.bounding_box().width() - 8.0).abs() < 0.01);
    assert!((ink.width() - 8.0).abs() < 0.01);
}

#[test]
fn each_dash_becomes_a_line_of_its_own() {
    let own = drawing(r#"<path d="M0 50H100" stroke="red" stroke-width="2" stroke-dasharray="10 10"/>"#);
    let (parts, _) = paths(&own);
    let dashed = parts.iter().find(|part| part.stroke.is_some()).expect("a line");
    let starts = dashed.path.elements().iter().filter(|element| matches!(element, PathEl::MoveTo(_))).count();
    assert_eq!(starts, 5);
}

#[test]
fn what_paths_cannot_show_becomes_pixels_and_says_why() {
    let gradient = r#"<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient>"#;
    let square = |attributes: &str| format!("<path d=\"M10 10h80v80h-80z\" {attributes}/>");
    assert_eq!(why_pixels(&format!("{gradient}{}", square("fill=\"url(#g)\" opacity=\".5\""))), "gradients, opacity");
    assert_eq!(why_pixels(&square("fill-opacity=\".5\"")), "opacity");
    let clip = r#"<clipPath id="c"><circle r="50"/></clipPath>"#;
    assert_eq!(why_pixels(&format!("{clip}{}", square("clip-path=\"url(#c)\""))), "clips");
    let mask = r#"<mask id="m"><circle r="70" fill="white"/></mask>"#;
    assert_eq!(why_pixels(&format!("{mask}{}", square("mask=\"url(#m)\""))), "masks");
    let blur = r#"<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>"#;
    assert_eq!(why_pixels(&format!("{blur}{}", square("filter=\"url(#f)\""))), "filters");
    let dots = r#"<pattern id="p" width=".1" height=".1"><circle r="3"/></pattern>"#;
    assert_eq!(why_pixels(&format!("{dots}{}", square("fill=\"url(#p)\""))), "patterns");
    let styled = r#"<style>/* as drawing programs write it */ .a{fill:url(#g);} .b,.c{fill:red}</style>"#;
    assert_eq!(why_pixels(&format!("{gradient}{styled}{}", square("class=\"a\""))), "gradients");
}

#[test]
fn a_clip_around_the_whole_drawing_changes_nothing() {
    let clip = r#"<clipPath id="c"><rect width="100" height="100"/></clipPath>"#;
    let own = drawing(&format!("{clip}<g clip-path=\"url(#c)\"><path d=\"M10 10h80v80h-80z\"/></g>"));
    assert_eq!(paths(&own).0.len(), 1);
}

#[test]
fn pixels_of_a_drawing_are_see_through_where_nothing_is_drawn() {
    let Drawing::Pixels { size, rgb, alpha, .. } =
        drawing(r#"<circle cx="50" cy="50" r="40" fill-opacity=".5" fill="red"/>"#)
    else {
        panic!("pixels were wanted");
    };
    let alpha = alpha.expect("corners show through");
    assert_eq!((size.width, size.height), (1200.0, 1200.0));
    let middle = 600 * 1200 + 600;
    assert_eq!((alpha[0], alpha[middle]), (0, 128));
    assert_eq!(rgb.rgb[3 * middle..3 * middle + 3], [255, 0, 0]);
}

#[test]
fn an_embedded_picture_is_measured_before_it_is_unpacked() {
    let encode = |bytes: &[u8]| {
        let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let bits: Vec<u8> = bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1)).collect();
        let sextet = |bits: &[u8]| (0..6).fold(0, |sum, place| sum << 1 | bits.get(place).copied().unwrap_or(0));
        bits.chunks(6).map(|bits| letters[sextet(bits) as usize] as char).collect::<String>()
    };
    let holding =
        |bytes: &[u8]| format!("<image width=\"50\" height=\"50\" href=\"data:image/png;base64,{}\"/>", encode(bytes));
    let small = picture(image::ImageFormat::Png, 6, 6);
    assert_eq!(why_pixels(&holding(&small)), "embedded pictures");
    let said = refused(&format!("{HEAD}{}</svg>", holding(&claiming(small, 65_000, 65_000))));
    assert!(said.starts_with("this picture has 65000 × 65000 pixels: at most 12000 a side"), "{said}");
    let said = refused(&format!("{HEAD}<image href=\"data:image/svg+xml,%3Csvg/%3E\"/></svg>"));
    assert_eq!(said, "this drawing contains a picture that is neither PNG nor JPEG: embed it as one of them");
}

#[test]
fn hostile_pictures_are_refused_before_they_are_unpacked() {
    let png = picture(image::ImageFormat::Png, 40, 30);
    let jpeg = picture(image::ImageFormat::Jpeg, 40, 30);
    let limits = "at most 12000 a side and 64 million in all are read; save it smaller, 1200 a side is plenty";
    let bomb = refused_pixels(&claiming(png.clone(), 65_000, 65_000));
    assert_eq!(bomb, format!("this picture has 65000 × 65000 pixels: {limits}"));
    let wide = refused_pixels(&claiming(png.clone(), 11_000, 11_000));
    assert_eq!(wide, format!("this picture has 11000 × 11000 pixels: {limits}"));
    assert_eq!(refused_pixels(&png[..png.len() / 2]), "this PNG is truncated: copy or save it again");
    assert_eq!(refused_pixels(&jpeg[..jpeg.len() / 2]), "this JPEG is truncated: copy or save it again");
    assert_eq!(refused_pixels(&jpeg[..8]), "this JPEG is truncated: copy or save it again");
    assert_eq!(refused_pixels(b"GIF89a"), "this is neither a PNG nor a JPEG: save the picture as one of them");
    assert_eq!(
        refused_pixels(&vec![0; 33 << 20]),
        "this picture's file has 33 MiB: at most 32 MiB are read; save it smaller"
    );
    let mut spoilt = png.clone();
    spoilt[45] ^= 0x40;
    let said = refused_pixels(&spoilt);
    assert!(
        said.starts_with("this PNG cannot be read (")
            && said.ends_with("): open it in a picture program and save it again")
    );
    let clear = png_of(image::RgbaImage::new(4, 4));
    assert_eq!(refused_pixels(&clear), "this picture is completely transparent: save one that shows something");
}

#[test]
fn a_small_bomb_that_claims_an_allowed_size_is_refused_too() {
    // The header claims 36 million pixels, the data hold 1200.
    let said = refused_pixels(&claiming(picture(image::ImageFormat::Png, 40, 30), 6_000, 6_000));
    assert!(said.starts_with("this PNG cannot be read ("), "{said}");
}

#[test]
fn every_sort_of_picture_becomes_eight_bits_of_red_green_and_blue() {
    let read = |bytes: Vec<u8>| match read_pixels(&bytes).expect("a picture") {
        Drawing::Pixels { rgb, alpha, .. } => (rgb.rgb, alpha),
        Drawing::Paths { .. } => panic!("paths instead of pixels"),
    };
    let grey = image::GrayImage::from_pixel(1, 1, image::Luma([7]));
    assert_eq!(read(png_of(grey)), (vec![7, 7, 7], None));
    let deep = image::ImageBuffer::from_pixel(1, 1, image::Rgb([0xFFFFu16, 0x8080, 0]));
    assert_eq!(read(png_of(image::DynamicImage::ImageRgb16(deep))), (vec![255, 128, 0], None));
    let half = image::RgbaImage::from_pixel(1, 1, image::Rgba([1, 2, 3, 99]));
    assert_eq!(read(png_of(half)), (vec![1, 2, 3], Some(vec![99])));
    let opaque = image::RgbaImage::from_pixel(1, 1, image::Rgba([1, 2, 3, 255]));
    assert_eq!(read(png_of(opaque)), (vec![1, 2, 3], None));
    assert!(read_pixels(&picture(image::ImageFormat::Jpeg, 40, 30)).is_ok());
}

#[test]
fn a_picture_is_turned_as_its_camera_noted() {
    let jpeg = picture(image::ImageFormat::Jpeg, 40, 30);
    // Behind the first mark: an Exif note with one entry, orientation 6, “turn right”.
    let exif = b"\xff\xe1\0\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
    let noted = [&jpeg[..2], exif, &jpeg[2..]].concat();
    let Drawing::Pixels { size, .. } = read_pixels(&noted).expect("a picture") else { panic!("pixels were wanted") };
    assert_eq!((size.width, size.height), (30.0, 40.0));
}

/// Points along a path, close together.
fn points(path: &BezPath) -> Vec<Point> {
    let mut points = Vec::new();
    kurbo::flatten(path, 0.1, |element| match element {
        PathEl::MoveTo(at) | PathEl::LineTo(at) => points.push(at),
        _ => {}
    });
    points
}

#[test]
fn every_animal_of_the_usual_game_is_shipped_in_each_hand() {
    for (hand, animals) in HANDS {
        let ids: Vec<&str> = animals.iter().map(|animal| animal.id).collect();
        assert_eq!(ids, ["rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant"]);
        assert!(ids.iter().all(|id| animal(id, hand).is_some()));
        assert!(animal("panda", hand).is_none());
    }
}

/// Each head in each hand, with its name in messages.
fn all_heads() -> impl Iterator<Item = (String, Hand, Animal)> {
    HANDS
        .into_iter()
        .flat_map(|(hand, animals)| animals.map(|animal| (format!("{hand:?} {}", animal.id), hand, animal)))
        .filter(|(_, _, animal)| animal.is_head)
}

#[test]
fn heads_hold_nothing_but_closed_regions_with_a_tone() {
    const TONES: [&str; 10] =
        ["ink", "glint", "tone-a", "tone-b", "tone-c", "tone-d", "tone-eye", "tone-tooth", "tone-tusk", "tone-tongue"];
    const ATTRIBUTES: [&str; 6] = ["viewBox", "id", "class", "d", "fill", "fill-rule"];
    for (name, hand, head) in all_heads() {
        let svg = head.svg();
        let xml = Xml::parse(&svg).expect("XML");
        assert_eq!(xml.root_element().attribute("viewBox"), Some("0 0 1000 1000"), "{name}");
        let groups: Vec<&str> = xml.descendants().filter_map(|node| node.attribute("id")).collect();
        let shade = (hand == Hand::Line(OpticalSize::Text)).then_some("shade");
        let wanted: Vec<&str> = [head.id, "contour", "fill"].into_iter().chain(shade).chain(["detail"]).collect();
        assert_eq!(groups, wanted, "{name}");
        for node in xml.descendants().filter(|node| node.is_element()) {
            let class = node.attribute("class").unwrap_or("");
            assert!(["svg", "g", "path"].contains(&node.tag_name().name()), "{name}: <{}>", node.tag_name().name());
            let strange = node.attributes().find(|attribute| !ATTRIBUTES.contains(&attribute.name()));
            assert!(strange.is_none(), "{name}: {strange:?} of {class}");
            if node.has_tag_name(("http://www.w3.org/2000/svg", "path")) {
                let known = class.split(' ').filter(|class| TONES.contains(class)).count();
                assert_eq!(known, 1, "{name}: the tones of a region of class “{class}”");
                let path = BezPath::from_svg(node.attribute("d").expect("a path")).expect("a path");
                let ends = path.elements().iter().filter(|element| **element == PathEl::ClosePath).count();
                let starts = path.elements().iter().filter(|element| matches!(element, PathEl::MoveTo(_))).count();
                assert_eq!(starts, ends, "{name}: the region of class “{class}” is open");
            }
        }
    }
}

#[test]
fn heads_are_of_one_size_in_each_hand() {
    for (name, hand, head) in all_heads() {
        let drawing = animal(head.id, hand).expect("shipped");
        let farthest = paths(&drawing)
            .0
            .iter()
            .flat_map(|part| points(&part.path))
            .map(|at| at.distance(Point::new(500.0, 500.0)))
            .fold(0.0, f64::max);
        // Only whiskers and the rat's tail reach beyond the circle; of the heads for crayons nothing.
        let most = match (hand, head.id) {
            (Hand::Line(OpticalSize::Colouring), _) => HEAD_REACH + 1.0,
            (_, "rat" | "cat" | "tiger") => 556.0,
            _ => HEAD_REACH + 16.0,
        };
        assert!((460.0..=most).contains(&farthest), "{name} reaches {farthest:.1}");
    }
}

#[test]
fn tones_are_coloured_as_in_nature() {
    assert_eq!(natural_colours("cat", Tone::Glint), Colour::WHITE);
    for (name, hand, head) in all_heads() {
        let drawing = animal(head.id, hand).expect("shipped");
        for part in paths(&drawing).0 {
            if let Some(Fill::Tone(tone @ (Tone::A | Tone::C | Tone::D)) | Fill::Shade(tone)) = part.fill {
                assert_ne!(natural_colours(head.id, tone), Colour::BLACK, "{name}: {tone:?}");
            }
        }
        let coat = paths(&drawing).0.iter().any(|part| part.fill == Some(Fill::Tone(Tone::A)));
        assert!(coat && natural_colours(head.id, Tone::A) != Colour::WHITE, "{name} has no coat");
    }
}
