//! Flowers, paw prints, clouds, mountains, stones and what lives in water, to be coloured.

use super::choice::Ground;
use super::plants::{bamboo, flower, leaf, pine, reeds};
use crate::canvas::shapes::spiral;
use crate::geom::{BezPath, Ellipse, Point, Shape, TOLERANCE, Vec2};
use crate::motif::board_canvas::BoardCanvas;

type Motif = fn(&mut BoardCanvas<'_, '_>);

/// The motifs in the order in which a player meets them, from the nearest row on.
const INLAND: [(&str, Motif); 10] = [
    ("flower", flower),
    ("paws", paws),
    ("pine", pine),
    ("paws", paws),
    ("cloud", cloud),
    ("bamboo", bamboo),
    ("paws", paws),
    ("mountain", mountain),
    ("flower", flower),
    ("stones", stones),
];

/// Whether a square takes a motif of the row of motifs, or one told by the water.
pub(super) fn counts(ground: Ground) -> bool {
    matches!(ground, Ground::Inland | Ground::Shore)
}

pub(super) fn motif(canvas: &mut BoardCanvas<'_, '_>, ground: Ground, number: usize) {
    let (name, draw) = match ground {
        Ground::Inland | Ground::Shore => super::of(&INLAND, number),
        Ground::Reach => ("reeds", reeds as Motif),
        Ground::Bridge => ("stones", stones as Motif),
        Ground::Heart => ("cloud", cloud as Motif),
    };
    canvas.symbol(&format!("land-{name}"), draw);
}

/// A shape to be coloured.
pub(super) fn hollow(canvas: &mut BoardCanvas<'_, '_>, path: impl Into<BezPath>, weight: f64) {
    let (land, ink) = (canvas.site().colours().land, canvas.site().colours().ink);
    canvas.shape(path, land, ink, weight);
}

/// A detail.
pub(super) fn detail(canvas: &mut BoardCanvas<'_, '_>, path: impl Into<BezPath>, weight: f64) {
    let ink = canvas.site().colours().ink;
    canvas.line(path, ink, weight);
}

pub(super) fn ellipse(x: f64, y: f64, across: f64, down: f64) -> BezPath {
    Ellipse::new((x, y), (across, down), 0.0).to_path(TOLERANCE / 10.0)
}

fn paw(canvas: &mut BoardCanvas<'_, '_>) {
    let sole = "M0 1.9C-1.9 1.9 -2.1 .8 -1.4 -.1C-.9 -.8 -.6 -1.1 0 -1.1C.6 -1.1 .9 -.8 1.4 -.1C2.1 .8 1.9 1.9 0 1.9Z";
    hollow(canvas, BoardCanvas::svg(sole), 0.32);
    for (x, y, degrees) in [(-1.95, -0.75, -25.0), (-0.75, -1.95, -8.0), (0.75, -1.95, 8.0), (1.95, -0.75, 25.0)] {
        canvas.at(x, y, degrees, 1.0, |canvas| hollow(canvas, ellipse(0.0, 0.0, 0.52, 0.78), 0.32));
    }
}

fn paws(canvas: &mut BoardCanvas<'_, '_>) {
    for (x, y, degrees) in [(-3.6, 4.6, 22.0), (1.4, 0.4, 30.0), (4.4, -5.2, 18.0)] {
        canvas.at(x, y, degrees, 0.92, paw);
    }
}

/// A cloud with two scrolls and a trailing tail.
pub(crate) fn cloud(canvas: &mut BoardCanvas<'_, '_>) {
    canvas.at(0.0, 0.6, 0.0, 1.0, |canvas| {
        let outline = "M-6.2 2.6C-8.6 2.6 -8.8 -.6 -6.4 -.9C-6.6 -3.4 -3.4 -4.2 -2.3 -2.5C-1.4 -5.2 2.6 -5 3 -2.2\
                       C5 -3 6.8 -1.2 6 .4C7.6 .6 7.8 2.6 6 2.6Z";
        hollow(canvas, BoardCanvas::svg(outline), 0.38);
        detail(canvas, spiral((-4.6, 0.2), 1.5, 0.25, 200.0, 1.25), 0.3);
        detail(canvas, spiral((0.4, -1.7), 1.7, 0.3, 190.0, 1.25), 0.3);
        detail(canvas, spiral((4.3, 0.2), 1.2, 0.2, -20.0, -1.2), 0.3);
    });
}

fn mountain(canvas: &mut BoardCanvas<'_, '_>) {
    let outline = "M-9 7.2C-7.4 4 -6.4 .4 -4.8 -1.6C-3.9 -2.7 -3.2 -2.5 -2.4 -1.2C-1.4 -4.2 -.2 -7.6 1 -8.2\
                   C2.4 -8.7 3 -5.8 4.2 -3.4C5.8 -.2 7.4 3.6 9 7.2Z";
    hollow(canvas, BoardCanvas::svg(outline), 0.38);
    let folds = "M-2.4 -1.2C-1.6 .8 -1.4 2.8 -1.7 4.6M1 -5.8C1.4 -3.4 1 -1.6 1.9 .4M3.6 -1.4C3.6 .6 4.2 2.6 4 4.4\
                 M-4.9 .8C-4.9 2.4 -5.3 3.6 -5.2 4.8";
    detail(canvas, BoardCanvas::svg(folds), 0.28);
}

fn stones(canvas: &mut BoardCanvas<'_, '_>) {
    for (x, y, across, down) in [(-3.4, -5.6, 3.3, 2.4), (2.8, -1.2, 3.6, 2.5), (-3.2, 4.2, 3.7, 2.6)] {
        hollow(canvas, ellipse(x, y, across, down), 0.36);
        let mut light = BezPath::new();
        light.move_to((x - across * 0.5, y - down * 0.25));
        light.quad_to((x - across * 0.1, y - down * 0.62), (x + across * 0.42, y - down * 0.4));
        detail(canvas, light, 0.25);
    }
    let grass = "M4.4 5.4q.3 -1.6 -.5 -2.6M5 5.4q0 -1.8 .6 -2.8M5.6 5.4q.5 -1.2 1.4 -1.7\
                 M-7 .3q.3 -1.2 -.4 -2M-6.4 .3q.1 -1.4 .6 -2.2";
    detail(canvas, BoardCanvas::svg(grass), 0.28);
}

pub(crate) fn lotus(canvas: &mut BoardCanvas<'_, '_>) {
    let petals = [
        (-160.0, 6.6, 3.4),
        (-20.0, 6.6, 3.4),
        (-138.0, 7.2, 3.6),
        (-42.0, 7.2, 3.6),
        (-114.0, 7.6, 3.6),
        (-66.0, 7.6, 3.6),
        (-90.0, 8.0, 3.9),
    ];
    for (degrees, length, width) in petals {
        hollow(canvas, leaf((0.0, 3.2), length, width, degrees), 0.35);
    }
}

/// A leaf that floats: a disc with a notch and veins.
pub(crate) fn lotus_leaf(canvas: &mut BoardCanvas<'_, '_>, radius: f64) {
    const NOTCH: f64 = 14.0;
    let at = |radius: f64, degrees: f64| Point::ZERO + Vec2::from_angle(f64::to_radians(degrees)) * radius;
    let mut path = BezPath::new();
    path.move_to((0.0, 0.0));
    path.line_to(at(radius, NOTCH));
    let sweep = (360.0 - 2.0 * NOTCH).to_radians();
    let rim = crate::geom::Arc::new((0.0, 0.0), (radius, radius), NOTCH.to_radians(), sweep, 0.0);
    path.extend(rim.append_iter(TOLERANCE));
    path.close_path();
    hollow(canvas, path, 0.38);
    let mut veins = BezPath::new();
    for degrees in [70.0, 125.0, 180.0, 235.0, 290.0] {
        veins.move_to(at(0.2 * radius, degrees));
        veins.line_to(at(0.72 * radius, degrees));
    }
    detail(canvas, veins, 0.25);
}

pub(crate) fn fish(canvas: &mut BoardCanvas<'_, '_>) {
    let body = "M-4 0C-2.6 -2.3 1.4 -2.4 3.2 -.4L5.4 -1.9C5 -.6 5 .6 5.4 1.9L3.2 .4C1.4 2.4 -2.6 2.3 -4 0Z";
    hollow(canvas, BoardCanvas::svg(body), 0.35);
    let ink = canvas.site().colours().ink;
    canvas.fill(BoardCanvas::circle((-2.5, -0.35), 0.34), ink);
    detail(canvas, BoardCanvas::svg("M-1.2 -1.35Q-.4 0 -1.2 1.35"), 0.28);
    detail(canvas, BoardCanvas::svg("M.2 -.7Q.8 0 .2 .7M1.5 -.6Q2 0 1.5 .6"), 0.25);
}
