//! The order and numbers of the rules on a sheet.

use super::Topic;
use crate::rules::{Clause, KindId, Outcome, Rules, cited};

/// The clauses of one numbered rule, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleGroup {
    /// Its section.
    pub topic: Topic,
    /// Its number on the sheet, from 1.
    pub number: u32,
    /// Its clauses; at least one.
    pub clauses: Vec<Clause>,
}

/// The numbered rules of a ruleset's sheet. The numbers depend only on the ruleset: they are the same in every language
/// and format.
pub fn groups(rules: &Rules) -> Vec<RuleGroup> {
    let mut groups: Vec<RuleGroup> = Vec::new();
    let mut last = None;
    for clause in rules.clauses() {
        let place = place(clause);
        match groups.last_mut() {
            Some(group) if last == Some(place) || clause == Clause::CountRestarts => group.clauses.push(clause),
            _ => {
                let number = groups.len() as u32 + 1;
                groups.push(RuleGroup { topic: place.0, number, clauses: vec![clause] });
            }
        }
        last = Some(place);
    }
    groups
}

/// The number of the rule that contains a clause; `None` if it is not on the sheet.
///
/// ```
/// use shouqi::{rules::{preset_rules, Clause}, rulesheet::number};
/// assert_eq!(number(&preset_rules("classic").expect("a shipped ruleset"), Clause::OwnDenBarred), Some(14));
/// assert_eq!(number(&preset_rules("tierschach").expect("a shipped ruleset"), Clause::OwnDenBarred), Some(16));
/// ```
pub fn number(rules: &Rules, clause: Clause) -> Option<u32> {
    groups(rules).into_iter().find(|group| group.clauses.contains(&clause)).map(|group| group.number)
}

/// The sentence of the sheet that covers a clause. If the game had `ended` before the move, that is the one that ended
/// it.
pub fn on_sheet(rules: &Rules, clause: Clause, ended: Option<Outcome>) -> Option<Clause> {
    match (clause, ended) {
        (Clause::GameOver, Some(outcome)) => cited(rules, outcome.termination.clause(rules)),
        _ => cited(rules, clause),
    }
}

/// The section, and the index of the rule in it; clauses with equal values share a rule.
fn place(clause: Clause) -> (Topic, usize) {
    use Clause::*;
    match clause {
        WinByDen | GameOver => (Topic::Goal, 0),
        WinByCapturingAll => (Topic::Goal, 1),
        FirstMover | TakeTurns | NotYourTurn => (Topic::Turn, 0),
        MoveOneStep | OffBoard | NoAnimalThere | MustMove | NoDiagonal => (Topic::Turn, 1),
        OwnAnimal => (Topic::Turn, 2),
        CaptureEqualOrWeaker | CaptureWeakerOnly | EqualBothOut | SeeLadder => (Topic::Capture, 0),
        // Each pair of animals has a rule of its own.
        Takes(a, b) | TakeEachOther(a, b) | NeverTakes(b, a) | NeitherTakes(a, b) => {
            (Topic::Capture, pair(a.index(), b.index()))
        }
        WaterOnlySwimmers | WaterNobody => (Topic::River, 0),
        RiverCaptureFree | NoCaptureAcrossEdge | NoCaptureIntoWater | NoCaptureOutOfWater | NoCaptureInWater
        | RiverIsShelter | NoCaptureFromRiver | NoCaptureAtRiver | OutOfWaterOnly | SafeFromRiver(..) => {
            (Topic::River, 1)
        }
        LeapBothWays | LeapAcross | LeapAlong | LeapAcrossToo | LeapAlongToo | LeapNone | LeapBothRivers | LeapWho
        | LeapDirection => (Topic::River, 2),
        LeapBlocked | LeapBlockedByEnemy | LeapOthersFree | LeapNotBlocked => (Topic::River, 3),
        LeapCaptures | LeapNoCapture => (Topic::River, 4),
        TrapWeakensEnemy | TrapWeakensAnyone | TrapWeakensOwner | TrapWeakens | TrapOverrides | TrapNoOverride
        | TrapPermanent | OwnTrapHarmless | OwnTrapShelters | EnemyTrapHarmless | TrapsHarmless | TrapHarmless => {
            (Topic::Traps, 0)
        }
        TrappedCaptures | TrappedMayNotCapture | TrappedMayNotCaptureAtAll => (Topic::Traps, 1),
        OwnDenBarred => (Topic::Traps, 2),
        DenOnly => (Topic::Traps, 3),
        NoLegalMoveLoses | NoLegalMoveDraws | NoAnimalsLeft => (Topic::End, 0),
        NoEarlierPosition | ThirdTimeBarred | ThreefoldDraws | ThreefoldClaim | SamePosition => (Topic::End, 1),
        SevenThree => (Topic::End, 2),
        SeventeenFive | CountRestarts => (Topic::End, 3),
        DrawAfterTurns => (Topic::End, 4),
        DrawWithoutCapture => (Topic::End, 5),
    }
}

/// The index of a pair of animals, after that of captures in general.
fn pair(weak: usize, strong: usize) -> usize {
    1 + weak * KindId::MOST + strong
}
