//! Judges single moves.

use super::board::{Cell, Displacement};
use super::capture_bans::{Encounter, capture_bans};
use super::movement_bans::{den_ban, leap_blocking_clause, movement_ban};
use super::repetition::open_clauses;
use super::rule_spec::RuleSpec;
use super::{Clause, Move, Placed, Position, Verdict, Violation};

/// Judges a move in a bare position: every clause it violates, the decisive one first.
///
/// Clauses that depend on earlier moves are left open in the verdict; [`Game::judge`](super::Game::judge) decides them.
///
/// ```
/// use shouqi::rules::{judge, preset_rules, notation::read_position, Move, Square};
/// let rules = preset_rules("classic").expect("a shipped ruleset");
/// let position = read_position("7/7/7/7/7/eR5/7/7/7 w", &rules).expect("a legal position");
/// let climb = Move::new(Square::parse("b4").expect("a square"), Square::parse("a4").expect("a square"));
/// let verdict = judge(&position, climb);
/// assert_eq!(verdict.violations()[0].clause.id(&rules), "elephant-safe-from-river");
/// ```
pub fn judge(position: &Position, mv: Move) -> Verdict {
    let violations = violations(position, mv);
    match violations.is_empty() {
        true => Verdict::Legal { open: open_clauses(position, mv) },
        false => Verdict::Illegal(violations),
    }
}

impl Position {
    /// Every clause that some legal move leaves open because it depends on earlier moves, each once.
    pub fn open_clauses(&self) -> Vec<Clause> {
        let mut open = Vec::new();
        for clause in self.moves().into_iter().flat_map(|mv| open_clauses(self, mv)) {
            if !open.contains(&clause) {
                open.push(clause);
            }
        }
        open
    }
}

fn violations(position: &Position, mv: Move) -> Vec<Violation> {
    let rules = position.rules();
    let spec = rules.spec();
    let alone = |clause, squares| vec![Violation::new(clause, squares)];
    if position.is_over() {
        return alone(Clause::GameOver, Vec::new());
    }
    let (Some(from), Some(to)) = (spec.board.cell(mv.from), spec.board.cell(mv.to)) else {
        return alone(Clause::OffBoard, vec![if spec.board.has(mv.from) { mv.to } else { mv.from }]);
    };
    let Some(mover) = position.piece_at(from) else {
        return alone(Clause::NoAnimalThere, vec![mv.from]);
    };
    let displacement = spec.board.displacement(from, to);
    let mut broken = FoundViolations { mv, violations: Vec::new() };
    if mover.piece.side != position.side() {
        broken.squares(Clause::NotYourTurn, vec![mv.from]);
    }
    match movement_ban(spec, mover.piece.kind, &displacement, to) {
        Some(Clause::MustMove) => {
            broken.add(Clause::MustMove);
            return broken.violations;
        }
        // A kind that may not leap this way cannot be blocked.
        Some(clause) => broken.add(clause),
        None => broken.obstacles(position, mover, &displacement),
    }
    if let Some(clause) = den_ban(spec, mover.piece, to) {
        broken.squares(clause, vec![mv.to, mv.from]);
    }
    match position.piece_at(to) {
        Some(other) if other.piece.side == mover.piece.side => broken.squares(Clause::OwnAnimal, vec![mv.to, mv.from]),
        Some(victim) => {
            let encounter = encounter(spec, mover, victim, from, to, &displacement);
            capture_bans(spec, &encounter).for_each(|clause| broken.add(clause));
        }
        None => (),
    }
    broken.violations
}

/// The encounter of two pieces for [`capture_bans`].
pub(super) fn encounter(
    spec: &RuleSpec,
    mover: Placed,
    victim: Placed,
    from: Cell,
    to: Cell,
    displacement: &Displacement,
) -> Encounter {
    Encounter {
        attacker: mover.piece.kind,
        victim: victim.piece.kind,
        from_water: spec.board.is_water(from),
        on_water: spec.board.is_water(to),
        by_leap: matches!(displacement, Displacement::AcrossRiver(..)),
        attacker_weak: mover.weak || spec.weakens(from, mover.piece.side),
        victim_weak: victim.weak || spec.weakens(to, victim.piece.side),
        victim_sheltered: spec.shelters_on(spec.board.at(to), victim.piece.side),
    }
}

/// The violations found so far.
struct FoundViolations {
    mv: Move,
    violations: Vec<Violation>,
}

impl FoundViolations {
    fn add(&mut self, clause: Clause) {
        self.squares(clause, vec![self.mv.from, self.mv.to]);
    }

    fn squares(&mut self, clause: Clause, squares: Vec<super::Square>) {
        self.violations.push(Violation::new(clause, squares));
    }

    /// Everything in the path of a leap: one violation for each clause, with all its squares.
    fn obstacles(&mut self, position: &Position, mover: Placed, displacement: &Displacement) {
        let Displacement::AcrossRiver(_, river) = displacement else { return };
        let rules = position.rules();
        let spec = rules.spec();
        for (cells, water) in [(&river.land, false), (&river.water, true)] {
            for &cell in cells {
                let Some(in_way) = position.piece_at(cell) else { continue };
                let Some(clause) = leap_blocking_clause(spec, mover.piece.side, in_way.piece, water) else { continue };
                match self.violations.iter_mut().find(|known| known.clause == clause) {
                    Some(known) => known.squares.push(in_way.square),
                    None => self.squares(clause, vec![self.mv.from, self.mv.to, in_way.square]),
                }
            }
        }
    }
}
