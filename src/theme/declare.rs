//! The macro that declares keys of a theme: field, documentation, type, default and reading of a key in one row.

/// Declares a struct of a theme, the keys that its fields are read from, and how they are read.
///
/// ```text
/// theme_keys! {
///     /// The sheets to print on.
///     pub struct Paper, read(reader) {
///         /// Whether the paper lies on its longer side.
///         pub wide: bool = KeyKind::Boolean, "paper.wide" = false;
///     }
/// }
/// ```
///
/// A row has the documentation, which is also the sentence of the reference, the field and its type; after `=` the type
/// of the value in the file with its bounds, the key, and its default as TOML, or a description (in brackets).
///
/// The value is read by `KeyValue`, which is implemented for `bool`, `u32`, `f64`, colours, faces and keywords. A row
/// that ends with `=> EXPRESSION` is read by that; the expression may use the arguments of `read`. A field that is no
/// key has the expression only.
///
/// A struct that is read from several tables has a key for each of them in every row; `key INDEX` after `read(…)`
/// selects one. A struct without `read(…)` is built elsewhere. Every struct is listed in `key_table.rs`.
macro_rules! theme_keys {
    ($(#[$meta:meta])* pub struct $name:ident, read($($arguments:tt)*) { $($rows:tt)* }) => {
        theme_keys! { $(#[$meta])* pub struct $name, read($($arguments)*), key 0 { $($rows)* } }
    };
    (
        $(#[$meta:meta])*
        pub struct $name:ident, read($reader:ident $(, $argument:ident: $argument_type:ty)*), key $index:tt {
            $(
                $(#[doc = $about:literal])+
                pub $field:ident: $type:ty $(= $kind:expr, $($path:literal = $default:tt),+)? $(=> $read:expr)?;
            )+
        }
    ) => {
        theme_keys! {
            $(#[$meta])*
            pub struct $name {
                $($(#[doc = $about])+ pub $field: $type $(= $kind, $($path = $default),+)?;)+
            }
        }

        impl $name {
            /// Reads the value of every field; a wrong one is a fault, and a substitute is returned.
            pub(in crate::theme) fn read(
                $reader: &mut $crate::theme::file::ThemeReader<'_>
                $(, $argument: $argument_type)*
            ) -> $name {
                $name { $($field: theme_keys!(@read $field: $type, $reader, $index, [$($($path),+)?] $(=> $read)?),)+ }
            }
        }
    };
    ($(#[$meta:meta])* pub struct $name:ident {
        $($(#[doc = $about:literal])+ pub $field:ident: $type:ty $(= $kind:expr, $($path:literal = $default:tt),+)?;)+
    }) => {
        $(#[$meta])*
        pub struct $name {
            $($(#[doc = $about])+ pub $field: $type,)+
        }

        impl $name {
            /// The keys of each field.
            pub(in crate::theme) const KEYS: &[&[$crate::theme::KeySpec]] =
                &[$(theme_keys!(@keys [$($about),+] $($kind, $($path = $default),+)?)),+];
        }
    };
    (@keys [$($about:literal),+]) => { &[] };
    (@keys [$($about:literal),+] $kind:expr, $($path:literal = $default:tt),+) => {{
        const ABOUT: &str = concat!($($about),+).trim_ascii();
        const KEYS: &[$crate::theme::KeySpec] =
            &[$($crate::theme::KeySpec { path: $path, kind: $kind, default: stringify!($default), about: ABOUT }),+];
        KEYS
    }};
    (@read $field:ident: $type:ty, $reader:ident, $index:tt, [$($path:literal),*] => $read:expr) => { $read };
    (@read $field:ident: $type:ty, $reader:ident, $index:tt, []) => {
        compile_error!(concat!("the row of `", stringify!($field), "` has no key, so it must end with `=> EXPRESSION`"))
    };
    (@read $field:ident: $type:ty, $reader:ident, $index:tt, [$($path:literal),+]) => {
        <$type as $crate::theme::file::KeyValue>::read($reader, [$($path),+][$index])
    };
}

pub(super) use theme_keys;
