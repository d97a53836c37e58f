//! `shouqi tablebase mine`.

use super::args::Mine;
use super::build::too_large;
use super::export::position;
use super::probe::ignored_clauses;
use super::table_store::{TableStore, missing_table};
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::terminal::{bold, dim, grouped, padded, wrap};
use crate::rules::{Placed, Rules, Side, parallel_map};
use crate::service::RefereeLanguage;
use crate::tablebase::{CompleteSet, CostEstimate, EndingClass, EndingStatistics, Material, Parity};
use std::cmp::Ordering;
use std::io::Write;
use std::sync::Arc;

/// Length of each list of endings.
const NAMED: usize = 10;

/// Patterns in all endings of this number of pieces.
pub fn run(arguments: Mine) -> Result<Done, Failure> {
    let rules = arguments.which.ruleset()?;
    let store = TableStore::open(&rules, &arguments.from);
    let analysis = store.tables.analysis().clone();
    let set = CompleteSet::of(&analysis, usize::from(arguments.pieces));
    let pairs = CompleteSet::of(&analysis, 2);
    let classes = || set.classes.iter().map(|(class, _)| class);
    let wanted: Vec<Material> =
        classes().chain(pairs.classes.iter().map(|(class, _)| class)).map(|class| class.material.clone()).collect();
    store.want_counts(&wanted)?;
    let found = statistics(&store, &classes().collect::<Vec<_>>())?;
    store.want(&pairs.classes.iter().map(|(class, _)| class.material.clone()).collect::<Vec<_>>())?;
    let parities = rules.kind_ids().map(|kind| store.tables.parity(kind).ok_or_else(missing_table));
    let parities = parities.collect::<Result<Vec<Parity>, Failure>>()?;
    let mut out = escaped_output::stdout();
    if arguments.json {
        return as_json(&mut out, &rules, &found, &parities);
    }
    writeln!(
        out,
        "Rules {}: {} endings of {} animals, {} unlike each other",
        rules.signature(),
        grouped(set.materials as u64),
        set.pieces,
        found.len()
    )?;
    write_endings(&mut out, &rules, &found)?;
    write_parities(&mut out, &rules, &parities)?;
    if let Some(note) = ignored_clauses(&rules, &RefereeLanguage::english()) {
        writeln!(out, "\n{}", dim(&wrap(&note, "", "")))?;
    }
    Ok(Done::Well)
}

/// The statistics of some classes. A table that stays in its file is read, counted and dropped.
fn statistics<'c>(
    store: &TableStore,
    classes: &[&'c EndingClass],
) -> Result<Vec<(&'c EndingClass, EndingStatistics)>, Failure> {
    let cost = CostEstimate::of(store.tables.analysis(), classes.iter().copied()).ok_or_else(too_large)?;
    let fit = usize::try_from(store.bytes / cost.memory.max(1)).unwrap_or(usize::MAX);
    let threads = store.threads.min(fit).max(1);
    let mut found = parallel_map(threads, classes.iter().enumerate(), |(at, class)| {
        let table = store.table(class)?;
        Ok((at, *class, store.tables.statistics(&table)))
    })
    .into_iter()
    .collect::<Result<Vec<_>, Failure>>()?;
    found.sort_by_key(|(at, ..)| *at);
    Ok(found.into_iter().map(|(_, class, statistics)| (class, statistics)).collect())
}

/// The endings that are drawn most often, are won most often by one side, last longest, and have the most zugzwangs.
fn write_endings(
    out: &mut impl Write,
    rules: &Arc<Rules>,
    found: &[(&EndingClass, EndingStatistics)],
) -> Result<(), Failure> {
    let name = |class: &EndingClass| padded(&class.material.name(rules), 2 * Material::MOST);
    heading(out, "Most often drawn")?;
    for (class, findings) in first(found, |findings| (share(findings) * 1e9) as u64) {
        writeln!(out, "  {} {:5.1} %", name(class), 100.0 * share(findings))?;
    }
    heading(out, "Most often won by one side")?;
    for (class, findings) in first(found, |findings| (most_won(findings).1 * 1e9) as u64) {
        let (side, share) = most_won(findings);
        writeln!(out, "  {} {:5.1} %  {side}", name(class), 100.0 * share)?;
    }
    heading(out, "Longest")?;
    let longest =
        |findings: &EndingStatistics| findings.counts.iter().map(|counts| u64::from(counts.longest)).max().unwrap_or(0);
    for (class, findings) in first(found, longest) {
        if let Some((pieces, side, value)) = &findings.longest {
            let plies = value.plies().unwrap_or(0);
            writeln!(out, "  {} {plies:4} plies  {}", name(class), shown(rules, *side, pieces))?;
        }
    }
    heading(out, "Nobody wants to move")?;
    for (class, findings) in first(found, |findings| findings.full_point_zugzwangs + findings.half_point_zugzwangs) {
        let EndingStatistics { full_point_zugzwangs, half_point_zugzwangs, .. } = findings;
        let pieces = findings.zugzwang.as_deref().unwrap_or_default();
        let both = format!("{} + {}", grouped(*full_point_zugzwangs), grouped(*half_point_zugzwangs));
        writeln!(out, "  {} {both:>20}  {}", name(class), shown(rules, Side::White, pieces))?;
    }
    let words = "The first number counts positions that whoever is to move loses, the second those in which being to \
                 move costs one side a draw and the other a win.";
    Ok(writeln!(out, "{}", dim(&wrap(words, "  ", "  ")))?)
}

/// The endings of a kind against itself.
fn write_parities(out: &mut impl Write, rules: &Arc<Rules>, parities: &[Parity]) -> Result<(), Failure> {
    heading(out, "Two of a kind, White to move")?;
    let mut row = |[name, wins, losses, draws, odd, even]: [&str; 6]| {
        writeln!(out, "  {} {wins:>8} {losses:>8} {draws:>8}   {odd:>17}   {even:>17}", padded(name, 10))
    };
    row(["", "wins", "losses", "draws", "odd: won of", "even: lost of"])?;
    for Parity { kind, all, odd, even } in parities {
        let of = |part: u64, all: u64| format!("{} / {}", grouped(part), grouped(all));
        row([
            &rules.kind(*kind).id,
            &grouped(all.wins),
            &grouped(all.losses),
            &grouped(all.draws),
            &of(odd.wins, odd.positions()),
            &of(even.losses, even.positions()),
        ])?;
    }
    let words = "Odd and even: the files and rows between the two, in contested positions: neither can run to a den, \
                 moving first, without a square on its way to which the other can come in as many moves.";
    Ok(writeln!(out, "{}", dim(&wrap(words, "  ", "  ")))?)
}

fn heading(out: &mut impl Write, text: &str) -> Result<(), Failure> {
    Ok(writeln!(out, "\n{}", bold(text))?)
}

/// The fraction of positions that are drawn, for both sides to move.
fn share(findings: &EndingStatistics) -> f64 {
    let sum = |of: fn(&crate::tablebase::Counts) -> u64| findings.counts.iter().map(of).sum::<u64>();
    sum(|counts| counts.draws) as f64 / sum(|counts| counts.positions()).max(1) as f64
}

/// The side that wins more positions, for both sides to move, and the fraction that it wins; 0 if both win as many.
fn most_won(findings: &EndingStatistics) -> (Side, f64) {
    let [white_moves, black_moves] = &findings.counts;
    let of_white = white_moves.wins + black_moves.losses;
    let of_black = white_moves.losses + black_moves.wins;
    let positions = white_moves.positions() + black_moves.positions();
    match of_white.cmp(&of_black) {
        Ordering::Greater => (Side::White, of_white as f64 / positions as f64),
        Ordering::Equal => (Side::White, 0.0),
        Ordering::Less => (Side::Black, of_black as f64 / positions as f64),
    }
}

/// The endings with the highest nonzero values of a statistic.
fn first<'f, 'c>(
    found: &'f [(&'c EndingClass, EndingStatistics)],
    much: impl Fn(&EndingStatistics) -> u64,
) -> impl Iterator<Item = &'f (&'c EndingClass, EndingStatistics)> {
    let mut found: Vec<_> = found.iter().filter(|(_, findings)| much(findings) > 0).collect();
    found.sort_by_key(|(_, findings)| std::cmp::Reverse(much(findings)));
    found.into_iter().take(NAMED)
}

/// The placement and the side to move.
fn shown(rules: &Arc<Rules>, side: Side, pieces: &[Placed]) -> String {
    let text = position(rules, side, pieces).map_or_else(String::new, |position| position.to_string());
    text.split(' ').take(2).collect::<Vec<&str>>().join(" ")
}

fn as_json(
    out: &mut impl Write,
    rules: &Arc<Rules>,
    found: &[(&EndingClass, EndingStatistics)],
    parities: &[Parity],
) -> Result<Done, Failure> {
    let counted = |counts: &crate::tablebase::Counts| serde_json::json!({ "wins": counts.wins, "losses": counts.losses, "draws": counts.draws, "longest": counts.longest });
    for (class, findings) in found {
        let longest = findings.longest.as_ref().map(|(pieces, side, _)| shown(rules, *side, pieces));
        let zugzwang = findings.zugzwang.as_ref().map(|pieces| shown(rules, Side::White, pieces));
        let line = serde_json::json!({
            "ending": class.material.name(rules),
            "white_to_move": counted(&findings.counts[0]),
            "black_to_move": counted(&findings.counts[1]),
            "draw_ratio": share(findings),
            "longest": longest,
            "whoever_moves_loses": findings.full_point_zugzwangs,
            "whoever_moves_does_worse": findings.half_point_zugzwangs,
            "zugzwang": zugzwang,
        });
        writeln!(out, "{line}")?;
    }
    for Parity { kind, all, odd, even } in parities {
        let line = serde_json::json!({
            "kind": rules.kind(*kind).id, "all": counted(all), "odd": counted(odd), "even": counted(even),
        });
        writeln!(out, "{line}")?;
    }
    Ok(Done::Well)
}
