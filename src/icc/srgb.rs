//! The sRGB profile, which is embedded where a file must define its RGB.

/// The entries of the tone reproduction curve.
const STEPS: u16 = 1024;
/// The number of tags; the three curves share their data.
const TAGS: u32 = 9;

/// sRGB (IEC 61966-2-1) as a profile of version 2, which every reader of PDF 1.4 and later knows. The primaries are
/// those adapted to the illuminant of the profile connection space, as ICC.1 requires.
pub fn srgb() -> Vec<u8> {
    let body = [
        (*b"desc", described("sRGB")),
        (*b"cprt", [b"text\0\0\0\0".as_slice(), b"No copyright, use freely\0"].concat()),
        (*b"wtpt", xyz([0x0000_F351, 0x0001_0000, 0x0001_16CC])),
        (*b"rXYZ", xyz([0x6FA2, 0x38F5, 0x0390])),
        (*b"gXYZ", xyz([0x6299, 0xB785, 0x18DA])),
        (*b"bXYZ", xyz([0x24A0, 0x0F84, 0xB6CF])),
        (*b"rTRC", curve()),
    ];
    let (mut table, mut data) = (TAGS.to_be_bytes().to_vec(), Vec::new());
    let first = 128 + 4 + 12 * TAGS as usize;
    for (name, tag) in &body {
        // The green and the blue curve share the data of the red one.
        let names: &[[u8; 4]] = if name == b"rTRC" { &[*b"rTRC", *b"gTRC", *b"bTRC"] } else { &[*name] };
        for name in names {
            table.extend_from_slice(name);
            table.extend(((first + data.len()) as u32).to_be_bytes());
            table.extend((tag.len() as u32).to_be_bytes());
        }
        data.extend_from_slice(tag);
        data.resize(data.len().next_multiple_of(4), 0);
    }
    let mut profile = header((first + data.len()) as u32).to_vec();
    profile.extend(table);
    profile.extend(data);
    profile
}

fn header(size: u32) -> [u8; 128] {
    let mut header = [0; 128];
    let mut put = |at: usize, bytes: &[u8]| header[at..at + bytes.len()].copy_from_slice(bytes);
    put(0, &size.to_be_bytes());
    put(8, &[2, 0x10]);
    put(12, b"mntrRGB XYZ ");
    // A profile must have a date: that of the first edition of the standard, so that the bytes never change.
    put(24, &[1999_u16, 10, 18, 0, 0, 0].map(u16::to_be_bytes).concat());
    put(36, b"acsp");
    // The illuminant of the profile connection space, D50.
    put(68, &[0x0000_F6D6_u32, 0x0001_0000, 0x0000_D32D].map(u32::to_be_bytes).concat());
    header
}

fn xyz(value: [u32; 3]) -> Vec<u8> {
    [b"XYZ \0\0\0\0".as_slice(), &value.map(u32::to_be_bytes).concat()].concat()
}

fn curve() -> Vec<u8> {
    let mut curve = b"curv\0\0\0\0".to_vec();
    curve.extend(u32::from(STEPS).to_be_bytes());
    for step in 0..STEPS {
        let share = f64::from(step) / f64::from(STEPS - 1);
        let light = if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) };
        curve.extend(((light * 65535.0).round() as u16).to_be_bytes());
    }
    curve
}

/// A textDescriptionType of version 2: ASCII, then empty Unicode and ScriptCode parts.
fn described(name: &str) -> Vec<u8> {
    let mut tag = b"desc\0\0\0\0".to_vec();
    tag.extend((name.len() as u32 + 1).to_be_bytes());
    tag.extend_from_slice(name.as_bytes());
    tag.resize(tag.len() + 1 + 8 + 3 + 67, 0);
    tag
}

#[cfg(test)]
mod tests {
    use super::super::header;
    use super::srgb;
    use moxcms::{ColorProfile, Layout, TransformOptions};

    #[test]
    fn our_srgb_is_the_srgb_of_others() {
        let bytes = srgb();
        let (whole, header) = header::read_header(&bytes).expect("a whole profile");
        assert_eq!((whole.len(), &header.class, &header.space), (bytes.len(), b"mntr", b"RGB "));
        let ours = ColorProfile::new_from_slice(&bytes).expect("a readable profile");
        let theirs = ColorProfile::new_srgb();
        let options = TransformOptions::default();
        let through = ours.create_transform_8bit(Layout::Rgb, &theirs, Layout::Rgb, options).expect("two RGB profiles");
        let colours: Vec<u8> = (0..=255_u8).flat_map(|level| [level, 255 - level, level / 2]).collect();
        let mut seen = vec![0; colours.len()];
        through.transform(&colours, &mut seen).expect("whole pixels");
        let off = colours.iter().zip(&seen).map(|(a, b)| a.abs_diff(*b)).max();
        assert!(off <= Some(1), "{off:?}");
    }
}
