//! The tuck box: back, side, front, side and a glue tab in a row, a lid that tucks in, a bottom of glued flaps.

use super::card::{AIR, Card};
use super::net::{GlueFace, Net};
use super::outline::{Outline, Pen};

/// Widest glue tab, and narrowest.
const TAB: (f64, f64) = (12.0, 7.0);
/// Radius of the thumb notch: at least, at most.
const NOTCH: (f64, f64) = (7.0, 10.0);
/// The tuck flap: at least and at most so long, and the largest radius of its corners.
const TUCK: (f64, f64, f64) = (11.0, 18.0, 8.0);
/// Dust flaps: at least and at most so long, and their share of the depth.
const DUST: (f64, f64, f64) = (10.0, 20.0, 0.6);
/// How much farther than the tuck flap the second glue tab of a box in two parts reaches.
const BELOW_TUCK: f64 = 2.0;

/// The lengths of a tuck box's net, in millimetres.
#[derive(Debug, Clone, PartialEq)]
pub struct TuckMeasures {
    /// The card.
    pub card: Card,
    /// The clear width, height and depth.
    pub inner: [f64; 3],
    /// Width of back and front.
    pub wide: f64,
    /// Width of the side between back and front.
    pub side_a: f64,
    /// Width of the side that carries the glue tab, which lies inside.
    pub side_b: f64,
    /// Height of the sides, between the creases of the dust flaps.
    pub high: f64,
    /// How far above and below the sides back and front end: above, the front below, the back below.
    pub layers: [f64; 3],
    /// Length of the lid.
    pub lid: f64,
    /// Length of the tuck flap.
    pub tuck: f64,
    /// Length of the inner bottom flap.
    pub bottom_inner: f64,
    /// Length of the outer bottom flap.
    pub bottom_outer: f64,
    /// Length of the dust flaps.
    pub dust: f64,
    /// Distance of the dust flaps from the back, and of the upper ones from the front.
    pub dust_clear: [f64; 2],
    /// Width of the glue tab.
    pub tab: f64,
    /// Radius of the thumb notch.
    pub notch: f64,
}

/// One of two sheets of a box that is too large for one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Half {
    /// Back, lid and first side, which ends in a second glue tab.
    Back,
    /// Front and second side.
    Front,
}

impl TuckMeasures {
    /// The net of a box of this clear width, height and depth.
    pub fn of(inner: [f64; 3], card: Card) -> TuckMeasures {
        let [w, h, p] = inner;
        let (c, f) = (card.0, card.two_folds());
        TuckMeasures {
            card,
            inner,
            wide: w + f,
            side_a: p + f,
            side_b: p + f - c,
            high: h + f,
            layers: [c + AIR, c + AIR, 2.0 * (c + AIR)],
            // The tuck goes in front of the contents, with some air.
            lid: p - 0.3 - c + f,
            tuck: TUCK.1.min(p.max(TUCK.0)).min(h / 2.0),
            bottom_inner: p + card.turn() - 0.5,
            bottom_outer: p + f - 0.2,
            dust: (w / 2.0 - 0.5).min(DUST.1).min((DUST.2 * p).max(DUST.0)).max(6.0),
            dust_clear: [0.5, c + 0.9],
            tab: TAB.0.min(w / 3.0).max(TAB.1),
            notch: (w / 6.0).clamp(NOTCH.0, NOTCH.1),
        }
    }
}

/// The whole net.
pub fn tuck(measures: &TuckMeasures) -> Net {
    let mut draft = Draft { m: measures, net: Net::new(measures.card) };
    let x = draft.back(0.0);
    let x = draft.side(x, measures.side_a, &SIDE_A, "back", true);
    let x = draft.front(x, Some("side A"));
    let x = draft.side(x, measures.side_b, &SIDE_B, "front", false);
    draft.tab(x, "tab", "side B", 0.0);
    draft.net
}

/// A half of the net: both sides end in a glue tab, and are equally wide.
pub fn tuck_half(measures: &TuckMeasures, half: Half) -> Net {
    let mut draft = Draft { m: measures, net: Net::new(measures.card) };
    match half {
        Half::Back => {
            let x = draft.back(0.0);
            let x = draft.side(x, measures.side_b, &SIDE_A, "back", true);
            // It lies inside the front, below the tuck.
            draft.tab(x, "tab A", "side A", measures.tuck + BELOW_TUCK);
        }
        Half::Front => {
            let x = draft.front(0.0, None);
            let x = draft.side(x, measures.side_b, &SIDE_B, "front", false);
            draft.tab(x, "tab", "side B", 0.0);
        }
    }
    draft.net
}

/// The names of a side and its dust flaps, above and below.
struct SideNames {
    side: &'static str,
    dust: [&'static str; 2],
}

const SIDE_A: SideNames = SideNames { side: "side A", dust: ["dust A top", "dust A bottom"] };
const SIDE_B: SideNames = SideNames { side: "side B", dust: ["dust B top", "dust B bottom"] };

struct Draft<'m> {
    m: &'m TuckMeasures,
    net: Net,
}

/// A panel between two heights, from `x` on, `wide`.
fn panel(x: f64, wide: f64, [low, high]: [f64; 2]) -> Outline {
    Outline::polygon(&[(x, low), (x, high), (x + wide, high), (x + wide, low)])
}

impl Draft<'_> {
    /// The heights at which the creases of the dust flaps are: below, above. The sheet's y runs down, and the lower
    /// ones are at 0.
    fn heights(&self) -> [f64; 2] {
        [0.0, -self.m.high]
    }

    /// The back with lid, tuck flap and outer bottom flap. Returns where it ends.
    fn back(&mut self, x: f64) -> f64 {
        let (m, [above, _, below]) = (self.m, self.m.layers);
        let (low, high) = (below, -(m.high + above));
        self.net.add("back", panel(x, m.wide, [low, high]));
        let (x0, x1) = (x + 0.3, x + m.wide - 0.3);
        // The tuck flap is 1 mm narrower than the box.
        let narrow = m.inner[0] - 1.0;
        let (t0, t1) = (x + (m.wide - narrow) / 2.0, x + (m.wide + narrow) / 2.0);
        let end = high - m.lid;
        let lid = Outline::polygon(&[(x0, high), (t0, end), (t1, end), (x1, high)]);
        self.net.hang("lid", lid, "back", [(x0, high), (x1, high)]);
        let (round, tip) = ((0.55 * m.tuck).min(TUCK.2), end - m.tuck);
        let flap = Pen::at(t0, end).to(t0 + 0.6, tip + round).arc(t0 + 0.6 + round, tip, round, true);
        let flap = flap.to(t1 - 0.6 - round, tip).arc(t1 - 0.6, tip + round, round, true).to(t1, end).close();
        self.net.hang("tuck", flap, "lid", [(t0, end), (t1, end)]);
        let slit = (0.12 * m.inner[0]).min(7.0);
        let slits = [((t0, end), (t0 + slit, end)), ((t1 - slit, end), (t1, end))];
        self.net.slits.extend(slits.map(|(from, to)| (from.into(), to.into())));
        let (x0, x1, end) = (x + 0.4, x + m.wide - 0.4, low + m.bottom_outer);
        let bottom = Outline::polygon(&[(x0, low), (x1, low), (x1 - 0.8, end), (x0 + 0.8, end)]);
        self.net.hang("bottom", bottom, "back", [(x0, low), (x1, low)]);
        x + m.wide
    }

    /// A side with its dust flaps, hanging on the panel to its left. `front_right` says whether the front is to its
    /// right. Returns where it ends.
    fn side(&mut self, x: f64, wide: f64, names: &SideNames, parent: &'static str, front_right: bool) -> f64 {
        let [low, high] = self.heights();
        self.net.hang(names.side, panel(x, wide, [low, high]), parent, [(x, low), (x, high)]);
        let [from_back, from_front] = self.m.dust_clear;
        for (name, way, y, front) in [(names.dust[0], -1.0, high, from_front), (names.dust[1], 1.0, low, from_back)] {
            let (left, right) = if front_right { (from_back, front) } else { (front, from_back) };
            let (from, to, end) = (x + left, x + wide - right, y + way * self.m.dust);
            let taper = (0.21 * self.m.dust).min((to - from) / 5.0);
            let round = ((to - from - 2.0 * taper) / 2.5).min(2.0);
            let clockwise = way < 0.0;
            let flap = Pen::at(from, y).to(from + taper, end - way * round);
            let flap = flap.arc(from + taper + round, end, round, clockwise).to(to - taper - round, end);
            let flap = flap.arc(to - taper, end - way * round, round, clockwise).to(to, y).close();
            self.net.hang(name, flap, names.side, [(from, y), (to, y)]);
        }
        x + wide
    }

    /// The front with its thumb notch and inner bottom flap. Returns where it ends.
    fn front(&mut self, x: f64, parent: Option<&'static str>) -> f64 {
        let (m, [above, below, _]) = (self.m, self.m.layers);
        let (low, high) = (below, -(m.high + above));
        let middle = x + m.wide / 2.0;
        let front = Pen::at(x, low).to(x, high).to(middle - m.notch, high);
        let front = front.arc(middle + m.notch, high, m.notch, false).to(x + m.wide, high).to(x + m.wide, low).close();
        let [side_low, side_high] = self.heights();
        match parent {
            // The crease is as high as the side.
            Some(parent) => self.net.hang("front", front, parent, [(x, side_low), (x, side_high)]),
            None => self.net.add("front", front),
        }
        let (x0, x1, end) = (x + 0.4, x + m.wide - 0.4, low + m.bottom_inner);
        let flap = Outline::polygon(&[(x0, low), (x1, low), (x1 - 1.2, end), (x0 + 1.2, end)]);
        self.net.hang("bottom in", flap, "front", [(x0, low), (x1, low)]);
        self.net.glue("bottom in", GlueFace::Printed);
        x + m.wide
    }

    /// A glue tab, which ends `short` millimetres below the upper creases.
    fn tab(&mut self, x: f64, name: &'static str, parent: &'static str, short: f64) {
        let ([low, high], tab) = (self.heights(), self.m.tab);
        let (low, high, taper) = (low - 0.8, high + short + 0.8, 0.18 * tab);
        let outline = Outline::polygon(&[(x, low), (x, high), (x + tab, high + taper), (x + tab, low - taper)]);
        self.net.hang(name, outline, parent, [(x, low), (x, high)]);
        self.net.glue(name, GlueFace::Printed);
    }
}
