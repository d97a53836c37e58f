//! The paper of a theme.

use super::reader::ThemeReader;
use crate::diagnostics::{Locus, did_you_mean, nearest};
use crate::geom::{Length, LengthError};
use crate::theme::{Orientation, PAPERS, Paper};

/// The bounds of a side of a sheet, in millimetres.
const SIDES: (f64, f64) = (50.0, 2000.0);
/// The minimum distance between the margins, in millimetres.
const LEAST_ROOM: f64 = 30.0;

impl ThemeReader<'_> {
    /// The paper.
    pub fn paper(&mut self) -> Paper {
        let read = self.text("paper.size").and_then(|(text, at)| self.sheet(text.trim(), at));
        let read = self.or_invalid("paper.size", read).unwrap_or_default();
        let paper = Paper::read(self, read);
        let room = paper.short - 2.0 * paper.margin;
        if self.all_valid(&["paper.size", "paper.margin"]) && room < LEAST_ROOM {
            let at = self.last_written(&["paper.margin", "paper.size"]);
            let most = Length::from_mm((paper.short - LEAST_ROOM) / 2.0);
            let message = format!("margins of {} leave no room on this paper", Length::from_mm(paper.margin));
            self.fault("margin-too-wide", &at, message, format!("paper.margin may be {most} at most here"));
        }
        paper
    }

    /// The orientation of a paper that is given by its two sides, width first; `None` if it is given by name.
    pub fn way_given(&mut self) -> Option<Orientation> {
        let (text, _) = self.text("paper.size")?;
        let (across, down) = text.split_once(['x', '×'])?;
        let [across, down] = [across, down].map(|side| Length::read(side.trim()).ok().map(Length::mm));
        Some(if across? > down? { Orientation::Landscape } else { Orientation::Portrait })
    }

    fn sheet(&mut self, text: &str, at: &Locus) -> Option<(String, f64, f64)> {
        if let Some((name, short, long)) = PAPERS.iter().find(|(name, ..)| name.eq_ignore_ascii_case(text)) {
            return Some(((*name).to_owned(), *short, *long));
        }
        let measured = text.starts_with(|c: char| c.is_ascii_digit() || ".+-".contains(c));
        let Some((first, second)) = text.split_once(['x', '×']).filter(|_| measured) else {
            let names = || PAPERS.iter().map(|(name, ..)| *name);
            // For names as short as A4 every other name is near.
            let near = nearest(text, names()).filter(|_| text.len() > 3);
            let all = names().collect::<Vec<_>>().join(", ");
            let hint = did_you_mean(near, format!("{all}, or two sides such as \"210mm x 297mm\""));
            return self.refuse("unknown-paper", at, format!("no paper is called \"{text}\""), hint);
        };
        let (first, second) = (first.trim(), second.trim());
        let read = [first, second].map(Length::read);
        if read.contains(&Err(LengthError::NoUnit)) {
            let unit_of =
                |side: &'_ str| side.trim_start_matches(|c: char| c.is_ascii_digit() || ".+- ".contains(c)).to_owned();
            let unit =
                [first, second].map(unit_of).into_iter().find(|unit| !unit.is_empty()).unwrap_or("mm".to_owned());
            let [first, second] = [first, second]
                .map(|side| if unit_of(side).is_empty() { format!("{side}{unit}") } else { side.to_owned() });
            let hint = format!("write \"{first} x {second}\" (mm, cm, in or pt)");
            return self.refuse("paper-size", at, "a side of this paper has no unit", hint);
        }
        let first = self.paper_side(first, at);
        let second = self.paper_side(second, at);
        let (first, second) = (first?, second?);
        let name = format!("{} x {}", Length::from_mm(first), Length::from_mm(second));
        Some((name, first.min(second), first.max(second)))
    }

    /// One of two sides.
    fn paper_side(&mut self, text: &str, at: &Locus) -> Option<f64> {
        let (least, most) = SIDES;
        match Length::read(text) {
            Ok(length) if (least..=most).contains(&length.mm()) => Some(length.mm()),
            Ok(length) => {
                let shown = Length::from_mm(length.mm().clamp(-1e9, 1e9));
                let hint = format!("a side can be {} to {}", Length::from_mm(least), Length::from_mm(most));
                self.refuse("paper-size", at, format!("a paper cannot have a side of {shown}"), hint)
            }
            Err(_) => {
                let message = format!("\"{text}\" is not the length of a side");
                self.refuse("paper-size", at, message, "write two sides such as \"210mm x 297mm\"")
            }
        }
    }
}
