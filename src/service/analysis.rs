//! The engine's analysis of a game, in slices: who wants more asks again with more nodes.

use super::game_request::GameRequest;
use super::json::{outcome, score};
use super::refusal::Refusal;
use super::request::{Answer, Request};
use crate::engine::{Iteration, Limits, Task, TranspositionTable, iterative_deepening};
use crate::rules::{Game, Move};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// Bytes of the transposition table of a slice.
const TABLE_BYTES: usize = 16 << 20;
/// Nodes of a slice if no number is given: a part of a second.
const USUAL_NODES: u64 = 200_000;
/// Maximum number of nodes of a slice: some seconds.
const MOST_NODES: u64 = 20_000_000;
/// Maximum number of lines.
const MOST_LINES: usize = 20;

/// The fields of the request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    #[serde(default)]
    game: GameRequest,
    depth: Option<u32>,
    nodes: Option<u64>,
    lines: Option<usize>,
}

/// Searches for the best moves.
pub(super) fn analyze(request: Request<'_>) -> Result<Answer, Refusal> {
    let (Fields { game, depth, nodes, lines }, files) = request.fields()?;
    let game = game.read(files)?;
    let game = game.session.game();
    if let Some(ended) = game.outcome() {
        return Ok(json!({ "best": null, "outcome": outcome(game.rules(), Some(ended)) }).into());
    }
    let table = TranspositionTable::of_bytes(TABLE_BYTES)
        .ok_or_else(|| Refusal::new("no-memory", "there is no memory for the transposition table"))?;
    let limits = Limits {
        depth: depth.unwrap_or(u32::MAX),
        nodes: nodes.unwrap_or(USUAL_NODES).min(MOST_NODES),
        stop: &|| false,
    };
    let task = Task { lines: lines.unwrap_or(1).min(MOST_LINES), ..Task::best_line(game, limits, &table) };
    let iteration = iterative_deepening(&task, &mut |_| ());
    let mut answer = iteration_as_json(&iteration, game, None);
    answer["best"] = iteration.best().map(|mv| mv.to_string()).into();
    answer["outcome"] = Value::Null;
    Ok(answer.into())
}

/// The result of a search to one depth, and its speed if it was timed.
pub(crate) fn iteration_as_json(iteration: &Iteration, game: &Game, seconds: Option<f64>) -> Value {
    let mut row = Map::new();
    row.insert("depth".to_owned(), iteration.depth.into());
    row.insert("nodes".to_owned(), iteration.nodes.into());
    if let Some(seconds) = seconds {
        row.insert("seconds".to_owned(), seconds.into());
        row.insert("nodes_per_second".to_owned(), (iteration.nodes as f64 / seconds).round().into());
    }
    row.insert("side".to_owned(), game.position().side().to_string().to_lowercase().into());
    let lines = iteration.variations.iter().map(|variation| {
        let moves = variation.moves.iter().map(Move::to_string).collect::<Vec<_>>();
        json!({ "score": score(variation.score), "moves": moves })
    });
    row.insert("lines".to_owned(), lines.collect());
    Value::Object(row)
}
