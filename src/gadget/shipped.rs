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
    "den-guard",
}

/// The shipped gadget with this name.
pub fn shipped_gadget(name: &str) -> Option<&'static ShippedGadget> {
    GADGETS.iter().find(|gadget| gadget.name == name)
}

/// Every shipped network of gadgets.
pub const NETWORKS: &[ShippedGadget] =
    &[ShippedGadget { name: "half-crossover", text: include_str!("../../templates/gadgets/half-crossover.toml") }];

/// The shipped network with this name.
pub fn shipped_network(name: &str) -> Option<&'static ShippedGadget> {
    NETWORKS.iter().find(|network| network.name == name)
}
