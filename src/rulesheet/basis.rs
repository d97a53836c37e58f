//! What a ruling rests on.

use crate::rules::Move;
use crate::rules::{Clause, Leap, Position, Rules, SwitchRow, Terrain};

/// The switches that decide a clause for one move in one position, so that a ruling can carry their notes.
pub fn rests_on<'r>(rules: &'r Rules, clause: Clause, position: &Position, mv: Move) -> Vec<&'r SwitchRow> {
    let names = switch_names(rules, clause, position, mv);
    rules.rows().iter().filter(|row| names.contains(&row.name)).collect()
}

fn switch_names(rules: &Rules, clause: Clause, position: &Position, mv: Move) -> Vec<String> {
    use Clause::*;
    let terrain = |square| rules.board().terrain(square).unwrap_or(Terrain::Land);
    let kind = |kind| rules.kind(kind).id.clone();
    let between = |a, b| vec![format!("{}-takes-{}", kind(a), kind(b)), format!("{}-takes-{}", kind(b), kind(a))];
    let fixed: &[&str] = match clause {
        FirstMover | NotYourTurn => &["first-mover"],
        CaptureEqualOrWeaker | CaptureWeakerOnly | EqualBothOut => &["equal-strength"],
        SeeLadder => &["strength"],
        WaterOnlySwimmers | WaterNobody => &["swims"],
        NoCaptureIntoWater => &["capture-into-water"],
        NoCaptureOutOfWater | OutOfWaterOnly => &["capture-out-of-water"],
        NoCaptureInWater => &["capture-in-water"],
        RiverCaptureFree => match (terrain(mv.from), terrain(mv.to)) {
            (Terrain::Water, Terrain::Water) => &["capture-in-water"],
            (Terrain::Water, _) => &["capture-out-of-water"],
            _ => &["capture-into-water"],
        },
        NoCaptureAcrossEdge => &["capture-into-water", "capture-out-of-water"],
        RiverIsShelter => &["capture-into-water", "capture-in-water"],
        NoCaptureFromRiver => &["capture-out-of-water", "capture-in-water"],
        NoCaptureAtRiver => &["capture-into-water", "capture-out-of-water", "capture-in-water"],
        LeapBothWays | LeapAcross | LeapAlong | LeapAcrossToo | LeapAlongToo | LeapNone | LeapWho | LeapDirection => {
            return vec![match mv.from.row == mv.to.row {
                true => format!("leaps-{}", Leap::Across),
                false => format!("leaps-{}", Leap::Along),
            }];
        }
        LeapBothRivers => &["leaps-both-rivers"],
        LeapBlocked | LeapBlockedByEnemy | LeapOthersFree | LeapNotBlocked => &["leap-blockers", "leap-blocked-by"],
        LeapCaptures | LeapNoCapture => &["leap-captures"],
        TrapWeakens | TrapHarmless => match (terrain(mv.to), position.at(mv.to)) {
            (Terrain::Trap(owner), Some(victim)) if owner == victim.piece.side => &["own-trap"],
            _ => &["enemy-trap"],
        },
        TrapWeakensEnemy | EnemyTrapHarmless => &["enemy-trap"],
        TrapWeakensOwner | OwnTrapHarmless => &["own-trap"],
        TrapWeakensAnyone | TrapsHarmless => &["enemy-trap", "own-trap"],
        TrapOverrides | TrapNoOverride => &["trap-overrides"],
        TrapPermanent => &["trap-weakness"],
        TrappedCaptures | TrappedMayNotCapture | TrappedMayNotCaptureAtAll => &["trapped-attack"],
        OwnDenBarred => &["own-den"],
        DenOnly => &["den-enterers"],
        WinByDen => &["den-wins"],
        WinByCapturingAll | NoAnimalsLeft => &["all-captured"],
        NoLegalMoveLoses | NoLegalMoveDraws => &["no-legal-move"],
        NoEarlierPosition | ThirdTimeBarred | ThreefoldDraws | ThreefoldClaim | SamePosition => &["repetition"],
        SevenThree => &["same-square-limit"],
        SeventeenFive => &["few-squares-limit"],
        CountRestarts => &["same-square-limit", "few-squares-limit"],
        DrawAfterTurns => &["turn-limit"],
        DrawWithoutCapture => &["capture-limit"],
        Takes(a, b) | NeverTakes(a, b) | SafeFromRiver(a, b) => {
            return vec![format!("{}-takes-{}", kind(a), kind(b))];
        }
        TakeEachOther(a, b) => return between(a, b),
        // These belong to every game: no switch changes them.
        TakeTurns | MoveOneStep | OwnAnimal | GameOver | OffBoard | NoAnimalThere | MustMove | NoDiagonal => &[],
    };
    fixed.iter().map(|name| (*name).to_owned()).collect()
}
