//! Backs of pieces, in what comes out of a printer: folded, turned over, slipped, mirrored, standing.

use crate::support::raster;
use crate::support::themes_at_hand;

use raster::{Pixels, compare};
use shouqi::export;
use shouqi::geom::{Affine, Point, Rect, Shape};
use shouqi::language::{LANGUAGES, Language};
use shouqi::layout::{LABEL_TEST, Set};
use shouqi::scene::{Document, Item, LayerKind};
use shouqi::theme::THEMES;
use themes_at_hand::{load, refused};

/// Pixels to a millimetre: A4 and its halves are whole numbers of them.
const SCALE: f64 = 10.0;
const DPI: f64 = 254.0;
/// How far the middles of front and back may lie apart, in millimetres.
const CLOSE: f64 = 0.05;
/// The pixels of an edge are not wholly one colour: one and a bit, in millimetres.
const HAIR: f64 = 0.15;
/// How far backs may slip, in millimetres.
const DRIFT: f64 = 3.0;

/// Backs that are printed to meet their fronts, on sheets upright and on their side.
const MEETING: [(&str, &str); 6] = [
    ("gutter", "portrait"),
    ("gutter", "landscape"),
    ("long-edge", "portrait"),
    ("long-edge", "landscape"),
    ("short-edge", "portrait"),
    ("short-edge", "landscape"),
];

fn pieces(backs: &str, way: &str, more: &[(&str, &str)]) -> Document {
    let values = [&[("pieces.backs", backs), ("paper.orientation", way)], more].concat();
    load("classic", &values, &["pieces"]).document
}

/// One page with these layers alone, as pixels.
fn drawn(document: &Document, page: usize, kinds: &[LayerKind]) -> Pixels {
    let mut one = document.page(page);
    one.pages[0].layers.retain(|layer| kinds.contains(&layer.kind));
    raster::svg(&one, 0, DPI)
}

/// The outlines that are cut on a page.
fn cuts(document: &Document, page: usize) -> Vec<Rect> {
    let layers = document.pages[page].layers.iter().filter(|layer| layer.kind == LayerKind::Cut);
    let bounds = |item: &Item| match item {
        Item::Path(path) => path.path.bounding_box(),
        other => panic!("{other:?} on the layer for the cutter"),
    };
    layers.flat_map(|layer| &layer.items).map(bounds).collect()
}

/// A picture around a point, `half` millimetres to each side.
fn around(pixels: &Pixels, middle: Point, half: f64) -> Pixels {
    let side = (2.0 * half * SCALE).round() as usize;
    let (left, top) = ((middle.x - half) * SCALE, (middle.y - half) * SCALE);
    let (left, top) = (left.round().max(0.0) as usize, top.round().max(0.0) as usize);
    let rows = (0..side).flat_map(|y| (0..side).map(move |x| (left + x, top + y)));
    Pixels { width: side, height: side, rgb: rows.flat_map(|(x, y)| pixels.at(x, y)).collect() }
}

fn rearranged(pixels: &Pixels, from: impl Fn(usize, usize) -> (usize, usize)) -> Pixels {
    let places = (0..pixels.height).flat_map(|y| (0..pixels.width).map(move |x| (x, y)));
    let rgb = places.flat_map(|(x, y)| {
        let (x, y) = from(x, y);
        pixels.at(x, y)
    });
    Pixels { rgb: rgb.collect(), ..*pixels }
}

fn on_its_head(pixels: &Pixels) -> Pixels {
    rearranged(pixels, |x, y| (pixels.width - 1 - x, pixels.height - 1 - y))
}

fn in_a_mirror(pixels: &Pixels) -> Pixels {
    rearranged(pixels, |x, y| (pixels.width - 1 - x, y))
}

/// The middle part of a picture, as large as the whole.
fn enlarged(pixels: &Pixels, times: f64) -> Pixels {
    let middle = pixels.width as f64 / 2.0;
    let from = |at: usize| (middle + (at as f64 + 0.5 - middle) / times) as usize;
    rearranged(pixels, |x, y| (from(x), from(y)))
}

/// Where the fold is printed.
fn fold(document: &Document) -> f64 {
    let lines = drawn(document, 0, &[LayerKind::Fold]);
    let y = (100..300).find(|y| (0..lines.width).any(|x| lines.darkness(x, *y) > 0.1)).expect("a dash of the fold");
    let crossed = raster::crossings(|x| lines.darkness(x, y), lines.width, DPI);
    assert_eq!(crossed.len(), 1, "one fold");
    crossed[0]
}

/// How hands bring the back of a sheet behind its front: the page with the backs; where the back of a front is looked
/// for on it; and whether the backs stand on their heads when a piece is turned like the page of a book. It is known
/// from the print and from what printers do, not from the program.
struct Turned {
    page: usize,
    behind: Box<dyn Fn(Point) -> Point>,
    on_its_head: bool,
}

fn turned(document: &Document, backs: &str) -> Turned {
    let media = document.pages[0].media;
    let book = |axis: f64| Box::new(move |front: Point| Point::new(2.0 * axis - front.x, front.y));
    let calendar = |axis: f64| Box::new(move |front: Point| Point::new(front.x, 2.0 * axis - front.y));
    match (backs, media.width > media.height) {
        ("gutter", _) => Turned { page: 0, behind: book(fold(document)), on_its_head: false },
        ("long-edge", false) | ("short-edge", true) => {
            Turned { page: 1, behind: book(media.width / 2.0), on_its_head: false }
        }
        _ => Turned { page: 1, behind: calendar(media.height / 2.0), on_its_head: true },
    }
}

/// The middle of all that is dark in a picture, in millimetres from its own middle.
fn middle_of_ink(pixels: &Pixels) -> Point {
    let (mut weight, mut x_moment, mut y_moment) = (0.0, 0.0, 0.0);
    for y in 0..pixels.height {
        for x in 0..pixels.width {
            let ink = pixels.darkness(x, y);
            weight += ink;
            x_moment += ink * (x as f64 + 0.5);
            y_moment += ink * (y as f64 + 0.5);
        }
    }
    let half = pixels.width as f64 / 2.0;
    Point::new((x_moment / weight - half) / SCALE, (y_moment / weight - half) / SCALE)
}

#[test]
fn backs_are_in_register_with_their_fronts() {
    let others = [("gutter", "portrait", "square"), ("short-edge", "portrait", "hexagon")];
    for (backs, way, shape) in MEETING.map(|(backs, way)| (backs, way, "disc")).into_iter().chain(others) {
        let document = pieces(backs, way, &[("pieces.back-shows", "emblem"), ("pieces.shape", shape)]);
        let turned = turned(&document, backs);
        let art = drawn(&document, turned.page, &[LayerKind::Artwork]);
        let fronts = cuts(&document, 0);
        assert!(!fronts.is_empty());
        for front in fronts {
            let half = front.width().max(front.height()) / 2.0 + DRIFT;
            let behind = (turned.behind)(front.center());
            let place = |mm: f64| (mm * SCALE).round() / SCALE;
            let window = Point::new(place(behind.x), place(behind.y));
            let found = middle_of_ink(&around(&art, window, place(half)));
            let apart = (window + found.to_vec2()).distance(behind);
            assert!(apart < CLOSE, "{backs} {way} {shape}: {apart:.3} mm");
        }
    }
}

#[test]
fn a_head_that_is_up_on_the_front_is_up_on_the_back() {
    // Whole animals that look to the left, and nothing beside them: a face is nearly its own mirror image, and beside a
    // badge it is of another size on a back.
    let figures = [("size", "family"), ("face.art", "papercut"), ("face.composition", "animal")];
    for (backs, way) in MEETING {
        let document = pieces(backs, way, &figures);
        let turned = turned(&document, backs);
        let (front, back) =
            (drawn(&document, 0, &[LayerKind::Artwork]), drawn(&document, turned.page, &[LayerKind::Artwork]));
        for cut in cuts(&document, 0).into_iter().take(4) {
            // The animal alone: a ring looks the same whichever way it is turned.
            let whole = cut.width() / 2.0;
            let half = 0.6 * whole;
            let shown = around(&front, cut.center(), half);
            let printed = around(&back, (turned.behind)(cut.center()), half);
            let seen = if turned.on_its_head { on_its_head(&printed) } else { printed };
            let seen = enlarged(&seen, whole / (whole - DRIFT));
            let upright = compare(&shown, &seen).mean;
            for (wrong, what) in [(on_its_head(&seen), "on its head"), (in_a_mirror(&seen), "in a mirror")] {
                let other = compare(&shown, &wrong).mean;
                assert!(upright < 0.5 * other, "{backs} {way}: {upright:.4} upright, {other:.4} {what}");
            }
        }
    }
}

#[test]
fn a_back_that_slips_by_three_millimetres_shows_neither_white_nor_half_a_picture() {
    let emblems = [("gutter", "portrait", "emblem"), ("long-edge", "portrait", "emblem")];
    for (backs, way, shows) in MEETING.map(|(backs, way)| (backs, way, "face")).into_iter().chain(emblems) {
        let document = pieces(backs, way, &[("pieces.back-shows", shows)]);
        let turned = turned(&document, backs);
        let art = drawn(&document, turned.page, &[LayerKind::Artwork]);
        for cut in cuts(&document, 0) {
            let (middle, radius) = ((turned.behind)(cut.center()), cut.width() / 2.0);
            // Around the cut, from three millimetres inside to three outside, there is ground and nothing else.
            let (nearest, farthest) = (radius - DRIFT + HAIR, radius + DRIFT - HAIR);
            let mut colours: Vec<[u8; 3]> = Vec::new();
            for step in 0..720 {
                let way = f64::from(step).to_radians() / 2.0;
                for ring in 0..=20 {
                    let far = nearest + (farthest - nearest) * f64::from(ring) / 20.0;
                    let (x, y) = (middle.x + far * way.cos(), middle.y + far * way.sin());
                    colours.push(art.at((x * SCALE) as usize, (y * SCALE) as usize));
                }
            }
            colours.sort_unstable();
            colours.dedup();
            assert!(colours.len() == 1 && colours[0] != [255; 3], "{backs} {way} {shows}: {colours:?}");
        }
    }
}

#[test]
fn only_fronts_are_cut() {
    for (backs, way) in MEETING {
        let document = pieces(backs, way, &[]);
        let cut: Vec<usize> = (0..document.pages.len()).map(|page| export::cut_lines(&document, page).len()).collect();
        assert_eq!(cut.iter().sum::<usize>(), 18, "{backs} {way}: {cut:?}");
        if backs != "gutter" {
            assert!(cut.chunks(2).all(|pair| pair[0] > 0 && pair[1] == 0), "every other page has backs: {cut:?}");
        }
    }
}

#[test]
fn nothing_is_printed_within_five_millimetres_of_a_fold_but_the_fold_and_what_to_do() {
    for way in ["portrait", "landscape"] {
        for more in [("size", "small"), ("size", "family"), ("pieces.bleed", "6mm")] {
            let document = pieces("gutter", way, &[more]);
            let fold = fold(&document);
            let art = drawn(&document, 0, &[LayerKind::Artwork]);
            let clear = |x: usize| (0..art.height).all(|y| art.at(x, y) == [255; 3]);
            let near = ((fold - 5.0 + HAIR) * SCALE) as usize..((fold + 5.0 - HAIR) * SCALE) as usize;
            assert!(near.clone().all(clear), "{way} {more:?}");
            assert!((fold - document.pages[0].media.width / 2.0).abs() < CLOSE, "the sheet's edges meet");
        }
    }
}

#[test]
fn a_mirrored_page_is_the_mirror_image_of_the_plain_one_and_its_notes_can_be_read() {
    let page = |mirrored: &str, tag: &str| {
        load("classic", &[("pieces.mirrored", mirrored), ("languages", tag)], &["pieces"]).document
    };
    let (plain, mirrored) = (page("no", "en"), page("yes", "en"));
    for kind in [LayerKind::Artwork, LayerKind::Cut] {
        let flipped = in_a_mirror(&drawn(&plain, 0, &[kind]));
        let difference = compare(&flipped, &drawn(&mirrored, 0, &[kind]));
        assert!(difference.mean < 0.0005 && difference.local < 0.05, "{kind:?}: {difference:?}");
    }
    let unlike = compare(&drawn(&plain, 0, &[LayerKind::Artwork]), &drawn(&mirrored, 0, &[LayerKind::Artwork]));
    assert!(unlike.local > 0.3, "the animals look the other way");
    for tag in LANGUAGES {
        let document = page("yes", tag);
        let guides = document.pages[0].layers.iter().find(|layer| layer.kind == LayerKind::Guides).expect("notes");
        let said = Language::shipped(tag).and_then(|language| language.say("sheet-mirrored", &[])).expect("a sentence");
        let mut is_said = false;
        for item in &guides.items {
            let Item::Glyphs(run) = item else { continue };
            assert!(run.transform.determinant() > 0.0, "{tag}: {} cannot be read", run.text);
            is_said |= run.text.contains(&said);
        }
        assert!(is_said, "{tag}: the page does not say {said}");
    }
}

#[test]
fn the_three_formats_fold_turn_and_mirror_alike() {
    for values in [
        [("pieces.backs", "gutter"), ("pieces.back-shows", "face")],
        [("pieces.backs", "short-edge"), ("pieces.back-shows", "emblem")],
        [("pieces.backs", "stand"), ("pieces.back-shows", "emblem")],
        [("pieces.mirrored", "yes"), ("pieces.back-shows", "face")],
    ] {
        let document = load("classic", &values, &["pieces"]).document;
        let (pdf, ps) = (raster::pdf(&document, 150.0), raster::ps(&document, 150.0));
        for page in 0..document.pages.len() {
            let svg = raster::svg(&document, page, 150.0);
            for (format, pixels) in [("pdf", &pdf[page]), ("ps", &ps[page])] {
                let difference = compare(&svg, pixels);
                assert!(difference.mean < 0.005, "{values:?} {format}: {difference:?}");
            }
        }
    }
}

#[test]
fn a_standing_piece_shows_the_same_on_both_sides_of_its_fold() {
    let document = pieces("stand", "portrait", &[("size", "family")]);
    let art = drawn(&document, 0, &[LayerKind::Artwork]);
    for strip in cuts(&document, 0) {
        // Two panels of 30 mm, two tabs of 12 mm.
        assert!((strip.width() - 30.0).abs() < CLOSE && (strip.height() - 84.0).abs() < CLOSE, "{strip:?}");
        let place = |y: f64| Point::new((strip.center().x * SCALE).round() / SCALE, (y * SCALE).round() / SCALE);
        let front = around(&art, place(strip.center().y + 15.0), 14.4);
        let back = around(&art, place(strip.center().y - 15.0), 14.4);
        let difference = compare(&front, &on_its_head(&back));
        assert!(difference.mean < 0.02, "folded at the head: {difference:?}");
        assert!(compare(&front, &back).mean > 2.0 * difference.mean, "the back is printed on its head");
    }
}

#[test]
fn no_white_shows_at_the_edge_of_a_standing_piece_that_is_cut_a_millimetre_outside() {
    let document = pieces("stand", "portrait", &[("pieces.back-shows", "emblem")]);
    let art = drawn(&document, 0, &[LayerKind::Artwork]);
    for strip in cuts(&document, 0) {
        let outside = strip.inflate(1.0, 1.0);
        let steps = (0..=200).map(|step| f64::from(step) / 200.0);
        for share in steps {
            let y = outside.y0 + share * outside.height();
            for x in [outside.x0, outside.x1] {
                assert_ne!(art.at((x * SCALE) as usize, (y * SCALE) as usize), [255; 3], "at {x:.1}, {y:.1}");
            }
        }
    }
}

#[test]
fn backs_with_labels_of_their_own_are_as_many_as_the_animals() {
    let values = [("pieces.label", "Herma 4386"), ("pieces.size", "22mm"), ("pieces.backs", "stickers")];
    let set = load("classic", &values, &["pieces"]);
    let plan = set.plan.pieces.as_ref().expect("pieces were laid out");
    assert_eq!((plan.stickers, plan.back_stickers, plan.spares), (16, 16, 2));
    assert_eq!(uses(&set).iter().sum::<usize>(), 34);
    let emblems = [&values[..], &[("pieces.back-shows", "emblem")]].concat();
    let names: Vec<String> =
        load("classic", &emblems, &["pieces"]).document.symbols.iter().map(|symbol| symbol.name.clone()).collect();
    assert!(["back-w", "back-b"].iter().all(|name| names.iter().any(|known| known == name)), "{names:?}");
}

/// How many stickers each page of a set has.
fn uses(set: &Set) -> Vec<usize> {
    let pages = set.document.pages.iter().filter(|page| page.part != LABEL_TEST);
    let art = pages.map(|page| page.layers.iter().filter(|layer| layer.kind == LayerKind::Artwork));
    art.map(|layers| layers.flat_map(|layer| &layer.items).filter(|item| matches!(item, Item::Use(_))).count())
        .collect()
}

#[test]
fn every_theme_has_backs_of_every_sort_and_none_lies_on_another() {
    for theme in THEMES.iter().map(|theme| theme.name) {
        for backs in ["stickers", "gutter", "long-edge", "short-edge", "stand"] {
            for shows in ["face", "emblem"] {
                // What a machine cuts out, or stands edge to edge, has no backs.
                let values = [
                    ("pieces.backs", backs),
                    ("pieces.back-shows", shows),
                    ("pieces.turned", "no"),
                    ("cutter.machine", "none"),
                    ("pieces.cut", "shape"),
                ];
                let set = load(theme, &values, &["pieces"]);
                let plan = set.plan.pieces.as_ref().expect("pieces were laid out");
                assert_eq!(set.document.pages.len(), plan.pages(), "{theme} {backs}");
                for page in &set.document.pages {
                    let sheet = Rect::from_origin_size(Point::ZERO, page.media);
                    let art = page.layers.iter().filter(|layer| layer.kind == LayerKind::Artwork);
                    let middles: Vec<Point> = art
                        .flat_map(|layer| &layer.items)
                        .filter_map(|item| match item {
                            Item::Use(used) => Some(used.transform * Point::ZERO),
                            _ => None,
                        })
                        .collect();
                    // Room for the crop mark of both, if nothing else.
                    let near = plan.sticker + if backs == "stand" { -0.01 } else { 2.9 };
                    for (place, one) in middles.iter().enumerate() {
                        assert!(sheet.contains(*one));
                        assert!(middles[..place].iter().all(|other| other.distance(*one) > near), "{theme} {backs}");
                    }
                }
            }
        }
    }
}

#[test]
fn what_cannot_be_made_is_refused_with_what_can() {
    let label = ("pieces.label", "Herma 4386");
    let size = ("pieces.size", "22mm");
    for (values, said) in [
        (vec![label, size, ("pieces.backs", "gutter")], "not folded and glued back to back"),
        (vec![label, size, ("pieces.backs", "long-edge")], "printed on one side only"),
        (vec![label, size, ("pieces.backs", "short-edge")], "pieces.backs = \"stickers\""),
        (vec![label, size, ("pieces.backs", "stand")], "cut from a whole sheet"),
        (vec![label, size, ("pieces.mirrored", "yes")], "read backwards"),
        (vec![("pieces.mirrored", "yes"), ("pieces.backs", "gutter")], "cannot have backs of \"gutter\""),
        (vec![("pieces.turned", "yes"), ("pieces.backs", "stand")], "cannot be upside down"),
        (vec![("pieces.backs", "gutte")], "did you mean \"gutter\"?"),
        (
            vec![("pieces.backs", "gutter"), ("board.square", "170mm"), ("pieces.size", "150mm")],
            "does not fit on this paper",
        ),
        (
            vec![("pieces.backs", "stand"), ("board.square", "170mm"), ("pieces.size", "150mm")],
            "does not fit on this paper; 91 mm is the most",
        ),
    ] {
        let message = refused("classic", &values);
        assert!(message.contains(said), "{values:?}:\n{message}");
    }
}

#[test]
fn a_turned_set_is_upside_down_on_both_sides() {
    let turns = |backs: &str, way: &str| {
        let document = pieces(backs, way, &[("pieces.turned", "yes"), ("pieces.back-shows", "emblem")]);
        let back = document.symbols.iter().find(|symbol| symbol.name == "back-b").expect("Black's back").clone();
        matches!(&back.items[..], [Item::Group(group)] if matches!(&group.items[..], [Item::Group(inner)]
            if (inner.transform.as_coeffs()[0] + 1.0).abs() < 1e-9 && inner.transform != Affine::IDENTITY))
    };
    assert!(turns("gutter", "portrait") && turns("long-edge", "landscape"));
}
