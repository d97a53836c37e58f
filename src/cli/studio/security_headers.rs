//! The headers by which browsers keep other pages out, and this page at home.

/// What the page may load: its own files, its own pictures, WebAssembly; nothing from elsewhere, no inline code.
pub const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    img-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'none'";

/// On every answer, beside the policy: types are as they are said to be, no address is told, no other page opens,
/// frames or embeds this one.
pub const SECURITY_HEADERS: [(&str, &str); 5] = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("X-Frame-Options", "DENY"),
];
