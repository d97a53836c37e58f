//! Colours and lines: written only where they change.

use super::content::{Content, rounded};
use crate::icc::Space;
use crate::scene::{Cap, Colour, Join, Paint, Stroke};
use printpdf::{Cmyk, Color, Greyscale, Op, Rgb};

impl Content {
    /// What is filled from here on.
    pub(super) fn fill_with(&mut self, paint: &Paint) {
        self.overprint(matches!(paint, Paint::Spot(_)));
        if self.now.fill.as_ref() == Some(paint) {
            return;
        }
        match paint {
            Paint::Process(colour) => self.push(Op::SetFillColor { col: self.process(*colour) }),
            Paint::Spot(spot) => {
                self.uses.spots.insert(spot.name, spot.clone());
                self.push(Op::SetColorSpaceFill { id: spot.name.to_owned() });
                self.word("1 scn");
            }
        }
        self.now.fill = Some(paint.clone());
    }

    /// Whether what lies below stays on the other plates. A line for a cutter must not leave a white one in the print.
    pub(super) fn overprint(&mut self, overprint: bool) {
        if self.now.overprint != overprint {
            self.now.overprint = overprint;
            self.uses.overprints.insert(overprint);
            self.word(&format!("/{} gs", overprint_resource(overprint)));
        }
    }

    /// How lines are drawn from here on.
    pub(super) fn stroke_with(&mut self, stroke: &Stroke) {
        self.overprint(matches!(stroke.paint, Paint::Spot(_)));
        if self.now.stroke.as_ref() != Some(&stroke.paint) {
            match &stroke.paint {
                Paint::Process(colour) => self.push(Op::SetOutlineColor { col: self.process(*colour) }),
                Paint::Spot(spot) => {
                    self.uses.spots.insert(spot.name, spot.clone());
                    self.push(Op::SetColorSpaceStroke { id: spot.name.to_owned() });
                    self.word("1 SCN");
                }
            }
            self.now.stroke = Some(stroke.paint.clone());
        }
        let decimals = self.decimals() + 1;
        let width = rounded(stroke.width, decimals);
        if self.now.width.replace(width) != Some(width) {
            self.number(width, decimals);
            self.word("w");
        }
        if self.now.cap.replace(stroke.cap) != Some(stroke.cap) {
            self.word(cap(stroke.cap));
        }
        if self.now.join.replace(stroke.join) != Some(stroke.join) {
            self.word(join(stroke.join));
            if stroke.join == Join::Miter {
                self.word("4 M");
            }
        }
        // A pattern repeats, so its errors add up: two more decimals than a place.
        let decimals = decimals + 1;
        let dash = stroke.dash.as_ref().map_or((Vec::new(), 0.0), |dash| {
            (dash.pattern.iter().map(|&length| rounded(length, decimals)).collect(), rounded(dash.phase, decimals))
        });
        if self.now.dash.as_ref() != Some(&dash) {
            self.word("[");
            dash.0.iter().for_each(|&length| self.number(length, decimals));
            self.word("]");
            self.number(dash.1, decimals);
            self.word("d");
            self.now.dash = Some(dash);
        }
    }

    /// A colour in the library's words, as the press takes it. Three decimals tell all 256 steps of a channel apart.
    fn process(&self, colour: Colour) -> Color {
        match self.press.colour(colour) {
            Colour::Rgb(r, g, b) => {
                let [r, g, b] = [r, g, b].map(|channel| rounded(f64::from(channel) / 255.0, 3) as f32);
                Color::Rgb(Rgb::new(r, g, b, None))
            }
            // A press with black alone has no word for the other inks, of which there is none.
            Colour::Cmyk(.., k) if self.press.space() == Some(Space::Grey) => {
                Color::Greyscale(Greyscale::new(rounded(1.0 - f64::from(k), 3) as f32, None))
            }
            Colour::Cmyk(c, m, y, k) => {
                let [c, m, y, k] = [c, m, y, k].map(|ink| rounded(f64::from(ink), 3) as f32);
                Color::Cmyk(Cmyk::new(c, m, y, k, None))
            }
        }
    }
}

/// What streams call a graphics state that overprints, or does not.
pub(super) fn overprint_resource(overprint: bool) -> &'static str {
    if overprint { "Over" } else { "Out" }
}

fn cap(cap: Cap) -> &'static str {
    match cap {
        Cap::Butt => "0 J",
        Cap::Round => "1 J",
        Cap::Square => "2 J",
    }
}

fn join(join: Join) -> &'static str {
    match join {
        Join::Miter => "0 j",
        Join::Round => "1 j",
        Join::Bevel => "2 j",
    }
}
