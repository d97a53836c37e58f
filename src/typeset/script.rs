//! What a character is to a typesetter.

/// Which faces set a character.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Script {
    /// The Latin ones.
    Latin,
    /// The ideographic ones.
    Ideographic,
    /// Those of the text around it: quotes, dashes, dots.
    Either,
}

/// The script of a character.
pub(super) fn script(character: char) -> Script {
    match character {
        '\u{2E80}'..='\u{9FFF}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{FE30}'..='\u{FE4F}'
        | '\u{FF00}'..='\u{FFEF}'
        | '\u{20000}'..='\u{3FFFF}' => Script::Ideographic,
        '“' | '”' | '‘' | '’' | '—' | '…' | '‥' | '·' => Script::Either,
        _ => Script::Latin,
    }
}

/// The width in ems of a space that never stretches; nothing for other characters. A thin space is as wide as its face
/// has it, and as wide as is said here only where the face has none.
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

/// Whether a character is a word space, which may stretch.
pub(super) fn is_word_space(character: char) -> bool {
    matches!(character, ' ' | '\u{A0}')
}

/// Ideographic brackets that open: their ink lies in the right half of the em.
pub(super) fn opens(character: char) -> bool {
    matches!(character, '「' | '『' | '（' | '《' | '〈' | '【' | '〔' | '〖' | '［' | '｛' | '“' | '‘')
}

/// Ideographic brackets that close, and stops: their ink lies in the left half of the em.
pub(super) fn closes(character: char) -> bool {
    matches!(
        character,
        '」' | '』'
            | '）'
            | '》'
            | '〉'
            | '】'
            | '〕'
            | '〗'
            | '］'
            | '｝'
            | '”'
            | '’'
            | '，'
            | '。'
            | '、'
            | '；'
            | '：'
            | '！'
            | '？'
            | '．'
    )
}

/// What must not begin a line of ideographs: closing marks, small kana, marks of repetition and of length.
pub(super) fn never_begins(character: char) -> bool {
    closes(character)
        || matches!(
            character,
            'ぁ' | 'ぃ'
                | 'ぅ'
                | 'ぇ'
                | 'ぉ'
                | 'っ'
                | 'ゃ'
                | 'ゅ'
                | 'ょ'
                | 'ゎ'
                | 'ゕ'
                | 'ゖ'
                | 'ァ'
                | 'ィ'
                | 'ゥ'
                | 'ェ'
                | 'ォ'
                | 'ッ'
                | 'ャ'
                | 'ュ'
                | 'ョ'
                | 'ヮ'
                | 'ヵ'
                | 'ヶ'
                | 'ー'
                | '々'
                | '〻'
                | 'ゝ'
                | 'ゞ'
                | 'ヽ'
                | 'ヾ'
                | '・'
                | '·'
                | '…'
                | '‥'
                | '％'
                | '～'
                | '〜'
        )
}

/// How much of a Latin mark's width hangs out at the end of a line.
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

/// How much of a Latin mark's width hangs out at the beginning of a line.
pub(super) fn hangs_left(character: char) -> f64 {
    match character {
        '“' | '„' | '‘' | '‚' => 0.5,
        '«' | '»' | '‹' | '›' => 0.25,
        '(' => 0.1,
        _ => 0.0,
    }
}
