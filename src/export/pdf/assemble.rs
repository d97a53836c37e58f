//! Assembles a PDF file from finished pages: page tree, shared objects, only used ones, content hash as ID.

use super::error::PdfError;
use super::finish::{FinishedPage, PageSet, fault, pack};
use super::structure::{self, Read};
use super::{catalog, outline, output_intent, table};
use crate::scene::{Document, LayerKind};
use lopdf::{Object, ObjectId, SaveOptions, StringFormat};
use std::collections::BTreeSet;

impl PageSet {
    /// The file of the pages at these indices, which are the pages of `document`.
    pub(super) fn bound(&self, document: &Document, places: &[usize]) -> Result<Vec<u8>, PdfError> {
        let mut file = self.file.clone();
        self.bind(&mut file, document, places).map_err(fault)?;
        file.prune_objects();
        file.renumber_objects();
        pack(&mut file);
        // printpdf's ID is random; replace it with a hash of the file's content (with zeros for the ID).
        let unnamed = Object::String(vec![0; NAME / 2], StringFormat::Hexadecimal);
        file.trailer.set("ID", vec![unnamed.clone(), unnamed]);
        named(table::packed(write(file)?)?)
    }

    /// Adds the objects of these pages as a whole: page tree, bookmarks, layers, structure tree, title.
    fn bind(&self, file: &mut lopdf::Document, document: &Document, places: &[usize]) -> Result<(), lopdf::Error> {
        let leaves: Vec<&FinishedPage> = places.iter().map(|&place| &self.leaves[place]).collect();
        let ids: Vec<ObjectId> = leaves.iter().map(|leaf| leaf.id).collect();
        outline::outline(file, self.root, document, &ids)?;
        let read = leaves.iter().zip(&document.pages);
        let read = read.map(|(leaf, page)| Read { id: leaf.id, height: page.media.height, parts: &leaf.parts });
        structure::structure(file, self.root, &read.collect::<Vec<_>>())?;
        let kids: Vec<Object> = ids.iter().copied().map(Object::Reference).collect();
        let tree = file.get_object_mut(self.tree)?.as_dict_mut()?;
        tree.set("Count", kids.len() as i64);
        tree.set("Kids", kids);

        let used: BTreeSet<LayerKind> = leaves.iter().flat_map(|leaf| &leaf.layers).copied().collect();
        let listed = |wanted: &dyn Fn(&LayerKind) -> bool| -> Vec<_> {
            let wanted = LayerKind::ALL.iter().filter(|kind| used.contains(kind) && wanted(kind));
            wanted.filter_map(|kind| self.layers.get(kind).copied()).collect()
        };
        let (lowest_first, hidden) = (listed(&|_| true), listed(&|kind| !kind.printed()));
        let information = file.trailer.get(b"Info")?.as_reference()?;
        file.objects.insert(information, catalog::information(document).into());
        let further = match &document.output.profile {
            Some(_) => output_intent::metadata(&output_intent::id(file, document)),
            None => String::new(),
        };
        let metadata = file.add_object(catalog::metadata(document, &further));
        let root = file.get_object_mut(self.root)?.as_dict_mut()?;
        root.remove(b"OCProperties");
        if !used.is_empty() {
            root.set("OCProperties", catalog::layers(lowest_first, hidden));
        }
        catalog::complete(root, document, metadata);
        Ok(())
    }
}

/// Compression level of object streams, 0 to 9.
const OBJECTS: u32 = 9;

fn write(mut file: lopdf::Document) -> Result<Vec<u8>, PdfError> {
    // One object stream compresses better than one per hundred objects.
    let options = SaveOptions::builder()
        .use_object_streams(true)
        .use_xref_streams(true)
        .max_objects_per_stream(file.objects.len().max(1))
        .compression_level(OBJECTS)
        .build();
    let mut bytes = Vec::new();
    file.save_with_options(&mut bytes, options).map_err(|why| PdfError::File(why.to_string()))?;
    Ok(bytes)
}

/// Hexadecimal digits of the file's ID.
const NAME: usize = 32;

/// The file with its ID in both places reserved by zeros.
fn named(mut bytes: Vec<u8>) -> Result<Vec<u8>, PdfError> {
    let name = blake3::hash(&bytes).to_hex();
    let room = format!("<{:0NAME$}>", 0);
    for _ in 0..2 {
        // The trailer is at the end of the file.
        let place = bytes.windows(room.len()).rposition(|window| window == room.as_bytes());
        let place = place.ok_or_else(|| PdfError::File("it has no room for its name".to_owned()))? + 1;
        bytes[place..place + NAME].copy_from_slice(&name.as_bytes()[..NAME]);
    }
    Ok(bytes)
}
