//! The mouth of a cave.

use crate::geom::{Affine, BezPath};

/// An arch with an arch of stones around it, in a square whose side is 1 and whose middle is (0, 0).
pub fn doorway() -> BezPath {
    let arch = |half: f64, top: f64, foot: f64| {
        let mut path = BezPath::new();
        path.move_to((-half, foot));
        path.line_to((-half, top + half));
        let handle = half * 0.552_284_75;
        path.curve_to((-half, top + half - handle), (-handle, top), (0.0, top));
        path.curve_to((handle, top), (half, top + half - handle), (half, top + half));
        path.line_to((half, foot));
        path.close_path();
        path
    };
    let mut path = arch(0.115, -0.08, 0.25);
    // A band around it, its inner side drawn the other way so that it stays empty.
    path.extend(arch(0.225, -0.22, 0.25));
    path.extend(Affine::FLIP_X * arch(0.165, -0.145, 0.25));
    path
}
