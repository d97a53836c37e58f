//! What was played before a scene's moment, and who stands by.

use super::ground::{distance, path};
use super::script::{Count, Earlier, Foreseen, Limited};
use super::stage::{Absent, Stage};
use crate::rules::{Clause, Move, Piece, Placed, Side, Square, Terrain};

/// The past of a scene and those who only look on.
#[derive(Default)]
pub(super) struct Story {
    pub before: Vec<Move>,
    pub bystanders: Vec<Placed>,
    /// The square after the first one of the last patrol.
    pub next: Option<Square>,
}

/// Tells it. Where the mover goes on patrol, an animal of the other side answers each turn on a walk of its own, on
/// which it never comes to the same square twice, so that no position comes twice.
pub(super) fn tell(stage: &Stage<'_>, animals: &[Placed]) -> Result<Story, Absent> {
    let mut story = Story::default();
    if stage.scene.start {
        return Ok(story);
    }
    let mut busy: Vec<Square> = stage.squares.to_vec();
    busy.extend(animals.iter().map(|placed| placed.square));
    let patrols = stage.scene.before.iter().any(|earlier| matches!(earlier, Earlier::Patrol(..)));
    for &earlier in &stage.scene.before {
        match earlier {
            Earlier::Step(from, to) => story.before.push(Move::new(stage.squares[from], stage.squares[to])),
            Earlier::Patrol(at, squares, turns, other) => {
                let (squares, turns) = (number(stage, squares)?, number(stage, turns)?);
                let others: Vec<Square> = stage.squares.iter().copied().filter(|&s| s != stage.squares[at]).collect();
                let beat = path(stage.rules.board(), stage.squares[at], squares.max(2), &others)
                    .ok_or(Absent::NoRoom("there is no way for a patrol"))?;
                let stop = |left: usize| {
                    let (last, lap) = (beat.len() - 1, left % (2 * (beat.len() - 1)));
                    beat[if lap <= last { lap } else { 2 * last - lap }]
                };
                let first = story.before.len() + 1;
                story.before.extend((1..=turns).rev().map(|left| Move::new(stop(left), stop(left - 1))));
                if let Some((from, to)) = other.filter(|_| turns > 0) {
                    story.before.insert(first, Move::new(stage.squares[from], stage.squares[to]));
                }
                story.next = beat.get(1).copied();
                busy.extend(&beat);
            }
        }
    }
    if patrols {
        keeps_other_limits(stage, &story)?;
    } else if turns_of_one(&story.before) > quiet_turns(stage) {
        return Err(Absent::NoRoom("a limit on going to and fro is too low"));
    }
    if stage.scene.alone {
        return Ok(story);
    }
    let turns = if patrols { story.before.len() } else { 0 };
    // Who has walked must have somewhere else to go next, for a way back may be barred.
    let ahead = usize::from(patrols);
    let whole = bystander(stage, &busy, turns.max(1) + 1 + ahead)?;
    let walk = &whole[ahead..];
    story.bystanders.push(stands_by(stage, !stage.mover, walk[0])?);
    busy.extend(&whole);
    let both_out = |foreseen: &Foreseen| matches!(foreseen, Foreseen::Legal { both_out: true, .. });
    if stage.scene.moves.iter().any(|attempt| both_out(&attempt.verdict)) {
        story.bystanders.push(stands_by(stage, stage.mover, bystander(stage, &busy, 1)?[0])?);
    }
    if patrols {
        let own = std::mem::take(&mut story.before);
        for (turn, mv) in own.into_iter().enumerate() {
            let left = turns - turn;
            story.before.extend([mv, Move::new(walk[left], walk[left - 1])]);
        }
    }
    Ok(story)
}

fn stands_by(stage: &Stage<'_>, side: Side, square: Square) -> Result<Placed, Absent> {
    // Anybody can stand on land and take a step there.
    let kind = stage.rules.kind_ids().next().ok_or(Absent::NoRoom("there are no animals"))?;
    Ok(Placed { square, piece: Piece { side, kind }, weak: false })
}

/// A walk of so many squares over free land, as far from the scene as there is one.
fn bystander(stage: &Stage<'_>, busy: &[Square], length: usize) -> Result<Vec<Square>, Absent> {
    let board = stage.rules.board();
    let free = |at: &Square| board.terrain(*at) == Some(Terrain::Land) && !busy.contains(at);
    let away = |at: &Square| busy.iter().map(|&other| distance(*at, other)).min().unwrap_or_default().min(FAR);
    let far_first = (0..=FAR).rev();
    let starts = far_first.flat_map(|steps| board.squares().filter(move |at| free(at) && away(at) == steps));
    starts
        .take(MOST_STARTS)
        .find_map(|start| path(board, start, length, busy))
        .ok_or(Absent::NoRoom("there is no land for a bystander"))
}

/// So many steps away is far enough.
const FAR: i16 = 3;

/// So many starts of a walk are tried.
const MOST_STARTS: usize = 12;

fn number(stage: &Stage<'_>, count: Count) -> Result<usize, Absent> {
    let (same, few) = stage.limits();
    let none = Absent::NoRoom("there is no such limit");
    let from = match count.of {
        Limited::Zero => 0,
        Limited::Visits => 2 * same.ok_or(none)?.count,
        Limited::Turns => few.ok_or(none)?.turns,
        Limited::Squares => few.ok_or(none)?.count,
    };
    usize::try_from(i64::from(from) + count.more).map_err(|_| Absent::NoRoom("the limit is too low"))
}

/// The most turns that one side takes, the judged one among them.
fn turns_of_one(before: &[Move]) -> usize {
    before.len() / 2 + 1
}

/// So many turns of one side break no limit on going to and fro, whatever they are.
fn quiet_turns(stage: &Stage<'_>) -> usize {
    let (same, few) = stage.limits();
    let often = same.map_or(usize::MAX, |limit| 2 * limit.count as usize);
    often.min(few.map_or(usize::MAX, |limit| limit.turns as usize))
}

/// A patrol must not run into another limit than the one its scene is about.
fn keeps_other_limits(stage: &Stage<'_>, story: &Story) -> Result<(), Absent> {
    let (same, few) = stage.limits();
    let mut turns: Vec<Square> = story.before.iter().map(|mv| mv.to).collect();
    let meant = |clause: Clause| {
        stage.scene.moves.iter().any(|attempt| matches!(attempt.verdict, Foreseen::Plain(known) if known == clause))
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
    let shows = |limit: &str| restarts(stage) && stage.scene.with.iter().any(|clause| clause == limit);
    let (same_too, few_too) = (!shows("seven-three"), !shows("seventeen-five"));
    let on_the_way = (0..turns.len()).any(|turn| spoilt(&turns[..turn], turns[turn], same_too, few_too));
    let in_the_end = story.next.is_some_and(|next| {
        turns.push(next);
        let (next, visited) = (next, &turns[..turns.len() - 1]);
        let (seven, seventeen) = (meant(Clause::SevenThree), meant(Clause::SeventeenFive));
        spoilt(visited, next, same_too && !seven, few_too && !seventeen && !seven)
    });
    match on_the_way || in_the_end {
        true => Err(Absent::NoRoom("two limits on going to and fro stand in each other's way")),
        false => Ok(()),
    }
}

/// Whether the scene shows what starts the counts anew: another animal's step.
fn restarts(stage: &Stage<'_>) -> bool {
    stage.scene.before.iter().any(|earlier| matches!(earlier, Earlier::Patrol(.., Some(_))))
}
