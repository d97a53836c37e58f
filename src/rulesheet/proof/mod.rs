//! The proof of a sheet: examples of every clause, generated for the board and the kinds at hand, and played by the
//! judge.
//!
//! Input: a ruleset, and scenes that ship as data (`templates/examples`). A scene states the traits of pieces and the
//! relations of squares that it needs, and the expected verdict; pieces and squares are found from the kinds' traits
//! and the board's map, never by asking the judge. Output: a [`Proof`] with its examples and the pictures drawn from
//! them, or every example that failed.
//!
//! | part | duty |
//! |---|---|
//! | `scenes` | the scenes, parsed |
//! | `roles` | which kinds play a scene, by traits |
//! | `relations`, `place` | which squares it is on, by relations (backtracking search) |
//! | `setup`, `history` | the position, with moves before it and bystanders |
//! | `example`, `error` | an example, and why it fails |
//! | `scene_figures` | scenes as pictures |
//! | `external_example` | an example that a user wrote |

mod error;
mod example;
mod external_example;
mod history;
mod place;
mod relations;
mod roles;
mod scene_figures;
mod scenes;
mod setup;

pub use error::{FailedExample, ProofError};
pub use example::{Example, Expected, OtherVerdict, Then};
pub use external_example::prove_one;
pub use scene_figures::ShownScene;

use super::clause::{self, common_id};
use crate::rules::{Clause, KindId, Rules, Side, Square};
use place::place;
use roles::assignments;
use scenes::{Counter, Scene, scenes};
use setup::{SceneSetup, SetupFailure};
use std::sync::Arc;

/// The result of a proof.
#[derive(Debug, Clone)]
pub struct Proof {
    /// Every example; each holds.
    pub examples: Vec<Example>,
    /// The scenes with pictures, in the order of the sheet.
    pub figures: Vec<ShownScene>,
    /// The scenes of active clauses that cannot be placed on this board.
    pub skipped: Vec<Skipped>,
    /// Active clauses without any example.
    pub unproved: Vec<Clause>,
}

/// A scene that cannot be placed on this board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skipped {
    /// The scene's name.
    pub scene: String,
    /// The clause that it belongs to.
    pub clause: Clause,
    /// Why.
    pub why: &'static str,
}

/// Makes every example for a ruleset and plays it.
///
/// ```
/// use shouqi::{rules::preset_rules, rulesheet::prove};
/// let rules = std::sync::Arc::new(preset_rules("classic").expect("a shipped ruleset"));
/// let proof = prove(&rules).expect("proved rules");
/// assert!(proof.examples.len() > 100 && proof.unproved.is_empty());
/// ```
///
/// # Errors
/// Every example that fails, with its clause, its position and both verdicts.
pub fn prove(rules: &Arc<Rules>) -> Result<Proof, ProofError> {
    let scenes = scenes().map_err(|error| ProofError::Scene(error.to_string()))?;
    let mut proof = Proof { examples: Vec::new(), figures: Vec::new(), skipped: Vec::new(), unproved: Vec::new() };
    let in_force = rules.clauses();
    for scene in scenes {
        for clause in applies(rules, &in_force, scene) {
            prove_scene(rules, scene, clause, &mut proof)?;
        }
    }
    let failures: Vec<FailedExample> =
        proof.examples.iter().filter_map(|example| FailedExample::of(example, rules)).collect();
    if !failures.is_empty() {
        return Err(ProofError::Failed(failures));
    }
    let proved = |clause: &Clause| proof.examples.iter().any(|example| example.clause == *clause);
    proof.unproved = in_force.into_iter().filter(|clause| !proved(clause)).collect();
    Ok(proof)
}

/// The clauses for which a scene is played: the first of its active clauses, or each pair of animals of a family.
fn applies(rules: &Rules, in_force: &[Clause], scene: &Scene) -> Vec<Clause> {
    let holds = |name: &String| in_force.iter().any(|&clause| is_called(rules, clause, name));
    if !scene.with.iter().all(holds) || scene.without.iter().any(holds) {
        return Vec::new();
    }
    let called = |name: &String| -> Vec<Clause> {
        in_force.iter().copied().filter(|&clause| is_called(rules, clause, name)).collect()
    };
    scene.clauses.iter().map(called).find(|clauses| !clauses.is_empty()).unwrap_or_default()
}

/// Whether a name in a scene means this clause: its id, or the common name of clauses between two animals.
fn is_called(rules: &Rules, clause: Clause, name: &str) -> bool {
    common_id(rules, clause) == name
}

/// The two kinds of a clause, in its order.
fn pair(clause: Clause) -> Option<[KindId; 2]> {
    match clause {
        Clause::NeverTakes(strong, weak) => Some([strong, weak]),
        other => clause::pair(other),
    }
}

fn prove_scene(rules: &Arc<Rules>, scene: &Scene, clause: Clause, proof: &mut Proof) -> Result<(), ProofError> {
    let named = pair(clause).map(Vec::from).unwrap_or_default();
    let assignments = assignments(rules, &named, &scene.roles);
    let mut skip = |why| proof.skipped.push(Skipped { scene: scene.id.clone(), clause, why });
    if assignments.is_empty() {
        skip("no kinds fit its roles");
        return Ok(());
    }
    let mut drawn = false;
    for mover in movers(rules, scene) {
        let Some(squares) = place(scene, rules.board(), mover, &allowed(rules, scene, mover)) else {
            skip("the board has no such squares");
            continue;
        };
        for assignment in &assignments {
            let placed_scene = match (SceneSetup { rules, scene, assignment, squares: &squares, mover }).set() {
                Ok(placed_scene) => placed_scene,
                Err(SetupFailure::NoRoom(why)) => {
                    skip(why);
                    break;
                }
                Err(SetupFailure::Wrong(why)) => return Err(ProofError::Scene(format!("{}: {why}", scene.id))),
            };
            let animals: Vec<&str> = assignment.iter().map(|&(_, kind)| rules.kind(kind).id.as_str()).collect();
            for (place, &(mv, expected)) in placed_scene.moves.iter().enumerate() {
                proof.examples.push(Example {
                    id: format!("{} {} {} {}", scene.id, animals.join("-"), mover.letter(), place + 1),
                    clause,
                    position: placed_scene.position.clone(),
                    from_start: scene.start,
                    before: placed_scene.before.clone(),
                    mv,
                    expected,
                });
            }
            if let Some(frame) = scene.figure.as_ref().filter(|_| !drawn) {
                let shown = scene_figures::show(rules, frame, clause, assignment, &squares, mover, &placed_scene);
                drawn = shown.is_some();
                proof.figures.extend(
                    shown
                        .into_iter()
                        .filter(|new| !proof.figures.iter().any(|old| old.id == new.id))
                        .collect::<Vec<_>>(),
                );
            }
        }
    }
    Ok(())
}

/// The mover of a scene.
fn movers(rules: &Rules, scene: &Scene) -> Vec<Side> {
    let switches = rules.switches();
    let due = |plies: u32| if plies.is_multiple_of(2) { switches.first_mover } else { !switches.first_mover };
    match scene.counter {
        Some(Counter::BeforeTurnLimit(plies)) => {
            vec![due(switches.turn_limit.unwrap_or_default().saturating_sub(plies))]
        }
        Some(_) | None if scene.start => vec![switches.first_mover],
        Some(_) | None if scene.both_sides => Side::BOTH.to_vec(),
        Some(_) | None => vec![Side::White],
    }
}

/// The possible squares of a scene in the set-up: under its animals, or on free squares.
fn allowed(rules: &Rules, scene: &Scene, mover: Side) -> Vec<Vec<Square>> {
    if !scene.start {
        return Vec::new();
    }
    let of = |side: Side| {
        rules.setup().iter().filter(move |placed| placed.piece.side == side).map(|placed| placed.square).collect()
    };
    let empty: Vec<Square> =
        rules.board().squares().filter(|at| !rules.setup().iter().any(|placed| placed.square == *at)).collect();
    let stands = |all: &[scenes::PlacedRole], square: usize| all.iter().any(|stands| stands.square == square);
    (0..scene.squares.len())
        .map(|square| match (stands(&scene.own, square), stands(&scene.enemy, square)) {
            (true, _) => of(mover),
            (_, true) => of(!mover),
            (false, false) => empty.clone(),
        })
        .collect()
}
