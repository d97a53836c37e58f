//! What a PDF of the trial piece must hold.

mod specimen;

use shouqi::export::pdf::pdf;

#[test]
fn trial() {
    std::fs::write("/tmp/pdf-trial.pdf", pdf(&specimen::document()).unwrap()).unwrap();
}
