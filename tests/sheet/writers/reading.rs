//! What a reader of each format sees of a sheet, as bare text.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// Destinations of Rich Text that hold no words of the page.
const HIDDEN: [&str; 6] = ["fonttbl", "colortbl", "stylesheet", "info", "pict", "*"];

/// The text of Rich Text: groups, control words, and characters as signed numbers.
pub fn of_rtf(rtf: &[u8]) -> String {
    let source = std::str::from_utf8(rtf).expect("Rich Text is ASCII");
    let mut units: Vec<u16> = Vec::new();
    // For each open group, whether it is hidden.
    let mut groups: Vec<bool> = vec![false];
    let mut rest = source.chars().peekable();
    while let Some(character) = rest.next() {
        let hidden = *groups.last().expect("groups are closed as often as opened");
        match character {
            '{' => groups.push(hidden),
            '}' => drop(groups.pop()),
            '\n' | '\r' => (),
            '\\' => {
                let sign = rest.next().expect("something is escaped");
                if !sign.is_ascii_alphabetic() {
                    match sign {
                        '*' => *groups.last_mut().expect("a group") = true,
                        '~' => units.push(0xA0),
                        '_' => units.push(0x2011),
                        '-' => units.push(0xAD),
                        '\\' | '{' | '}' if !hidden => units.push(sign as u16),
                        other => assert!(hidden, "nobody writes \\{other}"),
                    }
                    continue;
                }
                let mut word = String::from(sign);
                while let Some(letter) = rest.next_if(char::is_ascii_alphabetic) {
                    word.push(letter);
                }
                let mut number = String::new();
                while let Some(digit) = rest.next_if(|c| c.is_ascii_digit() || *c == '-' && number.is_empty()) {
                    number.push(digit);
                }
                rest.next_if_eq(&' ');
                if HIDDEN.contains(&word.as_str()) {
                    *groups.last_mut().expect("a group") = true;
                }
                if word == "u" {
                    let unit: i16 = number.parse().expect("a character is a signed number of 16 bits");
                    assert_eq!(rest.next(), Some('?'), "a character has a stand-in of one byte");
                    units.extend((!hidden).then_some(unit as u16));
                }
                let breaks = ["par", "tab", "cell", "row", "sect"].contains(&word.as_str());
                units.extend((breaks && !hidden).then_some(u16::from(b' ')));
            }
            other => units.extend((!hidden).then_some(other as u16)),
        }
    }
    assert_eq!(groups.len(), 1, "every group is closed");
    String::from_utf16(&units).expect("surrogates come in pairs")
}

/// The text of an HTML page's body, without its drawings.
pub fn of_html(html: &str) -> String {
    let mut rest = html.split_once("<body>").expect("a page has a body").1;
    let mut text = String::new();
    while let Some((before, tag)) = rest.split_once('<') {
        text.push_str(before);
        rest = match tag.starts_with("svg") {
            true => tag.split_once("</svg>").expect("a drawing ends").1,
            false => tag.split_once('>').expect("a tag ends").1,
        };
    }
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    entities.iter().fold(text, |text, (entity, sign)| text.replace(entity, sign))
}

/// The text of Markdown as a CommonMark reader takes it, with the numbers that it gives to rules.
pub fn of_markdown(markdown: &str) -> String {
    let mut text = String::new();
    let mut numbers: Vec<Option<u64>> = Vec::new();
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH) {
        match event {
            Event::Text(words) => text.push_str(&words),
            Event::Start(Tag::List(first)) => numbers.push(first),
            Event::End(TagEnd::List(_)) => drop(numbers.pop()),
            Event::Start(Tag::Item) => {
                if let Some(Some(number)) = numbers.last_mut() {
                    text.push_str(&format!("{number}. "));
                    *number += 1;
                }
            }
            Event::Html(html) | Event::InlineHtml(html) => assert_eq!(html.trim(), "<!-- -->", "nothing but a gap"),
            Event::Code(words) => panic!("{words} became code"),
            Event::Start(Tag::Link { dest_url, .. }) => panic!("{dest_url} became a link"),
            _ => text.push(' '),
        }
    }
    text
}

/// Plain text without the lines below headings and between sheets.
pub fn of_plain(text: &str) -> String {
    let drawn = |line: &&str| !line.is_empty() && line.chars().all(|c| "=-".contains(c));
    text.lines().filter(|line| !drawn(line)).collect::<Vec<_>>().join("\n")
}

/// The text without white space and without the brackets around the words of a picture.
pub fn bare(text: &str) -> String {
    text.chars().filter(|c| !(c.is_whitespace() || "[]".contains(*c))).collect()
}
