//! Resources of a document: the theme, and what its pages share (symbols, pictures, shaped labels).

use super::legibility::Legibility;
use super::traced_edge::{EdgePoint, TracedEdge};
use crate::art::{self, Drawing, Hand, OpticalSize};
use crate::fonts::FaceId;
use crate::geom::Rect;
use crate::language::{Argument, Language};
use crate::rules::Side;
use crate::scene::{Item, PictureId, Raster, Symbol, SymbolId};
use crate::theme::{AnimalCharacters, Art, Theme};
use crate::typeset::{Label, MissingGlyph, Paragraph, ParagraphLayouter, ParagraphStyle, Span};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The face for notes in Chinese.
const CHINESE_NOTES: &str = "kai";

/// The theme, and what the document's pages share.
#[derive(Debug)]
pub struct Resources<'a> {
    /// The theme.
    pub theme: &'a Theme,
    /// The cell width of the smallest picture with heads among those side by side, in millimetres: it decides how all
    /// of them distinguish their heads.
    pub(crate) smallest_cell: Option<f64>,
    symbols: Vec<Symbol>,
    /// The symbols by their names.
    named: BTreeMap<String, SymbolId>,
    pictures: Vec<Raster>,
    placed: BTreeMap<String, PictureId>,
    missing: BTreeSet<MissingGlyph>,
    drawings: BTreeMap<String, Option<Arc<Drawing>>>,
    languages: BTreeMap<String, Option<Language>>,
    ideographs: Option<AnimalCharacters>,
    measures: BTreeMap<String, f64>,
    /// The edges of the theme's own drawings, by the drawing's name.
    edges: BTreeMap<String, Arc<TracedEdge>>,
    /// Shaped lines: by face, text, and the bits of size and tracking.
    labels: BTreeMap<(FaceId, String, [u64; 2]), Label>,
}

impl<'a> Resources<'a> {
    /// Empty resources.
    pub fn new(theme: &'a Theme) -> Resources<'a> {
        Resources {
            theme,
            smallest_cell: None,
            symbols: Vec::new(),
            named: BTreeMap::new(),
            pictures: Vec::new(),
            placed: BTreeMap::new(),
            missing: BTreeSet::new(),
            drawings: BTreeMap::new(),
            languages: BTreeMap::new(),
            ideographs: None,
            measures: BTreeMap::new(),
            edges: BTreeMap::new(),
            labels: BTreeMap::new(),
        }
    }

    /// The picture of a kind: the theme's own or one of the theme's family, parsed once. `None` if there is neither.
    /// For seals it is White's.
    pub fn drawing(&mut self, kind: &str) -> Option<Arc<Drawing>> {
        if let Some(own) = self.theme.pictures.get(kind) {
            return Some(own.drawing.clone());
        }
        match self.theme.face.art {
            Art::Line | Art::Woodcut => self.kept(kind, |_| art::animal(kind, Hand::Line(OpticalSize::Text))),
            Art::PaperCut => self.kept(kind, |_| art::animal(kind, Hand::PaperCut)),
            Art::Seal => self.seal(kind, Side::White, f64::INFINITY),
        }
    }

    /// The drawing called `name`, made by `draw` on first use.
    pub(crate) fn kept(
        &mut self,
        name: &str,
        draw: impl FnOnce(&mut Resources<'a>) -> Option<Drawing>,
    ) -> Option<Arc<Drawing>> {
        if let Some(known) = self.drawings.get(name) {
            return known.clone();
        }
        let drawn = draw(self).map(Arc::new);
        self.drawings.insert(name.to_owned(), drawn.clone());
        drawn
    }

    /// The edge of the theme's own drawing called `name`, traced by `follow` on first use.
    pub(crate) fn edge_of(&mut self, name: &str, follow: impl FnOnce() -> Vec<EdgePoint>) -> Arc<TracedEdge> {
        if let Some(known) = self.edges.get(name) {
            return known.clone();
        }
        let edge = Arc::new(TracedEdge::new(follow()));
        self.edges.insert(name.to_owned(), edge.clone());
        edge
    }

    /// A language, the theme's own or a shipped one, loaded once; `None` if there is none with this tag.
    pub fn language(&mut self, tag: &str) -> Option<&Language> {
        let theme = self.theme;
        self.languages.entry(tag.to_owned()).or_insert_with(|| theme.find_language(tag)).as_ref()
    }

    /// The language that gives the animals' characters, loaded once.
    pub fn animal_characters(&mut self) -> &AnimalCharacters {
        let theme = self.theme;
        self.ideographs.get_or_insert_with(|| theme.animal_characters())
    }

    /// The measure called `name`, computed by `take` on first use.
    pub fn measure(&mut self, name: &str, take: impl FnOnce(&mut Resources<'a>) -> f64) -> f64 {
        if let Some(&known) = self.measures.get(name) {
            return known;
        }
        let measure = take(self);
        self.measures.insert(name.to_owned(), measure);
        measure
    }

    /// Several measures called `name`, computed by `take` on first use; `None` is not remembered.
    pub fn measures<const N: usize>(
        &mut self,
        name: &str,
        take: impl FnOnce(&mut Resources<'a>) -> Option<[f64; N]>,
    ) -> Option<[f64; N]> {
        let names: [String; N] = std::array::from_fn(|place| format!("{name} {place}"));
        if names.iter().all(|name| self.measures.contains_key(name)) {
            return Some(names.map(|name| self.measures[&name]));
        }
        let taken = take(self)?;
        self.measures.extend(names.into_iter().zip(taken));
        Some(taken)
    }

    /// A line of text, `size` millimetres per em, `tracking` in ems. A character that the face lacks is recorded, and
    /// nothing is set.
    pub fn label(&mut self, face: FaceId, text: &str, size: f64, tracking: f64) -> Option<Label> {
        self.shaped(face, text, size, tracking).map_err(|missing| self.lacks(missing)).ok()
    }

    /// A line of text in the first of these faces that has all its characters; what the last one lacks is recorded.
    pub fn label_in(&mut self, faces: &[FaceId], text: &str, size: f64, tracking: f64) -> Option<Label> {
        let (last, others) = faces.split_last()?;
        let found = others.iter().find_map(|&face| self.shaped(face, text, size, tracking).ok());
        found.or_else(|| self.label(*last, text, size, tracking))
    }

    /// A line of text, shaped on first use.
    fn shaped(&mut self, face: FaceId, text: &str, size: f64, tracking: f64) -> Result<Label, MissingGlyph> {
        let key = (face, text.to_owned(), [size, tracking].map(f64::to_bits));
        if let Some(known) = self.labels.get(&key) {
            return Ok(known.clone());
        }
        let label = Label::new(&self.theme.fonts, face, text, size, tracking)?;
        self.labels.insert(key, label.clone());
        Ok(label)
    }

    /// Records a character that a face lacks.
    pub fn lacks(&mut self, missing: MissingGlyph) {
        self.missing.insert(missing);
    }

    /// A paragraph; an empty one, with a record, if a face lacks a character.
    pub fn paragraph(
        &mut self,
        layouter: &mut ParagraphLayouter<'_>,
        spans: &[Span],
        measure: f64,
        style: &ParagraphStyle,
    ) -> Paragraph {
        let set = layouter.paragraph(spans, measure, style);
        self.or_empty(set, style)
    }

    /// The same without its glyphs, to learn its size.
    pub fn measured_paragraph(
        &mut self,
        layouter: &mut ParagraphLayouter<'_>,
        spans: &[Span],
        measure: f64,
        style: &ParagraphStyle,
    ) -> Paragraph {
        let measured = layouter.measured(spans, measure, style);
        self.or_empty(measured, style)
    }

    fn or_empty(&mut self, paragraph: Result<Paragraph, MissingGlyph>, style: &ParagraphStyle) -> Paragraph {
        paragraph.unwrap_or_else(|missing| {
            self.lacks(missing);
            Paragraph { lines: Vec::new(), pitch: style.pitch }
        })
    }

    /// The face that has the most Chinese and Japanese characters.
    pub fn chinese_face(&self) -> FaceId {
        self.theme.fonts.find(CHINESE_NOTES).unwrap_or(self.theme.roles.note)
    }

    /// A note outside the trim, in the theme's face for notes, or in the one for Chinese text if the first lacks a
    /// character.
    pub fn note(&mut self, text: &str, size: f64) -> Option<Label> {
        match self.shaped(self.theme.roles.note, text, size, 0.0) {
            Ok(label) => Some(label),
            Err(_) => self.label(self.chinese_face(), text, size, 0.0),
        }
    }

    /// The type sizes of this set.
    pub fn legibility(&self) -> Legibility {
        Legibility::of(self.theme)
    }

    /// A message in the document's language.
    pub fn say(&mut self, key: &str, arguments: &[(&'static str, Argument)]) -> String {
        let tag = self.theme.language();
        self.language(tag).and_then(|language| language.say(key, arguments)).unwrap_or_else(|| key.to_owned())
    }

    /// The symbol called `name`, drawn by `draw` on first use: its bounds and its items.
    pub fn symbol(&mut self, name: &str, draw: impl FnOnce(&mut Resources<'a>) -> (Rect, Vec<Item>)) -> SymbolId {
        if let Some(&known) = self.named.get(name) {
            return known;
        }
        let (bounds, items) = draw(self);
        let id = SymbolId(self.symbols.len());
        self.symbols.push(Symbol { name: name.to_owned(), bounds, items });
        self.named.insert(name.to_owned(), id);
        id
    }

    /// A symbol of these items: an existing one named like `name` if its items are the same, else a new one.
    pub fn same(&mut self, name: &str, bounds: Rect, items: Vec<Item>) -> SymbolId {
        let mut number = 1;
        loop {
            let name = format!("{name}-{number}");
            match self.named.get(&name) {
                Some(known) if self.symbols[known.0].items != items => number += 1,
                Some(&known) => return known,
                None => return self.symbol(&name, |_| (bounds, items)),
            }
        }
    }

    /// The bounding box of a symbol's ink, in its own millimetres.
    pub fn bounds(&self, symbol: SymbolId) -> Rect {
        self.symbols[symbol.0].bounds
    }

    /// The resources collected so far.
    pub fn symbols(&self) -> &[Symbol] {
        &self.symbols
    }

    /// The picture called `name`, made by `make` on first use.
    pub fn picture(&mut self, name: &str, make: impl FnOnce() -> Raster) -> PictureId {
        if let Some(&id) = self.placed.get(name) {
            return id;
        }
        let id = PictureId(self.pictures.len());
        self.pictures.push(make());
        self.placed.insert(name.to_owned(), id);
        id
    }

    /// The resources, and the missing characters.
    pub fn finish(self) -> (Vec<Symbol>, Vec<Raster>, BTreeSet<MissingGlyph>) {
        (self.symbols, self.pictures, self.missing)
    }
}
