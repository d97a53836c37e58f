//! Names that lead elsewhere, that hide something, or that stand for two files.

use super::{asked, refused, stickers};
use serde_json::json;

const SQUARE: &[u8] = br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>"#;

#[test]
fn two_files_of_one_name_are_refused() {
    for second in ["rat.svg", "./rat.svg", "/rat.svg", ".//./rat.svg"] {
        let said = refused(&stickers("[pictures]\nrat = \"rat.svg\"", &[("rat.svg", SQUARE), (second, b"<svg")]));
        assert!(said.contains("comes twice"), "{second}: {said}");
    }
}

#[test]
fn files_lie_beside_the_text_that_names_them() {
    let base = b"format = 1\nextends = \"pictures\"\n[pictures]\nrat = \"rat.svg\"\n";
    let theme = json!({ "name": "emma.toml", "text": "format = 1\nextends = \"./base/wood.toml\"\n" });
    let make = |rat: &str| {
        let fields = json!({ "theme": theme, "parts": ["pieces"], "formats": ["svg"] });
        asked("make", fields, &[("base/wood.toml", base), (rat, SQUARE)])
    };
    assert!(make("base/rat.svg").head["faults"].is_null());
    let missing = make("rat.svg");
    assert_eq!(missing.faults()[0]["file"], "base/wood.toml");
    assert!(refused(&missing).contains("it did not come with the request"), "{}", refused(&missing));
}

#[test]
fn nothing_is_hidden_in_what_is_said() {
    let hidden = "a\u{1b}[2J\u{202e}gnp.exe\u{2066}\u{200f}";
    let long = "x".repeat(100_000);
    for name in [hidden, &long, "<img src=x onerror=alert(1)>", "", "\u{0}", "../../etc/passwd", "C:\\x", "\\\\host\\x"]
    {
        let toml = format!("{name}.toml");
        let theme = |text: &str| json!({ "theme": { "name": toml, "text": text } });
        asked("make", theme("format = 1\nsize = \"giant\"\n"), &[]).faults();
        asked("theme", json!({ "theme": { "name": name } }), &[]).faults();
        asked("rules", json!({ "rules": { "name": name } }), &[]).faults();
        asked("rules", json!({ "lang": name }), &[]).faults();
        asked("session", json!({ "game": { "position": name } }), &[]).faults();
        asked("judge", json!({ "move": name }), &[]).faults();
        asked("make", json!({ "parts": [name] }), &[]).faults();
        asked("make", json!({ "theme": { "paper": name } }), &[]).faults();
        asked("labels", json!({ "shape": name }), &[]).faults();
        asked(&format!("mak{name}"), json!({}), &[]).faults();
        let mut unknown = json!({});
        unknown[format!("x{name}")] = 1.into();
        asked("labels", unknown, &[]).faults();
        asked("labels", json!({ "fits": name }), &[]).faults();
        asked("edit", json!({ "text": "", "changes": [{ "key": "size", "value": format!("{name}\u{1}") }] }), &[])
            .faults();
        asked("edit", json!({ "text": "", "changes": [{ "key": format!("x{name}"), "value": "1" }] }), &[]).faults();
    }
}

#[test]
fn sizes_that_are_none_are_refused() {
    for size in [-5.0, -0.0, 0.0, 5e-324, 4.9, 151.0, 1e308] {
        let said = refused(&asked("labels", json!({ "fits": size }), &[]));
        assert!(said.contains("fits expects 5 to 150 mm"), "{size}: {said}");
    }
    assert!(asked("labels", json!({ "fits": 30 }), &[]).head["faults"].is_null());
    for paper in ["0mm x 0mm", "-1mm x 9mm", "NaNmm x 9mm", "1e308mm x 1e308mm", "infmm x 1mm", "50mm x 50mm"] {
        asked("calibrate", json!({ "paper": paper }), &[]).faults();
        asked("make", json!({ "theme": { "paper": paper } }), &[]).faults();
    }
}
