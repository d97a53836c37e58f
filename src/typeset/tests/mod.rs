//! What a set paragraph may be relied on for.

mod ideographs;
mod samples;
mod superior;

use super::hyphens::patterns;
use super::{Alignment, Faces, Figures, Line, Paragraph, ParagraphLayouter, ParagraphStyle, Span};
use crate::fonts::{FaceId, Fonts};
use crate::scene::Colour;
use samples::{SAMPLES, sample};
use std::collections::BTreeMap;

/// A typographer's point in millimetres.
const PT: f64 = 25.4 / 72.0;

/// Running text as on a sheet.
fn style(fonts: &Fonts, language: &str) -> ParagraphStyle {
    if matches!(language, "ja" | "zh-Hans" | "zh-Hant") {
        ParagraphStyle::text(Faces::serif(fonts), 10.5 * PT, 17.85 * PT, language)
    } else {
        ParagraphStyle::text(Faces::serif(fonts), 10.0 * PT, 13.0 * PT, language)
    }
}

fn set(fonts: &Fonts, text: &str, measure: f64, style: &ParagraphStyle) -> Paragraph {
    set_spans(fonts, &[Span::plain(text, Colour::BLACK)], measure, style)
}

fn set_spans(fonts: &Fonts, spans: &[Span], measure: f64, style: &ParagraphStyle) -> Paragraph {
    ParagraphLayouter::new(fonts).paragraph(spans, measure, style).expect("the faces have all characters")
}

/// The texts of the lines of running text in a language.
fn lines(fonts: &Fonts, text: &str, measure: f64, language: &str) -> Vec<String> {
    texts(&set(fonts, text, measure, &style(fonts, language)))
}

fn texts(set: &Paragraph) -> Vec<String> {
    set.lines.iter().map(|line| line.text()).collect()
}

/// Where the pen stands after a line's last ink, and before its first.
fn ends(fonts: &Fonts, paragraph: &Paragraph, line: usize) -> (f64, f64) {
    let line = &paragraph.lines[line];
    let (mut from, mut to) = (f64::INFINITY, f64::NEG_INFINITY);
    for run in &line.runs {
        let origin = run.transform.translation().x;
        for glyph in &run.glyphs {
            if !fonts.face(run.face).outline(glyph.id).is_empty() {
                from = from.min(origin + glyph.x);
                to = to.max(origin + glyph.x + fonts.face(run.face).advance(glyph.id) * run.size);
            }
        }
    }
    (from, to)
}

#[test]
fn no_line_is_wider_than_the_measure_and_nothing_is_lost_at_any_width() {
    let fonts = Fonts::shipped();
    let mut layouter = ParagraphLayouter::new(&fonts);
    for (language, text) in SAMPLES {
        for alignment in [Alignment::Justified, Alignment::Ragged, Alignment::Centred] {
            for hyphenate in [true, false] {
                let style = ParagraphStyle { alignment, hyphenate, ..style(&fonts, language) };
                for measure in (30..=180).step_by(7).map(f64::from) {
                    let spans = [Span::bold("1. ", Colour::BLACK), Span::plain(*text, Colour::BLACK)];
                    let set = layouter.paragraph(&spans, measure, &style).expect("all characters are there");
                    assert_eq!(set.text(), format!("1. {text}"), "{language} at {measure}");
                    assert!((set.height() - set.lines.len() as f64 * style.pitch).abs() < 1e-9);
                    for line in &set.lines {
                        let text = line.text();
                        assert!(line.width <= measure + 0.001, "{language} at {measure}: {} {text}", line.width);
                    }
                }
            }
        }
    }
}

/// Whether ideographs would stand more than eight hundredths of an em apart if they filled the measure.
fn would_be_torn(line: &super::Line, measure: f64, language: &str, em: f64) -> bool {
    let gaps = line.text().chars().count() as f64 - 1.0;
    matches!(language, "ja" | "zh-Hans" | "zh-Hant") && measure - line.width > 0.08 * em * gaps
}

/// A language and a measure that is too narrow to justify its sample.
const TORN: (&str, f64) = ("de", 40.0);

#[test]
fn a_paragraph_that_justification_would_tear_is_ragged() {
    let fonts = Fonts::shipped();
    let (language, measure) = TORN;
    let (_, text) = SAMPLES.iter().find(|(sample, _)| *sample == language).expect("a sample");
    let justified = style(&fonts, language);
    let ragged = ParagraphStyle { alignment: Alignment::Ragged, ..justified.clone() };
    assert_eq!(set(&fonts, text, measure, &justified), set(&fonts, text, measure, &ragged));
}

#[test]
fn justified_lines_fill_the_measure_except_the_last() {
    let fonts = Fonts::shipped();
    let mut checked: BTreeMap<&str, usize> = SAMPLES.iter().map(|(language, _)| (*language, 0)).collect();
    for (language, text) in SAMPLES {
        for measure in [60.0, 79.0, 120.0] {
            let justified = style(&fonts, language);
            let ragged = ParagraphStyle { alignment: Alignment::Ragged, ..justified.clone() };
            let paragraph = set(&fonts, text, measure, &justified);
            if paragraph == set(&fonts, text, measure, &ragged) {
                continue;
            }
            let set = paragraph;
            let last = set.lines.len() - 1;
            for (number, line) in set.lines[..last].iter().enumerate() {
                if would_be_torn(line, measure, language, style(&fonts, language).size) {
                    continue;
                }
                assert!((line.width - measure).abs() < 0.02, "{language}: {} {}", line.width, line.text());
                let (from, to) = ends(&fonts, &set, number);
                assert!((from + line.hangs_left).abs() < 0.02, "{language}: begins at {from}");
                // The blank half of an ideographic mark reaches out too, but has no ink.
                let blank = to - line.hangs_right - measure;
                let half = line.text().ends_with(super::script::closes) && blank < 0.501 * style(&fonts, language).size;
                assert!(blank.abs() < 0.03 || half, "{language}: ends {blank} off: {}", line.text());
                *checked.entry(language).or_default() += 1;
            }
        }
    }
    // Ragged and torn ones are left out, but not all of any language.
    assert!(checked.values().all(|&lines| lines > 0), "{checked:?}");
}

#[test]
fn word_spaces_keep_within_their_limits_at_the_sheet_s_measure() {
    let fonts = Fonts::shipped();
    for (language, text) in SAMPLES.iter().filter(|(language, _)| !matches!(*language, "ja" | "zh-Hans" | "zh-Hant")) {
        let style = style(&fonts, language);
        let set = set(&fonts, text, 79.0, &style);
        let space = fonts.face(style.faces.regular);
        let normal = space.advance(space.glyph(' ').expect("a space")) * style.size;
        for line in &set.lines[..set.lines.len() - 1] {
            for run in &line.runs {
                for pair in run.glyphs.windows(2).filter(|pair| &run.text[pair[0].text.clone()] == " ") {
                    let wide = (pair[1].x - pair[0].x) / normal;
                    assert!((0.70..=1.75).contains(&wide), "{language}: {wide} in {}", line.text());
                }
            }
        }
    }
}

#[test]
fn no_fragment_is_shorter_than_the_language_allows_and_no_two_hyphens_follow_each_other() {
    let fonts = Fonts::shipped();
    for (language, text) in SAMPLES {
        let (before, after) = patterns(language).map_or((3, 3), |(_, bounds)| bounds);
        for measure in (50..=120).step_by(3).map(f64::from) {
            for pair in lines(&fonts, text, measure, language).windows(2) {
                if let Some(head) = pair[0].strip_suffix('\u{AD}') {
                    let letters = head.chars().rev().take_while(|c| c.is_alphabetic()).count();
                    let rest = pair[1].chars().take_while(|c| c.is_alphabetic()).count();
                    assert!(letters >= before && rest >= after, "{language}: {} | {}", pair[0], pair[1]);
                    // German words are long: what can be done at the sheet's measure cannot be done at every one.
                    assert!(measure != 80.0 || !pair[1].ends_with('\u{AD}'), "{language} at {measure}: {}", pair[1]);
                }
            }
        }
    }
}

#[test]
fn a_divided_word_ends_in_a_drawn_hyphen_that_reads_as_a_soft_one() {
    let fonts = Fonts::shipped();
    let set = set(&fonts, sample("de"), 40.0, &style(&fonts, "de"));
    let line = set.lines.iter().find(|line| line.text().ends_with('\u{AD}')).expect("a narrow column divides words");
    let run = line.runs.last().expect("a line has text");
    let last = run.glyphs.last().expect("a run has glyphs");
    assert_eq!(&run.text[last.text.clone()], "\u{AD}");
    assert_eq!(Some(last.id), fonts.face(run.face).glyph('\u{2010}'));
}

#[test]
fn ligatures_split_only_at_a_line_break() {
    let fonts = Fonts::shipped();
    let whole = set(&fonts, "difficult", 60.0, &style(&fonts, "en"));
    assert!(whole.lines[0].runs[0].glyphs.len() < 9, "the face joins f and f");
    let style = ParagraphStyle { hyphenate: false, ..style(&fonts, "en") };
    let broken = set(&fonts, "dif\u{AD}ficult", 10.5, &style);
    assert_eq!(broken.lines[0].text(), "dif\u{AD}");
    assert_eq!(broken.text(), "difficult");
}

#[test]
fn figures_are_lining_or_old_style_as_requested() {
    let fonts = Fonts::shipped();
    let old = style(&fonts, "en");
    let ids = |style: &ParagraphStyle| -> Vec<u16> {
        set(&fonts, "1234567890", 80.0, style).lines[0].runs[0].glyphs.iter().map(|glyph| glyph.id).collect()
    };
    let lining = ids(&ParagraphStyle { figures: Figures::Lining, ..old.clone() });
    assert!(ids(&old).iter().zip(&lining).all(|(old, lining)| old != lining));
}

#[test]
fn a_figure_keeps_its_unit_and_a_paragraph_sign_its_figure() {
    let fonts = Fonts::shipped();
    let text = "Ein Feld misst 36 mm, so will es § 12 dieser Regeln, und ein Stein misst 30 mm – so – nach § 13.";
    for measure in (20..=90).map(f64::from) {
        for line in lines(&fonts, text, measure, "de") {
            let end = line.trim_end();
            assert!(!end.ends_with("36") && !end.ends_with("30") && !end.ends_with('§'), "{line}");
            assert!(!line.starts_with('–'), "{line}");
        }
    }
}

#[test]
fn a_number_keeps_what_it_counts_and_a_verb_its_pronoun() {
    let fonts = Fonts::shipped();
    for measure in (30..=120).map(f64::from) {
        let japanese = lines(&fonts, "自分の番には、動物を1マス動かします。コマは16個です。", measure, "ja");
        let ends_in_digit = |line: &String| line.ends_with(|c: char| c.is_ascii_digit());
        assert!(!japanese.iter().any(ends_in_digit), "at {measure}: {japanese:?}");
        let portuguese = lines(&fonts, "Qualquer animal inimigo pode capturá-lo.", measure, "pt-BR");
        assert!(!portuguese.iter().any(|line| line.starts_with("lo")), "at {measure}: {portuguese:?}");
    }
}

#[test]
fn the_name_of_an_animal_in_katakana_is_seldom_torn() {
    let fonts = Fonts::shipped();
    let text = "ネズミはゾウを取れますが、ゾウはネズミを取れません。トラとライオンは川を飛び越えます。";
    let torn = (60..=120).filter(|&measure| {
        lines(&fonts, text, f64::from(measure), "ja").windows(2).any(|pair| {
            let katakana = |c: Option<char>| c.is_some_and(|c| ('ァ'..='ー').contains(&c));
            katakana(pair[0].chars().last()) && katakana(pair[1].chars().next())
        })
    });
    let torn: Vec<i32> = torn.collect();
    assert!(torn.len() <= 12, "{torn:?}");
}

#[test]
fn french_signs_keep_to_their_words() {
    let fonts = Fonts::shipped();
    for measure in (25..=120).map(f64::from) {
        let set = set(&fonts, sample("fr"), measure, &style(&fonts, "fr"));
        for line in &set.lines {
            assert!(!line.text().starts_with([';', '!', ':', '»']), "{}", line.text());
            assert!(!line.text().trim_end().ends_with('«'), "{}", line.text());
            for run in &line.runs {
                for pair in run.glyphs.windows(2).filter(|pair| &run.text[pair[0].text.clone()] == "\u{202F}") {
                    let wide = (pair[1].x - pair[0].x) / run.size;
                    let own = fonts.face(run.face).advance(pair[0].id);
                    assert!((wide - own).abs() < 0.001, "a thin space of {wide} ems");
                }
            }
        }
    }
}

#[test]
fn a_missing_character_is_named_with_its_face() {
    let fonts = Fonts::shipped();
    let mut layouter = ParagraphLayouter::new(&fonts);
    let fault = |layouter: &mut ParagraphLayouter<'_>, span| {
        layouter.paragraph(&[span], 80.0, &style(&fonts, "en")).expect_err("it is in no face")
    };
    let cyrillic = fault(&mut layouter, Span::plain("шахматы", Colour::BLACK));
    assert_eq!((cyrillic.face.as_str(), cyrillic.character), ("alegreya", 'ш'));
    let rare = fault(&mut layouter, Span::bold("鬱", Colour::BLACK));
    assert_eq!((rare.face.as_str(), rare.character), ("kai-bold", '鬱'));
}

#[test]
fn bold_words_and_ideographs_open_no_line() {
    let fonts = Fonts::shipped();
    let style = style(&fonts, "de");
    let spans = [
        Span::bold("Der Sprung.\u{2002}", Colour::BLACK),
        Span::plain("Löwe und Tiger (獅虎) ", Colour::BLACK),
        Span::italic("shī hǔ", Colour::WHITE),
        Span::plain(sample("de"), Colour::BLACK),
    ];
    let set = set_spans(&fonts, &spans, 79.0, &style);
    for (number, line) in set.lines.iter().enumerate() {
        let baseline = style.ascent * style.size + number as f64 * style.pitch;
        assert!((line.baseline - baseline).abs() < 1e-9);
        assert!(line.runs.iter().all(|run| (run.transform.translation().y - baseline).abs() < 1e-9));
    }
    let faces: Vec<&str> = set.lines[0].runs.iter().map(|run| fonts.face(run.face).name()).collect();
    assert_eq!(faces[..5], ["alegreya-bold", "alegreya", "kai", "alegreya", "alegreya-italic"]);
}

#[test]
fn the_space_after_a_run_in_title_is_half_an_em_in_every_line() {
    let fonts = Fonts::shipped();
    let style = style(&fonts, "en");
    let spans = [Span::bold("Aim.\u{2002}", Colour::BLACK), Span::plain(sample("en"), Colour::BLACK)];
    let set = set_spans(&fonts, &spans, 79.0, &style);
    let [title, text] = &set.lines[0].runs[..2] else { panic!("a title and text") };
    let space = title.transform.translation().x + title.glyphs.last().expect("a space").x;
    assert!((text.transform.translation().x - space - 0.5 * style.size).abs() < 0.001);
}

#[test]
fn a_caption_does_not_end_in_a_lone_word_where_another_can_join_it() {
    let fonts = Fonts::shipped();
    let style = ParagraphStyle::caption(Faces::sans(&fonts), 8.4 * PT, 10.4 * PT, "en");
    let text = "Set-up. White sits at this end, Black opposite.";
    let wide = |text: &str| set(&fonts, text, 500.0, &style).width();
    for measure in (30..=60).map(f64::from) {
        let lines = texts(&set(&fonts, text, measure, &style));
        let Some(last) = lines.last().filter(|_| lines.len() > 1) else { continue };
        let narrow = wide(last) < 0.45 * measure;
        assert!(last.trim().contains(' ') || !narrow, "at {measure}: {lines:?}");
    }
}

#[test]
fn a_line_feed_ends_a_line_and_no_text_is_no_line() {
    let fonts = Fonts::shipped();
    let style = style(&fonts, "en");
    let two = set(&fonts, "The rat\ntakes the elephant", 79.0, &style);
    assert_eq!(two.lines.len(), 2);
    assert_eq!(two.text(), "The rat\ntakes the elephant");
    assert_eq!(set(&fonts, "", 79.0, &style).lines.len(), 0);
    assert_eq!(set(&fonts, " ", 79.0, &style).text(), " ");
}

#[test]
fn a_paragraph_is_the_same_whether_its_text_is_known_or_not_and_measured_as_it_is_set() {
    let fonts = Fonts::shipped();
    for (language, text) in SAMPLES {
        let style = style(&fonts, language);
        let spans = [Span::plain(*text, Colour::BLACK)];
        let mut layouter = ParagraphLayouter::new(&fonts);
        for measure in [31.0, 58.5, 90.0] {
            let first = layouter.paragraph(&spans, measure, &style).expect("the faces have all characters");
            let larger = ParagraphStyle { size: 2.0 * style.size, pitch: 2.0 * style.pitch, ..style.clone() };
            let twice = layouter.paragraph(&spans, 2.0 * measure, &larger).expect("the faces have all characters");
            assert_eq!(texts(&first), texts(&twice), "only the ratio of measure and size matters");
            let again = layouter.paragraph(&spans, measure, &style).expect("the faces have all characters");
            assert_eq!(first, again);
            let measured = layouter.measured(&spans, measure, &style).expect("the faces have all characters");
            let without_glyphs = first.lines.iter().map(|line| Line { runs: Vec::new(), ..line.clone() });
            assert_eq!(measured.lines, without_glyphs.collect::<Vec<_>>());
        }
        let known = layouter.paragraph(&spans, 58.5, &style).expect("the faces have all characters");
        drop(layouter);
        assert_eq!(set(&fonts, text, 58.5, &style), known, "what the next layouter takes up");
    }
}

#[test]
fn texts_in_the_faces_of_one_theme_are_not_taken_for_those_of_another() {
    let with = |name: &str| {
        let mut fonts = Fonts::shipped();
        let file = fonts.face(fonts.find(name).expect("a shipped face")).bytes().to_vec();
        let own = fonts.add("own", file).expect("a face that can be read");
        (fonts, own)
    };
    let width = |(fonts, own): &(Fonts, FaceId)| {
        let faces = Faces { regular: *own, ..Faces::serif(fonts) };
        let style = ParagraphStyle { faces, ..ParagraphStyle::caption(faces, 4.0, 5.0, "en") };
        set(fonts, "The rat captures the elephant", 200.0, &style).width()
    };
    let (serif, bold) = (with("alegreya"), with("alegreya-sans-bold"));
    assert_eq!(serif.1, bold.1, "both have one place");
    let widths = [width(&serif), width(&bold)];
    assert!((widths[0] - widths[1]).abs() > 0.2, "{widths:?}");
}
