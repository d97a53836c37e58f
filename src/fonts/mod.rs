//! The embedded faces, and those of a theme: glyphs, outlines, metrics.
//!
//! Input: font files, shipped under `fonts/` or given by a theme. Output: outlines and advances in ems, y down, and the
//! bytes for writers that embed them. System fonts are never used.

mod face;
#[cfg(feature = "fetched-faces")]
pub mod fetched;
#[cfg(not(feature = "fetched-faces"))]
mod packed;
mod shaping;
mod shipped;

pub use face::{Face, FontError};
pub use shipped::{FILE_NAMES, SHIPPED, ShippedFile};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// An index into [`Fonts`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FaceId(usize);

/// Equal for fonts with the same faces, which have the same indices in both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FontsId {
    /// How many of the shipped faces are there.
    shipped: usize,
    /// The number of the other faces of one theme; 0 if there are none.
    added: u64,
}

/// Every face that a document may use: the shipped ones first, then those of a theme.
#[derive(Debug, Clone)]
pub struct Fonts {
    faces: Vec<Face>,
    id: FontsId,
}

impl Fonts {
    /// The shipped faces. All fonts share what is found out about them.
    ///
    /// # Panics
    /// Never: a test parses every shipped face.
    pub fn shipped() -> Fonts {
        static LAST: Mutex<Option<Fonts>> = Mutex::new(None);
        let id = FontsId { shipped: present(), added: 0 };
        let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(fonts) = last.as_ref().filter(|fonts| fonts.id == id) {
            return fonts.clone();
        }
        let faces = SHIPPED
            .iter()
            .enumerate()
            .map(|(place, (name, file))| shipped_face(place, name, file).expect("a shipped face can be read"))
            .collect();
        last.insert(Fonts { faces, id }).clone()
    }

    /// Adds a face called `name`, such as a file beside a theme.
    pub fn add(&mut self, name: &str, bytes: Vec<u8>) -> Result<FaceId, FontError> {
        self.faces.push(Face::new(name, bytes.into())?);
        self.id.added = next_number();
        Ok(FaceId(self.faces.len() - 1))
    }

    /// Adds the faces that `other` has beyond the shipped ones, and returns the new index of each of its faces.
    pub fn join(&mut self, other: &Fonts) -> impl Fn(FaceId) -> FaceId + use<> {
        let before = self.faces.len() - SHIPPED.len();
        self.faces.extend(other.faces[SHIPPED.len()..].iter().cloned());
        self.id.added = next_number();
        move |FaceId(place)| if place < SHIPPED.len() { FaceId(place) } else { FaceId(place + before) }
    }

    /// The face with this name; the last added if there are several.
    pub fn find(&self, name: &str) -> Option<FaceId> {
        self.faces.iter().rposition(|face| face.name() == name).map(FaceId)
    }

    /// A face.
    pub fn face(&self, id: FaceId) -> &Face {
        &self.faces[id.0]
    }

    /// What tells fonts with other faces apart.
    pub fn id(&self) -> FontsId {
        self.id
    }

    /// Every face with its index.
    pub fn iter(&self) -> impl Iterator<Item = (FaceId, &Face)> {
        self.faces.iter().enumerate().map(|(place, face)| (FaceId(place), face))
    }
}

/// A number that no other fonts have.
fn next_number() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(0);
    LAST.fetch_add(1, Ordering::Relaxed) + 1
}

/// A shipped face: as it was given, or else a small one in its place.
#[cfg(feature = "fetched-faces")]
fn shipped_face(place: usize, name: &str, small: &ShippedFile) -> Result<Face, FontError> {
    match fetched::file(place) {
        Some(file) => Face::new(name, file.into()),
        None => Face::in_place_of(place, name, small.bytes()),
    }
}

/// A shipped face: the program carries them all.
#[cfg(not(feature = "fetched-faces"))]
fn shipped_face(_: usize, name: &str, file: &'static ShippedFile) -> Result<Face, FontError> {
    Ok(Face::packed(name, file))
}

/// How many of the shipped faces are there: a page fetches those that a text needs.
pub fn present() -> usize {
    #[cfg(feature = "fetched-faces")]
    return fetched::given();
    #[cfg(not(feature = "fetched-faces"))]
    SHIPPED.len()
}

/// Whether what was made was made without a face that it needs.
pub fn lacking() -> bool {
    #[cfg(feature = "fetched-faces")]
    return fetched::any_lacking();
    #[cfg(not(feature = "fetched-faces"))]
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_of_two_themes_are_merged_by_index() {
        let with = |name: &str, face: usize| {
            let mut fonts = Fonts::shipped();
            let own = fonts.add(name, SHIPPED[face].1.bytes().to_vec()).expect("a face that can be read");
            (fonts, own)
        };
        let ((first, one), (second, other)) = (with("mine.ttf", 0), with("mine.ttf", 1));
        let mut together = Fonts::shipped();
        let (of_first, of_second) = (together.join(&first), together.join(&second));
        let postscript_name = |face: FaceId| together.face(face).postscript_name().to_owned();
        assert_eq!(postscript_name(of_first(one)), first.face(one).postscript_name());
        assert_eq!(postscript_name(of_second(other)), second.face(other).postscript_name());
        for (face, _) in Fonts::shipped().iter() {
            assert_eq!((of_first(face), of_second(face)), (face, face), "shipped faces are there already");
        }
    }
}
