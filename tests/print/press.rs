//! Files for a press: PDF/X-4 (ISO 15930-7), requirement by requirement, and colours turned into its inks.
//!
//! `profiles/press.icc` is the profile of a press that exists nowhere; `profiles/press.py` made it and holds its
//! formula.

use crate::support::themes_at_hand;

use image::codecs::jpeg::JpegEncoder;
use image::{Rgb, RgbImage};
use lopdf::content::Content;
use lopdf::{Dictionary, Document as File, Object};
use shouqi::diagnostics::Source;
use shouqi::export;
use shouqi::files::{FileError, FileProvider};
use shouqi::icc::OutputProfile;
use shouqi::layout::{self, PARTS, Set};
use shouqi::scene::{Colour, Inks, OutputCondition, Paint, Pixels};
use shouqi::theme::{self, Overrides};
use std::sync::{Arc, LazyLock};

const PROFILE: &[u8] = include_bytes!("../profiles/press.icc");

/// A file provider with a theme, a photograph and a profile.
struct Shop {
    theme: &'static str,
    profile: Vec<u8>,
}

impl FileProvider for Shop {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        Ok(Source::new(path, self.theme))
    }

    fn bytes(&self, path: &str, _: Option<&str>) -> Result<Vec<u8>, FileError> {
        Ok(if path.ends_with(".jpg") { photograph() } else { self.profile.clone() })
    }
}

const CLASSIC: &str = "format = 1\nname = \"trial\"\n[colours]\nprofile = \"./press.icc\"\n";
const PICTURES: &str =
    "format = 1\nextends = \"pictures\"\n[pictures]\nrat = \"rat.jpg\"\n[colours]\nprofile = \"./press.icc\"\n";

/// A photograph of 300 × 300 pixels.
fn photograph() -> Vec<u8> {
    let picture = RgbImage::from_fn(300, 300, |x, y| Rgb([(x * 5 / 6) as u8, (y * 5 / 6) as u8, 90]));
    let mut jpeg = Vec::new();
    JpegEncoder::new_with_quality(&mut jpeg, 90).encode_image(&picture).expect("a picture can be written");
    jpeg
}

fn asked(theme: &'static str, profile: Vec<u8>, inks: &str) -> Result<Set, String> {
    let overrides = Overrides { inks: Some(inks.to_owned()), ..Overrides::default() };
    let theme = theme::load("./trial.toml", &overrides, &Shop { theme, profile }).map_err(|error| error.to_string())?;
    layout::set(&theme, &PARTS).map_err(|error| error.to_string())
}

fn set(theme: &'static str, inks: &str) -> Set {
    asked(theme, PROFILE.to_vec(), inks).unwrap_or_else(|error| panic!("{error}"))
}

fn written(set: &Set) -> Vec<u8> {
    export::pdf(&set.document).expect("the set can be written")
}

fn read(bytes: &[u8]) -> File {
    File::load_mem(bytes).expect("the PDF can be read")
}

/// Every file that these requirements are held against: each sort of inks, with and without a photograph.
static FILES: LazyLock<Vec<(String, Vec<u8>)>> = LazyLock::new(|| {
    let mut files = Vec::new();
    for (name, theme) in [("classic", CLASSIC), ("pictures", PICTURES)] {
        for inks in ["rgb", "cmyk", "grey", "saving"] {
            files.push((format!("{name} {inks}"), written(&set(theme, inks))));
        }
    }
    files
});

/// Every dictionary of a file, those within others, too.
fn dictionaries(file: &File) -> Vec<&Dictionary> {
    fn walk<'f>(object: &'f Object, found: &mut Vec<&'f Dictionary>) {
        match object {
            Object::Dictionary(dictionary) => within(dictionary, found),
            Object::Stream(stream) => within(&stream.dict, found),
            Object::Array(items) => items.iter().for_each(|item| walk(item, found)),
            _ => {}
        }
    }
    fn within<'f>(dictionary: &'f Dictionary, found: &mut Vec<&'f Dictionary>) {
        found.push(dictionary);
        dictionary.iter().for_each(|(_, value)| walk(value, found));
    }
    let mut found = Vec::new();
    file.objects.values().for_each(|object| walk(object, &mut found));
    found
}

fn name_of(dictionary: &Dictionary, key: &str) -> String {
    let name = dictionary.get(key.as_bytes()).and_then(Object::as_name).unwrap_or_default();
    String::from_utf8_lossy(name).into_owned()
}

fn followed<'f>(file: &'f File, dictionary: &'f Dictionary, key: &str) -> &'f Object {
    let found = dictionary.get(key.as_bytes()).unwrap_or_else(|_| panic!("no {key}"));
    file.dereference(found).expect("the object is there").1
}

fn information(file: &File) -> &Dictionary {
    followed(file, &file.trailer, "Info").as_dict().expect("information")
}

fn metadata(file: &File) -> String {
    let stream = followed(file, file.catalog().expect("a catalog"), "Metadata").as_stream().expect("metadata");
    assert!(!stream.dict.has(b"Filter"), "metadata are legible without a reader of PDF");
    String::from_utf8(stream.content.clone()).expect("plain text")
}

fn between<'t>(text: &'t str, property: &str) -> &'t str {
    let start = text.find(&format!("<{property}>")).unwrap_or_else(|| panic!("no {property}")) + property.len() + 2;
    &text[start..start + text[start..].find(&format!("</{property}>")).expect("it ends")]
}

#[test]
fn a_file_for_a_press_declares_pdf_x_4_and_a_date() {
    for (name, bytes) in FILES.iter() {
        assert!(bytes.starts_with(b"%PDF-1.6"), "{name}");
        let file = read(bytes);
        let (information, metadata) = (information(&file), metadata(&file));
        let entry = |key: &str| {
            String::from_utf8_lossy(followed(&file, information, key).as_str().unwrap_or_default()).into_owned()
        };
        assert_eq!(between(&metadata, "pdfxid:GTS_PDFXVersion"), "PDF/X-4", "{name}");
        assert_eq!(entry("GTS_PDFXVersion"), "PDF/X-4");
        assert!(metadata.contains("xmlns:pdfxid=\"http://www.npes.org/pdfx/ns/id/\""));
        // Both places must tell the same.
        let digits = |date: &str| date.chars().filter(char::is_ascii_digit).collect::<String>();
        for (key, property) in [("CreationDate", "xmp:CreateDate"), ("ModDate", "xmp:ModifyDate")] {
            assert!(entry(key).starts_with("D:20") && entry(key).ends_with('Z'));
            assert_eq!(digits(&entry(key)), digits(between(&metadata, property)), "{name}: {key}");
        }
        assert_eq!(between(&metadata, "xmp:MetadataDate"), between(&metadata, "xmp:ModifyDate"));
        assert_eq!((name_of(information, "Trapped").as_str(), between(&metadata, "pdf:Trapped")), ("False", "False"));
        let title = entry("Title");
        assert!(!title.is_empty() && metadata.contains(&format!(">{title}<")), "{name}: {title}");
        assert_eq!(entry("Producer"), between(&metadata, "pdf:Producer"));
        // Which document, which version and which rendition it is.
        let id = between(&metadata, "xmpMM:DocumentID");
        assert!(id.len() == 41 && id.starts_with("uuid:"), "{id}");
        assert_eq!(
            (between(&metadata, "xmpMM:VersionID"), between(&metadata, "xmpMM:RenditionClass")),
            ("1", "default")
        );
        assert!(file.trailer.has(b"ID") && !file.trailer.has(b"Encrypt"));
    }
}

#[test]
fn the_profile_lies_in_the_file_byte_for_byte() {
    for (name, bytes) in FILES.iter() {
        let file = read(bytes);
        let intents = followed(&file, file.catalog().unwrap(), "OutputIntents").as_array().expect("a list").clone();
        assert_eq!(intents.len(), 1, "{name}");
        let intent = file.dereference(&intents[0]).unwrap().1.as_dict().unwrap();
        assert_eq!((name_of(intent, "Type").as_str(), name_of(intent, "S").as_str()), ("OutputIntent", "GTS_PDFX"));
        let entry = |key: &str| intent.get(key.as_bytes()).and_then(Object::as_str).expect("a text").to_vec();
        assert_eq!((entry("OutputConditionIdentifier"), entry("Info")), (b"Custom".to_vec(), b"Trial press".to_vec()));
        let profile = followed(&file, intent, "DestOutputProfile").as_stream().expect("a profile");
        assert_eq!(profile.dict.get(b"N").and_then(Object::as_i64).ok(), Some(4));
        assert!(profile.decompressed_content().unwrap() == PROFILE, "{name}: another profile");
    }
}

#[test]
fn a_printing_condition_of_the_registry_is_called_by_its_name() {
    let at = PROFILE.windows(11).position(|window| window == b"Trial press").expect("the profile's name");
    let set = asked(CLASSIC, with(at, b"FOGRA39 (c)"), "cmyk").unwrap_or_else(|error| panic!("{error}"));
    let file = read(&written(&set));
    let intents = followed(&file, file.catalog().unwrap(), "OutputIntents").as_array().unwrap();
    let intent = intents[0].as_dict().unwrap();
    let entry = |key: &str| intent.get(key.as_bytes()).and_then(Object::as_str).expect("a text").to_vec();
    assert_eq!((entry("OutputConditionIdentifier"), entry("Info")), (b"FOGRA39".to_vec(), b"FOGRA39 (c)".to_vec()));
    assert_eq!(entry("RegistryName"), b"http://www.color.org");
}

#[test]
fn every_page_says_where_it_is_cut_and_how_far_ink_goes() {
    for (name, bytes) in FILES.iter() {
        let file = read(bytes);
        for id in file.page_iter() {
            let page = file.get_dictionary(id).unwrap();
            let sides = |key: &str| -> Vec<f32> {
                followed(&file, page, key).as_array().unwrap().iter().map(|side| side.as_float().unwrap()).collect()
            };
            let (media, bleed, trim) = (sides("MediaBox"), sides("BleedBox"), sides("TrimBox"));
            let inside = |inner: &[f32], outer: &[f32]| {
                inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
            };
            assert!(inside(&trim, &bleed) && inside(&bleed, &media), "{name}: {media:?} {bleed:?} {trim:?}");
            assert!(!page.has(b"ArtBox") && !page.has(b"CropBox") && !page.has(b"Annots"), "{name}");
        }
    }
}

#[test]
fn every_font_is_embedded() {
    for (name, bytes) in FILES.iter() {
        let file = read(bytes);
        let all = dictionaries(&file);
        let fonts: Vec<_> = all.iter().filter(|found| name_of(found, "Type") == "Font").collect();
        assert!(!fonts.is_empty());
        for font in fonts {
            match name_of(font, "Subtype").as_str() {
                "Type0" => assert!(font.has(b"ToUnicode") && name_of(font, "Encoding") == "Identity-H"),
                "CIDFontType2" => {
                    let descriptor = followed(&file, font, "FontDescriptor").as_dict().unwrap();
                    assert!(descriptor.has(b"FontFile2"), "{name}: {font:?}");
                    assert_eq!(name_of(font, "CIDToGIDMap"), "Identity", "{name}");
                }
                "CIDFontType0" => {
                    let descriptor = followed(&file, font, "FontDescriptor").as_dict().unwrap();
                    assert!(descriptor.has(b"FontFile3"), "{name}: {font:?}");
                }
                other => panic!("{name}: a font of sort {other}"),
            }
        }
    }
}

#[test]
fn nothing_in_the_file_acts_hides_or_comes_from_elsewhere() {
    // Actions, forms, notes; what changes tones behind the printer's back; what lies in other files; PostScript.
    const FORBIDDEN: [&str; 17] = [
        "AA",
        "OpenAction",
        "AcroForm",
        "Annots",
        "EmbeddedFiles",
        "JavaScript",
        "Encrypt",
        "TR",
        "TR2",
        "HTP",
        "HT",
        "OPI",
        "Ref",
        "PS",
        "F",
        "Alternates",
        "Legal",
    ];
    for (name, bytes) in FILES.iter() {
        let file = read(bytes);
        for dictionary in dictionaries(&file) {
            for key in FORBIDDEN {
                assert!(!dictionary.has(key.as_bytes()), "{name}: {key} in {dictionary:?}");
            }
            assert!(!["Action", "Filespec", "Annot"].contains(&name_of(dictionary, "Type").as_str()), "{dictionary:?}");
            assert!(name_of(dictionary, "Subtype") != "PS");
            assert!(!format!("{:?}", dictionary.get(b"Filter")).contains("LZW"), "{name}");
            // Nothing is see-through here, so no space has to be named to mix colours in.
            assert!(!dictionary.has(b"SMask") && !dictionary.has(b"CA") && !dictionary.has(b"ca"), "{name}");
        }
    }
}

#[test]
fn its_layers_have_one_way_to_be_shown() {
    for (name, bytes) in FILES.iter() {
        let file = read(bytes);
        let layers = followed(&file, file.catalog().unwrap(), "OCProperties").as_dict().unwrap();
        let shown = followed(&file, layers, "D").as_dict().unwrap();
        assert!(shown.has(b"Name") && !shown.has(b"AS") && !layers.has(b"Configs"), "{name}");
        assert_eq!(name_of(shown, "BaseState"), "ON");
        let list = |from: &Dictionary, key: &str| followed(&file, from, key).as_array().unwrap().clone();
        assert_eq!(list(shown, "Order"), list(layers, "OCGs"), "{name}: a layer that nobody finds");
    }
}

/// Every colour operator, and the space of every picture, with the resources at hand there.
fn colours(file: &File) -> Vec<(String, Dictionary)> {
    let mut found = Vec::new();
    let resources_of = |dictionary: &Dictionary| followed(file, dictionary, "Resources").as_dict().unwrap().clone();
    let mut streams = Vec::new();
    for id in file.page_iter() {
        let page = file.get_dictionary(id).unwrap();
        streams.push((followed(file, page, "Contents").as_stream().unwrap(), resources_of(page)));
    }
    for object in file.objects.values() {
        if let Ok(stream) = object.as_stream()
            && name_of(&stream.dict, "Subtype") == "Form"
        {
            streams.push((stream, resources_of(&stream.dict)));
        }
    }
    for (stream, resources) in streams {
        let data = stream.decompressed_content().unwrap_or_else(|_| stream.content.clone());
        for operation in Content::decode(&data).expect("operators").operations {
            match operation.operator.as_str() {
                "rg" | "RG" | "k" | "K" | "g" | "G" => found.push((operation.operator, resources.clone())),
                "cs" | "CS" => {
                    let name = operation.operands[0].as_name().unwrap();
                    let space = followed(file, &resources, "ColorSpace").as_dict().unwrap();
                    let space = file.dereference(space.get(name).unwrap()).unwrap().1.as_array().unwrap();
                    assert_eq!(space[0].as_name().unwrap(), b"Separation");
                    let instead = String::from_utf8_lossy(space[2].as_name().unwrap()).into_owned();
                    found.push((instead, resources.clone()));
                }
                "sh" | "ri" | "BI" => panic!("{} was never written before", operation.operator),
                _ => {}
            }
        }
        if let Ok(objects) = resources.get(b"XObject") {
            for (_, object) in file.dereference(objects).unwrap().1.as_dict().unwrap() {
                let stream = file.dereference(object).unwrap().1.as_stream().unwrap();
                if name_of(&stream.dict, "Subtype") == "Image" {
                    found.push((name_of(&stream.dict, "ColorSpace"), resources.clone()));
                }
            }
        }
    }
    found
}

#[test]
fn every_colour_is_one_that_the_press_knows() {
    for (name, bytes) in FILES.iter() {
        let file = read(bytes);
        let found = colours(&file);
        assert!(found.len() > 20, "{name}: only {} colours", found.len());
        for (colour, resources) in found {
            match colour.as_str() {
                // Inks and greys are the press's own.
                "k" | "K" | "DeviceCMYK" | "g" | "G" | "DeviceGray" => {}
                "rg" | "RG" | "DeviceRGB" => {
                    assert!(name.ends_with("rgb") || name.ends_with("saving"), "{name} has red, green and blue");
                    let spaces = followed(&file, &resources, "ColorSpace").as_dict().unwrap();
                    let rgb = followed(&file, spaces, "DefaultRGB").as_array().expect("what they are");
                    assert_eq!(rgb[0].as_name().unwrap(), b"ICCBased");
                    let profile = file.dereference(&rgb[1]).unwrap().1.as_stream().unwrap();
                    assert_eq!(profile.dict.get(b"N").and_then(Object::as_i64).ok(), Some(3));
                }
                other => panic!("{name}: {other}"),
            }
        }
    }
}

/// A profile of this space for a printing device.
fn device(space: moxcms::ColorProfile) -> Vec<u8> {
    let mut profile = space.encode().expect("a profile");
    profile[12..16].copy_from_slice(b"prtr");
    profile
}

fn grey_device() -> Vec<u8> {
    device(moxcms::ColorProfile::new_gray_with_gamma(2.2))
}

fn rgb_device() -> Vec<u8> {
    device(moxcms::ColorProfile::new_srgb())
}

#[test]
fn a_black_press_gets_grey_and_a_photo_printer_rgb() {
    let cases = [
        (grey_device(), "grey", 1, ["g", "G", "DeviceGray"]),
        (rgb_device(), "rgb", 3, ["rg", "RG", "DeviceRGB"]),
        (rgb_device(), "saving", 3, ["rg", "RG", "DeviceRGB"]),
    ];
    for (profile, inks, channels, allowed) in cases {
        let set = asked(PICTURES, profile.clone(), inks).unwrap_or_else(|error| panic!("{error}"));
        let file = read(&written(&set));
        let intents = followed(&file, file.catalog().unwrap(), "OutputIntents").as_array().unwrap();
        let stream = followed(&file, intents[0].as_dict().unwrap(), "DestOutputProfile").as_stream().unwrap();
        assert_eq!(stream.dict.get(b"N").and_then(Object::as_i64).ok(), Some(channels));
        let found = colours(&file);
        assert!(found.len() > 20 && found.iter().any(|(colour, _)| colour.starts_with("Device")));
        for (colour, _) in found {
            assert!(allowed.contains(&colour.as_str()), "{inks}: {colour}");
        }
    }
}

#[test]
fn inks_that_a_press_does_not_have_are_refused_and_the_right_ones_named() {
    let cases = [
        (grey_device(), "cmyk", "is for black alone, and the inks are cmyk", "--inks grey"),
        (grey_device(), "rgb", "is for black alone, and the inks are rgb", "--inks grey"),
        (rgb_device(), "cmyk", "is for red, green and blue, and the inks are cmyk", "--inks rgb"),
        (rgb_device(), "grey", "is for red, green and blue, and the inks are grey", "--inks rgb"),
    ];
    for (profile, inks, why, right) in cases {
        let message = asked(CLASSIC, profile, inks).expect_err(why);
        assert!(
            message.contains(why) && message.contains(right) && message.contains("profile-for-other-inks"),
            "{message}"
        );
    }
}

#[test]
fn the_same_set_for_the_same_press_gives_the_same_bytes() {
    assert!(written(&set(PICTURES, "cmyk")) == written(&set(PICTURES, "cmyk")));
}

#[test]
fn without_a_profile_nothing_of_this_is_in_the_file() {
    let plain = themes_at_hand::load("classic", &[], &PARTS);
    let file = read(&written(&plain));
    assert_eq!(file.version, "1.7");
    assert!(!file.catalog().unwrap().has(b"OutputIntents") && !information(&file).has(b"CreationDate"));
}

/// What full cyan, magenta, yellow and black leave of red, green and blue light, as `press.py` has them.
const INKS: [[f64; 3]; 4] = [[0.05, 0.30, 0.65], [0.55, 0.04, 0.20], [0.95, 0.80, 0.05], [0.02, 0.02, 0.02]];

/// The colour that this press prints with these inks.
fn printed(inks: [f64; 4]) -> [f64; 3] {
    let left = |channel: usize| (0..4).map(|ink| 1.0 - inks[ink] * (1.0 - INKS[ink][channel])).product::<f64>();
    [0, 1, 2].map(|channel| {
        let light = left(channel);
        255.0 * if light <= 0.003_130_8 { 12.92 * light } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 }
    })
}

fn press() -> OutputCondition {
    let profile = OutputProfile::read(PROFILE).expect("a profile");
    OutputCondition { inks: Inks::Cmyk, profile: Some(Arc::new(profile)) }
}

/// How far the channel that differs most lies off when this press prints with these inks.
fn off(designed: [u8; 3], inks: Colour) -> f64 {
    let Colour::Cmyk(c, m, y, k) = inks else { panic!("{designed:?} did not become inks") };
    let seen = printed([c, m, y, k].map(f64::from));
    designed.iter().zip(seen).map(|(&a, b)| (f64::from(a) - b).abs()).fold(0.0, f64::max)
}

#[test]
fn a_colour_looks_on_the_press_as_it_was_designed() {
    let press = press();
    let designs = [[0xF5, 0xE9, 0xCE], [0xCF, 0xE0, 0xDA], [0x27, 0x4D, 0x7D], [0xA3, 0x4A, 0x42], [0x86, 0xAA, 0xA4]];
    for designed in designs {
        let colour = Colour::Rgb(designed[0], designed[1], designed[2]);
        let (by_profile, plain) = (off(designed, press.colour(colour)), off(designed, colour.in_four_inks()));
        assert!(by_profile < 12.0, "{designed:?} is {by_profile} off with {:?}", press.colour(colour));
        // Reckoned without the profile it would be another colour.
        assert!(plain > 1.5 * by_profile, "{designed:?} is {plain} off without the profile, {by_profile} with it");
    }
}

#[test]
fn white_gets_no_ink_and_black_words_get_black_alone() {
    let press = press();
    assert_eq!(press.colour(Colour::WHITE), Colour::Cmyk(0.0, 0.0, 0.0, 0.0));
    assert_eq!(press.colour(Colour::BLACK), Colour::Cmyk(0.0, 0.0, 0.0, 1.0));
    assert!(matches!(press.colour(Colour::Rgb(90, 90, 90)), Colour::Cmyk(0.0, 0.0, 0.0, _)));
    // Inks that a theme names are what its author wants.
    let named = Colour::Cmyk(0.1, 0.9, 0.8, 0.0);
    assert_eq!(press.colour(named), named);
    let profile = press.profile.expect("it was just given");
    assert_eq!(profile.inks(&[255; 3]).as_deref(), Some([0; 4].as_slice()));
}

/// The inks of every stretch of text on the pages and in the symbols.
fn inks_of_text(file: &File) -> Vec<[f64; 4]> {
    let mut found = Vec::new();
    for stream in file.objects.values().filter_map(|object| object.as_stream().ok()) {
        let data = stream.decompressed_content().unwrap_or_else(|_| stream.content.clone());
        let Ok(content) = Content::decode(&data) else { continue };
        let (mut now, mut saved) = ([0.0, 0.0, 0.0, 1.0], Vec::new());
        for operation in content.operations {
            match operation.operator.as_str() {
                "q" => saved.push(now),
                "Q" => now = saved.pop().unwrap_or(now),
                "k" => {
                    let of = |place: usize| operation.operands[place].as_float().map(f64::from).expect("a number");
                    now = [of(0), of(1), of(2), of(3)];
                }
                "Tj" | "TJ" => found.push(now),
                _ => {}
            }
        }
    }
    found
}

#[test]
fn black_words_are_printed_with_black_alone_however_the_theme_tinges_them() {
    let press = press();
    let black = Paint::Process(Colour::Cmyk(0.0, 0.0, 0.0, 1.0));
    assert_eq!(press.words(&Colour::Rgb(0x33, 0x24, 0x1A).into()), &black);
    for (r, g, b) in [(0xA3, 0x2A, 0x22), (0x27, 0x4D, 0x7D), (0, 0, 0x80), (0xFF, 0xFF, 0xFF)] {
        let coloured = Paint::Process(Colour::Rgb(r, g, b));
        assert_eq!(press.words(&coloured), &coloured);
    }
    let inks = inks_of_text(&read(&written(&set(CLASSIC, "cmyk"))));
    assert!(inks.contains(&[0.0, 0.0, 0.0, 1.0]), "{} stretches of text", inks.len());
    for inks in inks {
        let dark = printed(inks).into_iter().all(|channel| channel < 62.0);
        assert!(!dark || inks[..3] == [0.0; 3], "dark words in {inks:?}");
    }
    // PostScript has the same colours.
    let ps = String::from_utf8_lossy(&export::ps(&set(CLASSIC, "cmyk").document)).into_owned();
    let words: Vec<&str> = ps.split_whitespace().collect();
    let black = |five: &[&str]| five[..4] == ["0", "0", "0", "1"] && five[4].starts_with('K');
    assert!(words.windows(5).any(black), "no black alone in PostScript");
}

#[test]
fn a_photograph_goes_to_the_press_in_its_inks_and_to_screens_as_it_is() {
    let set = set(PICTURES, "cmyk");
    let document = &set.document;
    let picture = &document.pictures[0];
    let Pixels::Inks(inks) = document.output.pixels(picture) else { panic!("it did not become inks") };
    for (pixel, inks) in picture.rgb.chunks_exact(3).zip(inks.chunks_exact(4)).step_by(997) {
        let seen = printed([0, 1, 2, 3].map(|ink| f64::from(inks[ink]) / 255.0));
        let off = pixel.iter().zip(seen).map(|(&a, b)| (f64::from(a) - b).abs()).sum::<f64>() / 3.0;
        // Bright colours lie beyond what inks can print.
        assert!(off < 60.0, "{pixel:?} is printed as {seen:?}");
    }
    let file = read(&written(&set));
    let images: Vec<&Dictionary> =
        dictionaries(&file).into_iter().filter(|found| name_of(found, "Subtype") == "Image").collect();
    assert!(images.iter().all(|image| name_of(image, "ColorSpace") == "DeviceCMYK"), "{images:?}");
    let svg = (0..document.pages.len()).map(|page| export::svg(document, page)).collect::<String>();
    assert!(svg.contains("data:image/jpeg;base64,"));
}

/// The trial profile with other bytes at a place.
fn with(at: usize, bytes: &[u8]) -> Vec<u8> {
    let mut profile = PROFILE.to_vec();
    profile[at..at + bytes.len()].copy_from_slice(bytes);
    profile
}

#[test]
fn what_is_no_profile_of_a_press_is_refused_with_a_reason() {
    let cases: [(Vec<u8>, &str); 9] = [
        (b"GIF89a".repeat(40), "this is not an ICC profile"),
        (PROFILE[..100].to_vec(), "this is not an ICC profile"),
        (PROFILE[..9000].to_vec(), "this profile is truncated: its header says 45236 bytes, and it has 9000"),
        (with(8, &[5]), "this profile is of version 5"),
        (with(12, b"mntr"), "this is the profile of a screen"),
        (with(12, b"link"), "this is the profile of something else (link)"),
        (with(16, b"6CLR"), "this profile is for other inks (6CLR)"),
        (with(136, &[0xFF; 4]), "this profile's table of contents is broken"),
        (shouqi::icc::srgb(), "this is the profile of a screen"),
    ];
    for (profile, why) in cases {
        let message = asked(CLASSIC, profile, "cmyk").expect_err(why);
        assert!(message.contains("unreadable-profile") && message.contains(why), "{why}:\n{message}");
        assert!(message.contains("./press.icc") && message.contains("trial.toml:4:11"), "{message}");
    }
}

#[test]
fn a_damaged_profile_is_refused_or_read_and_nothing_breaks() {
    // Every byte of the header and of the table, changed in turn; then scattered ones.
    let places = (0..260).chain((260..PROFILE.len()).step_by(151));
    for place in places {
        for change in [0xFF, 0x01] {
            let mut profile = PROFILE.to_vec();
            profile[place] ^= change;
            if let Ok(profile) = OutputProfile::read(&profile) {
                let _ = profile.inks(&[0, 0, 0, 255, 255, 255, 200, 30, 90]);
            }
        }
    }
}
