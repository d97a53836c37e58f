//! Scale factors of affine maps.

use super::Affine;

/// The smallest scale factor of a map over all directions.
pub fn least_scale(map: Affine) -> f64 {
    scales(map).0
}

/// The largest scale factor of a map over all directions.
pub fn most_scale(map: Affine) -> f64 {
    scales(map).1
}

/// The singular values of a map, the smaller one first.
fn scales(map: Affine) -> (f64, f64) {
    let [a, b, c, d, ..] = map.as_coeffs();
    let half = (a * a + b * b + c * c + d * d) / 2.0;
    // Rounding may make the difference of two equal numbers negative.
    let spread = (half * half - map.determinant().powi(2)).max(0.0).sqrt();
    ((half - spread).max(0.0).sqrt(), (half + spread).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_and_squeezed_map_has_two_scales() {
        let map = Affine::rotate(0.7) * Affine::scale_non_uniform(3.0, 0.5) * Affine::rotate(-1.1);
        assert!((least_scale(map) - 0.5).abs() < 1e-9 && (most_scale(map) - 3.0).abs() < 1e-9);
    }
}
