//! Traps and dens: those of the theme's board at reduced scale, in their squares or alone in one for legends.

use super::Look;
use super::canvas::DiagramCanvas;
use crate::art::Shown;
use crate::art::motifs::DOORWAY;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE};
use crate::landscape::{self, SmallSquare};
use crate::language::is_ideographic;
use crate::motif::C;
use crate::motif::den::{DenName, is_pictured, motif};
use crate::motif::miniature::Miniature;
use crate::rules::{Side, Terrain};
use crate::scene::Item;
use crate::theme::{Theme, Trap, is_chinese};

/// How wide a trap is that an animal stands on, in cells: its teeth show around the animal.
const WIDEST_TRAP: f64 = 0.94;
/// How far the tint of such a square is from the traps' colour towards the land's.
const TINT: f64 = 0.35;
/// How much smaller a name is, and how far down it stands, on a den that an arrow enters.
const ABOVE_AN_ARROW: (f64, f64) = (0.80, -0.12);
/// Characters that would be smaller than this, in millimetres, are left out.
const LEAST_WORD: f64 = 1.7;

/// The trap of a side. One that an animal stands on bears no word; its whole square is tinted, and the animal is
/// smaller, so that the teeth show around it.
pub(super) fn trap(canvas: &mut DiagramCanvas<'_, '_>, at: Point, owner: Side, taken: bool) {
    let name = if taken { "trap-taken" } else { "trap" };
    canvas.symbol(&format!("{name}-{owner}"), at, |canvas| {
        if landscape(canvas, SmallSquare::Trap(owner)) {
            return;
        }
        let theme = dressed(canvas);
        if taken {
            let tint = canvas.context.inks.trap.towards(canvas.context.inks.land, TINT);
            let inset = canvas.width_in_cells(canvas.context.look.cell_line().0) / 2.0;
            canvas.fill(Rect::new(-0.5, -0.5, 0.5, 0.5).inset(-inset).to_path(TOLERANCE), tint);
        }
        // Without a word a net would close over its pit, by which it is known from the board.
        let open = taken || theme.board.trap == Trap::Net;
        let drawn = Miniature::trap(&theme, canvas.context.cell, owner, open);
        if taken { canvas.around(drawn, WIDEST_TRAP) } else { canvas.miniature(drawn) }
    });
}

/// Two strokes through (0, 0), each reaching as far in both directions.
pub(super) fn cross(half: f64) -> BezPath {
    let mut path = polyline(&[Point::new(-half, -half), Point::new(half, half)], false);
    path.extend(polyline(&[Point::new(-half, half), Point::new(half, -half)], false));
    path
}

/// The den of a side. A plate bears the word in characters, or a cave where the theme speaks no Chinese; one that
/// somebody enters bears it above the tip of the arrow.
pub(super) fn den(canvas: &mut DiagramCanvas<'_, '_>, at: Point, owner: Side, entered: bool) {
    let name = if entered { "den-entered" } else { "den" };
    canvas.symbol(&format!("{name}-{owner}"), at, |canvas| {
        if landscape(canvas, SmallSquare::Den(owner)) {
            return;
        }
        let theme = dressed(canvas);
        canvas.miniature(Miniature::den(&theme, canvas.context.cell, owner));
        inscription(canvas, &theme, owner, entered);
    });
}

/// What is written on a den; a doorway where it would be too small to be read, and nothing on a picture.
fn inscription(canvas: &mut DiagramCanvas<'_, '_>, theme: &Theme, owner: Side, entered: bool) {
    let name = motif(theme.board.den).name.filter(|name| (name.entered || !entered) && !is_pictured(theme));
    let Some(DenName { em, down, level, colour, doorway, .. }) = name else { return };
    let colour = colour(theme, owner);
    let tag = theme.languages.iter().find(|tag| is_ideographic(tag));
    let word = tag.and_then(|tag| canvas.resources.language(tag)).and_then(|language| language.say("den", &[]));
    // One that would be too small above an arrow stands below it, as on the board.
    let above = entered && ABOVE_AN_ARROW.0 * em * canvas.context.cell >= LEAST_WORD;
    let (em, down) = if above { (ABOVE_AN_ARROW.0 * em, down + ABOVE_AN_ARROW.1) } else { (em, down) };
    let face = theme.roles.character;
    match word.filter(|word| is_chinese(word) && em * canvas.context.cell >= LEAST_WORD) {
        Some(word) if level => canvas.words(face, &word, em, 0.64, Point::new(0.0, down), colour),
        Some(word) => {
            let count = word.chars().count() as f64;
            let em = em.min(0.72 / count);
            for (place, character) in word.chars().enumerate() {
                let y = down + (place as f64 - (count - 1.0) / 2.0) * em;
                canvas.words(face, &character.to_string(), em, 0.6, Point::new(0.0, y), colour);
            }
        }
        None if doorway => {
            canvas.within(Affine::scale(1.0 / C), |canvas| canvas.motif(&DOORWAY, Shown::default(), |_| colour));
        }
        None => {}
    }
}

/// A square of the theme's landscape around (0, 0); whether it has one. Large print has motifs of black lines instead.
pub(super) fn landscape(canvas: &mut DiagramCanvas<'_, '_>, what: SmallSquare) -> bool {
    if canvas.context.look == Look::Large {
        return false;
    }
    let small = landscape::small(canvas.resources.theme, canvas.context.cell, what);
    small.map(|small| canvas.miniature(small)).is_some()
}

/// The theme in the colours of the drawing.
fn dressed(canvas: &DiagramCanvas<'_, '_>) -> Theme {
    let mut theme = canvas.resources.theme.clone();
    match canvas.context.look {
        Look::Normal | Look::Card => {}
        Look::Large => {
            let (inks, colours) = (canvas.context.inks, &mut theme.colours);
            (colours.land, colours.ink, colours.line, colours.accent) = (inks.land, inks.ink, inks.line, inks.accent);
            [colours.white, colours.black] = inks.sides;
        }
    }
    theme
}

/// A square of this terrain, `side` millimetres wide, from its upper left corner; plain land and water are empty.
pub fn square_alone(resources: &mut Resources<'_>, terrain: Terrain, side: f64, look: Look) -> Vec<Item> {
    let mut canvas = DiagramCanvas::new(resources, side, look);
    let (cell, middle) = (Rect::new(0.0, 0.0, 1.0, 1.0), Point::new(0.5, 0.5));
    let ground = if terrain == Terrain::Water { canvas.context.inks.river } else { canvas.context.inks.land };
    canvas.fill(cell.to_path(TOLERANCE), ground);
    if terrain == Terrain::Water {
        canvas.within(Affine::translate(middle.to_vec2()), |canvas| {
            landscape(canvas, SmallSquare::Water(false));
        });
    }
    den_or_trap(&mut canvas, middle, terrain);
    outlined(&mut canvas, 1.0);
    canvas.finish()
}

/// The trap or den of a square around a point; nothing on plain land and water.
pub(super) fn den_or_trap(canvas: &mut DiagramCanvas<'_, '_>, at: Point, terrain: Terrain) {
    match terrain {
        Terrain::Trap(owner) => trap(canvas, at, owner, false),
        Terrain::Den(owner) => den(canvas, at, owner, false),
        Terrain::Land | Terrain::Water => {}
    }
}

/// The outline of squares that stand alone, together so many cells wide.
pub(super) fn outlined(canvas: &mut DiagramCanvas<'_, '_>, wide: f64) {
    let width = canvas.width_in_cells(LINE);
    let rect = Rect::new(0.0, 0.0, wide, 1.0).inset(-width / 2.0);
    canvas.ruled(rect.to_path(TOLERANCE), canvas.context.inks.line, width);
}

/// Line width of its outline, in cells.
const LINE: f64 = 0.045;
