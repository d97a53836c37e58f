//! What the shipped rulesets and languages promise.

use shouqi::language::{LANGUAGES, Language, spellings};
use shouqi::rules::notation::{display_move, read_move, read_position, write_position};
use shouqi::rules::{Basis, Origin, PRESETS, Position, preset_rules};
use shouqi::rulesheet::say_clause;

#[test]
fn every_shipped_ruleset_loads_under_its_own_name_and_says_where_it_is_from() {
    for preset in PRESETS {
        let rules = preset_rules(preset.name).expect("a shipped ruleset loads");
        assert_eq!(rules.name(), preset.name);
        assert!(rules.title().is_some() && rules.source().is_some(), "{} has no title or source", preset.name);
        assert!(rules.overrides().is_empty());
    }
}

#[test]
fn the_five_source_rulesets_say_what_each_switch_of_the_table_rests_on() {
    let table = [
        "strength",
        "swims",
        "leaps-across",
        "leaps-along",
        "first-mover",
        "capture-into-water",
        "capture-out-of-water",
        "capture-in-water",
        "leap-blockers",
        "leap-blocked-by",
        "leap-captures",
        "enemy-trap",
        "own-trap",
        "trapped-attack",
        "rat-takes-elephant",
        "elephant-takes-rat",
        "equal-strength",
        "own-den",
        "den-wins",
        "no-legal-move",
    ];
    for name in ["swimming-dogs", "no-repeats", "tierschach", "leiden", "classic"] {
        let rules = preset_rules(name).expect("a shipped ruleset loads");
        for switch in table {
            let row = rules.rows().iter().find(|row| row.name == switch).expect("every ruleset has the row");
            assert!(row.note.is_some(), "{name} does not say what {switch} rests on");
        }
    }
}

#[test]
fn readings_that_the_sources_leave_open_are_marked() {
    let basis = |name: &str, switch: &str| {
        let rules = preset_rules(name).expect("a shipped ruleset loads");
        let row = rules.rows().iter().find(|row| row.name == switch).cloned().expect("the row");
        row.note.expect("a note").basis
    };
    assert_eq!(basis("swimming-dogs", "capture-in-water"), Basis::Disputed);
    assert_eq!(basis("leiden", "elephant-takes-rat"), Basis::Measured);
    assert_eq!(basis("classic", "no-legal-move"), Basis::Reading);
    assert_eq!(basis("tierschach", "trapped-attack"), Basis::Disputed);
    assert_eq!(basis("tierschach", "elephant-takes-rat"), Basis::Text);
}

#[test]
fn a_switch_has_the_ruleset_that_set_it() {
    let rules = preset_rules("leiden-tables").expect("a shipped ruleset loads");
    let origin = |switch: &str| {
        rules.rows().iter().find(|row| row.name == switch).map(|row| row.origin.clone()).expect("the row")
    };
    assert_eq!(origin("no-legal-move"), Origin::Ruleset("leiden-tables".to_owned()));
    assert_eq!(origin("elephant-takes-rat"), Origin::Ruleset("leiden".to_owned()));
    assert_eq!(origin("leap-captures"), Origin::Ruleset("classic".to_owned()));
}

#[test]
fn rulesets_that_play_the_same_game_have_the_same_hash_and_no_others() {
    let hash = |name: &str| preset_rules(name).expect("a shipped ruleset loads").hash();
    for a in PRESETS {
        for b in PRESETS {
            let alike = ["classic", "ancientchess"];
            let same = a.name == b.name || (alike.contains(&a.name) && alike.contains(&b.name));
            assert_eq!(hash(a.name) == hash(b.name), same, "{} and {}", a.name, b.name);
        }
    }
}

#[test]
fn every_clause_of_every_shipped_ruleset_has_its_sentence() {
    let english = Language::english();
    for preset in PRESETS {
        let rules = preset_rules(preset.name).expect("a shipped ruleset loads");
        for clause in rules.clauses() {
            let sentence = say_clause(&rules, clause, &english);
            let sentence = sentence.unwrap_or_else(|| panic!("{} has no sentence", clause.id(&rules)));
            assert!(sentence.ends_with('.') && !sentence.contains('{'), "{sentence}");
        }
    }
}

#[test]
fn every_language_names_every_animal() {
    let rules = preset_rules("classic").expect("a shipped ruleset loads");
    for tag in LANGUAGES {
        let language = Language::shipped(tag).expect("a shipped language loads");
        for kind in rules.kinds() {
            assert!(language.has(&kind.id), "{tag} has no name for the {}", kind.id);
        }
    }
}

#[test]
fn moves_are_read_in_every_form_that_is_promised() {
    let rules = preset_rules("classic").expect("a shipped ruleset loads");
    let spellings = spellings(&rules);
    let start = Position::start(&rules);
    let forms = [
        "a3b3",
        "A3B3",
        "a3-b3",
        "a3 b3",
        "Eb3",
        "eb3",
        "Ea3-b3",
        "E:b3",
        "Exb3",
        "elephant b3",
        "Elephant a3-b3",
        "Elefant b3",
        "elefant a3b3",
        "象a3-b3",
        "象b3",
        "大象b3",
        "8b3",
        "8a3-b3",
        "Eab3",
        "E3b3",
        "a3b3!",
        "Eb3?!",
    ];
    for form in ["e3d3", "E3D3"] {
        let mv = read_move(form, &start, &spellings).unwrap_or_else(|fault| panic!("{form}: {fault:?}"));
        assert_eq!(mv.to_string(), "e3d3", "two squares: {form}");
    }
    for form in forms {
        let mv = read_move(form, &start, &spellings).unwrap_or_else(|fault| panic!("{form}: {fault:?}"));
        assert_eq!(mv.to_string(), "a3b3", "{form}");
    }
    let names = [
        ("獅f1", "g1f1"),
        ("狮f1", "g1f1"),
        ("虎b1", "a1b1"),
        ("豹d3", "e3d3"),
        ("狼c2", "c3c2"),
        ("狗e2", "f2e2"),
        ("貓b1", "b2b1"),
        ("猫b1", "b2b1"),
        ("鼠g4", "g3g4"),
        ("Löwe f1", "g1f1"),
        ("Lf1", "g1f1"),
        ("Kb1", "b2b1"),
        ("He2", "f2e2"),
        ("Katze b1", "b2b1"),
        ("Maus g4", "g3g4"),
        ("1g4", "g3g4"),
        ("mouse g4", "g3g4"),
    ];
    for (form, meant) in names {
        let mv = read_move(form, &start, &spellings).unwrap_or_else(|fault| panic!("{form}: {fault:?}"));
        assert_eq!(mv.to_string(), meant, "{form}");
    }
}

#[test]
fn a_strength_digit_means_the_animal_that_has_it_in_the_ruleset_in_force() {
    for (name, animal) in [("classic", "f2"), ("leiden", "c3")] {
        let rules = preset_rules(name).expect("a shipped ruleset loads");
        let mv = read_move("3c2", &Position::start(&rules), &spellings(&rules));
        let mv = mv.expect("three is one animal's strength");
        assert_eq!(mv.from.to_string(), animal, "{name}");
    }
}

#[test]
fn moves_are_shown_with_just_as_much_as_is_needed() {
    let rules = preset_rules("classic").expect("a shipped ruleset loads");
    let shown = |position: &str, from_to: &str| {
        let position = read_position(position, &rules).expect("a position");
        display_move(&position, read_move(from_to, &position, &spellings(&rules)).expect("a move"))
    };
    assert_eq!(shown("7/7/7/7/7/7/C6/7/6c w", "a3b3"), "Cb3");
    assert_eq!(shown("7/7/7/7/7/7/Cr5/7/6c w", "a3b3"), "Cxb3");
    assert_eq!(shown("l6/7/7/7/7/7/L6/7/6c w", "a3b3"), "Lb3");
    assert_eq!(shown("2R4/7/7/7/7/7/7/7/6c w", "c9d9"), "Rd9#");
    assert_eq!(shown("7/7/7/7/7/7/C1C4/7/6c w", "a3b3"), "Cab3");
    assert_eq!(shown("7/7/7/7/7/1C5/7/1C5/6c w".replace("1C5/7", "7/C6").as_str(), "b2b3"), "Cbb3");
    assert_eq!(shown("7/7/7/7/C6/7/C6/7/6c w", "a3a4"), "C3a4");
    assert_eq!(shown("7/7/7/7/C6/7/C6/1C5/6c w".replace("C6/1C5", "C6/C6").as_str(), "a3a4"), "C3a4");
}

#[test]
fn positions_are_written_in_one_form_however_they_are_read() {
    let rules = preset_rules("classic").expect("a shipped ruleset loads");
    let start = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w 0 1";
    for text in [start, "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w", &format!("  {start} ")] {
        assert_eq!(write_position(&read_position(text, &rules).expect("a position")), start);
    }
    let chess = read_position("l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w - - 0 1", &rules).expect("a position");
    assert_eq!(write_position(&chess), start);
    let red = read_position("6c/7/7/7/7/7/7/7/C6 r 3 12", &rules).expect("a position");
    assert_eq!(write_position(&red), "6c/7/7/7/7/7/7/7/C6 b 3 12");
}

#[test]
fn the_largest_counters_read_back_after_a_move_too() {
    let rules = preset_rules("classic").expect("a shipped ruleset loads");
    for side in ["w", "b"] {
        let text = format!("6c/7/7/7/7/7/7/7/C6 {side} 1000000 1000000");
        let position = read_position(&text, &rules).expect("a position");
        assert_eq!(write_position(&position), text);
        let after = position.after(position.moves()[0]);
        assert_eq!(read_position(&write_position(&after), &rules).expect("a position"), after);
    }
    assert!(read_position("6c/7/7/7/7/7/7/7/C6 w 1000001 1", &rules).is_err());
}
