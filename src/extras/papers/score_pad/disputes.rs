//! The disputes: the rule, the move, and whether it was allowed.

use super::leaf::Leaf;
use crate::canvas::shapes::polyline;
use crate::extras::panel::{PanelDraft, Role};
use crate::extras::papers::inline::Inline;
use crate::extras::words::{say, say_first};
use crate::geom::Point;
use crate::typeset::{Across, Down};

/// The size of the heading, of the second one below, and the distance of their baselines.
const HEADING: (f64, f64, f64) = (3.0, 2.6, 3.6);
/// The size of what is asked, the gap behind it, and below its line.
const ASKED: (f64, f64) = (2.8, 1.0);
/// The shares of the width that the rule and the move have, and the gap between them.
const SHARES: (f64, f64, f64) = (0.265, 0.345, 0.026);
/// The side of a box to be ticked, and from there to the next.
const TICK: (f64, f64) = (2.7, 7.4);

impl Leaf {
    /// How high the headings are.
    pub fn disputes_head(&self, draft: &mut PanelDraft<'_, '_>) -> f64 {
        let second = if draft.resources().theme.languages.len() > 1 { HEADING.2 } else { 0.0 };
        (HEADING.0 + second) * self.text(HEADING.0) / HEADING.0
    }

    /// The headings from `y` on, and below them so many rows of this height.
    pub fn disputes(&self, draft: &mut PanelDraft<'_, '_>, y: f64, (count, row): (usize, f64)) {
        let (ink, (x0, x1)) = (self.palette.ink, self.sides());
        let size = self.text(HEADING.0);
        let mut baseline = y + 0.9 * size;
        for (place, words) in say(draft.resources(), "pad-disputes", &[]).into_iter().enumerate() {
            let (role, size) =
                if place == 0 { (Role::Strong, size) } else { (Role::Note, size * HEADING.1 / HEADING.0) };
            let line = Inline::set(draft, (role, ink), &[words], size, x1 - x0);
            line.put(draft, (x0, baseline), Across::Left);
            baseline += HEADING.2 * self.text(HEADING.0) / HEADING.0;
        }
        let top = y + self.disputes_head(draft);
        for place in 0..count {
            self.dispute(draft, top + (place as f64 + 1.0) * row - 0.24 * row);
        }
    }

    /// A row with this baseline.
    fn dispute(&self, draft: &mut PanelDraft<'_, '_>, y: f64) {
        let (u, ink, (x0, x1)) = (self.unit, self.palette.ink, self.sides());
        let wide = x1 - x0;
        let size = self.text(ASKED.0);
        let mut x = x0;
        for (key, share) in [("pad-rule", SHARES.0), ("pad-move", SHARES.1)] {
            let end = x + share * wide;
            let asked = say_first(draft.resources(), key, &[]);
            let label = draft.fitted(Role::Note, &asked, size, 0.0, 0.62 * (end - x));
            let taken = label.as_ref().map_or(0.0, |label| label.ink().width());
            draft.put(label.as_ref(), (x, y), Across::Left, Down::Baseline, ink);
            draft.rule((x + taken + ASKED.1 * u, y + 0.4 * u), (end, y + 0.4 * u), ink, 0.18 * u);
            x = end + SHARES.2 * wide;
        }
        let boxes = 2.0 * TICK.1 * u - 1.2 * u;
        let asked = say_first(draft.resources(), "pad-allowed", &[]);
        let label = draft.fitted(Role::Note, &asked, size, 0.0, x1 - boxes - x - ASKED.1 * u);
        draft.put(label.as_ref(), (x1 - boxes - ASKED.1 * u, y), Across::Right, Down::Baseline, ink);
        let middle = y - 0.3 * size;
        for (place, allowed) in [true, false].into_iter().enumerate() {
            let x = x1 - boxes + place as f64 * TICK.1 * u;
            self.tick_box(draft, (x, middle), TICK.0 * u);
            let at = |across: f64, down: f64| Point::new(x + (TICK.0 + across) * u, middle + down * u);
            let signs: Vec<Vec<Point>> = match allowed {
                true => vec![vec![at(0.8, 0.1), at(1.6, 1.0), at(3.0, -1.0)]],
                false => vec![vec![at(0.9, -0.95), at(2.8, 0.95)], vec![at(2.8, -0.95), at(0.9, 0.95)]],
            };
            for sign in signs {
                draft.stroke(polyline(&sign, false), ink, 0.35 * u);
            }
        }
    }
}
