//! Boards in parts, folded boards, boards for the print shop: measured in what is drawn.

use crate::support::drawing;
use crate::support::raster;
use crate::support::themes_at_hand;

use drawing::Drawing;
use raster::Pixels;
use shouqi::export::{pdf, png};
use shouqi::geom::{Affine, PathEl, Point, Rect, Shape, Vec2};
use shouqi::language::LANGUAGES;
use shouqi::layout::{BoardPart, BoardPlan, Set};
use shouqi::rules::{Square, Terrain};
use shouqi::scene::{Document, Group, Item, LayerKind, Paint, Spot};
use std::collections::BTreeMap;
use themes_at_hand::{load, theme};

/// How far a mark may lie from its place, in millimetres.
const CLOSE: f64 = 0.05;
/// Pixels to a millimetre of pictures that are compared.
const COARSE: f64 = 5.0;
/// How far a pixel may be off, and how many in a thousand may be off more: the rasteriser rounds at edges. In a picture
/// that is moved by a fortieth of a millimetre every edge is off more.
const SAME: u8 = 30;
const ROUNDED: usize = 1;
/// Pixels to a millimetre of the pictures in which marks are measured.
const FINE: f64 = 8.0;

/// Boards in several sheets: theme values, and what they are called.
fn in_parts() -> Vec<(&'static str, Vec<(&'static str, &'static str)>)> {
    vec![
        ("two sheets", vec![("size", "family")]),
        ("six sheets", vec![("size", "big")]),
        ("six sheets of Letter, edge to edge", vec![("size", "big"), ("paper.size", "Letter"), ("board.join", "butt")]),
        ("two sheets of A5", vec![("paper.size", "A5"), ("board.overlap", "12.5mm")]),
        ("six sheets of A6", vec![("paper.size", "A6")]),
        ("many sheets", vec![("board.square", "90mm"), ("board.overlap", "8mm")]),
    ]
}

fn board(values: &[(&str, &str)]) -> (Set, BoardPlan) {
    let set = load("classic", &[values, &[("board.frame-room", "slim")]].concat(), &["board"]);
    let plan = set.plan.board.clone().expect("a board was laid out");
    (set, plan)
}

/// A sheet of a board: its parts, and where the finished board's upper left corner lies on its page.
struct Sheet<'p> {
    page: usize,
    across: &'p BoardPart,
    upwards: &'p BoardPart,
    corner: Vec2,
    trim: Rect,
}

fn sheets<'p>(set: &Set, plan: &'p BoardPlan) -> Vec<Sheet<'p>> {
    let rows = plan.tiling.upwards.iter().rev();
    let places = rows.flat_map(|upwards| plan.tiling.across.iter().map(move |across| (across, upwards)));
    let sheet = |(page, (across, upwards)): (usize, (&'p BoardPart, &'p BoardPart))| {
        let (trim, band) = (set.document.pages[page].trim, plan.tiling.bands);
        // From the theme's own numbers: what lies left of this part and above it.
        let files = if across.cells.start == 0 { 0.0 } else { band.side + across.cells.start as f64 * plan.square };
        let above = usize::from(plan.squares.1) - upwards.cells.end;
        let rows = if above == 0 { 0.0 } else { band.end + above as f64 * plan.square };
        let tab = |has: bool| if has { plan.tab } else { 0.0 };
        let start = Vec2::new(files - tab(across.tab.before), rows - tab(upwards.tab.behind));
        Sheet { page, across, upwards, corner: trim.origin().to_vec2() - start, trim }
    };
    places.enumerate().map(sheet).collect()
}

/// One kind of layer of a page, moved, as pixels.
fn drawn(document: &Document, page: usize, kind: LayerKind, shift: Vec2, per_mm: f64) -> Pixels {
    let mut document = document.page(page);
    for layer in &mut document.pages[0].layers {
        let items = std::mem::take(&mut layer.items);
        if layer.kind == kind {
            layer.items = vec![Group::placed(Affine::translate(shift), items).into()];
        }
    }
    let drawn = png::raster(&document, 0, per_mm * 25.4).expect("the page can be drawn");
    Pixels { width: drawn.width as usize, height: drawn.height as usize, rgb: drawn.rgb }
}

#[test]
fn every_sheet_shows_its_part_of_the_board_and_laid_together_they_show_all_of_it() {
    let per_mm = COARSE;
    for (name, values) in in_parts().into_iter().take(4) {
        let (set, plan) = board(&values);
        let whole = [&values[..], &[("paper.size", "600mm x 600mm"), ("paper.orientation", "portrait")]].concat();
        let (single, one) = board(&whole);
        assert_eq!(one.tiling.sheets(), 1);
        assert!(plan.tiling.sheets() > 1 && plan.size == one.size, "{name}");
        let (columns, rows) = ((plan.size.width * per_mm) as usize, (plan.size.height * per_mm) as usize);
        // The board's corner on a corner of a pixel.
        let at = single.document.pages[0].trim.origin().to_vec2();
        let expected = drawn(&single.document, 0, LayerKind::Artwork, -at, per_mm);
        let mut shown = vec![false; columns * rows];
        for sheet in sheets(&set, &plan) {
            let grid = (sheet.corner * per_mm).floor() / per_mm;
            let seen = drawn(&set.document, sheet.page, LayerKind::Artwork, grid - sheet.corner, per_mm);
            let (left, top) = ((grid.x * per_mm).round() as i64, (grid.y * per_mm).round() as i64);
            let trim = (sheet.trim - sheet.corner).inset(-1.0 / per_mm);
            let (mut compared, mut off) = (0, 0);
            for y in (trim.y0 * per_mm).ceil() as i64..(trim.y1 * per_mm) as i64 {
                for x in (trim.x0 * per_mm).ceil() as i64..(trim.x1 * per_mm) as i64 {
                    let (here, there) = ((x + left) as usize, (y + top) as usize);
                    let pair = [seen.at(here, there), expected.at(x as usize, y as usize)];
                    compared += 1;
                    off += usize::from((0..3).any(|channel| pair[0][channel].abs_diff(pair[1][channel]) > SAME));
                    if (x as usize) < columns && (y as usize) < rows {
                        shown[y as usize * columns + x as usize] = true;
                    }
                }
            }
            let most = compared / 1000 * ROUNDED;
            assert!(off <= most, "{name}, sheet {}: {off} of {compared} pixels are off", sheet.page + 1);
        }
        let edge = 2;
        let missing = (edge..rows - edge)
            .flat_map(|y| (edge..columns - edge).map(move |x| (x, y)))
            .filter(|(x, y)| !shown[y * columns + x])
            .count();
        // Sheets that lie edge to edge lack the pixels that are cut in two.
        let seams = if plan.tab > 0.0 { 0 } else { 3 * (columns + rows) * plan.tiling.sheets() };
        assert!(missing <= seams, "{name}: {missing} pixels of the board are on no sheet");
    }
}

/// A page's marks, measured.
struct Marks {
    pixels: Pixels,
}

impl Marks {
    fn of(document: &Document, page: usize) -> Marks {
        Marks { pixels: drawn(document, page, LayerKind::Guides, Vec2::ZERO, FINE) }
    }

    /// Where lines cross a short stretch around a point, along x or along y: from the point, in millimetres.
    fn across(&self, at: Point, along_x: bool, half: f64) -> Vec<f64> {
        let pixel = |mm: f64| (mm * FINE).max(0.0) as usize;
        let (near, line) = if along_x { (at.x, at.y) } else { (at.y, at.x) };
        let (from, to) = (pixel(near - half), pixel(near + half));
        let darkness = |place: usize| match along_x {
            true => self.pixels.darkness(from + place, pixel(line)),
            false => self.pixels.darkness(pixel(line), from + place),
        };
        let found = raster::crossings(darkness, to - from, FINE * 25.4);
        found.into_iter().map(|mm| mm + from as f64 / FINE - near).collect()
    }

    /// How far the one line near a point lies from it.
    fn off(&self, at: Point, along_x: bool) -> f64 {
        let found = self.across(at, along_x, 0.7);
        assert_eq!(found.len(), 1, "at {at:?} there are lines at {found:?}");
        found[0]
    }
}

/// Where a sheet meets a neighbour, on its page: both ends of the line, and the way to the neighbour.
fn joints(sheet: &Sheet, plan: &BoardPlan) -> Vec<(Point, Point, Vec2)> {
    let (band, square, trim) = (plan.tiling.bands, plan.square, sheet.trim);
    let x = |file: usize| sheet.corner.x + band.side + file as f64 * square;
    let y = |row: usize| sheet.corner.y + plan.size.height - band.end - row as f64 * square;
    let upright =
        |file: usize, way: f64| (Point::new(x(file), trim.y0), Point::new(x(file), trim.y1), Vec2::new(way, 0.0));
    let lying = |row: usize, way: f64| (Point::new(trim.x0, y(row)), Point::new(trim.x1, y(row)), Vec2::new(0.0, way));
    let (files, rows) = (&sheet.across.cells, &sheet.upwards.cells);
    let mut joints = Vec::new();
    if files.start > 0 {
        joints.push(upright(files.start, -1.0));
    }
    if files.end < usize::from(plan.squares.0) {
        joints.push(upright(files.end, 1.0));
    }
    if rows.end < usize::from(plan.squares.1) {
        joints.push(lying(rows.end, -1.0));
    }
    if rows.start > 0 {
        joints.push(lying(rows.start, 1.0));
    }
    joints
}

#[test]
fn the_marks_of_a_joint_lie_on_the_line_between_two_squares_on_both_its_sheets() {
    for (name, values) in in_parts().into_iter().take(4) {
        let (set, plan) = board(&values);
        for sheet in sheets(&set, &plan) {
            let marks = Marks::of(&set.document, sheet.page);
            for (from, to, outwards) in joints(&sheet, &plan) {
                let along = (to - from).normalize();
                for (end, out) in [(from, -along), (to, along)] {
                    // The ends of the line before and behind the lozenge, and the lozenge's own point.
                    for far in [2.75, 6.25] {
                        let off = marks.off(end + out * far, outwards.x != 0.0);
                        assert!(off.abs() < CLOSE, "{name}, sheet {}: off by {off:.3} mm", sheet.page + 1);
                    }
                    let lozenge = marks.across(end + out * 3.75, outwards.x != 0.0, 1.4);
                    assert_eq!(lozenge.len(), 3, "{name}, sheet {}: {lozenge:?}", sheet.page + 1);
                    let middle = (lozenge[0] + lozenge[2]) / 2.0;
                    assert!(middle.abs() < CLOSE && lozenge[1].abs() < CLOSE, "{name}: {lozenge:?}");
                }
            }
        }
    }
}

/// The texts of a page's guides, each with the box around its ink.
fn texts(document: &Document, page: usize) -> Vec<(String, Rect)> {
    fn walk(document: &Document, items: &[Item], map: Affine, found: &mut Vec<(String, Rect)>) {
        for item in items {
            match item {
                Item::Group(group) => walk(document, &group.items, map * group.transform, found),
                Item::Glyphs(run) => {
                    let face = document.fonts.face(run.face);
                    let ink = run.glyphs.iter().filter_map(|glyph| {
                        let outline = face.outline(glyph.id);
                        let place =
                            map * run.transform * Affine::translate((glyph.x, glyph.y)) * Affine::scale(run.size);
                        (!outline.is_empty()).then(|| (place * outline).bounding_box())
                    });
                    found.extend(ink.reduce(|all, next| all.union(next)).map(|ink| (run.text.clone(), ink)));
                }
                Item::Path(_) | Item::Image(_) | Item::Use(_) => {}
            }
        }
    }
    let mut found = Vec::new();
    let page = &document.pages[page];
    for layer in page.layers.iter().filter(|layer| layer.kind == LayerKind::Guides) {
        walk(document, &layer.items, Affine::IDENTITY, &mut found);
    }
    found
}

/// How far marks reach beyond the end of a joint: as far as the paper's margin allows.
fn reach(set: &Set, values: &[(&str, &str)], page: usize, end: Point, out: Vec2) -> f64 {
    let margin = theme("classic", values).paper.margin;
    let keep = set.document.pages[page].media.to_rect().inset(-margin);
    let edge = Point::new(if out.x < 0.0 { keep.x0 } else { keep.x1 }, if out.y < 0.0 { keep.y0 } else { keep.y1 });
    (edge - end).dot(out).min(6.5)
}

#[test]
fn a_joint_bears_the_same_letter_at_both_ends_on_both_its_sheets_and_no_other_joint_has_it() {
    for (name, values) in in_parts() {
        let (set, plan) = board(&values);
        // By the line on the finished board, from its middle in tenths of a millimetre.
        let mut letters: BTreeMap<(i64, i64), Vec<String>> = BTreeMap::new();
        for sheet in sheets(&set, &plan) {
            let texts = texts(&set.document, sheet.page);
            for (from, to, outwards) in joints(&sheet, &plan) {
                let along = (to - from).normalize();
                let bodies = [sheet.across, sheet.upwards].map(|part| part.cells.start + part.cells.end);
                let line = from - sheet.corner;
                // The sheet's own middle along the joint tells it from the others on its line.
                let key = match outwards.x != 0.0 {
                    true => ((line.x * 10.0).round() as i64, -1 - bodies[1] as i64),
                    false => (-1 - bodies[0] as i64, (line.y * 10.0).round() as i64),
                };
                for (end, out) in [(from, -along), (to, along)] {
                    let middle = end + out * (reach(&set, &values, sheet.page, end, out) - 2.0) - outwards * 3.0;
                    let near = |(_, ink): &&(String, Rect)| ink.center().distance(middle) < 1.0;
                    let found: Vec<String> = texts.iter().filter(near).map(|(text, _)| text.clone()).collect();
                    assert_eq!(found.len(), 1, "{name}, sheet {}: {found:?} near {middle:?}", sheet.page + 1);
                    letters.entry(key).or_default().extend(found);
                }
            }
        }
        let mut all = Vec::new();
        for (line, letters) in &letters {
            assert_eq!(letters.len(), 4, "{name}: {line:?} has {letters:?}");
            assert!(letters.windows(2).all(|pair| pair[0] == pair[1]), "{name}: {line:?} has {letters:?}");
            all.push(letters[0].clone());
        }
        all.sort();
        all.dedup();
        assert_eq!(all.len(), letters.len(), "{name}: {all:?}");
    }
}

#[test]
fn a_tab_has_its_letter_and_the_sheet_glued_over_it() {
    let (set, plan) = board(&[("size", "big")]);
    let under: Vec<Vec<String>> = (0..set.document.pages.len())
        .map(|page| {
            texts(&set.document, page).into_iter().map(|(text, _)| text).filter(|t| t.contains("glue")).collect()
        })
        .collect();
    let tabs = under.iter().flatten().count();
    assert_eq!(tabs, plan.tiling.tabs());
    assert_eq!(under[0], ["A · glue sheet 2 over this edge"]);
    assert_eq!(under[2], ["B · glue sheet 4 over this edge", "D · glue sheet 1 over this edge"]);
}

#[test]
fn sheets_that_lie_edge_to_edge_have_no_tabs_and_are_as_large_as_the_board() {
    for values in [[("size", "big"), ("board.join", "butt")], [("size", "family"), ("board.overlap", "0mm")]] {
        let (set, plan) = board(&values);
        assert!(plan.tiling.sheets() > 1 && plan.tiling.tabs() == 0);
        let area: f64 = set.document.pages.iter().map(|page| page.trim.area()).sum();
        assert!((area - plan.size.area()).abs() < 0.1, "{area} for {}", plan.size.area());
        for page in 0..set.document.pages.len() {
            let texts = texts(&set.document, page);
            assert!(texts.iter().all(|(text, _)| !text.contains("glue")), "{texts:?}");
        }
    }
}

#[test]
fn the_picture_goes_on_a_little_beyond_a_cut_between_two_sheets() {
    let (set, plan) = board(&[("size", "family"), ("board.join", "butt")]);
    let ground = |page: usize, at: Point| {
        let pixels = drawn(&set.document, page, LayerKind::Artwork, Vec2::ZERO, 10.0);
        pixels.at((at.x * 10.0) as usize, (at.y * 10.0) as usize)
    };
    for sheet in sheets(&set, &plan) {
        for (from, to, outwards) in joints(&sheet, &plan) {
            // In the first square from the board's edge, which is land.
            let at = from + (to - from).normalize() * (plan.tiling.bands.side + 0.3 * plan.square);
            let inside = ground(sheet.page, at - outwards * 1.5);
            assert_eq!(ground(sheet.page, at + outwards * 0.8), inside);
            assert_eq!(ground(sheet.page, at + outwards * 1.3), [255, 255, 255]);
        }
    }
}

#[test]
fn a_river_is_cut_only_where_it_is_larger_than_a_sheet() {
    for (values, cut) in [
        (vec![("size", "big")], false),
        (vec![("size", "big"), ("paper.size", "Letter")], false),
        (vec![("size", "family")], true),
        (vec![("board.square", "45mm"), ("paper.size", "A3")], false),
    ] {
        let (_, plan) = board(&values);
        let rules = theme("classic", &[]).rules;
        let wet =
            |file: usize, row: usize| rules.board().terrain(Square::new(file as u8, row as u8)) == Some(Terrain::Water);
        let (files, rows) = (usize::from(plan.squares.0), usize::from(plan.squares.1));
        let starts = |parts: &[BoardPart]| -> Vec<usize> {
            parts.iter().map(|part| part.cells.start).filter(|start| *start > 0).collect()
        };
        let across = starts(&plan.tiling.across);
        let upwards = starts(&plan.tiling.upwards);
        let parted = across.iter().any(|&file| (0..rows).any(|row| wet(file - 1, row) && wet(file, row)))
            || upwards.iter().any(|&row| (0..files).any(|file| wet(file, row - 1) && wet(file, row)));
        assert_eq!(parted, cut, "{values:?}: files from {across:?}, rows from {upwards:?}");
    }
}

/// The map on a page: where each sheet is drawn, and what the map says.
fn map(document: &Document, page: usize) -> (Vec<Rect>, String) {
    let guides = document.pages[page].layers.iter().filter(|layer| layer.kind == LayerKind::Guides);
    let mut found = guides.flat_map(|layer| &layer.items).filter_map(|item| match item {
        Item::Group(Group { alternative: Some(words), transform, items, .. }) => {
            let boxes = items.iter().filter_map(|item| match item {
                Item::Path(path) => Some((*transform * path.path.clone()).bounding_box()),
                Item::Group(_) | Item::Glyphs(_) | Item::Image(_) | Item::Use(_) => None,
            });
            Some((boxes.collect(), words.clone()))
        }
        Item::Group(_) | Item::Path(_) | Item::Glyphs(_) | Item::Image(_) | Item::Use(_) => None,
    });
    let map = found.next().unwrap_or_else(|| panic!("page {page} has no map"));
    assert!(found.next().is_none());
    map
}

#[test]
fn each_sheet_has_a_map_beside_the_picture_on_which_it_alone_is_filled() {
    for (name, values) in in_parts().into_iter().take(5) {
        let (set, plan) = board(&values);
        let columns = plan.tiling.across.len();
        for sheet in sheets(&set, &plan) {
            let (places, words) = map(&set.document, sheet.page);
            assert_eq!(places.len(), plan.tiling.sheets(), "{name}");
            let (row, column) = (sheet.page / columns + 1, sheet.page % columns + 1);
            assert_eq!(words, format!("sheet in row {row}, column {column}"), "{name}");
            let page = &set.document.pages[sheet.page];
            let marks = drawn(&set.document, sheet.page, LayerKind::Guides, Vec2::ZERO, COARSE);
            for (number, place) in places.iter().enumerate() {
                let printable = page.media.to_rect().inset(-4.4);
                assert_eq!(printable.intersect(*place), *place, "{name}: the map leaves the page");
                assert!(!place.overlaps(page.bleed), "{name}: the map lies on the picture");
                // Beside the number, if there is one.
                let at = place.origin() + Vec2::new(0.12 * place.width(), 0.12 * place.height()) + Vec2::new(0.1, 0.1);
                let dark = marks.darkness((at.x * COARSE) as usize, (at.y * COARSE) as usize);
                assert_eq!(dark > 0.5, number == sheet.page, "{name}: sheet {} on {}", number + 1, sheet.page + 1);
            }
            // As the sheets themselves: the map of the board in small.
            let all = places.iter().copied().reduce(|all, next| all.union(next)).expect("a map has sheets");
            let scale = all.width() / plan.size.width;
            let own = places[sheet.page].width() / scale;
            let tabs = [sheet.across.tab.before, sheet.across.tab.behind].iter().filter(|has| **has).count();
            let body = sheet.trim.width() - tabs as f64 * plan.tab;
            assert!((own - body).abs() < 0.5, "{name}: {own:.2} mm for {body:.2}");
        }
    }
}

#[test]
fn nothing_in_the_margin_of_a_board_overlaps_in_any_language() {
    let kinds: [&[(&str, &str)]; 5] = [
        &[("size", "family")],
        &[("size", "big"), ("paper.size", "Letter"), ("board.join", "butt"), ("board.fold", "quarter")],
        &[("paper.size", "A5"), ("board.fold", "thirds")],
        &[("size", "small"), ("board.fold", "quarter")],
        &[("size", "big"), ("paper.size", "A3"), ("board.fold", "half")],
    ];
    let mut faults = Vec::new();
    for tag in LANGUAGES {
        for kind in kinds {
            // The words on a classic board are Latin ones or Chinese.
            let tags = if *tag == "ja" { "ja, zh-Hant" } else { tag };
            let (set, _) = board(&[kind, &[("languages", tags)]].concat());
            for (number, page) in set.document.pages.iter().enumerate() {
                let texts = texts(&set.document, number);
                for (place, (text, ink)) in texts.iter().enumerate() {
                    if page.media.to_rect().intersect(*ink) != *ink {
                        faults.push(format!("{tag} {kind:?}: {text:?} leaves sheet {}", number + 1));
                    }
                    let others = texts[place + 1..].iter().filter(|(_, there)| ink.inset(0.2).overlaps(*there));
                    faults.extend(others.map(|(other, _)| format!("{tag} {kind:?}: {text:?} and {other:?}")));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Where the dashes of a fold begin outside a point of the trim, on a line out of it.
fn fold_mark(marks: &Marks, at: Point, out: Vec2) -> f64 {
    marks.off(at + out * 2.8, out.x == 0.0)
}

#[test]
fn folds_lie_between_squares_as_near_to_equal_parts_as_can_be() {
    for (fold, rows, files) in
        [("half", vec![4], vec![]), ("thirds", vec![3, 6], vec![]), ("quarter", vec![4], vec![3])]
    {
        let (set, plan) = board(&[("board.fold", fold)]);
        assert_eq!((&plan.folds.rows, &plan.folds.files), (&rows, &files), "{fold}");
        let (marks, trim) = (Marks::of(&set.document, 0), set.document.pages[0].trim);
        for row in rows {
            let y = trim.y1 - plan.tiling.bands.end - row as f64 * plan.square;
            for (x, out) in [(trim.x0, -1.0), (trim.x1, 1.0)] {
                let off = fold_mark(&marks, Point::new(x, y), Vec2::new(out, 0.0));
                assert!(off.abs() < CLOSE, "{fold}: {off:.3} mm");
            }
        }
        for file in files {
            let x = trim.x0 + plan.tiling.bands.side + file as f64 * plan.square;
            for (y, out) in [(trim.y0, -1.0), (trim.y1, 1.0)] {
                let off = fold_mark(&marks, Point::new(x, y), Vec2::new(0.0, out));
                assert!(off.abs() < CLOSE, "{fold}: {off:.3} mm");
            }
        }
    }
}

#[test]
fn a_fold_is_beside_a_glued_joint_and_at_a_cut_one() {
    let (glued, plan) = board(&[("size", "family"), ("board.fold", "half")]);
    assert_eq!((plan.tiling.upwards[1].cells.start, &plan.folds.rows), (5, &vec![4]));
    let (marks, trim) = (Marks::of(&glued.document, 1), glued.document.pages[1].trim);
    let y = trim.y1 - plan.tiling.bands.end - 4.0 * plan.square;
    assert!(fold_mark(&marks, Point::new(trim.x0, y), Vec2::new(-1.0, 0.0)).abs() < CLOSE);
    let (cut, plan) = board(&[("size", "family"), ("board.fold", "half"), ("board.join", "butt")]);
    assert_eq!(plan.folds.rows, [5]);
    for page in 0..2 {
        let texts = texts(&cut.document, page);
        assert!(texts.iter().any(|(text, _)| text == "A · valley fold: picture inside"), "{texts:?}");
    }
}

#[test]
fn a_board_that_is_folded_twice_has_a_fold_that_turns_over() {
    let said = |fold: &str| {
        let (set, _) = board(&[("board.fold", fold)]);
        let said: Vec<String> = texts(&set.document, 0).into_iter().map(|(text, _)| text).collect();
        [
            said.contains(&"valley fold: picture inside".to_owned()),
            said.contains(&"mountain fold: picture outside".to_owned()),
        ]
    };
    assert_eq!(said("none"), [false, false]);
    assert_eq!(said("half"), [true, false]);
    assert_eq!(said("thirds"), [true, false]);
    assert_eq!(said("quarter"), [true, true]);
}

#[test]
fn folds_are_drawn_across_the_board_only_on_request() {
    let long = |line: &str| {
        let (set, plan) = board(&[("board.fold", "half"), ("board.fold-line", line)]);
        let guides = set.document.pages[0].layers.iter().filter(|layer| layer.kind == LayerKind::Guides);
        let across = guides.flat_map(|layer| &layer.items).filter(|item| match item {
            Item::Path(path) => match path.path.elements() {
                [PathEl::MoveTo(from), PathEl::LineTo(to)] => ((to.x - from.x) - plan.size.width).abs() < 1e-6,
                _ => false,
            },
            Item::Group(_) | Item::Glyphs(_) | Item::Image(_) | Item::Use(_) => false,
        });
        across.count()
    };
    assert_eq!((long("false"), long("true")), (0, 1));
}

#[test]
fn a_board_for_the_print_shop_stands_on_one_sheet_with_bleed_and_crop_marks() {
    for (paper, square, wide, high) in [("A2", "50mm", 420.0, 594.0), ("A1", "72mm", 594.0, 841.0)] {
        let (set, plan) = board(&[("paper.size", paper), ("board.square", square), ("board.bleed", "3mm")]);
        assert_eq!((set.document.pages.len(), plan.tiling.sheets()), (1, 1), "{paper}");
        let page = &set.document.pages[0];
        assert_eq!((page.media.width, page.media.height), (wide, high));
        assert!(
            (page.trim.width() - plan.size.width).abs() < 1e-9 && (page.bleed.x0 - page.trim.x0 + 3.0).abs() < 1e-9
        );
        // Crop marks, outside the bleed, at each corner.
        let per_mm = COARSE;
        let marks = drawn(&set.document, 0, LayerKind::Guides, Vec2::ZERO, per_mm);
        let art = drawn(&set.document, 0, LayerKind::Artwork, Vec2::ZERO, per_mm);
        let trim = page.trim;
        for (x, out_x) in [(trim.x0, -1.0), (trim.x1, 1.0)] {
            for (y, out_y) in [(trim.y0, -1.0), (trim.y1, 1.0)] {
                let near = |at: f64| ((at - 1.5) * per_mm) as usize;
                let length = (3.0 * per_mm) as usize;
                let (column, row) = (((x + out_x * 5.5) * per_mm) as usize, ((y + out_y * 5.5) * per_mm) as usize);
                let lying = raster::crossings(|p| marks.darkness(column, near(y) + p), length, per_mm * 25.4);
                let upright = raster::crossings(|p| marks.darkness(near(x) + p, row), length, per_mm * 25.4);
                assert_eq!((lying.len(), upright.len()), (1, 1), "{paper} at {x:.1}, {y:.1}");
                assert!((lying[0] + near(y) as f64 / per_mm - y).abs() < CLOSE, "{paper}: {lying:?} for {y}");
                assert!((upright[0] + near(x) as f64 / per_mm - x).abs() < CLOSE, "{paper}: {upright:?} for {x}");
                let ink = |out: f64| {
                    let (x, y) = ((x + out_x * out) * per_mm, (y + out_y * out) * per_mm);
                    art.at(x as usize, y as usize)
                };
                assert_eq!(ink(2.7), ink(0.3), "{paper}: the ground bleeds 3 mm");
                assert_eq!(ink(3.3), [255, 255, 255], "{paper}: and no farther");
            }
        }
        let bytes = pdf(&set.document).expect("the set can be written");
        let read = lopdf::Document::load_mem(&bytes).expect("the PDF can be read");
        let first = *read.get_pages().values().next().expect("a page");
        let dictionary = read.get_dictionary(first).expect("a page is a dictionary");
        let size = |name: &[u8]| {
            let list = dictionary.get(name).and_then(lopdf::Object::as_array).expect("the box is there");
            let mm: Vec<f64> = list.iter().map(|n| f64::from(n.as_float().expect("a number")) / 72.0 * 25.4).collect();
            (mm[2] - mm[0], mm[3] - mm[1])
        };
        let (trim, bleed) = (size(b"TrimBox"), size(b"BleedBox"));
        assert!((trim.0 - plan.size.width).abs() < CLOSE && (trim.1 - plan.size.height).abs() < CLOSE, "{trim:?}");
        assert!((bleed.0 - trim.0 - 6.0).abs() < CLOSE && (bleed.1 - trim.1 - 6.0).abs() < CLOSE, "{bleed:?}");
    }
}

#[test]
fn crop_marks_are_five_millimetres_long_on_every_plate_and_outside_the_bleed() {
    for bleed in ["2mm", "3mm", "5mm"] {
        let (set, _) = board(&[("paper.size", "A2"), ("board.square", "50mm"), ("board.bleed", bleed)]);
        let page = &set.document.pages[0];
        let guides = page.layers.iter().find(|layer| layer.kind == LayerKind::Guides).expect("marks");
        let strokes = guides.items.iter().filter_map(|item| match item {
            Item::Path(path) => Some((path.path.bounding_box(), path.stroke.as_ref()?)),
            Item::Glyphs(_) | Item::Image(_) | Item::Use(_) | Item::Group(_) => None,
        });
        let marks: Vec<_> = strokes.filter(|(_, stroke)| stroke.paint == Paint::Spot(Spot::REGISTRATION)).collect();
        assert_eq!(marks.len(), 8);
        for (line, stroke) in marks {
            assert!((line.width() + line.height() - 5.0).abs() < 1e-9, "{line:?}");
            assert!((0.15..=0.25).contains(&stroke.width), "{} mm", stroke.width);
            assert!(!page.bleed.overlaps(line), "{line:?} lies in the bleed {:?}", page.bleed);
        }
        let bytes = pdf(&set.document).expect("the set can be written");
        let read = lopdf::Document::load_mem(&bytes).expect("the PDF can be read");
        let plates = read.objects.values().filter_map(|object| object.as_array().ok()).filter_map(|array| {
            let name = |place: usize| array.get(place).and_then(|word| word.as_name().ok());
            (name(0)? == b"Separation").then(|| name(1).map(<[u8]>::to_vec)).flatten()
        });
        assert!(plates.collect::<Vec<_>>().contains(&b"All".to_vec()));
        let ps = shouqi::export::ps(&set.document);
        let holds = |word: &[u8]| ps.windows(word.len()).any(|window| window == word);
        assert!(holds(b"/Separation /All /DeviceCMYK"), "the plates of PostScript");
    }
}

#[test]
fn a_board_with_round_corners_is_cut_along_them() {
    for (name, round) in [("colouring", true), ("schule", true), ("classic", false), ("clear", false)] {
        let set = load(name, &[("size", "small")], &["board"]);
        let trim = set.document.pages[0].trim;
        let dxf = shouqi::export::dxf(&set.document, 0);
        assert_eq!(dxf.is_some(), round, "{name}");
        let Some(dxf) = dxf else { continue };
        let drawing = Drawing::read(&dxf);
        let outlines = drawing.polylines();
        assert_eq!(outlines.len(), 1, "{name}");
        let outline = &outlines[0];
        assert!(outline.closed);
        let (wide, high) = outline.size();
        assert!((wide - trim.width()).abs() < CLOSE && (high - trim.height()).abs() < CLOSE, "{name}: {wide} × {high}");
        // Four quarters of a circle take off their share of the corners.
        let missing = trim.area() - outline.area().abs();
        let radius = (missing / (4.0 - std::f64::consts::PI)).sqrt();
        assert!((5.0..20.0).contains(&radius), "{name}: corners of {radius} mm");
        assert!(shouqi::export::cut_svg(&set.document, 0).is_some());
    }
    // In parts each sheet has the corners that are its own.
    let set = load("colouring", &[("size", "family"), ("board.frame-room", "full"), ("paper.size", "A3")], &["board"]);
    let corners = |page: usize| shouqi::export::cut_lines(&set.document, page).len();
    let all: usize = (0..set.document.pages.len()).map(corners).sum();
    assert_eq!(all, if set.document.pages.len() == 1 { 1 } else { 4 });
}
