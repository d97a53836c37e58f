//! The content of single panels: the cover, the board diagram, the ladder, page numbers.

use super::panel::Panel;
use super::{FOLIO, FOLIO_SIZE, INSET};
use crate::canvas::POINT;
use crate::compose::diagram::{Band, ColumnMeasures, LadderStyle, Look, ladder, setup};
use crate::compose::sheet::columns::Stretch;
use crate::compose::sheet::measures::Measures;
use crate::compose::sheet::page::setup_figure;
use crate::compose::sheet::rows::PageContent;
use crate::compose::sheet::typesetter::{TextColumn, Typesetter, moved};
use crate::geom::{Rect, Size, Vec2};
use crate::rulesheet::Sheet;
use crate::scene::Item;
use crate::theme::is_chinese;
use crate::typeset::{Across, Alignment, Down, ParagraphStyle, Span};

/// The height of the emblem on a line, and of a band around it; its maximum share of the width, and the position of the
/// lower end of both relative to the panel's height.
const EMBLEM: (f64, f64, f64, f64) = (44.0, 26.0, 0.88, 0.47);
/// The title, in points; from the ground line to its cap height, from its baseline to the subtitle.
const TITLE: (f64, f64, f64) = (31.0, 7.0, 5.0);
/// The subtitle, in points.
const SUBTITLE: f64 = 11.0;
/// The characters at the foot: font size, and their centre from the lower edge.
const CHARACTERS: (f64, f64) = (6.6, 20.0);
/// Side margins of the board, a little less than those of text.
const BOARD_INSET: f64 = 9.0;
/// Maximum size of a square of the board.
const SQUARE: f64 = 12.0;
/// The ladder's heading, in points, and the gap below it.
const HEADING: (f64, f64) = (16.0, 3.2);
/// Maximum distance between animals of the ladder, and the share of it for a piece.
const RUNG: (f64, f64) = (14.0, 0.87);

impl Typesetter<'_, '_> {
    /// Emblem, title, number of players, name in ideographs.
    pub(super) fn cover(&mut self, sheet: &Sheet, size: Size) -> Vec<Item> {
        let (side, look) = (INSET.0, Look::Normal);
        let (width, middle) = (size.width - 2.0 * side, size.width / 2.0);
        let band = Band::of(self.resources.theme, look);
        let ground = EMBLEM.3 * size.height;
        let (high, edge) = match band.encloses() {
            true => (EMBLEM.1, band.inset()),
            false => (EMBLEM.0, band.line_height()),
        };
        let free = if band.encloses() { high - 2.0 * edge } else { high - edge };
        let drawn = self.actors(Size::new(EMBLEM.2 * width, free), look);
        let mut items = match band.encloses() {
            true => band.frame(self.resources, Rect::new(side, ground - high, side + width, ground)),
            false => band.line(self.resources.theme, (side, ground - edge), width),
        };
        let corner = (middle - drawn.size.width / 2.0, ground - edge - drawn.size.height);
        items.push(moved(drawn.items, corner));
        let mut y = ground + TITLE.1;
        let title = self.title(&sheet.title, width, TITLE.0 * POINT);
        items.push(moved(title.items, (middle - title.size.width / 2.0, y)));
        y += title.size.height + TITLE.2;
        let setting = ParagraphStyle::caption(self.notes, SUBTITLE * POINT, 1.3 * SUBTITLE * POINT, &sheet.language);
        let setting = ParagraphStyle { alignment: Alignment::Centred, ..setting };
        let soft = self.soft();
        let subtitle = self.paragraph(&[Span::plain(&sheet.subtitle, soft)], width, &setting);
        items.extend(subtitle.draw((side, y)));
        items.extend(self.characters_at_foot(sheet, size));
        items
    }

    /// The name in ideographs, or the romanisation of a title in ideographs.
    fn characters_at_foot(&mut self, sheet: &Sheet, size: Size) -> Option<Item> {
        let theme = self.resources.theme;
        let at = (size.width / 2.0, size.height - CHARACTERS.1);
        if is_chinese(&sheet.title) {
            let reading = self.reading(sheet)?;
            let label = self.resources.label(theme.roles.pinyin, &reading, 0.8 * CHARACTERS.0, 0.0)?;
            return Some(label.run(at, Across::Middle, Down::Middle, self.soft()).into());
        }
        let name = theme.title_in(theme.face.script.language());
        if !is_chinese(name) {
            return None;
        }
        let label = self.resources.label(theme.roles.title_character, name, CHARACTERS.0, 0.25)?;
        Some(label.run(at, Across::Middle, Down::Middle, self.ink()).into())
    }

    /// What one needs and how to set it up: the text, and the board diagram with its caption as large as the panel
    /// allows.
    pub(super) fn board_panel(&mut self, sheet: &Sheet, size: Size, at: &Measures) -> PageContent {
        let column = TextColumn { width: size.width - 2.0 * INSET.0, numbers: at.numbers };
        let text = self.set_up_text(sheet, column, at);
        let mut content = text.place(&Stretch::new(0, text.rows.len()), Vec2::new(INSET.0, INSET.1), 1.0);
        let Some(figure) = setup_figure(sheet) else { return content };
        let top = INSET.1 + text.total_height() + at.figure_gap;
        let width = size.width - 2.0 * BOARD_INSET;
        let caption = self.caption(figure, None, sheet, width, at);
        let legend = self.legend(sheet, &sheet.squares, width, at);
        let below = legend.as_ref().map_or(0.0, |legend| at.caption_gap + legend.size.height);
        let height = size.height - top - INSET.2 - at.caption_gap - caption.height() - below;
        let whole = setup(self.resources, SQUARE, at.look, false).size;
        let share = (width / whole.width).min(height / whole.height).min(1.0);
        let drawn = setup(self.resources, SQUARE * share, at.look, false);
        let caption = self.caption(figure, None, sheet, drawn.size.width, at);
        let left = (size.width - drawn.size.width) / 2.0;
        let below = top + drawn.size.height + at.caption_gap;
        content.items.push(Typesetter::picture(drawn.items, (left, top), &figure.alternative));
        content.items.extend(caption.draw((left, below)));
        content.items.extend(legend.map(|legend| {
            // One that is wider than the board is centred below it.
            let from = left.min((size.width - legend.size.width) / 2.0);
            moved(legend.items, (from, below + caption.height() + at.caption_gap))
        }));
        content
    }

    /// The ladder in a column.
    pub(super) fn ladder_panel(&mut self, sheet: &Sheet, size: Size, at: &Measures) -> Vec<Item> {
        let (side, top, bottom) = INSET;
        let width = size.width - 2.0 * side;
        let (em, ink) = (HEADING.0 * POINT, self.ink());
        let setting = ParagraphStyle::caption(self.text, em, 1.2 * em, &sheet.language);
        let heading = self.paragraph(&[Span::bold(&sheet.quick_reference.heading, ink)], width, &setting);
        let mut items = heading.draw((side, top));
        let y = top + heading.height() + HEADING.1;
        let rungs = sheet.quick_reference.ladder.rungs.len().max(1) as f64;
        let pitch = ((size.height - y - bottom) / rungs).min(RUNG.0);
        let style = LadderStyle::Column(ColumnMeasures { pitch, disc: RUNG.1 * pitch, least: 0.0, sentences: true });
        let drawn = ladder(self.resources, &sheet.quick_reference.ladder, width, style, at.look, &[]);
        items.push(moved(drawn.items, (side, y)));
        items
    }

    /// The page number at the outer edge.
    pub(super) fn folio(&mut self, panel: Panel, sheet: &Sheet, size: Size) -> Vec<Item> {
        let line = self.line(&panel.0.to_string(), FOLIO_SIZE, &sheet.language);
        let x = if panel.opens_left() { INSET.0 } else { size.width - INSET.0 - line.width() };
        line.draw((x, size.height - FOLIO - FOLIO_SIZE))
    }

    /// The name of the ruleset, beside the number of the last page of text.
    pub(super) fn colophon(&mut self, sheet: &Sheet, size: Size) -> Vec<Item> {
        let room = size.width - 2.0 * INSET.0 - 4.0 * FOLIO_SIZE;
        let full = 7.2 * POINT;
        let wide = self.line(&sheet.foot, full, &sheet.language).width();
        let em = full * (room / wide.max(0.1)).min(1.0);
        let line = self.line(&sheet.foot, em, &sheet.language);
        // On the number's line.
        line.draw((INSET.0, size.height - FOLIO - FOLIO_SIZE + 0.74 * (FOLIO_SIZE - em)))
    }
}
