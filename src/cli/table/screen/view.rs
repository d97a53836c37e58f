//! The whole screen.

use super::Screen;
use super::board::BoardPicture;
use super::geometry::Geometry;
use super::panel::{self, harmless};
use crate::rules::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use textwrap::core::display_width;

/// Draws the screen; the columns and lines that there are for what is said.
pub fn draw(screen: &Screen<'_>, area: Rect, buffer: &mut Buffer) -> [usize; 2] {
    let conduct = &*screen.conduct;
    let game = conduct.host.game();
    let geometry = Geometry::fitting(game.rules().board(), area, screen.has_characters, screen.is_turned);
    let geometry = match geometry {
        Ok(geometry) => geometry,
        Err([columns, rows]) => {
            let needs = [("columns", u32::from(columns).into()), ("rows", u32::from(rows).into())];
            say(&conduct.say("play-too-small", &needs), area, buffer);
            return [usize::MAX; 2];
        }
    };
    let parts = geometry.parts(area);
    let room = panel::room(parts.panel);
    if let Some(from) = screen.cover {
        cover(screen, from, area, buffer);
        return room;
    }
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let dim = Style::new().add_modifier(Modifier::DIM);
    let rules = conduct.say("word-rules", &[("rules", game.rules().signature().into())]);
    buffer.set_stringn(area.x, parts.title.y, rules, usize::from(area.width), dim);
    let targets = screen.targets();
    let picture = BoardPicture {
        position: game.position(),
        characters: screen.has_characters.then_some(&*conduct.voice.language),
        shows_strengths: conduct.shows_strengths,
        colours: screen.colours,
        depth: screen.depth,
        last: game.plies().last().map(|ply| ply.mv),
        cursor: screen.cursor,
        picked: screen.picked,
        targets: &targets,
    };
    picture.draw(&geometry, parts.board, buffer);
    panel::draw(conduct, &screen.said, screen.is_turned, parts.panel, buffer);
    let side: Side = conduct.host.turn();
    let prompt = match (&screen.thinking, conduct.end()) {
        (Some(thinking), _) => conduct.say("play-thinking", &[("side", thinking.side.into())]),
        (None, Some(end)) => end,
        (None, None) => format!("{}> ", conduct.side_name(side)),
    };
    let prompt = harmless(&prompt);
    let width = usize::from(area.width);
    buffer.set_stringn(area.x, parts.input.y, &prompt, width, bold);
    let typed = harmless(&screen.typed);
    let at = display_width(&prompt) + usize::from(conduct.end().is_some());
    if !typed.is_empty() || (screen.thinking.is_none() && conduct.end().is_none()) {
        // The end of a long line is what is being typed.
        let free = width.saturating_sub(at + 1);
        let shown: String = tail(&typed, free);
        let x = area.x + at as u16;
        buffer.set_string(x, parts.input.y, &shown, Style::new());
        let caret = Style::new().add_modifier(Modifier::REVERSED);
        buffer.set_string(x + display_width(&shown) as u16, parts.input.y, " ", caret);
    }
    buffer.set_stringn(area.x, parts.keys.y, conduct.say("play-keys", &[]), width, dim);
    room
}

/// The last columns of a text.
fn tail(text: &str, columns: usize) -> String {
    let mut from = 0;
    while display_width(&text[from..]) > columns {
        from += text[from..].chars().next().map_or(1, char::len_utf8);
    }
    text[from..].to_owned()
}

/// The columns and lines of what is alone on a screen.
pub fn page(area: Rect) -> [usize; 2] {
    [usize::from(area.width).saturating_sub(1).max(1), usize::from(area.height).saturating_sub(2).max(1)]
}

/// What was said, alone on the screen, from a line on.
fn cover(screen: &Screen<'_>, from: usize, area: Rect, buffer: &mut Buffer) {
    let [columns, most] = page(area);
    let lines = panel::lines(&screen.said, columns);
    for (line, (style, text)) in (area.y..).zip(lines.iter().skip(from).take(most)) {
        buffer.set_string(area.x, line, text, *style);
    }
    let dim = Style::new().add_modifier(Modifier::DIM);
    let pages = lines.len().div_ceil(most);
    let foot = match pages {
        1 => screen.conduct.say("play-any-key", &[]),
        _ => format!("{} / {pages}", from / most + 1),
    };
    buffer.set_stringn(area.x, area.bottom() - 1, foot, columns, dim);
}

fn say(text: &str, area: Rect, buffer: &mut Buffer) {
    let options = crate::cli::terminal::wrapping(text, usize::from(area.width.max(1)));
    for (line, text) in (area.y..area.bottom()).zip(textwrap::wrap(text, options)) {
        buffer.set_string(area.x, line, text, Style::new());
    }
}
