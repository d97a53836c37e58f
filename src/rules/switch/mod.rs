//! The switches by which rulesets differ, each a small type, so that invalid combinations are unrepresentable.

mod definition;
mod value;

pub(crate) use definition::{SWITCH_DEFINITIONS, split_exception, words};
pub(crate) use value::SwitchValue;

use super::{KindId, KindSet, Side};
use crate::diagnostics::keywords;

keywords! {
    /// Which side's swimming animals block a leap.
    pub enum BlockingSide {
        /// Either side's.
        Either = "either",
        /// Only the enemy's.
        Enemy = "enemy",
        /// Neither: no animal blocks a leap.
        Nobody = "nobody",
    }

    /// Effect of a trap on an animal of the other side.
    pub enum TrapEffect {
        /// Any enemy animal may capture it there.
        Weakens = "weakens",
        /// None.
        Harmless = "harmless",
    }

    /// Effect of a trap on an animal of the side that owns it.
    pub enum OwnTrap {
        /// Any enemy animal may capture it there.
        Weakens = "weakens",
        /// None.
        Harmless = "harmless",
        /// No animal may capture it there.
        Shelters = "shelters",
    }

    /// Duration of a trap's weakness.
    pub enum TrapWeakness {
        /// While the animal is in the trap.
        Inside = "inside",
        /// To the end of the game.
        Permanent = "permanent",
    }

    /// The attacking strength of a weakened animal.
    pub enum TrappedAttack {
        /// Its own.
        Full = "full",
        /// None.
        Zero = "zero",
    }

    /// Captures between animals of equal strength.
    pub enum EqualStrength {
        /// The one that moves captures the other.
        Captures = "captures",
        /// Neither may capture the other.
        Barred = "barred",
        /// Both leave the board.
        BothOut = "both-out",
    }

    /// Whether a side may stand in its own den.
    pub enum OwnDen {
        /// It may not.
        Barred = "barred",
        /// It may, without effect.
        Open = "open",
    }

    /// Effect of capturing every enemy animal.
    pub enum WhenAllCaptured {
        /// It wins at once.
        Wins = "wins",
        /// None by itself: a side without animals has no legal move.
        NoLegalMove = "no-legal-move",
    }

    /// Effect of having no legal move, for the side to move.
    pub enum NoLegalMove {
        /// It loses.
        Loses = "loses",
        /// The game is drawn.
        Draws = "draws",
    }

    /// Effect of a repeated position (placement and side to move).
    pub enum Repetition {
        /// None.
        Free = "free",
        /// A move may not repeat any earlier position.
        NoEarlierPosition = "no-earlier-position",
        /// A move may not make a position's third occurrence.
        ThirdTimeBarred = "third-time-barred",
        /// The third occurrence draws automatically.
        ThreefoldDraws = "threefold-draws",
        /// At the third occurrence the side to move may claim a draw.
        ThreefoldClaim = "threefold-claim",
    }

    /// Whether an animal may capture another against the order of strength.
    pub enum Permission {
        /// It may.
        Yes = "yes",
        /// It may, but not in a step from water onto land.
        NotOutOfWater = "not-out-of-water",
        /// It may not.
        No = "no",
    }
}

/// Which animals may capture an animal on land from the river.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Capturers {
    /// Every swimmer.
    Everyone,
    /// No animal.
    Nobody,
    /// Only these.
    Only(KindSet),
}

/// Which animals in the river block a leap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Blockers {
    /// Every swimmer.
    Swimmers,
    /// Only these.
    Only(KindSet),
}

/// Which animals may enter the enemy den.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DenEnterers {
    /// Every animal.
    Everyone,
    /// Only these.
    Only(KindSet),
}

/// A limit on shuttling, such as 7/3 (squares) or 17/5: `count` within `turns` of a player's turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limit {
    /// Number of the player's own turns considered.
    pub turns: u32,
    /// Number of visits to one square, or of different squares.
    pub count: u32,
}

/// An exception to the order of strength for a pair of kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Exception {
    /// The attacker.
    pub attacker: KindId,
    /// The victim.
    pub victim: KindId,
    /// The exception.
    pub permission: Permission,
}

/// Every switch of a ruleset. Abilities of an animal (strength, swimming, leaping) are part of its kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Switches {
    /// Which side moves first.
    pub first_mover: Side,
    /// Whether an animal on land may capture one in the river.
    pub capture_into_water: bool,
    /// Which animals in the river may capture one on land.
    pub capture_out_of_water: Capturers,
    /// Whether animals in the river may capture each other.
    pub capture_in_water: bool,
    /// Which swimming animals block a leap.
    pub leap_blockers: Blockers,
    /// Which side's swimming animals block a leap.
    pub leap_blocked_by: BlockingSide,
    /// Whether a leap may capture.
    pub leap_captures: bool,
    /// Effect of an enemy trap.
    pub enemy_trap: TrapEffect,
    /// Effect of a side's own trap.
    pub own_trap: OwnTrap,
    /// Duration of that effect.
    pub trap_weakness: TrapWeakness,
    /// Attacking strength of a weakened animal.
    pub trapped_attack: TrappedAttack,
    /// Whether a trap lifts the bans between two kinds.
    pub trap_overrides: bool,
    /// Captures between equals.
    pub equal_strength: EqualStrength,
    /// A side's own den.
    pub own_den: OwnDen,
    /// Which animals may enter the enemy den.
    pub den_enterers: DenEnterers,
    /// Whether entering the enemy den wins.
    pub den_wins: bool,
    /// Effect of capturing every enemy animal.
    pub all_captured: WhenAllCaptured,
    /// Effect of having no legal move.
    pub no_legal_move: NoLegalMove,
    /// Repeated positions.
    pub repetition: Repetition,
    /// Limit on an animal's visits to one square (“7/3”).
    pub same_square_limit: Option<Limit>,
    /// Limit on an animal's turns among few squares (“17/5”).
    pub few_squares_limit: Option<Limit>,
    /// The game is drawn after this number of moves of both sides together.
    pub turn_limit: Option<u32>,
    /// The game is drawn after this number of moves of both sides together without a capture.
    pub capture_limit: Option<u32>,
    /// Exceptions to the order of strength.
    pub exceptions: Vec<Exception>,
}

impl Switches {
    /// The same switches for a part of a large board, where no animal has a den to enter, a side without animals has
    /// others elsewhere, and no limit counts.
    pub(crate) fn without_ends(self) -> Switches {
        Switches {
            den_wins: false,
            all_captured: WhenAllCaptured::NoLegalMove,
            repetition: Repetition::Free,
            same_square_limit: None,
            few_squares_limit: None,
            turn_limit: None,
            capture_limit: None,
            ..self
        }
    }

    /// Whether a clause bans moves because of earlier ones.
    pub(crate) fn ban_by_history(&self) -> bool {
        let ban_positions = match self.repetition {
            Repetition::Free | Repetition::ThreefoldDraws | Repetition::ThreefoldClaim => false,
            Repetition::NoEarlierPosition | Repetition::ThirdTimeBarred => true,
        };
        ban_positions || self.limit_shuttling()
    }

    /// Whether a clause limits shuttling.
    pub(crate) fn limit_shuttling(&self) -> bool {
        self.same_square_limit.is_some() || self.few_squares_limit.is_some()
    }
}

impl Default for Switches {
    /// Initial values for parsing; a checked ruleset sets every one.
    fn default() -> Switches {
        Switches {
            first_mover: Side::White,
            capture_into_water: false,
            capture_out_of_water: Capturers::Nobody,
            capture_in_water: false,
            leap_blockers: Blockers::Swimmers,
            leap_blocked_by: BlockingSide::Either,
            leap_captures: false,
            enemy_trap: TrapEffect::Harmless,
            own_trap: OwnTrap::Harmless,
            trap_weakness: TrapWeakness::Inside,
            trapped_attack: TrappedAttack::Full,
            trap_overrides: false,
            equal_strength: EqualStrength::Captures,
            own_den: OwnDen::Barred,
            den_enterers: DenEnterers::Everyone,
            den_wins: true,
            all_captured: WhenAllCaptured::Wins,
            no_legal_move: NoLegalMove::Loses,
            repetition: Repetition::Free,
            same_square_limit: None,
            few_squares_limit: None,
            turn_limit: None,
            capture_limit: None,
            exceptions: Vec::new(),
        }
    }
}
