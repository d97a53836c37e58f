//! What a sheet says fits its board: nothing is said of rivers, leaps, traps, dens and animals that are not there.

use super::boards::{BOARDS, Drawn, switched};
use super::{figures, language, sentences};
use shouqi::language::LANGUAGES;
use shouqi::rules::{PRESETS, Placed, Rules, Square, preset_rules};
use shouqi::rulesheet::{Sheet, View};
use std::sync::Arc;

fn sheet(rules: &Arc<Rules>, tag: &str) -> Sheet {
    Sheet::build(rules, &language(tag), None).unwrap_or_else(|error| panic!("{} in {tag}: {error}", rules.name()))
}

/// Everything that an English sheet says, a line each.
fn words(rules: &Arc<Rules>) -> Vec<String> {
    let sheet = sheet(rules, "en");
    let mut all = vec![sheet.subtitle.clone(), sheet.lead.clone()];
    all.extend(sheet.sections.iter().map(|section| section.heading.clone()));
    all.extend(sentences(&sheet).map(|sentence| sentence.text.clone()));
    all.extend(figures(&sheet).map(|figure| format!("{} {}", figure.key, figure.caption)));
    all.extend(sheet.quick_reference.lines.iter().map(|line| format!("{}: {}", line.label, line.text)));
    all.extend(sheet.quick_reference.ladder.rungs.iter().map(|rung| rung.traits.join(", ")));
    all
}

fn drawn(name: &str) -> &'static Drawn {
    BOARDS.iter().find(|drawn| drawn.name == name).unwrap_or_else(|| panic!("no board {name}"))
}

/// A board, what its sheet says, and what it may not say anywhere.
const SAID: [(&str, &[&str], &[&str]); 14] = [
    ("meadow", &["creep through the jungle and meet the enemy"], &["river", "water", "leap", "trap", "den ", "den."]),
    (
        "middle",
        &[
            "Each den and each trap belongs to the side whose mark it bears",
            "You may capture in the water, and between",
        ],
        &["on your side are yours", "Your own traps", "each."],
    ),
    (
        "pond",
        &[
            "past the river and the traps",
            "One board and 8 animals, four each.",
            "capture from land into the water, and from the water onto land",
            "opposite bank: sideways, forward or backward",
            "The tiger leaps from bank to bank",
            "tiger (sideways, forward and backward)",
        ],
        &["in the water, and", "rivers", "along", "Both leap", "15 to 30 minutes", "inside the river"],
    ),
    (
        "barred-pond",
        &["An animal in the water may not capture and cannot be captured"],
        &["in the water, but", "inside the river"],
    ),
    ("ponds", &["past rivers and traps", "The tiger and the lion may leap"], &["along it", "along the river"]),
    ("lake", &["No animal may leap over the river", "in the water, and between land and water"], &["rivers"]),
    ("corner", &["Only the rat may enter the river"], &["may leap", "opposite bank"]),
    (
        "one-trap",
        &[
            "The den and the trap on your side are yours",
            "Your own trap never harms your animals",
            "Beware: the enemy trap",
        ],
        &["Your own traps", "the traps", "Enemy traps", "the elephant", "exception"],
    ),
    (
        "no-trap",
        &[
            "Dens",
            "The den on your side is yours",
            "when you move another animal.",
            "when all animals stand the same and",
        ],
        &["trap"],
    ),
    (
        "two-dens",
        &["enters an enemy den", "You may not enter a den of your own", "Each den and each trap"],
        &["the enemy den.", "your own den.", "The den and"],
    ),
    ("dens-apart", &["Each den belongs to the side whose mark it bears"], &["trap", "river", "on your side"]),
    ("traps-alone", &["Traps", "The traps on your side are yours"], &["den ", "den.", "dens", "river"]),
    ("one-trap-alone", &["The trap on your side is yours"], &["den ", "den.", "Your own traps", "river"]),
    ("traps-apart", &["Each trap belongs to the side whose mark it bears"], &["on your side", "den ", "den."]),
];

#[test]
fn a_sheet_mentions_only_what_its_board_has() {
    let mut faults = Vec::new();
    for (name, said, unsaid) in SAID {
        let words = words(&drawn(name).rules(&[]));
        for phrase in said.iter().filter(|phrase| !words.iter().any(|line| line.contains(**phrase))) {
            faults.push(format!("{name} does not say \"{phrase}\": {words:#?}"));
        }
        // “An enemy den” is no “the enemy den”: a picture's key word names the den that it shows.
        let spoken =
            words.iter().filter(|line| !line.starts_with("The enemy den.") && !line.starts_with("Your own den."));
        for line in spoken {
            for phrase in unsaid.iter().filter(|phrase| line.contains(**phrase)) {
                faults.push(format!("{name} says \"{phrase}\": {line}"));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// The rulesets whose sheets must fit them: every shipped one, and every odd board.
fn all() -> impl Iterator<Item = Arc<Rules>> {
    let shipped = PRESETS.iter().map(|preset| preset_rules(preset.name).expect("a shipped ruleset loads"));
    shipped.chain(BOARDS.iter().map(|drawn| drawn.rules(&[])))
}

#[test]
fn every_odd_board_has_a_sheet_in_every_language() {
    for rules in all() {
        for tag in LANGUAGES {
            let sheet = sheet(&rules, tag);
            let faults = super::faults(&sheet);
            assert!(faults.is_empty(), "{} in {tag}: {faults:?}", rules.name());
        }
    }
}

/// The animals that a strip of a picture shows.
fn shown(view: &View) -> Vec<Placed> {
    let seen = |placed: &Placed| {
        let Square { file, row } = placed.square;
        (view.from.file..=view.to.file).contains(&file) && (view.from.row..=view.to.row).contains(&row)
    };
    view.position.pieces().into_iter().filter(seen).collect()
}

#[test]
fn no_picture_shows_more_animals_than_the_set_has() {
    let mut strips = 0;
    for rules in all() {
        let sheet = sheet(&rules, "en");
        for figure in figures(&sheet) {
            for strip in figure.view.each_strip() {
                strips += 1;
                let pieces = shown(&strip);
                for Placed { piece, .. } in &pieces {
                    let count = |all: &[Placed]| all.iter().filter(|placed| placed.piece == *piece).count();
                    let (here, there) = (count(&pieces), count(rules.setup()));
                    assert!(here <= there, "{}: {} shows {here} of {there}", rules.name(), figure.id);
                }
            }
        }
    }
    assert!(strips > 200, "only {strips} strips");
}

#[test]
fn both_leap_is_said_of_two_kinds_only() {
    let leapers = |rules: &Rules| rules.kinds().iter().filter(|kind| !kind.leaps.is_empty()).count();
    let mut met = [0, 0];
    for rules in all() {
        let sheet = sheet(&rules, "en");
        let Some(leap) = figures(&sheet).find(|figure| figure.id == "leap") else { continue };
        let both = leap.caption.starts_with("Both");
        met[usize::from(both)] += 1;
        assert!(!both || leapers(&rules) > 1, "{}: {}", rules.name(), leap.caption);
    }
    assert!(met.iter().all(|count| *count > 0), "{met:?}");
}

#[test]
fn no_language_marks_a_sentence_with_a_paragraph_sign() {
    let mut marks = String::new();
    for rules in all() {
        for tag in LANGUAGES {
            let sheet = sheet(&rules, tag);
            marks.extend(sentences(&sheet).filter_map(|sentence| sentence.around_mark().1));
            marks.extend(sheet.notes.iter().filter_map(|note| note.marked().chars().next()));
        }
    }
    assert!(marks.contains('*') && marks.contains('†') && marks.contains('‡'), "{marks}");
    assert!(marks.chars().all(|mark| "*†‡".contains(mark)), "{marks}");
}

#[test]
fn custom_rules_are_called_the_users() {
    let notes = |rules: &Arc<Rules>| -> String {
        let sheet = sheet(rules, "en");
        let remarks = sentences(&sheet).filter_map(|sentence| sentence.remark.clone());
        remarks.chain(sheet.notes.iter().map(|note| note.text.clone())).collect::<Vec<_>>().join("\n")
    };
    let classic = notes(&preset_rules("classic").expect("a shipped ruleset loads"));
    assert!(classic.contains("Tradition is silent here") && !classic.contains("our rules"), "{classic}");
    for own in [drawn("pond").rules(&[]), switched("classic", &["own-trap=weakens"])] {
        let said = notes(&own);
        assert!(said.contains("Your rules are silent here"), "{said}");
        assert!(!said.contains("source") && !said.contains("Tradition"), "{said}");
    }
}

#[test]
fn unrestricted_shuttling_is_stated() {
    let free =
        |rules: &Arc<Rules>| words(rules).iter().any(|line| line.starts_with("Nothing forbids going back and forth"));
    assert!(free(&switched("classic", &[])));
    assert!(free(&switched("classic", &["capture-limit=60"])));
    for limit in ["repetition=threefold-draws", "same-square-limit=7/3", "few-squares-limit=17/5"] {
        assert!(!free(&switched("classic", &[limit])), "{limit}");
    }
}
