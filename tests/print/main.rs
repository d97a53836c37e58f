//! What is printed: boards, pieces, sheets, marks, colours and files, measured in what comes out.

mod accessible_themes;
mod art;
mod assembly;
mod backs;
mod boards;
mod boxes;
mod cards;
mod complaints;
mod cutting;
mod diagrams;
mod faces;
mod families;
mod formats;
mod gallery;
mod inks;
mod large_print;
mod laser;
mod margins;
mod measure;
mod motifs;
mod papers;
mod pdf;
mod photographs;
mod pictures;
mod postscript;
mod press;
mod sheet_fill;
mod standees;
#[path = "../support/mod.rs"]
mod support;
mod svg;
mod themes;
mod whose;
