//! `shouqi new`: a short theme to begin with.

use super::super::exit::{Done, Failure};
use super::args::New;
use crate::cli::disk::{self, Over};
use crate::cli::screen;
use crate::theme::THEMES;
use std::io::{ErrorKind, Write};
use std::path::Path;

/// Writes the theme.
pub fn run(new: New) -> Result<Done, Failure> {
    if !THEMES.iter().any(|theme| theme.name == new.from) {
        let names: Vec<&str> = THEMES.iter().map(|theme| theme.name).collect();
        let hint = match crate::diagnostics::nearest(&new.from, names.iter().copied()) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None => format!("possible are {}", names.join(", ")),
        };
        return Err(Failure::Unreadable(format!("error: no shipped theme is called \"{}\"; {hint}", new.from)));
    }
    let file = if new.name.ends_with(".toml") { new.name.clone() } else { format!("{}.toml", new.name) };
    let stem = Path::new(&file).file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    // A name goes into a TOML text.
    if stem.is_empty() || stem.starts_with('.') || stem.contains(['"', '\\']) || stem.chars().any(char::is_control) {
        return Err(Failure::Unreadable(format!("error: \"{}\" is no name for a theme", stem.escape_debug())));
    }
    write(&file, &text(&stem, &file, &new.from), new.force)?;
    let mut out = screen::stdout();
    writeln!(out, "{file} is yours. Change it, then:\n\n  shouqi check {file}\n  shouqi make {file}")?;
    Ok(Done::Well)
}

fn write(file: &str, text: &str, force: bool) -> Result<(), Failure> {
    let place = Path::new(file);
    disk::write(place, text.as_bytes(), Over::if_forced(force)).map_err(|why| match why.kind() {
        ErrorKind::AlreadyExists => {
            Failure::Unreadable(format!("error: {file} is there already\n  help: --force replaces it"))
        }
        _ => disk::failed(place, why),
    })
}

/// A theme in a dozen lines, each with what else could stand there.
fn text(stem: &str, file: &str, from: &str) -> String {
    let mut title = stem.replace(['-', '_'], " ");
    if let Some(first) = title.get_mut(0..1) {
        first.make_ascii_uppercase();
    }
    format!(
        r##"# {title}: a set of one's own. Print it with: shouqi make {file}
# A theme writes only what differs from the one it extends; `shouqi list themes` names them.
format = 1
extends = "{from}"
title = "{title}"
size = "small" # squares of 24 mm; "family" has 36 mm, "big" 50 mm

[paper]
size = "A4" # or Letter, A3, A5, "210mm x 297mm"

[pieces]
spares = 2 # stickers without an animal, for what goes wrong

# Colours are names, #rrggbb, or cmyk(0, 0.9, 0.8, 0.1):
# [colours]
# white = "#274D7D"
# black = "firebrick"

# Pictures of your own, beside this file; an animal without one keeps its drawing:
# [pictures]
# rat = "rat.jpg"
# elephant = "elephant.svg"
"##
    )
}
