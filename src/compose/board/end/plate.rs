//! The game's name on the plate of a landscape: in the language of its reader, and in Chinese characters.

use super::coordinates;
use crate::geom::Point;
use crate::landscape;
use crate::motif::C;
use crate::motif::bands::FrameKind;
use crate::motif::board_canvas::{BoardCanvas, Type, TypesetLine};
use crate::rules::Side;
use crate::theme::is_chinese;
use crate::typeset::{Across, Down};

/// The sizes of letters and of characters, as shares of the plate's height, and the gap between both.
const LATIN: f64 = 0.64;
const CHARACTERS: f64 = 0.58;
const GAP: f64 = 0.42;
/// From the plate's middle to the letters' baseline.
const BASELINE: f64 = 0.2;

/// The names on both plates.
pub(in crate::compose::board) fn names(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    if site.is_titled_strip() {
        return in_strip(canvas);
    }
    let Some(plate) = landscape::plate(site).filter(|_| site.kind == FrameKind::Full) else { return };
    let (middle, room) = (plate.words.center(), plate.words.size());
    for half in Side::BOTH {
        let y = if half == Side::White { middle.y } else { site.height() - middle.y };
        let space = site.facing(Point::new(middle.x, y), half);
        canvas.within(space, |canvas| {
            let mut scale = 1.0;
            // Set smaller once if it is too wide; the second time it fits.
            for _ in 0..2 {
                let parts = parts(canvas, half, scale * room.height);
                let gaps = parts.len().saturating_sub(1) as f64 * GAP * scale * room.height;
                let whole = parts.iter().map(|part| part.0.width()).sum::<f64>() + gaps;
                if whole > room.width {
                    scale *= 0.995 * room.width / whole;
                    continue;
                }
                let mut x = -whole / 2.0;
                for (words, down) in &parts {
                    let y = if *down == Down::Baseline { BASELINE * scale * room.height } else { 0.0 };
                    canvas.put_words(words, (x, y), Across::Left, *down, plate.colour);
                    x += words.width() + GAP * scale * room.height;
                }
                break;
            }
        });
    }
}

/// In a narrow frame the name stands in the row of the letters of the files: between those of the middle, its letters
/// left and its characters right of the middle one, or all of it where no letter is.
fn in_strip(canvas: &mut BoardCanvas<'_, '_>) {
    /// How wide words may be between two letters, and how large they are at best, and as a share of the frame.
    const ROOM: f64 = 0.80 * C;
    const LARGE: (f64, f64) = (3.3, 0.5);
    let site = canvas.site();
    if site.columns < 4 {
        return;
    }
    let (colour, odd) = (site.quiet_on_frame(), !site.columns.is_multiple_of(2));
    let size = LARGE.0.min(LARGE.1 * site.end);
    let baseline = coordinates::strip_middle(site) + 0.34 * size;
    for half in Side::BOTH {
        let y = if half == Side::White { site.height() + baseline } else { -baseline };
        let space = site.facing(Point::new(site.width() / 2.0, y), half);
        canvas.within(space, |canvas| {
            let height = size / LATIN;
            let mut all = parts(canvas, half, height);
            let gap = if odd { 0.0 } else { GAP * height };
            let whole = all.iter().map(|part| part.0.width()).fold(0.0, |sum, width| sum + width + gap) - gap;
            let widest = all.iter().map(|part| part.0.width()).fold(0.0, f64::max);
            let share = (ROOM / if odd { widest } else { whole }).min(1.0);
            if share < 1.0 {
                all = parts(canvas, half, height * share);
            }
            let count = all.len();
            let mut x = -whole * share / 2.0;
            for (n, (words, down)) in all.iter().enumerate() {
                let middle = match odd {
                    // Over the lines on both sides of the middle file; one alone over the left one.
                    true => C * if n + 1 == count && count > 1 { 0.5 } else { -0.5 },
                    false => x + words.width() / 2.0,
                };
                // Characters stand with their middle at that of the letters.
                let y = if *down == Down::Baseline { 0.0 } else { -0.32 * size };
                canvas.put_words(words, (middle, y), Across::Middle, *down, colour);
                x += words.width() + gap * share;
            }
        });
    }
}

/// The name in letters and in characters, whichever there are.
fn parts(canvas: &mut BoardCanvas<'_, '_>, half: Side, height: f64) -> Vec<(TypesetLine, Down)> {
    let site = canvas.site();
    let (theme, roles) = (site.theme, site.theme.roles);
    // A title of one's own may be the same in every language: it is set once, in the face of its characters.
    let own = |tag: &str| theme.title_in(tag).to_owned();
    let latin = site.words.latin_tag(half).map(own).filter(|text| !is_chinese(text));
    let characters = Some(own(site.words.tag(half))).filter(|text| is_chinese(text));
    let characters = characters.or_else(|| site.words.characters("game"));
    let mut parts = Vec::new();
    let letters = Type { face: roles.title, size: LATIN * height, tracking: 0.02 };
    let signs = Type { face: roles.title_character, size: CHARACTERS * height, tracking: 0.1 };
    for (of, text, down) in [(letters, latin, Down::Baseline), (signs, characters, Down::Middle)] {
        if let Some(words) = text.and_then(|text| canvas.words(of, &text)) {
            parts.push((words, down));
        }
    }
    parts
}
