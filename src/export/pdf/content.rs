//! One content stream: its operators, the graphics state they leave behind, and what they use.
//!
//! Coordinates are counted in steps, y down: a page begins by turning its own points into them. A step is as long as a
//! curve may be off, so that the numbers of curves, and that is nearly everything, are whole and short. The library
//! writes layers and plates; what a page has thousands of is written here.

use super::super::decimal::decimal;
use super::used_resources;
use crate::fonts::FaceId;
use crate::geom::{Affine, Point};
use crate::scene::{Cap, Join, LayerKind, OutputCondition, Paint, Spot};
use printpdf::Op;
use std::collections::{BTreeMap, BTreeSet};
use std::mem;

/// How far a curve of a drawing may be off on paper, in millimetres: two fifths of a dot where 600 go to the inch.
const CURVES: f64 = 1.0 / 60.0;
/// The same for what is cut out, or measured.
pub(super) const MEASURED: f64 = 0.004;
/// How far anything else may be off: straight lines that are cut or measured, and what must meet its neighbour.
const LINES: f64 = 0.0018;
/// Decimals of what is multiplied by coordinates; it needs more of them than a place.
const FACTOR: u32 = 8;

/// How many steps go to a millimetre of a stream whose things appear `scale` times as large on paper.
pub(super) fn grid(scale: f64) -> f64 {
    0.5 * scale / CURVES
}

/// The operators of a page or a symbol.
#[derive(Debug)]
pub(super) struct Content {
    ops: Vec<Op>,
    /// Operators in the file's own words that come behind all of `ops`.
    code: String,
    pub(super) uses: Uses,
    pub(super) now: State,
    saved: Vec<State>,
    /// What colours are told to.
    pub(super) press: OutputCondition,
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
    /// How many steps go to a given millimetre.
    pub(super) grid: f64,
    /// How far a curve may be off on paper, in millimetres.
    pub(super) curves: f64,
    /// Whether what lies below stays on the other plates.
    pub(super) overprint: bool,
    pub(super) fill: Option<Paint>,
    pub(super) stroke: Option<Paint>,
    pub(super) width: Option<f64>,
    pub(super) cap: Option<Cap>,
    pub(super) join: Option<Join>,
    pub(super) dash: Option<(Vec<f64>, f64)>,
}

impl Content {
    /// An empty stream for a press, whose things appear `scale` times as large on paper.
    pub(super) fn new(scale: f64, press: &OutputCondition) -> Content {
        let (fill, stroke, width, cap, join, dash) = (None, None, None, None, None, None);
        let now =
            State { scale, grid: grid(scale), curves: CURVES, overprint: false, fill, stroke, width, cap, join, dash };
        let (ops, code, uses, saved) = (Vec::new(), String::new(), Uses::default(), Vec::new());
        Content { ops, code, uses, now, saved, press: press.clone() }
    }

    /// An operator in the library's words.
    pub(super) fn push(&mut self, op: Op) {
        self.pass_on();
        self.ops.push(op);
    }

    /// The finished stream, and what it uses.
    pub(super) fn finish(mut self) -> (Vec<Op>, Uses) {
        self.pass_on();
        (self.ops, self.uses)
    }

    /// Hands what was written here to the library, which writes what it does not know as it is.
    fn pass_on(&mut self) {
        if !self.code.is_empty() {
            self.ops.push(Op::Unknown { key: mem::take(&mut self.code), value: Vec::new() });
        }
    }

    /// An operator, or an operand before it, in the file's own words.
    pub(super) fn word(&mut self, word: &str) {
        if !self.code.is_empty() {
            self.code.push(' ');
        }
        self.code.push_str(word);
    }

    /// A number before its operator, with at most `decimals` decimals.
    pub(super) fn number(&mut self, number: f64, decimals: u32) {
        if !self.code.is_empty() {
            self.code.push(' ');
        }
        decimal(&mut self.code, number, decimals);
    }

    /// A length or a place, given in millimetres.
    pub(super) fn length(&mut self, millimetres: f64, decimals: u32) {
        self.number(millimetres * self.now.grid, decimals);
    }

    /// Glyphs by their numbers, with how far the pen goes back before each, in thousandths of an em.
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

    /// Two bytes in hexadecimal digits, right behind what was written last.
    pub(super) fn hex(&mut self, number: u16) {
        let digit = |shift: u32| char::from(b"0123456789ABCDEF"[usize::from(number >> shift & 15)]);
        [12, 8, 4, 0].into_iter().for_each(|shift| self.code.push(digit(shift)));
    }

    /// Points and their operator.
    pub(super) fn points(&mut self, key: &str, points: &[Point], decimals: u32) {
        for point in points {
            self.length(point.x, decimals);
            self.length(point.y, decimals);
        }
        self.word(key);
    }

    /// The decimals of what is cut or measured, and of what must meet its neighbour.
    pub(super) fn decimals(&self) -> u32 {
        self.decimals_within(LINES)
    }

    /// The decimals at which an error stays under so many millimetres on paper.
    pub(super) fn decimals_within(&self, millimetres: f64) -> u32 {
        ((0.5 * self.now.scale / self.now.grid / millimetres).log10() - 1e-9).ceil().clamp(0.0, 6.0) as u32
    }

    /// Changes the coordinates until the next `restore`; steps stay as long on paper as they were, so that what is placed
    /// larger needs no decimals and what is placed smaller no digits that nobody sees.
    pub(super) fn transform(&mut self, transform: Affine) {
        if transform != Affine::IDENTITY {
            let scale = self.now.scale * used_resources::scale(transform);
            self.counted(transform, grid(scale));
            self.now.scale = scale;
        }
    }

    /// Changes the coordinates until the next `restore` to those of something that counts so many steps to its millimetre.
    pub(super) fn counted(&mut self, transform: Affine, grid: f64) {
        self.matrix(transform * Affine::scale(self.now.grid / grid));
        self.word("cm");
        self.now.grid = grid;
    }

    /// Moves the origin until the next `restore`.
    pub(super) fn shift(&mut self, to: Point) {
        self.matrix(Affine::translate(to.to_vec2()));
        self.word("cm");
    }

    /// A map before its operator.
    pub(super) fn matrix(&mut self, map: Affine) {
        let [a, b, c, d, e, f] = map.as_coeffs();
        let decimals = self.decimals();
        [a, b, c, d].into_iter().for_each(|factor| self.number(factor, FACTOR));
        [e, f].into_iter().for_each(|place| self.length(place, decimals));
    }

    /// Remembers the graphics state.
    pub(super) fn save(&mut self) {
        self.saved.push(self.now.clone());
        self.word("q");
    }

    /// Goes back to the state that was remembered last.
    pub(super) fn restore(&mut self) {
        if let Some(state) = self.saved.pop() {
            self.now = state;
            self.word("Q");
        }
    }
}

/// A number with so many decimals; never a negative nought.
pub(super) fn rounded(number: f64, decimals: u32) -> f64 {
    let unit = 10u64.pow(decimals) as f64;
    (number * unit).round() / unit + 0.0
}
