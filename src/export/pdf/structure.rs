//! The structure tree for screen readers: the document, with its text and figures in content order.

use super::catalog;
use super::marks::{PartKind, TaggedPart};
use super::object::{name, text};
use crate::geom::Rect;
use lopdf::{Dictionary, Document as File, Object, ObjectId, dictionary};

/// A page with its tagged parts.
pub(super) struct Read<'a> {
    /// The page's object.
    pub(super) id: ObjectId,
    /// The height of its sheet in millimetres.
    pub(super) height: f64,
    /// Its tagged parts, in order.
    pub(super) parts: &'a [TaggedPart],
}

/// Adds the tree of these pages to the file and the catalog. Each page refers to its parent tree entry.
pub(super) fn structure(file: &mut File, root: ObjectId, pages: &[Read<'_>]) -> Result<(), lopdf::Error> {
    let (tree, whole) = (file.new_object_id(), file.new_object_id());
    let (mut all, mut by_page) = (Vec::new(), Vec::new());
    for (place, page) in pages.iter().enumerate() {
        // The part of each mark of the page.
        let mut owners: Vec<Object> = Vec::new();
        for part in page.parts {
            let first = owners.len();
            let marks = (first..first + part.marks).map(|mark| Object::Integer(mark as i64)).collect();
            let id = file.add_object(element(part, page, whole, marks));
            owners.extend(std::iter::repeat_n(Object::Reference(id), part.marks));
            all.push(Object::Reference(id));
        }
        if !owners.is_empty() {
            file.get_object_mut(page.id)?.as_dict_mut()?.set("StructParents", place as i64);
            by_page.extend([Object::Integer(place as i64), owners.into()]);
        }
    }
    let whole_element = dictionary! { "Type" => name("StructElem"), "S" => name("Document"), "P" => tree, "K" => all };
    file.objects.insert(whole, whole_element.into());
    let parents = file.add_object(dictionary! { "Nums" => by_page });
    let tree_root = dictionary! {
        "Type" => name("StructTreeRoot"),
        "K" => whole,
        "ParentTree" => parents,
        "ParentTreeNextKey" => pages.len() as i64,
    };
    file.objects.insert(tree, tree_root.into());
    let catalog = file.get_object_mut(root)?.as_dict_mut()?;
    catalog.set("MarkInfo", dictionary! { "Marked" => true });
    catalog.set("StructTreeRoot", tree);
    Ok(())
}

fn element(part: &TaggedPart, page: &Read<'_>, parent: ObjectId, marks: Vec<Object>) -> Dictionary {
    let kind = match &part.kind {
        PartKind::Text => "P",
        PartKind::Picture { .. } => "Figure",
    };
    let mut element = dictionary! {
        "Type" => name("StructElem"),
        "S" => name(kind),
        "P" => parent,
        "Pg" => page.id,
        "K" => marks,
    };
    match &part.kind {
        PartKind::Text => {}
        PartKind::Picture { alternative, place } => {
            element.set("Alt", text(alternative));
            if let Some(place) = place {
                element.set("A", layout(*place, page.height));
            }
        }
    }
    element
}

/// The bounding box attribute of a figure.
fn layout(place: Rect, height: f64) -> Dictionary {
    dictionary! {
        "O" => name("Layout"),
        "Placement" => name("Block"),
        "BBox" => catalog::page_box(place, height),
    }
}
