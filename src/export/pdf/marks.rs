//! Marked content: which stretch of a page's stream is text, a picture with words, or mere ornament.
//!
//! Flows in: the items of a page. Flows out: the parts that a screen reader reads, in the order of the content, each
//! with the number of its marks; `structure` makes a tree of them. A symbol holds no marks of its own, for it may be
//! placed more than once: the place where it is drawn carries them.

use super::alt_text::{self, AltText};
use super::content::Content;
use super::extent::extent;
use super::page::Stock;
use crate::geom::{Affine, Rect};
use crate::scene::{GlyphRun, Group, Item, LayerKind};

/// What a screen reader reads in one go.
#[derive(Debug)]
pub(super) struct Part {
    /// What sort of thing it is.
    pub(super) kind: PartKind,
    /// How many marks it has: the first part has the first ones, and so on.
    pub(super) marks: usize,
}

/// What sort of thing a part of a page is.
#[derive(Debug)]
pub(super) enum PartKind {
    /// Text: what stands on one line, and the lines that go on with its paragraph.
    Text,
    /// A picture.
    Picture {
        /// What it shows, in words.
        alternative: String,
        /// Where it lies on the page, in millimetres; `None` if it has no ink.
        place: Option<Rect>,
    },
}

/// A page on its way to a stream with marks.
pub(super) struct Marking<'a> {
    pub(super) content: Content,
    pub(super) parts: Vec<Part>,
    stock: Stock<'a>,
    senses: &'a [AltText],
    marks: usize,
    /// Whether ornament is being drawn; its mark stays open until something else comes.
    ornament: bool,
    /// The run that was drawn last, if nothing but ornament came after it, with its map to the page.
    last: Option<(&'a GlyphRun, Affine)>,
}

impl<'a> Marking<'a> {
    /// Goes on after what `content` already holds.
    pub(super) fn new(content: Content, stock: Stock<'a>, senses: &'a [AltText]) -> Marking<'a> {
        Marking { content, parts: Vec::new(), stock, senses, marks: 0, ornament: false, last: None }
    }

    /// What stands on a layer. Only artwork is read: marks and lines for a cutter are no part of what a page says.
    pub(super) fn layer(&mut self, kind: LayerKind, items: &'a [Item]) {
        match kind {
            LayerKind::Artwork => self.items(items, Affine::IDENTITY),
            LayerKind::Cut
            | LayerKind::Fold
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

    /// What stands in a group that is not one picture.
    fn apart(&mut self, group: &'a Group, place: Affine) {
        // A mark must not end in another state than it began in.
        self.end_ornament();
        let saved = self.content.enter(group);
        self.items(&group.items, place * group.transform);
        self.end_ornament();
        self.content.leave(saved);
    }

    /// A run of text: a part of its own, or more of what the last one began.
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

    /// A part of one mark.
    fn part(&mut self, kind: PartKind, item: &Item) {
        let tag = match kind {
            PartKind::Text => "P",
            PartKind::Picture { .. } => "Figure",
        };
        self.parts.push(Part { kind, marks: 1 });
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

/// The widest gap within a line, in ems of its text, from the origin of one glyph to that of the next.
const WIDEST_STEP: f64 = 2.0;

/// Whether a run is read on from another: that one broke off within a paragraph, or this one stands right behind it on
/// the same baseline. Each comes with its map to the page.
fn follows(last: &GlyphRun, before: Affine, run: &GlyphRun, here: Affine) -> bool {
    // A line keeps the space or the soft hyphen at which it was broken.
    if last.text.ends_with([' ', '\u{AD}']) {
        return true;
    }
    let (Some(end), Some(start)) = (last.glyphs.last(), run.glyphs.first()) else { return false };
    let [a, b, c, d, x, y] = (before.inverse() * here).as_coeffs();
    let same_way = [a - 1.0, b, c, d - 1.0].iter().all(|off| off.abs() < 1e-6);
    let step = x + start.x - end.x;
    same_way && (y + start.y - end.y).abs() < 0.0005 && step >= 0.0 && step < WIDEST_STEP * last.size
}
