//! The switches in which rulesets differ, each a small type, so that an impossible mix cannot be written.

mod definition;
mod value;

pub(crate) use definition::{SWITCH_DEFINITIONS, split_exception};
pub(crate) use value::Value;

use super::{KindId, KindSet, Side};
use crate::diagnostics::keywords;

keywords! {
    /// Whose animals in the river stop a leap.
    pub enum BlockingSide {
        /// Either side's.
        Either = "either",
        /// Only the enemy's.
        Enemy = "enemy",
        /// No animal stops a leap.
        Nobody = "nobody",
    }
}
keywords! {
    /// What a trap does to an animal of the other side.
    pub enum TrapEffect {
        /// Any enemy animal may capture it there.
        Weakens = "weakens",
        /// Nothing.
        Harmless = "harmless",
    }
}
keywords! {
    /// What a trap does to an animal of the side that it belongs to.
    pub enum OwnTrap {
        /// Any enemy animal may capture it there.
        Weakens = "weakens",
        /// Nothing.
        Harmless = "harmless",
        /// No animal may capture it there.
        Shelters = "shelters",
    }
}
keywords! {
    /// How long a trap's weakness lasts.
    pub enum TrapWeakness {
        /// As long as the animal stands in the trap.
        Inside = "inside",
        /// To the end of the game.
        Permanent = "permanent",
    }
}
keywords! {
    /// With what strength a weakened animal itself attacks.
    pub enum TrappedAttack {
        /// With its own.
        Full = "full",
        /// With none.
        Zero = "zero",
    }
}
keywords! {
    /// What happens between animals of equal strength.
    pub enum EqualStrength {
        /// The one that moves captures the other.
        Captures = "captures",
        /// Neither may capture the other.
        Barred = "barred",
        /// Both leave the board.
        BothOut = "both-out",
    }
}
keywords! {
    /// Whether a side may stand in its own den.
    pub enum OwnDen {
        /// It may not.
        Barred = "barred",
        /// It may, and nothing happens.
        Open = "open",
    }
}
keywords! {
    /// What it means to have taken every enemy animal.
    pub enum WhenAllCaptured {
        /// It wins at once.
        Wins = "wins",
        /// Nothing by itself: a side without animals has no legal move.
        NoLegalMove = "no-legal-move",
    }
}
keywords! {
    /// What happens to the side to move when it has no legal move.
    pub enum NoLegalMove {
        /// It loses.
        Loses = "loses",
        /// The game is drawn.
        Draws = "draws",
    }
}
keywords! {
    /// What happens when a position (placement and side to move) comes up again.
    pub enum Repetition {
        /// Nothing.
        Free = "free",
        /// A move may not bring back any earlier position.
        NoEarlierPosition = "no-earlier-position",
        /// A move may not bring a position about for the third time.
        ThirdTimeBarred = "third-time-barred",
        /// The third time draws the game by itself.
        ThreefoldDraws = "threefold-draws",
        /// The third time lets the side to move claim a draw.
        ThreefoldClaim = "threefold-claim",
    }
}
keywords! {
    /// Whether an animal may take another against the order of strength.
    pub enum Permission {
        /// It may.
        Yes = "yes",
        /// It may, but not in a step from water onto land.
        NotOutOfWater = "not-out-of-water",
        /// It may not.
        No = "no",
    }
}

/// Which animals may capture from the river an animal on land.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Capturers {
    /// Every swimmer.
    Everyone,
    /// No animal.
    Nobody,
    /// Only these.
    Only(KindSet),
}

/// Which animals in the river are in a leap's way.
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

/// A limit on going to and fro, such as 7/3 (squares) or 17/5: within `turns` of a player's turns, `count`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limit {
    /// How many of a player's own turns are looked at.
    pub turns: u32,
    /// How many visits to one square, or how many different squares.
    pub count: u32,
}

/// A relation between two kinds that stands against the order of strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Exception {
    /// Who moves.
    pub attacker: KindId,
    /// Who stands there.
    pub victim: KindId,
    /// What the ruleset says of it.
    pub permission: Permission,
}

/// Every switch of a ruleset. What an animal can do by itself (strength, swimming, leaping) stands with its kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Switches {
    /// Who moves first (row 2).
    pub first_mover: Side,
    /// An animal on land may take one in the river (row 4).
    pub capture_into_water: bool,
    /// Who may take from the river an animal on land (row 5).
    pub capture_out_of_water: Capturers,
    /// Animals in the river may take each other (row 6).
    pub capture_in_water: bool,
    /// Which swimming animals stop a leap (row 9).
    pub leap_blockers: Blockers,
    /// Whose swimming animals stop a leap (row 9).
    pub leap_blocked_by: BlockingSide,
    /// A leap may end in a capture (row 10).
    pub leap_captures: bool,
    /// What an enemy trap does (row 11).
    pub enemy_trap: TrapEffect,
    /// What one's own trap does (row 12).
    pub own_trap: OwnTrap,
    /// How long that lasts.
    pub trap_weakness: TrapWeakness,
    /// How a weakened animal attacks (row 13).
    pub trapped_attack: TrappedAttack,
    /// A trap lifts the bans between two kinds (row 16).
    pub trap_overrides: bool,
    /// What equals do to each other (row 17).
    pub equal_strength: EqualStrength,
    /// One's own den (row 19).
    pub own_den: OwnDen,
    /// Who may enter the enemy den.
    pub den_enterers: DenEnterers,
    /// Entering the enemy den wins (row 20).
    pub den_wins: bool,
    /// Taking every enemy animal (row 21).
    pub all_captured: WhenAllCaptured,
    /// Having no legal move (row 22).
    pub no_legal_move: NoLegalMove,
    /// Positions that come up again (row 23).
    pub repetition: Repetition,
    /// How often an animal may go to one square (row 23, “7/3”).
    pub same_square_limit: Option<Limit>,
    /// How long an animal may stay among few squares (row 23, “17/5”).
    pub few_squares_limit: Option<Limit>,
    /// The game is drawn after so many moves of both sides together.
    pub turn_limit: Option<u32>,
    /// The game is drawn after so many moves of both sides in a row without a capture.
    pub capture_limit: Option<u32>,
    /// Relations against the order of strength (rows 14, 15, 18).
    pub exceptions: Vec<Exception>,
}

impl Default for Switches {
    /// A blank to read a ruleset into; no ruleset is checked with a value that its text did not set.
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
