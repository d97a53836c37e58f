//! The space between sorts: how wide it is, and how much of it a line may take or give.

use super::setting::Setting;
use super::sort::{Kind, Sort};
use std::ops::{Add, Sub};

/// Between an ideograph and a Latin letter or figure, in ems; half of it may be taken away.
const HAN_LATIN: f64 = 0.25;

/// How much of the blank half of an ideographic mark may be taken away inside a line, in ems.
const SQUEEZE: f64 = 0.5;

/// How far ideographs may stand apart before a line counts as loose, in ems.
const SPREAD: f64 = 0.05;

/// A width in ems, with what can be taken from it and added to it.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Give {
    /// The width when nothing is taken or added.
    pub(super) natural: f64,
    /// What ideographic marks can lose: taken before anything else.
    pub(super) squeeze: f64,
    /// What spaces can lose.
    pub(super) shrink: f64,
    /// What spaces can win before the line counts as loose.
    pub(super) stretch: f64,
    /// What the gaps between letters can lose.
    pub(super) tighten: f64,
    /// What the gaps between letters can win; never more.
    pub(super) loosen: f64,
}

/// How much a line takes from its gaps or adds to them, as parts of what they give.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Change {
    squeeze: f64,
    shrink: f64,
    stretch: f64,
    loosen: f64,
}

/// The gap after each sort when another follows it on the line.
pub(super) fn gaps(sorts: &[Sort], setting: &Setting) -> Vec<Give> {
    let next = sorts.iter().skip(1).map(Some).chain([None]);
    sorts
        .iter()
        .zip(next)
        .map(|(sort, next)| next.map_or_else(Give::default, |next| gap(sort, next, setting)))
        .collect()
}

fn gap(sort: &Sort, next: &Sort, setting: &Setting) -> Give {
    // Faces move letters towards a space, which then closes up where a line is tight: words would run together.
    let beside_a_space = sort.kind == Kind::Space || next.kind == Kind::Space;
    let mut give = Give { natural: if beside_a_space { 0.0 } else { sort.kern }, ..Give::default() };
    match (sort.kind, next.kind) {
        (Kind::Space, _) => {
            give.shrink = (1.0 - setting.word_space.least) * sort.advance;
            give.stretch = (setting.word_space.most - 1.0) * sort.advance;
        }
        (Kind::Ideograph, Kind::Latin) | (Kind::Latin, Kind::Ideograph) if joins(sort) && joins(next) => {
            give.natural += HAN_LATIN;
            give.shrink = HAN_LATIN / 2.0;
            give.stretch = SPREAD;
        }
        (here, there) if here.is_ideographic() && there.is_ideographic() => {
            // Of two blank halves that meet, one goes.
            let doubled = match (here, there) {
                (Kind::Closing, Kind::Closing | Kind::Opening) | (Kind::Opening, Kind::Opening) => 0.5,
                _ => 0.0,
            };
            let blank = if here == Kind::Closing { 0.5 } else { 0.0 } + if there == Kind::Opening { 0.5 } else { 0.0 };
            give.natural -= doubled;
            give.squeeze = f64::min(blank - doubled, SQUEEZE).max(0.0);
            // The halves of a long dash or of an ellipsis stay together.
            let whole = here == Kind::Mark && sort.character == next.character;
            give.stretch = if whole { 0.0 } else { SPREAD };
        }
        (Kind::Closing, Kind::Latin) => {
            give.squeeze = SQUEEZE;
            give.stretch = SPREAD;
        }
        (Kind::Latin, Kind::Opening) => {
            give.squeeze = SQUEEZE;
            give.stretch = SPREAD;
        }
        _ => {}
    }
    if sort.kind == Kind::Latin && matches!(next.kind, Kind::Latin | Kind::Space) {
        give.tighten = -setting.tracking.least;
        give.loosen = setting.tracking.most;
    }
    give
}

/// Whether a sort takes the quarter em at the border of scripts: letters and figures do, marks do not.
fn joins(sort: &Sort) -> bool {
    sort.character.is_alphanumeric() || matches!(sort.character, '%' | '+' | '→' | '←' | '↑' | '↓')
}

impl Give {
    /// How hard it is to bring the width to `measure`: 0 not at all, up to 1 within what the gaps give, beyond it
    /// looser; negative when something must be taken, below -1 when too much.
    pub(super) fn ratio(&self, measure: f64) -> f64 {
        let slack = measure - self.natural;
        let (give, lack) = if slack >= 0.0 {
            (self.stretch + self.loosen, f64::INFINITY)
        } else {
            (self.squeeze + self.shrink + self.tighten, f64::NEG_INFINITY)
        };
        if slack.abs() < 1e-9 {
            0.0
        } else if give < 1e-9 {
            lack
        } else {
            slack / give
        }
    }

    /// What brings the width to `measure`, as far as that can be. A line with no gap but those between letters is left
    /// as it is rather than spaced out.
    pub(super) fn change(&self, measure: f64) -> Change {
        let slack = measure - self.natural;
        let share = |part: f64, whole: f64| if whole < 1e-9 { 0.0 } else { part / whole };
        let mut change = Change::default();
        if slack < 0.0 {
            change.squeeze = share(-slack, self.squeeze).min(1.0);
            let left = -slack - change.squeeze * self.squeeze;
            change.shrink = share(left, self.shrink + self.tighten).min(1.0);
        } else {
            let ratio = share(slack, self.stretch + self.loosen);
            let beyond = ratio > 1.0;
            change.loosen = ratio.min(1.0);
            change.stretch = if beyond { share(slack - self.loosen, self.stretch) } else { ratio };
            if beyond && self.stretch < 1e-9 {
                change = Change::default();
            }
        }
        change
    }

    /// The width after a change.
    pub(super) fn changed(&self, change: Change) -> f64 {
        self.natural + change.stretch * self.stretch + change.loosen * self.loosen
            - change.squeeze * self.squeeze
            - change.shrink * (self.shrink + self.tighten)
    }
}

impl Add for Give {
    type Output = Give;

    fn add(self, other: Give) -> Give {
        Give {
            natural: self.natural + other.natural,
            squeeze: self.squeeze + other.squeeze,
            shrink: self.shrink + other.shrink,
            stretch: self.stretch + other.stretch,
            tighten: self.tighten + other.tighten,
            loosen: self.loosen + other.loosen,
        }
    }
}

impl Sub for Give {
    type Output = Give;

    fn sub(self, other: Give) -> Give {
        Give {
            natural: self.natural - other.natural,
            squeeze: self.squeeze - other.squeeze,
            shrink: self.shrink - other.shrink,
            stretch: self.stretch - other.stretch,
            tighten: self.tighten - other.tighten,
            loosen: self.loosen - other.loosen,
        }
    }
}
