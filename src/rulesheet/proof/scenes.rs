//! The scenes that ship with the program, as their files write them.

use super::relations::{Relation, SquarePattern};
use super::roles::{Role, Trait};
use crate::diagnostics::Keyword;
use crate::packed::{ShippedText, packed_text};
use crate::rules::{Clause, Termination};
use std::sync::OnceLock;
use toml::de::{DeTable, DeValue};

macro_rules! files {
    ($($name:literal),+) => {
        /// Every file of scenes, in the order of the sheet.
        static FILES: &[(&str, ShippedText)] = &[$(($name, packed_text!("/examples/", $name))),+];
    };
}

files!["goal", "turn", "capture", "river", "leaps", "traps", "dens", "endings", "repetition"];

/// An example for any board and any animals.
#[derive(Debug, Clone, Default)]
pub(super) struct Scene {
    pub id: String,
    /// The clause it belongs to: the first of these that is in force.
    pub clauses: Vec<String>,
    /// Further clauses that must be in force.
    pub with: Vec<String>,
    /// Clauses that must not be in force.
    pub without: Vec<String>,
    pub roles: Vec<Role>,
    pub squares: Vec<SceneSquare>,
    pub constraints: Vec<Constraint>,
    /// The mover's animals at the moment of the move.
    pub own: Vec<PlacedRole>,
    /// The other side's.
    pub enemy: Vec<PlacedRole>,
    /// The squares on which a trap's lasting weakness marks an animal.
    pub weak: Vec<usize>,
    /// What was played before, oldest first.
    pub before: Vec<Earlier>,
    /// The moves that are ruled on, each by itself.
    pub moves: Vec<AttemptedMove>,
    /// It is played by either side.
    pub both_sides: bool,
    /// No bystander is put on the board.
    pub alone: bool,
    /// It is the set-up.
    pub start: bool,
    pub counter: Option<Counter>,
    /// Surrounds an animal: the guards' letter, the square, and the square where no guard stands yet.
    pub wall: Option<(char, usize, usize)>,
    pub figure: Option<PictureSize>,
}

/// A square to be found.
#[derive(Debug, Clone)]
pub(super) struct SceneSquare {
    pub name: String,
    pub grounds: Vec<SquarePattern>,
}

/// A relation of squares that must hold, by their places among the scene's squares.
#[derive(Debug, Clone)]
pub(super) enum Constraint {
    Pair(usize, Relation, usize),
    Between(usize, usize, usize),
}

/// An animal on a square.
#[derive(Debug, Clone, Copy)]
pub(super) struct PlacedRole {
    pub letter: char,
    pub square: usize,
}

/// Part of what was played before.
#[derive(Debug, Clone, Copy)]
pub(super) enum Earlier {
    Step(usize, usize),
    /// An animal goes to and fro on so many squares, the first of which is named, for so many turns, and ends on it.
    /// After its first turn another animal may take a step.
    Patrol(usize, Count, Count, Option<(usize, usize)>),
}

/// A number of turns or squares, perhaps one of the ruleset's limits.
#[derive(Debug, Clone, Copy)]
pub(super) struct Count {
    pub of: Limited,
    pub more: i64,
}

/// What a number is counted from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Limited {
    Zero,
    /// Turns after which the limit on one square is used up by going to and fro.
    Visits,
    /// The limit on few squares: its turns.
    Turns,
    /// The limit on few squares: its squares.
    Squares,
}

/// The counters at the moment of the move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Counter {
    /// So many plies before the limit on turns.
    BeforeTurnLimit(u32),
    BeforeCaptureLimit(u32),
    /// Very late in the game.
    Late,
    /// Very long after the last capture.
    LongQuiet,
}

/// A move and what is expected of it.
#[derive(Debug, Clone)]
pub(super) struct AttemptedMove {
    pub from: usize,
    pub to: Target,
    pub verdict: ExpectedVerdict,
}

/// Where a move goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Target {
    Square(usize),
    /// Beyond the edge of the board.
    Off,
    /// The second square of the patrol that begins on the move's square.
    Next,
}

/// What a scene foresees.
#[derive(Debug, Clone)]
pub(super) enum ExpectedVerdict {
    Legal { then: Event, both_out: bool },
    Plain(Clause),
    NeverTakes(char, char),
    SafeFromRiver(char, char),
}

/// What a legal move brings about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Event {
    GoesOn,
    MayClaim,
    Ends(Termination, bool),
}

/// How a scene is drawn.
#[derive(Debug, Clone)]
pub(super) struct PictureSize {
    pub id: String,
    /// The least width and height, in squares.
    pub files: u8,
    pub rows: u8,
}

/// Why the scenes cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {}{fault}", scene.as_ref().map(|scene| format!("{scene}: ")).unwrap_or_default())]
pub(super) struct SceneError {
    file: &'static str,
    /// The id of the scene.
    scene: Option<String>,
    fault: SceneFault,
}

/// A fault of a scene.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum SceneFault {
    /// The file is not TOML.
    #[error("{0}")]
    Syntax(String),
    /// Another key than `scene`.
    #[error("the only key is scene, not {0}")]
    NoScene(String),
    /// Something is missing: the rule, as a sentence.
    #[error("{0}")]
    Missing(&'static str),
    /// A text that its place does not allow, and the predicate that says so.
    #[error("`{0}` {1}")]
    Invalid(String, &'static str),
}

impl SceneFault {
    pub fn invalid(text: &str, predicate: &'static str) -> SceneFault {
        SceneFault::Invalid(text.to_owned(), predicate)
    }
}

/// Every scene; their files are read once.
///
/// # Errors
/// The file, the scene and what is wrong with it.
pub(super) fn scenes() -> Result<&'static [Scene], SceneError> {
    static SCENES: OnceLock<Result<Vec<Scene>, SceneError>> = OnceLock::new();
    SCENES.get_or_init(read).as_deref().map_err(SceneError::clone)
}

fn read() -> Result<Vec<Scene>, SceneError> {
    let mut scenes = Vec::new();
    for (file, text) in FILES {
        let text = text.text();
        let wrong = |fault| SceneError { file, scene: None, fault };
        let document = DeTable::parse(&text).map_err(|error| wrong(SceneFault::Syntax(error.to_string())))?;
        for (key, value) in document.get_ref() {
            let (true, DeValue::Array(tables)) = (key.get_ref() == "scene", value.get_ref()) else {
                return Err(wrong(SceneFault::NoScene(key.get_ref().to_string())));
            };
            for table in tables.iter() {
                let DeValue::Table(table) = table.get_ref() else {
                    return Err(wrong(SceneFault::Missing("a scene is a table")));
                };
                let mut scene = Scene::default();
                let read = scene.read(table);
                read.map_err(|fault| SceneError { file, scene: Some(scene.id.clone()), fault })?;
                scenes.push(scene);
            }
        }
    }
    Ok(scenes)
}

impl Scene {
    fn read(&mut self, table: &DeTable<'_>) -> Result<(), SceneFault> {
        let lines = |key: &str| -> Vec<String> { table.get(key).map_or_else(Vec::new, |value| texts(value.get_ref())) };
        let word = |key: &str| lines(key).into_iter().next();
        self.id = word("id").ok_or(SceneFault::Missing("a scene has an id"))?;
        const KEYS: [&str; 20] = [
            "id", "clause", "with", "without", "kinds", "each", "prefer", "squares", "lie", "own", "enemy", "weak",
            "before", "moves", "sides", "alone", "start", "counter", "wall", "figure",
        ];
        if let Some((key, _)) = table.iter().find(|(key, _)| !KEYS.contains(&key.get_ref().as_ref())) {
            return Err(SceneFault::invalid(key.get_ref(), "is not a key of a scene"));
        }
        (self.clauses, self.with, self.without) = (lines("clause"), lines("with"), lines("without"));
        for line in lines("kinds") {
            let (letter, traits) = split(&line)?;
            let each = lines("each").iter().any(|line| line.split_whitespace().any(|word| word == letter.to_string()));
            let prefer: Option<Vec<String>> = lines("prefer").iter().find_map(|line| {
                let (preferring, ids) = split(line).ok()?;
                (preferring == letter).then(|| ids.into_iter().map(str::to_owned).collect())
            });
            let traits = Trait::read_all(&traits)?;
            self.roles.push(Role { letter, traits, each, prefer: prefer.unwrap_or_default() });
        }
        for line in lines("squares") {
            let mut words = line.split_whitespace();
            let name = words.next().ok_or(SceneFault::Missing("a square has a name"))?.to_owned();
            let grounds: Option<Vec<SquarePattern>> = words.map(SquarePattern::from_keyword).collect();
            self.squares.push(SceneSquare {
                name,
                grounds: grounds.ok_or_else(|| SceneFault::invalid(&line, "is not a terrain"))?,
            });
        }
        self.constraints = lines("lie").iter().map(|line| self.constraints(line)).collect::<Result<_, _>>()?;
        self.own = lines("own").iter().map(|line| self.stands(line)).collect::<Result<_, _>>()?;
        self.enemy = lines("enemy").iter().map(|line| self.stands(line)).collect::<Result<_, _>>()?;
        self.weak = lines("weak").iter().map(|name| self.square(name)).collect::<Result<_, _>>()?;
        self.before = lines("before").iter().map(|line| self.earlier(line)).collect::<Result<_, _>>()?;
        self.moves = lines("moves").iter().map(|line| self.attempt(line)).collect::<Result<_, _>>()?;
        self.both_sides = word("sides").is_some();
        self.alone = word("alone").is_some();
        self.start = word("start").is_some();
        self.counter = word("counter").map(|line| counter(&line)).transpose()?;
        if let Some(line) = word("wall") {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [guard, "around", at, "but", gap] = words[..] else {
                return Err(SceneFault::invalid(&line, "is not a wall"));
            };
            self.wall = Some((letter(guard)?, self.square(at)?, self.square(gap)?));
        }
        if let Some(line) = word("figure") {
            let roles = line.split_once(' ').and_then(|(id, size)| Some((id, size.split_once('x')?)));
            let size = roles.and_then(|(id, (w, h))| Some((id, w.parse().ok()?, h.parse().ok()?)));
            let (id, files, rows) = size.ok_or_else(|| SceneFault::invalid(&line, "is not a figure"))?;
            self.figure = Some(PictureSize { id: id.to_owned(), files, rows });
        }
        Ok(())
    }

    fn square(&self, name: &str) -> Result<usize, SceneFault> {
        self.squares
            .iter()
            .position(|spot| spot.name == name)
            .ok_or_else(|| SceneFault::invalid(name, "is not a square"))
    }

    fn constraints(&self, line: &str) -> Result<Constraint, SceneFault> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [at, "between", a, b] => Ok(Constraint::Between(self.square(at)?, self.square(a)?, self.square(b)?)),
            [a, relation, b] => {
                let relation = Relation::from_keyword(relation)
                    .ok_or_else(|| SceneFault::invalid(relation, "is not a relation"))?;
                Ok(Constraint::Pair(self.square(a)?, relation, self.square(b)?))
            }
            _ => Err(SceneFault::invalid(line, "is not a constraint")),
        }
    }

    fn stands(&self, line: &str) -> Result<PlacedRole, SceneFault> {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            [animal, at] => Ok(PlacedRole { letter: letter(animal)?, square: self.square(at)? }),
            _ => Err(SceneFault::invalid(line, "places no animal")),
        }
    }

    fn earlier(&self, line: &str) -> Result<Earlier, SceneFault> {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["patrol", at, squares, turns] => {
                Ok(Earlier::Patrol(self.square(at)?, count(squares)?, count(turns)?, None))
            }
            ["patrol", at, squares, turns, "but", from, to] => {
                let step = (self.square(from)?, self.square(to)?);
                Ok(Earlier::Patrol(self.square(at)?, count(squares)?, count(turns)?, Some(step)))
            }
            [from, to] => Ok(Earlier::Step(self.square(from)?, self.square(to)?)),
            _ => Err(SceneFault::invalid(line, "is not an earlier move")),
        }
    }

    fn attempt(&self, line: &str) -> Result<AttemptedMove, SceneFault> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [from, to, verdict @ ..] = &words[..] else { return Err(SceneFault::invalid(line, "is not a move")) };
        let to = match *to {
            "off" => Target::Off,
            "next" => Target::Next,
            name => Target::Square(self.square(name)?),
        };
        Ok(AttemptedMove { from: self.square(from)?, to, verdict: expected_verdict(verdict)? })
    }
}

fn expected_verdict(words: &[&str]) -> Result<ExpectedVerdict, SceneFault> {
    let legal = |then, both_out| Ok(ExpectedVerdict::Legal { then, both_out });
    let termination =
        |word| Termination::from_keyword(word).ok_or_else(|| SceneFault::invalid(word, "is not an end of a game"));
    match words {
        ["legal"] => legal(Event::GoesOn, false),
        ["legal", "both-out"] => legal(Event::GoesOn, true),
        ["legal", "may-claim-draw"] => legal(Event::MayClaim, false),
        ["legal", word, "wins"] => legal(Event::Ends(termination(word)?, true), false),
        ["legal", word, "draws"] => legal(Event::Ends(termination(word)?, false), false),
        ["never-takes", a, b] => Ok(ExpectedVerdict::NeverTakes(letter(a)?, letter(b)?)),
        ["safe-from-river", a, b] => Ok(ExpectedVerdict::SafeFromRiver(letter(a)?, letter(b)?)),
        [id] => Clause::plain(id).map(ExpectedVerdict::Plain).ok_or_else(|| SceneFault::invalid(id, "is not a clause")),
        _ => Err(SceneFault::invalid(&words.join(" "), "is not a verdict")),
    }
}

fn counter(line: &str) -> Result<Counter, SceneFault> {
    let before = |text: &str, name: &str| text.strip_prefix(name).and_then(|rest| rest.trim().parse().ok());
    if let Some(plies) = before(line, "before-turn-limit") {
        return Ok(Counter::BeforeTurnLimit(plies));
    }
    if let Some(plies) = before(line, "before-capture-limit") {
        return Ok(Counter::BeforeCaptureLimit(plies));
    }
    match line {
        "late" => Ok(Counter::Late),
        "long-quiet" => Ok(Counter::LongQuiet),
        _ => Err(SceneFault::invalid(line, "is not a counter")),
    }
}

/// `visits`, `turns-1`, `squares+1`, `8`.
fn count(word: &str) -> Result<Count, SceneFault> {
    let wrong = || SceneFault::invalid(word, "is not a number");
    let names =
        [("visits", Limited::Visits), ("turns", Limited::Turns), ("squares", Limited::Squares), ("", Limited::Zero)];
    let (of, rest) =
        names.into_iter().find_map(|(name, of)| word.strip_prefix(name).map(|rest| (of, rest))).ok_or_else(wrong)?;
    let more = if rest.is_empty() { 0 } else { rest.parse().map_err(|_| wrong())? };
    Ok(Count { of, more })
}

/// `A swims dry`: a letter and the words after it.
fn split(line: &str) -> Result<(char, Vec<&str>), SceneFault> {
    let mut words = line.split_whitespace();
    let first = words.next().ok_or(SceneFault::Missing("an animal has a letter"))?;
    Ok((letter(first)?, words.collect()))
}

fn letter(word: &str) -> Result<char, SceneFault> {
    match word.chars().collect::<Vec<_>>()[..] {
        [letter] if letter.is_ascii_uppercase() => Ok(letter),
        _ => Err(SceneFault::invalid(word, "is not the letter of an animal")),
    }
}

/// One text, or a list of them; `true` is a text as well.
fn texts(value: &DeValue<'_>) -> Vec<String> {
    match value {
        DeValue::String(text) => vec![text.to_string()],
        DeValue::Boolean(true) => vec!["true".to_owned()],
        DeValue::Array(items) => items.iter().flat_map(|item| texts(item.get_ref())).collect(),
        _ => Vec::new(),
    }
}
