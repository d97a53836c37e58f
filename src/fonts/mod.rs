//! The embedded faces, and those of a theme: glyphs, outlines, metrics.
//!
//! Input: font files, shipped under `fonts/` or given by a theme. Output: outlines and advances in ems, y down, and the
//! bytes for writers that embed them. System fonts are never used.

mod face;
#[cfg(feature = "fetched-faces")]
pub mod fetched;
mod shipped;

pub use face::{Face, FontError};
pub use shipped::{FILE_NAMES, SHIPPED};

/// An index into [`Fonts`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FaceId(usize);

/// Every face that a document may use: the shipped ones first, then those of a theme.
#[derive(Debug, Clone)]
pub struct Fonts {
    faces: Vec<Face>,
}

impl Fonts {
    /// The shipped faces.
    ///
    /// # Panics
    /// Never: a test parses every shipped face.
    pub fn shipped() -> Fonts {
        let faces = SHIPPED
            .iter()
            .map(|&(name, bytes)| Face::new(name, there(name, bytes).into()).expect("a shipped face can be read"))
            .collect();
        Fonts { faces }
    }

    /// Adds a face called `name`, such as a file beside a theme.
    pub fn add(&mut self, name: &str, bytes: Vec<u8>) -> Result<FaceId, FontError> {
        self.faces.push(Face::new(name, bytes.into())?);
        Ok(FaceId(self.faces.len() - 1))
    }

    /// Adds the faces that `other` has beyond the shipped ones, and returns the new index of each of its faces.
    pub fn join(&mut self, other: &Fonts) -> impl Fn(FaceId) -> FaceId + use<> {
        let before = self.faces.len() - SHIPPED.len();
        self.faces.extend(other.faces[SHIPPED.len()..].iter().cloned());
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

    /// Every face with its index.
    pub fn iter(&self) -> impl Iterator<Item = (FaceId, &Face)> {
        self.faces.iter().enumerate().map(|(place, face)| (FaceId(place), face))
    }

    /// The names of the faces that have a character.
    pub fn having(&self, character: char) -> Vec<&str> {
        self.faces.iter().filter(|face| face.glyph(character).is_some()).map(Face::name).collect()
    }
}

/// Whether every shipped face is there: a page fetches one when a text needs it.
pub fn complete() -> bool {
    #[cfg(feature = "fetched-faces")]
    return fetched::given().is_some();
    #[cfg(not(feature = "fetched-faces"))]
    true
}

/// The bytes of a shipped face: those that were given, for the one that is fetched.
#[cfg(feature = "fetched-faces")]
fn there(name: &str, bytes: &'static [u8]) -> &'static [u8] {
    fetched::given().filter(|_| name == fetched::NAME).unwrap_or(bytes)
}

/// The bytes of a shipped face: the program carries them all.
#[cfg(not(feature = "fetched-faces"))]
fn there(_: &str, bytes: &'static [u8]) -> &'static [u8] {
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_of_two_themes_are_merged_by_index() {
        let with = |name: &str, face: usize| {
            let mut fonts = Fonts::shipped();
            let own = fonts.add(name, SHIPPED[face].1.to_vec()).expect("a face that can be read");
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
