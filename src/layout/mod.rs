//! From a checked theme to pages.
//!
//! Flows in: a [`Theme`](crate::theme::Theme) with its rules. Flows out: a [`Document`](crate::scene::Document), and a
//! [`Plan`] that says what was chosen. Everything that two writers would both have to work out is worked out here.

mod animal;
mod piece;
mod studio;
