//! Sets to look at: the shipped themes, with values laid over them.
use shouqi::files::NoFiles;
use shouqi::geom::Size;
use shouqi::language::Language;
use shouqi::layout::{self, LayoutError, PARTS, Reading, Set, SheetPlan};
use shouqi::rulesheet::Sheet;
use shouqi::theme::{self, Overrides, THEMES, Theme};

/// A shipped theme with values laid over it, each a key and what `--set` would be given for it.
pub fn theme(name: &str, values: &[(&str, &str)]) -> Theme {
    let mut overrides = Overrides::default();
    for (key, value) in values {
        match *key {
            "size" => overrides.size = Some((*value).to_owned()),
            "rules" => overrides.rules = Some((*value).to_owned()),
            _ => overrides.set.push(format!("{key}={value}")),
        }
    }
    theme::load(name, &overrides, &NoFiles).unwrap_or_else(|error| panic!("{name} with {values:?}:\n{error}"))
}

/// The named parts of such a theme's set, laid out.
pub fn load(name: &str, values: &[(&str, &str)], parts: &[&str]) -> Set {
    layout::set(&theme(name, values), parts).unwrap_or_else(|error| panic!("{name} with {values:?}:\n{error}"))
}

/// A part that goes with a set, of such a theme, with the rules in the theme's languages.
pub fn load_extra(name: &str, values: &[(&str, &str)], part: &str) -> Result<Set, LayoutError> {
    load_parts(name, values, &[part])
}

/// Any parts of a set in the theme's languages. That its rules are proved does not matter here.
pub fn load_parts(name: &str, values: &[(&str, &str)], parts: &[&str]) -> Result<Set, LayoutError> {
    let theme = theme(name, values);
    let shipped = |tag: &String| Language::shipped(tag).unwrap_or_else(|| panic!("no language {tag}"));
    let languages: Vec<Language> = theme.languages.iter().map(shipped).collect();
    let sheet = |language: &Language| Sheet::build(&theme.rules, language, None).expect("the language says everything");
    let sheets: Vec<Sheet> = languages.iter().map(sheet).collect();
    let paper = Size::new(theme.paper.short, theme.paper.long);
    let plan = SheetPlan { layout: theme.sheet.layout, paper, annotate: false };
    let reading = Reading { spoken: &sheets, ..Reading::new(&languages, &sheets, plan) };
    layout::set_to_read(&theme, parts, Some(reading))
}

/// Every shipped theme's whole set.
pub fn shipped_sets() -> Vec<(&'static str, Set)> {
    THEMES.iter().map(|theme| (theme.name, load(theme.name, &[], &PARTS))).collect()
}

/// Why a shipped theme with such values is refused.
pub fn refused(name: &str, values: &[(&str, &str)]) -> String {
    let set = values.iter().map(|(key, value)| format!("{key}={value}")).collect();
    match theme::load(name, &Overrides { set, ..Overrides::default() }, &NoFiles) {
        Err(error) => error.to_string(),
        Ok(theme) => layout::set(&theme, &PARTS).map(|_| ()).expect_err("it is refused").to_string(),
    }
}
