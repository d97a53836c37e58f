//! What the fuzz targets share: rulesets to play under, and the check that generator and judge agree.

use shouqi::diagnostics::Source;
use shouqi::files::{FileError, FileProvider};
use shouqi::rules::{self, Move, Position, Rules, RulesError, Square};
use std::sync::Arc;

/// The name under which [`OneText`] serves its text.
pub const PATH: &str = "fuzz.toml";

/// A file provider with one file in it.
pub struct OneText<'a>(pub &'a str);

impl FileProvider for OneText<'_> {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        match path {
            PATH => Ok(Source::new(PATH, self.0)),
            _ => Err("there is no such file".into()),
        }
    }
}

/// Loads the one text of a file provider, with switches laid over it.
pub fn load(text: &str, switches: &[String]) -> Result<Arc<Rules>, RulesError> {
    rules::load(PATH, switches, &OneText(text)).map(Arc::new)
}

/// Shipped rulesets that differ much, one in which weakness lasts, and one on a board with two-digit rows and kinds
/// that share a strength.
pub fn rulesets() -> Vec<Arc<Rules>> {
    let mut all: Vec<Arc<Rules>> = ["classic", "leiden", "ludii", "no-repeats", "ancientchess"]
        .map(|name| rules::preset_rules(name).unwrap())
        .into();
    for text in [LASTING, LONG] {
        all.push(load(text, &[]).unwrap_or_else(|error| panic!("{error}")));
    }
    all
}

const LASTING: &str = "\
format = 1
name = \"lasting\"
extends = \"classic\"
[switches]
trap-weakness = \"permanent\"
own-trap = \"weakens\"
equal-strength = \"both-out\"
own-den = \"open\"
";

const LONG: &str = r#"
format = 1
name = "long"
[board]
map = """
.d..
t..t
....
.~.~
....
.~.~
.~.~
....
....
T..T
..D.
"""
setup = """
r..r
.r.f
....
....
....
....
....
....
....
F.R.
R..R
"""
[kinds]
rat = { letter = "R", strength = 1, swims = true, leaps = [] }
fox = { letter = "F", strength = 1, swims = false, leaps = ["along", "both-rivers"] }
[switches]
first-mover = "white"
capture-into-water = true
capture-out-of-water = "everyone"
capture-in-water = true
leap-blockers = "swimmers"
leap-blocked-by = "enemy"
leap-captures = true
enemy-trap = "weakens"
own-trap = "weakens"
trap-weakness = "inside"
trapped-attack = "full"
trap-overrides = false
equal-strength = "barred"
own-den = "barred"
den-enterers = "everyone"
den-wins = true
all-captured = "wins"
no-legal-move = "draws"
repetition = "threefold-draws"
same-square-limit = "7/3"
few-squares-limit = "17/5"
turn-limit = "none"
capture-limit = "none"
rat-takes-fox = "no"
fox-takes-rat = "not-out-of-water"
"#;

/// Every move from the squares `from` to the squares `to` must be legal exactly if the generator lists it.
pub fn moves_are_what_judge_accepts(position: &Position, from: &[Square], to: &[Square]) {
    let moves = position.moves();
    for &from in from {
        for &to in to {
            let mv = Move::new(from, to);
            let legal = rules::judge(position, mv).is_legal();
            assert_eq!(legal, moves.contains(&mv), "{mv} in {position}");
        }
    }
}

/// A position's one text must read back as the same position.
pub fn text_reads_back(position: &Position) {
    let text = position.to_string();
    let again = rules::notation::read_position(&text, position.rules());
    let again = again.unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
    assert_eq!(again, *position, "{text}");
    assert_eq!(again.to_string(), text);
    assert_eq!(again.key(), position.key(), "{text}");
}
