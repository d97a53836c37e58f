//! The standard traits of data types: `FromStr`, `Display`, `Error`, serde.

use shouqi::rules::{Claim, ClaimError, Game, Move, Position, Square, preset_rules};
use shouqi::tablebase::{EndingClass, Material, MaterialError, RulesetAnalysis};
use std::error::Error;

#[test]
fn squares_and_moves_parse_as_they_are_displayed() {
    for (file, row) in (0..26).flat_map(|file| (0..99).map(move |row| (file, row))) {
        let square = Square::new(file, row);
        assert_eq!(square.to_string().parse(), Ok(square));
        for other in [Square::new(0, 0), Square::new(25, 98), Square::new(row % 26, row)] {
            let mv = Move::new(square, other);
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    }
}

#[test]
fn other_texts_are_no_squares_and_no_moves() {
    for text in ["", "d", "9", "d0", "d100", "d09", "é9", "dd9", "d9 "] {
        let error = text.parse::<Square>().expect_err(text);
        assert!(error.to_string().contains("is not a square such as d9"), "{error}");
    }
    for text in ["", "a", "a3", "a3b", "a3b3c3", "a3-b3", "3ab3", "é3b3", "a100b1", "a3b3 "] {
        let error = text.parse::<Move>().expect_err(text);
        assert!(error.to_string().contains("is not a move such as a3b3"), "{error}");
    }
}

#[test]
fn errors_are_errors_of_the_standard_library() {
    let rules = preset_rules("classic").expect("a shipped ruleset");
    let mut game = Game::new(Position::start(&rules));
    let claim: Box<dyn Error> = game.claim(Claim::Standing).expect_err("the ruleset has no claim").into();
    assert!(claim.downcast_ref::<ClaimError>().is_some() && !claim.to_string().is_empty());

    for (text, error) in [
        ("RR", "no small v"),
        ("Rv", "both sides need an animal"),
        ("RRRRRvRRRRR", "10 animals are more than a table can hold; 8 is the most"),
        ("R*vR", "leave the * out"),
        ("QvR", "\"Q\" is not the letter of an animal; the letters are "),
    ] {
        let found = Material::parse(text, &rules).expect_err(text);
        assert!(found.to_string().contains(error), "{found}");
    }

    let analysis = RulesetAnalysis::new(&rules);
    let unreadable = EndingClass::named("RR", &analysis).expect_err("no material");
    assert!(unreadable.source().is_some_and(|source| source.is::<MaterialError>()));
    let material = Material::parse("TvR", &rules).expect("material");
    let canonical = EndingClass::of(&analysis, &material).name(&analysis);
    assert!(EndingClass::named(&canonical, &analysis).is_ok());
}

#[cfg(feature = "serde")]
#[test]
fn data_types_are_serialized_and_read_back() {
    use shouqi::rules::{Outcome, Side, Termination, Terrain};
    use shouqi::tablebase::Value;

    fn holds<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug>(value: T, json: &str) {
        assert_eq!(serde_json::to_string(&value).expect("it can be serialized"), json);
        assert_eq!(serde_json::from_str::<T>(json).expect("it can be deserialized"), value);
    }
    holds(Square::new(3, 8), r#""d9""#);
    holds(Move::new(Square::new(0, 2), Square::new(1, 2)), r#""a3b3""#);
    holds(Side::Black, r#""black""#);
    holds(Terrain::Trap(Side::White), r#"{"trap":"white"}"#);
    holds(
        Outcome { winner: Some(Side::White), termination: Termination::AllCaptured },
        r#"{"winner":"white","termination":"all-captured"}"#,
    );
    holds(Value::Win(7), r#"{"win":7}"#);
    holds(Value::Draw, r#""draw""#);
    assert!(serde_json::from_str::<Square>(r#""d0""#).is_err());
    let start = Position::start(&preset_rules("classic").expect("a shipped ruleset"));
    assert_eq!(serde_json::to_string(&start).expect("it can be serialized"), format!("\"{start}\""));
}
