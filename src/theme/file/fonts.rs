//! Reads the faces of a theme: shipped ones by name, others from font files.

use super::load::MAX_FILE_BYTES;
use super::reader::ThemeReader;
use crate::diagnostics::{Locus, did_you_mean, nearest};
use crate::files::FileProvider;
use crate::fonts::{FaceId, Fonts, SHIPPED};
use std::collections::BTreeMap;

/// The faces of a theme, and which file each custom one was read from.
pub(in crate::theme) struct FaceTable<'a> {
    files: &'a dyn FileProvider,
    pub fonts: Fonts,
    /// The face that is returned for a wrong one.
    pub substitute: FaceId,
    by_file: BTreeMap<(String, String), FaceId>,
}

impl<'a> FaceTable<'a> {
    pub fn new(files: &'a dyn FileProvider) -> FaceTable<'a> {
        let fonts = Fonts::shipped();
        let (substitute, _) = fonts.iter().next().expect("faces are shipped");
        FaceTable { files, fonts, substitute, by_file: BTreeMap::new() }
    }
}

impl ThemeReader<'_> {
    /// A face: a shipped one by its name, or a font file, which is added to the faces. `None` after a fault.
    pub fn face(&mut self, path: &str) -> Option<FaceId> {
        let (name, at) = self.text(path)?;
        let found = match self.faces.fonts.find(name).filter(|_| SHIPPED.iter().any(|(shipped, _)| *shipped == name)) {
            Some(face) => Some(face),
            None if name.contains(['.', '/', '\\', ':']) => self.font_file(name, at),
            None => {
                let names = || SHIPPED.iter().map(|(name, _)| *name);
                let all = names().collect::<Vec<_>>().join(", ");
                let hint = did_you_mean(nearest(name, names()), format!("{all}; or a file beside the theme"));
                self.refuse("unknown-font", at, format!("no shipped face is called \"{name}\""), hint)
            }
        };
        self.or_invalid(path, found)
    }

    fn font_file(&mut self, path: &str, at: &Locus) -> Option<FaceId> {
        let beside = self.base_of(at);
        let file = (path.trim_start_matches("./").to_owned(), beside.unwrap_or_default().to_owned());
        if let Some(face) = self.faces.by_file.get(&file) {
            return Some(*face);
        }
        let bytes = self.bytes_of(path, at, self.faces.files)?;
        if bytes.is_empty() {
            return self.refuse("unreadable-font", at, format!("\"{path}\" cannot be used as a font"), "it is empty");
        }
        match self.faces.fonts.add(&file.0, bytes) {
            Ok(face) => {
                self.faces.by_file.insert(file, face);
                Some(face)
            }
            Err(error) => {
                self.refuse("unreadable-font", at, format!("\"{path}\" cannot be used as a font"), error.to_string())
            }
        }
    }

    /// The bytes of a file that a theme names.
    pub fn bytes_of(&mut self, path: &str, at: &Locus, files: &dyn FileProvider) -> Option<Vec<u8>> {
        self.refuse_outside(path, at)?;
        let too_long = || format!("it is longer than {} MiB", MAX_FILE_BYTES >> 20);
        match files.bytes(path, self.base_of(at)) {
            Ok(bytes) if bytes.len() <= MAX_FILE_BYTES => Some(bytes),
            Ok(_) => self.refuse("unreadable-file", at, format!("\"{path}\" cannot be read"), too_long()),
            Err(why) => self.refuse("unreadable-file", at, format!("\"{path}\" cannot be read"), why.to_string()),
        }
    }
}
