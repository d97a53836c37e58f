//! The floor of a tray: a card with the place of every piece, so that a missing one is seen.

use super::PART;
use crate::canvas::resources::Resources;
use crate::dieline::{Contents, MatchboxFit};
use crate::extras::colours::words_on;
use crate::extras::net_sheet::cut_sample;
use crate::extras::panel::{PanelDraft, Role};
use crate::geom::{Affine, Point, Rect, Shape, Size, TOLERANCE};
use crate::rules::Side;
use crate::scene::{Colour, Group, Item};
use crate::typeset::{Across, Down};

/// How much smaller than the tray's inside it is, on each side.
const LESS: f64 = 0.3;
/// How much of the ground is mixed into the pictures: they lie below the pieces.
const PALE: f64 = 0.45;
/// Shares of a piece's diameter: the animal's room, its foot below the middle, the numeral's middle and its size.
const ANIMAL: (f64, f64, f64) = (0.56, 0.46, 0.2);
const NUMERAL: (f64, f64) = (0.31, 0.15);

/// The size of the card; `None` where the pieces do not lie flat.
pub fn size(fit: &MatchboxFit) -> Option<Size> {
    let [length, width, _] = fit.tray.inner;
    (fit.arrangement.stacked == 2).then(|| Size::new(length - 2.0 * LESS, width - 2.0 * LESS))
}

/// The card at a place on the page: what is printed, and its cut line.
pub fn card(resources: &mut Resources<'_>, fit: &MatchboxFit, contents: &Contents, at: Rect) -> (Item, Item) {
    let theme = resources.theme;
    let ground = theme.colours.land;
    let (kinds, rules) = (theme.rules.strongest_first(), theme.rules.clone());
    let [rows, columns, _] = fit.arrangement.counts;
    let each = rows.div_ceil(2);
    let colours = [Side::White, Side::Black].map(|side| {
        let marks = theme.marks(side);
        let seen = if marks.rgb() == ground.rgb() { words_on(theme, ground) } else { marks };
        seen.towards(ground, PALE)
    });
    let pitch = contents.across + 0.2;
    let radius = contents.across / 2.0;
    let size = at.size();
    let symbol = resources.symbol(&format!("{PART}-floor"), |resources| {
        let mut draft = PanelDraft::new(resources);
        draft.fill(size.to_rect().to_path(TOLERANCE), ground);
        for column in 0..columns {
            for row in 0..rows {
                let middle = Point::new(
                    size.width / 2.0 + (column as f64 - (columns as f64 - 1.0) / 2.0) * pitch,
                    size.height / 2.0 + (row as f64 - (rows as f64 - 1.0) / 2.0) * pitch,
                );
                let side = usize::from(row >= each);
                let colour = colours[side];
                draft.ring(middle, radius - 1.2, colour, 0.35);
                if side == 1 {
                    draft.ring(middle, radius - 2.0, colour, 0.2);
                }
                // The strongest first, along the tray.
                let kind = kinds[(column * each + row % each) % kinds.len().max(1)];
                place(&mut draft, middle, contents.across, (kind, colour), rules.kind(kind).strength);
            }
        }
        (size.to_rect(), draft.finish())
    });
    let to = Affine::translate(at.origin().to_vec2());
    let printed = Group::placed(to, vec![crate::scene::Use { symbol, transform: Affine::IDENTITY }.into()]).into();
    (printed, cut_sample(at.to_path(TOLERANCE)))
}

fn place(
    draft: &mut PanelDraft<'_, '_>,
    middle: Point,
    across: f64,
    (kind, colour): (crate::rules::KindId, Colour),
    strength: u8,
) {
    let room = Size::new(ANIMAL.0 * across, ANIMAL.1 * across);
    draft.silhouette(kind, Point::new(middle.x, middle.y + ANIMAL.2 * across), room, colour);
    let label = draft.label(Role::Number, &strength.to_string(), NUMERAL.1 * across, 0.0);
    draft.put(label.as_ref(), (middle.x, middle.y + NUMERAL.0 * across), Across::Middle, Down::Middle, colour);
}
