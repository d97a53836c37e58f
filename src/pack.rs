//! What the program carries packed, run by Cargo before it is built: the typefaces, of which a set needs a few, the
//! drawings of the animals, of which it needs eight, motifs, scenes, texts in other languages than English, and the files of
//! the studio's page. It unpacks them when somebody asks for them.

use brotli::BrotliCompress;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The typefaces, and the one that is four times as large as all others together, for Chinese and Japanese rules.
const FACES: &str = "fonts";
const LARGE_FACE: &str = "fonts/ShouQiKai-Rules.ttf";
/// The texts, in folders of languages. English is carried as it is: everybody needs it.
const LANGUAGES: &str = "templates/languages";
/// The drawings of the animals, in folders.
const ART: &str = "templates/art";
/// The scenes of rules sheets.
const SCENES: &str = "templates/examples";
/// The motifs, in folders.
const MOTIFS: &str = "templates/motifs";
/// What a browser reads; notes and settings beside it are for people who change it.
const READ_BY_BROWSERS: [&str; 5] = ["html", "css", "js", "svg", "ftl"];

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo names a folder"));
    let has = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    println!("cargo::rerun-if-changed=src/pack.rs");
    if has("PRINT") && !has("FETCHED_FACES") {
        each(FACES, "ttf", &out.join("fonts"));
    }
    if has("PRINT") {
        each(ART, "svg", &out.join("art"));
        each(MOTIFS, "svg", &out.join("motifs"));
    }
    if has("SHEET") {
        each(SCENES, "toml", &out.join("examples"));
    }
    if has("LANGUAGE") {
        each(LANGUAGES, "ftl", &out.join("languages"));
    }
    if has("STUDIO") {
        site(&out);
    }
}

/// Packs every file of a folder with this ending by itself, into the same place below another folder.
fn each(folder: &str, ending: &str, into: &Path) {
    println!("cargo::rerun-if-changed={folder}");
    for file in files(Path::new(folder), &[ending]) {
        let packed_file = into.join(file.strip_prefix(folder).expect("below")).with_extension("packed");
        let parent = packed_file.parent().expect("a folder");
        fs::create_dir_all(parent).unwrap_or_else(|why| panic!("{}: {why}", parent.display()));
        let seldom_needed = file == Path::new(LARGE_FACE);
        write(&packed_file, &packed(&read(&file), if seldom_needed { by_brotli } else { by_zlib }));
    }
}

/// The files of the page end to end, packed, and a list of where each begins and ends.
fn site(out: &Path) {
    let (mut all, mut list) = (Vec::new(), String::from("&[\n"));
    for (folder, of_all) in
        [("templates/studio", None), ("templates/art/papercut", None), (LANGUAGES, Some("themes.ftl"))]
    {
        println!("cargo::rerun-if-changed={folder}");
        for file in files(Path::new(folder), &READ_BY_BROWSERS) {
            let below =
                file.strip_prefix(folder).expect("below").to_str().expect("a name in Unicode").replace('\\', "/");
            let path = match (folder, of_all, below.split_once('/')) {
                ("templates/art/papercut", ..) => format!("art/papercut/{below}"),
                (_, Some(name), Some((tag, rest))) if rest == name => format!("words/designs/{tag}.ftl"),
                (_, Some(_), _) => continue,
                (_, None, _) => below,
            };
            let start = all.len();
            all.extend(read(&file));
            writeln!(list, "    ({path:?}, {start}..{}),", all.len()).expect("text");
        }
    }
    list.push(']');
    write(&out.join("site.packed"), &packed(&all, by_brotli));
    write(&out.join("site.list"), list.as_bytes());
}

/// Every file below a folder with one of these endings, by its path.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display())) {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path, endings));
        } else if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The length in four bytes, and then what is packed: `packed.rs` reads it. What a page's module carries is packed as a
/// whole when it is sent.
fn packed(bytes: &[u8], pack: fn(&[u8], &mut Vec<u8>)) -> Vec<u8> {
    if env::var_os("CARGO_FEATURE_FETCHED_FACES").is_some() {
        return bytes.to_vec();
    }
    let length = u32::try_from(bytes.len()).expect("less than 4 GiB");
    let mut packed = length.to_le_bytes().to_vec();
    pack(bytes, &mut packed);
    packed
}

/// Unpacked fast: what every set and every verdict needs.
fn by_zlib(bytes: &[u8], packed: &mut Vec<u8>) {
    let mut packer = ZlibEncoder::new(packed, Compression::best());
    packer.write_all(bytes).and_then(|()| packer.finish()).expect("memory takes all");
}

/// A sixth shorter: unpacking the large face takes a tenth of the time of a Chinese set.
fn by_brotli(bytes: &[u8], packed: &mut Vec<u8>) {
    let best = BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: bytes.len(), ..Default::default() };
    BrotliCompress(&mut &bytes[..], packed, &best).expect("memory takes all");
}

fn read(file: &Path) -> Vec<u8> {
    fs::read(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
}

fn write(file: &Path, bytes: &[u8]) {
    fs::write(file, bytes).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
}
