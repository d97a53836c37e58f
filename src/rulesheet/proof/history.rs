//! The moves before a scene, and its bystanders.

use super::relations::{distance, path};
use super::scenes::{Count, Earlier, ExpectedVerdict, Limited};
use super::setup::{SceneSetup, SetupFailure};
use crate::rules::{Clause, Move, Piece, Placed, Side, Square, Terrain};

/// The moves before a scene, and its bystanders.
#[derive(Default)]
pub(super) struct SceneHistory {
    pub before: Vec<Move>,
    pub bystanders: Vec<Placed>,
    /// The second square of the last patrol.
    pub next: Option<Square>,
}

/// Builds the history. While the mover shuttles, a piece of the other side answers each turn on a walk that visits no
/// square twice, so that no position is repeated.
pub(super) fn build_history(setup: &SceneSetup<'_>, animals: &[Placed]) -> Result<SceneHistory, SetupFailure> {
    let mut history = SceneHistory::default();
    if setup.scene.start {
        return Ok(history);
    }
    let mut busy: Vec<Square> = setup.squares.to_vec();
    busy.extend(animals.iter().map(|placed| placed.square));
    let patrols = setup.scene.before.iter().any(|earlier| matches!(earlier, Earlier::Patrol(..)));
    for &earlier in &setup.scene.before {
        match earlier {
            Earlier::Step(from, to) => history.before.push(Move::new(setup.squares[from], setup.squares[to])),
            Earlier::Patrol(at, squares, turns, other) => {
                let (squares, turns) = (number(setup, squares)?, number(setup, turns)?);
                let others: Vec<Square> = setup.squares.iter().copied().filter(|&s| s != setup.squares[at]).collect();
                let beat = path(setup.rules.board(), setup.squares[at], squares.max(2), &others)
                    .ok_or(SetupFailure::NoRoom("there is no path for a patrol"))?;
                let stop = |left: usize| {
                    let (last, lap) = (beat.len() - 1, left % (2 * (beat.len() - 1)));
                    beat[if lap <= last { lap } else { 2 * last - lap }]
                };
                let first = history.before.len() + 1;
                history.before.extend((1..=turns).rev().map(|left| Move::new(stop(left), stop(left - 1))));
                if let Some((from, to)) = other.filter(|_| turns > 0) {
                    history.before.insert(first, Move::new(setup.squares[from], setup.squares[to]));
                }
                history.next = beat.get(1).copied();
                busy.extend(&beat);
            }
        }
    }
    if patrols {
        keeps_other_limits(setup, &history)?;
    } else if turns_of_one(&history.before) > quiet_turns(setup) {
        return Err(SetupFailure::NoRoom("a limit on going to and fro is too low"));
    }
    if setup.scene.alone {
        return Ok(history);
    }
    let turns = if patrols { history.before.len() } else { 0 };
    // The walker needs another square to go to next, since moving back may be barred.
    let ahead = usize::from(patrols);
    let whole = bystander(setup, &busy, turns.max(1) + 1 + ahead)?;
    let walk = &whole[ahead..];
    history.bystanders.push(stands_by(setup, !setup.mover, walk[0])?);
    busy.extend(&whole);
    let both_out =
        |expected_verdict: &ExpectedVerdict| matches!(expected_verdict, ExpectedVerdict::Legal { both_out: true, .. });
    if setup.scene.moves.iter().any(|attempt| both_out(&attempt.verdict)) {
        history.bystanders.push(stands_by(setup, setup.mover, bystander(setup, &busy, 1)?[0])?);
    }
    if patrols {
        let own = std::mem::take(&mut history.before);
        for (turn, mv) in own.into_iter().enumerate() {
            let left = turns - turn;
            history.before.extend([mv, Move::new(walk[left], walk[left - 1])]);
        }
    }
    Ok(history)
}

fn stands_by(setup: &SceneSetup<'_>, side: Side, square: Square) -> Result<Placed, SetupFailure> {
    // Any animal can be on land and move there.
    let kind = setup.rules.kind_ids().next().ok_or(SetupFailure::NoRoom("there are no animals"))?;
    Ok(Placed { square, piece: Piece { side, kind }, weak: false })
}

/// A walk of this number of squares over free land, as far from the scene as possible.
fn bystander(setup: &SceneSetup<'_>, busy: &[Square], length: usize) -> Result<Vec<Square>, SetupFailure> {
    let board = setup.rules.board();
    let free = |at: &Square| board.terrain(*at) == Some(Terrain::Land) && !busy.contains(at);
    let away = |at: &Square| busy.iter().map(|&other| distance(*at, other)).min().unwrap_or_default().min(FAR);
    let far_first = (0..=FAR).rev();
    let starts = far_first.flat_map(|steps| board.squares().filter(move |at| free(at) && away(at) == steps));
    starts
        .take(MOST_STARTS)
        .find_map(|start| path(board, start, length, busy))
        .ok_or(SetupFailure::NoRoom("there is no land for a bystander"))
}

/// A sufficient distance in steps.
const FAR: i16 = 3;

/// Maximum number of starts of a walk to try.
const MOST_STARTS: usize = 12;

fn number(setup: &SceneSetup<'_>, count: Count) -> Result<usize, SetupFailure> {
    let (same, few) = setup.limits();
    let none = SetupFailure::NoRoom("there is no such limit");
    let from = match count.of {
        Limited::Zero => 0,
        Limited::Visits => 2 * same.ok_or(none)?.count,
        Limited::Turns => few.ok_or(none)?.turns,
        Limited::Squares => few.ok_or(none)?.count,
    };
    usize::try_from(i64::from(from) + count.more).map_err(|_| SetupFailure::NoRoom("the limit is too low"))
}

/// Maximum turns of one side, including the judged one.
fn turns_of_one(before: &[Move]) -> usize {
    before.len() / 2 + 1
}

/// A number of turns of one side that violates no limit on shuttling.
fn quiet_turns(setup: &SceneSetup<'_>) -> usize {
    let (same, few) = setup.limits();
    let often = same.map_or(usize::MAX, |limit| 2 * limit.count as usize);
    often.min(few.map_or(usize::MAX, |limit| limit.turns as usize))
}

/// A patrol must not violate another limit than the one of its scene.
fn keeps_other_limits(setup: &SceneSetup<'_>, history: &SceneHistory) -> Result<(), SetupFailure> {
    let (same, few) = setup.limits();
    let mut turns: Vec<Square> = history.before.iter().map(|mv| mv.to).collect();
    let meant = |clause: Clause| {
        setup
            .scene
            .moves
            .iter()
            .any(|attempt| matches!(attempt.verdict, ExpectedVerdict::Plain(known) if known == clause))
    };
    let spoilt = |visited: &[Square], to: Square, same_too: bool, few_too: bool| {
        let last = |turns: u32| &visited[visited.len().saturating_sub(turns as usize)..];
        let often =
            same.is_some_and(|limit| last(limit.turns).iter().filter(|&&at| at == to).count() >= limit.count as usize);
        let narrow = few.is_some_and(|limit| {
            let mut known = last(limit.turns).to_vec();
            known.sort_unstable();
            known.dedup();
            visited.len() >= limit.turns as usize && known.len() <= limit.count as usize && known.contains(&to)
        });
        often && same_too || narrow && few_too
    };
    let shows = |limit: &str| restarts(setup) && setup.scene.with.iter().any(|clause| clause == limit);
    let (same_too, few_too) = (!shows("seven-three"), !shows("seventeen-five"));
    let on_the_way = (0..turns.len()).any(|turn| spoilt(&turns[..turn], turns[turn], same_too, few_too));
    let in_the_end = history.next.is_some_and(|next| {
        turns.push(next);
        let (next, visited) = (next, &turns[..turns.len() - 1]);
        let (seven, seventeen) = (meant(Clause::SevenThree), meant(Clause::SeventeenFive));
        spoilt(visited, next, same_too && !seven, few_too && !seventeen && !seven)
    });
    match on_the_way || in_the_end {
        true => Err(SetupFailure::NoRoom("two limits on shuttling conflict")),
        false => Ok(()),
    }
}

/// Whether the scene shows what resets the counts: another animal's step.
fn restarts(setup: &SceneSetup<'_>) -> bool {
    setup.scene.before.iter().any(|earlier| matches!(earlier, Earlier::Patrol(.., Some(_))))
}
