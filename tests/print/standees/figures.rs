//! Animals that stand, cut out: they do not fall over, nothing of them breaks off, and they are no wider than a square.

use shouqi::art::{ANIMALS, Drawing, Hand, animal};
use shouqi::dieline::{CardFigure, CardMeasures, WoodFigure, WoodMeasures};
use shouqi::geom::{Corners, Region};
use shouqi::theme::SIZES;
use std::sync::LazyLock;

/// What opening may take from a shape: a corner, in square millimetres.
const CORNER: f64 = 0.9;

/// The silhouette of every shipped animal.
fn silhouettes() -> Vec<(&'static str, Region)> {
    let silhouette = |id: &str| match animal(id, Hand::PaperCut) {
        Some(Drawing::Paths { parts, .. }) => {
            let inside: Vec<Region> = parts.iter().map(|part| Region::of_path(&part.path, true, 0.2)).collect();
            Region::union_of(&inside).filled().largest()
        }
        _ => panic!("{id} has no paper-cut"),
    };
    ANIMALS.iter().map(|animal| (animal.id, silhouette(animal.id))).collect()
}

/// An animal of one size, of card and of plywood.
struct Sized {
    id: &'static str,
    square: f64,
    silhouette: Region,
    card: CardFigure,
    wood: WoodFigure,
}

const fn of_card(square: f64) -> CardMeasures {
    CardMeasures { square, card: 0.3 }
}

const fn of_wood(square: f64) -> WoodMeasures {
    WoodMeasures { square, thick: 3.0 }
}

/// Every animal in every size.
fn all() -> &'static [Sized] {
    static ALL: LazyLock<Vec<Sized>> = LazyLock::new(|| {
        let sized = |(id, silhouette): (&'static str, Region)| {
            SIZES.map(|size| {
                let square = size.square;
                let card = CardFigure::new(&silhouette, of_card(square));
                let wood = WoodFigure::new(&silhouette, of_wood(square));
                Sized { id, square, silhouette: silhouette.clone(), card, wood }
            })
        };
        silhouettes().into_iter().flat_map(sized).collect()
    });
    &ALL
}

/// The largest area that a disc of this width cannot reach inside a shape, and the pieces of the shape when it is shrunk
/// by half of that.
fn beyond_necks(shape: &Region, neck: f64) -> (f64, usize) {
    // A hair less, for what calculating with fractions costs.
    let radius = neck / 2.0 - 0.03;
    // Calculating with fractions leaves slivers along the edge, which would join corners.
    let lost = shape.difference(&shape.opened(radius).offset(0.01, Corners::Round));
    let worst = lost.into_pieces().map(|piece| piece.area()).fold(0.0, f64::max);
    (worst, shape.offset(-radius, Corners::Round).count())
}

#[test]
fn every_figure_of_card_can_be_tilted_by_twenty_degrees() {
    for Sized { id, square, card, .. } in all() {
        let balance = card.balance(of_card(*square));
        assert!(balance.tipping_angle() >= 20.0, "{id} of {square} mm: {balance:?}");
        assert!(balance.aside.abs() < 0.05, "{id} of {square} mm stands over its foot: {balance:?}");
    }
}

#[test]
fn every_figure_of_plywood_can_be_tilted_by_forty_degrees() {
    for Sized { id, square, wood, .. } in all() {
        let balance = wood.balance(of_wood(*square));
        assert!(balance.tipping_angle() >= 40.0, "{id} of {square} mm: {balance:?}");
        assert!(balance.aside.abs() < 0.05, "{id} of {square} mm stands over its tab: {balance:?}");
    }
}

#[test]
fn no_neck_of_card_is_under_three_millimetres() {
    for Sized { id, square, card, .. } in all() {
        let (lost, pieces) = beyond_necks(&card.shape, 3.0);
        assert!(lost < CORNER && pieces == 1, "{id} of {square} mm loses {lost} mm², {pieces} pieces");
    }
    for size in SIZES {
        let (lost, pieces) = beyond_necks(&of_card(size.square).strip(), 3.0);
        assert!(lost < CORNER && pieces == 1, "a strip for {} mm loses {lost} mm², {pieces} pieces", size.square);
    }
}

#[test]
fn no_neck_of_plywood_is_under_four_millimetres() {
    for Sized { id, square, wood, .. } in all() {
        let (lost, pieces) = beyond_necks(&wood.body, 4.0);
        assert!(lost < CORNER && pieces == 1, "{id} of {square} mm loses {lost} mm², {pieces} pieces");
    }
}

#[test]
fn no_figure_is_wider_than_its_square() {
    for Sized { id, square, card, wood, .. } in all() {
        for figure in [&card.shape, &wood.shape] {
            let wide = figure.bounds().expect("an area").width();
            assert!((0.7 * square..=square - 0.9).contains(&wide), "{id} of {square} mm is {wide} mm wide");
        }
    }
}

#[test]
fn a_cut_line_lies_outside_the_drawing() {
    for Sized { id, square, silhouette, card, .. } in all() {
        let drawn = silhouette.transformed(card.placing);
        let beyond = drawn.difference(&card.shape).area();
        assert!(beyond < 0.005 * drawn.area(), "{beyond} mm² of {id} of {square} mm are cut off");
    }
}
