//! Small requests that want much: what is too much is refused before it is unpacked or drawn.

use super::{answered, asked, refused, stickers};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde_json::{Value, json};
use std::io::Write;

/// A megabyte of nothing, so many times, packed.
fn packed(megabytes: usize) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::fast());
    let megabyte = vec![0; 1 << 20];
    (0..megabytes).for_each(|_| packer.write_all(&megabyte).expect("memory takes all"));
    packer.finish().expect("memory takes all")
}

/// A PNG of these sides, all black, with one more chunk.
fn png(width: u32, height: u32, name: &[u8; 4], data: &[u8]) -> Vec<u8> {
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    let mut chunk = |name: &[u8; 4], data: &[u8]| {
        let body = [name.as_slice(), data].concat();
        file.extend((data.len() as u32).to_be_bytes());
        file.extend(&body);
        file.extend(crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(&body).to_be_bytes());
    };
    chunk(b"IHDR", &[&width.to_be_bytes()[..], &height.to_be_bytes(), &[8, 2, 0, 0, 0]].concat());
    chunk(name, data);
    chunk(b"IDAT", &packed(1));
    chunk(b"IEND", &[]);
    file
}

/// What is said of a picture that is refused.
fn picture_refused(name: &str, bytes: &[u8]) -> String {
    refused(&stickers(&format!("[pictures]\nrat = \"{name}\""), &[(name, bytes)]))
}

#[test]
fn a_picture_that_unpacks_to_more_than_memory_is_refused() {
    let profile = [b"huge\0\0".as_slice(), &packed(300)].concat();
    let said = picture_refused("rat.png", &png(200, 200, b"iCCP", &profile));
    assert!(said.contains("its colour profile cannot be read (it is damaged, or too long)"), "{said}");
    let damaged = picture_refused("rat.png", &png(200, 200, b"iCCP", b"half\0\0\x78\x9c"));
    assert!(damaged.contains("its colour profile cannot be read (it is damaged, or too long)"), "{damaged}");
    // What is no profile is passed over.
    let text = [b"huge\0\0".as_slice(), &packed(300)].concat();
    let noted = stickers("[pictures]\nrat = \"rat.png\"", &[("rat.png", &png(200, 200, b"zTXt", &text))]);
    assert!(noted.head["faults"].is_null(), "{}", noted.head["faults"]);
    for (width, height) in [(0x7fff_ffff, 0x7fff_ffff), (1, 0x7fff_ffff), (12_001, 1), (9_000, 9_000)] {
        let said = picture_refused("rat.png", &png(width, height, b"tEXt", b"a\0b"));
        assert!(said.contains("cannot be printed"), "{said}");
    }
}

#[test]
fn a_blur_far_over_the_drawing_is_refused() {
    let svg = |filter: &str| {
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'><filter id='f' {filter}>\
             <feGaussianBlur stdDeviation='3'/></filter><path filter='url(#f)' d='M0 0h90v90z'/></svg>"
        )
    };
    let said = picture_refused("rat.svg", svg("x='-5' y='-5' width='10' height='10'").as_bytes());
    assert!(said.contains("more layers, effects and patterns than can be rendered"), "{said}");
    assert!(stickers("[pictures]\nrat = \"rat.svg\"", &[("rat.svg", svg("").as_bytes())]).head["faults"].is_null());
}

#[test]
fn texts_without_end_are_refused() {
    let long = vec![b' '; 300 << 10];
    let of_theme = |lines: &str, name: &str| refused(&stickers(lines, &[(name, &long)]));
    for (lines, name) in [
        ("[sheet]\nlanguages = [\"./words.ftl\"]", "words.ftl"),
        ("[pieces]\nlabel = \"./labels.toml\"", "labels.toml"),
        ("rules = \"./house.toml\"", "house.toml"),
    ] {
        let said = of_theme(lines, name);
        assert!(said.contains("longer than 256 KiB"), "{name}: {said}");
    }
    let text = String::from_utf8(long).expect("blanks are text");
    let edit = asked("edit", json!({ "text": text, "changes": [] }), &[]);
    assert!(refused(&edit).contains("longer than 64 KiB"), "{}", refused(&edit));
    let position = asked("session", json!({ "game": { "position": "7/".repeat(100_000) } }), &[]);
    assert!(refused(&position).contains("too long"), "{}", refused(&position));
}

#[test]
fn lists_without_end_are_refused() {
    let settings: Vec<Value> = (0..1001).map(|number| format!("wording.de.x{number}=y").into()).collect();
    let of_theme = asked("theme", json!({ "theme": { "set": settings } }), &[]);
    assert!(refused(&of_theme).contains("at most 1000 settings are read, not 1001"), "{}", refused(&of_theme));
    let of_rules = asked("rules", json!({ "rules": { "switches": settings } }), &[]);
    assert!(refused(&of_rules).contains("at most 1000 settings are read"), "{}", refused(&of_rules));
    let changes: Vec<Value> = settings.iter().map(|_| json!({ "key": "size" })).collect();
    let of_edit = asked("edit", json!({ "text": "", "changes": changes }), &[]);
    assert!(refused(&of_edit).contains("at most 1000 settings are read"), "{}", refused(&of_edit));
    let files: Vec<String> = (0..1001).map(|number| format!("{number}.png")).collect();
    let files: Vec<(&str, &[u8])> = files.iter().map(|name| (name.as_str(), &b""[..])).collect();
    assert!(refused(&asked("about", json!({}), &files)).contains("at most 1000 files"));
    assert!(asked("about", json!({}), &files[..1000]).head["faults"].is_null());
}

#[test]
fn a_head_without_end_is_not_read() {
    let values = format!("{{\"version\":1,\"ask\":\"about\",\"x\":[{}1]}}", "[],".repeat(4 << 20));
    let request = [&(values.len() as u32).to_le_bytes()[..], values.as_bytes()].concat();
    assert!(refused(&answered(&request)).contains("a head has at most 8 MiB"));
}
