//! The part of a picture that fits on a card.

use super::line::CardTopic;
use crate::rules::{Move, Square, Terrain, judge};
use crate::rulesheet::{Arrow, View};

/// Maximum columns and rows of a line's picture. A leap takes what it needs.
fn most(topic: CardTopic) -> (u8, u8) {
    match topic {
        CardTopic::Moving | CardTopic::Exceptions | CardTopic::Den => (2, 2),
        CardTopic::Trap => (2, 1),
        CardTopic::Swimmer => (3, 1),
        CardTopic::Leap => (8, 2),
    }
}

/// The most informative part of the picture.
pub fn crop(view: &View, topic: CardTopic) -> View {
    let named = match topic {
        CardTopic::Leap => Some(leap(view)),
        CardTopic::Swimmer => entering(view),
        CardTopic::Moving | CardTopic::Exceptions | CardTopic::Trap | CardTopic::Den => None,
    };
    if let Some(named) = named {
        return named;
    }
    let (files, rows) = most(topic);
    let mut best: Option<(i32, View)> = None;
    for width in 1..=files {
        for height in 1..=rows {
            for part in parts(view, width, height) {
                // The smallest one with the most information.
                let score = 8 * information(&part, topic) - i32::from(width * height);
                if best.as_ref().is_none_or(|(known, _)| score > *known) {
                    best = Some((score, part));
                }
            }
        }
    }
    best.map_or_else(|| view.clone(), |(_, part)| part)
}

/// All parts of a picture of this size.
fn parts(view: &View, width: u8, height: u8) -> Vec<View> {
    let (from, to) = (view.from, view.to);
    let mut parts = Vec::new();
    for file in from.file.0..=to.file.0 {
        for row in from.row.0..=to.row.0 {
            if file + width > to.file.0 + 1 || row + height > to.row.0 + 1 {
                continue;
            }
            let corner = Square::new(file + width - 1, row + height - 1);
            parts.push(View { from: Square::new(file, row), to: corner, ..view.clone() });
        }
    }
    parts
}

/// The information of a picture: legal moves count most, then illegal ones, then different terrain. Beside a swimmer
/// free water must be visible, since below an animal it has no waves.
fn information(view: &View, topic: CardTopic) -> i32 {
    let shown = view.arrows.iter().filter(|arrow| view.shows(arrow.mv.from) && view.shows(arrow.mv.to));
    let moves: i32 = shown.map(|arrow| if arrow.legal { 4 } else { 2 }).sum();
    let board = view.position.rules().board();
    let shown = || board.squares().filter(|&at| view.shows(at));
    let is = |at: Square, sort: Terrain| board.terrain(at) == Some(sort);
    let water = shown().any(|at| is(at, Terrain::Water));
    let land = shown().any(|at| is(at, Terrain::Land));
    let waves =
        topic == CardTopic::Swimmer && shown().any(|at| is(at, Terrain::Water) && view.position.at(at).is_none());
    moves + [water, land, waves].into_iter().map(i32::from).sum::<i32>()
}

/// A swimmer that leaves the water is shown entering it: so the water is free and recognisable.
fn entering(view: &View) -> Option<View> {
    let rules = view.position.rules();
    view.arrows.iter().filter(|arrow| arrow.legal && !arrow.captures && !arrow.leap).find_map(|arrow| {
        let (wet, dry) = (arrow.mv.from, arrow.mv.to);
        let lies = |at, sort| rules.board().terrain(at) == Some(sort);
        if wet.row != dry.row || !lies(wet, Terrain::Water) || !lies(dry, Terrain::Land) {
            return None;
        }
        let mut setup = view.position.setup();
        setup.pieces.iter_mut().find(|placed| placed.square == wet)?.square = dry;
        let position = setup.check(rules).ok()?;
        let mv = Move::new(dry, wet);
        judge(&position, mv).is_legal().then(|| View {
            position,
            from: Square { file: wet.file.min(dry.file), ..wet },
            to: Square { file: wet.file.max(dry.file), ..wet },
            strips: Vec::new(),
            arrows: vec![Arrow { mv, ..arrow.clone() }],
        })
    })
}

/// The shortest leap, from bank to bank, with a second row of water below or above it.
fn leap(view: &View) -> View {
    let span = |arrow: &Arrow| {
        let (a, b) = (arrow.mv.from, arrow.mv.to);
        (a.row.0.abs_diff(b.row.0), a.file.0.abs_diff(b.file.0))
    };
    let leaps = view.arrows.iter().filter(|arrow| arrow.leap);
    let Some(arrow) = leaps.min_by_key(|arrow| (!arrow.legal, span(arrow))) else { return view.clone() };
    let (a, b) = (arrow.mv.from, arrow.mv.to);
    let (mut low, mut high) = (a.row.0.min(b.row.0), a.row.0.max(b.row.0));
    let (mut left, mut right) = (a.file.0.min(b.file.0), a.file.0.max(b.file.0));
    if low == high {
        if high < view.to.row.0 { high += 1 } else { low = low.saturating_sub(1).max(view.from.row.0) }
    } else if left == right {
        if right < view.to.file.0 { right += 1 } else { left = left.saturating_sub(1).max(view.from.file.0) }
    }
    let (from, to) = (Square::new(left, low), Square::new(right, high));
    View { from, to, arrows: vec![arrow.clone()], ..view.clone() }
}
