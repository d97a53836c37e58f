//! PostScript: the structure that print shops and viewers rely on, and the millimetres and words that come out.

use crate::support::specimen;

use shouqi::export::postscript::{eps, ps};
use shouqi::geom::{Affine, BezPath, Rect, Shape, Size};
use shouqi::scene::{Document, LayerKind, PathItem, Symbol, SymbolId, Use};
use shouqi::typeset::{Across, Down, Label};
use specimen::{DISC, RED, SQUARE, WORDS};
use std::sync::Arc;
use stet::{Interpreter, LayerSet, PsDisplayList, TextExtraction, prepare_display_list, text_lines, text_runs};

/// A file as text; it must be seven-bit.
fn text(bytes: Vec<u8>) -> String {
    assert!(bytes.iter().all(|byte| matches!(byte, b'\n' | b' '..=b'~')), "the file is not plain ASCII");
    String::from_utf8(bytes).expect("ASCII")
}

/// The value of a comment that stands once.
fn comment<'a>(file: &'a str, name: &str) -> &'a str {
    let start = format!("%%{name}: ");
    let mut values = file.lines().filter_map(|line| line.strip_prefix(&start));
    let value = values.next().unwrap_or_else(|| panic!("no {name}"));
    assert_eq!(values.next(), None, "{name} stands twice");
    value
}

/// The values of a comment that stands once a page.
fn comments<'a>(file: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!("%%{name}: ");
    file.lines().filter_map(|line| line.strip_prefix(&start)).collect()
}

/// A page as an interpreter sees it, at so many dots per inch.
struct Sheet {
    list: PsDisplayList,
    size: (u32, u32),
    dpi: f64,
}

fn sheets(file: &[u8], dpi: f64) -> Vec<Sheet> {
    let mut interpreter = Interpreter::builder().no_icc().text_extraction(TextExtraction::Glyphs).build();
    let pages = interpreter.render_to_display_list(file, dpi).expect("the file is good PostScript");
    assert!(interpreter.warnings().is_empty(), "{:?}", interpreter.warnings());
    pages.into_iter().map(|page| Sheet { list: page.display_list, size: (page.width, page.height), dpi }).collect()
}

impl Sheet {
    /// The pixels of an area in millimetres, row by row.
    fn pixels(&self, area: Rect) -> Vec<Vec<[u8; 3]>> {
        let dots = |mm: f64| (mm / 25.4 * self.dpi).round();
        let (width, height) = (dots(area.width()), dots(area.height()));
        let prepared = prepare_display_list(&self.list);
        let (across, down) = (width as u32, height as u32);
        let (x, y) = (dots(area.x0), dots(area.y0));
        let rgba = stet::render_region_prepared(
            &self.list, &prepared, x, y, width, height, across, down, self.dpi, None, None, false,
        );
        let row = |row: &[u8]| row.chunks(4).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        rgba.chunks(4 * across as usize).map(row).collect()
    }

    /// The colour of a place in millimetres.
    fn colour(&self, x: f64, y: f64) -> (u8, u8, u8) {
        let [r, g, b] = self.pixels(Rect::new(x - 0.5, y - 0.5, x + 0.5, y + 0.5))[1][1];
        (r, g, b)
    }

    /// How far it is, in millimetres, from the first edge of `ink` to the last along a row or column of green values.
    fn span(&self, line: &[u8], ink: u8) -> f64 {
        let ground = f64::from(line[0]);
        let share = |value: u8| ((ground - f64::from(value)) / (ground - f64::from(ink))).clamp(0.0, 1.0);
        let first = line.iter().position(|&value| share(value) > 0.05).expect("there is ink");
        let last = line.iter().rposition(|&value| share(value) > 0.05).expect("there is ink");
        let inner = (last - first - 1) as f64;
        (inner + share(line[first]) + share(line[last])) / self.dpi * 25.4
    }

    /// Width and height, in millimetres, of what stands around a place in `ink` on one ground.
    fn extent(&self, x: f64, y: f64, reach: f64, ink: u8) -> (f64, f64) {
        let pixels = self.pixels(Rect::new(x - reach, y - reach, x + reach, y + reach));
        let middle = pixels.len() / 2;
        let row: Vec<u8> = pixels[middle].iter().map(|pixel| pixel[1]).collect();
        let column: Vec<u8> = pixels.iter().map(|row| row[middle][1]).collect();
        (self.span(&row, ink), self.span(&column, ink))
    }

    fn words(&self) -> Vec<String> {
        text_lines(text_runs(&self.list, &LayerSet::new())).into_iter().map(|line| line.text).collect()
    }
}

/// The trial piece without its cut lines.
fn uncut() -> Document {
    let mut document = specimen::document();
    for page in &mut document.pages {
        page.layers.retain(|layer| layer.kind != LayerKind::Cut);
    }
    document
}

#[test]
fn the_file_says_what_it_holds() {
    let file = text(ps(&specimen::document()));
    assert!(file.starts_with("%!PS-Adobe-3.0\n") && file.ends_with("%%Trailer\n%%EOF\n"));
    assert_eq!(comment(&file, "Title"), r#"(Dschungel & <???> "\(x\)")"#);
    assert_eq!((comment(&file, "Pages"), comment(&file, "PageOrder")), ("2", "Ascend"));
    assert_eq!(comment(&file, "LanguageLevel"), "3");
    assert_eq!(comment(&file, "BoundingBox"), "0 0 792 842");
    assert_eq!(comment(&file, "HiResBoundingBox"), "0 0 792 841.89");
    assert_eq!(comments(&file, "Page"), ["(Brett & Fallen) 1", "(Steine) 2"]);
    assert_eq!(comments(&file, "PageBoundingBox"), ["0 0 596 842", "0 0 792 612"]);
    assert_eq!(comments(&file, "PageHiResBoundingBox"), ["0 0 595.276 841.89", "0 0 792 612"]);
    assert_eq!(comment(&file, "DocumentMedia"), "210x297mm 595.276 841.89 0 () ()");
    assert_eq!(comments(&file, "PageMedia"), ["210x297mm", "279.4x215.9mm"]);
    assert_eq!(comment(&file, "DocumentCustomColors"), "(CutContour)");
    assert_eq!(comment(&file, "CMYKCustomColor"), "0 0.55 0 0 (CutContour)");
}

#[test]
fn its_sections_stand_in_order_and_each_is_closed() {
    let file = text(ps(&specimen::document()));
    let order =
        ["%%EndComments", "%%BeginProlog", "%%EndProlog", "%%BeginSetup", "%%EndSetup", "%%Page: ", "%%Trailer"];
    let places: Vec<usize> = order.iter().map(|mark| file.find(mark).unwrap_or_else(|| panic!("no {mark}"))).collect();
    assert!(places.is_sorted(), "{places:?}");
    for section in ["Resource", "Data", "Object", "PageSetup"] {
        let begun = file.matches(&format!("%%Begin{section}")).count();
        assert!(begun > 0 && begun == file.matches(&format!("%%End{section}")).count(), "{section}");
    }
    assert_eq!(file.matches("showpage").count(), 2);
    let longest = file.lines().map(str::len).max();
    assert!(longest <= Some(255), "a line of {longest:?} characters");
}

#[test]
fn the_resources_it_lists_are_the_resources_it_brings() {
    let file = text(ps(&specimen::document()));
    let brought: Vec<&str> = file.lines().filter_map(|line| line.strip_prefix("%%BeginResource: ")).collect();
    let head = file.split("%%DocumentSuppliedResources: ").nth(1).expect("resources are listed");
    let mut listed = head.lines().map(|line| line.trim_start_matches("%%+ "));
    let listed: Vec<&str> = listed.by_ref().take_while(|line| !line.starts_with("%%")).collect();
    assert_eq!(listed, brought);
    assert!(brought.iter().filter(|name| name.starts_with("font ")).count() >= 5, "{brought:?}");
}

#[test]
fn the_same_document_gives_the_same_bytes() {
    assert_eq!(ps(&specimen::document()), ps(&specimen::document()));
    assert_eq!(eps(&specimen::document(), 0), eps(&specimen::document(), 0));
}

#[test]
fn a_page_to_be_placed_leaves_the_paper_alone() {
    let file = text(eps(&specimen::document(), 1));
    assert!(file.starts_with("%!PS-Adobe-3.0 EPSF-3.0\n"));
    assert_eq!((comment(&file, "BoundingBox"), comment(&file, "Pages")), ("0 0 792 612", "1"));
    assert_eq!(comment(&file, "HiResBoundingBox"), "0 0 792 612");
    for forbidden in ["setpagedevice", "PageSize", "pdfmark", "distiller", "initgraphics", "erasepage"] {
        assert!(!file.contains(forbidden), "{forbidden}");
    }
    assert!(text(ps(&specimen::document())).contains("setpagedevice"));
}

#[test]
fn only_what_a_page_uses_is_in_its_file() {
    let (first, second) = (text(eps(&specimen::document(), 0)), text(eps(&specimen::document(), 1)));
    for shared in ["% flower", "%%BeginData", "CutContour", "Alegreya-Italic"] {
        assert!(first.contains(shared), "{shared}");
        assert!(!second.contains(shared), "{shared}");
    }
    assert!(first.contains("/uni7A74") && !first.contains("/uni68CB"));
    assert!(second.contains("/uni68CB") && !second.contains("/uni7A74"));
}

#[test]
fn the_plate_of_the_cutter_is_used_for_cut_lines_only() {
    let file = text(ps(&specimen::document()));
    assert!(file.contains("[/Separation /CutContour /DeviceCMYK"));
    let pages = file.split("%%EndSetup").nth(1).expect("pages follow");
    let (mut layer, mut layers) = ("", Vec::new());
    for line in pages.lines() {
        layer = line.strip_prefix("%%BeginObject: ").unwrap_or(layer);
        layers.extend((line.contains("setcolorspace") || line.contains("X0")).then_some(layer));
    }
    assert_eq!(layers, ["Cut"]);
    let uncut = text(ps(&uncut()));
    assert!(!uncut.contains("CutContour") && !uncut.contains("CustomColor"));
}

#[test]
fn every_page_has_its_own_paper() {
    let sheets = sheets(&ps(&specimen::document()), 254.0);
    // Ten dots to the millimetre.
    assert_eq!(sheets.iter().map(|sheet| sheet.size).collect::<Vec<_>>(), [(2100, 2970), (2794, 2159)]);
}

#[test]
fn a_disc_of_thirty_millimetres_measures_thirty() {
    for file in [ps(&uncut()), eps(&uncut(), 0)] {
        let sheet = &sheets(&file, 600.0)[0];
        let (_, red, _) = RED.rgb();
        let (width, height) = sheet.extent(60.0, 60.0, 18.0, red);
        assert!((width - DISC).abs() < 0.02 && (height - DISC).abs() < 0.02, "{width} × {height} mm");
    }
}

#[test]
fn a_square_of_thirty_six_millimetres_measures_thirty_six() {
    let sheet = &sheets(&ps(&uncut()), 600.0)[0];
    let middle = 100.0 + SQUARE / 2.0;
    let (width, height) = sheet.extent(middle, middle, 20.0, 0x24);
    assert!((width - SQUARE).abs() < 0.02 && (height - SQUARE).abs() < 0.02, "{width} × {height} mm");
}

#[test]
fn shapes_have_their_colours_and_their_holes() {
    let sheet = &sheets(&ps(&specimen::document()), 72.0)[0];
    let ground = (0xFB, 0xF4, 0xE2);
    assert_eq!(sheet.colour(60.0, 60.0), (255, 255, 255));
    assert_eq!(sheet.colour(60.0, 150.0), ground, "an even-odd ring is hollow");
    assert_eq!(sheet.colour(60.0, 141.5), RED.rgb());
    assert_eq!(sheet.colour(40.0, 220.0), (0x27, 0x4D, 0x7D), "a star under the non-zero rule is full");
    assert_eq!(sheet.colour(163.0, 243.0), ground, "the picture is clipped to a disc");
    let (r, g, b) = sheet.colour(142.0, 222.0);
    assert!(b > 150 && r < 120 && g < 120, "the picture's upper left field is blue, not {r} {g} {b}");
    let (r, g, b) = sheet.colour(157.0, 222.0);
    assert!(b < 100 && r > 120, "the picture's upper right field is red, not {r} {g} {b}");
}

#[test]
fn its_words_can_be_read_again() {
    let sheets = sheets(&ps(&specimen::document()), 72.0);
    let words = sheets[0].words().concat();
    for word in WORDS {
        assert!(words.contains(word), "{word} is missing in {words}");
    }
    assert!(sheets[1].words().concat().contains("鬥獸棋"));
}

#[test]
fn pages_are_independent() {
    let document = specimen::document();
    let file = text(ps(&document));
    let (before, pages) = file.split_once("%%Page: ").expect("pages");
    let (_, second) = pages.split_once("%%Page: ").expect("two pages");
    let alone = format!("{before}%%Page: {second}");
    let whole = Rect::new(0.0, 0.0, 279.0, 215.0);
    let (alone, together) = (sheets(alone.as_bytes(), 72.0), sheets(file.as_bytes(), 72.0));
    assert_eq!((alone.len(), alone[0].size), (1, together[1].size));
    assert!(alone[0].pixels(whole) == together[1].pixels(whole));
}

#[test]
fn a_text_of_four_hundred_characters_takes_two_fonts_and_is_still_text() {
    let mut document = specimen::document().page(1);
    let face = document.fonts.find("kai").expect("the face is shipped");
    let known = |c: &char| document.fonts.face(face).glyph(*c).is_some();
    let characters: String = ('\u{4E00}'..'\u{9FFF}').filter(known).take(400).collect();
    let label = Label::new(&document.fonts, face, &characters, 0.6, 0.0).expect("the face has them");
    document.pages[0].layers[0].items = vec![label.run((139.7, 100.0), Across::Middle, Down::Middle, RED).into()];
    let file = ps(&document);
    assert_eq!(text(file.clone()).matches("%%BeginResource: font").count(), 2);
    assert_eq!(sheets(&file, 72.0)[0].words().concat(), characters);
}

#[test]
fn a_symbol_of_fifty_thousand_lines_is_drawn_to_its_end() {
    let mut document = specimen::document().page(1);
    let mut zigzag = BezPath::new();
    zigzag.move_to((0.0, 0.0));
    for step in 0..50_000 {
        zigzag.line_to((f64::from(step % 2), f64::from(step) / 5000.0));
    }
    let last = PathItem::filled(Rect::new(0.0, 20.0, 10.0, 30.0).to_path(0.1), RED);
    Arc::make_mut(&mut document.symbols).push(Symbol {
        name: "zigzag".into(),
        bounds: Rect::new(0.0, 0.0, 10.0, 30.0),
        items: vec![PathItem::filled(zigzag, RED).into(), last.into()],
    });
    let placed = Use { symbol: SymbolId(document.symbols.len() - 1), transform: Affine::translate((50.0, 50.0)) };
    document.pages[0].layers[0].items = vec![placed.into()];
    let sheet = &sheets(&ps(&document), 72.0)[0];
    assert_eq!(sheet.colour(55.0, 75.0), RED.rgb());
}

#[test]
fn two_pages_of_one_paper_list_it_once() {
    let mut document = specimen::document();
    document.pages[1].media = Size::new(210.0, 297.0);
    let file = text(ps(&document));
    assert_eq!(comment(&file, "DocumentMedia"), "210x297mm 595.276 841.89 0 () ()");
    assert_eq!(comments(&file, "PageMedia"), ["210x297mm", "210x297mm"]);
    let head = file.split("%%EndComments").next().expect("a head");
    assert_eq!(head.matches("210x297mm").count(), 1);
}
