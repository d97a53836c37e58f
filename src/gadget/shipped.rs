//! Shipped gadgets.

/// A shipped gadget.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShippedGadget {
    /// Its name.
    pub name: &'static str,
    /// Its TOML text.
    pub text: &'static str,
}

macro_rules! gadgets {
    ($($name:literal,)+) => {
        /// Every shipped gadget: those of a circuit, then those that protect them.
        pub const GADGETS: &[ShippedGadget] = &[$(
            ShippedGadget { name: $name, text: include_str!(concat!("../../templates/gadgets/", $name, ".toml")) },
        )+];
    };
}

gadgets! {
    "and",
    "or",
    "splitter",
    "choice",
    "setter",
    "black-edge",
    "white-edge",
    "outflow",
}

/// The shipped gadget with this name.
pub fn shipped_gadget(name: &str) -> Option<&'static ShippedGadget> {
    GADGETS.iter().find(|gadget| gadget.name == name)
}
