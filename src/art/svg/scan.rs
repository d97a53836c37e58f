//! Checks the text of a drawing before it is parsed: depth, number of elements, no entities.

use crate::art::ArtError;

/// The most elements a drawing may have.
pub const MOST_ELEMENTS: u32 = 200_000;
/// The maximum depth of nested elements.
pub const MOST_DEEP: usize = 256;
/// The most attributes one element may have.
const MOST_ATTRIBUTES: usize = 100;

/// The number of elements, if they are not too many or too deep. Broken text is left to the parser.
pub fn scan(text: &str) -> Result<u32, ArtError> {
    let (mut rest, mut depth, mut elements) = (text, 0usize, 0u32);
    let line = |rest: &str| text[..text.len() - rest.len()].matches('\n').count() + 1;
    while let Some(start) = rest.find('<') {
        rest = &rest[start..];
        let skipped = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")];
        if let Some((_, end)) = skipped.iter().find(|(start, _)| rest.starts_with(start)) {
            let Some(end_at) = rest.find(end) else { break };
            rest = &rest[end_at + end.len()..];
            continue;
        }
        let tag = Tag::read(rest);
        match tag.kind {
            TagKind::Declaration if rest[..tag.length].contains('[') || rest.starts_with("<!ENTITY") => {
                return Err(ArtError::new(
                    format!("line {}: this drawing declares entities", line(rest)),
                    "save it as plain SVG, without a DOCTYPE",
                ));
            }
            TagKind::Declaration => {}
            TagKind::Close => depth = depth.saturating_sub(1),
            TagKind::Open | TagKind::Empty => {
                elements += 1;
                depth += usize::from(tag.kind == TagKind::Open);
                let fault = if depth > MOST_DEEP {
                    Some((format!("nests more than {MOST_DEEP} elements in one another"), "ungroup it"))
                } else if elements > MOST_ELEMENTS {
                    Some((format!("has more than {MOST_ELEMENTS} elements"), "simplify it"))
                } else if tag.attributes > MOST_ATTRIBUTES {
                    Some((format!("gives one element more than {MOST_ATTRIBUTES} attributes"), "save it as plain SVG"))
                } else {
                    None
                };
                if let Some((what, right)) = fault {
                    return Err(ArtError::new(format!("line {}: this drawing {what}", line(rest)), right));
                }
            }
        }
        rest = &rest[tag.length..];
    }
    Ok(elements)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TagKind {
    Open,
    Empty,
    Close,
    Declaration,
}

struct Tag {
    kind: TagKind,
    /// Bytes from `<` to `>`, or to the end of the text.
    length: usize,
    attributes: usize,
}

impl Tag {
    /// The tag that `text` begins with.
    fn read(text: &str) -> Tag {
        let (mut quote, mut attributes, mut length) = (None, 0, text.len());
        for (place, byte) in text.bytes().enumerate() {
            match (quote, byte) {
                (Some(open), byte) if open == byte => quote = None,
                (Some(_), _) => {}
                (None, b'"' | b'\'') => quote = Some(byte),
                (None, b'=') => attributes += 1,
                (None, b'>') => {
                    length = place + 1;
                    break;
                }
                (None, _) => {}
            }
        }
        let kind = match text.as_bytes().get(1) {
            Some(b'!') => TagKind::Declaration,
            Some(b'/') => TagKind::Close,
            _ if text[..length].ends_with("/>") => TagKind::Empty,
            _ => TagKind::Open,
        };
        Tag { kind, length, attributes }
    }
}
