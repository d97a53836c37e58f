//! Animal cards: what they say is what the referee rules and the sheet states, and fronts and backs meet.

use crate::support::raster::{self, Pixels, compare};
use crate::support::themes_at_hand::{refused, theme};
use shouqi::geom::{Point, Rect, Shape};
use shouqi::language::{LANGUAGES, Language};
use shouqi::layout::{self, LayoutError, Reading, Set, SheetPlan};
use shouqi::rules::{KindId, Move, PRESETS, Piece, Placed, Rules, Setup, Side, Square, Terrain, Verdict, judge};
use shouqi::rulesheet::Sheet;
use shouqi::scene::{Document, Group, Item, LayerKind, Page};
use shouqi::theme::Theme;
use std::sync::Arc;

const DPI: f64 = 254.0;
/// Pixels to a millimetre.
const SCALE: f64 = 10.0;
/// How exactly a card is measured, in millimetres.
const CLOSE: f64 = 0.05;
/// A point in millimetres.
const POINT: f64 = 25.4 / 72.0;

/// The cards of a shipped theme with these values.
fn cards(name: &str, values: &[(&str, &str)]) -> (Theme, Set) {
    let theme = theme(name, values);
    let set = laid(&theme).unwrap_or_else(|error| panic!("{name} with {values:?}: {error}"));
    (theme, set)
}

fn sheets(theme: &Theme) -> Vec<Sheet> {
    let others = theme.cards.languages.iter().filter(|tag| !theme.languages.contains(tag));
    let spoken = theme.languages.iter().chain(others).map(|tag| Language::shipped(tag).expect("a shipped language"));
    spoken.map(|language| Sheet::build(&theme.rules, &language, None).expect("a proved sheet")).collect()
}

fn laid(theme: &Theme) -> Result<Set, LayoutError> {
    let plan = SheetPlan { layout: theme.sheet.layout, paper: theme.paper.media(false), annotate: false };
    let spoken = sheets(theme);
    layout::set_to_read(theme, &["cards"], Some(Reading { spoken: &spoken, ..Reading::new(&[], &[], plan) }))
}

/// Fronts, each with the page behind it.
fn leaves(set: &Set) -> impl Iterator<Item = (&Page, &Page)> {
    set.document.pages.chunks_exact(2).map(|leaf| (&leaf[0], &leaf[1]))
}

fn layer(page: &Page, kind: LayerKind) -> &[Item] {
    page.layers.iter().find(|layer| layer.kind == kind).map_or(&[], |layer| &layer.items)
}

/// The drawings of a front's cards.
fn drawings(page: &Page) -> Vec<&Group> {
    // Below them is their ground.
    let cards = layer(page, LayerKind::Artwork).iter().skip(1);
    let drawings = cards.map(|item| match item {
        Item::Group(card) => card,
        other => panic!("{other:?} among the cards"),
    });
    drawings.collect()
}

/// The pictures of a card in words: the animal, what it captures, what captures it.
fn pictures(card: &Group) -> Vec<&str> {
    let pictured = card.items.iter().filter_map(|item| match item {
        Item::Group(group) => group.alternative.as_deref(),
        Item::Path(_) | Item::Glyphs(_) | Item::Image(_) | Item::Use(_) => None,
    });
    pictured.collect()
}

/// Where the cards of a front are cut.
fn places(page: &Page) -> Vec<Rect> {
    let cut = |item: &Item| match item {
        Item::Path(path) => path.path.bounding_box(),
        other => panic!("{other:?} is no cut"),
    };
    layer(page, LayerKind::Cut).iter().map(cut).collect()
}

/// All text of a card with its sizes in points.
fn runs(items: &[Item]) -> Vec<(String, f64)> {
    let runs = items.iter().flat_map(|item| match item {
        Item::Glyphs(run) => vec![(run.text.clone(), run.size / POINT)],
        Item::Group(group) => runs(&group.items),
        Item::Path(_) | Item::Image(_) | Item::Use(_) => Vec::new(),
    });
    runs.collect()
}

/// Two squares of land side by side.
fn meadow(rules: &Rules) -> [Square; 2] {
    let land = |square: Square| rules.board().terrain(square) == Some(Terrain::Land);
    let next = |square: Square| Square { file: square.file, row: shouqi::rules::Row(square.row.0 + 1) };
    let found = rules.board().squares().find(|&square| land(square) && land(next(square)));
    let square = found.expect("every board has land");
    [square, next(square)]
}

/// Whether the referee allows one kind to capture another on land.
fn may_capture(rules: &Arc<Rules>, attacker: KindId, victim: KindId) -> bool {
    let [from, to] = meadow(rules);
    let placed = |square, kind, side| Placed { square, piece: Piece { kind, side }, weak: false };
    let pieces = vec![placed(from, attacker, Side::White), placed(to, victim, Side::Black)];
    let setup = Setup { pieces, side: Side::White, quiet: None, move_number: None };
    let position = setup.check(rules).expect("a position");
    matches!(judge(&position, Move::new(from, to)), Verdict::Legal { .. })
}

#[test]
fn captures_on_every_card_are_the_verdicts_of_the_referee() {
    let english = Language::english();
    for preset in PRESETS {
        let (theme, set) = cards("classic", &[("rules", preset.name), ("languages", "[\"en\"]")]);
        let rules = &theme.rules;
        let mut kinds = rules.strongest_first();
        kinds.reverse();
        let fronts = leaves(&set).flat_map(|(front, _)| drawings(front));
        let fronts: Vec<Vec<&str>> = fronts.map(pictures).filter(|shown| shown.len() == 3).collect();
        assert_eq!(fronts.len(), 2 * kinds.len(), "{}: a card for each kind of each side", preset.name);
        let names = |holds: &dyn Fn(KindId) -> bool| {
            let names = kinds.iter().filter(|kind| holds(**kind)).map(|kind| english.animal(&rules.kind(*kind).id));
            names.collect::<Vec<_>>().join(", ")
        };
        for (kind, shown) in kinds.iter().cycle().zip(&fronts) {
            let listed = |place: usize| shown[place].split_once(": ").expect("a list").1;
            let captures = names(&|other| may_capture(rules, *kind, other));
            let captured_by = names(&|other| may_capture(rules, other, *kind));
            assert_eq!(
                [listed(1), listed(2)],
                [captures.as_str(), captured_by.as_str()],
                "{}: {}",
                preset.name,
                shown[0]
            );
        }
    }
}

#[test]
fn what_a_card_says_about_its_animal_is_a_sentence_or_a_caption_of_the_sheet() {
    for preset in PRESETS {
        let (theme, set) = cards("classic", &[("rules", preset.name), ("languages", "[\"en\"]")]);
        let sheet = &sheets(&theme)[0];
        let said: Vec<String> = sheet
            .numbered()
            .flat_map(|rule| {
                let number = rule.number.unwrap_or_default();
                let texts = rule.sentences.iter().map(|said| &said.text);
                let captions = rule.figures.iter().map(|figure| &figure.caption);
                texts.chain(captions).map(move |text| format!("§{number}{text}").replace(char::is_whitespace, ""))
            })
            .collect();
        for card in leaves(&set).flat_map(|(front, _)| drawings(front)).filter(|card| pictures(card).len() == 3) {
            let text: String = runs(&card.items).into_iter().map(|(text, _)| text).collect();
            let text = text.replace(char::is_whitespace, "");
            let quoted = said.iter().any(|said| text.contains(said));
            assert!(quoted, "{}: {} says something of its own: {text}", preset.name, pictures(card)[0]);
        }
    }
}

/// One page with these layers alone, as pixels.
fn drawn(document: &Document, page: usize, kinds: &[LayerKind]) -> Pixels {
    let mut one = document.page(page);
    one.pages[0].layers.retain(|layer| kinds.contains(&layer.kind));
    raster::svg(&one, 0, DPI)
}

#[test]
fn cards_are_63_by_88_mm_between_their_marks() {
    for paper in ["A4", "Letter", "A5"] {
        let (_, set) = cards("classic", &[("paper.size", paper), ("languages", "[\"en\"]")]);
        let trim = set.document.pages[0].trim;
        let marks = drawn(&set.document, 0, &[LayerKind::Guides]);
        // Beside the outermost cuts run nothing but the arms of crosses.
        let row = ((trim.y0 + 1.0) * SCALE) as usize;
        let column = ((trim.x0 + 1.0) * SCALE) as usize;
        let inside = |from: f64, to: f64| move |at: &f64| (from - 1.0..=to + 1.0).contains(at);
        let across = raster::crossings(|x| marks.darkness(x, row), marks.width, DPI);
        let down = raster::crossings(|y| marks.darkness(column, y), marks.height, DPI);
        for (found, from, to, card) in [(across, trim.x0, trim.x1, 63.0), (down, trim.y0, trim.y1, 88.0)] {
            let found: Vec<f64> = found.into_iter().filter(inside(from, to)).collect();
            assert_eq!(found.len() as f64, ((to - from) / card).round() + 1.0, "{paper}: a mark for each cut");
            for pair in found.windows(2) {
                assert!((pair[1] - pair[0] - card).abs() < CLOSE, "{paper}: {found:?}");
            }
        }
        for place in leaves(&set).flat_map(|(front, _)| places(front)) {
            assert!((place.width() - 63.0).abs() < CLOSE && (place.height() - 88.0).abs() < CLOSE, "{place:?}");
        }
    }
}

/// A picture around a point, `half` millimetres to each side.
fn around(pixels: &Pixels, middle: Point, half: f64) -> Pixels {
    let side = (2.0 * half * SCALE).round() as usize;
    let [left, top] = [middle.x - half, middle.y - half].map(|edge| (edge * SCALE).round().max(0.0) as usize);
    let rows = (0..side).flat_map(|y| (0..side).map(move |x| (left + x, top + y)));
    Pixels { width: side, height: side, rgb: rows.flat_map(|(x, y)| pixels.at(x, y)).collect() }
}

fn on_its_head(pixels: &Pixels) -> Pixels {
    let places = (0..pixels.height).rev().flat_map(|y| (0..pixels.width).rev().map(move |x| (x, y)));
    Pixels { rgb: places.flat_map(|(x, y)| pixels.at(x, y)).collect(), ..*pixels }
}

#[test]
fn backs_lie_behind_their_fronts_and_look_the_same_from_either_end() {
    const HALF: f64 = 27.0;
    // A printer turns the sheet about its long edge unless it is told otherwise; the last sheet may have fewer cards.
    let ways = [
        ("A4", "portrait", "none"),
        ("A4", "portrait", "short-edge"),
        ("A4", "landscape", "long-edge"),
        ("160mm x 290mm", "portrait", "none"),
    ];
    for (paper, way, backs) in ways {
        let values = [("paper.size", paper), ("paper.orientation", way), ("pieces.backs", backs)];
        let (_, set) = cards("classic", &values);
        let mut first: Option<Pixels> = None;
        for (leaf, (front, back)) in leaves(&set).enumerate() {
            let upright = front.media.height > front.media.width;
            let behind = |point: Point| match upright == (backs != "short-edge") {
                true => Point::new(front.media.width - point.x, point.y),
                false => Point::new(point.x, front.media.height - point.y),
            };
            let printed = raster::svg(&set.document, 2 * leaf + 1, DPI);
            if leaf == set.document.pages.len() / 4 {
                // The other side's cards have another colour.
                first = None;
            }
            for place in places(front) {
                let middle = behind(place.center());
                assert!(back.trim.contains(middle), "{paper} {way} {backs}: no back");
                let shown = around(&printed, middle, HALF);
                assert!(compare(&shown, &on_its_head(&shown)).mean < 0.01, "{paper} {way} {backs}: another end");
                let known = first.get_or_insert_with(|| around(&printed, middle, HALF));
                assert!(compare(&shown, known).mean < 0.01, "{paper} {way} {backs}: {middle:?} is not the middle");
            }
        }
    }
}

#[test]
fn every_language_has_cards_alone_and_beside_another() {
    for tag in LANGUAGES {
        for languages in [format!("[\"{tag}\"]"), format!("[\"{tag}\", \"zh-Hant\"]"), format!("[\"de\", \"{tag}\"]")] {
            if languages.matches(tag).count() == 1 {
                let (_, set) = cards("classic", &[("languages", &languages)]);
                assert_eq!(set.document.pages.len(), 4, "{languages}");
            }
        }
    }
}

#[test]
fn the_whole_deck_has_one_size_of_type() {
    for languages in ["[\"en\"]", "[\"de\", \"zh-Hant\"]", "[\"fr\", \"pt-BR\"]", "[\"ja\", \"zh-Hans\"]"] {
        let (_, set) = cards("classic", &[("languages", languages)]);
        let animals = leaves(&set).flat_map(|(front, _)| drawings(front)).filter(|card| pictures(card).len() == 3);
        // Of names, characters, numerals and pinyin none is so long.
        let sentences = animals.flat_map(|card| runs(&card.items)).filter(|(text, _)| text.chars().count() > 10);
        let mut sizes: Vec<f64> = sentences.map(|(_, size)| (size * 100.0).round() / 100.0).collect();
        sizes.sort_by(f64::total_cmp);
        sizes.dedup();
        assert_eq!(sizes.len(), 1, "{languages}: {sizes:?}");
        assert!(sizes[0] >= 5.8, "{languages}: {sizes:?}");
    }
}

#[test]
fn nothing_on_a_card_is_smaller_than_5_8_points() {
    for languages in ["[\"en\", \"zh-Hant\"]", "[\"de\", \"nl\"]"] {
        let (_, set) = cards("classic", &[("languages", languages)]);
        for (text, size) in leaves(&set).flat_map(|(front, _)| drawings(front)).flat_map(|card| runs(&card.items)) {
            assert!(size > 5.79, "{languages}: {text} has {size} points");
        }
    }
}

#[test]
fn a_fact_of_ones_own_takes_the_place_of_the_shipped_one() {
    let text = |values: &[(&str, &str)]| {
        let (_, set) = cards("classic", &[&[("languages", "[\"en\"]")], values].concat());
        let rat = drawings(&set.document.pages[0])[0];
        runs(&rat.items).into_iter().map(|(text, _)| text).collect::<Vec<_>>().join(" ")
    };
    assert!(text(&[("cards.facts.rat", "Ours is called Remy.")]).contains("Ours is called Remy."));
    let without = text(&[("cards.facts.rat", "")]);
    assert!(text(&[("cards.facts.rat", "Ours")]).ends_with("Ours") && !without.ends_with("Ours"));
}

#[test]
fn cards_speak_languages_of_their_own() {
    let (_, set) = cards("classic", &[("cards.languages", "[\"fr\"]")]);
    let pictured = drawings(&set.document.pages[0]).into_iter().map(pictures);
    let names: Vec<&str> = pictured.filter_map(|shown| shown.first().copied()).collect();
    assert_eq!(names[0], "Rat");
    assert_eq!(names[7], "Éléphant");
}

#[test]
fn square_cards_bear_no_marks() {
    let (_, set) = cards("classic", &[("cards.corners", "square")]);
    let page = &set.document.pages[0];
    let inner = page.bleed;
    for item in layer(page, LayerKind::Guides) {
        if let Item::Path(path) = item {
            let ink = path.path.bounding_box();
            let beside = path.path.segments().all(|segment| segment.bounding_box().intersect(inner).area() == 0.0);
            assert!(beside, "{ink:?} is on the cards");
        }
    }
}

#[test]
fn bad_values_are_refused() {
    assert!(refused("classic", &[("cards.facts.unicorn", "It is rare.")]).contains("no such kind"));
    assert!(refused("classic", &[("cards.corners", "oval")]).contains("write \"round\" or \"square\""));
    assert!(refused("classic", &[("cards.languages", "[\"xx\"]")]).contains("no language"));
    assert!(refused("classic", &[("cards.languages", "[\"en\", \"de\", \"fr\"]")]).contains("at most two"));
}

#[test]
fn a_card_with_too_much_text_is_an_error_that_names_it() {
    let long = "A very long story about a rat. ".repeat(5);
    let theme = theme("classic", &[("cards.facts.rat", long.trim()), ("languages", "[\"de\"]")]);
    let mut longer = theme.clone();
    longer.cards.facts.insert("rat".into(), long.repeat(4));
    assert!(laid(&theme).is_ok());
    match laid(&longer) {
        Err(LayoutError::CardTooFull { card, language, .. }) => {
            assert_eq!((card.as_str(), language.as_str()), ("Ratte", "de"))
        }
        other => panic!("{:?}", other.map(|_| ())),
    }
}
