//! Texts that faults point into.

/// The text of a file or of a command-line argument, with the name to show for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// What a user would call it: a path as it was given, or `--switch`.
    pub name: String,
    /// The whole text.
    pub text: String,
}

impl Source {
    /// A source called `name` that reads `text`.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Source {
        Source { name: name.into(), text: text.into() }
    }
}

/// Which source of a [`Sources`] list a place lies in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourceId(pub(super) usize);

/// Every text that one reading touched: the file asked for first, then what it extends.
///
/// Texts added with [`Sources::add_over`] override all others, whenever they are added.
#[derive(Debug, Clone, Default)]
pub struct Sources {
    texts: Vec<Source>,
    over: Vec<SourceId>,
}

impl Sources {
    /// Adds a text and returns the handle faults point with.
    pub fn add(&mut self, source: Source) -> SourceId {
        self.texts.push(source);
        SourceId(self.texts.len() - 1)
    }

    /// Adds a text whose values win over those of every other, such as a switch from the command line.
    pub fn add_over(&mut self, source: Source) -> SourceId {
        let id = self.add(source);
        self.over.push(id);
        id
    }

    /// How deep a text lies: 0 on top, then the file asked for, then what it extends.
    pub fn depth(&self, id: SourceId) -> usize {
        if self.over.contains(&id) { 0 } else { id.0 + 1 }
    }

    /// Of two places that do not fit each other, the one in the text that lies over the other: there the user wrote
    /// last. The first if both stand in one text.
    pub fn upper(&self, first: super::Locus, second: super::Locus) -> super::Locus {
        if self.depth(second.source) < self.depth(first.source) { second } else { first }
    }

    /// The texts that override all others.
    pub fn over(&self) -> impl Iterator<Item = &Source> {
        self.over.iter().map(|&id| self.get(id))
    }

    /// The beginning of the first text.
    pub fn start(&self) -> super::Locus {
        super::Locus { source: SourceId(0), range: 0..0 }
    }

    /// The beginning of the text with this name, or of the first text if none has it.
    pub fn start_of(&self, name: &str) -> super::Locus {
        let place = self.texts.iter().position(|source| source.name == name).unwrap_or(0);
        super::Locus { source: SourceId(place), range: 0..0 }
    }

    /// The text with an id of this list.
    pub fn get(&self, id: SourceId) -> &Source {
        &self.texts[id.0]
    }

    /// The texts in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = &Source> {
        self.texts.iter()
    }
}
