//! ICC output profiles: the colour characterisation of a press or another printer.

use super::ProfileError;
use super::header::{self, letters};
use moxcms::{
    ColorProfile, Layout, LocalizableString, ParsingOptions, ProfileText, RenderingIntent, TransformExecutor,
    TransformOptions,
};
use std::fmt;
use std::sync::Arc;

/// The device colour space of an output profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColourSpace {
    /// Black alone.
    Grey,
    /// Red, green and blue, which the printer separates itself.
    Rgb,
    /// Cyan, magenta, yellow and black.
    Cmyk,
}

/// A checked output profile.
#[derive(Clone)]
pub struct OutputProfile {
    bytes: Arc<[u8]>,
    space: ColourSpace,
    name: String,
    /// From sRGB to CMYK; `None` if the device is not CMYK.
    inks: Option<Arc<dyn TransformExecutor<u8> + Send + Sync>>,
}

impl OutputProfile {
    /// Reads a profile.
    ///
    /// Fails if it is not an ICC profile, is broken, is not for a printing device or for other inks, or has no
    /// transform from colours to inks.
    pub fn read(bytes: &[u8]) -> Result<OutputProfile, ProfileError> {
        let (bytes, header) = header::read_header(bytes)?;
        if header.class != *b"prtr" {
            let whose = match &header.class {
                b"mntr" => "a screen".to_owned(),
                b"scnr" => "a camera or a scanner".to_owned(),
                other => format!("something else ({})", letters(*other)),
            };
            let right = "PDF/X takes that of a printing device (prtr): ask the print shop for its profile";
            return Err(ProfileError::new(format!("this is the profile of {whose}"), right));
        }
        let space = match &header.space {
            b"GRAY" => ColourSpace::Grey,
            b"RGB " => ColourSpace::Rgb,
            b"CMYK" => ColourSpace::Cmyk,
            other => {
                let message = format!("this profile is for other inks ({})", letters(*other));
                return Err(ProfileError::new(message, "those for CMYK, RGB and GRAY can be used"));
            }
        };
        let broken = |why: &dyn fmt::Display| {
            ProfileError::new(format!("this profile cannot be read ({why})"), "copy it again, or take another")
        };
        let read = ColorProfile::new_from_slice_with_options(bytes, limits()).map_err(|why| broken(&why))?;
        let inks = match space {
            ColourSpace::Grey | ColourSpace::Rgb => None,
            ColourSpace::Cmyk => Some(separation(&read).map_err(|why| {
                let message = format!("this profile cannot convert colours to inks ({why})");
                ProfileError::new(message, "use one with both directions, as print shops provide them")
            })?),
        };
        let name = read.description.as_ref().map(words).unwrap_or_default();
        Ok(OutputProfile { bytes: Arc::from(bytes), space, name, inks })
    }

    /// The bytes of the profile.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Its device colour space.
    pub fn space(&self) -> ColourSpace {
        self.space
    }

    /// Its description, such as “Coated FOGRA39 (ISO 12647-2:2004)”; empty if it has none.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The printing condition it describes, by its name in the ICC registry, such as `FOGRA39`; `None` if its
    /// description has none.
    pub fn condition(&self) -> Option<&str> {
        const FAMILY: &str = "FOGRA";
        let from = &self.name[self.name.find(FAMILY)?..];
        let digits = from[FAMILY.len()..].bytes().take_while(u8::is_ascii_digit).count();
        (digits > 0).then(|| &from[..FAMILY.len() + digits])
    }

    /// Pixels of sRGB, three bytes each, in cyan, magenta, yellow and black, four bytes each, 255 for full ink; `None`
    /// if the device is not CMYK.
    ///
    /// # Panics
    /// Never: both sides hold the same number of whole pixels.
    pub fn inks(&self, rgb: &[u8]) -> Option<Vec<u8>> {
        let inks = self.inks.as_ref()?;
        let mut seen = vec![0; rgb.len() / 3 * 4];
        inks.transform(&rgb[..rgb.len() / 3 * 3], &mut seen).expect("both sides hold as many pixels");
        Some(seen)
    }
}

/// The limits of what is read of a profile.
pub(super) fn limits() -> ParsingOptions {
    ParsingOptions { max_profile_size: header::MAX_BYTES + 1, ..ParsingOptions::default() }
}

/// From sRGB to inks with the perceptual rendering intent.
fn separation(press: &ColorProfile) -> Result<Arc<dyn TransformExecutor<u8> + Send + Sync>, moxcms::CmsError> {
    let options = TransformOptions { rendering_intent: RenderingIntent::Perceptual, ..TransformOptions::default() };
    ColorProfile::new_srgb().create_transform_8bit(Layout::Rgb, press, Layout::Rgba, options)
}

/// A description in English if it has one, without control characters.
fn words(text: &ProfileText) -> String {
    let found = match text {
        ProfileText::PlainString(text) => text.as_str(),
        ProfileText::Description(text) => text.ascii_string.as_str(),
        ProfileText::Localizable(texts) => {
            let english = |text: &&LocalizableString| text.language == "en";
            texts.iter().find(english).or(texts.first()).map_or("", |text| text.value.as_str())
        }
    };
    found.chars().filter(|c| !c.is_control()).take(120).collect::<String>().trim().to_owned()
}

impl fmt::Debug for OutputProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OutputProfile").field("space", &self.space).field("name", &self.name).finish_non_exhaustive()
    }
}

impl PartialEq for OutputProfile {
    fn eq(&self, other: &OutputProfile) -> bool {
        self.bytes == other.bytes
    }
}
