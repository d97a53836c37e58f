//! One content stream: its operators, the resulting graphics state, and the resources it uses.
//!
//! Coordinates are integer steps, y down: a page starts with a transform to them. A step is the tolerance of curves, so
//! that most numbers are short integers. printpdf writes layers and plates; frequent operators are written here.

use super::super::decimal::{decimal, rounded};
use super::used_resources;
use crate::fonts::FaceId;
use crate::geom::{Affine, Point};
use crate::scene::{Cap, Join, LayerKind, OutputCondition, Paint, Spot};
use printpdf::Op;
use std::collections::{BTreeMap, BTreeSet};
use std::mem;

/// Tolerance of curves on paper, in millimetres: two fifths of a dot at 600 dpi.
const CURVES: f64 = 1.0 / 60.0;
/// The same for what is cut out or measured.
pub(super) const MEASURED: f64 = 0.004;
/// Tolerance of everything else: straight lines that are cut or measured, and edges that must meet.
const LINES: f64 = 0.0018;
/// Decimals of matrix factors, which need more than coordinates.
const FACTOR: u32 = 6;

/// Steps per millimetre of a stream whose content is scaled by `scale` on paper.
pub(super) fn grid(scale: f64) -> f64 {
    0.5 * scale / CURVES
}

/// The operators of a page or a symbol.
#[derive(Debug)]
pub(super) struct ContentStream {
    ops: Vec<Op>,
    /// Operators written here, following `ops`.
    code: String,
    pub(super) uses: Uses,
    pub(super) now: GraphicsState,
    saved: Vec<GraphicsState>,
    /// The press's colour conversion.
    pub(super) press: OutputCondition,
}

/// The resources that a stream uses.
#[derive(Debug, Default)]
pub(super) struct Uses {
    /// The fonts, by handle.
    pub(super) faces: BTreeMap<FaceId, String>,
    pub(super) symbols: BTreeSet<usize>,
    pub(super) shapes: BTreeSet<usize>,
    pub(super) pictures: BTreeSet<usize>,
    pub(super) layers: BTreeSet<LayerKind>,
    pub(super) spots: BTreeMap<&'static str, Spot>,
    pub(super) overprints: BTreeSet<bool>,
}

/// The current graphics state; `None` where unknown, as at the start of a symbol.
#[derive(Debug, Clone, Default)]
pub(super) struct GraphicsState {
    /// Scale of the content on paper.
    pub(super) scale: f64,
    /// Steps per millimetre.
    pub(super) grid: f64,
    /// Tolerance of curves on paper, in millimetres.
    pub(super) curves: f64,
    /// Whether overprint is on.
    pub(super) overprint: bool,
    pub(super) fill: Option<Paint>,
    pub(super) stroke: Option<Paint>,
    pub(super) width: Option<f64>,
    pub(super) cap: Option<Cap>,
    pub(super) join: Option<Join>,
    pub(super) dash: Option<(Vec<f64>, f64)>,
}

impl ContentStream {
    /// An empty stream for a press, whose content is scaled by `scale` on paper.
    pub(super) fn new(scale: f64, press: &OutputCondition) -> ContentStream {
        let now = GraphicsState { scale, grid: grid(scale), curves: CURVES, ..GraphicsState::default() };
        let (ops, code, uses, saved) = (Vec::new(), String::new(), Uses::default(), Vec::new());
        ContentStream { ops, code, uses, now, saved, press: press.clone() }
    }

    /// Appends a printpdf operator.
    pub(super) fn push(&mut self, op: Op) {
        self.pass_on();
        self.ops.push(op);
    }

    /// The finished stream, and its resources.
    pub(super) fn finish(mut self) -> (Vec<Op>, Uses) {
        self.pass_on();
        (self.ops, self.uses)
    }

    /// Hands what was written here to printpdf as an unknown operator, which it copies verbatim.
    fn pass_on(&mut self) {
        if !self.code.is_empty() {
            self.ops.push(Op::Unknown { key: mem::take(&mut self.code), value: Vec::new() });
        }
    }

    /// Appends an operator or operand.
    pub(super) fn word(&mut self, word: &str) {
        if !self.code.is_empty() {
            self.code.push(' ');
        }
        self.code.push_str(word);
    }

    /// Appends a number operand with at most `decimals` decimals.
    pub(super) fn number(&mut self, number: f64, decimals: u32) {
        if !self.code.is_empty() {
            self.code.push(' ');
        }
        decimal(&mut self.code, number, decimals);
    }

    /// Appends a length or coordinate given in millimetres.
    pub(super) fn length(&mut self, millimetres: f64, decimals: u32) {
        self.number(millimetres * self.now.grid, decimals);
    }

    /// Appends glyph ids, each with its kerning adjustment before it, in thousandths of an em.
    pub(super) fn show(&mut self, glyphs: impl Iterator<Item = (f64, u16)>) {
        self.word("[<");
        for (back, code) in glyphs {
            let kerned = self.code.len();
            decimal(&mut self.code, back, 0);
            if &self.code[kerned..] == "0" {
                self.code.truncate(kerned);
            } else {
                self.code.insert(kerned, '>');
                self.code.push('<');
            }
            self.hex(code);
        }
        self.code.push_str(">] TJ");
    }

    /// Appends two bytes in hexadecimal, without a space.
    pub(super) fn hex(&mut self, number: u16) {
        let digit = |shift: u32| char::from(b"0123456789ABCDEF"[usize::from(number >> shift & 15)]);
        [12, 8, 4, 0].into_iter().for_each(|shift| self.code.push(digit(shift)));
    }

    /// Appends points and their operator.
    pub(super) fn points(&mut self, key: &str, points: &[Point], decimals: u32) {
        for point in points {
            self.length(point.x, decimals);
            self.length(point.y, decimals);
        }
        self.word(key);
    }

    /// Whether two points are the same number of steps.
    pub(super) fn is_written_as(&self, one: Point, other: Point, decimals: u32) -> bool {
        let steps = |length: f64| rounded(length * self.now.grid, decimals);
        steps(one.x) == steps(other.x) && steps(one.y) == steps(other.y)
    }

    /// Decimals of coordinates that are cut or measured, or must meet.
    pub(super) fn decimals(&self) -> u32 {
        self.decimals_within(LINES)
    }

    /// Decimals that keep the error below this number of millimetres on paper.
    pub(super) fn decimals_within(&self, millimetres: f64) -> u32 {
        ((0.5 * self.now.scale / self.now.grid / millimetres).log10() - 1e-9).ceil().clamp(0.0, 6.0) as u32
    }

    /// Transforms until the next `restore`; the step keeps its length on paper, so that scaled content has neither more
    /// decimals nor superfluous digits.
    pub(super) fn transform(&mut self, transform: Affine) {
        if transform != Affine::IDENTITY {
            let scale = self.now.scale * used_resources::scale(transform);
            self.counted(transform, grid(scale));
            self.now.scale = scale;
        }
    }

    /// Transforms until the next `restore` to a space with this number of steps per millimetre.
    pub(super) fn counted(&mut self, transform: Affine, grid: f64) {
        let map = transform * Affine::scale(self.now.grid / grid);
        // Scaled content is counted in steps that are as much smaller: often nothing else is left to transform.
        let still = Affine::IDENTITY.as_coeffs();
        if map
            .as_coeffs()
            .iter()
            .zip(still)
            .any(|(one, other)| (one - other).abs() >= 0.5 * 10f64.powi(-(FACTOR as i32)))
        {
            self.matrix(map);
            self.word("cm");
        }
        self.now.grid = grid;
    }

    /// Translates until the next `restore`.
    pub(super) fn shift(&mut self, to: Point) {
        self.matrix(Affine::translate(to.to_vec2()));
        self.word("cm");
    }

    /// Appends the operands of a transform.
    pub(super) fn matrix(&mut self, map: Affine) {
        let [a, b, c, d, e, f] = map.as_coeffs();
        let decimals = self.decimals();
        [a, b, c, d].into_iter().for_each(|factor| self.number(factor, FACTOR));
        [e, f].into_iter().for_each(|place| self.length(place, decimals));
    }

    /// Saves the graphics state.
    pub(super) fn save(&mut self) {
        self.saved.push(self.now.clone());
        self.word("q");
    }

    /// Restores the graphics state saved last.
    pub(super) fn restore(&mut self) {
        if let Some(state) = self.saved.pop() {
            self.now = state;
            self.word("Q");
        }
    }
}
