//! A certificate for the champion: a medal among the animals, a name, a result.

use super::cells::{CellSize, paper};
use super::inline::Inline;
use super::pair::{bravest, extremes};
use super::palette::Palette;
use crate::canvas::error::LayoutError;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::compose::diagram::standing;
use crate::extras::extra::{ExtraFacts, ExtraPages};
use crate::extras::frame::DoubleFrame;
use crate::extras::panel::{Block, Figure, PanelDraft, Role};
use crate::extras::words::{Words, say, say_first};
use crate::geom::{Affine, Point, Rect, Shape, Size, TOLERANCE};
use crate::language::Argument;
use crate::rules::{KindId, Side};
use crate::scene::{Layer, LayerKind, Page};
use crate::typeset::{Across, Alignment, Down};

/// The name of the part.
pub const PART: &str = "certificate";
/// A5 or half of Letter or Legal, lying.
const SIZE: CellSize = CellSize { width: 195.0..=245.0, height: 130.0..=185.0 };
/// The ground for which lengths below are given: A5 without a margin of 10 mm. Others are in proportion.
const USUAL: Size = Size::new(190.0, 128.5);
/// The frame's distance from the edge of the ground, and the radius of its corners.
const FRAME: (f64, f64) = (3.4, 5.0);
/// On a dark ground: how far its light field lies from the edge, and the frame.
const FIELD: (f64, f64) = (7.0, 2.3);
/// The radius of the medal, and where its middle is below the edge.
const MEDAL: (f64, f64) = (16.8, 26.2);
/// How much lower it is below a dark border.
const LOWER: f64 = 1.8;
/// The height of the animal next to the medal, and how much lower the next ones are.
const RANK: (f64, f64) = (15.0, 2.1);
/// The sizes of the title and of the second one.
const TITLE: (f64, f64) = (13.0, 7.4);

/// Lays out as many certificates as a sheet holds.
pub fn lay_out(resources: &mut Resources<'_>, facts: &ExtraFacts<'_>) -> Result<ExtraPages, LayoutError> {
    let theme = resources.theme;
    let paper = paper(theme, facts);
    let cells = SIZE.divide(&paper, PART, resources.legibility().is_large())?;
    let name = say_first(resources, "page-certificate", &[]);
    let size = cells.size();
    let mut draft = PanelDraft::new(resources);
    for cell in cells.rects() {
        let ground = cell.inset(-paper.margin);
        draft.within(Affine::translate(ground.origin().to_vec2()), |draft| {
            Certificate::new(draft, ground.size()).draw(draft);
        });
    }
    let mut page = Page::untrimmed(PART, name, cells.media, draft.finish());
    page.layers.extend(cells.marks(paper.margin).map(|marks| Layer { kind: LayerKind::Cut, items: vec![marks] }));
    let about = format!("{} to a sheet, {:.0} × {:.0} mm", cells.count(), size.width, size.height);
    Ok(ExtraPages { pages: vec![GuidedPage { page, caption: None }], about, package: None })
}

/// A certificate from its upper left corner.
struct Certificate {
    size: Size,
    /// The share of lengths that are given for the usual size.
    unit: f64,
    /// The border.
    border: Palette,
    /// The field to write on.
    field: Palette,
}

impl Certificate {
    fn new(draft: &mut PanelDraft<'_, '_>, size: Size) -> Certificate {
        let theme = draft.resources().theme;
        let unit = (size.width / USUAL.width).min(size.height / USUAL.height);
        Certificate { size, unit, border: Palette::rich(theme), field: Palette::to_write_on(theme) }
    }

    fn draw(&self, draft: &mut PanelDraft<'_, '_>) {
        let (theme, u, Size { width, height }) = (draft.resources().theme, self.unit, self.size);
        let whole = self.size.to_rect();
        draft.fill(whole.to_path(TOLERANCE), self.border.ground);
        let edge = if self.border.is_dark() { FIELD.1 } else { FRAME.0 } * u;
        if self.border.is_dark() {
            draft.fill(whole.inset(-FIELD.0 * u).to_path(TOLERANCE), self.field.ground);
            let line = DoubleFrame {
                gap: 1.1 * u,
                widths: [0.5 * u, 0.2 * u],
                ..DoubleFrame::new(whole.inset(-edge), 2.6 * u)
            };
            draft.extend(line.items(theme, self.border.figures));
        } else {
            draft.extend(DoubleFrame::new(whole.inset(-edge), FRAME.1 * u).items(theme, self.border.ink));
        }
        let spare = (height - USUAL.height * u).max(0.0);
        let lower = if self.border.is_dark() { LOWER * u } else { 0.0 };
        let medal = Point::new(width / 2.0, MEDAL.1 * u + lower + 0.25 * spare);
        self.medal(draft, medal);
        let y = self.title(draft, medal.y + MEDAL.0 * u + 3.6 * u);
        self.name(draft, y + 0.3 * spare, height - (21.0 * u + 0.15 * spare));
        self.lines(draft, height - 15.0 * u - 0.15 * spare);
    }

    /// The size of captions, in millimetres per em.
    fn caption(&self, draft: &mut PanelDraft<'_, '_>, usual: f64) -> f64 {
        (usual * self.unit).max(draft.resources().legibility().least)
    }

    /// The bravest on a medal, the others in rank at its sides, the weakest apart if their number is odd.
    fn medal(&self, draft: &mut PanelDraft<'_, '_>, at: Point) {
        let (theme, u, field) = (draft.resources().theme, self.unit, self.field);
        let rules = theme.rules.clone();
        let Some(brave) = bravest(&rules) else { return };
        let radius = MEDAL.0 * u;
        let medal = field.solid(theme, field.figures);
        draft.disc(at, radius, medal.ground);
        if medal.open {
            draft.ring(at, radius - 0.3 * u, medal.ink, 0.6 * u);
        }
        draft.ring(at, radius - 1.5 * u, medal.ink, 0.35 * u);
        stand(draft, (brave, Side::Black), (at, 1.30 * radius), &medal);
        let others: Vec<KindId> = rules.strongest_first().into_iter().filter(|kind| *kind != brave).collect();
        let floor = at.y + 0.62 * radius;
        let each = (others.len() / 2).max(1);
        let reach = self.size.width / 2.0 - radius - 19.0 * u;
        let step = (reach / (each as f64 + 0.45)).min(25.0 * u);
        let shrink = (RANK.1 * u).min(0.4 * RANK.0 * u / each as f64);
        for (place, &kind) in others.iter().enumerate() {
            let (rank, left) = (place / 2, place % 2 == 0);
            let is_last = rank == each;
            let high = if is_last { 0.42 * RANK.0 * u } else { RANK.0 * u - shrink * rank as f64 };
            let along = if is_last { each as f64 + 0.22 } else { rank as f64 + 0.5 };
            let away = radius + 4.5 * u + step * along;
            let foot = Point::new(at.x + if left { -away } else { away }, floor);
            let (side, colour) = if rank % 2 == 1 { (Side::White, field.second) } else { (Side::Black, field.figures) };
            let wide = if is_last { 0.44 * step } else { 0.92 * step };
            let room = Size::new(wide, high);
            let piece = (kind, side);
            draft.figure(Figure { piece, foot, room, colour, mirrored: left, ground: field.ground });
        }
        let (near, far) = (radius + 3.4 * u, radius + 4.5 * u + step * (each as f64 + 0.45));
        for way in [-1.0, 1.0] {
            draft.rule((at.x + way * near, floor), (at.x + way * far, floor), field.ink, 0.35 * u);
        }
    }

    /// The title in the set's languages, from `y` on. Returns where it ends.
    fn title(&self, draft: &mut PanelDraft<'_, '_>, y: f64) -> f64 {
        let (u, field, middle) = (self.unit, self.field, self.size.width / 2.0);
        let room = self.size.width - 36.0 * u;
        let mut y = y;
        for (place, words) in say(draft.resources(), "champion", &[]).into_iter().enumerate() {
            let first = place == 0;
            let size = if first { TITLE.0 } else { TITLE.1 } * u;
            let tracking = match (words.is_chinese(), first) {
                (true, true) => 0.16,
                (true, false) => 0.34,
                (false, _) => 0.0,
            };
            let label = draft.fitted(Role::Title, &words.text, size, tracking, room);
            let ink = label.as_ref().map_or(Rect::ZERO, |label| label.ink());
            y += if first { 0.0 } else { 2.6 * u };
            let colour = if first { field.ink } else { field.figures };
            draft.put(label.as_ref(), (middle, y), Across::Middle, Down::Top, colour);
            y += ink.height();
        }
        y
    }

    /// The line for the name, and what was won, between `y` and `foot`.
    fn name(&self, draft: &mut PanelDraft<'_, '_>, y: f64, foot: f64) {
        let (u, field, Size { width, .. }) = (self.unit, self.field, self.size);
        let rules = draft.resources().theme.rules.clone();
        let (Some((_, weak)), Some(brave)) = (extremes(&rules), bravest(&rules)) else { return };
        let named = |kind| Argument::Animal(rules.kind(kind).id.clone());
        let won = match weak == brave {
            true => say(draft.resources(), "champion-won", &[]),
            false => say(draft.resources(), "champion-for", &[("weak", named(weak)), ("brave", named(brave))]),
        };
        let size = self.caption(draft, 4.2);
        let block = |(place, words): (usize, Words)| Block {
            gap: if place == 0 { 0.0 } else { 0.25 * size },
            role: Role::Italic,
            words,
            size,
            colour: field.ink,
        };
        let blocks: Vec<Block> = won.into_iter().enumerate().map(block).collect();
        let room = width - 36.0 * u;
        let high = draft.column_height(room, &blocks, Alignment::Centred);
        // The line has room to write above it; below are the words, and as much space again.
        let free = (foot - y - high).max(0.0);
        let line = y + (0.5 * free).min(19.0 * u);
        draft.rule((width / 2.0 - 62.0 * u, line), (width / 2.0 + 62.0 * u, line), field.ink, 0.35 * u);
        let below = line + 2.2 * u;
        draft.column(Rect::new(18.0 * u, below, width - 18.0 * u, foot), &blocks, Alignment::Centred, 1.0);
    }

    /// The lines for result, date and signature.
    fn lines(&self, draft: &mut PanelDraft<'_, '_>, y: f64) {
        let (u, field) = (self.unit, self.field);
        let size = self.caption(draft, 3.1);
        let (x0, room, gap) = (17.0 * u, self.size.width - 34.0 * u, 0.04);
        let mut x = x0;
        for (key, share) in [("champion-result", 0.23), ("gift-date", 0.24), ("champion-beaten", 0.45)] {
            let wide = share * room;
            draft.rule((x, y), (x + wide, y), field.ink, 0.25 * u);
            if key == "champion-result" {
                for up in [1.3, 3.3] {
                    draft.disc((x + wide / 2.0, y - up * u), 0.42 * u, field.ink);
                }
            }
            let words = say(draft.resources(), key, &[]);
            let caption = Inline::set(draft, (Role::Note, field.ink), &words, size, wide);
            caption.put(draft, (x, y + 0.45 * u + 0.95 * size), Across::Left);
            x += wide + gap * room;
        }
    }
}

/// An animal in the middle of a disc, so high, on its palette.
fn stand(draft: &mut PanelDraft<'_, '_>, piece: (KindId, Side), (at, high): (Point, f64), palette: &Palette) {
    let room = Size::new(1.05 * high, high);
    let (colour, ground) = (palette.figures, palette.ground);
    let drawn = standing(draft.resources(), piece, room, (colour, ground), false).size;
    let foot = Point::new(at.x, at.y + drawn.height / 2.0);
    draft.figure(Figure { piece, foot, room, colour, mirrored: false, ground });
}
