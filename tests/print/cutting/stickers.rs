//! Cut lines of stickers, for scissors, punches and cutting machines: measured in the pages and in the cutter files.

use super::drawing::Drawing;
use super::pieces;
use super::raster::{self, Pixels};
use shouqi::export;
use shouqi::geom::{BezPath, Rect, Shape};
use shouqi::scene::{Document, LayerKind};

/// Dots to the inch of the measuring pictures.
const DPI: f64 = 300.0;
/// How far a finished size may lie from the theme's.
const CLOSE: f64 = 0.05;

/// Only these kinds of layers of a document.
fn only(document: &Document, kinds: &[LayerKind]) -> Document {
    let mut document = document.clone();
    for page in &mut document.pages {
        page.layers.retain(|layer| kinds.contains(&layer.kind));
    }
    document
}

fn pixel(mm: f64) -> usize {
    (mm / 25.4 * DPI) as usize
}

/// The middles of the dark stretches at this height, in millimetres.
fn across(pixels: &Pixels, mm: f64) -> Vec<f64> {
    raster::crossings(|x| pixels.darkness(x, pixel(mm)), pixels.width, DPI)
}

fn down(pixels: &Pixels, mm: f64) -> Vec<f64> {
    raster::crossings(|y| pixels.darkness(pixel(mm), y), pixels.height, DPI)
}

/// From where to where it is dark at this height or, if `upright`, at this distance from the left, in millimetres.
fn stretches(pixels: &Pixels, mm: f64, upright: bool) -> Vec<(f64, f64)> {
    let length = if upright { pixels.height } else { pixels.width };
    let dark = |place: usize| {
        if upright { pixels.darkness(pixel(mm), place) } else { pixels.darkness(place, pixel(mm)) }
    };
    let mut found: Vec<(f64, f64)> = Vec::new();
    let mut inside = false;
    for place in 0..length {
        let share = dark(place);
        let at = place as f64;
        match (inside, share > 0.0) {
            // A pixel that is partly dark is dark on the side of its dark neighbour.
            (false, true) => found.push((at + 1.0 - share, at + 1.0)),
            (true, true) => {
                if let Some(last) = found.last_mut() {
                    last.1 = at + share;
                }
            }
            (_, false) => {}
        }
        inside = share > 0.0;
    }
    found.into_iter().map(|(from, to)| (from / DPI * 25.4, to / DPI * 25.4)).collect()
}

fn spacing(lines: &[f64]) -> Vec<f64> {
    lines.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

#[test]
fn squares_for_scissors_are_as_large_as_the_sticker_and_stand_edge_to_edge_in_every_format() {
    for (size, side) in [("small", 18.0), ("family", 28.0), ("big", 38.0)] {
        let document = pieces(&[("size", size), ("pieces.cut", "squares")]);
        let trim = document.pages[0].trim;
        for (format, pixels) in raster::first_page(&only(&document, &[LayerKind::Cut]), DPI) {
            for lines in [across(&pixels, trim.y0 + side / 2.0), down(&pixels, trim.x0 + side / 2.0)] {
                assert!(lines.len() >= 3, "{size} {format}: {lines:?}");
                let wrong = spacing(&lines).into_iter().find(|apart| (apart - side).abs() > CLOSE);
                assert!(wrong.is_none(), "{size} {format}: {wrong:?} mm for {side}");
            }
        }
    }
}

#[test]
fn hexagons_in_rectangles_touch_them_on_all_sides() {
    let document = pieces(&[("size", "family"), ("pieces.shape", "hexagon"), ("pieces.cut", "squares")]);
    let trim = document.pages[0].trim;
    let pixels = raster::svg(&only(&document, &[LayerKind::Cut]), 0, DPI);
    let tall = 28.0 * 2.0 / 3.0_f64.sqrt();
    let (wide, high) = (spacing(&across(&pixels, trim.y0 + 10.0)), spacing(&down(&pixels, trim.x0 + 10.0)));
    assert!(wide.iter().all(|apart| (apart - 28.0).abs() < CLOSE), "{wide:?}");
    assert!(high.iter().all(|apart| (apart - tall).abs() < CLOSE), "{high:?}");
}

#[test]
fn a_cut_that_neighbours_share_is_made_once() {
    let document = pieces(&[("size", "family"), ("pieces.cut", "squares")]);
    let cuts = export::cut_lines(&document, 0);
    let dxf = export::dxf(&document, 0).expect("it is cut");
    let length: f64 = Drawing::read(&dxf).polylines().iter().map(|line| line.length()).sum();
    // Of a block of 18 squares, some columns wide, the last row perhaps not full.
    let columns = (document.pages[0].trim.width() / 28.0).round() as usize;
    let (rows, left) = (18usize.div_ceil(columns), 18 % columns);
    let last = if left == 0 { columns } else { left };
    let edges = columns * rows + last + (columns + 1) * (rows - 1) + last + 1;
    assert!((length - 28.0 * edges as f64).abs() < 0.01, "{length} mm for {edges} edges");
    // Each line as long as it goes straight on: far fewer than the squares have sides.
    assert!(cuts.len() <= rows + 1 + columns + 1, "{} lines", cuts.len());
}

#[test]
fn no_white_gap_is_left_between_squares_nor_at_their_edge_if_the_scissors_slip() {
    let document = pieces(&[("size", "family"), ("pieces.cut", "squares")]);
    let trim = document.pages[0].trim;
    for (format, pixels) in raster::first_page(&only(&document, &[LayerKind::Artwork]), DPI) {
        // All of the first two rows, and a millimetre and a half around them.
        let seen = Rect::new(trim.x0 - 1.5, trim.y0 - 1.5, trim.x1 + 1.5, trim.y0 + 56.0);
        let points = (0..120).flat_map(|x| (0..80).map(move |y| (x, y)));
        let corners = points.filter(|&(x, y)| {
            let at = |from: f64, to: f64, share: f64| pixel(from + (to - from) * share);
            let (x, y) = (at(seen.x0, seen.x1, f64::from(x) / 119.0), at(seen.y0, seen.y1, f64::from(y) / 79.0));
            // The animals' coats are white, the paper between the squares is not.
            let edge = |mm: f64| mm.rem_euclid(28.0).min(28.0 - mm.rem_euclid(28.0)) < 1.0;
            let (mm_x, mm_y) = (x as f64 / DPI * 25.4 - trim.x0, y as f64 / DPI * 25.4 - trim.y0);
            (edge(mm_x) || edge(mm_y)) && pixels.at(x, y) == [255, 255, 255]
        });
        assert_eq!(corners.count(), 0, "{format}: paper shows between the squares");
    }
}

#[test]
fn no_square_prints_over_its_neighbour() {
    // The ring of each reaches its edge on four sides: what a neighbour printed over it would break it.
    let document = pieces(&[("size", "family"), ("pieces.cut", "squares")]);
    let ring = |place: usize, document: &Document| {
        let trim = document.pages[0].trim;
        let columns = (trim.width() / 28.0).round() as usize;
        let corner = (trim.x0 + (place % columns) as f64 * 28.0, trim.y0 + (place / columns) as f64 * 28.0);
        (corner.0 + 14.0, corner.1 + 14.0)
    };
    let pixels = raster::svg(&only(&document, &[LayerKind::Artwork]), 0, DPI);
    for place in 0..8 {
        let (x, y) = ring(place, &document);
        for way in 0..4 {
            let (dx, dy) = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][way];
            let darkest = (0..30)
                .map(|step| 12.2 + f64::from(step) * 0.05)
                .map(|far| pixels.darkness(pixel(x + dx * far), pixel(y + dy * far)));
            assert!(darkest.fold(0.0, f64::max) > 0.4, "sticker {place}: its ring is gone on side {way}");
        }
    }
}

#[test]
fn strips_are_cut_across_the_sheet_from_margin_to_margin() {
    let document = pieces(&[("size", "family"), ("pieces.cut", "strips"), ("paper.size", "A3")]);
    let (media, trim) = (document.pages[0].media, document.pages[0].trim);
    for (format, pixels) in raster::first_page(&only(&document, &[LayerKind::Cut]), DPI) {
        let rows = down(&pixels, trim.x0 - 3.0);
        assert!(
            rows.len() >= 3 && spacing(&rows).iter().all(|apart| (apart - 28.0).abs() < CLOSE),
            "{format}: {rows:?}"
        );
        let line = stretches(&pixels, rows[0], false);
        let (first, last) = (line[0].0, line[line.len() - 1].1);
        assert!((first - 10.0).abs() < 0.1 && (last - media.width + 10.0).abs() < 0.1, "{format}: {first} to {last}");
    }
}

#[test]
fn squares_take_less_paper_than_circles_with_room_between_them() {
    let block = |cut: &str| {
        let trim = pieces(&[("size", "big"), ("pieces.cut", cut)]).pages[0].trim;
        trim.area()
    };
    assert!(block("squares") < 0.8 * block("shape"), "{} for {}", block("squares"), block("shape"));
    assert!((block("squares") - block("strips")).abs() < 1e-6);
}

#[test]
fn punched_stickers_have_no_cut_line_and_six_millimetres_between_them() {
    let black = ("pieces.white.ground", "black");
    let document = pieces(&[("size", "family"), ("pieces.cut", "punch"), black]);
    assert_eq!((export::dxf(&document, 0), export::cut_lines(&document, 0)), (None, Vec::new()));
    let pixels = raster::svg(&only(&document, &[LayerKind::Safe]), 0, DPI);
    assert!(pixels.rgb.iter().all(|value| *value == 255), "the line of safety is never printed");
    let bounds = raster::svg(&only(&document, &[LayerKind::Artwork]), 0, DPI);
    let middle = document.pages[0].trim.y0 + 14.0;
    // Ink runs 2 mm over each edge, so 2 mm are white.
    let white: Vec<f64> = stretches(&bounds, middle, false).windows(2).map(|pair| pair[1].0 - pair[0].1).collect();
    let gaps = white.iter().filter(|gap| (**gap - 2.0).abs() < CLOSE).count();
    assert!(gaps >= 3, "{white:?}");
}

const SILHOUETTE: (&str, &str) = ("cutter.machine", "silhouette");

#[test]
fn there_are_no_registration_marks_by_default() {
    let layers = |document: &Document| document.pages[0].layers.iter().map(|layer| layer.kind).collect::<Vec<_>>();
    assert!(!layers(&pieces(&[])).contains(&LayerKind::Registration));
    let marked = layers(&pieces(&[SILHOUETTE]));
    assert!(marked.contains(&LayerKind::Registration) && !marked.contains(&LayerKind::Guides), "{marked:?}");
}

#[test]
fn registration_marks_measure_what_the_theme_says_in_every_format() {
    for (inset, arm, line) in [(10.0, 20.0, 0.5), (16.0, 8.4, 1.0), (12.5, 15.0, 0.3)] {
        let [arm_text, inset_text, line_text] = [arm, inset, line].map(|mm: f64| format!("{mm}mm"));
        let document = pieces(&[
            SILHOUETTE,
            ("cutter.marks-inset", &inset_text),
            ("cutter.marks-arm", &arm_text),
            ("cutter.marks-line", &line_text),
        ]);
        let media = document.pages[0].media;
        assert!(media.height > media.width, "the sheet goes into the machine upright");
        let (right, foot) = (media.width - inset, media.height - inset);
        for (format, pixels) in raster::first_page(&only(&document, &[LayerKind::Registration]), DPI) {
            let close = |found: f64, expected: f64, what: &str| {
                assert!((found - expected).abs() < CLOSE, "{format}, {what}: {found:.3} mm for {expected}");
            };
            // The square, then the upright line of the upper right corner.
            let row = stretches(&pixels, inset + 2.5, false);
            assert_eq!(row.len(), 2, "{format}: {row:?}");
            close(row[0].0, inset, "the square's left side");
            close(row[0].1, inset + 5.0, "the square's right side");
            close((row[1].0 + row[1].1) / 2.0, right, "the corner's line");
            close(row[1].1 - row[1].0, line, "the line's width");
            let column = stretches(&pixels, inset + 2.5, true);
            assert_eq!(column.len(), 2, "{format}: {column:?}");
            close(column[0].0, inset, "the square's upper side");
            close(column[0].1, inset + 5.0, "the square's lower side");
            close((column[1].0 + column[1].1) / 2.0, foot, "the lower corner's line");
            // The arms end where they should.
            let arms = [(stretches(&pixels, right, true), "down"), (stretches(&pixels, inset, false), "across")];
            let (down, across) = (&arms[0].0, &arms[1].0);
            close(down[0].1, inset + arm, arms[0].1);
            close(across[across.len() - 1].0, right - arm, arms[1].1);
            let left = stretches(&pixels, inset, true);
            close(left[left.len() - 1].0, foot - arm, "the lower corner's upright arm");
            let low = stretches(&pixels, foot, false);
            close(low[0].1, inset + arm, "the lower corner's arm along the foot");
        }
    }
}

#[test]
fn registration_marks_are_black_with_any_inks() {
    for inks in ["rgb", "cmyk", "grey", "saving"] {
        let document = pieces(&[SILHOUETTE, ("colours.inks", inks)]);
        for (format, pixels) in raster::first_page(&only(&document, &[LayerKind::Registration]), DPI) {
            let middle = pixels.darkness(pixel(12.5), pixel(12.5));
            assert!(middle > 0.85, "{inks} {format}: the square is {middle:.2} dark");
        }
    }
}

#[test]
fn nothing_else_is_printed_where_the_machine_looks_for_its_marks() {
    let printed = [LayerKind::Artwork, LayerKind::Guides, LayerKind::Cut];
    let cases = [
        ("small", "5", "shape", "A4"),
        ("family", "3", "squares", "A4"),
        ("big", "2", "shape", "Letter"),
        ("small", "9", "squares", "A3"),
    ];
    for (size, sets, cut, paper) in cases {
        let values = [SILHOUETTE, ("size", size), ("pieces.sets", sets), ("pieces.cut", cut), ("paper.size", paper)];
        let document = only(&pieces(&values), &printed);
        let media = document.pages[0].media;
        let pixels = raster::svg(&document, 0, 75.0);
        let mm = |pixel: usize| (pixel as f64 + 0.5) / 75.0 * 25.4;
        for y in 0..pixels.height {
            for x in (0..pixels.width).filter(|x| pixels.at(*x, y) != [255, 255, 255]) {
                let (x, y) = (mm(x), mm(y));
                let (right, foot) = (media.width - x, media.height - y);
                assert!(x.min(y).min(right).min(foot) > 10.25, "{values:?}: ink outside the marks");
                let corners = [(x, y), (right, y), (x, foot)];
                assert!(
                    !corners.iter().any(|(along, down)| along.max(*down) < 30.5),
                    "{values:?}: ink at {x:.1}, {y:.1}"
                );
            }
        }
    }
}

#[test]
fn every_sticker_finds_its_place_beside_the_marks() {
    for sets in ["1", "4"] {
        let document = pieces(&[SILHOUETTE, ("size", "family"), ("pieces.sets", sets), ("pieces.spares", "0")]);
        let cuts: usize = (0..document.pages.len()).map(|page| export::cut_lines(&document, page).len()).sum();
        assert_eq!(cuts, 16 * sets.parse::<usize>().expect("a number"));
    }
}

#[test]
fn in_the_files_for_cutters_the_marks_lie_on_a_layer_of_their_own_where_they_were_printed() {
    let document = pieces(&[SILHOUETTE]);
    let media = document.pages[0].media;
    let dxf = export::dxf(&document, 0).expect("it is cut");
    let drawing = Drawing::read(&dxf);
    let on = |layer: &str| drawing.entities().iter().filter(|entity| entity.text(8) == layer).count();
    assert_eq!((on("CUT"), on("REGMARKS"), drawing.entities().len()), (18, 3, 21));
    let marks = drawing.polylines();
    assert_eq!(marks.iter().map(|line| line.closed).collect::<Vec<_>>(), [true, false, false]);
    assert!(marks.iter().zip([5.0, 20.0, 20.0]).all(|(line, side)| line.size() == (side, side)), "{marks:?}");
    let corners: Vec<(f64, f64)> = marks.iter().map(|line| line.corners[1].0).collect();
    assert!(corners[1] == (media.width - 10.0, media.height - 10.0) && corners[2] == (10.0, 10.0), "{corners:?}");

    let svg = export::cut_svg(&document, 0).expect("it is cut");
    let (cuts, layer) = svg.split_once("<g ").expect("a layer");
    assert!(layer.contains("inkscape:groupmode=\"layer\"") && layer.contains("id=\"registration-marks\""), "{layer}");
    assert_eq!((cuts.matches("#ff0000").count(), cuts.matches("#000000").count()), (18, 0));
    assert_eq!((layer.matches("#ff0000").count(), layer.matches("#000000").count()), (0, 3));
    let paths = layer.split(" d=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let bounds: Vec<Rect> = paths.map(|data| BezPath::from_svg(data).expect("a path").bounding_box()).collect();
    assert_eq!(bounds[0], Rect::new(10.0, 10.0, 15.0, 15.0));
    assert_eq!(bounds[1], Rect::new(media.width - 30.0, 10.0, media.width - 10.0, 30.0));
}

#[test]
fn cuts_lie_half_a_kerf_outside_the_sticker() {
    for (shape, size) in [("disc", "family"), ("square", "family"), ("hexagon", "big")] {
        let cut = |kerf: &str| -> Vec<Rect> {
            let document = pieces(&[("size", size), ("pieces.shape", shape), ("cutter.kerf", kerf)]);
            export::cut_lines(&document, 0).iter().map(|line| line.bounds()).collect()
        };
        for (bare, grown) in cut("0mm").into_iter().zip(cut("0.3mm")) {
            let wider = grown.width() - bare.width();
            assert!((wider - 0.3).abs() < 0.002, "{shape}: {wider} mm wider");
        }
    }
    // Squares that share a cut stand farther apart: what is left of each has the size of the sticker.
    let document = pieces(&[("size", "family"), ("pieces.cut", "squares"), ("cutter.kerf", "0.3mm")]);
    let trim = document.pages[0].trim;
    let lines = across(&raster::svg(&only(&document, &[LayerKind::Cut]), 0, DPI), trim.y0 + 14.0);
    assert!(spacing(&lines).iter().all(|apart| (apart - 28.3).abs() < CLOSE), "{lines:?}");
}

#[test]
fn a_sheet_for_a_cricut_is_as_large_as_it_can_print_and_cut_and_holds_stickers_alone() {
    let document = pieces(&[("cutter.machine", "cricut"), ("size", "family")]);
    for page in 0..document.pages.len() {
        let (media, trim) = (document.pages[page].media, document.pages[page].trim);
        assert!((media.width - 234.95).abs() < 1e-9 && (media.height - 171.45).abs() < 1e-9, "{media:?}");
        let pixels = raster::svg(&document, page, 300.0);
        assert_eq!((pixels.width, pixels.height), (2775, 2025), "9.25 × 6.75 inches at 300 dpi");
        let mm = |pixel: usize| (pixel as f64 + 0.5) / 300.0 * 25.4;
        // The cut line itself, and a pixel.
        let around = trim.inflate(0.2, 0.2);
        let stray = (0..pixels.height)
            .flat_map(|y| (0..pixels.width).map(move |x| (x, y)))
            .find(|&(x, y)| pixels.at(x, y) != [255, 255, 255] && !around.contains((mm(x), mm(y))));
        assert_eq!(stray, None, "something is printed beside the stickers");
        let svg = export::svg(&document, page);
        assert!(svg.contains("width=\"234.95mm\"") && svg.contains("height=\"171.45mm\""));
    }
    let cuts: usize = (0..document.pages.len()).map(|page| export::cut_lines(&document, page).len()).sum();
    assert_eq!(cuts, 18);
}

#[test]
fn no_line_is_printed_where_a_machine_cuts_and_its_file_has_them_all() {
    for machine in ["silhouette", "cricut"] {
        let document = pieces(&[("cutter.machine", machine)]);
        assert_eq!(export::cut_lines(&document, 0).len(), 18, "{machine}");
        let pixels = raster::svg(&only(&document, &[LayerKind::Cut]), 0, 72.0);
        let inked = pixels.rgb.iter().filter(|&&value| value < 250).count();
        assert_eq!(inked, 0, "{machine}: a line is printed");
    }
    let by_hand = pieces(&[]);
    let pixels = raster::svg(&only(&by_hand, &[LayerKind::Cut]), 0, 72.0);
    assert!(pixels.rgb.iter().any(|&value| value < 250), "scissors need a line");
}
