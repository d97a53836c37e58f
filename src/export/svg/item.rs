//! Items of the display list as elements.

use super::element::Element;
use super::glyph::write_run;
use super::number::{decimal, hex, path_data, transform};
use super::shared::Definitions;
use crate::geom::Affine;
use crate::scene::{Cap, Group, Image, Item, Join, Paint, PathItem, Stroke, Use};

/// Writes items into `into`, in order.
pub fn write_items(into: &mut Element, items: &[Item], shared: &mut Definitions<'_>) {
    for item in items {
        match item {
            Item::Path(path) => into.append(write_path(path)),
            Item::Glyphs(run) => into.append(write_run(run, shared)),
            Item::Image(image) => into.append(write_image(image, shared)),
            Item::Use(used) => into.append(write_use(used, shared)),
            Item::Group(group) => into.append(write_group(group, shared)),
        }
    }
}

/// Sets the attribute `what` to a colour. A spot colour is shown in its alternate colour and named in another
/// attribute.
pub fn set_paint(element: &mut Element, what: &'static str, paint: &Paint) {
    match paint {
        Paint::Process(colour) => element.set(what, hex(*colour)),
        Paint::Spot(spot) => {
            element.set(what, hex(spot.shown()));
            element.set("data-spot", spot.name);
        }
    }
}

/// A reference to an element of this file.
pub fn reference(id: &str) -> Element {
    let mut element = Element::new("use");
    element.set("xlink:href", format!("#{id}"));
    element
}

/// Sets the transform of an element, unless it is the identity.
pub fn set_transform(element: &mut Element, map: Affine) {
    if let Some(value) = transform(map) {
        element.set("transform", value);
    }
}

fn write_path(item: &PathItem) -> Element {
    let mut element = Element::new("path");
    element.set("d", path_data(&item.path));
    match &item.fill {
        Some(paint) => set_paint(&mut element, "fill", paint),
        None => element.set("fill", "none"),
    }
    if item.even_odd {
        element.set("fill-rule", "evenodd");
    }
    if let Some(stroke) = &item.stroke {
        set_stroke(&mut element, stroke);
    }
    element
}

/// Writes what differs from SVG's defaults: butt caps, mitre limit 4.
fn set_stroke(element: &mut Element, stroke: &Stroke) {
    set_paint(element, "stroke", &stroke.paint);
    element.set("stroke-width", decimal(stroke.width));
    match stroke.cap {
        Cap::Butt => {}
        Cap::Round => element.set("stroke-linecap", "round"),
        Cap::Square => element.set("stroke-linecap", "square"),
    }
    match stroke.join {
        Join::Miter => {}
        Join::Round => element.set("stroke-linejoin", "round"),
        Join::Bevel => element.set("stroke-linejoin", "bevel"),
    }
    if let Some(dash) = &stroke.dash {
        let lengths: Vec<String> = dash.pattern.iter().map(|&length| decimal(length)).collect();
        element.set("stroke-dasharray", lengths.join(" "));
        if dash.phase != 0.0 {
            element.set("stroke-dashoffset", decimal(dash.phase));
        }
    }
}

fn write_image(image: &Image, shared: &mut Definitions<'_>) -> Element {
    let picture = &shared.document.pictures[image.picture.0];
    let (columns, rows) = (f64::from(picture.width), f64::from(picture.height));
    let mut element = reference(&shared.picture(image.picture));
    let frame = image.frame;
    let scale = Affine::scale_non_uniform(frame.width() / columns, frame.height() / rows);
    set_transform(&mut element, Affine::translate((frame.x0, frame.y0)) * scale);
    element
}

fn write_use(used: &Use, shared: &mut Definitions<'_>) -> Element {
    let mut element = reference(&shared.symbol(used.symbol));
    set_transform(&mut element, used.transform);
    element
}

fn write_group(group: &Group, shared: &mut Definitions<'_>) -> Element {
    let mut element = Element::new("g");
    if let Some(alternative) = &group.alternative {
        element.set("role", "img");
        element.set("aria-label", legal(alternative));
    }
    set_transform(&mut element, group.transform);
    if let Some(clip) = &group.clip {
        // A clip is in the space of the group it clips, with the group's transform.
        element.set("clip-path", format!("url(#{})", shared.clip(clip)));
    }
    write_items(&mut element, &group.items, shared);
    element
}

/// The text without control characters that XML forbids.
pub(super) fn legal(text: &str) -> String {
    let allowed = |c: char| !c.is_control() && !matches!(c, '\u{FFFE}' | '\u{FFFF}');
    text.chars().map(|c| if allowed(c) { c } else { ' ' }).collect()
}
