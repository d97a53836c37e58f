//! Judges a move; tells where a game stands.

use super::game_request::{GameRequest, RequestGame};
use super::json::{clauses, moves, outcome};
use super::refusal::Refusal;
use super::request::{Answer, Request};
use super::ruleset::named_kinds;
use super::ruling::Ruling;
use crate::rules::notation::display_move;
use crate::rules::{Board, Game, Move, PRESETS, Placed, Position, Session, Square, Terrain};
use crate::rulesheet::say_open_claims;
use crate::service::referee_language::{RefereeLanguage, say_ended};
use serde::Deserialize;
use serde_json::{Value, json};

/// Judges one move.
pub(super) fn judge(request: Request<'_>) -> Result<Answer, Refusal> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Fields {
        #[serde(default)]
        game: GameRequest,
        #[serde(rename = "move")]
        mv: String,
    }
    let (Fields { game, mv }, files) = request.fields()?;
    let game = game.read(files)?;
    let mv = game.read_move(&mv)?;
    let standing = game.standing();
    let elsewhere = PRESETS.iter().filter_map(|preset| Some((preset.name, standing.legal_under(mv, preset)?)));
    let ruling = Ruling::new(standing, mv, &game.voice.language).with_context(elsewhere.collect());
    let mut answer = ruling.as_json();
    answer["says"] = ruling.sentence().into();
    Ok(answer.into())
}

/// The fields of a request about a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    #[serde(default)]
    game: GameRequest,
}

/// Tells where a game stands: its board, its animals, the moves made and the moves that are legal.
pub(super) fn session(request: Request<'_>) -> Result<Answer, Refusal> {
    let (Fields { game }, files) = request.fields()?;
    let RequestGame { session, is_bare, voice, .. } = game.read(files)?;
    Ok(session_as_json(&session, is_bare, &voice).into())
}

/// Where a game stands.
pub(super) fn session_as_json(session: &Session, is_bare: bool, voice: &RefereeLanguage) -> Value {
    let game = session.game();
    let (position, rules) = (game.position(), game.rules());
    let mut answer = position_as_json(game, &game.moves());
    let undecided = if is_bare { position.open_clauses() } else { Vec::new() };
    answer["undecided"] = clauses(rules, &undecided);
    answer["ending"] = session.ending().map(|ending| json!({ "result": ending.result(), "how": ending.id() })).into();
    answer["says"] = game.outcome().and_then(|outcome| say_ended(game, outcome, &voice.language)).into();
    answer["may_claim_draw"] = game.may_claim_draw().into();
    answer["claims"] = say_open_claims(game, &voice.language).into();
    answer["played"] = played(game);
    answer["kinds"] = named_kinds(rules, &voice.language);
    answer["board"] = board(rules.board());
    answer["pieces"] = position.pieces().iter().map(|placed| piece(position, placed, voice)).collect();
    answer
}

/// The rules, the position, whose turn it is, and the legal moves.
pub(crate) fn position_as_json(game: &Game, legal: &[Move]) -> Value {
    let (position, rules) = (game.position(), game.rules());
    json!({
        "rules": format!("{} {}", rules.name(), rules.version()),
        "rules_hash": rules.hash().to_string(),
        "position": position.to_string(),
        "side": position.side().to_string().to_lowercase(),
        "moves": moves(legal),
        "outcome": outcome(rules, game.outcome()),
    })
}

/// The moves that were made.
fn played(game: &Game) -> Value {
    let mut then = game.start().clone();
    let plies = game.plies().iter().map(|ply| {
        let side = then.side().to_string().to_lowercase();
        let row = json!({ "move": ply.mv.to_string(), "display": display_move(&then, ply.mv), "side": side });
        then.make(ply.mv);
        row
    });
    plies.collect()
}

/// The terrain of every square, row by row, the first row first.
fn board(board: &Board) -> Value {
    let named = |square: Square| match board.terrain(square) {
        None | Some(Terrain::Land) => "land".to_owned(),
        Some(Terrain::Water) => "water".to_owned(),
        Some(Terrain::Trap(side)) => format!("trap-{}", side.to_string().to_lowercase()),
        Some(Terrain::Den(side)) => format!("den-{}", side.to_string().to_lowercase()),
    };
    let row = |row: u8| (0..board.files()).map(|file| named(Square::new(file, row))).collect::<Value>();
    json!({ "files": board.files(), "rows": board.rows(), "squares": (0..board.rows()).map(row).collect::<Value>() })
}

fn piece(position: &Position, placed: &Placed, voice: &RefereeLanguage) -> Value {
    let kind = position.rules().kind(placed.piece.kind);
    json!({
        "square": placed.square.to_string(),
        "side": placed.piece.side.to_string().to_lowercase(),
        "kind": kind.id,
        "letter": kind.letter,
        "strength": kind.strength,
        "name": voice.language.animal(&kind.id),
        "weak": placed.weak,
    })
}
