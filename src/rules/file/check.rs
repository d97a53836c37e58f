//! Turns the value tree of a ruleset into [`Rules`], or returns every fault at once.

use super::board_and_setup::read_board_and_setup;
use super::kinds::{ParsedKind, absent, read_kinds};
use super::notes::{PlacedNote, read_notes};
use super::switches::read_switches;
use crate::diagnostics::keys::{MISSING_KEY, WRONG_VALUE, get, refuse_unknown, table, text, wrong_format};
use crate::diagnostics::tree::{Entry, Raw, Spanned};
use crate::diagnostics::{Fault, Locus, Sources};
use crate::rules::rule_spec::RuleSpec;
use crate::rules::ruleset::RulesetTitle;
use crate::rules::switch_rows::{Origin, SwitchRow, rows};
use crate::rules::{Kind, NoLegalMove, Rules, Switches, WhenAllCaptured};

const FORMAT: i64 = 1;
const KEYS: [&str; 10] =
    ["format", "name", "version", "title", "source", "extends", "board", "kinds", "switches", "notes"];

/// What the rules of a file are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scope {
    /// A whole game, which somebody can win.
    Game,
    /// A part of a large board: no dens, kinds and sides may be missing from it, and nothing ends the game.
    #[cfg_attr(not(feature = "gadget"), expect(dead_code))]
    Local,
}

/// Checks a tree. With `broken` (a text or a base could not be read) missing values are not faults.
pub(super) fn check(
    tree: &[Entry],
    scope: Scope,
    sources: &Sources,
    broken: bool,
    faults: &mut Vec<Fault>,
) -> Option<Rules> {
    refuse_unknown(tree, "a ruleset", &KEYS, faults);
    let whole = (!broken).then(|| sources.start());
    let title = read_title(tree, &whole, faults);
    let section = |key: &str, faults: &mut Vec<Fault>| table(tree, key, faults).unwrap_or_default();
    let described = section("kinds", faults);
    let animals = read_kinds(described, faults);
    let left_out: Vec<&str> = absent(described).map(|entry| entry.key.as_str()).collect();
    let kinds: Vec<Kind> = animals.iter().map(|animal| animal.kind.clone()).collect();
    if let (true, Some(whole)) = (kinds.is_empty(), &whole) {
        faults.push(
            Fault::new(MISSING_KEY, whole.clone(), "this ruleset has no kinds of animal")
                .hint("add [kinds], or write extends = \"classic\""),
        );
    }
    let settings = section("switches", faults);
    let mut switches = read_switches(settings, &kinds, &left_out, whole.clone(), faults);
    match scope {
        Scope::Game => check_ending(&switches, settings, faults),
        Scope::Local => switches = switches.without_ends(),
    }
    let mut rows = rows(&kinds, &switches);
    let mut known: Vec<String> = rows.iter().map(|row| row.name.clone()).collect();
    // A switch with an invalid value may still have a valid note.
    known.extend(settings.iter().map(|entry| entry.key.clone()));
    let notes = read_notes(section("notes", faults), &known, faults);
    let board_and_setup = read_board_and_setup(section("board", faults), whole, sources, faults);
    let setup = board_and_setup
        .as_ref()
        .map(|board_and_setup| board_and_setup.place(&animals, described, &switches, scope, sources, faults));
    if !faults.is_empty() {
        return None;
    }
    let origins = Origins { animals: &animals, settings, notes: &notes, sources };
    for row in &mut rows {
        (row.origin, row.note) = origins.of(row);
    }
    let overrides = sources.over().map(|source| source.text.clone().into_owned()).collect();
    Some(Rules::compile(title?, overrides, RuleSpec { board: board_and_setup?.board, kinds, switches }, setup?, rows))
}

fn read_title(tree: &[Entry], whole: &Option<Locus>, faults: &mut Vec<Fault>) -> Option<RulesetTitle> {
    let missing = |key: &str, hint: &str, faults: &mut Vec<Fault>| {
        if let Some(whole) = whole {
            faults.push(Fault::new(MISSING_KEY, whole.clone(), format!("this ruleset has no {key}")).hint(hint));
        }
    };
    if let Some(start) = whole.clone().or_else(|| Some(get(tree, "format")?.at.clone())) {
        faults.extend(wrong_format(tree, "ruleset", FORMAT, start));
    }
    if get(tree, "name").is_none() {
        missing("name", "add name = \"…\", in lower-case letters, digits and hyphens", faults);
    }
    let name = text(tree, "name", faults).and_then(|(name, at)| {
        let plain = !name.is_empty()
            && name.len() <= 40
            && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        if !plain {
            faults.push(
                Fault::new("ruleset-name", at.clone(), "a ruleset's name is lower-case letters, digits and hyphens")
                    .hint("such as \"our-house\", at most 40 characters"),
            );
        }
        plain.then(|| name.to_owned())
    });
    let version = match get(tree, "version") {
        None => 1,
        Some(Spanned { raw: Raw::Int(number), .. }) if (1..=999_999).contains(number) => *number as u32,
        Some(value) => {
            faults.push(
                Fault::new(WRONG_VALUE, value.at.clone(), "the version is not an integer of 1 or more")
                    .hint("expects an integer, 1 or more; increase it when the rules change"),
            );
            1
        }
    };
    let title = text(tree, "title", faults).map(|(title, _)| title.to_owned());
    let source = text(tree, "source", faults).map(|(source, _)| source.to_owned());
    Some(RulesetTitle { name: name?, version, title, source })
}

/// Reports rulesets under which no side can win.
fn check_ending(switches: &Switches, settings: &[Entry], faults: &mut Vec<Fault>) {
    let hopeless = !switches.den_wins
        && switches.all_captured == WhenAllCaptured::NoLegalMove
        && switches.no_legal_move == NoLegalMove::Draws;
    if let (true, Some(at)) = (hopeless, get(settings, "den-wins")) {
        faults.push(
            Fault::new("nobody-can-win", at.at.clone(), "with these switches neither side can win")
                .hint("set den-wins = true, all-captured = \"wins\" or no-legal-move = \"loses\""),
        );
    }
}

/// The origin and note of each switch.
struct Origins<'a> {
    animals: &'a [ParsedKind],
    settings: &'a [Entry],
    notes: &'a [PlacedNote],
    sources: &'a Sources,
}

impl Origins<'_> {
    /// A note applies if it is in the text that sets the value, or in one that overrides it.
    fn of(&self, row: &SwitchRow) -> (Origin, Option<crate::rules::Note>) {
        let of_animals = |place: fn(&ParsedKind) -> &Locus| {
            self.animals.iter().map(place).min_by_key(|at| self.sources.depth(at.source))
        };
        let set_at = match row.name.as_str() {
            "strength" => of_animals(|animal| &animal.strength_from),
            "swims" => of_animals(|animal| &animal.swims_from),
            "leaps-across" | "leaps-along" | "leaps-both-rivers" => of_animals(|animal| &animal.leaps_from),
            name => get(self.settings, name).map(|value| &value.at),
        };
        let Some(set_at) = set_at else { return (Origin::Nowhere, None) };
        let depth = self.sources.depth(set_at.source);
        let origin = match depth {
            0 => Origin::Override,
            _ => Origin::Ruleset(self.sources.get(set_at.source).name.clone()),
        };
        let note = self
            .notes
            .iter()
            .find(|note| note.switch == row.name && self.sources.depth(note.at.source) <= depth)
            .map(|note| note.note.clone());
        (origin, note)
    }
}
