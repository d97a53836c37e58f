//! The common text sizes of all kinds.

use super::caption::FaceMark;
use super::content::{ElementWord, FaceContent, words};
use super::plan::{FaceSetting, name_row, tracking};
use crate::canvas::resources::Resources;
use crate::geom::Point;
use crate::rules::KindId;
use crate::scene::Colour;

/// Maximum height and width of a large word, relative to the visual size of an animal in its place.
const LARGE: (f64, f64) = (0.86, 1.1);
/// Minimum size of names for the sake of a longer one; below, only that one shrinks.
const LEAST_COMMON: f64 = 0.85;

/// Number of lines of names on the pieces: the same for all kinds.
pub fn lines(resources: &mut Resources<'_>) -> usize {
    let rules = &resources.theme.rules;
    let most = resources.measure("lines", |resources| {
        rules.kind_ids().map(|kind| FaceContent::of(resources, kind).names.len()).max().unwrap_or(0) as f64
    });
    most as usize
}

/// The font size of a large word, relative to the visual size of an animal in its place: the same for all kinds.
pub fn large_em(resources: &mut Resources<'_>, word: &ElementWord) -> f64 {
    let rules = &resources.theme.rules;
    let (element, first) = (word.element, resources.theme.face.show.first() == Some(&word.element));
    if !first {
        return em_of(resources, word);
    }
    resources.measure(&format!("large-{element:?}"), |resources| {
        let all: Vec<ElementWord> =
            rules.kind_ids().filter_map(|kind| words(resources, kind, element).into_iter().next()).collect();
        all.iter().map(|word| em_of(resources, word)).fold(f64::INFINITY, f64::min)
    })
}

fn em_of(resources: &mut Resources<'_>, word: &ElementWord) -> f64 {
    let tracking = tracking(resources, word);
    let ink = resources.label(word.face, &word.text, 1.0, tracking).map(|label| label.ink()).unwrap_or_default();
    (LARGE.0 / ink.height().max(0.1)).min(LARGE.1 / ink.width().max(0.1))
}

/// The scale at which a line of names is inside the area, at its baseline.
pub fn name_share(
    resources: &mut Resources<'_>,
    words: &[ElementWord],
    line: usize,
    em: f64,
    middle: Point,
    setting: FaceSetting,
) -> f64 {
    let rules = &resources.theme.rules;
    let name = format!("names-{}-{line}-{em:.4}", setting.side);
    let common = resources.measure(&name, |resources| {
        let kinds: Vec<KindId> = rules.kind_ids().collect();
        let mut least = 1.0f64;
        for kind in kinds {
            if let Some(words) = FaceContent::of(resources, kind).names.get(line) {
                least = least.min(own_share(resources, words, em, middle, setting));
            }
        }
        least.max(LEAST_COMMON)
    });
    own_share(resources, words, em, middle, setting).min(common)
}

fn own_share(
    resources: &mut Resources<'_>,
    words: &[ElementWord],
    em: f64,
    middle: Point,
    setting: FaceSetting,
) -> f64 {
    let fills = |resources: &mut Resources<'_>, share: f64| {
        let marks = name_row(resources, words, em * share, middle, Colour::BLACK);
        marks.iter().map(|mark: &FaceMark| mark.fills(setting.room)).fold(0.0, f64::max)
    };
    if fills(resources, 1.0) <= 1.0 {
        return 1.0;
    }
    let (mut fits, mut too_large) = (0.05, 1.0);
    for _ in 0..10 {
        let share = (fits + too_large) / 2.0;
        if fills(resources, share) <= 1.0 { fits = share } else { too_large = share }
    }
    fits
}
