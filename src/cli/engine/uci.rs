//! `shouqi uci`: a line protocol modelled on the Universal Chess Interface.

use super::args::UciArgs;
use super::clock::Clock;
use super::go_options::GoOptions;
use crate::cli::exit::{Done, Failure};
use crate::cli::input::load_rules;
use crate::cli::picture::full_board;
use crate::cli::std_streams::{self, println};
use crate::cli::tablebase::{EngineTables, TableArgs};
use crate::engine::{Endings, Iteration, Limits, Score, SearchMode, Task, TranspositionTable, iterative_deepening};
use crate::language::Language;
use crate::rules::notation::read_position;
use crate::rules::{Game, Move, Position, Rules};
use std::io::{BufRead, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::JoinHandle;
use std::time::Duration;

/// Maximum length of a line in bytes: a game of more than a thousand moves.
const MOST_SAID: u64 = 1 << 20;
/// Maximum megabytes and threads.
const MOST_HASH: u32 = 16384;
const MOST_THREADS: usize = 256;
const MOST_LINES: usize = 500;

/// Reads commands until `quit` or the end of the input; then waits for a finite search.
pub fn run(arguments: UciArgs) -> Result<Done, Failure> {
    let rules = arguments.which.ruleset()?;
    let mut desk = UciSession {
        game: Game::new(Position::start(&rules)),
        unreadable: false,
        table: Arc::new(arguments.power.transposition_table()?),
        megabytes: arguments.power.hash,
        threads: usize::from(arguments.power.threads),
        lines: 1,
        tables: EngineTables::open(&rules, &arguments.table_args, arguments.power.threads)?.map(Arc::new),
        table_args: arguments.table_args,
        running: None,
    };
    loop {
        let mut bytes = Vec::new();
        if std::io::stdin().lock().take(MOST_SAID).read_until(b'\n', &mut bytes)? == 0 {
            desk.finish(false);
            return Ok(Done::Well);
        }
        let line = String::from_utf8_lossy(&bytes);
        match desk.follow(line.trim()) {
            Ok(true) => (),
            Ok(false) => {
                desk.finish(true);
                return Ok(Done::Well);
            }
            Err(why) => say(&format!("info string error: {why}")),
        }
        if let Err(failure) = std_streams::heard() {
            desk.finish(true);
            return Err(failure);
        }
    }
}

/// Writes a line of output.
fn say(line: &str) {
    println!("{line}");
}

/// A search in progress.
struct Running {
    stop: Arc<AtomicBool>,
    /// Whether it replies only after `stop`.
    held: Arc<AtomicBool>,
    clock: Clock,
    /// Effect of `ponderhit` while pondering.
    after_hit: Option<AfterHit>,
    thread: JoinHandle<()>,
}

/// What happens to a pondering search on `ponderhit`.
struct AfterHit {
    /// Its time limit from then on.
    time: Option<Duration>,
    /// Whether it still replies only after `stop`.
    endless: bool,
}

/// The state of the protocol.
struct UciSession {
    game: Game,
    /// Whether the last `position` was invalid, so that `game` is out of date.
    unreadable: bool,
    table: Arc<TranspositionTable>,
    megabytes: u32,
    threads: usize,
    lines: usize,
    tables: Option<Arc<EngineTables>>,
    table_args: TableArgs,
    running: Option<Running>,
}

impl UciSession {
    /// Executes a line; `false` to quit.
    fn follow(&mut self, line: &str) -> Result<bool, String> {
        let mut words = line.split_whitespace();
        match words.next() {
            None => (),
            Some("uci") => self.introduce(),
            Some("isready") => say("readyok"),
            Some("setoption") => self.set_option(line)?,
            Some("ucinewgame") => {
                self.finish(true);
                self.remember(self.megabytes)?;
                self.game = Game::new(Position::start(self.game.rules()));
                self.unreadable = false;
            }
            Some("position") => {
                self.finish(true);
                // Do not search a position other than the one meant.
                self.unreadable = true;
                self.game = self.position(words.collect())?;
                self.unreadable = false;
            }
            Some("go") => self.go(&words.collect::<Vec<_>>()),
            Some("ponderhit") => self.ponder_hit()?,
            Some("stop") => self.finish(true),
            Some("d") => {
                let position = self.game.position();
                say(&format!("{}\n\nfen {position}\nrules {}", full_board(position), position.rules().signature()));
            }
            Some("quit") => return Ok(false),
            Some(other) => {
                return Err(format!(
                    "\"{}\" is not a command; the commands are uci, isready, setoption, ucinewgame, position, go, ponderhit, stop, d, quit",
                    other.escape_debug()
                ));
            }
        }
        Ok(true)
    }

    fn introduce(&self) {
        say(&format!("id name shouqi {}\nid author the authors of shouqi", env!("CARGO_PKG_VERSION")));
        say(&format!("option name Hash type spin default {} min 1 max {MOST_HASH}", self.megabytes));
        say(&format!("option name Threads type spin default {} min 1 max {MOST_THREADS}", self.threads));
        say(&format!("option name MultiPV type spin default 1 min 1 max {MOST_LINES}"));
        say("option name Ponder type check default false");
        say(&format!("option name Rules type string default {}\nuciok", self.game.rules().name()));
    }

    fn set_option(&mut self, line: &str) -> Result<(), String> {
        let usage = "write setoption name Hash|Threads|MultiPV|Rules value …";
        let rest = line.split_once("name ").ok_or(usage)?.1;
        let (name, value) = rest.split_once(" value ").ok_or(usage)?;
        let value = value.trim();
        let number = |most: usize| match value.parse::<usize>() {
            Ok(number) if (1..=most).contains(&number) => Ok(number),
            _ => Err(format!("{} is a number from 1 to {most}", name.trim())),
        };
        match name.trim().to_ascii_lowercase().as_str() {
            "hash" => {
                let megabytes = number(MOST_HASH as usize)?;
                self.finish(true);
                self.remember(megabytes as u32)?;
            }
            "threads" => self.threads = number(MOST_THREADS)?,
            // Pondering is started by `go ponder`; the option has no effect.
            "ponder" => (),
            "multipv" => self.lines = number(MOST_LINES)?,
            "rules" => {
                let rules = load_rules(value, &[])
                    .map_err(|_| format!("no ruleset \"{}\"; `shouqi rulesets` lists them", value.escape_debug()))?;
                self.finish(true);
                self.remember(self.megabytes)?;
                self.game = Game::new(Position::start(&rules));
                self.unreadable = false;
                let threads = self.threads as u16;
                let tables = EngineTables::open(&rules, &self.table_args, threads).or_else(|failure| {
                    // A folder holds tables of one ruleset.
                    say(&format!("info string error: {}", failure.text()));
                    EngineTables::open(&rules, &TableArgs { tables: None, ..self.table_args.clone() }, threads)
                });
                self.tables = tables.unwrap_or_default().map(Arc::new);
            }
            _ => return Err(format!("no option \"{}\"; {usage}", name.trim().escape_debug())),
        }
        Ok(())
    }

    /// Allocates an empty transposition table of this size; if allocation fails the old one stays.
    fn remember(&mut self, megabytes: u32) -> Result<(), String> {
        let table = TranspositionTable::of_bytes((megabytes as usize) << 20)
            .ok_or_else(|| format!("a Hash of {megabytes} megabytes cannot be allocated"))?;
        (self.table, self.megabytes) = (Arc::new(table), megabytes);
        Ok(())
    }

    /// `startpos` or `fen …`, optionally `moves …`.
    fn position(&self, words: Vec<&str>) -> Result<Game, String> {
        let rules = self.game.rules();
        let split = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
        let (place, moves) = words.split_at(split);
        let start = match place {
            ["startpos"] => Position::start(rules),
            ["fen", fen @ ..] if !fen.is_empty() => position(&fen.join(" "), rules)?,
            _ => return Err("write position startpos or position fen FEN, then perhaps moves a3b3 …".to_owned()),
        };
        let mut game = Game::new(start);
        for text in moves.iter().skip(1) {
            let mv = text
                .parse()
                .map_err(|_| format!("\"{}\" is not a move; write from and to, as in a3b3", text.escape_debug()))?;
            game.play(mv).map_err(|_| format!("{text} is illegal in {}", game.position()))?;
        }
        Ok(game)
    }

    /// Starts a search. It always ends in a `bestmove`.
    fn go(&mut self, words: &[&str]) {
        self.finish(true);
        if self.unreadable {
            say("info string error: there is no position to search; the last one was invalid");
            say("bestmove 0000");
            return;
        }
        let asked = GoOptions::read(words, self.game.position().side());
        asked.left_out.iter().for_each(|what| say(&format!("info string error: {what}; it is left out")));
        let legal = self.game.moves();
        let wanted: Vec<Move> = asked.moves.iter().copied().filter(|mv| legal.contains(mv)).collect();
        for mv in asked.moves.iter().filter(|mv| !wanted.contains(mv)) {
            say(&format!("info string error: searchmoves has {mv}, which is illegal here; it is left out"));
        }
        if wanted.is_empty() && !asked.moves.is_empty() {
            say("bestmove 0000");
            return;
        }
        let stop = Arc::new(AtomicBool::new(false));
        let held = Arc::new(AtomicBool::new(asked.ponder || asked.is_endless()));
        let clock = Clock::start(asked.time.filter(|_| !asked.ponder), &stop);
        let after_hit = asked.ponder.then(|| AfterHit { time: asked.time, endless: asked.is_endless() });
        let search = SearchJob {
            game: self.game.clone(),
            table: self.table.clone(),
            tables: self.tables.clone(),
            threads: self.threads,
            lines: self.lines,
            wanted: (!wanted.is_empty()).then_some(wanted),
            clock: clock.clone(),
            held: held.clone(),
            asked,
        };
        let thread = std::thread::spawn(move || search.run());
        self.running = Some(Running { stop, held, clock, after_hit, thread });
    }

    /// `ponderhit`: the pondering search becomes a normal one.
    fn ponder_hit(&mut self) -> Result<(), String> {
        let hit = self.running.as_mut().and_then(|running| Some((running.after_hit.take()?, running)));
        let (AfterHit { time, endless }, running) = hit.ok_or("there is no pondering search")?;
        time.into_iter().for_each(|time| running.clock.allow(time));
        running.held.store(endless, Relaxed);
        Ok(())
    }

    /// Waits for a search in progress, after stopping it if requested or if it is infinite.
    fn finish(&mut self, stop: bool) {
        if let Some(running) = self.running.take() {
            if stop || running.held.load(Relaxed) {
                running.stop.store(true, Relaxed);
            }
            // A thread that panicked has reported so.
            drop(running.thread.join());
        }
    }
}

/// A search and its inputs.
struct SearchJob {
    game: Game,
    table: Arc<TranspositionTable>,
    tables: Option<Arc<EngineTables>>,
    threads: usize,
    lines: usize,
    wanted: Option<Vec<Move>>,
    clock: Clock,
    held: Arc<AtomicBool>,
    asked: GoOptions,
}

impl SearchJob {
    /// Searches, prints `info` lines, and ends with `bestmove`.
    fn run(self) {
        let SearchJob { game, table, tables, clock, asked, .. } = &self;
        let is_up = || clock.is_up();
        // Full width: no mate is overlooked, and none is claimed that is not there.
        let mode = if asked.mate.is_some() { SearchMode::FullWidth } else { SearchMode::Selective };
        let limits = Limits { depth: asked.depth, nodes: asked.nodes, stop: &is_up };
        let time = asked.time.filter(|_| !asked.ponder);
        let near = EngineTables::near(tables.as_deref(), game.position(), time, &is_up).unwrap_or_else(|failure| {
            say(&format!("info string error: {}", failure.text()));
            None
        });
        let endings = near.as_ref().map(|endings| endings as &dyn Endings);
        let root_moves = self.wanted.as_deref();
        let (threads, lines) = (self.threads, self.lines);
        let task = Task { game, limits, threads, lines, table, endings, root_moves, mode };
        let iteration = iterative_deepening(&task, &mut |iteration| tell(iteration, clock, table));
        // An infinite or pondering search replies only after `stop` or `ponderhit`.
        while self.held.load(Relaxed) && !clock.is_up() {
            std::thread::sleep(Duration::from_millis(5));
        }
        let best = iteration.best().map_or("(none)".to_owned(), |mv| mv.to_string());
        match iteration.variations.first().and_then(|variation| variation.moves.get(1)) {
            Some(ponder) => say(&format!("bestmove {best} ponder {ponder}")),
            None => say(&format!("bestmove {best}")),
        }
    }
}

fn position(text: &str, rules: &Arc<Rules>) -> Result<Position, String> {
    // Protocol messages are English.
    read_position(text, rules).map_err(|fault| Language::english().fault(&fault))
}

fn tell(iteration: &Iteration, clock: &Clock, table: &TranspositionTable) {
    let seconds = clock.seconds();
    for (place, variation) in iteration.variations.iter().enumerate() {
        let moves: Vec<String> = variation.moves.iter().map(Move::to_string).collect();
        say(&format!(
            "info depth {} multipv {} score {} nodes {} nps {:.0} hashfull {} time {:.0} pv {}",
            iteration.depth,
            place + 1,
            score(variation.score),
            iteration.nodes,
            iteration.nodes as f64 / seconds,
            table.fullness(),
            seconds * 1000.0,
            moves.join(" ")
        ));
    }
}

/// `cp 35`, or `mate 3` in moves of the winner; negative for the loser.
fn score(score: Score) -> String {
    match (score.wins_in(), score.loses_in()) {
        (Some(plies), _) => format!("mate {}", plies.div_ceil(2)),
        (_, Some(plies)) => format!("mate -{}", plies.div_ceil(2)),
        _ => format!("cp {}", score.hundredths()),
    }
}
