//! The inks of `new-year`: vermilion and gold around cream, cobalt for the home of Blue, rivers of pine and jade.

use super::Ink;

/// Each ink: its name, then its colour on a full board, on a light one, and in one ink.
#[rustfmt::skip]
pub(super) const INKS: &[Ink] = &[
    Ink::new("cream",      0xF9EBCD, 0xFCF4E4, 0xF2ECEC),
    Ink::new("mist",       0xF2DFB6, 0xF8EDD7, 0xEAE0E0),
    Ink::new("mist2",      0xEAD09C, 0xF3E5C9, 0xE0D2D1),
    Ink::new("vermilion",  0xC4301E, 0xDF8D83, 0x8F5C5A),
    Ink::new("lacquer",    0x8C1C16, 0xC0827F, 0x733432),
    Ink::new("cobalt",     0x1D4A86, 0x8AA6CB, 0x641E1B),
    Ink::new("gold",       0xE3A838, 0xF1D59B, 0xCEB8B7),
    Ink::new("ochre",      0xB57A24, 0xD6B687, 0xA67E7D),
    Ink::new("pine",       0x0D3C45, 0x7A9499, 0x641E1B),
    Ink::new("jade",       0x1C6668, 0x82ABAC, 0x854D4B),
    Ink::new("foam",       0xFCF4E0, 0xFDF9EE, 0xF8F4F4),
    Ink::new("surf",       0xCFDDCB, 0xE4ECE0, 0xD6C9C8),
    Ink::new("rose",       0xE88F78, 0xF2C1B5, 0xBFA2A1),
];
