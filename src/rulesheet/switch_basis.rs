//! The switches that decide or state a clause, and their basis.

use crate::rules::{Basis, Clause, Leap, Move, Position, Rules, SwitchRow, Terrain};

/// The switches that decide a clause for one move in one position, for their notes.
pub fn deciding_switches<'r>(rules: &'r Rules, clause: Clause, position: &Position, mv: Move) -> Vec<&'r SwitchRow> {
    let names = switch_names(rules, clause, position, mv);
    rules.rows().iter().filter(|row| names.contains(&row.name)).collect()
}

/// The weakest basis of all switches that a sentence states.
pub fn weakest_basis(rules: &Rules, clause: Clause) -> Basis {
    let names = stated_switches(rules, clause);
    let rows = rules.rows().iter().filter(|row| names.contains(&row.name));
    let found: Vec<Basis> = rows.filter_map(|row| row.note.as_ref()).map(|note| note.basis).collect();
    let weakest = [Basis::Disputed, Basis::Reading, Basis::Measured];
    weakest.into_iter().find(|basis| found.contains(basis)).unwrap_or(Basis::Text)
}

/// The switches that decide a clause for one move.
fn switch_names(rules: &Rules, clause: Clause, position: &Position, mv: Move) -> Vec<String> {
    use Clause::*;
    let terrain = |square| rules.board().terrain(square).unwrap_or(Terrain::Land);
    let one = |name: &str| vec![name.to_owned()];
    match clause {
        RiverCaptureFree => match (terrain(mv.from), terrain(mv.to)) {
            (Terrain::Water, Terrain::Water) => one("capture-in-water"),
            (Terrain::Water, _) => one("capture-out-of-water"),
            _ => one("capture-into-water"),
        },
        LeapBothWays | LeapAcross | LeapAlong | LeapAcrossToo | LeapAlongToo | LeapNone | LeapWho | LeapDirection => {
            match mv.from.row == mv.to.row {
                true => vec![format!("leaps-{}", Leap::Across)],
                false => vec![format!("leaps-{}", Leap::Along)],
            }
        }
        TrapWeakens | TrapHarmless => match (terrain(mv.to), position.at(mv.to)) {
            (Terrain::Trap(owner), Some(victim)) if owner == victim.piece.side => one("own-trap"),
            _ => one("enemy-trap"),
        },
        Takes(a, b) => vec![format!("{}-takes-{}", rules.kind(a).id, rules.kind(b).id)],
        other => stated_switches(rules, other),
    }
}

/// The names of the switches that a clause's sentence states; empty if it is part of every game. A sentence has the
/// mark of the weakest of them. Whether it is on the sheet may depend on more switches.
///
/// ```
/// use shouqi::{rules::{preset_rules, Clause}, rulesheet::stated_switches};
/// let rules = preset_rules("classic").expect("a shipped ruleset");
/// assert_eq!(stated_switches(&rules, Clause::RiverIsShelter), ["capture-into-water", "capture-in-water"]);
/// assert!(stated_switches(&rules, Clause::OwnAnimal).is_empty());
/// ```
pub fn stated_switches(rules: &Rules, clause: Clause) -> Vec<String> {
    use Clause::*;
    let kind = |kind| rules.kind(kind).id.clone();
    let between = |a, b| vec![format!("{}-takes-{}", kind(a), kind(b)), format!("{}-takes-{}", kind(b), kind(a))];
    let fixed: &[&str] = match clause {
        FirstMover => &["first-mover"],
        CaptureEqualOrWeaker | CaptureWeakerOnly | EqualBothOut => &["equal-strength"],
        SeeLadder => &["strength"],
        WaterOnlySwimmers | WaterNobody => &["swims"],
        NoCaptureIntoWater => &["capture-into-water"],
        NoCaptureOutOfWater | OutOfWaterOnly => &["capture-out-of-water"],
        NoCaptureInWater => &["capture-in-water"],
        RiverIsShelter => &["capture-into-water", "capture-in-water"],
        NoCaptureFromRiver => &["capture-out-of-water", "capture-in-water"],
        RiverCaptureFree | NoCaptureAcrossEdge | NoCaptureAtRiver => {
            &["capture-into-water", "capture-out-of-water", "capture-in-water"]
        }
        LeapBothWays | LeapNone | LeapWho | LeapDirection => &["leaps-across", "leaps-along"],
        LeapAcross | LeapAcrossToo => &["leaps-across"],
        LeapAlong | LeapAlongToo => &["leaps-along"],
        LeapBothRivers => &["leaps-both-rivers"],
        LeapBlocked | LeapBlockedByEnemy | LeapOthersFree | LeapNotBlocked => &["leap-blockers", "leap-blocked-by"],
        LeapCaptures | LeapNoCapture => &["leap-captures"],
        TrapWeakensEnemy | EnemyTrapHarmless => &["enemy-trap"],
        TrapWeakensOwner | OwnTrapHarmless | OwnTrapShelters => &["own-trap"],
        TrapWeakensAnyone | TrapsHarmless | TrapWeakens | TrapHarmless => &["enemy-trap", "own-trap"],
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
        NeverTakes(a, b) | SafeFromRiver(a, b) => return vec![format!("{}-takes-{}", kind(a), kind(b))],
        Takes(a, b) | TakeEachOther(a, b) | NeitherTakes(a, b) => return between(a, b),
        // Part of every game, independent of switches.
        TakeTurns | NotYourTurn | MoveOneStep | OwnAnimal | GameOver | OffBoard | NoAnimalThere | MustMove
        | NoDiagonal => &[],
    };
    fixed.iter().map(|name| (*name).to_owned()).collect()
}
