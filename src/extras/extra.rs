//! The table of these parts.

use super::material::Material;
use super::papers::{certificate, cover, gift, score_pad};
use super::{boxes, cards, standees, wallet};
use crate::canvas::error::LayoutError;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::geom::Size;
use crate::rulesheet::Sheet;
use crate::theme::Theme;

/// A part that goes with a set.
pub struct Extra {
    /// Its name, such as `box`.
    pub part: &'static str,
    /// What it is made of; `None` for the printer's everyday paper.
    pub material: fn(&Theme) -> Option<Material>,
    /// Makes its pages.
    pub lay_out: fn(&mut Resources<'_>, &ExtraFacts<'_>) -> Result<ExtraPages, LayoutError>,
}

/// All of them, in page order.
pub const EXTRAS: &[Extra] = &[
    Extra { part: "box", material: boxes::material, lay_out: boxes::lay_out },
    Extra { part: "cards", material: cards::material, lay_out: cards::lay_out },
    Extra { part: gift::PART, material: everyday_paper, lay_out: gift::lay_out },
    Extra { part: "standees", material: standees::material, lay_out: standees::lay_out },
    Extra { part: "wallet", material: everyday_paper, lay_out: wallet::lay_out },
    Extra { part: cover::PART, material: everyday_paper, lay_out: cover::lay_out },
    Extra { part: certificate::PART, material: everyday_paper, lay_out: certificate::lay_out },
    Extra { part: score_pad::PART, material: everyday_paper, lay_out: score_pad::lay_out },
];

fn everyday_paper(_: &Theme) -> Option<Material> {
    None
}

/// What they are made from, besides the theme.
#[derive(Debug, Clone, Copy)]
pub struct ExtraFacts<'s> {
    /// The rules sheets, proved, in the languages of the set.
    pub sheets: &'s [Sheet],
    /// The same, then those in further languages of the cards.
    pub spoken: &'s [Sheet],
    /// The paper of the rules sheet; `None` if the set has none that could go into a box.
    pub rules: Option<Size>,
}

/// The pages of a part.
pub struct ExtraPages {
    /// The pages.
    pub pages: Vec<GuidedPage>,
    /// What was chosen, in English and a few words, such as “tuck box, 82 × 82 × 8 mm inside”.
    pub about: String,
    /// The box, if it is one.
    pub package: Option<PackagePlan>,
}

/// The choices of a box.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PackagePlan {
    /// Number of pieces.
    pub pieces: usize,
    /// Places in its stacks that stay empty.
    pub empty: usize,
    /// The thickness of its card in millimetres if it is a tuck box whose card is cut half through.
    pub half_cut: Option<f64>,
}

/// What was chosen for a part, for reports.
#[derive(Debug, Clone, PartialEq)]
pub struct ExtraPlan {
    /// The part.
    pub part: &'static str,
    /// What it is made of; `None` for the printer's everyday paper.
    pub material: Option<Material>,
    /// Number of pages.
    pub pages: usize,
    /// What was chosen, in English and a few words.
    pub about: String,
    /// The box, if it is one.
    pub package: Option<PackagePlan>,
    /// Why it was left out, if it was.
    pub left_out: Option<LayoutError>,
}
