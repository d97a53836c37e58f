//! Reads the label sheet that stickers are printed on.

use super::file_path::is_path;
use super::reader::ThemeReader;
use crate::diagnostics::{Keyword, Locus};
use crate::files::FileProvider;
use crate::geom::Length;
use crate::theme::PieceStyle;
use crate::theme::label::{LabelSheet, LabelUse, find_label, read};
use std::collections::BTreeSet;

/// The keyword for no label sheet.
const NONE: &str = "none";

impl ThemeReader<'_> {
    /// Reads the label sheet and fits the pieces to it: a label is the sticker, so inset and bleed are overridden.
    pub fn labels(&mut self, pieces: &mut PieceStyle, files: &dyn FileProvider) {
        let Some((name, at)) = self.text("pieces.label") else { return };
        let (name, at) = (name.trim(), at.clone());
        let sheet = match name {
            NONE => None,
            _ if is_path(name) => self.own_sheet(name, &at, files),
            _ => match find_label(name) {
                Ok(sheet) => Some(sheet.clone()),
                Err(unknown) => self.refuse("unknown-label", &at, unknown.to_string(), unknown.hint()),
            },
        };
        if sheet.is_none() && name != NONE {
            self.mark_invalid("pieces.label");
        }
        let used = self.used(sheet.as_ref());
        let Some(sheet) = sheet else { return };
        self.fit(pieces, &sheet, &at);
        pieces.inset = ((pieces.size - sheet.size) / 2.0).max(0.0);
        // Ink beyond the edge must not reach the neighbour.
        pieces.bleed = pieces.bleed.min(sheet.gap().unwrap_or(f64::INFINITY) / 2.0).max(0.0);
        pieces.label = Some(LabelUse { sheet, used });
    }

    /// Checks that the labels have the size and shape of stickers for these pieces.
    fn fit(&mut self, pieces: &PieceStyle, sheet: &LabelSheet, at: &Locus) {
        if !self.all_valid(&["size", "pieces.size", "pieces.shape"]) {
            return;
        }
        let (size, label) = (Length::from_mm(pieces.size), Length::from_mm(sheet.size));
        if !sheet.fits(pieces.size) {
            let message = format!("labels of {label} are larger than pieces of {size}");
            let hint =
                format!("`shouqi labels --fits {}mm` lists those that fit; or choose larger pieces", pieces.size);
            self.fault("label-too-large", at, message, hint);
        }
        if sheet.shape.outline() != pieces.outline {
            let message = format!("the labels of {} do not have the shape of the pieces", sheet.name);
            self.fault("label-shape", at, message, format!("pieces.shape = \"{}\" would fit", sheet.shape.keyword()));
        }
    }

    /// A sheet of the user's own: a label file beside the theme, with `#` and the name of the sheet after it if it has
    /// several.
    fn own_sheet(&mut self, name: &str, at: &Locus, files: &dyn FileProvider) -> Option<LabelSheet> {
        let (path, wanted) = name.split_once('#').map_or((name, None), |(path, wanted)| (path, Some(wanted.trim())));
        let unreadable = "this label file cannot be read";
        let source = files.text(path, self.base_of(at));
        let source = source.map_err(|why| self.fault("unreadable-label", at, unreadable, why.to_string())).ok()?;
        let sheets = read(source).map_err(|report| self.push_file_report(*report)).ok()?;
        let names = || sheets.iter().map(|sheet| sheet.name.as_str()).collect::<Vec<_>>().join(", ");
        match wanted {
            None if sheets.len() == 1 => sheets.into_iter().next(),
            None => {
                let hint = format!("write \"{path}#NAME\" with one of these: {}", names());
                self.refuse("several-labels", at, format!("{path} has {} sheets of labels", sheets.len()), hint)
            }
            Some(wanted) => sheets.iter().find(|sheet| sheet.is_called(wanted)).cloned().or_else(|| {
                let hint = format!("possible are {}", names());
                self.refuse("unknown-label", at, format!("{path} has no sheet called \"{wanted}\""), hint)
            }),
        }
    }

    /// The used labels of the first sheet, counted from 0; in the theme they are counted from 1, such as `1-6, 9`.
    fn used(&mut self, sheet: Option<&LabelSheet>) -> BTreeSet<usize> {
        let mut used = BTreeSet::new();
        let key = "pieces.label-used";
        let Some((text, at)) = self.text(key) else { return used };
        let at = at.clone();
        if sheet.is_none() && !text.trim().is_empty() && self.all_valid(&["pieces.label"]) {
            let message = "used labels are those of a label sheet, and none is chosen";
            self.fault("label-used", &at, message, "choose one: pieces.label = \"Herma 4387\", or --label");
            self.mark_invalid(key);
        }
        let most = sheet.map_or(usize::MAX, LabelSheet::count);
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (first, last) = part.split_once(['-', '–']).unwrap_or((part, part));
            let number = |text: &str| text.trim().parse::<usize>().ok().filter(|number| *number >= 1);
            match (number(first), number(last)) {
                (Some(first), Some(last)) if first <= last && last <= most.min(10_000) => used.extend(first - 1..last),
                (Some(_), Some(last)) if last > most => {
                    let message = format!("there is no label {last} on this sheet");
                    self.fault("label-used", &at, message, format!("its labels are counted from 1 to {most}"));
                    self.mark_invalid(key);
                }
                _ => {
                    let message = format!("\"{part}\" is not a range of labels");
                    self.fault("label-used", &at, message, "such as \"1-6\" or \"1-6, 9\", counted row by row");
                    self.mark_invalid(key);
                }
            }
        }
        if used.len() >= most {
            let message = "every label of the first sheet is used";
            self.fault("label-used", &at, message, "leave it out to begin with a new sheet");
            self.mark_invalid(key);
        }
        used
    }
}
