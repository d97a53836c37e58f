//! Limits of a drawing.

use crate::art::ArtError;

/// The most curves and lines of a drawing: more could not be distinguished on a piece.
pub const MOST_SEGMENTS: usize = 100_000;

/// The fault of a drawing with more than [`MOST_SEGMENTS`].
pub fn too_many_segments() -> ArtError {
    ArtError::new(
        format!("this drawing has more than {MOST_SEGMENTS} curves and lines"),
        "simplify its paths (Path > Simplify in Inkscape)",
    )
}
