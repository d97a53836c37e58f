//! What scenes are built from: shapes, bodies of water, roads, points along lines, chance, heights.
//!
//! Lengths are units of the scene, angles radians, clockwise as y runs down.

mod along;
mod chance;
mod contours;
mod noise;
mod road;
mod shapes;
mod waters;

pub(super) use along::{along, scalloped, subpaths};
pub(super) use chance::Chance;
pub(super) use contours::{Heights, flowing, flowing_below, length};
pub(super) use noise::Noise;
pub(super) use road::{road, trails};
pub(super) use shapes::{
    arc, crescent, disc, ellipse, leaf, lens, line, oriented, placed, points, polar, poly, rect, rounded, smooth,
    spiral, star, tapered, tapered_round, through, xy,
};
pub(super) use waters::{Body, Cell, Edge, EdgeKind, bodies, edges};
