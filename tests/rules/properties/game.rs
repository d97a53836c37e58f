//! Clauses that look back.

use super::ground::Symmetry;
use super::play::{pairs, set_up, some_move};
use super::{Case, Tally, for_random_rulesets};
use shouqi::rules::{Claim, Clause, Game, Move, Position, Repetition, Verdict, judge};

/// A move that is often the last own one backwards, so that positions come again.
pub fn restless(game: &Game, moves: &[Move], dice: &mut super::Dice) -> Option<Move> {
    let back = game.plies().iter().rev().nth(1).map(|ply| Move::new(ply.mv.to, ply.mv.from));
    match back.filter(|back| moves.contains(back) && !dice.once_in(4)) {
        Some(back) => Some(back),
        None => some_move(game.position(), moves, dice),
    }
}

/// Placement and side to move as text: what must not come again.
fn place(position: &Position) -> String {
    position.to_string().rsplitn(3, ' ').last().unwrap_or_default().to_owned()
}

#[test]
fn a_games_moves_are_those_that_its_judge_accepts_and_repetition_means_what_it_says() {
    let tally = Tally::default();
    for_random_rulesets(250, Symmetry::None, |case: &Case| {
        let (rules, mut dice) = (case.draft.rules(), case.dice());
        let repetition = rules.switches().repetition;
        let start = if dice.once_in(4) { set_up(&rules, &mut dice) } else { Position::start(&rules) };
        let mut game = Game::new(start.clone());
        let mut stood = vec![place(&start)];
        for _ in 0..70 {
            let (position, moves) = (game.position(), game.moves());
            let stands = stood.iter().filter(|&earlier| *earlier == place(position)).count();
            let drawn = repetition == Repetition::ThreefoldDraws && stands >= 3;
            assert!(!drawn || (moves.is_empty() && game.outcome().is_some()), "the third time in {position}");
            let open = repetition == Repetition::ThreefoldClaim && game.outcome().is_none();
            let claimed = open && stands >= 3;
            assert_eq!(game.may_claim_draw(), claimed, "{position}");
            let third =
                |mv: &Move| stood.iter().filter(|&earlier| *earlier == place(&position.after(*mv))).count() >= 2;
            let announced: Vec<Move> = moves.iter().copied().filter(|mv| open && third(mv)).collect();
            assert_eq!(game.claiming_moves(), announced, "{position}");
            // Where nothing may be claimed, asking now and then is enough.
            let asked = repetition == Repetition::ThreefoldClaim || game.plies().len().is_multiple_of(16);
            let claims = std::iter::once(Claim::Standing).chain(moves.iter().map(|&mv| Claim::With(mv)));
            for claim in claims.filter(|_| asked) {
                let holds = match claim {
                    Claim::Standing => claimed,
                    Claim::With(mv) => announced.contains(&mv),
                };
                let mut drawn = game.clone();
                assert_eq!(drawn.claim(claim).is_ok(), holds, "{claim:?} in {position}");
                assert!(!holds || (drawn.moves().is_empty() && drawn.outcome().is_some()), "{claim:?} in {position}");
            }
            for mv in position.moves() {
                let verdict = game.judge(mv);
                assert_eq!(verdict.is_legal(), moves.contains(&mv), "{mv} in {position}: {verdict:?}");
                let Verdict::Legal { open } = judge(position, mv) else { panic!("{mv} in {position}") };
                let names = |clause| verdict.violations().iter().any(|violation| violation.clause == clause);
                let again = stood.iter().filter(|&earlier| *earlier == place(&position.after(mv))).count();
                for (clause, means, times) in [
                    (Clause::NoEarlierPosition, Repetition::NoEarlierPosition, 1),
                    (Clause::ThirdTimeBarred, Repetition::ThirdTimeBarred, 2),
                ] {
                    assert_eq!(names(clause), repetition == means && again >= times, "{mv} in {position}");
                }
                for violation in verdict.violations() {
                    // What the bare judge could not know, it must have left open.
                    assert!(drawn || open.contains(&violation.clause), "{violation:?} of {mv} in {position}");
                    tally.add(&violation.clause.id(&rules), 1);
                }
                assert!(names(Clause::SevenThree) == sevens(&game, mv) || drawn, "{mv} in {position}");
                assert!(names(Clause::SeventeenFive) == seventeens(&game, mv) || drawn, "{mv} in {position}");
            }
            for mv in pairs(position, &mut dice).into_iter().take(300) {
                assert_eq!(game.judge(mv).is_legal(), moves.contains(&mv), "{mv} in {position}");
            }
            assert!(moves.is_empty() == game.outcome().is_some(), "{position}: {:?}", game.outcome());
            tally.add("claims", usize::from(claimed));
            tally.add("claims with a move", announced.len());
            let Some(mv) = restless(&game, &moves, &mut dice) else { break };
            assert!(game.play(mv).is_ok(), "{mv}");
            stood.push(place(game.position()));
            tally.add("plies", 1);
        }
        let plies = game.plies().len();
        for _ in 0..plies {
            assert_eq!(place(game.position()), stood.pop().unwrap());
            assert!(game.take_back().is_some());
        }
        assert!(game.take_back().is_none());
        assert_eq!(*game.position(), start);
    });
    tally.at_least(&[
        ("plies", 4000),
        ("no-earlier-position", 100),
        ("third-time-barred", 60),
        ("game-over", 100),
        ("claims", 15),
        ("claims with a move", 15),
        ("seven-three", 100),
        ("seventeen-five", 50),
    ]);
}

/// The squares to which the animal about to make a move went, newest first, found by following it from the end of the
/// game back to where another animal of its side moved or it entered a trap.
fn squares_gone_to(game: &Game, mv: Move) -> Vec<shouqi::rules::Square> {
    let mut gone = Vec::new();
    let mut at = mv.from;
    let own = game.plies().len() % 2;
    for (_, ply) in game.plies().iter().enumerate().rev().filter(|(number, _)| number % 2 == own) {
        let trap = matches!(game.rules().board().terrain(ply.mv.to), Some(shouqi::rules::Terrain::Trap(_)));
        if ply.mv.to != at || trap {
            break;
        }
        gone.push(ply.mv.to);
        at = ply.mv.from;
    }
    gone
}

fn sevens(game: &Game, mv: Move) -> bool {
    let Some(limit) = game.rules().switches().same_square_limit else { return false };
    let gone = squares_gone_to(game, mv);
    gone.iter().take(limit.turns as usize).filter(|&&square| square == mv.to).count() as u32 >= limit.count
}

fn seventeens(game: &Game, mv: Move) -> bool {
    let Some(limit) = game.rules().switches().few_squares_limit else { return false };
    let gone = squares_gone_to(game, mv);
    let Some(last) = gone.get(..limit.turns as usize) else { return false };
    let different: std::collections::BTreeSet<_> = last.iter().collect();
    different.len() as u32 <= limit.count && different.contains(&mv.to)
}
