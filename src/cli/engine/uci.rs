//! `shouqi uci`: a line protocol in the manner of the Universal Chess Interface.

use super::args::UciArgs;
use super::asked::Asked;
use super::clock::Clock;
use crate::cli::exit::{Done, Failure};
use crate::cli::given::load_rules;
use crate::cli::picture::whole;
use crate::cli::tablebase::{Knowledge, Known};
use crate::engine::{Endings, Limits, Means, Memory, Score, Task, Thought, think};
use crate::rules::notation::read_position;
use crate::rules::{Game, Move, Position, Rules, Square};
use std::io::{BufRead, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::JoinHandle;
use std::time::Duration;

/// A line may be this long, in bytes: a game of a thousand moves and more.
const MOST_SAID: u64 = 1 << 20;
/// Megabytes and threads that may be asked for.
const MOST_HASH: u32 = 16384;
const MOST_THREADS: usize = 256;
const MOST_LINES: usize = 500;

/// Listens until `quit` or the end of the input; a search that ends by itself is then waited for.
pub fn run(arguments: UciArgs) -> Result<Done, Failure> {
    let table = arguments.which.table()?;
    let rules = arguments.which.load(table.as_ref())?;
    let mut desk = Desk {
        game: Game::new(Position::start(&rules)),
        memory: Arc::new(arguments.power.memory()?),
        megabytes: arguments.power.hash,
        threads: usize::from(arguments.power.threads),
        lines: 1,
        known: Known::open(&rules, &arguments.knowledge, arguments.power.threads)?.map(Arc::new),
        knowledge: arguments.knowledge,
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
    }
}

/// A line for the other program. If nobody listens any more, the end of the input will tell.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    drop(writeln!(out, "{line}").and_then(|()| out.flush()));
}

/// A search in progress.
struct Running {
    stop: Arc<AtomicBool>,
    /// Whether it would go on for ever.
    endless: bool,
    thread: JoinHandle<()>,
}

/// What the protocol is about.
struct Desk {
    game: Game,
    memory: Arc<Memory>,
    megabytes: u32,
    threads: usize,
    lines: usize,
    known: Option<Arc<Known>>,
    knowledge: Knowledge,
    running: Option<Running>,
}

impl Desk {
    /// Follows a line; `false` to quit.
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
            }
            Some("position") => {
                let game = self.position(words.collect())?;
                self.finish(true);
                self.game = game;
            }
            Some("go") => self.go(words.collect())?,
            Some("stop") => self.finish(true),
            Some("d") => {
                let position = self.game.position();
                say(&format!("{}\n\nfen {position}\nrules {}", whole(position), position.rules().signature()));
            }
            Some("quit") => return Ok(false),
            Some(other) => {
                return Err(format!(
                    "\"{}\" is no command; there are uci, isready, setoption, ucinewgame, position, go, stop, d, quit",
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
            "multipv" => self.lines = number(MOST_LINES)?,
            "rules" => {
                let rules = load_rules(value, &[])
                    .map_err(|_| format!("no ruleset \"{}\"; `shouqi rulesets` lists them", value.escape_debug()))?;
                self.finish(true);
                self.remember(self.megabytes)?;
                self.game = Game::new(Position::start(&rules));
                let threads = self.threads as u16;
                let known = Known::open(&rules, &self.knowledge, threads).or_else(|failure| {
                    // A folder holds tables of one ruleset.
                    say(&format!("info string error: {}", failure.text()));
                    Known::open(&rules, &Knowledge { tables: None, ..self.knowledge.clone() }, threads)
                });
                self.known = known.unwrap_or_default().map(Arc::new);
            }
            _ => return Err(format!("no option \"{}\"; {usage}", name.trim().escape_debug())),
        }
        Ok(())
    }

    /// Takes an empty memory of so many megabytes; where there is no room for it the old one stays.
    fn remember(&mut self, megabytes: u32) -> Result<(), String> {
        let memory = Memory::of_bytes((megabytes as usize) << 20)
            .map_err(|_| format!("there is no room for a Hash of {megabytes} megabytes"))?;
        (self.memory, self.megabytes) = (Arc::new(memory), megabytes);
        Ok(())
    }

    /// `startpos` or `fen …`, then perhaps `moves …`.
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
            let mv = read_squares(text)
                .ok_or_else(|| format!("\"{}\" is no move; write from and to, as in a3b3", text.escape_debug()))?;
            game.play(mv).map_err(|_| format!("{text} is illegal in {}", game.position()))?;
        }
        Ok(game)
    }

    fn go(&mut self, words: Vec<&str>) -> Result<(), String> {
        let asked = Asked::read(&words, self.game.position().side())?;
        self.finish(true);
        let stop = Arc::new(AtomicBool::new(false));
        let (game, memory, clock) = (self.game.clone(), self.memory.clone(), Clock::start(asked.time, &stop));
        let (threads, lines, known) = (self.threads, self.lines, self.known.clone());
        let endless = asked.is_endless();
        let search = move || {
            let is_up = || clock.is_up();
            let limits = Limits { depth: asked.depth, nodes: asked.nodes, stop: &is_up };
            let prepare = |known: &Known| known.prepare(game.position(), asked.time, &is_up);
            let prepared = known.as_deref().map(prepare).transpose().unwrap_or_else(|failure| {
                say(&format!("info string error: {}", failure.text()));
                None
            });
            let solved = known.as_deref().zip(prepared).and_then(|(known, most)| known.solved(most));
            let endings = solved.as_ref().map(|solved| solved as &dyn Endings);
            let task = Task { game: &game, limits, threads, lines, memory: &memory, endings, means: Means::All };
            let thought = think(&task, &mut |thought| tell(thought, &clock, &memory));
            // Who asked for an endless search hears nothing before he stops it.
            while endless && !clock.is_up() {
                std::thread::sleep(Duration::from_millis(5));
            }
            let best = thought.best().map_or("(none)".to_owned(), |mv| mv.to_string());
            match thought.variations.first().and_then(|variation| variation.moves.get(1)) {
                Some(ponder) => say(&format!("bestmove {best} ponder {ponder}")),
                None => say(&format!("bestmove {best}")),
            }
        };
        let thread = std::thread::spawn(search);
        self.running = Some(Running { stop, endless, thread });
        Ok(())
    }

    /// Waits for a search in progress, after stopping it if it is to be stopped or would not end.
    fn finish(&mut self, stop: bool) {
        if let Some(running) = self.running.take() {
            if stop || running.endless {
                running.stop.store(true, Relaxed);
            }
            // A thread that panicked has said so already.
            drop(running.thread.join());
        }
    }
}

fn position(text: &str, rules: &Arc<Rules>) -> Result<Position, String> {
    read_position(text, rules).map_err(|fault| match fault.hint.is_empty() {
        true => fault.message,
        false => format!("{} ({})", fault.message, fault.hint),
    })
}

/// `a3b3`, with rows of one or two digits.
fn read_squares(text: &str) -> Option<Move> {
    let second = text.char_indices().skip(1).find(|(_, letter)| letter.is_ascii_alphabetic())?.0;
    Some(Move::new(Square::parse(&text[..second])?, Square::parse(&text[second..])?))
}

fn tell(thought: &Thought, clock: &Clock, memory: &Memory) {
    let seconds = clock.seconds();
    for (place, variation) in thought.variations.iter().enumerate() {
        let moves: Vec<String> = variation.moves.iter().map(Move::to_string).collect();
        say(&format!(
            "info depth {} multipv {} score {} nodes {} nps {:.0} hashfull {} time {:.0} pv {}",
            thought.depth,
            place + 1,
            score(variation.score),
            thought.nodes,
            thought.nodes as f64 / seconds,
            memory.fullness(),
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
