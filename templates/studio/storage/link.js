// A theme in the fragment of a link: compressed, in letters that every program leaves as they are.

/** A theme of a link is never longer, in characters. */
const MOST = 100_000;

/** @param {string} text */
export async function toLink(text) {
  const packed = await collect(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} letters */
export async function fromLink(letters) {
  const packed = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );
  return new TextDecoder().decode(
    await collect(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"))),
  );
}

/** @param {ReadableStream<Uint8Array>} stream */
async function collect(stream) {
  const reader = stream.getReader();
  /** @type {number[]} */
  const bytes = [];
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (bytes.length + piece.value.length > MOST) throw new Error("too long for a link");
    bytes.push(...piece.value);
  }
  return Uint8Array.from(bytes);
}
