//! `shouqi gadget figure`.

use super::args::Figure;
use super::build;
use super::check::{NOT_SHOWN, SHOWN, decided};
use super::open_any;
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::print::args::ThemeArgs;
use crate::cli::print::folder::{self, Made};
use crate::cli::print::formats::sorted;
use crate::cli::print::theme_options;
use crate::cli::terminal::grouped;
use crate::export::Resolution;
use crate::gadget::{
    Claim, ClaimSort, Decision, Gadget, Loaded, Network, Outcome, Port, Terminal, WholeBoard, variable_name,
};
use crate::layout::diagram::PortMark;
use crate::layout::{self, ClaimRow, GadgetFigure, Subject, WireEnd, Wiring};
use crate::rules::{Square, Terrain};
use crate::service::page_file;
use std::io::Write;
use std::path::Path;

/// Decides the claims of each gadget, and draws it with them.
pub fn run(figure: &Figure) -> Result<Done, Failure> {
    let look = ThemeArgs { theme: Some(figure.theme.clone()), ..ThemeArgs::default() };
    let mut theme = theme_options::theme(&look)?;
    let at = Resolution { dpi: f64::from(figure.dpi), transparent: false };
    let mut files = Vec::new();
    for name in &figure.gadgets {
        let (stem, drawn) = match name.ends_with(".cnf") {
            true => {
                let board = build::board(Path::new(name), None)?;
                theme.rules = board.rules.clone();
                (board.rules.name().to_owned(), whole_board(&board)?)
            }
            false => {
                let loaded = open_any(name, &figure.decided.switches)?;
                if let Loaded::Gadget(gadget) = &loaded {
                    theme.rules = gadget.rules.clone();
                }
                (loaded.name().to_owned(), drawn(&loaded, figure.decided.states as usize)?)
            }
        };
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

/// A gadget or a network as it is drawn, with its claims decided.
fn drawn(loaded: &Loaded, states: usize) -> Result<GadgetFigure, Failure> {
    let (subject, legend, signature) = match loaded {
        Loaded::Gadget(gadget) => (Subject::Board(marks(gadget)), board_legend(gadget), gadget.rules.signature()),
        Loaded::Network(network) => (Subject::Network(wiring(network)), network_legend(network), String::new()),
    };
    let claims = loaded.claims().iter().map(|claim| row(loaded, claim, states)).collect::<Result<_, Failure>>()?;
    let title = loaded.title().to_owned();
    let foot = match loaded {
        Loaded::Gadget(gadget) => format!("Basis: {}. {SHOWN} {NOT_SHOWN}", gadget.basis),
        Loaded::Network(network) => network_foot(network),
    };
    Ok(GadgetFigure { title, signature, subject, legend, claims, foot })
}

/// The whole board of a formula: its variables marked, and what is claimed of its gadgets.
fn whole_board(board: &WholeBoard) -> Result<GadgetFigure, Failure> {
    let proved = board.prove().map_err(|error| Failure::Unreadable(format!("error: {error}")))?;
    // A gadget's name stands beside the first of its claims.
    let mut above = "";
    let claims = proved.iter().map(|(gadget, claim, decision)| {
        let name = if gadget.name() == above { "" } else { gadget.name() };
        above = gadget.name();
        ClaimRow { name: name.to_owned(), ..outcome_row(claim, decision) }
    });
    let mark = |(variable, square): (usize, Square)| PortMark {
        square,
        name: variable_name(variable),
        arrives: true,
        leaves: false,
    };
    Ok(GadgetFigure {
        title: board.rules.title().unwrap_or_default().to_owned(),
        signature: board.rules.signature(),
        subject: Subject::Board(board.seats().map(mark).collect()),
        legend: format!(
            "Each variable has a leopard and a dog: whoever moves first sets it. White needs {} moves at most, Black's \
             runner, the cat on the right, takes {}. W and B mark the owner of each trap.",
            board.bound,
            board.runner.len() - 1
        ),
        claims: claims.collect(),
        foot: build::FOOT.to_owned(),
    })
}

/// The parts of a network and its wires.
fn wiring(network: &Network) -> Wiring {
    let end = |terminal: Terminal<'_>| match terminal {
        Terminal::Outside(name) => WireEnd::Outside(name.to_owned()),
        Terminal::Part(part, port) => WireEnd::Port(part, port.to_owned()),
    };
    Wiring {
        parts: network.parts().map(|(name, gadget)| (name.to_owned(), gadget.to_owned())).collect(),
        wires: network.wires().into_iter().map(|(from, to)| (end(from), end(to))).collect(),
    }
}

/// A claim with its outcome, and what it rests on.
fn row(loaded: &Loaded, claim: &Claim, states: usize) -> Result<ClaimRow, Failure> {
    let row = outcome_row(claim, &decided(loaded, claim, states)?);
    let rests = claim.assumes.iter().map(|assumed| format!(" (if {} {} holds)", assumed.gadget, assumed.claim));
    Ok(ClaimRow { title: format!("{}{}", row.title, rests.collect::<String>()), ..row })
}

/// A claim with its outcome.
fn outcome_row(claim: &Claim, decision: &Decision) -> ClaimRow {
    let (outcome, plies) = match decision.outcome {
        Outcome::Holds(plies) => ("holds", plies),
        Outcome::Refuted(..) => ("refuted", None),
        Outcome::Undecided => ("undecided", None),
    };
    ClaimRow {
        name: claim.name.clone(),
        title: claim.title.clone(),
        outcome: outcome.to_owned(),
        fails: outcome != "holds",
        plies: match plies.filter(|_| claim.sort == ClaimSort::Can) {
            Some(plies) => plies.to_string(),
            None => "–".to_owned(),
        },
        states: grouped(decision.states as u64),
    }
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

/// What is drawn of a network.
fn network_legend(network: &Network) -> String {
    let parts = network.gadgets().into_iter().map(|(gadget, count)| format!("{count} {gadget}"));
    let parts = parts.collect::<Vec<_>>().join(", ");
    format!("Gadgets joined by wires, along which signals go: {parts}. States are the ways that a claim was searched.")
}

/// What was shown of a network, and what was not.
fn network_foot(network: &Network) -> String {
    let rests_on = network.rests_on().join(", ");
    let shown = format!("every way in which its gadgets act as their own claims say, which are {rests_on}");
    format!("Basis: {}. Decided by machine: {shown}. {NOT_SHOWN}", network.basis)
}

/// What is drawn, in a sentence or two.
fn board_legend(gadget: &Gadget) -> String {
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
