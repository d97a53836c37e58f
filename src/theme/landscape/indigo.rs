//! The inks of `indigo`: white resist on cloth that is dyed twice.

use super::Ink;

/// Each ink: its name, then its colour on a full board, on a light one, and in one ink.
#[rustfmt::skip]
pub(super) const INKS: &[Ink] = &[
    Ink::new("cloth",      0x14315F, 0xFFFFFF, 0x152E5C),
    Ink::new("seat",       0x14315F, 0x3A69A8, 0x152E5C),
    Ink::new("seat2",      0x14315F, 0xB8382A, 0x152E5C),
    Ink::new("resist",     0xFFFFFF, 0x14315F, 0xFFFFFF),
    Ink::new("shade",      0x32558C, 0xDFE9F3, 0x3A5079),
    Ink::new("crack",      0x46699D, 0xC9D9EA, 0x44587D),
    Ink::new("ghost",      0x86A9D0, 0x86A9D0, 0x96A1B6),
    Ink::new("ghostcut",   0x14315F, 0xFFFFFF, 0x152E5C),
    Ink::new("water",      0x5B90C1, 0x7FADD4, 0x8A96AE),
    Ink::new("dot",        0xFFFFFF, 0xFFFFFF, 0xFFFFFF),
    Ink::new("deep",       0x14315F, 0x14315F, 0x152E5C),
    Ink::new("fish",       0xFFFFFF, 0xFFFFFF, 0xFFFFFF),
    Ink::new("fishcut",    0x14315F, 0x14315F, 0x152E5C),
    Ink::new("den",        0xFFFFFF, 0x14315F, 0xFFFFFF),
    Ink::new("dencut",     0x14315F, 0xFFFFFF, 0x152E5C),
    Ink::new("trap",       0xFFFFFF, 0x14315F, 0xFFFFFF),
    Ink::new("trapcut",    0x14315F, 0xFFFFFF, 0x152E5C),
    Ink::new("madder",     0xD63E2E, 0xD63E2E, 0x8A96AE),
    Ink::new("figure",     0xFFFFFF, 0x14315F, 0xFFFFFF),
    Ink::new("under",      0x14315F, 0xFFFFFF, 0x152E5C),
    Ink::new("start-white",0xA9C6E6, 0xE4EFFA, 0xDCE0E7),
    Ink::new("start-black",0xF77560, 0xFDEBE6, 0xB9C0CE),
];
