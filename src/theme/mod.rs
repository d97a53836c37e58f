//! The theme: a TOML file becomes a checked [`Theme`], or a report of all its faults.
//!
//! In: the text of a theme, the themes it extends, and its pictures and fonts, from a
//! [`FileProvider`](crate::files::FileProvider). Out: a [`Theme`] in which every length, colour, face and picture is
//! known to be usable.

mod board;
mod checked_theme;
mod colour_names;
mod colours;
mod cutter;
mod declare;
mod extras;
mod face;
mod file;
mod key_spec;
mod key_table;
mod keyword;
mod label;
mod landscape;
mod numerals;
mod paper;
mod pictures;
mod pieces;
pub mod printer;
mod punch;
mod rules_wording;
mod sheet;
mod shipped;
mod size;
mod theme_languages;

pub use crate::diagnostics::Keyword;
pub use board::{
    BoardStyle, Den, EndBand, Fillers, Fold, Frame, FrameChoice, Grid, Ground, Joint, Labels, River, StartCell, Trap,
};
pub use checked_theme::{FontRoles, Picture, Theme, Title, is_chinese};
pub use colour_names::{NameOrigin, nearest_name};
pub use colours::Colours;
pub use cutter::{CRICUT, Cutter, Machine, Marks};
pub use extras::{BoxKind, BoxRules, BoxStyle, CardCorners, CardStyle, GiftStyle, StandeeMaterial, StandeeStyle};
pub use face::{Art, Beside, Composition, Element, Emphasis, FaceStyle, Numerals, Script, Tones};
pub use file::{
    Derived, LengthFault, MAX_FILE_BYTES, MAX_THEME_BYTES, Overrides, Setting, ThemeError, load, read_length, settings,
};
pub use key_spec::{KeyKind, KeySpec};
pub use key_table::keys;
pub use label::{LabelShape, LabelSheet, LabelUse, UnknownLabel, find_label, label_sheets};
pub use landscape::{Ink, InkSet, Landscape, LandscapeInks};
pub use paper::{Orientation, PAPERS, Paper};
pub use pieces::{BackShows, Backs, Outline, PieceCut, PieceStyle, Ring, SheetFill, SideStyle};
pub use punch::{PUNCHES, Punch, nearest_punch};
pub use sheet::{Letters, SheetBand, SheetLanguage, SheetLayout, SheetStyle};
pub use shipped::{ShippedTheme, THEMES, shipped, shipped_theme};
pub use size::{DISCS, ROOM, SIZES, STICKER_INSET, SizeWord, piece_for, square_for};
pub use theme_languages::{AnimalCharacters, CustomLanguages};
