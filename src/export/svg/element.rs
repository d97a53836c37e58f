//! Elements of a page. The library's own element keeps attributes in a hash table and escapes every value three times,
//! which took two thirds of the time of writing a page of ten thousand elements; this one writes the same bytes.

use ::svg::node::{Node, NodeDefaultHash, Text};
use std::borrow::Cow;
use std::collections::hash_map::DefaultHasher;
use std::fmt::{Display, Formatter, Result, Write};
use std::hash::Hash;

/// An element with attributes, written in alphabetical order, and children.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Element {
    name: &'static str,
    attributes: Vec<(&'static str, Cow<'static, str>)>,
    children: Vec<Element>,
}

impl Element {
    /// An empty element.
    pub fn new(name: &'static str) -> Element {
        Element { name, attributes: Vec::new(), children: Vec::new() }
    }

    /// Sets an attribute that is not set yet.
    pub fn set(&mut self, name: &'static str, value: impl Into<Cow<'static, str>>) {
        debug_assert!(self.attributes.iter().all(|(other, _)| *other != name), "{name} twice");
        let place = self.attributes.partition_point(|(other, _)| *other < name);
        self.attributes.insert(place, (name, value.into()));
    }

    /// Adds a child.
    pub fn append(&mut self, child: Element) {
        self.children.push(child);
    }

    /// Whether it has no children.
    pub fn is_empty(&self) -> bool {
        self.children.is_empty()
    }
}

impl Display for Element {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.write_char('<')?;
        to.write_str(self.name)?;
        for (name, value) in &self.attributes {
            to.write_char(' ')?;
            to.write_str(name)?;
            to.write_str("=\"")?;
            write_escaped(to, value)?;
            to.write_char('"')?;
        }
        if self.children.is_empty() {
            return to.write_str("/>");
        }
        to.write_char('>')?;
        for child in &self.children {
            to.write_char('\n')?;
            child.fmt(to)?;
        }
        to.write_str("\n</")?;
        to.write_str(self.name)?;
        to.write_char('>')
    }
}

/// Writes a value; few have a character that must be escaped.
fn write_escaped(to: &mut Formatter<'_>, value: &str) -> Result {
    if value.bytes().any(|byte| matches!(byte, b'&' | b'<' | b'>' | b'"' | b'\'')) {
        to.write_str(&Text::new(value).to_string().replace('"', "&quot;").replace('\'', "&apos;"))
    } else {
        to.write_str(value)
    }
}

impl Node for Element {
    fn get_name(&self) -> &str {
        self.name
    }
}

impl NodeDefaultHash for Element {
    fn default_hash(&self, state: &mut DefaultHasher) {
        self.hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_librarys_element_writes_the_same() {
        use ::svg::node::element::Element as LibraryElement;
        let (mut own, mut library) = (Element::new("g"), LibraryElement::new("g"));
        own.set("role", "img");
        own.set("aria-label", "rat < elephant & \"cat\"'s");
        library.assign("role", "img");
        library.assign("aria-label", "rat < elephant & \"cat\"'s");
        let (mut path, mut drawn) = (Element::new("path"), LibraryElement::new("path"));
        path.set("fill", "none");
        path.set("d", "M0 0h1z");
        drawn.assign("fill", "none");
        drawn.assign("d", "M0 0h1z");
        for _ in 0..2 {
            own.append(path.clone());
            library.append(drawn.clone());
        }
        assert_eq!(own.to_string(), library.to_string());
    }
}
