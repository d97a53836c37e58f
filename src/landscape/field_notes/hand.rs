//! What a pencil leaves on a sketch: words in a small hand, measures.

use super::CHANCE;
use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{line, smooth, xy};
use crate::landscape::scene::{Pen, Scene};

/// From one letter to the next, and the height of a small one.
const LETTER: (f64, f64) = (3.9, 3.7);

/// A word of so many letters, left as a wavy line: nobody is to try to read it. From the left end of its baseline;
/// `key` tells words apart.
pub(super) fn word(at: Vec2, letters: usize, key: i64) -> BezPath {
    let (wide, h) = LETTER;
    let mut places = vec![at + xy(-1.0, -0.3 * h)];
    for n in 0..letters {
        let high = 0.42 + 0.3 * CHANCE.of("letter", &[key, n as i64]);
        let x = wide * n as f64;
        places.extend([at + xy(x + 0.28 * wide, -high * h), at + xy(x + 0.78 * wide, 0.0)]);
    }
    places.push(at + xy(wide * letters as f64 + 0.6, -0.3 * h));
    smooth(&places, false)
}

/// How long a word is.
pub(super) fn long(letters: usize) -> f64 {
    LETTER.0 * letters as f64
}

/// A line of words, its middle on a place; the lengths are numbers of letters.
pub(super) fn words(scene: &mut Scene<'_, '_, '_>, middle: Vec2, lengths: &[usize], key: i64, ink: &str) {
    const GAP: f64 = 4.5;
    let whole = lengths.iter().map(|&letters| long(letters)).sum::<f64>() + GAP * (lengths.len() - 1) as f64;
    let mut x = middle.x - whole / 2.0;
    let mut path = BezPath::new();
    for (n, &letters) in lengths.iter().enumerate() {
        path.extend(word(xy(x, middle.y), letters, key * 10 + n as i64));
        x += long(letters) + GAP;
    }
    scene.line(path, ink, Pen::round(0.85));
}

/// A measure from one height to another: a line between two ticks, with a tick at every quarter.
pub(super) fn measure(scene: &mut Scene<'_, '_, '_>, x: f64, from: f64, to: f64) {
    let mut path = line(&[xy(x, from), xy(x, to)]);
    for n in 0..=4 {
        let (y, half) = (from + (to - from) * f64::from(n) / 4.0, if n % 4 == 0 { 3.4 } else { 1.7 });
        path.extend(line(&[xy(x - half, y), xy(x + half, y)]));
    }
    scene.line(path, "ghost", Pen::round(0.85));
}

/// A line of construction, drawn lightly.
pub(super) fn guide(scene: &mut Scene<'_, '_, '_>, path: BezPath) {
    scene.line(path, "contour2", Pen::dashed(0.85, &[3.4, 2.8]));
}
