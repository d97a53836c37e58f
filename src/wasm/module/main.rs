//! The program as WebAssembly, for the page of the studio: bytes of a request in, bytes of an answer out.
//!
//! A page calls [`reserve`] and writes a request there, calls [`answer`], reads the answer, and calls [`release`]. The
//! module that prints carries no faces: after an answer, [`lacking`] names those that were needed and are not there; the
//! page gives each by [`give_face`] and asks again. The module imports nothing: it has no clock, no network, no files and
//! no chance. A panic ends the instance; the page starts another.

#![no_main]

/// The bytes before an answer that hold its length.
const HEAD: usize = size_of::<u32>();

/// Room for a request of this many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    given_away(vec![0; length])
}

/// Answers the request in a room of [`reserve`], and takes the room back. At the pointer that is returned lie the length
/// of the answer, as four bytes, the lowest first, and the answer; `4 + length` bytes are to be released.
///
/// # Safety
/// The room is one of [`reserve`], of this length, and nobody else uses it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn answer(request: *mut u8, length: usize) -> *mut u8 {
    // SAFETY: as above.
    let request = unsafe { taken_back(request, length) };
    let answer = shouqi::service::answer(&request);
    drop(request);
    with_head(&answer)
}

/// Takes back the room of an answer.
///
/// # Safety
/// The room is one of [`answer`] or [`lacking`], of this length with its head, and nobody uses it any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn release(room: *mut u8, length: usize) {
    // SAFETY: as above.
    drop(unsafe { taken_back(room, length) });
}

/// The faces that the last answer needed and that are not there, so that it is to be thrown away: the names of their
/// files, a line each, in a room as [`answer`] returns it.
#[cfg(feature = "print")]
#[unsafe(no_mangle)]
pub extern "C" fn lacking() -> *mut u8 {
    with_head(shouqi::fonts::fetched::lacking().join("\n").as_bytes())
}

/// Takes a face that is lacking: the name of its file and the file, each in a room of [`reserve`], and both rooms. Whether
/// it could be read: 1 or 0.
///
/// # Safety
/// The rooms are of [`reserve`], of these lengths, and nobody else uses them.
#[cfg(feature = "print")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn give_face(name: *mut u8, name_length: usize, file: *mut u8, length: usize) -> u32 {
    // SAFETY: as above.
    let (name, file) = unsafe { (taken_back(name, name_length), taken_back(file, length)) };
    let given = str::from_utf8(&name).is_ok_and(|name| shouqi::fonts::fetched::give(name, file.into_vec()).is_ok());
    given.into()
}

/// A room with these bytes behind their length.
fn with_head(bytes: &[u8]) -> *mut u8 {
    let length = u32::try_from(bytes.len()).expect("memory has 32 bits");
    let mut room = Vec::with_capacity(HEAD + bytes.len());
    room.extend(length.to_le_bytes());
    room.extend(bytes);
    given_away(room)
}

/// The bytes belong to the page until they come back.
fn given_away(bytes: Vec<u8>) -> *mut u8 {
    Box::into_raw(bytes.into_boxed_slice()).cast()
}

/// # Safety
/// The pointer is one of [`given_away`], of this length, and comes back once.
unsafe fn taken_back(bytes: *mut u8, length: usize) -> Box<[u8]> {
    // SAFETY: as above.
    unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(bytes, length)) }
}
