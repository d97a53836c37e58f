//! How a game is conducted: what is entered, what happens then, and what is said. The same for every face of the table.

use super::chair::{Chair, Player, reason};
use super::host::{Host, NotDone};
use super::told::{Told, Tone};
use super::verdicts::{capture, end, refusal, ruling, verdict};
use super::words::{CommandWords, PromptCommand};
use crate::cli::engine::game_over;
use crate::cli::exit::Failure;
use crate::engine::Score;
use crate::language::{Argument, between_words};
use crate::rules::notation::{RecordResult, Spellings, display_move, read_move};
use crate::rules::{Claim, Move, Side};
use crate::rulesheet::{JudgedMove, say_open_claims, say_refused};
use crate::service::RefereeLanguage;
use crate::table::{Event, Millis, Refused, Ruling, plain_text};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A game of the program against itself ends here at the latest, in plies.
const MOST_ALONE: usize = 1000;
/// Below this, clocks show tenths of a second.
const SHORT: u64 = 20_000;

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
    begun: usize,
}

impl Conduct {
    /// Conducts a game. `adviser` gives hints.
    pub fn new(host: Host, voice: RefereeLanguage, chairs: [Chair; 2], adviser: Player) -> Conduct {
        let spellings = voice.spellings(host.game().rules());
        let words = CommandWords::of(&voice.language);
        let begun = host.game().plies().len();
        let rules_aloud = chairs.iter().all(|chair| matches!(chair, Chair::Person));
        let adviser = Some(adviser);
        Conduct { host, voice, chairs, rules_aloud, shows_strengths: false, spellings, words, adviser, begun }
    }

    /// A message of the language.
    pub fn say(&self, key: &str, parts: &[(&'static str, Argument)]) -> String {
        self.voice.say(key, parts)
    }

    /// Whether a person plays the side to move.
    pub fn is_person(&self) -> bool {
        matches!(self.chairs[self.host.turn().index()], Chair::Person)
    }

    /// Whether the program is to move now.
    pub fn is_program_to_move(&self) -> bool {
        !self.is_person() && self.host.table().ending().is_none() && self.host.table().tried_from().is_none()
    }

    /// Whether nobody plays.
    pub fn is_alone(&self) -> bool {
        !self.chairs.iter().any(|chair| matches!(chair, Chair::Person))
    }

    /// What is said before the game.
    pub fn greeting(&self) -> Vec<Told> {
        let rules = self.host.game().rules();
        let language = &self.voice.language;
        let mut told = vec![Told::plain(self.say("word-rules", &[("rules", rules.signature().into())]))];
        told.extend(self.players().map(Told::plain));
        for (side, chair) in Side::BOTH.into_iter().zip(&self.chairs) {
            if let Chair::Program(player) = chair {
                let level = self.say(player.level.message(), &[]);
                told.push(Told::plain(self.say("play-level", &[("side", side.into()), ("level", level.into())])));
            }
        }
        told.extend(self.clocks().map(Told::plain));
        if let Some(journal) = self.host.journal() {
            let file = [("file", journal.path().display().to_string().into())];
            told.push(Told::plain(self.say("play-kept", &file)));
        }
        let letters: Vec<String> =
            rules.kinds().iter().map(|kind| format!("{}\u{a0}{}", kind.letter, language.animal(&kind.id))).collect();
        let parts = [
            ("white", Side::White.into()),
            ("black", Side::Black.into()),
            ("letters", letters.join(between_words(language.tag())).into()),
        ];
        told.push(Told::plain(self.say("play-animals", &parts)));
        told.push(Told::plain(self.say("play-enter", &[])));
        told
    }

    /// The names of the players, if any is known.
    fn players(&self) -> Option<String> {
        let setting = self.host.table().setting();
        let [white, black] = Side::BOTH.map(|side| setting.player(side).map(str::to_owned));
        let is_named = |(chair, name): (&Chair, &Option<String>)| matches!(chair, Chair::Person) && name.is_some();
        if ![&white, &black].into_iter().zip(&self.chairs).any(|(name, chair)| is_named((chair, name))) {
            return None;
        }
        let named = |side: Side, name: Option<String>| {
            name.map(|name| self.say("play-player", &[("side", side.into()), ("name", name.into())]))
        };
        let both: Vec<String> = [named(Side::White, white), named(Side::Black, black)].into_iter().flatten().collect();
        Some(both.join(" · "))
    }

    /// The clocks in one line; `None` if there are none.
    pub fn clocks(&self) -> Option<String> {
        let shown = Side::BOTH.map(|side| Some(format!("{} {}", self.side_name(side), self.clock(side)?)));
        let [Some(white), Some(black)] = shown else { return None };
        Some(format!("{white} · {black}"))
    }

    /// What a side's clock shows now; `None` without clocks.
    pub fn clock(&self, side: Side) -> Option<String> {
        let left = self.host.table().clocks()?.left(side, self.host.now());
        let periods = if left.periods > 0 { format!(" +{}", left.periods) } else { String::new() };
        Some(format!("{}{periods}", on_clock(left.main)))
    }

    /// A side with its name as at the beginning of a sentence.
    pub fn side_name(&self, side: Side) -> String {
        crate::language::capital(&self.voice.side(side))
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
    fn unsaved(&mut self) -> Vec<Told> {
        self.host.take_unsaved().map_or_else(Vec::new, |failure| told_failure(&failure))
    }

    /// Has something happen, and tells what came of it.
    fn event_alone(&mut self, event: Event) -> Vec<Told> {
        match self.host.happen(event, &self.voice) {
            Ok(rulings) => self.told_rulings(&rulings),
            Err(why) => vec![self.not_done(&why)],
        }
    }

    /// The same, and says a sentence if nothing else is said.
    fn event(&mut self, event: Event, key: &str) -> Vec<Told> {
        let told = self.event_alone(event);
        if told.is_empty() { vec![Told::plain(self.say(key, &[]))] } else { told }
    }

    fn told_rulings(&self, rulings: &[Ruling]) -> Vec<Told> {
        rulings.iter().filter_map(|each| ruling(self.host.game(), each, &self.voice)).collect()
    }

    fn not_done(&self, why: &NotDone) -> Told {
        match why {
            NotDone::Refused(refused) => Told::plain(refusal(refused, &self.voice)),
            NotDone::Unwritten(why) => {
                Told::Words(Tone::Forbidden, self.say("play-unwritten", &[("why", why.to_string().into())]))
            }
        }
    }

    /// The move that a text means, or why it means none.
    fn read(&self, typed: &str) -> Result<Move, Told> {
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
        told.push(Told::Board);
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

    /// The side that a word names: by the side's name, a player's or in English.
    fn side_of(&self, word: &str) -> Option<Side> {
        let word = word.to_lowercase();
        let setting = self.host.table().setting();
        Side::BOTH.into_iter().find(|&side| {
            let player = setting.player(side).map(str::to_lowercase);
            side.to_string().to_lowercase() == word
                || self.voice.side(side).to_lowercase() == word
                || player.is_some_and(|player| player == word)
        })
    }

    /// The side that acts: the one that is named, or the only person, or the side to move.
    fn actor(&self, named: &str) -> Side {
        let persons = self.chairs.each_ref().map(|chair| matches!(chair, Chair::Person));
        self.side_of(named).unwrap_or(match persons {
            [true, false] => Side::White,
            [false, true] => Side::Black,
            _ => self.host.turn(),
        })
    }

    fn of_side(&mut self, named: &str, event: fn(Side) -> Event) -> Vec<Told> {
        if !named.is_empty() && self.side_of(named).is_none() {
            return vec![Told::plain(self.say("play-no-side", &[("text", named.into())]))];
        }
        let side = self.actor(named);
        self.event_alone(event(side))
    }

    /// Offers a draw to the other side; the program answers at once.
    fn offer(&mut self, named: &str) -> Vec<Told> {
        let side = self.actor(named);
        if let Err(why) = self.host.happen(Event::Offer(side), &self.voice) {
            return vec![self.not_done(&why)];
        }
        let game = self.host.game().clone();
        let evaluation = match &mut self.chairs[(!side).index()] {
            Chair::Person => {
                let both = [("side", side.into()), ("rival", (!side).into())];
                return vec![Told::plain(self.say("play-offer", &both))];
            }
            Chair::Program(player) => player.opponent.evaluate(&game, &idle()),
            Chair::Thinking => None,
        };
        // It accepts if a draw is no worse for it than its score. The person is to move.
        let own = evaluation.filter(|_| self.host.turn() == side);
        self.answer_offer(side, own.is_some_and(|score| score >= Score::EVEN))
    }

    fn reply(&mut self, accepts: bool) -> Vec<Told> {
        match self.host.table().session().offered() {
            Some(side) if self.host.table().ending().is_none() => self.answer_offer(side, accepts),
            _ => vec![Told::plain(self.say("play-no-offer", &[]))],
        }
    }

    fn answer_offer(&mut self, by: Side, accepts: bool) -> Vec<Told> {
        let rival = !by;
        let event = if accepts { Event::Accept(rival) } else { Event::Decline(rival) };
        let mut told = self.event_alone(event);
        if !accepts {
            told.push(Told::plain(self.say("play-declines", &[("side", rival.into())])));
        }
        told
    }

    /// Claims a draw by threefold repetition, with the announced move if there is one.
    fn claim(&mut self, announced: &str) -> Vec<Told> {
        let fillers = self.say("play-words-claim-fillers", &[]);
        let is_filler = |word: &str| fillers.split_whitespace().any(|each| each == word.to_lowercase());
        let announced: Vec<&str> = announced.split_whitespace().skip_while(|word| is_filler(word)).collect();
        let claim = match announced.join(" ").as_str() {
            "" => Claim::Standing,
            text => match self.read(text) {
                Ok(mv) => Claim::With(mv),
                Err(told) => return vec![told],
            },
        };
        match self.host.happen(Event::Claim(claim), &self.voice) {
            Ok(rulings) => self.told_rulings(&rulings),
            Err(NotDone::Refused(Refused::Claim(why))) => {
                let why = say_refused(self.host.game(), claim, &why, &self.voice.language);
                let words = self.voice.language.joined(&[self.say("play-no-draw", &[]), why]);
                vec![Told::Words(Tone::Forbidden, words)]
            }
            Err(why) => vec![self.not_done(&why)],
        }
    }

    fn adjudicate(&mut self, text: &str) -> Vec<Told> {
        let (result, why) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let draws = self.say("play-words-draw", &[]);
        let winner = match (result, self.side_of(result)) {
            ("1-0", _) => Some(Some(Side::White)),
            ("0-1", _) => Some(Some(Side::Black)),
            ("1/2-1/2" | "draw", _) => Some(None),
            (word, None) if draws.split_whitespace().any(|draw| draw == word.to_lowercase()) => Some(None),
            (_, winner) => winner.map(Some),
        };
        match (winner, plain_text(why)) {
            (Some(winner), Some(why)) => self.event_alone(Event::Adjudicate(RecordResult::of(winner), why)),
            _ => vec![Told::plain(self.say("play-adjudicate-how", &[]))],
        }
    }

    fn told_clocks(&mut self, event: Event) -> Vec<Told> {
        let told = self.event_alone(event);
        match (told.is_empty(), self.clocks()) {
            (true, Some(clocks)) => vec![Told::plain(clocks)],
            _ => told,
        }
    }

    fn save(&mut self, file: &str) -> Vec<Told> {
        let (record, table) = self.host.record();
        match record.save(table, Path::new(file), &self.voice) {
            Ok(()) => vec![Told::plain(self.say("play-saved", &[("file", file.into())]))],
            Err(failure) => told_failure(&failure),
        }
    }

    /// Whether the program has played against itself for too long.
    pub fn is_too_long(&self) -> bool {
        self.is_alone() && self.host.game().plies().len().saturating_sub(self.begun) >= MOST_ALONE
    }

    /// That nobody has won in a game of the program against itself.
    pub fn too_long(&self) -> Told {
        Told::plain(self.say("play-nobody-won", &[("count", (MOST_ALONE as u32).into())]))
    }

    /// Makes the program's move, or its claim of a draw.
    pub fn make_choice(&mut self, mv: Move, score: Score) -> Vec<Told> {
        let side = self.host.turn();
        if score < Score::EVEN
            && let Some(told) = self.claim_for_program()
        {
            return told;
        }
        let game = self.host.game();
        let (position, number) = (game.position().clone(), game.position().move_number());
        let dots = if side == Side::White { "." } else { "…" };
        let parts =
            [("number", format!("{number}{dots}").into()), ("side", side.into()), ("move", self.written(mv).into())];
        let mut words = vec![self.say("play-plays", &parts)];
        let scene = JudgedMove { position: &position, mv, language: &self.voice.language };
        words.extend(capture(scene, !self.is_alone()));
        if let Chair::Program(player) = &self.chairs[side.index()]
            && player.level.explains()
        {
            words.push(reason(game, mv, &self.voice));
        }
        match self.host.happen(Event::Move(mv), &self.voice) {
            Ok(rulings) => {
                let mut told = match rulings.iter().any(|each| matches!(each, Ruling::Moved(_))) {
                    true => vec![Told::plain(self.voice.language.joined(&words))],
                    false => Vec::new(),
                };
                told.extend(self.told_rulings(&rulings));
                if !self.is_alone() {
                    told.push(Told::Board);
                }
                told.extend(self.unsaved());
                told
            }
            // Engine and referee share the rules; should they ever disagree, the game stops here.
            Err(NotDone::Refused(_)) => vec![Told::plain(self.say("play-gives-up", &[]))],
            Err(why) => vec![self.not_done(&why)],
        }
    }

    /// Claims a draw for the program where it may.
    fn claim_for_program(&mut self) -> Option<Vec<Told>> {
        let game = self.host.game();
        let claim = match game.may_claim_draw() {
            true => Claim::Standing,
            false => game.claiming_moves().first().map(|&mv| Claim::With(mv))?,
        };
        let side = self.host.turn();
        let rulings = self.host.happen(Event::Claim(claim), &self.voice).ok()?;
        let mut told = vec![Told::plain(self.say("play-claims", &[("side", side.into())]))];
        told.extend(self.told_rulings(&rulings));
        Some(told)
    }

    /// Lets the time pass: flags may fall.
    pub fn pass_time(&mut self) -> Vec<Told> {
        match self.host.pass_time(&self.voice) {
            Ok(rulings) => self.told_rulings(&rulings),
            Err(why) => vec![self.not_done(&why)],
        }
    }

    /// Saves the game at the end; what is said of it, with the record if it is nowhere.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn leave(&mut self) -> Result<Vec<Told>, Failure> {
        let kept = self.host.journal().map(|journal| journal.path().display().to_string());
        let (record, table) = self.host.record();
        match record.finish(table, &self.voice) {
            Ok(Some(file)) => {
                let file = file.display().to_string();
                Ok(vec![Told::plain(self.say("play-saved", &[("file", file.into())]))])
            }
            Ok(None) if record.is_unsaved() && kept.is_none() => {
                let (record, rules) = record.shown(table, &self.voice);
                let rules = rules.map_or(String::new(), |rules| format!(" --rules {rules}"));
                let how = self.say("play-not-saved", &[("rules", rules.into())]);
                Ok(vec![Told::Verbatim(format!("{how}\n\n{record}"))])
            }
            Ok(None) => {
                let kept = kept.filter(|_| record.is_unsaved());
                Ok(kept.map(|file| Told::plain(self.say("play-goes-on-with", &[("file", file.into())]))).into_iter().collect())
            }
            Err(failure) => {
                // What could not be saved is shown, at least.
                let shown = record.shown(table, &self.voice).0;
                super::plain::tell_last(&format!("\n{shown}"));
                Err(failure)
            }
        }
    }
}

fn told_failure(failure: &Failure) -> Vec<Told> {
    failure.lines().into_iter().map(|line| Told::Words(Tone::Forbidden, line)).collect()
}

/// A flag that nobody raises.
fn idle() -> Arc<AtomicBool> {
    Arc::new(AtomicBool::new(false))
}

/// `14:52`, `1:02:03`, or `9.4` if there is little left.
fn on_clock(left: Millis) -> String {
    let seconds = left.0 / 1000;
    match (left.0 < SHORT, seconds >= 3600) {
        (true, _) => format!("{seconds}.{}", left.0 / 100 % 10),
        (_, true) => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
        _ => format!("{}:{:02}", seconds / 60, seconds % 60),
    }
}
