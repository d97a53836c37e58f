//! What several tests use: pages as pixels, themes with values, PDF and cutter files read back, pages of documentation.

#![allow(dead_code, reason = "each test binary uses some of it")]

#[cfg(feature = "print")]
pub mod drawing;
pub mod flips;
pub mod pages;
#[cfg(feature = "print")]
pub mod pdf_reading;
#[cfg(feature = "cli")]
pub mod program;
#[cfg(feature = "print")]
pub mod raster;
#[cfg(feature = "print")]
pub mod specimen;
#[cfg(feature = "print")]
pub mod themes_at_hand;
