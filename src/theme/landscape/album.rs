//! The inks of `album`: a meadow and sky-blue water on card, paper of many colours.

use super::Ink;

/// Each ink: its name, then its colour on a full board, on a light one, and in one ink.
#[rustfmt::skip]
pub(super) const INKS: &[Ink] = &[
    Ink::new("card",       0xE6CDA2, 0xF3E6D0, 0xDAD4CE),
    Ink::new("card2",      0xC39C66, 0xE1CDB2, 0xBDB5AE),
    Ink::new("grain",      0xD7B883, 0xEBDBC0, 0xCCC5BE),
    Ink::new("chalk",      0xFFFBF0, 0xFFFDF8, 0xFAF9F8),
    Ink::new("ink",        0x4A3524, 0x80705F, 0x4A3524),
    Ink::new("grass",      0xDDEBB4, 0xEEF5DA, 0xEEECEA),
    Ink::new("grass2",     0xD0E3A0, 0xE7F1D0, 0xE5E2DF),
    Ink::new("blade",      0x8DB75A, 0xC6DBAC, 0xB9B2AB),
    Ink::new("line",       0x93AD62, 0xC3D2A6, 0xA69D94),
    Ink::new("sand",       0xF4E3B5, 0xF9F1DA, 0xEFEBE7),
    Ink::new("sand2",      0xE3C98C, 0xF0E2C2, 0xD8D1CA),
    Ink::new("water",      0x86C9E4, 0xC2E4F1, 0xC9C3BD),
    Ink::new("water2",     0x5FB0D3, 0xADD6E8, 0xB2AAA2),
    Ink::new("wave",       0xE4F5FA, 0xF3FBFD, 0xF1EFEE),
    Ink::new("edge",       0x2E7A9E, 0x8FBACF, 0x796B5E),
    Ink::new("coral",      0xE8705A, 0xF2B3A6, 0x9E9389),
    Ink::new("cloth",      0xF3B5A4, 0xF9DAD1, 0xCFC9C3),
    Ink::new("teal",       0x3B9A93, 0x98CAC6, 0x8F837A),
    Ink::new("plum",       0x8C5A94, 0xC3A6C8, 0x84776B),
    Ink::new("sun",        0xF9D449, 0xFCEAA4, 0xDAD5D0),
    Ink::new("pit",        0x3B2A20, 0x8A7D72, 0x3B2A20),
    Ink::new("soil",       0xB98B57, 0xDBC4A9, 0xA39A92),
    Ink::new("hollow",     0x9C6F45, 0xCDB7A1, 0x8A7D72),
    Ink::new("leaf",       0xB5CC6E, 0xDAE5B6, 0xCBC5BF),
    Ink::new("autumn",     0xE59A4B, 0xF2CCA4, 0xBDB5AE),
    Ink::new("yard",       0xE9CF95, 0xF4E6C9, 0xDDD7D1),
    Ink::new("photo",      0xD3E9F1, 0xE9F4F8, 0xEFEDEB),
    Ink::new("photo2",     0xF9DAC6, 0xFCECE2, 0xF3EFEC),
    Ink::new("start-white",0x3F6A8E, 0x6F93B0, 0x655345),
    Ink::new("start-black",0xA03524, 0xBE6A5C, 0x533F2F),
];
