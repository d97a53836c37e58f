//! The tray of a matchbox: a base, two long walls with tabs, two end walls that roll over the tabs.

use super::card::{AIR, Card};
use super::net::{GlueFace, Net};
use super::outline::Outline;

/// The tabs of the long walls: at least and at most so long.
const TAB: (f64, f64) = (6.0, 14.0);

/// The lengths of a tray's net, in millimetres.
#[derive(Debug, Clone, PartialEq)]
pub struct TrayMeasures {
    /// The card.
    pub card: Card,
    /// The clear length, width and height; the length along the slide.
    pub inner: [f64; 3],
    /// The length, width and height outside.
    pub outer: [f64; 3],
    /// Length and width of the base.
    pub base: [f64; 2],
    /// Height of the long walls.
    pub wall: f64,
    /// Half the length of the long walls.
    pub wall_half: f64,
    /// Height of the end walls.
    pub end: f64,
    /// Width of the rim, over the tabs.
    pub rim: f64,
    /// Height of the inner end walls.
    pub inner_end: f64,
    /// Length of the tabs.
    pub tab: f64,
}

impl TrayMeasures {
    /// The net of a tray of this clear length, width and height.
    pub fn of(inner: [f64; 3], card: Card) -> TrayMeasures {
        let [length, width, height] = inner;
        let (c, f, turn) = (card.0, card.two_folds(), card.turn());
        // The inner face of an end wall, from the middle.
        let reach = length / 2.0 + 2.0 * c + 2.0 * AIR;
        TrayMeasures {
            card,
            inner,
            outer: [2.0 * (reach + c), width + 2.0 * c, height + c],
            base: [2.0 * (reach + turn), width + f],
            wall: height + turn,
            wall_half: reach - AIR - (c - turn),
            end: height - c + f,
            rim: c + 2.0 * AIR + f,
            inner_end: height - (c - turn) - 0.3,
            tab: (width / 2.0 - 0.6).clamp(TAB.0, TAB.1),
        }
    }
}

/// The names of the parts at both ends: wall, rim, inner wall.
const ENDS: [(f64, [&str; 3]); 2] =
    [(-1.0, ["end left", "rim left", "inner left"]), (1.0, ["end right", "rim right", "inner right"])];
/// The names of the long walls and their tabs, to the left and to the right.
const WALLS: [(f64, &str, [&str; 2]); 2] =
    [(-1.0, "wall A", ["tab A left", "tab A right"]), (1.0, "wall B", ["tab B left", "tab B right"])];

/// The net, its middle at the origin.
pub fn tray(m: &TrayMeasures) -> Net {
    let mut net = Net::new(m.card);
    let [half_long, half_wide] = m.base.map(|length| length / 2.0);
    let corners = [(-half_long, -half_wide), (half_long, -half_wide), (half_long, half_wide), (-half_long, half_wide)];
    net.add("base", Outline::polygon(&corners));
    let (c, turn, reach) = (m.card.0, m.card.turn(), m.wall_half);
    for (way, name, tabs) in WALLS {
        let (near, far) = (way * half_wide, way * (half_wide + m.wall));
        let wall = Outline::polygon(&[(-reach, near), (-reach, far), (reach, far), (reach, near)]);
        net.hang(name, wall, "base", [(-reach, near), (reach, near)]);
        for (side, tab) in [(-1.0, tabs[0]), (1.0, tabs[1])] {
            let (x, end) = (side * reach, side * (reach + m.tab));
            let (low, high) = (near + way * (turn + 0.3), far - way * (c + 0.3));
            let taper = way * (0.12 * m.wall).min(1.5);
            let outline = Outline::polygon(&[(x, low), (end, low + taper), (end, high - taper), (x, high)]);
            net.hang(tab, outline, name, [(x, low), (x, high)]);
            net.glue(tab, GlueFace::Inside);
        }
    }
    // The inner wall stands between the long walls.
    let narrow = m.inner[1] / 2.0 - 0.4;
    let strip = |from: f64, to: f64, half: f64, end: f64| {
        Outline::polygon(&[(from, -half), (to, -end), (to, end), (from, half)])
    };
    for (side, [end, rim, inner]) in ENDS {
        let x0 = side * half_long;
        let x1 = x0 + side * m.end;
        let x2 = x1 + side * m.rim;
        let x3 = x2 + side * m.inner_end;
        net.hang(end, strip(x0, x1, half_wide, half_wide), "base", [(x0, -half_wide), (x0, half_wide)]);
        net.hang(rim, strip(x1, x2, narrow, narrow), end, [(x1, -narrow), (x1, narrow)]);
        net.hang(inner, strip(x2, x3, narrow, narrow - 0.4), rim, [(x2, -narrow), (x2, narrow)]);
    }
    net
}
