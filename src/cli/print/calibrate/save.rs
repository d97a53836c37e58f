//! Saves the readings of the calibration page.

use super::super::super::exit::{Done, Failure};
use super::super::args::ThemeArgs;
use super::super::theme_options;
use super::args::{Found, Save};
use super::printer_store::PrinterStore;
use super::show;
use crate::cli::escaped_output;
use crate::cli::terminal::wrap;
use crate::theme::printer::{CrossDistance, Distortion, Implausible, Measured, Profile, Unmeasurable, Way};
use std::io::Write;

/// Checks the readings and saves them.
pub fn run(save: &Save) -> Result<Done, Failure> {
    let shelf = PrinterStore::open(&save.kept)?;
    shelf.place(&save.name)?;
    let theme = theme_options::theme(&ThemeArgs { paper: save.paper.clone(), ..ThemeArgs::default() })?;
    let paper = &theme.paper;
    let found = measured(&save.found)?;
    let distortion: Distortion = found.on(paper).map_err(|error| refusal(&error, &found))?;
    let place = shelf.change(&save.name, |before| {
        let profile = before.unwrap_or_else(|| Profile::new(save.name.as_str()));
        match profile.papers().iter().find(|known| known.paper == paper.name) {
            Some(known) if !save.force => Err(Failure::Unreadable(format!(
                "error: the printer \"{}\" is known with {} already\n  it has: {}\n  help: --force replaces that",
                save.name,
                paper.name,
                show::effect(&known.distortion)
            ))),
            Some(_) | None => Ok(profile.with(paper, distortion)),
        }
    })?;
    let mut out = escaped_output::stdout();
    let kept = format!("{} with {}: {}", save.name, paper.name, show::effect(&distortion));
    writeln!(out, "{}", wrap(&kept, "", "  "))?;
    writeln!(out, "Kept in {}. From now on:\n\n  shouqi make --printer {}", place.display(), save.name)?;
    Ok(Done::Well)
}

/// The four numbers.
fn measured(found: &Found) -> Result<Measured, Failure> {
    let wrong = |option: &str, error: &Unmeasurable| Failure::Unreadable(format!("error: {option}: {error}"));
    let shift = |option: &str, text: &Option<String>| match text {
        Some(text) => Measured::shift(text).map_err(|error| wrong(option, &error)),
        None => Ok(0.0),
    };
    let span = |option: &str, text: &Option<String>| match text {
        Some(text) => CrossDistance::read(text).map_err(|error| wrong(option, &error)),
        None => Ok(CrossDistance::Percent(100.0)),
    };
    Ok(Measured {
        left: shift("--left", &found.left)?,
        top: shift("--top", &found.top)?,
        width: span("--width", &found.width)?,
        height: span("--height", &found.height)?,
    })
}

/// Readings beyond any printer's tolerance: most often the print dialogue scaled the page to fit.
fn refusal(error: &Implausible, found: &Measured) -> Failure {
    let option = match error {
        Implausible::Offset(Way::Across, _) => format!("--left {}", crate::geom::plain(found.left)),
        Implausible::Offset(Way::Down, _) => format!("--top {}", crate::geom::plain(found.top)),
        Implausible::Scale(Way::Across, _) => format!("--width {}", found.width),
        Implausible::Scale(Way::Down, _) => format!("--height {}", found.height),
    };
    Failure::Unreadable(format!(
        "error: {option}: {error}\n  \
         help: was \"fit to page\" on? Turn it off and print the page again, at 100 %"
    ))
}
