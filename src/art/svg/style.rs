//! The style sheets of a drawing: only rules that name one class, one element or one id.

use super::unsupported::targets;
use crate::art::ArtError;
use crate::art::element::at;
use crate::art::error::excerpt;
use resvg::usvg::roxmltree::Document;
use std::collections::BTreeMap;

/// The most comparisons of a rule with an element.
const MOST_LOOKS: u64 = 10_000_000;

/// What the style sheets refer to.
#[derive(Debug, Default)]
pub struct Styles {
    /// The ids of gradients, masks, … that a class refers to.
    pub by_class: BTreeMap<String, Vec<String>>,
}

impl Styles {
    /// Reads every `<style>` of a drawing of so many elements.
    pub fn read(xml: &Document<'_>, elements: u32) -> Result<Styles, ArtError> {
        let mut styles = Styles::default();
        let mut rules = 0u64;
        for node in xml.descendants().filter(|node| node.is_element() && node.tag_name().name() == "style") {
            let css: String = node.children().filter_map(|child| child.text()).collect();
            let refused = |what: String| {
                ArtError::new(format!("{}{what}", at(&node)), "save it with presentation attributes instead of CSS")
            };
            let css = without_comments(&css);
            if let Some((_, rule)) = css.split_once('@') {
                let word: String = rule.chars().take_while(|c| c.is_alphanumeric() || *c == '-').collect();
                return Err(refused(format!("this drawing's style sheet has an @{word} rule")));
            }
            for rule in css.split_inclusive('}') {
                let Some((selectors, declarations)) = rule.split_once('{') else { continue };
                rules += selectors.split(',').count() as u64;
                styles.add(selectors, declarations).map_err(refused)?;
            }
            if rules * u64::from(elements) > MOST_LOOKS {
                return Err(refused("this drawing has too many style rules for its many elements".to_owned()));
            }
        }
        Ok(styles)
    }

    /// Adds a rule, or says why it is refused.
    fn add(&mut self, selectors: &str, declarations: &str) -> Result<(), String> {
        let ids: Vec<&str> = targets(declarations).collect();
        if let Some(outside) = ids.iter().find(|id| !id.starts_with('#')) {
            return Err(format!("this drawing's style sheet refers to {}, outside the drawing", excerpt(outside)));
        }
        for selector in selectors.split(',').map(str::trim) {
            // Matching rules with descendant selectors can take exponential time.
            if selector.contains([' ', '\t', '\n', '\r', '>', '+', '~', ':', '[']) {
                return Err(format!("this drawing's style sheet has the involved rule {}", excerpt(selector)));
            }
            if ids.is_empty() {
                continue;
            }
            let class = selector.strip_prefix('.').filter(|name| !name.contains(['.', '#']));
            let class = class.ok_or_else(|| {
                format!("this drawing's style sheet refers to {} from the rule {}", excerpt(ids[0]), excerpt(selector))
            })?;
            let known = self.by_class.entry(class.to_owned()).or_default();
            known.extend(ids.iter().map(|id| id.trim_start_matches('#').to_owned()));
        }
        Ok(())
    }
}

fn without_comments(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or("").to_owned();
    parts.fold(first, |kept, part| kept + " " + part.split_once("*/").map_or("", |(_, after)| after))
}
