//! Random rulesets as TOML text, every one of which the loader must take.

use super::chooser::Chooser;
use super::ground::{Ground, Symmetry};
use shouqi::diagnostics::Source;
use shouqi::files::{FileError, FileProvider};
use shouqi::rules::{self, Rules};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// A kind of animal in the making.
#[derive(Clone)]
pub struct Animal {
    pub name: String,
    pub letter: char,
    pub strength: u32,
    pub swims: bool,
    pub leaps: Vec<&'static str>,
}

/// A ruleset in the making. It is shown as its text.
#[derive(Clone)]
pub struct Draft {
    pub ground: Ground,
    pub animals: Vec<Animal>,
    /// Names and values as TOML.
    pub switches: Vec<(String, String)>,
    /// By file and row: the letters of the set-up.
    pub setup: BTreeMap<(usize, usize), char>,
}

const NAMES: [&str; 26] = [
    "rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant", "bear", "fox", "otter", "badger", "crane",
    "dragon", "frog-2", "goose", "horse", "ibis", "jackal", "koala", "lynx", "mole", "newt", "owl", "panda", "quail",
];

/// Every switch that is a word, with every value there is.
const WORDS: [(&str, &[&str]); 16] = [
    ("first-mover", &["\"white\"", "\"black\""]),
    ("capture-into-water", &["true", "false"]),
    ("capture-in-water", &["true", "\"no\""]),
    ("leap-blocked-by", &["\"either\"", "\"enemy\"", "\"nobody\""]),
    ("leap-captures", &["true", "false"]),
    ("enemy-trap", &["\"weakens\"", "\"harmless\""]),
    ("own-trap", &["\"harmless\"", "\"weakens\"", "\"shelters\""]),
    ("trap-weakness", &["\"inside\"", "\"permanent\""]),
    ("trapped-attack", &["\"full\"", "\"zero\""]),
    ("trap-overrides", &["true", "false"]),
    ("equal-strength", &["\"captures\"", "\"barred\"", "\"both-out\""]),
    ("own-den", &["\"barred\"", "\"open\""]),
    ("den-wins", &["true", "true", "false"]),
    ("all-captured", &["\"wins\"", "\"no-legal-move\""]),
    ("no-legal-move", &["\"loses\"", "\"draws\""]),
    (
        "repetition",
        &["\"free\"", "\"no-earlier-position\"", "\"third-time-barred\"", "\"threefold-draws\"", "\"threefold-claim\""],
    ),
];

impl Draft {
    pub fn random(c: &mut Chooser, symmetry: Symmetry) -> Draft {
        let ground = Ground::random(c, symmetry);
        Draft::on(c, ground)
    }

    /// A ruleset for a board.
    pub fn on(c: &mut Chooser, ground: Ground) -> Draft {
        let symmetry = ground.symmetry;
        let animals = animals(c, &ground);
        let switches = switches(c, &animals, symmetry);
        let mut draft = Draft { ground, animals, switches, setup: BTreeMap::new() };
        draft.place_all(c);
        draft
    }

    pub fn switch(&self, name: &str) -> &str {
        &self.switches.iter().find(|(known, _)| known == name).expect("every switch is set").1
    }

    pub fn set(&mut self, name: &str, value: &str) {
        self.switches.iter_mut().find(|(known, _)| known == name).expect("every switch is set").1 = value.to_owned();
    }

    fn place_all(&mut self, c: &mut Chooser) {
        // Every kind and both sides must stand somewhere.
        let kinds = self.animals.len();
        for place in 0..kinds.max(2) {
            let white = if place < 2 { place == 0 } else { c.below(2) == 0 };
            assert!(self.place(c, place % kinds, white), "the ground has land for every kind");
        }
        let most = self.ground.cells().len() / 3;
        for _ in 0..c.below(most.clamp(1, 40)) {
            let (kind, white) = (c.below(kinds), c.below(2) == 0);
            self.place(c, kind, white);
        }
    }

    /// Puts an animal on some square that suits it. The first ones keep to land, where all can stand.
    fn place(&mut self, c: &mut Chooser, kind: usize, white: bool) -> bool {
        let animal = &self.animals[kind];
        let may_be_home = self.switch("own-den") == "\"open\"";
        let suits = |at: &(usize, usize)| match self.ground.at(*at) {
            '~' => animal.swims,
            'D' => white && may_be_home,
            'd' => !white && may_be_home,
            _ => true,
        };
        let first = self.setup.len() < self.animals.len().max(2);
        let free: Vec<_> = self.ground.cells().into_iter().filter(|at| !self.setup.contains_key(at)).collect();
        let free: Vec<_> =
            free.into_iter().filter(|at| suits(at) && (!first || ".Tt".contains(self.ground.at(*at)))).collect();
        if free.is_empty() {
            return false;
        }
        let letter = if white { animal.letter } else { animal.letter.to_ascii_lowercase() };
        self.setup.insert(c.one_of(&free), letter);
        true
    }

    /// The ruleset's text.
    pub fn text(&self) -> String {
        let setup = self.ground.drawing(|at| self.setup.get(&at).copied().unwrap_or('.'));
        let map = self.ground.drawing(|at| self.ground.at(at));
        let mut text = format!("format = 1\nname = \"random\"\n[board]\nmap = \"\"\"\n{map}\"\"\"\n");
        text += &format!("setup = \"\"\"\n{setup}\"\"\"\n[kinds]\n");
        for Animal { name, letter, strength, swims, leaps } in &self.animals {
            text += &format!("{name} = {{ letter = \"{letter}\", strength = {strength}, swims = {swims}, ");
            text += &format!("leaps = {leaps:?} }}\n");
        }
        text += "[switches]\n";
        self.switches.iter().for_each(|(name, value)| text += &format!("{name} = {value}\n"));
        text
    }

    /// The same ruleset, written in another order, with other white space and with remarks.
    pub fn text_shuffled(&self, c: &mut Chooser) -> String {
        let setup = self.ground.drawing(|at| self.setup.get(&at).copied().unwrap_or('.'));
        let map = self.ground.drawing(|at| self.ground.at(at)).replace('\n', "  \n\t ");
        let mut kinds = String::from("[kinds]\n");
        for Animal { name, letter, strength, swims, leaps } in &self.animals {
            let leaps = c.several(leaps, 3).join(" , ");
            let parts = [
                format!("strength = {strength}"),
                format!("swims = \"{}\"", if *swims { "yes" } else { "no" }),
                format!("letter='{letter}'"),
                format!("leaps = \"{leaps}\""),
            ];
            let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
            kinds += &format!("\n  \"{name}\" = {{{}}}  # a kind\n", c.several(&parts, 4).join("  ,"));
        }
        let mut switches = String::from("\n\n[ switches ] # the switches\n");
        let all: Vec<&(String, String)> = self.switches.iter().collect();
        c.several(&all, all.len()).iter().for_each(|(name, value)| switches += &format!("\t{name}={value} # so\n"));
        let board = format!("[board]\nsetup = \"\"\"\n{setup}\"\"\"\n# and\nmap = \"\"\"\n\n{map}\"\"\"\n");
        let parts = [board.as_str(), kinds.as_str(), switches.as_str()];
        let parts = c.several(&parts, 3).concat();
        format!("# Another text.\nversion = 7\nname = \"other\"\ntitle = \"Other\"\nformat = 1\n{parts}")
    }

    /// The rules, through the door that every ruleset goes through.
    pub fn rules(&self) -> Arc<Rules> {
        load(&self.text()).unwrap_or_else(|why| panic!("{why}\n{}", self.text()))
    }
}

impl fmt::Debug for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the ruleset\n{}", self.text())
    }
}

/// Loads a ruleset from its text.
pub fn load(text: &str) -> Result<Arc<Rules>, String> {
    struct OneText<'a>(&'a str);
    impl FileProvider for OneText<'_> {
        fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
            Ok(Source::new(path, self.0))
        }
    }
    rules::load("random.toml", &[], &OneText(text)).map(Arc::new).map_err(|error| error.to_string())
}

fn animals(c: &mut Chooser, ground: &Ground) -> Vec<Animal> {
    let land = ground.cells().into_iter().filter(|&at| ".Tt".contains(ground.at(at))).count();
    let count = match c.once_in(10) {
        false => 1 + c.below(10),
        true => 1 + c.below(26),
    };
    let letters: Vec<char> = ('A'..='Z').collect();
    let (letters, names) = (c.several(&letters, count.min(land)), c.several(&NAMES, count.min(land)));
    let strongest = c.one_of(&[3, 8, 8, 26, 99]);
    let swimmers = c.one_of(&[3, 2, 5]);
    letters
        .into_iter()
        .zip(names)
        .map(|(letter, name)| Animal {
            name: name.to_owned(),
            letter,
            strength: c.below(strongest + 1) as u32,
            swims: c.once_in(swimmers),
            leaps: ground.leaps().into_iter().filter(|_| c.below(2) == 1).collect(),
        })
        .collect()
}

fn switches(c: &mut Chooser, animals: &[Animal], symmetry: Symmetry) -> Vec<(String, String)> {
    let names: Vec<&str> = animals.iter().map(|animal| animal.name.as_str()).collect();
    let mut all: Vec<(String, String)> = Vec::new();
    let mut set = |name: &str, value: String| all.push((name.to_owned(), value));
    for (name, values) in WORDS {
        set(name, c.one_of(values).to_owned());
    }
    let some = |c: &mut Chooser| {
        let wanted = 1 + c.below(names.len());
        let chosen = c.several(&names, wanted);
        if c.below(2) == 0 { format!("{chosen:?}") } else { format!("\"{}\"", chosen.join(", ")) }
    };
    for (name, words) in [
        ("capture-out-of-water", &["\"everyone\"", "\"nobody\"", ""][..]),
        ("leap-blockers", &["\"swimmers\"", ""]),
        ("den-enterers", &["\"everyone\"", ""]),
    ] {
        let word = c.one_of(words);
        set(name, if word.is_empty() { some(c) } else { word.to_owned() });
    }
    let limit = |c: &mut Chooser, limits: &[&str]| format!("\"{}\"", c.one_of(limits));
    set("same-square-limit", limit(c, &["none", "none", "7/3", "3/1", "4/2"]));
    set("few-squares-limit", limit(c, &["none", "none", "17/5", "4/2", "6/3"]));
    // A limit on turns counts from the first mover: it does not treat the sides alike.
    let turn_limits: &[&str] =
        if symmetry == Symmetry::Colours { &["\"none\""] } else { &["\"none\"", "\"none\"", "200", "30", "7"] };
    set("turn-limit", c.one_of(turn_limits).to_owned());
    set("capture-limit", c.one_of(&["\"none\"", "\"none\"", "60", "12"]).to_owned());
    if names.len() > 1 {
        let mut pairs: Vec<(&str, &str)> = Vec::new();
        for _ in 0..c.below(6) {
            let pair = c.several(&names, 2);
            if !pairs.contains(&(pair[0], pair[1])) {
                pairs.push((pair[0], pair[1]));
                let permission = c.one_of(&["\"yes\"", "\"no\"", "\"not-out-of-water\"", "true", "false"]);
                set(&format!("{}-takes-{}", pair[0], pair[1]), permission.to_owned());
            }
        }
    }
    let says = |name: &str, value: &str| all.iter().any(|(known, said)| known == name && said == value);
    let nobody_can_win =
        says("den-wins", "false") && says("all-captured", "\"no-legal-move\"") && says("no-legal-move", "\"draws\"");
    if nobody_can_win {
        all.iter_mut().filter(|(name, _)| name == "no-legal-move").for_each(|(_, value)| *value = "\"loses\"".into());
    }
    all
}
