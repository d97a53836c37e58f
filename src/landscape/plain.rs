//! A landscape in its flat inks.

use super::construction::rect;
use super::scene::Scene;

pub(super) fn draw(scene: &mut Scene<'_, '_, '_>) {
    let inks = scene.inks();
    scene.fill_colour(rect(scene.trim()), inks.ground());
    scene.fill_colour(rect(scene.field()), inks.land());
    for body in scene.bodies() {
        scene.fill_colour(body.shore(4.0, 17.0), inks.water());
    }
}
