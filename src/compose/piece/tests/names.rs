//! Names along the edge of a piece, and stacking order.

use super::super::arc::arcs;
use super::*;

/// A line of one word in the names' face.
fn line(theme: &Theme, text: &str) -> Vec<ElementWord> {
    vec![ElementWord { element: Element::Name, text: text.into(), face: theme.roles.name }]
}

#[test]
fn a_long_name_is_set_along_the_edge_at_the_minimum_size() {
    let theme = classic();
    let mut resources = Resources::new(&theme);
    // The area inside the ring of stickers for pieces of 20 and 30 mm.
    for (half, name, fits) in [
        (7.3, "Elefant", true),
        (7.3, "Leopard", true),
        (7.3, "Schneeleopardenmutter", false),
        (11.4, "Schneeleopard", true),
    ] {
        let room = FaceArea::from(Contour::new(Outline::Disc, 2.0 * half));
        let (marks, belts) = arcs(&mut resources, &[line(&theme, name)], room, Colour::BLACK);
        let [mark] = &marks[..] else { panic!("{name}: {} marks", marks.len()) };
        let MarkShape::Arc { text, letters, .. } = &mark.shape else { panic!("{name} is not on an arc") };
        assert_eq!((text.as_str(), letters.len()), (name, name.chars().count()));
        assert!(mark.fills(room) <= 1.001, "{name} leaves its room: {}", mark.fills(room));
        // Each letter is within its belt and beside the previous one.
        let belt = belts[0].expect("a belt below");
        for (label, at) in letters {
            for point in flat(label.outline()) {
                let point = *at * point;
                assert!(point.to_vec2().hypot() > belt.inner && point.x.abs().atan2(point.y) < belt.half_angle + 0.05);
            }
        }
        let from_below = |at: Point| at.x.atan2(at.y);
        let middles: Vec<f64> = letters.iter().map(|(label, at)| from_below(*at * label.ink().center())).collect();
        assert!(middles.windows(2).all(|pair| pair[0] < pair[1]), "{name}: {middles:?}");
        // No letter is below the minimum height.
        let small = letters.iter().map(|(label, _)| label.ink().height()).fold(f64::INFINITY, f64::min);
        assert_eq!(small >= 0.98 * LEAST_NAME, fits, "{name}: {small}");
    }
}

#[test]
fn words_and_badges_never_lie_over_an_animal() {
    for (name, size) in
        [("classic", 20.0), ("clear", 20.0), ("schule", 20.0), ("schule", 30.0), ("large", 30.0), ("pictures", 20.0)]
    {
        let mut theme = shipped_theme(name).expect("the theme is shipped");
        theme.pieces.size = size;
        for show in SHOWS.into_iter().filter(|show| show[0] == Element::Picture) {
            theme.face.show = show.to_vec();
            let mut resources = Resources::new(&theme);
            for side in Side::BOTH {
                for kind in theme.rules.kind_ids() {
                    let cut = Contour::new(theme.pieces.outline, theme.pieces.sticker());
                    let style = &theme.pieces.sides[side.index()];
                    let around = Around { bleed: 2.0, inset: 0.0 };
                    let edge = ring::ring(style, cut, theme.board.least_line, around);
                    let marks = face::planned(&mut resources, kind, side, cut, theme.pieces.safe, &edge).marks;
                    let is_animal = |mark: &&FaceMark| matches!(mark.shape, MarkShape::Picture { .. });
                    let edges = marks.iter().filter(is_animal).flat_map(FaceMark::edge);
                    let animal: Vec<Point> = edges.map(|(point, _)| point).collect();
                    for FaceMark { shape, at } in &marks {
                        let badge = match shape {
                            MarkShape::Badge { badge, .. } => *at * badge.path(),
                            MarkShape::Words { label, .. } => *at * label.outline().clone(),
                            MarkShape::Arc { letters, .. } => {
                                letters.iter().flat_map(|(label, at)| *at * label.outline().clone()).collect()
                            }
                            MarkShape::Picture { .. } | MarkShape::Rule { .. } => continue,
                        };
                        let hit = animal.iter().find(|&&point| badge.contains(point));
                        assert!(hit.is_none(), "{name} {size} {show:?} {}: {hit:?}", theme.rules.kind(kind).id);
                    }
                }
            }
        }
    }
}
