//! The bookmarks (document outline).

use super::object::{name, text};
use super::page::POINTS;
use crate::scene::{Bookmark, Document, Page};
use lopdf::{Dictionary, Document as File, Object, ObjectId, dictionary};

/// An entry and its children.
struct OutlineEntry<'a> {
    title: &'a str,
    page: ObjectId,
    /// Distance from the lower edge of the sheet in points; `None` lets the viewer decide.
    height: Option<f64>,
    below: Vec<OutlineEntry<'a>>,
}

/// Adds the outline to the file and the catalog. Each page has an entry with its bookmarks as children; if all pages
/// belong to one part, a page's bookmarks replace its entry.
pub(super) fn outline(
    file: &mut File,
    root: ObjectId,
    document: &Document,
    pages: &[ObjectId],
) -> Result<(), lopdf::Error> {
    let one_part = document.pages.windows(2).all(|pair| pair[0].part == pair[1].part);
    let mut entries = Vec::new();
    for (page, &id) in document.pages.iter().zip(pages) {
        let below: Vec<OutlineEntry<'_>> = page.bookmarks.iter().map(|bookmark| within(bookmark, page, id)).collect();
        if one_part && !below.is_empty() {
            entries.extend(below);
        } else {
            entries.push(OutlineEntry { title: &page.name, page: id, height: None, below });
        }
    }
    let outline = file.new_object_id();
    let mut written = dictionary! { "Type" => name("Outlines") };
    add(file, &mut written, outline, &entries);
    file.objects.insert(outline, written.into());
    file.get_object_mut(root)?.as_dict_mut()?.set("Outlines", outline);
    Ok(())
}

fn within<'a>(bookmark: &'a Bookmark, page: &Page, id: ObjectId) -> OutlineEntry<'a> {
    let height = Some((page.media.height - bookmark.y) * POINTS);
    OutlineEntry { title: &bookmark.title, page: id, height, below: Vec::new() }
}

/// Adds entries below `parent`, which is not in the file yet; returns their total number. All entries are open.
fn add(file: &mut File, parent: &mut Dictionary, parent_id: ObjectId, entries: &[OutlineEntry<'_>]) -> i64 {
    let ids: Vec<ObjectId> = entries.iter().map(|_| file.new_object_id()).collect();
    let (Some(&first), Some(&last)) = (ids.first(), ids.last()) else { return 0 };
    let mut count = 0;
    for (place, entry) in entries.iter().enumerate() {
        let height = entry.height.map_or(Object::Null, |height| Object::Real(height as f32));
        let target = vec![entry.page.into(), name("XYZ"), Object::Null, height, Object::Null];
        let mut item = dictionary! { "Title" => text(entry.title), "Parent" => parent_id, "Dest" => target };
        if let Some(before) = place.checked_sub(1) {
            item.set("Prev", ids[before]);
        }
        if let Some(&next) = ids.get(place + 1) {
            item.set("Next", next);
        }
        count += 1 + add(file, &mut item, ids[place], &entry.below);
        file.objects.insert(ids[place], item.into());
    }
    parent.set("First", first);
    parent.set("Last", last);
    parent.set("Count", count);
    count
}
