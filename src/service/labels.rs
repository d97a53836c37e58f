//! Label sheets that suit a piece.

use super::names::one_of;
use super::refusal::Refusal;
use super::request::{Answer, Request};
use crate::diagnostics::Keyword;
use crate::theme::{LabelShape, LabelSheet, PAPERS, label_sheets};
use serde::Deserialize;
use serde_json::{Value, json};
use std::ops::RangeInclusive;

/// Maximum difference by which a label may be smaller than its piece, in millimetres.
const SMALLER: f64 = 6.0;

/// The sizes of pieces in millimetres.
const PIECE: RangeInclusive<f64> = 5.0..=150.0;

/// What a label sheet has to be like.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct LabelQuery {
    /// The size of the piece that the labels suit, in millimetres.
    pub piece: Option<f64>,
    /// The name of a paper.
    pub paper: Option<&'static str>,
    /// The shape of the labels.
    pub shape: Option<LabelShape>,
}

impl LabelQuery {
    /// The smallest label for a piece of this size, in millimetres.
    pub fn least(piece: f64) -> f64 {
        (piece - SMALLER).max(0.0)
    }

    /// The sheets like that, the least wasteful first.
    pub fn found(self) -> Vec<&'static LabelSheet> {
        // Pieces are discs unless a theme says otherwise; `make` rejects labels of another shape.
        let shape = self.shape.or(self.piece.map(|_| LabelShape::Disc));
        let suits = |sheet: &&LabelSheet| {
            self.piece.is_none_or(|piece| sheet.fits(piece) && sheet.size >= LabelQuery::least(piece))
                && self.paper.is_none_or(|paper| sheet.paper == paper)
                && shape.is_none_or(|shape| sheet.shape == shape)
        };
        let mut found: Vec<&LabelSheet> = label_sheets().iter().filter(suits).collect();
        found.sort_by(|a, b| a.waste().total_cmp(&b.waste()).then_with(|| a.name.cmp(&b.name)));
        found
    }
}

/// The fields of the request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    #[serde(default)]
    fits: Option<f64>,
    #[serde(default)]
    paper: Option<String>,
    #[serde(default)]
    shape: Option<String>,
}

/// Lists the sheets that suit.
pub(super) fn labels(request: Request<'_>) -> Result<Answer, Refusal> {
    let (Fields { fits, paper, shape }, _) = request.fields()?;
    if let Some(wrong) = fits.filter(|size| !PIECE.contains(size)) {
        let message = format!("fits expects {} to {} mm, not {wrong:?}", PIECE.start(), PIECE.end());
        return Err(Refusal::new("out-of-range", message));
    }
    let paper = paper.as_deref().map(|name| one_of("paper", name, PAPERS.iter().map(|paper| (paper.0, paper.0))));
    let shapes = LabelShape::VALUES.iter().map(|&shape| (shape.keyword(), shape));
    let shape = shape.as_deref().map(|name| one_of("shape", name, shapes));
    let found = LabelQuery { piece: fits, paper: paper.transpose()?, shape: shape.transpose()? }.found();
    Ok(Value::from_iter(found.into_iter().map(label_as_json)).into())
}

/// A label sheet.
pub(crate) fn label_as_json(sheet: &LabelSheet) -> Value {
    json!({
        "name": sheet.name,
        "also": sheet.also,
        "paper": sheet.paper,
        "shape": sheet.shape.keyword(),
        "size_mm": sheet.size,
        "columns": sheet.columns,
        "rows": sheet.rows,
        "first_mm": [sheet.first.x, sheet.first.y],
        "pitch_mm": [sheet.pitch.x, sheet.pitch.y],
        "waste": sheet.waste(),
    })
}
