//! The name on the water.

use super::body::{Body, Run};
use crate::canvas::shapes::begonia;
use crate::geom::{Point, Rect, Shape, TOLERANCE};
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type, TypesetLine};
use crate::motif::site::Site;
use crate::motif::word::{Word, face, gloss, glossed_line, inscribed};
use crate::scene::Colour;
use crate::typeset::{Across, Down};

/// Where the characters of a name stand in a run of squares, from its left end in squares: in the middle of squares,
/// evenly around the middle of the run.
fn places(squares: usize, characters: usize) -> Vec<f64> {
    let spread = !(squares - characters).is_multiple_of(2) && characters.is_multiple_of(2);
    (0..characters)
        .map(|place| {
            // In an odd run an even name leaves the middle square free rather than stand on its edges.
            let gap = if spread && place >= characters / 2 { 1.0 } else { 0.0 };
            let first = (squares - characters - usize::from(spread)) as f64 / 2.0;
            first + place as f64 + gap + 0.5
        })
        .collect()
}

/// The characters of a name as they stand in a run of squares: one alone would stand on the edge between two, so that
/// each of them has it.
fn on_squares(word: &Word, squares: usize) -> String {
    let alone = word.in_characters && word.text.chars().count() == 1;
    if alone && squares.is_multiple_of(2) { word.text.repeat(2) } else { word.text.clone() }
}

/// The word for a river, if rivers are named.
fn word(site: &Site<'_>, body: &Body) -> Option<Word> {
    site.words.board(body.reader, "river").filter(|_| site.style().labels.river)
}

/// How a name is set off from the water.
#[derive(Debug, Clone, Copy)]
pub(super) enum NameStyle {
    /// Nothing.
    Plain,
    /// Nothing, and the word in Latin letters stands below each character, so that it crosses no edge of squares.
    Glossed,
    /// One plate in the middle of the run, characters above the word in Latin letters.
    Together,
    /// An outline of this colour and weight, to be coloured.
    Outlined(Colour, f64),
    /// A plate in the river's colour with a line in that of the bank: round for a character, hollowed for a line.
    Plate,
}

/// The squares, row and column, that the name of a river stands on.
pub(super) fn covered(canvas: &BoardCanvas<'_, '_>, body: &Body) -> Vec<(usize, usize)> {
    let site = canvas.site();
    let Some(word) = word(site, body) else { return Vec::new() };
    let run = body.name_run();
    let characters = on_squares(&word, run.len).chars().count();
    let cell = |place: usize| (run.row, run.start + place);
    if word.in_characters && characters <= run.len {
        return places(run.len, characters).into_iter().map(|place| cell(place as usize)).collect();
    }
    // A word in the middle of the run: as many squares as it may take, and one more where it stands between two.
    let wide = run.len.min(BROADEST);
    let wide = wide + (run.len - wide) % 2;
    let first = (run.len - wide) / 2;
    (first..first + wide).map(cell).collect()
}

/// A word in Latin letters is no broader than so many squares.
const BROADEST: usize = 3;

/// The name of a river: a character in each square of its middle row, Latin letters in one line over it.
pub(super) fn name(canvas: &mut BoardCanvas<'_, '_>, body: &Body, size: f64, style: NameStyle) {
    let site = canvas.site();
    let Some(word) = word(site, body) else { return };
    let run = body.name_run();
    let y = (run.row as f64 + 0.5) * C;
    let colour = site.colours().river_text;
    let text = on_squares(&word, run.len);
    let characters = text.chars().count();
    let put = |canvas: &mut BoardCanvas<'_, '_>, text: &str, x: f64, of: Type, width: f64| {
        let Some(words) = canvas.fitted(of, text, width) else { return };
        if let NameStyle::Plate | NameStyle::Together = style {
            plate(canvas, &words, (x, y), text.chars().count() == 1, size);
        }
        // Dots and ripples behind the word would hide it; in the middle of a single square there are none.
        else if run.len > 1 && (characters > run.len || !word.in_characters) {
            let half = words.width() / 2.0 + 1.6;
            let tall = words.height() / 2.0 + 1.2;
            let patch = Rect::new(x - half, y - tall, x + half, y + tall);
            canvas.fill(patch.to_path(TOLERANCE), site.colours().river);
        }
        match style {
            NameStyle::Outlined(line, weight) => {
                canvas.put_outlined(&words, (x, y), site.colours().river, line, weight)
            }
            NameStyle::Plain | NameStyle::Glossed | NameStyle::Together | NameStyle::Plate => {
                canvas.put_words(&words, (x, y), Across::Middle, Down::Middle, colour)
            }
        }
    };
    if let (NameStyle::Together, true) = (style, word.in_characters) {
        let x = (run.start as f64 + run.len as f64 / 2.0) * C;
        return together(canvas, &word, size, (x, y));
    }
    if word.in_characters && characters <= run.len {
        let of = Type { tracking: 0.0, ..face(canvas, &word, size) };
        let glossed = matches!(style, NameStyle::Glossed);
        for (character, place) in text.chars().zip(places(run.len, characters)) {
            let x = (run.start as f64 + place) * C;
            if glossed {
                let word = Word { text: character.to_string(), ..word.clone() };
                canvas.at(x, y, 0.0, 1.0, |canvas| {
                    glossed_line(canvas, &word, size, (0.8 * C, 0.8 * C), 0.0, colour);
                });
            } else {
                put(canvas, &character.to_string(), x, of, 0.8 * C);
            }
        }
        if glossed {
            return;
        }
        between(canvas, &word, run, characters, size, style);
        return;
    }
    let of = match word.in_characters {
        true => face(canvas, &word, 0.8 * size),
        false => Type { size: 0.52 * size, tracking: 0.32, ..face(canvas, &word, size) },
    };
    let x = (run.start as f64 + run.len as f64 / 2.0) * C;
    put(canvas, &inscribed(&word), x, of, 0.66 * C * run.len.min(BROADEST) as f64);
}

/// The word in Latin letters between the two characters in the middle of a run, over the edge of squares there, or in
/// the square that they leave free.
fn between(canvas: &mut BoardCanvas<'_, '_>, word: &Word, run: Run, characters: usize, size: f64, style: NameStyle) {
    if !characters.is_multiple_of(2) {
        return;
    }
    let site = canvas.site();
    // Between the plates of the two, or the characters themselves.
    let beside = match style {
        NameStyle::Plate => plate_radius(size) + 0.13 * C,
        NameStyle::Plain | NameStyle::Glossed | NameStyle::Together | NameStyle::Outlined(..) => 0.5 * size + 0.05 * C,
    };
    let free = if run.len.is_multiple_of(2) { C } else { 2.0 * C };
    let Some(words) = gloss(canvas, word, free - 2.0 * beside) else { return };
    let at = Point::new((run.start as f64 + run.len as f64 / 2.0) * C, (run.row as f64 + 0.5) * C);
    let around = Rect::from_center_size(at, (words.width() + 1.8, words.height() + 1.6));
    match style {
        NameStyle::Plate => {
            let edge = Rect::from_center_size(at, (words.width() + 2.4, words.height() + 2.6));
            canvas.fill(begonia(edge.inflate(0.45, 0.45), 0.7), site.colours().river);
            canvas.left_open(begonia(edge, 0.8), site.colours().bank, 0.35);
        }
        NameStyle::Plain | NameStyle::Glossed | NameStyle::Together | NameStyle::Outlined(..) => {
            canvas.fill(around.to_path(TOLERANCE), site.colours().river);
        }
    }
    canvas.put_words(&words, at, Across::Middle, Down::Middle, site.colours().river_text);
}

/// Characters and the word in Latin letters on one plate around a place.
fn together(canvas: &mut BoardCanvas<'_, '_>, word: &Word, size: f64, at: (f64, f64)) {
    /// Half the plate's sides, in sizes of a character, with a word in Latin letters and without.
    const HALF: (f64, [f64; 2]) = (1.72, [1.02, 0.78]);
    /// The widest that both may be, likewise.
    const WIDE: f64 = 2.6;
    let colours = *canvas.site().colours();
    let half = HALF.1[usize::from(word.gloss.is_none())];
    let edge = Rect::new(-HALF.0 * size, -half * size, HALF.0 * size, half * size);
    canvas.at(at.0, at.1, 0.0, 1.0, |canvas| {
        canvas.fill(begonia(edge.inflate(0.7, 0.7), 1.4), colours.river);
        canvas.left_open(begonia(edge, 1.5), colours.bank, 0.5);
        canvas.left_open(begonia(edge.inflate(-0.8, -0.8), 1.3), colours.bank, 0.25);
        glossed_line(canvas, word, size, (WIDE * size, 0.9 * WIDE * size), 0.0, colours.river_text);
    });
}

/// The squares in whose middle a character of the name stands by itself.
pub(super) fn sealed(canvas: &BoardCanvas<'_, '_>, body: &Body) -> Vec<(usize, usize)> {
    let word = word(canvas.site(), body).filter(|word| word.in_characters);
    let alone = word.is_some_and(|word| on_squares(&word, body.name_run().len).chars().count() <= body.name_run().len);
    if alone { covered(canvas, body) } else { Vec::new() }
}

/// The radius of the plate behind a character of this size.
pub(super) fn plate_radius(size: f64) -> f64 {
    0.74 * size
}

/// A plate behind a word, wide enough to keep the pattern off its line.
fn plate(canvas: &mut BoardCanvas<'_, '_>, words: &TypesetLine, at: (f64, f64), round: bool, size: f64) {
    const GAP: f64 = 0.45;
    let colours = *canvas.site().colours();
    if round {
        canvas.fill(BoardCanvas::circle((at.0, at.1), plate_radius(size) + GAP), colours.river);
        canvas.left_open(BoardCanvas::circle((at.0, at.1), plate_radius(size)), colours.bank, 0.35);
        return;
    }
    let edge = Rect::from_center_size(at, (words.width() + 4.4, words.height() + 3.0));
    canvas.fill(begonia(edge.inflate(GAP, GAP), 1.0), colours.river);
    canvas.left_open(begonia(edge, 1.1), colours.bank, 0.35);
}

#[cfg(test)]
mod tests {
    use super::{on_squares, places};
    use crate::motif::word::Word;

    #[test]
    fn the_characters_of_a_river_stand_in_the_middle_of_squares() {
        assert_eq!(places(2, 2), [0.5, 1.5]);
        assert_eq!(places(3, 2), [0.5, 2.5]);
        assert_eq!(places(4, 2), [1.5, 2.5]);
        assert_eq!(places(5, 2), [1.5, 3.5]);
        assert_eq!(places(3, 1), [1.5]);
    }

    #[test]
    fn a_name_of_one_character_stands_in_both_squares_of_the_middle() {
        let word = |text: &str, in_characters| Word { text: text.to_owned(), in_characters, gloss: None };
        assert_eq!(on_squares(&word("川", true), 2), "川川");
        assert_eq!(on_squares(&word("川", true), 3), "川");
        assert_eq!(on_squares(&word("河川", true), 2), "河川");
        assert_eq!(on_squares(&word("A", false), 2), "A");
    }
}
