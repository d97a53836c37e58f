//! What stands beside the board: the players with their clocks, the moves, and what was said last.

use crate::cli::table::conduct::Conduct;
use crate::cli::table::told::{Told, Tone};
use crate::diagnostics::push_escaped;
use crate::rules::Side;
use crate::rules::notation::display_move;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use textwrap::core::display_width;

/// The fewest lines of moves that are kept when much is said.
const FEWEST_MOVES: u16 = 2;

/// A line with its style.
pub type Line = (Style, String);

/// A text from outside, harmless for a terminal.
pub fn harmless(text: &str) -> String {
    let mut shown = String::new();
    text.chars().for_each(|letter| push_escaped(&mut shown, letter));
    shown
}

/// Draws all of it; `is_turned` if Black sits below.
pub fn draw(conduct: &Conduct, said: &[Told], is_turned: bool, place: Rect, buffer: &mut Buffer) {
    let [above, below] = if is_turned { [Side::White, Side::Black] } else { [Side::Black, Side::White] };
    player(conduct, above, place.y, place, buffer);
    player(conduct, below, place.bottom() - 1, place, buffer);
    let inner = Rect { y: place.y + 2, height: place.height.saturating_sub(4), ..place };
    let lines = lines(said, usize::from(place.width));
    let most = inner.height.saturating_sub(FEWEST_MOVES + 1);
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).min(most);
    let top = inner.bottom() - height;
    moves(conduct, Rect { height: (top - inner.y).saturating_sub(1), ..inner }, buffer);
    for (line, (style, text)) in (top..inner.bottom()).zip(&lines) {
        buffer.set_string(place.x, line, text, *style);
    }
}

/// How many columns and lines there are for what is said; what needs more is shown alone.
pub fn room(place: Rect) -> [usize; 2] {
    [usize::from(place.width), usize::from(place.height.saturating_sub(4 + FEWEST_MOVES + 1))]
}

/// What is said, in lines of a width.
pub fn lines(said: &[Told], width: usize) -> Vec<Line> {
    let plain = Style::new();
    let wrapped = |text: &str, style: Style| -> Vec<Line> {
        let options = crate::cli::terminal::wrapping(text, width);
        textwrap::wrap(&harmless(text), options).into_iter().map(|line| (style, line.into_owned())).collect()
    };
    let mut lines = Vec::new();
    for each in said {
        match each {
            Told::Words(tone, words) => lines.extend(wrapped(words, tone_style(*tone))),
            Told::Rule(number, sentence) => {
                lines.extend(wrapped(&format!("§\u{a0}{number}  {sentence}"), plain.add_modifier(Modifier::BOLD)));
            }
            Told::List(rows) => {
                let widest = rows.iter().map(|(word, _)| display_width(word)).max().unwrap_or(0) + 2;
                let beside = width.saturating_sub(widest).max(10);
                for (word, meaning) in rows {
                    let options = crate::cli::terminal::wrapping(meaning, beside);
                    for (place, line) in textwrap::wrap(&harmless(meaning), options).into_iter().enumerate() {
                        let head = if place == 0 { word.as_str() } else { "" };
                        let blanks = " ".repeat(widest.saturating_sub(display_width(head)));
                        lines.push((plain, format!("{head}{blanks}{line}")));
                    }
                }
            }
            Told::Verbatim(text) => lines.extend(text.lines().flat_map(|line| wrapped(line, plain))),
            Told::Board => {}
        }
    }
    lines
}

fn tone_style(tone: Tone) -> Style {
    match tone {
        Tone::Plain => Style::new(),
        Tone::Allowed => Style::new().fg(Color::Green).add_modifier(Modifier::BOLD),
        Tone::Forbidden => Style::new().fg(Color::Red).add_modifier(Modifier::BOLD),
    }
}

/// A player: whether it is the turn, the side, the name, the offences, the clock at the right.
fn player(conduct: &Conduct, side: Side, line: u16, place: Rect, buffer: &mut Buffer) {
    let table = conduct.host.table();
    let is_turn = conduct.host.turn() == side && table.ending().is_none();
    let mut name = conduct.side_name(side);
    if let Some(player) = table.setting().player(side) {
        name = format!("{name}  {}", harmless(player));
    }
    let offences = table.offences(side);
    if offences > 0 {
        name = format!("{name}  {}", "!".repeat(offences.min(9) as usize));
    }
    let clock = conduct.clock(side).unwrap_or_default();
    let is_running = table.clocks().is_some_and(|clocks| clocks.is_running() && clocks.turn() == side);
    let style = if is_turn { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
    let width = usize::from(place.width).saturating_sub(display_width(&clock) + 1);
    buffer.set_stringn(place.x, line, format!("{} {name}", if is_turn { "▸" } else { " " }), width, style);
    let x = place.right().saturating_sub(display_width(&clock) as u16);
    let running = if is_running { Modifier::REVERSED } else { Modifier::empty() };
    buffer.set_string(x, line, clock, style.add_modifier(running));
}

/// The last moves, two plies to a line.
fn moves(conduct: &Conduct, place: Rect, buffer: &mut Buffer) {
    let game = conduct.host.game();
    let tried_from = conduct.host.table().tried_from();
    let mut then = game.start().clone();
    let mut rows: Vec<String> = Vec::new();
    for (count, ply) in game.plies().iter().enumerate() {
        let mut written = display_move(&then, ply.mv);
        if tried_from.is_some_and(|from| count >= from) {
            written = format!("({written})");
        }
        let number = then.move_number();
        match (then.side(), rows.last_mut()) {
            (Side::Black, Some(row)) => {
                let blanks = " ".repeat(16_usize.saturating_sub(display_width(row)).max(1));
                row.push_str(&format!("{blanks}{written}"));
            }
            (Side::Black, None) => rows.push(format!("{:>7}         {written}", format!("{number}. …"))),
            (Side::White, _) => rows.push(format!("{number:>3}. {written}")),
        }
        then.make(ply.mv);
    }
    let shown = rows.len().saturating_sub(usize::from(place.height));
    for (line, row) in (place.y..place.bottom()).zip(&rows[shown..]) {
        buffer.set_stringn(place.x, line, row, usize::from(place.width), Style::new());
    }
}
