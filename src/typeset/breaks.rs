//! Legal line breaks of a paragraph and their penalties: the opportunities of Unicode (UAX #14) less those that good
//! typesetting forbids, hyphenation points, and emergency breaks.

use super::cluster::{Cluster, ClusterKind, Clusters};
use super::hyphens::hyphens;
use super::line_breaking::Breakpoint;
use super::paragraph_style::{Alignment, ParagraphStyle};
use super::prepared_text::PreparedText;
use super::script::never_begins;

/// A legal line break: between two clusters, or inside a ligature that would be split.
#[derive(Debug, Clone, Copy)]
pub(super) struct Break {
    /// The first cluster of the next line.
    pub(super) next: usize,
    /// One past the last cluster with ink on the line that ends here: trailing blanks are discarded.
    pub(super) end: usize,
    /// Whether a hyphen is drawn at the end of the line.
    pub(super) hyphenates: bool,
    /// If the break splits a ligature: its byte in the text, and the part (0 to 1) of the cluster `next` that stays on
    /// the line that ends here.
    pub(super) inside: Option<(usize, f64)>,
    /// The break as the line breaking algorithm sees it.
    pub(super) breakpoint: Breakpoint,
}

/// Penalty for hyphenating a word in justified text.
const HYPHEN_PENALTY: f64 = 60.0;
/// The same, in addition, of a word of so few letters at most: it fits on either line with little more or less space.
const SHORT_WORD: usize = 8;
const SHORT_WORD_PENALTY: f64 = 90.0;
/// Additional penalty for leaving only two letters before the hyphen.
const TWO_LETTERS_PENALTY: f64 = 40.0;
/// Penalty for hyphenating a word in ragged text, where short lines cost little.
const RAGGED_HYPHEN_PENALTY: f64 = 280.0;
/// Penalty for a break after a hyphen or slash that is part of the text.
const EXPLICIT_HYPHEN_PENALTY: f64 = 40.0;
/// Penalty for a word of one letter at the end of a line.
const ONE_LETTER_PENALTY: f64 = 8.0;
/// Penalty for a break inside a katakana word of at most [`MAX_KATAKANA_NAME`] characters.
const KATAKANA_NAME_PENALTY: f64 = 400.0;
/// Penalty for a break inside a phrase of ideographs, in justified text, whose lines hardly stretch, and in ragged text.
const PHRASE_PENALTY: f64 = 40.0;
const RAGGED_PHRASE_PENALTY: f64 = 4_500.0;
/// Longer katakana words may be broken freely, in characters.
const MAX_KATAKANA_NAME: usize = 4;
/// Maximum letters of a word after a hyphen, such as a Portuguese pronoun, that must not start a line.
const MAX_ENCLITIC: usize = 3;
/// Penalty for hyphenating an overfull word in text set without hyphenation.
const EMERGENCY_HYPHEN_PENALTY: f64 = 3_000.0;
/// Penalty for a break between any two clusters of a word whose syllables are overfull.
const EMERGENCY_BREAK_PENALTY: f64 = 9_000.0;

/// Units that stay on the line of the number before them.
const UNITS: &[&str] = &["mm", "cm", "m", "km", "pt", "g", "kg", "s", "min", "h", "%", "‰", "°", "€", "$", "£"];

/// Units of two ideographs, which stay on one line: the millimetre, the centimetre.
const IDEOGRAPHIC_UNITS: &[(char, char)] = &[('毫', '米'), ('厘', '米'), ('公', '釐'), ('公', '分')];

/// Signs and abbreviations that stay on the line of the number after them.
const BEFORE_FIGURES: &[&str] = &["§", "§§", "¶", "№", "Nr.", "No.", "no.", "nr.", "n.", "n.º", "nº", "N°", "n°", "p."];

/// The legal breaks of a paragraph in order, its beginning and its end included.
pub(super) fn breaks(prepared: &PreparedText, clusters: &Clusters, style: &ParagraphStyle) -> Vec<Break> {
    let mut found = vec![at(&clusters.clusters, 0, 0.0)];
    let mut syllables = if style.hyphenate { hyphens(&prepared.text, &style.language) } else { Vec::new() };
    syllables.extend(&prepared.soft_hyphens);
    syllables.sort_unstable();
    let (mut syllables, mut opportunities) =
        (syllables.into_iter().peekable(), clusters.opportunities.iter().peekable());
    for (place, cluster) in clusters.clusters.iter().enumerate() {
        // Hyphenation points first: a soft hyphen is no opportunity for Unicode once it is taken out of the text.
        while let Some(byte) = syllables.next_if(|&byte| byte < cluster.text.end) {
            if byte > 0 && byte >= cluster.text.start {
                found.push(hyphenation(clusters, place, byte, hyphen_penalty(prepared, clusters, place, style)));
            }
        }
        while opportunities.next_if(|&&byte| byte < cluster.text.start).is_some() {}
        if place == 0 || opportunities.next_if(|&&byte| byte == cluster.text.start).is_none() {
            continue;
        }
        let forced = clusters.clusters[place - 1].kind == ClusterKind::LineFeed;
        if forced || allowed(prepared, &clusters.clusters, place) {
            let mut here = at(&clusters.clusters, place, break_penalty(prepared, clusters, place, style));
            here.breakpoint.forced = forced;
            here.breakpoint.hyphen = prepared.text[..cluster.text.start].ends_with(['-', '\u{2010}']);
            found.push(here);
        }
    }
    let mut end = at(&clusters.clusters, clusters.clusters.len(), 0.0);
    end.breakpoint.forced = true;
    found.push(end);
    found
}

/// Adds emergency breaks inside words that are wider than the measure, so that no line is overfull. `fits` says whether
/// the line between two breaks can be shrunk to the measure.
pub(super) fn with_emergency_breaks(
    found: &[Break],
    prepared: &PreparedText,
    clusters: &Clusters,
    style: &ParagraphStyle,
    fits: impl Fn(&Break, &Break) -> bool,
) -> Vec<Break> {
    let mut all: Vec<Break> = Vec::with_capacity(found.len());
    for &next in found {
        if let Some(&last) = all.last()
            && !fits(&last, &next)
        {
            let points = hyphens(&prepared.text, &style.language);
            for place in last.next + 1..next.end {
                let byte = clusters.clusters[place].text.start;
                if points.contains(&byte) {
                    all.push(hyphenation(clusters, place, byte, EMERGENCY_HYPHEN_PENALTY));
                } else {
                    all.push(at(&clusters.clusters, place, EMERGENCY_BREAK_PENALTY));
                }
            }
        }
        all.push(next);
    }
    all
}

/// A break before a cluster; blanks before it are discarded.
fn at(clusters: &[Cluster], next: usize, penalty: f64) -> Break {
    let end = clusters[..next].iter().rposition(|cluster| !cluster.is_blank()).map_or(0, |last| last + 1);
    let breakpoint = Breakpoint { penalty, hyphen: false, forced: false };
    Break { next, end, hyphenates: false, inside: None, breakpoint }
}

/// A hyphenated break inside a word.
fn hyphenation(clusters: &Clusters, place: usize, byte: usize, penalty: f64) -> Break {
    let cluster = &clusters.clusters[place];
    let part = (byte - cluster.text.start) as f64 / cluster.text.len() as f64;
    let inside = (byte > cluster.text.start).then_some((byte, part));
    Break {
        next: place,
        end: place,
        hyphenates: true,
        inside,
        breakpoint: Breakpoint { penalty, hyphen: true, forced: false },
    }
}

fn hyphen_penalty(prepared: &PreparedText, clusters: &Clusters, place: usize, style: &ParagraphStyle) -> f64 {
    let byte = clusters.clusters[place].text.start;
    let letters = prepared.text[..byte].chars().rev().take_while(|c| c.is_alphabetic()).count();
    let whole = letters + prepared.text[byte..].chars().take_while(|c| c.is_alphabetic()).count();
    let penalty = match style.alignment {
        Alignment::Justified if whole <= SHORT_WORD => HYPHEN_PENALTY + SHORT_WORD_PENALTY,
        Alignment::Justified => HYPHEN_PENALTY,
        Alignment::Ragged | Alignment::Centred => RAGGED_HYPHEN_PENALTY,
    };
    penalty + if letters < 3 { TWO_LETTERS_PENALTY } else { 0.0 }
}

/// Whether good typesetting allows a break that Unicode allows.
fn allowed(prepared: &PreparedText, clusters: &[Cluster], place: usize) -> bool {
    let (last, next) = (&clusters[place - 1], &clusters[place]);
    if prepared.joined.binary_search(&next.text.start).is_ok() {
        return false;
    }
    if last.kind == ClusterKind::Opening || (next.kind.is_ideographic() && never_begins(next.character)) {
        return false;
    }
    // A number stays with the ideograph it counts, and an enclitic pronoun with its verb.
    if last.character.is_ascii_digit() && next.kind.is_ideographic() {
        return false;
    }
    if last.character == '-' && leading(&prepared.text[next.text.start..], char::is_alphabetic) <= MAX_ENCLITIC {
        return false;
    }
    if IDEOGRAPHIC_UNITS.contains(&(last.character, next.character)) {
        return false;
    }
    // The halves of a long dash or of an ellipsis stay together.
    if last.kind == ClusterKind::Mark && last.character == next.character {
        return false;
    }
    let (before, after) = around(prepared, clusters, place);
    let spaced = last.kind == ClusterKind::Space;
    if !spaced && is_reference_mark(clusters, place) {
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

/// Whether a cluster is a reference mark (`*`, `†`, `‡`) to a footnote: nothing but punctuation follows it directly.
fn is_reference_mark(clusters: &[Cluster], place: usize) -> bool {
    let leads_on = |next: &Cluster| next.kind == ClusterKind::Space || next.character.is_ascii_digit();
    matches!(clusters[place].character, '*' | '†' | '‡') && !clusters.get(place + 1).is_some_and(leads_on)
}

/// How many leading characters of a text satisfy a predicate.
fn leading(text: &str, of: impl Fn(char) -> bool) -> usize {
    text.chars().take_while(|&character| of(character)).count()
}

/// Whether a break lies inside a short word in katakana, such as the name of an animal.
fn is_inside_katakana_name(prepared: &PreparedText, clusters: &[Cluster], place: usize) -> bool {
    let katakana = |character: char| matches!(character, '\u{30a1}'..='\u{30fa}' | '\u{30fc}');
    let (before, after) = prepared.text.split_at(clusters[place].text.start);
    let before = before.chars().rev().take_while(|&character| katakana(character)).count();
    let after = leading(after, katakana);
    before > 0 && after > 0 && before + after <= MAX_KATAKANA_NAME
}

/// Whether a break lies inside a phrase of ideographs.
fn is_inside_phrase(shaped: &Clusters, place: usize) -> bool {
    let (last, next) = (&shaped.clusters[place - 1], &shaped.clusters[place]);
    let ideographs = last.kind == ClusterKind::Ideograph && next.kind.is_ideographic();
    ideographs && !shaped.phrases.is_empty() && shaped.phrases.binary_search(&next.text.start).is_err()
}

fn break_penalty(prepared: &PreparedText, shaped: &Clusters, place: usize, style: &ParagraphStyle) -> f64 {
    let clusters = &shaped.clusters;
    let phrase = match style.alignment {
        _ if !is_inside_phrase(shaped, place) => 0.0,
        Alignment::Justified => PHRASE_PENALTY,
        Alignment::Ragged | Alignment::Centred => RAGGED_PHRASE_PENALTY,
    };
    let name = if is_inside_katakana_name(prepared, clusters, place) { KATAKANA_NAME_PENALTY } else { 0.0 };
    if phrase + name > 0.0 {
        return phrase.max(name);
    }
    if clusters[place - 1].kind == ClusterKind::Latin && clusters[place].kind == ClusterKind::Latin {
        return EXPLICIT_HYPHEN_PENALTY;
    }
    let (before, _) = around(prepared, clusters, place);
    let mut letters = before.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_alphanumeric() && letter.is_ascii() => ONE_LETTER_PENALTY,
        _ => 0.0,
    }
}

/// The words before and after a break, without the spaces between them.
fn around<'m>(prepared: &'m PreparedText, clusters: &[Cluster], place: usize) -> (&'m str, &'m str) {
    let (before, after) = prepared.text.split_at(clusters[place].text.start);
    let before = before.trim_end().rsplit(char::is_whitespace).next().unwrap_or_default();
    let after = after.split(char::is_whitespace).next().unwrap_or_default();
    (before, after)
}
