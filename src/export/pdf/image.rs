//! Images: a JPEG as it is, other pixels compressed with PNG row filters, which PDF supports; in grey or CMYK if the
//! press takes these.

use super::content::ContentStream;
use super::error::PdfError;
use crate::scene::{Image, OutputCondition, Pixels, Raster};
use ::image::codecs::png::{CompressionType, FilterType, PngEncoder};
use ::image::{ExtendedColorType, ImageEncoder};
use lopdf::{Dictionary, Document as File};
use printpdf::{DictItem, ExternalStream, ExternalXObject, XObject};
use std::collections::BTreeMap;

impl ContentStream {
    /// Draws an image that fills its frame.
    pub(super) fn picture(&mut self, image: &Image) {
        self.uses.pictures.insert(image.picture.0);
        self.save();
        // An image fills the unit square, y up.
        let frame = image.frame;
        let decimals = self.decimals();
        let map = [frame.width(), 0.0, 0.0, -frame.height(), frame.x0, frame.y1];
        map.into_iter().for_each(|length| self.length(length, decimals));
        self.word("cm");
        self.word(&format!("/{} Do", resource(image.picture.0)));
        self.restore();
    }
}

/// The resource name of an image.
pub(super) fn resource(picture: usize) -> String {
    format!("P{picture}")
}

/// The pixels as an image object, in the press's colours.
pub(super) fn object(raster: &Raster, press: &OutputCondition) -> Result<XObject, PdfError> {
    let pixels = press.pixels(raster);
    let space = match pixels {
        Pixels::Grey(_) => "DeviceGray",
        Pixels::Rgb(_) => "DeviceRGB",
        Pixels::Inks(_) => "DeviceCMYK",
    };
    let mut more = vec![
        ("ColorSpace", name(space)),
        ("BitsPerComponent", DictItem::Int(8)),
        ("Interpolate", DictItem::Bool(true)),
    ];
    let content = match (&raster.jpeg, &pixels) {
        (Some(jpeg), Pixels::Rgb(_)) => {
            more.push(("Filter", name("DCTDecode")));
            jpeg.to_vec()
        }
        _ => {
            let rows = BTreeMap::from([
                ("Predictor".to_owned(), DictItem::Int(15)),
                ("Colors".to_owned(), DictItem::Int(pixels.channels().into())),
                ("Columns".to_owned(), DictItem::Int(raster.width.into())),
            ]);
            more.extend([("Filter", name("FlateDecode")), ("DecodeParms", DictItem::Dict { map: rows })]);
            packed(raster, &pixels)?
        }
    };
    Ok(stream(raster, more, content))
}

/// An image object with these entries besides its size.
fn stream(raster: &Raster, more: Vec<(&str, DictItem)>, content: Vec<u8>) -> XObject {
    let size = [("Width", DictItem::Int(raster.width.into())), ("Height", DictItem::Int(raster.height.into()))];
    let all = [("Type", name("XObject")), ("Subtype", name("Image"))].into_iter().chain(size).chain(more);
    let dict = all.map(|(key, value)| (key.to_owned(), value)).collect();
    let stream = ExternalStream { dict, content, compress: false };
    XObject::External(ExternalXObject { stream, width: None, height: None, dpi: None })
}

fn name(name: &str) -> DictItem {
    DictItem::Name(name.as_bytes().to_vec())
}

/// The draft's key of an image's mask; no stream uses it.
pub(super) fn mask_resource(picture: usize) -> String {
    format!("M{picture}")
}

/// The transparent pixels as a stencil mask, which every press supports.
pub(super) fn mask(raster: &Raster) -> Option<XObject> {
    let bare = raster.bare.as_ref()?;
    let more = vec![("ImageMask", DictItem::Bool(true)), ("BitsPerComponent", DictItem::Int(1))];
    Some(stream(raster, more, bare.to_vec()))
}

/// Attaches the masks to the images of a draft; `objects` are the draft's object numbers.
pub(super) fn put_masks_on(file: &mut File, objects: &Dictionary) -> Result<(), lopdf::Error> {
    for (name, picture) in objects.iter() {
        let Some(number) = name.strip_prefix(b"P") else { continue };
        if let Ok(mask) = objects.get(&[b"M", number].concat()) {
            file.get_object_mut(picture.as_reference()?)?.as_stream_mut()?.dict.set("Mask", mask.clone());
        }
    }
    Ok(())
}

/// The compressed pixels: the data chunks of a PNG, which are one zlib stream.
fn packed(raster: &Raster, pixels: &Pixels<'_>) -> Result<Vec<u8>, PdfError> {
    let mut png = Vec::new();
    let like = match pixels {
        Pixels::Grey(_) => ExtendedColorType::L8,
        Pixels::Rgb(_) => ExtendedColorType::Rgb8,
        // Four bytes per pixel; their meaning does not matter here.
        Pixels::Inks(_) => ExtendedColorType::Rgba8,
    };
    PngEncoder::new_with_quality(&mut png, CompressionType::Best, FilterType::Adaptive)
        .write_image(pixels.bytes(), raster.width, raster.height, like)
        .map_err(|why| PdfError::Picture(why.to_string()))?;
    let mut data = Vec::new();
    // Eight bytes of signature, then chunks: length, type, data, checksum.
    let mut rest = &png[8..];
    while let Some((length, after)) = rest.split_first_chunk::<4>() {
        let length = u32::from_be_bytes(*length) as usize;
        let (Some(kind), Some(chunk)) = (after.get(..4), after.get(4..4 + length)) else { break };
        if kind == b"IDAT" {
            data.extend_from_slice(chunk);
        }
        rest = after.get(length + 8..).unwrap_or_default();
    }
    Ok(data)
}
