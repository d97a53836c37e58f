//! Gadgets of hardness proofs: small local games, and claims about them that are decided and certified.
//!
//! Input: a gadget's file (a ruleset's file with ports and claims). Output: for each [`Claim`] an [`Outcome`], with a
//! [`Certificate`] that another walk over the rules replays, or with a line of moves that refutes it.
//!
//! A local game is played on the gadget's board alone. Animals arrive and leave through ports, as moves, and either
//! side may pass, since it moves elsewhere on the large board. All other moves are those of [`rules`](crate::rules).
//!
//! | part | duty |
//! |---|---|
//! | `model` | gadgets, ports, claims |
//! | `file`, `claim_file`, `shipped` | reading a gadget; those that are shipped |
//! | `loaded` | a gadget or a network, whatever a file holds |
//! | `local_game` | states and their successors, from the compiled move lists |
//! | `states`, `graph` | the reachable states, each once; their moves |
//! | `fixpoint` | attractors, greatest fixpoints |
//! | `decide`, `strategy`, `line` | a claim's outcome; its certificate; a line that refutes it |
//! | `behaviour`, `network`, `network_file`, `wires` | gadgets joined by wires, each no more than what its claims say |
//! | `formula`, `dimacs`, `formula_game` | formulas of the proof, read from files; who wins the game on one |
//! | `house_rules` | other words for a gadget's switches, for deciding its claims again |
//! | `certificate`, `replay` | certificates as text; the independent walk that replays one |

mod behaviour;
mod certificate;
mod claim_file;
mod decide;
mod dimacs;
mod file;
mod fixpoint;
mod formula;
mod formula_game;
mod graph;
mod house_rules;
mod line;
mod loaded;
mod local_game;
mod model;
mod network;
mod network_file;
mod play;
mod replay;
mod shipped;
mod states;
mod strategy;
mod whole;
mod wires;

pub use behaviour::Behaviour;
pub use certificate::{Certificate, CertificateFault, MAX_CERTIFICATE_BYTES, read_certificates, write_certificates};
pub use decide::{Decision, Outcome, decide};
pub use dimacs::{MAX_FORMULA_BYTES, read_formula};
pub use file::{GadgetError, load};
pub use formula::{Formula, MOST_VARIABLES, VariableSet, variable_name};
pub use formula_game::{FormulaGame, FormulaOutcome};
pub use house_rules::{HouseRules, as_in_ruleset, as_in_rulesets, moves_alike, other_words};
pub use loaded::{Loaded, load_any};
pub use model::{Assumption, Claim, ClaimSort, Gadget, Port};
pub use network::{Network, decide_network};
pub use play::{BlackByGadgets, Greedy, PlayedGame, Player, Random, WhiteByGadgets, play};
pub use replay::replay;
pub use shipped::{GADGETS, NETWORKS, ShippedGadget, shipped_gadget, shipped_network};
pub use whole::{BoardError, WholeBoard};
pub use wires::Terminal;
