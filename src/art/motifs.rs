//! The table of the shipped motifs, a row each, and of the roles of their colours; the files lie below
//! `templates/motifs`.

use super::Motif;
use crate::packed::packed_text;

/// An enum of roles, and the class of each.
macro_rules! roles {
    ($(#[$about:meta])* $role:ident, $classes:ident: $($(#[$what:meta])* $name:ident = $class:literal,)*) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $role { $($(#[$what])* $name),* }

        const $classes: &[(&str, $role)] = &[$(($class, $role::$name)),*];
    };
}

roles! {
    /// The colours of a board.
    BoardRole, BOARD:
    /// Land, and what is left to be coloured.
    Land = "land",
    /// Lines and solids.
    Ink = "ink",
    /// The marks of the side that owns a den or a trap.
    Owner = "owner",
    /// The same, a little lighter.
    OwnerSoft = "owner-soft",
    /// The same, hardly more than a tint.
    OwnerPale = "owner-pale",
    /// Traps.
    Trap = "trap",
    /// The banks of rivers.
    Bank = "bank",
    /// Waves.
    Wave = "wave",
    /// What stands out.
    Accent = "accent",
}

roles! {
    /// The colours of tools.
    ToolRole, TOOLS:
    /// Paper, blades.
    White = "white",
    /// Lines and solids.
    Ink = "ink",
    /// What the hand holds or makes.
    Accent = "accent",
    /// Wood and card.
    Wood = "wood",
    /// Their sides; caps.
    Side = "side",
    /// A cover.
    Cover = "cover",
    /// Sandpaper.
    Grit = "grit",
    /// What a laser cuts.
    Cut = "cut",
    /// A colour that the drawing gives, such as a pencil's.
    Given = "given",
}

/// A motif for each row, and the list of them all.
macro_rules! motifs {
    ($(#[$about:meta])* $all:ident, $role:ty, $roles:ident: $($(#[$what:meta])* $name:ident = $file:literal,)*) => {
        $(
            $(#[$what])*
            pub static $name: Motif<$role> =
                Motif::of_file($file, packed_text!("/motifs/", $file), $roles);
        )*
        $(#[$about])*
        pub static $all: &[&Motif<$role>] = &[$(&$name),*];
    };
}

motifs! {
    /// All motifs of boards: 24 units are a square's side, (0, 0) is its middle.
    BOARD_MOTIFS, BoardRole, BOARD:
    /// A cave behind a step, under an arch of stones or of petals.
    CAVE = "dens/cave",
    /// A crown over one bar or two.
    CROWN = "dens/crown",
    /// A door in an arch of stones.
    DOORWAY = "dens/doorway",
    /// A frame, or two that weigh as much.
    FRAME = "dens/frame",
    /// A garden gate under a roof: its opening a moon under a ridge with a pearl, or eight-sided under scrolls.
    GATE = "dens/gate",
    /// The same gate in lines.
    GATE_OPEN = "dens/gate-open",
    /// A pavilion with one roof or two, with a door or a board for its name.
    PALACE = "dens/palace",
    /// A cave with a round vault or a hut with a gable, sewn on.
    PATCH = "dens/patch",
    /// A seal with hollowed corners, within a frame or without.
    SEAL = "dens/seal",
    /// The front of a temple: four columns on one step, or six on two.
    TEMPLE = "dens/temple",
    /// A cave in round rocks or rugged ones, from which two eyes look.
    LAIR = "dens/lair",
    /// Open jaws.
    JAWS = "traps/jaws",
    /// A round pit or a jagged one with stakes, seen from above; sticks and leaves lie over it.
    PITFALL = "traps/pitfall",
    /// The end of a snare's rope, which crosses over it.
    ROPE_END = "traps/rope-end",
    /// Two stems of bamboo.
    BAMBOO = "land/bamboo",
    /// A butterfly.
    BUTTERFLY = "land/butterfly",
    /// A cloud with three scrolls.
    CLOUD = "land/cloud",
    /// A flower with eight petals.
    FLOWER = "land/flower",
    /// A frog.
    FROG = "land/frog",
    /// A ladybird with a friendly face, on a leaf.
    LADYBIRD = "land/ladybird",
    /// Two mountains with snow on them, a fir and the sun.
    MOUNTAIN = "land/mountain",
    /// Two mushrooms.
    MUSHROOMS = "land/mushrooms",
    /// The print of a paw.
    PAWS = "land/paws",
    /// Cattails at the water.
    CATTAILS = "land/reeds",
    /// A rainbow between two clouds.
    RAINBOW = "land/rainbow",
    /// A snail.
    SNAIL = "land/snail",
    /// Stepping stones.
    STONES = "land/stones",
    /// An apple tree.
    TREE = "land/tree",
    /// A branch of plum in flower.
    PLUM = "garden/plum",
    /// An orchid with arching leaves.
    ORCHID = "garden/orchid",
    /// Two culms of bamboo with sprays of leaves.
    BAMBOO_SPRAYS = "garden/bamboo",
    /// Two heads of chrysanthemum.
    CHRYSANTHEMUM = "garden/chrysanthemum",
    /// A bough of pine.
    PINE_BOUGH = "garden/pine",
    /// A fern with a young frond.
    FERN = "garden/fern",
    /// Stepping stones in the grass.
    STEPPING_STONES = "garden/stones",
    /// Bulrushes at the water.
    BULRUSHES = "garden/reeds",
    /// Two butterflies that circle each other.
    BUTTERFLIES = "garden/butterflies",
    /// A duck on the water.
    DUCK = "water/duck",
    /// A fish.
    FISH = "water/fish",
    /// A spotted carp from above.
    KOI = "water/koi",
    /// A lotus flower.
    LOTUS = "water/lotus",
    /// A large floating leaf: a disc with a notch and veins.
    LOTUS_LEAF_LARGE = "water/lotus-leaf-large",
    /// A small one.
    LOTUS_LEAF_SMALL = "water/lotus-leaf-small",
    /// A floating leaf with a wavy rim.
    LOTUS_PAD = "water/lotus-pad",
    /// A lotus flower in two colours.
    LOTUS_BLOOM = "water/lotus-bloom",
    /// A carp, as a paper-cut.
    CARP = "water/carp",
    /// A crane in shallow water, likewise.
    CRANE = "water/crane",
    /// A lotus with a bud and a leaf, likewise.
    WATER_LILY = "water/water-lily",
    /// A turtle from above, likewise.
    POND_TURTLE = "water/pond-turtle",
    /// A turtle from above.
    TURTLE = "water/turtle",
    /// A dolphin of dark tesserae, light around it.
    DOLPHIN = "water/dolphin",
    /// A fish in the same manner.
    MOSAIC_FISH = "water/mosaic-fish",
    /// A clump of low reeds, its foot on (0, 0).
    REEDS_LOW = "water/reeds-low",
    /// A clump of tall reeds, its foot on (0, 0).
    REEDS_TALL = "water/reeds-tall",
    /// A wave, broad enough to be coloured.
    RIPPLE = "water/ripple",
    /// The picture of the word bamboo.
    BAMBOO_WORD = "words/bamboo",
    /// That of bird.
    BIRD_WORD = "words/bird",
    /// That of bridge.
    BRIDGE_WORD = "words/bridge",
    /// That of cloud.
    CLOUD_WORD = "words/cloud",
    /// That of earth: a seedling in it.
    EARTH_WORD = "words/earth",
    /// That of field: furrows between paths.
    FIELD_WORD = "words/field",
    /// That of flower.
    FLOWER_WORD = "words/flower",
    /// That of grass.
    GRASS_WORD = "words/grass",
    /// That of island: a palm on it.
    ISLAND_WORD = "words/island",
    /// That of leaf.
    LEAF_WORD = "words/leaf",
    /// That of mountain.
    MOUNTAIN_WORD = "words/mountain",
    /// That of path.
    PATH_WORD = "words/path",
    /// That of rain: drops below a cloud.
    RAIN_WORD = "words/rain",
    /// That of shore.
    SHORE_WORD = "words/shore",
    /// That of stone.
    STONE_WORD = "words/stone",
    /// That of sun.
    SUN_WORD = "words/sun",
    /// That of tree.
    TREE_WORD = "words/tree",
    /// That of a boat on a river.
    BOAT_WORD = "words/boat",
    /// That of fish.
    FISH_WORD = "words/fish",
    /// That of lake: a mountain above it.
    LAKE_WORD = "words/lake",
    /// That of river.
    RIVER_WORD = "words/river",
    /// That of stream: it falls between stones.
    STREAM_WORD = "words/stream",
    /// That of water: a drop.
    WATER_WORD = "words/water",
    /// That of wood.
    WOOD_WORD = "words/wood",
}

motifs! {
    /// All tools: a unit is a millimetre, (0, 0) is where the tool is held against something.
    TOOL_MOTIFS, ToolRole, TOOLS:
    /// A bottle of oil that stands on (0, 0), 14 mm high.
    BOTTLE = "tools/bottle",
    /// Small scissors beside a line that is to be cut, their pivot on (0, 0).
    CUT_HERE = "tools/cut-here",
    /// A glue stick that stands upside down on its tip, 13 mm high.
    GLUE = "tools/glue",
    /// The head of a laser above the point at which it burns, 8 mm high.
    LASER_HEAD = "tools/laser-head",
    /// A pencil whose point is (0, 0), 24 mm to the right.
    PENCIL = "tools/pencil",
    /// A block with sandpaper below, 14 mm wide.
    SANDING_BLOCK = "tools/sanding-block",
    /// Scissors whose pivot is (0, 0), their points 17 mm to the left.
    SCISSORS = "tools/scissors",
    /// A roll of tape around (0, 0), its end hanging down.
    TAPE = "tools/tape",
}
