//! Reads a user's SVG, which may be hostile: it is limited and checked before it is parsed, then becomes paths or, if
//! that is not possible, pixels.

mod expansion;
mod limits;
mod paths;
mod rasterise;
mod scan;
mod style;
mod unsupported;

use super::{ArtError, Drawing, pixels};
use resvg::usvg::roxmltree::{self, ParsingOptions};
use resvg::usvg::{self, ImageHrefResolver, ImageKind, Options};
use std::sync::Mutex;

/// The most bytes a drawing may have.
const MOST_BYTES: usize = 8 << 20;

/// Reads a drawing. Solid fills and lines become paths. A drawing with anything else that can be drawn (gradients,
/// opacity, masks, clips, filters, patterns, embedded pictures) becomes pixels, 1200 on the longer side, and says why.
/// Animations, scripts, text and references outside the file are refused by name.
pub fn read_svg(bytes: &[u8]) -> Result<Drawing, ArtError> {
    if bytes.len() > MOST_BYTES {
        let mib = bytes.len() as f64 / f64::from(1 << 20);
        return Err(ArtError::new(
            format!("this drawing has {mib:.0} MiB"),
            format!("at most {} MiB are read; simplify it", MOST_BYTES >> 20),
        ));
    }
    let text = std::str::from_utf8(bytes).map_err(|_| {
        ArtError::new("this is not text, so it is not an SVG", "save the drawing as plain SVG in UTF-8")
    })?;
    let elements = scan::scan(text)?;
    // The scan left at most a DOCTYPE, as many programs write it; nothing that it names is ever opened.
    let options = ParsingOptions { allow_dtd: true, nodes_limit: 4 * scan::MOST_ELEMENTS, ..ParsingOptions::default() };
    let xml = roxmltree::Document::parse_with_options(text.trim_start_matches('\u{FEFF}'), options)
        .map_err(|why| ArtError::new(format!("this SVG cannot be read ({why})"), "save it again as plain SVG"))?;
    let styles = style::Styles::read(&xml, elements)?;
    unsupported::refuse(&xml)?;
    expansion::weigh(&xml, &styles)?;

    let fault = Mutex::new(None);
    let tree = usvg::Tree::from_xmltree(&xml, &options_that_stay_inside(&fault)).map_err(|why| match why {
        usvg::Error::InvalidSize => {
            ArtError::new("this drawing has no size", "give its svg element a width and a height above 0, or a viewBox")
        }
        why => ArtError::new(format!("this SVG cannot be read ({why})"), "save it again as plain SVG"),
    })?;
    if let Some(fault) = fault.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
        return Err(fault);
    }
    match paths::reasons_for_pixels(&tree).as_slice() {
        [] => paths::as_paths(&tree),
        reasons => rasterise::as_pixels(&tree, reasons.join(", ")),
    }
}

/// Nothing outside the file is opened; embedded pictures are measured first. The first fault is kept.
fn options_that_stay_inside(fault: &Mutex<Option<ArtError>>) -> Options<'_> {
    let resolve_data = move |mime: &str, data: std::sync::Arc<Vec<u8>>, _: &Options| {
        let known = match mime {
            "image/png" | "image/jpeg" | "image/jpg" => pixels::embedded(data),
            _ => Err(ArtError::new(
                "this drawing contains a picture that is neither PNG nor JPEG",
                "embed it as one of them",
            )),
        };
        match known {
            Ok((data, true)) => Some(ImageKind::PNG(data)),
            Ok((data, false)) => Some(ImageKind::JPEG(data)),
            Err(why) => {
                let mut kept = fault.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                kept.get_or_insert(why);
                None
            }
        }
    };
    let resolver = ImageHrefResolver { resolve_data: Box::new(resolve_data), resolve_string: Box::new(|_, _| None) };
    Options { image_href_resolver: resolver, ..Options::default() }
}
