//! What themes promise: every shipped one loads, every key is read, every broken one is refused with what is wrong.

use shouqi::diagnostics::Source;
use shouqi::files::{FileError, FileProvider};
use shouqi::theme::{self, KeyKind, Overrides, THEMES, Theme, ThemeError};
use std::fs;
use std::path::{Path, PathBuf};

/// A folder of themes, with what lies beside them.
struct Folder(PathBuf);

impl Folder {
    fn place(&self, path: &str, beside: Option<&str>) -> PathBuf {
        let below = beside.and_then(|beside| Path::new(beside).parent()).unwrap_or(Path::new(""));
        self.0.join(below).join(path.trim_start_matches("./"))
    }

    fn source(&self, path: &str, beside: Option<&str>) -> Result<Source, FileError> {
        let place = self.place(path, beside);
        let text = fs::read_to_string(&place).map_err(|_| "there is no such file".to_owned())?;
        let name = place.strip_prefix(&self.0).unwrap_or(&place).to_string_lossy().into_owned();
        Ok(Source::new(name, text))
    }
}

impl FileProvider for Folder {
    fn text(&self, path: &str, beside: Option<&str>) -> Result<Source, FileError> {
        self.source(path, beside)
    }

    fn bytes(&self, path: &str, beside: Option<&str>) -> Result<Vec<u8>, FileError> {
        fs::read(self.place(path, beside)).map_err(|_| "there is no such file".into())
    }
}

fn load_in(folder: &str, name: &str, overrides: &Overrides) -> Result<Theme, ThemeError> {
    theme::load(name, overrides, &Folder(folder.into()))
}

fn loaded(name: &str, set: &[&str]) -> Theme {
    match load_in(".", name, &settings(set)) {
        Ok(theme) => theme,
        Err(error) => panic!("{name} with {set:?}:\n{error}"),
    }
}

fn settings(set: &[&str]) -> Overrides {
    Overrides { set: set.iter().map(|text| (*text).to_owned()).collect(), ..Overrides::default() }
}

#[test]
fn every_shipped_theme_loads_and_says_what_it_is_for() {
    for shipped in THEMES {
        assert_eq!(loaded(shipped.name, &[]).name, shipped.name);
        let about = shipped.about();
        assert!(about.len() > 30 && about.ends_with('.'), "{} does not say what it is for: {about:?}", shipped.name);
    }
}

#[test]
fn a_theme_of_ones_own_takes_a_dozen_lines() {
    for folder in ["classic", "swimming-dogs", "no-repeats", "tierschach", "pictures"] {
        let path = format!("examples/{folder}/theme.toml");
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.lines().filter(|line| !line.is_empty()).count() <= 12, "{path} is long");
        let theme = loaded(&path, &[]);
        assert!(theme.name != "theme", "{path} has no name");
        let readme = fs::read_to_string(format!("examples/{folder}/README.md")).unwrap();
        assert!(readme.contains(&format!("\n    shouqi make {path}\n")), "{folder} does not say how to print it");
    }
}

#[test]
fn the_painted_set_shows_eight_pictures_of_its_own() {
    let theme = loaded("examples/pictures/theme.toml", &[]);
    let kinds: Vec<&str> = theme.rules.kinds().iter().map(|kind| kind.id.as_str()).collect();
    assert!(kinds.iter().all(|kind| theme.pictures.contains_key(*kind)));
    for entry in fs::read_dir("examples/pictures").unwrap() {
        let path = entry.unwrap().path();
        let painting = path.extension().is_some_and(|ending| ending == "jpg");
        assert!(!painting || fs::metadata(&path).unwrap().len() <= 45 * 1024, "{} is large", path.display());
    }
}

#[test]
fn the_size_that_was_written_last_holds() {
    let measures = |theme: &Theme| (theme.size, theme.board.square, theme.pieces.size);
    let text = |rest: &str| measures(&written(&format!("format = 1\n{rest}")).unwrap());
    assert_eq!(text(""), (Some("small"), 24.0, 20.0));
    assert_eq!(text("size = \"family\""), (Some("family"), 36.0, 30.0));
    assert_eq!(text("size = \"family\"\nboard.square = \"40mm\""), (None, 40.0, 30.0));
    // The command line lies over the theme, and of the command line the lengths over the word.
    let big = Overrides { size: Some("big".into()), ..Overrides::default() };
    let files = OneTheme("format = 1\nboard.square = \"40mm\"\n".into());
    assert_eq!(measures(&theme::load("./classic.toml", &big, &files).unwrap()), (Some("big"), 50.0, 40.0));
    let both = Overrides { size: Some("big".into()), set: vec!["pieces.size=45mm".into()], ..Overrides::default() };
    assert_eq!(measures(&theme::load("./classic.toml", &both, &files).unwrap()), (None, 50.0, 45.0));
}

#[test]
fn a_chinese_language_brings_its_characters() {
    use shouqi::theme::Script;
    let simplified = Overrides { lang: Some("zh-Hans".into()), ..Overrides::default() };
    assert_eq!(load_in(".", "classic", &simplified).unwrap().face.script, Script::Simplified);
    let kept = Overrides { set: vec!["face.characters=traditional".into()], ..simplified };
    assert_eq!(load_in(".", "classic", &kept).unwrap().face.script, Script::Traditional);
}

#[test]
fn sheets_use_the_language_of_the_set_unless_overridden() {
    use shouqi::theme::SheetLanguage;
    let speak = |name: &str, set: &[&str]| -> Vec<String> {
        let overrides = Overrides { lang: Some("ja".into()), ..settings(set) };
        let tag = |language: &SheetLanguage| match language {
            SheetLanguage::Shipped(tag) => tag.clone(),
            SheetLanguage::Own(_) => panic!("nobody has a language of their own here"),
        };
        load_in(".", name, &overrides).unwrap().sheet.languages.iter().map(tag).collect()
    };
    assert_eq!(speak("schule", &[]), ["ja"], "its sheets speak German and Chinese");
    assert_eq!(speak("classic", &[]), [""; 0], "they follow the set anyway");
    assert_eq!(speak("schule", &["sheet.languages=fr"]), ["fr"]);
}

#[test]
fn a_title_of_ones_own_heads_a_sheet_in_another_language() {
    let theme = loaded("classic", &["title=Emma’s jungle", "languages=en", "sheet.languages=de"]);
    assert_eq!((theme.title_in("en"), theme.title_in("de")), ("Emma’s jungle", "Emma’s jungle"));
    let shipped = loaded("classic", &["languages=en", "sheet.languages=de"]);
    assert_eq!((shipped.title_in("en"), shipped.title_in("de")), ("The Jungle Game", "Dschungelspiel"));
}

#[test]
fn a_theme_takes_what_it_does_not_say_from_the_one_it_extends() {
    let emma = loaded("examples/swimming-dogs/theme.toml", &[]);
    let colouring = loaded("colouring", &[]);
    assert_eq!((emma.board.frame, emma.colours), (colouring.board.frame, colouring.colours));
    assert_eq!((emma.name.as_str(), emma.rules.name()), ("emma", "swimming-dogs"));
    // A new title replaces the old one in every language.
    assert_eq!(emma.title.len(), 1);
    assert_eq!(emma.title_in("zh-Hant"), "Emma's Animal Chess");
}

#[test]
fn a_ruleset_beside_a_theme_is_found_and_its_strengths_are_printed() {
    let leiden = loaded("classic", &["rules=leiden"]);
    let strength = |kind: &str| leiden.rules.kind(leiden.rules.kind_named(kind).unwrap()).strength;
    assert_eq!((strength("dog"), strength("wolf")), (4, 3));
    let panda = load_in("tests/themes/broken", "classic", &settings(&["rules=beside/panda.toml", "face.show=name"]));
    assert_eq!(panda.unwrap().rules.name(), "panda");
}

/// A file provider with one theme on it.
struct OneTheme(String);

impl FileProvider for OneTheme {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        Ok(Source::new(path, self.0.as_str()))
    }

    fn bytes(&self, _: &str, _: Option<&str>) -> Result<Vec<u8>, FileError> {
        Err("there is no such file".into())
    }
}

/// The theme with this text in a file called `classic.toml`.
fn written(text: &str) -> Result<Theme, ThemeError> {
    theme::load("./classic.toml", &Overrides::default(), &OneTheme(text.to_owned()))
}

/// Everything that a theme says, for comparing.
fn all(theme: &Theme) -> String {
    format!("{theme:?}")
}

#[test]
fn an_empty_theme_is_classic() {
    assert_eq!(all(&written("format = 1").unwrap()), all(&loaded("classic", &[])));
}

#[test]
fn the_table_of_keys_tells_what_classic_has() {
    let classic = all(&loaded("classic", &[]));
    let mut documented = 0;
    for spec in theme::keys().iter().filter(|spec| !spec.default.starts_with('(') && spec.path != "format") {
        let mut text = format!("format = 1\n{} = {}\n", spec.path, spec.default);
        // Who colours a side's pieces names the side as well.
        if let Some(side) = spec.path.strip_suffix(".colour") {
            let called = theme::keys().iter().find(|key| key.path == format!("{side}.called")).unwrap();
            text.push_str(&format!("{side}.called = {}\n", called.default));
        }
        match written(&text) {
            Ok(theme) => assert_eq!(all(&theme), classic, "{} is not {} in classic", spec.path, spec.default),
            Err(error) => panic!("the default of {} is refused:\n{error}", spec.path),
        }
        documented += 1;
    }
    assert!(documented > 65, "only {documented} keys state their default");
}

/// Every value of a table with its path.
fn leaves(table: &toml::Table, path: &str) -> Vec<(String, toml::Value)> {
    let leaf = |(key, value): (&String, &toml::Value)| {
        let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        match value {
            toml::Value::Table(inner) if path != "title" => leaves(inner, &path),
            other => vec![(path, other.clone())],
        }
    };
    table.iter().flat_map(leaf).collect()
}

#[test]
fn what_classic_writes_is_the_default_that_is_declared() {
    let classic = theme::shipped("classic").expect("it is shipped").text.parse().expect("TOML");
    let written = leaves(&classic, "");
    assert!(written.len() > 65, "only {} values were found", written.len());
    for (path, value) in written.into_iter().filter(|(path, _)| path != "title") {
        let spec = theme::keys().iter().find(|spec| spec.path == path).expect("a key");
        let declared: toml::Table = format!("value = {}", spec.default).parse().expect("a default is TOML");
        assert_eq!(value, declared["value"], "{path}");
    }
}

/// Values that a key may have, as the command line writes them.
fn values(spec: &theme::KeySpec) -> Vec<String> {
    let near = |least: f64, most: f64| vec![format!("{}", least + 0.07 * (most - least))];
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    match (spec.path, spec.kind) {
        ("rules", _) => owned(&["leiden", "tierschach"]),
        ("switches", _) => owned(&["own-trap=weakens"]),
        ("languages" | "sheet.languages", _) => owned(&["de", "de,zh-Hans"]),
        ("paper.size", _) => owned(&["Letter", "a3", "100mm x 20cm"]),
        ("fonts.character" | "fonts.title-character", _) => owned(&["kai", "song-bold", "hei-bold"]),
        ("face.glyphs.<kind>", _) => owned(&["🐀"]),
        ("pieces.label", _) => owned(&["Herma 4386"]),
        // Labels are only gone from a sheet of labels.
        ("pieces.label-used", _) => Vec::new(),
        ("colours.profile", _) => owned(&["tests/profiles/press.icc"]),
        ("cards.languages", _) => owned(&["de", "de,zh-Hant"]),
        // Only a picture of one's own is cut.
        ("pictures.focus.<kind>", _) => Vec::new(),
        // No two sides have one name.
        ("pieces.white.called", KeyKind::Keyword(words)) => {
            words.iter().filter(|w| **w != "red").map(|w| (*w).to_owned()).collect()
        }
        ("pieces.black.called", KeyKind::Keyword(words)) => {
            words.iter().filter(|w| **w != "blue").map(|w| (*w).to_owned()).collect()
        }
        ("pictures.<kind>", _) => owned(&["tests/themes/broken/beside/rat.png"]),
        (_, KeyKind::Length { least, most }) => near(least, most).iter().map(|mm| format!("{mm}mm")).collect(),
        (_, KeyKind::Number { least, most }) => near(least, most),
        (_, KeyKind::Integer { most, .. }) => vec![most.to_string()],
        (_, KeyKind::Colour) => owned(&["crimson", "#abc", "cmyk(0, 10%, 0.5, 0)"]),
        (_, KeyKind::Keyword(words)) => owned(words),
        (_, KeyKind::Keywords(words)) => {
            words.iter().map(|word| (*word).to_owned()).filter(|word| word != "glyph").collect()
        }
        (_, KeyKind::Boolean) => owned(&["yes", "no"]),
        (_, KeyKind::Font) => owned(&["alegreya-sans-italic", "gotisch"]),
        // Words are written in a file, with their proofs.
        (_, KeyKind::SentenceTable) => Vec::new(),
        (_, KeyKind::Point) => owned(&["0.3,0.6"]),
        (_, KeyKind::Text | KeyKind::Title | KeyKind::Texts | KeyKind::Format) => owned(&["My game"]),
    }
}

#[test]
fn every_value_of_every_key_changes_the_theme() {
    let classic = loaded("classic", &[]);
    for spec in theme::keys().iter().filter(|spec| !matches!(spec.path, "format" | "extends")) {
        let path = spec.path.replace("<kind>", "rat").replace("<ink>", "gold");
        let mut changed: Vec<String> = Vec::new();
        let values = values(spec);
        for value in &values {
            // A large piece needs a large square.
            let (room, base) = match spec.path {
                "pieces.size" => (vec!["board.square=200mm"], loaded("classic", &["board.square=200mm"])),
                "board.square" => (vec!["pieces.size=9mm"], loaded("classic", &["pieces.size=9mm"])),
                "colours.landscape.<ink>" => {
                    (vec!["board.landscape=new-year"], loaded("classic", &["board.landscape=new-year"]))
                }
                _ => (vec![], classic.clone()),
            };
            let base = all(&base);
            let setting = format!("{path}={value}");
            let theme = all(&loaded("classic", &[room, vec![setting.as_str()]].concat()));
            let written = spec.default.trim_matches('"');
            assert_eq!(
                theme == base,
                value == written || (value == "yes") == (written == "true") && spec.kind == KeyKind::Boolean,
                "{setting}"
            );
            changed.push(theme);
        }
        changed.sort();
        changed.dedup();
        assert_eq!(changed.len(), values.len(), "two values of {path} are the same");
    }
}

#[test]
fn a_key_has_one_sentence_and_stands_in_the_table_once() {
    let keys = theme::keys();
    for (place, spec) in keys.iter().enumerate() {
        assert!(spec.about.ends_with('.') && spec.about.len() > 8, "{}: {}", spec.path, spec.about);
        assert!(!keys[..place].iter().any(|other| other.path == spec.path), "{} stands there twice", spec.path);
    }
}

/// What the first lines of a broken theme set on the command line: `#! --set board.square=30`.
fn overrides_in(text: &str) -> Overrides {
    let mut overrides = Overrides::default();
    for (option, value) in text.lines().filter_map(|line| line.strip_prefix("#! ")?.split_once(' ')) {
        let value = value.to_owned();
        match option {
            "--rules" => overrides.rules = Some(value),
            "--paper" => overrides.paper = Some(value),
            "--lang" => overrides.lang = Some(value),
            "--size" => overrides.size = Some(value),
            "--set" => overrides.set.push(value),
            other => panic!("{other} is no option of these tests"),
        }
    }
    overrides
}

#[test]
fn every_broken_theme_has_its_report() {
    let folder = Path::new("tests/themes/broken");
    let update = std::env::var_os("UPDATE").is_some();
    let mut themes: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    themes.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
    themes.sort();
    assert!(themes.len() > 60, "only {} broken themes", themes.len());
    let mut wrong = Vec::new();
    for path in themes {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        let message = match load_in("tests/themes/broken", &format!("./{name}"), &overrides_in(&text)) {
            Ok(_) => "nothing is wrong\n".to_owned(),
            Err(error) => format!("{error}"),
        };
        let snapshot = path.with_extension("txt");
        if update {
            fs::write(&snapshot, &message).unwrap();
        }
        let expected = fs::read_to_string(&snapshot).unwrap_or_default();
        if message != expected {
            wrong.push(format!("--- {name}, expected:\n{expected}--- but found:\n{message}"));
        }
        if message.starts_with("nothing") {
            wrong.push(format!("--- {name} is not broken"));
        }
    }
    const ANEW: &str = "`UPDATE=1 cargo test --release --test print themes::every_broken` writes the reports anew";
    assert!(wrong.is_empty(), "{}\n{ANEW}", wrong.join("\n"));
}
