//! What players and arbiters do besides moving: offers, claims, resignations, offences, decisions.

use super::chair::Chair;
use super::conduct::{Conduct, idle, told_failure};
use super::host::NotDone;
use super::told::{Told, Tone};
use crate::engine::Score;
use crate::rules::notation::RecordResult;
use crate::rules::{Claim, Side};
use crate::rulesheet::say_refused;
use crate::table::{Event, Refused, plain_text};
use std::path::Path;

impl Conduct {
    /// The side that a word names: by the side's name, a player's or in English.
    pub(super) fn side_of(&self, word: &str) -> Option<Side> {
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
    pub(super) fn actor(&self, named: &str) -> Side {
        let persons = self.chairs.each_ref().map(|chair| matches!(chair, Chair::Person));
        self.side_of(named).unwrap_or(match persons {
            [true, false] => Side::White,
            [false, true] => Side::Black,
            _ => self.host.turn(),
        })
    }

    pub(super) fn of_side(&mut self, named: &str, event: fn(Side) -> Event) -> Vec<Told> {
        if !named.is_empty() && self.side_of(named).is_none() {
            return vec![Told::plain(self.say("play-no-side", &[("text", named.into())]))];
        }
        let side = self.actor(named);
        self.event_alone(event(side))
    }

    /// Offers a draw to the other side; the program answers at once.
    pub(super) fn offer(&mut self, named: &str) -> Vec<Told> {
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

    pub(super) fn reply(&mut self, accepts: bool) -> Vec<Told> {
        match self.host.table().session().offered() {
            Some(side) if self.host.table().ending().is_none() => self.answer_offer(side, accepts),
            _ => vec![Told::plain(self.say("play-no-offer", &[]))],
        }
    }

    pub(super) fn answer_offer(&mut self, by: Side, accepts: bool) -> Vec<Told> {
        let rival = !by;
        let event = if accepts { Event::Accept(rival) } else { Event::Decline(rival) };
        let mut told = self.event_alone(event);
        if !accepts {
            told.push(Told::plain(self.say("play-declines", &[("side", rival.into())])));
        }
        told
    }

    /// Claims a draw by threefold repetition, with the announced move if there is one.
    pub(super) fn claim(&mut self, announced: &str) -> Vec<Told> {
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

    pub(super) fn adjudicate(&mut self, text: &str) -> Vec<Told> {
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

    pub(super) fn told_clocks(&mut self, event: Event) -> Vec<Told> {
        let told = self.event_alone(event);
        match (told.is_empty(), self.clocks()) {
            (true, Some(clocks)) => vec![Told::plain(clocks)],
            _ => told,
        }
    }

    pub(super) fn save(&mut self, file: &str) -> Vec<Told> {
        let (record, table) = self.host.record();
        match record.save(table, Path::new(file), &self.voice) {
            Ok(()) => vec![Told::plain(self.say("play-saved", &[("file", file.into())]))],
            Err(failure) => told_failure(&failure),
        }
    }
}
