//! The inks of `field-notes`: ink and washes on parchment.

use super::Ink;

/// Each ink: its name, then its colour on a full board, on a light one, and in one ink.
#[rustfmt::skip]
pub(super) const INKS: &[Ink] = &[
    Ink::new("paper",      0xF5EBD3, 0xFAF4E7, 0xEFEDEC),
    Ink::new("margin",     0xEFE1C1, 0xF6EEDD, 0xE7E4E2),
    Ink::new("wash",       0xEBE6C4, 0xF4F1DF, 0xE9E7E5),
    Ink::new("wash2",      0xE0E0B6, 0xEEEED7, 0xE3E0DD),
    Ink::new("wash-edge",  0xD9CFA2, 0xECE5CB, 0xDAD6D2),
    Ink::new("tan",        0xF0DCB4, 0xF7ECD6, 0xE3E1DE),
    Ink::new("grove",      0xDBDCAE, 0xEBECD2, 0xDFDCD9),
    Ink::new("contour",    0xD3BC92, 0xE7DAC3, 0xC8C3BE),
    Ink::new("contour2",   0xB89A6B, 0xD8C7AE, 0xACA39C),
    Ink::new("ink",        0x43301F, 0x7C6E61, 0x43301F),
    Ink::new("soft",       0x8A6E4C, 0xBFAF9D, 0x83776B),
    Ink::new("leaf",       0x8C9A5B, 0xC0C7A5, 0xA29890),
    Ink::new("leaf2",      0xB9BE84, 0xD8DBBB, 0xC4BEB9),
    Ink::new("water",      0x9FC8CB, 0xCAE1E2, 0xCAC5C0),
    Ink::new("water2",     0x7AAEB6, 0xB6D2D7, 0xB2AAA3),
    Ink::new("wave",       0x3B7480, 0x93B3B9, 0x7D6F64),
    Ink::new("red",        0xB2452F, 0xD5998D, 0x796B5F),
    Ink::new("rose",       0xE4A78F, 0xF0CFC1, 0xC0B9B4),
    Ink::new("grid",       0x9A7859, 0xC7B5A4, 0x8E8379),
    Ink::new("trap",       0xF3CFA6, 0xF8E5CE, 0xDCD8D5),
    Ink::new("earth",      0xC99A5E, 0xE1C7A6, 0xAFA7A0),
    Ink::new("earth2",     0xA06F3C, 0xCBB094, 0x897D73),
    Ink::new("dark",       0x2C2019, 0x8B8480, 0x43301F),
    Ink::new("pit",        0x5E442B, 0xA39582, 0x5C4A3B),
    Ink::new("ghost",      0xA98A62, 0xD0BFA9, 0x9E948B),
    Ink::new("white",      0x25527E, 0x87A0B8, 0x605042),
    Ink::new("black",      0xA93C28, 0xD09489, 0x716356),
    Ink::new("chalk",      0xFCF7E9, 0xFDFBF3, 0xF8F8F7),
    Ink::new("tape",       0xE5D3A0, 0xF1E7CB, 0xDBD7D4),
];
