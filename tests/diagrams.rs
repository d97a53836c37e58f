//! The pictures of a rules sheet on boards that nobody thought of.

use shouqi::diagnostics::Source;
use shouqi::layout::Studio;
use shouqi::layout::diagram::{Look, excerpt, setup};
use shouqi::rules::{Library, Position, Rules, Square, load};
use shouqi::rulesheet::View;
use shouqi::theme::{Theme, shipped_theme};
use std::sync::Arc;

/// A shelf with one ruleset.
struct One(String);

impl Library for One {
    fn read(&self, path: &str, _: Option<&str>) -> Result<Source, String> {
        Ok(Source::new(path, self.0.clone()))
    }
}

/// A game of rats on a board of this size: dens in opposite corners, a rat beside each, every third square of the rest
/// water or a trap.
fn rules(files: usize, rows: usize) -> Rules {
    let count = files * rows;
    let lines = |of: &dyn Fn(usize) -> char| {
        let all: Vec<char> = (0..count).map(of).collect();
        all.chunks(files).map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("\n")
    };
    let map = lines(&|place| match place {
        0 => 'd',
        _ if place == count - 1 => 'D',
        _ if place > 2 && place + 3 < count && place % 3 == 0 => '~',
        _ if place > 2 && place + 3 < count && place % 7 == 1 => 'T',
        _ => '.',
    });
    let setup = lines(&|place| match place {
        1 => 'r',
        _ if place + 2 == count => 'R',
        _ => '.',
    });
    let board = format!("map = \"\"\"\n{map}\n\"\"\"\nsetup = \"\"\"\n{setup}\n\"\"\"\n");
    let kinds = "[kinds]\nrat = { letter = \"R\", strength = 1, swims = true, leaps = [] }\n";
    let text =
        format!("format = 1\nname = \"odd\"\nversion = 1\n\n[board]\n{board}\n{kinds}\n[switches]\n{}", switches());
    load("odd.toml", &[], &One(text)).unwrap_or_else(|error| panic!("{files} × {rows}:\n{error}"))
}

/// The usual game's switches, but for those that name an animal which is not here.
fn switches() -> String {
    let usual = include_str!("../templates/rulesets/classic.toml");
    let all = usual.split("[switches]").nth(1).and_then(|rest| rest.split("\n[").next()).unwrap_or_default();
    all.lines().filter(|line| !line.contains("elephant")).fold(String::new(), |text, line| text + line + "\n")
}

fn theme(files: usize, rows: usize) -> Theme {
    Theme { rules: Arc::new(rules(files, rows)), ..shipped_theme("classic").expect("the theme is shipped") }
}

#[test]
fn the_oddest_boards_can_be_drawn() {
    for (files, rows) in [(1, 9), (9, 1), (3, 2), (26, 26)] {
        let theme = theme(files, rows);
        let mut studio = Studio::new(&theme);
        for look in [Look::Normal, Look::Large, Look::Card] {
            let drawn = setup(&mut studio, 6.0, look, false);
            let bars = 2.0 * 0.075 * 6.0;
            assert!((drawn.size.width - 6.0 * files as f64 - bars).abs() < 1e-9, "{:?}", drawn.size);
            assert!((drawn.size.height - 6.0 * rows as f64 - bars).abs() < 1e-9, "{:?}", drawn.size);
            let with_names = setup(&mut studio, 6.0, look, true);
            assert!(with_names.size.width > drawn.size.width && with_names.size.height > drawn.size.height);
        }
    }
}

#[test]
fn an_excerpt_that_reaches_beyond_the_board_ends_where_it_does() {
    let theme = theme(3, 2);
    let view = View {
        position: Position::start(&theme.rules),
        from: Square::new(1, 0),
        to: Square::new(25, 98),
        strips: Vec::new(),
        arrows: Vec::new(),
    };
    let drawn = excerpt(&mut Studio::new(&theme), &view, 10.0, Look::Normal);
    assert!((drawn.size.width - 20.0 - 1.3 - 0.75).abs() < 1e-9, "{:?}", drawn.size);
}
