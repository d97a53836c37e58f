// Parts of pages drawn to small pictures.

import { addressOf, loadImage, stickersOf, svgOf, withoutLines } from "./page_picture.js";

/** @typedef {import("./set.js").Page} Page */

/** @type {WeakMap<Page, Promise<HTMLImageElement>>} */
const images = new WeakMap();

/** @param {number} width @param {number} height in pixels */
export function easel(width, height) {
  const canvas = Object.assign(document.createElement("canvas"), {
    width: Math.round(width),
    height: Math.round(height),
  });
  return { canvas, pen: /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")) };
}

/**
 * Draws a part of a page, which is given in millimetres.
 * @param {CanvasRenderingContext2D} pen
 * @param {Page} page
 * @param {{ x: number, y: number }} from
 * @param {{ width: number, height: number }} size
 * @param {{ x: number, y: number }} to in pixels
 * @param {number} scale pixels per millimetre
 */
export async function drawPart(pen, page, from, { width, height }, to, scale) {
  let loading = images.get(page);
  if (!loading) {
    const address = addressOf(withoutLines(svgOf(page)));
    loading = loadImage(address).finally(() => URL.revokeObjectURL(address));
    images.set(page, loading);
  }
  const image = await loading;
  const own = image.naturalWidth / page.width;
  pen.drawImage(
    image,
    from.x * own,
    from.y * own,
    width * own,
    height * own,
    to.x,
    to.y,
    width * scale,
    height * scale,
  );
}

/**
 * Stickers by their names, cut out round, side by side or one below the other.
 * @param {Page[]} pages
 * @param {string[]} names
 * @param {number} sticker its size in millimetres
 * @param {{ size: number, gap: number, down?: boolean }} row in pixels
 * @returns {Promise<string | null>} the address of the picture
 */
export async function stickerPicture(pages, names, sticker, { size, gap, down = false }) {
  const found = pages
    .map((page) => ({ page, stickers: stickersOf(svgOf(page)) }))
    .find(({ stickers }) => stickers.length);
  if (!found) return null;
  const { page, stickers } = found;
  const length = names.length * (size + gap) - gap;
  const { canvas, pen } = easel(down ? size : length, down ? length : size);
  for (const [index, name] of names.entries()) {
    const own = stickers.find((each) => each.name === name);
    if (!own) continue;
    const to = down ? { x: 0, y: index * (size + gap) } : { x: index * (size + gap), y: 0 };
    pen.save();
    pen.beginPath();
    pen.arc(to.x + size / 2, to.y + size / 2, size / 2, 0, 2 * Math.PI);
    pen.clip();
    await drawPart(
      pen,
      page,
      { x: own.x - sticker / 2, y: own.y - sticker / 2 },
      { width: sticker, height: sticker },
      to,
      size / sticker,
    );
    pen.restore();
  }
  return pictureAddress(canvas);
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<string>} */
export const pictureAddress = (canvas) =>
  new Promise((done, failed) =>
    canvas.toBlob(
      (blob) => (blob ? done(URL.createObjectURL(blob)) : failed(new Error("no picture"))),
      "image/webp",
      0.9,
    ),
  );
