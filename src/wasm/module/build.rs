//! Tells the linker what the page calls.

fn main() {
    for name in ["reserve", "answer", "release"] {
        println!("cargo::rustc-link-arg-bins=--export={name}");
    }
}
