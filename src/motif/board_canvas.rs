//! The board's canvas: design units become millimetres, line weights stay line weights.

use super::animal::{AnimalLook, ghost, to_be_coloured};
use super::site::Site;
use crate::art::motifs::BoardRole;
use crate::art::{Drawing, Motif, Shown};
use crate::canvas::LEFT_OPEN;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::{polyline, rounded};
use crate::canvas::{Canvas, Context};
use crate::fonts::FaceId;
use crate::geom::{Affine, BezPath, PathEl, Point};
use crate::rules::Side;
use crate::scene::{Colour, Item, PathItem, Stroke, Use};
use crate::theme::{Art, InkSet, Machine, StartCell, Theme, Tones};
use crate::typeset::{Across, Down, Label};

/// The visual size of a small head on the board, as a share of its size: a board is seen from farther away than a
/// sheet.
const AS_SMALL: f64 = 0.65;

/// A canvas for motifs of the board: in design units, line weights in millimetres on squares of 24 mm.
pub(crate) type BoardCanvas<'s, 'a> = Canvas<'s, 'a, &'s Site<'a>>;

impl Context for &Site<'_> {
    const ROUND: f64 = 0.002;

    fn line_width(&self, weight: f64) -> f64 {
        self.line(weight)
    }
}

/// Words in one face and size.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Type {
    pub face: FaceId,
    /// Design units to an em.
    pub size: f64,
    /// Added between glyphs, in ems.
    pub tracking: f64,
}

/// A set line of words; its measures are in design units.
pub(crate) struct TypesetLine {
    label: Label,
    unit: f64,
}

impl TypesetLine {
    /// The width of the ink.
    pub fn width(&self) -> f64 {
        self.label.ink().width() / self.unit
    }

    /// The height of the ink.
    pub fn height(&self) -> f64 {
        self.label.ink().height() / self.unit
    }

    /// How far the middle that the eye sees lies from the middle of the ink.
    pub fn off_middle(&self) -> f64 {
        let middle = self.label.shift(Across::Middle, Down::Middle).translation();
        (-middle.x - self.label.ink().center().x) / self.unit
    }
}

impl<'s, 'a> BoardCanvas<'s, 'a> {
    /// An empty canvas; `to` leads from design units to millimetres.
    pub fn new(resources: &'s mut Resources<'a>, site: &'s Site<'a>, to: Affine) -> BoardCanvas<'s, 'a> {
        Canvas::with(resources, site, to)
    }

    /// The board that is drawn on.
    pub fn site(&self) -> &'s Site<'a> {
        self.context
    }

    /// Draws something that stands in several places as a symbol of this name, around (0, 0).
    pub fn symbol(&mut self, name: &str, draw: impl FnOnce(&mut BoardCanvas<'_, 'a>)) {
        let (site, unit) = (self.site(), self.unit());
        let symbol = self.resources.symbol(name, |resources| {
            let mut canvas = BoardCanvas::new(resources, site, Affine::scale(unit));
            draw(&mut canvas);
            canvas.bounded()
        });
        self.push(Use { symbol, transform: self.rigid() });
    }

    /// A line that is left open in a darker ground, with straight ends and pointed corners: wide enough to stay open.
    pub fn left_open(&mut self, path: impl Into<BezPath>, colour: Colour, weight: f64) {
        let stroke = Stroke::solid(colour, self.site().line(weight).max(LEFT_OPEN));
        self.path(path, None, Some(stroke));
    }

    /// The same with round ends and corners.
    pub fn left_open_round(&mut self, path: impl Into<BezPath>, colour: Colour, weight: f64) {
        let stroke = Stroke::round(colour, self.site().line(weight).max(LEFT_OPEN));
        self.path(path, None, Some(stroke));
    }

    /// A row of round dots whose last dot is always drawn: the line goes on a little beyond it.
    pub fn dotted_to_the_end(&mut self, path: impl Into<BezPath>, colour: Colour, weight: f64, pitch: f64) {
        let longer = past_the_last_dot(path.into(), LAST_DOT / self.site().k);
        self.dotted(longer, colour, weight, pitch);
    }

    /// A shipped motif that belongs to nobody, in the colours of the board.
    pub fn put_motif(&mut self, motif: &Motif<BoardRole>) {
        self.put_motif_of(self.site().colours().ink, motif, Shown::default());
    }

    /// A shipped motif of a side whose marks have this colour.
    pub fn put_motif_of(&mut self, owner: Colour, motif: &Motif<BoardRole>, shown: Shown) {
        let colours = self.site().colours();
        self.motif(motif, shown, |role| match role {
            BoardRole::Land => colours.land,
            BoardRole::Ink => colours.ink,
            BoardRole::Owner => owner,
            BoardRole::OwnerSoft => owner.towards(Colour::WHITE, 0.18),
            BoardRole::OwnerPale => owner.towards(Colour::WHITE, 0.72),
            BoardRole::Trap => colours.trap,
            BoardRole::Bank => colours.bank,
            BoardRole::Wave => colours.wave,
            BoardRole::Accent => colours.accent,
        });
    }

    /// The ground of one square around (0, 0), up to its lines. It overlaps them a little, so that no seam shows.
    pub fn ground(&mut self, colour: Colour) {
        const HAIR: f64 = 0.06;
        let hair = HAIR / self.site().k;
        self.fill(rounded(self.site().tile().inflate(hair, hair), self.site().tile_corner()), colour);
    }

    /// Sets a line of words; `None` if the face lacks a character (which is recorded in the resources).
    pub fn words(&mut self, of: Type, text: &str) -> Option<TypesetLine> {
        let unit = self.unit();
        let label = self.resources.label(of.face, text, of.size * unit, of.tracking)?;
        (!label.outline().is_empty()).then_some(TypesetLine { label, unit })
    }

    /// Sets a line of words no wider than `width`: smaller type if need be.
    pub fn fitted(&mut self, of: Type, text: &str, width: f64) -> Option<TypesetLine> {
        let words = self.words(of, text)?;
        if words.width() <= width {
            return Some(words);
        }
        self.words(Type { size: of.size * width / words.width(), ..of }, text)
    }

    /// Puts words down by their ink.
    pub fn put_words(&mut self, words: &TypesetLine, at: impl Into<Point>, across: Across, down: Down, colour: Colour) {
        let space = self.label_space(words, at.into(), across, down);
        self.push(words.label.run_by(space, colour));
    }

    /// Puts words down as an outline to be coloured. They remain text. Half of the line lies inside them, so that it
    /// closes up neither their strokes nor what is between these.
    pub fn put_outlined(&mut self, words: &TypesetLine, at: impl Into<Point>, fill: Colour, line: Colour, weight: f64) {
        let space = self.label_space(words, at.into(), Across::Middle, Down::Middle);
        let stroke = Stroke::round(line, self.site().line(weight));
        let outline = space * words.label.outline().clone();
        // Filled as well, though the words hide that: what a light word lies on is dark throughout.
        self.push(PathItem::filled(outline.clone(), line).with_stroke(stroke.clone()));
        self.push(words.label.run_by(space, fill));
        self.push(PathItem::stroked(outline, stroke));
    }

    fn label_space(&self, words: &TypesetLine, at: Point, across: Across, down: Down) -> Affine {
        self.rigid() * Affine::translate(at.to_vec2() * self.unit()) * words.label.shift(across, down)
    }

    /// One line of words, its middle on a place.
    pub fn text(&mut self, of: Type, text: &str, at: impl Into<Point>, colour: Colour) {
        if let Some(words) = self.words(of, text) {
            self.put_words(&words, at, Across::Middle, Down::Middle, colour);
        }
    }

    /// The same, no wider than `width`: smaller type if need be.
    pub fn fitted_text(&mut self, of: Type, text: &str, width: f64, at: impl Into<Point>, colour: Colour) {
        if let Some(words) = self.fitted(of, text, width) {
            self.put_words(&words, at, Across::Middle, Down::Middle, colour);
        }
    }

    /// An animal in small in the colours of the board, its middle on (0, 0). Whether there is a picture of it.
    pub fn small_animal(&mut self, kind: &str, size: f64, ink: Colour, coat: Colour) -> bool {
        let look = self.look(Side::White, size, ink, coat);
        let item = self.resources.small_animal(kind, look, AS_SMALL * look.size, self.site().colours().land);
        self.put_animal(item)
    }

    /// The same in the colours of the pieces.
    pub fn small_piece(&mut self, kind: &str, size: f64, ink: Colour) -> bool {
        let theme = self.site().theme;
        let look = self.look(Side::White, size, ink, theme.colours.coat);
        let look = AnimalLook { tones: theme.face.tones, ..look };
        let item = self.resources.small_animal(kind, look, AS_SMALL * look.size, self.site().colours().land);
        self.put_animal(item)
    }

    /// An animal as on the pieces of a side, its middle on (0, 0). Whether there is a picture of it.
    pub fn piece_of(&mut self, side: Side, kind: &str, size: f64) -> bool {
        let theme = self.site().theme;
        let look = self.look(side, size, theme.colours.ink, theme.colours.coat);
        let look = AnimalLook { tones: theme.face.tones, tint: theme.marks(side), ..look };
        let item = self.resources.animal(kind, look, self.site().colours().land);
        self.put_animal(item)
    }

    /// How a starting square of a side shows its animal, `size` large.
    pub fn start_look(&self, side: Side, size: f64) -> AnimalLook {
        /// How pale the regions of a head become as its strength wanes: it stands on the land, and a piece will stand
        /// on it.
        const PALER: f64 = 1.5;
        /// How pale those of a wash are, which is light already.
        const PALE_WASH: f64 = 0.26;
        let theme = self.site().theme;
        let pale = (PALER * (1.0 - theme.board.start_strength)).min(1.0);
        // On a landscape's disc an animal has no land to be quiet on.
        let line = theme.ghost(side);
        let line = if self.site().is_landscape() { line } else { ghost(theme, line) };
        let look = self.look(side, size, line, theme.colours.ghost_fill);
        let look = AnimalLook { hollow: look.hollow && !is_engraved_solid(theme, side), ..look };
        let heads = theme.face.art.is_heads() && !look.hollow;
        // Figures have tones only where they are lines over a wash, or laid in a mosaic.
        // Washes have many colours, which a board in one ink has not.
        let coloured = theme.board.ink_set != InkSet::OneInk;
        let washed = theme.board.start_tones == Tones::Wash && theme.face.tones == Tones::Wash;
        let washed = washed && coloured && !look.hollow;
        let laid = theme.face.tones == Tones::Mosaic && !heads && !look.hollow;
        let tones = match (heads || washed, laid) {
            (true, _) => theme.board.start_tones,
            (false, true) => Tones::Mosaic,
            (false, false) => Tones::Outline,
        };
        AnimalLook {
            tint: if tones == Tones::Side { theme.marks(side) } else { line },
            tones,
            pale: if washed { PALE_WASH } else { pale },
            // It stands a little over the solid corner of its square.
            halo: theme.board.start_cell == StartCell::Large,
            ..look
        }
    }

    /// An animal on its starting square, its middle on (0, 0). Whether there is a picture of it.
    pub fn start_animal(&mut self, kind: &str, look: AnimalLook) -> bool {
        let item = self.resources.animal(kind, look, self.site().colours().land);
        self.put_animal(item)
    }

    /// A photograph on a square print around (0, 0), whose corners are left to what holds it: half its side, and how much
    /// of each corner. Whether the kind is shown by one.
    pub fn start_photograph(&mut self, kind: &str, (half, corner): (f64, f64)) -> bool {
        let drawing = self.resources.drawing(kind);
        if !drawing.is_some_and(|drawing| matches!(&*drawing, Drawing::Pixels { alpha: None, .. })) {
            return false;
        }
        let (far, near, unit) = (half, half - corner, self.unit());
        let stops = [(far, near), (near, far), (-near, far), (-far, near)];
        let back = stops.map(|(x, y)| (-x, -y));
        let clip: Vec<Point> = stops.iter().chain(&back).map(|&(x, y)| Point::new(unit * x, unit * y)).collect();
        let item = self.resources.photograph(kind, polyline(&clip, true), self.site().colours().land);
        self.put_animal(item)
    }

    fn look(&self, side: Side, size: f64, ink: Colour, coat: Colour) -> AnimalLook {
        let (site, size) = (self.site(), size * self.unit());
        AnimalLook {
            ink,
            coat,
            tint: ink,
            line_weight: site.style().line_weight,
            tones: Tones::Outline,
            hollow: to_be_coloured(site.theme),
            halo: false,
            ..AnimalLook::of_a_piece(site.theme, side, size)
        }
    }

    /// Puts down a picture of an animal, if there is one; whether there is.
    fn put_animal(&mut self, item: Option<Item>) -> bool {
        let Some(item) = item else { return false };
        self.place(self.rigid(), item);
        true
    }
}

/// Whether a laser engraves the figures of a side as areas, so that lines and areas tell the sides apart.
fn is_engraved_solid(theme: &Theme, side: Side) -> bool {
    theme.cutter.machine == Machine::Laser && theme.face.art == Art::PaperCut && side == Side::Black
}

/// How far a row of dots goes on beyond its last dot, in millimetres: rounding in a file could drop that dot.
const LAST_DOT: f64 = 0.005;

/// The lines of a path, each a little longer.
fn past_the_last_dot(path: BezPath, beyond: f64) -> BezPath {
    let mut here = Point::ZERO;
    let longer = path.into_iter().map(|element| {
        let from = here;
        here = element.end_point().unwrap_or(here);
        match element {
            PathEl::LineTo(to) if to != from => PathEl::LineTo(to + (to - from).normalize() * beyond),
            other => other,
        }
    });
    longer.collect()
}
