//! The header: title, subtitle, and the game's emblem on a common ground line.

use super::facts::PageBlock;
use super::task::{SheetTask, number};
use crate::canvas::POINT;
use crate::compose::diagram::{GROUND_LINE, Look, head_line};
use crate::compose::sheet::{Typesetter, moved};
use crate::scene::Item;
use crate::theme::is_chinese;
use crate::typeset::{Paragraph, ParagraphStyle, Span};

/// The height of the emblem with its line, in millimetres.
const EMBLEM: f64 = 21.0;
/// The font sizes of title and subtitle, in points.
const SIZES: (f64, f64) = (28.0, 10.5);
/// Gaps: emblem to text, title to subtitle, subtitle to ground line.
const GAPS: [f64; 3] = [6.0, 3.0, 2.4];

/// Title and emblem on one ground line.
pub fn head(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, width: f64) -> PageBlock {
    let facts = task.facts;
    let (emblem_high, gaps) = (EMBLEM * task.scale, GAPS.map(|gap| gap * task.scale));
    let look = if task.legible.is_large() { Look::Large } else { Look::Normal };
    let emblem = typesetter.emblem(emblem_high, look);
    let room = width - emblem.size.width - gaps[0];
    let size = SIZES.0 * POINT * task.scale;
    let (title, rise) = title(typesetter, &task.say("assembly-title", Vec::new()), room, size);
    let (animals, sheets) = (number(facts.pieces.stickers), number(facts.board.tiling.sheets()));
    let subtitle = task.say("assembly-subtitle", vec![("animals", animals), ("sheets", sheets)]);
    let (soft, small) = (typesetter.soft(), (SIZES.1 * POINT * task.words()).max(task.legible.least));
    let setting = ParagraphStyle::caption(typesetter.notes, small, 1.25 * small, task.language.tag());
    let subtitle: Paragraph = typesetter.paragraph(&[Span::plain(subtitle, soft)], room, &setting);
    let words = rise + gaps[1] + subtitle.height() + gaps[2];
    let height = emblem_high.max(words + GROUND_LINE);
    let ground = height - GROUND_LINE;
    let mut items: Vec<Item> = vec![moved(emblem.items, (width - emblem.size.width, height - emblem_high))];
    items.extend(head_line(typesetter.resources.theme, (0.0, ground), width, look));
    items.push(moved(title, (0.0, ground - words)));
    items.push(moved(subtitle.draw((0.0, 0.0)), (0.0, ground - words + rise + gaps[1])));
    PageBlock { height, items }
}

/// The title from its cap height, and its height. The title face for ideographs only has those of games' names; if it
/// lacks one, the title is set in the text face.
fn title(typesetter: &mut Typesetter<'_, '_>, text: &str, room: f64, size: f64) -> (Vec<Item>, f64) {
    let theme = typesetter.resources.theme;
    let face = theme.fonts.face(theme.title_face(text));
    if !is_chinese(text) || text.chars().all(|character| face.glyph(character).is_some()) {
        let title = typesetter.title(text, room, size);
        return (title.items, title.size.height);
    }
    let (setting, ink) = (ParagraphStyle::caption(typesetter.text, size, size, "zh"), typesetter.ink());
    let paragraph = typesetter.paragraph(&[Span::plain(text, ink)], room, &setting);
    (paragraph.draw((0.0, 0.0)), paragraph.height())
}
