//! Letters and numbers along the edges: each player finds them upright at the near edge and to the left.

use super::sketch::{Sketch, Type};
use super::{FrameKind, Site};
use crate::geom::Affine;
use crate::rules::{File, Row};
use crate::theme::Frame;
use crate::typeset::{Across, Down};
use std::f64::consts::PI;

/// Where coordinates stand, in design units.
#[derive(Debug, Clone, Copy)]
struct Place {
    size: f64,
    /// From the squares to the middle of the digits, and nearly of the letters.
    out: f64,
    /// The letters' baseline beyond that, in ems.
    drop: f64,
}

fn place(site: &Site<'_>) -> Option<Place> {
    if !site.style().coordinates {
        return None;
    }
    match site.kind {
        FrameKind::Full => Some(match site.style().frame {
            Frame::Begonia => Place { size: 3.3, out: 5.2, drop: 0.16 },
            Frame::Rounded | Frame::Plain => Place { size: 3.3, out: 4.8, drop: 0.16 },
            Frame::Tray => Place { size: 3.4, out: 6.0, drop: 0.16 },
            Frame::Ruled => Place { size: 3.5, out: 5.4, drop: 0.16 },
        }),
        // Between the edge line and the thin line of the strip, whatever the squares measure.
        FrameKind::Slim => Some(Place { size: 2.2 / site.k, out: 1.8 / site.k, drop: 0.2 }),
        FrameKind::None => None,
    }
}

/// How far the coordinates below the squares reach, descenders included, in design units.
pub(super) fn reach(site: &Site<'_>) -> f64 {
    place(site).map_or(0.0, |place| place.out + (place.drop + 0.24) * place.size)
}

pub(super) fn coordinates(sketch: &mut Sketch<'_, '_>) {
    let site = sketch.site;
    let Some(place) = place(site) else { return };
    let of = Type { face: site.theme.roles.coordinate, size: place.size, tracking: 0.0 };
    let letter = |column: usize| File(column as u8).to_string();
    let number = |row: usize| Row(row as u8).to_string();
    let middle = |place: usize| (place as f64 + 0.5) * super::C;
    near(sketch, place, of, letter, |down| number(site.rows - 1 - down));
    if site.style().turned {
        let about = Affine::translate((site.width(), site.height())) * Affine::rotate(PI);
        sketch.within(about, |sketch| {
            near(sketch, place, of, |column| letter(site.columns - 1 - column), number);
        });
        return;
    }
    for column in 0..site.columns {
        let baseline = -place.out + (0.44 - place.drop) * place.size;
        put(sketch, of, &letter(column), (middle(column), baseline), Down::Baseline);
    }
    for down in 0..site.rows {
        put(sketch, of, &number(site.rows - 1 - down), (site.width() + place.out, middle(down)), Down::Middle);
    }
}

/// Letters below, numbers to the left.
fn near(
    sketch: &mut Sketch<'_, '_>,
    place: Place,
    of: Type,
    letter: impl Fn(usize) -> String,
    number: impl Fn(usize) -> String,
) {
    let site = sketch.site;
    let middle = |place: usize| (place as f64 + 0.5) * super::C;
    for column in 0..site.columns {
        let baseline = site.height() + place.out + place.drop * place.size;
        put(sketch, of, &letter(column), (middle(column), baseline), Down::Baseline);
    }
    for down in 0..site.rows {
        put(sketch, of, &number(down), (-place.out, middle(down)), Down::Middle);
    }
}

fn put(sketch: &mut Sketch<'_, '_>, of: Type, text: &str, at: (f64, f64), down: Down) {
    let colour = sketch.site.colours().soft;
    if let Some(words) = sketch.words(of, text) {
        sketch.put_words(&words, at, Across::Middle, down, colour);
    }
}
