//! Takes out of a module what the page does not call.
//!
//! printpdf exports functions for pages of its own, with what they need: a seventh of all code. Every crate that knows
//! wasm-bindgen exports descriptions of what it would import. Without both, the rest of them falls away.

use std::error::Error;
use walrus::{ExportId, ImportKind, Module, ModuleConfig};

/// What a colour profile has at byte 36; its size, most significant byte first, stands at byte 0.
const PROFILE_MARK: &[u8] = b"acsp";
const PROFILE_MARK_AT: usize = 36;
/// Smaller ones are worth nothing.
const PROFILE_LEAST: usize = 100_000;

/// How the dictionary of brotli begins, and its size: a reader of web fonts carries it, and no web font is read.
const DICTIONARY_START: &[u8] = b"timedownlifeleftback";
const DICTIONARY: usize = 122_784;

/// The module with these exports, no imports, no names, only the code that can be reached, and without data that
/// nothing uses.
///
/// # Errors
/// If it is none, lacks one of the exports, or needs a memory or a table of the page.
pub fn finished(bytes: &[u8], wanted: &[&str]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut module = read(bytes)?;
    let unwanted: Vec<ExportId> = module
        .exports
        .iter()
        .filter(|export| !wanted.contains(&export.name.as_str()))
        .map(|export| export.id())
        .collect();
    unwanted.into_iter().for_each(|export| module.exports.delete(export));
    for wanted in wanted {
        if !module.exports.iter().any(|export| export.name == *wanted) {
            return Err(format!("the module exports no `{wanted}`").into());
        }
    }
    let sections: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    sections.into_iter().for_each(|section| drop(module.customs.delete(section)));
    walrus::passes::gc::run(&mut module);
    stop_at_imports(&mut module)?;
    blank_profiles(&mut module);
    blank_dictionary(&mut module);
    walrus::passes::gc::run(&mut module);
    Ok(module.emit_wasm())
}

fn read(bytes: &[u8]) -> Result<Module, Box<dyn Error>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    Ok(config.parse(bytes)?)
}

/// Fills the colour profiles with zeros, which pack to nothing: printpdf carries one of 0.65 MB for files that name no
/// profile of their own, and ours always do, or need none.
fn blank_profiles(module: &mut Module) {
    let segments: Vec<_> = module.data.iter().map(|data| data.id()).collect();
    for segment in segments {
        let data = module.data.get_mut(segment);
        let mut at = 0;
        while let Some(found) = data.value[at..].windows(PROFILE_MARK.len()).position(|window| window == PROFILE_MARK) {
            at += found + PROFILE_MARK.len();
            let Some(start) = (at - PROFILE_MARK.len()).checked_sub(PROFILE_MARK_AT) else { continue };
            let size = data.value[start..start + 4].iter().fold(0, |size, &byte| size << 8 | usize::from(byte));
            if (PROFILE_LEAST..=data.value.len() - start).contains(&size) {
                data.value[start..start + size].fill(0);
                println!("without a colour profile of {:.2} MB", size as f64 / 1e6);
            }
        }
    }
}

/// Fills the dictionary of brotli with zeros.
fn blank_dictionary(module: &mut Module) {
    let segments: Vec<_> = module.data.iter().map(|data| data.id()).collect();
    for segment in segments {
        let data = module.data.get_mut(segment);
        let Some(start) = data.value.windows(DICTIONARY_START.len()).position(|window| window == DICTIONARY_START)
        else {
            continue;
        };
        if let Some(dictionary) = data.value.get_mut(start..start + DICTIONARY) {
            dictionary.fill(0);
            println!("without a dictionary of {:.2} MB", DICTIONARY as f64 / 1e6);
        }
    }
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
