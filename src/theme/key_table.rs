//! The table of all keys of a theme. The reader checks against it, and the theme reference is generated from it.

use super::{
    BoardStyle, BoxStyle, CardStyle, Colours, Cutter, FaceStyle, FontRoles, GiftStyle, KeyKind, KeySpec, LabelUse,
    Marks, Paper, Picture, PieceStyle, SheetStyle, SideStyle, StandeeStyle, Theme,
};
use std::sync::LazyLock;

/// The TOML tables of a theme, in the order of the reference.
pub(super) const TABLES: [&str; 20] = [
    "paper",
    "board",
    "pieces",
    "pieces.white",
    "pieces.black",
    "cutter",
    "face",
    "face.glyphs",
    "sheet",
    "box",
    "standees",
    "cards",
    "cards.facts",
    "gift",
    "pictures",
    "pictures.focus",
    "colours",
    "colours.landscape",
    "lines",
    "fonts",
];

/// The keys that are no field of a struct.
const OTHERS: [KeySpec; 3] = [
    KeySpec {
        path: "format",
        kind: KeyKind::Format,
        default: "1",
        about: "The format of the file, always in its first line.",
    },
    KeySpec {
        path: "extends",
        kind: KeyKind::Text,
        default: "\"classic\"",
        about: "The theme that this one differs from: a shipped one, or a file such as \"./base.toml\".",
    },
    KeySpec {
        path: "switches",
        kind: KeyKind::Texts,
        default: "[]",
        about: "Switches that override the ruleset's, such as \"own-trap=weakens\".",
    },
];

/// The structs that declare keys.
const DECLARED: [&[&[KeySpec]]; 17] = [
    Theme::KEYS,
    Paper::KEYS,
    BoardStyle::KEYS,
    PieceStyle::KEYS,
    LabelUse::KEYS,
    SideStyle::KEYS,
    Cutter::KEYS,
    Marks::KEYS,
    FaceStyle::KEYS,
    SheetStyle::KEYS,
    BoxStyle::KEYS,
    StandeeStyle::KEYS,
    CardStyle::KEYS,
    GiftStyle::KEYS,
    Picture::KEYS,
    Colours::KEYS,
    FontRoles::KEYS,
];

/// Every key, table by table.
pub fn keys() -> &'static [KeySpec] {
    static KEYS: LazyLock<Vec<KeySpec>> = LazyLock::new(|| {
        let declared = DECLARED.into_iter().flatten().copied().flatten();
        let mut keys: Vec<KeySpec> = OTHERS.iter().chain(declared).copied().collect();
        keys.sort_by_key(|spec| match spec.table() {
            "" => 0,
            table => 1 + TABLES.iter().position(|known| *known == table).unwrap_or(TABLES.len()),
        });
        keys
    });
    &KEYS
}

/// A theme that says nothing but the defaults. Every theme is laid over it.
pub(super) fn defaults() -> String {
    let written = |spec: &&KeySpec| !spec.default.starts_with('(') && spec.path != "extends";
    keys().iter().filter(written).map(|spec| format!("{} = {}\n", spec.path, spec.default)).collect()
}
