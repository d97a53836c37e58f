//! Finished sizes, measured in what the rasterisers draw: within 0.05 mm of what the theme says.

use crate::support::raster;
use crate::support::themes_at_hand;

use raster::Pixels;
use shouqi::export::png;
use shouqi::geom::{Point, Shape, Vec2};
use shouqi::layout::Set;
use shouqi::scene::{Colour, Document, GlyphRun, Group, Item, LayerKind, Paint};
use shouqi::theme::{Emphasis, Frame, Landscape, Ring, THEMES};
use std::f64::consts::TAU;
use std::sync::Arc;

/// Dots to the inch of the measuring pictures.
const DPI: f64 = 300.0;
/// How far a finished size may lie from the theme's.
const CLOSE: f64 = 0.05;

/// Only one kind of layer of a document.
fn only(document: &Document, kind: LayerKind) -> Document {
    let mut document = document.clone();
    for page in &mut document.pages {
        page.layers.retain(|layer| layer.kind == kind);
    }
    document
}

fn across(pixels: &Pixels, mm: f64) -> Vec<f64> {
    let y = (mm / 25.4 * DPI) as usize;
    raster::crossings(|x| pixels.darkness(x, y), pixels.width, DPI)
}

fn down(pixels: &Pixels, mm: f64) -> Vec<f64> {
    let x = (mm / 25.4 * DPI) as usize;
    raster::crossings(|y| pixels.darkness(x, y), pixels.height, DPI)
}

#[test]
fn stickers_are_cut_to_the_size_of_the_disc_less_its_edge_in_every_format() {
    for (size, sticker) in [("small", 18.0), ("family", 28.0), ("big", 38.0)] {
        let set = themes_at_hand::load("classic", &[("size", size)], &["pieces"]);
        let trim = set.document.pages[0].trim;
        let cuts = only(&set.document, LayerKind::Cut);
        for (format, pixels) in raster::first_page(&cuts, DPI) {
            let sideways = across(&pixels, trim.y0 + sticker / 2.0);
            let upright = down(&pixels, trim.x0 + sticker / 2.0);
            for edges in [sideways, upright] {
                assert!(edges.len() >= 2, "{size} {format}: no sticker is cut");
                let measured = edges[1] - edges[0];
                assert!((measured - sticker).abs() < CLOSE, "{size} {format}: {measured:.3} mm for {sticker}");
            }
        }
    }
}

#[test]
fn squares_are_as_wide_as_the_theme_says_in_every_format() {
    for (size, square) in [("small", 24.0), ("family", 36.0), ("big", 50.0)] {
        let quiet = [("size", size), ("board.start", "false"), ("board.grid", "lines"), ("board.ground", "plain")];
        let set = themes_at_hand::load("classic", &quiet, &["board"]);
        let plan = set.plan.board.as_ref().expect("a board was laid out");
        let artwork = only(&set.document, LayerKind::Artwork);
        let trim = artwork.pages[0].trim;
        // The second row from the far edge of the first sheet is land but for one trap in its middle.
        let y = trim.y0 + plan.tiling.bands.end + 1.25 * square;
        for (format, pixels) in raster::first_page(&artwork, DPI) {
            let lines = across(&pixels, y);
            let apart: Vec<f64> = lines.windows(2).map(|pair| pair[1] - pair[0]).collect();
            let squares = apart.iter().filter(|apart| (*apart - square).abs() < CLOSE).count();
            assert!(squares >= 2, "{size} {format}: lines stand {apart:.3?} mm apart, squares are {square} mm");
        }
    }
}

#[test]
fn rulers_measure_a_hundred_millimetres_and_four_inches_in_every_format() {
    let set = themes_at_hand::load("classic", &[], &["board", "pieces"]);
    for page in 0..set.document.pages.len() {
        let guides = only(&set.document.page(page), LayerKind::Guides);
        let media = guides.pages[0].media;
        for (format, pixels) in raster::first_page(&guides, DPI) {
            let ruler = |lines: Vec<f64>, ticks: usize, step: f64| {
                let regular = |run: &[f64]| run.windows(2).all(|pair| (pair[1] - pair[0] - step).abs() < CLOSE);
                lines.windows(ticks).find(|run| regular(run)).map(|run| run[ticks - 1] - run[0])
            };
            let tenths = |mm: f64| (0..(mm * 5.0) as usize).map(|fifth| fifth as f64 / 5.0 + 0.1);
            let metric = tenths(media.height).find_map(|y| ruler(across(&pixels, y), 11, 10.0));
            let inches = tenths(media.width).find_map(|x| ruler(down(&pixels, x), 9, 12.7));
            let metric = metric.unwrap_or_else(|| panic!("page {page} {format}: no ruler of 100 mm"));
            let inches = inches.unwrap_or_else(|| panic!("page {page} {format}: no ruler of 4 in"));
            assert!((metric - 100.0).abs() < CLOSE, "page {page} {format}: {metric:.3} mm");
            assert!((inches - 101.6).abs() < CLOSE, "page {page} {format}: {inches:.3} mm");
        }
    }
}

#[test]
fn a_sheet_is_exactly_as_large_as_its_paper_in_every_format() {
    for (paper, width, height) in [("A4", 210.0, 297.0), ("Letter", 215.9, 279.4), ("A3", 297.0, 420.0)] {
        let set = themes_at_hand::load("classic", &[("paper.size", paper)], &["board"]);
        let bytes = shouqi::export::pdf(&set.document).expect("the set can be written");
        let pdf = lopdf::Document::load_mem(&bytes).expect("the PDF can be read");
        let page = *pdf.get_pages().values().next().expect("a page");
        let dictionary = pdf.get_dictionary(page).expect("a page is a dictionary");
        let mm = |name: &[u8]| -> Vec<f64> {
            let list = dictionary.get(name).and_then(lopdf::Object::as_array).expect("the box is there");
            list.iter().map(|number| f64::from(number.as_float().expect("a number")) / 72.0 * 25.4).collect()
        };
        let media = mm(b"MediaBox");
        assert!((media[2] - width).abs() < CLOSE && (media[3] - height).abs() < CLOSE, "{paper} {media:?}");
        let (trim, bleed) = (mm(b"TrimBox"), mm(b"BleedBox"));
        let laid = &set.document.pages[0];
        assert!((trim[2] - trim[0] - laid.trim.width()).abs() < CLOSE, "{paper} {trim:?}");
        assert!((bleed[3] - bleed[1] - laid.bleed.height()).abs() < CLOSE, "{paper} {bleed:?}");

        let svg = shouqi::export::svg(&set.document, 0);
        assert!(svg.contains(&format!("width=\"{width}mm\"")) && svg.contains(&format!("height=\"{height}mm\"")));
        assert!(svg.contains(&format!("viewBox=\"0 0 {width} {height}\"")), "{paper}");

        let ps = String::from_utf8(shouqi::export::ps(&set.document)).expect("PostScript is text");
        // Each page asks for its paper: width and height in points, then the procedure `paper`.
        let asked = ps.lines().find_map(|line| line.split_once(" paper ")).expect("a page asks for its paper").0;
        let points = asked.split_whitespace().filter_map(|word| word.parse::<f64>().ok());
        let size: Vec<f64> = points.map(|points| points / 72.0 * 25.4).collect();
        assert!((size[0] - width).abs() < CLOSE && (size[1] - height).abs() < CLOSE, "{paper} {size:?}");
    }
}

#[test]
fn each_part_counts_its_own_pages_and_a_part_of_one_page_shows_no_count() {
    for (values, counts) in [(&[][..], [1, 1]), (&[("size", "family")][..], [2, 1])] {
        let set = themes_at_hand::load("classic", values, &["board", "pieces"]);
        for (part, count) in ["board", "pieces"].into_iter().zip(counts) {
            let pages: Vec<_> = set.document.pages.iter().filter(|page| page.part == part).collect();
            assert_eq!(pages.len(), count, "{part} of {values:?}");
            for (place, page) in pages.iter().enumerate() {
                let said = format!("{page:?}");
                let number = format!("page {} of {count}", place + 1);
                assert!(said.contains("actual size"), "{part} of {values:?} has its caption");
                assert_eq!(said.contains(&number), count > 1, "{part} of {values:?}: {number}");
                assert_eq!(said.contains("· page "), count > 1, "{part} of {values:?} shows a count");
            }
        }
    }
}

/// How far a pixel may be off and be the same colour.
const SAME: u8 = 12;

/// What is printed of a page, cut lines and marks left out.
struct Printed {
    pixels: Pixels,
    /// Pixels to a millimetre.
    fine: f64,
}

impl Printed {
    fn of(document: &Document, page: usize, fine: f64) -> Printed {
        let artwork = only(&document.page(page), LayerKind::Artwork);
        let drawn = png::raster(&artwork, 0, fine * 25.4).expect("the page can be drawn");
        let pixels = Pixels { width: drawn.width as usize, height: drawn.height as usize, rgb: drawn.rgb };
        Printed { pixels, fine }
    }

    fn colour(&self, at: Point) -> [u8; 3] {
        let (x, y) = ((at.x * self.fine) as usize, (at.y * self.fine) as usize);
        let place = 3 * (y * self.pixels.width + x);
        [self.pixels.rgb[place], self.pixels.rgb[place + 1], self.pixels.rgb[place + 2]]
    }
}

fn same(one: [u8; 3], other: [u8; 3]) -> bool {
    one.iter().zip(other).all(|(one, other)| one.abs_diff(other) <= SAME)
}

#[test]
fn a_board_that_is_cut_askew_loses_no_line_of_its_frame() {
    for name in THEMES.iter().map(|theme| theme.name) {
        for (frame, clear) in [("full", 1.25), ("slim", 0.9), ("none", 0.3)] {
            // A scene runs over the edge, and without a frame so do its squares.
            let is_scene = themes_at_hand::theme(name, &[]).board.landscape != Landscape::None;
            if is_scene && frame != "slim" {
                continue;
            }
            // What is woven into the ground, tone on tone, runs over the edge as a scene does.
            let given = [("paper.size", "A4"), ("board.frame-room", frame), ("board.ground", "plain")];
            let set = themes_at_hand::load(name, &given, &["board"]);
            let plan = set.plan.board.as_ref().expect("a board was laid out");
            if plan.tiling.sheets() > 1 {
                continue;
            }
            // Leather has a grain, which runs over the edge as well.
            if themes_at_hand::theme(name, &[]).board.frame == Frame::Stitched {
                continue;
            }
            let trim = set.document.pages[0].trim;
            let printed = Printed::of(&set.document, 0, 6.0);
            let (wide, high) = (trim.width(), trim.height());
            let sides = [
                (Point::new(trim.x0, trim.y0), Vec2::new(1.0, 0.0), wide),
                (Point::new(trim.x1, trim.y0), Vec2::new(0.0, 1.0), high),
                (Point::new(trim.x1, trim.y1), Vec2::new(-1.0, 0.0), wide),
                (Point::new(trim.x0, trim.y1), Vec2::new(0.0, -1.0), high),
            ];
            for (corner, along, long) in sides {
                let inwards = along.turn_90();
                for step in 4..((long - 2.0) * 2.0) as usize {
                    let edge = corner + along * (step as f64 / 2.0);
                    let at_edge = printed.colour(edge + inwards * 0.1);
                    for depth in [-0.3, 0.3, 0.6, 0.9, 1.0, 1.25].into_iter().filter(|depth| *depth <= clear) {
                        let near = printed.colour(edge + inwards * depth);
                        assert!(same(near, at_edge), "{name}, {frame} frame: {depth} mm inside at {edge}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_scene_runs_over_every_edge_of_its_board_by_the_whole_bleed() {
    let scenes =
        THEMES.iter().filter(|shipped| themes_at_hand::theme(shipped.name, &[]).board.landscape != Landscape::None);
    for name in scenes.map(|shipped| shipped.name) {
        let set = themes_at_hand::load(name, &[], &["board"]);
        let bleed = themes_at_hand::theme(name, &[]).board.bleed;
        let trim = set.document.pages[0].trim;
        let printed = Printed::of(&set.document, 0, 6.0);
        for (out, is_printed) in [(-0.3, true), (0.3, true), (bleed - 0.3, true), (bleed + 0.5, false)] {
            let edge = trim.inflate(out, out);
            let share = |n: i32| f64::from(n) / 300.0;
            let sides = (1..300).flat_map(|n| {
                let (x, y) = (edge.x0 + share(n) * edge.width(), edge.y0 + share(n) * edge.height());
                [(x, edge.y0), (x, edge.y1), (edge.x0, y), (edge.x1, y)].map(Point::from)
            });
            // Cut marks and words stand beside the corners.
            let clear =
                sides.filter(|at| trim.inflate(-9.0, 9.0).contains(*at) || trim.inflate(9.0, -9.0).contains(*at));
            for at in clear {
                assert_eq!(printed.colour(at) != [255; 3], is_printed, "{name}: {out} mm beyond the trim at {at}");
            }
        }
    }
}

#[test]
fn a_sticker_that_is_cut_askew_loses_no_ring_and_shows_no_sliver() {
    for name in THEMES.iter().map(|theme| theme.name) {
        let theme = themes_at_hand::theme(name, &[]);
        let grounds = theme.pieces.sides.each_ref().map(|side| <[u8; 3]>::from(side.ground.rgb()));
        let set = themes_at_hand::load(name, &[], &["pieces"]);
        for (number, page) in set.document.pages.iter().enumerate() {
            let printed = Printed::of(&set.document, number, 12.0);
            let cuts = page.layers.iter().filter(|layer| layer.kind == LayerKind::Cut).flat_map(|layer| &layer.items);
            for cut in cuts {
                let Item::Path(cut) = cut else { panic!("{name}: a cut is a path") };
                let bounds = cut.path.bounding_box();
                let (middle, radius) = (bounds.center(), bounds.width() / 2.0 - theme.cutter.kerf / 2.0);
                for angle in (0..90).map(|part| TAU * f64::from(part) / 90.0) {
                    let at = |depth: f64| printed.colour(middle + Vec2::from_angle(angle) * (radius - depth));
                    let edge = at(0.1);
                    // Of a line that runs off, 1.2 mm are left, or a little less where its edge is cut by hand.
                    let off = theme.pieces.sides.iter().any(|side| side.ring == Ring::Rough);
                    let toothed = theme.pieces.sides.iter().any(|side| matches!(side.ring, Ring::Teeth | Ring::Lobes));
                    // Pearls and the like stand on the inner part of their line.
                    let adorned =
                        theme.pieces.sides.iter().any(|side| {
                            matches!(side.ring, Ring::Pearls | Ring::Lozenges | Ring::Sickles | Ring::Embers)
                        });
                    let clear = if grounds.contains(&edge) {
                        // A number cut into the block stands nearer.
                        if off { 0.45 } else { 0.85_f64.min(theme.pieces.safe - 0.05) }
                    } else if adorned {
                        0.25
                    } else if theme.face.emphasis == Emphasis::Badge {
                        // A large badge goes over into the ring, and so does the light around it.
                        0.45
                    } else if toothed {
                        // The rim of a small piece is narrower.
                        if radius > 7.0 { 0.5 } else { 0.4 }
                    } else if off {
                        0.45_f64.min(theme.pieces.safe - 0.4)
                    } else {
                        // Badges stand at the line of safety.
                        1.1_f64.min(theme.pieces.safe - 0.05)
                    };
                    for depth in
                        [-0.45, -0.2, 0.3, 0.5, 0.65, 0.85, 1.0, 1.1].into_iter().filter(|depth| *depth <= clear)
                    {
                        assert!(same(at(depth), edge), "{name}: {depth} mm inside the cut around {middle}");
                    }
                }
            }
        }
    }
}

/// The runs among these items that say such things, in black.
fn said(items: &[Item], says: &impl Fn(&str) -> bool) -> Vec<Item> {
    let mut found = Vec::new();
    for item in items {
        match item {
            Item::Glyphs(run) if says(&run.text) => {
                found.push(Item::Glyphs(GlyphRun { paint: Paint::Process(Colour::BLACK), ..run.clone() }));
            }
            Item::Group(group) => {
                found.push(Item::Group(Group { items: said(&group.items, says), ..group.clone() }));
            }
            Item::Use(_) => found.push(item.clone()),
            Item::Glyphs(_) | Item::Path(_) | Item::Image(_) => {}
        }
    }
    found
}

/// How high, in millimetres, the ink is that says such things on the stickers of both sides: one kind after the other.
fn heights(set: &Set, says: impl Fn(&str) -> bool) -> Vec<f64> {
    const FINE: f64 = 18.0;
    let mut document = set.document.page(0);
    for layer in &mut document.pages[0].layers {
        layer.items = said(&layer.items, &says);
    }
    for symbol in Arc::make_mut(&mut document.symbols) {
        symbol.items = said(&symbol.items, &says);
    }
    let printed = Printed::of(&document, 0, FINE);
    let cuts = set.document.pages[0].layers.iter().filter(|layer| layer.kind == LayerKind::Cut);
    let mut heights = Vec::new();
    for cut in cuts.flat_map(|layer| &layer.items) {
        let Item::Path(cut) = cut else { panic!("a cut is a path") };
        let bounds = cut.path.bounding_box();
        let [left, right, top, bottom] =
            [bounds.x0, bounds.x1, bounds.y0, bounds.y1].map(|edge| (edge * FINE) as usize);
        let inked = |&y: &usize| (left..right).any(|x| printed.pixels.darkness(x, y) > 0.5);
        let rows: Vec<usize> = (top..bottom).filter(inked).collect();
        if let (Some(first), Some(last)) = (rows.first(), rows.last()) {
            heights.push((last - first + 1) as f64 / FINE);
        }
    }
    heights
}

#[test]
fn strengths_on_discs_of_twenty_millimetres_are_equally_high_for_both_sides_and_large() {
    // VIII is narrower than its badge only if it is a little lower.
    let least =
        [("schule", 1.45), ("classic", 2.15), ("imperial", 1.9), ("roman", 2.4), ("colouring", 2.1), ("clear", 3.7)];
    for (name, least) in least {
        let set = themes_at_hand::load(name, &[("size", "small"), ("pieces.fill", "none")], &["pieces"]);
        let roman = name == "roman";
        let is_strength = |text: &str| text.chars().all(|sign| sign.is_ascii_digit() || roman && "IVX".contains(sign));
        let heights = heights(&set, is_strength);
        assert_eq!(heights.len(), 16, "{name}: {heights:?}");
        let (white, black) = heights.split_at(8);
        assert!(white.iter().zip(black).all(|(one, other)| (one - other).abs() < 0.12), "{name}: {heights:?}");
        let lowest = heights.iter().copied().fold(f64::INFINITY, f64::min);
        assert!(lowest >= least, "{name}: {heights:?}");
    }
}

#[test]
fn in_large_print_strengths_are_more_than_eight_millimetres_high() {
    let set = themes_at_hand::load("large", &[("pieces.fill", "none")], &["pieces"]);
    let heights = heights(&set, |text| text.chars().all(|sign| sign.is_ascii_digit()));
    assert_eq!(heights.len(), 16);
    assert!(heights.iter().all(|height| *height >= 8.1), "{heights:?}");
}

#[test]
fn names_on_a_lesson_are_read_across_a_table() {
    // Small pieces have none.
    let set = themes_at_hand::load("schule", &[("board.square", "36mm"), ("pieces.size", "28mm")], &["pieces"]);
    // Names stand along the ring, letter by letter, in capitals.
    let is_letter = |text: &str| text.chars().count() == 1 && text.chars().all(|letter| letter.is_ascii_uppercase());
    fn gather(items: &[Item], is_letter: &impl Fn(&str) -> bool, sizes: &mut Vec<f64>) {
        for item in items {
            match item {
                Item::Glyphs(run) if is_letter(&run.text) => sizes.push(run.size),
                Item::Group(group) => gather(&group.items, is_letter, sizes),
                Item::Glyphs(_) | Item::Path(_) | Item::Image(_) | Item::Use(_) => {}
            }
        }
    }
    let mut sizes = Vec::new();
    let pages = set.document.pages.iter().flat_map(|page| &page.layers).map(|layer| &layer.items);
    let symbols = set.document.symbols.iter().map(|symbol| &symbol.items);
    pages.chain(symbols).for_each(|items| gather(items, &is_letter, &mut sizes));
    assert!(sizes.len() > 60, "{}", sizes.len());
    let least = sizes.into_iter().fold(f64::INFINITY, f64::min);
    assert!(0.645 * least >= 1.15, "capitals of {:.2} mm", 0.645 * least);
}

#[test]
fn marks_lie_where_printers_print() {
    // What home printers leave free at the edge of a sheet.
    const UNPRINTED: f64 = 4.2;
    const COARSE: f64 = 120.0;
    for name in THEMES.iter().map(|theme| theme.name) {
        let set = themes_at_hand::load(name, &[], &["board", "pieces"]);
        for (number, page) in set.document.pages.iter().enumerate() {
            let guides = only(&set.document.page(number), LayerKind::Guides);
            let drawn = png::raster(&guides, 0, COARSE).expect("the page can be drawn");
            let (width, mm) = (drawn.width as usize, |pixel: usize| pixel as f64 / COARSE * 25.4);
            let printed = page.media.to_rect().inset(-UNPRINTED);
            for (place, rgb) in drawn.rgb.chunks_exact(3).enumerate().filter(|(_, rgb)| rgb[0] < 200) {
                let at = Point::new(mm(place % width), mm(place / width));
                // Large print fills its sheets: some marks lie where only some printers print, others beside them.
                let least = if name == "large" { page.media.to_rect().inset(-1.2) } else { printed };
                assert!(least.contains(at), "{name}, {}: {rgb:?} at {at}", page.part);
            }
        }
    }
}
