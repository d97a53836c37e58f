//! The strongest animal and the weakest, on one line.

use super::palette::Palette;
use crate::compose::diagram::standing;
use crate::extras::panel::{Figure, PanelDraft};
use crate::geom::{Point, Size};
use crate::rules::{KindId, Rules, Side};

/// The height of the weak animal beside the strong one.
const SMALL: f64 = 0.3;
/// The most of the line that the strong one takes.
const STRONG: f64 = 0.7;

/// The strongest kind and the weakest; the same twice if there is only one.
pub fn extremes(rules: &Rules) -> Option<(KindId, KindId)> {
    let kinds = rules.strongest_first();
    Some((*kinds.first()?, *kinds.last()?))
}

/// The brave one: the lion where there is one, else the strongest.
pub fn bravest(rules: &Rules) -> Option<KindId> {
    rules.kind_named("lion").or_else(|| rules.strongest_first().first().copied())
}

/// Both on a line from `left` to `right` at `y`, the strong one at the right and at most `high`, in millimetres.
pub fn pair(draft: &mut PanelDraft<'_, '_>, palette: &Palette, (left, right, y): (f64, f64, f64), high: f64) {
    let theme = draft.resources().theme;
    let Some((strong, weak)) = extremes(&theme.rules) else { return };
    let ground = palette.ground;
    let wide = right - left;
    let room = Size::new(STRONG * wide, high);
    let drawn = standing(draft.resources(), (strong, Side::Black), room, (palette.figures, ground), false).size;
    let foot = Point::new(right - drawn.width / 2.0 - 0.03 * wide, y);
    let piece = (strong, Side::Black);
    draft.figure(Figure { piece, foot, room, colour: palette.figures, mirrored: false, ground });
    let free = (foot.x - drawn.width / 2.0 - left).max(1.0);
    let room = Size::new(0.8 * free, SMALL * drawn.height);
    let drawn = standing(draft.resources(), (weak, Side::White), room, (palette.second, ground), true).size;
    let foot = Point::new(left + 0.03 * wide + drawn.width / 2.0, y);
    draft.figure(Figure { piece: (weak, Side::White), foot, room, colour: palette.second, mirrored: true, ground });
}
