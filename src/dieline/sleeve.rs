//! The sleeve of a matchbox: four strips and a glue tab around the tray.

use super::card::Card;
use super::net::{GlueFace, Net};
use super::outline::{Outline, Pen};
use super::tray::TrayMeasures;

/// How much wider and higher than the tray the sleeve is inside.
pub const SLIDE: f64 = 0.8;
/// Widest glue tab, and narrowest.
const TAB: (f64, f64) = (12.0, 8.0);
/// Radius of the thumb notches: at least, at most.
const NOTCH: (f64, f64) = (7.0, 10.0);

/// The lengths of a sleeve's net, in millimetres.
#[derive(Debug, Clone, PartialEq)]
pub struct SleeveMeasures {
    /// The card.
    pub card: Card,
    /// Length of the sleeve: that of the tray.
    pub length: f64,
    /// The clear width, and the clear height below the glue tab's face.
    pub inner: [f64; 2],
    /// Width of top and underside.
    pub face: f64,
    /// Height of the first side.
    pub side_a: f64,
    /// Height of the side that carries the glue tab, which lies inside.
    pub side_b: f64,
    /// Width of the glue tab.
    pub tab: f64,
    /// Radius of the thumb notches.
    pub notch: f64,
}

impl SleeveMeasures {
    /// The sleeve for a tray.
    pub fn of(tray: &TrayMeasures) -> SleeveMeasures {
        let ([length, wide, high], card) = (tray.outer, tray.card);
        // The glue tab lies inside, under the top.
        let (width, height) = (wide + SLIDE, high + SLIDE + card.0);
        let f = card.two_folds();
        SleeveMeasures {
            card,
            length,
            inner: [width, height],
            face: width + f,
            side_a: height + f,
            side_b: height + f - card.0,
            tab: TAB.0.min(width / 3.0).max(TAB.1),
            notch: (width / 6.0).clamp(NOTCH.0, NOTCH.1),
        }
    }
}

/// The net, one strip below the other.
pub fn sleeve(m: &SleeveMeasures) -> Net {
    let mut net = Net::new(m.card);
    let long = m.length;
    let strip = |y: f64, high: f64| Outline::polygon(&[(0.0, y), (long, y), (long, y + high), (0.0, y + high)]);
    net.add("top", strip(0.0, m.face));
    let y = m.face;
    net.hang("side A", strip(y, m.side_a), "top", [(0.0, y), (long, y)]);
    let y = y + m.side_a;
    let (middle, end, r) = (y + m.face / 2.0, y + m.face, m.notch);
    let under = Pen::at(0.0, y).to(long, y).to(long, middle - r).arc(long, middle + r, r, false).to(long, end);
    let under = under.to(0.0, end).to(0.0, middle + r).arc(0.0, middle - r, r, false).close();
    net.hang("under", under, "side A", [(0.0, y), (long, y)]);
    net.hang("side B", strip(end, m.side_b), "under", [(0.0, end), (long, end)]);
    let y = end + m.side_b;
    let (x0, x1) = (0.8, long - 0.8);
    let tab = Outline::polygon(&[(x0, y), (x1, y), (x1 - 2.0, y + m.tab), (x0 + 2.0, y + m.tab)]);
    net.hang("tab", tab, "side B", [(x0, y), (x1, y)]);
    net.glue("tab", GlueFace::Printed);
    net
}
