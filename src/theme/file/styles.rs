//! Reads the keys whose values need more than their type: see `theme_keys!`.

use super::reader::ThemeReader;
use crate::diagnostics::Keyword;
use crate::diagnostics::keys::WRONG_VALUE;
use crate::theme::{Element, Labels, Script};
use std::collections::BTreeMap;

impl ThemeReader<'_> {
    /// `board.labels`: the squares that carry their name.
    pub fn board_labels(&mut self) -> Labels {
        let labels = self.keywords("board.labels", &Labels::NAMES);
        let has = |word: &str| labels.iter().any(|(label, _)| *label == word);
        Labels { den: has("den"), trap: has("trap"), river: has("river") }
    }

    /// `face.show`: at least one element.
    pub fn elements(&mut self) -> Vec<Element> {
        let show: Vec<Element> = self
            .keywords("face.show", Element::NAMES)
            .into_iter()
            .filter_map(|(word, _)| Element::from_keyword(word))
            .collect();
        if show.is_empty() && self.all_valid(&["face.show"]) {
            let at = self.locus_of("face.show");
            self.fault("empty-face", &at, "a piece must show something", "such as [\"picture\", \"numeral\"]");
        }
        show
    }

    /// `face.characters`, or the script of the one Chinese language that was chosen after it.
    pub fn script(&mut self, chosen: Option<Script>) -> Script {
        let written = self.keyword("face.characters");
        match chosen {
            Some(script) if self.is_over("languages", "face.characters") => script,
            Some(_) | None => written,
        }
    }

    /// `face.glyphs`: by the id of the kind.
    pub fn glyphs(&mut self) -> BTreeMap<String, String> {
        let mut glyphs = BTreeMap::new();
        for entry in self.table("face.glyphs") {
            let path = format!("face.glyphs.{}", entry.key);
            let Some((text, at)) = self.text_of(&path, &entry.value) else { continue };
            // A character may be followed by variation selectors and joiners; four characters suffice for every such
            // cluster that a face without ligatures can set.
            if text.trim().is_empty() || text.chars().count() > 4 || text.chars().any(char::is_control) {
                self.fault(WRONG_VALUE, at, format!("{path} expects one character"), "such as \"🐀\" or \"象\"");
            }
            glyphs.insert(entry.key.clone(), text.trim().to_owned());
        }
        glyphs
    }
}
