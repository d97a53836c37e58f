//! Rulesets for words that no shipped ruleset needs: other boards, and switches turned.

use shouqi::diagnostics::Source;
use shouqi::rules::{Library, Rules, load};
use std::sync::Arc;

/// A board without a river, traps and dens.
const MEADOW: &str = r#"
format = 1
name = "meadow"
version = 1
extends = "classic"
[board]
map = """
.....
.....
.....
"""
setup = """
e.c.r
.....
R.C.E
"""
[kinds]
dog = "absent"
wolf = "absent"
leopard = "absent"
tiger = "absent"
lion = "absent"
[switches]
den-wins = false
all-captured = "wins"
"#;

/// Dens and traps lie in the middle of the board, and White has one animal less.
const MIDDLE: &str = r#"
format = 1
name = "middle"
version = 1
extends = "classic"
[board]
map = """
.....
.~~~.
..tD.
.Td..
.~~~.
.....
"""
setup = """
e.c.r
.....
.....
.....
.....
R...E
"""
[kinds]
dog = "absent"
wolf = "absent"
leopard = "absent"
tiger = "absent"
lion = "absent"
"#;

struct Shelf;

impl Library for Shelf {
    fn read(&self, path: &str, _: Option<&str>) -> Result<Source, String> {
        let text = match path {
            "./meadow.toml" => MEADOW,
            "./middle.toml" => MIDDLE,
            _ => return Err("no such board".to_owned()),
        };
        Ok(Source::new(path, text))
    }
}

/// A ruleset with switches laid over it: a shipped one, `./meadow.toml` or `./middle.toml`.
pub fn switched(name: &str, switches: &[&str]) -> Arc<Rules> {
    let laid_over: Vec<String> = switches.iter().map(|switch| (*switch).to_owned()).collect();
    Arc::new(load(name, &laid_over, &Shelf).unwrap_or_else(|error| panic!("{name} {switches:?}: {error}")))
}
