//! Two ripples, and a word with its picture in every square: the river's in the middle, others for water around it.

use super::body::Body;
use crate::art::motifs::{BOAT_WORD, BoardRole, FISH_WORD, LAKE_WORD, RIVER_WORD, STREAM_WORD, WATER_WORD};
use crate::art::{Motif, Shown};
use crate::canvas::shapes::{Swell, ribbon};
use crate::geom::{BezPath, Point};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::card::{Card, afloat};
use crate::motif::word::{caption, over_caption};
use crate::scene::Colour;
use std::cmp::Ordering;
use std::f64::consts::TAU;

pub(super) fn ripples(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let site = canvas.site();
    let colours = *site.colours();
    canvas.shape(body.shore(0.03, 0.26, 0.014, 0.7), colours.river, colours.wave, 0.5);
    canvas.ruled(body.lines(0.12 * C), Colour::WHITE, 0.7);
    let mut path = BezPath::new();
    for &(r, c) in &body.cells {
        let (x, y) = ((c as f64 + 0.5) * C, (r as f64 + 0.5) * C);
        for (down, half) in [(-0.345, 0.26), (0.225, 0.30)] {
            let along = |u: f64| {
                let way = (2.0 * u - 1.0) * half;
                Point::new(x + way * C, y + (down + 0.028 * (TAU * way / 0.2).sin()) * C)
            };
            path.extend(ribbon(along, Swell { widest: 0.62, narrowest: 0.2, power: 0.6 }, 18));
        }
    }
    canvas.fill(path, colours.wave);
    if !site.style().labels.river {
        return;
    }
    for &(r, c) in &body.cells {
        canvas.at((c as f64 + 0.5) * C, (r as f64 + 0.5) * C, 0.0, 1.0, |canvas| word(canvas, body, (r, c)));
    }
}

/// Words for water in the rows before the river's name, as its reader sees it, and behind it.
const NEAR: [&str; 2] = ["stream", "fish"];
const FAR: [&str; 2] = ["lake", "water"];

/// The word of a square.
fn key(body: &Body, (row, column): (usize, usize)) -> &'static str {
    match row.cmp(&body.name_run().row) {
        Ordering::Equal => "river",
        Ordering::Greater => NEAR[column % 2],
        Ordering::Less => FAR[column % 2],
    }
}

/// The picture of a word; the river's name has one for each of its characters.
fn picture(key: &str, place: usize) -> &'static Motif<BoardRole> {
    match (key, place) {
        ("stream", _) => &STREAM_WORD,
        ("fish", _) => &FISH_WORD,
        ("lake", _) => &LAKE_WORD,
        ("water", _) => &WATER_WORD,
        (_, 0) => &RIVER_WORD,
        (_, _) => &BOAT_WORD,
    }
}

/// How much smaller a caption is on the water than on land.
const NARROWER: f64 = 0.94;

/// One character of a name beside its picture, below them the name in Latin letters and its pronunciation.
fn word(canvas: &mut BoardCanvas<'_, '_>, body: &Body, (row, column): (usize, usize)) {
    let site = canvas.site();
    let text = site.colours().river_text;
    let key = if site.words.in_characters() { key(body, (row, column)) } else { "river" };
    if !site.words.in_characters() {
        let latin = site.words.latin(body.reader, key);
        return caption(canvas, (latin.as_deref(), None), 0.03 * C, (text, text));
    }
    let Some(word) = site.words.board(body.reader, key) else { return };
    // A name of two characters is split over neighbouring squares, and so is its pronunciation.
    let count = word.text.chars().count().max(1);
    let latin = site.words.latin_at(body.reader, key, column % count);
    let character = word.text.chars().nth(column % count).map(String::from).unwrap_or_default();
    let pinyin = site.words.pinyin(body.reader, key);
    let syllable = pinyin.as_deref().and_then(|all| all.split_whitespace().nth(column % count));
    let syllable = syllable.map(str::to_owned);
    let card = Card::WATER.at(over_caption(&latin, &syllable, 0.065 * C));
    // What is to be coloured in has no colours of its own.
    match site.to_be_coloured() {
        true => card.write(canvas, &character, (0.0, text)),
        false => card.draw(canvas, (&character, text), (picture(key, column % count), Shown::default()), afloat),
    }
    // Clear of the shore.
    canvas.at(0.0, 0.0, 0.0, NARROWER, |canvas| {
        caption(canvas, (latin.as_deref(), syllable.as_deref()), 0.41 * C / NARROWER, (text, text));
    });
}
