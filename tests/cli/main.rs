//! The program: its commands, files, answers and faults, and the pages of documentation that show them.

mod adding;
mod batch;
mod calibration;
mod commands;
mod counts;
mod disk;
mod examples;
mod exports;
mod gadgets;
mod gallery;
mod gift;
mod heavy;
mod hostile_requests;
mod labels;
mod make;
mod preflight;
mod readme;
mod records;
mod service;
mod spoken;
mod studio;
#[path = "../support/mod.rs"]
mod support;
mod table;
mod tongues;
mod tour;
mod uci;
