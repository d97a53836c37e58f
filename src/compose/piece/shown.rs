//! The content of a kind's piece: the theme's elements, or replacements for those that the kind lacks.

use super::words::{ElementWord, letter, words};
use crate::canvas::resources::Resources;
use crate::rules::KindId;
use crate::theme::Element;

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
        shown.names = lines.into_iter().fold(Vec::new(), |mut names: Vec<Vec<ElementWord>>, word| {
            match names.get_mut(1) {
                Some(last) => last.push(word),
                None => names.push(vec![word]),
            }
            names
        });
        shown
    }

    /// Whether there is only a numeral below.
    pub fn is_plate(&self) -> bool {
        let numeral = matches!(&self.pair[..], [Small::Word(word)] if word.element == Element::Numeral);
        numeral && self.names.is_empty()
    }
}
