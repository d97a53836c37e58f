//! Colours and lines: written only where they change.

use super::content::{Content, rounded};
use crate::scene::{Cap, Colour, Join, Paint, Stroke};
use printpdf::{Cmyk, Color, DictItem, ExtendedGraphicsStateId, Op, Rgb};

impl Content {
    /// What is filled from here on.
    pub(super) fn fill_with(&mut self, paint: &Paint) {
        self.overprint(matches!(paint, Paint::Spot(_)));
        if self.now.fill.as_ref() == Some(paint) {
            return;
        }
        match paint {
            Paint::Process(colour) => self.ops.push(Op::SetFillColor { col: process(*colour) }),
            Paint::Spot(spot) => {
                self.uses.spots.insert(spot.name, spot.clone());
                self.ops.push(Op::SetColorSpaceFill { id: spot.name.to_owned() });
                self.numbers("scn", &[1.0]);
            }
        }
        self.now.fill = Some(paint.clone());
    }

    /// Whether what lies below stays on the other plates. A line for a cutter must not leave a white one in the print.
    pub(super) fn overprint(&mut self, overprint: bool) {
        if self.now.overprint != overprint {
            self.now.overprint = overprint;
            self.uses.overprints.insert(overprint);
            self.ops
                .push(Op::LoadGraphicsState { gs: ExtendedGraphicsStateId(overprint_resource(overprint).to_owned()) });
        }
    }

    /// How lines are drawn from here on.
    pub(super) fn stroke_with(&mut self, stroke: &Stroke) {
        self.overprint(matches!(stroke.paint, Paint::Spot(_)));
        if self.now.stroke.as_ref() != Some(&stroke.paint) {
            match &stroke.paint {
                Paint::Process(colour) => self.ops.push(Op::SetOutlineColor { col: process(*colour) }),
                Paint::Spot(spot) => {
                    self.uses.spots.insert(spot.name, spot.clone());
                    self.ops.push(Op::SetColorSpaceStroke { id: spot.name.to_owned() });
                    self.numbers("SCN", &[1.0]);
                }
            }
            self.now.stroke = Some(stroke.paint.clone());
        }
        let width = rounded(stroke.width, self.decimals() + 1);
        if self.now.width.replace(width) != Some(width) {
            self.numbers("w", &[width]);
        }
        if self.now.cap.replace(stroke.cap) != Some(stroke.cap) {
            self.numbers("J", &[cap(stroke.cap)]);
        }
        if self.now.join.replace(stroke.join) != Some(stroke.join) {
            self.numbers("j", &[join(stroke.join)]);
            if stroke.join == Join::Miter {
                self.numbers("M", &[4.0]);
            }
        }
        // A pattern repeats, so its errors add up: two more decimals than a place.
        let decimals = self.decimals() + 2;
        let dash = stroke.dash.as_ref().map_or((Vec::new(), 0.0), |dash| {
            (dash.pattern.iter().map(|&length| rounded(length, decimals)).collect(), rounded(dash.phase, decimals))
        });
        if self.now.dash.as_ref() != Some(&dash) {
            let pattern = dash.0.iter().copied().map(DictItem::Real).collect();
            self.operator("d", vec![DictItem::Array(pattern), DictItem::Real(dash.1)]);
            self.now.dash = Some(dash);
        }
    }
}

/// What streams call a graphics state that overprints, or does not.
pub(super) fn overprint_resource(overprint: bool) -> &'static str {
    if overprint { "Over" } else { "Out" }
}

/// A colour in the library's words. Three decimals tell all 256 steps of a channel apart.
fn process(colour: Colour) -> Color {
    match colour {
        Colour::Rgb(r, g, b) => {
            let [r, g, b] = [r, g, b].map(|channel| rounded(f64::from(channel) / 255.0, 3));
            Color::Rgb(Rgb::new(r, g, b, None))
        }
        Colour::Cmyk(c, m, y, k) => {
            let [c, m, y, k] = [c, m, y, k].map(|ink| rounded(f64::from(ink), 3));
            Color::Cmyk(Cmyk::new(c, m, y, k, None))
        }
    }
}

fn cap(cap: Cap) -> f32 {
    match cap {
        Cap::Butt => 0.0,
        Cap::Round => 1.0,
        Cap::Square => 2.0,
    }
}

fn join(join: Join) -> f32 {
    match join {
        Join::Miter => 0.0,
        Join::Round => 1.0,
        Join::Bevel => 2.0,
    }
}
