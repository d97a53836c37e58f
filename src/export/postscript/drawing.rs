//! Items as code. Graphics state that is already set (colour, line, font) is not set again.

use super::code::Code;
use super::inventory::Inventory;
use super::{image, path};
use crate::geom::Affine;
use crate::scene::{Cap, Colour, Dash, Group, Item, Join, Paint, PathItem, Stroke};

/// A singular transform shows nothing, and stops an interpreter with an error.
const VANISHED: f64 = 1e-12;

/// The code of items.
pub(super) struct ItemWriter<'a> {
    pub(super) code: Code,
    pub(super) inventory: &'a Inventory<'a>,
    /// The stack of graphics states, current one last.
    states: Vec<KnownState<'a>>,
}

/// The known part of a graphics state.
#[derive(Debug, Clone, Default)]
struct KnownState<'a> {
    paint: Option<&'a Paint>,
    width: Option<f64>,
    cap: Option<Cap>,
    join: Option<Join>,
    dash: Option<Option<&'a Dash>>,
    font: Option<(usize, Affine)>,
}

impl<'a> ItemWriter<'a> {
    /// Starts with an unknown graphics state.
    pub(super) fn new(inventory: &'a Inventory<'a>) -> ItemWriter<'a> {
        ItemWriter { code: Code::new(), inventory, states: vec![KnownState::default()] }
    }

    /// The code.
    pub(super) fn finish(self) -> Code {
        self.code
    }

    /// Appends items, later ones on top.
    pub(super) fn items(&mut self, items: &'a [Item]) {
        for item in items {
            match item {
                Item::Path(item) => self.path(item),
                Item::Glyphs(run) => self.run(run),
                Item::Image(item) => self.apart(|drawing| image::show(&mut drawing.code, item)),
                Item::Use(used) if vanishes(used.transform) => {}
                Item::Use(used) => self.apart(|drawing| {
                    drawing.code.transform(used.transform);
                    drawing.code.token(&format!("U{}", used.symbol.0));
                }),
                Item::Group(group) if vanishes(group.transform) => {}
                Item::Group(group) => self.apart(|drawing| drawing.group(group)),
            }
        }
    }

    /// Appends what `draw` does, between `gsave` and `grestore`.
    pub(super) fn apart(&mut self, draw: impl FnOnce(&mut ItemWriter<'a>)) {
        self.code.token("q");
        let state = self.state().clone();
        self.states.push(state);
        draw(self);
        self.states.pop();
        self.code.token("Q");
    }

    fn group(&mut self, group: &'a Group) {
        self.code.transform(group.transform);
        if let Some(clip) = &group.clip {
            path::path(&mut self.code, clip);
            self.code.token("W");
        }
        self.items(&group.items);
    }

    fn path(&mut self, item: &'a PathItem) {
        let stroke = item.stroke.as_ref().filter(|stroke| stroke.width > 0.0);
        if item.path.is_empty() {
            return;
        }
        let fill = if item.even_odd { "F" } else { "f" };
        match (&item.fill, stroke) {
            (None, None) => {}
            (Some(paint), None) => {
                self.paint(paint);
                path::path(&mut self.code, &item.path);
                self.code.token(fill);
            }
            (None, Some(stroke)) => {
                self.line(stroke);
                path::path(&mut self.code, &item.path);
                self.code.token("s");
            }
            (Some(paint), Some(stroke)) => {
                path::path(&mut self.code, &item.path);
                self.apart(|drawing| {
                    drawing.paint(paint);
                    drawing.code.token(fill);
                });
                self.line(stroke);
                self.code.token("s");
            }
        }
    }

    /// Appends the setting of a colour.
    pub(super) fn paint(&mut self, paint: &'a Paint) {
        if self.state().paint == Some(paint) {
            return;
        }
        self.state().paint = Some(paint);
        match paint {
            Paint::Process(colour) => match self.inventory.press.colour(*colour) {
                Colour::Rgb(r, g, b) => {
                    [r, g, b].into_iter().for_each(|channel| self.code.number(f64::from(channel) / 255.0));
                    self.code.token("R");
                }
                Colour::Cmyk(c, m, y, k) => {
                    [c, m, y, k].into_iter().for_each(|ink| self.code.number(f64::from(ink)));
                    self.code.token("K");
                }
            },
            Paint::Spot(spot) => {
                let plate = format!("X{}", self.inventory.spot(spot));
                self.code.tokens("true setoverprint");
                self.code.token(&plate);
                self.code.tokens("setcolorspace 1 setcolor");
            }
        }
    }

    /// Appends the setting of a line's colour and style.
    fn line(&mut self, stroke: &'a Stroke) {
        self.paint(&stroke.paint);
        if self.state().width.replace(stroke.width) != Some(stroke.width) {
            self.code.number(stroke.width);
            self.code.token("w");
        }
        if self.state().cap.replace(stroke.cap) != Some(stroke.cap) {
            self.code.token(&(stroke.cap as u8).to_string());
            self.code.token("J");
        }
        if self.state().join.replace(stroke.join) != Some(stroke.join) {
            self.code.token(&(stroke.join as u8).to_string());
            self.code.token("j");
        }
        // An interpreter refuses a dash pattern of zero length.
        let dash = stroke.dash.as_ref().filter(|dash| dash.pattern.iter().sum::<f64>() > 0.0);
        if self.state().dash.replace(dash) != Some(dash) {
            self.code.token("[");
            dash.iter().flat_map(|dash| &dash.pattern).for_each(|length| self.code.number(*length));
            self.code.token("]");
            self.code.number(dash.map_or(0.0, |dash| dash.phase));
            self.code.token("d");
        }
    }

    /// Appends the selection of a font with its matrix (em square, y up, to the surrounding space).
    pub(super) fn font(&mut self, font: usize, matrix: Affine) {
        if self.state().font.replace((font, matrix)) != Some((font, matrix)) {
            self.code.matrix(matrix);
            self.code.token(&self.inventory.fonts[font].short);
        }
    }

    fn state(&mut self) -> &mut KnownState<'a> {
        self.states.last_mut().expect("a drawing has always a graphics state")
    }
}

/// Whether a transform is singular.
pub(super) fn vanishes(transform: Affine) -> bool {
    transform.determinant().abs() < VANISHED
}
