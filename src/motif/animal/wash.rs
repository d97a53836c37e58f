//! The wash below a whole figure in lines: its coat in two layers, the lower one in shade, and patches of other colours.

use super::look::{AnimalLook, shade};
use crate::art;
use crate::geom::{Affine, BezPath};
use crate::scene::{Group, Item, PathItem};

/// How far the upper layer is moved off the lower one, in the drawing's units: shade is left along the lower right edges.
const LIGHT: (f64, f64) = (-20.0, -26.0);

/// The wash within a contour that is already where it is drawn.
pub(super) fn washed(kind: &str, contour: &BezPath, transform: Affine, look: AnimalLook) -> Item {
    let coat = look.thinned(art::wash_colour(kind));
    let light = transform * Affine::translate(LIGHT) * transform.inverse();
    let mut items = vec![
        PathItem::filled(contour.clone(), shade(coat)).into(),
        PathItem::filled(light * contour.clone(), coat).into(),
    ];
    let patches = art::wash_patches(kind).into_iter();
    items.extend(patches.map(|patch| PathItem::filled(transform * patch.path, look.thinned(patch.colour)).into()));
    Group { transform: Affine::IDENTITY, clip: Some(contour.clone()), alternative: None, items }.into()
}
