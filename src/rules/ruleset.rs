//! A checked ruleset.

use super::rule_spec::RuleSpec;
use super::sized_state::SizedState;
use super::switch_rows::SwitchRow;
use super::{Board, Kind, KindId, KindSet, Permission, Placed, RulesHash, Switches};
use std::cmp::Reverse;

/// Names and version of a ruleset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RulesetTitle {
    pub name: String,
    pub version: u32,
    pub title: Option<String>,
    pub source: Option<String>,
}

/// A ruleset that was parsed, checked and compiled. The single source of truth about the game.
#[derive(Debug, Clone)]
pub struct Rules {
    title: RulesetTitle,
    /// Its file; `None` if it is shipped.
    file: Option<String>,
    overrides: Vec<String>,
    spec: RuleSpec,
    setup: Vec<Placed>,
    rows: Vec<SwitchRow>,
    hash: RulesHash,
    /// The kind of each letter from A.
    letters: [Option<KindId>; KindId::MOST],
    /// The empty board, with the compiled tables.
    empty_board: SizedState,
}

impl Rules {
    pub(super) fn compile(
        title: RulesetTitle,
        overrides: Vec<String>,
        spec: RuleSpec,
        setup: Vec<Placed>,
        rows: Vec<SwitchRow>,
    ) -> Rules {
        let hash = RulesHash::of(&spec, &setup);
        let empty_board = SizedState::compile(&spec, 0);
        let mut letters = [None; KindId::MOST];
        for (place, kind) in spec.kinds.iter().enumerate() {
            letters[kind.letter as usize - 'A' as usize] = Some(KindId(place as u8));
        }
        Rules { title, file: None, overrides, spec, setup, rows, hash, letters, empty_board }
    }

    /// The same rules, compiled for a board of this number of squares: slower, with equal results. Allows the code for
    /// large boards to be measured and verified on a small one.
    pub fn compiled_for(&self, squares: usize) -> Rules {
        Rules { empty_board: SizedState::compile(&self.spec, squares), ..self.clone() }
    }

    /// Its name, such as `classic`.
    pub fn name(&self) -> &str {
        &self.title.name
    }

    /// Its version, incremented by its author when the rules change.
    pub fn version(&self) -> u32 {
        self.title.version
    }

    /// A short description.
    pub fn title(&self) -> Option<&str> {
        self.title.title.as_deref()
    }

    /// The source of these rules.
    pub fn source(&self) -> Option<&str> {
        self.title.source.as_deref()
    }

    /// The same rules, as read from this file.
    pub(super) fn read_from(self, file: String) -> Rules {
        Rules { file: Some(file), ..self }
    }

    /// Its file, as the provider names it; `None` for a shipped ruleset.
    pub fn file(&self) -> Option<&str> {
        self.file.as_deref()
    }

    /// The overrides, each `name=value`, in order.
    pub fn overrides(&self) -> &[String] {
        &self.overrides
    }

    /// The hash of the game: equal for two rulesets that play alike, whatever their names.
    pub fn hash(&self) -> RulesHash {
        self.hash
    }

    /// `classic 1 (4f9c2a)`, with overrides: the reference printed below a verdict.
    pub fn signature(&self) -> String {
        let overrides: String = self.overrides.iter().map(|switch| format!(" + {switch}")).collect();
        format!("{} {}{overrides} ({})", self.title.name, self.title.version, self.hash.short())
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.spec.board
    }

    /// The kinds, in the ruleset's order.
    pub fn kinds(&self) -> &[Kind] {
        &self.spec.kinds
    }

    /// One kind.
    pub fn kind(&self, kind: KindId) -> &Kind {
        self.spec.kind(kind)
    }

    /// The ids of all kinds, in order.
    pub fn kind_ids(&self) -> impl Iterator<Item = KindId> + use<> {
        (0..self.spec.kinds.len() as u8).map(KindId)
    }

    /// The ids of all kinds, the strongest first; equals in the ruleset's order.
    pub fn strongest_first(&self) -> Vec<KindId> {
        let mut kinds: Vec<KindId> = self.kind_ids().collect();
        kinds.sort_by_key(|&kind| Reverse(self.kind(kind).strength));
        kinds
    }

    /// The kind with this name.
    pub fn kind_named(&self, id: &str) -> Option<KindId> {
        self.kind_ids().find(|&kind| self.kind(kind).id == id)
    }

    /// The kind with this letter, in upper or lower case.
    pub fn kind_lettered(&self, letter: char) -> Option<KindId> {
        let place = (letter.to_ascii_uppercase() as usize).checked_sub('A' as usize)?;
        self.letters.get(place).copied().flatten()
    }

    /// The switches.
    pub fn switches(&self) -> &Switches {
        &self.spec.switches
    }

    /// Every switch with its value, origin and note, in the order of the table of rules.
    pub fn rows(&self) -> &[SwitchRow] {
        &self.rows
    }

    /// The exception for one kind capturing another, where it differs from their strengths.
    pub fn exception(&self, attacker: KindId, victim: KindId) -> Option<Permission> {
        self.spec.exception(attacker, victim)
    }

    /// Whether one kind may capture another on land, without traps.
    pub fn takes(&self, attacker: KindId, victim: KindId) -> bool {
        self.spec.takes(attacker, victim)
    }

    /// Whether one kind may capture another only by an exception: their strengths would not allow it.
    pub fn captures_by_exception(&self, attacker: KindId, victim: KindId) -> bool {
        self.spec.captures_by_exception(attacker, victim)
    }

    /// Whether an exception forbids one kind to capture another though their strengths would allow it.
    pub fn is_spared_by_exception(&self, attacker: KindId, victim: KindId) -> bool {
        self.spec.is_spared_by_exception(attacker, victim)
    }

    /// Whether a trap weakens an animal permanently, so that a position must store it.
    pub fn weakness_lasts(&self) -> bool {
        self.spec.remembers_weakness()
    }

    /// Whether two kinds have the same strength.
    pub fn are_equal(&self, one: KindId, other: KindId) -> bool {
        self.kind(one).strength == self.kind(other).strength
    }

    /// Whether strength alone lets one kind capture another.
    pub fn takes_by_strength(&self, attacker: KindId, victim: KindId) -> bool {
        self.spec.takes_by_strength(attacker, victim)
    }

    /// The animals that can capture from the river onto land.
    pub fn capturers(&self) -> KindSet {
        self.spec.capturers()
    }

    /// The animals that block a leap when swimming in its path.
    pub fn blockers(&self) -> KindSet {
        self.spec.blockers()
    }

    /// Whether a kind may enter the enemy den.
    pub fn may_enter_den(&self, kind: KindId) -> bool {
        self.spec.enters_den(kind)
    }

    /// The initial set-up.
    pub fn setup(&self) -> &[Placed] {
        &self.setup
    }

    pub(super) fn spec(&self) -> &RuleSpec {
        &self.spec
    }

    pub(super) fn empty_board(&self) -> &SizedState {
        &self.empty_board
    }
}
