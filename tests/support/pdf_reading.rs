//! Reads a PDF as a viewer would: its objects, its streams, its words.

use lopdf::content::{Content, Operation};
use lopdf::{Dictionary, Object};
use std::collections::BTreeMap;

/// A file, read.
pub struct File(lopdf::Document);

/// Where an entry of the table of contents leads to.
#[derive(Debug, Clone, PartialEq)]
pub struct Target {
    /// The page, counted from 0.
    pub page: usize,
    /// Points from its lower edge.
    pub height: Option<f64>,
}

impl File {
    pub fn read(bytes: &[u8]) -> File {
        File(lopdf::Document::load_mem(bytes).expect("a PDF that can be read"))
    }

    fn resolved<'a>(&'a self, object: &'a Object) -> &'a Object {
        self.0.dereference(object).expect("the object is there").1
    }

    pub fn dictionary(&self, object: &Object) -> Dictionary {
        match self.resolved(object) {
            Object::Dictionary(dictionary) => dictionary.clone(),
            Object::Stream(stream) => stream.dict.clone(),
            other => panic!("{other:?} is no dictionary"),
        }
    }

    pub fn array(&self, dictionary: &Dictionary, key: &str) -> Vec<Object> {
        let found = dictionary.get(key.as_bytes()).unwrap_or_else(|_| panic!("no {key}"));
        self.resolved(found).as_array().expect("an array").clone()
    }

    pub fn name(&self, dictionary: &Dictionary, key: &str) -> String {
        spelt(self.resolved(dictionary.get(key.as_bytes()).unwrap_or_else(|_| panic!("no {key}"))))
    }

    pub fn text(&self, dictionary: &Dictionary, key: &str) -> String {
        let found = self.resolved(dictionary.get(key.as_bytes()).unwrap_or_else(|_| panic!("no {key}")));
        text(found.as_str().expect("a text"))
    }

    pub fn data(&self, stream: &Object) -> Vec<u8> {
        self.resolved(stream).as_stream().expect("a stream").decompressed_content().expect("it can be unpacked")
    }

    pub fn catalog(&self) -> Dictionary {
        self.0.catalog().expect("a catalog").clone()
    }

    pub fn information(&self) -> Dictionary {
        self.dictionary(self.0.trailer.get(b"Info").expect("information"))
    }

    pub fn id(&self) -> Vec<u8> {
        let id = self.0.trailer.get(b"ID").and_then(Object::as_array).expect("an identifier");
        id[0].as_str().expect("a text").to_vec()
    }

    pub fn pages(&self) -> Vec<Dictionary> {
        self.0.page_iter().map(|id| self.0.get_dictionary(id).expect("a page").clone()).collect()
    }

    pub fn resources(&self, owner: &Dictionary) -> Dictionary {
        self.dictionary(owner.get(b"Resources").expect("resources"))
    }

    pub fn operations(&self, page: &Dictionary) -> Vec<Operation> {
        let data = self.data(page.get(b"Contents").expect("contents"));
        Content::decode(&data).expect("operators").operations
    }

    /// Every object of this sort, in the order of the file.
    fn all(&self, subtype: &str) -> Vec<Dictionary> {
        let objects = self.0.objects.values().filter_map(|object| match object {
            Object::Dictionary(dictionary) => Some(dictionary),
            Object::Stream(stream) => Some(&stream.dict),
            _ => None,
        });
        objects.filter(|found| spelt_in(found, "Subtype") == subtype).cloned().collect()
    }

    /// The names that a page, and the symbols on it, use but cannot find among their resources.
    pub fn unknown_names(&self, page: usize) -> Vec<String> {
        let page = &self.pages()[page];
        self.unknown_to(&self.operations(page), &self.resources(page))
    }

    fn unknown_to(&self, operations: &[Operation], resources: &Dictionary) -> Vec<String> {
        let mut unknown = Vec::new();
        for Operation { operator, operands } in operations {
            let (sort, operand) = match operator.as_str() {
                "Tf" => ("Font", 0),
                "Do" => ("XObject", 0),
                "gs" => ("ExtGState", 0),
                "cs" | "CS" => ("ColorSpace", 0),
                "BDC" if spelt(&operands[0]) == "OC" => ("Properties", 1),
                _ => continue,
            };
            let name = spelt(&operands[operand]);
            let known = resources.get(sort.as_bytes()).map(|found| self.dictionary(found)).unwrap_or_default();
            match known.get(name.as_bytes()) {
                Err(_) => unknown.push(name),
                Ok(object) if operator == "Do" && spelt_in(&self.dictionary(object), "Subtype") == "Form" => {
                    let operations = Content::decode(&self.data(object)).expect("operators").operations;
                    unknown.extend(self.unknown_to(&operations, &self.resources(&self.dictionary(object))));
                }
                Ok(_) => {}
            }
        }
        unknown
    }

    /// Every font that text is set in.
    pub fn fonts(&self) -> Vec<Dictionary> {
        self.all("Type0")
    }

    /// Every form object, in the order of the file.
    pub fn forms(&self) -> Vec<Dictionary> {
        self.all("Form")
    }

    /// The table of contents in order: how deep each entry lies, its title, and where it leads to.
    pub fn contents(&self) -> Vec<(usize, String, Target)> {
        let outlines = self.dictionary(self.catalog().get(b"Outlines").expect("a table of contents"));
        let mut entries = Vec::new();
        self.entries_below(&outlines, 0, &mut entries);
        let count = outlines.get(b"Count").and_then(Object::as_i64).expect("a count");
        assert_eq!(count, entries.len() as i64, "all entries are shown");
        entries
    }

    fn entries_below(&self, parent: &Dictionary, depth: usize, entries: &mut Vec<(usize, String, Target)>) {
        let mut next = parent.get(b"First").ok().cloned();
        let mut before = None;
        while let Some(id) = next {
            let entry = self.dictionary(&id);
            assert_eq!(entry.get(b"Prev").ok(), before.as_ref(), "the way back");
            let target = self.array(&entry, "Dest");
            let page = self.0.page_iter().position(|page| Object::Reference(page) == target[0]).expect("a page");
            let height = target[3].as_float().ok().map(f64::from);
            assert_eq!(spelt(&target[1]), "XYZ");
            entries.push((depth, self.text(&entry, "Title"), Target { page, height }));
            self.entries_below(&entry, depth + 1, entries);
            next = entry.get(b"Next").ok().cloned();
            before = Some(id);
        }
        assert_eq!(parent.get(b"Last").ok(), before.as_ref(), "the last entry");
    }

    /// Every element of the tree that is of this sort.
    pub fn elements(&self, kind: &str) -> Vec<Dictionary> {
        let elements = self.0.objects.values().filter_map(|object| object.as_dict().ok());
        elements.filter(|found| spelt_in(found, "S") == kind && found.has(b"Pg")).cloned().collect()
    }

    /// What a screen reader says, part by part: what sort of thing it is, and its words. Every mark of every page must
    /// lead back to the part that it belongs to.
    pub fn read_aloud(&self) -> Vec<(String, String)> {
        let root = self.dictionary(self.catalog().get(b"StructTreeRoot").expect("a tree"));
        let parents = self.dictionary(root.get(b"ParentTree").expect("the way back"));
        let parents = self.array(&parents, "Nums");
        let whole = self.dictionary(root.get(b"K").expect("the document"));
        assert_eq!(self.name(&whole, "S"), "Document");
        let pages: Vec<_> = self.0.page_iter().collect();
        let marked: Vec<_> = self.pages().iter().map(|page| self.marked(page)).collect();
        let mut met = vec![0; pages.len()];
        let parts = self.array(&whole, "K");
        let read = parts.iter().map(|id| {
            let part = self.dictionary(id);
            let of = part.get(b"Pg").and_then(Object::as_reference).expect("its page");
            let place = pages.iter().position(|&page| page == of).expect("a page of the file");
            let key = self.pages()[place].get(b"StructParents").expect("a key").clone();
            let at = parents.iter().step_by(2).position(|known| *known == key).expect("the key is known");
            let owners = self.resolved(&parents[2 * at + 1]).as_array().expect("the owners of its marks");
            let mut words = Vec::new();
            for mark in self.array(&part, "K") {
                let mark = mark.as_i64().expect("a mark");
                assert_eq!(mark, met[place], "the marks are read in the order of the content");
                assert_eq!(&owners[mark as usize], id, "the mark leads back to its part");
                met[place] += 1;
                words.extend(marked[place].0[mark as usize].clone());
            }
            let kind = self.name(&part, "S");
            let said = if kind == "Figure" { self.text(&part, "Alt") } else { words.join(" ") };
            (kind, said)
        });
        let read = read.collect();
        for (met, marked) in met.iter().zip(&marked) {
            assert_eq!(*met, marked.0.len() as i64, "every mark belongs to a part");
        }
        read
    }

    /// The operators that paint something on a page which is neither read nor said to be ornament.
    pub fn unmarked(&self, page: usize) -> Vec<String> {
        self.marked(&self.pages()[page]).1
    }

    /// The words within each mark of a page, and what is painted outside all marks.
    fn marked(&self, page: &Dictionary) -> (Vec<Vec<String>>, Vec<String>) {
        let (operations, resources) = (self.operations(page), self.resources(page));
        let (mut open, mut words, mut outside) = (Vec::new(), Vec::new(), Vec::new());
        for (place, operation) in operations.iter().enumerate() {
            let within = open.iter().any(|(tag, _): &(String, _)| tag != "OC");
            match operation.operator.as_str() {
                "BMC" => open.push((spelt(&operation.operands[0]), None)),
                "BDC" => {
                    let mark = operation.operands[1].as_dict().ok().and_then(|known| known.get(b"MCID").ok());
                    if let Some(mark) = mark {
                        assert!(!within, "a mark within a mark");
                        assert_eq!(mark.as_i64().expect("a number"), words.len() as i64);
                        words.push(Vec::new());
                    }
                    open.push((spelt(&operation.operands[0]), mark.map(|_| place)));
                }
                "EMC" => {
                    if let Some((_, Some(start))) = open.pop() {
                        *words.last_mut().expect("an open mark") =
                            self.spoken_by(&operations[start..place], &resources);
                    }
                }
                "f" | "f*" | "S" | "B" | "B*" | "TJ" | "Do" if !within => outside.push(operation.operator.clone()),
                _ => {}
            }
        }
        assert!(open.is_empty(), "every mark ends");
        (words, outside)
    }

    /// What a page says, one text for each text object, with the words of the symbols on it.
    pub fn spoken(&self, page: usize) -> Vec<String> {
        let page = &self.pages()[page];
        self.spoken_by(&self.operations(page), &self.resources(page))
    }

    fn spoken_by(&self, operations: &[Operation], resources: &Dictionary) -> Vec<String> {
        let (mut all, mut read, mut map, mut instead) = (Vec::new(), String::new(), BTreeMap::new(), None);
        for operation in operations {
            let first = operation.operands.first();
            match operation.operator.as_str() {
                "BDC" => {
                    let properties = operation.operands[1].as_dict().ok();
                    instead = properties
                        .and_then(|known| known.get(b"ActualText").ok())
                        .map(|found| text(found.as_str().expect("a text")));
                }
                "Tf" => {
                    let fonts = self.dictionary(resources.get(b"Font").expect("fonts"));
                    let name = first.and_then(|name| name.as_name().ok()).expect("a font's name");
                    let font = self.dictionary(fonts.get(name).expect("the font is there"));
                    map = self.unicode(&font);
                }
                "TJ" => {
                    for part in first.and_then(|shown| shown.as_array().ok()).expect("glyphs") {
                        if let Ok(codes) = part.as_str() {
                            for code in codes.chunks(2) {
                                read += map.get(code).map_or("?", String::as_str);
                            }
                        }
                    }
                }
                "ET" => {
                    let shown = std::mem::take(&mut read);
                    all.push(instead.take().unwrap_or(shown));
                }
                "Do" => {
                    let objects = self.dictionary(resources.get(b"XObject").expect("objects"));
                    let name = first.and_then(|name| name.as_name().ok()).expect("an object's name");
                    let object = objects.get(name).expect("the object is there");
                    let form = self.dictionary(object);
                    if spelt_in(&form, "Subtype") == "Form" {
                        let operations = Content::decode(&self.data(object)).expect("operators").operations;
                        all.extend(self.spoken_by(&operations, &self.resources(&form)));
                    }
                }
                _ => {}
            }
        }
        all
    }

    /// A font's codes with what they stand for.
    fn unicode(&self, font: &Dictionary) -> BTreeMap<Vec<u8>, String> {
        let map = self.data(font.get(b"ToUnicode").expect("a map to characters"));
        let map = String::from_utf8(map).expect("plain text");
        let pairs = map.lines().filter_map(|line| line.strip_prefix('<')?.strip_suffix('>')?.split_once("> <"));
        pairs.map(|(code, stands_for)| (hex(code), text(&[vec![0xFE, 0xFF], hex(stands_for)].concat()))).collect()
    }
}

/// How a name is spelt; nothing for what is no name.
pub fn spelt(name: &Object) -> String {
    String::from_utf8_lossy(name.as_name().unwrap_or_default()).into_owned()
}

fn spelt_in(dictionary: &Dictionary, key: &str) -> String {
    dictionary.get(key.as_bytes()).map(spelt).unwrap_or_default()
}

fn hex(digits: &str) -> Vec<u8> {
    (0..digits.len()).step_by(2).map(|at| u8::from_str_radix(&digits[at..at + 2], 16).expect("hex digits")).collect()
}

/// A text of a PDF: UTF-16 after a mark, else one byte a character.
fn text(bytes: &[u8]) -> String {
    match bytes.strip_prefix(&[0xFE, 0xFF]) {
        Some(units) => {
            let units: Vec<u16> = units.chunks(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
            String::from_utf16(&units).expect("whole characters")
        }
        None => bytes.iter().map(|&byte| char::from(byte)).collect(),
    }
}
