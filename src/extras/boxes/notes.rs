//! What stands beside the nets of a box: what it holds, and what its lines mean.

use crate::canvas::guides;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::segments;
use crate::dieline::Contents;
use crate::extras::net_sheet::{crease, cut_sample, glue_sample};
use crate::extras::words::say_first;
use crate::geom::{Affine, Point, Rect, plain};
use crate::language::Argument;
use crate::scene::{Item, Page};
use crate::typeset::{Across, Down};

/// From the bleed down to the middle of the legend, and from it to the note below.
const BELOW: (f64, f64) = (5.5, 5.0);
/// Length of a sample, and the gaps beside it.
const SAMPLE: (f64, f64, f64) = (9.0, 1.4, 7.0);

/// Adds the legend, and a line about contents and clear width, height and depth, below the artwork.
pub fn add(resources: &mut Resources<'_>, page: &mut Page, contents: &Contents, inner: [f64; 3]) {
    let legible = resources.legibility();
    let text = |number: f64| Argument::Text(plain((number * 10.0).round() / 10.0));
    let [width, height, depth] = inner.map(text);
    let arguments = [
        ("count", Argument::Text(contents.pieces.to_string())),
        ("size", text(contents.across)),
        ("thickness", text(contents.thickness)),
        ("card", Argument::Text(plain(contents.card.0))),
        ("width", width),
        ("height", height),
        ("depth", depth),
    ];
    let note = say_first(resources, "net-note", &arguments);
    let middle = page.bleed.center().x;
    let y = page.bleed.y1 + BELOW.0.max(1.2 * legible.note);
    let apart = BELOW.1.max(1.5 * legible.note);
    let label = resources.note(&note, legible.note);
    let mut items: Vec<Item> = Vec::new();
    items.extend(
        label.map(|label| label.run(Point::new(middle, y + apart), Across::Middle, Down::Middle, legible.ink).into()),
    );
    items.extend(legend(resources, Point::new(middle, y)));
    guides::add(page, items);
}

/// Samples of the three kinds of lines with their names, in a row centred at a point.
fn legend(resources: &mut Resources<'_>, middle: Point) -> Vec<Item> {
    let legible = resources.legibility();
    let names = ["net-cut", "net-score", "net-glue"].map(|key| say_first(resources, key, &[]));
    let labels = names.map(|name| resources.note(&name, legible.note));
    let widths = labels.each_ref().map(|label| label.as_ref().map_or(0.0, |label| label.advance()));
    let total = widths.iter().sum::<f64>() + 3.0 * (SAMPLE.0 + SAMPLE.1) + 2.0 * SAMPLE.2;
    let mut x = middle.x - total / 2.0;
    let mut items = Vec::new();
    for (place, (label, width)) in labels.into_iter().zip(widths).enumerate() {
        let (from, to) = (Point::new(x, middle.y), Point::new(x + SAMPLE.0, middle.y));
        items.extend(match place {
            0 => vec![cut_sample(segments([(from, to)]))],
            1 => vec![crease(segments([(from, to)]), false)],
            _ => glue_sample(Rect::new(from.x, from.y - 1.5, to.x, to.y + 1.5)),
        });
        x += SAMPLE.0 + SAMPLE.1;
        let at = Affine::translate((x, middle.y));
        items.extend(label.map(|label| label.run_by(at * label.shift(Across::Left, Down::Middle), legible.ink).into()));
        x += width + SAMPLE.2;
    }
    items
}
