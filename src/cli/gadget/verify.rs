//! `shouqi gadget verify`.

use super::args::Verify;
use super::open;
use crate::cli::disk;
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::terminal::{counted, green, grouped, wrap};
use crate::gadget::{Certificate, CertificateFault, MAX_CERTIFICATE_BYTES, read_certificates, replay};
use std::io::Write;

/// Replays every certificate of a file.
pub fn run(arguments: &Verify) -> Result<Done, Failure> {
    let gadget = open(&arguments.gadget, &arguments.switches)?;
    let path = &arguments.file;
    let text = disk::read_text(path, MAX_CERTIFICATE_BYTES).map_err(|error| disk::failed(path, error))?;
    let refused = |fault: CertificateFault| Failure::Unreadable(format!("error: {}: {fault}", path.display()));
    let certificates = read_certificates(&text, &gadget.rules).map_err(refused)?;
    for certificate in &certificates {
        replay(&gadget, certificate).map_err(refused)?;
    }
    let states: usize = certificates.iter().map(Certificate::len).sum();
    let mut out = escaped_output::stdout();
    if arguments.json {
        let claims: Vec<&str> = certificates.iter().map(|certificate| certificate.claim.as_str()).collect();
        let answer = serde_json::json!({ "gadget": gadget.name(), "sound": true, "claims": claims, "states": states });
        writeln!(out, "{answer}")?;
    } else {
        let found = format!(
            "{} {} of {}, {} states: each follows from its moves.",
            green("Sound."),
            counted(certificates.len(), "certificate", "certificates"),
            gadget.name(),
            grouped(states as u64)
        );
        writeln!(out, "{}", wrap(&found, "", ""))?;
    }
    Ok(Done::Well)
}
