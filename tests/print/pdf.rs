//! What a PDF of the trial piece holds, and how large things are on it.
use crate::support::pdf_reading as reading;
use crate::support::specimen;

use hayro::vello_cpu::Pixmap;
use lopdf::content::Operation;
use lopdf::{Dictionary, Object};
use reading::{File, Target, spelt};
use shouqi::export::pdf::{PdfError, pdf, pdf_and_parts};
use shouqi::geom::{Affine, BezPath, Circle, Rect, Shape};
use shouqi::scene::{Colour, Document, Group, Item, Layer, LayerKind, Page, PathItem, Stroke, Symbol, SymbolId, Use};
use shouqi::typeset::{Across, Down, Label};
use specimen::{DISC, HEADING, SHOWN, SQUARE, WORDS};
use std::sync::Arc;

fn written(document: &Document) -> Vec<u8> {
    pdf(document).expect("the trial piece can be written")
}

fn trial() -> File {
    File::read(&written(&specimen::document()))
}

/// The first page of the trial piece with these items and nothing else.
fn with_items(items: Vec<Item>) -> Document {
    let mut document = specimen::document();
    document.pages.truncate(1);
    document.pages[0].layers = vec![Layer { kind: LayerKind::Artwork, items }];
    document
}

fn line(document: &Document, face: &str, text: &str, tracking: f64) -> Item {
    let face = document.fonts.find(face).expect("the face is shipped");
    let label = Label::new(&document.fonts, face, text, 6.0, tracking).expect("the face has these characters");
    label.run((20.0, 20.0), Across::Left, Down::Baseline, Colour::BLACK).into()
}

#[test]
fn the_boxes_are_exact() {
    let (file, document) = (trial(), specimen::document());
    assert_eq!(file.pages().len(), document.pages.len());
    for (page, Page { media, trim, bleed, .. }) in file.pages().iter().zip(&document.pages) {
        for (name, meant) in [("MediaBox", media.to_rect()), ("TrimBox", *trim), ("BleedBox", *bleed)] {
            let points: Vec<f64> =
                file.array(page, name).iter().map(|n| f64::from(n.as_float().expect("a number"))).collect();
            let turned = [meant.x0, media.height - meant.y1, meant.x1, media.height - meant.y0];
            for (side, millimetres) in points.iter().zip(turned) {
                let off = side * 25.4 / 72.0 - millimetres;
                assert!(off.abs() < 0.0005, "{name} is {off} mm off");
            }
        }
    }
}

#[test]
fn every_face_is_embedded_and_cut_down() {
    let file = trial();
    let fonts = file.fonts();
    assert_eq!(fonts.len(), 5, "the trial piece is set in five faces");
    for font in fonts {
        let name = file.name(&font, "BaseFont");
        let (tag, rest) = name.split_once('+').expect("the name of a subset");
        assert!(tag.len() == 6 && tag.bytes().all(|b| b.is_ascii_uppercase()) && !rest.is_empty(), "{name}");
        let descendant = file.dictionary(&file.array(&font, "DescendantFonts")[0]);
        let descriptor = file.dictionary(descendant.get(b"FontDescriptor").expect("a descriptor"));
        assert_eq!(file.name(&descriptor, "FontName"), name);
        let program = descriptor.get(b"FontFile2").or(descriptor.get(b"FontFile3")).expect("an embedded font");
        assert!(file.data(program).len() < 4_000, "{name} holds more than the glyphs that are used");
        assert!(font.has(b"ToUnicode"), "{name} can be read");
    }
}

#[test]
fn the_same_document_gives_the_same_bytes() {
    let document = specimen::document();
    let first = written(&document);
    assert!(first == written(&document) && first == written(&specimen::document()));
    assert!(first != written(&document.page(1)));
}

#[test]
fn the_name_of_the_file_follows_from_its_content() {
    let document = specimen::document();
    let mut other = document.clone();
    other.pages[1].layers.clear();
    let id = |document: &Document| File::read(&written(document)).id();
    assert_eq!(id(&document), id(&document));
    assert_ne!(id(&document), id(&other));
}

#[test]
fn only_lines_of_the_cut_layer_are_on_the_cutters_plate() {
    let file = trial();
    let page = &file.pages()[0];
    let plates = file.dictionary(file.resources(page).get(b"ColorSpace").expect("a plate"));
    let plate = file.array(&plates, "CutContour");
    assert_eq!([&plate[0], &plate[1], &plate[2]].map(spelt), ["Separation", "CutContour", "DeviceCMYK"]);
    let (mut layer, mut chosen, mut overprints) = (None, 0, false);
    for operation in file.operations(page) {
        match operation.operator.as_str() {
            "BDC" if spelt(&operation.operands[0]) == "OC" => {
                let key = spelt(&operation.operands[1]);
                let named = file.dictionary(file.resources(page).get(b"Properties").expect("layers"));
                let group = file.dictionary(named.get(key.as_bytes()).expect("the layer is known"));
                layer = Some(file.text(&group, "Name"));
            }
            "CS" => {
                assert_eq!(spelt(&operation.operands[0]), "CutContour");
                assert_eq!(layer.as_deref(), Some("Cut"));
                chosen += 1;
            }
            "S" if layer.as_deref() == Some("Cut") => {
                assert!(overprints, "a line for the cutter leaves a white one in the print");
            }
            "gs" => {
                let states = file.dictionary(file.resources(page).get(b"ExtGState").expect("graphics states"));
                let state = states.get(spelt(&operation.operands[0]).as_bytes()).expect("the state is there");
                overprints = file.dictionary(state).get(b"OP").is_ok_and(|value| *value == Object::Boolean(true));
            }
            "cs" => panic!("an area is filled on a plate of its own"),
            _ => {}
        }
    }
    assert_eq!(chosen, 1);
    assert!(!file.resources(&file.pages()[1]).has(b"ColorSpace"), "the second page has nothing to cut");
}

#[test]
fn the_layers_are_shown_and_printed() {
    let file = trial();
    let properties = file.dictionary(file.catalog().get(b"OCProperties").expect("layers"));
    let usual = file.dictionary(properties.get(b"D").expect("how they are shown"));
    assert_eq!(file.name(&usual, "BaseState"), "ON");
    assert!(!usual.has(b"OFF"));
    let layers: Vec<Dictionary> = file.array(&properties, "OCGs").iter().map(|id| file.dictionary(id)).collect();
    let names: Vec<String> = layers.iter().map(|layer| file.text(layer, "Name")).collect();
    let document = specimen::document();
    let drawn = |kind: &LayerKind| document.pages.iter().flat_map(|page| &page.layers).any(|layer| layer.kind == *kind);
    let printed = LayerKind::ALL.iter().filter(|kind| kind.printed() && drawn(kind));
    assert_eq!(names, printed.map(|kind| kind.label()).collect::<Vec<_>>());
    for layer in layers {
        let usage = file.dictionary(layer.get(b"Usage").expect("a usage"));
        let print = file.dictionary(usage.get(b"Print").expect("whether it is printed"));
        assert_eq!(file.name(&print, "PrintState"), "ON");
    }
}

#[test]
fn the_words_can_be_read_from_the_page() {
    let spoken = trial().spoken(0);
    for word in WORDS {
        assert!(spoken.contains(&word.to_owned()), "{word} is not among {spoken:?}");
    }
    assert_eq!(trial().spoken(1), ["鬥獸棋"]);
}

#[test]
fn spaced_letters_and_ligatures_read_as_words() {
    let document = specimen::document();
    let items = vec![
        line(&document, "alegreya", "Löwe frißt", 0.3),
        line(&document, "alegreya-bold", "Auflage ffi office", 0.0),
        line(&document, "alegreya-italic", "xia\u{300}ng", 0.0),
    ];
    let spoken = File::read(&written(&with_items(items))).spoken(0);
    assert_eq!(spoken, ["Löwe frißt", "Auflage ffi office", "xia\u{300}ng"]);
}

#[test]
fn the_document_has_title_language_and_actual_size() {
    let (file, document) = (trial(), specimen::document());
    assert_eq!(file.text(&file.information(), "Title"), document.title);
    assert!(!file.information().has(b"CreationDate"), "nothing asks a clock");
    let catalog = file.catalog();
    assert_eq!(file.text(&catalog, "Lang"), "de");
    let preferences = file.dictionary(catalog.get(b"ViewerPreferences").expect("preferences"));
    assert_eq!(file.name(&preferences, "PrintScaling"), "None");
    assert!(preferences.get(b"DisplayDocTitle").is_ok_and(|value| *value == Object::Boolean(true)));
}

/// What the table of contents says: how deep, what, on which page, and how many millimetres from its upper edge.
fn contents(document: &Document) -> Vec<(usize, String, usize, Option<f64>)> {
    let entries = File::read(&written(document)).contents().into_iter();
    let from_top = |page: usize, height: f64| {
        ((document.pages[page].media.height - height * 25.4 / 72.0) * 1000.0).round() / 1000.0
    };
    let bookmarks = entries.map(|(depth, title, Target { page, height })| {
        (depth, title, page, height.map(|height| from_top(page, height)))
    });
    bookmarks.collect()
}

#[test]
fn the_bookmarks_of_a_page_stand_below_its_name() {
    let wanted = [
        (0, "Brett & Fallen".to_owned(), 0, None),
        (1, HEADING.to_owned(), 0, Some(40.0)),
        (1, "Wege".to_owned(), 0, Some(144.5)),
        (0, "Steine".to_owned(), 1, None),
    ];
    assert_eq!(contents(&specimen::document()), wanted);
}

#[test]
fn the_bookmarks_of_a_part_alone_stand_at_the_top() {
    let mut document = specimen::document();
    document.pages[1].part = document.pages[0].part.clone();
    let wanted = [
        (0, HEADING.to_owned(), 0, Some(40.0)),
        (0, "Wege".to_owned(), 0, Some(144.5)),
        (0, "Steine".to_owned(), 1, None),
    ];
    assert_eq!(contents(&document), wanted);
    assert_eq!(contents(&document.page(1)), [(0, "Steine".to_owned(), 0, None)]);
}

fn owned(parts: &[(&str, &str)]) -> Vec<(String, String)> {
    parts.iter().map(|(kind, words)| ((*kind).to_owned(), (*words).to_owned())).collect()
}

#[test]
fn a_screen_reader_gets_lines_and_pictures_in_the_order_of_the_page() {
    let file = trial();
    let marked = file.dictionary(file.catalog().get(b"MarkInfo").expect("marks"));
    assert!(marked.get(b"Marked").is_ok_and(|value| *value == Object::Boolean(true)));
    let mut wanted = vec![("Figure", SHOWN)];
    wanted.extend(WORDS.map(|word| ("P", word)));
    wanted.push(("P", "鬥獸棋"));
    assert_eq!(file.read_aloud(), owned(&wanted));
}

#[test]
fn untagged_content_is_an_artifact() {
    let file = trial();
    assert_eq!(file.unmarked(0), Vec::<String>::new());
    assert_eq!(file.unmarked(1), Vec::<String>::new());
}

#[test]
fn a_figure_has_a_bounding_box() {
    let file = trial();
    let pictures = file.elements("Figure");
    assert_eq!(pictures.len(), 1);
    let layout = file.dictionary(pictures[0].get(b"A").expect("a layout"));
    let sides: Vec<f64> =
        file.array(&layout, "BBox").iter().map(|n| f64::from(n.as_float().expect("a number")) * 25.4 / 72.0).collect();
    for (side, meant) in sides.iter().zip([138.0, 297.0 - 242.0, 162.0, 297.0 - 218.0]) {
        assert!((side - meant).abs() < 0.01, "{side} is not {meant}");
    }
}

#[test]
fn runs_on_one_line_are_read_in_one_go_and_the_next_line_apart() {
    let document = specimen::document();
    let run = |face: &str, text: &str, at: (f64, f64)| -> Item {
        let face = document.fonts.find(face).expect("the face is shipped");
        let label = Label::new(&document.fonts, face, text, 4.0, 0.0).expect("the face has these characters");
        label.run(at, Across::Left, Down::Baseline, Colour::BLACK).into()
    };
    let turned = Group::placed(
        Affine::translate((100.0, 200.0)) * Affine::rotate(1.0),
        vec![run("alegreya", "Fluss", (0.0, 0.0)), run("alegreya-italic", "ufer", (10.0, 0.0))],
    );
    let items = vec![
        run("alegreya", "Der", (20.0, 20.0)),
        run("alegreya-italic", "Löwe", (27.0, 20.0)),
        run("alegreya", "springt", (20.0, 26.0)),
        run("alegreya", "weit rechts", (120.0, 26.0)),
        turned.into(),
    ];
    let read = File::read(&written(&with_items(items))).read_aloud();
    assert_eq!(read, owned(&[("P", "Der Löwe"), ("P", "springt"), ("P", "weit rechts"), ("P", "Fluss ufer")]));
}

#[test]
fn a_paragraph_is_read_on_where_its_lines_break() {
    let document = specimen::document();
    let lines = ["Der Löwe ", "springt über die Flüs\u{AD}", "se.", "Die Ratte schwimmt."];
    let items = lines.iter().enumerate().map(|(place, text)| {
        let face = document.fonts.find("alegreya").expect("the face is shipped");
        let label = Label::new(&document.fonts, face, text, 4.0, 0.0).expect("the face has these characters");
        label.run((20.0, 20.0 + 6.0 * place as f64), Across::Left, Down::Baseline, Colour::BLACK).into()
    });
    let read = File::read(&written(&with_items(items.collect()))).read_aloud();
    let paragraph = "Der Löwe  springt über die Flüs\u{AD} se.";
    assert_eq!(read, owned(&[("P", paragraph), ("P", "Die Ratte schwimmt.")]));
}

#[test]
fn a_symbol_is_read_wherever_it_is_placed() {
    let mut document = specimen::document();
    let rat = line(&document, "gotisch", "Rat", 0.0);
    let bounds = Rect::new(10.0, 5.0, 60.5, 25.25);
    let mut symbol = |name: &str, items: Vec<Item>| {
        Arc::make_mut(&mut document.symbols).push(Symbol { name: name.into(), bounds, items });
        SymbolId(document.symbols.len() - 1)
    };
    let placed = |symbol| Item::from(Use { symbol, transform: Affine::translate((10.0, 10.0)) });
    let word = symbol("word", vec![rat.clone()]);
    let flower = Use { symbol: SymbolId(0), transform: Affine::IDENTITY };
    let picture = Group::picture(Affine::IDENTITY, vec![flower.into(), rat], "eine Ratte");
    let face = symbol("face", vec![placed(word), Group::placed(Affine::scale(0.5), vec![picture.into()]).into()]);
    document.pages[0].layers[0].items = vec![placed(word), placed(face), placed(SymbolId(0)), placed(face)];
    document.pages.truncate(1);
    let file = File::read(&written(&document));
    let face = ("Figure", "Rat eine Ratte");
    assert_eq!(file.read_aloud(), owned(&[("P", "Rat"), face, face]));
    assert_eq!(file.unmarked(0), Vec::<String>::new());
}

#[test]
fn words_within_a_picture_can_still_be_copied() {
    let document = specimen::document();
    let inner = line(&document, "alegreya", "Löwe frißt", 0.3);
    let picture = Group::picture(Affine::translate((5.0, 5.0)), vec![inner], "Ein Löwe (\\) frißt");
    let file = File::read(&written(&with_items(vec![picture.into()])));
    let spoken = file.spoken(0);
    assert_eq!(spoken, ["Löwe frißt"]);
    assert_eq!(file.read_aloud(), owned(&[("Figure", "Ein Löwe (\\) frißt")]));
}

#[test]
fn a_page_of_artifacts_has_no_structure() {
    let mut document = specimen::document();
    document.pages.truncate(1);
    document.pages[0].layers[0].items.truncate(3);
    let file = File::read(&written(&document));
    assert_eq!(file.read_aloud(), Vec::new());
    assert!(!file.pages()[0].has(b"StructParents"));
}

#[test]
fn a_symbol_is_written_once_and_an_unused_one_not_at_all() {
    let mut document = specimen::document();
    let inner = line(&document, "gotisch", "Rat", 0.0);
    let bounds = Rect::new(10.0, 5.0, 60.5, 25.25);
    let nested = Use { symbol: SymbolId(1), transform: Affine::scale(0.5) };
    let idle = line(&document, "seal", "虎", 0.0);
    Arc::make_mut(&mut document.symbols).extend([
        Symbol { name: "inner".into(), bounds, items: vec![inner] },
        Symbol { name: "outer".into(), bounds, items: vec![nested.clone().into(), nested.into()] },
        Symbol { name: "idle".into(), bounds, items: vec![idle] },
    ]);
    let placed = Use { symbol: SymbolId(2), transform: Affine::translate((30.0, 30.0)) };
    document.pages[1].layers[0].items = vec![placed.clone().into(), placed.into()];
    let file = File::read(&written(&document));
    let forms = file.forms();
    assert_eq!(forms.len(), 3, "the flower, the outer one and the inner one");
    let sides: Vec<f32> = file.array(&forms[1], "BBox").iter().map(|n| n.as_float().expect("a number")).collect();
    assert_eq!(
        sides,
        [10.0 * 15.0, 5.0 * 15.0, 908.0, 379.0],
        "at half its size, fifteen steps to a millimetre, and outwards to whole ones"
    );
    assert!(file.fonts().iter().all(|font| !file.name(font, "BaseFont").contains("Kouzan")));
    assert_eq!(file.spoken(1), ["Rat"; 4]);
}

/// A leaf with many teeth, of this size, at a place.
fn leaf(size: f64, (x, y): (f64, f64), colour: Colour) -> Item {
    let mut edge = BezPath::new();
    edge.move_to((0.0, -1.0));
    for tooth in 1..=80 {
        let turn = f64::from(tooth) * std::f64::consts::TAU / 80.0;
        let reach = if tooth % 2 == 0 { 1.0 } else { 0.7 };
        let tip = (reach * turn.sin(), -reach * turn.cos());
        edge.curve_to((0.6 * turn.sin(), -0.4), (0.3, -0.5 * turn.cos()), tip);
    }
    edge.close_path();
    PathItem::filled(Affine::translate((x, y)) * Affine::scale(size) * edge, colour).into()
}

#[test]
fn a_figure_in_four_colours_and_sizes_is_written_once() {
    let colours = [(163, 42, 34), (39, 77, 125), (198, 159, 77), (51, 36, 26)].map(|(r, g, b)| Colour::Rgb(r, g, b));
    let (left, right) = ((30.0, 40.0), (90.0, 40.0));
    let turned = Affine::translate((60.0, 120.0)) * Affine::rotate(1.0);
    let items = vec![
        leaf(20.0, left, colours[0]),
        leaf(12.0, right, colours[1]),
        Group::placed(turned, vec![leaf(5.0, (3.0, 3.0), colours[2])]).into(),
        Group::placed(Affine::scale(0.25), vec![leaf(20.0, (300.0, 700.0), colours[3])]).into(),
    ];
    let file = File::read(&written(&with_items(items)));
    let operators = |operations: &[Operation], wanted: &[&str]| {
        operations.iter().filter(|operation| wanted.contains(&operation.operator.as_str())).count()
    };
    let page = file.operations(&file.pages()[0]);
    assert_eq!(file.forms().len(), 1, "the leaf");
    assert_eq!(operators(&page, &["Do"]), 4);
    assert_eq!(operators(&page, &["rg"]), 4, "each place has its colour");
    assert_eq!(operators(&page, &["m", "l", "c", "v", "y", "f"]), 0, "no place has its outline");
    assert_eq!(file.unmarked(0), Vec::<String>::new());
    assert_eq!(file.unknown_names(0), Vec::<String>::new());
}

#[test]
fn a_drawing_of_several_paths_in_three_sizes_is_one_form() {
    let drawing = |size: f64, (x, y): (f64, f64)| {
        let eye = Affine::translate((x + 0.2 * size, y))
            * Affine::scale(0.1 * size)
            * Circle::new((0.0, 0.0), 1.0).to_path(1e-4);
        let eye = PathItem::filled(eye, Colour::WHITE).with_stroke(Stroke::solid(specimen::RED, 0.02 * size));
        [leaf(size, (x, y), Colour::BLACK), eye.into()]
    };
    let sizes = [(20.0, (30.0, 40.0)), (12.0, (90.0, 40.0)), (5.0, (60.0, 120.0))];
    let items = sizes.iter().flat_map(|&(size, place)| drawing(size, place)).collect();
    let file = File::read(&written(&with_items(items)));
    let page = file.operations(&file.pages()[0]);
    let count = |wanted: &str| page.iter().filter(|operation| operation.operator == wanted).count();
    assert_eq!((file.forms().len(), count("Do")), (1, 3), "the leaf and its eye go together");
    assert_eq!([count("rg"), count("RG"), count("w"), count("f"), count("B")], [0; 5], "the form has all of it");
}

#[test]
fn what_is_cut_is_not_shared() {
    let line = |x: f64| match leaf(20.0, (x, 40.0), Colour::BLACK) {
        Item::Path(item) => PathItem::stroked(item.path, specimen::cut_line()).into(),
        other => other,
    };
    let mut document = with_items(Vec::new());
    document.pages[0].layers = vec![Layer { kind: LayerKind::Cut, items: vec![line(30.0), line(80.0)] }];
    assert_eq!(File::read(&written(&document)).forms().len(), 0, "a cutter finds its lines on the page");
}

#[test]
fn whatever_a_page_names_is_in_the_file() {
    let file = trial();
    assert_eq!(file.unknown_names(0), Vec::<String>::new());
    assert_eq!(file.unknown_names(1), Vec::<String>::new());
}

#[test]
fn the_file_of_a_part_holds_what_the_part_alone_would() {
    let document = specimen::document();
    let files = pdf_and_parts(&document, &["board", "pieces"]).expect("the trial piece can be written");
    assert_eq!(files[0], written(&document), "the whole comes first");
    for (part, bytes) in ["board", "pieces"].into_iter().zip(&files[1..]) {
        let (bound, alone) = (File::read(bytes), File::read(&written(&document.part(part))));
        assert_eq!(bound.pages().len(), alone.pages().len());
        assert_eq!(bound.spoken(0), alone.spoken(0));
        assert_eq!(bound.read_aloud(), alone.read_aloud());
        assert_eq!(bound.contents(), alone.contents());
        assert_eq!(bound.fonts().len(), alone.fonts().len(), "no face of another part");
        assert_eq!(bound.forms().len(), alone.forms().len(), "no symbol of another part");
        assert_eq!(bound.unknown_names(0), Vec::<String>::new());
        let layers = |file: &File| {
            let all = file.dictionary(file.catalog().get(b"OCProperties").expect("layers"));
            let named = file.array(&all, "OCGs").iter().map(|id| file.text(&file.dictionary(id), "Name")).collect();
            let named: Vec<String> = named;
            named
        };
        assert_eq!(layers(&bound), layers(&alone));
    }
}

#[test]
fn a_part_that_the_document_lacks_is_refused() {
    assert_eq!(pdf_and_parts(&specimen::document(), &["nothing"]), Err(PdfError::NoPages));
}

#[test]
fn a_document_without_pages_is_refused() {
    assert_eq!(pdf(&specimen::document().part("nothing")), Err(PdfError::NoPages));
}

#[test]
fn the_trial_piece_stays_small() {
    let size = written(&specimen::document()).len();
    assert!(size < 17_000, "{size} bytes");
}

/// Dots to the inch of the pictures that are measured.
const DPI: f64 = 300.0;

/// The first page as a printer sees it, without its cut lines.
fn printed() -> Pixmap {
    let mut document = specimen::document();
    document.pages[0].layers.retain(|layer| layer.kind != LayerKind::Cut);
    let file = hayro::hayro_syntax::Pdf::new(written(&document)).expect("a PDF");
    let scale = (DPI / 72.0) as f32;
    let settings = hayro::PixmapSettings {
        x_scale: scale,
        y_scale: scale,
        bg_color: hayro::vello_cpu::color::palette::css::WHITE,
    };
    hayro::render(&file.pages()[0], &Default::default(), &Default::default(), &Default::default(), &settings)
}

/// Where something dark begins and ends on the level of `y` between `x0` and `x1`, in millimetres, to a fraction of a
/// dot: how much of a dot is covered says where the edge runs through it.
fn dark_from_to(picture: &Pixmap, y: f64, x0: f64, x1: f64) -> (f64, f64) {
    let dot = 25.4 / DPI;
    let row = (y / dot) as u16;
    let green = |x: usize| f64::from(picture.sample(x as u16, row).g);
    let (first, last) = ((x0 / dot) as usize, (x1 / dot) as usize);
    let paper = green(first);
    let ink = (first..last).map(green).fold(paper, f64::min);
    let covered = |x: usize| (paper - green(x)) / (paper - ink);
    let from = (first..last).find(|&x| covered(x) > 0.99).expect("something dark");
    let to = (first..last).rev().find(|&x| covered(x) > 0.99).expect("something dark");
    let (before, after): (f64, f64) = ((first..from).map(covered).sum(), (to + 1..last).map(covered).sum());
    ((from as f64 - before) * dot, (to as f64 + 1.0 + after) * dot)
}

#[test]
fn a_disc_of_thirty_millimetres_measures_thirty() {
    let (left, right) = dark_from_to(&printed(), 60.0, 40.0, 80.0);
    assert!((right - left - DISC).abs() < 0.01, "{}", right - left);
    assert!((left - 45.0).abs() < 0.01, "it begins at {left}");
}

#[test]
fn a_square_of_thirty_six_millimetres_measures_thirty_six() {
    let (left, right) = dark_from_to(&printed(), 118.0, 90.0, 145.0);
    assert!((right - left - SQUARE).abs() < 0.01, "{}", right - left);
    assert!((left - 100.0).abs() < 0.01, "it begins at {left}");
}
