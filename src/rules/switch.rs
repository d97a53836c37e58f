//! The switches in which rulesets differ, each a small type, so that an impossible mix cannot be written.
//!
//! [`SPECS`] is the one list of them: reading, showing, comparing, hashing and the hints for misspelt names go
//! through it.

use super::file::Raw;
use super::{Kind, KindId, KindSet, Side};

/// The kinds of a ruleset, for switches that name some of them.
pub(crate) type Kinds = [Kind];

/// A value that can be read from a ruleset's text and written back.
pub(crate) trait Value: Sized {
    /// Reads it; the error says what would be right.
    fn read(raw: &Raw, kinds: &Kinds) -> Result<Self, String>;
    /// The value as a ruleset writes it.
    fn show(&self, kinds: &Kinds) -> String;
}

/// Declares an enum whose variants are words in a ruleset.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_doc])* $variant,)+ }

        impl Value for $name {
            fn read(raw: &Raw, _: &Kinds) -> Result<Self, String> {
                match raw {
                    $(Raw::Text(word) if word == $word => Ok($name::$variant),)+
                    other => Err(one_of(other, &[$($word),+])),
                }
            }
            fn show(&self, _: &Kinds) -> String {
                match self { $($name::$variant => $word,)+ }.to_owned()
            }
        }
    };
}

words! {
    /// Whose animals in the river stop a leap.
    BlockingSide {
        /// Either side's.
        Either = "either",
        /// Only the enemy's.
        Enemy = "enemy",
        /// No animal stops a leap.
        Nobody = "nobody",
    }
}
words! {
    /// What a trap does to the animal in it.
    TrapEffect {
        /// Any enemy animal may capture it there.
        Weakens = "weakens",
        /// Nothing.
        Harmless = "harmless",
    }
}
words! {
    /// How long a trap's weakness lasts.
    TrapWeakness {
        /// As long as the animal stands in the trap.
        Inside = "inside",
        /// To the end of the game.
        Permanent = "permanent",
    }
}
words! {
    /// With what strength a weakened animal itself attacks.
    TrappedAttack {
        /// With its own.
        Full = "full",
        /// With none.
        Zero = "zero",
    }
}
words! {
    /// What happens between animals of equal strength.
    EqualStrength {
        /// The one that moves captures the other.
        Captures = "captures",
        /// Neither may capture the other.
        Barred = "barred",
        /// Both leave the board.
        BothOut = "both-out",
    }
}
words! {
    /// Whether a side may stand in its own den.
    OwnDen {
        /// It may not.
        Barred = "barred",
        /// It may, and nothing happens.
        Open = "open",
    }
}
words! {
    /// What it means to have taken every enemy animal.
    WhenAllCaptured {
        /// It wins at once.
        Wins = "wins",
        /// Nothing by itself: a side without animals has no legal move.
        NoLegalMove = "no-legal-move",
    }
}
words! {
    /// What happens to the side to move when it has no legal move.
    NoLegalMove {
        /// It loses.
        Loses = "loses",
        /// The game is drawn.
        Draws = "draws",
    }
}
words! {
    /// What happens when a position (placement and side to move) comes up again.
    Repetition {
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
words! {
    /// Whether an animal may take another against the order of strength.
    Permission {
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
    pub own_trap: TrapEffect,
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
            own_trap: TrapEffect::Harmless,
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

/// One switch: its name in a ruleset's text, what it is about, and how to read and show it.
pub(crate) struct SwitchSpec {
    pub name: &'static str,
    /// What it is about, in the fewest plain words.
    pub label: &'static str,
    pub read: fn(&Raw, &Kinds, &mut Switches) -> Result<(), String>,
    pub show: fn(&Switches, &Kinds) -> String,
}

macro_rules! specs {
    ($($field:ident $name:literal $label:literal,)+) => {
        /// Every switch, in the order in which the table of rules lists them.
        pub(crate) static SPECS: &[SwitchSpec] = &[$(SwitchSpec {
            name: $name,
            label: $label,
            read: |raw, kinds, switches| { switches.$field = Value::read(raw, kinds)?; Ok(()) },
            show: |switches, kinds| switches.$field.show(kinds),
        },)+];
    };
}

specs! {
    first_mover "first-mover" "moves first",
    capture_into_water "capture-into-water" "captures from land into the river",
    capture_out_of_water "capture-out-of-water" "captures from the river onto land",
    capture_in_water "capture-in-water" "captures inside the river",
    leap_blockers "leap-blockers" "animals that block a leap",
    leap_blocked_by "leap-blocked-by" "leap is blocked by animals of",
    leap_captures "leap-captures" "captures by leaping",
    enemy_trap "enemy-trap" "the enemy's trap",
    own_trap "own-trap" "one's own trap",
    trap_weakness "trap-weakness" "a trap's weakness lasts",
    trapped_attack "trapped-attack" "a trapped animal attacks with strength",
    trap_overrides "trap-overrides" "a trap lifts bans between two kinds",
    equal_strength "equal-strength" "equal strength",
    own_den "own-den" "one's own den",
    den_enterers "den-enterers" "may enter the enemy den",
    den_wins "den-wins" "entering the enemy den wins",
    all_captured "all-captured" "taking every enemy animal",
    no_legal_move "no-legal-move" "a side without a legal move",
    repetition "repetition" "a position that comes up again",
    same_square_limit "same-square-limit" "turns/visits of an animal to one square",
    few_squares_limit "few-squares-limit" "turns/squares of an animal to and fro",
    turn_limit "turn-limit" "draw after moves of both sides",
    capture_limit "capture-limit" "draw after moves without capture",
}

/// The two kinds in a name such as `rat-takes-elephant`, as written.
pub(crate) fn split_exception(name: &str) -> Option<(&str, &str)> {
    name.split_once("-takes-")
}

fn quoted(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        None => String::new(),
    }
}

fn one_of(raw: &Raw, words: &[&str]) -> String {
    match raw {
        Raw::Text(word) => match crate::diagnostics::nearest(word, words.iter().copied()) {
            Some(near) => format!("did you mean \"{near}\"? Possible are {}", quoted(words)),
            None => format!("write {}", quoted(words)),
        },
        _ => format!("write {}", quoted(words)),
    }
}

impl Value for bool {
    fn read(raw: &Raw, _: &Kinds) -> Result<bool, String> {
        match raw {
            Raw::Bool(value) => Ok(*value),
            Raw::Text(word) if matches!(word.as_str(), "yes" | "true") => Ok(true),
            Raw::Text(word) if matches!(word.as_str(), "no" | "false") => Ok(false),
            _ => Err("write true or false".to_owned()),
        }
    }
    fn show(&self, _: &Kinds) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }
}

impl Value for Side {
    fn read(raw: &Raw, _: &Kinds) -> Result<Side, String> {
        match raw {
            Raw::Text(word) if word == "white" => Ok(Side::White),
            Raw::Text(word) if word == "black" => Ok(Side::Black),
            other => Err(one_of(other, &["white", "black"])),
        }
    }
    fn show(&self, _: &Kinds) -> String {
        self.to_string().to_lowercase()
    }
}

/// Moves a game may last before a limit draws it.
const MOST_MOVES: u32 = 100_000;

impl Value for Option<u32> {
    fn read(raw: &Raw, _: &Kinds) -> Result<Option<u32>, String> {
        let wanted = || format!("write \"none\" or a number of moves from 1 to {MOST_MOVES}");
        match raw {
            Raw::Text(word) if word == "none" => Ok(None),
            Raw::Text(digits) => {
                digits.parse().ok().filter(|n| (1..=MOST_MOVES).contains(n)).map(Some).ok_or_else(wanted)
            }
            Raw::Int(n) => u32::try_from(*n).ok().filter(|n| (1..=MOST_MOVES).contains(n)).map(Some).ok_or_else(wanted),
            _ => Err(wanted()),
        }
    }
    fn show(&self, _: &Kinds) -> String {
        self.map_or("none".to_owned(), |n| n.to_string())
    }
}

impl Value for Option<Limit> {
    fn read(raw: &Raw, _: &Kinds) -> Result<Option<Limit>, String> {
        let wanted =
            || "write \"none\" or two numbers such as \"7/3\", the first not the smaller, at most 1000".to_owned();
        match raw {
            Raw::Text(word) if word == "none" => Ok(None),
            Raw::Text(text) => {
                let (turns, count) = text.split_once('/').ok_or_else(wanted)?;
                let turns: u32 = turns.parse().map_err(|_| wanted())?;
                let count: u32 = count.parse().map_err(|_| wanted())?;
                if count == 0 || count > turns || turns > 1000 {
                    Err(wanted())
                } else {
                    Ok(Some(Limit { turns, count }))
                }
            }
            _ => Err(wanted()),
        }
    }
    fn show(&self, _: &Kinds) -> String {
        self.map_or("none".to_owned(), |limit| format!("{}/{}", limit.turns, limit.count))
    }
}

/// Reads a list of kinds, or `rat, dog` in one text.
fn kind_set(raw: &Raw, kinds: &Kinds, words: &[&str]) -> Result<KindSet, String> {
    let names: Vec<&str> = match raw {
        Raw::Text(text) => text.split(',').map(str::trim).collect(),
        Raw::List(items) => items
            .iter()
            .map(|item| match &item.raw {
                Raw::Text(text) => Some(text.as_str()),
                _ => None,
            })
            .collect::<Option<_>>()
            .ok_or_else(|| "write the kinds as texts, such as [\"rat\"]".to_owned())?,
        _ => return Err(format!("write {} or a list of kinds, such as [\"rat\"]", quoted(words))),
    };
    names
        .into_iter()
        .map(|name| {
            kinds.iter().position(|kind| kind.id == name).map(|place| KindId(place as u8)).ok_or_else(|| {
                let known = kinds.iter().map(|kind| kind.id.as_str());
                match crate::diagnostics::nearest(name, known.chain(words.iter().copied())) {
                    Some(near) => format!("did you mean \"{near}\"?"),
                    None => {
                        format!("\"{name}\" is no kind of this ruleset; write {} or a list of kinds", quoted(words))
                    }
                }
            })
        })
        .collect()
}

fn show_kinds(set: KindSet, kinds: &Kinds) -> String {
    set.iter().map(|kind| kinds[kind.index()].id.as_str()).collect::<Vec<_>>().join(", ")
}

impl Value for Capturers {
    fn read(raw: &Raw, kinds: &Kinds) -> Result<Capturers, String> {
        match raw {
            Raw::Text(word) if word == "everyone" => Ok(Capturers::Everyone),
            Raw::Text(word) if word == "nobody" => Ok(Capturers::Nobody),
            Raw::List(items) if items.is_empty() => Err("write \"nobody\"".to_owned()),
            other => kind_set(other, kinds, &["everyone", "nobody"]).map(Capturers::Only),
        }
    }
    fn show(&self, kinds: &Kinds) -> String {
        match self {
            Capturers::Everyone => "everyone".to_owned(),
            Capturers::Nobody => "nobody".to_owned(),
            Capturers::Only(set) => show_kinds(*set, kinds),
        }
    }
}

impl Value for Blockers {
    fn read(raw: &Raw, kinds: &Kinds) -> Result<Blockers, String> {
        match raw {
            Raw::Text(word) if word == "swimmers" => Ok(Blockers::Swimmers),
            Raw::List(items) if items.is_empty() => Err("write leap-blocked-by = \"nobody\" instead".to_owned()),
            other => kind_set(other, kinds, &["swimmers"]).map(Blockers::Only),
        }
    }
    fn show(&self, kinds: &Kinds) -> String {
        match self {
            Blockers::Swimmers => "swimmers".to_owned(),
            Blockers::Only(set) => show_kinds(*set, kinds),
        }
    }
}

impl Value for DenEnterers {
    fn read(raw: &Raw, kinds: &Kinds) -> Result<DenEnterers, String> {
        match raw {
            Raw::Text(word) if word == "everyone" => Ok(DenEnterers::Everyone),
            Raw::List(items) if items.is_empty() => Err("write \"everyone\" or at least one kind".to_owned()),
            other => kind_set(other, kinds, &["everyone"]).map(DenEnterers::Only),
        }
    }
    fn show(&self, kinds: &Kinds) -> String {
        match self {
            DenEnterers::Everyone => "everyone".to_owned(),
            DenEnterers::Only(set) => show_kinds(*set, kinds),
        }
    }
}
