//! Loads a theme: finds it, follows `extends`, merges the overrides of the command line, and checks the result.

use super::check::check;
use super::file_path::{is_path, refuse_path};
use super::overrides::Overrides;
use super::reader::ThemeReader;
use super::rules_wording::unfold;
use super::settings::{Setting, settings_of};
use crate::diagnostics::extends::{Link, follow, link};
use crate::diagnostics::keys::wrong_format;
use crate::diagnostics::tree::{Entry, lay_over};
use crate::diagnostics::{Fault, Locus, Report, Source, Sources, did_you_mean, listed_or_file, nearest};
use crate::files::FileProvider;
use crate::theme::key_table::defaults;
use crate::theme::{THEMES, Theme, shipped};

/// The format of themes that this program reads.
const FORMAT: i64 = 1;
/// The name of the text with the defaults.
const DEFAULTS: &str = "(defaults)";
/// The maximum length of a theme's text, in bytes.
pub const MAX_THEME_BYTES: usize = 1 << 16;
/// The maximum length of a picture or a font, in bytes.
pub const MAX_FILE_BYTES: usize = 32 << 20;

/// Why there is no theme.
#[derive(Debug, thiserror::Error)]
pub enum ThemeError {
    /// No shipped theme has this name.
    #[error("no theme is called \"{}\"; {}", name.escape_debug(), did_you_mean(*nearest, listed_or_file("shouqi list themes", name)))]
    Unknown {
        /// The name that was asked for.
        name: String,
        /// The nearest name there is.
        nearest: Option<&'static str>,
    },
    /// The file provider could not read the theme's file.
    #[error("{path}: {why}")]
    Unreadable {
        /// Which file.
        path: String,
        /// Why not.
        why: String,
    },
    /// The theme was read and is wrong: a report of the theme, then one of the ruleset it asks for if that is wrong.
    #[error("{}", .0.iter().map(Report::to_string).collect::<Vec<_>>().join("\n"))]
    Faults(Vec<Report>),
}

/// Loads the theme `name` (a shipped one, or a path that `files` provides) with what the command line sets laid over
/// it.
///
/// ```
/// use shouqi::theme::{self, Overrides, ThemeError};
/// use shouqi::files::NoFiles;
/// let set = Overrides { set: vec!["board.square=30mm".into()], ..Overrides::default() };
/// assert_eq!(theme::load("classic", &set, &NoFiles).expect("a theme").board.square, 30.0);
/// let wrong = theme::load("clasic", &set, &NoFiles);
/// assert!(matches!(wrong, Err(ThemeError::Unknown { nearest: Some("classic"), .. })));
/// ```
pub fn load(name: &str, overrides: &Overrides, files: &dyn FileProvider) -> Result<Theme, ThemeError> {
    let Merged { first_name, tree, sources, faults, broken } = Merged::of(name, overrides, files)?;
    let mut reader = ThemeReader::new(&tree, &sources, broken, faults, files);
    let theme = check(&first_name, overrides.words_only, files, &mut reader);
    let (faults, below) = reader.into_faults();
    match theme {
        Some(theme) if faults.is_empty() && below.is_empty() => Ok(theme),
        _ => {
            let own = (!faults.is_empty()).then(|| Report::new(sources, faults));
            Err(ThemeError::Faults(own.into_iter().chain(below).collect()))
        }
    }
}

/// The keys of a theme with their values, and where each value comes from: those of the theme itself, of the themes it
/// extends, and the defaults, in the order of the reference. Values are not checked; [`load`] does that.
///
/// ```
/// use shouqi::theme::{self, Overrides};
/// use shouqi::files::NoFiles;
/// let settings = theme::settings("woodcut", &Overrides::default(), &NoFiles).expect("a theme");
/// let bleed = settings.iter().find(|setting| setting.path == "pieces.bleed").expect("pieces have a bleed");
/// assert_eq!((bleed.value.as_str(), bleed.from.as_str()), ("\"2mm\"", "classic"));
/// ```
///
/// # Errors
/// As [`load`], but for wrong values.
pub fn settings(name: &str, overrides: &Overrides, files: &dyn FileProvider) -> Result<Vec<Setting>, ThemeError> {
    let Merged { tree, sources, faults, .. } = Merged::of(name, overrides, files)?;
    match faults.is_empty() {
        true => Ok(settings_of(&tree, &sources)),
        false => Err(ThemeError::Faults(vec![Report::new(sources, faults)])),
    }
}

/// A theme laid over what it extends, with the overrides laid over it.
struct Merged {
    first_name: String,
    tree: Vec<Entry>,
    sources: Sources,
    faults: Vec<Fault>,
    /// Whether a text could not be read, so that missing keys are no fault.
    broken: bool,
}

impl Merged {
    fn of(name: &str, overrides: &Overrides, files: &dyn FileProvider) -> Result<Merged, ThemeError> {
        let mut sources = Sources::default();
        let mut faults = Vec::new();
        let first = open(name, None, files)?;
        let first_name = first.name.clone();
        let open_base = |base: &str, beside: &str, at: Locus| {
            if is_path(base) {
                refuse_path(base, &at)?;
            }
            open(base, Some(beside), files).map_err(|error| no_base(error, at))
        };
        let mut chain = follow(first, "theme", &open_base, &mut sources, &mut faults);
        // Every theme rests on classic at last: what it leaves out has the default of its key.
        let rests_on_classic = chain.last().is_some_and(|link| link.name == THEMES[0].name);
        if !rests_on_classic {
            chain.push(link(Source::shipped(THEMES[0].name, THEMES[0].text), &mut sources, &mut faults));
        }
        chain.push(link(Source::new(DEFAULTS, defaults()), &mut sources, &mut faults));
        if faults.is_empty() {
            let wrong = |link: &Link| wrong_format(&link.entries, "theme", FORMAT, sources.start_of(&link.name));
            faults.extend(chain.iter().filter_map(wrong));
        }
        let broken = !faults.is_empty();
        let mut tree = Vec::new();
        for (depth, Link { entries, .. }) in chain.into_iter().enumerate().rev() {
            let mut entries = unfold(entries, &mut faults);
            if depth > 0 {
                // A theme inherits a look, never another's name.
                entries.retain(|entry| entry.key != "name");
            }
            lay_over(&mut tree, entries, is_title);
        }
        for entry in overrides.entries(&mut sources, &mut faults) {
            lay_over(&mut tree, vec![entry], is_title);
        }
        Ok(Merged { first_name, tree, sources, faults, broken })
    }
}

/// A title is one thing, though written per language: a new one replaces the old one whole.
fn is_title(path: &[&str]) -> bool {
    path == ["title"]
}

fn open(name: &str, beside: Option<&str>, files: &dyn FileProvider) -> Result<Source, ThemeError> {
    if let Some(theme) = shipped(name) {
        return Ok(Source::shipped(theme.name, theme.text));
    }
    if !is_path(name) {
        let nearest = nearest(name, THEMES.iter().map(|theme| theme.name));
        return Err(ThemeError::Unknown { name: name.to_owned(), nearest });
    }
    let unreadable = |why: String| ThemeError::Unreadable { path: name.to_owned(), why };
    let source = files.text(name, beside).map_err(|error| unreadable(error.to_string()))?;
    if source.text.len() > MAX_THEME_BYTES {
        return Err(unreadable(format!("longer than {} KiB, the limit for themes", MAX_THEME_BYTES >> 10)));
    }
    Ok(source)
}

fn no_base(error: ThemeError, at: Locus) -> Fault {
    match error {
        ThemeError::Unknown { name, nearest } => {
            let otherwise = "a shipped theme, or a file beside this one, such as \"./base.toml\"";
            Fault::new("unknown-theme", at, format!("no theme is called \"{name}\""))
                .hint(did_you_mean(nearest, otherwise))
        }
        other => {
            Fault::new("unreadable-theme", at, "the theme this one extends cannot be read").hint(other.to_string())
        }
    }
}
