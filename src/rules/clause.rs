//! Clauses: every rule by name.

use super::{KindId, Rules};
use std::borrow::Cow;

/// Declares the clauses that do not depend on kinds, with their ids.
macro_rules! clauses {
    ($($(#[$doc:meta])* $variant:ident = $id:literal,)+) => {
        /// A rule with a stable id: the rules sheet numbers clauses, verdicts cite them.
        ///
        /// Some clauses are sentences of the sheet (`river-is-shelter`), some are single bans that such a sentence
        /// covers (`no-capture-into-water`); a [`Violation`](super::Violation) always names the single ban, and
        /// [`cited`](super::cited) returns the sentence of a ruleset's sheet that covers it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Clause {
            $($(#[$doc])* $variant,)+
            /// The first may capture the second, although weaker or no more than equal.
            Takes(KindId, KindId),
            /// The two may capture each other, although the first is weaker or they are equal.
            TakeEachOther(KindId, KindId),
            /// The first may not capture the second, although stronger or equal.
            NeverTakes(KindId, KindId),
            /// The two may not capture each other, although they are equally strong.
            NeitherTakes(KindId, KindId),
            /// The first may not capture the second in a step from the river onto land.
            SafeFromRiver(KindId, KindId),
        }

        impl Clause {
            /// Its stable id, such as `own-den-barred` or `rat-takes-elephant`.
            pub fn id(self, rules: &Rules) -> Cow<'static, str> {
                let name = |kind: KindId| &rules.kind(kind).id;
                match self {
                    $(Clause::$variant => Cow::Borrowed($id),)+
                    Clause::Takes(a, b) => Cow::Owned(format!("{}-takes-{}", name(a), name(b))),
                    Clause::TakeEachOther(a, b) => Cow::Owned(format!("{}-and-{}", name(a), name(b))),
                    Clause::NeverTakes(a, b) => Cow::Owned(format!("{}-never-takes-{}", name(a), name(b))),
                    Clause::NeitherTakes(a, b) => Cow::Owned(format!("{}-nor-{}", name(a), name(b))),
                    Clause::SafeFromRiver(a, b) => match rules.spec().is_sole_land_only_attacker(b) {
                        true => Cow::Owned(format!("{}-safe-from-river", name(b))),
                        false => Cow::Owned(format!("{}-safe-from-{}-in-river", name(b), name(a))),
                    },
                }
            }

            /// The clause with this id, among those that do not depend on kinds.
            pub fn plain(id: &str) -> Option<Clause> {
                match id {
                    $($id => Some(Clause::$variant),)+
                    _ => None,
                }
            }
        }
    };
}

clauses! {
    /// Entering the enemy den wins.
    WinByDen = "win-by-den",
    /// Capturing every enemy animal wins.
    WinByCapturingAll = "win-by-capturing-all",
    /// Which side moves first.
    FirstMover = "first-mover",
    /// The sides move in turn.
    TakeTurns = "take-turns",
    /// A move is one step along a row or file.
    MoveOneStep = "move-one-step",
    /// No two animals of one side on one square.
    OwnAnimal = "own-animal",
    /// An animal captures equal and weaker ones.
    CaptureEqualOrWeaker = "capture-equal-or-weaker",
    /// An animal captures weaker ones only.
    CaptureWeakerOnly = "capture-weaker-only",
    /// Equal animals remove each other.
    EqualBothOut = "equal-both-out",
    /// The order of strength.
    SeeLadder = "see-ladder",
    /// Only some animals may enter the river.
    WaterOnlySwimmers = "water-only-swimmers",
    /// No animal may enter the river.
    WaterNobody = "water-nobody",
    /// Captures to, from and in the river are free.
    RiverCaptureFree = "river-capture-free",
    /// No captures between river and land.
    NoCaptureAcrossEdge = "no-capture-across-edge",
    /// No captures from land into the river.
    NoCaptureIntoWater = "no-capture-into-water",
    /// No captures from the river onto land.
    NoCaptureOutOfWater = "no-capture-out-of-water",
    /// No captures inside the river.
    NoCaptureInWater = "no-capture-in-water",
    /// An animal in the river cannot be captured.
    RiverIsShelter = "river-is-shelter",
    /// An animal in the river cannot capture.
    NoCaptureFromRiver = "no-capture-from-river",
    /// No captures to, from or in the river.
    NoCaptureAtRiver = "no-capture-at-river",
    /// Only some swimmers may capture from the river onto land.
    OutOfWaterOnly = "out-of-water-only",
    /// Some animals may leap across and along.
    LeapBothWays = "leap-both-ways",
    /// Some animals may leap across only.
    LeapAcross = "leap-across",
    /// Some animals may leap along only.
    LeapAlong = "leap-along",
    /// Further animals may leap across only.
    LeapAcrossToo = "leap-across-too",
    /// Further animals may leap along only.
    LeapAlongToo = "leap-along-too",
    /// No animal may leap.
    LeapNone = "leap-none",
    /// This animal may not leap.
    LeapWho = "leap-who",
    /// This animal may not leap in this direction.
    LeapDirection = "leap-direction",
    /// Animals that may leap both rivers do so over empty land.
    LeapBothRivers = "leap-both-rivers",
    /// A swimming animal of either side blocks a leap.
    LeapBlocked = "leap-blocked",
    /// An enemy swimming animal blocks a leap.
    LeapBlockedByEnemy = "leap-blocked-by-enemy",
    /// Other swimming animals do not block a leap.
    LeapOthersFree = "leap-others-free",
    /// No swimming animal blocks a leap.
    LeapNotBlocked = "leap-not-blocked",
    /// A leap may capture.
    LeapCaptures = "leap-captures",
    /// A leap may not capture.
    LeapNoCapture = "leap-no-capture",
    /// An enemy trap weakens.
    TrapWeakensEnemy = "trap-weakens-enemy",
    /// Any trap weakens.
    TrapWeakensAnyone = "trap-weakens-anyone",
    /// One's own trap weakens.
    TrapWeakensOwner = "trap-weakens-owner",
    /// This animal is weak because it stands in a trap.
    TrapWeakens = "trap-weakens",
    /// A trap lifts the bans between two kinds.
    TrapOverrides = "trap-overrides",
    /// A trap does not lift the bans between two kinds.
    TrapNoOverride = "trap-no-override",
    /// The weakness by a trap is permanent.
    TrapPermanent = "trap-permanent",
    /// One's own traps are harmless.
    OwnTrapHarmless = "own-trap-harmless",
    /// An animal in its own trap cannot be captured.
    OwnTrapShelters = "own-trap-shelters",
    /// Enemy traps are harmless.
    EnemyTrapHarmless = "enemy-trap-harmless",
    /// All traps are harmless.
    TrapsHarmless = "traps-harmless",
    /// This trap does not affect this animal.
    TrapHarmless = "trap-harmless",
    /// A trapped animal captures as usual.
    TrappedCaptures = "trapped-captures",
    /// A trapped animal captures only by exception.
    TrappedMayNotCapture = "trapped-may-not-capture",
    /// A trapped animal never captures.
    TrappedMayNotCaptureAtAll = "trapped-may-not-capture-at-all",
    /// One's own den is barred.
    OwnDenBarred = "own-den-barred",
    /// Only some animals may enter the enemy den.
    DenOnly = "den-only",
    /// A side without legal moves loses.
    NoLegalMoveLoses = "no-legal-move-loses",
    /// A side without legal moves draws.
    NoLegalMoveDraws = "no-legal-move-draws",
    /// A side without animals has no legal move.
    NoAnimalsLeft = "no-animals-left",
    /// No earlier position may recur.
    NoEarlierPosition = "no-earlier-position",
    /// No position may occur for the third time.
    ThirdTimeBarred = "third-time-barred",
    /// The third occurrence of a position draws.
    ThreefoldDraws = "threefold-draws",
    /// The third occurrence of a position allows a claim of a draw.
    ThreefoldClaim = "threefold-claim",
    /// When two positions are the same.
    SamePosition = "same-position",
    /// A limit on visits to one square within a number of turns.
    SevenThree = "seven-three",
    /// A limit on turns among few squares.
    SeventeenFive = "seventeen-five",
    /// What resets these counts.
    CountRestarts = "count-restarts",
    /// A draw after a number of moves.
    DrawAfterTurns = "draw-after-turns",
    /// A draw after a number of moves without a capture.
    DrawWithoutCapture = "draw-without-capture",
    /// The game is over.
    GameOver = "game-over",
    /// The square does not exist.
    OffBoard = "off-board",
    /// The square is empty.
    NoAnimalThere = "no-animal-there",
    /// It is the other side's turn.
    NotYourTurn = "not-your-turn",
    /// The animal must leave its square.
    MustMove = "must-move",
    /// No diagonal steps.
    NoDiagonal = "no-diagonal",
}
