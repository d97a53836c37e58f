//! What a side must or may do in one fragment: a claim, decided from the animals that stand there.

use crate::gadget::fixpoint::{answers, attractor, best_answer, waiting};
use crate::gadget::graph::{EdgeSort, Graph};
use crate::gadget::local_game::{LocalGame, LocalMove};
use crate::gadget::model::{Claim, Gadget};
use crate::gadget::states::NONE;
use crate::rules::Placed;

/// Maximum number of states of a decision; few have more than a tenth of it.
const STATES: usize = 2_000_000;
const START: u32 = 0;

/// What a claim says of the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Advice {
    /// It may move elsewhere.
    Free,
    /// It has to make this move.
    Play(LocalMove),
    /// Nothing helps.
    Lost,
}

/// The move of the side of a `can` claim that brings it nearer.
pub(super) fn force(gadget: &Gadget, claim: &Claim, animals: &[Placed]) -> Advice {
    advice(gadget, claim, animals, |graph| {
        let ranks = attractor(graph, &graph.reversed(), claim.side);
        let best = graph.edges(START).min_by_key(|&(to, _)| ranks[to as usize])?;
        (ranks[START as usize] != NONE).then_some(best)
    })
}

/// White's answer on the spot, after which a `can` claim can still be forced at any time, and Black can call for the fewest
/// answers more.
pub(super) fn wait(gadget: &Gadget, claim: &Claim, animals: &[Placed]) -> Advice {
    advice(gadget, claim, animals, |graph| {
        let lost = waiting(graph, &attractor(graph, &graph.reversed(), claim.side));
        best_answer(graph, &answers(graph, &lost), START)
    })
}

/// Black's move after which a `cannot` claim still holds.
pub(super) fn hold(gadget: &Gadget, claim: &Claim, animals: &[Placed]) -> Advice {
    advice(gadget, claim, animals, |graph| {
        let forced = attractor(graph, &graph.reversed(), claim.side);
        // A pass comes first.
        graph.edges(START).find(|&(to, _)| forced[to as usize] == NONE)
    })
}

/// The move to the state that `choose` chooses from the first one.
fn advice(
    gadget: &Gadget,
    claim: &Claim,
    animals: &[Placed],
    choose: impl Fn(&Graph) -> Option<(u32, EdgeSort)>,
) -> Advice {
    let game = LocalGame::from(gadget, claim, animals);
    let Ok(graph) = Graph::explore(&game, STATES) else { return Advice::Free };
    let Some((chosen, sort)) = choose(&graph) else { return Advice::Lost };
    if sort == EdgeSort::Pass {
        return Advice::Free;
    }
    let mut found = Advice::Lost;
    game.successors(game.start(), &mut |mv, after| {
        if mv != LocalMove::Pass && graph.states.find(after) == Some(chosen) {
            found = Advice::Play(mv);
        }
    });
    found
}
