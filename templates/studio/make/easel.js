// Parts of a set drawn to small pictures, which are kept as small files.

import { Refusal } from "../service/client.js";
import { drawPicture, loadImage } from "./page_picture.js";

/** @typedef {import("./set.js").Source} Source */
/** @typedef {import("../service/client.js").Terms} Terms */

/** @param {number} width @param {number} height in pixels */
function easel(width, height) {
  const canvas = Object.assign(document.createElement("canvas"), {
    width: Math.round(width),
    height: Math.round(height),
  });
  return { canvas, pen: /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")) };
}

/** A picture that the program draws, to be painted once. @param {Source} source @param {object} what @param {Terms} terms */
async function painted(source, what, terms) {
  const address = await drawPicture(source, what, terms);
  return loadImage(address).finally(() => URL.revokeObjectURL(address));
}

/** The finished board of a set whose board is on one sheet. @param {Source} source @param {number} scale pixels per millimetre @param {Terms} terms */
export async function boardPicture(source, scale, terms) {
  const image = await painted(source, { of: { cutout: { part: "board", number: 1 } }, scale }, terms);
  const { canvas, pen } = easel(image.naturalWidth, image.naturalHeight);
  pen.drawImage(image, 0, 0);
  return { address: await pictureAddress(canvas), width: canvas.width, height: canvas.height };
}

/**
 * Stickers by their names, cut out round, side by side or one below the other.
 * @param {Source} source
 * @param {string[]} names
 * @param {number} sticker its size in millimetres
 * @param {{ size: number, gap: number, down?: boolean }} row in pixels
 * @param {Terms} terms
 * @returns {Promise<string | null>} the address of the picture
 */
export async function stickerPicture(source, names, sticker, row, terms) {
  return (
    (await rowOfStickers(source, names, sticker, row, terms)) ??
    // A laser cuts the pieces themselves, as lines of its panel: the same faces are stickers without the machine.
    rowOfStickers(withoutMachine(source), names, sticker, row, terms)
  );
}

/** @param {Source} source @returns {Source} */
function withoutMachine({ theme, ...rest }) {
  const { set = [] } = /** @type {{ set?: string[] }} */ (theme);
  return { ...rest, theme: { ...theme, set: [...set, "cutter.machine=none"] } };
}

/** @type {typeof stickerPicture} */
async function rowOfStickers(source, names, sticker, { size, gap, down = false }, terms) {
  const length = names.length * (size + gap) - gap;
  const { canvas, pen } = easel(down ? size : length, down ? length : size);
  const area = [-sticker / 2, -sticker / 2, sticker, sticker];
  let count = 0;
  for (const [index, name] of names.entries()) {
    const what = { of: { symbol: `sticker-${name}` }, area, scale: size / sticker };
    const image = await painted(source, what, terms).catch(unlessRefused);
    if (!image) continue;
    count++;
    const at = index * (size + gap);
    const [x, y] = down ? [0, at] : [at, 0];
    pen.save();
    pen.beginPath();
    pen.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI);
    pen.clip();
    pen.drawImage(image, x, y, size, size);
    pen.restore();
  }
  return count ? pictureAddress(canvas) : null;
}

/** A set may lack an animal, or have no stickers. @param {unknown} error */
function unlessRefused(error) {
  if (error instanceof Refusal) return null;
  throw error;
}

/** @param {HTMLCanvasElement} canvas */
async function pictureAddress(canvas) {
  /** @type {Blob | null} */
  const blob = await new Promise((done) => canvas.toBlob(done, "image/webp", 0.9));
  if (!blob) throw new Error("no picture");
  return URL.createObjectURL(blob);
}
