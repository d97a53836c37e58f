//! The studio: the page that is served on this machine, to whom, and the same as a folder of files.

mod at_once;
mod client;
mod embedded;
mod export;
mod hostile;
mod serving;
mod shared_table;
mod shelf;
mod slow;
