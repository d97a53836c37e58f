//! The inputs of all streams.

use super::font::EmbeddedFaces;
use super::used_resources::UsedResources;
use crate::scene::Document;

/// The inputs of all streams.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stock<'a> {
    /// The pages and symbols.
    pub(super) document: &'a Document,
    /// The used resources.
    pub(super) used: &'a UsedResources,
    /// The fonts.
    pub(super) faces: &'a EmbeddedFaces,
}
