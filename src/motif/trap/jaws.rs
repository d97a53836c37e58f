//! Open jaws in a solid disc.

use crate::art::Shown;
use crate::art::motifs::{BoardRole, JAWS};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::shapes::Fang;
use crate::motif::word::one_line;
use crate::rules::Side;

pub(super) fn jaws(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    const RADIUS: f64 = 0.415 * C;
    let colours = *canvas.site().colours();
    if reader.is_none() {
        // An animal and its strength could not be read on the solid: only the rim is drawn.
        let radius = mark.rim(canvas, RADIUS, colours.trap);
        mark.teeth(canvas, Fang { radius, half: 6.2, length: 0.07 * C, lean: 0.0 }, 20, colours.trap);
        return;
    }
    // The one side's jaws are solid and their mouth is light; the other's are light, cut into a dark mouth.
    let (jaw, throat) = if mark.two { (colours.trap, mark.colour) } else { (mark.colour, colours.trap) };
    match mark.two {
        false => {
            canvas.fill(BoardCanvas::circle((0.0, 0.0), RADIUS), jaw);
            canvas.left_open(BoardCanvas::circle((0.0, 0.0), RADIUS - 0.75), throat, 0.3);
        }
        true => {
            mark.rim(canvas, RADIUS - 0.3, jaw);
        }
    }
    canvas.motif(&JAWS, Shown::default(), |role| if role == BoardRole::Owner { jaw } else { throat });
    if let Some(word) = super::word(canvas, reader) {
        let ink = if mark.two { colours.trap } else { colours.ink };
        one_line(canvas, &word, 0.195 * C, 0.44 * C, 0.0, ink);
    }
}
