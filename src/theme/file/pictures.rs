//! The pictures of a theme's own.

use super::reader::ThemeReader;
use crate::art;
use crate::art::Drawing;
use crate::diagnostics::keys::WRONG_VALUE;
use crate::diagnostics::tree::{Entry, Raw, Spanned};
use crate::diagnostics::{did_you_mean, nearest};
use crate::files::FileProvider;
use crate::geom::Point;
use crate::rules::{KindId, Rules};
use crate::theme::pictures::read_picture;
use crate::theme::{AnimalCharacters, Element, FaceStyle, Picture};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The table within `pictures` that says how they are cut; no kind can be called so.
const FOCUS: &str = "focus";

impl ThemeReader<'_> {
    /// Every picture, read and found usable. A picture of a kind that the rules do not have is a fault and is not read.
    pub fn pictures(&mut self, rules: Option<&Rules>, files: &dyn FileProvider) -> BTreeMap<String, Picture> {
        let mut pictures = BTreeMap::new();
        let entries = self.table("pictures").iter().filter(|entry| entry.key != FOCUS);
        for (place, entry) in entries.enumerate() {
            let path = format!("pictures.{}", entry.key);
            // If the rules have faults the kinds are unknown: then at most as many files are read as there can be
            // kinds.
            if !self.kind_of("pictures", entry, rules) || (rules.is_none() && place >= KindId::MOST) {
                continue;
            }
            let Some((file, at)) = self.text_of(&path, &entry.value) else { continue };
            let Some(bytes) = self.bytes_of(file, at, files) else { continue };
            match read_picture(&bytes) {
                Ok(drawing) => {
                    let (drawing, focus) = (Arc::new(drawing), Point::new(0.5, 0.5));
                    pictures.insert(entry.key.clone(), Picture { file: file.to_owned(), drawing, focus });
                }
                Err((what, right)) => {
                    self.fault("unreadable-picture", at, format!("\"{file}\" cannot be printed: {what}"), right);
                }
            }
        }
        self.focus(&mut pictures);
        pictures
    }

    /// What of each photograph comes nearest to the middle. A fault where there is no photograph: nothing else is cut.
    fn focus(&mut self, pictures: &mut BTreeMap<String, Picture>) {
        for entry in self.table("pictures.focus") {
            let (kind, path) = (&entry.key, format!("pictures.focus.{}", entry.key));
            let Some(focus) = self.place_of(&path, &entry.value) else { continue };
            match pictures.get_mut(kind) {
                Some(picture) if matches!(*picture.drawing, Drawing::Pixels { alpha: None, .. }) => {
                    picture.focus = focus;
                }
                Some(picture) => {
                    let message = format!("{path} has no photograph to crop: \"{}\" is shown completely", picture.file);
                    self.fault("focus-without-photograph", &entry.key_at, message, "remove this line");
                }
                // A picture that could not be read has a fault already.
                None if self.table("pictures").iter().any(|other| other.key == *kind) => {}
                None => {
                    let message = format!("{path} has no photograph to crop");
                    let hint = format!("add pictures.{kind} = \"./{kind}.jpg\", or remove this line");
                    self.fault("focus-without-photograph", &entry.key_at, message, hint);
                }
            }
        }
    }

    /// A place on a picture.
    fn place_of(&mut self, path: &str, value: &Spanned) -> Option<Point> {
        let share = |item: &Spanned| match item.raw {
            Raw::Int(number) => Some(number as f64),
            Raw::Float(number) => Some(number),
            Raw::Text(_) | Raw::Bool(_) | Raw::List(_) | Raw::Table(_) | Raw::Other(_) => None,
        };
        let shares: Option<Vec<f64>> = match &value.raw {
            Raw::List(items) => items.iter().map(share).collect(),
            Raw::Int(_) | Raw::Float(_) | Raw::Text(_) | Raw::Bool(_) | Raw::Table(_) | Raw::Other(_) => None,
        };
        match shares.as_deref() {
            Some([x, y]) if [x, y].iter().all(|share| (0.0..=1.0).contains(*share)) => Some(Point::new(*x, *y)),
            _ => {
                let message = format!("{path} expects two numbers from 0 to 1, from the left and from the top");
                self.refuse(WRONG_VALUE, &value.at, message, "such as [0.3, 0.6]; [0.5, 0.5] is the middle")
            }
        }
    }

    /// Whether a key of `table` is a kind of the rules, as far as they are known; a fault if it is not.
    pub fn kind_of(&mut self, table: &str, entry: &Entry, rules: Option<&Rules>) -> bool {
        let kind = entry.key.as_str();
        let Some(rules) = rules.filter(|rules| rules.kind_named(kind).is_none()) else { return true };
        let kinds: Vec<&str> = rules.kinds().iter().map(|kind| kind.id.as_str()).collect();
        let near = nearest(kind, kinds.iter().copied());
        let hint = did_you_mean(near, format!("the kinds are {}", kinds.join(", ")));
        let message = format!("{table} names \"{kind}\", and the ruleset {} has no such kind", rules.name());
        self.fault("no-such-kind", &entry.key_at, message, hint);
        false
    }

    /// A fault for every kind that has neither a shipped drawing nor a picture of the theme's own, where they are
    /// shown.
    pub fn check_drawn(&mut self, face: &FaceStyle, rules: &Rules, characters: &AnimalCharacters) {
        if !face.show.contains(&Element::Picture) || !self.all_valid(&["face.show"]) {
            return;
        }
        for kind in rules.kinds().iter().map(|kind| kind.id.as_str()) {
            let written = self.table("pictures").iter().any(|entry| entry.key == kind);
            if face.shows_seals() {
                if !written && face.seal_text(kind, characters).is_none() {
                    let at = self.last_written(&["rules", "face.art"]);
                    let message = format!("there is no character of \"{kind}\" to carve into a seal");
                    let hint =
                        format!("add face.glyphs.{kind} = \"…\" with one, or pictures.{kind} = \"./{kind}.png\"");
                    self.fault("kind-without-picture", &at, message, hint);
                }
            } else if !written && art::ANIMALS.iter().all(|animal| animal.id != kind) {
                let at = self.last_written(&["rules", "face.show"]);
                let hint = format!("add pictures.{kind} = \"./{kind}.png\", or show something else");
                self.fault("kind-without-picture", &at, format!("no drawing of \"{kind}\" is shipped"), hint);
            }
        }
    }
}
