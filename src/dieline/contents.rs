//! What lies in a box: discs in equal stacks, and the rules beside them. They decide how large it is.

use super::card::Card;
use super::sleeve::{SleeveMeasures, sleeve};
use super::tray::{TrayMeasures, tray};
use super::tuck::{TuckMeasures, tuck};
use crate::geom::{Rect, Size};

/// A wooden disc may be so much wider than it says.
const SLACK: f64 = 0.2;
/// A sticker, and so much thicker.
const SLACK_THICK: f64 = 0.3;
/// Between the discs as a block and each pair of walls; between paper and walls.
const PLAY: f64 = 1.0;
/// One layer of folded paper with its spring.
const LAYER: f64 = 0.15;
/// The most layers in which a rules sheet is folded.
const MOST_LAYERS: usize = 16;
/// The rules as a card.
const RULES_CARD: Size = Size::new(63.0, 88.0);
/// How many parts a side of the rules sheet is folded into.
const PARTS: [usize; 7] = [1, 2, 3, 4, 5, 6, 8];
/// So many places may stay empty.
const MOST_EMPTY: usize = 3;
/// The narrowest box, and the shallowest.
const LEAST: (f64, f64) = (24.0, 8.0);
/// The proportions of a tuck box: height to width.
const UPRIGHT: (f64, f64) = (0.95, 2.2);
/// The longest tray, as a multiple of its width.
const LONGEST: f64 = 2.4;

/// The contents of a box, and the card that it is made of. Lengths in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Contents {
    /// Number of pieces, 2 or more.
    pub pieces: usize,
    /// How wide a piece is.
    pub across: f64,
    /// How thick it is.
    pub thickness: f64,
    /// The sheet of rules that lies beside them, if any.
    pub rules: Option<Size>,
    /// The card of the box.
    pub card: Card,
}

/// Pieces in equal stacks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Arrangement {
    /// Number of pieces along width, height and depth of the box.
    pub counts: [usize; 3],
    /// Which of the three directions the stacks run along: 2 where the pieces lie flat.
    pub stacked: usize,
    /// The block of pieces along width, height and depth.
    pub block: [f64; 3],
    /// Places that stay empty.
    pub empty: usize,
}

/// What of the rules goes in.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Insert {
    /// The sheet, a card, or nothing.
    pub kind: InsertKind,
    /// How thick it is.
    pub thick: f64,
    /// How large it is once folded.
    pub size: Size,
}

/// The form in which the rules go into a box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InsertKind {
    /// The sheet, folded into so many parts across and down.
    Sheet(usize, usize),
    /// A card of 63 × 88 mm.
    Card,
    /// None.
    Nothing,
}

/// A tuck box that fits its contents.
#[derive(Debug, Clone, PartialEq)]
pub struct TuckFit {
    /// How the pieces lie.
    pub arrangement: Arrangement,
    /// The rules behind them.
    pub insert: Insert,
    /// The measures of the net.
    pub measures: TuckMeasures,
}

/// A matchbox that fits its contents.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchboxFit {
    /// How the pieces lie: along the tray's width, length and height.
    pub arrangement: Arrangement,
    /// The rules below them.
    pub insert: Insert,
    /// The measures of the tray.
    pub tray: TrayMeasures,
    /// The measures of the sleeve.
    pub sleeve: SleeveMeasures,
}

/// The usable area of a sheet, inside its margins: whether something of this size fits on it, upright or turned.
pub fn fits_within(area: Size, thing: Size) -> bool {
    let least = 1e-9;
    let fits = |wide: f64, high: f64| wide <= area.width + least && high <= area.height + least;
    fits(thing.width, thing.height) || fits(thing.height, thing.width)
}

impl Contents {
    /// Equal stacks of all pieces: how many side by side, in the other direction, on each other; and how many places
    /// stay empty.
    fn stacks(&self) -> Vec<([usize; 3], usize)> {
        let mut found = Vec::new();
        for places in self.pieces..=self.pieces + MOST_EMPTY {
            for short in 1..=places {
                for long in short..=places {
                    if places.is_multiple_of(long * short) {
                        found.push(([long, short, places / (long * short)], places - self.pieces));
                    }
                }
            }
        }
        found
    }

    fn arrangement(&self, stack: [usize; 3], order: [usize; 3], empty: usize) -> Arrangement {
        let length = |role: usize| match role {
            2 => stack[2] as f64 * (self.thickness + SLACK_THICK),
            role => stack[role] as f64 * (self.across + SLACK),
        };
        Arrangement {
            counts: order.map(|role| stack[role]),
            stacked: order.iter().position(|&role| role == 2).unwrap_or(2),
            block: order.map(length),
            empty,
        }
    }

    /// What of the rules lies on a face of this size: the sheet in as few layers as possible, or the card.
    fn insert(&self, face: Size) -> Insert {
        let nothing = Insert { kind: InsertKind::Nothing, thick: 0.0, size: Size::ZERO };
        let Some(sheet) = self.rules else { return nothing };
        let turned = |size: Size| Size::new(size.height, size.width);
        let lies = |size: Size| size.width + PLAY <= face.width && size.height + PLAY <= face.height;
        let mut best: Option<(usize, Insert)> = None;
        for sheet in [sheet, turned(sheet)] {
            for across in PARTS {
                for down in PARTS {
                    let size = Size::new(sheet.width / across as f64, sheet.height / down as f64);
                    let layers = across * down;
                    if layers <= MOST_LAYERS && lies(size) && best.is_none_or(|(least, _)| layers < least) {
                        let thick = layers as f64 * LAYER;
                        best = Some((layers, Insert { kind: InsertKind::Sheet(across, down), thick, size }));
                    }
                }
            }
        }
        if let Some((_, insert)) = best {
            return insert;
        }
        let card = [RULES_CARD, turned(RULES_CARD)].into_iter().find(|&size| lies(size));
        card.map_or(nothing, |size| Insert { kind: InsertKind::Card, thick: self.card.0, size })
    }

    /// The tuck box for these contents whose net fits an area of paper, leaves the fewest places empty, takes the rules,
    /// and needs the least card; in this order. `None` if there is none of usable proportions.
    pub fn tuck_box(&self, area: Size, bleed: f64) -> Option<TuckFit> {
        let mut best: Option<(Rank, TuckFit)> = None;
        for (stack, empty) in self.stacks() {
            for order in [[0, 1, 2], [1, 0, 2], [0, 2, 1], [2, 0, 1], [1, 2, 0], [2, 1, 0]] {
                let arrangement = self.arrangement(stack, order, empty);
                let [x, y, z] = arrangement.block;
                let (width, height) = ((x + PLAY).max(LEAST.0), y + PLAY);
                let insert = self.insert(Size::new(width, height));
                let depth = (z + PLAY / 2.0 + insert.thick + 2.0 * self.card.0).max(LEAST.1);
                if width < depth || !(UPRIGHT.0..=UPRIGHT.1).contains(&(height / width)) {
                    continue;
                }
                let measures = TuckMeasures::of([width, height, depth], self.card);
                let net = with_bleed(tuck(&measures).bounds(), bleed);
                let rank = Rank::of(&[net], area, empty, insert);
                if best.as_ref().is_none_or(|(least, _)| rank < *least) {
                    best = Some((rank, TuckFit { arrangement, insert, measures }));
                }
            }
        }
        best.map(|(_, fit)| fit)
    }

    /// The flattest arrangement of the pieces in a tray: lying, in as many rows as columns if possible, the fewest places
    /// empty.
    pub fn tray(&self) -> Option<Arrangement> {
        let lying = self.stacks().into_iter().filter(|(stack, _)| stack[0] as f64 <= LONGEST * stack[1] as f64);
        let flattest = lying.min_by_key(|(stack, empty)| (*empty, stack[2], stack[0] - stack[1]))?;
        Some(self.arrangement(flattest.0, [1, 0, 2], flattest.1))
    }

    /// The matchbox for these contents, by the same order.
    pub fn matchbox(&self, area: Size, bleed: f64) -> Option<MatchboxFit> {
        let mut best: Option<(Rank, MatchboxFit)> = None;
        for (stack, empty) in self.stacks() {
            // Width, length, height: the pieces lie flat, or stand in rows.
            for order in [[1, 0, 2], [2, 0, 1], [0, 2, 1], [1, 2, 0]] {
                let arrangement = self.arrangement(stack, order, empty);
                let [wide, long, high] = arrangement.block;
                if long < wide - 1e-9 || wide + PLAY < high || long > LONGEST * (wide + PLAY) {
                    continue;
                }
                let (length, width) = (long + PLAY, wide + PLAY);
                let insert = self.insert(Size::new(length, width));
                // A floor of card shows every animal its place.
                let height = (high + PLAY / 2.0 + insert.thick + self.card.0).max(LEAST.1);
                let inner = TrayMeasures::of([length, width, height], self.card);
                let outer = SleeveMeasures::of(&inner);
                let nets = [tray(&inner).bounds(), sleeve(&outer).bounds()].map(|bounds| with_bleed(bounds, bleed));
                let rank = Rank::of(&nets, area, empty, insert);
                if best.as_ref().is_none_or(|(least, _)| rank < *least) {
                    best = Some((rank, MatchboxFit { arrangement, insert, tray: inner, sleeve: outer }));
                }
            }
        }
        best.map(|(_, fit)| fit)
    }
}

fn with_bleed(bounds: Rect, bleed: f64) -> Size {
    bounds.inflate(bleed, bleed).size()
}

/// What makes one box better than another: the least is the best.
#[derive(Debug, Clone, PartialEq, PartialOrd)]
struct Rank {
    too_large: Vec<bool>,
    empty: usize,
    without_rules: bool,
    with_a_card: bool,
    /// In square millimetres, rounded, so that nearly equal boxes keep their order.
    card: f64,
}

impl Rank {
    fn of(nets: &[Size], area: Size, empty: usize, insert: Insert) -> Rank {
        Rank {
            too_large: nets.iter().map(|&net| !fits_within(area, net)).collect(),
            empty,
            without_rules: insert.kind == InsertKind::Nothing,
            with_a_card: insert.kind == InsertKind::Card,
            card: nets.iter().map(|net| net.area()).sum::<f64>().round(),
        }
    }
}
