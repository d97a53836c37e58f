//! From the text of a label file to checked sheets, or every fault at once.

use super::{LabelShape, LabelSheet};
use crate::diagnostics::keys::{MISSING_KEY, WRONG_TYPE, WRONG_VALUE, get, refuse_unknown, text, wrong_format};
use crate::diagnostics::tree::{Entry, Raw, Spanned, parse};
use crate::diagnostics::{Fault, Keyword, Locus, Report, Source, SourceId, Sources, offer};
use crate::geom::{Length, Point, Size, Vec2};
use crate::theme::PAPERS;

/// The format of label files that this program reads.
const FORMAT: i64 = 1;
/// The bounds of the size of a label, in millimetres.
const SIZES: (f64, f64) = (5.0, 150.0);
/// The most columns or rows of a sheet.
const MOST: i64 = 60;
/// The most sheets of a file.
const MOST_SHEETS: usize = 200;
/// Margins are even if they differ by less, in millimetres: makers round inches.
const EVEN: f64 = 0.25;
/// The tolerance for rounded measures, in millimetres.
const HAIR: f64 = 0.01;
/// The keys of a sheet.
const KEYS: [&str; 8] = ["name", "also", "paper", "shape", "size", "grid", "first", "pitch"];

/// Reads the sheets of a label file.
///
/// # Errors
/// Every fault of the file: what is missing, unknown or of the wrong type, and labels that overlap or leave the paper.
pub(in crate::theme) fn read(source: Source) -> Result<Vec<LabelSheet>, Box<Report>> {
    let (mut sources, mut faults) = (Sources::default(), Vec::new());
    let id = sources.add(source.clone());
    let tree = parse(&source, id, &mut faults);
    let sheets = if faults.is_empty() { sheets(&tree, id, &mut faults) } else { Vec::new() };
    if faults.is_empty() { Ok(sheets) } else { Err(Box::new(Report::new(sources, faults))) }
}

fn sheets(tree: &[Entry], id: SourceId, faults: &mut Vec<Fault>) -> Vec<LabelSheet> {
    let start = Locus { source: id, range: 0..0 };
    refuse_unknown(tree, "a label file", &["format", "sheet"], faults);
    faults.extend(wrong_format(tree, "label file", FORMAT, start.clone()));
    let items = match get(tree, "sheet") {
        Some(Spanned { raw: Raw::List(items), .. }) if items.len() <= MOST_SHEETS => items,
        Some(value) => {
            let message = format!("sheet expects at most {MOST_SHEETS} tables");
            faults
                .push(Fault::new(WRONG_TYPE, value.at.clone(), message).hint("write [[sheet]] on a line before each"));
            return Vec::new();
        }
        None => {
            faults
                .push(Fault::new(MISSING_KEY, start, "this label file has no sheet").hint("begin one with [[sheet]]"));
            return Vec::new();
        }
    };
    let mut sheets: Vec<LabelSheet> = Vec::new();
    for item in items {
        let Raw::Table(entries) = &item.raw else {
            let message = format!("sheet expects a table, found {}", item.raw.sort());
            faults.push(Fault::new(WRONG_TYPE, item.at.clone(), message).hint("write [[sheet]] on a line of its own"));
            continue;
        };
        let mut reader = Reader { entries, at: &item.at, faults };
        let Some(sheet) = reader.sheet() else { continue };
        let names = || [&sheet.name].into_iter().chain(&sheet.also);
        if let Some(twice) = names().find(|name| sheets.iter().any(|other| other.is_called(name))) {
            let message = format!("two sheets are called \"{twice}\"");
            faults.push(Fault::new("labels-twice", item.at.clone(), message).hint("give each sheet a name of its own"));
        }
        sheets.push(sheet);
    }
    sheets
}

/// The table of a sheet, and the faults in it.
struct Reader<'a, 'f> {
    entries: &'a [Entry],
    at: &'a Locus,
    faults: &'f mut Vec<Fault>,
}

impl<'a> Reader<'a, '_> {
    fn sheet(&mut self) -> Option<LabelSheet> {
        let known: Vec<&str> = KEYS.into_iter().chain(["uneven"]).collect();
        refuse_unknown(self.entries, "a sheet of labels", &known, self.faults);
        let (name, paper, shape) = (self.name(), self.paper(), self.shape());
        let size = self.value("size").and_then(|value| self.length("size", value, SIZES));
        let (grid, first, pitch) = (self.grid(), self.two_lengths("first"), self.two_lengths("pitch"));
        let also = self.also();
        let uneven = text(self.entries, "uneven", self.faults).map(|(text, _)| text.to_owned());
        let (name, (paper, media), shape, size) = (name?, paper?, shape?, size?);
        let ((columns, rows), first, pitch) = (grid?, first?, pitch?);
        let sheet = LabelSheet {
            name,
            also,
            paper,
            media,
            shape,
            size,
            columns,
            rows,
            first: Point::new(first.0, first.1),
            pitch: Vec2::new(pitch.0, pitch.1),
            uneven,
        };
        self.check(&sheet);
        Some(sheet)
    }

    fn fault(&mut self, code: &'static str, at: &Locus, message: impl Into<String>, hint: impl Into<String>) {
        self.faults.push(Fault::new(code, at.clone(), message).hint(hint));
    }

    /// Adds a fault; returns `None`, for a value that cannot be read.
    fn refuse<T>(&mut self, code: &'static str, at: &Locus, message: impl Into<String>, hint: &str) -> Option<T> {
        self.fault(code, at, message, hint);
        None
    }

    /// The value of a required key.
    fn value(&mut self, key: &str) -> Option<&'a Spanned> {
        let found = get(self.entries, key);
        if found.is_none() {
            let hint = match key {
                "name" => "such as name = \"Herma 4387\"",
                "paper" => "such as paper = \"A4\"",
                "shape" => "shape = \"disc\" or \"square\"",
                "grid" => "grid = [columns, rows], such as [6, 8]",
                "first" => "first = [left, top] of the first label, such as [\"8.65mm\", \"19.61mm\"]",
                "pitch" => "pitch = [across, down] from label to label, such as [\"32.54mm\", \"32.54mm\"]",
                _ => "such as size = \"30mm\"",
            };
            self.fault(MISSING_KEY, self.at, format!("this sheet has no {key}"), hint);
        }
        found
    }

    fn name(&mut self) -> Option<String> {
        self.value("name")?;
        let (name, at) = text(self.entries, "name", self.faults)?;
        if name.trim().is_empty() || name.chars().count() > 60 || name.chars().any(char::is_control) {
            return self.refuse(WRONG_VALUE, at, "name expects 1 to 60 characters", "such as \"Herma 4387\"");
        }
        Some(name.trim().to_owned())
    }

    fn also(&mut self) -> Vec<String> {
        let Some(value) = get(self.entries, "also") else { return Vec::new() };
        let items = match &value.raw {
            Raw::List(items) => items.as_slice(),
            _ => &[],
        };
        let names: Vec<String> = items
            .iter()
            .filter_map(|item| match &item.raw {
                Raw::Text(name) if !name.trim().is_empty() && name.len() <= 60 => Some(name.trim().to_owned()),
                _ => None,
            })
            .collect();
        if names.is_empty() || names.len() < items.len() {
            self.fault(WRONG_TYPE, &value.at, "also expects a list of names", "such as also = [\"Avery 8293\"]");
        }
        names
    }

    fn paper(&mut self) -> Option<(String, Size)> {
        self.value("paper")?;
        let (paper, at) = text(self.entries, "paper", self.faults)?;
        let known = PAPERS.iter().find(|(name, ..)| name.eq_ignore_ascii_case(paper.trim()));
        if known.is_none() {
            let names: Vec<&str> = PAPERS.iter().map(|(name, ..)| *name).collect();
            self.fault("unknown-paper", at, format!("no paper is called \"{paper}\""), offer(None, &names));
        }
        known.map(|(name, short, long)| ((*name).to_owned(), Size::new(*short, *long)))
    }

    fn shape(&mut self) -> Option<LabelShape> {
        self.value("shape")?;
        let (word, at) = text(self.entries, "shape", self.faults)?;
        let known = LabelShape::from_keyword(word);
        if known.is_none() {
            let hint = offer(Some(word), LabelShape::NAMES);
            self.fault("unknown-word", at, format!("\"{word}\" is not a shape of labels"), hint);
        }
        known
    }

    fn grid(&mut self) -> Option<(usize, usize)> {
        let value = self.value("grid")?;
        if let Raw::List(items) = &value.raw
            && let [Spanned { raw: Raw::Int(columns @ 1..=MOST), .. }, Spanned { raw: Raw::Int(rows @ 1..=MOST), .. }] =
                items.as_slice()
        {
            return Some((*columns as usize, *rows as usize));
        }
        let message = format!("grid expects two integers from 1 to {MOST}");
        self.refuse(WRONG_VALUE, &value.at, message, "grid = [columns, rows], such as [6, 8]")
    }

    fn two_lengths(&mut self, key: &str) -> Option<(f64, f64)> {
        let value = self.value(key)?;
        let hint = format!("such as {key} = [\"8.65mm\", \"19.61mm\"]");
        let Raw::List(items) = &value.raw else {
            let message = format!("{key} expects two lengths, found {}", value.raw.sort());
            return self.refuse(WRONG_TYPE, &value.at, message, &hint);
        };
        let [across, down] = items.as_slice() else {
            let message = format!("{key} expects two lengths, found {}", items.len());
            return self.refuse(WRONG_VALUE, &value.at, message, &hint);
        };
        let (across, down) = (self.length(key, across, (0.0, 500.0)), self.length(key, down, (0.0, 500.0)));
        Some((across?, down?))
    }

    fn length(&mut self, key: &str, value: &Spanned, (least, most): (f64, f64)) -> Option<f64> {
        let read = match &value.raw {
            Raw::Text(text) => Length::read(text).ok().map(Length::mm),
            _ => None,
        };
        match read {
            Some(mm) if (least..=most).contains(&mm) => Some(mm),
            Some(mm) => {
                let message = format!("{key} of a label cannot be {}", Length::from_mm(mm.clamp(-1e6, 1e6)));
                let hint = format!("from {} to {}", Length::from_mm(least), Length::from_mm(most));
                self.refuse(WRONG_VALUE, &value.at, message, &hint)
            }
            None => {
                let message = format!("{key} expects a number with its unit, in quotes");
                self.refuse(WRONG_VALUE, &value.at, message, "such as \"30mm\" (also cm, in, pt)")
            }
        }
    }

    /// Checks that labels neither overlap nor leave the paper, and that the margins are even.
    fn check(&mut self, sheet: &LabelSheet) {
        let place = |key: &str| get(self.entries, key).map_or(self.at.clone(), |value| value.at.clone());
        let (grid, pitch, first) = (place("grid"), place("pitch"), place("first"));
        let mm = Length::from_mm;
        if let Some(gap) = sheet.gap().filter(|gap| *gap < -HAIR) {
            let message = format!("neighbours overlap by {}", mm(-gap));
            let hint = format!("with labels of {} the pitch is {0} or more", mm(sheet.size));
            self.fault("labels-overlap", &pitch, message, hint);
        }
        let (block, media) = (sheet.block(), sheet.media);
        let (right, below) = (media.width - block.x1, media.height - block.y1);
        if right < -HAIR || below < -HAIR {
            let message = match right < below {
                true => format!("the last column sticks out of the paper by {}", mm(-right)),
                false => format!("the last row sticks out of the paper by {}", mm(-below)),
            };
            let hint = format!("{} is {} × {} mm", sheet.paper, media.width, media.height);
            self.fault("labels-off-paper", &grid, message, hint);
            return;
        }
        let even = (right - block.x0).abs() <= EVEN && (below - block.y0).abs() <= EVEN;
        match (&sheet.uneven, even) {
            (None, false) => {
                let message = format!(
                    "the margins are uneven: {} left and {} right, {} above and {} below",
                    mm(block.x0),
                    mm(right),
                    mm(block.y0),
                    mm(below)
                );
                self.fault("uneven-margins", &first, message, "measure again, or say why: uneven = \"…\"");
            }
            (Some(_), true) => {
                let at = place("uneven");
                self.fault("even-margins", &at, "the margins are even", "leave uneven out");
            }
            (None, true) | (Some(_), false) => (),
        }
    }
}
