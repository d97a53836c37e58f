//! What a piece of one kind shows: the theme's elements, or what stands in for those that the kind lacks.

use super::words::{Word, letter, words};
use crate::canvas::resources::Resources;
use crate::rules::KindId;
use crate::theme::Element;

/// What a piece of one kind shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// Its large word; `None` for the kind's picture.
    pub large: Option<Word>,
    /// What stands below it in one row.
    pub pair: Vec<Small>,
    /// Lines of names below that, at most two.
    pub names: Vec<Vec<Word>>,
}

/// A small part of a face.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Small {
    /// The kind's picture.
    Picture,
    /// A word.
    Word(Word),
}

impl Shown {
    /// What a kind's piece shows. Without a picture or glyph its character stands in, without a character its letter;
    /// where its character is missing beside something else, its name.
    pub fn of(resources: &mut Resources<'_>, kind: KindId) -> Shown {
        let theme = resources.theme;
        let show = &theme.face.show;
        let id = &theme.rules.kind(kind).id;
        let has_picture = resources.drawing(id).is_some();
        // A seal is the character already.
        let spoken = resources.is_sealed(id) && show.contains(&Element::Picture);
        let mut shown = Shown { large: None, pair: Vec::new(), names: Vec::new() };
        let mut lines: Vec<Word> = Vec::new();
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
        shown.names = lines.into_iter().fold(Vec::new(), |mut names: Vec<Vec<Word>>, word| {
            match names.get_mut(1) {
                Some(last) => last.push(word),
                None => names.push(vec![word]),
            }
            names
        });
        shown
    }

    /// Whether a numeral alone stands below.
    pub fn is_plate(&self) -> bool {
        let numeral = matches!(&self.pair[..], [Small::Word(word)] if word.element == Element::Numeral);
        numeral && self.names.is_empty()
    }
}
