//! Measures boxes that are folded and closed.

use shouqi::dieline::{
    AIR, Block, Half, MatchboxFit, Net, Placement, SLIDE, Slab, TuckFit, TuckMeasures, tuck, tuck_half,
};
use shouqi::geom::Rect;

/// How far a folded length may lie from the wanted one: a hundredth, and what calculating with fractions costs.
const CLOSE: f64 = 0.011;

/// What is wrong, in words.
#[derive(Default)]
struct Faults(Vec<&'static str>);

impl Faults {
    fn holds(&mut self, good: bool, what: &'static str) {
        if !good {
            self.0.push(what);
        }
    }

    fn close(&mut self, found: f64, wanted: f64, what: &'static str) {
        self.holds((found - wanted).abs() < CLOSE, what);
    }
}

/// The card of a closed box, by the names of its panels.
struct Closed {
    slabs: Vec<Slab>,
}

impl Closed {
    fn range(&self, name: &str) -> (f64, f64) {
        self.slab(name).range()
    }

    fn slab(&self, name: &str) -> &Slab {
        self.slabs.iter().find(|slab| slab.name == name).expect("a panel of this name")
    }

    /// The clear width between two panels.
    fn between(&self, one: &str, other: &str) -> f64 {
        let ((a0, a1), (b0, b1)) = (self.range(one), self.range(other));
        if a0 < b0 { b0 - a1 } else { a0 - b1 }
    }

    fn touches(&self, solid: Block) -> bool {
        self.slabs.iter().any(|slab| slab.depth_in(solid) > 0.0)
    }
}

fn common(net: &Net, placed: &[Placement], faults: &mut Faults) -> Closed {
    let slabs = net.slabs(placed);
    faults.holds(net.collisions(&slabs).is_empty(), "card meets card");
    let panels: f64 = net.panels.iter().map(|panel| panel.region.area()).sum();
    faults.holds((panels - net.sheet().area()).abs() < 0.5, "panels overlap on the sheet");
    faults.holds(net.cuts().len() == 1, "the cut line is not closed");
    Closed { slabs }
}

/// A block of these sizes about a middle.
fn block(middle: [f64; 3], size: [f64; 3]) -> Block {
    let from: [f64; 3] = std::array::from_fn(|axis| middle[axis] - size[axis] / 2.0);
    let to: [f64; 3] = std::array::from_fn(|axis| middle[axis] + size[axis] / 2.0);
    Block { from: from.into(), to: to.into() }
}

/// What is wrong with a tuck box that was planned for these contents; `wanted` are its right measures.
pub fn tuck_faults(net: &Net, wanted: &TuckMeasures, fit: &TuckFit) -> Vec<&'static str> {
    let mut faults = Faults::default();
    let closed = common(net, &net.closed("front"), &mut faults);
    let [w, h, p] = wanted.inner;
    let card = wanted.card.0;
    let (front, back, tab) = (closed.range("front"), closed.range("back"), closed.range("tab"));
    faults.close(front.0 - back.1, p, "clear depth");
    faults.close(closed.between("side A", "side B"), w, "clear width");
    faults.close(closed.between("dust A bottom", "dust A top"), h, "clear height");
    faults.close(tab.0 - back.1, 0.0, "the tab lies on the back");
    faults.close(front.0 - closed.range("tuck").1, 0.3, "air between tuck and front");
    faults.close(closed.between("bottom in", "bottom"), AIR, "air between the bottom flaps");
    faults.close(closed.between("lid", "dust A top"), AIR, "air between lid and dust flaps");
    // Pieces and rules as one block, as far from tab and tuck as they can be.
    let (one, other) = (closed.range("side A"), closed.range("side B"));
    let across = (one.1.min(other.1) + one.0.max(other.0)) / 2.0;
    let [x, y, z] = fit.arrangement.block;
    let upright = closed.range("dust A bottom").1 + y / 2.0 + 0.05;
    let deep = (back.1 + card + front.0 - card - 0.3) / 2.0;
    let solid = block([across, upright, deep], [x, y, z + fit.insert.thick]);
    faults.holds(!closed.touches(solid), "the contents go in");
    let size = fit.insert.size;
    faults.holds(size.width < w && size.height < h, "the rules go in");
    faults.0
}

/// What is wrong with a box in two parts, each put where the whole net has it.
pub fn halves_faults(measures: &TuckMeasures) -> Vec<&'static str> {
    let mut faults = Faults::default();
    let whole = tuck(measures);
    let placed = whole.closed("front");
    let at = |name: &str| {
        let place = whole.panels.iter().position(|panel| panel.name == name).expect("a panel of this name");
        (placed[place], whole.panels[place].region.bounds().expect("an area"))
    };
    let mut slabs = Vec::new();
    let mut nets = Vec::new();
    for (half, root) in [(Half::Back, "back"), (Half::Front, "front")] {
        let net = tuck_half(measures, half);
        let (there, bounds) = at(root);
        let own: Rect = net.panel(root).expect("a panel of this name").region.bounds().expect("an area");
        let moved = there.after_shift(bounds.x0 - own.x0, bounds.y0 - own.y0);
        let placed: Vec<Placement> = net.closed(root).into_iter().map(|panel| moved.then_folded(panel)).collect();
        slabs.extend(net.slabs(&placed));
        nets.push(net);
    }
    let met = slabs.iter().enumerate().any(|(place, one)| {
        slabs[place + 1..].iter().any(|other| {
            let joined = nets.iter().any(|net| net.are_hinged(one.name, other.name));
            !joined && one.overlap(other) > 0.0
        })
    });
    faults.holds(!met, "card meets card");
    let closed = Closed { slabs };
    faults.close(closed.range("front").0 - closed.range("tab A").1, 0.0, "the second tab lies on the front");
    faults.close(closed.range("tab").0 - closed.range("back").1, 0.0, "the tab lies on the back");
    faults.0
}

/// What is wrong with a matchbox that was planned for these contents.
pub fn matchbox_faults(tray: &Net, sleeve: &Net, fit: &MatchboxFit) -> Vec<&'static str> {
    let mut faults = Faults::default();
    let closed = common(tray, &tray.closed("base"), &mut faults);
    let [length, width, height] = fit.tray.inner;
    faults.close(closed.between("inner left", "inner right"), length, "clear length");
    faults.close(closed.between("wall A", "wall B"), width, "clear width");
    let base = closed.range("base");
    // The inside looks to the back of the sheet.
    let top = closed.slab("wall A").bounds().from.z;
    faults.close(base.0 - top, height, "clear height");
    faults.close(closed.range("rim left").0 - top, 0.0, "the rim is flush with the walls");
    faults.close(closed.between("tab A left", "end left"), AIR, "air between tab and end wall");
    faults.close(closed.between("tab A left", "inner left"), AIR, "air between tab and inner wall");
    for (axis, outer) in fit.tray.outer.into_iter().enumerate() {
        let bounds = closed.slabs.iter().map(Slab::bounds);
        let (from, to) = bounds.fold((f64::INFINITY, f64::NEG_INFINITY), |(from, to), own| {
            (from.min(own.from[axis]), to.max(own.to[axis]))
        });
        faults.holds(to - from <= outer + CLOSE, "the tray is no larger outside than it should be");
    }
    let around = common(sleeve, &sleeve.closed("top"), &mut faults);
    faults.close(around.range("top").0 - around.range("tab").1, 0.0, "the sleeve’s tab lies under the top");
    let free = around.range("tab").0 - around.range("under").1;
    faults.close(free - fit.tray.outer[2], SLIDE, "free height over the tray");
    faults.close(around.between("side A", "side B") - fit.tray.outer[1], SLIDE, "free width beside the tray");
    faults.close(fit.sleeve.length, fit.tray.outer[0], "the sleeve is as long as the tray");
    let [wide, long, high] = fit.arrangement.block;
    let thick = high + fit.insert.thick + fit.tray.card.0;
    let solid = block([0.0, 0.0, base.0 - 0.05 - thick / 2.0], [long, wide, thick]);
    faults.holds(!closed.touches(solid) && solid.from.z >= top - 0.01, "the contents go in");
    faults.0
}
