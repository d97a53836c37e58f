//! The words on the board, in the theme's languages.

use super::C;
use super::board_canvas::{BoardCanvas, Type, TypesetLine};
use crate::canvas::POINT;
use crate::canvas::legibility::Legibility;
use crate::language::{Language, capital, is_ideographic};
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{AnimalCharacters, Frame, StartCell, Theme};
use crate::typeset::{Across, Down};

/// The words on the board.
#[derive(Debug)]
pub(crate) struct BoardWords {
    /// The language of the special squares: one in characters if the theme speaks one, else one for each half.
    board: [Tongue; 2],
    /// The language in Latin letters for each half, if the theme speaks one.
    latin: [Option<Tongue>; 2],
    /// The shipped language in the theme's characters.
    characters: Option<Language>,
    /// What writes the animals.
    ideographs: Option<AnimalCharacters>,
    /// Whether the far half has other words than the near one.
    far_differs: bool,
}

/// A language of the theme.
#[derive(Debug)]
struct Tongue {
    tag: String,
    language: Language,
}

/// One word, and whether it is in characters, Chinese or Japanese.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Word {
    pub text: String,
    pub in_characters: bool,
    /// The same in Latin letters beside characters, if the theme speaks such a language.
    pub gloss: Option<String>,
}

impl Tongue {
    fn new(theme: &Theme, tag: &str) -> Tongue {
        match theme.find_language(tag) {
            Some(language) => Tongue { tag: tag.to_owned(), language: theme.with_side_names(language) },
            None => Tongue { tag: "en".to_owned(), language: Language::english() },
        }
    }

    fn is_in_characters(&self) -> bool {
        is_ideographic(&self.tag)
    }
}

impl BoardWords {
    pub fn of(theme: &Theme) -> BoardWords {
        let near = theme.language();
        let far = theme.languages.get(1).map_or(near, String::as_str);
        let in_characters = theme.languages.iter().find(|tag| is_ideographic(tag));
        let latin: Vec<&String> = theme.languages.iter().filter(|tag| !is_ideographic(tag)).collect();
        BoardWords {
            board: [near, far].map(|tag| Tongue::new(theme, in_characters.map_or(tag, String::as_str))),
            latin: [latin.first(), latin.last()].map(|tag| tag.map(|tag| Tongue::new(theme, tag))),
            characters: Language::shipped(theme.face.script.language()),
            ideographs: Some(theme.animal_characters()),
            far_differs: latin.len() > 1,
        }
    }

    /// No words at all, for drawings that leave them out.
    pub fn none() -> BoardWords {
        let silent = || Tongue { tag: "en".to_owned(), language: Language::without_words() };
        BoardWords {
            board: [silent(), silent()],
            latin: [None, None],
            characters: None,
            ideographs: None,
            far_differs: false,
        }
    }

    /// The word for a special square in a half of the board.
    pub fn board(&self, half: Side, key: &str) -> Option<Word> {
        let tongue = &self.board[half.index()];
        let text = tongue.language.say(key, &[])?;
        let in_characters = tongue.is_in_characters();
        Some(Word {
            text: if in_characters { text } else { capital(&text) },
            in_characters,
            gloss: if in_characters { self.latin(half, key) } else { None },
        })
    }

    /// The name of a side in Latin letters, if the theme speaks such a language.
    pub fn side(&self, half: Side, side: Side) -> Option<Word> {
        let tongue = self.latin[half.index()].as_ref()?;
        Some(Word { text: capital(&tongue.language.side(side)), in_characters: false, gloss: None })
    }

    /// What is added to the name of a drawing with words on it, so that halves with other words have another one.
    pub fn suffix(&self, half: Side) -> &'static str {
        match half {
            Side::Black if self.far_differs => "-far",
            Side::White | Side::Black => "",
        }
    }

    /// The tag of the language of a half.
    pub fn tag(&self, half: Side) -> &str {
        &self.board[half.index()].tag
    }

    /// Whether the board's words are in characters.
    pub fn in_characters(&self) -> bool {
        self.board[0].is_in_characters()
    }

    /// The word in Latin letters, if the theme speaks such a language and it knows the word.
    pub fn latin(&self, half: Side, key: &str) -> Option<String> {
        self.latin[half.index()].as_ref()?.language.say(key, &[]).map(|word| capital(&word))
    }

    /// The same for a character of a word, given its place: one after the first may have a word of its own.
    pub fn latin_at(&self, half: Side, key: &str, place: usize) -> Option<String> {
        let own = || self.latin[half.index()].as_ref()?.language.second(key).map(|word| capital(&word));
        let own = if place > 0 { own() } else { None };
        own.or_else(|| self.latin(half, key))
    }

    /// The tag of the language in Latin letters.
    pub fn latin_tag(&self, half: Side) -> Option<&str> {
        self.latin[half.index()].as_ref().map(|tongue| tongue.tag.as_str())
    }

    /// The name of a kind in Latin letters; a kind that the language does not know keeps its id.
    pub fn name(&self, half: Side, kind: &str) -> Option<String> {
        self.latin[half.index()].as_ref().map(|tongue| capital(&tongue.language.animal(kind)))
    }

    /// How a word is pronounced, if the theme speaks Chinese.
    pub fn pinyin(&self, half: Side, key: &str) -> Option<String> {
        self.board[half.index()].language.pinyin(key)
    }

    /// How a kind's character is pronounced, if the theme speaks Chinese or gives it pinyin itself.
    pub fn pinyin_of(&self, half: Side, kind: &str) -> Option<String> {
        let own = || self.ideographs.as_ref()?.own_pinyin(kind);
        self.pinyin(half, kind).or_else(own)
    }

    /// The character of a kind, whatever the board's languages are.
    pub fn character(&self, kind: &str) -> Option<String> {
        self.ideographs.as_ref()?.character(kind)
    }

    /// The characters of a word, whatever the board's languages are.
    pub fn characters(&self, key: &str) -> Option<String> {
        self.characters.as_ref()?.say(key, &[])
    }
}

/// Letters in capitals, as inscriptions are.
pub(crate) fn inscribed(word: &Word) -> String {
    if word.in_characters { word.text.clone() } else { word.text.to_uppercase() }
}

/// The size of capitals beside that of characters about as high.
const LETTERS: f64 = 0.78;

/// A word on one line, its middle on a place, no wider than `width`: characters `size` to the em, Latin letters as
/// tracked capitals of about their height.
pub(crate) fn one_line(canvas: &mut BoardCanvas<'_, '_>, word: &Word, size: f64, width: f64, y: f64, colour: Colour) {
    let of = face(canvas, word, size);
    canvas.fitted_text(of, &inscribed(word), width, (0.0, y), colour);
}

/// The type of a word on the board.
pub(crate) fn face(canvas: &BoardCanvas<'_, '_>, word: &Word, size: f64) -> Type {
    let roles = &canvas.site().theme.roles;
    match word.in_characters {
        true => Type { face: roles.character, size, tracking: 0.02 },
        false => Type { face: roles.name, size: LETTERS * size, tracking: 0.12 },
    }
}

/// A word read downwards, its middle on a place: characters one below the other, `pitch` ems apart. Latin letters stay
/// on one line, no wider than `width`.
pub(crate) fn stacked(
    canvas: &mut BoardCanvas<'_, '_>,
    word: &Word,
    (size, pitch): (f64, f64),
    width: f64,
    y: f64,
    colour: Colour,
) {
    if !word.in_characters {
        return one_line(canvas, word, 0.8 * size, width, y, colour);
    }
    let of = face(canvas, word, size);
    let count = word.text.chars().count();
    for (place, character) in word.text.chars().enumerate() {
        let down = (place as f64 - (count as f64 - 1.0) / 2.0) * pitch * size;
        canvas.text(of, &character.to_string(), (0.0, y + down), colour);
    }
}

/// The gloss of a word in small capitals, no wider than `width`; `None` if there is none or no room for it.
pub(crate) fn gloss(canvas: &mut BoardCanvas<'_, '_>, word: &Word, width: f64) -> Option<TypesetLine> {
    /// Its size, that within a bold frame, and the least in millimetres, in large print too.
    const SIZE: f64 = 0.098 * C;
    const BOLD: f64 = 0.118 * C;
    const LEAST: f64 = 1.75;
    const LARGE: f64 = 16.0 * POINT;
    /// The usual size in large print.
    const USUAL_LARGE: f64 = 0.215 * C;
    let text = word.gloss.as_ref()?.to_uppercase();
    /// The least on cloth, whose squares are small: capitals of 1.6 mm.
    const SEWN: f64 = 2.5;
    let large = Legibility::of(canvas.site().theme).is_large();
    let usual = if canvas.site().style().frame == Frame::Stitched { SEWN } else { LEAST };
    let least = if large { LARGE } else { usual } / canvas.unit();
    let usual = least.max(match canvas.site().style().frame {
        _ if large => USUAL_LARGE,
        Frame::Bold => BOLD,
        _ => SIZE,
    });
    let of = Type { face: canvas.site().theme.roles.name, size: usual, tracking: 0.1 };
    let words = canvas.words(of, &text)?;
    if words.width() <= width {
        return Some(words);
    }
    let size = of.size * width / words.width();
    if size < least { None } else { canvas.words(Type { size, ..of }, &text) }
}

/// Between a word and its gloss.
const OVER_GLOSS: f64 = 0.034 * C;

/// [`one_line`] with its gloss below, both together around `y`, the gloss no wider than `narrow`.
pub(crate) fn glossed_line(
    canvas: &mut BoardCanvas<'_, '_>,
    word: &Word,
    size: f64,
    (width, narrow): (f64, f64),
    y: f64,
    colour: Colour,
) {
    let Some(gloss) = gloss(canvas, word, narrow) else { return one_line(canvas, word, size, width, y, colour) };
    let size = 0.94 * size;
    let of = face(canvas, word, size);
    let Some(words) = canvas.fitted(of, &inscribed(word), width) else { return };
    let (tall, low) = (words.height(), gloss.height());
    let whole = tall + OVER_GLOSS + low;
    canvas.put_words(&words, (0.0, y - (whole - tall) / 2.0), Across::Middle, Down::Middle, colour);
    canvas.put_words(&gloss, (0.0, y + whole / 2.0), Across::Middle, Down::Bottom, colour);
}

/// In large print: the gloss in capitals of this size, no wider than `width`, and its word in characters below, both
/// together around `y`. A word without a gloss stands alone.
pub(crate) fn letters_first(
    canvas: &mut BoardCanvas<'_, '_>,
    word: &Word,
    (letters, width): (f64, f64),
    characters: f64,
    y: f64,
    colour: Colour,
) {
    let (of, first) = match &word.gloss {
        Some(gloss) => {
            (Type { face: canvas.site().theme.roles.name, size: letters, tracking: 0.06 }, gloss.to_uppercase())
        }
        None => (face(canvas, word, letters / LETTERS), inscribed(word)),
    };
    let below = word.gloss.is_some().then(|| face(canvas, word, characters));
    let below = below.and_then(|of| canvas.fitted(of, &word.text, width));
    let Some(above) = canvas.fitted(of, &first, width) else { return };
    let whole = above.height() + below.as_ref().map_or(0.0, |below| OVER_GLOSS + below.height());
    canvas.put_words(&above, (0.0, y - whole / 2.0), Across::Middle, Down::Top, colour);
    if let Some(below) = below {
        canvas.put_words(&below, (0.0, y + whole / 2.0), Across::Middle, Down::Bottom, colour);
    }
}

/// [`stacked`] with its gloss below, both together around `y`; the characters are smaller for it.
pub(crate) fn glossed_stack(
    canvas: &mut BoardCanvas<'_, '_>,
    word: &Word,
    (size, pitch): (f64, f64),
    width: f64,
    y: f64,
    colour: Colour,
) {
    /// How much smaller.
    const SMALLER: f64 = 0.86;
    let Some(gloss) = gloss(canvas, word, width) else {
        return stacked(canvas, word, (size, pitch), width, y, colour);
    };
    let low = gloss.height() + OVER_GLOSS;
    let count = word.text.chars().count() as f64;
    stacked(canvas, word, (SMALLER * size, pitch), width, y - low / 2.0, colour);
    let foot = y + (((count - 1.0) * pitch + 0.92) * SMALLER * size + low) / 2.0;
    canvas.put_words(&gloss, (0.0, foot), Across::Middle, Down::Bottom, colour);
}

/// How far down a drawing stands over a caption of a name and its pronunciation: by so much less than in the middle of
/// its square, and in the middle where there is neither.
pub(crate) fn over_caption(name: &Option<String>, pinyin: &Option<String>, raised: f64) -> f64 {
    if name.is_some() || pinyin.is_some() { -raised } else { 0.0 }
}

/// A word and its pronunciation on one baseline, centred as a pair and fitted to the square: below a picture.
pub(crate) fn caption(
    canvas: &mut BoardCanvas<'_, '_>,
    (name, pinyin): (Option<&str>, Option<&str>),
    y: f64,
    (ink, soft): (Colour, Colour),
) {
    const GAP: f64 = 0.055 * C;
    /// The size and the greatest width of a caption, and of one to be learnt.
    const USUAL: (f64, f64) = (0.118 * C, 0.84 * C);
    const LESSON: (f64, f64) = (0.145 * C, 0.885 * C);
    let site = canvas.site();
    let roles = site.theme.roles;
    let (mut size, widest) = if site.style().start_cell == StartCell::Lesson { LESSON } else { USUAL };
    for _ in 0..2 {
        let set = |face, text: &str| (Type { face, size, tracking: 0.0 }, text.to_owned());
        let parts = [name.map(|text| set(roles.name, text)), pinyin.map(|text| set(roles.pinyin, text))];
        let words: Vec<_> = [0, 1]
            .into_iter()
            .filter_map(|place| {
                let (of, text) = parts[place].as_ref()?;
                Some((canvas.words(*of, text)?, [ink, soft][place]))
            })
            .collect();
        let whole: f64 = words.iter().map(|(words, _)| words.width()).sum::<f64>() + GAP * (words.len() as f64 - 1.0);
        if whole > widest {
            size *= widest / whole * 0.99;
            continue;
        }
        let mut x = -whole / 2.0;
        for (words, colour) in &words {
            canvas.put_words(words, (x, y), Across::Left, Down::Baseline, *colour);
            x += words.width() + GAP;
        }
        return;
    }
}
