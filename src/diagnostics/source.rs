//! Source texts.

use std::borrow::Cow;

/// The text of a file or of a command-line argument, with its display name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// Its display name: a path as given, or `--switch`.
    pub name: String,
    /// The whole text; borrowed where the program itself holds it.
    pub text: Cow<'static, str>,
}

impl Source {
    /// A source with a name and a text.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Source {
        Source { name: name.into(), text: Cow::Owned(text.into()) }
    }

    /// A source whose text the program holds.
    pub fn shipped(name: impl Into<String>, text: &'static str) -> Source {
        Source { name: name.into(), text: Cow::Borrowed(text) }
    }
}

/// An index into [`Sources`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourceId(pub(super) usize);

/// Every text of one parse: the requested file first, then what it extends.
///
/// Texts added with [`Sources::add_over`] override all others, whenever they are added.
#[derive(Debug, Clone, Default)]
pub struct Sources {
    texts: Vec<Source>,
    over: Vec<SourceId>,
}

impl Sources {
    /// Adds a text and returns its id.
    pub fn add(&mut self, source: Source) -> SourceId {
        self.texts.push(source);
        SourceId(self.texts.len() - 1)
    }

    /// Adds a text whose values override those of every other, such as a switch on the command line.
    pub fn add_over(&mut self, source: Source) -> SourceId {
        let id = self.add(source);
        self.over.push(id);
        id
    }

    /// The level of a text: 0 on top, then the requested file, then what it extends.
    pub fn depth(&self, id: SourceId) -> usize {
        if self.over.contains(&id) { 0 } else { id.0 + 1 }
    }

    /// Of two conflicting spans, the one in the overriding text. The first if both are in one text.
    pub fn upper(&self, first: super::Locus, second: super::Locus) -> super::Locus {
        if self.depth(second.source) < self.depth(first.source) { second } else { first }
    }

    /// The texts that override all others.
    pub fn over(&self) -> impl Iterator<Item = &Source> {
        self.over.iter().map(|&id| self.get(id))
    }

    /// The start of the first text.
    pub fn start(&self) -> super::Locus {
        super::Locus { source: SourceId(0), range: 0..0 }
    }

    /// The start of the text with this name, or of the first text.
    pub fn start_of(&self, name: &str) -> super::Locus {
        let place = self.texts.iter().position(|source| source.name == name).unwrap_or(0);
        super::Locus { source: SourceId(place), range: 0..0 }
    }

    /// The text with an id of this list.
    pub fn get(&self, id: SourceId) -> &Source {
        &self.texts[id.0]
    }

    /// The texts in the order of addition.
    pub fn iter(&self) -> impl Iterator<Item = &Source> {
        self.texts.iter()
    }
}
