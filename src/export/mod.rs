//! STUB for the writers that have not landed
use crate::scene::Document;
pub mod pdf;
pub use pdf::{PdfError, pdf};
pub fn svg(_d: &Document, _p: usize) -> String { String::new() }
pub fn png(_d: &Document, _p: usize, _dpi: f64, _t: bool) -> Result<Vec<u8>, String> { Ok(vec![]) }
pub fn ps(_d: &Document) -> Vec<u8> { vec![] }
pub fn eps(_d: &Document, _p: usize) -> Vec<u8> { vec![] }
