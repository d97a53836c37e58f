// Pages as pictures for an <img>: as many pixels as the screen shows, drawn by the program beside the page. A browser that
// reads a board as SVG stands still for longer than the program needs; only what is enlarged far is worth that.

import { afterRedraw, redraw } from "../app/redraw.js";
import { ask, askSet } from "../service/client.js";

/** @typedef {import("./set.js").Page} Page */
/** @typedef {import("../service/client.js").Terms} Terms */
/** A picture of a page, in pixels per millimetre. @typedef {{ scale: number, address: string | null }} Picture */

/** The most pixels of a picture. */
const MOST_PIXELS = 6e6;
/** The most pixels of the first picture of a page, which somebody waits for. */
const FIRST_PIXELS = 1e6;
/** Pictures whose scales differ by less are as sharp. */
const CLOSE = 0.005;
/** Layers that are not part of the finished work. */
const LINES = ["cut", "guides"];

/** The pictures of a page, with its cut lines and without. @type {WeakMap<Page, Map<boolean, Picture>>} */
const pictures = new WeakMap();
/** Pages that are being drawn. @type {WeakSet<Page>} */
const drawing = new WeakSet();

/** @param {Uint8Array} data @param {string} type */
const addressOf = (data, type) => URL.createObjectURL(new Blob([/** @type {BlobPart} */ (data)], { type }));

/** The door behind which the pages of a source are made: a part that is looked at, or the whole. @param {import("./set.js").Source} source */
export const doorOf = ({ parts }) => (parts.length ? ask : askSet);

/** Asks the program for a picture. @param {import("./set.js").Source} source @param {object} what @param {Terms} [terms] */
export async function drawPicture(source, what, terms) {
  const { theme, files, parts } = source;
  const { files: drawn } = await doorOf(source)("picture", { theme, parts, ...what }, files, terms);
  return addressOf(drawn[0].data, "image/bmp");
}

/** A picture of a page with its lines. @param {Page} page @param {number} scale @param {Terms} [terms] */
export const drawPage = (page, scale, terms, lines = true) =>
  drawPicture(page.source, { of: { page: { part: page.part, number: page.number } }, scale, lines }, terms);

/**
 * The best picture of a page that there is; one that fits the screen is drawn, and the page then drawn again.
 * @param {Page} page
 * @param {boolean} lines whether cut lines are shown
 * @param {number} scale pixels of the screen per millimetre
 * @param {boolean} [isLast] whether nothing is being made: until then a picture that nearly fits will do
 */
export function pageAddress(page, lines, scale, isLast = true) {
  const known = pictures.get(page)?.get(lines);
  if (!known || (isLast && Math.abs(known.scale / scale - 1) > CLOSE)) void improve(page, lines, scale);
  return known?.address ?? null;
}

/** A picture of a page that was drawn, of whatever scale. @param {Page} page */
export const drawnAddress = (page) =>
  [...(pictures.get(page)?.values() ?? [])].find(({ address }) => address)?.address ?? null;

/** Draws the picture with which a page is shown first. @param {Page} page @param {boolean} lines @param {number} scale @param {Terms} terms */
export async function drawFirst(page, lines, scale, terms) {
  const first = Math.min(scale, Math.sqrt(FIRST_PIXELS / (page.width * page.height)));
  take(page, lines, { scale: first, address: await drawPage(page, first, terms, lines) });
}

/** @param {Page} page @param {boolean} lines @param {number} scale */
async function improve(page, lines, scale) {
  if (drawing.has(page)) return;
  drawing.add(page);
  try {
    const isLarge = page.width * page.height * scale ** 2 > MOST_PIXELS;
    const drawn = isLarge ? vector(page, lines) : drawPage(page, scale, { behind: true }, lines);
    take(page, lines, { scale, address: await drawn });
  } catch {
    // What there is must do.
    take(page, lines, { scale, address: pictures.get(page)?.get(lines)?.address ?? null });
  } finally {
    drawing.delete(page);
  }
  redraw();
}

/** @param {Page} page @param {boolean} lines @param {Picture} picture */
function take(page, lines, picture) {
  const known = pictures.get(page) ?? new Map();
  pictures.set(page, known);
  const old = known.get(lines)?.address;
  known.set(lines, picture);
  if (old && old !== picture.address) afterRedraw(() => URL.revokeObjectURL(old));
}

/** Frees the pictures of pages that are shown no more. @param {Page[]} pages */
export function forget(pages) {
  const old = pages.flatMap((page) => [...(pictures.get(page)?.values() ?? [])]);
  for (const page of pages) pictures.delete(page);
  afterRedraw(() => old.forEach(({ address }) => address && URL.revokeObjectURL(address)));
}

/** A page as SVG. @param {Page} page @param {boolean} lines */
async function vector({ part, number, source }, lines) {
  const { theme, files, parts } = source;
  const { files: pages } = await doorOf(source)("make", { theme, parts, formats: ["svg"] }, files);
  const { data } = pages.find(({ name }) => name === `${part}-${number}.svg`) ?? pages[0];
  return addressOf(lines ? data : withoutLines(data), "image/svg+xml");
}

/** A page without its cut lines and rulers. @param {Uint8Array} svg */
function withoutLines(svg) {
  const hidden = (/** @type {string} */ text, /** @type {string} */ layer) =>
    text.replace(`<g id="layer-${layer}"`, `<g display="none" id="layer-${layer}"`);
  return new TextEncoder().encode(LINES.reduce(hidden, new TextDecoder().decode(svg)));
}

/** @param {string} address @returns {Promise<HTMLImageElement>} */
export async function loadImage(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
