//! Where a line may end, and what that costs.

use super::fit::Place;
use super::hyphens::hyphens;
use super::manuscript::Manuscript;
use super::script::never_begins;
use super::setting::{Alignment, Setting};
use super::sort::{Kind, Sort, Sorts};

/// A place between two sorts where a line may end and the next begin.
#[derive(Debug, Clone, Copy)]
pub(super) struct Break {
    /// The sort that the next line begins with.
    pub(super) next: usize,
    /// One past the last sort with ink on the line that ends here.
    pub(super) end: usize,
    /// Whether a hyphen is to be drawn.
    pub(super) divides: bool,
    /// The byte and the part of the sort `next` that stay on the line that ends here, if the place is inside a ligature.
    pub(super) inside: Option<(usize, f64)>,
    /// What the optimiser sees of it.
    pub(super) place: Place,
}

/// To divide a word.
const DIVIDED: f64 = 60.0;
/// To leave only two letters before the hyphen.
const TWO_LETTERS: f64 = 40.0;
/// To divide a word where the edge is ragged anyway.
const DIVIDED_RAGGED: f64 = 280.0;
/// To end a line after a hyphen or a stroke that is part of the text.
const COMPOUND: f64 = 40.0;
/// To leave a word of one letter at the end of a line.
const LONELY: f64 = 8.0;
/// To tear a name in katakana of so many characters apart; longer words may be.
const TORN_NAME: f64 = 400.0;
const NAME: usize = 4;
/// A word of so many letters behind a hyphen, such as a Portuguese pronoun, never begins a line.
const ENCLITIC: usize = 3;
/// To divide a word of a text that is never divided, because it is wider than the measure.
const AGAINST_THE_RULES: f64 = 3_000.0;
/// To tear a word apart anywhere, because even its syllables are wider than the measure.
const TORN: f64 = 9_000.0;

/// Words that stay with the figure before them.
const UNITS: &[&str] = &["mm", "cm", "m", "km", "pt", "g", "kg", "s", "min", "h", "%", "‰", "°", "€", "$", "£"];

/// Words that stay with the figure after them.
const BEFORE_FIGURES: &[&str] = &["§", "§§", "¶", "№", "Nr.", "No.", "no.", "nr.", "n.", "n.º", "nº", "N°", "n°", "p."];

/// The places where a line may end, the paragraph's beginning and end included.
pub(super) fn breaks(manuscript: &Manuscript, sorts: &Sorts, setting: &Setting) -> Vec<Break> {
    let mut found = vec![at(&sorts.sorts, 0, 0.0)];
    let mut syllables = if setting.hyphenate { hyphens(&manuscript.text, &setting.language) } else { Vec::new() };
    syllables.extend(&manuscript.soft_hyphens);
    syllables.sort_unstable();
    let (mut syllables, mut opportunities) = (syllables.into_iter().peekable(), sorts.opportunities.iter().peekable());
    for (place, sort) in sorts.sorts.iter().enumerate() {
        // Divisions first: a soft hyphen is no place that Unicode knows, once it is taken out of the text.
        while let Some(byte) = syllables.next_if(|&byte| byte < sort.text.end) {
            if byte > 0 && byte >= sort.text.start {
                found.push(division(sorts, place, byte, penalty(manuscript, sorts, place, setting)));
            }
        }
        while opportunities.next_if(|&&byte| byte < sort.text.start).is_some() {}
        if place == 0 || opportunities.next_if(|&&byte| byte == sort.text.start).is_none() {
            continue;
        }
        let forced = sorts.sorts[place - 1].kind == Kind::End;
        if forced || allowed(manuscript, &sorts.sorts, place) {
            let mut here = at(&sorts.sorts, place, cost(manuscript, &sorts.sorts, place));
            here.place.forced = forced;
            here.place.hyphen = manuscript.text[..sort.text.start].ends_with(['-', '\u{2010}']);
            found.push(here);
        }
    }
    let mut end = at(&sorts.sorts, sorts.sorts.len(), 0.0);
    end.place.forced = true;
    found.push(end);
    found
}

/// Adds places inside words that are wider than the measure, so that no line ever runs out of it. `fits` says whether
/// the line between two places can be brought to the measure.
pub(super) fn torn(
    found: Vec<Break>,
    manuscript: &Manuscript,
    sorts: &Sorts,
    setting: &Setting,
    fits: impl Fn(&Break, &Break) -> bool,
) -> Vec<Break> {
    let mut all: Vec<Break> = Vec::with_capacity(found.len());
    for next in found {
        if let Some(&last) = all.last()
            && !fits(&last, &next)
        {
            let points = hyphens(&manuscript.text, &setting.language);
            for place in last.next + 1..next.end {
                let byte = sorts.sorts[place].text.start;
                if points.contains(&byte) {
                    all.push(division(sorts, place, byte, AGAINST_THE_RULES));
                } else {
                    all.push(at(&sorts.sorts, place, TORN));
                }
            }
        }
        all.push(next);
    }
    all
}

/// A place before a sort; blanks before it fall away.
fn at(sorts: &[Sort], next: usize, penalty: f64) -> Break {
    let end = sorts[..next].iter().rposition(|sort| !sort.is_blank()).map_or(0, |last| last + 1);
    let place = Place { penalty, hyphen: false, forced: false };
    Break { next, end, divides: false, inside: None, place }
}

/// A place inside a word.
fn division(sorts: &Sorts, place: usize, byte: usize, penalty: f64) -> Break {
    let sort = &sorts.sorts[place];
    let part = (byte - sort.text.start) as f64 / sort.text.len() as f64;
    let inside = (byte > sort.text.start).then_some((byte, part));
    Break { next: place, end: place, divides: true, inside, place: Place { penalty, hyphen: true, forced: false } }
}

fn penalty(manuscript: &Manuscript, sorts: &Sorts, place: usize, setting: &Setting) -> f64 {
    let byte = sorts.sorts[place].text.start;
    let letters = manuscript.text[..byte].chars().rev().take_while(|c| c.is_alphabetic()).count();
    let divided = match setting.alignment {
        Alignment::Justified => DIVIDED,
        Alignment::Ragged | Alignment::Centred => DIVIDED_RAGGED,
    };
    divided + if letters < 3 { TWO_LETTERS } else { 0.0 }
}

/// Whether good setting allows what Unicode allows.
fn allowed(manuscript: &Manuscript, sorts: &[Sort], place: usize) -> bool {
    let (last, next) = (&sorts[place - 1], &sorts[place]);
    if manuscript.joined.binary_search(&next.text.start).is_ok() {
        return false;
    }
    if last.kind == Kind::Opening || (next.kind.is_ideographic() && never_begins(next.character)) {
        return false;
    }
    // A number stays with what it counts, and the little word behind a hyphen with its verb.
    if last.character.is_ascii_digit() && next.kind.is_ideographic() {
        return false;
    }
    if last.character == '-' && letters(&manuscript.text[next.text.start..], char::is_alphabetic) <= ENCLITIC {
        return false;
    }
    // The halves of a long dash or of an ellipsis stay together.
    if last.kind == Kind::Mark && last.character == next.character {
        return false;
    }
    let (before, after) = around(manuscript, sorts, place);
    let spaced = last.kind == Kind::Space;
    if !spaced && is_mark_of_reference(sorts, place) {
        return false;
    }
    // A dash between spaces stays with what it follows.
    if spaced && matches!(after, "–" | "—") {
        return false;
    }
    let figure = |word: &str| word.chars().any(|c| c.is_ascii_digit());
    let unit = after.trim_end_matches(['.', ',', ';', ':', ')', '!', '?']);
    !(spaced && ((figure(before) && UNITS.contains(&unit)) || (BEFORE_FIGURES.contains(&before) && figure(after))))
}

/// Whether a sort refers to a note about what stands before it: a mark that nothing follows at once but a full stop.
fn is_mark_of_reference(sorts: &[Sort], place: usize) -> bool {
    let leads_on = |next: &Sort| next.kind == Kind::Space || next.character.is_ascii_digit();
    matches!(sorts[place].character, '*' | '†' | '‡') && !sorts.get(place + 1).is_some_and(leads_on)
}

/// How many characters of this kind a text begins with.
fn letters(text: &str, of: impl Fn(char) -> bool) -> usize {
    text.chars().take_while(|&character| of(character)).count()
}

/// Whether a place is inside a short word in katakana, such as the name of an animal.
fn is_inside_a_name(manuscript: &Manuscript, sorts: &[Sort], place: usize) -> bool {
    let katakana = |character: char| matches!(character, '\u{30a1}'..='\u{30fa}' | '\u{30fc}');
    let (before, after) = manuscript.text.split_at(sorts[place].text.start);
    let before = before.chars().rev().take_while(|&character| katakana(character)).count();
    let after = letters(after, katakana);
    before > 0 && after > 0 && before + after <= NAME
}

fn cost(manuscript: &Manuscript, sorts: &[Sort], place: usize) -> f64 {
    if is_inside_a_name(manuscript, sorts, place) {
        return TORN_NAME;
    }
    if sorts[place - 1].kind == Kind::Latin && sorts[place].kind == Kind::Latin {
        return COMPOUND;
    }
    let (before, _) = around(manuscript, sorts, place);
    let mut letters = before.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_alphanumeric() && letter.is_ascii() => LONELY,
        _ => 0.0,
    }
}

/// The words before and after a place, without the spaces between them.
fn around<'m>(manuscript: &'m Manuscript, sorts: &[Sort], place: usize) -> (&'m str, &'m str) {
    let (before, after) = manuscript.text.split_at(sorts[place].text.start);
    let before = before.trim_end().rsplit(char::is_whitespace).next().unwrap_or_default();
    let after = after.split(char::is_whitespace).next().unwrap_or_default();
    (before, after)
}
