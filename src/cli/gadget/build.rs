//! `shouqi gadget build`.

use super::args::{Build, Opponent};
use super::formula;
use crate::cli::disk::{self, Over};
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::terminal::{bold, counted, dim, green, padded, red, wrap};
use crate::engine::{Limits, Task, TranspositionTable, iterative_deepening};
use crate::gadget::{
    BlackByGadgets, FormulaGame, Greedy, PlayedGame, Player, Random, WhiteByGadgets, WholeBoard, play,
};
use crate::rules::{Game, Move, Side};
use clap::ValueEnum;
use std::io::Write;
use std::path::Path;

/// Bytes of the engine's transposition table.
const TABLE_BYTES: usize = 1 << 24;
/// Plies of a game, as a multiple of the runner's moves.
const PLIES_A_MOVE: usize = 8;

/// What the board rests on.
pub(super) const FOOT: &str = "Shown by machine: every fragment is its gadget square by square and meets others at ports alone; every \
                    claim of the gadgets; every move of the games, by the referee. Argued in prose only: that gadgets behave \
                    alike when they are joined. The geometry is a reconstruction from a proof's words.";

/// Builds the board of a formula, and plays games out.
pub fn run(arguments: &Build) -> Result<Done, Failure> {
    let board = board(&arguments.file, arguments.out.as_deref())?;
    let claims = board.prove().map_err(|error| Failure::Unreadable(format!("error: {error}")))?.len();
    let winner = FormulaGame::new(board.formula(), Side::White).outcome().winner;
    if let Some(path) = &arguments.out {
        let over = Over::if_forced(arguments.force);
        disk::write(path, board.text.as_bytes(), over).map_err(|error| disk::failed(path, error))?;
    }
    let mut out = escaped_output::stdout();
    if arguments.json {
        writeln!(out, "{}", as_json(&board, winner, claims))?;
    } else {
        describe(&mut out, &board, winner, claims)?;
    }
    let mut as_told = true;
    for &opponent in &arguments.play {
        let games = (1..=arguments.games).map(|seed| played(&board, winner, opponent, arguments.nodes, seed));
        let games = games.collect::<Result<Vec<PlayedGame>, Failure>>()?;
        as_told &= games.iter().all(|game| game.winner == Some(winner));
        tell(&mut out, winner, opponent, &games, arguments.json)?;
        out.flush()?;
    }
    if let (Some(path), false) = (&arguments.out, arguments.json) {
        writeln!(out, "\n{}", path.display())?;
    }
    if !arguments.json {
        writeln!(out, "\n{}", dim(&wrap(FOOT, "", "")))?;
    }
    Ok(if as_told { Done::Well } else { Done::Illegal })
}

/// The board of a file's formula, named after the file to which it is written, or else after its own.
pub(super) fn board(file: &Path, out: Option<&Path>) -> Result<WholeBoard, Failure> {
    let built = WholeBoard::of(&formula::read(file)?, &name(out.unwrap_or(file)));
    built.map_err(|error| Failure::Unreadable(format!("error: {}: {error}", file.display())))
}

/// A ruleset's name from a file's: lower case letters, digits and hyphens.
fn name(path: &Path) -> String {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().to_lowercase()).unwrap_or_default();
    let kept: String = stem.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
    let kept = kept.trim_matches('-');
    if kept.is_empty() { "board".to_owned() } else { kept.to_owned() }
}

fn describe(out: &mut impl Write, board: &WholeBoard, winner: Side, claims: usize) -> Result<(), Failure> {
    let (files, rows) = (board.rules.board().files(), board.rules.board().rows());
    let parts: Vec<String> =
        board.gadgets().iter().map(|(gadget, count)| format!("{count} × {}", gadget.name())).collect();
    let animals = board.rules.setup().len();
    writeln!(out, "{}\n", bold(&wrap(&board.formula().to_string(), "", "  ")))?;
    let lines = [
        format!("Board      {files} × {rows} squares, {animals} animals"),
        format!("Made of    {}, {}", parts.join(", "), counted(board.wires(), "wire", "wires")),
        format!("Claims     {claims}, which all hold"),
        format!("White      needs {} moves at most", board.bound),
        format!("Black      has a runner that takes {}", board.runner.len() - 1),
        format!("Formula    {winner} wins if White begins"),
    ];
    for line in lines {
        writeln!(out, "{}", wrap(&line, "  ", "             "))?;
    }
    Ok(())
}

fn as_json(board: &WholeBoard, winner: Side, claims: usize) -> serde_json::Value {
    let parts: serde_json::Map<String, serde_json::Value> =
        board.gadgets().iter().map(|(gadget, count)| (gadget.name().to_owned(), (*count).into())).collect();
    serde_json::json!({
        "formula": board.formula().to_string(),
        "files": board.rules.board().files(),
        "rows": board.rules.board().rows(),
        "animals": board.rules.setup().len(),
        "gadgets": parts,
        "wires": board.wires(),
        "claims": claims,
        "white": board.bound,
        "black": board.runner.len() - 1,
        "winner": winner,
    })
}

/// A game of the side that wins, by the strategies of the gadgets, against an opponent.
fn played(board: &WholeBoard, winner: Side, opponent: Opponent, nodes: u64, seed: u32) -> Result<PlayedGame, Failure> {
    let mut other: Box<dyn Player + '_> = match (opponent, winner) {
        (Opponent::Random, _) => Box::new(Random::new(seed.into())),
        (Opponent::Greedy, _) => Box::new(Greedy::new(board.rules.board(), seed.into())),
        (Opponent::Engine, _) => Box::new(EnginePlayer::new(nodes)?),
        (Opponent::Gadgets, Side::White) => Box::new(BlackByGadgets::new(board)),
        (Opponent::Gadgets, Side::Black) => Box::new(WhiteByGadgets::new(board)),
    };
    let most = PLIES_A_MOVE * board.runner.len();
    Ok(match winner {
        Side::White => play(&board.rules, &mut WhiteByGadgets::new(board), &mut *other, most),
        Side::Black => play(&board.rules, &mut *other, &mut BlackByGadgets::new(board), most),
    })
}

fn tell(
    out: &mut impl Write,
    winner: Side,
    opponent: Opponent,
    games: &[PlayedGame],
    as_json: bool,
) -> Result<(), Failure> {
    let won = games.iter().filter(|game| game.winner == Some(winner)).count();
    let plies = games.iter().map(|game| game.moves.len());
    let (least, most) = (plies.clone().min().unwrap_or_default(), plies.max().unwrap_or_default());
    let against = opponent.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
    if as_json {
        let row = serde_json::json!({
            "against": against, "side": winner, "games": games.len(), "won": won, "plies": [least, most],
        });
        writeln!(out, "{row}")?;
        return Ok(());
    }
    let told = format!("{won} of {} won", games.len());
    let told = if won == games.len() { green(&told) } else { red(&told) };
    let plies = if least == most { format!("{least} plies") } else { format!("{least} to {most} plies") };
    writeln!(out, "  {} {winner} against {}: {told}, {plies}", padded("Games", 10), against)?;
    Ok(())
}

/// The engine, with so many positions for a move.
struct EnginePlayer {
    table: TranspositionTable,
    nodes: u64,
}

impl EnginePlayer {
    fn new(nodes: u64) -> Result<EnginePlayer, Failure> {
        let table = TranspositionTable::of_bytes(TABLE_BYTES);
        let full = || Failure::Unreadable("error: there is no memory for the engine's transposition table".to_owned());
        Ok(EnginePlayer { table: table.ok_or_else(full)?, nodes })
    }
}

impl Player for EnginePlayer {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        let task = Task::best_line(game, Limits::nodes(self.nodes), &self.table);
        iterative_deepening(&task, &mut |_| ()).best()
    }
}
