//! How a game is conducted: what is entered, what happens then, and what is said. The same for every face of the table.

use super::chair::{Chair, Player};
use super::host::{Host, NotDone};
use super::told::{Told, Tone};
use super::verdicts::{capture, end, refusal, ruling, verdict};
use super::words::{CommandWords, PromptCommand};
use crate::cli::engine::game_over;
use crate::cli::exit::Failure;
use crate::language::Argument;
use crate::rules::Move;
use crate::rules::notation::{Spellings, display_move, read_move};
use crate::rulesheet::{JudgedMove, say_open_claims};
use crate::service::RefereeLanguage;
use crate::table::{Event, Refused, Ruling, plain_text};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// What came of an input.
pub struct Obeyed {
    /// What is said.
    pub told: Vec<Told>,
    /// Whether the game is left.
    pub leaves: bool,
}

/// A game with those who play it.
pub struct Conduct {
    pub host: Host,
    pub voice: RefereeLanguage,
    /// Who sits where, White first.
    pub chairs: [Chair; 2],
    /// Whether every move is answered with a verdict, as at a table; else only captures are told.
    rules_aloud: bool,
    /// Whether animals are shown with their strengths.
    pub shows_strengths: bool,
    spellings: Spellings,
    words: CommandWords,
    adviser: Option<Player>,
    /// Plies before the program began.
    pub(super) begun: usize,
}

impl Conduct {
    /// Conducts a game. `adviser` gives hints.
    pub fn new(host: Host, voice: RefereeLanguage, chairs: [Chair; 2], adviser: Player) -> Conduct {
        let spellings = voice.spellings(host.game().rules());
        let words = CommandWords::of(&voice.language);
        let begun = host.game().plies().len();
        let rules_aloud = chairs.iter().all(Chair::is_person);
        let adviser = Some(adviser);
        Conduct { host, voice, chairs, rules_aloud, shows_strengths: false, spellings, words, adviser, begun }
    }

    /// A message of the language.
    pub fn say(&self, key: &str, parts: &[(&'static str, Argument)]) -> String {
        self.voice.say(key, parts)
    }

    /// Whether a person plays the side to move.
    pub fn is_person(&self) -> bool {
        self.chairs[self.host.turn().index()].is_person()
    }

    /// Whether the program is to move now.
    pub fn is_program_to_move(&self) -> bool {
        !self.is_person() && self.host.table().ending().is_none() && self.host.table().tried_from().is_none()
    }

    /// Whether nobody plays.
    pub fn is_alone(&self) -> bool {
        !self.chairs.iter().any(Chair::is_person)
    }

    /// Whether the program plays at least one side.
    pub(super) fn has_program(&self) -> bool {
        !self.chairs.iter().all(Chair::is_person)
    }

    /// The end of the game in words, if it is over.
    pub fn end(&self) -> Option<String> {
        self.host.table().ending().map(|ending| end(self.host.game(), &ending, &self.voice))
    }

    /// What the side to move may claim.
    pub fn open_claims(&self) -> Vec<String> {
        if self.host.table().ending().is_some() {
            return Vec::new();
        }
        say_open_claims(self.host.game(), &self.voice.language)
    }

    /// A move with the position before it, as it is written.
    pub fn written(&self, mv: Move) -> String {
        display_move(self.host.game().position(), mv)
    }

    /// Does what was entered.
    pub fn obey(&mut self, line: &str) -> Obeyed {
        let line = line.trim();
        let (command, rest) = self.words.read(line);
        if command == PromptCommand::Quit {
            return Obeyed { told: Vec::new(), leaves: true };
        }
        let mut told = self.act(command, rest);
        told.extend(self.unsaved());
        Obeyed { told, leaves: false }
    }

    fn act(&mut self, command: PromptCommand, rest: &str) -> Vec<Told> {
        match command {
            PromptCommand::Move => self.enter_move(rest),
            PromptCommand::Legal => match self.read(rest) {
                Ok(mv) => verdict(self.host.game(), mv, &self.voice),
                Err(told) => vec![told],
            },
            PromptCommand::Undo => self.take_back(),
            PromptCommand::Redo => match self.host.undone() {
                Some(mv) => self.make(mv),
                None => vec![Told::plain(self.say("play-nothing-again", &[]))],
            },
            PromptCommand::Hint => vec![self.hint()],
            PromptCommand::Moves => {
                let moves: Vec<String> = self.host.game().moves().into_iter().map(|mv| self.written(mv)).collect();
                vec![Told::plain(moves.join(" "))]
            }
            PromptCommand::Board => vec![Told::Board],
            PromptCommand::Strengths => vec![self.strengths()],
            PromptCommand::Draw => self.offer(rest),
            PromptCommand::Yes | PromptCommand::No => self.reply(command == PromptCommand::Yes),
            PromptCommand::Claim => self.claim(rest),
            PromptCommand::Resign => self.of_side(rest, Event::Resign),
            PromptCommand::Illegal => self.of_side(rest, Event::Illegal),
            PromptCommand::Press => self.told_clocks(Event::Press),
            PromptCommand::Pause => self.told_clocks(Event::Pause),
            PromptCommand::Go => self.told_clocks(Event::Go),
            PromptCommand::Note => match plain_text(rest) {
                Some(text) => self.event(Event::Note(text), "play-noted"),
                None => vec![Told::plain(self.say("play-note-what", &[]))],
            },
            PromptCommand::Adjudicate => self.adjudicate(rest),
            PromptCommand::Swap => {
                let sides = self.host.table().setting().players.clone();
                let mut told = self.event_alone(Event::Swap);
                if sides != self.host.table().setting().players {
                    self.chairs.swap(0, 1);
                }
                let players = self.players().unwrap_or_else(|| self.say("play-swapped", &[]));
                told.push(Told::plain(players));
                told
            }
            PromptCommand::Try => self.event(Event::Try, "play-trying"),
            PromptCommand::Return => {
                let mut told = self.event(Event::Return, "play-returned");
                told.push(Told::Board);
                told
            }
            PromptCommand::Save if rest.is_empty() => vec![Told::plain(self.say("play-save-where", &[]))],
            PromptCommand::Save => self.save(rest),
            PromptCommand::Help => vec![
                Told::plain(self.say("play-enter", &[])),
                Told::List(CommandWords::explained(&self.voice.language)),
            ],
            PromptCommand::Quit => Vec::new(),
        }
    }

    /// Why the record could not be saved, if nobody has been told.
    pub(super) fn unsaved(&mut self) -> Vec<Told> {
        self.host.take_unsaved().map_or_else(Vec::new, |failure| told_failure(&failure))
    }

    /// Has something happen, and tells what came of it.
    pub(super) fn event_alone(&mut self, event: Event) -> Vec<Told> {
        match self.host.happen(event, &self.voice) {
            Ok(rulings) => self.told_rulings(&rulings),
            Err(why) => vec![self.not_done(&why)],
        }
    }

    /// The same, and says a sentence if nothing else is said.
    pub(super) fn event(&mut self, event: Event, key: &str) -> Vec<Told> {
        let told = self.event_alone(event);
        if told.is_empty() { vec![Told::plain(self.say(key, &[]))] } else { told }
    }

    pub(super) fn told_rulings(&self, rulings: &[Ruling]) -> Vec<Told> {
        rulings.iter().filter_map(|each| ruling(self.host.game(), each, &self.voice)).collect()
    }

    pub(super) fn not_done(&self, why: &NotDone) -> Told {
        match why {
            NotDone::Refused(refused) => Told::plain(refusal(refused, &self.voice)),
            NotDone::Unwritten(why) => {
                Told::Words(Tone::Forbidden, self.say("play-unwritten", &[("why", why.to_string().into())]))
            }
        }
    }

    /// The move that a text means, or why it means none.
    pub(super) fn read(&self, typed: &str) -> Result<Move, Told> {
        read_move(typed, self.host.game().position(), &self.spellings).map_err(|fault| {
            Told::plain(self.say("play-unreadable", &[("why", self.voice.language.fault(&fault).into())]))
        })
    }

    fn enter_move(&mut self, typed: &str) -> Vec<Told> {
        match self.read(typed) {
            Ok(mv) => self.make(mv),
            Err(told) => vec![told],
        }
    }

    /// Makes a person's move.
    pub fn make(&mut self, mv: Move) -> Vec<Told> {
        let game = self.host.game();
        let mut told = match game.judge(mv).is_legal() && !self.rules_aloud {
            true => {
                let scene = JudgedMove { position: game.position(), mv, language: &self.voice.language };
                capture(scene, false).map(Told::plain).into_iter().collect()
            }
            false => verdict(game, mv, &self.voice),
        };
        match self.host.happen(Event::Move(mv), &self.voice) {
            Ok(rulings) if rulings.iter().any(|each| matches!(each, Ruling::FlagFell(..))) => {
                self.told_rulings(&rulings)
            }
            Ok(rulings) => {
                told.push(Told::Board);
                match self.host.table().ending().filter(|_| self.rules_aloud) {
                    // The verdict has told how.
                    Some(ending) => told.push(Told::plain(game_over(ending.result(), &self.voice.language))),
                    None => told.extend(self.told_rulings(&rulings)),
                }
                told
            }
            Err(NotDone::Refused(Refused::Illegal(_))) => told,
            Err(why) => vec![self.not_done(&why)],
        }
    }

    /// Takes back to the last turn of a person, even into a game that was loaded.
    fn take_back(&mut self) -> Vec<Told> {
        let (mut taken, mut told) = (false, Vec::new());
        let before = self.host.game().plies().len();
        loop {
            let last = self.host.game().plies().len();
            match self.host.happen(Event::TakeBack, &self.voice) {
                Ok(rulings) => told.extend(self.told_rulings(&rulings)),
                Err(NotDone::Refused(_)) if taken => {
                    // Only the program has moved so far: it moves again.
                    told.push(Told::plain(self.say("play-beginning", &[])));
                    break;
                }
                Err(why) => return vec![self.not_done(&why)],
            }
            taken = true;
            let is_trial = self.host.table().tried_from().is_some();
            if self.is_person() || self.is_alone() || is_trial || last == 0 {
                break;
            }
        }
        if self.host.game().plies().len() < before {
            told.push(Told::Board);
        }
        told
    }

    fn hint(&mut self) -> Told {
        let game = self.host.game().clone();
        let best = self.adviser.as_mut().and_then(|adviser| adviser.opponent.choose_move(&game, &idle()));
        Told::plain(match best {
            Some((mv, _)) => self.written(mv),
            None => self.say("play-no-move", &[]),
        })
    }

    fn strengths(&mut self) -> Told {
        self.shows_strengths = !self.shows_strengths;
        let kinds = self.host.game().rules().kinds();
        let mut rows: Vec<_> = kinds.iter().map(|kind| (kind.strength, self.voice.language.animal(&kind.id))).collect();
        rows.sort_by_key(|(strength, _)| std::cmp::Reverse(*strength));
        Told::List(rows.into_iter().map(|(strength, animal)| (strength.to_string(), animal)).collect())
    }

    /// Lets the time pass: flags may fall.
    pub fn pass_time(&mut self) -> Vec<Told> {
        match self.host.pass_time(&self.voice) {
            Ok(rulings) => self.told_rulings(&rulings),
            Err(why) => vec![self.not_done(&why)],
        }
    }
}

/// A failure, line by line.
pub(super) fn told_failure(failure: &Failure) -> Vec<Told> {
    failure.lines().into_iter().map(|line| Told::Words(Tone::Forbidden, line)).collect()
}

/// A flag that nobody raises.
pub(super) fn idle() -> Arc<AtomicBool> {
    Arc::new(AtomicBool::new(false))
}
