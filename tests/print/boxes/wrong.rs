//! Nets that are made wrong on purpose: the folding test finds what is wrong with each.

use super::folded::{matchbox_faults, tuck_faults};
use super::{BLEED, area, contents};
use shouqi::dieline::{SleeveMeasures, TrayMeasures, TuckMeasures, sleeve, tray, tuck};

type Spoilt<M> = (&'static str, fn(&mut M));

const TUCK_BOXES: [Spoilt<TuckMeasures>; 9] = [
    ("no allowance for creases", |m| {
        let fold = m.card.two_folds();
        for length in [&mut m.wide, &mut m.side_a, &mut m.side_b, &mut m.high] {
            *length -= fold;
        }
    }),
    ("the second side as wide as the first", |m| m.side_b = m.side_a),
    ("a lid 1 mm too long", |m| m.lid += 1.0),
    ("the inner bottom flap on the dust flaps’ line", |m| m.layers[1] = 0.0),
    ("the outer bottom flap on the inner one’s line", |m| m.layers[2] = m.layers[1]),
    ("the lid on the dust flaps’ line", |m| m.layers[0] = 0.0),
    ("dust flaps too long", |m| m.dust = 0.6 * m.inner[0]),
    ("dust flaps in the way of the tuck", |m| m.dust_clear = [0.0; 2]),
    ("no room for the discs", |m| *m = TuckMeasures::of([m.inner[0] - 1.5, m.inner[1] - 1.5, m.inner[2]], m.card)),
];

const TRAYS: [Spoilt<TrayMeasures>; 5] = [
    ("a rim without the thickness of the tabs", |m| m.rim = m.card.two_folds()),
    ("long walls as long as the base", |m| m.wall_half = m.base[0] / 2.0),
    ("end walls as high as the long walls", |m| m.end = m.inner[2] + m.card.two_folds()),
    ("inner walls too deep", |m| m.inner_end = m.inner[2] + 1.0),
    ("a base without allowance for creases", |m| m.base[1] = m.inner[1]),
];

const SLEEVES: [Spoilt<SleeveMeasures>; 3] = [
    ("no air around the tray", |m| {
        for length in [&mut m.face, &mut m.side_a, &mut m.side_b] {
            *length -= shouqi::dieline::SLIDE;
        }
    }),
    ("the tab forgotten in the height", |m| {
        m.side_a -= m.card.0;
        m.side_b -= m.card.0;
    }),
    ("the second side as high as the first", |m| m.side_b = m.side_a),
];

#[test]
fn a_net_that_is_wrong_is_found_by_folding_it() {
    for (across, card) in [(20.0, 0.3), (30.0, 1.0)] {
        let contents = contents(across, 5.0, card);
        let fit = contents.tuck_box(area(), BLEED).expect("a box");
        for (what, spoil) in TUCK_BOXES {
            let mut measures = fit.measures.clone();
            spoil(&mut measures);
            let found = tuck_faults(&tuck(&measures), &fit.measures, &fit);
            assert!(!found.is_empty(), "{what} is not found, discs of {across} mm in card of {card} mm");
        }
        let fit = contents.matchbox(area(), BLEED).expect("a box");
        for (what, spoil) in TRAYS {
            let mut measures = fit.tray.clone();
            spoil(&mut measures);
            let found = matchbox_faults(&tray(&measures), &sleeve(&fit.sleeve), &fit);
            assert!(!found.is_empty(), "{what} is not found, discs of {across} mm in card of {card} mm");
        }
        for (what, spoil) in SLEEVES {
            let mut measures = fit.sleeve.clone();
            spoil(&mut measures);
            let found = matchbox_faults(&tray(&fit.tray), &sleeve(&measures), &fit);
            assert!(!found.is_empty(), "{what} is not found, discs of {across} mm in card of {card} mm");
        }
    }
}

#[test]
fn a_box_without_room_for_the_rules_does_not_take_them() {
    let with_rules = contents(20.0, 5.0, 0.3);
    let fit = with_rules.tuck_box(area(), BLEED).expect("a box");
    let [w, h, p] = fit.measures.inner;
    let shallow = TuckMeasures::of([w, h, p - fit.insert.thick - 2.0 * 0.3], fit.measures.card);
    assert!(tuck_faults(&tuck(&shallow), &shallow, &fit).contains(&"the contents go in"));
}
