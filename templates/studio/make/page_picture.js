// Pages as pictures: an address for an <img>, in which no script runs and nothing is fetched.

/** @typedef {import("./set.js").Page} Page */

/** Layers that are not part of the finished work. */
const LINES = ["cut", "guides"];

/** @type {WeakMap<Page, Map<boolean, string>>} */
const addresses = new WeakMap();
/** Frees the addresses of pages that nobody holds any more. @type {FinalizationRegistry<string>} */
const forgotten = new FinalizationRegistry((address) => URL.revokeObjectURL(address));

/** The text of a page. @param {Page} page */
export const svgOf = ({ data }) => new TextDecoder().decode(data);

/** @param {string | Uint8Array} svg */
export const addressOf = (svg) =>
  URL.createObjectURL(new Blob([/** @type {BlobPart} */ (svg)], { type: "image/svg+xml" }));

/** The page without its cut lines and rulers. @param {string} svg */
export const withoutLines = (svg) =>
  LINES.reduce((text, layer) => text.replace(`<g id="layer-${layer}"`, `<g display="none" id="layer-${layer}"`), svg);

/** @param {Page} page @param {boolean} lines whether cut lines are shown */
export function pageAddress(page, lines) {
  const known = addresses.get(page) ?? new Map();
  addresses.set(page, known);
  let address = known.get(lines);
  if (!address) {
    address = addressOf(lines ? page.data : withoutLines(svgOf(page)));
    known.set(lines, address);
    forgotten.register(page, address);
  }
  return address;
}

/** A sticker on a page of pieces: whose it is, and the middle of it, in millimetres. @typedef {{ name: string, x: number, y: number }} Sticker */

/** The stickers of a page, by names such as "tiger-w". @param {string} svg @returns {Sticker[]} */
export function stickersOf(svg) {
  const uses = svg.matchAll(
    /<use transform="translate\((-?[\d.]+)[ ,](-?[\d.]+)\)" xlink:href="#symbol-sticker-([\w-]+)"/g,
  );
  return [...uses].map(([, x, y, name]) => ({ name, x: Number(x), y: Number(y) }));
}

/** Where the board begins on its page, in millimetres: its symbol, or what a laser cuts first. @param {string} svg */
export function boardOrigin(svg) {
  const [, x, y] = /<use transform="translate\((-?[\d.]+)[ ,](-?[\d.]+)\)" xlink:href="#symbol-board"/.exec(svg) ?? [];
  if (x !== undefined) return { x: Number(x), y: Number(y) };
  const cut =
    /<g id="layer-cut"[^>]*>\s*<g transform="translate\((-?[\d.]+)[ ,](-?[\d.]+)\)">\s*<path d="M(-?[\d.]+)[ ,](-?[\d.]+)/;
  const [, left, top, right, down] = cut.exec(svg) ?? [];
  return left === undefined ? null : { x: Number(left) + Number(right), y: Number(top) + Number(down) };
}

/** @param {string} address @returns {Promise<HTMLImageElement>} */
export async function loadImage(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
