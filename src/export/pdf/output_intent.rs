//! PDF/X-4 (ISO 15930-7): the ICC profile is embedded as output intent, every colour is in the press's colours, and the
//! metadata identify the version.

use super::object::{name, text};
use crate::icc::{self, ColourSpace, OutputProfile};
use crate::scene::{Colour, Document, Inks, OutputCondition};
use lopdf::{Dictionary, Document as File, Object, Stream as Data, StringFormat, dictionary};

/// The PDF/X version.
pub(super) const VERSION: &str = "PDF/X-4";
/// The PDF version that it is based on.
pub(super) const PDF_VERSION: &str = "1.6";
/// The registry of printing conditions.
const REGISTRY: &str = "http://www.color.org";
/// The identifier of an unregistered printing condition.
const OWN_CONDITION: &str = "Custom";

/// The creation date in both notations: a date is required, and output must be reproducible.
const DAY: &str = "D:20260101000000Z";
const DAY_IN_METADATA: &str = "2026-01-01T00:00:00Z";

/// Adds the profile and the output intent to a file.
pub(super) fn intent(file: &mut File, profile: &OutputProfile) -> Object {
    let channels = match profile.space() {
        ColourSpace::Grey => 1,
        ColourSpace::Rgb => 3,
        ColourSpace::Cmyk => 4,
    };
    let stream = file.add_object(Data::new(dictionary! { "N" => channels }, profile.bytes().to_vec()));
    let mut intent = dictionary! {
        "Type" => name("OutputIntent"),
        "S" => name("GTS_PDFX"),
        "OutputConditionIdentifier" => text(profile.condition().unwrap_or(OWN_CONDITION)),
        "Info" => text(if profile.name().is_empty() { "a press of its own" } else { profile.name() }),
        "DestOutputProfile" => stream,
    };
    if profile.condition().is_some() {
        intent.set("RegistryName", text(REGISTRY));
    }
    intent.into()
}

/// Whether RGB is used, which is then defined as sRGB.
pub(super) fn has_rgb(press: &OutputCondition) -> bool {
    press.profile.is_some() && matches!(press.inks, Inks::Rgb | Inks::Saving)
}

/// Adds sRGB as the default RGB colour space.
pub(super) fn srgb(file: &mut File) -> Object {
    let stream = file.add_object(Data::new(dictionary! { "N" => 3, "Alternate" => name("DeviceRGB") }, icc::srgb()));
    Object::Array(vec![name("ICCBased"), stream.into()])
}

/// Additional entries of the information dictionary.
pub(super) fn information(information: &mut Dictionary) {
    let day = || Object::String(DAY.as_bytes().to_vec(), StringFormat::Literal);
    information.set("CreationDate", day());
    information.set("ModDate", day());
    information.set("Trapped", name("False"));
    information.set("GTS_PDFXVersion", text(VERSION));
}

/// The same as XMP properties; `id` identifies the document, 32 hexadecimal digits.
pub(super) fn metadata(id: &str) -> String {
    let digits = |range: std::ops::Range<usize>| id.get(range).unwrap_or_default();
    let uuid = [digits(0..8), digits(8..12), digits(12..16), digits(16..20), digits(20..32)].join("-");
    format!(
        "<rdf:Description rdf:about=\"\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" \
         xmlns:xmpMM=\"http://ns.adobe.com/xap/1.0/mm/\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" \
         xmlns:pdfxid=\"http://www.npes.org/pdfx/ns/id/\">\
         <xmp:CreateDate>{DAY_IN_METADATA}</xmp:CreateDate><xmp:ModifyDate>{DAY_IN_METADATA}</xmp:ModifyDate>\
         <xmp:MetadataDate>{DAY_IN_METADATA}</xmp:MetadataDate><xmpMM:DocumentID>uuid:{uuid}</xmpMM:DocumentID>\
         <xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass>\
         <pdf:Trapped>False</pdf:Trapped><pdfxid:GTS_PDFXVersion>{VERSION}</pdfxid:GTS_PDFXVersion>\
         </rdf:Description>"
    )
}

/// An identifier of a document, 32 hexadecimal digits: a hash of page names and streams. Parts of one set come from the
/// same streams.
pub(super) fn id(file: &File, document: &Document) -> String {
    let mut hasher = blake3::Hasher::new();
    hasher.update(document.title.as_bytes());
    for page in &document.pages {
        hasher.update(page.part.as_bytes()).update(page.name.as_bytes());
    }
    for stream in file.objects.values().filter_map(|object: &Object| object.as_stream().ok()) {
        hasher.update(&stream.content);
    }
    hasher.finalize().to_hex()[..32].to_owned()
}

/// The alternate space of a spot colour, with its values at 0 and 100 %: CMYK unless the press takes other colours.
pub(super) fn instead(
    press: &OutputCondition,
    (c, m, y, k): (f32, f32, f32, f32),
) -> (&'static str, Vec<f32>, Vec<f32>) {
    let shown = Colour::Cmyk(c, m, y, k);
    match press.space() {
        None | Some(ColourSpace::Cmyk) => ("DeviceCMYK", vec![0.0; 4], vec![c, m, y, k]),
        Some(ColourSpace::Grey) => ("DeviceGray", vec![1.0], vec![f32::from(shown.grey()) / 255.0]),
        Some(ColourSpace::Rgb) => {
            let (r, g, b) = shown.rgb();
            ("DeviceRGB", vec![1.0; 3], [r, g, b].map(|channel| f32::from(channel) / 255.0).to_vec())
        }
    }
}
