//! Games as records: what is written reads back, and what reading costs.

use super::game::restless;
use super::ground::Symmetry;
use super::play::set_up;
use super::{Case, Tally, for_random_rulesets};
use shouqi::rules::notation::{NamedRules, Record, RecordReplay, ReplayStep, Spellings, read_position, read_record};
use shouqi::rules::{Claim, Ending, Game, Position, Rules, Session, Termination, preset_rules};
use std::sync::Arc;

/// Plays a record through, and ends the game as it tells.
fn read_back(text: &str, rules: &Arc<Rules>) -> Session {
    let record = read_record(text).unwrap_or_else(|fault| panic!("{fault:?}\n{text}"));
    let named = NamedRules::of_record(&record).expect("it names its rules");
    assert_eq!(named.difference(rules), None, "{text}");
    let start = match record.tag("FEN") {
        Some(position) => read_position(position, rules).unwrap_or_else(|fault| panic!("{fault:?}\n{text}")),
        None => Position::start(rules),
    };
    let spellings = Spellings::of(rules);
    let mut walk = RecordReplay::new(&record, &spellings, Game::new(start));
    while let Some(step) = walk.step() {
        assert!(matches!(step, ReplayStep::Held(_)), "{step:?}\n{text}");
    }
    let (session, refused) = record.apply_ending(walk.finish().0, &spellings).expect("an announced move can be read");
    assert_eq!(refused, None, "{text}");
    session
}

#[test]
fn whatever_is_written_of_a_game_reads_back() {
    let tally = Tally::default();
    for_random_rulesets(250, Symmetry::None, |case: &Case| {
        let (rules, mut dice) = (case.draft.rules(), case.dice());
        for _ in 0..4 {
            let start = if dice.once_in(3) { set_up(&rules, &mut dice) } else { Position::start(&rules) };
            let mut session = Session::new(Game::new(start));
            for _ in 0..dice.below(60) {
                let moves = session.game().moves();
                let Some(mv) = restless(session.game(), &moves, &mut dice) else { break };
                assert!(session.play(mv).is_ok());
            }
            let side = session.game().position().side();
            match dice.below(5) {
                0 => {
                    session.resign(if dice.once_in(2) { side } else { !side });
                }
                1 => {
                    session.offer(side);
                    session.accept(!side);
                }
                _ => {
                    let announced = session.game().claiming_moves();
                    let claim = match dice.pick(&announced) {
                        Some(&mv) if !session.game().may_claim_draw() || dice.once_in(2) => Claim::With(mv),
                        Some(_) | None => Claim::Standing,
                    };
                    tally.add("claims", usize::from(session.claim(claim).is_ok()));
                }
            }
            let file = dice.once_in(2).then(|| "rules of ours/house.toml".to_owned());
            let named = NamedRules::of_rules(&rules, file);
            let record = Record::of_session(&session, ["Emma \"E\"", "?"], &named);
            let text = record.to_string();
            assert_eq!(NamedRules::of_record(&read_record(&text).expect("a record")), Some(named), "{text}");
            let again = read_back(&text, &rules);
            assert_eq!(again.ending(), session.ending(), "{text}");
            assert_eq!(again.game().claimed(), session.game().claimed(), "{text}");
            assert_eq!(again.game().position(), session.game().position(), "{text}");
            assert_eq!(again.game().plies().len(), session.game().plies().len(), "{text}");
            tally.add(
                match session.ending() {
                    Some(Ending::Resigned(_)) => "resigned",
                    Some(Ending::Agreed) => "agreed",
                    Some(Ending::Ruled(end)) if end.termination == Termination::ThreefoldClaim => "claimed",
                    Some(Ending::Ruled(_)) => "over",
                    None => "open",
                },
                1,
            );
        }
    });
    tally.at_least(&[("resigned", 20), ("agreed", 20), ("claimed", 3), ("over", 20), ("open", 20)]);
}

/// The work of reading a record of so many plies in which this circle of moves goes round and round.
fn work_for(rules: &Arc<Rules>, circle: &[&str], plies: usize) -> f64 {
    let moves: Vec<&str> = circle.iter().copied().cycle().take(plies).collect();
    let record = read_record(&moves.join(" ")).expect("a record");
    let spellings = Spellings::of(rules);
    let mut walk = RecordReplay::new(&record, &spellings, Game::new(Position::start(rules)));
    let mut held = 0;
    while let Some(step) = walk.step() {
        match step {
            ReplayStep::Held(_) => held += 1,
            // As `--keep-going` does.
            ReplayStep::Illegal(mv, _) => assert!(walk.force(mv)),
            ReplayStep::Unreadable(fault) => panic!("{fault:?}"),
        }
    }
    assert!(held > 0 && walk.written().len() == plies);
    let game = walk.finish().0;
    let _ = (game.outcome(), game.may_claim_draw(), game.claiming_moves());
    // The cost of making each move is counted with it.
    (game.replayed_moves() + plies as u64) as f64
}

#[test]
fn a_record_four_times_as_long_takes_four_times_the_work() {
    let circle = ["a3a4", "g7g6", "a4a3", "g6g7"];
    for name in ["classic", "no-repeats", "third-time-barred", "playlah"] {
        let rules = preset_rules(name).expect("it is shipped");
        let (short, long) = (work_for(&rules, &circle, 4000), work_for(&rules, &circle, 16_000));
        assert!(long / short < 4.5, "{name}: {short} for 4,000 plies, {long} for 16,000");
    }
}
