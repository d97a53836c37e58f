//! Reads a PDF as a viewer would: its objects, its streams, its words.

use lopdf::content::{Content, Operation};
use lopdf::{Dictionary, Object};
use std::collections::BTreeMap;

/// A file, read.
pub struct File(lopdf::Document);

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

    /// The titles of the bookmarks in order.
    pub fn bookmarks(&self) -> Vec<String> {
        let outlines = self.dictionary(self.catalog().get(b"Outlines").expect("bookmarks"));
        let mut titles = Vec::new();
        let mut next = outlines.get(b"First").ok().cloned();
        while let Some(id) = next {
            let bookmark = self.dictionary(&id);
            titles.push(self.text(&bookmark, "Title"));
            next = bookmark.get(b"Next").ok().cloned();
        }
        titles
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
