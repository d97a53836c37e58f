//! The content of a kind's piece: the theme's elements and their text, or replacements for those that the kind lacks.

use crate::canvas::resources::Resources;
use crate::fonts::FaceId;
use crate::language::capital;
use crate::rules::KindId;
use crate::theme::{Element, is_chinese};

/// The content of a kind's piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FaceContent {
    /// Its large text; `None` for the kind's picture.
    pub large: Option<ElementWord>,
    /// The elements below it in one row.
    pub pair: Vec<Small>,
    /// Lines of names below that, at most two.
    pub names: Vec<Vec<ElementWord>>,
}

/// A small part of a face.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Small {
    /// The kind's picture.
    Picture,
    /// A word.
    Word(ElementWord),
}

impl FaceContent {
    /// The content of a kind's piece. A missing picture or glyph is replaced by the character, a missing character by
    /// the letter; a missing secondary character by the name.
    pub fn of(resources: &mut Resources<'_>, kind: KindId) -> FaceContent {
        let theme = resources.theme;
        let show = &theme.face.show;
        let id = &theme.rules.kind(kind).id;
        let has_picture = resources.drawing(id).is_some();
        // A seal already contains the character.
        let spoken = resources.is_sealed(id) && show.contains(&Element::Picture);
        let mut shown = FaceContent { large: None, pair: Vec::new(), names: Vec::new() };
        let mut lines: Vec<ElementWord> = Vec::new();
        for (place, &element) in show.iter().enumerate() {
            let mut found = words(resources, kind, element);
            if place == 0 {
                if element == Element::Picture && has_picture {
                    continue;
                }
                if found.is_empty() && !show.contains(&Element::Character) {
                    found = words(resources, kind, Element::Character);
                }
                if found.is_empty() {
                    found.push(letter(resources, kind));
                }
                shown.large = Some(found.remove(0));
                lines.extend(found);
                continue;
            }
            match element {
                Element::Picture if has_picture => shown.pair.push(Small::Picture),
                Element::Picture => {}
                Element::Character if spoken => {}
                Element::Character if found.is_empty() => {
                    if !show.contains(&Element::Name) && shown.large.is_none() {
                        lines.extend(words(resources, kind, Element::Name));
                    }
                }
                Element::Numeral | Element::Character | Element::Glyph => {
                    shown.pair.extend(found.into_iter().map(Small::Word));
                }
                Element::Pinyin | Element::Name => lines.extend(found),
            }
        }
        let others = lines.split_off(lines.len().min(1));
        shown.names = [lines, others].into_iter().filter(|line| !line.is_empty()).collect();
        shown
    }

    /// Whether there is only a numeral below.
    pub fn is_plate(&self) -> bool {
        let numeral = matches!(&self.pair[..], [Small::Word(word)] if word.element == Element::Numeral);
        numeral && self.names.is_empty()
    }
}

/// A text and the face that sets it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ElementWord {
    /// Its element.
    pub element: Element,
    /// The text.
    pub text: String,
    /// Its face.
    pub face: FaceId,
}

/// The text of an element for a kind: a name in each language of the theme, every other element once. Empty if the
/// element has no text for this kind, such as the character of a custom kind.
pub fn words(resources: &mut Resources<'_>, kind: KindId, element: Element) -> Vec<ElementWord> {
    let theme = resources.theme;
    let (kind, roles) = (theme.rules.kind(kind), &theme.roles);
    let word = |text: Option<String>, face| text.map(|text| ElementWord { element, text, face }).into_iter().collect();
    match element {
        Element::Picture => Vec::new(),
        Element::Glyph => word(theme.face.glyphs.get(&kind.id).cloned(), roles.glyph),
        Element::Numeral => word(Some(theme.face.numerals.write(u32::from(kind.strength))), theme.numeral_face()),
        Element::Character => word(resources.animal_characters().character(&kind.id), roles.character),
        Element::Pinyin => word(resources.animal_characters().pinyin(&kind.id), roles.pinyin),
        Element::Name => names(resources, &kind.id),
    }
}

/// The names of a kind, capitalised. A name in ideographs is omitted if the face shows the character anyway, and so are
/// duplicates.
fn names(resources: &mut Resources<'_>, id: &str) -> Vec<ElementWord> {
    let theme = resources.theme;
    let shows_character = theme.face.show.contains(&Element::Character);
    let mut found: Vec<ElementWord> = Vec::new();
    for tag in &theme.languages {
        let chinese = tag.starts_with("zh");
        let Some(language) = resources.language(tag) else { continue };
        if chinese && (shows_character || !language.has(id)) {
            continue;
        }
        let text = capital(&language.animal(id));
        if found.iter().all(|other| other.text != text) {
            let face = if is_chinese(&text) { theme.roles.character } else { theme.roles.name };
            found.push(ElementWord { element: Element::Name, text, face });
        }
    }
    if found.is_empty() && !shows_character {
        found.push(ElementWord {
            element: Element::Name,
            text: capital(&id.replace('-', " ")),
            face: theme.roles.name,
        });
    }
    found
}

/// A kind's letter, for a face without any other element.
pub fn letter(resources: &Resources<'_>, kind: KindId) -> ElementWord {
    let text = resources.theme.rules.kind(kind).letter.to_string();
    ElementWord { element: Element::Name, text, face: resources.theme.roles.name }
}
