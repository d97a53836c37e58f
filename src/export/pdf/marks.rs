//! Marked content: which part of a page's stream is text, a figure with alternative text, or an artifact.
//!
//! Input: the items of a page. Output: its tagged parts in content order, each with its number of marks; `structure`
//! builds the tree. A symbol has no marks of its own, since it may be placed more than once: its placement carries
//! them.

use super::alt_text::{self, AltText};
use super::content::ContentStream;
use super::extent::extent;
use super::font::EmbeddedFaces;
use super::shared_shapes::SharedShapes;
use super::used_resources::UsedResources;
use crate::geom::{Affine, Rect};
use crate::scene::{Document, GlyphRun, Group, Item, LayerKind};

/// The inputs of all streams.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stock<'a> {
    /// The pages and symbols.
    pub(super) document: &'a Document,
    /// The used resources.
    pub(super) used: &'a UsedResources,
    /// The shapes that are written once.
    pub(super) shapes: &'a SharedShapes,
    /// The fonts.
    pub(super) faces: &'a EmbeddedFaces,
}

/// A tagged part of a page.
#[derive(Debug)]
pub(super) struct TaggedPart {
    /// Its kind.
    pub(super) kind: PartKind,
    /// Its number of marks: parts take consecutive marks.
    pub(super) marks: usize,
}

/// Kinds of tagged parts.
#[derive(Debug)]
pub(super) enum PartKind {
    /// Text: one line, and the lines that continue its paragraph.
    Text,
    /// A picture.
    Picture {
        /// Its alternative text.
        alternative: String,
        /// Its bounding box on the page, in millimetres; `None` if it has no ink.
        place: Option<Rect>,
    },
}

/// A page while its stream is written with marks.
pub(super) struct Marking<'a> {
    pub(super) content: ContentStream,
    pub(super) parts: Vec<TaggedPart>,
    stock: Stock<'a>,
    senses: &'a [AltText],
    marks: usize,
    /// Whether an artifact mark is open; it stays open until other content.
    ornament: bool,
    /// The previous run with its map to the page, if only artifacts followed it.
    last: Option<(&'a GlyphRun, Affine)>,
}

impl<'a> Marking<'a> {
    /// Continues after the operators in `content`.
    pub(super) fn new(content: ContentStream, stock: Stock<'a>, senses: &'a [AltText]) -> Marking<'a> {
        Marking { content, parts: Vec::new(), stock, senses, marks: 0, ornament: false, last: None }
    }

    /// Draws a layer. Only artwork is tagged: marks and cut lines are artifacts.
    pub(super) fn layer(&mut self, kind: LayerKind, items: &'a [Item]) {
        match kind {
            LayerKind::Artwork => self.items(items, Affine::IDENTITY),
            LayerKind::Cut
            | LayerKind::Fold
            | LayerKind::Glue
            | LayerKind::Guides
            | LayerKind::Registration
            | LayerKind::Safe
            | LayerKind::Score => {
                self.begin_ornament();
                self.content.items(items, self.stock);
            }
        }
        self.end_ornament();
        self.last = None;
    }

    fn items(&mut self, items: &'a [Item], place: Affine) {
        for item in items {
            match (alt_text::of(item, self.senses), item) {
                (AltText::Artifact, _) => {
                    self.begin_ornament();
                    self.content.item(item, self.stock);
                }
                (AltText::Text(_), Item::Group(group)) => self.apart(group, place),
                (AltText::Text(_), Item::Glyphs(run)) => self.line(run, item, place),
                (AltText::Text(_), Item::Path(_) | Item::Image(_) | Item::Use(_)) => {
                    self.last = None;
                    self.part(PartKind::Text, item);
                }
                (AltText::Figure(_), Item::Group(group)) if group.alternative.is_none() => self.apart(group, place),
                (AltText::Figure(alternative), _) => {
                    self.last = None;
                    let place = extent(self.stock.document, std::slice::from_ref(item), place);
                    self.part(PartKind::Picture { alternative, place }, item);
                }
            }
        }
    }

    /// Draws a group that is not one picture.
    fn apart(&mut self, group: &'a Group, place: Affine) {
        // A mark must end in the graphics state in which it began.
        self.end_ornament();
        let saved = self.content.enter(group);
        self.items(&group.items, place * group.transform);
        self.end_ornament();
        self.content.leave(saved);
    }

    /// Draws a run of text: a new part, or a continuation of the previous one.
    fn line(&mut self, run: &'a GlyphRun, item: &Item, place: Affine) {
        let map = place * run.transform;
        let goes_on = self.last.is_some_and(|(last, before)| follows(last, before, run, map));
        match self.parts.last_mut() {
            Some(part) if goes_on => {
                part.marks += 1;
                self.marked("P", item);
            }
            _ => self.part(PartKind::Text, item),
        }
        self.last = Some((run, map));
    }

    /// Draws a part with one mark.
    fn part(&mut self, kind: PartKind, item: &Item) {
        let tag = match kind {
            PartKind::Text => "P",
            PartKind::Picture { .. } => "Figure",
        };
        self.parts.push(TaggedPart { kind, marks: 1 });
        self.marked(tag, item);
    }

    fn marked(&mut self, tag: &str, item: &Item) {
        self.end_ornament();
        self.content.word(&format!("/{tag} <</MCID {}>> BDC", self.marks));
        self.marks += 1;
        self.content.item(item, self.stock);
        self.content.word("EMC");
    }

    fn begin_ornament(&mut self) {
        if !std::mem::replace(&mut self.ornament, true) {
            self.content.word("/Artifact BMC");
        }
    }

    fn end_ornament(&mut self) {
        if std::mem::take(&mut self.ornament) {
            self.content.word("EMC");
        }
    }
}

/// Maximum gap within a line, in ems, between consecutive glyph origins.
const WIDEST_STEP: f64 = 2.0;

/// Whether a run continues another: that one was broken within a paragraph, or this one follows it on the same
/// baseline. Each with its map to the page.
fn follows(last: &GlyphRun, before: Affine, run: &GlyphRun, here: Affine) -> bool {
    // A line ends with the space or soft hyphen at which it was broken.
    if last.text.ends_with([' ', '\u{AD}']) {
        return true;
    }
    let (Some(end), Some(start)) = (last.glyphs.last(), run.glyphs.first()) else { return false };
    let [a, b, c, d, x, y] = (before.inverse() * here).as_coeffs();
    let same_way = [a - 1.0, b, c, d - 1.0].iter().all(|off| off.abs() < 1e-6);
    let step = x + start.x - end.x;
    same_way && (y + start.y - end.y).abs() < 0.0005 && step >= 0.0 && step < WIDEST_STEP * last.size
}
