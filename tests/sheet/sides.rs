//! What the sides are called: a set's sheet speaks of its own colours, in every language, and never of others.

use resvg::tiny_skia::Pixmap;
use shouqi::diagnostics::Source;
use shouqi::export::png;
use shouqi::files::{FileError, FileProvider};
use shouqi::geom::Size;
use shouqi::language::{LANGUAGES, Language, SideName};
use shouqi::layout::{self, SheetPlan};
use shouqi::rules::{Clause, Side};
use shouqi::rulesheet::{Sheet, prove, say_clause};
use shouqi::theme::{self, Keyword, Overrides, SheetLayout, THEMES, Theme, ThemeError, shipped_theme};

/// A file provider with one theme on it.
struct OneTheme(String);

impl FileProvider for OneTheme {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        Ok(Source::new(path, self.0.as_str()))
    }

    fn bytes(&self, path: &str, _: Option<&str>) -> Result<Vec<u8>, FileError> {
        Err(format!("{path} is not there").into())
    }
}

fn written(text: &str) -> Result<Theme, ThemeError> {
    theme::load("./mine.toml", &Overrides::default(), &OneTheme(format!("format = 1\n{text}")))
}

/// The names of a theme's sides, as a theme writes them.
fn called(theme: &Theme) -> [&'static str; 2] {
    theme.side_names().map(Keyword::keyword)
}

fn shipped(name: &str) -> Theme {
    shipped_theme(name).unwrap_or_else(|| panic!("no theme {name}"))
}

fn sheet(theme: &Theme, tag: &str) -> Sheet {
    let language = theme.with_side_names(Language::shipped(tag).unwrap_or_else(|| panic!("no language {tag}")));
    let proof = prove(&theme.rules).unwrap_or_else(|error| panic!("{error}"));
    theme.sheet(&language, &proof).unwrap_or_else(|error| panic!("{}: {error}", theme.name))
}

/// Everything that a sheet says, and what it says to those who cannot see its pictures.
fn words(sheet: &Sheet) -> Vec<String> {
    let rules = || sheet.sections.iter().flat_map(|section| &section.rules);
    let sentences = rules().flat_map(|rule| &rule.sentences).map(|sentence| sentence.text.clone());
    let figures = sheet.sections.iter().flat_map(|section| &section.figures).chain(rules().flat_map(|r| &r.figures));
    sentences.chain(figures.flat_map(|figure| [figure.caption.clone(), figure.alternative.clone()])).collect()
}

fn setup(sheet: &Sheet) -> &shouqi::rulesheet::Figure {
    let mut figures = sheet.sections.iter().flat_map(|section| &section.figures);
    figures.find(|figure| figure.id == shouqi::rulesheet::SETUP).expect("every sheet shows the set-up")
}

/// Whether a text has this word, and not only as a part of another one. Characters stand without blanks between them.
fn has_word(text: &str, word: &str) -> bool {
    let characters = theme::is_chinese(word);
    let goes_on = |next: Option<char>| !characters && next.is_some_and(char::is_alphabetic);
    text.match_indices(word)
        .any(|(at, _)| !goes_on(text[..at].chars().next_back()) && !goes_on(text[at + word.len()..].chars().next()))
}

#[test]
fn blue_begins_and_sits_at_this_end_in_every_language() {
    let said = [
        ("en", "Blue moves first.", "Blue sits at this end, Red opposite."),
        ("de", "Blau beginnt.", "Blau sitzt an diesem Ende, Rot gegenüber."),
        ("fr", "Bleu commence.", "Bleu est de ce côté, Rouge en face."),
        ("es", "Empiezan las azules.", "Las azules, en este lado; las rojas, enfrente."),
        ("pt-BR", "As azuis começam.", "As azuis ficam deste lado; as vermelhas, em frente."),
        ("it", "Inizia il Blu.", "Il Blu siede da questa parte, il Rosso di fronte."),
        ("nl", "Blauw begint.", "Blauw zit aan deze kant, Rood ertegenover."),
        ("zh-Hant", "由藍方先走。", "藍方坐這一端，紅方坐對面。"),
        ("zh-Hans", "由蓝方先走。", "蓝方坐在这一端，红方坐在对面。"),
        ("ja", "青から始めます。", "青は手前、赤は向かい側です。"),
    ];
    assert_eq!(said.map(|(tag, ..)| tag).as_slice(), LANGUAGES);
    let classic = shipped("classic");
    for (tag, begins, sits) in said {
        let sheet = sheet(&classic, tag);
        assert!(words(&sheet).contains(&begins.to_owned()), "{tag}: {begins}");
        assert_eq!(setup(&sheet).caption, sits);
        assert!(setup(&sheet).alternative.contains(sits), "{tag}: {}", setup(&sheet).alternative);
    }
}

#[test]
fn articles_go_with_the_name() {
    let sides = |tag: &str, names| Language::shipped(tag).unwrap().with_side_names(names);
    let first = |language: &Language| say_clause(&shipped("classic").rules, Clause::FirstMover, language).unwrap();
    assert_eq!(first(&sides("it", [SideName::Orange, SideName::Blue])), "Inizia l’Arancione.");
    assert_eq!(first(&sides("it", [SideName::Blue, SideName::Orange])), "Inizia il Blu.");
    let den =
        |language: &Language, side| language.say("legend-den", &[("side", shouqi::language::Argument::Side(side))]);
    let french = sides("fr", [SideName::Orange, SideName::Red]);
    assert_eq!(den(&french, Side::White).as_deref(), Some("tanière d’Orange"));
    assert_eq!(den(&french, Side::Black).as_deref(), Some("tanière de Rouge"));
    let italian = sides("it", [SideName::Silver, SideName::Gold]);
    assert_eq!(den(&italian, Side::White).as_deref(), Some("tana dell’Argento"));
}

#[test]
fn no_two_sides_sound_alike_in_any_language() {
    for tag in LANGUAGES {
        let name = |name: SideName| Language::shipped(tag).unwrap().with_side_names([name; 2]).side(Side::White);
        let mut names: Vec<String> = SideName::VALUES.iter().map(|&value| name(value)).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), SideName::VALUES.len(), "{tag}: {names:?}");
    }
}

#[test]
fn a_set_uses_its_own_names_of_the_sides_only() {
    for shown in THEMES {
        let theme = shipped(shown.name);
        for tag in LANGUAGES {
            let all = words(&sheet(&theme, tag));
            for &name in SideName::VALUES {
                let word = Language::shipped(tag).unwrap().with_side_names([name; 2]).side(Side::White);
                let said = all.iter().find(|text| has_word(text, &word));
                // One-letter words of Chinese and Japanese are parts of others.
                if word.chars().count() > 1 || theme.side_names().contains(&name) {
                    assert_eq!(said.is_some(), theme.side_names().contains(&name), "{} in {tag}: {said:?}", theme.name);
                }
            }
        }
    }
}

#[test]
fn every_name_can_be_printed_in_every_language() {
    let plan = SheetPlan { layout: SheetLayout::Booklet, paper: Size::new(210.0, 297.0), annotate: false };
    for tag in LANGUAGES {
        for pair in SideName::VALUES.chunks(2) {
            let mut theme = shipped("colouring");
            for (style, &name) in theme.pieces.sides.iter_mut().zip(pair) {
                style.name = name;
            }
            if let Err(error) = layout::rules(&theme, &[sheet(&theme, tag)], plan) {
                panic!("{pair:?} in {tag}: {error}");
            }
        }
    }
}

#[test]
fn two_sides_of_one_name_are_refused() {
    let message = written("[pieces]\nblack.called = \"blue\"\n").expect_err("both are blue").to_string();
    assert!(message.contains("error[sides-one-name]: both sides are called \"blue\""), "{message}");
    assert!(message.contains("mine.toml:3:") && message.contains("pieces.black.called = \"red\""), "{message}");
}

#[test]
fn a_side_that_is_recoloured_and_not_named_has_the_name_of_the_nearest_colour() {
    let names = |text: &str| called(&written(text).unwrap_or_else(|error| panic!("{error}")));
    assert_eq!(names(""), ["blue", "red"]);
    assert_eq!(names("pieces.white.colour = \"#2E7D32\""), ["green", "red"]);
    assert_eq!(names("pieces.white = { called = \"green\", colour = \"#2E7D32\" }"), ["green", "red"]);
    assert_eq!(names("pieces.white.ground = \"white\""), ["blue", "red"]);
    // A reversed disc has its colour from its ground.
    assert_eq!(names("extends = \"woodcut\"\npieces.black.ground = \"#1F4E79\""), ["black", "blue"]);
    let given = "pieces = { white.colour = \"#2E7D32\", black.called = \"brown\" }";
    assert_eq!(names(given), ["green", "brown"]);
    // Two reds are no pair; who was named on purpose keeps the name.
    assert_eq!(names("pieces.white.colour = \"crimson\""), ["white", "black"]);
    assert_eq!(names("pieces = { white.colour = \"crimson\", black.called = \"red\" }"), ["white", "red"]);
}

#[test]
fn check_reports_default_side_names() {
    use shouqi::{layout, preflight};
    let found = |text: &str| -> Vec<(String, String)> {
        let theme = written(text).unwrap_or_else(|error| panic!("{error}"));
        let set = layout::set(&theme, &[]).unwrap_or_else(|error| panic!("{error}"));
        let found = preflight::check(&theme, &set).into_iter().filter(|finding| finding.code == "unnamed-side");
        let english = preflight::FindingLanguage::english();
        found.map(|finding| (finding.place.clone(), english.remedy(&finding))).collect()
    };
    assert!(found("").is_empty());
    let [(place, remedy)] = &found("pieces.white.colour = \"#2E7D32\"")[..] else { panic!("one finding") };
    assert_eq!(place, "pieces.white.called");
    assert!(remedy.starts_with("pieces.white.called = \"green\""), "{remedy}");
    assert_eq!(found("pieces.white.colour = \"crimson\"").len(), 2, "White and Black are nobody's choice, either");
}

#[test]
fn with_one_colour_for_all_pieces_the_set_up_mentions_their_rings() {
    let caption = |theme: &Theme, tag: &str| setup(&sheet(theme, tag)).caption.clone();
    let colouring = shipped("colouring");
    let said = "White (plain ring) sits at this end, Black (scalloped ring) opposite.";
    assert_eq!(caption(&colouring, "en"), said);
    assert!(setup(&sheet(&colouring, "en")).alternative.starts_with(said));
    assert_eq!(caption(&shipped("laser"), "zh-Hant"), "白方（淺色動物）坐這一端，黑方（深色動物）坐對面。");
    let mut grey = shipped("classic");
    assert!(!caption(&grey, "en").contains("ring"));
    grey.inks = shouqi::scene::Inks::Grey;
    assert_eq!(caption(&grey, "de"), "Blau (einfacher Ring) sitzt an diesem Ende, Rot (gezackter Ring) gegenüber.");
}

#[test]
fn where_black_is_engraved_solid_it_is_the_darker_side_of_the_set_up() {
    let name = "laser";
    let theme = shipped(name);
    let drawn = layout::figures(&theme, &sheet(&theme, "en")).unwrap_or_else(|error| panic!("{error}"));
    let page = drawn.pages.iter().position(|page| page.name == shouqi::rulesheet::SETUP).expect("it is drawn");
    let picture = png(&drawn, page, 300.0, false).expect("it can be drawn");
    let picture = Pixmap::decode_png(&picture).expect("a picture");
    let (wide, half) = (picture.width() as usize, picture.height() as usize / 2);
    let ink = |pixels: &[resvg::tiny_skia::PremultipliedColorU8]| -> u64 {
        pixels.iter().map(|pixel| 255 - u64::from(pixel.red())).sum()
    };
    let pixels = picture.pixels();
    let (far, near) = (ink(&pixels[..wide * half]), ink(&pixels[wide * (picture.height() as usize - half)..]));
    assert!(far as f64 > 1.02 * near as f64, "{name}: Black's half {far}, White's half {near}");
}
