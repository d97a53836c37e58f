//! Lines of ideographs.

use super::super::script::{never_begins, opens};
use super::super::{Paragraph, Span};
use super::samples::sample;
use super::{lines, set, set_spans, style};
use crate::fonts::Fonts;
use crate::geom::Shape;
use crate::scene::Colour;

const LANGUAGES: [&str; 3] = ["zh-Hant", "zh-Hans", "ja"];

/// The places of a line's glyphs in ems from its left edge, with their characters.
fn places(set: &Paragraph, line: usize) -> Vec<(char, f64)> {
    let runs = &set.lines[line].runs;
    runs.iter()
        .flat_map(|run| {
            let origin = run.transform.translation().x;
            run.glyphs.iter().filter_map(move |glyph| {
                let character = run.text[glyph.text.clone()].chars().next()?;
                Some((character, (origin + glyph.x) / run.size))
            })
        })
        .collect()
}

#[test]
fn no_line_begins_with_a_closing_mark_or_ends_with_an_opening_one() {
    let fonts = Fonts::shipped();
    for language in LANGUAGES {
        for measure in (30..=120).map(f64::from) {
            for pair in lines(&fonts, sample(language), measure, language).windows(2) {
                assert!(!pair[1].starts_with(never_begins), "{language} at {measure}: {}", pair[1]);
                assert!(!pair[0].ends_with(opens), "{language} at {measure}: {}", pair[0]);
                let halves = |mark: char| pair[0].ends_with(mark) && pair[1].starts_with(mark);
                assert!(!halves('…') && !halves('—'), "{language} at {measure}: {} | {}", pair[0], pair[1]);
            }
        }
    }
}

#[test]
fn ideographs_are_on_a_grid_if_an_integer_number_fills_the_measure() {
    let fonts = Fonts::shipped();
    let style = style(&fonts, "zh-Hant");
    let text = "獅和虎能直線跳過河川由此岸到彼岸橫跳兩格直跳三格落腳處可以吃子途中水格若有鼠不論屬於哪方都不能跳";
    let set = set(&fonts, text, 20.0 * style.size, &style);
    for line in 0..set.lines.len() - 1 {
        for (number, (_, x)) in places(&set, line).into_iter().enumerate() {
            assert!((x - number as f64).abs() < 0.001, "{number} stands at {x}");
        }
    }
}

#[test]
fn a_quarter_em_parts_the_scripts_inside_a_line_only() {
    let fonts = Fonts::shipped();
    let style = style(&fonts, "zh-Hant");
    let set = set(&fonts, "象8最強", 60.0, &style);
    let places = places(&set, 0);
    assert!((places[1].1 - 1.25).abs() < 0.001, "the figure stands at {}", places[1].1);
    let figure = fonts.face(style.faces.regular);
    let wide = set.lines[0].runs[1].glyphs[0].id;
    assert!((places[2].1 - 1.5 - figure.advance(wide)).abs() < 0.001);
    let alone = super::set(&fonts, "8最強", 60.0, &style);
    assert!(alone.lines[0].runs[0].transform.translation().x.abs() < 0.001);
}

#[test]
fn adjacent_and_line_end_marks_lose_half_an_em() {
    let fonts = Fonts::shipped();
    let style = style(&fonts, "zh-Hans");
    let set = set(&fonts, "「象」，（獅）。", 60.0, &style);
    let at: Vec<f64> = places(&set, 0).into_iter().map(|(_, x)| x).collect();
    // 「 hangs by its blank half; 」 and ， share one em and a half, as do ， and （.
    for (found, wanted) in at.iter().zip([-0.5, 0.5, 1.5, 2.0, 2.5, 3.5, 4.5, 5.0]) {
        assert!((found - wanted).abs() < 0.001, "{at:?}");
    }
    assert!((set.lines[0].width / style.size - 5.5).abs() < 0.001);
}

#[test]
fn traditional_stops_are_in_the_middle_of_their_square_and_all_spaced_alike() {
    let fonts = Fonts::shipped();
    let style = style(&fonts, "zh-Hant");
    let set = set(&fonts, "一端，照圖：象、獅！", 90.0, &style);
    for run in &set.lines[0].runs {
        let origin = run.transform.translation().x;
        for glyph in &run.glyphs {
            let ink = fonts.face(run.face).outline(glyph.id).bounding_box().center().x;
            let middle = (origin + glyph.x) / run.size + ink;
            assert!((middle.rem_euclid(1.0) - 0.5).abs() < 0.08, "{}: {middle}", &run.text[glyph.text.clone()]);
        }
    }
}

#[test]
fn a_unit_of_two_ideographs_is_never_parted() {
    let fonts = Fonts::shipped();
    for measure in (20..=60).map(f64::from) {
        for line in lines(&fonts, "把貼紙沿著細細的粉紅色線剪下，直徑是十八毫米，每張都一樣。", measure, "zh-Hant")
        {
            assert!(!line.ends_with('毫'), "{measure}: {line}");
        }
    }
}

#[test]
fn quotes_and_dashes_take_the_face_of_the_text_around_them() {
    let fonts = Fonts::shipped();
    let faces = |text: &str, language: &str| -> Vec<String> {
        let set = set(&fonts, text, 90.0, &style(&fonts, language));
        set.lines[0].runs.iter().map(|run| format!("{} {}", fonts.face(run.face).name(), run.text)).collect()
    };
    assert_eq!(faces("“象”——獅", "zh-Hans"), ["kai “象”——獅"]);
    assert_eq!(faces("the “elephant” — … it’s", "en"), ["alegreya the “elephant” — … it’s"]);
    assert_eq!(faces("棋 it’s 棋", "zh-Hans"), ["kai 棋", "alegreya  it’s ", "kai 棋"]);
}

#[test]
fn no_last_line_is_one_ideograph_with_its_stop_and_no_mark_of_reference_begins_one() {
    let fonts = Fonts::shipped();
    let texts =
        ["不可以走到自己的動物所在的格子。", "陷阱裡的動物自己仍可照常吃子‡。", "把對方的動物全部吃光，你也獲勝*。"];
    for text in texts.into_iter().chain([sample("zh-Hant")]) {
        for measure in (45..=120).map(f64::from) {
            let lines = lines(&fonts, text, measure, "zh-Hant");
            let Some((last, before)) = lines.split_last().filter(|(_, before)| !before.is_empty()) else { continue };
            assert!(!lines.iter().any(|line| line.starts_with(['*', '†', '‡'])), "at {measure}: {lines:?}");
            let ideographs = last.chars().filter(|c| c.is_alphabetic()).count();
            assert!(ideographs > 1, "at {measure}: {last} after {before:?}");
        }
    }
}

#[test]
fn unbreakable_text_is_on_one_line() {
    let fonts = Fonts::shipped();
    let style = style(&fonts, "zh-Hant");
    for measure in (30..=120).map(f64::from) {
        let spans = [
            Span::plain("規則速覽\u{3000}", Colour::BLACK),
            Span::plain("可進河川：", Colour::BLACK).joined(),
            Span::plain("鼠", Colour::BLACK).together(),
            Span::plain("\u{3000}", Colour::BLACK),
            Span::plain("可跳過河川：", Colour::BLACK).joined(),
            Span::plain("虎（左右橫跳）、獅", Colour::BLACK),
        ];
        let set = set_spans(&fonts, &spans, measure, &style);
        for joined in ["可進河川：鼠", "可跳過河川：虎"] {
            assert!(set.lines.iter().any(|line| line.text().contains(joined)), "{joined} at {measure}");
        }
    }
}
