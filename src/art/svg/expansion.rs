//! The number of elements that an SVG has after all `use` references are expanded, computed without expanding them.

use super::scan::MOST_DEEP;
use super::style::Styles;
use super::unsupported::targets;
use crate::art::ArtError;
use crate::art::element::at;
use resvg::usvg::roxmltree::{Document, Node};
use std::collections::BTreeMap;

/// The most that may be drawn: an element weighs 1, and 1 for every 64 bytes of its attributes.
const MOST_WEIGHT: u64 = 400_000;

/// Refuses a drawing whose references are cyclic, or make it too large or too deep.
pub fn weigh(xml: &Document<'_>, styles: &Styles) -> Result<(), ArtError> {
    let mut by_id = BTreeMap::new();
    for node in xml.descendants().filter(Node::is_element) {
        if let Some(id) = node.attribute("id") {
            by_id.entry(id).or_insert(node);
        }
    }
    let mut scale = Scale { by_id, styles, known: BTreeMap::new() };
    scale.weigh(xml.root_element(), 1).map(|_| ())
}

/// The weight of an element with all that it contains and refers to.
#[derive(Clone, Copy)]
struct Load {
    weight: u64,
    height: usize,
}

struct Scale<'a, 'input> {
    by_id: BTreeMap<&'a str, Node<'a, 'input>>,
    styles: &'a Styles,
    /// `None` while an element is being weighed.
    known: BTreeMap<usize, Option<Load>>,
}

impl<'a, 'input> Scale<'a, 'input> {
    fn weigh(&mut self, node: Node<'a, 'input>, depth: usize) -> Result<Load, ArtError> {
        let place = node.id().get_usize();
        let height = match self.known.get(&place) {
            Some(Some(load)) => load.height,
            Some(None) => {
                let (name, id) = (node.tag_name().name(), node.attribute("id").unwrap_or(""));
                let what = format!("{}<{name} id=\"{id}\"> refers to itself", at(&node));
                return Err(ArtError::new(what, "remove one of its references"));
            }
            None => 1,
        };
        if depth + height > MOST_DEEP + 1 {
            let what = format!("{}this drawing nests more than {MOST_DEEP} elements and references", at(&node));
            return Err(ArtError::new(what, "ungroup it"));
        }
        if let Some(Some(load)) = self.known.get(&place) {
            return Ok(*load);
        }
        self.known.insert(place, None);
        let bytes: usize = node.attributes().map(|attribute| attribute.value().len()).sum();
        let mut load = Load { weight: 1 + bytes as u64 / 64, height: 1 };
        let referred: Vec<Node<'a, 'input>> = self.references(node);
        for inner in node.children().filter(Node::is_element).chain(referred) {
            let inside = self.weigh(inner, depth + 1)?;
            load.weight = load.weight.saturating_add(inside.weight);
            load.height = load.height.max(inside.height + 1);
        }
        if load.weight > MOST_WEIGHT {
            let name = node.tag_name().name();
            let what = format!("{}<{name}> draws too much when its references are expanded", at(&node));
            return Err(ArtError::new(what, "simplify the drawing, or use its parts less often"));
        }
        self.known.insert(place, Some(load));
        Ok(load)
    }

    /// What an element refers to, by its attributes or through its classes.
    fn references(&self, node: Node<'a, 'input>) -> Vec<Node<'a, 'input>> {
        let mut found = Vec::new();
        for attribute in node.attributes() {
            if attribute.name() == "href" {
                found.extend(attribute.value().trim().strip_prefix('#').and_then(|id| self.by_id.get(id)));
            }
            found.extend(targets(attribute.value()).filter_map(|id| self.by_id.get(id.trim_start_matches('#'))));
        }
        for class in node.attribute("class").unwrap_or("").split_ascii_whitespace() {
            let ids = self.styles.by_class.get(class).into_iter().flatten();
            found.extend(ids.filter_map(|id| self.by_id.get(id.as_str())));
        }
        found
    }
}
