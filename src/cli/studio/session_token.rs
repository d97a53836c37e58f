//! The secret of one run of the server: only a page that it served itself knows it.

use crate::cli::exit::Failure;
use std::fmt::Write;

/// 128 random bits of the system, as hexadecimal digits.
pub struct SessionToken(String);

impl SessionToken {
    /// A new one.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn random() -> Result<SessionToken, Failure> {
        let mut bits = [0; 16];
        getrandom::fill(&mut bits)
            .map_err(|why| Failure::File(format!("the system gives no random numbers: {why}")))?;
        let mut text = String::new();
        for byte in bits {
            let _ = write!(text, "{byte:02x}");
        }
        Ok(SessionToken(text))
    }

    /// The digits, for the page.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Whether this is the token. Hashes are compared, so that the time taken tells nothing about it.
    pub fn is(&self, given: &str) -> bool {
        blake3::hash(given.as_bytes()) == blake3::hash(self.0.as_bytes())
    }
}
