//! The theme: a TOML file becomes a checked [`Theme`], or all its faults at once.
//!
//! Flows in: the text of a theme, what it extends, the pictures and fonts beside it (through a [`FileProvider`](crate::files::FileProvider)).
//! Flows out: a [`Theme`] in which every length, colour, face and picture is known to be usable.

mod board;
mod called;
mod colours;
mod cutter;
mod face;
mod file;
mod key;
mod keys;
mod label;
mod numerals;
mod paper;
mod pictures;
mod pieces;
pub mod printer;
mod punch;
mod sheet;
mod shipped;
mod size;
mod telling;
mod tongues;
mod whole;
mod word;

pub use board::{
    BoardStyle, Den, EndBand, Fillers, Fold, Frame, FrameChoice, Grid, Joint, Labels, River, StartCell, Trap,
};
pub use called::{Named, nearest_name};
pub use colours::Colours;
pub use cutter::{CRICUT, Cutter, Machine, Marks};
pub use face::{Art, Element, Emphasis, FaceStyle, Numerals, Script, Tones};
pub use file::{Derived, LengthFault, MAX_FILE_BYTES, Overrides, ThemeError, load, read_length};
pub use key::{KeyKind, KeySpec};
pub use keys::keys;
pub use label::{LabelShape, LabelSheet, LabelUse, UnknownLabel, find_label, label_sheets};
pub use paper::{Orientation, PAPERS, Paper};
pub use pieces::{BackShows, Backs, Outline, PieceCut, PieceStyle, Ring, SideStyle};
pub use punch::{PUNCHES, Punch, nearest_punch};
pub use sheet::{Letters, SheetLanguage, SheetLayout, SheetStyle};
pub use shipped::{ShippedTheme, THEMES, shipped, shipped_theme};
pub use size::{DISCS, ROOM, SIZES, STICKER_INSET, SizeWord, piece_for, square_for};
pub use tongues::{Ideographs, OwnLanguages};
pub use whole::{FontRoles, Picture, Theme, Title, is_chinese};
pub use word::Word;
