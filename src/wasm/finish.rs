//! Takes out of a module what the page does not call.
//!
//! printpdf exports functions for pages of its own, with what they need: a seventh of all code. Every crate that knows
//! wasm-bindgen exports descriptions of what it would import. Without both, the rest of them falls away.

use std::error::Error;
use walrus::{ExportId, ImportKind, Module, ModuleConfig};

/// What the page calls, and where it writes.
const WANTED: [&str; 4] = ["memory", "reserve", "answer", "release"];

/// The module with these exports, no imports, no names, and only the code that can be reached.
///
/// # Errors
/// If it is none, lacks one of the exports, or needs a memory or a table of the page.
pub fn finished(bytes: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut module = read(bytes)?;
    let unwanted: Vec<ExportId> = module
        .exports
        .iter()
        .filter(|export| !WANTED.contains(&export.name.as_str()))
        .map(|export| export.id())
        .collect();
    unwanted.into_iter().for_each(|export| module.exports.delete(export));
    for wanted in WANTED {
        if !module.exports.iter().any(|export| export.name == wanted) {
            return Err(format!("the module exports no `{wanted}`").into());
        }
    }
    let sections: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    sections.into_iter().for_each(|section| drop(module.customs.delete(section)));
    walrus::passes::gc::run(&mut module);
    stop_at_imports(&mut module)?;
    walrus::passes::gc::run(&mut module);
    Ok(module.emit_wasm())
}

fn read(bytes: &[u8]) -> Result<Module, Box<dyn Error>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    Ok(config.parse(bytes)?)
}

/// A function of the page that could be called still stops the module instead: a library asks for random numbers where
/// it encrypts, and nothing is encrypted here.
fn stop_at_imports(module: &mut Module) -> Result<(), Box<dyn Error>> {
    let imports: Vec<_> = module.imports.iter().map(|import| (import.name.clone(), import.kind.clone())).collect();
    for (name, kind) in imports {
        let ImportKind::Function(function) = kind else {
            return Err(format!("the module needs `{name}` of the page, which is no function").into());
        };
        println!("without {name}");
        module.replace_imported_func(function, |(body, _)| {
            body.func_body().unreachable();
        })?;
    }
    Ok(())
}
