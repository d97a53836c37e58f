//! The pictures of a theme's own.

use super::load::Shelf;
use super::reader::Reader;
use crate::diagnostics::tree::Entry;
use crate::rules::{KindId, Rules};
use crate::theme::pictures::read_picture;
use crate::theme::{Element, FaceStyle, Picture};
use crate::{art, diagnostics::nearest};
use std::collections::BTreeMap;
use std::sync::Arc;

impl Reader<'_> {
    /// Every picture, read and found usable. A picture of a kind that the rules do not have is a fault and is not read.
    pub fn pictures(&mut self, rules: Option<&Rules>, shelf: &dyn Shelf) -> BTreeMap<String, Picture> {
        let mut pictures = BTreeMap::new();
        for (place, entry) in self.table("pictures").iter().enumerate() {
            let path = format!("pictures.{}", entry.key);
            // Without rules nobody knows the kinds; then no more files are read than there can be kinds.
            if !self.kind_of("pictures", entry, rules) || (rules.is_none() && place >= KindId::MOST) {
                continue;
            }
            let Some((file, at)) = self.text_of(&path, &entry.value) else { continue };
            let Some(bytes) = self.bytes_of(file, at, shelf) else { continue };
            match read_picture(&bytes) {
                Ok(drawing) => {
                    let picture = Picture { file: file.to_owned(), drawing: Arc::new(drawing) };
                    pictures.insert(entry.key.clone(), picture);
                }
                Err((what, right)) => {
                    self.fault("unreadable-picture", at, format!("\"{file}\" cannot be printed: {what}"), right);
                }
            }
        }
        pictures
    }

    /// Whether a key of `table` is a kind of the rules, as far as they are known; a fault if it is not.
    pub fn kind_of(&mut self, table: &str, entry: &Entry, rules: Option<&Rules>) -> bool {
        let kind = entry.key.as_str();
        let Some(rules) = rules.filter(|rules| rules.kind_named(kind).is_none()) else { return true };
        let kinds: Vec<&str> = rules.kinds().iter().map(|kind| kind.id.as_str()).collect();
        let hint = match nearest(kind, kinds.iter().copied()) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None => format!("the kinds are {}", kinds.join(", ")),
        };
        let message = format!("{table} names \"{kind}\", and the ruleset {} has no such kind", rules.name());
        self.fault("no-such-kind", &entry.key_at, message, hint);
        false
    }

    /// A fault for every kind that has neither a shipped drawing nor a picture of the theme's own, where they are shown.
    pub fn check_drawn(&mut self, face: &FaceStyle, rules: &Rules) {
        if !face.show.contains(&Element::Picture) || !self.sound(&["face.show"]) {
            return;
        }
        for kind in rules.kinds().iter().map(|kind| kind.id.as_str()) {
            let written = self.table("pictures").iter().any(|entry| entry.key == kind);
            if !written && art::ANIMALS.iter().all(|animal| animal.id != kind) {
                let at = self.upper("rules", "face.show");
                let hint = format!("add pictures.{kind} = \"./{kind}.png\", or show something else");
                self.fault("kind-without-picture", &at, format!("no drawing of \"{kind}\" is shipped"), hint);
            }
        }
    }
}
