//! The WebAssembly of the program: found, read, and looked at before it becomes part of a site.

use crate::cli::disk;
use crate::cli::exit::Failure;
use std::path::{Path, PathBuf};

/// Where it lies below the target folder when it is built.
const BUILT: &str = "wasm/shouqi.wasm";
/// How it is built.
const BUILD: &str = "(cd src/wasm && cargo run --release)";
/// The most bytes that are read.
const MOST: usize = 64 << 20;
/// The number of the section of exports.
const EXPORTS: u8 = 7;
/// What the page calls.
const WANTED: [&str; 4] = ["memory", "reserve", "answer", "release"];

/// The file that was named, or the one in the target folder of this program.
///
/// # Errors
/// If there is none, or it is not what the page can call.
pub fn read(named: Option<&Path>) -> Result<Vec<u8>, Failure> {
    let path = named.map(Path::to_owned).or_else(built).ok_or_else(|| {
        Failure::Unreadable(format!(
            "error: the WebAssembly of the program is not there\n  \
             help: --wasm FILE names it; {BUILD} builds it"
        ))
    })?;
    let bytes = disk::read(&path, MOST).map_err(|why| disk::failed(&path, why))?;
    let wrong = |why: &str| Failure::Unreadable(format!("error: {}: {why}\n  help: build it anew", path.display()));
    let exports = exports(&bytes).ok_or_else(|| wrong("this is no WebAssembly"))?;
    match WANTED.iter().find(|wanted| !exports.contains(wanted)) {
        Some(missing) => Err(wrong(&format!("this WebAssembly has no `{missing}`, so it is not of this program"))),
        None => Ok(bytes),
    }
}

/// The one that was built beside this program.
fn built() -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    program.ancestors().skip(1).map(|folder| folder.join(BUILT)).find(|path| path.is_file())
}

/// The names that a module exports; `None` if it is no module.
fn exports(module: &[u8]) -> Option<Vec<&str>> {
    let mut sections = Reader(module.strip_prefix(b"\0asm\x01\0\0\0")?);
    let mut names = Vec::new();
    while !sections.0.is_empty() {
        let number = sections.byte()?;
        let length = sections.number()?;
        let mut section = Reader(sections.bytes(length)?);
        if number == EXPORTS {
            for _ in 0..section.number()? {
                let length = section.number()?;
                names.push(std::str::from_utf8(section.bytes(length)?).ok()?);
                section.byte()?;
                section.number()?;
            }
        }
    }
    Some(names)
}

/// What is left of a module.
struct Reader<'m>(&'m [u8]);

impl<'m> Reader<'m> {
    fn bytes(&mut self, length: usize) -> Option<&'m [u8]> {
        let (bytes, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(bytes)
    }

    fn byte(&mut self) -> Option<u8> {
        self.bytes(1).map(|byte| byte[0])
    }

    /// A number of at most 32 bits, seven in each byte (LEB128).
    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return usize::try_from(number).ok();
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exports_are_read_and_what_is_cut_off_is_no_module() {
        // A custom section, then two exports: a memory and a function.
        let module = b"\0asm\x01\0\0\0\x00\x02\x01a\x07\x14\x02\x06memory\x02\x00\x06answer\x00\x81\x00";
        assert_eq!(exports(module), Some(vec!["memory", "answer"]));
        for length in (0..module.len()).filter(|length| ![8, 12].contains(length)) {
            assert_eq!(exports(&module[..length]), None, "{length}");
        }
        assert_eq!(exports(b"\0asm\x01\0\0\0\x07\xff\xff\xff\xff\x0f"), None);
    }
}
