//! From the text of a theme to a checked [`Theme`](super::Theme): parse, merge, check.
//!
//! The text becomes a tree of values with locations. It is merged over the theme it extends, in the end over `classic`,
//! and overrides from the command line are merged over all. The result is checked once, so that all faults are reported
//! together and each points to the source that set the value.

mod backs;
mod cards;
mod check;
mod colour;
mod cutting;
mod file_path;
mod fonts;
mod glyph_coverage;
mod label;
mod landscape;
mod length;
mod load;
mod names;
mod override_value;
mod overrides;
mod paper;
mod pictures;
mod profile;
mod reader;
mod rules;
mod rules_wording;
mod settings;
mod sides;
mod sizes;
mod styles;
mod values;

pub(super) use reader::ThemeReader;
pub(super) use values::KeyValue;

pub use length::{LengthFault, read_length};
pub use load::{MAX_FILE_BYTES, MAX_THEME_BYTES, ThemeError, load, settings};
pub use overrides::{Derived, Overrides};
pub use settings::Setting;
