//! The title between two rules.

use super::band_area::BandArea;
use crate::canvas::shapes::polyline;
use crate::geom::Point;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::typeset::{Across, Down};

pub(super) fn rules(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    let scale = room.scale(7.4);
    let text = site.theme.title_in(site.words.tag(room.half)).to_uppercase();
    let roles = site.theme.roles;
    let of = match crate::theme::is_chinese(&text) {
        true => Type { face: roles.title_character, size: 8.0 * scale, tracking: 0.45 },
        false => Type { face: roles.title, size: 7.4 * scale, tracking: 0.26 },
    };
    let Some(words) = canvas.fitted(of, &text, 0.74 * room.width) else { return };
    canvas.put_words(&words, (0.0, 0.0), Across::Middle, Down::Middle, site.on_frame());
    let (from, to) = (words.width() / 2.0 + 7.0, room.width / 2.0);
    for side in [-1.0, 1.0] {
        let at = |x: f64| Point::new(side * x, 0.0);
        canvas.fill(BoardCanvas::circle((side * from, 0.0), 0.75), site.marks_on_frame(room.half));
        if to > from + 6.0 {
            canvas.ruled(polyline(&[at(from + 2.2), at(to)], false), site.on_frame(), 0.28);
            canvas.fill(BoardCanvas::circle((side * to, 0.0), 0.5), site.on_frame());
        }
    }
}
