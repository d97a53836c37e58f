//! The README says what is so.

use shouqi::rules::{Origin, preset_rules};
use shouqi::theme::keys;
use std::fs;

fn readme() -> String {
    fs::read_to_string("README.md").expect("there is a README")
}

#[test]
fn the_commands_on_the_first_pages_answer_as_shown() {
    trycmd::TestCases::new().case("README.md");
}

#[test]
fn every_switch_stands_in_the_table_with_its_value_in_classic() {
    let text = readme();
    let classic = preset_rules("classic").expect("the default ruleset");
    let mut looked = 0;
    for row in classic.rows().iter().filter(|row| row.origin != Origin::Nowhere) {
        if ["strength", "swims", "leaps-across", "leaps-along", "leaps-both-rivers"].contains(&row.name.as_str()) {
            continue; // properties of the animals, told in the table above
        }
        looked += 1;
        let line = text.lines().find(|line| line.starts_with(&format!("| `{}` |", row.name)));
        let line = line.unwrap_or_else(|| panic!("the README's table has no line for {}", row.name));
        let last = line.trim_end_matches('|').rsplit('|').next().unwrap_or_default();
        let shown: String = last.chars().filter(|c| !"` []\"".contains(*c)).collect();
        assert_eq!(shown, row.value.replace(' ', ""), "the value of {} in classic", row.name);
    }
    assert_eq!(looked, 25);
}

#[test]
fn the_house_rules_shown_are_the_example_that_is_shipped() {
    let example = fs::read_to_string("examples/house.toml").expect("there is an example");
    let rules: Vec<&str> = example.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(readme().contains(rules.join("\n").trim()), "examples/house.toml and the README differ");
}

/// The reference of themes: a line for every key that the reader knows.
fn theme_keys() -> String {
    let mut lines = vec!["| key | what it is | values | default |".to_owned(), "|---|---|---|---|".to_owned()];
    for key in keys() {
        let values = key.kind.describe().replace('|', "\\|");
        lines.push(format!("| `{}` | {} | {values} | `{}` |", key.path, key.about, key.default));
    }
    lines.join("\n")
}

#[test]
fn every_key_of_a_theme_stands_in_the_reference_with_its_default() {
    const MARKS: (&str, &str) = ("<!-- theme keys -->\n", "\n<!-- end of theme keys -->");
    let text = readme();
    let (before, rest) = text.split_once(MARKS.0).expect("the reference has a beginning");
    let (shown, behind) = rest.split_once(MARKS.1).expect("the reference has an end");
    let right = theme_keys();
    if std::env::var_os("UPDATE").is_some() {
        fs::write("README.md", format!("{before}{}{right}{}{behind}", MARKS.0, MARKS.1)).expect("the README is ours");
    } else {
        assert_eq!(shown, right, "`UPDATE=1 cargo test --test readme` writes the reference anew");
    }
}
