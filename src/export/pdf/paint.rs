//! Colours and line styles, written only when they change.

use super::super::decimal::rounded;
use super::content::ContentStream;
use crate::icc::ColourSpace;
use crate::scene::{Colour, Join, Paint, Stroke};
use printpdf::Op;

impl ContentStream {
    /// Sets the fill colour.
    pub(super) fn fill_with(&mut self, paint: &Paint) {
        self.overprint(matches!(paint, Paint::Spot(_)));
        if self.now.fill.as_ref() != Some(paint) {
            self.paint(paint, &FILL);
            self.now.fill = Some(paint.clone());
        }
    }

    /// Sets overprint. A cut line must not knock out the inks below.
    pub(super) fn overprint(&mut self, overprint: bool) {
        if self.now.overprint != overprint {
            self.now.overprint = overprint;
            self.uses.overprints.insert(overprint);
            self.word(&format!("/{} gs", overprint_resource(overprint)));
        }
    }

    /// Sets the line style.
    pub(super) fn stroke_with(&mut self, stroke: &Stroke) {
        self.overprint(matches!(stroke.paint, Paint::Spot(_)));
        if self.now.stroke.as_ref() != Some(&stroke.paint) {
            self.paint(&stroke.paint, &LINE);
            self.now.stroke = Some(stroke.paint.clone());
        }
        let decimals = self.decimals() + 1;
        let width = rounded(stroke.width * self.now.grid, decimals);
        if self.now.width.replace(width) != Some(width) {
            self.number(width, decimals);
            self.word("w");
        }
        if self.now.cap.replace(stroke.cap) != Some(stroke.cap) {
            self.word(&format!("{} J", stroke.cap as u8));
        }
        if self.now.join.replace(stroke.join) != Some(stroke.join) {
            self.word(&format!("{} j", stroke.join as u8));
            if stroke.join == Join::Miter {
                self.word("4 M");
            }
        }
        // Errors of a dash pattern add up: two more decimals than a coordinate.
        let decimals = decimals + 1;
        let dash = stroke.dash.as_ref().map_or((Vec::new(), 0.0), |dash| {
            let steps = |length: f64| rounded(length * self.now.grid, decimals);
            (dash.pattern.iter().map(|&length| steps(length)).collect(), steps(dash.phase))
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

    fn paint(&mut self, paint: &Paint, words: &ColourOperators) {
        match paint {
            Paint::Process(colour) => self.process(*colour, words),
            Paint::Spot(spot) => {
                self.uses.spots.insert(spot.name, spot.clone());
                self.push((words.space)(spot.name.to_owned()));
                self.word(words.spot);
            }
        }
    }

    /// A colour in the press's colours. Three decimals distinguish all 256 steps of a channel.
    fn process(&mut self, colour: Colour, words: &ColourOperators) {
        let grey = self.press.space() == Some(ColourSpace::Grey);
        let (parts, word): (Vec<f64>, &str) = match self.press.colour(colour) {
            Colour::Rgb(r, g, b) => ([r, g, b].map(|channel| f64::from(channel) / 255.0).into(), words.rgb),
            // For a press with black only, the other inks are dropped.
            Colour::Cmyk(.., k) if grey => (vec![1.0 - f64::from(k)], words.grey),
            Colour::Cmyk(c, m, y, k) => ([c, m, y, k].map(f64::from).into(), words.cmyk),
        };
        parts.into_iter().for_each(|part| self.number(part, 3));
        self.word(word);
    }
}

/// The operators that set a colour.
struct ColourOperators {
    rgb: &'static str,
    grey: &'static str,
    cmyk: &'static str,
    /// A spot colour, whole, and how its colour space is chosen.
    spot: &'static str,
    space: fn(String) -> Op,
}

const FILL: ColourOperators =
    ColourOperators { rgb: "rg", grey: "g", cmyk: "k", spot: "1 scn", space: |id| Op::SetColorSpaceFill { id } };
const LINE: ColourOperators =
    ColourOperators { rgb: "RG", grey: "G", cmyk: "K", spot: "1 SCN", space: |id| Op::SetColorSpaceStroke { id } };

/// The resource name of a graphics state with or without overprint.
pub(super) fn overprint_resource(overprint: bool) -> &'static str {
    if overprint { "Over" } else { "Out" }
}
