//! The pictures of a theme's own.

use super::load::Shelf;
use super::reader::Reader;
use crate::rules::Rules;
use crate::theme::pictures::read_picture;
use crate::theme::{Element, FaceStyle, Picture};
use crate::{art, diagnostics::nearest};
use std::collections::BTreeMap;
use std::sync::Arc;

impl Reader<'_> {
    /// Every picture, read and found usable. Only pieces of `rules` can have one; a theme's pictures of other kinds are
    /// left out if they come from below the ruleset that was chosen.
    pub fn pictures(&mut self, rules: Option<&Rules>, shelf: &dyn Shelf) -> BTreeMap<String, Picture> {
        let mut pictures = BTreeMap::new();
        for entry in self.table("pictures") {
            let path = format!("pictures.{}", entry.key);
            self.kind_of("pictures", &entry.key, &entry.key_at, rules);
            let Some((file, at)) = self.text_of(&path, &entry.value) else { continue };
            let Some(bytes) = self.bytes_of(file, at, shelf) else { continue };
            match read_picture(&bytes) {
                Ok(drawing) => {
                    let picture = Picture { file: file.to_owned(), drawing: Arc::new(drawing) };
                    pictures.insert(entry.key.clone(), picture);
                }
                Err(why) => self.fault("unreadable-picture", at, format!("\"{file}\" is no picture to print"), why),
            }
        }
        pictures
    }

    /// A fault for a name under `table` that is no kind of the rules.
    pub fn kind_of(&mut self, table: &str, kind: &str, at: &crate::diagnostics::Locus, rules: Option<&Rules>) {
        let Some(rules) = rules.filter(|rules| rules.kind_named(kind).is_none()) else { return };
        let kinds: Vec<&str> = rules.kinds().iter().map(|kind| kind.id.as_str()).collect();
        let hint = match nearest(kind, kinds.iter().copied()) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None => format!("the kinds are {}", kinds.join(", ")),
        };
        let message = format!("{table} names \"{kind}\", and the ruleset {} has no such kind", rules.name());
        self.fault("no-such-kind", at, message, hint);
    }

    /// A fault for every kind that has neither a shipped drawing nor a picture of the theme's own, where they are shown.
    pub fn check_drawn(&mut self, face: &FaceStyle, pictures: &BTreeMap<String, Picture>, rules: &Rules) {
        if !face.show.contains(&Element::Picture) || !self.sound(&["face.show"]) || art::ANIMALS.is_empty() {
            return;
        }
        for kind in rules.kinds() {
            let written =
                self.table("pictures").iter().any(|entry| entry.key == kind.id) || pictures.contains_key(&kind.id);
            if !written && art::ANIMALS.iter().all(|animal| animal.id != kind.id) {
                let at = self.upper("rules", "face.show");
                let message = format!("no drawing of \"{}\" is shipped", kind.id);
                let hint = format!("add pictures.{} = \"./{}.png\", or show something else", kind.id, kind.id);
                self.fault("kind-without-picture", &at, message, hint);
            }
        }
    }
}
