//! What the program does in its chair.

use super::chair::{Chair, reason};
use super::conduct::Conduct;
use super::host::NotDone;
use super::told::Told;
use super::verdicts::capture;
use crate::engine::Score;
use crate::rules::{Claim, Move, Side};
use crate::rulesheet::JudgedMove;
use crate::table::{Event, Ruling};

/// A game of the program against itself ends here at the latest, in plies.
const MOST_ALONE: usize = 1000;

impl Conduct {
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
    pub(super) fn claim_for_program(&mut self) -> Option<Vec<Told>> {
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
}
