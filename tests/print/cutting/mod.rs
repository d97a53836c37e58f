//! Cut lines and cutter files (DXF, SVG): what the page has to cut, at its place, and nothing else.

use crate::support::drawing;
use crate::support::raster;
use crate::support::specimen;
mod stickers;
use crate::support::themes_at_hand;

use drawing::Drawing;
use shouqi::export;
use shouqi::geom::{Affine, BezPath, Circle, Point, Rect, Shape};
use shouqi::scene::{Colour, Document, Group, Item, LayerKind, PathItem, Symbol, SymbolId, Use};
use std::sync::Arc;

/// How far a cut may lie from the page's, in millimetres.
const CLOSE: f64 = 0.001;

fn pieces(values: &[(&str, &str)]) -> Document {
    themes_at_hand::load("classic", values, &["pieces"]).document
}

fn dxf(document: &Document) -> String {
    export::dxf(document, 0).expect("something is cut")
}

fn svg(document: &Document) -> String {
    export::cut_svg(document, 0).expect("something is cut")
}

/// The bounds of each cut path of a page of stickers, as the scene has them.
fn outlines(document: &Document) -> Vec<Rect> {
    let layers = document.pages[0].layers.iter().filter(|layer| layer.kind == LayerKind::Cut);
    let items = layers.flat_map(|layer| &layer.items);
    items
        .map(|item| match item {
            Item::Path(item) => item.path.bounding_box(),
            other => panic!("{other:?} on the layer for the cutter"),
        })
        .collect()
}

/// Every value of an attribute of the elements of this name.
fn attributes(svg: &str, element: &str, attribute: &str) -> Vec<String> {
    let begin = format!(" {attribute}=\"");
    let elements = svg.split('<').filter(|text| text.split([' ', '/']).next() == Some(element));
    let values = elements.map(|text| text.split_once(&begin).and_then(|(_, rest)| rest.split_once('"')));
    values.map(|value| value.expect("the attribute is there").0.to_owned()).collect()
}

fn numbers(svg: &str, element: &str, attribute: &str) -> Vec<f64> {
    attributes(svg, element, attribute).iter().map(|value| value.parse().expect("a number")).collect()
}

/// A page on which these paths are cut and nothing else stands.
fn page(paths: &[&str]) -> Document {
    let mut document = specimen::document();
    let cut = |path: &&str| PathItem::stroked(BezPath::from_svg(path).expect("a path"), specimen::cut_line()).into();
    document.pages[0].layers.retain(|layer| layer.kind == LayerKind::Cut);
    document.pages[0].layers[0].items = paths.iter().map(cut).collect();
    document
}

#[test]
fn sixteen_stickers_and_two_spare_ones_are_circles_of_their_size_where_the_page_has_them() {
    for (size, sticker) in [("small", 18.0), ("family", 28.0), ("big", 38.0)] {
        let document = pieces(&[("size", size)]);
        let height = document.pages[0].media.height;
        let text = dxf(&document);
        let drawing = Drawing::read(&text);
        let (circles, outlines) = (drawing.circles(), outlines(&document));
        assert_eq!((circles.len(), drawing.entities().len(), outlines.len()), (18, 18, 18), "{size}");
        for (((x, y), radius), outline) in circles.into_iter().zip(outlines) {
            let middle = outline.center();
            assert!((2.0 * radius - sticker).abs() < CLOSE, "{size}: a disc of {}", 2.0 * radius);
            // The scene's curve is a circle to a thousandth.
            assert!((2.0 * radius - outline.width()).abs() < 2.0 * CLOSE, "{size}: {}", outline.width());
            let apart = Point::new(x, height - y).distance(middle);
            assert!(apart < CLOSE, "{size}: {apart} mm from {middle}");
        }
    }
}

#[test]
fn the_file_has_millimetres_a_lower_left_origin_and_extents() {
    for paper in ["A4", "Letter"] {
        for shape in ["disc", "square", "hexagon"] {
            let document = pieces(&[("paper.size", paper), ("pieces.shape", shape)]);
            let (media, text) = (document.pages[0].media, dxf(&document));
            let drawing = Drawing::read(&text);
            assert_eq!(drawing.variable("$ACADVER"), ["AC1015"]);
            assert_eq!((drawing.variable("$INSUNITS"), drawing.variable("$MEASUREMENT")), (vec!["4"], vec!["1"]));
            assert_eq!(drawing.place("$LIMMIN"), (0.0, 0.0));
            assert_eq!(drawing.place("$LIMMAX"), (media.width, media.height));
            let all = outlines(&document).into_iter().reduce(|all, next| all.union(next)).expect("stickers");
            let (least, most) = (drawing.place("$EXTMIN"), drawing.place("$EXTMAX"));
            let reach =
                [least.0 - all.x0, most.0 - all.x1, media.height - least.1 - all.y1, media.height - most.1 - all.y0];
            assert!(reach.iter().all(|apart| apart.abs() < CLOSE), "{paper} {shape}: {reach:?}");
        }
    }
}

#[test]
fn everything_is_on_the_cut_layer_and_handles_are_unique() {
    let text = dxf(&pieces(&[("pieces.shape", "hexagon")]));
    let drawing = Drawing::read(&text);
    assert!(drawing.entities().iter().all(|entity| entity.text(8) == "CUT"));
    let mut handles = drawing.handles();
    let (count, greatest) = (handles.len(), handles.iter().copied().max());
    handles.sort_unstable();
    handles.dedup();
    assert_eq!(handles.len(), count);
    let seed = u32::from_str_radix(drawing.variable("$HANDSEED")[0], 16).expect("a handle");
    assert!(count > 18 && greatest < Some(seed), "the next handle is free");
}

#[test]
fn square_and_hexagonal_stickers_are_closed_lines_of_the_right_size_and_area() {
    let side = 28.0_f64;
    // The corners of a square are round by a tenth of its side.
    let square = side * side - (4.0 - std::f64::consts::PI) * (side / 10.0).powi(2);
    let hexagon = side * side * 3.0_f64.sqrt() / 2.0;
    let tall = side * 2.0 / 3.0_f64.sqrt();
    for (shape, corners, area, height) in [("square", 8, square, side), ("hexagon", 6, hexagon, tall)] {
        let text = dxf(&pieces(&[("size", "family"), ("pieces.shape", shape)]));
        let lines = Drawing::read(&text).polylines();
        assert_eq!(lines.len(), 18, "{shape}");
        for line in lines {
            assert!(line.closed && line.corners.len() == corners, "{shape}: {line:?}");
            assert!((line.area() - area).abs() < 0.02, "{shape}: {} mm² for {area}", line.area());
            let (width, reach) = line.size();
            assert!((width - side).abs() < CLOSE && (reach - height).abs() < CLOSE, "{shape}: {width} × {reach}");
        }
    }
}

#[test]
fn circles_of_the_svg_are_those_of_the_dxf_upside_down() {
    let document = pieces(&[("size", "family")]);
    let (dxf, svg) = (dxf(&document), svg(&document));
    let height = document.pages[0].media.height;
    let [x, y, radius] = ["cx", "cy", "r"].map(|name| numbers(&svg, "circle", name));
    let circles = Drawing::read(&dxf).circles();
    assert_eq!((circles.len(), x.len()), (18, 18));
    for (place, ((dx, dy), dr)) in circles.into_iter().enumerate() {
        let apart = [dx - x[place], height - dy - y[place], dr - radius[place]];
        assert!(apart.iter().all(|apart| apart.abs() < 0.0002), "{place}: {apart:?}");
    }
}

#[test]
fn the_svg_is_in_real_millimetres_and_holds_red_hairlines_only() {
    for (shape, element) in [("disc", "circle"), ("square", "path"), ("hexagon", "path")] {
        let document = pieces(&[("pieces.shape", shape)]);
        let (svg, (width, height)) = (svg(&document), (document.pages[0].media.width, document.pages[0].media.height));
        assert!(
            svg.contains(&format!("width=\"{width}mm\"")) && svg.contains(&format!("height=\"{height}mm\"")),
            "{svg}"
        );
        assert!(svg.contains(&format!("viewBox=\"0 0 {width} {height}\"")), "{svg}");
        let names: Vec<&str> = svg.split('<').skip(2).map(|text| text.split([' ', '>']).next().unwrap_or("")).collect();
        let lines = names.iter().filter(|name| **name == element).count();
        assert_eq!((lines, names.len()), (18, 20), "the drawing, its lines, its end: {names:?}");
        assert!(attributes(&svg, element, "fill").iter().all(|fill| fill == "none"));
        assert!(attributes(&svg, element, "stroke").iter().all(|stroke| stroke == "#ff0000"));
        assert!(numbers(&svg, element, "stroke-width").iter().all(|width| *width <= 0.0254));
        assert!(!svg.contains("transform") && !svg.contains("<g"));
        if element == "path" {
            let data = attributes(&svg, element, "d");
            assert!(data.iter().all(|data| data.ends_with('Z') && !data.contains(char::is_lowercase)), "{data:?}");
        }
    }
}

#[test]
fn square_stickers_of_the_svg_are_as_large_as_those_of_the_page() {
    for shape in ["square", "hexagon"] {
        let document = pieces(&[("pieces.shape", shape)]);
        let data = attributes(&svg(&document), "path", "d");
        for (data, outline) in data.iter().zip(outlines(&document)) {
            let drawn = BezPath::from_svg(data).expect("a path").bounding_box();
            let apart = [drawn.x0 - outline.x0, drawn.y0 - outline.y0, drawn.x1 - outline.x1, drawn.y1 - outline.y1];
            assert!(apart.iter().all(|apart| apart.abs() < CLOSE), "{shape}: {apart:?}");
        }
    }
}

#[test]
fn a_standing_piece_is_cut_in_one_closed_line_and_scored_where_it_is_folded() {
    let document = pieces(&[("pieces.backs", "stand"), ("pieces.spares", "0")]);
    let text = dxf(&document);
    let drawing = Drawing::read(&text);
    let layers: Vec<String> = drawing.entities().iter().map(|entity| entity.text(8).to_owned()).collect();
    let lines = drawing.polylines();
    assert_eq!((lines.len(), layers.len()), (64, 64), "16 outlines, three folds in each, and nothing else");
    for (line, layer) in lines.iter().zip(layers) {
        let size = line.size();
        match layer.as_str() {
            // Two panels of 20 mm and two tabs of 8 mm; a corner of 2 mm is off at each end of a tab.
            "CUT" => {
                assert!(line.closed && (size.0 - 20.0).abs() < CLOSE && (size.1 - 56.0).abs() < CLOSE, "{line:?}");
                assert!((line.area() - (20.0 * 56.0 - 4.0 * 2.0)).abs() < 0.01, "{} mm²", line.area());
            }
            "SCORE" => {
                assert!(!line.closed && (size.0 - 20.0).abs() < CLOSE && size.1 < CLOSE, "{line:?}");
            }
            other => panic!("{other} is no layer of this file"),
        }
    }
    let strokes = attributes(&svg(&document), "path", "stroke");
    let of = |colour: &str| strokes.iter().filter(|stroke| *stroke == colour).count();
    assert_eq!((of("#ff0000"), of("#0000ff")), (16, 48));
}

#[test]
fn a_sheet_to_be_folded_is_scored_once_and_only_its_fronts_are_cut() {
    let document = pieces(&[("pieces.backs", "gutter")]);
    let text = dxf(&document);
    let drawing = Drawing::read(&text);
    assert_eq!((drawing.circles().len(), drawing.polylines().len()), (18, 1));
    let fold = document.pages[0].media.width / 2.0;
    assert!(drawing.circles().iter().all(|((x, _), _)| *x < fold));
    assert!(drawing.polylines()[0].corners.iter().all(|((x, _), _)| (x - fold).abs() < CLOSE));
}

#[test]
fn the_same_set_gives_the_same_bytes() {
    let once = || {
        let document = pieces(&[]);
        (dxf(&document), svg(&document))
    };
    assert_eq!(once(), once());
}

#[test]
fn a_page_without_cut_lines_gives_no_file() {
    let board = themes_at_hand::load("classic", &[], &["board"]).document;
    for page in 0..board.pages.len() {
        assert_eq!((export::dxf(&board, page), export::cut_svg(&board, page)), (None, None));
    }
}

#[test]
fn squares_cut_edge_to_edge_share_their_cuts_in_both_files() {
    let squares: Vec<String> =
        (0..6).map(|place| format!("M{} {}h20v20h-20z", 30 + place % 3 * 20, 40 + place / 3 * 20)).collect();
    let document = page(&squares.iter().map(String::as_str).collect::<Vec<_>>());
    // Three lines across of 60 mm, four upright ones of 40 mm.
    let expected = 3.0 * 60.0 + 4.0 * 40.0;
    let text = dxf(&document);
    let lines = Drawing::read(&text).polylines();
    let dxf_length: f64 = lines.iter().map(|line| line.length()).sum();
    assert!((dxf_length - expected).abs() < CLOSE, "{dxf_length} mm in DXF");
    let paths = attributes(&svg(&document), "path", "d");
    let svg_length: f64 = paths.iter().map(|data| BezPath::from_svg(data).expect("a path").perimeter(1e-6)).sum();
    assert!((svg_length - expected).abs() < CLOSE, "{svg_length} mm in SVG");
    assert!(lines[0].closed && paths[0].ends_with('Z'), "the first square is cut out whole");
}

#[test]
fn the_same_disc_drawn_twice_is_cut_once() {
    let mut document = page(&[]);
    let disc = || PathItem::stroked(Circle::new((50.0, 60.0), 14.0).to_path(0.001), specimen::cut_line()).into();
    document.pages[0].layers[0].items = vec![disc(), disc()];
    assert_eq!(Drawing::read(&dxf(&document)).circles(), [((50.0, 237.0), 14.0)]);
    assert_eq!(numbers(&svg(&document), "circle", "r"), [14.0]);
}

#[test]
fn a_disc_within_turned_groups_and_symbols_is_cut_where_it_lies() {
    let mut document = page(&[]);
    let disc = PathItem::stroked(Circle::new((10.0, 0.0), 7.0).to_path(0.001), specimen::cut_line());
    Arc::make_mut(&mut document.symbols).push(Symbol {
        name: "disc".into(),
        bounds: Rect::new(3.0, -7.0, 17.0, 7.0),
        items: vec![disc.into()],
    });
    let last = SymbolId(document.symbols.len() - 1);
    let turned = Use { symbol: last, transform: Affine::rotate(std::f64::consts::FRAC_PI_2) * Affine::scale(2.0) };
    let group = Group::placed(Affine::translate((100.0, 50.0)), vec![turned.into()]);
    document.pages[0].layers[0].items = vec![group.into()];
    // Twice as large, a quarter turned: its middle lies 20 mm below (100, 50).
    assert_eq!(Drawing::read(&dxf(&document)).circles(), [((100.0, 227.0), 14.0)]);
}

#[test]
fn only_the_layer_for_the_cutter_is_cut_and_no_words_on_it() {
    let mut document = specimen::document();
    let words = document.pages[0].layers[0].items.clone();
    let cut = document.pages[0].layers.iter_mut().find(|layer| layer.kind == LayerKind::Cut).expect("a layer to cut");
    cut.items.extend(words.into_iter().filter(|item| matches!(item, Item::Glyphs(_) | Item::Image(_))));
    let text = dxf(&document);
    let drawing = Drawing::read(&text);
    assert_eq!(drawing.entities().len(), 1);
    assert_eq!(drawing.circles(), [((60.0, 237.0), 15.0)]);
}

#[test]
fn an_oval_is_closed_and_keeps_to_its_curve() {
    let mut document = page(&[]);
    let oval = Affine::translate((70.0, 70.0))
        * Affine::scale_non_uniform(1.0, 0.5)
        * Circle::new((0.0, 0.0), 20.0).to_path(0.001);
    document.pages[0].layers[0].items = vec![PathItem::filled(oval, Colour::BLACK).into()];
    let text = dxf(&document);
    let lines = Drawing::read(&text).polylines();
    assert!(lines.len() == 1 && lines[0].closed);
    let area = std::f64::consts::PI * 20.0 * 10.0;
    assert!((lines[0].area() - area).abs() < 1.0, "{} mm² for {area}", lines[0].area());
}
