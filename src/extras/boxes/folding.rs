//! How a box is folded, step by step, in drawings.

use super::BoxPlan;
use super::art;
use super::panels::BackWords;
use crate::canvas::resources::Resources;
use crate::dieline::{Contents, MatchboxFit, Net, Placement, TuckFit, View, sleeve, tray, tuck};
use crate::extras::isometric::{SpaceDisc, SpaceDraft};
use crate::extras::net_sheet::NetArt;
use crate::extras::steps_page::DrawnStep;
use crate::extras::words::say;
use crate::geom::Rect;
use crate::rules::Side;
use crate::scene::{Colour, Item};

/// How far a panel is folded in a step, in degrees; `None` where it is as in the closed box.
type Angles = fn(&str) -> Option<f64>;

/// A step of a net: its message, how its panels are folded, the view in degrees from the right and from above, and
/// whether the contents are shown on their way in.
struct NetStep {
    key: &'static str,
    angles: Angles,
    view: (f64, f64),
    contents: bool,
}

/// The steps of a tuck box.
const TUCK: [NetStep; 6] = [
    NetStep { key: "step-net-cut", angles: |_| Some(0.0), view: (-6.0, 14.0), contents: false },
    NetStep {
        key: "step-net-fold",
        angles: |panel| Some(if panel == "tab" { 55.0 } else { 42.0 }),
        view: (26.0, 26.0),
        contents: false,
    },
    NetStep {
        key: "step-tube",
        angles: |panel| {
            Some(match panel {
                "side A" => 58.0,
                "front" | "side B" => 90.0,
                "tab" => 84.0,
                "tuck" => 12.0,
                _ => 7.0,
            })
        },
        view: (30.0, 30.0),
        contents: false,
    },
    NetStep {
        key: "step-bottom",
        angles: |panel| match panel {
            "lid" | "dust A top" | "dust B top" => Some(4.0),
            "tuck" => Some(10.0),
            "bottom" => Some(32.0),
            "bottom in" => Some(58.0),
            "dust A bottom" | "dust B bottom" => Some(80.0),
            _ => None,
        },
        view: (28.0, -30.0),
        contents: false,
    },
    NetStep {
        key: "step-fill",
        angles: |panel| match panel {
            "lid" => Some(-28.0),
            "tuck" => Some(34.0),
            "dust A top" | "dust B top" => Some(-18.0),
            _ => None,
        },
        view: (28.0, 26.0),
        contents: true,
    },
    NetStep { key: "step-close", angles: |_| None, view: (33.0, 22.0), contents: false },
];

/// A net folded to some angles.
fn folded(net: &Net, root: &str, angles: Angles) -> Vec<Placement> {
    net.folded(root, |panel| {
        let closed = panel.hinge.map_or(0.0, |hinge| hinge.closed);
        angles(panel.name).unwrap_or(closed)
    })
}

/// The steps of the box that was planned.
pub fn steps<'d>(
    resources: &mut Resources<'_>,
    plan: &'d BoxPlan,
    contents: &'d Contents,
    words: BackWords<'d>,
) -> Vec<DrawnStep<'d>> {
    match plan {
        BoxPlan::Tuck(fit) => tuck_steps(resources, fit, contents, words),
        BoxPlan::Matchbox(fit) => matchbox_steps(resources, fit, contents, words),
    }
}

fn tuck_steps<'d>(
    resources: &mut Resources<'_>,
    fit: &'d TuckFit,
    contents: &'d Contents,
    words: BackWords<'d>,
) -> Vec<DrawnStep<'d>> {
    let steps = TUCK.iter().map(|step| {
        let key = if step.key == "step-fill" && !words.rules { "step-fill-pieces" } else { step.key };
        DrawnStep {
            words: say(resources, key, &[]),
            draw: Box::new(move |resources, room| draw_tuck(resources, fit, contents, words, step, room)),
        }
    });
    steps.collect()
}

fn draw_tuck(
    resources: &mut Resources<'_>,
    fit: &TuckFit,
    contents: &Contents,
    words: BackWords<'_>,
    step: &NetStep,
    room: Rect,
) -> Item {
    let net = tuck(&fit.measures);
    let art: NetArt<'_> = art::tuck(resources, &net, fit, words);
    let mut space = SpaceDraft::new(resources, View::of(step.view.0, step.view.1));
    let placed = folded(&net, "front", step.angles);
    space.net(&art, &placed);
    if step.contents {
        on_their_way(&mut space, &net, fit, contents);
    }
    space.finish(room)
}

/// The upper row of discs, and the rules behind them, on their way in.
fn on_their_way(space: &mut SpaceDraft<'_, '_>, net: &Net, fit: &TuckFit, contents: &Contents) {
    let Some(front) = net.panel("front").and_then(|panel| panel.region.bounds()) else { return };
    let [width, _, depth] = fit.measures.inner;
    let (middle, top, card) = (front.center().x, -front.y0, contents.card.0);
    let theme = space.theme();
    let kinds = theme.rules.strongest_first();
    let grounds = [Side::White, Side::Black].map(|side| theme.marks(side));
    let land = theme.colours.land;
    let [columns, _, layers] = fit.arrangement.counts;
    let radius = contents.across / 2.0;
    let pitch = contents.across + 0.2;
    for (place, &kind) in kinds.iter().enumerate().take(columns) {
        for layer in 0..layers {
            let x = middle + (place as f64 - (columns as f64 - 1.0) / 2.0) * pitch;
            let up = radius * 0.15 + if place % 2 == 1 { 2.5 } else { 0.0 };
            let z = -1.5 - 2.0 * card - (contents.thickness + 0.3) * (layer as f64 + 1.0);
            // Pieces on edge are drawn lying, as they are taken out.
            let at = Placement::shifted(x, top + up, z);
            let size = (radius, contents.thickness);
            space.disc(SpaceDisc { at, size, kind, colours: (grounds[layer % 2], land) });
        }
    }
    if fit.insert.thick > 0.0 {
        let size = fit.insert.size;
        let up = 0.3 * fit.measures.inner[1];
        let left = middle - size.width.min(width) / 2.0;
        space.sheet(Placement::shifted(left, top + up, -depth + 1.2), size, Colour::WHITE);
    }
}

/// A step of a matchbox.
enum MatchStep {
    Tray(NetStep),
    Sleeve(NetStep),
    /// Both, the tray so far out, as a share of its length; with its discs or without.
    Both {
        key: &'static str,
        out: f64,
        view: (f64, f64),
        discs: bool,
    },
}

const MATCHBOX: [MatchStep; 6] = [
    MatchStep::Tray(NetStep { key: "step-net-cut", angles: |_| Some(0.0), view: (24.0, 58.0), contents: false }),
    MatchStep::Tray(NetStep {
        key: "step-walls",
        angles: |panel| {
            Some(match panel {
                "wall A" | "wall B" => 90.0,
                name if name.starts_with("tab") => 60.0,
                _ => 0.0,
            })
        },
        view: (24.0, 42.0),
        contents: false,
    }),
    MatchStep::Tray(NetStep {
        key: "step-roll",
        angles: |panel| match panel {
            "inner right" => Some(88.0),
            "end left" => Some(72.0),
            "rim left" => Some(40.0),
            "inner left" => Some(30.0),
            _ => None,
        },
        view: (24.0, 42.0),
        contents: false,
    }),
    MatchStep::Sleeve(NetStep { key: "step-sleeve", angles: |_| Some(62.0), view: (24.0, 30.0), contents: false }),
    MatchStep::Both { key: "step-lay", out: 0.62, view: (28.0, 38.0), discs: true },
    MatchStep::Both { key: "step-slide", out: 0.0, view: (28.0, 32.0), discs: false },
];

fn matchbox_steps<'d>(
    resources: &mut Resources<'_>,
    fit: &'d MatchboxFit,
    contents: &'d Contents,
    words: BackWords<'d>,
) -> Vec<DrawnStep<'d>> {
    let steps = MATCHBOX.iter().map(|step| {
        let key = match step {
            MatchStep::Tray(step) | MatchStep::Sleeve(step) => step.key,
            MatchStep::Both { key: "step-lay", .. } if !words.rules => "step-lay-pieces",
            MatchStep::Both { key, .. } => key,
        };
        DrawnStep {
            words: say(resources, key, &[]),
            draw: Box::new(move |resources, room| draw_matchbox(resources, fit, contents, words, step, room)),
        }
    });
    steps.collect()
}

fn draw_matchbox(
    resources: &mut Resources<'_>,
    fit: &MatchboxFit,
    contents: &Contents,
    words: BackWords<'_>,
    step: &MatchStep,
    room: Rect,
) -> Item {
    let (inner, outer) = (tray(&fit.tray), sleeve(&fit.sleeve));
    match step {
        MatchStep::Tray(step) => {
            let art = art::tray(resources, &inner);
            let mut space = SpaceDraft::new(resources, View::of(step.view.0, step.view.1));
            let up = Placement::about_x(90.0);
            space.net(&art, &as_a_whole(up, folded(&inner, "base", step.angles)));
            space.finish(room)
        }
        MatchStep::Sleeve(step) => {
            let art = art::sleeve(resources, &outer, fit, words);
            let mut space = SpaceDraft::new(resources, View::of(step.view.0, step.view.1));
            space.net(&art, &as_a_whole(Placement::about_x(-90.0), folded(&outer, "top", step.angles)));
            space.finish(room)
        }
        MatchStep::Both { out, view, discs, .. } => {
            let of_outer = art::sleeve(resources, &outer, fit, words);
            let of_inner = art::tray(resources, &inner);
            let mut space = SpaceDraft::new(resources, View::of(view.0, view.1));
            space.net(&of_outer, &as_a_whole(Placement::about_x(-90.0), outer.closed("top")));
            let card = contents.card;
            // The tray lies on the underside of the sleeve.
            let floor = -card.turn() - fit.sleeve.inner[1] + (card.0 - card.turn()) + 0.15;
            let x = fit.sleeve.length * (0.5 + out);
            let there = Placement::shifted(x, floor, fit.sleeve.face / 2.0);
            space.net(&of_inner, &as_a_whole(there.then_folded(Placement::about_x(90.0)), inner.closed("base")));
            if *discs {
                lying(&mut space, fit, contents, (x, floor));
            }
            space.finish(room)
        }
    }
}

/// A folded net, moved or turned as a whole.
fn as_a_whole(to: Placement, placed: Vec<Placement>) -> Vec<Placement> {
    placed.into_iter().map(|panel| to.then_folded(panel)).collect()
}

/// The discs that are seen in a tray that is partly out.
fn lying(space: &mut SpaceDraft<'_, '_>, fit: &MatchboxFit, contents: &Contents, (x, floor): (f64, f64)) {
    if fit.arrangement.stacked != 2 {
        return;
    }
    let theme = space.theme();
    let (kinds, land) = (theme.rules.strongest_first(), theme.colours.land);
    let marks = [Side::White, Side::Black].map(|side| theme.marks(side));
    let [rows, columns, layers] = fit.arrangement.counts;
    let (radius, pitch) = (contents.across / 2.0, contents.across + 0.2);
    let high = floor + contents.card.turn() + 0.1 + fit.insert.thick + (layers as f64 - 1.0) * contents.thickness;
    for column in 0..columns {
        for row in 0..rows {
            let right = x + (column as f64 - (columns as f64 - 1.0) / 2.0) * pitch;
            if right < fit.sleeve.length - 2.0 {
                continue;
            }
            let near = fit.sleeve.face / 2.0 + (row as f64 - (rows as f64 - 1.0) / 2.0) * pitch;
            let at = Placement::shifted(right, high, near).then_folded(Placement::about_x(-90.0));
            let of_side = usize::from(2 * row >= rows);
            let kind = kinds[(column * rows.div_ceil(2) + row % rows.div_ceil(2)) % kinds.len().max(1)];
            space.disc(SpaceDisc { at, size: (radius, contents.thickness), kind, colours: (marks[of_side], land) });
        }
    }
}
