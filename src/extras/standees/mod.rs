//! Animals that stand: of card with printed faces, on a cross of two strips; or of plywood for a laser, on a disc.
//!
//! Every animal of the set-up has one. Its outline follows the paper-cut of its kind, or its piece where there is none.

mod card;
mod face;
mod nested;
mod picture;
mod wood;

use super::extra::{ExtraFacts, ExtraPages};
use super::material::Material;
use crate::canvas::error::LayoutError;
use crate::canvas::resources::Resources;
use crate::rules::{KindId, Rules, Side};
use crate::theme::{StandeeMaterial, Theme};

/// The name of the part.
const PART: &str = "standees";

/// The pages of the animals that stand.
pub fn lay_out(resources: &mut Resources<'_>, _facts: &ExtraFacts<'_>) -> Result<ExtraPages, LayoutError> {
    match resources.theme.standees.material {
        StandeeMaterial::Card => card::lay_out(resources),
        StandeeMaterial::Wood => wood::lay_out(resources),
    }
}

/// What they are made of.
pub fn material(theme: &Theme) -> Option<Material> {
    Some(match theme.standees.material {
        StandeeMaterial::Card => Material::Card(theme.standees.card),
        StandeeMaterial::Wood => Material::Plywood(theme.standees.wood),
    })
}

/// How many animals of each kind a side has in the set-up, strongest first.
fn animals(rules: &Rules, side: Side) -> Vec<(KindId, usize)> {
    let count = |kind: KindId| {
        rules.setup().iter().filter(|placed| placed.piece.kind == kind && placed.piece.side == side).count()
    };
    rules.strongest_first().into_iter().map(|kind| (kind, count(kind))).filter(|(_, count)| *count > 0).collect()
}
