//! Messages on violations, permissions and endings.

use crate::diagnostics::Keyword;
use crate::language::{Argument, Arguments, Language};
use crate::rules::{
    Basis, Clause, Move, Origin, Outcome, OwnTrap, PRESETS, Position, Rules, Square, SwitchRow, Termination, Terrain,
    TrapEffect, Violation,
};

/// A move in a position, to be described by the referee.
#[derive(Debug, Clone, Copy)]
pub struct JudgedMove<'a> {
    /// The position before the move.
    pub position: &'a Position,
    /// The move.
    pub mv: Move,
    /// The language of the message.
    pub language: &'a Language,
}

impl JudgedMove<'_> {
    /// The animal on a square, by kind id; `None` if it is empty.
    fn animal(&self, square: Square) -> Argument {
        let rules = self.position.rules();
        match self.position.at(square) {
            Some(placed) => Argument::Animal(rules.kind(placed.piece.kind).id.clone()),
            None => Argument::Text(String::new()),
        }
    }

    /// The strength of the animal on a square.
    fn strength(&self, square: Square) -> u32 {
        self.position.at(square).map_or(0, |placed| u32::from(self.position.rules().kind(placed.piece.kind).strength))
    }

    /// Arguments of every message about a move.
    fn arguments(&self) -> Arguments {
        let Move { from, to } = self.mv;
        vec![
            ("animal", self.animal(from)),
            ("victim", self.animal(to)),
            ("from", Argument::Text(from.to_string())),
            ("to", Argument::Text(to.to_string())),
            ("mover", Argument::Side(self.position.side())),
            ("s", Argument::Number(self.strength(from))),
            ("t", Argument::Number(self.strength(to))),
        ]
    }

    /// A message about this move, with additional arguments.
    pub fn say(&self, key: &str, more: Arguments) -> String {
        let mut arguments = self.arguments();
        arguments.extend(more);
        // A missing message would be a bug of the shipped texts; a test formats all of them.
        self.language.say(key, &arguments).unwrap_or_else(|| key.to_owned())
    }
}

/// Why a move is illegal, in one sentence.
pub fn say_violation(scene: JudgedMove<'_>, violation: &Violation) -> String {
    let switches = scene.position.rules().switches();
    let in_the_way = || match violation.squares.get(2) {
        Some(&at) => vec![("blocker", scene.animal(at)), ("at", Argument::Text(at.to_string()))],
        None => Vec::new(),
    };
    let id = violation.clause.id(scene.position.rules());
    match violation.clause {
        Clause::NeverTakes(a, b) if scene.position.rules().are_equal(a, b) => {
            scene.say("never-takes-equal", Vec::new())
        }
        Clause::NeverTakes(..) => scene.say("never-takes", Vec::new()),
        Clause::CaptureWeakerOnly if may_be_captured_by_its_victim(scene) => {
            scene.say("capture-weaker-only-this-way", Vec::new())
        }
        Clause::SafeFromRiver(..) => scene.say("safe-from-river", Vec::new()),
        Clause::CaptureEqualOrWeaker if stands_in_idle_trap(scene) => scene.say("trap-harmless", Vec::new()),
        Clause::OffBoard => {
            let missing = violation.squares.first().copied().unwrap_or(scene.mv.to);
            scene.say("off-board", vec![("to", Argument::Text(missing.to_string()))])
        }
        Clause::LeapBlocked => scene.say("leap-blocked", in_the_way()),
        Clause::NoEarlierPosition => match violation.earlier_ply {
            Some(0) | None => scene.say("no-earlier-position-start", Vec::new()),
            Some(ply) => scene.say("no-earlier-position", vec![("ply", Argument::Number(ply))]),
        },
        Clause::SevenThree | Clause::SeventeenFive => {
            let few = violation.clause == Clause::SeventeenFive;
            let limit = if few { switches.few_squares_limit } else { switches.same_square_limit };
            let (turns, count) = limit.map_or((0, 0), |limit| (limit.turns, limit.count));
            let counted = if few { "squares" } else { "times" };
            scene.say(&id, vec![("turns", Argument::Number(turns)), (counted, Argument::Number(count))])
        }
        _ => scene.say(&id, Vec::new()),
    }
}

/// Whether the victim is in a trap without effect on it: the question is about the trap, not about strength.
fn stands_in_idle_trap(scene: JudgedMove<'_>) -> bool {
    let rules = scene.position.rules();
    let Some(victim) = scene.position.at(scene.mv.to) else { return false };
    match rules.board().terrain(scene.mv.to) {
        Some(Terrain::Trap(owner)) if owner == victim.piece.side => rules.switches().own_trap == OwnTrap::Harmless,
        Some(Terrain::Trap(_)) => rules.switches().enemy_trap == TrapEffect::Harmless,
        _ => false,
    }
}

/// Whether an exception lets the victim capture the mover: then only one direction is barred.
fn may_be_captured_by_its_victim(scene: JudgedMove<'_>) -> bool {
    let kind = |square| scene.position.at(square).map(|placed| placed.piece.kind);
    match (kind(scene.mv.from), kind(scene.mv.to)) {
        (Some(mover), Some(victim)) => scene.position.rules().captures_by_exception(victim, mover),
        _ => false,
    }
}

/// Why a surprising move is legal, in one sentence.
pub fn say_permit(scene: JudgedMove<'_>, permit: Clause) -> String {
    match permit {
        Clause::Takes(a, b) if scene.position.rules().are_equal(a, b) => scene.say("takes-equal", Vec::new()),
        Clause::Takes(..) => scene.say("takes-stronger", Vec::new()),
        Clause::TakeEachOther(..) => scene.say("takes-by-exception", Vec::new()),
        Clause::CaptureEqualOrWeaker | Clause::CaptureWeakerOnly => {
            let equal = scene.strength(scene.mv.from) == scene.strength(scene.mv.to);
            scene.say(if equal { "captures-equal" } else { "captures-weaker" }, Vec::new())
        }
        Clause::LeapBothWays
        | Clause::LeapAcross
        | Clause::LeapAcrossToo
        | Clause::LeapAlong
        | Clause::LeapAlongToo
        | Clause::LeapBothRivers => scene.say("leap-across", Vec::new()),
        Clause::LeapNotBlocked => {
            let over = swimmers_on_the_way(scene);
            let at = over.first().copied().unwrap_or(scene.mv.to);
            scene.say("leap-not-blocked", vec![("blocker", scene.animal(at)), ("at", Argument::Text(at.to_string()))])
        }
        _ => scene.say(&permit.id(scene.position.rules()), Vec::new()),
    }
}

/// The animals in the river between the two squares of a leap.
fn swimmers_on_the_way(scene: JudgedMove<'_>) -> Vec<Square> {
    let Move { from, to } = scene.mv;
    let between = |x: u8, a: u8, b: u8| x > a.min(b) && x < a.max(b);
    let pieces = scene.position.pieces().into_iter().map(|placed| placed.square);
    pieces
        .filter(|square| match (from.file == to.file, from.row == to.row) {
            (true, false) => square.file == from.file && between(square.row.0, from.row.0, to.row.0),
            (false, true) => square.row == from.row && between(square.file.0, from.file.0, to.file.0),
            _ => false,
        })
        .filter(|&square| scene.position.rules().board().terrain(square) == Some(Terrain::Water))
        .collect()
}

/// How the move ended the game, in one sentence.
pub fn say_end(scene: JudgedMove<'_>, outcome: Outcome) -> String {
    let mover = scene.position.side();
    let winner = outcome.winner.unwrap_or(mover);
    let sides = vec![
        ("mover", Argument::Side(winner)),
        ("loser", Argument::Side(if outcome.winner.is_some() { !winner } else { !mover })),
    ];
    let switches = scene.position.rules().switches();
    let limit = |limit: Option<u32>| vec![("n", Argument::Number(limit.unwrap_or_default()))];
    match outcome.termination {
        Termination::AllCaptured if outcome.winner.is_none() => scene.say("nobody-left", sides),
        // The side to move after the move has claimed.
        Termination::ThreefoldClaim => scene.say("threefold-claimed", vec![("mover", Argument::Side(!mover))]),
        Termination::TurnLimit => scene.say("draw-after-turns", limit(switches.turn_limit)),
        Termination::CaptureLimit => scene.say("draw-without-capture", limit(switches.capture_limit)),
        termination => {
            let clause = termination.clause(scene.position.rules());
            scene.say(&clause.id(scene.position.rules()), sides)
        }
    }
}

/// The remark of a switch's basis for a verdict, such as “not in the source”.
pub fn remark(row: &SwitchRow, language: &Language) -> Option<String> {
    remark_on(row.note.as_ref()?.basis, language)
}

/// The note on the basis of a sentence; `None` if the source is explicit.
pub fn remark_on(basis: Basis, language: &Language) -> Option<String> {
    language.say(&on_basis("remark", basis)?, &[])
}

/// The same on the sheet of a ruleset: custom rules are not compared with a source that their readers do not know.
pub(super) fn remark_on_sheet(basis: Basis, rules: &Rules, language: &Language) -> Option<String> {
    language.say(&on_basis(if is_own(rules) { "remark-own" } else { "remark" }, basis)?, &[])
}

/// The footnote of a ruleset's sheet for sentences with a weaker basis.
pub(super) fn footnote(basis: Basis, rules: &Rules) -> Option<String> {
    on_basis(if is_own(rules) { "note-own" } else { "note" }, basis)
}

/// The id of the message of this sort on a basis, such as `note-reading`.
fn on_basis(sort: &str, basis: Basis) -> Option<String> {
    (basis != Basis::Text).then(|| format!("{sort}-{}", basis.keyword()))
}

/// Whether the ruleset is custom, or a shipped one with overrides.
fn is_own(rules: &Rules) -> bool {
    let shipped = |name: &str| PRESETS.iter().any(|preset| preset.name == name);
    let written = |row: &SwitchRow| matches!(&row.origin, Origin::Ruleset(name) if !shipped(name));
    !rules.overrides().is_empty() || !shipped(rules.name()) || rules.rows().iter().any(written)
}
