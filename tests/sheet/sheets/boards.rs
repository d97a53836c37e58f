//! Rulesets for words that no shipped ruleset needs: other boards, and switches turned.

use shouqi::diagnostics::Source;
use shouqi::files::{FileError, FileProvider};
use shouqi::rules::{Rules, load};
use std::fmt::Write;
use std::sync::Arc;

/// A board with its set-up. Kinds that do not stand on it are absent.
pub struct Drawn {
    pub name: &'static str,
    map: &'static str,
    setup: &'static str,
    switches: &'static str,
}

/// Nobody wins by entering a den.
const NO_DENS: &str = "den-wins = false\nall-captured = \"wins\"\n";
/// Four kinds, of which the tiger leaps; two; one.
const FOUR: &str = "ec..r\n..t..\n.....\n..T..\nR..CE";
const THREE: &str = "ec..r\n.....\n.....\n.....\nR..CE";
const RATS: &str = "r...r\n.....\n.....\n.....\nR...R";

/// Boards that differ from the usual one in what its words take for granted.
pub const BOARDS: [Drawn; 14] = [
    // Without a river, traps and dens.
    Drawn { name: "meadow", map: ".....\n.....\n.....", setup: "e.c.r\n.....\nR.C.E", switches: NO_DENS },
    // Dens and traps lie in the middle of the board, and White has one animal less.
    Drawn {
        name: "middle",
        map: ".....\n.~~~.\n..tD.\n.Td..\n.~~~.\n.....",
        setup: "e.c.r\n.....\n.....\n.....\n.....\nR...E",
        switches: "",
    },
    Drawn { name: "pond", map: ".tdt.\n.....\n..~..\n.....\n.TDT.", setup: FOUR, switches: "" },
    // As the pond, with captures that a wider river would allow or bar.
    Drawn {
        name: "barred-pond",
        map: ".tdt.\n.....\n..~..\n.....\n.TDT.",
        setup: FOUR,
        switches: "capture-into-water = false\ncapture-out-of-water = \"nobody\"\n",
    },
    Drawn {
        name: "ponds",
        map: ".tdt.\n.....\n.~.~.\n.....\n.TDT.",
        setup: "ec..l\n..t.r\n.....\nR.T..\nL..CE",
        switches: "",
    },
    Drawn { name: "lake", map: ".tdt.\n.~~..\n.~~..\n.....\n.TDT.", setup: THREE, switches: "" },
    // A river in the corner has one bank only.
    Drawn {
        name: "corner",
        map: ".tdt.\n.....\n.....\n.....\n~~D..",
        setup: "ec..r\n.....\n.....\n..R..\n....E",
        switches: "",
    },
    Drawn { name: "one-trap", map: "..d..\n..t..\n..~..\n..T..\n..D..", setup: RATS, switches: "" },
    Drawn {
        name: "no-trap",
        map: "..d..\n.....\n..~..\n.....\n..D..",
        setup: THREE,
        switches: "same-square-limit = \"7/3\"\nrepetition = \"threefold-draws\"\ntrap-weakness = \"permanent\"\n",
    },
    Drawn {
        name: "two-dens",
        map: "d...d\n.t.t.\n..~..\n.T.T.\nD...D",
        setup: ".ecr.\n.....\n.....\n.....\n.RCE.",
        switches: "",
    },
    Drawn { name: "dens-apart", map: ".....\n..D..\n.....\n..d..\n.....", setup: THREE, switches: "" },
    Drawn { name: "traps-alone", map: ".....\n.t.t.\n.....\n.T.T.\n.....", setup: THREE, switches: NO_DENS },
    Drawn { name: "one-trap-alone", map: ".....\n..t..\n.....\n..T..\n.....", setup: THREE, switches: NO_DENS },
    Drawn { name: "traps-apart", map: ".....\n.T.T.\n.....\n.t.t.\n.....", setup: THREE, switches: NO_DENS },
];

impl Drawn {
    /// Its ruleset's text.
    fn text(&self) -> String {
        let kinds = ["rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant"];
        let letters = ['R', 'C', 'D', 'W', 'P', 'T', 'L', 'E'];
        let stands = |letter: char| self.setup.to_ascii_uppercase().contains(letter);
        let head = format!("format = 1\nname = \"{}\"\nversion = 1\nextends = \"classic\"\n", self.name);
        let mut text = format!(
            "{head}[board]\nmap = \"\"\"\n{}\n\"\"\"\nsetup = \"\"\"\n{}\n\"\"\"\n[kinds]\n",
            self.map, self.setup
        );
        for (kind, _) in kinds.into_iter().zip(letters).filter(|(_, letter)| !stands(*letter)) {
            writeln!(text, "{kind} = \"absent\"").expect("a text can be written to");
        }
        format!("{text}[switches]\n{}", self.switches)
    }

    /// Its ruleset, with switches laid over it.
    pub fn rules(&self, switches: &[&str]) -> Arc<Rules> {
        switched(&format!("./{}.toml", self.name), switches)
    }
}

struct Boards;

impl FileProvider for Boards {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        let named = |drawn: &&Drawn| path == format!("./{}.toml", drawn.name);
        let drawn = BOARDS.iter().find(named).ok_or("no such board")?;
        Ok(Source::new(path, drawn.text()))
    }
}

/// A ruleset with switches laid over it: a shipped one, or one of these boards such as `./meadow.toml`.
pub fn switched(name: &str, switches: &[&str]) -> Arc<Rules> {
    let laid_over: Vec<String> = switches.iter().map(|switch| (*switch).to_owned()).collect();
    Arc::new(load(name, &laid_over, &Boards).unwrap_or_else(|error| panic!("{name} {switches:?}: {error}")))
}
