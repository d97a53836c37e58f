//! A rules sheet says the same in every format, and each format is what its readers expect.

mod reading;
mod sheets;

use reading::{bare, of_html, of_markdown, of_plain, of_rtf};
use sheets::{HEIGHT, WIDTH, chinese, drawn, english, expected_text, hostile, seen};
use shouqi::export::{html, markdown, plain, rtf};
use shouqi::geom::Size;
use shouqi::language::{LANGUAGES, Language};
use shouqi::rules::{PRESETS, preset_rules};
use shouqi::rulesheet::Sheet;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use textwrap::core::display_width;

const A4: Size = Size::new(210.0, 297.0);
const FIGURES: [&str; 3] = ["moving", "leap", "ladder"];

fn rich(sheets: &[Sheet], names: &[&str]) -> Vec<u8> {
    rtf(sheets, &drawn(names), A4).expect("the figures are small")
}

fn mark_down(sheets: &[Sheet]) -> String {
    markdown(sheets, &BTreeMap::new())
}

/// Every format without drawn figures says exactly what the sheets say.
fn assert_told(sheets: &[Sheet], who: &str) {
    let expected = bare(&sheets.iter().map(expected_text).collect::<String>());
    assert_eq!(bare(&of_html(&html(sheets, &drawn(&[])))), expected, "{who} in HTML");
    assert_eq!(bare(&of_rtf(&rich(sheets, &[]))), expected, "{who} in Rich Text");
    assert_eq!(bare(&of_markdown(&mark_down(sheets))), expected, "{who} in Markdown");
    for width in [40, 72] {
        assert_eq!(bare(&of_plain(&plain(sheets, width))), expected, "{who} in plain text of {width}");
    }
}

#[test]
fn every_format_says_the_same_of_every_ruleset() {
    for preset in PRESETS {
        assert_told(&[english(preset.name)], preset.name);
    }
}

#[test]
fn every_format_says_the_same_in_every_language_that_has_a_sheet() {
    let rules = Arc::new(preset_rules("swimming-dogs").expect("a shipped ruleset"));
    for tag in LANGUAGES {
        let language = Language::shipped(tag).expect("a shipped language");
        // A language that is not written to its end has no sheet; its own test says so.
        if let Ok(sheet) = Sheet::build(&rules, &language, None) {
            assert_told(&[sheet], tag);
        }
    }
}

#[test]
fn two_languages_stand_on_one_sheet() {
    assert_told(&[english("swimming-dogs"), chinese()], "English and Chinese");
}

#[test]
fn words_that_look_like_code_stay_words() {
    assert_told(&[hostile()], "the hostile sheet");
    let page = html(&[hostile()], &drawn(&FIGURES));
    for tag in ["<script", "<img", "<!-- ", "</style></p>"] {
        assert!(!page.contains(tag), "{tag} has become code");
    }
}

#[test]
fn a_drawn_figure_is_seen_and_its_words_are_kept_for_those_who_cannot_see_it() {
    let sheets = [english("classic"), chinese()];
    let expected = bare(&sheets.iter().map(seen).collect::<String>());
    let (page, text) = (html(&sheets, &drawn(&FIGURES)), rich(&sheets, &FIGURES));
    assert_eq!(bare(&of_html(&page)), expected);
    assert_eq!(bare(&of_rtf(&text)), expected);
    let text = String::from_utf8(text).expect("Rich Text is ASCII");
    for figure in sheets[0]
        .sections
        .iter()
        .flat_map(|section| section.figures.iter().chain(section.rules.iter().flat_map(|rule| &rule.figures)))
    {
        assert!(page.contains(&format!(">{}</desc>", figure.alternative)), "{page}");
        assert!(text.contains(&format!("{{\\sn wzDescription}}{{\\sv {}}}", figure.alternative)), "{}", figure.id);
    }
    assert_eq!(page.matches("<svg").count(), 6, "three figures in two languages");
    assert_eq!(page.matches("<svg").count(), page.matches("<title id=").count());
}

#[test]
fn a_picture_in_rich_text_has_its_true_size() {
    let text = String::from_utf8(rich(&[english("classic")], &FIGURES)).expect("Rich Text is ASCII");
    let [wide, high] = [WIDTH, HEIGHT].map(|mm| (mm / 25.4 * 1440.0).round());
    assert_eq!(
        text.matches(&format!("\\picw750\\pich300\\picwgoal{wide}\\pichgoal{high}\\pngblip\n89504e47")).count(),
        3
    );
    assert!(text.is_ascii() && text.starts_with("{\\rtf1\\ansi"));
    assert!(text.lines().all(|line| line.len() < 4000), "no line is endless");
}

#[test]
fn every_rule_has_an_anchor_and_no_anchor_is_there_twice() {
    let sheets = [english("swimming-dogs"), chinese()];
    let page = html(&sheets, &drawn(&FIGURES));
    let ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
    for rule in sheets[0].numbered().filter_map(|rule| rule.number) {
        assert!(ids.contains(&format!("rule-{rule}").as_str()));
        assert!(ids.contains(&format!("rule-{rule}-2-zh-Hant").as_str()));
    }
    for target in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(ids.contains(&target), "nothing is called {target}");
    }
    for target in page.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()) {
        assert!(ids.contains(&target), "nothing is called {target}");
    }
}

#[test]
fn a_page_needs_nothing_from_elsewhere() {
    let page = html(&[english("classic"), chinese()], &drawn(&FIGURES));
    let outside = page.replace("http://www.w3.org/", "");
    for word in ["http", "src=", "@import", "url(//", "<link", "<script", "@font-face"] {
        assert!(!outside.contains(word), "{word}");
    }
    assert!(page.contains("<html lang=\"en\">") && page.contains("<article lang=\"zh-Hant\""));
}

#[test]
fn markdown_names_the_pictures_that_are_given() {
    let files = BTreeMap::from([("leap".to_owned(), "a b/leap (1).svg".to_owned())]);
    let text = markdown(&[english("classic")], &files);
    assert!(text.contains("![Lion b5 to b2; a rat on c4](<a b/leap (1).svg>)"), "{text}");
    assert!(text.contains("\n   *White: elephant a3; a3 to a4: allowed*\n"), "{text}");
}

#[test]
fn no_line_of_plain_text_is_too_wide_or_begins_with_a_closing_sign() {
    for sheet in [english("swimming-dogs"), chinese()] {
        for width in [24, 40, 60, 72, 79] {
            for line in plain(std::slice::from_ref(&sheet), width).lines() {
                assert!(display_width(line) <= width, "{line:?} is wider than {width}");
                let first = line.trim_start().chars().next().unwrap_or(' ');
                assert!(!"。，、；：」）？！".contains(first), "{line:?}");
                let alone = line.trim().chars().all(|c| "*†‡".contains(c));
                assert!(line.trim().is_empty() || !alone, "a mark stands alone");
            }
        }
    }
}

#[test]
fn the_same_sheet_gives_the_same_bytes() {
    let sheets = [english("leiden"), chinese()];
    assert_eq!(html(&sheets, &drawn(&FIGURES)), html(&sheets, &drawn(&FIGURES)));
    assert_eq!(rich(&sheets, &FIGURES), rich(&sheets, &FIGURES));
}

/// The folder that `.ci/sheets` shows to other programs.
#[test]
fn sheets_for_other_programs_can_be_written() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("sheets");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let cases = [
        ("english", vec![english("swimming-dogs")]),
        ("chinese", vec![chinese()]),
        ("both", vec![english("swimming-dogs"), chinese()]),
        ("hostile", vec![hostile()]),
    ];
    for (name, sheets) in cases {
        let figures = drawn(&FIGURES);
        let write = |ending: &str, bytes: &[u8]| {
            std::fs::write(folder.join(format!("{name}.{ending}")), bytes).expect("the file can be written");
        };
        write("html", html(&sheets, &figures).as_bytes());
        write("rtf", &rich(&sheets, &FIGURES));
        write("md", mark_down(&sheets).as_bytes());
        write("txt", plain(&sheets, 72).as_bytes());
        write("words", sheets.iter().map(seen).collect::<String>().as_bytes());
    }
}
