//! Dielines: flat nets of panels that are cut, creased and folded to boxes, and the contents that decide their sizes.
//!
//! Input: pieces, card, and the paper that goes in with them. Output: a [`Net`] with its cut lines and creases, folded
//! in space with the thickness of the card, so that tests can measure the box and find card that lies in card.
//!
//! Lengths are in millimetres. On the sheet x runs to the right and y down, with the printed side up; a crease folds
//! away from the printed side.
//!
//! [`CardFigure`] and [`WoodFigure`] are figures that stand, and [`nest()`] lays shapes on sheets.

mod card;
mod contents;
mod cut;
mod figure;
mod finger_box;
mod fold;
mod nest;
mod net;
mod outline;
mod slab;
mod sleeve;
mod tray;
mod tuck;
mod view;
mod wallet;

pub use card::{AIR, Card};
pub use contents::{Arrangement, Contents, Insert, InsertKind, MatchboxFit, TuckFit, fits_within};
pub use cut::Crease;
pub use figure::{Balance, Base, CardFigure, CardMeasures, Contour, CutRule, WoodFigure, WoodMeasures};
pub use finger_box::{FingerBoxMeasures, Plate};
pub use fold::Placement;
pub use nest::{NestPlace, Nested, Turn, nest};
pub use net::{GlueFace, Glued, Hinge, Net, Panel};
pub use outline::{Edge, Outline, Pen};
pub use slab::{Block, Slab};
pub use sleeve::{SLIDE, SleeveMeasures, sleeve};
pub use tray::{TrayMeasures, tray};
pub use tuck::{Half, TuckMeasures, tuck, tuck_half};
pub use view::{Facet, View};
pub use wallet::{WalletMeasures, wallet};
