//! Exported endings: CSV that other programs read, and the feature table that the authors of the paper published.

use crate::support::program::executable;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

fn export(arguments: &[&str]) -> String {
    let output = Command::new(executable())
        .args([&["tablebase", "export", "--rules", "leiden-tables"], arguments].concat())
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The rows below the header; every line ends in CR LF.
fn rows<'t>(text: &'t str, header: &str) -> Vec<Vec<&'t str>> {
    let mut lines = text.strip_suffix("\r\n").expect("the last line ends, too").split("\r\n");
    assert_eq!(lines.next(), Some(header));
    lines.map(|line| line.split(',').collect()).collect()
}

const FEATURES: &str = "white_piece0_strength,white_piece0_file,white_piece0_rank,\
                        black_piece0_strength,black_piece0_file,black_piece0_rank,class";

fn tally<'t>(words: impl Iterator<Item = &'t str>) -> BTreeMap<&'t str, usize> {
    words.fold(BTreeMap::new(), |mut found, word| {
        *found.entry(word).or_default() += 1;
        found
    })
}

/// The ten endings that J. N. van Rijn and J. K. Vis name at OpenML, those of unlike animals in both colours.
const PUBLISHED: &str = "RvR RvP PvR RvL LvR RvE EvR PvL LvP PvE EvP TvL LvT LvL LvE EvL EvE";

/// `jungle_chess_2pcs_raw_endgame_complete` (OpenML 41027) has 44,819 rows, one less, 9.67 % of them `d`. Its strengths
/// are 0, 4, 5, 6 and 7.
#[test]
fn the_features_are_those_of_the_published_data_set() {
    let endings: Vec<&str> = PUBLISHED.split(' ').collect();
    let text = export(&[&endings[..], &["--format", "features"]].concat());
    let rows = rows(&text, FEATURES);
    assert_eq!(tally(rows.iter().map(|row| row[6])), BTreeMap::from([("b", 17_422), ("d", 4_335), ("w", 23_063)]));
    let distinct = |column: usize| rows.iter().map(|row| row[column]).collect::<BTreeSet<_>>();
    let from_0_to = |last: u8| (0..=last).map(|number| number.to_string()).collect::<BTreeSet<_>>();
    for side in [0, 3] {
        assert_eq!(distinct(side), BTreeSet::from(["0", "4", "5", "6", "7"]));
        assert!(distinct(side + 1).into_iter().eq(from_0_to(6).iter()));
        assert!(distinct(side + 2).into_iter().eq(from_0_to(8).iter()));
    }
    // A position is there once.
    assert_eq!(rows.iter().map(|row| &row[..6]).collect::<BTreeSet<_>>().len(), 44_820);
    // From d8 White enters the den at once.
    assert!(rows.iter().filter(|row| row[..3] == ["7", "3", "7"]).all(|row| row[6] == "w"));
}

#[test]
fn the_class_is_whites_result_whoever_is_to_move() {
    let text = export(&["RvE", "--format", "features", "--mover", "both"]);
    let rows = rows(&text, &FEATURES.replace("class", "mover,class"));
    let of = |mover: &str| tally(rows.iter().filter(|row| row[6] == mover).map(|row| row[7]));
    assert_eq!(of("w"), BTreeMap::from([("b", 968), ("d", 407), ("w", 1_565)]));
    assert_eq!(of("b"), BTreeMap::from([("b", 1_352), ("d", 365), ("w", 1_223)]));
}

#[test]
fn all_endings_of_two_pieces_are_as_many_rows_as_are_counted() {
    let text = export(&["--pieces", "2", "--format", "features"]);
    let found = tally(rows(&text, FEATURES).iter().map(|row| row[6]));
    assert_eq!(found, BTreeMap::from([("b", 64_501), ("d", 12_715), ("w", 82_852)]));
}

#[test]
fn larger_endings_have_a_group_of_columns_for_each_piece() {
    let text = export(&["CDvW", "--only", "wins", "--at-least", "30", "--format", "features"]);
    let pieces = ["white_piece0", "white_piece1", "black_piece0"];
    let columns = pieces.map(|piece| format!("{piece}_strength,{piece}_file,{piece}_rank"));
    let rows = rows(&text, &format!("{},class", columns.join(",")));
    assert!(!rows.is_empty());
    for row in rows {
        assert_eq!((row.len(), row[0], row[3], row[6], row[9]), (10, "1", "3", "2", "w"), "{row:?}");
    }
}

fn or_dash(cell: &str) -> &str {
    if cell.is_empty() { "-" } else { cell }
}

#[test]
fn csv_tells_the_same_as_text() {
    for filter in [&["--only", "wins", "--at-least", "30"][..], &["--only", "draws"], &[]] {
        let asked = |format: &str| export(&[&["RvE", "--mover", "both", "--format", format], filter].concat());
        let (csv, text) = (asked("csv"), asked("text"));
        let as_text = |row: &Vec<&str>| {
            let [position, mover, outcome, plies, best] = row[..] else { panic!("five cells: {row:?}") };
            assert_eq!(position.split_once(' ').expect("a side").1, &mover[..1]);
            format!("{position} {outcome} {} {}", or_dash(best), or_dash(plies))
        };
        let told: Vec<String> = rows(&csv, "position,mover,outcome,plies,best_move").iter().map(as_text).collect();
        assert!(!told.is_empty());
        assert_eq!(told, text.lines().collect::<Vec<_>>(), "{filter:?}");
    }
}
