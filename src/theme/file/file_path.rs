//! Checks the file paths in a theme: only files in the theme's folder or below it.

use super::reader::ThemeReader;
use crate::diagnostics::{Fault, Locus};

/// Whether a name is a path rather than the name of something shipped.
pub(super) fn is_path(name: &str) -> bool {
    let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase());
    name.contains(['/', '\\']) || ending.is_some_and(|ending| ["toml", "ttf", "otf", "ttc"].contains(&ending.as_str()))
}

impl ThemeReader<'_> {
    /// `None`, and a fault, for a path in a theme's file that is outside its folder. The command line may name any
    /// file.
    pub fn refuse_outside(&mut self, path: &str, at: &Locus) -> Option<()> {
        self.base_of(at).map_or(Ok(()), |_| refuse_path(path, at)).map_err(|fault| self.push_fault(fault)).ok()
    }
}

/// A fault for a path outside the theme's folder: absolute, with `..`, or a URL.
pub(super) fn refuse_path(path: &str, at: &Locus) -> Result<(), Fault> {
    let refuse = |message: String, hint: &str| Err(Fault::new("outside-folder", at.clone(), message).hint(hint));
    let last = path.rsplit(['/', '\\']).next().unwrap_or_default();
    if last.is_empty() || path.chars().any(char::is_control) {
        return refuse("this is not the name of a file".to_owned(), "write the name of a file beside the theme");
    }
    if path.contains("://") || path.starts_with("data:") {
        return refuse(
            format!("\"{path}\" is a URL; a theme reads files only"),
            "save the file beside the theme and write its name",
        );
    }
    let slashed = path.replace('\\', "/");
    let drive = path.chars().nth(1) == Some(':');
    if drive || slashed.starts_with(['/', '~']) || slashed.split('/').any(|part| part == "..") {
        return refuse(
            format!("\"{path}\" is outside the theme's folder"),
            &format!("put the file beside the theme and write \"./{last}\""),
        );
    }
    if slashed != path {
        return refuse(format!("\"{path}\" has backslashes"), &format!("write \"{slashed}\""));
    }
    Ok(())
}
