//! The engine's estimate of a game that the tables do not settle. It is shown for information only.

use super::args::TableSourceArgs;
use super::engine_tables::{EngineTables, TableArgs};
use crate::cli::exit::Failure;
use crate::cli::input::Input;
use crate::cli::json;
use crate::cli::referee_language::RefereeLanguage;
use crate::engine::{Endings, Limits, Score, Task, TranspositionTable, iterative_deepening};
use crate::language::Argument;
use crate::rules::{Game, Move, Side};
use serde_json::{Value, json};

/// Number of nodes: deterministic, about half a second.
const NODES: u64 = 500_000;
/// Size of the transposition table, in megabytes.
const MEMORY: u32 = 32;

/// An estimate for the side to move.
pub struct Estimate {
    score: Score,
    depth: u32,
    line: Vec<Move>,
}

impl Estimate {
    /// Searches, with the available tables.
    pub fn of(given: &Input, from: &TableSourceArgs) -> Result<Option<Estimate>, Failure> {
        let game = match given {
            Input::Position(position) => Game::new((**position).clone()),
            Input::Game(game) => (**game).clone(),
        };
        let table_args = TableArgs { tables: from.tables.clone(), up_to: None };
        let known = EngineTables::open(game.rules(), &table_args, 1)?;
        let stop = || false;
        let solved = match &known {
            Some(known) => known.endings(known.prepare(game.position(), None, &stop)?),
            None => None,
        };
        let table = TranspositionTable::of_bytes((MEMORY as usize) << 20).map_err(|_| Failure::no_room(MEMORY))?;
        let limits = Limits { depth: u32::MAX, nodes: NODES, stop: &stop };
        let endings = solved.as_ref().map(|solved| solved as &dyn Endings);
        let task = Task { endings, ..Task::best_line(&game, limits, &table) };
        let iteration = iterative_deepening(&task, &mut |_| ());
        known.as_ref().map_or(Ok(()), EngineTables::check)?;
        let first = iteration.variations.into_iter().next();
        Ok(first.map(|variation| Estimate { score: variation.score, depth: iteration.depth, line: variation.moves }))
    }

    /// `An estimate of the engine, no ruling. Seen 12 plies deep: +1.25 for White. Best move: d8d9.` `side` is to move.
    pub fn words(&self, side: Side, voice: &RefereeLanguage) -> String {
        let wins = |side: Side, plies: u32| {
            voice.say("ruling-wins", &[("side", Argument::Side(side)), ("count", Argument::Number(plies))])
        };
        let what = match (self.score.wins_in(), self.score.loses_in()) {
            (Some(plies), _) => wins(side, plies),
            (_, Some(plies)) => wins(!side, plies),
            _ => {
                let score = ("score", Argument::Text(self.score.to_string()));
                voice.say("estimate-score", &[score, ("side", Argument::Side(side))])
            }
        };
        let depth = [("count", Argument::Number(self.depth))];
        let mut words = vec![voice.say("estimate-head", &[]), what, voice.say("estimate-depth", &depth)];
        let best = self.line.first().map(|mv| [("move", Argument::Text(mv.to_string()))]);
        words.extend(best.map(|best| voice.say("estimate-best", &best)));
        voice.language.joined(&words)
    }

    /// The same as JSON.
    pub fn as_json(&self) -> Value {
        let score = match (self.score.wins_in(), self.score.loses_in()) {
            (Some(plies), _) => json!({ "wins_in": plies }),
            (_, Some(plies)) => json!({ "loses_in": plies }),
            _ => json!({ "hundredths": self.score.hundredths() }),
        };
        json!({ "score": score, "depth": self.depth, "line": json::moves(&self.line) })
    }
}
