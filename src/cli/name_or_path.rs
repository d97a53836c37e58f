//! Arguments that are a shipped name or a file: a theme, a ruleset, a language, a label sheet.

use clap::builder::TypedValueParser;
use clap::error::ErrorKind;
use clap::{Arg, Command, Error};
use std::ffi::OsStr;

/// Parses a name or a path. Themes, records and faults contain these paths as text, so they must be UTF-8.
#[derive(Debug, Clone, Copy)]
pub struct NameOrPath;

impl TypedValueParser for NameOrPath {
    type Value = String;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        value.to_str().map(str::to_owned).ok_or_else(|| {
            let arg = arg.map(|arg| format!(" for '{arg}'")).unwrap_or_default();
            let what =
                format!("invalid value {value:?}{arg}: expects a path in UTF-8; rename the file or its folder\n");
            Error::raw(ErrorKind::ValueValidation, what).with_cmd(command)
        })
    }
}
