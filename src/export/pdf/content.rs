//! One content stream: its operators, the graphics state they leave behind, and what they use.
//!
//! Coordinates are millimetres, y down, as everywhere: a page begins by turning its own points into them. Millimetres
//! are short numbers, and no shape is computed twice.

use super::gather;
use crate::fonts::FaceId;
use crate::geom::{Affine, Point};
use crate::scene::{Cap, Join, LayerKind, Paint, Spot};
use printpdf::{DictItem, Op};
use std::collections::{BTreeMap, BTreeSet};

/// The operators of a page or a symbol.
#[derive(Debug)]
pub(super) struct Content {
    pub(super) ops: Vec<Op>,
    pub(super) uses: Uses,
    pub(super) now: State,
    saved: Vec<State>,
}

/// What a stream must find among its resources.
#[derive(Debug, Default)]
pub(super) struct Uses {
    /// The names of faces, by handle.
    pub(super) faces: BTreeMap<FaceId, String>,
    pub(super) symbols: BTreeSet<usize>,
    pub(super) pictures: BTreeSet<usize>,
    pub(super) layers: BTreeSet<LayerKind>,
    pub(super) spots: BTreeMap<&'static str, Spot>,
    pub(super) overprints: BTreeSet<bool>,
}

/// What the last operators set; `None` where that is not known, as at the beginning of a symbol.
#[derive(Debug, Clone)]
pub(super) struct State {
    /// How many times as large as given things appear on paper.
    pub(super) scale: f64,
    /// Whether what lies below stays on the other plates.
    pub(super) overprint: bool,
    pub(super) fill: Option<Paint>,
    pub(super) stroke: Option<Paint>,
    pub(super) width: Option<f32>,
    pub(super) cap: Option<Cap>,
    pub(super) join: Option<Join>,
    pub(super) dash: Option<(Vec<f32>, f32)>,
}

impl Content {
    /// An empty stream whose things appear `scale` times as large on paper.
    pub(super) fn new(scale: f64) -> Content {
        let (fill, stroke, width, cap, join, dash) = (None, None, None, None, None, None);
        let now = State { scale, overprint: false, fill, stroke, width, cap, join, dash };
        Content { ops: Vec::new(), uses: Uses::default(), now, saved: Vec::new() }
    }

    /// An operator that the library has no millimetres for, with its operands.
    pub(super) fn operator(&mut self, key: &str, operands: Vec<DictItem>) {
        self.ops.push(Op::Unknown { key: key.to_owned(), value: operands });
    }

    /// An operator with numbers only.
    pub(super) fn numbers(&mut self, key: &str, numbers: &[f32]) {
        self.operator(key, numbers.iter().copied().map(DictItem::Real).collect());
    }

    /// An operator with points, written as precisely as paper can show: to the thousandth of a millimetre.
    pub(super) fn points(&mut self, key: &str, points: &[Point]) {
        let decimals = self.decimals();
        let numbers: Vec<f32> = points.iter().flat_map(|p| [p.x, p.y]).map(|n| rounded(n, decimals)).collect();
        self.numbers(key, &numbers);
    }

    /// The decimals at which an error stays under a thousandth of a millimetre on paper.
    pub(super) fn decimals(&self) -> i32 {
        (500.0 * self.now.scale).log10().ceil().clamp(0.0, 6.0) as i32
    }

    /// Changes the coordinates until the next `restore`.
    pub(super) fn transform(&mut self, transform: Affine) {
        if transform != Affine::IDENTITY {
            let matrix = self.matrix(transform);
            self.numbers("cm", &matrix);
            self.now.scale *= gather::scale(transform);
        }
    }

    /// A matrix as it is written: what is multiplied by coordinates needs more decimals than a place.
    pub(super) fn matrix(&self, transform: Affine) -> [f32; 6] {
        let [a, b, c, d, e, f] = transform.as_coeffs();
        let decimals = self.decimals();
        let [a, b, c, d] = [a, b, c, d].map(|n| rounded(n, 7));
        [a, b, c, d, rounded(e, decimals), rounded(f, decimals)]
    }

    /// Remembers the graphics state.
    pub(super) fn save(&mut self) {
        self.saved.push(self.now.clone());
        self.ops.push(Op::SaveGraphicsState);
    }

    /// Goes back to the state that was remembered last.
    pub(super) fn restore(&mut self) {
        if let Some(state) = self.saved.pop() {
            self.now = state;
            self.ops.push(Op::RestoreGraphicsState);
        }
    }
}

/// A number with so many decimals; never a negative nought.
pub(super) fn rounded(number: f64, decimals: i32) -> f32 {
    let unit = 10f64.powi(decimals);
    ((number * unit).round() / unit + 0.0) as f32
}
