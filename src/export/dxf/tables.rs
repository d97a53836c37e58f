//! The parts that a file of this version must have besides its entities: symbol tables, two spaces, a dictionary. They
//! do not depend on what is cut.

use super::pairs::{Handle, Pairs};
use crate::geom::Size;

/// The layer of cut lines.
pub(super) const CUT: &str = "CUT";
/// The layer of scored lines.
pub(super) const SCORE: &str = "SCORE";
/// The layer of glued areas.
pub(super) const GLUE: &str = "GLUE";
/// The layer of registration marks.
pub(super) const MARKS: &str = "REGMARKS";

/// The two required blocks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spaces {
    /// Model space.
    pub(super) model: Handle,
    /// Paper space; empty.
    pub(super) paper: Handle,
}

const MODEL: &str = "*Model_Space";
const PAPER: &str = "*Paper_Space";

/// Appends the tables, with these layers. The initial view is the whole sheet.
pub(super) fn tables(file: &mut Pairs, layers: &[&str], media: Size) -> Spaces {
    let layers: Vec<&str> = ["0"].iter().chain(layers).copied().collect();
    file.section("TABLES", |file| {
        table(file, "VPORT", "AcDbViewportTableRecord", &["*Active"], |file, _| window(file, media));
        table(file, "LTYPE", "AcDbLinetypeTableRecord", &["ByBlock", "ByLayer", "Continuous"], |file, _| {
            file.pairs(&[(70, "0"), (3, ""), (72, "65"), (73, "0"), (40, "0.0")]);
        });
        table(file, "LAYER", "AcDbLayerTableRecord", &layers, |file, layer| {
            // Colour 1 is red, by which lasers cut; 5 is blue, by which they score; 3 is green; 7 is black or white, in
            // contrast to the background.
            let colour = match layer {
                CUT => "1",
                SCORE => "5",
                GLUE => "3",
                _ => "7",
            };
            file.pairs(&[(70, "0"), (62, colour), (6, "Continuous")]);
        });
        table(file, "STYLE", "AcDbTextStyleTableRecord", &["Standard"], |file, _| {
            file.pairs(&[
                (70, "0"),
                (40, "0.0"),
                (41, "1.0"),
                (50, "0.0"),
                (71, "0"),
                (42, "2.5"),
                (3, "txt"),
                (4, ""),
            ]);
        });
        table(file, "VIEW", "AcDbViewTableRecord", &[], nothing_more);
        table(file, "UCS", "AcDbUCSTableRecord", &[], nothing_more);
        table(file, "APPID", "AcDbRegAppTableRecord", &["ACAD"], nothing_more);
        table(file, "DIMSTYLE", "AcDbDimStyleTableRecord", &["Standard"], nothing_more);
        let spaces = table(file, "BLOCK_RECORD", "AcDbBlockTableRecord", &[MODEL, PAPER], |_, _| {});
        Spaces { model: spaces[0], paper: spaces[1] }
    })
}

/// The fields of a record that has only a name.
fn nothing_more(file: &mut Pairs, _: &str) {
    file.pair(70, 0);
}

/// The initial view: the whole sheet.
fn window(file: &mut Pairs, media: Size) {
    file.pairs(&[(70, "0"), (10, "0.0"), (20, "0.0"), (11, "1.0"), (21, "1.0")]);
    file.number(12, media.width / 2.0);
    file.number(22, media.height / 2.0);
    file.pairs(&[(16, "0.0"), (26, "0.0"), (36, "1.0"), (17, "0.0"), (27, "0.0"), (37, "0.0")]);
    file.number(40, media.height);
    file.number(41, media.width / media.height);
}

/// Appends one table with a record per name, completed by `says`; returns the handles of the records.
fn table(file: &mut Pairs, name: &str, class: &str, records: &[&str], says: impl Fn(&mut Pairs, &str)) -> Vec<Handle> {
    let own = file.handle();
    file.pairs(&[(0, "TABLE"), (2, name)]);
    file.pair(5, own);
    file.pair(330, Handle::NOBODY);
    file.pair(100, "AcDbSymbolTable");
    file.pair(70, records.len());
    let measures = name == "DIMSTYLE";
    if measures {
        file.pair(100, "AcDbDimStyleTable");
    }
    let mut handles = Vec::new();
    for record in records {
        let handle = file.handle();
        file.pair(0, name);
        // Only the records of this table use another code than 5 for the handle.
        file.pair(if measures { 105 } else { 5 }, handle);
        file.pair(330, own);
        file.pairs(&[(100, "AcDbSymbolTableRecord"), (100, class), (2, record)]);
        says(file, record);
        handles.push(handle);
    }
    file.pair(0, "ENDTAB");
    handles
}

/// Appends the two spaces as blocks. Both are empty: entities are in a section of their own.
pub(super) fn blocks(file: &mut Pairs, spaces: Spaces) {
    file.section("BLOCKS", |file| {
        for (name, space) in [(MODEL, spaces.model), (PAPER, spaces.paper)] {
            file.drawn("BLOCK", space, "0");
            file.pairs(&[(100, "AcDbBlockBegin"), (2, name), (70, "0"), (10, "0.0"), (20, "0.0"), (30, "0.0")]);
            file.pairs(&[(3, name), (1, "")]);
            file.drawn("ENDBLK", space, "0");
            file.pair(100, "AcDbBlockEnd");
        }
    });
}

/// Appends the root dictionary, with its one required entry, an empty dictionary of groups.
pub(super) fn objects(file: &mut Pairs) {
    file.section("OBJECTS", |file| {
        let (root, groups) = (file.handle(), file.handle());
        dictionary(file, root, Handle::NOBODY);
        file.pair(3, "ACAD_GROUP");
        file.pair(350, groups);
        dictionary(file, groups, root);
    });
}

fn dictionary(file: &mut Pairs, own: Handle, owner: Handle) {
    file.pair(0, "DICTIONARY");
    file.pair(5, own);
    file.pair(330, owner);
    file.pairs(&[(100, "AcDbDictionary"), (281, "1")]);
}
