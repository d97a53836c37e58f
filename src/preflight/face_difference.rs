//! The visible difference between two faces: mean CIE76 ΔE over their pixels.

use super::faces::{PieceFace, PieceFaces};
use super::vision::{Light, Vision};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A colour in CIE L\*a\*b\*.
type Lab = [f32; 3];

/// The pixels of a row that are compared, in a checkerboard, and the rows: every n-th.
const EXACT: (usize, usize) = (2, 1);
const ROUGH: (usize, usize) = (4, 4);
/// An approximate difference within this factor of the minimum needs an exact one.
pub const DOUBT: f64 = 1.6;

/// A face as seen in one view.
#[derive(Debug, Clone)]
pub struct FaceView {
    row: usize,
    /// Every pixel's place in the colours of the view. Faces of one view have one place for one colour.
    places: Rc<[u32]>,
    colours: Rc<[Lab]>,
    /// Which pixels have the colour of all pixels around them, as most do.
    even: Rc<[bool]>,
}

/// The places of a face's pixels in a palette, and which of them are as all around them.
type Painted = (Rc<[u32]>, Rc<[bool]>);

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
        let painted = faces.animals.iter().map(|face| {
            let places = palette.places(face);
            let even = even(&places, face.row());
            (places, even)
        });
        let painted: Vec<Painted> = painted.collect();
        let gallery = |view: Vision| {
            let colours: Rc<[Lab]> = palette.lights.iter().map(|&light| view.lab(light)).collect();
            let look = |(face, (places, even)): (&PieceFace<'_>, &Painted)| FaceView {
                row: face.row(),
                places: places.clone(),
                colours: colours.clone(),
                even: even.clone(),
            };
            FaceViews { view, looks: faces.animals.iter().zip(&painted).map(look).collect() }
        };
        Vision::ALL.into_iter().map(gallery).collect()
    }
}

/// Which places are equal to all around them. Those at the edge are not, for they have fewer neighbours.
fn even(places: &[u32], row: usize) -> Rc<[bool]> {
    let mut even = vec![false; places.len()];
    if row > 2 {
        for (above, three) in places.windows(row * 2 + 3).enumerate() {
            let own = three[row + 1];
            let same = |start: usize| three[start..start + 3].iter().all(|&place| place == own);
            even[above + row + 1] = same(0) && same(row) && same(2 * row);
        }
        // Windows that begin in one row and end in the next see pixels of both edges.
        for line in even.chunks_exact_mut(row) {
            (line[0], line[row - 1]) = (false, false);
        }
    }
    even.into()
}

/// The colours of all faces, each once: faces have few, and simulating vision is expensive.
#[derive(Default)]
struct LightPalette {
    lights: Vec<Light>,
    known: BTreeMap<[u32; 3], u32>,
}

impl LightPalette {
    /// The index of a face's colours in the palette.
    fn places(&mut self, face: &PieceFace<'_>) -> Rc<[u32]> {
        let mut last = ([f32::NAN; 3], 0);
        let place = |&light: &Light| {
            // Most pixels equal the previous one.
            if light != last.0 {
                let lights = &mut self.lights;
                let place = *self.known.entry(light.map(f32::to_bits)).or_insert_with(|| {
                    lights.push(light);
                    lights.len() as u32 - 1
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
        self.row == other.row && self.places.len() == other.places.len()
    }

    /// The face rotated by half a turn.
    pub fn turned(&self) -> FaceView {
        let places = self.places.iter().rev().copied().collect();
        FaceView { places, even: self.even.iter().rev().copied().collect(), ..self.clone() }
    }

    /// The place that more than half of these faces have at each pixel, if there is one: the same in every view. Faces of
    /// unlike sizes agree on none.
    pub fn agreed(looks: &[&FaceView]) -> Vec<Option<u32>> {
        let Some((first, others)) = looks.split_first() else { return Vec::new() };
        if !others.iter().all(|look| look.fits(first)) {
            return Vec::new();
        }
        let place = |(pixel, &own): (usize, &u32)| {
            if others.iter().all(|look| look.places[pixel] == own) {
                return Some(own);
            }
            let usual = majority(looks, pixel);
            let many = looks.iter().filter(|look| look.places[pixel] == usual).count();
            (2 * many > looks.len()).then_some(usual)
        };
        first.places.iter().enumerate().map(place).collect()
    }

    /// The median of each pixel over these faces, with what they agree on: ground, ring and foot remain, the animals
    /// disappear.
    pub fn common(looks: &[&FaceView], agreed: &[Option<u32>]) -> Option<FaceView> {
        let (first, others) = looks.split_first()?;
        let mut colours = first.colours.to_vec();
        let mut all = Vec::with_capacity(looks.len());
        // Most pixels have the same places as the one before, and so the same median.
        let mut known = None;
        let mut median = |(pixel, &agreed): (usize, &Option<u32>)| {
            // What more than half of them have is the median of each channel.
            if let Some(place) = agreed {
                return place;
            }
            if let Some((before, median)) = known
                && looks.iter().all(|look| look.places[pixel] == look.places[before])
            {
                return median;
            }
            colours.push(std::array::from_fn(|channel| {
                all.clear();
                all.extend(looks.iter().map(|look| look.colours[look.places[pixel] as usize][channel]));
                all.sort_unstable_by(f32::total_cmp);
                all[all.len() / 2]
            }));
            let median = colours.len() as u32 - 1;
            known = Some((pixel, median));
            median
        };
        let places = agreed.iter().enumerate().map(&mut median).collect();
        let mut even = first.even.to_vec();
        for look in others {
            even.iter_mut().zip(look.even.iter()).for_each(|(all, own)| *all &= own);
        }
        Some(FaceView { row: first.row, places, colours: colours.into(), even: even.into() })
    }

    /// The mean difference of colour (ΔE 1976: 2 is just visible, 100 is black on white) over the pixels `inside`. A
    /// displacement of one pixel does not count: lines drawn twice would look the same.
    pub fn apart(&self, other: &FaceView, inside: &[bool]) -> f64 {
        self.differ(other, inside, EXACT)
    }

    /// The same; an approximation if that is clearly more than `least`.
    pub fn apart_near(&self, other: &FaceView, inside: &[bool], least: f64) -> f64 {
        let about = self.about_apart(other, inside);
        if about < DOUBT * least { self.apart(other, inside) } else { about }
    }

    /// An approximation from every fourth pixel of every fourth row.
    pub fn about_apart(&self, other: &FaceView, inside: &[bool]) -> f64 {
        self.differ(other, inside, ROUGH)
    }

    fn differ(&self, other: &FaceView, inside: &[bool], every: (usize, usize)) -> f64 {
        (self.missing(other, inside, every) + other.missing(self, inside, every)) / 2.0
    }

    /// The mean difference of every n-th pixel of every n-th row, in a checkerboard, to the most similar pixel of the
    /// other face at its position or next to it.
    fn missing(&self, other: &FaceView, inside: &[bool], (columns, lines): (usize, usize)) -> f64 {
        let (row, rows) = (self.row, self.places.len() / self.row.max(1));
        let (mut sum, mut count) = (0.0f64, 0usize);
        for y in (0..rows).step_by(lines) {
            let line = y * row..(y + 1) * row;
            let (inside, even) = (&inside[line.clone()], &other.even[line.clone()]);
            let (own, there) = (&self.places[line.clone()], &other.places[line]);
            let mut x = y / lines % 2 * (columns / 2);
            while x < row {
                if inside[x] {
                    count += 1;
                    // Most pixels have the same place, and so the same colour.
                    if own[x] != there[x] {
                        let colour = self.colours[own[x] as usize];
                        let mut least = squared(colour, other.colours[there[x] as usize]);
                        if least >= 1.0 {
                            if !even[x] {
                                least = other.nearest(colour, (x, y), least);
                            }
                            sum += f64::from(least.sqrt());
                        }
                    }
                }
                x += columns;
            }
        }
        sum / count.max(1) as f64
    }

    /// The squared difference of a colour to the most similar pixel at a position or next to it, at most `least`.
    fn nearest(&self, own: Lab, (x, y): (usize, usize), mut least: f32) -> f32 {
        let rows = self.places.len() / self.row;
        let mut known = self.places[y * self.row + x];
        for y in y.saturating_sub(1)..(y + 2).min(rows) {
            for &near in &self.places[y * self.row + x.saturating_sub(1)..y * self.row + (x + 2).min(self.row)] {
                // Most pixels have the colour of the one before.
                if near == known {
                    continue;
                }
                known = near;
                let far = squared(own, self.colours[near as usize]);
                if far < least {
                    least = far;
                }
            }
        }
        least
    }
}

/// The colour that more than half of these faces have at a pixel, if there is one; otherwise any of them (Robert S.
/// Boyer and J Strother Moore, "MJRTY: A Fast Majority Vote Algorithm", 1981).
fn majority(looks: &[&FaceView], pixel: usize) -> u32 {
    let (mut usual, mut votes) = (0, 0usize);
    for look in looks {
        let own = look.places[pixel];
        match votes {
            0 => (usual, votes) = (own, 1),
            _ if own == usual => votes += 1,
            _ => votes -= 1,
        }
    }
    usual
}

fn squared(a: Lab, b: Lab) -> f32 {
    let [l, a, b] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
    l * l + a * a + b * b
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A face of few colours: blots on a ground, others for each seed.
    fn face(seed: usize) -> FaceView {
        let (row, rows) = (23, 20);
        let blot = |place: usize| match (place % row / 4 + place / row / 5 * seed) % (3 + seed % 2) {
            0 => 1 + seed as u32 % 3,
            _ => 0,
        };
        let places: Rc<[u32]> = (0..row * rows).map(blot).collect();
        let colours = [[90.0, 2.0, 5.0], [20.0, 0.0, 0.0], [40.0, 60.0, 30.0], [55.0; 3]];
        FaceView { row, even: even(&places, row), places, colours: colours.into() }
    }

    fn common(faces: &[FaceView]) -> Option<FaceView> {
        let looks: Vec<&FaceView> = faces.iter().collect();
        FaceView::common(&looks, &FaceView::agreed(&looks))
    }

    fn colour(face: &FaceView, pixel: usize) -> Lab {
        face.colours[face.places[pixel] as usize]
    }

    /// The difference by definition, without any shortcut.
    fn defined(one: &FaceView, other: &FaceView) -> f64 {
        let (row, rows) = (one.row, one.places.len() / one.row);
        let missing = |from: &FaceView, to: &FaceView| {
            let places = (0..rows).flat_map(|y| (y % 2..row).step_by(2).map(move |x| (x, y)));
            let least = places.map(|(x, y)| {
                let near = (0..rows).flat_map(|v| (0..row).map(move |u| (u, v)));
                let near = near.filter(|&(u, v)| u.abs_diff(x) <= 1 && v.abs_diff(y) <= 1);
                let own = colour(from, y * row + x);
                let centre = squared(own, colour(to, y * row + x));
                let least = near.map(|(u, v)| squared(own, colour(to, v * row + u))).fold(centre, f32::min);
                if centre < 1.0 { 0.0 } else { f64::from(least.sqrt()) }
            });
            let least: Vec<f64> = least.collect();
            least.iter().sum::<f64>() / least.len() as f64
        };
        (missing(one, other) + missing(other, one)) / 2.0
    }

    #[test]
    fn what_is_even_needs_no_look_around() {
        let faces: Vec<FaceView> = (1..7).map(face).collect();
        let inside = vec![true; faces[0].places.len()];
        assert!(faces.iter().any(|face| face.even.contains(&true) && face.even.contains(&false)));
        let common = common(&faces).expect("there are faces");
        for one in &faces {
            for other in faces.iter().chain([&common, &one.turned()]) {
                assert_eq!(one.apart(other, &inside), defined(one, other));
            }
        }
    }

    #[test]
    fn what_all_faces_share_is_the_median_of_each_channel() {
        let faces: Vec<FaceView> = (1..8).map(face).collect();
        let common = common(&faces).expect("there are faces");
        for pixel in 0..common.places.len() {
            for (channel, median) in colour(&common, pixel).iter().enumerate() {
                let mut all: Vec<f32> = faces.iter().map(|face| colour(face, pixel)[channel]).collect();
                all.sort_unstable_by(f32::total_cmp);
                assert_eq!(*median, all[3]);
            }
        }
    }
}
