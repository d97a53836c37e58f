//! What the referee says of a move, of rulings and of refusals.

use super::told::{Told, Tone};
use crate::cli::engine::{game_over, over};
use crate::cli::rule_explanation::cited_rule;
use crate::rules::{Clause, Ending, Game, Move, Verdict};
use crate::rulesheet::{JudgedMove, say_permit};
use crate::service::{RefereeLanguage, Ruling as MoveRuling, Standing};
use crate::table::{Penalty, Refused, Ruling, TableEnding};

/// The verdict on a move that is not made: the words, and the rules of the sheet that decide it.
pub fn verdict(game: &Game, mv: Move, voice: &RefereeLanguage) -> Vec<Told> {
    let ruling = MoveRuling::new(Standing { game, is_bare: false }, mv, &voice.language);
    let scene = ruling.scene;
    let rules = game.rules();
    let rule = |clause: Clause| {
        let (number, sentence) = cited_rule(rules, voice, clause, ruling.ended);
        Told::Rule(number, sentence)
    };
    match &ruling.verdict {
        Verdict::Legal { .. } => {
            let mut told = vec![Told::Words(Tone::Allowed, ruling.sentence())];
            for clause in game.position().allowing_clauses(mv) {
                told.push(rule(clause));
                told.push(Told::plain(say_permit(scene, clause)));
            }
            told.extend(ruling.ends.map(|outcome| rule(outcome.termination.clause(rules))));
            told
        }
        Verdict::Illegal(violations) => {
            let words = Told::Words(Tone::Forbidden, ruling.sentence());
            [words].into_iter().chain(violations.first().map(|violation| rule(violation.clause))).collect()
        }
    }
}

/// What a move took, in few words; `None` if nothing.
pub fn capture(scene: JudgedMove<'_>, is_from_the_reader: bool) -> Option<String> {
    let victim = scene.position.at(scene.mv.to)?;
    let mover = scene.position.at(scene.mv.from)?;
    let key = if is_from_the_reader { "play-takes-yours" } else { "play-takes" };
    let sides = vec![("side", mover.piece.side.into()), ("rival", victim.piece.side.into())];
    Some(scene.say(key, sides))
}

/// How the game has ended.
pub fn end(game: &Game, ending: &TableEnding, voice: &RefereeLanguage) -> String {
    let why = match ending {
        TableEnding::Played(Ending::Ruled(outcome)) => return over(game, *outcome, &voice.language),
        TableEnding::Played(Ending::Resigned(side)) => voice.say("play-resigned", &[("side", (*side).into())]),
        TableEnding::Played(Ending::Agreed) => voice.say("play-agreed", &[]),
        TableEnding::Flag(side) => voice.say("play-lost-on-time", &[("side", (*side).into())]),
        TableEnding::Offence(side) => voice.say("play-lost-by-offence", &[("side", (*side).into())]),
        TableEnding::Adjudicated(_, why) => voice.say("play-adjudicated", &[("why", why.as_str().into())]),
    };
    voice.language.joined(&[game_over(ending.result(), &voice.language), why])
}

/// What the referee says of what has happened, besides the move itself.
pub fn ruling(game: &Game, ruling: &Ruling, voice: &RefereeLanguage) -> Option<Told> {
    let say = |key: &str, parts: &[_]| Some(Told::plain(voice.say(key, parts)));
    match ruling {
        Ruling::Moved(_) | Ruling::Granted(_) => None,
        Ruling::Offence(side, count, penalty) => {
            let offence = voice.say("play-offence", &[("side", (*side).into()), ("count", (*count).into())]);
            let cost = match penalty {
                Some(Penalty::Warning) => voice.say("play-penalty-warning", &[]),
                Some(Penalty::Time(time)) => {
                    voice.say("play-penalty-time", &[("rival", (!*side).into()), ("time", time.to_string().into())])
                }
                Some(Penalty::Loss) | None => return Some(Told::Words(Tone::Forbidden, offence)),
            };
            Some(Told::Words(Tone::Forbidden, voice.language.joined(&[offence, cost])))
        }
        Ruling::FlagFell(side, _) => say("play-flag", &[("side", (*side).into())]),
        Ruling::Over(ending) => Some(Told::Words(Tone::Allowed, end(game, ending, voice))),
        Ruling::GoesOn => say("play-goes-on", &[]),
    }
}

/// Why something is refused, where no sentence of its own is said.
pub fn refusal(refused: &Refused, voice: &RefereeLanguage) -> String {
    let key = match refused {
        Refused::Over => "game-over",
        Refused::Illegal(_) | Refused::BeforeTheLast => "play-cannot",
        Refused::Claim(_) => "play-no-draw",
        Refused::NothingToTakeBack => "play-nothing-back",
        Refused::NoOffer => "play-no-offer",
        Refused::NoClocks => "play-no-clocks",
        Refused::AsItIs => "play-as-it-is",
        Refused::NoPress => "play-no-press",
        Refused::TryingOut => "play-trying-out",
        Refused::NotTryingOut => "play-not-trying",
    };
    voice.say(key, &[])
}
