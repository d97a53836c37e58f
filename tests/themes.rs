//! What themes promise: every shipped one loads, every key is read, every broken one is told what is wrong.

use shouqi::diagnostics::Source;
use shouqi::rules::Library;
use shouqi::theme::{self, KeyKind, Overrides, Shelf, THEMES, Theme, ThemeError};
use std::path::{Path, PathBuf};

/// A folder of themes, with what lies beside them.
struct Folder(PathBuf);

impl Folder {
    fn place(&self, path: &str, beside: Option<&str>) -> PathBuf {
        let below = beside.and_then(|beside| Path::new(beside).parent()).unwrap_or(Path::new(""));
        self.0.join(below).join(path.trim_start_matches("./"))
    }

    fn source(&self, path: &str, beside: Option<&str>) -> Result<Source, String> {
        let place = self.place(path, beside);
        let text = std::fs::read_to_string(&place).map_err(|_| "there is no such file".to_owned())?;
        let name = place.strip_prefix(&self.0).unwrap_or(&place).to_string_lossy().into_owned();
        Ok(Source::new(name, text))
    }
}

impl Library for Folder {
    fn read(&self, path: &str, beside: Option<&str>) -> Result<Source, String> {
        self.source(path, beside)
    }
}

impl Shelf for Folder {
    fn text(&self, path: &str, beside: Option<&str>) -> Result<Source, String> {
        self.source(path, beside)
    }
    fn bytes(&self, path: &str, beside: Option<&str>) -> Result<Vec<u8>, String> {
        std::fs::read(self.place(path, beside)).map_err(|_| "there is no such file".to_owned())
    }
    fn rulesets(&self) -> &dyn Library {
        self
    }
}

fn load_in(folder: &str, name: &str, overrides: &Overrides) -> Result<Theme, ThemeError> {
    theme::load(name, overrides, &Folder(folder.into()))
}

fn loaded(name: &str, set: &[&str]) -> Theme {
    match load_in(".", name, &settings(set)) {
        Ok(theme) => theme,
        Err(error) => panic!("{name} with {set:?}:\n{error}"),
    }
}

fn settings(set: &[&str]) -> Overrides {
    Overrides { set: set.iter().map(|text| (*text).to_owned()).collect(), ..Overrides::default() }
}

#[test]
fn every_shipped_theme_loads_and_says_what_it_is_for() {
    for shipped in THEMES {
        assert_eq!(loaded(shipped.name, &[]).name, shipped.name);
        let about = shipped.about();
        assert!(about.len() > 30 && about.ends_with('.'), "{} does not say what it is for: {about:?}", shipped.name);
    }
}
