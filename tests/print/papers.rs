//! What is mostly paper and goes with a set: labels, tags and seals, the cover, the certificate, the score pad; measured
//! in what is printed and cut.

use crate::support::{raster, themes_at_hand};

use raster::Pixels;
use shouqi::geom::{Affine, BezPath, ParamCurve, Point, Rect, Shape, Size};
use shouqi::language::{LANGUAGES, Language};
use shouqi::layout::{self, LayoutError, Reading, SheetPlan};
use shouqi::rulesheet::Sheet;
use shouqi::scene::{Document, Item, LayerKind, Page};
use shouqi::theme::{SheetLayout, THEMES, Theme};
use std::sync::Arc;
use themes_at_hand::theme;

/// The parts.
const PAPERS: [&str; 4] = ["gift", "cover", "certificate", "scorepad"];
/// Cut lines are as exact as this, in millimetres.
const EXACT: f64 = 0.05;
/// A bag label unfolded, a tag, a hole, a round seal.
const LABEL: Size = Size::new(58.0, 160.0);
const TAG: Size = Size::new(46.0, 78.0);
const HOLE: Size = Size::new(4.0, 4.0);
const ROUND: Size = Size::new(36.0, 36.0);
/// Paper that stays around a hole.
const LAND: f64 = 4.0;

/// Some parts of a theme's set.
fn parts(theme: &Theme, parts: &[&str]) -> Result<Document, LayoutError> {
    let named = |tag: &String| theme.with_side_names(Language::shipped(tag).expect("a shipped language"));
    let languages: Vec<Language> = theme.languages.iter().map(named).collect();
    let sheet = |language| Sheet::build(&Arc::clone(&theme.rules), language, None).expect("it says everything");
    let sheets: Vec<Sheet> = languages.iter().map(sheet).collect();
    let paper = Size::new(theme.paper.short, theme.paper.long);
    let plan = SheetPlan { layout: SheetLayout::Page, paper, annotate: false };
    let reading = Reading { spoken: &sheets, ..Reading::new(&languages, &sheets, plan) };
    layout::set_to_read(theme, parts, Some(reading)).map(|set| set.document)
}

/// A part of the classic theme with values laid over it.
fn classic(part: &str, values: &[(&str, &str)]) -> Document {
    parts(&theme("classic", values), &[part]).unwrap_or_else(|error| panic!("{part} with {values:?}: {error}"))
}

/// The paths of a layer of a page, in millimetres of the page.
fn paths(page: &Page, kind: LayerKind) -> Vec<BezPath> {
    fn walk(items: &[Item], to: Affine, paths: &mut Vec<BezPath>) {
        for item in items {
            match item {
                Item::Path(path) => paths.push(to * path.path.clone()),
                Item::Group(group) => walk(&group.items, to * group.transform, paths),
                Item::Glyphs(_) | Item::Use(_) | Item::Image(_) => {}
            }
        }
    }
    let mut found = Vec::new();
    for layer in page.layers.iter().filter(|layer| layer.kind == kind) {
        walk(&layer.items, Affine::IDENTITY, &mut found);
    }
    found
}

/// The paths of a layer of all pages.
fn all_paths(document: &Document, kind: LayerKind) -> Vec<BezPath> {
    document.pages.iter().flat_map(|page| paths(page, kind)).collect()
}

/// Whether a path is as large as this.
fn is_sized(path: &BezPath, size: Size) -> bool {
    let found = path.bounding_box().size();
    (found.width - size.width).abs() < EXACT && (found.height - size.height).abs() < EXACT
}

/// The cut lines of this size on a page.
fn cut_to(page: &Page, size: Size) -> Vec<BezPath> {
    paths(page, LayerKind::Cut).into_iter().filter(|path| is_sized(path, size)).collect()
}

/// The parts of a path: their ends.
fn lines(path: &BezPath) -> Vec<(Point, Point)> {
    path.segments().map(|segment| (segment.start(), segment.end())).collect()
}

/// How far a point is from the nearest point of a path.
fn distance(point: Point, path: &BezPath) -> f64 {
    let along = path.segments().flat_map(|segment| (0..=200).map(move |step| segment.eval(f64::from(step) / 200.0)));
    along.map(|at| at.distance(point)).fold(f64::MAX, f64::min)
}

#[test]
fn a_gift_has_labels_tags_and_seals_of_their_sizes() {
    for paper in ["A4", "Letter", "A5", "A3"] {
        let document = classic("gift", &[("paper.size", paper)]);
        let count = |size| document.pages.iter().map(|page| cut_to(page, size).len()).sum::<usize>();
        assert_eq!(count(LABEL), 2, "{paper}: bag labels");
        assert_eq!(count(TAG), 2, "{paper}: tags");
        assert_eq!(count(HOLE), 6, "{paper}: two holes a label, one a tag");
        assert!(count(ROUND) >= 4, "{paper}: round seals");
        let known = [LABEL, TAG, HOLE, ROUND];
        let others = all_paths(&document, LayerKind::Cut)
            .into_iter()
            .filter(|path| known.iter().all(|size| !is_sized(path, *size)));
        let lids: Vec<Size> = others.map(|path| path.bounding_box().size()).collect();
        assert!(lids.len() >= 2, "{paper}: lid seals");
        for lid in lids {
            // Two discs of 26 whose edges leave a strip of 14.
            let discs = 26.0 + 2.0 * (13.0_f64 * 13.0 - 7.0 * 7.0).sqrt();
            assert!((lid.height - 26.0).abs() < EXACT && lid.width - discs > 8.0, "{paper}: {lid:?}");
        }
    }
}

#[test]
fn a_lid_seal_is_as_long_as_the_box_is_deep() {
    let long = |values: &[(&str, &str)]| {
        let cuts = all_paths(&classic("gift", values), LayerKind::Cut);
        let lid = cuts.into_iter().find(|path| (path.bounding_box().height() - 26.0).abs() < EXACT);
        lid.expect("a lid seal").bounding_box().width()
    };
    let of = |thickness| [("pieces.size", "30mm"), ("board.square", "37.5mm"), ("box.thickness", thickness)];
    let known = long(&of("8mm")) - long(&of("3mm"));
    assert!((known - 10.0).abs() < 0.5, "a box for discs of 8 mm is 10 mm deeper: {known}");
}

#[test]
fn paper_stays_around_every_hole() {
    for page in &classic("gift", &[]).pages {
        let outlines: Vec<BezPath> = [LABEL, TAG].into_iter().flat_map(|size| cut_to(page, size)).collect();
        for hole in cut_to(page, HOLE) {
            let middle = hole.bounding_box().center();
            let around = outlines.iter().find(|outline| outline.contains(middle)).expect("a label or a tag");
            let land = distance(middle, around) - HOLE.width / 2.0;
            assert!(land >= LAND - EXACT, "{land} mm around the hole at {middle}");
        }
    }
}

#[test]
fn the_holes_of_a_label_meet_when_it_is_folded() {
    for page in &classic("gift", &[]).pages {
        let folds: Vec<(Point, Point)> = paths(page, LayerKind::Fold).iter().flat_map(lines).collect();
        for label in cut_to(page, LABEL) {
            let bounds = label.bounding_box();
            let fold = folds.iter().find(|(from, _)| bounds.inflate(EXACT, EXACT).contains(*from)).expect("a fold");
            assert!((fold.0.y - bounds.center().y).abs() < EXACT && (fold.0.y - fold.1.y).abs() < 1e-9);
            let holes: Vec<Point> = cut_to(page, HOLE).iter().map(|hole| hole.bounding_box().center()).collect();
            let own: Vec<Point> = holes.into_iter().filter(|hole| bounds.contains(*hole)).collect();
            let [one, other] = own[..] else { panic!("{} holes", own.len()) };
            let folded = Point::new(one.x, 2.0 * fold.0.y - one.y);
            assert!(folded.distance(other) < EXACT, "{folded} and {other}");
        }
    }
}

/// The places of upright marks from the left edge, and of lying ones from the upper edge, each once.
fn marks(document: &Document) -> [Vec<f64>; 2] {
    let mut places = [Vec::new(), Vec::new()];
    for (from, to) in all_paths(document, LayerKind::Cut).iter().flat_map(lines) {
        let upright = (from.x - to.x).abs() < 1e-9;
        places[usize::from(!upright)].push(if upright { from.x } else { from.y });
    }
    for places in &mut places {
        places.sort_by(f64::total_cmp);
        places.dedup_by(|one, other| (*one - *other).abs() < 1e-9);
    }
    places
}

fn assert_places(found: &[f64], expected: &[f64], what: &str) {
    let same =
        found.len() == expected.len() && found.iter().zip(expected).all(|(one, other)| (one - other).abs() < EXACT);
    assert!(same, "{what}: {found:?}, {expected:?}");
}

#[test]
fn a_score_pad_is_cut_into_quarters() {
    for (paper, across, down) in [
        ("A4", &[105.0][..], &[148.5][..]),
        ("Letter", &[107.95], &[139.7]),
        ("Legal", &[107.95], &[177.8]),
        ("A5", &[105.0], &[]),
        ("A6", &[], &[]),
        ("A3", &[105.0, 210.0, 315.0], &[148.5]),
    ] {
        let [upright, lying] = marks(&classic("scorepad", &[("paper.size", paper)]));
        assert_places(&upright, across, paper);
        assert_places(&lying, down, paper);
    }
}

#[test]
fn certificates_are_of_a5_or_half_of_letter_and_lie() {
    for (paper, media, down) in [
        ("A4", Size::new(210.0, 297.0), &[148.5][..]),
        ("Letter", Size::new(215.9, 279.4), &[139.7]),
        ("A5", Size::new(210.0, 148.0), &[]),
    ] {
        let document = classic("certificate", &[("paper.size", paper)]);
        let [upright, lying] = marks(&document);
        assert_eq!(document.pages[0].media, media, "{paper}");
        assert_places(&upright, &[], paper);
        assert_places(&lying, down, paper);
    }
}

#[test]
fn in_large_print_leaf_and_certificate_take_the_whole_sheet() {
    for part in ["certificate", "scorepad"] {
        let document = parts(&theme("large", &[]), &[part]).expect("it fits");
        assert!(all_paths(&document, LayerKind::Cut).is_empty(), "{part} is not cut");
    }
}

#[test]
fn paper_that_is_too_small_is_refused_with_one_that_would_do() {
    for (part, paper, enough) in [("certificate", "A6", "A5"), ("gift", "A6", "A5"), ("scorepad", "90mm x 200mm", "A6")]
    {
        let error = parts(&theme("classic", &[("paper.size", paper)]), &[part]).expect_err("it does not fit");
        assert!(error.to_string().contains(&format!("{enough} would do")), "{part}: {error}");
    }
}

/// Pixels to a millimetre.
const FINE: f64 = 4.0;

/// Where there is ink outside a part of a page, if anywhere, in millimetres.
fn ink_outside(pixels: &Pixels, keep: Rect) -> Option<Point> {
    let middle = |pixel: usize| (pixel as f64 + 0.5) / FINE;
    let mut places = (0..pixels.height).flat_map(|y| (0..pixels.width).map(move |x| (x, y)));
    let outside =
        |&(x, y): &(usize, usize)| !keep.contains(Point::new(middle(x), middle(y))) && pixels.darkness(x, y) > 0.1;
    places.find(outside).map(|(x, y)| Point::new(middle(x), middle(y)))
}

#[test]
fn nothing_but_bleed_lies_beyond_the_margin() {
    for (name, values) in
        [("classic", &[][..]), ("imperial", &[("paper.size", "Letter")]), ("travel", &[]), ("large", &[])]
    {
        let theme = theme(name, values);
        let mut document = parts(&theme, &PAPERS).expect("it fits");
        for (place, page) in document.pages.clone().iter().enumerate() {
            let own = if page.part == "gift" { page.bleed } else { Rect::ZERO };
            document.pages[place].layers.retain(|layer| layer.kind != LayerKind::Guides);
            let margin = page.media.to_rect().inset(-theme.paper.margin);
            let keep = if own == Rect::ZERO { margin } else { margin.union(own) };
            let found = ink_outside(&raster::svg(&document, place, FINE * 25.4), keep.inset(0.25));
            assert_eq!(found, None, "{name}: {} {}", page.part, place + 1);
        }
    }
}

#[test]
fn every_theme_and_every_language_has_all_its_characters() {
    for shipped in THEMES {
        let theme = theme(shipped.name, &[]);
        parts(&theme, &PAPERS).unwrap_or_else(|error| panic!("{}: {error}", shipped.name));
    }
    for tag in LANGUAGES {
        for second in ["en", "zh-Hant"].into_iter().filter(|second| second != tag) {
            let languages = format!("[\"{tag}\", \"{second}\"]");
            let theme = theme("classic", &[("languages", &languages)]);
            parts(&theme, &PAPERS).unwrap_or_else(|error| panic!("{languages}: {error}"));
        }
    }
}

/// All texts of a document.
fn texts(document: &Document) -> Vec<String> {
    fn walk(items: &[Item], texts: &mut Vec<String>) {
        for item in items {
            match item {
                Item::Glyphs(run) => texts.push(run.text.clone()),
                Item::Group(group) => walk(&group.items, texts),
                Item::Path(_) | Item::Use(_) | Item::Image(_) => {}
            }
        }
    }
    let mut found = Vec::new();
    for layer in document.pages.iter().flat_map(|page| &page.layers) {
        walk(&layer.items, &mut found);
    }
    found
}

#[test]
fn a_makers_name_is_printed_in_place_of_the_line() {
    for part in ["gift", "cover"] {
        let named = |document: &Document| texts(document).iter().filter(|text| *text == "Anna").count();
        assert_eq!(named(&classic(part, &[])), 0, "{part}");
        assert!(named(&classic(part, &[("gift.maker", "\"Anna\"")])) > 0, "{part}");
    }
}

#[test]
fn the_pad_bears_the_check_code_of_its_rules() {
    let document = classic("scorepad", &[]);
    let code = theme("classic", &[]).rules.hash().short();
    assert_eq!(texts(&document).iter().filter(|text| text.contains(&code)).count(), 4, "one on every leaf");
}
