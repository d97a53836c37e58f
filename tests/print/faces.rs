//! The faces that the program carries packed.

use shouqi::fonts::{FILE_NAMES, Face, Fonts, SHIPPED};
use std::fs;
use std::path::Path;

#[test]
fn what_is_known_of_a_packed_face_is_so() {
    let shipped = Fonts::shipped();
    for ((name, packed), file_name) in SHIPPED.iter().zip(FILE_NAMES) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts").join(file_name);
        let file = fs::read(path).expect("a file of the fonts");
        assert!(packed.bytes() == file, "{name}");
        let read = Face::new(name, file.into()).expect("a face that can be read");
        let face = shipped.face(shipped.find(name).expect("a shipped face"));
        assert_eq!(face.units_per_em(), read.units_per_em(), "{name}");
        assert_eq!(face.postscript_name(), read.postscript_name());
    }
}
