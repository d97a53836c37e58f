//! The four crosses of a calibration page: the page draws them, and what is measured between them tells the scale.

use crate::geom::{Point, Rect, Size};

/// The distance of the crosses is a multiple of this, in millimetres, so that it is easy to remember.
const STEP: f64 = 10.0;
/// At the least so much stays between the crosses and the edges of the sheet, both sides together: across for what a
/// printer leaves white, down for the foot that many leave whiter still.
const LEFT_OVER: Size = Size::new(30.0, 44.0);

/// Where the four crosses stand on a sheet of this size: its corners, in millimetres, around the middle of the sheet.
///
/// ```
/// use shouqi::geom::Size;
/// use shouqi::theme::printer::crosses;
/// assert_eq!(crosses(Size::new(210.0, 297.0)).size(), Size::new(180.0, 250.0));
/// assert_eq!(crosses(Size::new(215.9, 279.4)).size(), Size::new(180.0, 230.0));
/// ```
pub fn crosses(sheet: Size) -> Rect {
    let apart = |length: f64, left: f64| ((length - left) / STEP).floor().max(1.0) * STEP;
    let apart = Size::new(apart(sheet.width, LEFT_OVER.width), apart(sheet.height, LEFT_OVER.height));
    Rect::from_center_size(Point::new(sheet.width / 2.0, sheet.height / 2.0), apart)
}
