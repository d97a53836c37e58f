//! Play on whole boards: each side by the strategies of the gadgets, and players who know nothing of them.
//!
//! Input: a [`WholeBoard`](super::WholeBoard). Output: moves, and games that are played out.
//!
//! What a gadget's claim says is decided anew from the animals that stand there, so that a strategy goes on after any
//! move of the other side.
//!
//! | part | duty |
//! |---|---|
//! | `local` | what a side must or may do in one fragment |
//! | `view` | a fragment's animals on the large board, and its moves as moves there |
//! | `white`, `black` | the strategies of both sides, put together |
//! | `simple` | players who move at random, or greedily |
//! | `game` | games between two players |

mod black;
mod game;
mod local;
mod simple;
mod view;
mod white;

pub use black::BlackByGadgets;
pub use game::{PlayedGame, Player, play};
pub use simple::{Greedy, Random};
pub use white::WhiteByGadgets;
