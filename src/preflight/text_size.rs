//! Checks text: too small to read, squeezed, or smaller than its neighbours.

use super::Severity;
use super::examination::Examination;
use super::value::{Listed, NamedValue, Value};
use super::walk::{Primitive, walk};
use crate::geom::{Affine, Shape, least_scale, most_scale};
use crate::render::outline;
use crate::scene::{Document, GlyphRun, LayerKind};
use crate::theme::Theme;
use std::collections::{BTreeMap, BTreeSet};

/// Minimum x-height, or height of capitals and numerals; smaller ones fill in on a home printer. 5 pt type, the
/// smallest in common use, has an x-height of 0.8 mm.
pub const LATIN: f64 = 0.8;
/// Minimum size of ideographs (millimetres per em; 6 pt is 2.1 mm).
pub const CHINESE: f64 = 2.2;
/// Minimum ratio of a word's width to its natural width, or of its height.
const SQUEEZED: f64 = 0.75;
/// Minimum ratio of a word's size to the largest one on its line, on another piece.
const SHRUNK: f64 = 0.8;
/// Maximum number of words named in a finding.
const NAMED: usize = 3;

/// Checks every text of the artwork.
pub fn check(_theme: &Theme, document: &Document, seen: &mut Examination) {
    for part in ["board", "pieces"] {
        let words = words(document, part);
        small(part, &words, seen);
        squeezed(part, &words, seen);
        if part == "pieces" {
            shrunk(&words, seen);
        }
    }
}

/// A line of text at its printed size.
struct MeasuredWord {
    text: String,
    /// Millimetres per em.
    em: f64,
    /// The dimension that decides about legibility: the em of ideographs, the height of other letters, in millimetres.
    height: f64,
    /// The minimum of `height`.
    least: f64,
    /// The ratio of its width and height to the natural ones of its face.
    squeeze: f64,
    /// Its face and the height of its baseline in its symbol, in tenths of millimetres: texts of one line share them.
    line: (String, i64),
}

fn words(document: &Document, part: &str) -> Vec<MeasuredWord> {
    let mut words: Vec<MeasuredWord> = Vec::new();
    let pages = document.pages.iter().filter(|page| page.part == part);
    for layer in pages.flat_map(|page| &page.layers).filter(|layer| layer.kind == LayerKind::Artwork) {
        walk(document, &layer.items, Affine::IDENTITY, &mut |leaf, place| {
            if let Primitive::Glyphs(run) = leaf {
                words.push(word(document, run, place * run.transform));
            }
        });
    }
    words
}

fn word(document: &Document, run: &GlyphRun, place: Affine) -> MeasuredWord {
    let (least, most) = (least_scale(place), most_scale(place));
    let chinese = run.text.chars().any(is_chinese);
    let face = document.fonts.face(run.face);
    let ems = match face.glyph('x').filter(|_| run.text.chars().any(char::is_lowercase)) {
        Some(x) => face.outline(x).bounding_box().height(),
        None => outline(document, run).bounding_box().height() / run.size,
    };
    let em = run.size * least;
    MeasuredWord {
        text: run.text.clone(),
        em,
        height: if chinese { em } else { em * ems },
        least: if chinese { CHINESE } else { LATIN },
        squeeze: least / most.max(f64::MIN_POSITIVE),
        line: (face.name().to_owned(), (run.transform.translation().y * 10.0).round() as i64),
    }
}

fn is_chinese(c: char) -> bool {
    matches!(c, '\u{2E80}'..='\u{2FDF}' | '\u{3400}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{20000}'..='\u{3FFFF}')
}

/// The key that makes the text of a part larger, and the message of the remedy.
fn remedy(part: &str) -> (&'static str, &'static str) {
    match part {
        "board" => ("board.square", "mend-text-board"),
        _ => ("face.show", "mend-text-pieces"),
    }
}

/// These words, sorted, each once; `None` if there are none.
fn listed<'w>(words: impl Iterator<Item = &'w MeasuredWord>) -> Option<[NamedValue; 2]> {
    let words: BTreeSet<String> = words.map(|word| word.text.clone()).collect();
    let count = Value::count(words.len());
    let list = Value::List(Listed::Words, words.into_iter().collect(), NAMED);
    (count != Value::Count(0)).then_some([("words", list), ("count", count)])
}

fn small(part: &str, words: &[MeasuredWord], seen: &mut Examination) {
    for (least, figure, message) in
        [(LATIN, "figure-letters", "small-letters"), (CHINESE, "figure-characters", "small-characters")]
    {
        let of_script = words.iter().filter(|word| word.least == least);
        let Some(smallest) = of_script.clone().map(|word| word.height).min_by(f64::total_cmp) else { continue };
        let (place, remedy) = remedy(part);
        let subject = vec![("part", part.into())];
        seen.measured((figure, subject.clone()), place, smallest, "mm", least);
        if let Some(words) = listed(of_script.filter(|word| word.height < least)) {
            let height = [("height", Value::exactly(smallest, 1)), ("least", Value::plain(least))];
            let values = subject.into_iter().chain(words).chain(height).collect();
            seen.find(Severity::Warning, "small-text", place, (message, remedy), values);
        }
    }
}

fn squeezed(part: &str, words: &[MeasuredWord], seen: &mut Examination) {
    if let Some(words) = listed(words.iter().filter(|word| word.squeeze < SQUEEZED)) {
        let (place, remedy) = remedy(part);
        let values = words.into_iter().chain([("part", part.into())]).collect();
        seen.find(Severity::Advice, "squeezed-word", place, ("squeezed-word", remedy), values);
    }
}

fn shrunk(words: &[MeasuredWord], seen: &mut Examination) {
    let mut largest: BTreeMap<&(String, i64), f64> = BTreeMap::new();
    for word in words {
        let known = largest.entry(&word.line).or_insert(word.em);
        *known = known.max(word.em);
    }
    if let Some(words) = listed(words.iter().filter(|word| word.em < SHRUNK * largest[&word.line])) {
        let (place, remedy) = remedy("pieces");
        seen.find(Severity::Advice, "shrunk-word", place, ("shrunk-word", remedy), words.to_vec());
    }
}

#[cfg(test)]
mod tests {
    use crate::geom::Affine;
    use crate::preflight::test_sheets::{Sheets, classic_theme, codes};
    use crate::scene::Colour;
    use crate::typeset::{Across, Down, Label};

    /// The findings about a board with one word on it.
    fn board(face: &str, text: &str, em: f64, squeeze: f64) -> Vec<&'static str> {
        let theme = classic_theme();
        let face = theme.fonts.find(face).expect("the face is shipped");
        let label = Label::new(&theme.fonts, face, text, em, 0.0).expect("the face has these characters");
        let at = Affine::translate((80.0, 100.0)) * Affine::scale_non_uniform(squeeze, 1.0);
        let run = label.run_by(at * label.shift(Across::Middle, Down::Middle), Colour::BLACK);
        codes(&Sheets::new(theme).board(vec![run.into()]))
    }

    #[test]
    fn small_letters_are_measured_by_their_x_height() {
        // The x-height of Alegreya Sans is 0.45 em: 1.6 mm give 0.72 mm, 2 mm give 0.9 mm.
        assert_eq!(board("alegreya-sans-bold", "Löwe", 1.6, 1.0), ["small-text"]);
        assert!(board("alegreya-sans-bold", "Löwe", 2.0, 1.0).is_empty());
    }

    #[test]
    fn numerals_are_measured_by_their_ink() {
        assert!(board("alegreya-bold", "8", 1.6, 1.0).is_empty());
        assert_eq!(board("alegreya-bold", "8", 1.1, 1.0), ["small-text"]);
    }

    #[test]
    fn chinese_needs_more_room_than_latin() {
        assert_eq!(board("kai-bold", "獅", 2.1, 1.0), ["small-text"]);
        assert!(board("kai-bold", "獅", 2.3, 1.0).is_empty());
    }

    #[test]
    fn a_squeezed_word_is_reported() {
        assert_eq!(board("alegreya-sans-bold", "Elefant", 6.0, 0.6), ["squeezed-word"]);
        assert!(board("alegreya-sans-bold", "Elefant", 6.0, 0.9).is_empty());
    }
}
