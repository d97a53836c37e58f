//! The service: what it answers is what the commands print, and whatever is asked, it answers.

use crate::support::program::executable;
use serde_json::{Value, json};
use shouqi::service::{answer, asks};
use std::collections::BTreeMap;
use std::process::Command;

/// An answer: what its head tells, and its files by name.
pub(crate) struct Answered {
    pub head: Value,
    pub files: BTreeMap<String, Vec<u8>>,
}

impl Answered {
    /// What was answered.
    pub fn answer(&self) -> &Value {
        assert!(self.head["faults"].is_null(), "{}", self.head["faults"]);
        &self.head["answer"]
    }

    /// The faults of the request.
    pub fn faults(&self) -> &[Value] {
        self.head["faults"].as_array().unwrap_or_else(|| panic!("no faults but {}", self.head["answer"]))
    }
}

/// The bytes of a message.
pub(crate) fn message(mut head: Value, files: &[(&str, &[u8])]) -> Vec<u8> {
    head["files"] = files.iter().map(|(name, bytes)| json!({ "name": name, "bytes": bytes.len() })).collect();
    let head = head.to_string().into_bytes();
    let mut message = (head.len() as u32).to_le_bytes().to_vec();
    message.extend(head);
    files.iter().for_each(|(_, bytes)| message.extend_from_slice(bytes));
    message
}

/// Asks for something, with files.
pub(crate) fn ask_with(name: &str, mut fields: Value, files: &[(&str, &[u8])]) -> Answered {
    fields["version"] = 1.into();
    fields["ask"] = name.into();
    read(&answer(&message(fields, files)))
}

pub(crate) fn ask(name: &str, fields: Value) -> Answered {
    ask_with(name, fields, &[])
}

pub(crate) fn read(message: &[u8]) -> Answered {
    let (length, rest) = message.split_first_chunk::<4>().expect("an answer begins with a length");
    let (head, mut bytes) = rest.split_at(u32::from_le_bytes(*length) as usize);
    let head: Value = serde_json::from_slice(head).expect("the head is JSON");
    let mut files = BTreeMap::new();
    for file in head["files"].as_array().expect("a list of files") {
        let (own, rest) = bytes.split_at(file["bytes"].as_u64().expect("a length") as usize);
        files.insert(file["name"].as_str().expect("a name").to_owned(), own.to_vec());
        bytes = rest;
    }
    assert!(bytes.is_empty(), "every byte belongs to a file");
    Answered { head, files }
}

/// What the program prints, as JSON.
fn printed(arguments: &[&str]) -> Value {
    let output = Command::new(executable()).args(arguments).output().expect("the program starts");
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)))
}

/// The fields of an object without some.
fn without(object: &Value, names: &[&str]) -> Value {
    let mut object = object.clone();
    let fields = object.as_object_mut().expect("an object");
    names.iter().for_each(|name| drop(fields.remove(*name)));
    object
}

#[test]
fn the_page_of_the_service_lists_what_can_be_asked() {
    let page = std::fs::read_to_string("src/service/README.md").expect("the service has a page");
    let rows = page.split("| `ask` |").nth(1).expect("a table").lines();
    let named = rows.filter_map(|row| row.strip_prefix("| `")?.split('`').next());
    assert_eq!(named.collect::<Vec<_>>(), asks().collect::<Vec<_>>());
}

#[test]
fn a_set_has_the_bytes_that_make_writes() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("service-make");
    let out = folder.to_str().expect("a path of text");
    for theme in ["classic", "schule"] {
        let formats = json!(["pdf", "svg", "ps", "dxf"]);
        let asked = ask("make", json!({ "theme": { "name": theme }, "formats": formats, "findings": true }));
        let arguments = ["make", theme, "--format", "pdf,svg,ps,dxf", "--json", "--force", "--out", out];
        let told = printed(&arguments);
        assert_eq!(*asked.answer(), without(&told, &["files"]), "{theme}");
        let written = told["files"].as_array().expect("a list of files");
        assert_eq!(written.len(), asked.files.len());
        for file in written {
            let path = std::path::Path::new(file["path"].as_str().expect("a path"));
            let name = path.file_name().expect("a name").to_string_lossy();
            assert!(std::fs::read(path).expect("it was written") == asked.files[&*name], "{theme}: {name}");
        }
    }
}

/// The red, green and blue of a picture that was answered, which is a bitmap from the top down.
fn pixels(picture: &Answered) -> Vec<u8> {
    let side = |name: &str| picture.answer()[name].as_u64().expect("a number of pixels") as u32;
    let file = &picture.files["picture.bmp"];
    assert!(file.starts_with(b"BM"));
    assert_eq!(file[18..22], side("width").to_le_bytes());
    assert_eq!(file[22..26], (side("height") as i32).wrapping_neg().to_le_bytes());
    assert_eq!(file.len() as u32, 54 + 4 * side("width") * side("height"));
    file[54..].as_chunks::<4>().0.iter().flat_map(|&[b, g, r, _]| [r, g, b]).collect()
}

#[test]
fn a_picture_for_the_screen_has_the_pixels_of_the_png() {
    for (theme, part) in [("classic", "board"), ("woodcut", "pieces"), ("schule", "rules")] {
        let theme = json!({ "name": theme });
        let made = ask("make", json!({ "theme": theme, "parts": [part], "formats": ["png"], "dpi": 50 }));
        let png = image::load_from_memory(&made.files[&format!("{part}-1.png")]).expect("a PNG").into_rgb8();
        let of = json!({ "page": { "part": part, "number": 1 } });
        let scale = 50.0 / 25.4;
        let drawn = ask("picture", json!({ "theme": theme, "parts": [part], "of": of, "scale": scale, "lines": true }));
        assert_eq!((&drawn.answer()["width"], &drawn.answer()["height"]), (&json!(png.width()), &json!(png.height())));
        assert!(pixels(&drawn) == *png, "{theme} {part}");
    }
}

#[test]
fn a_picture_shows_the_board_that_is_cut_out_or_one_sticker() {
    let board = json!({ "part": "board", "number": 1 });
    for name in ["classic", "laser"] {
        let theme = json!({ "name": name, "paper": "A1" });
        let size = ask("make", json!({ "theme": theme })).answer()["board"].clone();
        let cutout = ask("picture", json!({ "theme": theme, "of": { "cutout": board }, "scale": 1 }));
        for (side, millimetres) in [("width", "width_mm"), ("height", "height_mm")] {
            assert_eq!(cutout.answer()[side], json!(size[millimetres].as_f64().expect("a number").round() as u32));
        }
    }
    let theme = json!({ "name": "classic" });
    let sticker = |name: &str| {
        let symbol = json!({ "symbol": format!("sticker-{name}") });
        ask("picture", json!({ "theme": theme, "of": symbol, "area": [-5, -5, 10, 10], "scale": 3 }))
    };
    let [elephant, rat] = ["elephant-w", "rat-b"].map(sticker);
    assert_eq!(elephant.answer(), &json!({ "width": 30, "height": 30 }));
    assert_ne!(pixels(&elephant), pixels(&rat));
    // Without cut lines and marks, less is drawn on a page.
    let page = |lines: bool| {
        let of = json!({ "page": { "part": "pieces", "number": 1 } });
        pixels(&ask("picture", json!({ "theme": theme, "of": of, "scale": 1, "lines": lines })))
    };
    let white = |pixels: &[u8]| pixels.iter().filter(|&&channel| channel == 255).count();
    assert!(white(&page(false)) > white(&page(true)));
}

#[test]
fn a_picture_that_cannot_be_is_refused() {
    let page = |number: usize| json!({ "page": { "part": "board", "number": number } });
    let refused = |mut fields: Value| {
        fields["theme"] = json!({ "name": "classic" });
        ask("picture", fields).faults()[0]["message"].as_str().expect("a message").to_owned()
    };
    assert!(refused(json!({ "of": page(0), "scale": 1 })).contains("from 1 to 1, not 0"));
    assert!(refused(json!({ "of": page(2), "scale": 1 })).contains("from 1 to 1, not 2"));
    assert!(
        refused(json!({ "of": { "page": { "part": "bord", "number": 1 } }, "scale": 1 })).contains("no page of this")
    );
    assert!(refused(json!({ "of": { "symbol": "sticker-dragon-w" }, "scale": 1 })).contains("no page of the set uses"));
    assert!(refused(json!({ "of": { "side": 1 }, "scale": 1 })).contains("unknown variant `side`"));
    for scale in [-1.0, 0.0, 1e-9, 1e3, 1e308] {
        assert!(refused(json!({ "of": page(1), "scale": scale })).contains("16777216 pixels"), "{scale}");
    }
    for area in [[0.0, 0.0, -5.0, 5.0], [0.0, 0.0, 5.0, 0.0], [1e9, 0.0, 5.0, 5.0]] {
        assert!(refused(json!({ "of": page(1), "scale": 1, "area": area })).contains("area expects"), "{area:?}");
    }
}

#[test]
fn checks_labels_and_verdicts_are_those_of_the_commands() {
    assert_eq!(*ask("check", json!({ "theme": { "name": "night" } })).answer(), printed(&["check", "night", "--json"]));
    let labels = ask("labels", json!({ "fits": 30, "paper": "a4" }));
    assert_eq!(*labels.answer(), printed(&["labels", "--fits", "30mm", "--paper", "A4", "--json"]));
    let rat = "7/7/7/7/7/eR5/7/7/7 w";
    for (mv, lang) in [("b4a4", "en"), ("Rb5", "de")] {
        let judged = ask("judge", json!({ "game": { "position": rat, "lang": lang }, "move": mv }));
        let told = printed(&["referee", "check", "--position", rat, "--lang", lang, "--json", mv]);
        assert_eq!(without(judged.answer(), &["says"]), told, "{mv}");
    }
    let compared = ask("compare", json!({ "left": { "name": "classic" }, "right": { "name": "tierschach" } }));
    let told = printed(&["referee", "compare", "--rules", "classic", "--rules", "tierschach", "--json"]);
    assert_eq!(without(compared.answer(), &["sentences_left", "sentences_right"]), told);
    let rules = ask("rules", json!({ "rules": { "name": "leiden", "switches": ["own-trap=weakens"] } }));
    let told = printed(&["rulesets", "show", "leiden", "--switch", "own-trap=weakens", "--json"]);
    let mut answer = without(rules.answer(), &["signature", "sheet"]);
    let kinds = answer["kinds"].as_array_mut().expect("a list");
    assert!(kinds.iter_mut().all(|kind| kind.as_object_mut().expect("an object").remove("name").is_some()));
    assert_eq!(answer, told);
}

#[test]
fn findings_are_told_in_the_language_that_is_asked_for_with_their_values() {
    let theme = json!({ "name": "night", "set": ["pieces.size=23mm"] });
    let told = |lang: &str| ask("check", json!({ "theme": theme, "lang": lang })).answer().clone();
    let (english, german) = (told("en"), told("de"));
    assert_eq!(english, *ask("check", json!({ "theme": theme })).answer());
    let made = ask("make", json!({ "theme": theme, "findings": true, "lang": "DE" }));
    assert_eq!(made.answer()["findings"], german["findings"]);
    let (english, german) =
        (english["findings"].as_array().expect("a list"), german["findings"].as_array().expect("a list"));
    assert!(english.iter().any(|finding| finding["code"] == "tight-square"), "{english:?}");
    for (in_english, in_german) in english.iter().zip(german) {
        assert_ne!(in_english["message"], in_german["message"]);
        assert_ne!(in_english["remedy"], in_german["remedy"]);
        assert_eq!(without(in_english, &["message", "remedy"]), without(in_german, &["message", "remedy"]));
        if in_german["code"] == "tight-square" {
            let message = in_german["message"].as_str().expect("words");
            assert!(message.contains("23 mm") && message.contains("Steine"), "{message}");
            assert_eq!(in_german["values"]["size"], 23.0);
        }
    }
    assert_eq!(ask("check", json!({ "lang": "xx" })).faults()[0]["code"], "unknown-language");
}

#[test]
fn designs_animals_and_switches_have_their_words() {
    let themes = ask("themes", json!({ "lang": "fr" }));
    let plain = ask("themes", json!({}));
    for (told, plain) in
        themes.answer().as_array().expect("a list").iter().zip(plain.answer().as_array().expect("a list"))
    {
        assert_eq!(told["name"], plain["name"]);
        assert_ne!(told["what"], plain["what"]);
    }
    let session = ask("session", json!({ "game": { "lang": "de" } }));
    assert_eq!(session.answer()["kinds"][0]["name"], "Ratte");
    let rules = ask("rules", json!({ "rules": { "name": "classic" } }));
    let switches = rules.answer()["switches"].as_array().expect("a list").clone();
    let values = |name: &str| switches.iter().find(|row| row["name"] == name).expect("a switch")["values"].clone();
    assert_eq!(values("own-trap"), json!(["weakens", "harmless", "shelters"]));
    assert_eq!((values("den-wins"), values("strength")), (json!(["yes", "no"]), json!([])));
    for row in &switches {
        // Whatever is listed can be chosen.
        for value in row["values"].as_array().expect("a list") {
            let switch = format!("{}={}", row["name"].as_str().expect("a name"), value.as_str().expect("a word"));
            let asked = ask("rules", json!({ "rules": { "name": "classic", "switches": [switch] } }));
            let refused = asked.head["faults"].as_array().is_some_and(|faults| faults[0]["code"] == "wrong-value");
            assert!(!refused, "{switch}: {}", asked.head["faults"]);
        }
    }
}

#[test]
fn the_sheet_of_a_set_has_its_rules_and_its_own_names() {
    let theme = json!({ "name": "schule", "rules": "tierschach" });
    let sheet = ask("rules", json!({ "theme": theme, "lang": "de" }));
    assert_eq!((&sheet.answer()["name"], &sheet.answer()["sheet"]["language"]), (&json!("tierschach"), &json!("de")));
    let own = json!({ "text": "format = 1\nextends = \"classic\"\n[pieces]\nwhite.called = \"green\"\n", "name": "own.toml" });
    let sheet = ask("rules", json!({ "theme": own }));
    assert!(sheet.answer()["sheet"].to_string().contains("Green"), "{}", sheet.answer()["sheet"]);
    let both = ask("rules", json!({ "theme": own, "rules": { "name": "classic" } }));
    assert_eq!(both.faults()[0]["code"], "wrong-field");
}

#[test]
fn a_verdict_is_told_in_words_with_the_number_on_the_sheet() {
    let game = json!({ "position": "7/7/7/7/7/eR5/7/7/7 w" });
    let judged = ask("judge", json!({ "game": game, "move": "rat takes elephant" }));
    let says = judged.answer()["says"].as_str().expect("words");
    assert!(says.contains("may not capture the elephant"), "{says}");
    assert_eq!(judged.answer()["violations"][0]["rule"], 8);
}

#[test]
fn a_game_goes_on_from_its_moves() {
    let told = ask("session", json!({ "game": { "moves": ["a3a4", "g7g6", "象a5"], "lang": "zh-Hant" } }));
    let told = told.answer();
    let displayed: Vec<&Value> = told["played"].as_array().expect("moves").iter().map(|ply| &ply["display"]).collect();
    assert_eq!(displayed, ["Ea4", "Eg6", "Ea5"]);
    assert_eq!((&told["side"], told["pieces"].as_array().map(Vec::len)), (&json!("black"), Some(16)));
    assert_eq!(
        told["board"]["squares"][0],
        json!(["land", "land", "trap-white", "den-white", "trap-white", "land", "land"])
    );
    let elephant = told["pieces"].as_array().expect("pieces").iter().find(|piece| piece["square"] == "a5");
    assert_eq!(elephant.map(|piece| &piece["name"]), Some(&json!("象")));
}

#[test]
fn a_record_and_its_ruleset_come_with_the_request() {
    let record = "[Rules \"./house.toml\"]\n\n1. a3a4 g7g6 *\n";
    let house = b"format = 1\nname = \"house\"\nversion = 1\nextends = \"classic\"\n";
    let game = json!({ "game": { "record": record } });
    let told = ask_with("session", game.clone(), &[("house.toml", house)]);
    assert_eq!(told.answer()["rules"], "house 1");
    assert!(!ask("session", game).faults().is_empty(), "the ruleset did not come");
}

#[test]
fn a_printer_is_what_calibrate_saves_and_pages_are_corrected_for_it() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("service-printer");
    let _ = std::fs::remove_dir_all(&folder);
    let run = |arguments: &[&str]| -> Value {
        let mut command = Command::new(executable());
        let output = command.args(arguments).env("SHOUQI_CONFIG", &folder).output().expect("the program starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap_or_default()
    };
    let read = ["--paper", "A4", "--left", "0.4", "--top", "-0.6", "--width", "179.5", "--height", "249.6"];
    run(&[&["calibrate", "save", "office"], &read[..]].concat());
    let fields =
        json!({ "name": "office", "paper": "A4", "left": "0.4", "top": "-0.6", "width": "179.5", "height": "249.6" });
    let asked = ask("printer", fields);
    let mut told = run(&["calibrate", "show", "office", "--json"]);
    told.as_object_mut().expect("an object").retain(|name, _| ["name", "papers"].contains(&name.as_str()));
    assert_eq!(without(asked.answer(), &["text"]), told);

    // Its profile goes on with another paper, and corrects pages.
    let text = asked.answer()["text"].as_str().expect("a profile");
    let more = ask("printer", json!({ "name": "office", "text": text, "paper": "Letter", "left": "1" }));
    assert_eq!(more.answer()["papers"].as_array().map(Vec::len), Some(2));
    let printer = json!({ "name": "office", "text": text });
    let made = ask("make", json!({ "theme": { "name": "classic" }, "formats": ["pdf"], "printer": printer }));
    let out = folder.join("set").to_string_lossy().into_owned();
    run(&["make", "classic", "--printer", "office", "--json", "--out", &out]);
    let written = std::fs::read(folder.join("set/set.pdf")).expect("it was written");
    assert!(made.files["set.pdf"] == written, "the set for the printer has other bytes");
    let plain = ask("make", json!({ "theme": { "name": "classic" }, "formats": ["pdf"] }));
    assert!(made.files["set.pdf"] != plain.files["set.pdf"]);
    for (name, value) in [("left", "40"), ("width", "100"), ("top", "up")] {
        let mut fields = json!({ "name": "office", "paper": "A4" });
        fields[name] = value.into();
        let code = ask("printer", fields).faults()[0]["code"].as_str().expect("a code").to_owned();
        assert!(code.ends_with(name), "{name}: {code}");
    }
}

#[test]
fn a_table_goes_on_from_its_journal() {
    let game = json!({ "lang": "de", "rules": { "name": "classic", "switches": ["repetition=threefold-claim"] } });
    let setting = json!({ "white": "Ana", "black": "Bo", "clocks": "5m+10s", "penalties": "warn, loss" });
    let event = |at: u64, event: &str| json!({ "at": at, "event": event });
    let begun = ask(
        "table",
        json!({ "game": game, "setting": setting, "events": [
        event(0, "go"), event(4000, "move elephant a4"), event(5000, "move g7g5"), event(6000, "illegal black"),
        event(9000, "move g7g6"), event(9000, "claim"), event(9500, "note the rat was touched"),
    ] }),
    );
    let told = begun.answer();
    let refused: Vec<&Value> =
        told["events"].as_array().expect("events").iter().map(|event| &event["refused"]).collect();
    let none = Value::Null;
    assert_eq!(refused, [&none, &none, &json!("illegal-move"), &none, &none, &json!("claim-refused"), &none]);
    let says = |place: usize| told["events"][place]["says"].as_str().unwrap_or_default();
    assert!(says(1).contains("Elefant"), "{}", says(1));
    assert!(says(2).contains("Nicht erlaubt"), "{}", says(2));
    assert!(told["events"][2]["judged"]["violations"][0]["rule"].is_number(), "{}", told["events"][2]);
    assert!(!says(5).is_empty());
    assert_eq!(told["events"][3]["rulings"][0]["penalty"], "warn");
    assert_eq!(told["table"]["clocks"]["white"], json!({ "ms": 305_500, "periods": 0 }));
    assert_eq!(told["table"]["clocks"]["black"], json!({ "ms": 305_000, "periods": 0 }));
    assert_eq!(told["table"]["clocks"]["turn_left"], 305_500);
    assert_eq!(told["events"][1]["judged"]["status"], "legal");
    assert_eq!((&told["table"]["clocks"]["turn"], &told["session"]["side"]), (&json!("white"), &json!("white")));
    assert_eq!(told["journal"]["keep"], 0);

    // What was not written whole is told and written over.
    let text = told["journal"]["add"].as_str().expect("lines");
    let torn = format!("{text}12000 move a4");
    let fields = json!({ "game": game, "journal": torn, "record": true, "events": [event(20_000, "resign black")] });
    let on = ask("table", fields);
    let told = on.answer();
    assert_eq!((told["journal"]["keep"].as_u64(), &told["journal"]["torn"]), (Some(text.len() as u64), &json!(13)));
    assert_eq!(told["table"]["ending"], json!({ "result": "1-0", "how": "resignation", "why": null }));
    let record = told["record"].as_str().expect("a record");
    for part in [
        "[White \"Ana\"]",
        "[TimeControl \"300+10\"]",
        "[Offences \"0/1\"]",
        "{[%clk 0:05:06]}",
        "{the rat was touched}",
    ] {
        assert!(record.contains(part), "{part}: {record}");
    }
    let faults = |fields: Value| ask("table", fields).faults()[0]["code"].as_str().expect("a code").to_owned();
    assert_eq!(faults(json!({ "game": game, "journal": text.replace("a3a4", "a3b3") })), "faulty-journal");
    assert_eq!(faults(json!({ "game": { "rules": { "name": "leiden" } }, "journal": text })), "other-rules");
    assert_eq!(faults(json!({ "game": game, "journal": text, "setting": {} })), "wrong-field");
    assert_eq!(faults(json!({ "setting": { "clocks": "15" } })), "wrong-value");
    assert_eq!(faults(json!({ "events": [{ "at": 0, "event": "castle" }] })), "unknown-event");
    assert_eq!(faults(json!({ "events": [{ "at": 0, "event": "move the moon" }] })), "unreadable-move");
}

#[test]
fn the_engine_finds_a_win_in_one() {
    let asked = ask("analyze", json!({ "game": { "position": "7/3R3/7/7/7/7/7/7/r6 w" }, "nodes": 20_000 }));
    assert_eq!(asked.answer()["best"], "d8d9");
    assert_eq!(asked.answer()["lines"][0]["score"], json!({ "wins_in": 1 }));
}

#[test]
fn every_key_of_a_theme_is_read_and_can_be_changed() {
    let keys = ask("keys", json!({}));
    let keys = keys.answer().as_array().expect("keys");
    assert!(keys.len() > 100, "{} keys", keys.len());
    let text = "format = 1\nname = \"emma\"\n# hers\nextends = \"woodcut\"\n\n[board]\nsquare = \"30mm\" # wide\n";
    let theme = json!({ "theme": { "name": "emma.toml", "text": text } });
    let read = ask("theme", theme);
    assert_eq!(read.answer()["own"], json!(["format", "extends", "name", "board.square"]));
    assert_eq!(read.answer()["values"]["board.square"], "\"30mm\"");
    for key in keys {
        let (path, default) = (key["path"].as_str().expect("a path"), key["default"].as_str());
        if let (Some(default), false) = (default, path.contains('<')) {
            let changed = ask("edit", json!({ "text": text, "changes": [{ "key": path, "value": default }] }));
            let changed = changed.answer()["text"].as_str().expect("a text").to_owned();
            assert!(changed.contains("# hers"), "{path}: {changed}");
            let back = ask("edit", json!({ "text": changed, "changes": [{ "key": path, "value": null }] }));
            assert!(back.answer()["text"].as_str().expect("a text").contains("# hers"), "{path}");
        }
    }
}

#[test]
fn faults_have_their_places_in_utf_16_units() {
    let text = "format = 1\n# 𓃰 象\nextends = \"classic\"\n[board]\nsquare = \"9m\"\ncolor = 1\n";
    let asked = ask("make", json!({ "theme": { "name": "emma.toml", "text": text } }));
    let faults = asked.faults();
    assert_eq!(faults.len(), 2, "{faults:#?}");
    let units: Vec<u16> = text.encode_utf16().collect();
    let cited = |fault: &Value| {
        let at = |name: &str| fault[name].as_u64().expect("a place") as usize;
        String::from_utf16(&units[at("start")..at("end")]).expect("text")
    };
    let cited: Vec<String> = faults.iter().map(cited).collect();
    assert!(cited.contains(&"\"9m\"".to_owned()) && cited.contains(&"color".to_owned()), "{cited:?}");
    assert!(faults.iter().all(|fault| fault["file"] == "emma.toml" && fault["hint"].is_string()));
}

#[test]
fn no_file_is_read_but_those_of_the_request() {
    let text = "format = 1\nextends = \"classic\"\n[pictures]\nrat = \"Cargo.toml\"\n";
    let refused = ask("make", json!({ "theme": { "text": text } }));
    assert!(
        refused.faults()[0]["hint"].as_str().is_some_and(|hint| hint.contains("did not come with the request"))
            || refused.faults()[0]["message"]
                .as_str()
                .is_some_and(|text| text.contains("did not come with the request")),
        "{:?}",
        refused.faults()
    );
    for name in ["/etc/passwd", "../emma.toml", "./src/../Cargo.toml", "templates/themes/classic.toml"] {
        assert!(!ask("make", json!({ "theme": { "name": name } })).faults().is_empty(), "{name}");
    }
}

#[test]
fn a_picture_of_the_request_is_printed() {
    let picture = br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>"#;
    let text = "format = 1\nextends = \"classic\"\n[pictures]\nrat = \"rat.svg\"\n";
    let fields = json!({ "theme": { "text": text }, "parts": ["pieces"], "formats": ["svg"] });
    let made = ask_with("make", fields.clone(), &[("rat.svg", picture)]);
    assert_eq!(made.answer()["pages"][0]["part"], "pieces");
    let page = String::from_utf8(made.files["pieces-1.svg"].clone()).expect("a page is text");
    assert!(page.trim_end().ends_with("</svg>"));
    let faulty = ask_with("make", fields, &[("rat.svg", b"<svg")]);
    assert!(!faulty.faults().is_empty());
}

#[test]
fn whatever_is_asked_is_answered() {
    let told = |head: &str| {
        let mut request = (head.len() as u32).to_le_bytes().to_vec();
        request.extend(head.as_bytes());
        read(&answer(&request)).faults()[0]["message"].as_str().expect("a message").to_owned()
    };
    assert!(told(r#"{"version":2,"ask":"about"}"#).contains("version 1"));
    assert!(told(r#"{"version":1,"ask":"mak"}"#).contains("did you mean \"make\"?"));
    assert!(told(r#"{"version":1,"ask":"make","part":["board"]}"#).contains("unknown field `part`"));
    assert!(told(r#"{"version":1,"ask":"make","parts":["bord"]}"#).contains("did you mean board?"));
    assert!(told(r#"{"version":1,"ask":"make","formats":["pfd"]}"#).contains("pdf"));
    assert!(told(r#"{"version":1,"ask":"make","formats":["png"],"dpi":1000000}"#).contains("10 to 2400"));
    assert!(
        told(&format!(r#"{{"version":1,"ask":"make","theme":{}1{}}}"#, "[".repeat(100_000), "]".repeat(100_000)))
            .contains("recursion")
    );
    for request in
        [&b""[..], b"\x02", b"\xff\xff\xff\xff{}", b"\x02\0\0\0{}x", b"\x02\0\0\0[]", b"\x03\0\0\0\xff\xff\xff"]
    {
        assert!(!read(&answer(request)).faults().is_empty(), "{request:?}");
    }
    let listed = r#"{"version":1,"ask":"about","files":[{"name":"a","bytes":18446744073709551615}]}"#;
    assert!(told(listed).contains("ends after the request"));
}
