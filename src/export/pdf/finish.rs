//! Finishes the pages: symbols and shapes as form objects, exact boxes, layers, plates, compressed streams.

use super::super::packer::{Effort, Packer};
use super::content::Uses;
use super::error::PdfError;
use super::marks::TaggedPart;
use super::object::name;
use super::page::{Owner, Stream, layer_id, shape_resource, symbol_resource};
use super::paint::overprint_resource;
use super::shared_shapes::SharedShape;
use super::{catalog, image, output_intent};
use crate::geom::Rect;
use crate::scene::{LayerKind, OutputCondition, Page, Symbol};
use lopdf::{Dictionary, Object, ObjectId, dictionary};
use std::collections::{BTreeMap, BTreeSet};

/// All pages of a document, drawn and compressed: each file takes some of them, or all.
pub(super) struct PageSet {
    pub(super) file: lopdf::Document,
    /// The catalog.
    pub(super) root: ObjectId,
    /// The list of pages.
    pub(super) tree: ObjectId,
    /// The pages in order.
    pub(super) leaves: Vec<FinishedPage>,
    /// All layers that pages use.
    pub(super) layers: BTreeMap<LayerKind, ObjectId>,
}

/// A finished page.
pub(super) struct FinishedPage {
    /// Its object.
    pub(super) id: ObjectId,
    /// Its layers.
    pub(super) layers: BTreeSet<LayerKind>,
    /// Its tagged content.
    pub(super) parts: Vec<TaggedPart>,
}

/// Makes pages and forms from the draft's pages, for this press.
pub(super) fn stack(
    mut file: lopdf::Document,
    streams: Vec<Stream<'_>>,
    to: &OutputCondition,
) -> Result<PageSet, PdfError> {
    file.version = if to.profile.is_some() { output_intent::PDF_VERSION } else { "1.7" }.to_owned();
    let mut set = complete(file, streams, to).map_err(fault)?;
    pack(&mut set.file);
    Ok(set)
}

/// Bytes of a compressed stream's filter entry.
const WORD: usize = "/Filter/FlateDecode".len();

/// Compresses every stream that is not compressed yet, unless it would become longer. XMP metadata stays readable to
/// programs that do not parse PDF.
pub(super) fn pack(file: &mut lopdf::Document) {
    // A file has a hundred small streams; they share the compressor.
    let (mut packer, mut packer_of_faces) = (None, None);
    for object in file.objects.values_mut() {
        let Object::Stream(stream) = object else { continue };
        if stream.dict.has(b"Filter")
            || (file.version == output_intent::PDF_VERSION && stream.dict.has_type(b"Metadata"))
        {
            continue;
        }
        let packer = match stream.dict.has(b"Length1") {
            true => packer_of_faces.get_or_insert_with(|| Packer::new(Effort::Faces)),
            false => packer.get_or_insert_with(|| Packer::new(Effort::Usual)),
        };
        if let Some(packed) = packer.pack(&stream.content, stream.content.len().saturating_sub(WORD)) {
            stream.dict.set("Filter", Object::Name(b"FlateDecode".to_vec()));
            stream.set_content(packed);
        }
    }
}

pub(super) fn fault(why: lopdf::Error) -> PdfError {
    PdfError::File(why.to_string())
}

/// The draft's objects that streams name.
struct DraftObjects {
    fonts: Dictionary,
    objects: Dictionary,
    layers: BTreeMap<LayerKind, ObjectId>,
    spots: BTreeMap<&'static str, ObjectId>,
    /// The definition of RGB, if the file needs one.
    rgb: Option<Object>,
}

fn complete(
    mut file: lopdf::Document,
    streams: Vec<Stream<'_>>,
    to: &OutputCondition,
) -> Result<PageSet, lopdf::Error> {
    let root = file.trailer.get(b"Root")?.as_reference()?;
    let tree = file.get_dictionary(root)?.get(b"Pages")?.as_reference()?;
    let kids = file.get_dictionary(tree)?.get(b"Kids")?.as_array()?.clone();
    let kids = kids.iter().map(Object::as_reference).collect::<Result<Vec<ObjectId>, _>>()?;
    let contents = kids
        .iter()
        .map(|&kid| file.get_dictionary(kid)?.get(b"Contents")?.as_reference())
        .collect::<Result<Vec<ObjectId>, _>>()?;

    let parts = parts(&mut file, &kids, &contents, &streams, to)?;
    if let Some(profile) = &to.profile {
        let intent = output_intent::intent(&mut file, profile);
        file.get_object_mut(root)?.as_dict_mut()?.set("OutputIntents", vec![intent]);
    }
    let mut leaves = Vec::new();
    // The last page of the draft only shows its glyphs; nothing refers to it any more.
    for ((id, content), stream) in kids.into_iter().zip(contents).zip(streams) {
        let resources = parts.resources(&stream.uses);
        match stream.owner {
            Owner::Page(page) => {
                file.objects.insert(id, page_object(page, tree, content, resources).into());
                leaves.push(FinishedPage { id, layers: stream.uses.layers, parts: stream.parts });
            }
            Owner::Symbol(_, Symbol { bounds, .. }) | Owner::Shape(_, SharedShape { bounds, .. }) => {
                file.objects.remove(&id);
                form(&mut file.get_object_mut(content)?.as_stream_mut()?.dict, *bounds, stream.grid, resources);
            }
        }
    }
    Ok(PageSet { file, root, tree, leaves, layers: parts.layers })
}

/// Locates the draft's objects, and adds layers and plates.
fn parts(
    file: &mut lopdf::Document,
    kids: &[ObjectId],
    contents: &[ObjectId],
    streams: &[Stream<'_>],
    to: &OutputCondition,
) -> Result<DraftObjects, lopdf::Error> {
    // All pages of the draft have the same resources, except for layers.
    let mut resources = Vec::new();
    for &kid in kids {
        let id = file.get_dictionary(kid)?.get(b"Resources")?.as_reference()?;
        resources.push(file.get_dictionary(id)?.clone());
    }
    let shared = |key: &[u8]| file.get_dictionary(resources[0].get(key)?.as_reference()?).cloned();
    let (fonts, mut objects) = (shared(b"Font")?, shared(b"XObject")?);
    image::put_masks_on(file, &objects)?;
    let (mut layers, mut spots) = (BTreeMap::new(), BTreeMap::new());
    for ((stream, resources), &content) in streams.iter().zip(&resources).zip(contents) {
        match stream.owner {
            Owner::Page(_) => {}
            Owner::Symbol(place, _) => objects.set(symbol_resource(place), Object::Reference(content)),
            Owner::Shape(place, _) => objects.set(shape_resource(place), Object::Reference(content)),
        }
        for &kind in &stream.uses.layers {
            let id = resources.get(b"Properties")?.as_dict()?.get(layer_id(kind).0.as_bytes())?.as_reference()?;
            layers.insert(kind, id);
        }
        for (&name, spot) in &stream.uses.spots {
            spots.entry(name).or_insert_with(|| file.add_object(catalog::separation(spot, to)));
        }
    }
    for (&kind, &id) in &layers {
        file.objects.insert(id, catalog::layer(kind).into());
    }
    let rgb = output_intent::has_rgb(to).then(|| output_intent::srgb(file));
    Ok(DraftObjects { fonts, objects, layers, spots, rgb })
}

impl DraftObjects {
    /// The resource dictionary of one stream, with only what it uses.
    fn resources(&self, uses: &Uses) -> Dictionary {
        let mut resources = Dictionary::new();
        let mut add = |kind: &str, named: Dictionary| {
            if !named.is_empty() {
                resources.set(kind, named);
            }
        };
        let pick = |from: &Dictionary, names: Vec<String>| -> Dictionary {
            names.into_iter().filter_map(|name| Some((name.clone(), from.get(name.as_bytes()).ok()?.clone()))).collect()
        };
        add("Font", pick(&self.fonts, uses.faces.values().cloned().collect()));
        let symbols = uses.symbols.iter().copied().map(symbol_resource);
        let shapes = uses.shapes.iter().copied().map(shape_resource);
        let pictures = uses.pictures.iter().copied().map(image::resource);
        add("XObject", pick(&self.objects, symbols.chain(shapes).chain(pictures).collect()));
        let spots = uses.spots.keys().filter_map(|name| Some((*name, Object::Reference(*self.spots.get(name)?))));
        let rgb = self.rgb.iter().map(|space| ("DefaultRGB", space.clone()));
        add("ColorSpace", spots.chain(rgb).collect());
        let overprint = |&on: &bool| (overprint_resource(on), catalog::overprint(on));
        add("ExtGState", uses.overprints.iter().map(overprint).collect());
        let layers =
            uses.layers.iter().filter_map(|kind| Some((layer_id(*kind).0, Object::Reference(*self.layers.get(kind)?))));
        add("Properties", layers.collect());
        resources
    }
}

fn page_object(page: &Page, tree: ObjectId, content: ObjectId, resources: Dictionary) -> Dictionary {
    let (height, sheet) = (page.media.height, page.media.to_rect());
    // A page corrected for a printer may extend beyond its sheet; a box may not.
    let within = |rect: Rect| catalog::page_box(rect.intersect(sheet), height);
    dictionary! {
        "Type" => name("Page"),
        "Parent" => tree,
        "MediaBox" => catalog::page_box(sheet, height),
        "BleedBox" => within(page.bleed),
        "TrimBox" => within(page.trim),
        "Contents" => content,
        "Resources" => resources,
    }
}

/// How near a step is on it, in steps.
const ON_A_STEP: f64 = 1e-6;

/// Makes a content stream a form object with this number of steps per millimetre.
fn form(dict: &mut Dictionary, bounds: Rect, grid: f64, resources: Dictionary) {
    // Rounded outwards, so that nothing is clipped; but what reaches over a step by the error of its last digits does not.
    let bounds = bounds.scale_from_origin(grid).inflate(-ON_A_STEP, -ON_A_STEP).expand();
    let sides = [bounds.x0, bounds.y0, bounds.x1, bounds.y1];
    dict.set("Subtype", name("Form"));
    dict.set("BBox", Object::Array(sides.map(|side| Object::Integer(side as i64)).to_vec()));
    dict.set("Resources", resources);
}
