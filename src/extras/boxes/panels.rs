//! What the faces of a box show. Each is drawn upright from its upper left corner.

use crate::canvas::shapes::{lozenge, polyline, rounded};
use crate::compose::diagram::{silhouette, standing};
use crate::extras::colours::{contrast, figures_on, is_bare, second_on, water_on, words_on};
use crate::extras::frame::DoubleFrame;
use crate::extras::panel::{Block, PanelDraft, Role};
use crate::extras::words::{Words, say, say_first, titles};
use crate::extras::writing_line::WritingLine;
use crate::geom::{Affine, Point, Rect, Size};
use crate::language::Argument;
use crate::rules::{KindId, Side};
use crate::rulesheet::Sheet;
use crate::scene::{Colour, Group};
use crate::theme::{Theme, is_chinese};
use crate::typeset::{Across, Alignment, Down, Label};

/// The inset of frames from the edges of a face.
const FRAME: f64 = 3.0;
/// The radius of a frame's corners.
const CORNER: f64 = 2.6;
/// From this height on, in millimetres, a free sky has a sun.
const SKY: f64 = 6.0;
/// The height of the weak animal beside the strong one.
const SMALL: f64 = 0.3;

/// The face of a box in its colours.
#[derive(Debug, Clone, Copy)]
pub struct Face {
    /// Its size.
    pub size: Size,
    /// Its ground.
    pub ground: Colour,
    /// Whether it is engraved: in black, with figures of one colour.
    pub engraved: bool,
}

impl Face {
    /// A face that is printed.
    pub fn printed(size: Size, ground: Colour) -> Face {
        Face { size, ground, engraved: false }
    }

    /// A face of wood, which is engraved.
    pub fn engraved(size: Size) -> Face {
        Face { size, ground: Colour::WHITE, engraved: true }
    }

    /// The colour of words.
    pub fn ink(self, theme: &Theme) -> Colour {
        if self.engraved { Colour::BLACK } else { words_on(theme, self.ground) }
    }

    /// The colours of the first figure, the second, and of water.
    fn figures(self, theme: &Theme) -> [Colour; 3] {
        match self.engraved {
            true => [Colour::BLACK; 3],
            false => [figures_on(theme, self.ground), second_on(theme, self.ground), water_on(theme, self.ground)],
        }
    }

    /// An animal of a side in this room, standing on a point; its middle is there, or its left or right edge. Returns
    /// how large it is.
    fn stand(self, draft: &mut PanelDraft<'_, '_>, actor: Actor) -> Size {
        let Actor { kind, side, at, room, colour, mirrored, edge } = actor;
        let resources = draft.resources();
        let drawn = match self.engraved {
            true => silhouette(resources, kind, room, colour, mirrored),
            false => standing(resources, (kind, side), room, (colour, self.ground), mirrored),
        };
        let x = at.x - edge * drawn.size.width / 2.0;
        draft.extend([Group::placed(Affine::translate((x, at.y)), drawn.items).into()]);
        drawn.size
    }
}

/// An animal on a face.
#[derive(Debug, Clone, Copy)]
struct Actor {
    kind: KindId,
    side: Side,
    at: Point,
    room: Size,
    colour: Colour,
    mirrored: bool,
    /// What stands at the point: 0 its middle, −1 its left edge, 1 its right edge.
    edge: f64,
}

/// The strongest animal and the weakest.
fn extremes(draft: &mut PanelDraft<'_, '_>) -> Option<(KindId, KindId)> {
    let kinds = draft.resources().theme.rules.strongest_first();
    Some((*kinds.first()?, *kinds.last()?))
}

/// How a front is framed.
#[derive(Debug, Clone, Copy)]
pub struct FrontStyle {
    /// The distance of the frame from the edges, and the radius of its corners.
    pub frame: (f64, f64),
    /// The radius of a thumb notch in the upper edge; 0 for none.
    pub notch: f64,
    /// The largest title, in millimetres per em.
    pub title: f64,
}

impl FrontStyle {
    /// That of a box.
    pub const BOX: FrontStyle = FrontStyle { frame: (FRAME, CORNER), notch: 0.0, title: 14.0 };
}

/// The title, the game's characters, the strongest animal and the weakest, and a line of small text at the foot.
pub fn front(draft: &mut PanelDraft<'_, '_>, face: Face, style: FrontStyle, below: &str) {
    let Size { width: w, height: h } = face.size;
    let FrontStyle { frame: (inset, corner), notch, title: largest } = style;
    let theme = draft.resources().theme;
    let (ink, [figures, second, water]) = (face.ink(theme), face.figures(theme));
    let frame = DoubleFrame::new(Rect::new(inset, inset, w - inset, h - inset), corner);
    let frame = if notch > 0.0 { frame.around_notch(inset, notch) } else { frame };
    draft.extend(frame.items(theme, ink));
    let (latin, chinese) = titles(draft.resources());
    let within = inset + 1.4 + corner;
    let (left, right) = (within, w - within);
    let wide = right - left;
    let mut top = if notch > 0.0 { notch + inset + 2.0 } else { within };
    // From below: who plays, the title, the ground.
    let base = h - inset - 0.8 - corner;
    let small = (0.25 * largest).min(0.042 * h).min(wide / 13.0);
    let label = draft.fitted(Role::Note, below, small, 0.0, wide);
    draft.put(label.as_ref(), (w / 2.0, base - 0.3 * small), Across::Middle, Down::Baseline, ink);
    let Some(title) = latin.clone().or_else(|| chinese.clone()) else { return };
    let em = (0.13 * h).min(largest);
    let label = draft.fitted(Role::Title, &title.text, em, 0.0, wide);
    let tall = label.as_ref().map_or(0.0, |label| label.ink().height());
    let below = label.as_ref().map_or(0.0, |label| label.ink().y1.max(0.0));
    let baseline = base - 1.5 * small - below.max(0.1 * em);
    draft.put(label.as_ref(), (w / 2.0, baseline), Across::Middle, Down::Baseline, ink);
    let floor = baseline - (tall - below) - 0.3 * em;
    draft.rule((left + 1.0, floor), (right - 1.0, floor), figures, 0.35);
    draft.waves((left + 1.0, floor + 1.3), wide - 2.0, 6.0, water, 0.3);
    let Some((strong, weak)) = extremes(draft) else { return };
    let (mut beside, mut sky) = (0.0, None);
    if let (Some(characters), true) = (&chinese, latin.is_some()) {
        if h / w > 1.4 {
            // A high face has room for them above the animals.
            let count = characters.text.chars().count().max(1) as f64;
            let em = (wide / (1.3 * count)).min(0.2 * (floor - top)).min(15.0);
            top += spread(draft, &characters.text, (left, top), wide, em, ink) + 0.4 * em;
            sky = Some(top);
        } else {
            let count = characters.text.chars().count().max(1) as f64;
            let cell = (0.17 * wide).min(0.62 * (floor - top) / (0.86 * count + 0.28));
            let on = if contrast(figures, face.ground) > 3.0 { face.ground } else { words_on(theme, figures) };
            beside = seal(draft, &characters.text, Point::new(left, top - 1.0), cell, figures, on) + 0.05 * wide;
        }
    }
    let room = Size::new((wide - beside).max(1.0), floor - top);
    let at = Point::new(right - room.width / 2.0, floor);
    let strong = Actor { kind: strong, side: Side::White, at, room, colour: figures, mirrored: false, edge: 0.0 };
    let drawn = face.stand(draft, strong);
    if let Some(free) = sky.map(|top| floor - drawn.height - top).filter(|free| *free > SKY) {
        let radius = (0.4 * free).min(0.19 * wide);
        let sun = Point::new(left + 0.22 * wide, top + 0.5 * free);
        match is_bare(theme) || face.engraved {
            true => draft.ring(sun, radius, second, 0.35),
            false => draft.disc(sun, radius, second),
        }
    }
    let free = (wide - beside - drawn.width) / 2.0 + beside;
    let room = Size::new((0.9 * free).max(0.13 * wide), (SMALL * drawn.height).min(14.0));
    let at = Point::new(left + 0.8, floor);
    face.stand(draft, Actor { kind: weak, side: Side::Black, at, room, colour: second, mirrored: true, edge: -1.0 });
}

/// Characters spread over a width. Returns the height that they take.
fn spread(draft: &mut PanelDraft<'_, '_>, text: &str, (x, y): (f64, f64), width: f64, em: f64, ink: Colour) -> f64 {
    let step = width / text.chars().count().max(1) as f64;
    for (place, character) in text.chars().enumerate() {
        let label = draft.label(Role::Title, &character.to_string(), em, 0.0);
        let at = (x + step * (place as f64 + 0.5), y + em / 2.0);
        draft.put(label.as_ref(), at, Across::Middle, Down::Middle, ink);
    }
    em
}

/// Characters in an upright block, as a seal has them. Returns its width.
fn seal(draft: &mut PanelDraft<'_, '_>, text: &str, at: Point, width: f64, ground: Colour, ink: Colour) -> f64 {
    let cell = 0.86 * width;
    let height = cell * text.chars().count() as f64 + 0.28 * width;
    let block = Rect::from_origin_size(at, (width, height));
    draft.fill(rounded(block, 0.1 * width), ground);
    draft.stroke(rounded(block.inflate(-0.07 * width, -0.07 * width), 0.06 * width), ink, 0.022 * width);
    for (place, character) in text.chars().enumerate() {
        let label = draft.label(Role::Title, &character.to_string(), 0.88 * cell, 0.0);
        let at = (block.center().x, at.y + 0.14 * width + cell * (place as f64 + 0.5));
        draft.put(label.as_ref(), at, Across::Middle, Down::Middle, ink);
    }
    width
}

/// What the back says besides the theme.
#[derive(Debug, Clone, Copy)]
pub struct BackWords<'s> {
    /// The rules sheets in the set's languages.
    pub sheets: &'s [Sheet],
    /// Number of pieces.
    pub pieces: usize,
    /// Whether the rules are in the box.
    pub rules: bool,
}

impl BackWords<'_> {
    /// Who plays, from which age, for how long.
    pub fn subtitle(&self) -> &str {
        self.sheets.first().map_or("", |sheet| &sheet.subtitle)
    }
}

/// What the game is about, what is in the box, who plays, and who made it.
pub fn back(draft: &mut PanelDraft<'_, '_>, face: Face, words: BackWords<'_>, side: f64) {
    let Size { width: w, height: h } = face.size;
    let theme = draft.resources().theme;
    let ink = face.ink(theme);
    draft.extend(DoubleFrame::new(Rect::new(side, FRAME, w - side, h - FRAME), CORNER).items(theme, ink));
    let (x, wide) = (side + 4.5, w - 2.0 * side - 9.0);
    let size = (wide / 14.5).clamp(2.5, 3.6);
    let mut blocks = Vec::new();
    let block = |words: Words, role, size, gap| Block { words, role, size, gap, colour: ink };
    for (place, sheet) in words.sheets.iter().enumerate() {
        let lead = Words { language: sheet.language.clone(), text: sheet.lead.clone() };
        blocks.push(block(lead, Role::Italic, size * 1.02, if place == 0 { 0.0 } else { 0.6 }));
    }
    let each = words.pieces / 2;
    let number = |count: usize| Argument::Text(count.to_string());
    let arguments = [("count", number(words.pieces)), ("each", number(each))];
    let key = if words.rules { "box-inside" } else { "box-inside-pieces" };
    for (place, inside) in say(draft.resources(), key, &arguments).into_iter().enumerate() {
        blocks.push(block(inside, Role::Note, size * 0.95, if place == 0 { 2.0 } else { 0.4 }));
    }
    for (place, warning) in say(draft.resources(), "box-small-parts", &[]).into_iter().enumerate() {
        blocks.push(block(warning, Role::Note, size * 0.8, if place == 0 { 1.6 } else { 0.3 }));
    }
    let sign = (0.085 * h).min(8.0);
    let foot = 2.15 * sign + 6.0;
    let room = Rect::new(x, FRAME + 4.0, x + wide, h - FRAME - 3.0 - foot);
    draft.column(room, &blocks, Alignment::Ragged, 1.08);
    signs(draft, (x, h - FRAME - 11.2 - 1.1 * sign), wide, sign, ink);
    let made = say(draft.resources(), "gift-made", &[]);
    let at = Point::new(x, h - FRAME - 4.8);
    // There is no room below the line.
    let words = &made[..made.len().min(1)];
    let line = WritingLine { words, filled: &theme.gift.maker, at, width: wide, size: 2.7, ink };
    WritingLine::draw(&[line], draft);
}

/// Two discs, an age, an hourglass: who plays, from which age, how long.
fn signs(draft: &mut PanelDraft<'_, '_>, (x, y): (f64, f64), width: f64, size: f64, ink: Colour) {
    let theme = draft.resources().theme;
    let (step, r) = (width / 3.0, size / 2.0);
    let below = y + 0.98 * size;
    let middle = |place: f64| x + step * (place + 0.5);
    for (way, side) in [(-1.0, Side::White), (1.0, Side::Black)] {
        let at = Point::new(middle(0.0) + way * 0.68 * r, y);
        draft.disc(at, 0.6 * r, theme.marks(side));
        draft.ring(at, 0.6 * r, ink, 0.05 * size);
    }
    let players = draft.label(Role::Strong, "2", 0.5 * size, 0.0);
    draft.put(players.as_ref(), (middle(0.0), below), Across::Middle, Down::Baseline, ink);
    let at = Point::new(middle(1.0), y + 0.16 * size);
    draft.ring(at, 0.52 * size, ink, 0.06 * size);
    let age = say_first(draft.resources(), "box-age", &[]);
    let label = draft.fitted(Role::Strong, &age, 0.6 * size, 0.0, 0.8 * size);
    draft.put(label.as_ref(), at, Across::Middle, Down::Middle, ink);
    let (a, b, x) = (0.3 * size, 0.42 * size, middle(2.0));
    let glass = [(x - a, y - b), (x + a, y - b), (x - a, y + b), (x + a, y + b)].map(Point::from);
    draft.stroke(polyline(&glass, true), ink, 0.06 * size);
    let sand = [(x - 0.55 * a, y + 0.86 * b), (x, y + 0.28 * b), (x + 0.55 * a, y + 0.86 * b)].map(Point::from);
    draft.fill(polyline(&sand, true), ink);
    let minutes = say_first(draft.resources(), "box-minutes", &[]);
    let label = draft.fitted(Role::Strong, &minutes, 0.5 * size, 0.0, step - 0.5);
    draft.put(label.as_ref(), (x, below), Across::Middle, Down::Baseline, ink);
}

/// The titles along a narrow face.
pub fn titles_along(draft: &mut PanelDraft<'_, '_>, face: Face) {
    let Size { width: w, height: h } = face.size;
    let ink = face.ink(draft.resources().theme);
    let (latin, chinese) = titles(draft.resources());
    let texts: Vec<String> = [latin, chinese].into_iter().flatten().map(|title| title.text).collect();
    let mut em = (0.52 * h).min(7.5);
    let gap = 0.9;
    let mut set = Vec::new();
    for _ in 0..2 {
        set = texts.iter().filter_map(|text| draft.label(Role::Title, text, em, 0.0)).collect();
        let total = widths(&set) + gap * em * set.len().saturating_sub(1) as f64;
        if total <= w - 8.0 {
            break;
        }
        em *= (w - 8.0) / total;
    }
    let total = widths(&set) + gap * em * set.len().saturating_sub(1) as f64;
    let mut x = (w - total) / 2.0;
    let baseline = h / 2.0 + 0.33 * em;
    for (place, label) in set.iter().enumerate() {
        if place > 0 {
            draft.fill(lozenge((x + gap * em / 2.0, h / 2.0), 0.14 * em, 0.14 * em), ink);
            x += gap * em;
        }
        let is_latin = !is_chinese(&texts[place]);
        let (at, down) = if is_latin { (baseline, Down::Baseline) } else { (h / 2.0, Down::Middle) };
        draft.put(Some(label), (x, at), Across::Left, down, ink);
        x += label.ink().width();
    }
}

fn widths(labels: &[Label]) -> f64 {
    labels.iter().map(|label| label.ink().width()).sum()
}

/// The title in characters between lozenges, or in letters.
pub fn lid(draft: &mut PanelDraft<'_, '_>, face: Face) {
    let Size { width: w, height: h } = face.size;
    let ink = face.ink(draft.resources().theme);
    let (latin, chinese) = titles(draft.resources());
    let Some(title) = chinese.or(latin) else { return };
    let (em, tracking) = ((0.58 * h).min(10.0), if title.is_chinese() { 0.35 } else { 0.0 });
    let label = draft.fitted(Role::Title, &title.text, em, tracking, w - 10.0);
    draft.put(label.as_ref(), (w / 2.0, h / 2.0), Across::Middle, Down::Middle, ink);
    let half = label.as_ref().map_or(0.0, |label| label.ink().width() / 2.0);
    for way in [-1.0, 1.0] {
        let at = (w / 2.0 + way * (half + 0.7 * em), h / 2.0);
        draft.fill(lozenge(at, 0.12 * em, 0.12 * em), ink);
    }
}

/// The weakest animal, which looks out through the thumb notch, and a warning.
pub fn tuck_flap(draft: &mut PanelDraft<'_, '_>, face: Face) {
    let Size { width: w, height: h } = face.size;
    let theme = draft.resources().theme;
    let (ink, [colour, ..]) = (face.ink(theme), face.figures(theme));
    let Some((_, weak)) = extremes(draft) else { return };
    let high = 6.4_f64.min(0.5 * h);
    let (at, room) = (Point::new(w / 2.0, 1.2 + high), Size::new(1.4 * high, high));
    face.stand(draft, Actor { kind: weak, side: Side::Black, at, room, colour, mirrored: true, edge: 0.0 });
    let id = theme.rules.kind(weak).id.clone();
    let warning = say_first(draft.resources(), "box-mind", &[("weak", Argument::Animal(id))]);
    let size = 3.4_f64.min(0.62 * (h - high - 2.0));
    let label = draft.fitted(Role::Italic, &warning, size, 0.0, w - 12.0);
    draft.put(label.as_ref(), (w / 2.0, h - 1.6 - 0.1 * size), Across::Middle, Down::Baseline, ink);
}

/// The ruleset and its check code.
pub fn bottom(draft: &mut PanelDraft<'_, '_>, face: Face, sheets: &[Sheet]) {
    let Size { width: w, height: h } = face.size;
    let ink = face.ink(draft.resources().theme);
    let Some(sheet) = sheets.first() else { return };
    let label = draft.fitted(Role::Note, &sheet.foot, 2.6_f64.min(0.3 * h), 0.0, w - 8.0);
    draft.put(label.as_ref(), (w / 2.0, h / 2.0 + 0.8), Across::Middle, Down::Baseline, ink);
}
