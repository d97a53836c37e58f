//! Type on a circle, read from outside.

use crate::extras::panel::{PanelDraft, Role};
use crate::geom::{Affine, Point, Vec2};
use crate::scene::Colour;
use crate::typeset::Label;
use std::f64::consts::{FRAC_PI_2, TAU};

/// The height at which letters have their normal distance, in ems.
const MIDDLE: f64 = 0.3;
/// The least gap around the dot between two texts, in ems; the height of the dot and its radius.
const GAP: f64 = 0.95;
const DOT: (f64, f64) = (0.3, 0.075);
/// The most that letters are tracked to fill the ring, in ems.
const MOST_TRACKED: f64 = 0.14;

/// A circle that texts are set on.
#[derive(Debug, Clone, Copy)]
pub struct TextRing {
    /// Its middle.
    pub middle: Point,
    /// The radius of the baseline, in millimetres.
    pub radius: f64,
    /// Millimetres per em.
    pub size: f64,
    /// The colour.
    pub colour: Colour,
}

/// A letter, and where the middle of its advance is from the start of its text.
type Letter = (Label, f64);

impl TextRing {
    /// Sets texts all the way round, with dots between them, as often as they fit: the first one at the top. They are
    /// set smaller if they do not fit once.
    pub fn draw(self, draft: &mut PanelDraft<'_, '_>, texts: &[&str]) {
        let set: Vec<(Vec<Letter>, f64)> = texts.iter().map(|text| self.spelled(draft, text)).collect();
        let gap = GAP * self.size;
        let once: f64 = set.iter().map(|(_, width)| width + gap).sum();
        let around = TAU * (self.radius + MIDDLE * self.size);
        if once > around {
            let size = 0.98 * self.size * around / once;
            return TextRing { size, ..self }.draw(draft, texts);
        }
        let times = if once > 0.0 { (around / once).floor() as usize } else { 0 };
        let letters = times * set.iter().map(|(letters, _)| letters.len()).sum::<usize>();
        let extra = around - times as f64 * once;
        let tracked = (extra / letters.max(1) as f64).min(MOST_TRACKED * self.size);
        let gap = gap + (extra - tracked * letters as f64) / (times * set.len()).max(1) as f64;
        let width = |(letters, width): &(Vec<Letter>, f64)| width + tracked * letters.len() as f64;
        let turn = |along: f64| TAU * along / around;
        // The middle of the first text is at the top.
        let mut at = -set.first().map_or(0.0, width) / 2.0;
        for text in (0..times).flat_map(|_| &set) {
            for (place, (letter, middle)) in text.0.iter().enumerate() {
                let along = at + middle + tracked * (place as f64 + 0.5);
                self.put(draft, letter, turn(along));
            }
            at += width(text);
            let dot =
                self.middle + Vec2::from_angle(turn(at + gap / 2.0) - FRAC_PI_2) * (self.radius + DOT.0 * self.size);
            draft.disc(dot, DOT.1 * self.size, self.colour);
            at += gap;
        }
    }

    /// One letter with its middle at an angle, clockwise from the top.
    fn put(self, draft: &mut PanelDraft<'_, '_>, letter: &Label, angle: f64) {
        let to =
            Affine::translate(self.middle.to_vec2()) * Affine::rotate(angle) * Affine::translate((0.0, -self.radius));
        let own = Affine::translate((-letter.advance() / 2.0, 0.0));
        draft.extend([letter.run_by(to * own, self.colour).into()]);
    }

    /// The letters of a text, with kerning, and its whole advance.
    fn spelled(self, draft: &mut PanelDraft<'_, '_>, text: &str) -> (Vec<Letter>, f64) {
        let (mut letters, mut pen) = (Vec::new(), 0.0);
        for (at, character) in text.char_indices() {
            let end = at + character.len_utf8();
            let so_far = draft.label(Role::Title, &text[..end], self.size, 0.0);
            let Some(label) = draft.label(Role::Title, &text[at..end], self.size, 0.0) else { continue };
            pen = so_far.map_or(pen + label.advance(), |label| label.advance());
            let middle = pen - label.advance() / 2.0;
            if !character.is_whitespace() {
                letters.push((label, middle));
            }
        }
        (letters, pen)
    }
}
