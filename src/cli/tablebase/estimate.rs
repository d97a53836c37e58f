//! The engine's estimate of a game that the tables do not settle. It is shown for information only.

use super::args::TableSourceArgs;
use super::engine_tables::{TableArgs, best_line};
use crate::cli::exit::Failure;
use crate::engine::{Limits, Score};
use crate::rules::{Game, Move, Side};
use crate::service::RefereeLanguage;
use crate::service::json;
use serde_json::{Value, json};

/// Number of nodes: deterministic, about half a second.
const NODES: u64 = 500_000;

/// An estimate for the side to move.
pub struct Estimate {
    score: Score,
    depth: u32,
    line: Vec<Move>,
}

impl Estimate {
    /// Searches, with the available tables.
    pub fn of(game: &Game, from: &TableSourceArgs) -> Result<Option<Estimate>, Failure> {
        let table_args = TableArgs { tables: from.tables.clone(), up_to: None };
        let iteration = best_line(game, &table_args, None, Limits::nodes(NODES))?;
        let first = iteration.variations.into_iter().next();
        Ok(first.map(|variation| Estimate { score: variation.score, depth: iteration.depth, line: variation.moves }))
    }

    /// `An estimate of the engine, no ruling. Seen 12 plies deep: +1.25 for White. Best move: d8d9.` `side` is to move.
    pub fn words(&self, side: Side, voice: &RefereeLanguage) -> String {
        let wins = |side: Side, plies: u32| voice.say("ruling-wins", &[("side", side.into()), ("count", plies.into())]);
        let what = match (self.score.wins_in(), self.score.loses_in()) {
            (Some(plies), _) => wins(side, plies),
            (_, Some(plies)) => wins(!side, plies),
            _ => voice.say("estimate-score", &[("score", self.score.to_string().into()), ("side", side.into())]),
        };
        let depth = [("count", self.depth.into())];
        let mut words = vec![voice.say("estimate-head", &[]), what, voice.say("estimate-depth", &depth)];
        let best = self.line.first().map(|mv| [("move", mv.to_string().into())]);
        words.extend(best.map(|best| voice.say("estimate-best", &best)));
        voice.language.joined(&words)
    }

    /// The same as JSON.
    pub fn as_json(&self) -> Value {
        json!({ "score": json::score(self.score), "depth": self.depth, "line": json::moves(&self.line) })
    }
}
