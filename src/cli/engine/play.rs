//! `shouqi play`.

use super::args::{Play, Seat};
use super::clock::interrupt;
use super::level::Level;
use super::opponent::Opponent;
use super::save::{may_write, record, save};
use super::say::{game, over};
use super::typed::Typed;
use crate::cli::exit::{Done, Failure};
use crate::cli::given::{DEFAULT_RULES, Given};
use crate::cli::out::{self, print, println};
use crate::cli::picture::picture;
use crate::cli::tablebase::Known;
use crate::cli::terminal::wrap;
use crate::cli::voice::Voice;
use crate::rules::notation::{Record, Spellings, display_move, read_move};
use crate::rules::{Game, Side, Verdict};
use crate::rulesheet::{Scene, say_violation};
use clap::ValueEnum;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{SystemTime, UNIX_EPOCH};

/// A game against itself ends here at the latest, in plies.
const MOST_ALONE: usize = 1000;
const HELP: &str = "A move: a3b3, Eb3, Ea3-b3 or elephant b3. Or: undo (takes back your last move), hint, moves, board, \
save FILE, help, quit.";

/// Plays until the game is over or somebody leaves.
pub fn run(arguments: Play) -> Result<Done, Failure> {
    if let Some(path) = &arguments.save {
        // Told before the game, not after it.
        may_write(path, arguments.force)?;
    }
    let set = arguments.which.table()?;
    let voice = Voice::of(set.as_ref(), arguments.lang.as_deref())?;
    let game = game(Given::read(&arguments.which, set.as_ref(), &arguments.standing, &voice)?);
    let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64);
    let mood = arguments.seed.unwrap_or(clock);
    let known = Known::open(game.rules(), &arguments.knowledge, arguments.power.threads)?.map(Arc::new);
    let opponent = Opponent::new(arguments.level.strength(), &arguments.power, mood, known.as_ref())?;
    let adviser = Opponent::new(Level::Strong.strength(), &arguments.power, 0, known.as_ref())?;
    let spellings = voice.spellings(game.rules());
    let flag = interrupt()?;
    let typed = Typed::listen();
    let mut table = Table {
        begun: game.plies().len(),
        game,
        opponent,
        adviser,
        voice,
        spellings,
        flag,
        typed,
        kept: 0,
        saved: None,
        arguments,
    };
    let played = table.play();
    table.leave()?;
    played?;
    Ok(Done::Well)
}

/// What a typed line asks for.
enum Said<'a> {
    Move(&'a str),
    Undo,
    Hint,
    Moves,
    Board,
    Save(&'a str),
    Help,
    Quit,
}

impl Said<'_> {
    fn read(line: &str) -> Said<'_> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word.to_ascii_lowercase().as_str() {
            "undo" | "u" => Said::Undo,
            "hint" => Said::Hint,
            "moves" => Said::Moves,
            "board" => Said::Board,
            "save" => Said::Save(rest.trim()),
            "help" | "?" | "" => Said::Help,
            "quit" | "exit" | "q" => Said::Quit,
            _ => Said::Move(line),
        }
    }
}

/// A game in progress and who sits at it.
struct Table {
    game: Game,
    /// Plies that were there before.
    begun: usize,
    opponent: Opponent,
    adviser: Opponent,
    voice: Voice,
    spellings: Spellings,
    flag: Arc<AtomicBool>,
    typed: Typed,
    /// Plies that have been saved.
    kept: usize,
    /// Where they have been saved.
    saved: Option<String>,
    arguments: Play,
}

impl Table {
    fn play(&mut self) -> Result<(), Failure> {
        let rules = self.game.rules();
        println!("Rules {}\n", rules.signature());
        let language = &self.voice.language;
        let letters: Vec<String> =
            rules.kinds().iter().map(|kind| format!("{} {}", kind.letter, language.animal(&kind.id))).collect();
        let [white, black] = [Side::White, Side::Black].map(|side| self.voice.side(side));
        let words = format!("{white}’s animals: {}; {black}’s are small letters.", letters.join(", "));
        println!("{}", wrap(&words, "", ""));
        println!("{}", wrap(HELP, "", ""));
        println!("\n{}\n", self.board());
        loop {
            out::heard()?;
            let outcome = self.game.outcome();
            if let Some(outcome) = outcome {
                println!("{}", wrap(&over(&self.game, outcome, &self.voice.language), "", ""));
                if self.arguments.side == Seat::Neither {
                    return Ok(());
                }
                println!("undo takes the last move back, save FILE keeps the game, quit leaves.");
            }
            if outcome.is_some() || self.is_mine() {
                if !self.take_turn()? {
                    return Ok(());
                }
            } else if !self.answer() {
                return Ok(());
            }
        }
    }

    /// The board as it stands.
    fn board(&self) -> String {
        picture(self.game.position(), &self.voice.language, None, &[])
    }

    /// Whether a person plays the side to move.
    fn is_mine(&self) -> bool {
        match self.arguments.side {
            Seat::White => self.game.position().side() == Side::White,
            Seat::Black => self.game.position().side() == Side::Black,
            Seat::Both => true,
            Seat::Neither => false,
        }
    }

    /// The program's move. `false` if Ctrl-C ended a game it played alone, or it went on for too long.
    fn answer(&mut self) -> bool {
        self.flag.store(false, Relaxed);
        let alone = self.arguments.side == Seat::Neither;
        if alone && self.game.plies().len() - self.begun >= MOST_ALONE {
            println!("Nobody has won in {MOST_ALONE} moves.");
            return false;
        }
        let Some(mv) = self.opponent.choose(&self.game, &self.flag) else { return false };
        let (number, text) = (self.game.position().move_number(), display_move(self.game.position(), mv));
        let side = self.game.position().side();
        if self.game.play(mv).is_err() {
            // The engine and the referee read the same rules; if they ever part, the game stops here.
            println!("The program found no legal move and gives up.");
            return false;
        }
        let dots = if side == Side::White { "." } else { "…" };
        println!("{number}{dots} {} plays {text}", self.voice.side(side));
        if !alone {
            println!("\n{}\n", self.board());
        }
        !(alone && self.flag.load(Relaxed))
    }

    /// A person's turn. `false` to leave.
    fn take_turn(&mut self) -> Result<bool, Failure> {
        print!("{}> ", self.voice.side(self.game.position().side()));
        std::io::stdout().flush()?;
        // Ctrl-C while the program was thinking made it move; here it leaves.
        self.flag.store(false, Relaxed);
        let Some(line) = self.typed.next(&self.flag)? else {
            println!();
            return Ok(false);
        };
        match Said::read(line.trim()) {
            Said::Move(text) => self.move_as_said(text),
            Said::Undo => self.undo(),
            Said::Hint => match self.adviser.choose(&self.game, &self.flag) {
                Some(mv) => println!("{}", display_move(self.game.position(), mv)),
                None => println!("There is no move."),
            },
            Said::Moves => {
                let moves: Vec<String> =
                    self.game.moves().into_iter().map(|mv| display_move(self.game.position(), mv)).collect();
                println!("{}", wrap(&moves.join(" "), "", ""));
            }
            Said::Board => println!("\n{}\n", self.board()),
            Said::Save("") => println!("save where? Such as: save evening.pgn"),
            Said::Save(path) => {
                let path = path.to_owned();
                if let Err(failure) = self.save(&path) {
                    failure.tell();
                }
            }
            Said::Help => println!("{}", wrap(HELP, "", "")),
            Said::Quit => return Ok(false),
        }
        Ok(true)
    }

    fn move_as_said(&mut self, text: &str) {
        let mv = match read_move(text, self.game.position(), &self.spellings) {
            Ok(mv) => mv,
            Err(fault) if fault.hint.is_empty() => return println!("Unreadable: {}.", fault.message),
            Err(fault) => return println!("Unreadable: {} ({}).", fault.message, fault.hint),
        };
        let before = self.game.position().clone();
        match self.game.play(mv) {
            // The answer comes with a picture.
            Ok(()) if !self.is_mine() && self.game.outcome().is_none() => (),
            Ok(()) => println!("\n{}\n", self.board()),
            Err(Verdict::Illegal(violations)) => {
                let scene = Scene { position: &before, mv, language: &self.voice.language };
                let why = violations.first().map(|violation| say_violation(scene, violation));
                println!("{}", wrap(&format!("Illegal. {}", why.unwrap_or_default()), "", ""));
            }
            Err(Verdict::Legal { .. }) => println!("This move cannot be made here."),
        }
    }

    /// Takes back to the person's last turn.
    fn undo(&mut self) {
        let mut taken = 0;
        while self.game.plies().len() > self.begun {
            self.game.take_back();
            taken += 1;
            if self.is_mine() {
                break;
            }
        }
        match taken {
            0 => println!("There is nothing to take back."),
            _ => println!("\n{}\n", self.board()),
        }
        if taken > 0 && !self.is_mine() {
            // Only the program has moved so far: it moves again.
            println!("That was the beginning.");
        }
    }

    /// Keeps the game where it is to be kept; a game that would be lost is shown.
    fn leave(&mut self) -> Result<(), Failure> {
        if let Some(path) = self.arguments.save.clone() {
            return self.save(&path).inspect_err(|_| println!("\n{}", self.record()));
        }
        if self.game.plies().len() > self.begun && self.game.plies().len() != self.kept {
            println!("Not saved. In a file, this goes on with: shouqi play --game FILE\n\n{}", self.record());
        }
        Ok(())
    }

    fn save(&mut self, path: &str) -> Result<(), Failure> {
        // What this very game was saved in before may be replaced by more of it.
        let own = self.saved.as_deref() == Some(path);
        save(&self.record(), path, self.arguments.force || own)?;
        (self.kept, self.saved) = (self.game.plies().len(), Some(path.to_owned()));
        println!("Saved in {path}.");
        Ok(())
    }

    fn record(&self) -> Record {
        let level = self.arguments.level.to_possible_value().map_or(String::new(), |value| value.get_name().to_owned());
        let engine = format!("shouqi {} ({level})", env!("CARGO_PKG_VERSION"));
        let person = "?";
        let players = match self.arguments.side {
            Seat::White => [person, &engine],
            Seat::Black => [&engine, person],
            Seat::Both => [person, person],
            Seat::Neither => [engine.as_str(), &engine],
        };
        let mut record = record(&self.game, players);
        // A ruleset of one's own is found again by its file.
        let named = self.arguments.which.rules.as_deref().unwrap_or(DEFAULT_RULES);
        if named.contains(['/', '.']) {
            record.set_tag("Rules", named);
        }
        record
    }
}
