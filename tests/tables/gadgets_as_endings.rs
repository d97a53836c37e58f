//! Gadgets as endings: with a den beyond the exit, arrivals on their ports, and a waiting animal a side in a pocket of
//! its own, endgame tables decide the same questions as the local game. They know nothing of ports and passes.

use super::gadgets::{Files, gadget, outcome};
use shouqi::gadget::{Claim, ClaimSort, GADGETS, Gadget, Outcome, Port};
use shouqi::rules::{Placed, Rules, Setup, Side, load, preset_rules};
use shouqi::tablebase::{Material, Tablebase, Value};
use std::sync::Arc;

/// So many animals take part at most, the two that wait included: `GADGETS_ANIMALS=7` lets more, which takes three minutes.
fn most_animals() -> usize {
    std::env::var("GADGETS_ANIMALS").map_or(6, |number| number.parse().expect("GADGETS_ANIMALS is a number"))
}

/// The least rows that hold both pockets.
const LEAST_ROWS: usize = 5;

/// The single port that a claim counts at.
fn exit<'g>(gadget: &'g Gadget, claim: &Claim) -> Option<&'g Port> {
    let counted = |place: &usize| match claim.leave_each.iter().any(|&least| least > 0) {
        true => claim.leave_each[*place] > 0,
        false => gadget.ports[*place].leave && gadget.ports[*place].side == claim.side,
    };
    let mut places = (0..gadget.ports.len()).filter(counted);
    let first = places.next()?;
    places.next().is_none().then(|| &gadget.ports[first])
}

/// The animals of the gadget, those that arrive, and two that wait.
fn animals(gadget: &Gadget, claim: &Claim) -> usize {
    gadget.rules.setup().len() + claim.arrivals.iter().map(|&count| usize::from(count)).sum::<usize>() + 2
}

/// Whether one animal through one port decides the claim, and all fit on the board.
fn is_an_ending(gadget: &Gadget, claim: &Claim) -> bool {
    let asks = matches!(claim.sort, ClaimSort::Can | ClaimSort::Cannot) && claim.side == Side::White;
    let once = claim.leave_total <= 1 && claim.leave_each.iter().all(|&least| least <= 1);
    let room = claim.arrivals.iter().all(|&count| count <= 1) && animals(gadget, claim) <= most_animals();
    asks && once && room && exit(gadget, claim).is_some()
}

/// The ruleset of the ending.
fn ruleset(gadget: &Gadget, claim: &Claim) -> Arc<Rules> {
    let board = gadget.rules.board();
    let way_out = exit(gadget, claim).expect("it has one exit").square;
    let is_above = way_out.row.0 + 1 == board.rows();
    // Far rows first, as in a file.
    let mut map: Vec<Vec<char>> = board.map().lines().map(|line| line.chars().collect()).collect();
    let mut setup = vec![vec!['.'; map[0].len()]; map.len()];
    let mut put = |file: u8, row: u8, letter: char| {
        let far = usize::from(board.rows() - 1 - row);
        assert_eq!(setup[far][usize::from(file)], '.', "a port is taken");
        setup[far][usize::from(file)] = letter;
    };
    let letter = |side: Side, letter: char| if side == Side::White { letter } else { letter.to_ascii_lowercase() };
    for &Placed { square, piece, .. } in gadget.rules.setup() {
        put(square.file.0, square.row.0, letter(piece.side, gadget.rules.kind(piece.kind).letter));
    }
    for (port, _) in gadget.ports.iter().zip(&claim.arrivals).filter(|(_, count)| **count > 0) {
        put(port.square.file.0, port.square.row.0, letter(port.side, gadget.rules.kind(port.kind).letter));
    }
    // The den beyond the exit, and water beyond all else.
    let width = map[0].len();
    let mut beyond = vec!['~'; width];
    beyond[usize::from(way_out.file.0)] = 'd';
    let at = if is_above { 0 } else { map.len() };
    map.insert(at, beyond);
    setup.insert(at, vec!['.'; width]);
    while map.len() < LEAST_ROWS {
        let at = if is_above { map.len() } else { 0 };
        map.insert(at, vec!['~'; width]);
        setup.insert(at, vec!['.'; width]);
    }
    let waiting = gadget.rules.kinds()[0].letter;
    let rows = map.len();
    for (row, (map, setup)) in map.iter_mut().zip(&mut setup).enumerate() {
        let in_pocket = row < 2 || row + 2 >= rows;
        let own_den = row + 1 == rows;
        map.splice(0..0, [if in_pocket { '.' } else { '~' }, '~']);
        map.extend(['~', if own_den { 'D' } else { '~' }]);
        let waits = if row == 0 { waiting.to_ascii_lowercase() } else { waiting };
        setup.splice(0..0, [if row == 0 || own_den { waits } else { '.' }, '.']);
        setup.extend(['.', '.']);
    }
    let joined = |rows: &[Vec<char>]| rows.iter().map(|row| row.iter().collect::<String>() + "\n").collect::<String>();
    let drawn = joined(&setup).to_uppercase();
    let is_drawn =
        |kind: &str| gadget.rules.kind_named(kind).is_some_and(|kind| drawn.contains(gadget.rules.kind(kind).letter));
    let base = preset_rules("leiden").expect("it is shipped");
    let absent = base.kinds().iter().map(|kind| kind.id.as_str()).filter(|kind| !is_drawn(kind));
    let text = format!(
        "format = 1\nname = \"ending\"\nextends = \"leiden\"\n[board]\nmap = \"\"\"\n{}\"\"\"\nsetup = \"\"\"\n{}\"\"\"\n\
         [kinds]\n{}[switches]\nleap-blockers = \"swimmers\"\nden-enterers = [\"leopard\"]\n",
        joined(&map),
        joined(&setup),
        absent.map(|kind| format!("{kind} = \"absent\"\n")).collect::<String>(),
    );
    let rules = load("./ending.toml", &[], &Files(Some(text.clone())));
    Arc::new(rules.unwrap_or_else(|error| panic!("{text}\n{error}")))
}

/// What tables say of the ending.
fn value(gadget: &Gadget, claim: &Claim) -> Value {
    let rules = ruleset(gadget, claim);
    let setup = Setup { pieces: rules.setup().to_vec(), side: claim.first, quiet: None, move_number: None };
    let position = setup.check(&rules).expect("the animals can stand so");
    let tables = Tablebase::new(&rules);
    tables.solve(&Material::of(&position), 2).expect("so few animals can be solved");
    tables.probe(&position).expect("it is solved")
}

#[test]
fn tables_say_of_gadgets_what_the_local_game_says() {
    let mut agreed = Vec::new();
    for shipped in GADGETS {
        let gadget = gadget(shipped.name, &[]);
        for claim in gadget.claims.iter().filter(|claim| is_an_ending(&gadget, claim)) {
            let name = format!("{}/{}", shipped.name, claim.name);
            let Outcome::Holds(bound) = outcome(&gadget, &claim.name) else { panic!("{name} does not hold") };
            let value = value(&gadget, claim);
            let white_wins = match claim.first {
                Side::White => matches!(value, Value::Win(_)),
                Side::Black => matches!(value, Value::Loss(_)),
            };
            assert_eq!(white_wins, claim.sort == ClaimSort::Can, "{name}: {value:?}");
            // An arrival is a move of White's, which Black answers by passing.
            let arrivals: u32 = claim.arrivals.iter().map(|&count| u32::from(count)).sum();
            let plies = value.plies().filter(|_| white_wins).map(|plies| plies + 2 * arrivals);
            assert_eq!(bound, plies, "{name}");
            agreed.push(format!("{name} {bound:?} {value:?}"));
        }
    }
    println!("{}", agreed.join("\n"));
    assert!(agreed.len() >= 10, "{agreed:?}");
}
