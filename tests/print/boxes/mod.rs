//! Boxes, folded in space with the thickness of their card: they close, what is glued lies on what it is glued to, and the
//! pieces go in.

mod folded;
mod printed;
mod wrong;

use folded::{halves_faults, matchbox_faults, tuck_faults};
use shouqi::dieline::{Card, Contents, InsertKind, sleeve, tray, tuck};
use shouqi::geom::Size;

const A4: Size = Size::new(210.0, 297.0);
const BLEED: f64 = 2.0;

/// The usable area of A4.
fn area() -> Size {
    Size::new(A4.width - 12.0, A4.height - 12.0)
}

/// Sixteen pieces and the rules on A4, in card of this thickness.
fn contents(across: f64, thickness: f64, card: f64) -> Contents {
    Contents { pieces: 16, across, thickness, rules: Some(A4), card: Card(card) }
}

/// Every disc that the boxes are made for, in every card.
fn all_contents() -> impl Iterator<Item = Contents> {
    let discs = (12..=40).step_by(2).flat_map(|across| [3.0, 5.0, 8.0].map(|thick| (f64::from(across), thick)));
    discs.flat_map(|(across, thick)| [0.3, 0.5, 0.6, 0.8, 1.0].map(|card| contents(across, thick, card)))
}

/// The nets of a table: discs, clear width, height and depth, the net with its bleed; of 16 pieces in card of 0.3 mm.
const TUCK_BOXES: [(f64, f64, [i64; 3], [i64; 2]); 12] = [
    (12.0, 3.0, [25, 27, 13], [91, 73]),
    (12.0, 5.0, [25, 50, 12], [88, 90]),
    (12.0, 8.0, [34, 50, 13], [111, 95]),
    (20.0, 3.0, [82, 82, 8], [196, 115]),
    (20.0, 5.0, [82, 82, 8], [197, 115]),
    (20.0, 8.0, [82, 82, 11], [203, 121]),
    (30.0, 3.0, [61, 122, 9], [158, 156]),
    (30.0, 5.0, [61, 122, 13], [166, 167]),
    (30.0, 8.0, [61, 122, 19], [178, 184]),
    (40.0, 3.0, [81, 81, 16], [212, 135]),
    (40.0, 5.0, [81, 81, 24], [228, 153]),
    (40.0, 8.0, [81, 81, 36], [252, 177]),
];

/// The same of matchboxes: the trays' and the sleeves' nets.
const MATCHBOXES: [(f64, f64, [i64; 2], [i64; 2]); 12] = [
    (12.0, 3.0, [86, 56], [34, 96]),
    (12.0, 5.0, [102, 56], [50, 96]),
    (12.0, 8.0, [108, 65], [56, 117]),
    (20.0, 3.0, [120, 102], [88, 202]),
    (20.0, 5.0, [120, 102], [88, 202]),
    (20.0, 8.0, [132, 108], [88, 208]),
    (30.0, 3.0, [164, 84], [128, 163]),
    (30.0, 5.0, [180, 92], [128, 171]),
    (30.0, 8.0, [204, 104], [128, 183]),
    (40.0, 3.0, [151, 118], [88, 217]),
    (40.0, 5.0, [183, 134], [88, 233]),
    (40.0, 8.0, [231, 158], [88, 257]),
];

/// Whether lengths are those of a table, which are rounded to millimetres.
fn are<const N: usize>(found: [f64; N], wanted: [i64; N]) -> bool {
    found.into_iter().zip(wanted).all(|(found, wanted)| (found - wanted as f64).abs() < 0.51)
}

#[test]
fn boxes_are_as_large_as_their_contents_ask() {
    for (across, thick, inner, net) in TUCK_BOXES {
        let fit = contents(across, thick, 0.3).tuck_box(area(), BLEED).expect("a box");
        let bounds = tuck(&fit.measures).bounds().inflate(BLEED, BLEED);
        let found = fit.measures.inner;
        assert!(are(found, inner), "discs of {across} × {thick} mm: {found:?}");
        assert!(are([bounds.width(), bounds.height()], net), "discs of {across} × {thick} mm: {bounds:?}");
    }
    for (across, thick, of_tray, of_sleeve) in MATCHBOXES {
        let fit = contents(across, thick, 0.3).matchbox(area(), BLEED).expect("a box");
        for (bounds, size) in [(tray(&fit.tray).bounds(), of_tray), (sleeve(&fit.sleeve).bounds(), of_sleeve)] {
            let bounds = bounds.inflate(BLEED, BLEED);
            assert!(are([bounds.width(), bounds.height()], size), "discs of {across} × {thick} mm: {bounds:?}");
        }
    }
}

#[test]
fn every_tuck_box_folds_without_card_in_card_and_takes_its_contents() {
    for contents in all_contents() {
        let fit = contents.tuck_box(area(), BLEED).expect("a box");
        assert_eq!(tuck_faults(&tuck(&fit.measures), &fit.measures, &fit), [""; 0], "{contents:?}");
        assert_eq!(halves_faults(&fit.measures), [""; 0], "in two parts, {contents:?}");
    }
}

#[test]
fn every_matchbox_folds_without_card_in_card_and_takes_its_contents() {
    for contents in all_contents() {
        let fit = contents.matchbox(area(), BLEED).expect("a box");
        let (tray, sleeve) = (tray(&fit.tray), sleeve(&fit.sleeve));
        assert_eq!(matchbox_faults(&tray, &sleeve, &fit), [""; 0], "{contents:?}");
    }
}

#[test]
fn no_disc_is_so_free_that_it_climbs_on_another() {
    for contents in all_contents() {
        let fit = contents.tuck_box(area(), BLEED).expect("a box");
        let (inner, block, card) = (fit.measures.inner, fit.arrangement.block, contents.card.0);
        let free = [inner[0] - block[0], inner[1] - block[1], inner[2] - 2.0 * card - fit.insert.thick - block[2]];
        // Very small discs leave more room in the smallest box that hands can fold.
        let least = contents.thickness.min(contents.across);
        let smallest = inner[0] <= 24.0 || inner[2] <= 8.0;
        assert!(smallest || free.iter().all(|&free| free < least), "{contents:?}: {free:?}");
    }
}

#[test]
fn any_number_of_pieces_has_a_box_and_few_places_stay_empty() {
    for pieces in 2..=64 {
        let contents = Contents { pieces, ..contents(20.0, 5.0, 0.3) };
        for empty in [
            contents.tuck_box(area(), BLEED).map(|fit| fit.arrangement.empty),
            contents.matchbox(area(), BLEED).map(|fit| fit.arrangement.empty),
        ] {
            assert!(empty.is_some_and(|empty| empty <= 3), "{pieces} pieces: {empty:?}");
        }
    }
}

#[test]
fn the_rules_go_in_folded_if_they_are_smaller_than_the_box() {
    let kind = |across, rules| {
        let contents = Contents { rules, ..contents(across, 5.0, 0.3) };
        contents.tuck_box(area(), BLEED).expect("a box").insert.kind
    };
    assert_eq!(kind(20.0, Some(A4)), InsertKind::Sheet(3, 4));
    assert_eq!(kind(30.0, Some(A4)), InsertKind::Sheet(5, 2));
    assert_eq!(kind(12.0, Some(A4)), InsertKind::Nothing);
    assert_eq!(kind(20.0, None), InsertKind::Nothing);
}
