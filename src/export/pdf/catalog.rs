//! Document information: title, language, layers, viewer and print settings.

use super::object::{name, text};
use super::output_intent;
use super::page::POINTS;
use crate::geom::Rect;
use crate::scene::{Document, LayerKind, OutputCondition, Spot};
use lopdf::{Dictionary, Object, ObjectId, Stream as Data, dictionary};

/// The producer.
const PRODUCER: &str = concat!("shouqi ", env!("CARGO_PKG_VERSION"));

/// Title and producer; dates only if PDF/X needs one, since the clock is not read.
pub(super) fn information(document: &Document) -> Dictionary {
    let mut information = dictionary! { "Title" => text(&document.title), "Producer" => text(PRODUCER) };
    if document.output.profile.is_some() {
        output_intent::information(&mut information);
    }
    information
}

/// The same as XMP metadata; `further` are additional properties for PDF/X.
pub(super) fn metadata(document: &Document, further: &str) -> Data {
    let escaped = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let (title, language) = (escaped(&document.title), escaped(&document.language));
    let packet = format!(
        "<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\
         <x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\
         <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" \
         xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\"><dc:format>application/pdf</dc:format>\
         <dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{title}</rdf:li></rdf:Alt></dc:title>\
         <dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>\
         <pdf:Producer>{PRODUCER}</pdf:Producer></rdf:Description>{further}</rdf:RDF></x:xmpmeta><?xpacket end=\"r\"?>"
    );
    Data::new(dictionary! { "Type" => name("Metadata"), "Subtype" => name("XML") }, packet.into_bytes())
}

/// The catalog's entries besides pages, bookmarks, layers and structure.
pub(super) fn complete(catalog: &mut Dictionary, document: &Document, metadata: ObjectId) {
    catalog.set("Lang", text(&document.language));
    catalog.set("Metadata", Object::Reference(metadata));
    catalog.set("ViewerPreferences", dictionary! { "DisplayDocTitle" => true, "PrintScaling" => name("None") });
    catalog.set("PageLayout", name("SinglePage"));
    let leads = document.pages.len() > 1 || document.pages.iter().any(|page| !page.bookmarks.is_empty());
    catalog.set("PageMode", name(if leads { "UseOutlines" } else { "UseNone" }));
}

/// An optional content group, visible by default; one that is not printed is hidden by default.
pub(super) fn layer(kind: LayerKind) -> Dictionary {
    let state = || name(if kind.printed() { "ON" } else { "OFF" });
    dictionary! {
        "Type" => name("OCG"),
        "Name" => text(kind.label()),
        "Usage" => dictionary! {
            "View" => dictionary! { "ViewState" => state() },
            "Print" => dictionary! { "PrintState" => state() },
        },
    }
}

/// The list of layers, lowest first, and those that are hidden by default.
pub(super) fn layers(ids: Vec<ObjectId>, hidden: Vec<ObjectId>) -> Dictionary {
    let list = |ids: Vec<ObjectId>| -> Vec<Object> { ids.into_iter().map(Object::Reference).collect() };
    let all = list(ids);
    let mut shown = dictionary! { "Name" => text("Layers"), "BaseState" => name("ON"), "Order" => all.clone() };
    if !hidden.is_empty() {
        shown.set("OFF", list(hidden));
    }
    dictionary! { "OCGs" => all, "D" => shown }
}

/// A separation colour space with its alternate colour.
pub(super) fn separation(spot: &Spot, press: &OutputCondition) -> Object {
    let (space, nothing, all) = output_intent::instead(press, spot.instead);
    let inks = |inks: Vec<f32>| Object::Array(inks.into_iter().map(Object::Real).collect());
    let tint = dictionary! {
        "FunctionType" => 2,
        "Domain" => vec![0.into(), 1.into()],
        "C0" => inks(nothing),
        "C1" => inks(all),
        "N" => 1,
    };
    Object::Array(vec![name("Separation"), name(spot.name), name(space), tint.into()])
}

/// A graphics state with or without overprint.
pub(super) fn overprint(on: bool) -> Object {
    dictionary! { "OP" => on, "OPM" => i64::from(on) }.into()
}

/// A page box for a page of `height` millimetres, in points, exactly.
pub(super) fn page_box(rect: Rect, height: f64) -> Object {
    let sides = [rect.x0, height - rect.y1, rect.x1, height - rect.y0];
    Object::Array(sides.map(|side| Object::Real((side * POINTS) as f32)).to_vec())
}
