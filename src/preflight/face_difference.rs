//! The visible difference between two faces: mean CIE76 ΔE over their pixels.

use super::faces::{PieceFace, PieceFaces};
use super::vision::{Light, Vision};
use std::collections::BTreeMap;

/// A colour in CIE L\*a\*b\*.
type Lab = [f32; 3];

/// Every row of pixels is compared, or every n-th.
const EXACT: usize = 1;
const ROUGH: usize = 4;

/// A face as seen in one view.
#[derive(Debug, Clone)]
pub struct FaceView {
    row: usize,
    colours: Vec<Lab>,
}

/// Every animal's face in a view, in the order of [`PieceFaces::animals`].
#[derive(Debug)]
pub struct FaceViews {
    /// The view.
    pub view: Vision,
    /// The faces in this view.
    pub looks: Vec<FaceView>,
}

impl FaceViews {
    /// All views of all faces.
    pub fn all(faces: &PieceFaces<'_>) -> Vec<FaceViews> {
        let mut palette = LightPalette::default();
        let painted: Vec<Vec<usize>> = faces.animals.iter().map(|face| palette.places(face)).collect();
        let gallery = |view: Vision| {
            let colours: Vec<Lab> = palette.lights.iter().map(|&light| view.lab(light)).collect();
            let look = |(face, places): (&PieceFace<'_>, &Vec<usize>)| FaceView {
                row: face.row(),
                colours: places.iter().map(|&place| colours[place]).collect(),
            };
            FaceViews { view, looks: faces.animals.iter().zip(&painted).map(look).collect() }
        };
        Vision::ALL.into_iter().map(gallery).collect()
    }
}

/// The colours of all faces, each once: faces have few, and simulating vision is expensive.
#[derive(Default)]
struct LightPalette {
    lights: Vec<Light>,
    known: BTreeMap<[u32; 3], usize>,
}

impl LightPalette {
    /// The index of a face's colours in the palette.
    fn places(&mut self, face: &PieceFace<'_>) -> Vec<usize> {
        let mut last = ([f32::NAN; 3], 0);
        let place = |&light: &Light| {
            // Most pixels equal the previous one.
            if light != last.0 {
                let lights = &mut self.lights;
                let place = *self.known.entry(light.map(f32::to_bits)).or_insert_with(|| {
                    lights.push(light);
                    lights.len() - 1
                });
                last = (light, place);
            }
            last.1
        };
        face.lights.iter().map(place).collect()
    }
}

impl FaceView {
    /// Whether two faces have the same size.
    pub fn fits(&self, other: &FaceView) -> bool {
        self.row == other.row && self.colours.len() == other.colours.len()
    }

    /// The face rotated by half a turn.
    pub fn turned(&self) -> FaceView {
        FaceView { row: self.row, colours: self.colours.iter().rev().copied().collect() }
    }

    /// The median of each pixel over these faces: ground, ring and foot remain, the animals disappear.
    pub fn common(looks: &[&FaceView]) -> Option<FaceView> {
        let (first, others) = looks.split_first()?;
        let mut all = Vec::with_capacity(looks.len());
        let mut median = |place: usize| {
            let own = first.colours[place];
            if others.iter().all(|look| look.colours[place] == own) {
                return own;
            }
            std::array::from_fn(|channel| {
                all.clear();
                all.extend(looks.iter().map(|look| look.colours[place][channel]));
                all.sort_unstable_by(f32::total_cmp);
                all[all.len() / 2]
            })
        };
        Some(FaceView { row: first.row, colours: (0..first.colours.len()).map(&mut median).collect() })
    }

    /// The mean difference of colour (ΔE 1976: 2 is just visible, 100 is black on white) over the pixels `inside`. A
    /// displacement of one pixel does not count: lines drawn twice would look the same.
    pub fn apart(&self, other: &FaceView, inside: &[bool]) -> f64 {
        self.differ(other, inside, EXACT)
    }

    /// An approximation from every fourth row of pixels.
    pub fn about_apart(&self, other: &FaceView, inside: &[bool]) -> f64 {
        self.differ(other, inside, ROUGH)
    }

    fn differ(&self, other: &FaceView, inside: &[bool], rows: usize) -> f64 {
        (self.missing(other, inside, rows) + other.missing(self, inside, rows)) / 2.0
    }

    /// The mean difference of every second pixel of each of these rows, in a checkerboard, to the most similar pixel of
    /// the other face at its position or next to it.
    fn missing(&self, other: &FaceView, inside: &[bool], every: usize) -> f64 {
        let (row, rows) = (self.row, self.colours.len() / self.row.max(1));
        let (mut sum, mut count) = (0.0f64, 0usize);
        for y in (0..rows).step_by(every) {
            for x in (y % 2..row).step_by(2) {
                let place = y * row + x;
                if !inside[place] {
                    continue;
                }
                count += 1;
                let own = self.colours[place];
                let mut least = squared(own, other.colours[place]);
                if least < 1.0 {
                    continue;
                }
                for y in y.saturating_sub(1)..(y + 2).min(rows) {
                    for near in &other.colours[y * row + x.saturating_sub(1)..y * row + (x + 2).min(row)] {
                        let far = squared(own, *near);
                        if far < least {
                            least = far;
                        }
                    }
                }
                sum += f64::from(least.sqrt());
            }
        }
        sum / count.max(1) as f64
    }
}

fn squared(a: Lab, b: Lab) -> f32 {
    let [l, a, b] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
    l * l + a * a + b * b
}
