//! Letters and numbers along the edges: each player finds them upright at the near edge and to the left.

use super::sketch::{Sketch, Type};
use super::{FrameKind, Site, frame};
use crate::geom::Affine;
use crate::rules::{File, Row};
use crate::theme::Frame;
use crate::typeset::{Across, Down};
use std::f64::consts::PI;

/// Where coordinates stand, in design units.
#[derive(Debug, Clone, Copy)]
struct Place {
    size: f64,
    /// From the squares to the middle of the digits.
    out: f64,
    /// From the squares to the letters' baseline.
    baseline: f64,
}

fn place(site: &Site<'_>) -> Option<Place> {
    if !site.style().coordinates {
        return None;
    }
    match site.kind {
        FrameKind::Full => {
            let (size, out): (f64, f64) = match site.style().frame {
                Frame::Begonia => (3.3, 5.2),
                Frame::Rounded | Frame::Plain => (3.3, 4.8),
                Frame::Tray => (3.4, 6.0),
                Frame::Ruled => (3.5, 5.4),
                Frame::Carved => (3.2, 5.6),
                Frame::Fretwork => (2.9, 3.9),
            };
            // A low band draws its letters up to the squares.
            let baseline = out + 0.16 * size - 0.5 * (1.0 - site.ease());
            Some(match site.style().frame {
                // Between a broad border and a broad band there is little choice.
                Frame::Carved | Frame::Fretwork => {
                    let border = frame::border(site);
                    let out = out.min((border + site.side - frame::depth(site)) / 2.0);
                    Place { size, out, baseline: baseline.max(border + 0.72 * size + 0.5) }
                }
                Frame::Begonia | Frame::Rounded | Frame::Tray | Frame::Ruled | Frame::Plain => {
                    Place { size, out, baseline }
                }
            })
        }
        // Between the edge line and the thin line of the strip, whatever the squares measure.
        FrameKind::Slim => Some(Place { size: 2.0 / site.k, out: 1.85 / site.k, baseline: 2.4 / site.k }),
        FrameKind::None => None,
    }
}

/// How far the coordinates below the squares reach, descenders included, in design units.
pub(super) fn reach(site: &Site<'_>) -> f64 {
    place(site).map_or(0.0, |place| place.baseline + 0.24 * place.size)
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
        let baseline = -place.baseline + 0.44 * place.size;
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
        let baseline = site.height() + place.baseline;
        put(sketch, of, &letter(column), (middle(column), baseline), Down::Baseline);
    }
    for down in 0..site.rows {
        put(sketch, of, &number(down), (-place.out, middle(down)), Down::Middle);
    }
}

fn put(sketch: &mut Sketch<'_, '_>, of: Type, text: &str, at: (f64, f64), down: Down) {
    let colour = sketch.site.quiet_on_frame();
    if let Some(words) = sketch.words(of, text) {
        sketch.put_words(&words, at, Across::Middle, down, colour);
    }
}
