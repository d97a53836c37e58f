//! `shouqi` prints sets of Dou Shou Qi (Jungle, Animal Chess), judges its games, and solves its endings, all from one
//! compiled ruleset.
//!
//! The program of the same name is a thin layer over this library, which does no I/O: it gets texts and bytes, and
//! returns texts and bytes. `src/README.md` in the repository explains how the modules depend on each other.
//!
//! # Print a set
//!
//! A [theme](theme::Theme) and a ruleset become pages of a [display list](scene::Document), which a writer of
//! [`export`](mod@export) turns into bytes.
//!
//! ```
//! # #[cfg(feature = "print")] {
//! use shouqi::{export, layout, preflight, theme};
//!
//! let theme = theme::shipped_theme("classic").expect("a shipped theme");
//! let set = layout::set(&theme, &["board", "pieces"])?;
//! let faults = preflight::check(&theme, &set).into_iter().filter(|f| f.severity == preflight::Severity::Fault);
//! assert_eq!(faults.count(), 0);
//! assert!(export::pdf(&set.document)?.starts_with(b"%PDF-1.7"));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Judge a move
//!
//! A [`Position`](rules::Position) is a [`Setup`](rules::Setup) that the ruleset allows. A
//! [`Verdict`](rules::Verdict) names every clause that a move breaks, and [`rulesheet`] says it in any language, with
//! the number of the printed rule.
//!
//! ```
//! # #[cfg(feature = "sheet")] {
//! use shouqi::language::{Language, spellings};
//! use shouqi::rules::{judge, notation::{read_move, read_position}, preset_rules};
//! use shouqi::rulesheet::{JudgedMove, number, say_violation};
//!
//! let rules = preset_rules("classic").expect("a shipped ruleset");
//! let position = read_position("7/7/7/7/7/eR5/7/7/7 w", &rules).expect("a legal position");
//! let mv = read_move("rat takes elephant", &position, &spellings(&rules)).expect("a move");
//! let verdict = judge(&position, mv);
//! let violation = &verdict.violations()[0];
//! assert_eq!(number(&rules, violation.clause), Some(8));
//! let english = Language::english();
//! assert_eq!(
//!     say_violation(JudgedMove { position: &position, mv, language: &english }, violation),
//!     "The rat on b4 is in the river: from there it may not capture the elephant on a4.",
//! );
//! # }
//! ```
//!
//! # Solve an ending
//!
//! [`Tablebase`](tablebase::Tablebase) solves endings of a few animals by retrograde analysis, under any ruleset.
//!
//! ```
//! # #[cfg(feature = "tablebase")] {
//! use shouqi::rules::{notation::read_position, preset_rules};
//! use shouqi::tablebase::{Material, Tablebase, Value};
//!
//! let rules = preset_rules("leiden").expect("a shipped ruleset");
//! let tables = Tablebase::new(&rules);
//! tables.solve(&Material::parse("RvR", &rules)?, 1)?;
//! let position = read_position("7/3R3/7/7/7/7/7/7/r6 w", &rules).expect("a legal position");
//! assert_eq!(tables.probe(&position), Some(Value::Win(1)));
//! assert_eq!(tables.best_moves(&position).expect("it was solved")[0].mv.to_string(), "d8d9");
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! | feature | default | what it adds |
//! |---|---|---|
//! | none | | [`rules`], [`diagnostics`], [`files`] |
//! | `language` | by `cli`, `print` | [`language`]: names and sentences in ten languages |
//! | `sheet` | by `cli`, `print` | [`rulesheet`]: proved sentences and pictures of the rules, the wording of verdicts |
//! | `tablebase` | by `cli` | [`tablebase`]: endgame tables |
//! | `gadget` | by `cli` | [`gadget`]: claims about gadgets of hardness proofs, decided |
//! | `engine` | by `cli` | [`engine`]: search, with `tablebase` |
//! | `print` | yes | everything that makes pages: [`theme`], [`layout`], [`mod@export`], [`preflight`], and what they use |
//! | `service` | by `cli` | [`service`]: requests and answers as bytes, for pages in browsers and other programs |
//! | `cli` | yes | the program: arguments, files, terminal |
//! | `studio` | yes | the program as a page in the browser: `shouqi studio` |
//! | `serde` | by `cli` | `Serialize` and `Deserialize` for squares, moves, sides, outcomes and table values; `Serialize` for positions |
//! | `libdeflate` | | PDF and PostScript packed by a C library, a fiftieth shorter |

#[cfg(feature = "print")]
pub mod art;
#[cfg(feature = "print")]
mod assembly;
#[cfg(feature = "print")]
mod canvas;
#[cfg(feature = "cli")]
pub mod cli;
#[cfg(feature = "print")]
mod compose;
pub mod diagnostics;
#[cfg(feature = "print")]
pub mod dieline;
#[cfg(feature = "engine")]
pub mod engine;
#[cfg(feature = "print")]
pub mod export;
#[cfg(feature = "print")]
mod extras;
pub mod files;
#[cfg(feature = "print")]
pub mod fonts;
#[cfg(feature = "gadget")]
pub mod gadget;
#[cfg(feature = "print")]
pub mod geom;
#[cfg(feature = "print")]
pub mod icc;
#[cfg(feature = "print")]
mod impose;
#[cfg(feature = "print")]
mod landscape;
#[cfg(feature = "language")]
pub mod language;
#[cfg(feature = "print")]
pub mod layout;
#[cfg(feature = "print")]
mod motif;
#[cfg(feature = "language")]
mod packed;
#[cfg(feature = "print")]
pub mod preflight;
#[cfg(feature = "print")]
pub mod render;
// Without the engine, what only it and the tables use of the rules lies idle.
#[cfg_attr(not(feature = "engine"), allow(dead_code, unused_imports))]
pub mod rules;
#[cfg(feature = "sheet")]
pub mod rulesheet;
#[cfg(feature = "print")]
pub mod scene;
#[cfg(feature = "service")]
// Without the program, what only its commands use of the service lies idle.
#[cfg_attr(not(feature = "cli"), allow(dead_code, unused_imports))]
pub mod service;
pub mod table;
#[cfg(feature = "tablebase")]
pub mod tablebase;
#[cfg(feature = "print")]
pub mod theme;
#[cfg(feature = "print")]
pub mod typeset;
