//! `shouqi play`.

use super::args::{Play, Seat};
use super::autosave::Autosave;
use super::clock::interrupt;
use super::level::Level;
use super::move_text::{game_over, over};
use super::opponent::Opponent;
use super::play_command::{CommandWords, PromptCommand};
use super::prompt_input::Typed;
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::picture::picture;
use crate::cli::tablebase::EngineTables;
use crate::cli::terminal::wrap;
use crate::engine::Score;
use crate::language::{Argument, between_words, capital};
use crate::rules::notation::{Spellings, display_move, read_move};
use crate::rules::{Claim, Ending, Move, Session, Side, Verdict};
use crate::rulesheet::{JudgedMove, say_open_claims, say_refused, say_violation};
use crate::service::RefereeLanguage;
use clap::ValueEnum;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{SystemTime, UNIX_EPOCH};

/// A game against itself ends here at the latest, in plies.
const MOST_ALONE: usize = 1000;

/// Plays until the game is over or the person quits.
pub fn run(arguments: Play) -> Result<Done, Failure> {
    let (session, voice) = arguments.game.session(arguments.lang.as_deref())?;
    let rules = session.game().rules().clone();
    let keeper = Autosave::new(arguments.save.clone(), arguments.force, players(&arguments), &rules, &voice)?;
    let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64);
    let mood = arguments.seed.unwrap_or(clock);
    let tables = EngineTables::open(&rules, &arguments.table_args, arguments.power.threads)?.map(Arc::new);
    let opponent = Opponent::new(arguments.level.strength(), &arguments.power, mood, tables.as_ref())?;
    let adviser = Opponent::new(Level::Strong.strength(), &arguments.power, 0, tables.as_ref())?;
    let spellings = voice.spellings(&rules);
    let words = CommandWords::of(&voice.language);
    let flag = interrupt()?;
    let typed = Typed::listen();
    let mut table = PlayedGame {
        begun: session.game().plies().len(),
        session,
        opponent,
        adviser,
        voice,
        spellings,
        words,
        flag,
        typed,
        keeper,
        seat: arguments.side,
    };
    let played = table.play();
    table.leave()?;
    played?;
    Ok(Done::Well)
}

/// Names of White and Black for the record.
fn players(arguments: &Play) -> [String; 2] {
    let level = arguments.level.to_possible_value().map_or(String::new(), |value| value.get_name().to_owned());
    let engine = format!("shouqi {} ({level})", env!("CARGO_PKG_VERSION"));
    let person = || "?".to_owned();
    match arguments.side {
        Seat::White => [person(), engine],
        Seat::Black => [engine, person()],
        Seat::Both => [person(), person()],
        Seat::Neither => [engine.clone(), engine],
    }
}

/// Writes a line; ends the game if the output is closed.
macro_rules! tell {
    ($($text:tt)*) => {
        writeln!(escaped_output::stdout(), $($text)*)?
    };
}

/// A game in progress and its players.
struct PlayedGame {
    session: Session,
    /// Plies before the start.
    begun: usize,
    opponent: Opponent,
    adviser: Opponent,
    voice: RefereeLanguage,
    spellings: Spellings,
    /// What can be typed besides moves.
    words: CommandWords,
    flag: Arc<AtomicBool>,
    typed: Typed,
    keeper: Autosave,
    /// Which side a person plays.
    seat: Seat,
}

impl PlayedGame {
    fn play(&mut self) -> Result<(), Failure> {
        let rules = self.session.game().rules().clone();
        self.say("word-rules", &[("rules", rules.signature().into())])?;
        tell!("");
        let language = &self.voice.language;
        let letters: Vec<String> =
            rules.kinds().iter().map(|kind| format!("{}\u{a0}{}", kind.letter, language.animal(&kind.id))).collect();
        let parts = [
            ("white", Side::White.into()),
            ("black", Side::Black.into()),
            ("letters", letters.join(between_words(language.tag())).into()),
        ];
        self.say("play-animals", &parts)?;
        self.say("play-help", &[])?;
        self.show_board()?;
        loop {
            let ending = self.session.ending();
            if let Some(ending) = ending {
                tell!("{}", wrap(&self.end_in_words(ending), "", ""));
                if self.seat == Seat::Neither {
                    return Ok(());
                }
                self.say("play-after-end", &[])?;
            }
            if ending.is_some() || self.is_mine() {
                if !self.take_turn()? {
                    return Ok(());
                }
            } else if !self.answer()? {
                return Ok(());
            }
        }
    }

    fn end_in_words(&self, ending: Ending) -> String {
        let why = match ending {
            Ending::Ruled(outcome) => return over(self.session.game(), outcome, &self.voice.language),
            Ending::Resigned(side) => self.voice.say("play-resigned", &[("side", side.into())]),
            Ending::Agreed => self.voice.say("play-agreed", &[]),
        };
        self.voice.language.joined(&[game_over(ending.result(), &self.voice.language), why])
    }

    /// Prints a message of the language, wrapped for the terminal.
    fn say(&self, key: &str, parts: &[(&'static str, Argument)]) -> Result<(), Failure> {
        tell!("{}", wrap(&self.voice.say(key, parts), "", ""));
        Ok(())
    }

    /// Prints whose turn it is.
    fn side(&self) -> Side {
        self.session.game().position().side()
    }

    /// Whether a person plays the side to move.
    fn is_mine(&self) -> bool {
        match self.seat {
            Seat::White => self.side() == Side::White,
            Seat::Black => self.side() == Side::Black,
            Seat::Both => true,
            Seat::Neither => false,
        }
    }

    fn show_board(&self) -> Result<(), Failure> {
        tell!("\n{}\n", picture(self.session.game().position(), &self.voice.language, None, &[]));
        Ok(())
    }

    /// A move with the position before it, as it is written.
    fn written(&self, mv: Move) -> String {
        display_move(self.session.game().position(), mv)
    }

    /// The program's move or claim. `false` if Ctrl-C ended a game of the program against itself, or the game became
    /// too long.
    fn answer(&mut self) -> Result<bool, Failure> {
        self.flag.store(false, Relaxed);
        let alone = self.seat == Seat::Neither;
        if alone && self.session.game().plies().len().saturating_sub(self.begun) >= MOST_ALONE {
            self.say("play-nobody-won", &[("count", (MOST_ALONE as u32).into())])?;
            return Ok(false);
        }
        let Some((mv, score)) = self.opponent.choose_move(self.session.game(), &self.flag) else { return Ok(false) };
        if score < Score::EVEN && self.claims()? {
            return Ok(true);
        }
        let number = self.session.game().position().move_number();
        let (side, written) = (self.side(), self.written(mv));
        if self.session.play(mv).is_err() {
            // Engine and referee share the rules; should they ever disagree, the game stops here.
            self.say("play-gives-up", &[])?;
            return Ok(false);
        }
        self.keeper.note(&self.session, &self.voice);
        let dots = if side == Side::White { "." } else { "…" };
        let number = ("number", format!("{number}{dots}").into());
        self.say("play-plays", &[number, ("side", side.into()), ("move", written.into())])?;
        if !alone {
            self.show_board()?;
        }
        Ok(!(alone && self.flag.load(Relaxed)))
    }

    /// Claims a draw for the program where it may.
    fn claims(&mut self) -> Result<bool, Failure> {
        let game = self.session.game();
        let claim = match game.may_claim_draw() {
            true => Some(Claim::Standing),
            false => game.claiming_moves().first().map(|&mv| Claim::With(mv)),
        };
        let Some(claim) = claim else { return Ok(false) };
        let made = self.session.claim(claim).is_ok();
        if made {
            self.keeper.note(&self.session, &self.voice);
            self.say("play-claims", &[("side", self.side().into())])?;
        }
        Ok(made)
    }

    /// A person's turn. `false` to leave.
    fn take_turn(&mut self) -> Result<bool, Failure> {
        for open in say_open_claims(self.session.game(), &self.voice.language) {
            tell!("{}", wrap(&open, "", ""));
        }
        // Ctrl-C during a search makes the program move; here it quits.
        let Some(line) = self.ask(&format!("{}> ", capital(&self.voice.side(self.side()))))? else { return Ok(false) };
        let (command, rest) = self.words.read(line.trim());
        match command {
            PromptCommand::Move | PromptCommand::Yes => self.move_as_said(rest)?,
            PromptCommand::Undo => self.undo()?,
            PromptCommand::Hint => match self.adviser.choose_move(self.session.game(), &self.flag) {
                Some((mv, _)) => tell!("{}", self.written(mv)),
                None => self.say("play-no-move", &[])?,
            },
            PromptCommand::Moves => {
                let moves: Vec<String> = self.session.game().moves().into_iter().map(|mv| self.written(mv)).collect();
                tell!("{}", wrap(&moves.join(" "), "", ""));
            }
            PromptCommand::Board => self.show_board()?,
            PromptCommand::Draw => return self.offer(),
            PromptCommand::Claim => self.claim(rest)?,
            PromptCommand::Resign => self.resign()?,
            PromptCommand::Save if rest.is_empty() => self.say("play-save-where", &[])?,
            PromptCommand::Save => match self.keeper.save(&self.session, Path::new(rest), &self.voice) {
                Ok(()) => self.say("play-saved", &[("file", rest.into())])?,
                Err(failure) => drop(failure.tell()),
            },
            PromptCommand::Help => self.say("play-help", &[])?,
            PromptCommand::Quit => return Ok(false),
        }
        Ok(true)
    }

    /// The next line of input; `None` at its end and on Ctrl-C.
    fn ask(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        write!(escaped_output::stdout(), "{prompt}")?;
        escaped_output::stdout().flush()?;
        self.flag.store(false, Relaxed);
        let line = self.typed.next(&self.flag)?;
        if line.is_none() {
            tell!("");
        }
        Ok(line)
    }

    /// The move that a text means, or a message why it means none.
    fn read(&self, typed: &str) -> Result<Option<Move>, Failure> {
        match read_move(typed, self.session.game().position(), &self.spellings) {
            Ok(mv) => Ok(Some(mv)),
            Err(fault) => {
                self.say("play-unreadable", &[("why", self.voice.language.fault(&fault).into())])?;
                Ok(None)
            }
        }
    }

    fn move_as_said(&mut self, typed: &str) -> Result<(), Failure> {
        let Some(mv) = self.read(typed)? else { return Ok(()) };
        match self.session.play(mv) {
            Ok(()) => {
                self.keeper.note(&self.session, &self.voice);
                // The reason is printed with a picture.
                if self.is_mine() || self.session.ending().is_some() {
                    self.show_board()?;
                }
            }
            Err(Verdict::Illegal(violations)) => {
                let scene = JudgedMove { position: self.session.game().position(), mv, language: &self.voice.language };
                let why = violations.first().map(|violation| say_violation(scene, violation));
                self.say("verdict-illegal", &[("reason", why.unwrap_or_default().into())])?;
            }
            Err(Verdict::Legal { .. }) => self.say("play-cannot", &[])?,
        }
        Ok(())
    }

    /// Takes back to the person's last turn, even into a game that was loaded.
    fn undo(&mut self) -> Result<(), Failure> {
        let mut taken = false;
        while self.session.undo() {
            taken = true;
            if self.is_mine() {
                break;
            }
        }
        if !taken {
            self.say("play-nothing-back", &[])?;
            return Ok(());
        }
        self.keeper.note(&self.session, &self.voice);
        self.show_board()?;
        if !self.is_mine() {
            // Only the program has moved so far: it moves again.
            self.say("play-beginning", &[])?;
        }
        Ok(())
    }

    /// The side of the person at the prompt.
    fn person(&self) -> Side {
        match self.seat {
            Seat::White => Side::White,
            Seat::Black => Side::Black,
            Seat::Both | Seat::Neither => self.side(),
        }
    }

    /// Offers a draw to the other side. `false` to quit.
    fn offer(&mut self) -> Result<bool, Failure> {
        let (side, other) = (self.person(), !self.person());
        if !self.session.offer(side) {
            self.say("game-over", &[])?;
            return Ok(true);
        }
        let both = [("side", side.into()), ("rival", other.into())];
        let accepts = match self.seat {
            Seat::Both => match self.ask(&format!("{}> ", self.voice.say("play-offer", &both)))? {
                Some(line) => self.words.accepts(&line),
                None => return Ok(false),
            },
            // It accepts if a draw is no worse for it than its score. The person is to move.
            Seat::White | Seat::Black | Seat::Neither => {
                self.opponent.evaluate(self.session.game(), &self.flag).is_none_or(|score| score >= Score::EVEN)
            }
        };
        if accepts && self.session.accept(other) {
            self.keeper.note(&self.session, &self.voice);
        } else {
            self.session.decline(other);
            self.say("play-declines", &[("side", other.into())])?;
        }
        Ok(true)
    }

    /// Claims a draw by threefold repetition, with the announced move if there is one.
    fn claim(&mut self, announced: &str) -> Result<(), Failure> {
        let claim = match announced {
            "" => Claim::Standing,
            text => match self.read(text)? {
                Some(mv) => Claim::With(mv),
                None => return Ok(()),
            },
        };
        match self.session.claim(claim) {
            Ok(()) => self.keeper.note(&self.session, &self.voice),
            Err(why) => {
                let why = say_refused(self.session.game(), claim, &why, &self.voice.language);
                tell!("{}", wrap(&self.voice.language.joined(&[self.voice.say("play-no-draw", &[]), why]), "", ""));
            }
        }
        Ok(())
    }

    fn resign(&mut self) -> Result<(), Failure> {
        match self.session.resign(self.person()) {
            true => self.keeper.note(&self.session, &self.voice),
            false => self.say("game-over", &[])?,
        }
        Ok(())
    }

    /// Saves the game; prints a game that would be lost.
    fn leave(&mut self) -> Result<(), Failure> {
        match self.keeper.finish(&self.session, &self.voice) {
            Ok(Some(file)) => self.say("play-saved", &[("file", file.display().to_string().into())])?,
            Ok(None) if self.keeper.is_unsaved() => {
                let (record, rules) = self.keeper.shown(&self.session, &self.voice);
                let rules = rules.map_or(String::new(), |rules| format!(" --rules {rules}"));
                // A command may be copied: it is never wrapped.
                tell!("{}\n\n{record}", self.voice.say("play-not-saved", &[("rules", rules.into())]));
            }
            Ok(None) => (),
            Err(failure) => {
                // Print what could not be saved, if the output is open.
                let _ = writeln!(escaped_output::stdout(), "\n{}", self.keeper.shown(&self.session, &self.voice).0);
                return Err(failure);
            }
        }
        Ok(())
    }
}
