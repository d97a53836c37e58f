//! The header: title, subtitle and the game's emblem, on the theme's band or on a common ground line.

use super::facts::PageBlock;
use super::task::{SheetTask, number};
use crate::canvas::POINT;
use crate::compose::diagram::{Look, head_line, head_line_height};
use crate::compose::sheet::{Typesetter, moved};
use crate::geom::Size;
use crate::scene::Item;
use crate::theme::is_chinese;
use crate::typeset::{Paragraph, ParagraphStyle, Span};

/// The height of the emblem with its line, in millimetres.
const EMBLEM: f64 = 21.0;
/// The height of the band.
const BAND: f64 = 19.0;
/// The font sizes of title and subtitle, in points.
const SIZES: (f64, f64) = (28.0, 10.5);
/// Gaps: emblem to text, title to subtitle, subtitle to ground line.
const GAPS: [f64; 3] = [6.0, 3.0, 2.4];

/// The head: the title on the theme's band like that of the rules, the subtitle below; in large print, and for a title
/// that the face of titles lacks, both on one ground line beside the emblem.
pub fn head(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, width: f64) -> PageBlock {
    let title = task.say("assembly-title", Vec::new());
    match task.legible.is_large() || !has_all(typesetter, &title) {
        true => on_a_line(typesetter, task, &title, width),
        false => on_a_band(typesetter, task, &title, width),
    }
}

/// The subtitle in lines of this length.
fn subtitle(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, room: f64) -> Paragraph {
    let facts = task.facts;
    let (animals, sheets) = (number(facts.pieces.stickers), number(facts.board.tiling.sheets()));
    let subtitle = task.say("assembly-subtitle", vec![("animals", animals), ("sheets", sheets)]);
    let (soft, small) = (typesetter.soft(), (SIZES.1 * POINT * task.words()).max(task.legible.least));
    let setting = ParagraphStyle::caption(typesetter.notes, small, 1.25 * small, task.language.tag());
    typesetter.paragraph(&[Span::plain(subtitle, soft)], room, &setting)
}

fn on_a_band(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, title: &str, width: f64) -> PageBlock {
    let high = BAND * task.scale;
    let mut items = typesetter.titled_band(title, false, Size::new(width, high), Look::Normal);
    let subtitle = subtitle(typesetter, task, width);
    let below = high + GAPS[2] * task.scale;
    items.push(moved(subtitle.draw((0.0, 0.0)), (0.0, below)));
    PageBlock { height: below + subtitle.height(), items }
}

/// Title and emblem on one ground line.
fn on_a_line(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, words: &str, width: f64) -> PageBlock {
    let (emblem_high, gaps) = (EMBLEM * task.scale, GAPS.map(|gap| gap * task.scale));
    let look = if task.legible.is_large() { Look::Large } else { Look::Normal };
    let (emblem, line) = (typesetter.emblem(emblem_high, look), head_line_height(typesetter.resources.theme, look));
    let room = width - emblem.size.width - gaps[0];
    let (title, rise) = title(typesetter, words, room, SIZES.0 * POINT * task.scale);
    let subtitle = subtitle(typesetter, task, room);
    let words = rise + gaps[1] + subtitle.height() + gaps[2];
    let height = emblem_high.max(words + line);
    let ground = height - line;
    let mut items: Vec<Item> = vec![moved(emblem.items, (width - emblem.size.width, height - emblem_high))];
    items.extend(head_line(typesetter.resources.theme, (0.0, ground), width, look));
    items.push(moved(title, (0.0, ground - words)));
    items.push(moved(subtitle.draw((0.0, 0.0)), (0.0, ground - words + rise + gaps[1])));
    PageBlock { height, items }
}

/// Whether the face of titles has all characters of one in ideographs.
fn has_all(typesetter: &Typesetter<'_, '_>, text: &str) -> bool {
    let theme = typesetter.resources.theme;
    let face = theme.fonts.face(theme.title_face(text));
    !is_chinese(text) || text.chars().all(|character| face.glyph(character).is_some())
}

/// The title from its cap height, and its height. The title face for ideographs only has those of games' names; if it
/// lacks one, the title is set in the text face.
fn title(typesetter: &mut Typesetter<'_, '_>, text: &str, room: f64, size: f64) -> (Vec<Item>, f64) {
    if has_all(typesetter, text) {
        let title = typesetter.title(text, room, size);
        return (title.items, title.size.height);
    }
    let (setting, ink) = (ParagraphStyle::caption(typesetter.text, size, size, "zh"), typesetter.ink());
    let paragraph = typesetter.paragraph(&[Span::plain(text, ink)], room, &setting);
    (paragraph.draw((0.0, 0.0)), paragraph.height())
}
