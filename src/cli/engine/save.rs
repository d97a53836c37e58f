//! A game that was played, as a record.

use crate::cli::disk::{self, Over};
use crate::cli::exit::Failure;
use crate::rules::Game;
use crate::rules::notation::{Record, RecordMove, RecordResult, display_move};
use crate::rules::{Position, Side};
use std::io::ErrorKind;
use std::path::Path;

/// The record of a game between two players, White first.
pub fn record(game: &Game, players: [&str; 2]) -> Record {
    let rules = game.rules();
    let mut record = Record::default();
    let mut then = game.start().clone();
    for ply in game.plies() {
        record.moves.push(RecordMove { text: display_move(&then, ply.mv), ..RecordMove::default() });
        then.make(ply.mv);
    }
    record.set_tag("White", players[0]);
    record.set_tag("Black", players[1]);
    record.set_tag("Variant", "Dou Shou Qi");
    record.set_tag("Rules", format!("{} {}", rules.name(), rules.version()));
    if !rules.overrides().is_empty() {
        record.set_tag("RuleSwitches", rules.overrides().join("; "));
    }
    if *game.start() != Position::start(rules) {
        record.set_tag("SetUp", "1");
        record.set_tag("FEN", game.start().to_string());
    }
    if let Some(outcome) = game.outcome() {
        record.result = match outcome.winner {
            Some(Side::White) => RecordResult::White,
            Some(Side::Black) => RecordResult::Black,
            None => RecordResult::Draw,
        };
        record.set_tag("Termination", outcome.termination.id());
    }
    record.set_tag("Result", record.result.word());
    record
}

/// Whether a file may be written: over another only if that is wanted.
pub fn may_write(path: &str, force: bool) -> Result<(), Failure> {
    if force || !disk::stands(Path::new(path)) { Ok(()) } else { Err(taken(path)) }
}

fn taken(path: &str) -> Failure {
    let help = "choose another name, or begin with --force to let it be replaced";
    Failure::File(format!("{path} is there already\n  help: {help}"))
}

/// Writes a record to a file: whole or not at all, and over another only if that is wanted.
pub fn save(record: &Record, path: &str, force: bool) -> Result<(), Failure> {
    let place = Path::new(path);
    disk::write(place, record.to_string().as_bytes(), Over::if_forced(force)).map_err(|why| match why.kind() {
        ErrorKind::AlreadyExists => taken(path),
        _ => disk::failed(place, why),
    })
}
