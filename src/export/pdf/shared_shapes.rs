//! Shapes that a document draws several times, in other sizes or colours: each is written once, as a form object.
//!
//! A form without colour operators takes the colours of the place that draws it. So a paper-cut tiger that is blue on
//! one sticker, red on the next and ochre on the board is one outline in the file. Input: the items of all streams.
//! Output: the shapes, and what each path item that is part of one becomes. Only artwork is shared: what cutters read
//! stays as it is.

use super::shape_match::{Sameness, kinds, similar, transformed};
use super::used_resources::{UsedResources, scale};
use crate::geom::{Affine, Rect};
use crate::scene::{Document, Item, LayerKind, Paint, PathItem, Stroke};
use std::collections::{BTreeMap, BTreeSet};

/// A path needs at least this number of elements to be looked for elsewhere; simpler ones come along as neighbours.
const LEAST: usize = 12;
/// Estimates in packed bytes: what an element of a path takes, what a form takes beside its content, and what it takes
/// to place it.
const ELEMENT: usize = 3;
const FORM: usize = 210;
const PLACE: usize = 12;

/// The shapes of a document that are written once.
#[derive(Debug, Default)]
pub(super) struct SharedShapes {
    /// The shapes, in the order of their forms.
    pub(super) shapes: Vec<SharedShape>,
    /// The roles of path items, by address: a writer visits each item of a document once.
    roles: BTreeMap<*const PathItem, Role>,
}

/// A shape: paths that are always drawn one after the other.
#[derive(Debug)]
pub(super) struct SharedShape {
    /// The paths around the shape's origin.
    pub(super) items: Vec<PathItem>,
    /// Whether the form sets colours and line styles; otherwise it takes those of its place.
    pub(super) coloured: bool,
    /// Its largest scale on paper.
    pub(super) scale: f64,
    /// Bounding box of its ink, in its own millimetres.
    pub(super) bounds: Rect,
}

/// What a path item becomes.
#[derive(Debug)]
pub(super) enum Role {
    /// A shape is drawn here.
    Placed(Placed),
    /// Nothing: the shape that was drawn before contains it.
    Contained,
}

/// A shape in its place.
#[derive(Debug)]
pub(super) struct Placed {
    /// The shape's index.
    pub(super) shape: usize,
    /// From the shape's space to that of the item.
    pub(super) transform: Affine,
    /// The fill of a shape that takes it from its place.
    pub(super) fill: Option<Paint>,
    /// The line of such a shape, in the shape's space.
    pub(super) stroke: Option<Stroke>,
}

impl SharedShapes {
    /// The shapes that are worth a form of their own.
    pub(super) fn of(document: &Document, used: &UsedResources) -> SharedShapes {
        let lists = Lists::of(document, used);
        let mut found = SharedShapes::default();
        let mut taken = BTreeSet::new();
        for places in lists.alike() {
            let places: Vec<Spot> = places.into_iter().filter(|place| !taken.contains(place)).collect();
            let Some(run) = Run::from(&lists, &places, &taken) else { continue };
            if run.is_worth_it(&lists) {
                taken.extend(run.spots());
                found.add(run, &lists);
            }
        }
        found
    }

    /// What a path item of the document becomes; `None` if it is drawn as it is.
    pub(super) fn role(&self, item: &PathItem) -> Option<&Role> {
        self.roles.get(&std::ptr::from_ref(item))
    }

    fn add(&mut self, run: Run, lists: &Lists<'_>) {
        let root = &run.occurrences[0];
        let paths: Vec<&PathItem> = run.paths(lists, root).collect();
        let bounds = paths.iter().map(|item| item.path.control_box()).reduce(|a, b| a.union(b)).unwrap_or_default();
        let origin = bounds.center().to_vec2();
        for found in &run.occurrences {
            let items: Vec<&PathItem> = run.paths(lists, found).collect();
            let smaller = scale(found.map).recip();
            let fill = items.iter().find_map(|item| item.fill.clone());
            let stroke = items.iter().find_map(|item| item.stroke.as_ref()).map(|line| transformed(line, smaller));
            let transform = found.map * Affine::translate(origin);
            let placed = Placed { shape: self.shapes.len(), transform, fill, stroke };
            self.roles.extend(items.iter().map(|&item| (std::ptr::from_ref(item), Role::Contained)));
            self.roles.insert(std::ptr::from_ref(items[0]), Role::Placed(placed));
        }
        let back = Affine::translate(-origin);
        let items = paths.iter().map(|&item| PathItem { path: back * &item.path, ..item.clone() }).collect();
        let scale = run.occurrences.iter().map(|found| found.scale(lists)).fold(0.0, f64::max);
        let bounds = (bounds - origin).inflate(run.margin(lists), run.margin(lists));
        self.shapes.push(SharedShape { items, coloured: !run.same.paints_are_one, scale, bounds });
    }
}

/// The lists of items that are written, with the streams that they belong to.
struct Lists<'a> {
    lists: Vec<List<'a>>,
}

struct List<'a> {
    items: &'a [Item],
    /// The stream, by number.
    stream: usize,
    /// Scale of its content on paper.
    scale: f64,
}

/// A place in the lists: which list, and which item of it.
type Spot = (usize, usize);

impl<'a> Lists<'a> {
    fn of(document: &'a Document, used: &UsedResources) -> Lists<'a> {
        let mut all = Lists { lists: Vec::new() };
        for (stream, page) in document.pages.iter().enumerate() {
            for layer in page.layers.iter().filter(|layer| layer.kind == LayerKind::Artwork) {
                all.add((document, used), &layer.items, stream, 1.0);
            }
        }
        for (&place, placed) in used.symbols.iter().filter(|(_, placed)| placed.apart()) {
            all.add((document, used), &document.symbols[place].items, document.pages.len() + place, placed.scale);
        }
        all
    }

    fn add(&mut self, within: (&'a Document, &UsedResources), items: &'a [Item], stream: usize, here: f64) {
        self.lists.push(List { items, stream, scale: here });
        for item in items {
            match item {
                Item::Path(_) | Item::Glyphs(_) | Item::Image(_) => {}
                Item::Use(placed) if within.1.symbols[&placed.symbol.0].apart() => {}
                Item::Use(placed) => {
                    let symbol = &within.0.symbols[placed.symbol.0];
                    self.add(within, &symbol.items, stream, here * scale(placed.transform));
                }
                Item::Group(group) => self.add(within, &group.items, stream, here * scale(group.transform)),
            }
        }
    }

    /// The path at a place, if it can be part of a shape. Plates stay where they are.
    fn path(&self, (list, at): Spot) -> Option<&'a PathItem> {
        let Item::Path(item) = self.lists[list].items.get(at)? else { return None };
        let stroke = item.stroke.as_ref().map(|stroke| &stroke.paint);
        let process = |paint: &Option<&Paint>| !matches!(paint, Some(Paint::Spot(_)));
        let drawn = !item.path.elements().is_empty() && (item.fill.is_some() || stroke.is_some());
        (drawn && process(&item.fill.as_ref()) && process(&stroke)).then_some(item)
    }

    /// The places of similar paths, those of most elements first.
    fn alike(&self) -> Vec<Vec<Spot>> {
        let mut known: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        let mut all: Vec<Vec<Spot>> = Vec::new();
        for (list, items) in self.lists.iter().enumerate() {
            for spot in (0..items.items.len()).map(|at| (list, at)) {
                let Some(item) = self.path(spot).filter(|item| item.path.elements().len() >= LEAST) else { continue };
                let kinds = known.entry(kinds(item)).or_default();
                let group = kinds.iter().copied().find(|&group| {
                    let root = all[group].first().and_then(|&spot| self.path(spot));
                    root.is_some_and(|root| similar(root, item, items.scale).is_some())
                });
                match group {
                    Some(group) => all[group].push(spot),
                    None => {
                        kinds.push(all.len());
                        all.push(vec![spot]);
                    }
                }
            }
        }
        all.retain(|places| places.len() > 1);
        let elements = |places: &Vec<Spot>| self.path(places[0]).map_or(0, |item| item.path.elements().len());
        all.sort_by_key(|places| std::cmp::Reverse(elements(places)));
        all
    }
}

/// One occurrence of a run.
struct Occurrence {
    list: usize,
    /// Its first item.
    first: usize,
    /// From the first occurrence's space to this one's.
    map: Affine,
}

impl Occurrence {
    /// The scale of the first occurrence's millimetres on paper, here.
    fn scale(&self, lists: &Lists<'_>) -> f64 {
        lists.lists[self.list].scale * scale(self.map)
    }
}

/// Consecutive paths that occur several times.
struct Run {
    occurrences: Vec<Occurrence>,
    length: usize,
    same: Sameness,
}

impl Run {
    /// The longest run around similar paths; `None` if fewer than two are left.
    fn from(lists: &Lists<'_>, places: &[Spot], taken: &BTreeSet<Spot>) -> Option<Run> {
        let root = lists.path(*places.first()?)?;
        let occurrences = places.iter().filter_map(|&(list, first)| {
            let map = similar(root, lists.path((list, first))?, lists.lists[list].scale)?;
            Some(Occurrence { list, first, map })
        });
        let mut run = Run { occurrences: occurrences.collect(), length: 1, same: Sameness::default() };
        if run.occurrences.len() < 2 {
            return None;
        }
        run.same = run.sameness(lists, 0, 1)?;
        while run.grows(lists, taken, 0, run.length + 1) {}
        while run.grows(lists, taken, 1, run.length + 1) {}
        Some(run)
    }

    fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.occurrences.iter().flat_map(|found| (found.first..found.first + self.length).map(|at| (found.list, at)))
    }

    fn paths<'a>(&self, lists: &Lists<'a>, found: &Occurrence) -> impl Iterator<Item = &'a PathItem> {
        (found.first..found.first + self.length).filter_map(|at| lists.path((found.list, at)))
    }

    /// Makes the run longer, to `length`, by the item before each occurrence or the one behind it, if that is the same
    /// everywhere.
    fn grows(&mut self, lists: &Lists<'_>, taken: &BTreeSet<Spot>, before: usize, length: usize) -> bool {
        let own: BTreeSet<Spot> = self.spots().collect();
        let free = self.occurrences.iter().all(|found| {
            let at = if before > 0 { found.first.checked_sub(1) } else { Some(found.first + self.length) };
            at.is_some_and(|at| {
                let spot = (found.list, at);
                lists.path(spot).is_some() && !taken.contains(&spot) && !own.contains(&spot)
            })
        });
        let Some(same) = free.then(|| self.sameness(lists, before, length)).flatten() else { return false };
        self.occurrences.iter_mut().for_each(|found| found.first -= before);
        (self.length, self.same) = (length, same);
        true
    }

    /// In what the occurrences agree, each begun `before` items earlier and of this length; `None` if in too little.
    fn sameness(&self, lists: &Lists<'_>, before: usize, length: usize) -> Option<Sameness> {
        let run = |found: &Occurrence| {
            let first = found.first - before;
            (first..first + length).filter_map(|at| lists.path((found.list, at))).collect::<Vec<_>>()
        };
        let root = run(&self.occurrences[0]);
        let mut same = Sameness { paints_are_one: true, paints_are_the_same: true };
        for found in &self.occurrences {
            same = same.and(Sameness::of(&root, &run(found), found.map, lists.lists[found.list].scale)?);
        }
        (same.paints_are_one || same.paints_are_the_same).then_some(same)
    }

    /// Whether a form takes fewer bytes than the paths. Repetitions of one size in one stream count once, since packing
    /// finds them.
    fn is_worth_it(&self, lists: &Lists<'_>) -> bool {
        let sizes: BTreeSet<(usize, i64)> = self
            .occurrences
            .iter()
            .map(|found| (lists.lists[found.list].stream, (found.scale(lists) * 1000.0).round() as i64))
            .collect();
        let elements: usize = self.paths(lists, &self.occurrences[0]).map(|item| item.path.elements().len()).sum();
        ELEMENT * elements * (sizes.len() - 1) > FORM + PLACE * self.occurrences.len()
    }

    /// How far lines can extend beyond the paths, in the space of the first occurrence.
    fn margin(&self, lists: &Lists<'_>) -> f64 {
        let lines = self.occurrences.iter().flat_map(|found| {
            let widths = self.paths(lists, found).filter_map(|item| item.stroke.as_ref());
            // A mitre is at most four times as long as the line is wide.
            widths.map(move |line| 2.0 * line.width / scale(found.map))
        });
        lines.fold(0.1, f64::max)
    }
}
