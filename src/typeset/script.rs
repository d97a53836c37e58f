//! Character classes of typesetting: script, spaces, brackets, line-start prohibition (kinsoku), hanging punctuation.

/// The script of a character, which decides its face.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CharacterScript {
    /// Latin.
    Latin,
    /// Han ideographs, kana and their punctuation.
    Ideographic,
    /// Common to both: quotes, dashes, dots take the script of the text around them.
    Common,
}

/// The script of a character.
pub(super) fn script(character: char) -> CharacterScript {
    match character {
        '\u{2E80}'..='\u{9FFF}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{FE30}'..='\u{FE4F}'
        | '\u{FF00}'..='\u{FFEF}'
        | '\u{20000}'..='\u{3FFFF}' => CharacterScript::Ideographic,
        '“' | '”' | '‘' | '’' | '—' | '…' | '‥' | '·' => CharacterScript::Common,
        _ => CharacterScript::Latin,
    }
}

/// The width in ems of a space of fixed width; `None` for other characters. For a thin space the width of its glyph
/// goes first, if the face has one.
pub(super) fn fixed_space(character: char) -> Option<f64> {
    match character {
        '\u{2001}' | '\u{2003}' | '\u{3000}' => Some(1.0),
        '\u{2000}' | '\u{2002}' => Some(0.5),
        '\u{2004}' => Some(1.0 / 3.0),
        '\u{2005}' => Some(0.25),
        '\u{2006}' | '\u{2009}' | '\u{202F}' => Some(1.0 / 6.0),
        '\u{200A}' => Some(0.1),
        _ => None,
    }
}

/// Whether a character is a word space, which stretches and shrinks.
pub(super) fn is_word_space(character: char) -> bool {
    matches!(character, ' ' | '\u{A0}')
}

/// Opening ideographic brackets: their ink lies in the right half of the em.
const OPENING: &str = "「『（《〈【〔〖［｛“‘";
/// Closing ideographic brackets and stops: their ink lies in the left half of the em.
const CLOSING: &str = "」』）》〉】〕〗］｝”’，。、；：！？．";
/// Those of them that are stops and commas; the first ones are low.
const STOPS: &str = "，。、．；：！？";
/// Number of low stops.
const LOW: usize = 4;
/// Other characters that must not begin a line: small kana, iteration and length marks.
const NEVER_FIRST: &str = "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶー々〻ゝゞヽヾ・·…‥％～〜";

/// Whether a character is an opening ideographic bracket.
pub(super) fn opens(character: char) -> bool {
    OPENING.contains(character)
}

/// Whether a character is a closing ideographic bracket or a stop.
pub(super) fn closes(character: char) -> bool {
    CLOSING.contains(character)
}

/// Whether a character is an ideographic stop or comma.
pub(super) fn stops_sentence(character: char) -> bool {
    STOPS.contains(character)
}

/// Whether a stop stands on the baseline.
pub(super) fn is_low(character: char) -> bool {
    STOPS.chars().take(LOW).any(|low| low == character)
}

/// Whether a character must not begin a line (kinsoku).
pub(super) fn never_begins(character: char) -> bool {
    closes(character) || NEVER_FIRST.contains(character)
}

/// The part (0 to 1) of a Latin mark's width that hangs into the right margin.
pub(super) fn hangs_right(character: char) -> f64 {
    match character {
        '.' | ',' => 0.75,
        '-' | '\u{2010}' => 0.55,
        '’' | '”' | '‘' | '“' => 0.5,
        ':' | ';' => 0.35,
        '–' | '—' => 0.2,
        '!' | '?' => 0.12,
        _ => 0.0,
    }
}

/// The part (0 to 1) of a Latin mark's width that hangs into the left margin.
pub(super) fn hangs_left(character: char) -> f64 {
    match character {
        '“' | '„' | '‘' | '‚' => 0.5,
        '«' | '»' | '‹' | '›' => 0.25,
        '(' => 0.1,
        _ => 0.0,
    }
}
