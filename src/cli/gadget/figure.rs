//! `shouqi gadget figure`.

use super::args::Figure;
use super::check::{FOOT, decided};
use super::open;
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::print::args::ThemeArgs;
use crate::cli::print::folder::{self, Made};
use crate::cli::print::formats::sorted;
use crate::cli::print::theme_options;
use crate::cli::terminal::grouped;
use crate::export::Resolution;
use crate::gadget::{Claim, Gadget, Loaded, Outcome, Port};
use crate::layout::diagram::PortMark;
use crate::layout::{self, ClaimRow, GadgetFigure};
use crate::rules::Terrain;
use crate::service::page_file;
use std::io::Write;

/// Decides the claims of each gadget, and draws it with them.
pub fn run(figure: &Figure) -> Result<Done, Failure> {
    let look = ThemeArgs { theme: Some(figure.theme.clone()), ..ThemeArgs::default() };
    let mut theme = theme_options::theme(&look)?;
    let at = Resolution { dpi: f64::from(figure.dpi), transparent: false };
    let mut files = Vec::new();
    for name in &figure.gadgets {
        let gadget = open(name, &figure.decided.switches)?;
        theme.rules = gadget.rules.clone();
        let stem = gadget.name().to_owned();
        let drawn = drawn(gadget, figure.decided.states as usize)?;
        let wrong = |error| Failure::Unreadable(format!("error: {stem}: {error}"));
        let document = layout::gadget_figure(&theme, &drawn).map_err(wrong)?;
        let made = sorted(&figure.format).into_iter().filter_map(|format| {
            let bytes = page_file(&document, format.writer, at).transpose()?;
            Some(bytes.map(|bytes| Made { name: format!("{stem}{}", format.ending), bytes }))
        });
        files.extend(made.collect::<Result<Vec<Made>, _>>()?);
    }
    folder::write(&figure.out, "gadgets", &files, figure.force)?;
    let mut out = escaped_output::stdout();
    for file in &files {
        writeln!(out, "{}", file.path(&figure.out))?;
    }
    Ok(Done::Well)
}

/// A gadget as it is drawn, with its claims decided.
fn drawn(gadget: Gadget, states: usize) -> Result<GadgetFigure, Failure> {
    let (ports, legend) = (marks(&gadget), legend(&gadget));
    let signature = gadget.rules.signature();
    let loaded = Loaded::Gadget(gadget);
    let claims = loaded.claims().iter().map(|claim| row(&loaded, claim, states)).collect::<Result<_, Failure>>()?;
    let title = loaded.title().to_owned();
    let foot = format!("Basis: {}. {FOOT}", loaded.basis());
    Ok(GadgetFigure { title, signature, ports, legend, claims, foot })
}

/// A claim with its outcome.
fn row(loaded: &Loaded, claim: &Claim, states: usize) -> Result<ClaimRow, Failure> {
    let decision = decided(loaded, claim, states)?;
    let (outcome, plies) = match decision.outcome {
        Outcome::Holds(plies) => ("holds", plies),
        Outcome::Refuted(..) => ("refuted", None),
        Outcome::Undecided => ("undecided", None),
    };
    let rests = claim.assumes.iter().map(|assumed| format!(" (if {} {} holds)", assumed.gadget, assumed.claim));
    Ok(ClaimRow {
        name: claim.name.clone(),
        title: format!("{}{}", claim.title, rests.collect::<String>()),
        outcome: outcome.to_owned(),
        fails: outcome != "holds",
        plies: plies.map_or_else(|| "–".to_owned(), |plies| plies.to_string()),
        states: grouped(decision.states as u64),
    })
}

/// Its ports as they are drawn: each square once, with the names of all of its ports.
fn marks(gadget: &Gadget) -> Vec<PortMark> {
    let mut marks: Vec<PortMark> = Vec::new();
    for (place, port) in gadget.ports.iter().enumerate() {
        let arrives = port.arrive > 0 || gadget.claims.iter().any(|claim| claim.arrivals[place] > 0);
        match marks.iter_mut().find(|mark| mark.square == port.square) {
            Some(mark) => {
                mark.name = format!("{} · {}", mark.name, port.name);
                (mark.arrives, mark.leaves) = (mark.arrives || arrives, mark.leaves || port.leave);
            }
            None => marks.push(PortMark { square: port.square, name: port.name.clone(), arrives, leaves: port.leave }),
        }
    }
    marks
}

/// What is drawn, in a sentence or two.
fn legend(gadget: &Gadget) -> String {
    let animal = |port: &Port| {
        let kind = gadget.rules.kind(port.kind);
        let side = port.side.to_string().to_lowercase();
        format!("the {side} {} ({})", kind.id, kind.strength)
    };
    let mut animals: Vec<String> = gadget.ports.iter().map(animal).collect();
    animals.sort();
    animals.dedup();
    let has_traps = gadget.rules.board().any(|terrain| matches!(terrain, Terrain::Trap(_)));
    let traps = if has_traps { " W and B mark the owner of each trap." } else { "" };
    format!("Arrows show the ports at which {} may arrive or leave.{traps}", animals.join(" and "))
}
